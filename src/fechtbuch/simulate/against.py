"""A variant held against how things are, fight by fight; what is as it is is fought once."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fechtbuch.engine.bulk import OUTCOME_SIDES
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.counts import Counts
from fechtbuch.simulate.statistics import LEVEL, Interval
from fechtbuch.simulate.work import (
    KINDS,
    Bench,
    Job,
    Worker,
    counts_of,
    scenario_data,
    scenario_in,
    text_of,
    worker_for,
)

AGAINST = "against"
AS_IT_IS = "as-it-is"
_MASK = (1 << OUTCOME_SIDES) - 1


@dataclass(frozen=True)
class Shift:
    """What a variant changes for a side."""

    difference: float
    """Share of wins of the variant less that as it is."""
    interval: Interval
    """95 % interval, from fights paired by their number."""
    chance: float
    """How likely as uneven a split is by chance, after Holm's correction for all variants."""

    @property
    def sure(self) -> bool:
        """Whether it survives the correction."""
        return self.chance < LEVEL

    def to_data(self) -> dict[str, object]:
        """The shift as JSON-ready data."""
        return {
            "difference": self.difference,
            "interval": list(self.interval),
            "p_holm": self.chance,
            "sure": self.sure,
        }


class AsItIs(Worker):
    """Remembers who won which fight, so that many variants can be held against it."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        self.bench = Bench(scenario_in(data), seed)
        self.known: dict[int, int] = {}

    def winners(self, first: int, count: int) -> list[int]:
        """Who won the fights of these numbers, as bits."""
        numbers = range(first, first + count)
        place = first
        while place < first + count:
            if place in self.known:
                place += 1
                continue
            end = place
            while end < first + count and end not in self.known:
                end += 1
            ledger: list[int] = []
            self.bench.run(place, end - place, self.bench.tallies(), ledger)
            for number, outcome in zip(range(place, end), ledger, strict=True):
                self.known[number] = outcome & _MASK
            place = end
        return [self.known[number] for number in numbers]

    def run(self, first: int, count: int) -> Counts:
        """How often each has won."""
        return {"fights": count, "winners": dict(Counter(map(str, self.winners(first, count))))}


class Against(Worker):
    """Fights a variant and counts how its outcomes go together with how things are."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        self.bench = Bench(scenario_in(data["cell"]), seed)
        self.base = Job(AS_IT_IS, seed, text_of(data["base"]))

    def run(self, first: int, count: int) -> Counts:
        """What a simulation counts, and the pairs of outcomes."""
        base = worker_for(self.base)
        assert isinstance(base, AsItIs)
        tallies = self.bench.tallies()
        ledger: list[int] = []
        self.bench.run(first, count, tallies, ledger)
        pairs = Counter(
            (was, now & _MASK) for was, now in zip(base.winners(first, count), ledger, strict=True)
        )
        counts = counts_of(tallies)
        counts["pairs"] = {f"{was} {now}": number for (was, now), number in sorted(pairs.items())}
        return counts


KINDS[AGAINST] = Against
KINDS[AS_IT_IS] = AsItIs


def against_job(variant: Scenario, base: Scenario, seed: int) -> Job:
    """The job of fighting a variant and holding it against how things are."""
    data = {"base": scenario_data(base), "cell": scenario_data(variant)}
    return Job(AGAINST, seed, text_of(data))
