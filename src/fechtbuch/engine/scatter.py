"""Where missiles and thrown things come down when they miss."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.fields import field, x_of, y_of
from fechtbuch.engine.grid import Grid

# Twice the cosine of each hour of the clock: whole part, and part times the root of three.
_WHOLE: Final = [2, 0, 1, 0, -1, 0, -2, 0, -1, 0, 1, 0]
_ROOT: Final = [0, 1, 0, 0, 0, -1, 0, -1, 0, 0, 0, 1]


def clock_landing(thrower: i64, target: i64, hour: i64, distance: i64) -> i64:
    """The square where a throw lands that deviates by the clock (PSX-THR-03, -04).

    Twelve o'clock is straight on beyond the target, three to the right. A target on the
    thrower's own field is seen as if he looked north. The landing field may be off the map.
    """
    dx: int = x_of(target) - x_of(thrower)
    dy: int = y_of(target) - y_of(thrower)
    if dx == 0 and dy == 0:
        dy = 1
    ahead = hour % 12
    aside = (hour + 9) % 12
    length = dx * dx + dy * dy
    east = _rounded(
        _WHOLE[ahead] * dx + _WHOLE[aside] * dy,
        _ROOT[ahead] * dx + _ROOT[aside] * dy,
        distance,
        length,
    )
    north = _rounded(
        _WHOLE[ahead] * dy - _WHOLE[aside] * dx,
        _ROOT[ahead] * dy - _ROOT[aside] * dx,
        distance,
        length,
    )
    return field(x_of(target) + east, y_of(target) + north)


def _rounded(whole: int, root: int, distance: int, length: int) -> int:
    """`distance × (whole + root√3) / (2√length)` to the nearest number, halves away from 0."""
    if _negative(whole, root):
        return -_rounded(-whole, -root, distance, length)
    found = 0
    square = distance * distance
    # n is reached if (2n − 1)√length ≤ distance × (whole + root√3); both sides are squared.
    while not _negative(
        square * (whole * whole + 3 * root * root) - (2 * found + 1) ** 2 * length,
        2 * square * whole * root,
    ):
        found += 1
    return found


def _negative(whole: int, root: int) -> bool:
    """Whether `whole + root√3` is below 0."""
    if whole >= 0:
        return root < 0 and whole * whole < 3 * root * root
    return root <= 0 or whole * whole > 3 * root * root


def scatter_direction(grid: Grid, shooter: i64, target: i64, number: i64) -> i64:
    """The direction of a number 2 to 9 of the scatter diagram (TAL-ATK-23, TAL-RUL-58).

    2 is the direction from the shooter to the target, the others go on clockwise.
    """
    ahead = max(grid.direction(shooter, target), 0)
    return grid.turned(ahead, number - 2)


def scatter_landing(grid: Grid, shooter: i64, target: i64, number: i64, distance: i64) -> i64:
    """The field so far from the target as the scatter diagram says; 1 is the target itself.

    It may be off the map.
    """
    if number == 1:
        return target
    d = scatter_direction(grid, shooter, target, number)
    return field(x_of(target) + grid.dx[d] * distance, y_of(target) + grid.dy[d] * distance)


def last_open(grid: Grid, origin: i64, landing: i64) -> i64:
    """The landing field, or if it cannot be reached or entered the last one before it that can.

    Looked for along the line from the origin (PSX-THR-05, PSX-RUL-62). Nothing flies on through
    what nobody sees through; what only cannot be entered it flies across. The origin at last.
    """
    last = origin
    for f in grid.crossed(origin, landing):
        if grid.open(f):
            last = f
        if f != origin and grid.opaque(f):
            break
    return last
