"""Worked examples dice for dice: attacks, modes, aim, distances, extra dice."""

import pytest

from fechtbuch.testing import Situation
from tests.phase_six.stage import hits, stage, totals, wall, who


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
