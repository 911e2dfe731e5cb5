"""Maps whose diagonals count 5, 10, 5 feet: distances, circles, costs, reach and ways."""

import heapq
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fechtbuch.engine.grid import NOWHERE, Diagonals, Grid, Topology, field, parse_path, x_of, y_of
from fechtbuch.engine.paths import reachable, towards
from fechtbuch.engine.turning import turning_costs, turning_reachable
from fechtbuch.engine.walk_costs import Going, path_cost, path_error

ORIGIN = field(0, 0)
EQUAL = Grid()

near = st.integers(-4, 4)
fields = st.builds(field, near, near)
field_sets = st.sets(fields, max_size=14)


def alternating(bounds: tuple[int, int, int, int] | None = None, squeeze: bool = False) -> Grid:
    return Grid(Topology.SQUARES, bounds, squeeze=squeeze, diagonals=Diagonals.ALTERNATING)


OPEN = alternating()


@st.composite
def situations(draw: st.DrawFn) -> tuple[Grid, Going]:
    """A small map with walls and difficult ground, and people standing around."""
    grid = alternating((-4, -4, 4, 4), draw(st.booleans()))
    for f in sorted(draw(field_sets)):
        if f != ORIGIN:
            grid.set_wall(f)
    for f in sorted(draw(field_sets)):
        grid.set_difficult(f, draw(st.integers(1, 4)))
    large = draw(st.integers(1, 2))
    going = Going(
        draw(st.integers(1, 5)),
        blocked=draw(field_sets),
        occupied=draw(field_sets),
        slow=draw(field_sets),
        slow_extra=2,
        width=large,
        height=large,
        odd=draw(st.booleans()),
    )
    return grid, going


def least_costs(grid: Grid, going: Going, start: int) -> dict[int, int]:
    """Every reachable field with its least cost, the plain slow way: walk and count diagonals."""
    free = Going(
        going.step,
        going.blocked,
        None,
        going.slow,
        going.slow_extra,
        width=going.width,
        height=going.height,
    )
    first = (start, 1 if going.odd else 0)
    costs = {first: 0}
    waiting = [(0, *first)]
    while waiting:
        cost, f, odd = heapq.heappop(waiting)
        if costs[(f, odd)] < cost:
            continue
        for g in grid.neighbours(f):
            if path_error(grid, f, [g], 10**6, free)[0]:
                continue
            crosswise = x_of(f) != x_of(g) and y_of(f) != y_of(g)
            total = cost + going.entry(grid, g) + (going.step if crosswise and odd else 0)
            after = (g, 1 - odd if crosswise else odd)
            if total < costs.get(after, 10**9):
                costs[after] = total
                heapq.heappush(waiting, (total, *after))
    least: dict[int, int] = {}
    for (f, _), cost in costs.items():
        least[f] = min(cost, least.get(f, cost))
    return least


# Distances


@pytest.mark.parametrize(
    ("to", "far"), [((1, 1), 1), ((2, 2), 3), ((3, 3), 4), ((4, 4), 6), ((5, 2), 6), ((-3, 1), 3)]
)
def test_every_second_diagonal_counts_twice(to: tuple[int, int], far: int) -> None:
    assert OPEN.distance(ORIGIN, field(*to)) == far
    assert OPEN.distance(field(*to), ORIGIN) == far


def test_a_distance_is_what_the_walk_costs_on_an_empty_map() -> None:
    costs = least_costs(alternating((-6, -6, 6, 6)), Going(), ORIGIN)
    assert len(costs) == 169
    assert {f: OPEN.distance(ORIGIN, f) for f in costs} == costs


@given(fields, fields)
def test_steps_and_lines_are_those_of_other_squares(a: int, b: int) -> None:
    assert OPEN.steps(a, b) == EQUAL.distance(a, b) == EQUAL.steps(a, b)
    assert OPEN.line(a, b) == EQUAL.line(a, b)
    assert OPEN.crossed(a, b) == EQUAL.crossed(a, b)
    assert OPEN.direction(a, b) == EQUAL.direction(a, b)
    assert (OPEN.distance(a, b) == 1) == (EQUAL.distance(a, b) == 1)


@given(fields, st.integers(0, 6), st.booleans())
def test_rings_and_areas_have_cut_corners(f: int, radius: int, bounded: bool) -> None:
    grid = alternating((-4, -4, 4, 4)) if bounded else OPEN
    box = [field(x, y) for x in range(-11, 12) for y in range(-11, 12)]
    inside = [g for g in sorted(box) if grid.inside(g)]
    assert grid.area(f, radius) == [g for g in inside if grid.distance(f, g) <= radius]
    assert grid.ring(f, radius) == [g for g in inside if grid.distance(f, g) == radius]


def test_sight_and_cover_follow_the_same_lines_as_ever() -> None:
    grids = [Grid(), alternating()]
    for grid in grids:
        grid.set_wall(field(2, 2))
        grid.set_obstacle(field(3, -3), 2)
    for to in (field(4, 4), field(4, 3), field(2, 4)):
        assert grids[0].clear_line(ORIGIN, to) == grids[1].clear_line(ORIGIN, to)
    assert not grids[1].clear_line(ORIGIN, field(4, 4))
    assert grids[1].cover(ORIGIN, field(4, -4)) == 2


def test_hexes_have_no_diagonals() -> None:
    with pytest.raises(ValueError, match="hexes have none"):
        Grid(Topology.HEXES, diagonals=Diagonals.ALTERNATING)
    assert not Grid(Topology.HEXES).diagonal(ORIGIN, field(1, -1))


# Costs


@pytest.mark.parametrize(
    ("path", "odd", "cost"),
    [
        ("1,1;2,2;3,3;4,4", False, 30),
        ("1,1;2,2;3,3;4,4", True, 30),
        ("1,1", True, 10),
        ("1,1;2,1;3,2;4,2", False, 25),
        ("1,0;2,0", True, 10),
    ],
)
def test_a_walk_counts_its_diagonals(path: str, odd: bool, cost: int) -> None:
    going = Going(5, odd=odd)
    steps = parse_path(path)
    assert path_cost(OPEN, steps, going, ORIGIN) == cost
    assert path_error(OPEN, ORIGIN, steps, cost, going) == ("", NOWHERE)
    assert path_error(OPEN, ORIGIN, steps, cost - 1, going) == ("too-far", steps[-1])


def test_it_must_be_said_where_a_walk_begins() -> None:
    with pytest.raises(ValueError, match="say from which field"):
        path_cost(OPEN, [field(1, 1)], Going())


@given(situations(), st.integers(0, 16))
def test_reach_finds_the_least_costs(situation: tuple[Grid, Going], budget: int) -> None:
    grid, going = situation
    reach = reachable(grid, ORIGIN, budget, going)
    expected = {f: c for f, c in least_costs(grid, going, ORIGIN).items() if c <= budget}
    assert {f: reach.cost(f) for f in reach.crossed()} == expected
    assert set(reach.fields()) == {f for f in expected if f == ORIGIN or going.may_stop(f)}
    costs = [reach.cost(f) for f in reach.crossed()]
    assert costs == sorted(costs)
    for f in reach.fields():
        path = reach.path_to(f)
        assert (path[-1] if path else ORIGIN) == f
        assert path_cost(grid, path, going, ORIGIN) == reach.cost(f)
        assert path_error(grid, ORIGIN, path, budget, going) == ("", NOWHERE)
    with pytest.raises(ValueError, match="out of reach"):
        reach.path_to(field(40, 40))


def test_the_cheaper_way_there_need_not_be_the_cheaper_way_on() -> None:
    # Somewhere a field is 2 feet cheaper with a diagonal behind one, and the next one costs 5 more.
    grid = alternating((0, 0, 2, 5))
    for wall in ((0, 3), (1, 3)):
        grid.set_wall(field(*wall))
    for rough in ((0, 1), (1, 1), (2, 3), (1, 4)):
        grid.set_difficult(field(*rough), 2)
    expected = least_costs(grid, Going(5), ORIGIN)
    reach = reachable(grid, ORIGIN, 100, Going(5))
    assert {f: reach.cost(f) for f in expected} == expected


# Towards a goal


@given(situations(), fields, st.integers(0, 2))
def test_towards_is_as_cheap_and_as_near_as_can_be(
    situation: tuple[Grid, Going], goal: int, within: int
) -> None:
    grid, going = situation
    path = towards(grid, ORIGIN, goal, 10**6, going, within)
    assert path_error(grid, ORIGIN, path, 10**6, going) == ("", NOWHERE)
    end = path[-1] if path else ORIGIN
    costs = least_costs(grid, going, ORIGIN)
    stops = [f for f in costs if f == ORIGIN or going.may_stop(f)]
    gaps = {f: max(going.gap(grid, f, goal), within) for f in stops}
    nearest = min(gaps.values())
    assert gaps[end] == nearest
    cheapest = min(costs[f] for f in stops if gaps[f] == nearest)
    assert path_cost(grid, path, going, ORIGIN) == cheapest


@settings(max_examples=60)
@given(situations(), fields, st.integers(1, 4))
def test_no_turn_spends_more_than_it_has(
    situation: tuple[Grid, Going], goal: int, steps: int
) -> None:
    grid, going = situation
    budget = steps * (2 * going.step + 6)
    here = ORIGIN
    for _ in range(100):
        path = towards(grid, here, goal, budget, going)
        if not path:
            break
        assert path_error(grid, here, path, budget, going) == ("", NOWHERE)
        here = path[-1]
    else:
        pytest.fail("nobody arrives")


def test_a_long_way_round_is_found() -> None:
    grid = alternating((-20, -20, 20, 20))
    for y in range(-12, 13):
        grid.set_wall(field(2, y))
    path = towards(grid, ORIGIN, field(4, 0), 100, Going())
    assert path[-1] == field(4, 0)
    assert path_cost(grid, path, Going(), ORIGIN) == least_costs(grid, Going(), ORIGIN)[path[-1]]


# The map as data


def test_a_map_with_equal_diagonals_is_saved_as_before() -> None:
    assert "diagonals" not in Grid().to_data()
    grid = alternating((0, 0, 5, 5))
    again = Grid.from_data(json.loads(json.dumps(grid.to_data())))
    assert again.diagonals is Diagonals.ALTERNATING
    assert again.key() == grid.key() == grid.copy().key()
    assert again.key() != Grid(Topology.SQUARES, (0, 0, 5, 5)).key()
    assert grid.copy().distance(ORIGIN, field(2, 2)) == 3


def test_facings_are_not_counted_together_with_alternating_diagonals() -> None:
    with pytest.raises(ValueError, match="take equal ones"):
        turning_reachable(OPEN, ORIGIN, 0, 3, Going(), 2, 1)
    with pytest.raises(ValueError, match="take equal ones"):
        turning_costs(OPEN, ORIGIN, 0, [field(0, 1)], Going(), 2, 1)
