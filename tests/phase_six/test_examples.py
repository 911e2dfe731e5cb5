"""The worked examples of the book, dice for dice."""

from fractions import Fraction

import pytest

from fechtbuch.books.phase_six.movement import crawl_range, run_range, walk_range
from fechtbuch.engine.fields import field
from fechtbuch.engine.scatter import clock_landing
from fechtbuch.testing import Situation, situation
from tests.phase_six.stage import scenario, stage, totals, wall, who


def hits(played: Situation) -> tuple[int, int]:
    """Critical and normal hits of the only attack."""
    values = played.event("hits").values
    return values["critical"], values["normal"]


@pytest.mark.rule("PSX-INI-02", "PSX-INI-03", "PSX-INI-04", "PSX-DIC-04")
def test_example_1_initiative_with_explosions_and_ties() -> None:
    guard = who("grom", 3, name="Guard", slug="guard", attributes={"quickness": 2, "deftness": 3})
    fight = situation(
        scenario(
            [who("nessa", 0), who("marek", 1, attributes={"quickness": 3})],
            [guard, who("vance", 9, bonus_dice=1)],
        )
    )
    dice = " ".join([totals(4, 5, 1, 17), totals(14, 3, 5), totals(13, 9), totals(11, 11)])
    begun = fight.play(dice=dice)
    order = [begun.fight.fighters[index].slug for index in begun.fight.order]
    assert order == ["nessa", "marek", "guard", "vance"]
    assert [begun.fighter(slug).initiative for slug in order] == [27, 22, 22, 22]
    assert begun.fighter("vance").actions == 0
    walked = begun.play(
        "nessa: ready item=shuriken", "nessa: attack vance shuriken", dice=totals(5, 1, 1)
    )
    assert walked.question.who is walked.fighter("vance")
    assert "attack" not in walked.offers()
    assert "buy" in walked.offers()


@pytest.mark.rule("PSX-CRT-01", "PSX-CRT-05", "PSX-CRT-06", "PSX-DMG-04", "PSX-ARM-01")
def test_example_2_criticals_and_a_mega_critical() -> None:
    duel = stage([who("marek", 0)], [who("grom", 1)], options={"armour_damage": True})
    played = duel.play("marek: attack grom", dice=totals(1, 3, 4, 5, 5, 8, 14, 17))
    assert hits(played) == (2, 3)
    assert played.event("stopped").amount == 2
    assert played.event("wounded").amount == 4
    assert played.event("armour-damaged").amount == 90


@pytest.mark.rule("PSX-DMG-02", "PSX-CRT-04", "PSX-CRT-05", "PSX-ATK-05")
@pytest.mark.parametrize(
    ("armour", "wounds"), [("leather-armour", 1), ("quilted-gambeson", 2), ("robe", 3)]
)
def test_example_3_four_dice_against_protection(armour: str, wounds: int) -> None:
    attacker = who("marek", 0, skills={"melee": -1})
    duel = stage([attacker], [who("grom", 1, armour=[armour])])
    played = duel.play("marek: attack grom", dice=totals(4, 5, 5, 14))
    assert hits(played) == (1, 2)
    assert played.event("hits").amount == 3
    assert played.event("wounded").amount == wounds


@pytest.mark.rule("PSX-COV-02", "PSX-COV-03", "PSX-RUL-26", "PSX-RUL-29")
def test_example_4_separate_cover_rolls() -> None:
    duel = stage([who("grom", 0)], [who("marek", 1, cover="5+")])
    dice = " ".join([totals(13, 11, 5, 5, 7, 1, 1), totals(3, 5), totals(2, 5, 8)])
    played = duel.play("grom: attack marek", dice=dice)
    assert hits(played) == (2, 3)
    assert [event.amount for event in played.happened("covered")] == [1, 2]
    assert played.event("stopped").amount == 1
    assert played.event("wounded").amount == 1


@pytest.mark.rule("PSX-RUL-26", "PSX-CRT-06", "PSX-COV-03")
@pytest.mark.parametrize(("cover", "wounds"), [((2, 7), 3), ((7, 2), 1)])
def test_example_5_mega_critical_and_cover(cover: tuple[int, int], wounds: int) -> None:
    duel = stage([who("grom", 0)], [who("marek", 1, cover="5+")])
    dice = " ".join([totals(23, 13, 1, 1, 1, 1, 1), totals(*cover)])
    assert duel.play("grom: attack marek", dice=dice).event("wounded").amount == wounds


MAREK_ON_OTTWIN = totals(1, 2, 5, 5, 7, 9, 11, 14)
COVER = " ".join([totals(4, 5), totals(1, 5, 7, 3)])


@pytest.mark.rule("PSX-COV-06", "PSX-COV-09", "PSX-REA-02")
def test_example_6a_shield_parry() -> None:
    duel = stage([who("marek", 0)], [who("ottwin", 1)], actions={"ottwin": 1})
    struck = duel.play("marek: attack ottwin", dice=MAREK_ON_OTTWIN)
    assert hits(struck) == (2, 4)
    played = struck.play("ottwin: shield-parry", dice=COVER)
    assert played.tally("cover").total == 5
    assert played.event("stopped").amount == 2
    assert played.event("wounded").amount == 1
    assert played.fighter("ottwin").actions == 0


@pytest.mark.rule("PSX-COV-07", "PSX-COV-08", "PSX-RUL-14", "PSX-RUL-28")
def test_example_6b_shield_block() -> None:
    duel = stage([who("marek", 0)], [who("ottwin", 1, states=["shield-up"])], actions={"ottwin": 1})
    struck = duel.play("marek: attack ottwin", dice=MAREK_ON_OTTWIN)
    assert "shield-parry" not in struck.offers()
    played = struck.play("ottwin: none", dice=COVER)
    assert played.event("wounded").amount == 1
    assert played.fighter("ottwin").actions == 1
    ottwin = played.fighter("ottwin")
    assert [walk_range(ottwin), run_range(ottwin), crawl_range(ottwin)] == [1, 3, 1]
    ottwin.block_state = 0
    assert [walk_range(ottwin), run_range(ottwin), crawl_range(ottwin)] == [2, 6, 2]


@pytest.mark.rule("PSX-RUL-27", "PSX-COV-07")
def test_example_6c_a_block_of_this_round_does_not_cover_yet() -> None:
    duel = stage([who("ottwin", 1)], [who("marek", 0)])
    blocked = duel.play("ottwin: block", "ottwin: end")
    played = blocked.play("marek: attack ottwin", dice=MAREK_ON_OTTWIN)
    assert not played.rolls("cover")
    assert played.event("wounded").amount == 2


@pytest.mark.rule("PSX-DMG-03")
@pytest.mark.parametrize(
    ("armour", "wounds"), [("plate-armour", 2), ("leather-armour", 5), ("quilted-gambeson", 5)]
)
def test_example_7_protection_minus_penetration(armour: str, wounds: int) -> None:
    duel = stage([who("marek", 0, hands=["halberd"])], [who("grom", 1, armour=[armour])])
    played = duel.play("marek: attack grom", dice=totals(1, 1, 1, 1, 5, 5, 5, 5, 5))
    assert played.event("wounded").amount == wounds


@pytest.mark.rule("PSX-REC-01", "PSX-REC-02", "PSX-REC-04")
@pytest.mark.parametrize(
    ("gun", "shooting", "need", "threshold", "expected"),
    [
        ("desert-eagle", 2, 9, 15, (1, 2)),
        ("hk-usp", 3, 7, 13, (1, 4)),
        ("laser-pistol", 3, 5, 11, (2, 4)),
    ],
)
def test_example_8_recoil_on_the_third_shot(
    gun: str, shooting: int, need: int, threshold: int, expected: tuple[int, int]
) -> None:
    shooter = who("vance", 0, hands=[gun], skills={"shooting": shooting}, bonus_dice=1)
    duel = stage([shooter], [who("grom", 10, health=50)])
    miss = totals(*[1] * 7)
    played = duel.play(
        "vance: attack grom mode=single" if gun == "laser-pistol" else "vance: attack grom",
        "vance@extra: keep",
        "vance: attack grom mode=single" if gun == "laser-pistol" else "vance: attack grom",
        "vance@extra: keep",
        "vance: buy",
        "vance: attack grom mode=single" if gun == "laser-pistol" else "vance: attack grom",
        dice=" ".join([miss, miss, totals(3, 5, 7, 8, 9, 11, 15)]),
    )
    last = played.happened("hits")[-1].values
    assert played.tally("hit").total == need
    assert played.happened("critical-threshold")[-1].amount == threshold
    assert (last["critical"], last["normal"]) == expected


@pytest.mark.rule("PSX-REC-03", "PSX-SPC-10", "PSX-RUL-21")
def test_example_8_bracing_in_between_starts_a_new_chain() -> None:
    shooter = who("vance", 0, bonus_dice=1)
    duel = stage([shooter], [who("grom", 10, health=50)], ground=wall([1, 1]))
    played = duel.play(
        "vance: attack grom mode=single",
        "vance@extra: keep",
        "vance: brace",
        "vance: buy",
        "vance: attack grom mode=single",
        dice=" ".join([totals(*[1] * 9)] * 2),
    )
    assert played.parts("hit") == {"minimum-roll": 5, "braced": -1}
    assert played.happened("critical-threshold")[-1].amount == 11


KESTREL_DICE = totals(2, 4, 5, 5, 7, 8, 10, 16)


@pytest.mark.rule("PSX-AIM-01", "PSX-AIM-03", "PSX-RUL-19")
@pytest.mark.parametrize(("perception", "threshold", "expected"), [(2, 7, (4, 2)), (1, 8, (3, 3))])
def test_example_9_aim_and_its_limit(
    perception: int, threshold: int, expected: tuple[int, int]
) -> None:
    sniper = who("kestrel", 0, skills={"perception": perception}, bonus_dice=0, actions=4)
    duel = stage([sniper], [who("grom", 100)])
    aimed = duel.play(*["kestrel: aim grom kar98"] * 3)
    played = aimed.play("kestrel: attack grom kar98", dice=KESTREL_DICE)
    assert played.event("critical-threshold").amount == threshold
    assert hits(played) == expected


@pytest.mark.rule("PSX-AIM-04", "PSX-RUL-18")
def test_example_9_who_is_hit_loses_the_aim() -> None:
    duel = stage([who("kestrel", 0)], [who("vance", 10, skills={"shooting": -2})])
    aimed = duel.play("kestrel: aim vance kar98", "kestrel: aim vance kar98", "kestrel: end")
    hit = aimed.play("vance: attack kestrel mode=single", dice=totals(5, 1, 1))
    assert hit.event("stopped").amount == 1
    assert hit.happened("wounded") == []
    ended = hit.play("vance: end", steps=3)
    assert ended.fighter("kestrel").aim_steps == 0
    played = hit.play("vance: end", "kestrel: attack vance kar98", dice=KESTREL_DICE)
    assert hits(played) == (1, 5)


@pytest.mark.rule("PSX-MOD-04", "PSX-CRT-03", "PSX-ARM-01")
def test_example_10_burst() -> None:
    target = who("vance", 10, slug="target", health=50)
    duel = stage([who("vance", 0)], [target], options={"armour_damage": True})
    played = duel.play(
        "vance: attack target mode=burst", dice=totals(1, 1, 2, 3, 4, 4, 5, 5, 9, 11, 17)
    )
    assert hits(played) == (0, 5)
    assert played.fight.thing_by_slug("m-16").loaded == 27
    assert played.event("wounded").amount == 2
    assert played.event("armour-damaged").amount == 90
    single = duel.play("vance: attack target mode=single", dice=totals(*[1] * 9))
    assert single.event("hit-dice").amount == 9


@pytest.mark.rule("PSX-EVA-01", "PSX-EVA-02", "PSX-EVA-03", "PSX-RUL-30")
def test_example_11_evade() -> None:
    duel = stage([who("ottwin", 0)], [who("nessa", 1)], actions={"nessa": 1})
    struck = duel.play("ottwin: attack nessa", dice=totals(5, 5, 11, 1, 1, 1, 1, 1, 1, 1))
    away = struck.play("nessa: evade", dice=totals(2, 3, 7, 10))
    assert away.parts("evade") == {"minimum-roll": 5, "hits": 3}
    assert away.happened("wounded") == []
    caught = struck.play("nessa: evade", dice=totals(1, 5, 7, 7))
    assert caught.event("wounded").amount == 3
    odds = struck.chances("nessa: evade", outcome=lambda fight: fight.by_slug("nessa").health == 6)
    assert odds[True] == Fraction(756095, 1679616)


@pytest.mark.rule("PSX-PAR-01", "PSX-PAR-02", "PSX-PAR-03")
def test_example_12_parry() -> None:
    duel = stage([who("ottwin", 0)], [who("marek", 1)], actions={"marek": 1})
    struck = duel.play("ottwin: attack marek", dice=totals(1, 2, 3, 4, 4, 5, 5, 7, 8, 13))
    played = struck.play("marek: parry long-sword", dice=totals(1, 2, 2, 3, 4, 5, 5, 13))
    assert played.event("parried").amount == 3
    assert played.event("stopped").amount == 1
    assert played.event("wounded").amount == 1


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


@pytest.mark.rule("PSX-RNG-01", "PSX-RNG-02", "PSX-RNG-03", "PSX-RNG-04", "PSX-RUL-24")
def test_example_20_wrong_distance() -> None:
    def shot(metres: int, option: bool) -> Situation:
        shooter = who("kestrel", 0, hands=["hk-usp"], carried=[])
        options = {"wrong_distance": option}
        return stage([shooter], [who("grom", metres)], options=options).play()

    def need(metres: int) -> int:
        played = shot(metres, True).play("kestrel: attack grom", dice=totals(*[1] * 8))
        assert played.event("critical-threshold").amount == 11
        return played.tally("hit").total

    assert [need(20), need(21), need(40)] == [5, 7, 7]
    shot(41, True).refuses("kestrel: attack grom")
    shot(21, False).refuses("kestrel: attack grom")
    assert "attack" in shot(20, False).offers()


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


@pytest.mark.rule("PSX-BON-04", "PSX-BON-05", "PSX-BON-06", "PSX-RUL-11", "PSX-RUL-12")
def test_example_22_buying_and_stealing_actions() -> None:
    duel = stage(
        [who("marek", 0, destiny_dice=1)], [who("ottwin", 1, bonus_dice=1)], actions={"ottwin": 1}
    )
    stolen = duel.play("marek: steal ottwin")
    assert (stolen.fighter("ottwin").actions, stolen.fighter("marek").actions) == (0, 3)
    struck = stolen.play("marek: attack ottwin", dice=totals(5, *[1] * 7))
    assert struck.offers() == ["none", "buy"]
    bought = struck.play("ottwin: buy", "ottwin: shield-parry", dice=totals(5))
    assert bought.fighter("ottwin").actions == 0
    later = bought.play("marek: end")
    assert later.fighter("ottwin").actions == 2


@pytest.mark.rule("PSX-TRN-08", "PSX-STA-11", "PSX-COV-04", "PSX-ATK-03")
def test_example_23_walk_and_attack_and_hunkered() -> None:
    walk = stage([who("nessa", 0)], [who("grom", 6)])
    played = walk.play(
        "nessa: walk path=1,0;2,0;3,0;4,0;5,0 act=attack target=grom weapon=dagger",
        dice=totals(*[1] * 8),
    )
    assert played.parts("hit") == {"minimum-roll": 5, "walking": 1}
    assert played.fighter("nessa").actions == 2
    low = stage([who("vance", 0, states=["hunkered"])], [who("marek", 2)])
    fired = low.play("vance: attack marek mode=single", dice=totals(*[1] * 9))
    assert fired.tally("hit").total == 6
    answer = stage([who("marek", 2)], [who("vance", 0, states=["hunkered"])])
    struck = answer.play("marek: attack vance", dice=f"{totals(5, *[1] * 7)} {totals(3)}")
    assert struck.tally("cover").total == 6
    gun = {"item": "hk-usp"}
    poisoned = who("vance", 0, hands=[gun], states=["hunkered"], conditions={"poisoned": 2})
    shots = stage([poisoned], [who("marek", 9)]).play(dice=totals(1))
    first = shots.play("vance: attack marek", dice=totals(*[1] * 8))
    second = first.play("vance: attack marek", dice=totals(*[1] * 8))
    assert second.parts("hit") == {"minimum-roll": 5, "recoil": 1, "hunkered": 1, "poisoned": 2}
    assert second.event("critical-threshold").amount == 12


@pytest.mark.rule("PSX-STA-04", "PSX-STA-05", "PSX-STA-09", "PSX-RUL-42", "PSX-RUL-43")
def test_example_24_dying_and_conditions() -> None:
    grom = who("grom", 1, health_left=1, conditions={"bleeding": 2})
    fight = stage(
        [who("vance", 0), who("nessa", 5)],
        [grom, who("ottwin", 30)],
        order=["grom", "vance", "nessa", "ottwin"],
    )
    bled = fight.play(dice=totals(4))
    dying = bled.fighter("grom")
    assert (dying.health, dying.dying, dying.bleeding, dying.actions) == (0, 1, 0, 0)

    def onward(before: Situation, dice: str) -> Situation:
        return before.play("vance: end", dice=dice, otherwise="default", until="vance@act")

    held = onward(bled, totals(2, 5))
    assert held.fighter("grom").dying == 1
    worse = onward(held, totals(1, 4))
    assert worse.fighter("grom").dying == 2
    helped = worse.play("vance: stabilise grom", dice=totals(5, 7))
    grown = helped.fighter("grom")
    assert (grown.dying, grown.unconscious, grown.health) == (0, 1, 0)
    failed = worse.play("vance: stabilise grom", dice=totals(5, 3))
    assert failed.fighter("grom").dying == 2
    later = onward(helped, "")
    assert later.fighter("grom").unconscious == 1


@pytest.mark.rule("PSX-ARM-01", "PSX-ARM-02")
def test_example_25_armour_damage() -> None:
    target = who("vance", 1, health=99)
    duel = stage([who("marek", 0, actions=3)], [target], options={"armour_damage": True})
    five = totals(5, 5, 5, 5, 5, 1, 1, 1)
    first = duel.play("marek: attack vance", dice=five)
    assert first.event("stopped").amount == 4
    assert first.event("wounded").amount == 1
    assert first.event("armour-damaged").amount == 80
    assert first.fighter("vance").protection() == 4
    second = first.play("marek: attack vance", dice=five)
    assert second.event("armour-damaged").amount == 60
    assert second.fighter("vance").protection() == 3
    third = second.play("marek: attack vance", dice=five)
    assert third.event("armour-damaged").amount == 50


@pytest.mark.rule("PSX-RUL-28", "PSX-RUL-51", "PSX-COV-07")
def test_example_27_weapon_parry_behind_an_active_block() -> None:
    guard = who(
        "grom",
        1,
        slug="guard",
        attributes={"strength": 1, "quickness": 3},
        skills={"melee": 2},
        hands=["short-sword"],
        shield="hoplite-shield",
        armour=["quilted-gambeson"],
        states=["shield-up"],
    )
    duel = stage([who("ottwin", 0)], [guard], actions={"guard": 1})
    struck = duel.play("ottwin: attack guard", dice=totals(5, 5, 5, 5, 13, 1, 1, 1, 1, 1))
    assert "shield-parry" not in struck.offers()
    played = struck.play(
        "guard: parry short-sword", dice=" ".join([totals(1, 2, 5, 7, 11), totals(3), totals(5)])
    )
    assert played.event("parried").amount == 3
    assert [event.amount for event in played.happened("covered")] == [0, 1]
    assert played.tally("cover").total == 4
    assert played.event("wounded").amount == 1
    slow = played.fighter("guard")
    assert slow.actions == 0
    assert [walk_range(slow), run_range(slow), crawl_range(slow)] == [2, 4, 2]
    slow.block_state = 0
    assert [walk_range(slow), run_range(slow), crawl_range(slow)] == [4, 8, 3]


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


@pytest.mark.rule("PSX-REA-07", "PSX-REA-05", "PSX-RUL-08", "PSX-RUL-09")
def test_example_31_windows_in_order() -> None:
    fight = stage(
        [who("nessa", 0), who("marek", 0, 12), who("grom", 20, bonus_dice=1)],
        [who("vance", 6)],
        actions={"nessa": 1, "marek": 1},
        order=["vance", "nessa", "marek", "grom"],
    )
    shot = fight.play("vance: attack grom mode=single", dice=totals(5, 5, 5, *[1] * 6))
    assert shot.event("wounded", target="grom").amount == 2
    assert shot.question.who is shot.fighter("nessa")
    stab = shot.play(
        "nessa: walk path=1,0;2,0;3,0;4,0;5,0 act=attack target=vance weapon=dagger",
        dice=totals(7, 7, *[1] * 6),
    )
    assert stab.parts("hit")["walking"] == 1
    assert stab.question.kind == "defend"
    parried = stab.play("vance: parry butt", dice=totals(5, 1, 1))
    assert parried.fighter("vance").actions == 0
    assert parried.fighter("vance").chain == 0
    assert [asked.who for asked in parried.asked[-1:]] == ["marek"]
    passed = parried.play("marek: pass")
    assert passed.question.who is passed.fighter("grom")
    assert "attack" not in passed.offers()
    reacted = passed.play("grom: buy", "grom: hunker")
    assert reacted.fighter("grom").actions == 0
    assert reacted.question.kind == "act"
    assert [
        asked.who for asked in reacted.asked if asked.kind == "react" and asked.by != "void"
    ].count("nessa") == 1


@pytest.mark.rule("PSX-TRN-16", "PSX-COV-10", "PSX-RNG-05")
def test_example_34_map() -> None:
    fight = stage([who("marek", 0)], [who("grom", 3, 1)], ground=wall([3, 0])).play().fight
    assert fight.grid.distance(field(0, 0), field(3, 1)) == 3
    assert fight.grid.distance(field(0, 0), field(1, 1)) == 1
    assert fight.grid.cover(field(0, 0), field(4, 0)) == 2
    assert fight.grid.cover(field(4, 5), field(4, 0)) == 0
    near = stage([who("marek", 0)], [who("grom", 4)], ground=wall([1, 0])).play().fight
    assert near.grid.cover(field(0, 0), field(4, 0)) == 0


@pytest.mark.rule("PSX-RNG-03", "PSX-RUL-24")
@pytest.mark.parametrize(
    ("weapon", "metres", "need"),
    [("dagger", 1, 5), ("dagger", 2, 7), ("dagger", 3, 0), ("halberd", 4, 7), ("halberd", 5, 0)],
)
def test_example_35_wrong_distance_in_melee(weapon: str, metres: int, need: int) -> None:
    fighter = who("marek", 0, hands=[weapon])
    duel = stage([fighter], [who("grom", metres)], options={"wrong_distance": True}).play()
    if need == 0:
        duel.refuses(f"marek: attack grom {weapon}")
        return
    dice = totals(*[1] * (7 if weapon == "dagger" else 9))
    played = duel.play(f"marek: attack grom {weapon}", dice=dice)
    assert played.tally("hit").total == need
    assert played.event("critical-threshold").amount == 11
    strict = stage([fighter], [who("grom", 2)]).play()
    assert ("attack" in strict.offers()) is (weapon == "halberd")


@pytest.mark.rule("PSX-RUL-42", "PSX-STA-03", "PSX-STA-06", "PSX-STA-07", "PSX-STA-10")
def test_example_36_turn_start_in_order() -> None:
    levels = {"unconscious": 2, "bleeding": 1, "poisoned": 3, "shocked": 1}
    fighter = who(
        "marek",
        0,
        health_left=3,
        conditions=levels,
        attributes={"endurance": 2, "resistance": 2, "willpower": 3},
    )
    fight = stage([fighter, who("nessa", 9)], [who("grom", 30)])
    saves = " ".join([totals(3, 4), totals(5, 11), totals(2, 7)])
    awake = fight.play(dice=f"{saves} {totals(1, 5, 8)}")
    marek = awake.fighter("marek")
    assert (marek.health, marek.poisoned, marek.shocked, marek.unconscious) == (2, 0, 0, 0)
    assert marek.actions == 2
    assert [roll.word for roll in awake.rolls()] == [
        "save-bleeding",
        "save-poison",
        "save-shock",
        "save-unconscious",
    ]
    assert {roll.tally.total for roll in awake.rolls() if roll.tally} == {5}
    out = fight.play(dice=f"{saves} {totals(1, 2, 5)}")
    assert out.fighter("marek").unconscious == 2
    assert out.question.who is out.fighter("nessa")


@pytest.mark.rule("PSX-ATK-07", "PSX-STA-08", "PSX-STA-11")
def test_example_37_modifiers_on_different_rolls() -> None:
    levels = {"poisoned": 1, "burning": 2, "shocked": 1, "bleeding": 1}
    marek = who("marek", 0, states=["hunkered"], conditions=levels, bonus_dice=1)
    start = " ".join([totals(3, 5), totals(1, 1), totals(1, 1)])
    fight = stage([marek], [who("grom", 1)])
    begun = fight.play(*["marek: keep"] * 3, dice=start)
    assert begun.rolls("save-bleeding")[0].tally.total == 5  # type: ignore[union-attr]
    struck = begun.play("marek: attack grom long-sword", "marek: keep", dice=totals(*[1] * 7))
    assert struck.event("hit-dice").amount == 7
    assert struck.tally("hit").total == 9
    assert struck.event("critical-threshold").amount == 11
    over = struck.play("marek: end")
    blow = over.play("grom: attack marek special=knockout", dice=totals(5, 5, 5, *[1] * 4))
    parried = blow.play("marek: parry long-sword", dice=totals(*[1] * 7))
    assert parried.event("parry-dice").amount == 7
    assert parried.tally("parry").total == 9
    evaded = blow.play("marek: evade", "marek: bonus", dice=totals(11))
    assert evaded.event("evade-dice").amount == 0
    assert evaded.parts("evade") == {"minimum-roll": 5, "hits": 3, "hunkered": 1, "poisoned": 1}
    covered = blow.play("marek: none", dice=totals(1, 1, 1))
    assert covered.tally("cover").total == 6
    resisted = covered.play("marek: keep", dice=totals(1))
    assert resisted.event("check-dice").amount == 1
    assert resisted.tally("resist-knockout").total == 7


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


@pytest.mark.rule("PSX-BON-01", "PSX-BON-02", "PSX-BON-03", "PSX-DIC-07", "PSX-BON-07")
def test_example_39_extra_dice_on_a_roll() -> None:
    marek = who("marek", 0, bonus_dice=1, destiny_dice=1, rerolls=1)
    duel = stage([marek], [who("grom", 1)])
    rolled = duel.play(
        "marek: attack grom special=disarm disarmed=sledgehammer",
        dice=totals(1, 1, 2, 3, 4, 5, 5, 7),
    )
    assert rolled.offers() == ["keep", "bonus", "destiny", "reroll", "destiny-reroll"]
    bonus = rolled.play("marek: bonus", dice=totals(7))
    assert bonus.question.about()["successes"] == "0"
    destiny = bonus.play("marek: destiny", dice=totals(4))
    assert destiny.question.about()["successes"] == "1"
    again = totals(1, 2, 3, 4, 4, 5, 8, 13)
    fated = rolled.play("marek: destiny-reroll", dice=again)
    assert fated.question.about()["successes"] == "5"
    plain = rolled.play("marek: reroll", dice=again)
    assert plain.question.about()["successes"] == "2"
    assert [one.fighter("marek").rerolls for one in (rolled, fated, plain)] == [1, 1, 0]
    assert [one.fighter("marek").destiny for one in (rolled, fated, plain)] == [1, 0, 1]


@pytest.mark.rule("PSX-RUL-13", "PSX-ATK-06", "PSX-RUL-29")
def test_example_40_walk_cover_and_criticals() -> None:
    duel = stage([who("vance", 0)], [who("grom", 20)], ground=wall([19, 0]))
    dice = " ".join([totals(1, 2, 3, 5, 5, 8, 9, 11, 23), totals(4, 8), totals(3, 2)])
    played = duel.play(
        "vance: walk path=1,0;2,0;3,0 act=attack target=grom weapon=m-16 mode=single", dice=dice
    )
    assert played.parts("hit") == {"minimum-roll": 5, "walking": 1}
    assert played.event("critical-threshold").amount == 11
    assert hits(played) == (2, 2)
    assert [event.amount for event in played.happened("covered")] == [1, 0]
    assert played.event("stopped").amount == 1
    assert played.event("wounded").amount == 4
    assert played.fighter("grom").health == 5
    assert played.fight.thing_by_slug("m-16").loaded == 29
    assert played.fighter("vance").chain == 1
