"""Several kinds of ground, and what a step onto each costs whom."""

import heapq
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.grid import NOWHERE, Diagonals, Grid, Topology, field, parse_path
from fechtbuch.engine.paths import reachable, towards
from fechtbuch.engine.walk_costs import CLOSED, Going, path_cost, path_error

ORIGIN = field(0, 0)
FOREST, WATER, LAVA = 1, 2, 3
HUMAN = [5, 10, 20, CLOSED]
FISH = [CLOSED, CLOSED, 5]


def valley() -> Grid:
    """Plain, forest, water, lava and ground of which nobody has said anything, side by side."""
    grid = Grid(Topology.SQUARES, (0, 0, 5, 0))
    for x, kind in ((1, FOREST), (2, WATER), (4, LAVA)):
        grid.set_terrain(field(x, 0), kind)
    return grid


def test_each_walker_has_his_own_costs() -> None:
    grid = valley()
    human = Going(5, terrain=HUMAN)
    assert [human.entry(grid, field(x, 0)) for x in range(6)] == [5, 10, 20, 5, CLOSED, 5]
    fish = Going(5, terrain=FISH)
    # A kind beyond the list costs a step as ever.
    assert [fish.entry(grid, field(x, 0)) for x in range(6)] == [-1, -1, 5, -1, 5, -1]
    assert Going(5).entry(grid, field(2, 0)) == 5


def test_paths_cost_what_their_ground_costs() -> None:
    grid, human = valley(), Going(5, terrain=HUMAN)
    assert path_cost(grid, parse_path("1,0;2,0;3,0"), human) == 35
    assert path_error(grid, ORIGIN, parse_path("1,0;2,0"), 29, human) == ("too-far", field(2, 0))
    path = parse_path("1,0;2,0;3,0;4,0")
    assert path_error(grid, ORIGIN, path, 99, human) == ("blocked", field(4, 0))
    reach = reachable(grid, ORIGIN, 30, human)
    assert {f: reach.cost(f) for f in reach.fields()} == {
        ORIGIN: 0,
        field(1, 0): 10,
        field(2, 0): 30,
    }


def test_difficult_ground_and_bodies_come_on_top() -> None:
    grid = valley()
    grid.set_difficult(field(1, 0), 5)
    going = Going(5, slow={field(2, 0)}, slow_extra=5, terrain=HUMAN)
    assert path_cost(grid, parse_path("1,0;2,0"), going) == 15 + 25


@given(
    st.dictionaries(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), st.integers(1, 4)),
    st.lists(st.sampled_from([CLOSED, 2, 3, 7]), min_size=1, max_size=4),
    st.sampled_from(Diagonals),
)
def test_reach_finds_the_least_costs(
    ground: dict[tuple[int, int], int], costs: list[int], diagonals: Diagonals
) -> None:
    grid = Grid(Topology.SQUARES, (-3, -3, 3, 3), diagonals=diagonals)
    for spot, kind in sorted(ground.items()):
        grid.set_terrain(field(*spot), kind)
    going = Going(2, terrain=costs)
    best = {(ORIGIN, 0): 0}
    waiting = [(0, ORIGIN, 0)]
    while waiting:
        cost, f, odd = heapq.heappop(waiting)
        for d, g in enumerate(grid.step(f, d) for d in range(8)):
            kind = grid.terrain(g)
            entry = costs[kind] if kind < len(costs) else 2
            if not grid.inside(g) or entry == CLOSED:
                continue
            crosswise = d % 2 == 1 and diagonals is Diagonals.ALTERNATING
            total = cost + entry + (2 if crosswise and odd else 0)
            after = (g, 1 - odd if crosswise else odd)
            if total < best.get(after, 10**9):
                best[after] = total
                heapq.heappush(waiting, (total, *after))
    least: dict[int, int] = {}
    for (f, _), cost in best.items():
        least[f] = min(cost, least.get(f, cost))
    reach = reachable(grid, ORIGIN, 30, going)
    assert {f: reach.cost(f) for f in reach.fields()} == {
        f: cost for f, cost in least.items() if cost <= 30
    }
    for goal in least:
        path = towards(grid, ORIGIN, goal, 10**6, going)
        assert path_cost(grid, path, going, ORIGIN) == least[goal]


def test_ground_is_part_of_the_map() -> None:
    grid = valley()
    again = Grid.from_data(json.loads(json.dumps(grid.to_data())))
    assert again.terrain(field(2, 0)) == WATER
    assert again.key() == grid.key() == grid.copy().key()
    grid.set_terrain(field(2, 0), 0)
    assert grid.terrain(field(2, 0)) == 0
    assert again.key() != grid.key()
    assert "terrain" not in Grid().to_data()


def test_senseless_ground_is_refused() -> None:
    with pytest.raises(ValueError, match="expected the step, 5, or more"):
        Going(5, terrain=[5, 3])
    with pytest.raises(ValueError, match="kind 101, expected 0 to 100"):
        Grid().set_terrain(ORIGIN, 101)
    with pytest.raises(ValueError, match="outside the map"):
        valley().set_terrain(field(9, 9), 1)
    assert path_error(valley(), ORIGIN, [], 5, Going(5, terrain=HUMAN)) == ("", NOWHERE)
