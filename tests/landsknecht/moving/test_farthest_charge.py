"""The charge that ends farthest off is the same as if all of them were looked at."""

import pytest

from fechtbuch.books.landsknecht.rules.moving.movement import (
    charge_squares,
    farthest_charge,
    straight_run,
)
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.geometry import Geometry
from fechtbuch.scenario import Scenario


def battle(kurt: list[int], others: list[list[int]]) -> Battle:
    """Kurt, and some who may be in his way."""
    sides = [
        {"name": "One", "fighters": [{"use": "kurt", "at": kurt}]},
        {"name": "Other", "fighters": [{"use": "hans", "at": at} for at in others]},
    ]
    data = {
        "book": "landsknecht",
        "title": "Runs",
        "map": {"bounds": [0, 0, 19, 9]},
        "sides": sides,
    }
    fight = Scenario.from_data(data, "runs").build()
    assert isinstance(fight, Battle)
    return fight


def by_all(fight: Battle, reach: int) -> int:
    """The first of the farthest squares, by looking at every one."""
    kurt, hans = fight.fighters[:2]
    squares = charge_squares(fight, kurt, hans, reach)
    grid: Geometry = fight.grid
    return max(squares, key=lambda square: grid.distance(square, hans.at), default=NOWHERE)


@pytest.mark.rule("LSK-RUL-08", "LSK-MOV-04")
def test_it_is_the_first_of_the_farthest_squares() -> None:
    found = 0
    for column in range(1, 19, 2):
        for reach in (1, 2):
            fight = battle([column, 4], [[9, 5], [8, 4], [12, 4]])
            kurt, hans = fight.fighters[:2]
            home = kurt.at
            square = farthest_charge(fight, kurt, hans, reach)
            assert square == by_all(fight, reach)
            assert kurt.at == home
            found += square != NOWHERE
    assert found > 4


def test_it_is_looked_for_on_the_map_only() -> None:
    found = 0
    for corner in ([0, 0], [19, 0], [0, 9], [19, 9], [19, 4]):
        for column in range(2, 18, 3):
            fight = battle([column, 5], [corner])
            kurt, hans = fight.fighters[:2]
            square = farthest_charge(fight, kurt, hans, 2)
            assert square == by_all(fight, 2)
            found += square != NOWHERE
    assert found > 4


def test_there_is_none_where_somebody_stands_in_the_only_line() -> None:
    free = battle([0, 0], [[10, 0], [10, 9]])
    kurt, hans = free.fighters[:2]
    assert len(straight_run(free, kurt, farthest_charge(free, kurt, hans, 1))) == 9
    blocked = battle([0, 0], [[1, 1], [0, 1], [1, 0]])
    for foe in blocked.fighters[1:]:
        assert farthest_charge(blocked, blocked.fighters[0], foe, 1) == NOWHERE
