"""Walking where facing matters (GUR-MOV-04, -05): turning costs, and so does going sideways.

Entering a field in front costs the step of the `Going` and includes turning towards it by one
side, if one likes; entering any other costs `aside` instead of the step and keeps the facing. Each
side of turning besides costs `turn`.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.fields import COLUMN, packed, x_of, y_of
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.walk_costs import CLOSED, Going

_UNKNOWN: Final[i64] = 0
_LARGEST: Final[i64] = 1 << 21


def turning_costs(
    grid: Grid, start: i64, facing: i64, path: list[i64], going: Going, aside: i64, turn: i64
) -> list[i64]:
    """The least cost of walking the path, for each facing at its end; −1 if it is no path."""
    _refuse_alternating(grid)
    costs: list[i64] = [-1] * int(grid.sides)
    costs[facing] = 0
    _turn_about(grid, costs, turn)
    here = start
    for f in path:
        entry = going.entry(grid, f)
        narrow = going.between_walls(grid, here, f)
        if entry == CLOSED or narrow or grid.distance(here, f) != 1:
            return [i64(-1)] * int(grid.sides)
        d = grid.direction(here, f)
        after: list[i64] = [-1] * int(grid.sides)
        g: i64 = 0
        while g < grid.sides:
            if grid.turn(g, d) <= 1:
                _lower(after, g, costs[g] + entry)
                _lower(after, d, costs[g] + entry)
            else:
                _lower(after, g, costs[g] + entry + aside - going.step)
            g += 1
        costs = after
        _turn_about(grid, costs, turn)
        here = f
    return costs


def _refuse_alternating(grid: Grid) -> None:
    if grid.alternating:
        raise ValueError("no book counts facings and alternating diagonals: take equal ones")


def _lower(costs: list[i64], facing: i64, cost: i64) -> None:
    if costs[facing] < 0 or cost < costs[facing]:
        costs[facing] = cost


def _turn_about(grid: Grid, costs: list[i64], turn: i64) -> None:
    """Let every facing be had by turning from a cheaper one, twice around in both directions."""
    sides = grid.sides
    at: i64 = 0
    for _ in range(2 * sides):
        after = at + 1 if at + 1 < sides else 0
        if costs[at] >= 0:
            _lower(costs, after, costs[at] + turn)
        at = after
    for _ in range(2 * sides):
        before = at - 1 if at > 0 else sides - 1
        if costs[at] >= 0:
            _lower(costs, before, costs[at] + turn)
        at = before


class TurningReach:
    """The fields and facings that somebody can get to; made by `turning_reachable`."""

    def __init__(
        self,
        grid: Grid,
        start: i64,
        facing: i64,
        budget: i64,
        going: Going,
        aside: i64,
        turn: i64,
    ) -> None:
        self.grid = grid
        self.going = going
        self.start = start
        self.facing = facing
        radius = budget // min(going.step, aside) + 1
        self._left: i64 = x_of(start) - radius
        self._low: i64 = y_of(start) - radius
        self._across: i64 = 2 * radius + 1
        size = self._across * self._across
        if size * grid.sides > _LARGEST:
            raise ValueError(f"a search over {size} fields and their facings: lower the budget")
        self._costs: list[i64] = [-1] * int(size * grid.sides)
        self._before: list[i64] = [-1] * int(size * grid.sides)
        self._found: list[i64] = []
        self._waiting: list[list[i64]] = []
        self._flood(budget, aside, turn)

    def _pose(self, f: i64, facing: i64) -> i64:
        x = x_of(f) - self._left
        y = y_of(f) - self._low
        if x < 0 or x >= self._across or y < 0 or y >= self._across:
            return -1
        return (x * self._across + y) * self.grid.sides + facing

    def _field(self, pose: i64) -> i64:
        place = pose // self.grid.sides
        x = self._left + place // self._across
        y = self._low + place % self._across
        return packed(x, y)

    def _flood(self, budget: i64, aside: i64, turn: i64) -> None:
        grid = self.grid
        going = self.going
        sides = grid.sides
        entries: list[i64] = [_UNKNOWN] * int(self._across * self._across)
        first = self._pose(self.start, self.facing)
        self._offer(first, -1, 0, budget)
        cost: i64 = 0
        while cost < len(self._waiting):
            for pose in self._waiting[cost]:
                if self._costs[pose] != cost:
                    continue
                self._found.append(pose)
                f = self._field(pose)
                facing = pose % sides
                place = pose - facing
                self._offer(place + (facing + 1) % sides, pose, cost + turn, budget)
                self._offer(place + (facing - 1) % sides, pose, cost + turn, budget)
                i: i64 = 0
                while i < sides:
                    # Straight ahead comes first, so that of equal ways the straight one stays.
                    d = (facing + i) % sides
                    g = f + grid.dx[d] * COLUMN + grid.dy[d]
                    front = i <= 1 or i == sides - 1
                    after = self._pose(g, facing)
                    if after >= 0:
                        entry = entries[after // sides]
                        if entry == _UNKNOWN:
                            entry = going.entry(grid, g)
                            entries[after // sides] = entry
                        if entry > 0 and not going.between_walls(grid, f, g):
                            total = cost + entry + (0 if front else aside - going.step)
                            self._offer(after, pose, total, budget)
                            if front:
                                self._offer(after - facing + d, pose, total, budget)
                    i += 1
            cost += 1

    def _offer(self, pose: i64, before: i64, cost: i64, budget: i64) -> None:
        known = self._costs[pose]
        if cost > budget or (known >= 0 and known <= cost):
            return
        self._costs[pose] = cost
        self._before[pose] = before
        while len(self._waiting) <= cost:
            self._waiting.append([])
        self._waiting[cost].append(pose)

    def cost(self, f: i64, facing: i64) -> i64:
        """The least cost of standing on the field with this facing; −1 if out of reach."""
        pose = self._pose(f, facing)
        return -1 if pose < 0 else self._costs[pose]

    def least(self, f: i64) -> i64:
        """The least cost of getting to the field with any facing; −1 if out of reach."""
        best: i64 = -1
        facing: i64 = 0
        while facing < self.grid.sides:
            cost = self.cost(f, facing)
            if cost >= 0 and (best < 0 or cost < best):
                best = cost
            facing += 1
        return best

    def fields(self) -> list[i64]:
        """Every field where a walk may end, the start first, from the cheapest to the dearest."""
        fields: list[i64] = []
        listed: set[i64] = set()
        for pose in self._found:
            f = self._field(pose)
            if f not in listed and (f == self.start or self.going.may_stop(f)):
                listed.add(f)
                fields.append(f)
        return fields

    def path_to(self, f: i64, facing: i64) -> list[i64]:
        """The fields of a cheapest walk that ends there with this facing."""
        pose = self._pose(f, facing)
        if pose < 0 or self._costs[pose] < 0:
            raise ValueError("no path: the field and facing are out of reach")
        path: list[i64] = []
        while self._before[pose] >= 0:
            before = self._before[pose]
            if self._field(before) != self._field(pose):
                path.append(self._field(pose))
            pose = before
        path.reverse()
        return path


def turning_reachable(
    grid: Grid, start: i64, facing: i64, budget: i64, going: Going, aside: i64, turn: i64
) -> TurningReach:
    """Every field and facing that can be reached within the budget."""
    _refuse_alternating(grid)
    if aside < 1 or turn < 1:
        raise ValueError("going aside and turning cost at least 1 each")
    return TurningReach(grid, start, facing, max(budget, 0), going, aside, turn)
