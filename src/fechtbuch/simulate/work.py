"""Pieces of work: what is to be fought, and who does it. Processes exchange data, not objects."""

import json
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from fechtbuch.engine.bulk import Tallies, run_many
from fechtbuch.engine.streams import BulkDice
from fechtbuch.rubbish import no_collection
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.counts import Counts

MOST_KEPT = 512
"""Scenarios that a process keeps ready."""
MOST_READ = 2048
"""Scenarios that a process has checked and need not check again."""


class Job(NamedTuple):
    """What is fought again and again. Equal jobs give equal counts for equal fight numbers."""

    kind: str
    seed: int
    text: str
    """What the kind needs to know, as JSON."""


class Worker(ABC):
    """Does one job, in whatever process it lives."""

    @abstractmethod
    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        """Get ready."""

    @abstractmethod
    def run(self, first: int, count: int) -> Counts:
        """What the fights of these numbers come to."""


class Bench:
    """A scenario ready to be fought again and again in this process."""

    def __init__(self, scenario: Scenario, seed: int) -> None:
        self.start = scenario.build()
        self.dice = BulkDice(seed)
        self.players = scenario.players(self.dice.whim)

    def run(
        self, first: int, count: int, tallies: Tallies, ledger: list[int] | None = None
    ) -> None:
        """Fight the fights of these numbers."""
        with no_collection():
            run_many(self.start, self.players, self.dice, first, count, tallies, ledger)

    def tallies(self) -> Tallies:
        """Empty tallies for this scenario."""
        return Tallies(len(self.start.sides), len(self.start.roster))


class Fights(Worker):
    """The same scenario again and again."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        self.bench = Bench(scenario_in(data), seed)

    def run(self, first: int, count: int) -> Counts:
        """Who won, how long it took, who died when."""
        tallies = self.bench.tallies()
        self.bench.run(first, count, tallies)
        return counts_of(tallies)


def counts_of(tallies: Tallies) -> Counts:
    """Tallies with their counted numbers as tables, so that they can be added up."""
    data: Counts = tallies.to_data()
    data["rounds"] = _table(data["rounds"])
    for name in ("losses", "deaths", "left", "kept"):
        data[name] = [_table(pairs) for pairs in data[name]]
    return data


def _table(pairs: list[list[int]]) -> dict[str, int]:
    return {str(number): count for number, count in pairs}


def fights_job(scenario: Scenario, seed: int) -> Job:
    """The job of fighting a scenario again and again."""
    return Job("fights", seed, text_of(scenario_data(scenario)))


def scenario_data(scenario: Scenario) -> dict[str, Any]:
    """A scenario as a job carries it."""
    data = {"name": scenario.name, "scenario": scenario.to_data()}
    _remember(text_of(data), scenario)
    return data


def scenario_in(data: Mapping[str, Any]) -> Scenario:
    """The scenario that a job carries; checked once in each process, and never in its children."""
    text = text_of(data)
    known = _scenarios.get(text)
    if known is None:
        known = Scenario.from_data(data["scenario"], data["name"])
        _remember(text, known)
    return known


def _remember(text: str, scenario: Scenario) -> None:
    _scenarios[text] = scenario
    while len(_scenarios) > MOST_READ:
        _scenarios.popitem(last=False)


def text_of(data: object) -> str:
    """Data as a job carries it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=False)


KINDS: dict[str, type[Worker]] = {"fights": Fights}
"""Who does which kind of job; other modules add theirs."""

ELSEWHERE = {
    "against": "fechtbuch.simulate.against",
    "as-it-is": "fechtbuch.simulate.against",
    "cells": "fechtbuch.questions.cells",
    "contest": "fechtbuch.tune.contest",
    "courses": "fechtbuch.questions.courses",
}
"""Kinds of other packages, and the module that adds them: another process has to import it."""

_scenarios: OrderedDict[str, Scenario] = OrderedDict()
"""By what a job says: scenarios that were checked, the latest last."""

_ready: OrderedDict[Job, Worker] = OrderedDict()
"""This process's workers, the latest last."""


def worker_for(job: Job) -> Worker:
    """A worker for the job, kept for the next piece of it."""
    worker = _ready.get(job)
    if worker is None:
        # Kinds register themselves when their module is imported, here or in another process.
        if job.kind in ELSEWHERE:
            import_module(ELSEWHERE[job.kind])
        worker = KINDS[job.kind](json.loads(job.text), job.seed)
        _ready[job] = worker
        while len(_ready) > MOST_KEPT:
            _ready.popitem(last=False)
    _ready.move_to_end(job)
    return worker


def do_piece(
    kind: str, seed: int, text: str, first: int, count: int
) -> tuple[int, int, float, Counts]:
    """Do one piece: its first fight, how many, how long it took, and what it came to."""
    worker = worker_for(Job(kind, seed, text))
    began = time.perf_counter()
    counts = worker.run(first, count)
    return first, count, time.perf_counter() - began, counts
