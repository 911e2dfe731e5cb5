"""Damage at its edges: shares of strength, criticals, shields, what a blow does to things."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import SHARES, dice_step, share_of
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.hitting.damage import (
    recoil,
    strike_at_item,
    strike_through,
)
from fechtbuch.books.tales_and_legends.rules.hitting.struck_gear import hurt_oneself
from tests.tales_and_legends.scenes import BARE, arena, meet, parts_of


@pytest.mark.rule("TAL-ATK-08", "TAL-RUL-65", "TAL-HIT-11")
def test_recoil_follows_a_parry_that_held() -> None:
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    ready = meet("veteran", mace).play("veteran: parry long-sword", "veteran: done")
    hit = ready.play("guard: attack veteran flanged-mace", dice="d20=12")
    parried = hit.play("veteran: parry long-sword", dice="d20=9 d12=1 d20=2 d20=19")
    assert parried.rolls("overthrow")
    assert not parried.fighter("veteran").prone


@pytest.mark.rule("TAL-ITM-06", "TAL-ITM-18", "TAL-HIT-11")
def test_a_parried_weak_blow_strikes_the_item_with_half() -> None:
    ready = meet("guard", BARE).play("guard: parry short-spear", "guard: done")
    hit = ready.play("brawler: attack guard bare-hands", dice="d20=5")
    parried = hit.play("guard: parry short-spear", dice="d20=19 d4=3")
    assert parried.event("strikes-item").amount == 3


@pytest.mark.rule("TAL-ITM-16")
def test_extra_damage_of_weapon_and_missile_add_up() -> None:
    bolt = {
        "use": "archer",
        "hands": [{"item": "light-crossbow", "loaded": True}],
        "quiver": {"barbed-bolt": 3},
        "skills": {"crossbow": 20},
    }
    bare = {"use": "guard", "armour": None, "attributes": {"ko": 60}}
    shot = meet(bolt, bare, apart=4).play(
        "archer: shoot light-crossbow guard", dice="d20=4 d8=3 d8=5"
    )
    assert shot.event("hit").amount == 3 + 5 + 10


@pytest.mark.rule("TAL-RUL-09")
def test_weak_comes_before_charge() -> None:
    fight = arena([{"use": "veteran", "hands": [], "belt": []}], ["guard"], script="d4=1")
    veteran, guard = fight.fighters
    guard.worn = []
    blow = melee_blow(veteran, veteran.natural[0])
    blow.result = 25
    blow.defence = 22
    strike_through(fight, veteran, guard, blow, -1)
    assert [event.amount for event in fight.events if event.kind == "hit"] == [2]


@pytest.mark.rule("TAL-HIT-05", "TAL-RUL-38")
def test_what_may_never_be_critical_is_not() -> None:
    fight = arena(["guard"], [{"use": "guard", "slug": "target"}])
    attacker, target = fight.fighters
    target.block.endurance = 400
    blow = melee_blow(attacker, attacker.hands[0])
    blow.result, blow.defence, blow.never_critical = 90, 22, True
    strike_through(fight, attacker, target, blow, 10)
    assert next(event for event in fight.events if event.kind == "hit").amount == 10


@pytest.mark.rule("TAL-HIT-06")
def test_a_covering_shield_and_the_armour_both_take_their_value_off() -> None:
    covered = {"use": "guard", "hands": ["baton", "great-wooden-shield"], "belt": []}
    axe: dict[str, Any] = {
        "use": "brawler",
        "hands": [{"item": "two-handed-axe", "both": True}],
        "belt": [],
        "proficiencies": ["great-axe"],
        "skills": {"axe": 12},
    }
    ready = meet(covered, axe).play(
        "guard: cover great-wooden-shield how=melee target=brawler", "guard: done"
    )
    hit = ready.play("brawler: attack two-handed-axe guard", dice="d20=3 d12=12 3d100=99,99,99")
    parts = parts_of(hit.event("hit").tally)
    assert (parts["damage"], parts["strength"]) == (12, 16)
    assert (parts["shield"], parts["armour"]) == (-20, -16)
    assert hit.fighter("guard").life == 34


@pytest.mark.rule("TAL-HIT-09")
@pytest.mark.parametrize(
    ("share", "strength", "value"),
    [
        ("0", 11, 0), ("1/8", 11, 2), ("1/4", 11, 3), ("1/2", 11, 6), ("1", 11, 11),
        ("3/2", 11, 17), ("3/2", 12, 18), ("2", 11, 22), ("3", 11, 33), ("6", 11, 66), ("1", 0, 0),
    ],
)  # fmt: skip
def test_the_share_of_strength(share: str, strength: int, value: int) -> None:
    assert share_of(strength, SHARES.index(share)) == value


@pytest.mark.rule("TAL-HIT-10")
def test_the_whole_ladder() -> None:
    found = [dice_step(1, 2, steps) for steps in range(-1, 22)]
    assert " ".join(f"{count}d{sides}" for count, sides in found) == (
        "1d2 1d2 1d4 1d6 1d8 1d10 1d12 2d6 2d8 2d10 2d12 3d8 3d10 3d12 4d10 4d12 5d10 5d12"
        " 7d10 8d10 9d10 10d10 11d10"
    )


@pytest.mark.rule("TAL-HIT-19")
@pytest.mark.parametrize(("dealt", "life"), [(8, 40), (9, 39), (20, 28)])
def test_only_what_exceeds_the_own_endurance_hurts_the_hand(dealt: int, life: int) -> None:
    fight = arena([BARE], ["guard"])
    brawler = fight.fighters[0]
    hurt_oneself(fight, brawler, melee_blow(brawler, brawler.natural[0]), dealt)
    assert brawler.life == life
    armed = arena(["veteran"], ["guard"])
    veteran = armed.fighters[0]
    hurt_oneself(armed, veteran, melee_blow(veteran, veteran.hands[0]), 50)
    assert veteran.life == 40


@pytest.mark.rule("TAL-ITM-05", "TAL-ITM-09", "TAL-ITM-18")
def test_a_weak_blow_strikes_an_item_with_half_and_a_recoil_weapon_overthrows() -> None:
    fight = arena([BARE], ["guard"], script="d4=3")
    brawler, guard = fight.fighters
    blow = melee_blow(brawler, brawler.natural[0])
    blow.item = guard.hands[0]
    strike_at_item(fight, brawler, guard, blow)
    assert [event.amount for event in fight.events if event.kind == "strikes-item"] == [3]
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    fight = arena([mace], ["archer"], script="d12=1 d100=99 d20=19 2d20=1,9")
    guard, archer = fight.fighters
    blow = melee_blow(guard, guard.hands[0])
    blow.item = archer.hands[0]
    strike_at_item(fight, guard, archer, blow)
    assert archer.prone


@pytest.mark.rule("TAL-ATK-08", "TAL-RUL-65", "TAL-HIT-11")
@pytest.mark.parametrize("state", ["dead", "prone"])
def test_recoil_spares_the_dead_and_the_prone(state: str) -> None:
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    fight = arena([mace], ["archer"])
    guard, archer = fight.fighters
    setattr(archer, state, True)
    recoil(fight, guard, archer, melee_blow(guard, guard.hands[0]))
    assert fight.events == []


@pytest.mark.rule("TAL-HIT-04", "TAL-HIT-05", "TAL-ITM-18", "TAL-WND-02")
def test_the_log_tells_bands_factors_and_wounds_with_all_their_parts() -> None:
    armed = {"use": "veteran", "hands": [{"item": "jafard-scimitar", "both": False}], "belt": []}
    fight = arena([armed], ["guard"], script="d12=1 d100=80")
    veteran, guard = fight.fighters
    blow = melee_blow(veteran, veteran.hands[0])
    blow.result = 52
    blow.defence = 22
    strike_through(fight, veteran, guard, blow, -1)
    told = {event.kind: event for event in reversed(fight.events)}
    assert parts_of(told["band"].tally) == {"body-from": 22, "coverage": 8}
    assert parts_of(told["multiplied"].tally) == {"critical": 2, "lethal": 1}
    assert told["multiplied"].amount == 3
    assert parts_of(told["hit"].tally) == {"damage": 1, "strength": 7, "critical": 16}
    assert parts_of(told["wounded"].tally) == {"wounds": 3, "wounding": 1}
    assert told["wounded"].amount == 4
    assert told["exhausted"].amount == 8
    assert parts_of(told["life-lost"].tally) == {"damage": 24}
