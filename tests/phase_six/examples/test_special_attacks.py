"""Worked examples dice for dice: special attacks, two weapons, throws."""

import pytest

from fechtbuch.engine.fields import field
from fechtbuch.engine.scatter import clock_landing
from tests.phase_six.stage import hits, stage, totals, wall, who


@pytest.mark.rule("PSX-SPC-03", "PSX-SPC-04", "PSX-DIC-06", "PSX-RUL-34")
def test_example_13_knockout() -> None:
    duel = stage([who("grom", 0)], [who("marek", 1)])
    swing = totals(1, 2, 4, 5, 5, 9, 11)
    down = duel.play("grom: attack marek special=knockout", dice=f"{swing} {totals(3, 5)}")
    assert down.fighter("marek").unconscious == 2
    assert down.happened("wounded") == []
    up = duel.play("grom: attack marek special=knockout", dice=f"{swing} {totals(8, 11)}")
    assert up.fighter("marek").unconscious == 0
    assert up.event("stays-up").amount == 3
    sturdy = stage([who("grom", 0)], [who("ottwin", 1, armour=[])])
    felled = sturdy.play("grom: attack ottwin special=knockout", dice=f"{swing} {totals(1, 1)}")
    assert felled.fighter("ottwin").unconscious == 4


@pytest.mark.rule("PSX-SPC-05", "PSX-RUL-35")
@pytest.mark.parametrize(("strength", "extra", "dice"), [(3, 1, 10), (3, 2, 10), (5, 2, 12)])
def test_example_14_violent_attack(strength: int, extra: int, dice: int) -> None:
    melee = 3 if strength == 3 else 2
    brute = who("grom", 0, actions=3, attributes={"strength": strength}, skills={"melee": melee})
    duel = stage([brute], [who("marek", 1)])
    played = duel.play(
        f"grom: attack marek weapon=sledgehammer special=violent extra={extra}",
        dice=totals(*[1] * dice),
    )
    assert played.event("hit-dice").amount == dice
    assert played.fighter("grom").actions == 3 - 1 - extra


@pytest.mark.rule("PSX-SPC-06", "PSX-SPC-07", "PSX-RUL-36", "PSX-DIC-06")
def test_example_15_disarm() -> None:
    duel = stage([who("marek", 0)], [who("grom", 1)])
    struck = duel.play(
        "marek: attack grom special=disarm disarmed=sledgehammer",
        dice=totals(1, 2, 2, 5, 7, 8, 9, 13),
    )
    assert struck.tally("hit").total == 8
    lost = struck.play("grom: strength", dice=totals(5, 8, 3))
    assert lost.event("disarmed").item == "sledgehammer"
    kept = struck.play("grom: strength", dice=totals(5, 11, 3))
    assert kept.event("keeps-weapon").target == "grom"
    assert lost.fighter("grom").health == kept.fighter("grom").health == 9


@pytest.mark.rule("PSX-SPC-08", "PSX-SPC-09", "PSX-TRN-04", "PSX-CRT-02")
def test_example_16_two_weapons() -> None:
    duel = stage([who("nessa", 0)], [who("grom", 1)])
    played = duel.play("nessa: attack grom dagger-2", dice=totals(1, 2, 3, 5, 5, 7, 8, 11))
    assert played.event("refreshed").amount == 3
    assert played.parts("hit") == {"minimum-roll": 5, "off-hand": 1}
    assert hits(played) == (1, 2)
    main = duel.play("nessa: attack grom dagger", dice=totals(*[1] * 8))
    assert main.tally("hit").total == 5
    spear = stage([who("nessa", 0, hands=["spear"])], [who("grom", 1)]).play()
    assert spear.fighter("nessa").actions == 2
    shield = stage([who("nessa", 0, hands=["dagger"], shield="buckler")], [who("grom", 1)]).play()
    assert shield.fighter("nessa").actions == 2


@pytest.mark.rule("PSX-SPC-11", "PSX-SPC-12", "PSX-RUL-39", "PSX-STA-16")
def test_example_17_coup_de_grace() -> None:
    victim = who("vance", 1, health_left=4, conditions={"unconscious": 2})
    duel = stage([who("marek", 0, actions=3)], [victim, who("grom", 20)])
    stab = "marek: attack vance special=coup-de-grace"
    first = duel.play(stab, dice=totals(5, 5, 11, 1, 1, 1, 1, 1))
    vance = first.fighter("vance")
    assert (vance.dying, vance.health, vance.unconscious) == (3, 0, 0)
    second = first.play(stab, dice=totals(5, 5, 1, 1, 1, 1, 1, 1))
    assert second.fighter("vance").dying == 5
    third = second.play(stab, dice=totals(5, 1, 1, 1, 1, 1, 1, 1))
    assert third.fighter("vance").dead
    sleeper = stage([who("marek", 0)], [who("vance", 1, states=["asleep"]), who("grom", 20)])
    woken = sleeper.play(stab, dice=totals(*[1] * 8))
    assert not woken.fighter("vance").asleep


@pytest.mark.rule("PSX-THR-02", "PSX-THR-03", "PSX-THR-04")
@pytest.mark.parametrize(
    ("hour", "metres", "landing"),
    [
        (3, 4, (4, 20)),
        (12, 4, (0, 24)),
        (6, 4, (0, 16)),
        (9, 4, (-4, 20)),
        (1, 5, (3, 24)),
        (8, 6, (-5, 17)),
    ],
)
def test_example_18_and_34_deviation(hour: int, metres: int, landing: tuple[int, int]) -> None:
    duel = stage([who("vance", 0)], [who("grom", 0, 20, health=99)])
    played = duel.play(
        "vance: throw he-grenade at=0,20",
        dice=f"{totals(1, 2, 3, 4)} d12={hour} d6={metres} d6=1",
        otherwise="default",
        until="vance@act",
    )
    assert played.event("deviates").values["at"] == field(*landing)


@pytest.mark.rule("PSX-THR-04")
def test_example_18_and_34_other_directions() -> None:
    assert clock_landing(field(10, 10), field(30, 10), 3, 4) == field(30, 6)
    assert clock_landing(field(0, 0), field(10, 10), 3, 4) == field(13, 7)


@pytest.mark.rule("PSX-SPC-01", "PSX-SPC-02", "PSX-DIC-02", "PSX-RUL-15")
def test_example_21_accurate_attack() -> None:
    duel = stage([who("marek", 0, actions=4)], [who("grom", 1)])
    invested = duel.play(*["marek: accurate grom long-sword"] * 3)
    played = invested.play("marek: attack grom long-sword", dice=totals(*[1] * 8))
    assert played.parts("hit") == {"minimum-roll": 5, "accurate": -2}
    assert played.event("critical-threshold").amount == 11
    sniper = who("kestrel", 0, actions=6, talents=["masterly-presence"])
    rest = stage([sniper], [who("grom", 40)], ground=wall([0, 1])).play("kestrel: brace")
    steady = rest.play(*["kestrel: accurate grom kar98"] * 4)
    shot = steady.play("kestrel: attack grom kar98", dice=totals(*[1] * 8))
    assert shot.parts("hit") == {"minimum-roll": 4, "braced": -1, "accurate": -4, "least": 3}
    assert shot.tally("hit").total == 2


@pytest.mark.rule("PSX-RUL-37", "PSX-SPC-07", "PSX-SPC-09", "PSX-EQP-02")
def test_example_30_two_weapons_and_a_kept_action() -> None:
    duel = stage([who("nessa", 0)], [who("grom", 1)])
    stab = totals(*[1] * 8)
    stabbed = duel.play(
        "nessa: attack grom dagger",
        "nessa: attack grom dagger-2",
        "nessa: end",
        dice=f"{stab} {stab}",
    )
    assert stabbed.fighter("nessa").actions == 1
    evaded = stabbed.play(
        "grom: attack nessa",
        "nessa: evade",
        dice=f"{totals(5, *[1] * 6)} {totals(7, 1, 1, 1)}",
    )
    assert evaded.fighter("nessa").actions == 0
    disarmed = evaded.play(
        "grom: attack nessa special=disarm disarmed=dagger",
        "nessa: deftness",
        dice=f"{totals(8, 9, 1, 1, 1, 1, 1)} {totals(1, 2, 4, 5)}",
    )
    assert disarmed.event("disarmed").item == "dagger"
    mine = disarmed.play("grom: end", until="nessa@act", otherwise="default")
    assert mine.fighter("nessa").actions == 2
    shifted = mine.play("nessa: shift")
    assert shifted.fighter("nessa").actions == 2
    played = shifted.play("nessa: attack grom dagger-2", dice=stab)
    assert played.tally("hit").total == 5
    picked = played.play("nessa: pick-up dagger hand=off")
    assert picked.fighter("nessa").actions == 0
    again = picked.play(otherwise="default", until="nessa@act")
    assert again.question.who is again.fighter("nessa")
    refreshed = again.play("nessa: end", otherwise="default", until="grom@act").play(
        "grom: end", otherwise="default", until="nessa@act"
    )
    assert refreshed.fighter("nessa").actions == 3


@pytest.mark.rule("PSX-UNA-01", "PSX-UNA-02", "PSX-UNA-03", "PSX-UNA-04", "PSX-RUL-34")
def test_example_38_unarmed() -> None:
    nessa = stage([who("nessa", 0, hands=[])], [who("marek", 1)])
    first = nessa.play("nessa: attack marek unarmed", dice=totals(1, 2, 4, 5, 5, 7, 9, 13))
    assert first.event("wounded").amount == 3
    marek = stage([who("marek", 0, hands=[])], [who("nessa", 1)])
    second = marek.play("marek: attack nessa unarmed", dice=totals(2, 3, 5, 5, 8, 11))
    assert second.event("wounded").amount == 4
    stage([who("marek", 0, hands=[])], [who("nessa", 2)]).play().refuses("marek: attack nessa")
    marek.play().refuses("marek: attack nessa weapon=unarmed special=knockout")
    # Strength 2 pierces nothing; Quickness 3 is quick enough.
    vance = stage([who("vance", 0, hands=[], attributes={"quickness": 3})], [who("nessa", 1)])
    third = vance.play("vance: attack nessa unarmed", dice=totals(5, 5, *[1] * 3))
    assert third.event("hit-dice").amount == 4 + 1
    assert third.event("wounded").amount == 1
