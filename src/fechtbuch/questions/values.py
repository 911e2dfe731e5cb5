"""`value`: point costs that make armies of equal cost equal, fitted from random battles."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.questions.cells import Plan, Work, fight_out, score
from fechtbuch.questions.contenders import (
    Contender,
    book_of,
    called,
    contenders_of,
    meeting,
)
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.numbers import Estimate, normal_quantile, solve, student
from fechtbuch.questions.speaking import Called
from fechtbuch.scenario import ScenarioError
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.run import Means
from fechtbuch.simulate.statistics import LEVEL
from fechtbuch.text.bad_input import BadInput

MIDDLE = 100.0
"""What the fighter in the middle costs."""
FIGHTS = 40
"""Fights of each battle, where nothing else is said."""
LARGEST = 4
"""Fighters on a side of a drawn battle."""
FOLDS = 10
LOOSE = 4.0
"""How far costs may lie apart where battles say nothing, as a logarithm: it keeps them finite."""
CLEARLY = 0.02
"""An error that is larger than chance makes by no more than this share is none to speak of."""

Army = tuple[int, ...]
"""How many of each contender."""


@dataclass(frozen=True)
class Battle:
    """Two armies and what the first took of the points."""

    one: Army
    other: Army
    fights: int
    share: float


@dataclass(frozen=True, repr=False)
class Value(Finding):
    """What everybody costs."""

    names: tuple[str, ...]
    called: tuple[Called, ...]
    costs: tuple[Estimate, ...]
    power: float
    """How much more often the dearer army wins: odds grow with the ratio of costs to this power."""
    error: float
    """How far the promise lies off on average, in battles that were not fitted."""
    chance_error: float
    """How far it would lie off by chance alone, with as many fights."""
    surely: tuple[tuple[int, int], ...]
    """Who is surely worth more than whom, corrected for all pairs; the farthest apart first."""
    battles: tuple[Battle, ...] = field(repr=False)

    @property
    def rough(self) -> bool:
        """Whether costs lie off by surely and clearly more than chance alone makes."""
        # The distance of a normal deviation from 0 varies by 0.76 times its mean.
        sure = self.chance_error * (1 + 2 * 0.76 / sqrt(len(self.battles)))
        return self.error > max(sure, self.chance_error + CLEARLY)

    def ranked(self) -> list[int]:
        """Contenders, the dearest first."""
        return sorted(range(len(self.names)), key=lambda one: -self.costs[one].value)

    def promise(self, one: Army, other: Army) -> float:
        """The share of points that costs promise to the first army."""
        costs = [cost.value for cost in self.costs]
        ratio = _cost(one, costs) / _cost(other, costs)
        return float(1 / (1 + ratio**-self.power))

    def rows(self) -> list[dict[str, Any]]:
        """One row for each contender."""
        return [
            {
                "fighter": name,
                "cost": cost.value,
                "low": cost.interval[0],
                "high": cost.interval[1],
                "squad_of_four": 4 * cost.value,
            }
            for name, cost in zip(self.names, self.costs, strict=True)
        ]

    def found(self) -> dict[str, Any]:
        """Power and error."""
        return {
            "power": self.power,
            "error": self.error,
            "chance_error": self.chance_error,
            "rough": self.rough,
            "battles": len(self.battles),
            "surely": [[self.names[one] for one in pair] for pair in self.surely],
        }


@takes_numbers
def value(
    book: Book | str,
    contenders: Sequence[str] = (),
    fights: int = FIGHTS,
    seed: int = 0,
    means: Means | None = None,
    *,
    battles: int | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    expect: Callable[[int], None] | None = None,
) -> Value:
    """Costs of a book's fighters (or of some of them), the one in the middle at 100.

    Battles of up to four against four are drawn, first at random, then such as the first costs
    call even: those say most. The costs promise that the odds of an army are the ratio of the
    costs to a power, which is fitted too. The error is told of battles that were left out.
    """
    book = book_of(book)
    known = contenders_of(book, contenders, options)
    total = battles or 8 * len(known) + 24
    if total < 2 * FOLDS:
        raise BadInput("few-battles", value=total, least=2 * FOLDS)
    chance = Random(f"{book.key} {seed}")
    means = (means or Means()).whole()
    if expect is not None:
        expect(fights * total)
    field_ = _Field(book, known, fights, seed, means, options)
    half = total // 2
    first = field_.fight(_drawn(known, half, chance, None))
    costs, power = fitted(first, len(known))
    fought = first
    if not field_.stopped:
        fought = first + field_.fight(_drawn(known, total - half, chance, (costs, power)))
        costs, power = fitted(fought, len(known))
    error, by_chance, left = _tested(fought, len(known))
    work = field_.work()
    asked = Asked.about("value", book.key, book.key, book.title, work, seed)
    scale = _scale(costs)
    found = [
        Estimate(
            cost * scale,
            (cost * scale * exp(-half_width), cost * scale * exp(half_width)),
        )
        for cost, half_width in zip(costs, _halves(left), strict=True)
    ]
    return Value(
        asked,
        tuple(one.text for one in known),
        tuple(called(book, known)),
        tuple(found),
        power,
        error,
        by_chance,
        tuple(surely(costs, left)),
        tuple(fought),
    )


class _Field:
    """Fights battles and remembers how that went."""

    def __init__(
        self,
        book: Book,
        known: Sequence[Contender],
        fights: int,
        seed: int,
        means: Means,
        options: Mapping[str, bool | int | str] | None,
    ) -> None:
        self.book = book
        self.known = known
        self.fights = fights
        self.seed = seed
        self.means = means
        self.options = options
        self.stopped = ""
        self._works: list[Work] = []

    def fight(self, armies: Sequence[tuple[Army, Army]]) -> list[Battle]:
        """Battles with both armies on either side."""
        plans: list[Plan] = []
        met: list[tuple[Army, Army]] = []
        for one, other in armies:
            try:
                both = tuple(
                    meeting(self.book, self._members(a), self._members(b), self.options)
                    for a, b in ((one, other), (other, one))
                )
            except ScenarioError:
                continue  # who needs a place that only one side has
            plans.append(Plan(both, (score(0), score(1))))
            met.append((one, other))
        work = fight_out(
            plans, -(-self.fights // 2), self.seed, self.means.next_stage(len(self._works))
        )
        self._works.append(work)
        self.stopped = work.stopped
        return [
            Battle(one, other, 2 * cells.fights, (cells.mean(0, 0) + cells.mean(1, 1)) / 4)
            for (one, other), cells in zip(met, work.cells, strict=True)
        ]

    def _members(self, army: Army) -> list[Contender]:
        return [self.known[place] for place, count in enumerate(army) for _ in range(count)]

    def work(self) -> Work:
        """All of it as one piece of work."""
        last = self._works[-1]
        return Work(
            tuple(cells for work in self._works for cells in work.cells),
            last.stopped,
            sum(work.seconds for work in self._works),
            last.processes,
        )


def _drawn(
    known: Sequence[Contender],
    count: int,
    chance: Random,
    guess: tuple[Sequence[float], float] | None,
) -> list[tuple[Army, Army]]:
    """Battles by chance; with a guess at the costs of ten each the one that seems most even."""
    found: list[tuple[Army, Army]] = []
    for number in range(count):
        choice: list[tuple[Army, Army]] = []
        while len(choice) < (1 if guess is None else 10):
            # Everybody takes part in turn, so that nobody is left without battles.
            one = _army(len(known), chance, number % len(known))
            other = _army(len(known), chance, None)
            if one != other:
                choice.append((one, other))
        if guess is None:
            found.append(choice[0])
        else:
            costs = guess[0]
            found.append(
                min(
                    choice, key=lambda pair: abs(log(_cost(pair[0], costs) / _cost(pair[1], costs)))
                )
            )
    return found


def _army(kinds: int, chance: Random, sure: int | None) -> Army:
    size = chance.randint(1, LARGEST)
    members = [chance.randrange(kinds) for _ in range(size)]
    if sure is not None:
        members[0] = sure
    counts = Counter(members)
    return tuple(counts[kind] for kind in range(kinds))


def _cost(army: Army, costs: Sequence[float]) -> float:
    return sum(count * cost for count, cost in zip(army, costs, strict=True))


def _scale(costs: Sequence[float]) -> float:
    return MIDDLE / sorted(costs)[len(costs) // 2]


def fitted(battles: Sequence[Battle], kinds: int) -> tuple[list[float], float]:
    """Costs (with the logarithm 0 on average) and power, by scoring steps on the likelihood."""
    logs = [0.0] * kinds
    power = 2.0
    for _ in range(60):
        costs = [exp(one) for one in logs]
        size = kinds + 1
        slope = [0.0] * size
        curve = [[0.0] * size for _ in range(size)]
        for place in range(kinds):
            slope[place] = -logs[place] / LOOSE**2
            curve[place][place] = 1 / LOOSE**2
        for battle in battles:
            mine, theirs = _cost(battle.one, costs), _cost(battle.other, costs)
            ratio = log(mine / theirs)
            share = 1 / (1 + exp(-max(-30.0, min(30.0, power * ratio))))
            tilt = [
                power * costs[place] * (battle.one[place] / mine - battle.other[place] / theirs)
                for place in range(kinds)
            ]
            tilt.append(ratio)
            weight = battle.fights * max(share * (1 - share), 1e-6)
            gap = battle.fights * (battle.share - share)
            used = [place for place in range(size) if tilt[place]]
            for a in used:
                slope[a] += gap * tilt[a]
                for b in used:
                    curve[a][b] += weight * tilt[a] * tilt[b]
        curve[kinds][kinds] += 1e-6
        step = solve(curve, slope)
        longest = max(abs(one) for one in step)
        shorter = min(1.0, 1.0 / longest) if longest > 0 else 1.0
        logs = [one + shorter * move for one, move in zip(logs, step[:kinds], strict=True)]
        power = max(0.05, power + shorter * step[kinds])
        if longest < 1e-7:
            break
    middle = sum(logs) / kinds
    return [exp(one - middle) for one in logs], power


def _tested(battles: Sequence[Battle], kinds: int) -> tuple[float, float, list[list[float]]]:
    """The error on battles left out, what chance alone would give, log costs without each fold."""
    off = by_chance = 0.0
    logs: list[list[float]] = []
    for fold in range(FOLDS):
        kept = [one for place, one in enumerate(battles) if place % FOLDS != fold]
        costs, power = fitted(kept, kinds)
        scale = _scale(costs)
        logs.append([log(cost * scale) for cost in costs])
        for battle in battles[fold::FOLDS]:
            ratio = _cost(battle.one, costs) / _cost(battle.other, costs)
            promised = 1 / (1 + ratio**-power)
            off += abs(battle.share - promised)
            # The mean distance of a normal deviation from 0 is sqrt(2 / pi) times its spread.
            spread = max(0.0, promised * (1 - promised)) / battle.fights
            by_chance += sqrt(2 / 3.141592653589793 * spread)
    return off / len(battles), by_chance / len(battles), logs


def _spread(column: Sequence[float]) -> float:
    """The standard error of what was reckoned without each fold in turn."""
    middle = sum(column) / FOLDS
    return sqrt((FOLDS - 1) / FOLDS * sum((one - middle) ** 2 for one in column))


def _halves(left: Sequence[Sequence[float]]) -> list[float]:
    """Half of the interval of each log cost."""
    return [student(FOLDS - 1) * _spread(column) for column in zip(*left, strict=True)]


def surely(costs: Sequence[float], left: Sequence[Sequence[float]]) -> list[tuple[int, int]]:
    """Who is surely worth more than whom, the farthest apart first.

    How far two are apart is known better than where each stands beside the one in the middle, so
    it has a spread of its own; intervals are widened for as many pairs as there are.
    """
    ranked = sorted(range(len(costs)), key=lambda one: -costs[one])
    pairs = [(one, other) for place, one in enumerate(ranked) for other in ranked[place + 1 :]]
    reach = student(FOLDS - 1, normal_quantile(1 - LEVEL / (2 * len(pairs))))
    found: list[tuple[int, int]] = []
    for one, other in pairs:
        apart = log(costs[one] / costs[other])
        if apart > reach * _spread([row[one] - row[other] for row in left]):
            found.append((one, other))
    return sorted(found, key=lambda pair: -costs[pair[0]] / costs[pair[1]])
