"""Running a scenario many times."""

import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path

from fechtbuch.scenario import Scenario, load
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.closely import CLOSELY, closely_job, closely_of
from fechtbuch.simulate.cluster import on_cluster
from fechtbuch.simulate.counts import Counts
from fechtbuch.simulate.drive import Course, Crew, Enough, Progress
from fechtbuch.simulate.result import Result, summarise
from fechtbuch.simulate.state import State
from fechtbuch.simulate.statistics import fights_for, wilson
from fechtbuch.simulate.work import Bench, fights_job

__all__ = ["Bench", "Means", "Precision", "available_cores", "simulate", "with_policies"]

USUAL_FIGHTS = 10_000
"""Where nothing is said."""

MOST_FIGHTS = 10_000_000
"""Where only a precision is asked for, no more fights than this."""

FIRST_STRETCH = 1000
"""Fights before a precision is first looked at."""


@dataclass(frozen=True)
class Means:
    """How a simulation is run. None of it changes what a fight comes to."""

    processes: int | None = None
    """How many processes; all cores where nothing is said."""
    executor: Executor | None = None
    """Who does the work instead of processes of our own."""
    cluster: str | None = None
    """The address of a Dask scheduler to send the work to."""
    seconds: float | None = None
    """Stop after this time with what is done."""
    state: str | Path | None = None
    """A file that keeps what is done; if it is there, the run goes on from it."""
    progress: Progress | None = None
    cancel: threading.Event | None = None
    """Set it to stop with what is done; Ctrl-C does the same."""
    until: float | None = None
    """Where a run has several stages: when, by `time.monotonic`, all of them have to be done."""
    sharing: int = 1
    """How many stages share what is left until then."""

    def whole(self) -> "Means":
        """Means for a run of several stages: who stops it or limits its time means all of them."""
        until = None if self.seconds is None else time.monotonic() + self.seconds
        return replace(self, cancel=self.cancel or threading.Event(), until=until)

    def left(self) -> float | None:
        """The seconds that this stage may take; None if it may take as long as it likes."""
        if self.until is None:
            return self.seconds
        return max(1e-3, (self.until - time.monotonic()) / self.sharing)

    def check(self) -> None:
        """Refuse what makes no sense."""
        if self.processes is not None and self.processes < 1:
            raise ValueError(f"{self.processes} processes: give at least 1")
        if self.seconds is not None and self.seconds <= 0:
            raise ValueError(f"a time of {self.seconds} seconds: give more than 0")
        if self.executor is not None and self.cluster is not None:
            raise ValueError("an executor and a cluster exclude each other; leave one out")

    def watched(
        self, courses: Sequence[Course], look: Callable[[Sequence[Counts]], None] | None
    ) -> "Means":
        """Means that show once what is done, as soon as every course has some fights."""
        if look is None:
            return self
        waiting = list(courses)

        def progress(finished: int) -> None:
            if self.progress is not None:
                self.progress(finished)
            if waiting:
                waiting[:] = [course for course in waiting if not course.counts]
                if not waiting:
                    look([course.counts for course in courses])

        return replace(self, progress=progress)

    def next_stage(self, stage: int) -> "Means":
        """Means for a later stage of a run that has several: it has a state file of its own."""
        if stage == 0 or self.state is None:
            return self
        state = Path(self.state)
        return replace(self, state=state.with_name(f"{state.name}.{stage}"))

    def work(self, courses: Sequence[Course]) -> tuple[str, float, int]:
        """Do the work: why it stopped, how long it took, and with how many processes."""
        self.check()
        state = None if self.state is None else State(Path(self.state), courses)
        if state is not None:
            state.load()
        began = time.perf_counter()
        if self.cluster is not None:
            with on_cluster(self.cluster) as (executor, cores):
                stopped = self._crew(state, executor, cores).work(courses)
            return stopped, time.perf_counter() - began, cores
        cores = self.processes or available_cores()
        if self.executor is None:
            most = sum(course.fights for course in courses)
            cores = max(1, min(cores, -(-most // 100)))
        stopped = self._crew(state, self.executor, cores).work(courses)
        return stopped, time.perf_counter() - began, cores

    def _crew(self, state: State | None, executor: Executor | None, cores: int) -> Crew:
        return Crew(
            executor,
            cores,
            self.left(),
            self.progress,
            None if state is None else state.save,
            self.cancel,
        )


class Precision:
    """Asks for more fights until every side's interval is narrow enough.

    Looks only after whole stretches, whose ends follow from the counts: so the same fights are
    fought on any number of processes.
    """

    def __init__(self, half_width: float) -> None:
        if not 0 < half_width < 0.5:
            raise ValueError(
                f"a precision of {half_width:g}: give the half-width of the interval as a share "
                "between 0 and 0.5, such as 0.005 or 0.5%"
            )
        self.half_width = half_width

    def __call__(self, counts: Counts, done: int) -> int:
        """Up to how many fights to go on."""
        if done == 0:
            return FIRST_STRETCH
        if self.reached(counts, done):
            return done
        needed = max(fights_for(wins / done, self.half_width) for wins in counts["wins"])
        return next_goal(needed, done)

    def reached(self, counts: Counts, done: int) -> bool:
        """Whether every interval is narrow enough."""
        return all(
            (high - low) / 2 <= self.half_width
            for low, high in (wilson(wins, done) for wins in counts["wins"])
        )


def next_goal(needed: int, done: int) -> int:
    """Where to look again: a little beyond what seems needed, and at least a little further on."""
    return max(-(-(needed + needed // 100) // 100) * 100, done + max(100, done // 50))


@takes_numbers
def simulate(
    scenario: Scenario | str | Path,
    fights: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    policies: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    *,
    precision: float | None = None,
    closely: int | None = None,
    executor: Executor | None = None,
    cluster: str | None = None,
    seconds: float | None = None,
    state: str | Path | None = None,
    cancel: threading.Event | None = None,
) -> Result:
    """Run a scenario many times: 10,000 fights where nothing else is said.

    The result depends on scenario, seed, policies and number of fights, and on nothing else.
    `policies` names who plays a side (by slug). `precision` stops as soon as the 95 % interval of
    every side is no wider than so much to either side. `closely` is the number of fights that
    are told in full to see what was chosen and what decided; a tenth, from 100 to 1000, where
    nothing else is said. How the work is done is explained
    at `Means`.
    """
    checked = with_policies(scenario_of(scenario), policies or {})
    most, enough = how_many(fights, precision)
    start = checked.build()
    main = Course(fights_job(checked, seed), most, enough)
    courses = [main]
    look_at = told_in_full(most) if closely is None else closely
    if look_at > 0:
        courses.append(Course(closely_job(checked, seed), min(look_at, most)))
    means = Means(processes, executor, cluster, seconds, state, progress, cancel)
    stopped, taken, cores = means.work(courses)
    look = closely_of(courses[1].counts) if look_at > 0 else None
    return summarise(
        checked,
        start,
        seed,
        main.counts,
        look,
        why(main, stopped, most),
        taken,
        cores,
        main.fresh(),
    )


def told_in_full(fights: int) -> int:
    """How many of so many fights are told in full where nothing is said."""
    return min(fights, max(100, min(CLOSELY, fights // 10)))


def how_many(fights: int | None, precision: float | None) -> tuple[int, Enough | None]:
    """The most fights to fight, and what may be enough before."""
    if fights is not None and fights < 1:
        raise ValueError(f"{fights} fights: give at least 1")
    if precision is None:
        return USUAL_FIGHTS if fights is None else fights, None
    return MOST_FIGHTS if fights is None else fights, Precision(precision)


def why(course: Course, stopped: str, most: int) -> str:
    """Why a course has fewer fights than the most that were asked for."""
    done = course.done.count()
    if done >= most:
        return ""
    return "precision" if course.finished() and course.enough is not None else stopped


def scenario_of(scenario: Scenario | str | Path) -> Scenario:
    """A scenario, loaded if need be."""
    return scenario if isinstance(scenario, Scenario) else load(scenario)


def with_policies(scenario: Scenario, policies: Mapping[str, str]) -> Scenario:
    """The scenario with other policies for some sides, by slug.

    `ValueError` names a side or policy that does not exist.
    """
    from fechtbuch.books.learned import learned_for  # above, mypy takes `compare` for a module

    sides = [party.slug for party in scenario.sides]
    known = scenario.rulebook.known_policies()
    for side, name in policies.items():
        if side not in sides:
            raise ValueError(f"policy {side}={name}: no such side; there are {', '.join(sides)}")
        if name not in known:
            book = scenario.rulebook.key
            if learned := learned_for(name):
                raise ValueError(
                    f"policy {side}={name}: it was learned for {learned}, and this fight is one of "
                    f"{book}"
                )
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


def available_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
