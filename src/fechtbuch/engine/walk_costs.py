"""How somebody walks: what steps cost, who is in the way, and whether a given path can be walked.

A path is the list of fields entered one after the other; the field one starts from is not part of
it. Costs are whole numbers in the book's own unit (feet, metres, half movement points). On a map
whose diagonals alternate, every second diagonal step of a walk costs one `step` more.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.fields import COLUMN, NOWHERE, shifted, x_of, y_of
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.ground import EXTRA, SOLID

CLOSED: Final[i64] = -1
"""The cost of a field that cannot be entered."""


MANY: Final = 40
"""Of so many fields it is not worth while to look at each before the walk."""


def _place(f: i64) -> i64:
    """A bit for a field, another for each of the 64 around it."""
    return ((f >> 11) & 56) | (f & 7)


def _near(fields: set[i64]) -> i64:
    """The bits of some fields: where a bit is missing, none of them can be.

    To ask a bit is much cheaper than to ask a set, and of a walk's fields most are free.
    """
    if len(fields) > MANY:
        return -1
    found: i64 = 0
    for f in fields:
        found |= shifted(1, _place(f))
    return found


class Going:
    """How somebody walks now: what a step costs and who is in the way.

    `blocked` fields cannot be entered, `occupied` ones can be crossed but not stopped in, `slow`
    ones cost `slow_extra` more. Where slow and difficult ground meet, the larger extra counts, or
    their sum if they add up. A creature of several squares is named by the one with its lowest x
    and y. Where somebody stands already, at `home`, he may stop though it is occupied, by himself.

    `terrain` says what a step costs by the kind of ground it leads to, in place of `step`, which is
    the least of them: `Going(5, terrain=[5, 10, 20, CLOSED])` is 5 feet over plain ground, 10 over
    the first kind, 20 over the second, and the third cannot be entered. `odd` says that an odd
    number of diagonals lies behind, where they alternate.
    """

    def __init__(
        self,
        step: i64 = 1,
        blocked: set[i64] | None = None,
        occupied: set[i64] | None = None,
        slow: set[i64] | None = None,
        slow_extra: i64 = 0,
        adds_up: bool = False,
        width: i64 = 1,
        height: i64 = 1,
        home: i64 = NOWHERE,
        terrain: list[i64] | None = None,
        odd: bool = False,
    ) -> None:
        if step < 1 or slow_extra < 0 or width < 1 or height < 1:
            raise ValueError("a step costs at least 1, a creature takes at least one field")
        if terrain is not None:
            for cost in terrain:
                if cost < step and cost != CLOSED:
                    raise ValueError(
                        f"ground that costs {cost}: expected the step, {step}, or more"
                    )
        self.step = step
        self.blocked: set[i64] = set() if blocked is None else blocked
        self.occupied: set[i64] = set() if occupied is None else occupied
        self.slow: set[i64] = set() if slow is None else slow
        self.slow_extra = slow_extra
        self.adds_up = adds_up
        self.width = width
        self.height = height
        self.home = home
        self.terrain = terrain
        self.odd = odd
        self.large: bool = width > 1 or height > 1
        self.blocked_near: i64 = _near(self.blocked)
        self.occupied_near: i64 = _near(self.occupied)

    def entry(self, grid: Grid, f: i64) -> i64:
        """What entering the field costs; −1 if it cannot be entered."""
        if not self.large:
            return self._entry(grid, f)
        most: i64 = 0
        dx: i64 = 0
        while dx < self.width:
            dy: i64 = 0
            while dy < self.height:
                cost = self._entry(grid, f + dx * COLUMN + dy)
                if cost < 0:
                    return CLOSED
                most = max(most, cost)
                dy += 1
            dx += 1
        return most

    def _entry(self, grid: Grid, f: i64) -> i64:
        if not grid.inside(f):
            return CLOSED
        mark = grid.mark(f)
        if mark & SOLID != 0:
            return CLOSED
        if (self.blocked_near >> _place(f)) & 1 == 1 and f in self.blocked:
            return CLOSED
        extra = mark // EXTRA
        if len(self.slow) > 0 and f in self.slow:
            if self.adds_up:
                extra += self.slow_extra
            elif self.slow_extra > extra:
                extra = self.slow_extra
        if self.terrain is not None:
            kind = grid.terrain(f)
            if kind < len(self.terrain):
                step = self.terrain[kind]
                return step + extra if step > 0 else CLOSED
        return self.step + extra

    def may_stop(self, f: i64) -> bool:
        """Whether nobody stands where the walk would end."""
        if self.occupied_near == 0 or f == self.home:
            return True
        if not self.large:
            return (self.occupied_near >> _place(f)) & 1 == 0 or f not in self.occupied
        dx: i64 = 0
        while dx < self.width:
            dy: i64 = 0
            while dy < self.height:
                part = f + dx * COLUMN + dy
                if (self.occupied_near >> _place(part)) & 1 == 1 and part in self.occupied:
                    return False
                dy += 1
            dx += 1
        return True

    def between_walls(self, grid: Grid, a: i64, b: i64) -> bool:
        """Whether walls make the diagonal step from a to b too narrow."""
        if not grid.has_walls():
            return False
        dx: i64 = 0
        while dx < self.width:
            dy: i64 = 0
            while dy < self.height:
                shift = dx * COLUMN + dy
                if grid.between_walls(a + shift, b + shift):
                    return True
                dy += 1
            dx += 1
        return False

    def gap(self, grid: Grid, f: i64, goal: i64) -> i64:
        """The distance of the goal from the creature standing at f."""
        if not self.large:
            return grid.distance(f, goal)
        x = min(max(x_of(goal), x_of(f)), x_of(f) + self.width - 1)
        y = min(max(y_of(goal), y_of(f)), y_of(f) + self.height - 1)
        return grid.distance(f + (x - x_of(f)) * COLUMN + y - y_of(f), goal)


def path_cost(grid: Grid, path: list[i64], going: Going, start: i64 = NOWHERE) -> i64:
    """What the path costs; −1 if one of its fields cannot be entered.

    Where diagonals alternate, it must be said where the path begins.
    """
    if grid.alternating and start == NOWHERE:
        raise ValueError("diagonals alternate: say from which field the path begins")
    total: i64 = 0
    here = start
    odd = going.odd
    for f in path:
        cost = going.entry(grid, f)
        if cost < 0:
            return -1
        total += cost
        if grid.alternating:
            if grid.diagonal(here, f):
                if odd:
                    total += going.step
                odd = not odd
            here = f
    return total


def path_error(
    grid: Grid, start: i64, path: list[i64], budget: i64, going: Going
) -> tuple[str, i64]:
    """Why the path cannot be walked, and the field where it fails; an empty text if it can.

    The reasons: `not-adjacent`, `off-map`, `wall`, `between-walls`, `blocked`, `too-far`,
    `occupied` (somebody stands on the last field).
    """
    here = start
    spent: i64 = 0
    odd = going.odd
    for f in path:
        if f < 0 or grid.distance(here, f) != 1:
            return ("not-adjacent", f)
        cost = going.entry(grid, f)
        if cost < 0:
            return (_closed_because(grid, f, going), f)
        if going.between_walls(grid, here, f):
            return ("between-walls", f)
        spent += cost
        if grid.alternating and grid.diagonal(here, f):
            if odd:
                spent += going.step
            odd = not odd
        if spent > budget:
            return ("too-far", f)
        here = f
    if len(path) > 0 and here != start and not going.may_stop(here):
        return ("occupied", here)
    return ("", NOWHERE)


def _closed_because(grid: Grid, f: i64, going: Going) -> str:
    reason = "blocked"
    dx: i64 = 0
    while dx < going.width:
        dy: i64 = 0
        while dy < going.height:
            g = f + dx * COLUMN + dy
            if not grid.inside(g):
                return "off-map"
            if grid.wall(g):
                reason = "wall"
            dy += 1
        dx += 1
    return reason


def last_stretch(grid: Grid, start: i64, path: list[i64]) -> tuple[i64, i64]:
    """How many steps at the end of the path go in one direction, and which; 0 and −1 for none."""
    steps: i64 = 0
    last: i64 = -1
    here = start
    for f in path:
        d = grid.direction(here, f)
        steps = steps + 1 if d == last else 1
        last = d
        here = f
    return (steps, last)
