"""Walls, ground, sight, cover and the state of a map."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.grid import NOWHERE, Grid, Sight, Topology, field

near = st.integers(-4, 4)
fields = st.builds(field, near, near)


def walled(*walls: tuple[int, int], sight: Sight = Sight.ROUNDED) -> Grid:
    grid = Grid(Topology.SQUARES, sight=sight)
    for x, y in walls:
        grid.set_wall(field(x, y))
    return grid


# Walls and ground


def test_walls_cannot_be_entered() -> None:
    grid = walled((1, 0))
    assert not grid.passable_step(field(0, 0), field(1, 0))
    assert grid.passable_step(field(0, 0), field(1, 1))
    assert grid.wall(field(1, 0))
    assert not grid.open(field(1, 0))


def test_no_diagonal_step_passes_between_two_walls() -> None:
    # LSK-MOV-08
    grid = walled((1, 0), (0, 1))
    assert not grid.passable_step(field(0, 0), field(1, 1))
    assert not grid.passable_step(field(1, 1), field(0, 0))
    assert grid.passable_step(field(0, 0), field(-1, 1))
    loose = Grid(Topology.SQUARES, squeeze=True)
    loose.set_wall(field(1, 0))
    loose.set_wall(field(0, 1))
    assert loose.passable_step(field(0, 0), field(1, 1))


def test_the_edge_of_the_map_is_no_step() -> None:
    grid = Grid(Topology.SQUARES, (0, 0, 3, 3))
    assert not grid.passable_step(field(3, 3), field(4, 3))


def test_an_opened_door_is_no_wall() -> None:
    grid = walled((1, 0), (2, 0))
    grid.set_wall(field(1, 0), False)
    assert grid.open(field(1, 0))
    assert grid.has_walls()
    grid.set_wall(field(2, 0), False)
    assert not grid.has_walls()
    assert grid.key() == Grid().key()


def test_barriers_stop_feet_or_eyes() -> None:
    grid = Grid()
    grid.set_barrier(field(1, 0), True, False)
    grid.set_barrier(field(2, 0), False, True)
    assert grid.wall(field(1, 0))
    assert not grid.opaque(field(1, 0))
    assert not grid.wall(field(2, 0))
    assert not grid.clear_line(field(0, 0), field(4, 0))
    grid.set_barrier(field(2, 0), False, False)
    assert grid.clear_line(field(0, 0), field(4, 0))


def test_ground_keeps_cost_wall_and_height_apart() -> None:
    grid = Grid()
    f = field(-3, 7)
    grid.set_difficult(f, 5)
    grid.set_elevation(f, -2)
    grid.set_wall(f)
    assert (grid.cost(f), grid.elevation(f), grid.wall(f)) == (5, -2, True)
    grid.set_wall(f, False)
    assert (grid.cost(f), grid.wall(f)) == (5, False)
    assert grid.cost(field(0, 0)) == grid.elevation(field(0, 0)) == 0


@given(st.dictionaries(st.builds(field, st.integers(-90, 90), st.integers(-90, 90)), st.booleans()))
def test_marks_far_apart_are_all_kept(walls: dict[int, bool]) -> None:
    grid = Grid()
    for f, wall in walls.items():
        grid.set_wall(f)
        grid.set_wall(f, wall)
    assert [f for f in walls if grid.wall(f)] == [f for f in walls if walls[f]]


def test_writing_outside_the_map_is_refused() -> None:
    grid = Grid(Topology.SQUARES, (0, 0, 3, 3))
    with pytest.raises(ValueError, match="field 4,0 is outside the map"):
        grid.set_wall(field(4, 0))
    with pytest.raises(ValueError, match="extra cost -1"):
        grid.set_difficult(field(0, 0), -1)
    with pytest.raises(ValueError, match="direction 8"):
        grid.set_cover(field(0, 0), 1, [0, 8])
    with pytest.raises(ValueError, match="level 0"):
        grid.set_cover(field(0, 0), 0)
    assert grid.key() == Grid(Topology.SQUARES, (0, 0, 3, 3)).key()


def test_a_map_too_wide_for_its_walls_is_refused_unchanged() -> None:
    grid = walled((-7000, -7000))
    before = grid.key()
    with pytest.raises(ValueError, match="too far"):
        grid.set_wall(field(7000, 7000))
    assert grid.key() == before


def test_the_nearest_open_field() -> None:
    grid = walled((0, 0), (-1, -1))
    assert grid.nearest_open(field(5, 5), set()) == field(5, 5)
    assert grid.nearest_open(field(0, 0), {field(-1, 0)}) == field(-1, 1)
    small = Grid(Topology.SQUARES, (0, 0, 0, 0))
    assert small.nearest_open(field(0, 0), {field(0, 0)}) == NOWHERE


# Sight


def test_a_shot_needs_a_line_that_crosses_no_wall() -> None:
    # LSK-MOV-08, LSK-MOV-09: step 1 from the shooter's side decides.
    grid = walled((1, 1))
    assert not grid.clear_line(field(0, 0), field(2, 1))
    assert grid.clear_line(field(2, 1), field(0, 0))


@given(fields, fields, st.lists(fields, max_size=12))
def test_a_rounded_line_is_clear_if_no_wall_lies_on_it(a: int, b: int, walls: list[int]) -> None:
    grid = Grid()
    for f in walls:
        grid.set_wall(f)
    assert grid.clear_line(a, b) == (not set(grid.line(a, b)[1:-1]) & set(walls))


def test_touching_a_corner_does_not_block_sight() -> None:
    # PSX-COV-10
    grid = walled((1, 0), (0, 1), sight=Sight.CROSSED)
    assert grid.clear_line(field(0, 0), field(2, 2))
    assert not grid.clear_line(field(0, 0), field(2, 1))


@given(fields, fields, st.lists(fields, max_size=12))
def test_crossed_and_hex_sight_is_mutual(a: int, b: int, walls: list[int]) -> None:
    for grid in (Grid(Topology.SQUARES, sight=Sight.CROSSED), Grid(Topology.HEXES)):
        for f in walls:
            grid.set_wall(f)
        assert grid.clear_line(a, b) == grid.clear_line(b, a)


def test_of_a_pair_of_hexes_both_must_block() -> None:
    # GUR-MOV-16
    grid = Grid(Topology.HEXES)
    grid.set_wall(field(1, 0))
    assert grid.clear_line(field(0, 0), field(1, 1))
    assert not grid.clear_line(field(0, 0), field(2, 0))
    grid.set_wall(field(0, 1))
    assert not grid.clear_line(field(0, 0), field(1, 1))


def test_smoke_blocks_sight_into_out_of_and_through() -> None:
    # PSX-COV-10; neighbours still see each other.
    grid = Grid(Topology.SQUARES, sight=Sight.CROSSED)
    smoke = {field(2, 0), field(3, 0)}
    assert not grid.clear_line(field(0, 0), field(2, 0), smoke)
    assert not grid.clear_line(field(2, 0), field(0, 0), smoke)
    assert not grid.clear_line(field(0, 0), field(5, 0), smoke)
    assert grid.clear_line(field(2, 0), field(3, 0), smoke)
    assert grid.clear_line(field(1, 0), field(2, 1), smoke)
    assert grid.clear_line(field(0, 1), field(5, 1), smoke)


# Cover


def test_an_obstacle_covers_the_neighbour_behind_it() -> None:
    # PSX-EX-34: a low wall, protection 2 (5+)
    grid = Grid(Topology.SQUARES, sight=Sight.CROSSED)
    grid.set_obstacle(field(3, 0), 2)
    assert grid.cover(field(0, 0), field(4, 0)) == 2
    assert grid.cover(field(4, 5), field(4, 0)) == 0
    grid.set_obstacle(field(3, 0), 0)
    grid.set_obstacle(field(1, 0), 2)
    assert grid.cover(field(0, 0), field(4, 0)) == 0


def test_own_fields_give_no_obstacle_cover() -> None:
    for sight in Sight:
        grid = Grid(Topology.SQUARES, sight=sight)
        grid.set_obstacle(field(0, 0), 3)
        grid.set_obstacle(field(1, 0), 3)
        assert grid.cover(field(0, 0), field(1, 0)) == 0


def test_cover_of_a_field_works_from_its_directions_only() -> None:
    # LSK-COV-01: the best tier applies, judged from the shooter's position.
    grid = Grid()
    trench = field(0, 0)
    grid.set_cover(trench, 4, [0, 1, 7])
    assert grid.cover(field(0, 9), trench) == 4
    assert grid.cover(field(9, 0), trench) == 0
    grid.set_obstacle(field(0, 1), 7)
    assert grid.cover(field(0, 9), trench) == 7
    grid.set_cover(trench, 10)
    assert all(grid.cover(g, trench) == 10 for g in grid.ring(trench, 3))
    assert grid.cover(trench, trench) == 0


def test_of_a_pair_of_hexes_the_worse_cover_counts() -> None:
    grid = Grid(Topology.HEXES)
    grid.set_obstacle(field(1, 0), 2)
    assert grid.cover(field(0, 0), field(2, 0)) == 2
    assert grid.cover(field(0, 0), field(1, 1)) == 0
    grid.set_obstacle(field(0, 1), 1)
    assert grid.cover(field(0, 0), field(1, 1)) == 1


# State


@st.composite
def maps(draw: st.DrawFn) -> Grid:
    bounds = draw(st.sampled_from([None, (-9, -9, 9, 9)]))
    grid = Grid(
        draw(st.sampled_from(Topology)), bounds, draw(st.sampled_from(Sight)), draw(st.booleans())
    )
    for f in draw(st.lists(fields, max_size=5)):
        grid.set_barrier(f, draw(st.booleans()), draw(st.booleans()))
        grid.set_difficult(f, draw(st.integers(0, 3)))
    for f in draw(st.lists(fields, max_size=3)):
        grid.set_elevation(f, draw(st.integers(-2, 2)))
        grid.set_obstacle(f, draw(st.integers(0, 3)))
        grid.set_cover(f, 2, draw(st.lists(st.integers(0, 5), min_size=1)))
    return grid


@given(maps())
def test_a_map_survives_copying_and_data(grid: Grid) -> None:
    data = json.loads(json.dumps(grid.to_data()))
    for twin in (grid.copy(), Grid.from_data(data)):
        assert twin.key() == grid.key()
        assert twin.to_data() == grid.to_data()
        assert all(twin.mark(f) == grid.mark(f) for f in grid.area(field(0, 0), 5))


@given(maps(), fields)
def test_writing_to_a_copy_leaves_the_original_alone(grid: Grid, f: int) -> None:
    before = grid.key()
    twin = grid.copy()
    twin.set_wall(f, not twin.wall(f))
    twin.set_cover(f, 9)
    twin.set_obstacle(f, 9)
    twin.set_elevation(f, 9)
    assert grid.key() == before
    assert twin.key() != before


def test_every_kind_of_writing_changes_the_key() -> None:
    grid = Grid()
    f = field(1, 1)
    keys = [grid.key()]
    grid.set_wall(f)
    keys.append(grid.key())
    grid.set_difficult(f, 1)
    keys.append(grid.key())
    grid.set_elevation(f, 1)
    keys.append(grid.key())
    grid.set_obstacle(f, 1)
    keys.append(grid.key())
    grid.set_cover(f, 1)
    keys.append(grid.key())
    assert len(set(keys)) == len(keys)


def test_the_order_of_writing_leaves_no_trace() -> None:
    assert walled((1, 0), (0, 1), (5, 5)).key() == walled((5, 5), (0, 1), (1, 0)).key()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"wals": []}, "unknown entry 'wals'"),
        ({"bounds": [1, 2]}, "four whole numbers"),
        ({"bounds": "all"}, "list of whole numbers"),
        ({"topology": "triangles"}, "triangles"),
        ({"solid": "1,2"}, "list of fields"),
        ({"solid": ["1;2"]}, "two whole numbers"),
        ({"difficult": {"1,2": "deep"}}, "'deep', expected a whole number"),
        ({"difficult": ["1,2"]}, "table from fields"),
        ({"bounds": [0, 0, 3, 3], "solid": ["9,9"]}, "outside the map"),
    ],
)
def test_bad_data_is_refused_with_the_reason(data: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Grid.from_data(data)


def test_obstacles_can_be_asked_for() -> None:
    grid = Grid()
    assert not grid.has_obstacles()
    grid.set_obstacle(field(2, 3), 2)
    assert grid.has_obstacles()
    assert grid.obstacle(field(2, 3)) == 2
    assert grid.obstacle(field(2, 4)) == 0
