"""Cones: the fields in front of somebody who breathes fire or swings wide, by named angles."""

from enum import Enum

from mypy_extensions import i64

from fechtbuch.engine.geometry import Geometry


class Cone(Enum):
    """How wide a cone opens."""

    QUARTER = "quarter"
    """A quarter of a circle: 45 degrees to either side."""
    SIXTH = "sixth"
    """A sixth of a circle, as wide as the face of a hex: 30 degrees to either side."""
    NARROW = "narrow"
    """As wide as it is long: half a field to either side for each one ahead."""


def cone(grid: Geometry, at: i64, towards: i64, length: i64, shape: Cone) -> list[i64]:
    """The fields of the map in a cone from one field towards another, its own left out, sorted.

    A field belongs to it if its centre lies in the angle, borders included, and not farther than
    `length` as the map measures. A direction is a field beside: `grid.step(at, 2)` is east on
    squares. Walls stop nothing; who wants them to keeps what `grid.clear_line` lets through:

        burnt = cone(grid, dragon.at, hero.at, 6, Cone.QUARTER)
        burnt = [f for f in burnt if grid.clear_line(dragon.at, f)]
    """
    if at == towards:
        raise ValueError("a cone needs a direction: another field than the one it starts from")
    # One divided by the square of the tangent of half the angle.
    slim: i64 = 1
    if shape is Cone.SIXTH:
        slim = 3
    elif shape is Cone.NARROW:
        slim = 4
    if grid.hexes:
        slim *= 3
    x = (towards >> 14) - (at >> 14)
    y = (towards & 16383) - (at & 16383)
    fields: list[i64] = []
    for f in grid.area(at, length):
        dx = (f >> 14) - (at >> 14)
        dy = (f & 16383) - (at & 16383)
        # How far the field lies along the middle of the cone, and across it. The axes of hexes are
        # 60 degrees apart: there it is twice as far along, and across so that the 3 above mends it.
        along = x * dx + y * dy
        across = x * dy - y * dx
        if grid.hexes:
            along = 2 * along + x * dy + y * dx
        if along > 0 and slim * across * across <= along * along:
            fields.append(f)
    return fields
