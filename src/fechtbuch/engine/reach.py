"""How far somebody gets: the fields in reach, with their least costs and the paths there."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.fields import COLUMN, NOWHERE, packed, x_of, y_of
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.walk_costs import CLOSED, Going

LARGEST_SEARCH: Final[i64] = 1 << 20
"""How many fields a search may have to look at; a larger map needs bounds or a smaller budget."""

UNKNOWN: Final[i64] = 0


class Reach:
    """The fields that somebody can get to from where he stands, with costs and paths."""

    def __init__(
        self, grid: Grid, going: Going, start: i64, box: tuple[i64, i64, i64, i64]
    ) -> None:
        """A search that has not begun; `reachable` and `towards` are the ways to make one."""
        left, low, right, high = box
        self.grid = grid
        self.going = going
        self.start = start
        # A closed margin of one field around the box spares the loops a test for its edges.
        self._left: i64 = left - 1
        self._low: i64 = low - 1
        self._width: i64 = right - left + 3
        self._height: i64 = high - low + 3
        size = self._width * self._height
        if size > LARGEST_SEARCH:
            raise ValueError(f"a search over {size} fields: give the map bounds or a lower budget")
        self._costs: list[i64] = [-1] * int(size)
        self._entries: list[i64] = [UNKNOWN] * int(size)
        self._close_margin()
        self._offsets: list[i64] = []
        d: i64 = 0
        while d < grid.sides:
            self._offsets.append(grid.dx[d] * self._height + grid.dy[d])
            d += 1
        self._found: list[i64] = []
        self._stops: list[i64] | None = None

    def _close_margin(self) -> None:
        entries = self._entries
        size = self._width * self._height
        i: i64 = 0
        while i < self._height:
            entries[i] = CLOSED
            entries[size - 1 - i] = CLOSED
            i += 1
        i = 0
        while i < size:
            entries[i] = CLOSED
            entries[i + self._height - 1] = CLOSED
            i += self._height

    def _index(self, f: i64) -> i64:
        x = x_of(f) - self._left
        y = y_of(f) - self._low
        if x < 1 or x > self._width - 2 or y < 1 or y > self._height - 2:
            return -1
        return x * self._height + y

    def _field(self, i: i64) -> i64:
        x = self._left + i // self._height
        y = self._low + i % self._height
        return packed(x, y)

    def cost(self, f: i64) -> i64:
        """The least cost of getting to the field; −1 if it is out of reach."""
        i = self._index(f)
        return -1 if i < 0 else self._costs[i]

    def may_stop(self, f: i64) -> bool:
        """Whether the field is in reach and a walk may end there."""
        return self.cost(f) >= 0 and (f == self.start or self.going.may_stop(f))

    def crossed(self) -> list[i64]:
        """Every field in reach, those of friends included, from the cheapest to the dearest."""
        fields: list[i64] = []
        for i in self._found:
            fields.append(self._field(i))
        return fields

    def fields(self) -> list[i64]:
        """Every field where a walk may end, the start first, from the cheapest to the dearest."""
        if self._stops is None:
            fields: list[i64] = []
            for i in self._found:
                f = self._field(i)
                if f == self.start or self.going.may_stop(f):
                    fields.append(f)
            self._stops = fields
        return list(self._stops)

    def path_to(self, f: i64) -> list[i64]:
        """The cheapest path to the field; of several one that keeps close to straight lines."""
        if self.cost(f) < 0:
            raise ValueError("no path: the field is out of reach")
        path: list[i64] = []
        here = f
        while here != self.start:
            path.append(here)
            here = self._before(here)
        path.reverse()
        return path

    def _before(self, here: i64) -> i64:
        costs = self._costs
        i = self._index(here)
        wanted = costs[i] - self._entries[i]
        best = NOWHERE
        least: i64 = 0
        d: i64 = 0
        while d < self.grid.sides:
            if costs[i - self._offsets[d]] == wanted:
                f = here - self.grid.dx[d] * COLUMN - self.grid.dy[d]
                stray = off_line(self.start, here, f)
                if best == NOWHERE or stray < least or (stray == least and f < best):
                    if not self.going.between_walls(self.grid, f, here):
                        best = f
                        least = stray
            d += 1
        return best

    def _flood(self, budget: i64) -> None:
        """Find the least cost of every field within the budget, the cheapest fields first."""
        grid = self.grid
        going = self.going
        costs = self._costs
        entries = self._entries
        offsets = self._offsets
        sides = grid.sides
        narrow = grid.has_walls() and not grid.hexes
        first = self._index(self.start)
        costs[first] = 0
        waiting: list[list[i64]] = [[first]]
        cost: i64 = 0
        while cost < len(waiting):
            for i in waiting[cost]:
                if costs[i] != cost:
                    continue
                self._found.append(i)
                d: i64 = 0
                while d < sides:
                    j = i + offsets[d]
                    entry = entries[j]
                    if entry == UNKNOWN:
                        entry = going.entry(grid, self._field(j))
                        entries[j] = entry
                    if entry > 0:
                        total = cost + entry
                        known = costs[j]
                        if total <= budget and (known < 0 or total < known):
                            if not narrow or not going.between_walls(
                                grid, self._field(i), self._field(j)
                            ):
                                costs[j] = total
                                while len(waiting) <= total:
                                    waiting.append([])
                                waiting[total].append(j)
                    d += 1
            cost += 1

    def _seek(self, goal: i64, within: i64) -> i64:
        """The cheapest field within this distance of the goal, else the nearest one in reach."""
        grid = self.grid
        going = self.going
        costs = self._costs
        entries = self._entries
        narrow = grid.has_walls() and not grid.hexes
        first = self._index(self.start)
        costs[first] = 0
        # A field waits at its cost plus the least that the rest of the way can cost.
        base = going.step * max(going.gap(grid, self.start, goal), within)
        waiting: list[list[i64]] = [[first]]
        seen: list[bool] = [False] * len(costs)
        best = self.start
        least = going.gap(grid, self.start, goal)
        cheapest: i64 = 0
        level: i64 = 0
        while level < len(waiting):
            row = waiting[level]
            if len(row) == 0:
                level += 1
                continue
            i = row.pop()
            if seen[i]:
                continue
            seen[i] = True
            f = self._field(i)
            gap = going.gap(grid, f, goal)
            cost = costs[i]
            if gap < least or (gap == least and cost < cheapest):
                if i == first or going.may_stop(f):
                    best = f
                    least = gap
                    cheapest = cost
                    if gap <= within:
                        return best
            d: i64 = 0
            while d < grid.sides:
                j = i + self._offsets[d]
                entry = entries[j]
                if entry == UNKNOWN:
                    entry = going.entry(grid, self._field(j))
                    entries[j] = entry
                if entry > 0 and (costs[j] < 0 or cost + entry < costs[j]):
                    g = self._field(j)
                    if not narrow or not going.between_walls(grid, f, g):
                        costs[j] = cost + entry
                        rest = going.step * max(going.gap(grid, g, goal), within)
                        bound = cost + entry + rest - base
                        while len(waiting) <= bound:
                            waiting.append([])
                        waiting[bound].append(j)
                d += 1
        return best


def off_line(a: i64, b: i64, f: i64) -> i64:
    """How far a field lies off the straight line from a to b, in a unit of that line."""
    dx = (b >> 14) - (a >> 14)
    dy = (b & 16383) - (a & 16383)
    off = dx * ((f & 16383) - (a & 16383)) - dy * ((f >> 14) - (a >> 14))
    return off if off > 0 else -off
