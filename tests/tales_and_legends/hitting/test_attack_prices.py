"""What attacks cost with heavy weapons."""

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import heavy_penalty
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import strike_price
from tests.tales_and_legends.scenes import arena


@pytest.mark.rule("TAL-ATK-03", "TAL-RUL-17", "TAL-ACT-12")
@pytest.mark.parametrize(
    ("load", "penalty", "price"), [(15, 0, (2, 0, False)), (14, 1, (0, 0, True))]
)
def test_a_weapon_is_heavy_from_the_first_hundred_grams_over_its_limit(
    load: int, penalty: int, price: tuple[int, int, bool]
) -> None:
    hammer = {"use": "guard", "hands": [{"item": "war-hammer", "both": False}], "belt": []}
    fight = arena([hammer], ["archer"])
    guard = fight.fighters[0]
    guard.block.load = load
    blow = melee_blow(guard, guard.hands[0])
    assert heavy_penalty(fight, guard, blow, False) == penalty
    found = strike_price(fight, guard, guard.hands[0], "multiple", False, False)
    assert (found.standard, found.extra, found.full) == price
