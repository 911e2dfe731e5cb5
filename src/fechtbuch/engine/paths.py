"""Finding a way: how far somebody gets, and the path towards a goal."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.alternating import AlternatingReach
from fechtbuch.engine.fields import COLUMN, NOWHERE, x_of, y_of
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.reach import Reach, off_line
from fechtbuch.engine.walk_costs import Going, path_cost

__all__ = ["Reach", "reachable", "towards"]

WHOLE_MAP: Final[i64] = 1 << 14
"""Bounded maps up to this many fields are searched as a whole when the straight way is blocked."""

NEARBY: Final[i64] = 6
"""How far around start and goal a way is looked for first."""

DETOUR: Final[i64] = 24
"""On larger maps, how far around start and goal a way is looked for."""


def _box_around(grid: Grid, a: i64, b: i64, margin: i64) -> tuple[i64, i64, i64, i64]:
    left, low, right, high = grid.box()
    return (
        max(left, min(x_of(a), x_of(b)) - margin),
        max(low, min(y_of(a), y_of(b)) - margin),
        min(right, max(x_of(a), x_of(b)) + margin),
        min(high, max(y_of(a), y_of(b)) + margin),
    )


def reachable(grid: Grid, start: i64, budget: i64, going: Going) -> Reach:
    """Everything that can be reached from the start within the budget."""
    if not grid.inside(start):
        raise ValueError("nobody can walk from a field outside the map")
    budget = max(budget, 0)
    reach = _search(grid, going, start, _box_around(grid, start, start, budget // going.step))
    reach._flood(budget)
    return reach


def towards(
    grid: Grid, start: i64, goal: i64, budget: i64, going: Going, within: i64 = 0
) -> list[i64]:
    """The first part, as far as the budget goes, of a cheapest path towards the goal.

    The walk ends as soon as the goal is at most `within` away. A goal that cannot be reached is
    approached as nearly as possible. The path always ends on a field where one may stop; it is
    empty if there is nothing to gain.
    """
    path: list[i64] = []
    straight = not grid.alternating
    if straight and _stroll(grid, start, goal, budget, going, within, path):
        return path
    if not going.large:
        room = _free_distance(grid, start, goal, going, within)
        if room > within:
            within = room
            path = []
            if straight and _stroll(grid, start, goal, budget, going, within, path):
                return path
    reach = _search(grid, going, start, _box_around(grid, start, goal, NEARBY))
    end = reach._seek(goal, within)
    if not _cannot_be_beaten(grid, start, goal, going, within, reach, end):
        box = grid.box()
        if (box[2] - box[0] + 1) * (box[3] - box[1] + 1) > WHOLE_MAP:
            box = _box_around(grid, start, goal, DETOUR)
        reach = _search(grid, going, start, box)
        end = reach._seek(goal, within)
    path = reach.path_to(end)
    while len(path) > 0 and (
        _spent(grid, start, path, going, reach) > budget or not going.may_stop(path[-1])
    ):
        path.pop()
    return path


def _search(grid: Grid, going: Going, start: i64, box: tuple[i64, i64, i64, i64]) -> Reach:
    if grid.alternating:
        return AlternatingReach(grid, going, start, box)
    return Reach(grid, going, start, box)


def _spent(grid: Grid, start: i64, path: list[i64], going: Going, reach: Reach) -> i64:
    """What the path has cost up to its end."""
    if grid.alternating:
        # On the way to a goal a field may be come to dearer than need be, for a cheaper way on.
        return path_cost(grid, path, going, start)
    return reach.cost(path[-1])


def _cannot_be_beaten(
    grid: Grid, start: i64, goal: i64, going: Going, within: i64, reach: Reach, end: i64
) -> bool:
    """Whether no way outside the fields nearby could be cheaper: that would lead out and back."""
    if going.gap(grid, end, goal) > within:
        return False
    # Alternating distances do not add up; steps do.
    straight = going.gap(grid, start, goal) - within
    if grid.alternating:
        straight = 0 if going.large else grid.steps(start, goal) - within
    out_and_back = 2 * (NEARBY + 1) - within
    return reach.cost(end) <= going.step * max(straight, out_and_back)


def _free_distance(grid: Grid, start: i64, goal: i64, going: Going, within: i64) -> i64:
    """How near to the goal there is room at all, so that nobody searches for a place in vain."""
    limit = grid.distance(start, goal)
    radius: i64 = 0
    while radius < limit:
        for f in grid.ring(goal, radius):
            if going.entry(grid, f) > 0 and going.may_stop(f):
                return max(radius, within)
        radius += 1
    return limit


def _stroll(
    grid: Grid, start: i64, goal: i64, budget: i64, going: Going, within: i64, path: list[i64]
) -> bool:
    """Walk over free plain ground only, each step nearer; whether that leads to the goal.

    Such a walk cannot be beaten. It is followed to its end, beyond the budget too, lest anybody
    walk into a dead end turn after turn.
    """
    here = start
    gap = going.gap(grid, start, goal)
    spent = going.step
    while gap > within:
        best = NOWHERE
        least: i64 = 0
        d: i64 = 0
        while d < grid.sides:
            f = here + grid.dx[d] * COLUMN + grid.dy[d]
            if going.gap(grid, f, goal) < gap:
                stray = off_line(start, goal, f)
                if best == NOWHERE or stray < least:
                    if (
                        going.entry(grid, f) == going.step
                        and going.may_stop(f)
                        and not going.between_walls(grid, here, f)
                    ):
                        best = f
                        least = stray
            d += 1
        if best == NOWHERE:
            return False
        here = best
        gap -= 1
        if spent <= budget:
            path.append(here)
            spent += going.step
    return True
