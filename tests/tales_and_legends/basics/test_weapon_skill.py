"""When a weapon is too heavy."""

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import heavy_penalty, too_heavy
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price, strike_price
from tests.tales_and_legends.scenes import arena


@pytest.mark.rule("TAL-ACT-12")
def test_bows_and_light_things_are_never_heavy_and_half_the_load_is_too_much() -> None:
    fight = arena([{"use": "guard", "hands": ["elven-long-bow"], "belt": []}], ["archer"])
    guard = fight.fighters[0]
    assert heavy_penalty(fight, guard, shot_blow(fight, guard.hands[0]), False) == 0
    club = arena([{"use": "guard", "hands": [{"item": "war-flail", "both": False}]}], ["archer"])
    guard = club.fighters[0]
    blow = melee_blow(guard, guard.hands[0])
    assert heavy_penalty(club, guard, blow, False) == 24
    assert too_heavy(club, guard, blow, False)
    guard.hands[0].both = True
    assert heavy_penalty(club, guard, blow, False) == 8
    assert not too_heavy(club, guard, blow, False)
    guard.block.load = 8
    guard.hands[0].both = False
    assert not too_heavy(club, guard, blow, False)


@pytest.mark.rule("TAL-ACT-12", "TAL-ACT-01", "TAL-ATK-03")
@pytest.mark.parametrize(("load", "price"), [(6, (1, 0)), (5, (1, 1))])
def test_ten_points_too_heavy_cost_an_extra_action(load: int, price: tuple[int, int]) -> None:
    fight = arena([{"use": "guard", "hands": ["war-flail"], "belt": []}], ["archer"])
    guard = fight.fighters[0]
    guard.block.load = load
    found = attack_price(fight, guard, guard.hands[0], False)
    assert (found.standard, found.extra) == price
    multiple = strike_price(fight, guard, guard.hands[0], "multiple", False, False)
    assert multiple.full
