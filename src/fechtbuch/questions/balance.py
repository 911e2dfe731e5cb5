"""`balance`: which value makes a fight fair, or as long or as bloody as it should be."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any

from fechtbuch.questions.cells import Cells, Plan, Work, check_fights, fight_out
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.numbers import student
from fechtbuch.questions.targets import Target, side_of, target_of
from fechtbuch.scenario import Scenario
from fechtbuch.scenario.paths import FieldPath, Value, changed, current
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.run import Means, scenario_of, with_policies
from fechtbuch.simulate.statistics import Interval
from fechtbuch.simulate.sweep import Axis, axis_of
from fechtbuch.text.bad_input import BadInput

MOST_AT_ONCE = 21
"""Values of one field that are fought side by side; a wider range is searched in steps."""
MOST_MIXES = 400
WITHIN = {"won": 0.02, "rounds": 0.25, "standing": 0.25}
"""How near to the target is near enough for a mix, where nothing is said."""
ROUNDING = 1e-9
"""48 % is within two points of 50 %, whatever computers make of the difference."""
STEPS = 200
"""Into so many parts the way between two values is divided to find where its interval ends."""


@dataclass(frozen=True)
class Point:
    """One mix of values, and what it comes to."""

    at: tuple[Value, ...]
    value: float
    interval: Interval
    cost: float
    """What it costs to get there from how things are."""


@dataclass(frozen=True)
class Crossing:
    """Where the curve meets the target, between whole values too."""

    at: float
    interval: Interval
    """Values at which the target is within the 95 % interval; they may end with the range."""
    open_low: bool
    open_high: bool
    """Whether the interval reaches an end of the range, so that it may go on beyond."""


@dataclass(frozen=True, repr=False)
class Balance(Finding):
    """What would make it fair."""

    scenario: Scenario = field(repr=False)
    axes: tuple[Axis, ...]
    now: tuple[Value | None, ...]
    """The values as they are."""
    target: Target
    within: float
    points: tuple[Point, ...]
    """Everything that was tried, in order."""
    crossing: Crossing | None
    """Of one field that is a number: where it is right; None where it is nowhere in the range."""
    best: Point
    """What to take: the cheapest that is near enough, or else the nearest."""
    reached: bool
    """Whether the best is near enough."""

    @property
    def perhaps(self) -> bool:
        """Whether more fights may show that the best is right, though it looks too far off."""
        low, high = self.best.interval
        return not self.reached and low <= self.target.value <= high

    def off(self, point: Point) -> float:
        """How far a mix is off the target."""
        return _off(point, self.target)

    def near(self, point: Point) -> bool:
        """Whether a mix comes near enough to the target."""
        return self.off(point) <= self.within + ROUNDING

    def ranked(self) -> list[Point]:
        """Mixes that are near enough, the cheapest first; then the others, the nearest first."""

        def order(point: Point) -> tuple[bool, float, float]:
            off, near = self.off(point), self.near(point)
            return (not near, point.cost, off) if near else (not near, off, point.cost)

        return sorted(self.points, key=order)

    def rows(self) -> list[dict[str, Any]]:
        """One row for each mix that was tried."""
        return [
            {
                **{axis.path: value for axis, value in zip(self.axes, point.at, strict=True)},
                "measure": self.target.kind,
                "target": self.target.value,
                "value": point.value,
                "low": point.interval[0],
                "high": point.interval[1],
                "cost": point.cost,
                "best": point == self.best,
            }
            for point in self.points
        ]

    def found(self) -> dict[str, Any]:
        """Crossing and best value."""
        crossing = self.crossing
        return {
            "target": {"kind": self.target.kind, "value": self.target.value},
            "now": list(self.now),
            "reached": self.reached,
            "perhaps": self.perhaps,
            "best": {
                "at": list(self.best.at),
                "value": self.best.value,
                "interval": list(self.best.interval),
                "cost": self.best.cost,
            },
            "crossing": None
            if crossing is None
            else {
                "at": crossing.at,
                "interval": list(crossing.interval),
                "open": [crossing.open_low, crossing.open_high],
            },
        }


@takes_numbers
def balance(
    scenario: Scenario | str | Path,
    vary: Sequence[str] | str,
    target: str = "50%",
    side: str = "",
    fights: int = 2000,
    seed: int = 0,
    means: Means | None = None,
    *,
    costs: Mapping[str, float] | None = None,
    within: float | None = None,
    policies: Mapping[str, str] | None = None,
    expect: Callable[[int], None] | None = None,
) -> Balance:
    """The value that makes it fair, or of several fields the cheapest mix.

    `vary` are texts such as `kurt.ws=0..10`; `costs` say by path what one step away from how
    things are costs (1 where nothing is said). All values are fought on common dice. A range
    of more than 21 values is searched: first in wide steps, then around the crossing; `expect`
    hears before each step how many fights of every cell there will be in all.
    """
    check_fights(fights)
    base = with_policies(scenario_of(scenario), policies or {})
    vary = [vary] if isinstance(vary, str) else vary
    for text in vary:
        if not re.match(r"[^=]*\S[^=]*=", text):
            raise BadInput("vary", value=text)
    axes = tuple(axis_of(text) for text in vary)
    if not axes:
        raise BadInput("nothing-varied")
    paths = [FieldPath.find(base, axis.path) for axis in axes]
    for number, path in enumerate(paths):
        if path.where in [other.where for other in paths[:number]]:
            raise BadInput("varied-twice", value=axes[number].path)
    goal = target_of(target, side_of(base, side))
    prices = _prices(axes, costs or {})
    now = tuple(current(base, path) for path in paths)
    if within is None:
        within = WITHIN[goal.kind]
    means = (means or Means()).whole()
    search = _Search(base, paths, goal, fights, seed, means, expect)
    if len(axes) == 1:
        tried, work = search.along(axes[0].values)
    else:
        mixes = list(product(*(axis.values for axis in axes)))
        if len(mixes) > MOST_MIXES:
            raise BadInput("many-mixes", value=len(mixes), most=MOST_MIXES)
        tried = mixes
        work = search.fight(mixes)
    points = [
        Point(at, cells.mean(number), cells.interval(number), _cost(at, now, prices))
        for at, (cells, number) in zip(tried, search.places(tried), strict=True)
    ]
    crossing = None
    if len(axes) == 1 and all(type(at[0]) is int for at in tried):
        crossing = search.crossing(tried, now[0])
    near = [point for point in points if _off(point, goal) <= within + ROUNDING]
    best = min(
        near or points,
        key=lambda point: (
            point.cost if near and len(axes) > 1 else 0,
            _off(point, goal),
            point.cost,
        ),
    )
    asked = replace(Asked.of("balance", base, work, seed), cells=len(tried), seconds=search.seconds)
    return Balance(asked, base, axes, now, goal, within, tuple(points), crossing, best, bool(near))


def _off(point: Point, goal: Target) -> float:
    """How far a mix is off the target."""
    return abs(point.value - goal.value)


def _prices(axes: Sequence[Axis], costs: Mapping[str, float]) -> list[float]:
    known = [axis.path for axis in axes]
    for path in costs:
        if path not in known:
            raise BadInput("cost-of-nothing", value=path, known=", ".join(known))
    return [costs.get(path, 1.0) for path in known]


def _cost(at: Sequence[Value], now: Sequence[Value | None], prices: Sequence[float]) -> float:
    """What a mix costs: steps from how things are, times their price; words count one step."""
    total = 0.0
    for value, before, price in zip(at, now, prices, strict=True):
        if type(value) is int and type(before) is int:
            total += price * abs(value - before)
        else:
            total += price * (value != before)
    return total


class _Search:
    """Fights mixes of values and remembers what they came to."""

    def __init__(
        self,
        base: Scenario,
        paths: list[FieldPath],
        goal: Target,
        fights: int,
        seed: int,
        means: Means,
        expect: Callable[[int], None] | None,
    ) -> None:
        self.expect = expect
        self.stages = 0
        self.base = base
        self.paths = paths
        self.goal = goal
        self.fights = fights
        self.seed = seed
        self.means = means
        self.seconds = 0.0
        self._known: dict[tuple[Value, ...], tuple[Cells, int]] = {}

    def fight(self, mixes: Sequence[tuple[Value, ...]]) -> Work:
        """Fight mixes side by side."""
        self.stages += 1
        if self.expect is not None:
            self.expect(self.stages * self.fights)
        variants = [changed(self.base, list(zip(self.paths, at, strict=True))) for at in mixes]
        plan = Plan(tuple(variants), (self.goal.measure,))
        means = self.means.next_stage(self.stages - 1)
        work = fight_out([plan], self.fights, self.seed, means)
        for number, at in enumerate(mixes):
            self._known[at] = (work.cells[0], number)
        self.seconds += work.seconds
        return work

    def along(self, values: Sequence[Value]) -> tuple[list[tuple[Value, ...]], Work]:
        """Search a range: all of it, or in wide steps and then around the crossing."""
        left: list[Value] = list(values)
        numbers = all(type(value) is int for value in values)
        while True:
            chosen = left
            if numbers and len(left) > MOST_AT_ONCE:
                last = len(left) - 1
                places = sorted({round(k * last / (MOST_AT_ONCE - 1)) for k in range(MOST_AT_ONCE)})
                chosen = [left[place] for place in places]
            # The ends of a narrower range are fought again, so that all of it is on one plan.
            work = self.fight([(value,) for value in chosen])
            if chosen is left or work.stopped:
                break
            low, high = self._around(chosen)
            left = left[left.index(low) : left.index(high) + 1]
        return sorted(self._known, key=lambda at: values.index(at[0])), work

    def _around(self, values: Sequence[Value]) -> tuple[Value, Value]:
        """The two values between which the target lies, or the two nearest to it."""
        gaps = [self._gap((value,)) for value in values]
        pairs = range(len(values) - 1)
        met = [place for place in pairs if gaps[place] * gaps[place + 1] <= 0]
        place = (met or [min(pairs, key=lambda one: abs(gaps[one]) + abs(gaps[one + 1]))])[0]
        return values[place], values[place + 1]

    def _gap(self, at: tuple[Value, ...]) -> float:
        cells, number = self._known[at]
        return cells.mean(number) - self.goal.value

    def places(self, mixes: Sequence[tuple[Value, ...]]) -> list[tuple[Cells, int]]:
        """Where mixes were fought."""
        return [self._known[at] for at in mixes]

    def crossing(self, tried: Sequence[tuple[Value, ...]], now: Value | None) -> Crossing | None:
        """Where the line through the means meets the target, nearest to how things are."""
        order = sorted(tried, key=lambda at: int(at[0]))
        xs = [int(at[0]) for at in order]
        return crossing_of(xs, [_groups(*self._known[at]) for at in order], self.goal.value, now)


Groups = tuple[Sequence[int], Sequence[int]]
"""Fights of each group, and what they sum up to."""


def _groups(cells: Cells, number: int) -> Groups:
    return cells.sizes, cells.sums[number][0]


def crossing_of(
    xs: Sequence[int], groups: Sequence[Groups], target: float, now: object = None
) -> Crossing | None:
    """Where the line through the means meets the target; None where it does not.

    The interval is of the values at which the target lies within the 95 % interval of the line,
    which is reckoned from the groups of both ends and so knows about the common dice.
    """
    gaps = [sum(sums) / sum(sizes) - target for sizes, sums in groups]
    met: list[float] = []
    for place in range(len(xs) - 1):
        one, other = gaps[place], gaps[place + 1]
        if one == 0:
            met.append(float(xs[place]))
        elif one * other < 0:
            met.append(xs[place] + (xs[place + 1] - xs[place]) * one / (one - other))
    if gaps[-1] == 0:
        met.append(float(xs[-1]))
    if not met:
        return None
    wish = now if isinstance(now, int) else (xs[0] + xs[-1]) / 2
    at = min(met, key=lambda x: abs(x - wish))
    low, open_low = _edge(xs, groups, target, at, -1)
    high, open_high = _edge(xs, groups, target, at, 1)
    return Crossing(at, (low, high), open_low, open_high)


def _edge(
    xs: Sequence[int], groups: Sequence[Groups], target: float, start: float, way: int
) -> tuple[float, bool]:
    """How far from a crossing the target stays within the interval of the line."""
    place = max(k for k in range(len(xs)) if xs[k] <= start)
    place = min(place, len(xs) - 2)
    at = start
    while 0 <= place < len(xs) - 1:
        width = (xs[place + 1] - xs[place]) / STEPS
        end = xs[place + 1] if way > 0 else xs[place]
        while (end - at) * way > 1e-9:
            step = min(width, (end - at) * way)
            weight = (at + way * step - xs[place]) / (xs[place + 1] - xs[place])
            if not _within(groups[place], groups[place + 1], weight, target):
                return at + way * step / 2, False
            at += way * step
        place += way
    return at, True


def _within(one: Groups, other: Groups, weight: float, target: float) -> bool:
    sizes = one[0]
    if list(sizes) != list(other[0]):
        # Fought at different times: each has dice of its own number of fights.
        return _apart(one, other, weight, target)
    fights = sum(sizes)
    mixed = [(1 - weight) * a + weight * b for a, b in zip(one[1], other[1], strict=True)]
    middle = sum(mixed) / fights
    return abs(middle - target) <= _reach(sizes, mixed)


def _apart(one: Groups, other: Groups, weight: float, target: float) -> bool:
    middle = (1 - weight) * sum(one[1]) / sum(one[0]) + weight * sum(other[1]) / sum(other[0])
    half = sqrt(
        ((1 - weight) * _reach(one[0], one[1])) ** 2 + (weight * _reach(other[0], other[1])) ** 2
    )
    return abs(middle - target) <= half


def _reach(sizes: Sequence[int], sums: Sequence[float]) -> float:
    """Half of the interval of a mean, from its groups."""
    known = [(size, total) for size, total in zip(sizes, sums, strict=True) if size > 0]
    if len(known) < 2:
        return float("inf")
    fights = sum(size for size, _ in known)
    middle = sum(total for _, total in known) / fights
    spread = sum((total - middle * size) ** 2 for size, total in known)
    count = len(known)
    return student(count - 1) * sqrt(count / (count - 1) * spread) / fights
