"""Running many fights on all cores. Processes exchange data, never objects."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from pathlib import Path
from typing import Any

from fechtbuch import build_info
from fechtbuch.engine.bulk import Tallies, run_many, tallies_from_data
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Scenario, load
from fechtbuch.simulate.result import FighterResult, Result, Rounds, SideResult
from fechtbuch.simulate.statistics import mean, quantile, wilson

CHUNK = 100
"""Fights per piece of work. A fight depends on its number alone, so this changes no result."""

Progress = Callable[[int], None]


def simulate(
    scenario: Scenario | str | Path,
    fights: int = 10_000,
    seed: int = 0,
    processes: int | None = None,
    policies: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Run a scenario many times. The result does not depend on the number of processes.

    `policies` names who plays a side (by slug); `progress` is called with the number of fights
    that have been finished since the last call.
    """
    if fights < 1:
        raise ValueError(f"{fights} fights: give at least 1")
    if processes is not None and processes < 1:
        raise ValueError(f"{processes} processes: give at least 1")
    checked = scenario if isinstance(scenario, Scenario) else load(scenario)
    checked = with_policies(checked, policies or {})
    start = checked.build()
    crew = min(processes or available_cores(), -(-fights // CHUNK))
    tallies = Tallies(len(start.sides), len(start.roster))
    began = time.perf_counter()
    if crew == 1:
        bench = Bench(checked, seed)
        for first, count in _pieces(fights):
            bench.run(first, count, tallies)
            if progress is not None:
                progress(count)
    else:
        _share_out(checked, seed, fights, crew, tallies, progress)
    seconds = time.perf_counter() - began
    return summarise(checked, start, seed, tallies, seconds, crew)


class Bench:
    """A scenario ready to be fought again and again in this process."""

    def __init__(self, scenario: Scenario, seed: int) -> None:
        self.start = scenario.build()
        self.dice = BulkDice(seed)
        self.players = scenario.players(self.dice.whim)

    def run(self, first: int, count: int, tallies: Tallies) -> None:
        """Fight the fights of these numbers."""
        run_many(self.start, self.players, self.dice, first, count, tallies)


def with_policies(scenario: Scenario, policies: Mapping[str, str]) -> Scenario:
    """The scenario with other policies for some sides, by slug.

    `ValueError` names a side or policy that does not exist.
    """
    sides = [party.slug for party in scenario.sides]
    known = scenario.rulebook.policies()
    for side, name in policies.items():
        if side not in sides:
            raise ValueError(f"policy {side}={name}: no such side; there are {', '.join(sides)}")
        if name not in known:
            raise ValueError(
                f"policy {side}={name}: no such policy; there are {', '.join(sorted(known))}"
            )
    return replace(
        scenario,
        sides=tuple(
            replace(
                party,
                policy=policies[party.slug],
                recruits=tuple(replace(recruit, policy=None) for recruit in party.recruits),
            )
            if party.slug in policies
            else party
            for party in scenario.sides
        ),
    )


def summarise(
    scenario: Scenario,
    start: Fight,
    seed: int,
    tallies: Tallies,
    seconds: float,
    processes: int,
) -> Result:
    """Counts as shares, intervals and means."""
    fights = tallies.fights
    sides: dict[str, SideResult] = {}
    for side, wins in zip(start.sides, tallies.wins):
        sides[side.slug] = SideResult(side.name, wins, wins / fights, wilson(wins, fights))
    fighters: dict[str, FighterResult] = {}
    for index, survived in enumerate(tallies.survived):
        fighter = start.roster[index]
        fighters[fighter.slug] = FighterResult(
            fighter.name,
            start.sides[fighter.side].slug,
            survived / fights,
            wilson(survived, fights),
            tallies.dealt[index] / fights,
            tallies.taken[index] / fights,
        )
    return Result(
        book=scenario.book,
        scenario=scenario.name,
        fights=fights,
        seed=seed,
        compiled=build_info.compiled(),
        policies={party.slug: party.policy for party in scenario.sides},
        sides=sides,
        draws=tallies.draws,
        bounded=tallies.bounded,
        rounds=Rounds(
            mean(tallies.rounds),
            quantile(tallies.rounds, 0.05),
            quantile(tallies.rounds, 0.5),
            quantile(tallies.rounds, 0.95),
        ),
        fighters=fighters,
        decisions=tallies.decisions,
        seconds=seconds,
        processes=processes,
    )


def available_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _pieces(fights: int) -> Iterator[tuple[int, int]]:
    for first in range(0, fights, CHUNK):
        yield first, min(CHUNK, fights - first)


def _share_out(
    scenario: Scenario,
    seed: int,
    fights: int,
    crew: int,
    tallies: Tallies,
    progress: Progress | None,
) -> None:
    """Let `crew` processes take pieces of work until all fights are fought."""
    data = scenario.to_data()
    pieces = _pieces(fights)
    with ProcessPoolExecutor(
        crew, initializer=_prepare, initargs=(data, scenario.name, seed)
    ) as pool:
        running: set[Future[dict[str, object]]] = set()
        try:
            while True:
                # A few pieces ahead for each process, however many fights there are.
                while len(running) < 4 * crew:
                    piece = next(pieces, None)
                    if piece is None:
                        break
                    running.add(pool.submit(_fight, *piece))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for finished in done:
                    part = tallies_from_data(finished.result())
                    tallies.add(part)
                    if progress is not None:
                        progress(part.fights)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_bench: Bench | None = None
"""A worker's own; every process has one."""


def _prepare(data: dict[str, Any], name: str, seed: int) -> None:
    global _bench  # noqa: PLW0603 - set once, when a worker starts
    _bench = Bench(Scenario.from_data(data, name), seed)


def _fight(first: int, count: int) -> dict[str, object]:
    assert _bench is not None
    tallies = Tallies(len(_bench.start.sides), len(_bench.start.roster))
    _bench.run(first, count, tallies)
    return tallies.to_data()
