"""Two weapons, feints and other announcements, and what they carry."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_specials import seconds
from fechtbuch.books.tales_and_legends.rules.basics.states import fall_prone, stun
from fechtbuch.books.tales_and_legends.rules.harm.falling import settle_falls
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import pair_price
from tests.tales_and_legends.scenes import PAIRED, arena, crowd, meet

AXES: dict[str, Any] = {"use": "veteran", "armour": None, "helmet": None, "belt": []}


@pytest.mark.rule("TAL-ATK-01", "TAL-ACT-12")
def test_two_weapons_cost_as_the_slower_one() -> None:
    pair = {**AXES, "hands": [{"item": "axe", "both": False}, {"item": "maul", "both": False}]}
    fight = arena([pair], ["guard"])
    axe, maul = fight.fighters[0].hands
    price = pair_price(fight, fight.fighters[0], axe, maul, False)
    assert (price.standard, price.extra) == (1, 1)
    both = meet(pair, "guard").play(
        "veteran: attack axe special=two-weapon target=guard second=maul",
        dice="2d20=1,19 2d20=1,19",
    )
    assert (both.fighter("veteran").standard, both.fighter("veteran").extra) == (1, 0)


@pytest.mark.rule("TAL-RUL-33", "TAL-ATK-06")
def test_after_a_feint_only_the_deceived_is_spared_other_special_attacks() -> None:
    dagger = {"use": "veteran", "hands": ["dagger"], "belt": []}
    start = crowd([dagger], ["guard", {"use": "archer", "at": [10, 6]}])
    won = start.play("veteran: feint dagger guard", dice="d20=12 d20=9")
    assert won.offers("attack weapon=dagger special=mighty") == ["archer"]
    assert won.offers("attack weapon=dagger special=") == ["guard", "archer"]
    other = won.play(
        "veteran: attack dagger special=mighty target=archer",
        dice="2d20=1,9",
    )
    assert other.fighter("veteran").feint_target == other.fighter("guard").index


@pytest.mark.rule("TAL-SEQ-17", "TAL-SEQ-14")
def test_a_special_attack_counts_when_announced_and_only_for_that_attack() -> None:
    start = meet("veteran", "guard")
    mighty = start.play("veteran: attack long-sword special=mighty target=guard", dice="2d20=1,19")
    assert mighty.parts("attack")["mighty"] == -10
    plain = mighty.play("veteran: attack guard long-sword", dice="2d20=1,19")
    assert "mighty" not in plain.parts("attack")


@pytest.mark.rule("TAL-ATK-01", "TAL-ITM-20", "TAL-RUL-49")
@pytest.mark.parametrize(("apart", "reached"), [(1, True), (2, False)])
def test_both_of_two_weapons_must_reach(apart: int, reached: bool) -> None:
    start = meet(PAIRED, "guard", apart=apart)
    assert ("two-weapon" in start.offers("attack weapon=short-spear")) is reached
    assert "guard" in start.offers("attack weapon=short-spear special=")


@pytest.mark.rule("TAL-ATK-01", "TAL-ACT-10")
def test_what_is_only_thrown_or_held_in_both_hands_is_no_second_weapon() -> None:
    fight = arena([{**PAIRED, "hands": ["dagger", "shuriken"]}], ["guard"])
    veteran = fight.fighters[0]
    veteran.standard = 1
    assert seconds(fight, veteran, veteran.hands[0]) == []
    fight = arena([{**PAIRED, "hands": ["dagger", "hatchet"]}], ["guard"])
    veteran = fight.fighters[0]
    dagger, hatchet = veteran.hands
    veteran.standard = 1
    assert seconds(fight, veteran, dagger) == [hatchet]
    hatchet.both = True
    assert seconds(fight, veteran, dagger) == []


@pytest.mark.rule("TAL-RUL-28", "TAL-MNT-14")
def test_a_mount_that_falls_or_dies_takes_its_rider_down() -> None:
    for fall in (True, False):
        fight = arena(["knight"], ["guard"], apart=9, script="2d20=1,9")
        knight, horse, _ = fight.fighters
        if fall:
            fall_prone(fight, horse, "TAL-RUL-28")
        else:
            stun(fight, horse, 10)
        assert fight.falls == [knight.index]
        settle_falls(fight)
        assert knight.mount == -1
        assert knight.prone
