"""Distances, directions, arcs and lines on empty maps."""

import itertools
import math
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fechtbuch.engine.fields import NOWHERE, field, x_of, y_of
from fechtbuch.engine.geometry import Arc
from fechtbuch.engine.grid import Grid, Topology

SQUARES = Grid(Topology.SQUARES)
HEXES = Grid(Topology.HEXES)

near = st.integers(-12, 12)
fields = st.builds(field, near, near)
grids = st.sampled_from([SQUARES, HEXES])


def pairs(path: list[int]) -> list[tuple[int, int]]:
    return [(x_of(f), y_of(f)) for f in path]


# Distance


@given(grids, fields, fields, fields)
def test_distance_is_a_metric(grid: Grid, a: int, b: int, c: int) -> None:
    assert (grid.distance(a, b) == 0) == (a == b)
    assert grid.distance(a, b) == grid.distance(b, a)
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


def test_distances_of_the_books() -> None:
    origin = field(0, 0)
    assert SQUARES.distance(origin, field(3, 1)) == 3  # PSX-EX-34
    assert SQUARES.distance(origin, field(1, 1)) == 1
    assert HEXES.distance(origin, field(1, 1)) == 2  # GUR-MOV-01
    assert HEXES.distance(origin, field(1, -1)) == 1
    assert HEXES.distance(origin, field(-3, 2)) == 3


@given(grids, fields)
def test_neighbours_are_one_step_away(grid: Grid, f: int) -> None:
    neighbours = grid.neighbours(f)
    assert len(set(neighbours)) == grid.sides
    assert all(grid.distance(f, g) == 1 for g in neighbours)
    assert neighbours == [grid.step(f, d) for d in range(grid.sides)]


@given(fields, fields)
def test_retreat_sidestep_and_step_forward_share_out_the_six_neighbours(a: int, b: int) -> None:
    # GUR-RET-05: there are always two hexes to sidestep to.
    if a == b:
        return
    changes = [HEXES.distance(g, b) - HEXES.distance(a, b) for g in HEXES.neighbours(a)]
    assert changes.count(0) == 2
    assert 2 <= changes.count(1) <= 3
    assert 1 <= changes.count(-1) <= 2
    assert len(changes) == 6


def test_gap_is_measured_between_the_nearest_fields() -> None:
    bear = [field(0, 0), field(0, 1), field(1, 0), field(1, 1)]
    assert SQUARES.gap(bear, [field(4, 0)]) == 3
    assert SQUARES.nearest(bear, [field(4, 3)]) == (field(1, 0), field(4, 3))


# Directions


def test_squares_count_clockwise_from_north() -> None:
    around = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    assert pairs(SQUARES.neighbours(field(0, 0))) == around


def test_hexes_count_clockwise_from_east() -> None:
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert pairs(HEXES.neighbours(field(0, 0))) == around


@given(grids, fields, fields)
def test_opposite_ends_see_each_other_in_opposite_directions(grid: Grid, a: int, b: int) -> None:
    if a == b:
        assert grid.direction(a, b) == -1
    else:
        assert grid.direction(b, a) == grid.opposite(grid.direction(a, b))


@given(grids, fields, st.integers(0, 7), st.integers(1, 9))
def test_walking_in_a_direction_keeps_it(grid: Grid, f: int, direction: int, steps: int) -> None:
    direction %= grid.sides
    g = f
    for _ in range(steps):
        g = grid.step(g, direction)
    assert grid.direction(f, g) == direction
    assert grid.distance(f, g) == steps


@pytest.mark.parametrize(
    ("x", "y", "direction"),
    [(2, 5, 0), (3, 5, 1), (5, 2, 2), (5, 3, 1), (5, -2, 2), (5, -3, 3), (-2, -5, 4), (-5, 3, 7)],
)
def test_the_nearest_of_eight_directions(x: int, y: int, direction: int) -> None:
    # TAL-RUL-58: diagonal if (a + b)² > 2a²; 49 ≤ 50, 64 > 50.
    assert SQUARES.direction(field(0, 0), field(x, y)) == direction


def bearing(dq: int, dr: int) -> float:
    return math.degrees(math.atan2(dr * math.sqrt(3) / 2, dq + dr / 2)) % 360


@given(near, near)
def test_the_nearest_of_six_directions(dq: int, dr: int) -> None:
    if dq == dr == 0:
        return
    found = int(HEXES.direction(field(0, 0), field(dq, dr)))
    off = (bearing(dq, dr) - 60 * found + 180) % 360 - 180
    assert -30 - 1e-9 < off < 30 + 1e-9
    if abs(abs(off) - 30) < 1e-9:
        assert off > 0, "a bearing between two directions counts as the anticlockwise one"


def test_turning() -> None:
    assert HEXES.turn(0, 5) == 1
    assert HEXES.turn(1, 4) == 3
    assert SQUARES.turn(7, 2) == 3
    assert HEXES.turned(5, 1) == 0
    assert SQUARES.turned(0, -1) == 7


def test_behind_is_the_field_away_from_the_attack_and_the_two_beside_it() -> None:
    behind = SQUARES.behind(field(0, 0), field(1, 0))
    assert pairs(behind) == [(2, 0), (2, 1), (2, -1)]
    assert SQUARES.behind(field(1, 1), field(1, 1)) == []


# Arcs


@pytest.mark.parametrize("facing", range(6))
def test_arcs_of_the_six_neighbours(facing: int) -> None:
    at = field(3, -2)
    arcs = [HEXES.arc(at, facing, HEXES.step(at, (facing + i) % 6)) for i in range(6)]
    assert arcs == [Arc.FRONT, Arc.FRONT, Arc.RIGHT, Arc.BACK, Arc.LEFT, Arc.FRONT]


@pytest.mark.parametrize(
    ("other", "arc"),
    [
        ((-1, 2), Arc.FRONT),  # exactly 90° to the right
        ((1, -2), Arc.FRONT),  # exactly 90° to the left
        ((-2, 1), Arc.RIGHT),  # exactly 150°
        ((-1, -1), Arc.LEFT),  # exactly 150° to the left
        ((-2, 3), Arc.RIGHT),
        ((-3, 1), Arc.BACK),
        ((-2, 0), Arc.BACK),
        ((0, 0), Arc.FRONT),
    ],
)
def test_arcs_farther_away(other: tuple[int, int], arc: Arc) -> None:
    # GUR-MOV-02: a bearing on a border belongs to the arc nearer to the front.
    assert HEXES.arc(field(0, 0), 0, field(*other)) is arc


@given(near, near, st.integers(0, 7), st.sampled_from([HEXES, SQUARES]))
def test_at_the_back_is_the_back_arc(dx: int, dy: int, facing: int, grid: Grid) -> None:
    at, other, facing = field(1, 1), field(1 + dx, 1 + dy), facing % int(grid.sides)
    assert grid.at_back(at, facing, other) is (grid.arc(at, facing, other) is Arc.BACK)


@given(near, near, st.integers(0, 5))
def test_arcs_follow_the_bearing(dq: int, dr: int, facing: int) -> None:
    if dq == dr == 0:
        return
    off = (bearing(dq, dr) - 60 * facing + 180) % 360 - 180
    arc = HEXES.arc(field(1, 1), facing, field(1 + dq, 1 + dr))
    if abs(off) <= 90 + 1e-9:
        assert arc is Arc.FRONT
    elif abs(off) <= 150 + 1e-9:
        assert arc is (Arc.RIGHT if off > 0 else Arc.LEFT)
    else:
        assert arc is Arc.BACK


@pytest.mark.parametrize("facing", range(8))
def test_arcs_on_squares(facing: int) -> None:
    # TAL-RUL-70: the back is the opposite direction and the two beside it.
    at = field(0, 0)
    arcs = [SQUARES.arc(at, facing, SQUARES.step(at, (facing + i) % 8)) for i in range(8)]
    front, right, back, left = Arc.FRONT, Arc.RIGHT, Arc.BACK, Arc.LEFT
    assert arcs == [front, front, right, back, back, back, left, front]


# Lines


@given(grids, fields, fields)
def test_a_line_has_one_field_per_step(grid: Grid, a: int, b: int) -> None:
    line = grid.line(a, b)
    assert line[0] == a
    assert line[-1] == b
    assert len(line) == grid.distance(a, b) + 1
    assert all(grid.distance(f, g) == 1 for f, g in itertools.pairwise(line))
    assert all(grid.distance(a, f) == i for i, f in enumerate(line))


def rounded(value: Fraction) -> int:
    whole = math.floor(abs(value) + Fraction(1, 2))
    return whole if value > 0 else -whole


@given(near, near)
def test_lines_on_squares_round_halves_away_from_zero(dx: int, dy: int) -> None:
    assume((dx, dy) != (0, 0))
    n = max(abs(dx), abs(dy))
    expected = [(rounded(Fraction(i * dx, n)), rounded(Fraction(i * dy, n))) for i in range(n + 1)]
    assert pairs(SQUARES.line(field(0, 0), field(dx, dy))) == expected


def test_the_square_between_striker_and_target() -> None:
    # LSK-MOV-09: step 1 of the line, from the striker's side.
    assert pairs(SQUARES.line(field(0, 0), field(2, 1))) == [(0, 0), (1, 1), (2, 1)]
    assert pairs(SQUARES.line(field(2, 1), field(0, 0))) == [(2, 1), (1, 0), (0, 0)]
    assert pairs(SQUARES.line(field(0, 0), field(-2, -1))) == [(0, 0), (-1, -1), (-2, -1)]


@given(fields, fields)
def test_lines_on_hexes_take_the_nearest_centre(a: int, b: int) -> None:
    n = HEXES.distance(a, b)
    twins = HEXES.twins(a, b)
    for i, f in enumerate(HEXES.line(a, b)):
        q = (n - i) * x_of(a) + i * x_of(b)
        r = (n - i) * y_of(a) + i * y_of(b)

        def off(g: int, q: int = q, r: int = r) -> int:
            dq, dr = n * x_of(g) - q, n * y_of(g) - r
            return dq * dq + dr * dr + dq * dr

        nearest = min(off(g) for g in [f, *HEXES.neighbours(f)])
        best = sorted(g for g in [f, *HEXES.neighbours(f)] if off(g) == nearest)
        found = [f] if n == 0 or twins[i] == NOWHERE else [f, twins[i]]
        assert n == 0 or best == found


@given(fields, fields)
def test_lines_on_hexes_are_the_same_both_ways(a: int, b: int) -> None:
    assert HEXES.line(a, b) == HEXES.line(b, a)[::-1]
    assert HEXES.twins(a, b) == HEXES.twins(b, a)[::-1]


def test_a_line_between_two_hexes_holds_both() -> None:
    # GUR-MOV-16
    a, b = field(0, 0), field(1, 1)
    assert {HEXES.line(a, b)[1], HEXES.twins(a, b)[1]} == {field(1, 0), field(0, 1)}
    assert set(HEXES.crossed(a, b)) == {a, field(0, 1), field(1, 0), b}


@given(grids, fields, st.integers(0, 7), st.integers(1, 5), st.integers(1, 5))
def test_a_line_goes_straight_on(grid: Grid, f: int, d: int, steps: int, more: int) -> None:
    d %= grid.sides
    target = f
    for _ in range(steps):
        target = grid.step(target, d)
    beyond = target
    for _ in range(more):
        beyond = grid.step(beyond, d)
    assert grid.on_line(f, target, steps + more) == beyond


def test_a_line_ends_where_coordinates_end() -> None:
    assert SQUARES.on_line(field(7000, 0), field(8000, 0), 2000) == NOWHERE


def runs_through(dx: int, dy: int, x: int, y: int) -> bool:
    """Whether the line from 0,0 to dx,dy meets the inside of the square around x,y."""
    enter, leave = Fraction(0), Fraction(1)
    for change, centre in ((dx, x), (dy, y)):
        low, high = centre - Fraction(1, 2), centre + Fraction(1, 2)
        if change == 0:
            if not low < 0 < high:
                return False
            continue
        first, last = sorted((low / change, high / change))
        enter, leave = max(enter, first), min(leave, last)
    return enter < leave


@given(near, near)
def test_crossed_squares_are_those_whose_inside_is_met(dx: int, dy: int) -> None:
    if dx == dy == 0:
        return
    expected = {
        field(x, y)
        for x in range(min(dx, 0), max(dx, 0) + 1)
        for y in range(min(dy, 0), max(dy, 0) + 1)
        if runs_through(dx, dy, x, y)
    }
    crossed = SQUARES.crossed(field(0, 0), field(dx, dy))
    assert len(crossed) == len(set(crossed))
    assert set(crossed) == expected
    assert set(SQUARES.crossed(field(dx, dy), field(0, 0))) == expected


# Bounds and groups


def test_bounds_of_squares_and_hexes() -> None:
    squares = Grid(Topology.SQUARES, (0, 0, 9, 4))
    assert squares.inside(field(9, 4))
    assert not squares.inside(field(10, 4))
    assert not squares.inside(NOWHERE)
    assert len(squares.neighbours(field(0, 0))) == 3
    hexes = Grid(Topology.HEXES, (0, 0, 9, 4))
    inside = hexes.area(field(0, 0), 30)
    assert len(inside) == 50
    assert hexes.inside(field(-2, 4))
    assert not hexes.inside(field(8, 4))
    assert hexes.box() == (-2, 0, 9, 4)
    assert hexes.on_edge(field(0, 0))
    assert not hexes.on_edge(field(4, 2))


@pytest.mark.parametrize("bounds", [(5, 0, 4, 9), (0, 0, 9000, 3), (-8000, 0, 8000, 8000)])
def test_impossible_bounds_are_refused(bounds: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="bounds"):
        Grid(Topology.HEXES, bounds)


@given(grids, fields, st.integers(0, 5))
def test_rings_and_areas(grid: Grid, f: int, radius: int) -> None:
    ring = grid.ring(f, radius)
    area = grid.area(f, radius)
    assert ring == sorted(set(ring))
    assert area == sorted(set(area))
    assert len(ring) == (grid.sides * radius or 1)
    assert sorted(g for r in range(radius + 1) for g in grid.ring(f, r)) == area
    assert all(grid.distance(f, g) == radius for g in ring)


def test_a_crowd_hangs_together() -> None:
    # LSK-RUL-17: each within 5' of another member.
    crowd = [field(0, 0), field(1, 1), field(2, 1), field(4, 1), field(5, 2)]
    assert SQUARES.linked(field(1, 1), crowd) == crowd[:3]
    assert SQUARES.linked(field(4, 1), crowd) == crowd[3:]
