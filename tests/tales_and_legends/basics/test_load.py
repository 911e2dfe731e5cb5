"""Load: rows of the table, what lightens, what soaks."""

import pytest

from fechtbuch.books.tales_and_legends.kinds.skills import ALERTNESS, DODGE, GRAPPLE, UNARMED
from fechtbuch.books.tales_and_legends.rules.basics.checks import burden_row, skill
from fechtbuch.books.tales_and_legends.rules.basics.load import carried_grams, speed
from fechtbuch.books.tales_and_legends.rules.basics.prices import stand_price
from fechtbuch.books.tales_and_legends.rules.defending.defence import (
    helpless_towards,
    physical_defence,
)
from tests.tales_and_legends.scenes import arena, meet, parts_of


@pytest.mark.rule("TAL-MOV-16")
def test_the_load_is_ignored_for_a_round_and_only_up_to_five_times() -> None:
    start = meet({"use": "knight", "mount": None}, "archer", apart=9)
    assert start.fighter("knight").burden == 1
    free = start.play("knight: ignore-load")
    assert free.fighter("knight").ignores_burden
    fight = arena(["guard"], ["archer"], apart=9)
    guard = fight.fighters[0]
    guard.ignores_burden = True
    for burden, row in ((1, 0), (4, 0), (5, 5)):
        guard.burden = burden
        assert burden_row(guard) == row
    guard.ignores_burden = False
    expected = {1: (1, 0), 2: (1, 1), 3: (2, 0)}
    for burden, price in expected.items():
        guard.burden = burden
        found = stand_price(guard)
        assert found is not None
        assert (found.standard, found.extra) == price
    guard.burden = 4
    whole = stand_price(guard)
    assert whole is not None
    assert whole.full
    assert speed(fight, guard) == 3
    guard.burden = 6
    assert speed(fight, guard) == 0
    guard.burden = 2
    assert skill(fight, guard, GRAPPLE).total == 16
    assert skill(fight, guard, UNARMED).total == 15 - 2
    assert skill(fight, guard, ALERTNESS).total == 15


@pytest.mark.rule("TAL-MOV-16", "TAL-MOV-12")
def test_soaked_cloth_weighs_four_times_as_much() -> None:
    dry = arena(["archer"], ["guard"], apart=9)
    wet = arena(["archer"], ["guard"], apart=9, scene={"water": "calm"})
    assert carried_grams(wet, wet.fighters[0]) - carried_grams(dry, dry.fighters[0]) == 3 * 2000


@pytest.mark.rule("TAL-MOV-16", "TAL-STA-02", "TAL-RUL-57")
def test_build_and_burden_change_the_defence_and_ten_loads_make_helpless() -> None:
    fight = arena([{"use": "guard", "traits": ["small-build"]}], ["archer"], apart=5)
    guard, archer = fight.fighters
    guard.burden = 0
    assert physical_defence(fight, guard, archer, True, "").total == 24
    guard.burden = 1
    assert physical_defence(fight, guard, archer, True, "").total == 23
    guard.burden = 5
    assert not helpless_towards(fight, guard, archer)
    guard.burden = 6
    assert helpless_towards(fight, guard, archer)


@pytest.mark.rule("TAL-MOV-16")
@pytest.mark.parametrize(("row", "loss"), [(1, -1), (2, -2), (3, -6), (4, -10)])
def test_each_row_of_overload_lowers_tests_and_defence(row: int, loss: int) -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    free = physical_defence(fight, guard, archer, True, "").total
    guard.burden = row
    assert parts_of(skill(fight, guard, DODGE))["overload"] == loss
    assert physical_defence(fight, guard, archer, True, "").total == free + loss
    guard.ignores_burden = True
    assert physical_defence(fight, guard, archer, True, "").total == free
