"""Two variants side by side, on the same dice."""

import threading
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from fechtbuch.engine.bulk import OUTCOME_SIDES
from fechtbuch.scenario import Party, Scenario
from fechtbuch.scenario.paths import set_by_text
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.counts import Counts
from fechtbuch.simulate.drive import Course, Progress
from fechtbuch.simulate.frames import Framed
from fechtbuch.simulate.result import Result, summarise
from fechtbuch.simulate.run import Means, how_many, next_goal, scenario_of, why, with_policies
from fechtbuch.simulate.statistics import Interval, mean_interval, paired
from fechtbuch.simulate.work import (
    KINDS,
    Bench,
    Job,
    Worker,
    counts_of,
    scenario_data,
    scenario_in,
    text_of,
)


@dataclass(frozen=True)
class Difference:
    """What the second variant changes for a side."""

    side: str
    one: float
    other: float
    difference: float
    """Share of wins in the second variant less that in the first."""
    interval: Interval
    """95 % interval of the difference, from fights paired by their number."""
    only_one: int
    """Fights that the side won in the first variant alone."""
    only_other: int
    independent: float
    """Half-width that the interval would have had if the variants had been fought with dice of
    their own."""

    @property
    def half_width(self) -> float:
        """Half of the interval's width."""
        return (self.interval[1] - self.interval[0]) / 2

    def to_data(self) -> dict[str, object]:
        """The difference as JSON-ready data."""
        return {**self.__dict__, "interval": list(self.interval)}


@dataclass(frozen=True)
class Comparison(Framed):
    """Two variants of a fight, fought on common random numbers."""

    one: Result
    other: Result
    labels: tuple[str, str]
    sides: dict[str, Difference]
    rounds: float
    """How many rounds longer the second variant takes, on average."""
    rounds_interval: Interval
    same: int
    """Fights that had the same winner in both variants."""
    scenario: Scenario | None = field(default=None, repr=False, compare=False)
    """What was fought, for whoever says in words what was changed."""

    @property
    def fights(self) -> int:
        """Fights of each variant."""
        return self.one.fights

    @property
    def stopped(self) -> str:
        """Why there are fewer fights than were asked for."""
        return self.one.stopped

    @property
    def unlike(self) -> str:
        """What differs so that dice in common help little: `books`, `sizes`, or nothing."""
        if self.one.book != self.other.book:
            return "books"
        sizes = [Counter(one.side for one in it.fighters.values()) for it in (self.one, self.other)]
        return "" if sorted(sizes[0].values()) == sorted(sizes[1].values()) else "sizes"

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one row for each side."""
        return [
            {
                "one": self.labels[0],
                "other": self.labels[1],
                "fights": self.fights,
                "side": slug,
                "share_one": side.one,
                "share_other": side.other,
                "difference": side.difference,
                "low": side.interval[0],
                "high": side.interval[1],
                "only_one": side.only_one,
                "only_other": side.only_other,
                "bounded_one": self.one.bounded,
                "bounded_other": self.other.bounded,
            }
            for slug, side in self.sides.items()
        ]

    def to_data(self) -> dict[str, object]:
        """The comparison as JSON-ready data."""
        return {
            "labels": list(self.labels),
            "fights": self.fights,
            "same": self.same,
            "sides": {slug: side.to_data() for slug, side in self.sides.items()},
            "rounds": {"difference": self.rounds, "interval": list(self.rounds_interval)},
            "unlike": self.unlike,
            "one": self.one.to_data(),
            "other": self.other.to_data(),
            "stopped": self.stopped,
        }

    def __repr__(self) -> str:
        sides = ", ".join(
            f"{slug} {100 * side.difference:+.1f} ({100 * side.interval[0]:+.1f} to "
            f"{100 * side.interval[1]:+.1f}) points"
            for slug, side in self.sides.items()
        )
        return f"<{self.labels[0]} / {self.labels[1]}: {self.fights} fights of each, {sides}>"

    def _repr_html_(self) -> str:
        """The comparison in a notebook."""
        from fechtbuch.simulate.display import comparison_html

        return comparison_html(self)


class Pairs(Worker):
    """Fights two scenarios with the same dice."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        self.one = Bench(scenario_in(data["one"]), seed)
        self.other = Bench(scenario_in(data["other"]), seed)

    def run(self, first: int, count: int) -> Counts:
        """Both variants, and how their outcomes went together."""
        ledgers: list[list[int]] = [[], []]
        counts: Counts = {"fights": count}
        for name, bench, ledger in (
            ("one", self.one, ledgers[0]),
            ("other", self.other, ledgers[1]),
        ):
            tallies = bench.tallies()
            bench.run(first, count, tallies, ledger)
            counts[name] = counts_of(tallies)
        mask = (1 << OUTCOME_SIDES) - 1
        pairs = Counter((a & mask, b & mask) for a, b in zip(*ledgers, strict=True))
        counts["pairs"] = {f"{a} {b}": number for (a, b), number in sorted(pairs.items())}
        longer = [
            (b >> OUTCOME_SIDES) - (a >> OUTCOME_SIDES) for a, b in zip(*ledgers, strict=True)
        ]
        counts["longer"] = sum(longer)
        counts["longer_squared"] = sum(number * number for number in longer)
        return counts


KINDS["pairs"] = Pairs


class PairedPrecision:
    """Asks for more fights until the paired intervals are narrow enough."""

    def __init__(self, half_width: float, partners: list[tuple[int, int]]) -> None:
        self.half_width = half_width
        self.partners = partners

    def __call__(self, counts: Counts, done: int) -> int:
        """Up to how many fights to go on."""
        if done == 0:
            return 1000
        widest = 0.0
        for one, other in self.partners:
            only_one, only_other, _ = discordant(counts["pairs"], one, other)
            _, (low, high) = paired(only_one, only_other, done)
            widest = max(widest, (high - low) / 2)
        if widest <= self.half_width:
            return done
        needed = int(done * (widest / self.half_width) ** 2) + 1
        return next_goal(needed, done)


@takes_numbers
def compare(
    scenario: Scenario | str | Path,
    other: Scenario | str | Path,
    fights: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    policies: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    *,
    precision: float | None = None,
    labels: tuple[str, str] | None = None,
    executor: Executor | None = None,
    cluster: str | None = None,
    seconds: float | None = None,
    state: str | Path | None = None,
    cancel: threading.Event | None = None,
) -> Comparison:
    """Fight two variants on common random numbers: fight 17 of both has the same dice.

    `other` is another scenario, or a change of the first written as `PATH=VALUE`, such as
    `options.morale=false`. Sides are compared by slug, where the slugs differ by their order.
    """
    first = with_policies(scenario_of(scenario), policies or {})
    if isinstance(other, str) and "=" in other:
        second = set_by_text(first, other)
        names = ("as it is", other)
    else:
        second = scenario_of(other)
        known = {party.slug for party in second.sides}
        chosen = {side: name for side, name in (policies or {}).items() if side in known}
        second = with_policies(second, chosen)
        names = (first.title, second.title)
    partners = _partners(first, second)
    most, enough = how_many(fights, precision)
    if precision is not None:
        enough = PairedPrecision(precision, list(partners.values()))
    data = {"one": scenario_data(first), "other": scenario_data(second)}
    course = Course(Job("pairs", seed, text_of(data)), most, enough)
    means = Means(processes, executor, cluster, seconds, state, progress, cancel)
    stopped, taken, cores = means.work([course])
    reason = why(course, stopped, most)
    counts = course.counts
    results = [
        summarise(
            variant,
            variant.build(),
            seed,
            counts.get(name, {}),
            None,
            reason,
            taken / 2,
            cores,
            course.fresh(),
        )
        for name, variant in (("one", first), ("other", second))
    ]
    done = counts["fights"]
    sides: dict[str, Difference] = {}
    for slug, (mine, theirs) in partners.items():
        only_one, only_other, _ = discordant(counts["pairs"], mine, theirs)
        difference, interval = paired(only_one, only_other, done)
        shares = (counts["one"]["wins"][mine] / done, counts["other"]["wins"][theirs] / done)
        independent = (
            1.959963984540054 * (sum(share * (1 - share) for share in shares) / done) ** 0.5
        )
        sides[slug] = Difference(
            slug, *shares, difference, interval, only_one, only_other, independent
        )
    same = sum(number for key, number in counts["pairs"].items() if _same_winner(key, partners))
    longer, longer_interval = mean_interval(counts["longer"], counts["longer_squared"], done)
    return Comparison(
        results[0], results[1], labels or names, sides, longer, longer_interval, same, first
    )


def discordant(pairs: Mapping[str, int], one: int, other: int) -> tuple[int, int, int]:
    """Fights that a side won in the first variant alone, in the second alone, and all."""
    only_one = only_other = total = 0
    for key, number in pairs.items():
        first, second = (int(word) for word in key.split(" "))
        won_one, won_other = first >> one & 1, second >> other & 1
        only_one += number * (won_one > won_other)
        only_other += number * (won_other > won_one)
        total += number
    return only_one, only_other, total


def _same_winner(key: str, partners: Mapping[str, tuple[int, int]]) -> bool:
    first, second = (int(word) for word in key.split(" "))
    return all(first >> one & 1 == second >> other & 1 for one, other in partners.values())


def _partners(one: Scenario, other: Scenario) -> dict[str, tuple[int, int]]:
    slugs = [party.slug for party in one.sides]
    theirs = [party.slug for party in other.sides]
    if sorted(slugs) == sorted(theirs):
        return {slug: (number, theirs.index(slug)) for number, slug in enumerate(slugs)}
    if len(slugs) != len(theirs):
        raise ValueError(
            f"{one.name} has {len(slugs)} sides and {other.name} {len(theirs)}: "
            "only scenarios with the same number of sides can be compared"
        )
    return {slug: (number, number) for number, slug in enumerate(slugs)}


def mirrored(scenario: Scenario | str | Path) -> Scenario:
    """The scenario with its sides in the opposite order.

    Where both of two sides are placed and equally many, they change places on the map as well.
    Everything else stays with the fighters: a fair rulebook gives the same shares.
    """
    scenario = scenario_of(scenario)
    parties = list(scenario.sides)
    if len(parties) == 2 and len(parties[0].recruits) == len(parties[1].recruits):
        spots = [[recruit.at for recruit in party.recruits] for party in parties]
        parties = [_placed(party, spots[1 - number]) for number, party in enumerate(parties)]
    return replace(scenario, sides=tuple(reversed(parties)))


def _placed(party: Party, spots: list[tuple[int, int] | None]) -> Party:
    return replace(
        party,
        recruits=tuple(
            replace(recruit, at=spot) for recruit, spot in zip(party.recruits, spots, strict=True)
        ),
    )
