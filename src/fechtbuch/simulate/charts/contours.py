"""Where something passes a level: points on a line, segments on a grid."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

Point = tuple[float, float]


def crossings(points: Sequence[Point]) -> list[float]:
    """Where a line through these points passes zero, each place once."""
    found: list[float] = []
    for (x1, y1), (x2, y2) in pairwise(sorted(points)):
        if y1 == 0:
            at = x1
        elif y1 * y2 < 0 or y2 == 0:
            at = x1 + (x2 - x1) * y1 / (y1 - y2)
        else:
            continue
        if not found or found[-1] != at:
            found.append(at)
    return found


def contour(heights: Mapping[tuple[int, int], float], level: float) -> list[tuple[Point, Point]]:
    """The line at a level over a grid, as segments; squares with a missing corner have none.

    Between four neighbours heights change evenly along each edge; a saddle is divided by what its
    middle is.
    """
    found: list[tuple[Point, Point]] = []
    for column, line in heights:
        corners = [(column, line), (column + 1, line), (column + 1, line + 1), (column, line + 1)]
        if any(corner not in heights for corner in corners):
            continue
        above = [heights[corner] >= level for corner in corners]
        cut = {
            edge: _between(corners[edge], corners[(edge + 1) % 4], heights, level)
            for edge in range(4)
            if above[edge] != above[(edge + 1) % 4]
        }
        if len(cut) == 2:
            one, other = cut.values()
            found.append((one, other))
        elif len(cut) == 4:
            high = sum(heights[corner] for corner in corners) / 4 >= level
            pairs = ((0, 1), (2, 3)) if high == above[0] else ((3, 0), (1, 2))
            found += [(cut[one], cut[other]) for one, other in pairs]
    return found


def _between(
    one: tuple[int, int],
    other: tuple[int, int],
    heights: Mapping[tuple[int, int], float],
    level: float,
) -> Point:
    part = (level - heights[one]) / (heights[other] - heights[one])
    return (one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1]))
