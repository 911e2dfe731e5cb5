"""Walking where facing matters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.grid import NOWHERE, Grid, Topology, field, parse_path
from fechtbuch.engine.turning import turning_costs, turning_reachable
from fechtbuch.engine.walk_costs import Going, path_error

HEXES = Grid(Topology.HEXES)
ORIGIN = field(0, 0)

near = st.integers(-2, 2)
fields = st.builds(field, near, near)


def cost(path: str, facing: int, grid: Grid = HEXES) -> int:
    return turning_costs(grid, ORIGIN, 0, parse_path(path), Going(), 2, 1)[facing]


@pytest.mark.parametrize(
    ("path", "facing", "expected"),
    [
        ("", 0, 0),
        ("", 3, 3),
        ("1,0", 0, 1),
        ("0,1", 0, 1),  # a front hex, facing kept
        ("0,1", 1, 1),  # a front hex, turned towards it
        ("0,1", 2, 2),
        ("-1,0", 0, 2),  # backward
        ("-1,1", 0, 2),  # sideways
        ("-1,1", 2, 2),  # turn one side, then a front hex includes the second
        ("0,1;-1,2;-2,2", 3, 3),  # a wide turn to the right
        ("1,0;2,0;3,0", 0, 3),
        ("0,2", 0, -1),  # no step
    ],
)
def test_turns_and_steps_cost_points(path: str, facing: int, expected: int) -> None:
    # GUR-MOV-04, GUR-MOV-05
    assert cost(path, facing) == expected


def test_walls_are_no_way() -> None:
    grid = Grid(Topology.HEXES)
    grid.set_wall(field(1, 0))
    assert cost("1,0", 0, grid) == -1


@given(st.sets(fields), st.sets(fields), st.integers(0, 5), st.integers(0, 5))
def test_reach_and_path_costs_agree(
    walls: set[int], occupied: set[int], facing: int, budget: int
) -> None:
    grid = Grid(Topology.HEXES)
    for f in sorted(walls):
        if f != ORIGIN:
            grid.set_wall(f)
    going = Going(occupied=occupied)
    reach = turning_reachable(grid, ORIGIN, facing, budget, going, 2, 1)
    for f in reach.fields():
        least = []
        for g in range(6):
            if reach.cost(f, g) >= 0:
                path = reach.path_to(f, g)
                if path:
                    assert path_error(grid, ORIGIN, path, budget, going) == ("", NOWHERE)
                costs = turning_costs(grid, ORIGIN, facing, path, going, 2, 1)
                assert costs[g] == reach.cost(f, g) <= budget
                least.append(costs[g])
        assert reach.least(f) == min(least)


def test_reach_misses_nothing() -> None:
    reach = turning_reachable(HEXES, ORIGIN, 0, 3, Going(), 2, 1)
    found: dict[tuple[int, int], int] = {}
    paths: list[list[int]] = [[]]
    for _ in range(3):
        paths += [[*p, g] for p in paths for g in HEXES.neighbours(p[-1] if p else ORIGIN)]
    for path in paths:
        for g, points in enumerate(turning_costs(HEXES, ORIGIN, 0, path, Going(), 2, 1)):
            pose = (path[-1] if path else ORIGIN, g)
            if points <= 3:
                found[pose] = min(points, found.get(pose, points))
    assert found == {
        (f, g): reach.cost(f, g) for f in reach.fields() for g in range(6) if reach.cost(f, g) >= 0
    }
    assert reach.cost(field(9, 9), 0) == -1
    with pytest.raises(ValueError, match="out of reach"):
        reach.path_to(field(3, 0), 3)


def test_senseless_costs_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        turning_reachable(HEXES, ORIGIN, 0, 5, Going(), 2, 0)
