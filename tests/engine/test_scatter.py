"""Where things land that miss."""

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fechtbuch.engine.grid import Grid, Sight, Topology, field, x_of, y_of
from fechtbuch.engine.scatter import clock_landing, last_open, scatter_direction, scatter_landing


@pytest.mark.parametrize(
    ("target", "hour", "distance", "landing"),
    [
        ((0, 20), 1, 5, (3, 24)),  # (2.5, 24.330)
        ((0, 20), 8, 6, (-5, 17)),  # (−5.196, 17)
        ((10, 10), 3, 4, (13, 7)),  # offset (2.828, −2.828)
        ((0, 20), 12, 6, (0, 26)),
        ((0, 20), 6, 6, (0, 14)),
        ((0, 20), 3, 2, (2, 20)),
        ((0, 20), 9, 2, (-2, 20)),
        ((0, 0), 3, 1, (1, 0)),
        ((0, -20), 11, 5, (3, -24)),
    ],
)
def test_the_clock_face(
    target: tuple[int, int], hour: int, distance: int, landing: tuple[int, int]
) -> None:
    # PSX-THR-03, PSX-THR-04, PSX-EX-34
    assert clock_landing(field(0, 0), field(*target), hour, distance) == field(*landing)


@given(st.integers(-30, 30), st.integers(-30, 30), st.integers(1, 12), st.integers(1, 6))
def test_the_clock_face_agrees_with_trigonometry(dx: int, dy: int, hour: int, far: int) -> None:
    assume((dx, dy) != (0, 0))
    length = math.hypot(dx, dy)
    ahead, aside = math.cos(math.radians(30 * hour)), math.sin(math.radians(30 * hour))
    east = far * (ahead * dx + aside * dy) / length
    north = far * (ahead * dy - aside * dx) / length
    assume(all(abs(abs(v) % 1 - 0.5) > 1e-9 for v in (east, north)))
    landing = clock_landing(field(0, 0), field(dx, dy), hour, far)
    assert (x_of(landing) - dx, y_of(landing) - dy) == (round(east), round(north))


@given(st.integers(-30, 30), st.integers(-30, 30), st.integers(1, 12), st.integers(1, 6))
def test_opposite_hours_land_opposite(dx: int, dy: int, hour: int, far: int) -> None:
    target = field(dx, dy)
    a = clock_landing(field(0, 0), target, hour, far)
    b = clock_landing(field(0, 0), target, hour + 6, far)
    assert (x_of(a) + x_of(b), y_of(a) + y_of(b)) == (2 * dx, 2 * dy)


def test_the_scatter_diagram() -> None:
    # TAL-ATK-23 with the shooter south of the target: rows 9 2 3, 8 1 4, 7 6 5.
    grid = Grid()
    shooter, target = field(0, -30), field(0, 0)
    rows = [[9, 2, 3], [8, 1, 4], [7, 6, 5]]
    for y, row in zip((1, 0, -1), rows, strict=True):
        for x, number in zip((-1, 0, 1), row, strict=True):
            assert scatter_landing(grid, shooter, target, number, 1) == field(x, y)


def test_a_field_shot_scatters() -> None:
    # TAL-EX-15: 4 is the field to the right; 2, short by 12, lands 3 m beyond.
    grid = Grid()
    shooter, target = field(-30, 0), field(0, 0)
    assert scatter_landing(grid, shooter, target, 4, 1) == field(0, -1)
    assert scatter_landing(grid, shooter, target, 2, 3) == field(3, 0)
    assert scatter_direction(grid, shooter, target, 9) == 1


def test_what_lands_in_a_wall_lies_before_it() -> None:
    # PSX-THR-05, PSX-RUL-62
    grid = Grid(Topology.SQUARES, (-9, -9, 9, 9), Sight.CROSSED)
    grid.set_wall(field(3, 0))
    origin = field(0, 0)
    assert last_open(grid, origin, field(2, 0)) == field(2, 0)
    assert last_open(grid, origin, field(3, 0)) == field(2, 0)
    assert last_open(grid, field(7, 0), field(12, 0)) == field(9, 0)
    grid.set_wall(origin)
    assert last_open(grid, origin, origin) == origin


def test_nothing_flies_through_a_wall_but_over_what_can_be_seen_across() -> None:
    # PSX-THR-05, PSX-RUL-62
    grid = Grid(Topology.SQUARES, (-9, -9, 9, 9), Sight.CROSSED)
    origin = field(0, 0)
    grid.set_barrier(field(2, 0), True, False)  # A chasm: nobody stands there, everybody sees.
    assert last_open(grid, origin, field(4, 0)) == field(4, 0)
    assert last_open(grid, origin, field(2, 0)) == field(1, 0)
    grid.set_wall(field(4, 0))
    assert last_open(grid, origin, field(5, 0)) == field(3, 0)
    # In a room between two walls it does not come to lie either.
    grid.set_wall(field(6, 0))
    assert last_open(grid, origin, field(6, 0)) == field(3, 0)
    grid.set_barrier(field(0, 2), False, True)  # A hedge: what flies into it stays in it.
    assert last_open(grid, origin, field(0, 4)) == field(0, 2)
    assert last_open(grid, field(0, 2), field(0, 4)) == field(0, 4)
