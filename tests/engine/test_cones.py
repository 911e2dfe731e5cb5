"""Cones, against their angles."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.cones import Cone, cone
from fechtbuch.engine.grid import Diagonals, Grid, Topology, field, path_text, x_of, y_of

SQUARES = Grid(Topology.SQUARES)
HEXES = Grid(Topology.HEXES)
ALTERNATING = Grid(Topology.SQUARES, diagonals=Diagonals.ALTERNATING)
BOUNDED = Grid(Topology.HEXES, (-3, -3, 3, 3))

near = st.integers(-5, 5)
fields = st.builds(field, near, near)

HALF = {Cone.QUARTER: math.pi / 4, Cone.SIXTH: math.pi / 6, Cone.NARROW: math.atan(0.5)}


def centre(grid: Grid, f: int) -> tuple[float, float]:
    """Where the middle of a field lies on paper."""
    x, y = float(x_of(f)), float(y_of(f))
    return (x + y / 2, y * math.sqrt(3) / 2) if grid.hexes else (x, y)


def between(grid: Grid, at: int, one: int, other: int) -> float:
    """The angle between two fields as seen from a third."""
    x, y = centre(grid, at)
    x1, y1 = centre(grid, one)
    x2, y2 = centre(grid, other)
    turn = math.atan2(y1 - y, x1 - x) - math.atan2(y2 - y, x2 - x)
    return abs(math.remainder(turn, math.tau))


@given(
    st.sampled_from([SQUARES, HEXES, ALTERNATING, BOUNDED]),
    fields,
    fields,
    st.integers(0, 6),
    st.sampled_from(Cone),
)
def test_a_cone_holds_what_lies_in_its_angle(
    grid: Grid, at: int, to: int, length: int, shape: Cone
) -> None:
    if at == to:
        return
    expected = [
        f
        for f in grid.area(at, length)
        if f != at and between(grid, at, f, to) <= HALF[shape] + 1e-9
    ]
    assert cone(grid, at, to, length, shape) == expected


def test_cones_one_can_draw() -> None:
    origin = field(0, 0)
    assert path_text(cone(SQUARES, origin, field(1, 0), 2, Cone.QUARTER)) == (
        "1,-1;1,0;1,1;2,-2;2,-1;2,0;2,1;2,2"
    )
    assert path_text(cone(SQUARES, origin, field(0, 9), 3, Cone.NARROW)) == (
        "-1,2;-1,3;0,1;0,2;0,3;1,2;1,3"
    )
    assert path_text(cone(SQUARES, origin, field(1, 1), 2, Cone.QUARTER)) == (
        "0,1;0,2;1,0;1,1;1,2;2,0;2,1;2,2"
    )
    assert len(cone(ALTERNATING, origin, field(1, 1), 2, Cone.QUARTER)) == 7
    # The face of a hex: 1, 2, 3 fields and those on its borders.
    east = cone(HEXES, origin, HEXES.step(origin, 0), 2, Cone.SIXTH)
    assert path_text(east) == "1,0;1,1;2,-1;2,0"


def test_six_cones_of_hexes_cover_everything() -> None:
    origin = field(0, 0)
    found = {f for d in range(6) for f in cone(HEXES, origin, HEXES.step(origin, d), 4, Cone.SIXTH)}
    assert found == set(HEXES.area(origin, 4)) - {origin}


def test_a_cone_needs_a_direction() -> None:
    with pytest.raises(ValueError, match="needs a direction"):
        cone(SQUARES, field(1, 1), field(1, 1), 3, Cone.QUARTER)
