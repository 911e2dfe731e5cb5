"""How far somebody gets where every second diagonal step costs double (5-10-5).

A field may be reached with an even or an odd number of diagonals behind one: the cheaper way there
need not be the cheaper way on. So each field is searched twice over, once for each.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.fields import COLUMN, NOWHERE
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.reach import UNKNOWN, Reach, off_line
from fechtbuch.engine.walk_costs import Going

UNBOUNDED: Final[i64] = 1 << 40
"""A budget that nobody spends."""


class AlternatingReach(Reach):
    """The fields in reach on a map whose diagonals alternate."""

    def __init__(
        self, grid: Grid, going: Going, start: i64, box: tuple[i64, i64, i64, i64]
    ) -> None:
        """A search that has not begun."""
        super().__init__(grid, going, start, box)
        # Two entries for each field: with an even and with an odd number of diagonals.
        self._poses: list[i64] = [-1] * (2 * len(self._costs))
        self._waiting: list[list[i64]] = []

    def path_to(self, f: i64) -> list[i64]:
        """The cheapest path to the field; of several one that keeps close to straight lines."""
        if self.cost(f) < 0:
            raise ValueError("no path: the field is out of reach")
        i = self._index(f)
        odd: i64 = 0 if self._poses[2 * i] == self._costs[i] else 1
        path: list[i64] = []
        here = f
        while self._poses[2 * self._index(here) + odd] > 0:
            path.append(here)
            before = self._coming(here, odd)
            if self.grid.diagonal(before, here):
                odd = 1 - odd
            here = before
        path.reverse()
        return path

    def _coming(self, here: i64, odd: i64) -> i64:
        """The field before this one on a cheapest way to it."""
        i = self._index(here)
        best = NOWHERE
        least: i64 = 0
        d: i64 = 0
        while d < self.grid.sides:
            f = here - self.grid.dx[d] * COLUMN - self.grid.dy[d]
            before = odd
            cost = self._entries[i]
            if self.grid.diagonal(f, here):
                before = 1 - odd
                cost += before * self.going.step
            known = self._poses[2 * (i - self._offsets[d]) + before]
            if known >= 0 and known == self._poses[2 * i + odd] - cost:
                off = off_line(self.start, here, f)
                if best == NOWHERE or off < least or (off == least and f < best):
                    if not self.going.between_walls(self.grid, f, here):
                        best = f
                        least = off
            d += 1
        return best

    def _flood(self, budget: i64) -> None:
        """Find the least cost of every field within the budget, the cheapest fields first."""
        self._begin()
        cost: i64 = 0
        while cost < len(self._waiting):
            for pose in self._waiting[cost]:
                if self._poses[pose] == cost:
                    self._arrive(pose, cost)
                    self._go_on(pose, cost, budget)
            cost += 1

    def _seek(self, goal: i64, within: i64) -> i64:
        """The cheapest field within this distance of the goal, else the nearest one in reach."""
        self._begin()
        best = self.start
        least = self.going.gap(self.grid, self.start, goal)
        cost: i64 = 0
        while cost < len(self._waiting):
            for pose in self._waiting[cost]:
                if self._poses[pose] != cost:
                    continue
                if self._arrive(pose, cost):
                    f = self._field(pose // 2)
                    gap = self.going.gap(self.grid, f, goal)
                    if gap < least and self.going.may_stop(f):
                        best = f
                        least = gap
                    if least <= within:
                        return best
                self._go_on(pose, cost, UNBOUNDED)
            cost += 1
        return best

    def _begin(self) -> None:
        first = 2 * self._index(self.start) + (1 if self.going.odd else 0)
        self._poses[first] = 0
        self._waiting = [[first]]

    def _arrive(self, pose: i64, cost: i64) -> bool:
        """Note the least cost of a field; whether nobody has come there before."""
        i = pose // 2
        if self._costs[i] >= 0:
            return False
        self._costs[i] = cost
        self._found.append(i)
        return True

    def _go_on(self, pose: i64, cost: i64, budget: i64) -> None:
        i = pose // 2
        odd = pose % 2
        here = self._field(i)
        d: i64 = 0
        while d < self.grid.sides:
            j = i + self._offsets[d]
            entry = self._entries[j]
            if entry == UNKNOWN:
                entry = self.going.entry(self.grid, self._field(j))
                self._entries[j] = entry
            if entry > 0:
                after = 2 * j + odd
                total = cost + entry
                if d % 2 == 1:
                    # Odd directions are the diagonal ones.
                    after = 2 * j + 1 - odd
                    total += odd * self.going.step
                known = self._poses[after]
                if total <= budget and (known < 0 or total < known):
                    if not self.going.between_walls(self.grid, here, self._field(j)):
                        self._poses[after] = total
                        while len(self._waiting) <= total:
                            self._waiting.append([])
                        self._waiting[total].append(after)
            d += 1
