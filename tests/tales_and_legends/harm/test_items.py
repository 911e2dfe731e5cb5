"""Things that break, and features of weapons (4.12)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.book import BOOK
from fechtbuch.books.tales_and_legends.kinds.armoury import ARMOUR, MISSILES, WEAPONS
from fechtbuch.books.tales_and_legends.kinds.arms import (
    CHANCES,
    FATAL,
    GOOD,
    MASTERWORK,
    ORDINARY,
    POOR,
    QUALITY_BONUS,
)
from fechtbuch.books.tales_and_legends.kinds.skills import AXE, DAGGER, THROWING
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    melee_blow,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.rules.harm.items import strike_item, times_pierced, wear
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import (
    attack_tally,
    behind_pavise,
)
from fechtbuch.books.tales_and_legends.rules.hitting.damage import (
    damage_dice,
    parry_holds,
    strike_through,
)
from fechtbuch.books.tales_and_legends.rules.hitting.struck_gear import wear_out
from fechtbuch.books.tales_and_legends.sheets.outfit import armour_thing, weapon_thing
from fechtbuch.books.tales_and_legends.state.things import Thing
from tests.tales_and_legends.scenes import arena, meet, parts_of

ONE_HAND = {"item": "long-sword", "quality": "good", "both": False}


def thing(key: str = "mace", base: int = ORDINARY, now: int | None = None) -> Thing:
    made = weapon_thing(key, key)
    made.base = base
    made.quality = base if now is None else now
    return made


@pytest.mark.rule("TAL-ITM-01", "TAL-ITM-03", "TAL-ITM-04")
@pytest.mark.parametrize(
    ("base", "chance"), [(MASTERWORK, 10), (GOOD, 20), (ORDINARY, 30), (POOR, 40), (FATAL, 50)]
)
def test_the_quality_a_thing_was_made_with_decides(base: int, chance: int) -> None:
    assert CHANCES[base] == chance
    fight = arena(["guard"], ["archer"], script=f"d100={chance} d100={chance + 1}")
    mace = thing("mace", base, FATAL)
    assert strike_item(fight, mace, 20, fight.fighters[0])
    other = thing("mace", base)
    assert not strike_item(fight, other, 20, fight.fighters[0])
    assert other.quality == base


@pytest.mark.rule("TAL-ITM-02", "TAL-ITM-08", "TAL-RUL-11", "TAL-RUL-12")
def test_checks_begin_at_the_armour_and_multiply() -> None:
    mace = thing()
    assert [times_pierced(mace, damage, 20) for damage in (19, 20, 39, 40, 60)] == [0, 1, 1, 2, 3]
    fight = arena(["guard"], ["archer"], script="d100=60 d100=61")
    assert not strike_item(fight, mace, 40, fight.fighters[0])
    assert mace.quality == POOR
    doomed = thing("mace", FATAL)
    fight = arena(["guard"], ["archer"], script="d100=100")
    assert strike_item(fight, doomed, 40, fight.fighters[0])


@pytest.mark.rule("TAL-ITM-11", "TAL-RUL-11")
def test_solid_things_count_twice_and_one_more() -> None:
    shield = thing("great-iron-bound-shield")
    shield.solid = True
    assert [times_pierced(shield, damage, 25) for damage in (49, 50, 51, 101)] == [0, 0, 1, 2]


@pytest.mark.rule("TAL-ITM-05", "TAL-ITM-07", "TAL-ITM-09", "TAL-RUL-13", "TAL-RUL-91")
def test_a_blow_at_a_thing_hurts_only_the_thing_and_destroying_doubles() -> None:
    axe = {"use": "brawler", "hands": [{"item": "battle-axe", "both": False}], "belt": []}
    start = meet(axe, "guard")
    blow = start.play(
        "brawler: attack battle-axe special=item target=guard item=short-spear",
        dice="2d20=20,19 d10=7 d100=30",
    )
    assert blow.tally("item").total == 30
    assert blow.event("damaged").word == "poor"
    assert blow.fighter("guard").life == 34
    assert WEAPONS["battle-axe"].deals == 60


@pytest.mark.rule("TAL-RUL-13", "TAL-RUL-92", "TAL-HIT-06")
def test_the_shield_is_checked_in_full_the_armour_with_the_rest() -> None:
    covered = {"use": "guard", "hands": ["baton", "great-wooden-shield"], "belt": []}
    axe = {"use": "brawler", "hands": [{"item": "two-handed-axe", "both": True}], "belt": []}
    ready = meet(covered, {**axe, "proficiencies": ["great-axe"], "skills": {"axe": 12}}).play(
        "guard: cover great-wooden-shield how=melee target=brawler", "guard: done"
    )
    hit = ready.play("brawler: attack two-handed-axe guard", dice="d20=3 d12=12 3d100=99,99,99")
    # 28 dealt: the shield sees 56, n = 2; the armour sees (28 - 20) × 2 = 16, n = 1.
    totals = [roll.tally.total for roll in hit.rolls("item") if roll.tally]
    assert totals == [60, 60, 30]


@pytest.mark.rule("TAL-ITM-06", "TAL-RUL-14")
def test_an_attack_without_damage_harms_no_parrying_item() -> None:
    ready = meet("guard", {"use": "brawler", "hands": []}).play(
        "guard: parry short-spear", "guard: done"
    )
    hit = ready.play("brawler: attack bare-hands special=overthrow target=guard", dice="d20=5")
    parried = hit.play("guard: parry short-spear", dice="d20=19")
    assert parried.rolls("item") == []
    assert parried.rolls("damage") == []
    assert not parried.fighter("guard").prone


@pytest.mark.rule("TAL-ITM-12")
@pytest.mark.parametrize("now", [MASTERWORK, GOOD, ORDINARY, POOR, FATAL])
def test_the_quality_a_weapon_has_now_changes_its_tests(now: int) -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    guard.hands[0].quality = now
    value = attack_tally(fight, guard, archer, melee_blow(guard, guard.hands[0])).total
    assert value == 18 + QUALITY_BONUS[now]


@pytest.mark.rule("TAL-ITM-13", "TAL-RUL-15", "TAL-RUL-16")
def test_a_weapon_wears_above_its_limit_and_a_bow_never() -> None:
    fight = arena(["guard"], ["archer"], script="d100=30")
    guard = fight.fighters[0]
    mace = thing()
    mace.index = 0
    assert not wear(fight, mace, 30, guard)
    wear(fight, mace, 31, guard)
    assert mace.quality == POOR
    assert (mace.weapon.deals, mace.weapon.armour) == (30, 20)  # type: ignore[union-attr]
    loaded = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    shot = meet(loaded, {"use": "guard", "armour": None}, apart=2).play(
        "archer: shoot long-bow guard", dice="d20=5 2d8=8,8 d100=5"
    )
    assert shot.rolls("item") == []


@pytest.mark.rule("TAL-ITM-13")
@pytest.mark.parametrize(("face", "left"), [(30, 0), (31, 1)])
def test_a_missile_that_deals_more_than_its_limit_is_checked(face: int, left: int) -> None:
    strong = {
        "use": "archer",
        "attributes": {"si": 40},
        "hands": [{"item": "elven-long-bow", "loaded": True}],
    }
    shot = meet(strong, {"use": "great-bear", "natural_armour": 0}, apart=3).play(
        "archer: shoot elven-long-bow great-bear", dice=f"d20=18 2d8=8,8 d100={face}"
    )
    assert shot.event("hit").amount == 34
    assert len(shot.fight.spent) == left


@pytest.mark.rule("TAL-ITM-14")
def test_light_weapons() -> None:
    light = sorted(key for key, weapon in WEAPONS.items() if weapon.light)
    assert {"dagger", "hatchet", "bare-hands", "knuckles", "imperial-kopis"} <= set(light)
    assert "long-sword" not in light


@pytest.mark.rule("TAL-ITM-17")
def test_charge_weapons_double_at_the_end_of_a_charge() -> None:
    start = meet("guard", "archer", apart=8)
    charge = start.play("guard: charge short-spear target=archer", dice="d20=9 d10=1 d100=99")
    assert charge.event("hit").amount == 26
    assert charge.fighter("archer").unconscious
    plain = meet("guard", "archer").play("guard: attack archer short-spear", dice="d20=12 d10=1")
    assert plain.event("hit").amount == 13


@pytest.mark.rule("TAL-ITM-18")
def test_wounding_adds_a_wound_only_to_wounds() -> None:
    start = meet(
        {"use": "veteran", "hands": [ONE_HAND]}, {"use": "guard", "attributes": {"ko": 24}}
    )
    hit = start.play("veteran: attack guard long-sword", dice="d20=5 d10=5")
    assert hit.event("hit").amount == 12
    assert hit.fighter("guard").wounds == []


@pytest.mark.rule("TAL-ITM-19")
def test_bows_ask_for_strength_and_cap_it() -> None:
    weak = {
        "use": "archer",
        "attributes": {"si": 10},
        "hands": [{"item": "long-bow", "loaded": True}],
    }
    fight = arena([weak], ["guard"], apart=3)
    archer, guard = fight.fighters
    blow = shot_blow(fight, archer.hands[0])
    parts = parts_of(attack_tally(fight, archer, guard, blow))
    assert parts["weak-arm"] == -20
    assert damage_dice(blow) == (2, 8)
    strong = {
        "use": "archer",
        "attributes": {"si": 40},
        "hands": [{"item": "long-bow", "loaded": True}],
    }
    shot = meet(strong, {"use": "guard", "armour": None}, apart=3).play(
        "archer: shoot long-bow guard", dice="d20=9 2d8=1,1"
    )
    assert shot.event("hit").amount == 2 + 9
    assert WEAPONS["long-bow"].family == "long-arrow"
    assert WEAPONS["light-bow"].family == "short-arrow"
    assert WEAPONS["arbalest"].family == "ball"


@pytest.mark.rule("TAL-ITM-22")
def test_features_of_single_weapons() -> None:
    pair = {"use": "brawler", "hands": ["jury", "jury"], "belt": [], "proficiencies": ["jury"]}
    both = meet(pair, "guard").play(
        "brawler: attack jury special=two-weapon target=guard second=jury-2",
        dice="2d20=1,19 2d20=1,19",
    )
    assert "several-attacks" not in both.parts("attack")
    halberd = {"use": "guard", "hands": ["halberd"], "skills": {"axe": 20}}
    fight = arena([halberd], ["archer"])
    assert melee_blow(fight.fighters[0], fight.fighters[0].hands[0]).skill == AXE
    strapped = arena([{"use": "guard", "hands": ["short-spear", "iron-buckler"]}], ["archer"])
    assert strapped.fighters[0].hands_taken() == 2
    assert strapped.fighters[0].hands[0].both
    spike = {"use": "veteran", "hands": ["dwarven-two-handed-axe"], "belt": []}
    assert "spike" in meet(spike, "guard").offers("attack weapon=dwarven-two-handed-axe")
    form = WEAPONS["dwarven-two-handed-axe"].spike_form
    assert form is not None
    assert (form.count, form.sides, form.charge) == (1, 10, True)


@pytest.mark.rule("TAL-ITM-22")
def test_a_planted_pavise_and_a_ramming_bolt() -> None:
    start = meet({"use": "guard", "hands": ["pavise"]}, "archer", apart=9)
    once = start.play("guard: plant pavise", "guard: done", "archer: done")
    stands = once.play("guard: plant pavise")
    fight = stands.fight
    assert behind_pavise(fight, fight.by_slug("guard"), fight.by_slug("archer"))
    bolt = {
        "use": "archer",
        "hands": [{"item": "light-crossbow", "loaded": True}],
        "quiver": {"ramming-bolt": 3},
        "skills": {"crossbow": 20},
    }
    hit = meet(bolt, {"use": "guard", "armour": None}, apart=4).play(
        "archer: shoot light-crossbow guard", dice="d20=4 d10=8"
    )
    falls = hit.play("guard: acrobatics", dice="2d20=1,15")
    assert falls.fighter("guard").prone


@pytest.mark.rule("TAL-RUL-19", "TAL-RUL-60", "TAL-ITM-13")
def test_the_lists_of_weapons_and_armour_are_whole() -> None:
    assert len(WEAPONS) == 114 + 4
    assert len(MISSILES) == 22
    assert len(ARMOUR) == 23
    assert WEAPONS["dagger"].skill == DAGGER
    assert WEAPONS["scorpion"].weight == 10_000
    assert (WEAPONS["rapier"].count, WEAPONS["rapier"].sides) == (1, 8)
    assert not WEAPONS["estoc"].charge
    assert MISSILES["dart"].deals == 15
    assert WEAPONS["whip"].skill == THROWING
    assert (WEAPONS["whip"].deals, WEAPONS["whip"].armour) == (40, 8)
    plate = armour_thing("steel-plate", "steel-plate", 50)
    assert (plate.armour, plate.coverage, plate.weight) == (44, 50, 30_000)


@pytest.mark.rule("TAL-ITM-22")
def test_ricochet_goes_round_corners_at_half_damage() -> None:
    chakram = {"use": "veteran", "hands": ["chakram"], "proficiencies": ["multi-blade"]}
    fight = arena([chakram], ["guard"], apart=4, script="d4=4 d100=99")
    veteran, guard = fight.fighters
    blow = thrown_blow(veteran.hands[0])
    blow.ricochet = True
    blow.result = 35
    blow.defence = 22
    parts = parts_of(attack_tally(fight, veteran, guard, blow))
    assert parts["ricochet"] == -10
    strike_through(fight, veteran, guard, blow, -1)
    assert [event.amount for event in fight.events if event.kind == "hit"] == [3]


@pytest.mark.rule("TAL-RUL-16", "TAL-RUL-60")
def test_every_destroying_weapon_deals_up_to_sixty() -> None:
    assert {weapon.deals for weapon in WEAPONS.values() if weapon.destroying} == {60}
    assert sum(weapon.destroying for weapon in WEAPONS.values()) == 9


@pytest.mark.rule("TAL-RUL-11", "TAL-ITM-11")
@pytest.mark.parametrize(("face", "checks"), [(7, 0), (8, 0), (9, 1)])
def test_a_solid_thing_that_parries_is_checked_from_twice_its_armour_and_one(
    face: int, checks: int
) -> None:
    """The spear strikes for d10 + 12 at a thing of armour 10, so 20 is not enough and 21 is."""
    stick = {"use": "veteran", "hands": ["thin-stick"], "belt": []}
    fight = arena(["guard"], [stick], script=" ".join(["d100=99"] * checks))
    guard, veteran = fight.fighters
    blow = melee_blow(guard, guard.hands[0])
    blow.parried_by = veteran.hands[0]
    blow.parried_by.solid = True
    assert parry_holds(fight, guard, veteran, blow, face + 12)
    assert fight.dice.next == checks


@pytest.mark.rule("TAL-ITM-24", "TAL-ITM-04")
def test_a_mended_thing_comes_back_a_step_better_and_breaks_as_it_was_made() -> None:
    worn: dict[str, Any] = {"item": "short-spear", "quality": "ordinary", "now": "fatal"}
    mended = {**worn, "now": "poor"}
    for spear, bonus in ((worn, -5), (mended, -2)):
        start = meet({"use": "guard", "hands": [spear], "belt": []}, "archer")
        struck = start.play("guard: attack archer short-spear", dice="2d20=1,19")
        assert struck.parts("attack")["quality"] == bonus
        thing = struck.fighter("guard").hands[0]
        assert thing.base == 3
    assert BOOK.rules["TAL-ITM-24"].status == "fiat"


@pytest.mark.rule("TAL-ITM-13")
@pytest.mark.parametrize(("dealt", "checked"), [(30, 0), (31, 1)])
def test_a_missile_is_checked_above_its_limit_and_the_bow_never(dealt: int, checked: int) -> None:
    bow = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    fight = arena([bow], ["guard"], script="d100=31" if checked else "")
    archer = fight.fighters[0]
    blow = shot_blow(fight, archer.hands[0])
    wear_out(fight, archer, blow, dealt)
    assert len([event for event in fight.events if event.dice]) == checked
    assert archer.hands[0].quality == 3


@pytest.mark.rule("TAL-ITM-13", "TAL-ITM-06")
@pytest.mark.parametrize("above", [0, 1])
def test_a_weapon_wears_on_what_parries_it_too(above: int) -> None:
    fight = arena(["veteran"], ["guard"], script="d100=99 " * (3 + above))
    veteran, guard = fight.fighters
    sword = veteran.hands[0]
    dealt = sword.weapon.deals + above
    blow = melee_blow(veteran, sword)
    blow.parried_by = guard.hands[0]
    assert parry_holds(fight, veteran, guard, blow, dealt)
    checks = [event for event in fight.events if event.dice == "1d100"]
    assert len([event for event in checks if event.actor == veteran.index]) == above
