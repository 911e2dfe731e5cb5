"""What walking costs, how far it leads, and the way towards a goal."""

import heapq

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fechtbuch.engine.grid import NOWHERE, Grid, Topology, field, parse_path, path_text
from fechtbuch.engine.paths import reachable, towards
from fechtbuch.engine.walk_costs import Going, last_stretch, path_cost, path_error

SQUARES = Grid(Topology.SQUARES)
HEXES = Grid(Topology.HEXES)
ORIGIN = field(0, 0)

near = st.integers(-4, 4)
fields = st.builds(field, near, near)
field_sets = st.sets(fields, max_size=14)


@st.composite
def situations(draw: st.DrawFn) -> tuple[Grid, Going]:
    """A small map with walls and difficult ground, and people standing around."""
    grid = Grid(draw(st.sampled_from(Topology)), (-4, -4, 4, 4), squeeze=draw(st.booleans()))
    for f in sorted(draw(field_sets)):
        if grid.inside(f) and f != ORIGIN:
            grid.set_wall(f)
    for f in sorted(draw(field_sets)):
        if grid.inside(f):
            grid.set_difficult(f, draw(st.integers(1, 3)))
    going = Going(
        draw(st.integers(1, 3)),
        blocked=draw(field_sets),
        occupied=draw(field_sets),
        slow=draw(field_sets),
        slow_extra=2,
        adds_up=draw(st.booleans()),
        width=1 if grid.hexes else draw(st.integers(1, 2)),
        height=1 if grid.hexes else draw(st.integers(1, 2)),
    )
    return grid, going


def least_costs(grid: Grid, going: Going, start: int) -> dict[int, int]:
    """Every reachable field with its least cost, the plain slow way."""
    costs = {start: 0}
    waiting = [(0, start)]
    while waiting:
        cost, f = heapq.heappop(waiting)
        if costs[f] < cost:
            continue
        for g in grid.neighbours(f):
            reason, _ = path_error(
                grid,
                f,
                [g],
                10**6,
                Going(
                    going.step,
                    going.blocked,
                    None,
                    going.slow,
                    going.slow_extra,
                    going.adds_up,
                    going.width,
                    going.height,
                ),
            )
            total = cost + going.entry(grid, g)
            if reason == "" and total < costs.get(g, 10**9):
                costs[g] = total
                heapq.heappush(waiting, (total, g))
    return costs


# What walking costs


def test_difficult_ground_and_the_fallen_cost_double() -> None:
    # LSK-MOV-08: 5' a step, 10' into difficult ground or over the fallen, 10' for both at once.
    grid = Grid()
    grid.set_difficult(field(1, 0), 5)
    fallen = {field(1, 0), field(2, 0)}
    going = Going(5, slow=fallen, slow_extra=5)
    assert path_cost(grid, parse_path("1,0;2,0;3,0"), going) == 25


def test_surcharges_of_hexes_add_up() -> None:
    # GUR-MOV-04 in half points: 1, +1 bad footing, +1 body
    grid = Grid(Topology.HEXES)
    grid.set_difficult(field(1, 0), 2)
    going = Going(2, slow={field(1, 0)}, slow_extra=2, adds_up=True)
    assert path_cost(grid, [field(1, 0)], going) == 6


@pytest.mark.parametrize(
    ("path", "reason", "where"),
    [
        ("", "", ""),
        ("0,1;1,2", "", ""),
        ("0,2", "not-adjacent", "0,2"),
        ("0,0", "not-adjacent", "0,0"),
        ("1,1", "between-walls", "1,1"),
        ("1,0", "wall", "1,0"),
        ("-1,0", "blocked", "-1,0"),
        ("0,-1;0,-2", "off-map", "0,-2"),
        ("-1,1", "occupied", "-1,1"),
        ("-1,1;-2,2", "", ""),
        ("-1,1;-2,2;-2,3;-2,4", "too-far", "-2,4"),
    ],
)
def test_a_path_is_refused_with_the_reason(path: str, reason: str, where: str) -> None:
    grid = Grid(Topology.SQUARES, (-5, -1, 5, 5))
    grid.set_wall(field(1, 0))
    if reason == "between-walls":
        grid.set_wall(field(0, 1))
    going = Going(5, blocked={field(-1, 0)}, occupied={field(-1, 1), ORIGIN})
    failed = parse_path(where)[0] if where else NOWHERE
    assert path_error(grid, ORIGIN, parse_path(path), 15, going) == (reason, failed)


def test_a_large_creature_needs_room_for_all_its_fields() -> None:
    grid = Grid()
    grid.set_wall(field(2, 1))
    bear = Going(1, width=2, height=2)
    assert path_error(grid, ORIGIN, [field(1, 0)], 9, bear) == ("wall", field(1, 0))
    assert path_error(grid, ORIGIN, [field(1, -1)], 9, bear) == ("", NOWHERE)
    assert bear.gap(SQUARES, ORIGIN, field(4, 1)) == 3


def test_the_last_straight_stretch() -> None:
    # GUR-MOV-12
    path = parse_path("1,0;1,1;1,2;1,3")
    assert last_stretch(HEXES, ORIGIN, path) == (3, 1)
    assert last_stretch(HEXES, ORIGIN, []) == (0, -1)


# How far one gets


@given(situations(), st.integers(0, 12))
def test_reach_finds_the_least_costs(situation: tuple[Grid, Going], budget: int) -> None:
    grid, going = situation
    reach = reachable(grid, ORIGIN, budget, going)
    expected = {f: c for f, c in least_costs(grid, going, ORIGIN).items() if c <= budget}
    assert {f: reach.cost(f) for f in reach.crossed()} == expected
    assert set(reach.fields()) == {f for f in expected if f == ORIGIN or going.may_stop(f)}
    costs = [reach.cost(f) for f in reach.fields()]
    assert costs == sorted(costs)
    assert reach.cost(field(40, 40)) == -1


@given(situations(), st.integers(0, 12))
def test_paths_of_a_reach_can_be_walked_at_their_cost(
    situation: tuple[Grid, Going], budget: int
) -> None:
    grid, going = situation
    reach = reachable(grid, ORIGIN, budget, going)
    for f in reach.fields():
        path = reach.path_to(f)
        assert path_cost(grid, path, going) == reach.cost(f)
        assert path_error(grid, ORIGIN, path, budget, going) == ("", NOWHERE)
        assert (path[-1] if path else ORIGIN) == f


@pytest.mark.parametrize("grid", [SQUARES, HEXES])
def test_paths_on_open_ground_look_straight(grid: Grid) -> None:
    reach = reachable(grid, ORIGIN, 6, Going())
    for d in range(grid.sides):
        straight = [ORIGIN]
        for _ in range(6):
            straight.append(grid.step(straight[-1], d))
        assert reach.path_to(straight[-1]) == straight[1:]


def test_friends_may_be_crossed_and_enemies_not() -> None:
    # LSK-MOV-08, PSX-TRN-16
    corridor = Grid(Topology.SQUARES, (0, 0, 5, 0))
    friend = reachable(corridor, ORIGIN, 3, Going(occupied={field(1, 0)}))
    assert friend.fields() == [ORIGIN, field(2, 0), field(3, 0)]
    assert friend.crossed() == [field(x, 0) for x in range(4)]
    assert not friend.may_stop(field(1, 0))
    enemy = reachable(corridor, ORIGIN, 3, Going(blocked={field(1, 0)}))
    assert enemy.fields() == [ORIGIN]
    with pytest.raises(ValueError, match="out of reach"):
        enemy.path_to(field(2, 0))


def test_a_search_has_a_bound() -> None:
    with pytest.raises(ValueError, match="give the map bounds"):
        reachable(SQUARES, ORIGIN, 10**6, Going())
    small = Grid(Topology.SQUARES, (0, 0, 9, 9))
    assert len(reachable(small, ORIGIN, 10**6, Going()).fields()) == 100
    with pytest.raises(ValueError, match="outside the map"):
        reachable(small, field(-1, 0), 5, Going())


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
    assert path_cost(grid, path, going) == min(costs[f] for f in stops if gaps[f] == nearest)


@settings(max_examples=60)
@given(situations(), fields, st.integers(1, 4))
def test_walking_on_turn_after_turn_arrives(
    situation: tuple[Grid, Going], goal: int, steps: int
) -> None:
    grid, going = situation
    going.occupied = set()
    budget = steps * (going.step + 5)
    here, spent = ORIGIN, 0
    for _ in range(100):
        path = towards(grid, here, goal, budget, going)
        if not path:
            break
        assert path_error(grid, here, path, budget, going) == ("", NOWHERE)
        spent += path_cost(grid, path, going)
        here = path[-1]
    assert spent == least_costs(grid, going, ORIGIN)[here]
    # Of fields equally near to a goal that cannot be reached any will do.
    end = (towards(grid, ORIGIN, goal, 10**6, going) or [ORIGIN])[-1]
    assert going.gap(grid, here, goal) == going.gap(grid, end, goal)


def test_nobody_walks_into_a_dead_end() -> None:
    grid = Grid(Topology.SQUARES)
    for y in range(-3, 4):
        grid.set_wall(field(6, y))
    for x in range(2, 6):
        grid.set_wall(field(x, 3))
        grid.set_wall(field(x, -3))
    path = towards(grid, ORIGIN, field(9, 0), 3, Going(), 1)
    assert path_text(path) == "0,-1;1,-2;1,-3"


@pytest.mark.parametrize(("extra", "around"), [(5, False), (40, True)])
def test_a_far_way_round_is_taken_where_the_near_one_costs_more(extra: int, around: bool) -> None:
    grid = Grid(Topology.SQUARES, (-20, -20, 20, 20))
    for y in range(-12, 13):
        grid.set_wall(field(2, y))
    grid.set_wall(field(2, 0), False)
    grid.set_difficult(field(2, 0), extra)  # a swamp in the only gap nearby
    path = towards(grid, ORIGIN, field(4, 0), 100, Going())
    assert (field(2, 0) not in path) is around


def test_a_surrounded_goal_is_approached_as_nearly_as_possible() -> None:
    goal = field(6, 0)
    friends = set(SQUARES.ring(goal, 1))
    going = Going(blocked={goal}, occupied=friends)
    path = towards(SQUARES, ORIGIN, goal, 10, going, 1)
    assert path == [field(x, 0) for x in range(1, 5)]
    assert towards(SQUARES, field(4, 0), goal, 10, going, 1) == []


def test_a_friend_in_the_way_is_walked_around() -> None:
    going = Going(blocked={field(5, 0)}, occupied={field(4, 0)})
    path = towards(SQUARES, ORIGIN, field(5, 0), 8, going, 1)
    assert len(path) == 4
    assert SQUARES.distance(path[-1], field(5, 0)) == 1


def test_who_is_near_enough_stays() -> None:
    assert towards(HEXES, ORIGIN, field(1, 0), 5, Going(), 1) == []
    assert towards(HEXES, ORIGIN, ORIGIN, 5, Going()) == []
    assert towards(HEXES, ORIGIN, field(5, 0), 0, Going()) == []


def test_senseless_costs_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Going(0)


@pytest.mark.parametrize("crowd", [1, 2, 50])
def test_whoever_stands_in_the_way_is_met_wherever_that_is(crowd: int) -> None:
    """Fields are told apart by few bits first; none of them may get lost, and none be invented."""
    grid = Grid(Topology.SQUARES)
    for x in range(-5, 5):
        for y in range(-5, 5):
            others = {field(x + 16 * n, y) for n in range(crowd)}
            walk = Going(1, blocked=others, occupied=others)
            assert all(walk.entry(grid, f) < 0 and not walk.may_stop(f) for f in others)
            beside = field(x + 8, y)  # the same bits, another field
            assert walk.entry(grid, beside) == 1
            assert walk.may_stop(beside)
