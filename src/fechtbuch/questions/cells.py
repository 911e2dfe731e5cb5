"""Cells: variants of a fight on common dice, measured fight by fight.

Every question is a plan of cells. Fight 17 of all cells of a plan has the same dice, and a piece of
work fights the same numbers in every cell: a run that is broken off is coarse, never lopsided.
Sums are kept in groups of fight numbers, so that whatever is reckoned from them (a crossing, a
rating, a share of Shapley's) gets an interval that knows about the common dice.
"""

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from fechtbuch.engine.memory import seat
from fechtbuch.questions.numbers import Estimate, jackknife
from fechtbuch.rubbish import no_collection
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.counts import Counts, add_up
from fechtbuch.simulate.drive import Course, Enough
from fechtbuch.simulate.run import Means
from fechtbuch.simulate.statistics import Interval, mean_interval, paired, wilson
from fechtbuch.simulate.work import (
    KINDS,
    Bench,
    Job,
    Worker,
    do_piece,
    scenario_data,
    scenario_in,
    text_of,
)
from fechtbuch.text.bad_input import BadInput

CELLS = "cells"
GROUPS = 40
"""Fights belong to the group of their number modulo this."""

FEWEST = 10
"""Fights of each cell that are wanted in any case."""

LEAST = 2
"""Fewer tell nothing of how sure anything is."""

SOME_SECONDS = 0.5
"""How long these may take where somebody has stopped the run; the least are fought in any case."""

FIRST_FIGHTS = 200
"""About so many fights make the first piece of work, over all its cells."""


def check_fights(fights: int) -> None:
    """Refuse so few that nothing can be said of how sure anything is."""
    if fights < LEAST:
        raise BadInput("few-fights", value=fights, least=LEAST)


def won(side: int) -> str:
    """Whether a side has won."""
    return f"won {side}"


def score(side: int) -> str:
    """Two for a victory of a side, one for a draw."""
    return f"score {side}"


def standing(side: int) -> str:
    """How many of a side are still in the fight at its end."""
    return f"standing {side}"


ROUNDS = "rounds"
"""How many rounds a fight took."""


@dataclass(frozen=True)
class Plan:
    """Variants that are fought on the same dice, the one to compare with first."""

    scenarios: tuple[Scenario, ...]
    measures: tuple[str, ...]
    keep: bool = False
    """Whether to keep who won each single fight."""

    def job(self, seed: int) -> Job:
        """What processes are told."""
        cells = [scenario_data(scenario) for scenario in self.scenarios]
        data = {"cells": cells, "measures": list(self.measures), "keep": self.keep}
        return Job(CELLS, seed, text_of(data))


@dataclass(frozen=True)
class Pair:
    """A cell against the first of its plan, fight by fight."""

    more: int
    less: int
    total: int
    """The sum of the differences."""
    squares: int


@dataclass(frozen=True)
class Cells:
    """What the cells of a plan came to."""

    plan: Plan
    fights: int
    """Fights of each cell."""
    sizes: tuple[int, ...]
    """Fights of each group."""
    sums: tuple[tuple[tuple[int, ...], ...], ...]
    """By cell, measure and group."""
    pairs: tuple[tuple[Pair, ...], ...]
    """By cell and measure."""
    outcomes: tuple[Mapping[int, int], ...] = field(default=())
    """By cell: who won which fight, where that was kept."""

    def mean(self, cell: int, measure: int = 0) -> float:
        """The mean of a measure."""
        return sum(self.sums[cell][measure]) / self.fights

    def interval(self, cell: int, measure: int = 0) -> Interval:
        """The 95 % interval of a mean: Wilson's for shares."""
        total = sum(self.sums[cell][measure])
        if self.plan.measures[measure].startswith("won"):
            return wilson(total, self.fights)
        low, high = self.estimate(lambda means: [means[measure][cell]])[0].interval
        return max(0.0, low), high  # nothing that is counted falls below nothing

    def difference(self, cell: int, measure: int = 0) -> tuple[float, Interval]:
        """What a cell has more than the first, with the interval of paired fights."""
        pair = self.pairs[cell][measure]
        if self.plan.measures[measure].startswith("won"):
            return paired(pair.less, pair.more, self.fights)
        return mean_interval(pair.total, pair.squares, self.fights)

    def estimate(self, reckon: Callable[[list[list[float]]], Sequence[float]]) -> list[Estimate]:
        """Whatever follows from the means (by measure and cell), with intervals."""
        return jackknife([self.sizes] * len(self.sums), self.sums, reckon)


class CellsWorker(Worker):
    """Fights all cells of a plan with the same dice."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        scenarios = [scenario_in(cell) for cell in data["cells"]]
        self.benches = [Bench(scenario, seed) for scenario in scenarios]
        self.books = [scenario.rulebook for scenario in scenarios]
        self.measures = [_split(text) for text in data["measures"]]
        self.keep = bool(data["keep"])

    def run(self, first: int, count: int) -> Counts:
        """Every cell in the fights of these numbers."""
        numbers = range(first, first + count)
        sizes = [0] * GROUPS
        for number in numbers:
            sizes[number % GROUPS] += 1
        counts: Counts = {"fights": count, "sizes": sizes, "sums": [], "pairs": []}
        if self.keep:
            counts["outcomes"] = []
        base: list[list[int]] = []
        for cell in range(len(self.benches)):
            values, winners = self._fight(cell, numbers)
            base = base or values
            counts["sums"].append([_grouped(row, numbers) for row in values])
            counts["pairs"].append(
                [_pair(row, other) for row, other in zip(values, base, strict=True)]
            )
            if self.keep:
                counts["outcomes"].append(
                    {str(number): who for number, who in zip(numbers, winners, strict=True)}
                )
        return counts

    def _fight(self, cell: int, numbers: range) -> tuple[list[list[int]], list[int]]:
        bench, book = self.benches[cell], self.books[cell]
        values: list[list[int]] = [[] for _ in self.measures]
        winners: list[int] = []
        with no_collection():
            for number in numbers:
                fight = bench.start.copy()
                bench.dice.deal(number, fight.roster)
                seat(fight, bench.players, bench.dice)
                fight.run()
                sides = fight.winners() if fight.winner >= 0 else []
                winners.append(sum(1 << int(side) for side in sides))
                for (kind, side), row in zip(self.measures, values, strict=True):
                    if kind == "won":
                        row.append(int(side in sides))
                    elif kind == "score":
                        row.append(2 * (side in sides) + (not sides))
                    elif kind == "rounds":
                        row.append(int(fight.round))
                    else:
                        row.append(
                            sum(
                                fighter.side == side and not book.seen(fight, fighter, -1).out
                                for fighter in fight.roster
                            )
                        )
        return values, winners


KINDS[CELLS] = CellsWorker


def _split(text: str) -> tuple[str, int]:
    kind, _, side = text.partition(" ")
    return kind, int(side or 0)


def _grouped(row: Sequence[int], numbers: range) -> list[int]:
    sums = [0] * GROUPS
    for number, value in zip(numbers, row, strict=True):
        sums[number % GROUPS] += value
    return sums


def _pair(row: Sequence[int], base: Sequence[int]) -> list[int]:
    differences = [value - other for value, other in zip(row, base, strict=True)]
    return [
        sum(one > 0 for one in differences),
        sum(one < 0 for one in differences),
        sum(differences),
        sum(one * one for one in differences),
    ]


@dataclass(frozen=True)
class Work:
    """How a run of plans went."""

    cells: tuple[Cells, ...]
    """One for each plan."""
    stopped: str
    seconds: float
    processes: int


def fight_out(
    plans: Sequence[Plan],
    fights: int,
    seed: int,
    means: Means,
    enough: Enough | None = None,
) -> Work:
    """Fight plans, every cell as often."""
    courses: list[Course] = []
    for plan in plans:
        course = Course(plan.job(seed), fights, enough)
        course.least = 1
        course.size = max(1, FIRST_FIGHTS // len(plan.scenarios))
        courses.append(course)
    stopped, seconds, processes = means.work(courses)
    fight_some(courses)
    found = [_cells(plan, course.counts) for plan, course in zip(plans, courses, strict=True)]
    if stopped == "" and any(course.goal < fights for course in courses):
        stopped = "precision"
    return Work(tuple(found), stopped, seconds, processes)


def fight_some(courses: Sequence[Course]) -> None:
    """After a run that was stopped: some fights of whatever has none yet.

    What was stopped in its first second would otherwise be thrown away, because an answer needs
    something of everything. Nothing is kept of these fights, so going on later is as before.
    Whoever has stopped it does not want to wait: of a large plan there are only the least.
    """
    for course in courses:
        until = monotonic() + SOME_SECONDS
        had = course.done.count()
        missing = course.done.missing(min(course.fights, LEAST if had else FEWEST))
        numbers = [number for first, end in missing for number in range(first, end)]
        counts = copy.deepcopy(course.counts)  # what is kept for later stays as it was
        for done, number in enumerate(numbers, had):
            if done >= LEAST and monotonic() >= until:
                break
            add_up(counts, do_piece(*course.job, number, 1)[3])
        course.counts = counts


def _cells(plan: Plan, counts: Counts) -> Cells:
    return Cells(
        plan,
        counts["fights"],
        tuple(counts["sizes"]),
        tuple(tuple(tuple(row) for row in cell) for cell in counts["sums"]),
        tuple(tuple(Pair(*row) for row in cell) for cell in counts["pairs"]),
        tuple(
            {int(number): who for number, who in sorted(kept.items(), key=lambda one: int(one[0]))}
            for kept in counts.get("outcomes", [])
        ),
    )
