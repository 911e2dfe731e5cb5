"""Simulations for the page: a process for each, few at a time, with progress and an end."""

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from fechtbuch.scenario import Scenario
from fechtbuch.scenario.paths import FieldPath, current
from fechtbuch.simulate import Result, Sweep, set_by_text, simulate, sweep
from fechtbuch.simulate.charts import chart
from fechtbuch.simulate.spoken import Spoken
from fechtbuch.simulate.sweep import axis_of
from fechtbuch.simulate.words import Words
from fechtbuch.table import thinking
from fechtbuch.table.bodies import MOST_FIGHTS, NewSimulation
from fechtbuch.table.laboratory import MOST_RUNNING, MOST_SECONDS, Register
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.words import catalogue_of
from fechtbuch.text.catalogue import FALLBACK, choose_language, languages
from fechtbuch.text.complaints import in_words

MOST_SWEPT = 200
"""Cells of a sweep."""

STAGES = (200, 2000)
"""After so many fights there is a first answer; the rest sharpens it."""

LOOK_SECONDS = 0.25

KINDS = ("win-share", "rounds", "survival", "damage")


@dataclass
class Running:
    """A simulation, running or done."""

    id: str
    scenario: Scenario
    wanted: NewSimulation
    fights: int
    language: str = FALLBACK
    """What its charts are drawn in first."""
    status: str = "waiting"
    done: int = 0
    results: dict[str, Data] = field(default_factory=dict)
    """What was found, in the words of each language."""
    problem: str | None = None
    process: SpawnProcess | None = None
    shown: int = 0
    """Fights that a first glance rests on, before the long run has come as far."""
    cancelled: bool = False
    owner: str = ""
    """Whose it is: an address, or a table."""

    @property
    def under_way(self) -> bool:
        """Whether it waits or runs."""
        return self.status in ("waiting", "running")

    def end(self) -> None:
        """End it and all its helpers at once, in the middle of a fight if need be."""
        process = self.process
        if process is None or process.pid is None or not process.is_alive():
            return
        with suppress(ProcessLookupError, PermissionError):
            # It leads a group of its own, once it has begun.
            if os.getpgid(process.pid) == process.pid:
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()

    def data(self, language: str) -> Data:
        """The simulation as far as it is, in words."""
        first = self.results.get(self.language, {})
        result = self.results.get(language) or first
        return {
            "id": self.id,
            "status": self.status,
            "done": max(self.done, self.shown),
            "fights": self.fights,
            "at": result.get("at", ""),
            "sides": result.get("sides", []),
            "draws": result.get("draws", 0.0),
            "rounds": result.get("rounds"),
            # Until they are drawn in this language they are shown in that of who asked for them.
            "charts": result.get("charts") or first.get("charts", {}),
            "problem": self.problem,
        }


class Simulations:
    """All simulations of this process."""

    def __init__(self, processes: int | None = None, register: Register | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.register = register or Register()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(
        self,
        scenario: Scenario,
        cells: int,
        wanted: NewSimulation,
        language: str = FALLBACK,
        owner: str = "",
    ) -> Running:
        """Begin a simulation of what was `varied`; `Refused` if there are too many."""
        self.register.admit(owner)
        running = Running(secrets.token_hex(12), scenario, wanted, cells * wanted.fights)
        running.language = choose_language(language)
        running.owner = owner
        self.register.keep(running.id, running)
        self._next()
        return running

    @property
    def known(self) -> list[Running]:
        """Simulations, the oldest first."""
        return [one for one in self.register.known.values() if isinstance(one, Running)]

    def _next(self) -> None:
        """Let those run who are next: the oldest whose owner has none running."""
        active = [one for one in self.known if one.status == "running"]
        owners = {one.owner for one in active}
        places = MOST_RUNNING - len(active)
        for one in self.known:
            if places > 0 and one.status == "waiting" and one.owner not in owners:
                places -= 1
                owners.add(one.owner)
                one.status = "running"
                task = asyncio.ensure_future(self._run(one))
                self._tasks.add(task)
                task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            self._next()

    def find(self, name: str) -> Running:
        """A simulation by its id."""
        found = self.register.known.get(name)
        if not isinstance(found, Running):
            raise Refused("simulation-unknown", 404)
        return found

    def cancel(self, name: str) -> None:
        """Stop a simulation; what it has found stays."""
        running = self.find(name)
        running.cancelled = True
        if running.under_way:
            running.status = "cancelled"
        running.end()
        self._next()

    async def _run(self, running: Running) -> None:
        if running.cancelled:
            return
        context = get_context("spawn")
        here, there = context.Pipe(duplex=False)
        wanted = running.wanted
        running.process = context.Process(
            target=run_simulation,
            args=(
                there,
                running.scenario.to_data(),
                wanted.fights,
                wanted.seed,
                list(wanted.sweep),
                self.processes,
                running.language,
            ),
            daemon=False,
        )
        running.process.start()
        there.close()
        try:
            await asyncio.wait_for(self._listen(running, here), MOST_SECONDS)
        except TimeoutError:
            running.problem = catalogue_of(None, running.language).say("simulation-too-slow")
        finally:
            running.end()
            await asyncio.get_running_loop().run_in_executor(None, running.process.join)
            here.close()
            if running.status == "running":
                running.status = "failed"

    async def _listen(self, running: Running, pipe: Connection) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                # Looked at again and again: a thread that waits for ever could not be ended.
                while not await loop.run_in_executor(None, pipe.poll, LOOK_SECONDS):
                    pass
                kind, value = await loop.run_in_executor(None, pipe.recv)
            except (EOFError, OSError):
                return
            if kind == "progress":
                running.done = min(running.done + value, running.fights)
            elif kind == "result":
                running.results |= value
            elif kind == "shown":
                running.shown = value
            elif kind == "done":
                running.done = running.fights
                if not running.cancelled:
                    running.status = "done"
                return
            else:
                running.problem = in_words(value, running.language)
                running.status = "failed"
                return

    async def close(self) -> None:
        """Stop everything."""
        for running in self.known:
            if running.status == "waiting":
                running.status = "cancelled"
            running.end()
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def varied(scenario: Scenario, wanted: NewSimulation) -> tuple[Scenario, int]:
    """A scenario with its changes, and how many variants; `Refused` if it makes no sense."""
    cells = 1
    try:
        for change in wanted.set:
            scenario = set_by_text(scenario, change)
        for text in wanted.sweep:
            cells *= len(axis_of(text).values)
    except ValueError as error:
        raise Refused("simulation-wrong", 422, "sweep", reason=str(error)[:300]) from None
    if cells > MOST_SWEPT or cells * wanted.fights > 10 * MOST_FIGHTS:
        raise Refused("simulation-too-large", 422, "fights")
    return scenario, cells


def run_simulation(
    pipe: Connection,
    data: Data,
    fights: int,
    seed: int,
    axes: list[str],
    processes: int,
    language: str = FALLBACK,
) -> None:
    """The work itself, in a process of its own."""
    # A group of its own, so that it can be ended with all its helpers.
    thinking.prepare()
    if os.getpgrp() != os.getpid():
        os.setpgid(0, 0)
    lock = threading.Lock()
    cancel = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: cancel.set())

    def progress(count: int) -> None:
        with lock:
            pipe.send(("progress", count))

    def tell(found: Callable[[str], Data]) -> None:
        """Send what was found in every language; whoever asked has it first."""
        for spoken in sorted(languages(), key=lambda one: one != language):
            if cancel.is_set() and spoken != language:
                return
            pipe.send(("result", {spoken: found(spoken)}))

    try:
        scenario = Scenario.from_data(data)
        if axes:
            swept = sweep(
                scenario,
                axes,
                fights,
                seed,
                processes,
                progress=progress,
                cancel=cancel,
                early=lambda found: pipe.send(("result", {language: _swept(found, language)})),
            )
            tell(lambda spoken: _swept(swept, spoken))
        else:
            for stage in STAGES:
                if stage < fights:
                    early = simulate(scenario, stage, seed, 1, closely=0)
                    tell(partial(_single, early, ()))
                    pipe.send(("shown", stage))
            result = simulate(scenario, fights, seed, processes, progress=progress, cancel=cancel)
            tell(partial(_single, result, KINDS))
        pipe.send(("done", None))
    except (ValueError, KeyError) as error:
        pipe.send(("failed", str(error)[:500]))


def _summary(result: Result, words: Words) -> Data:
    return {
        "sides": [
            {
                "slug": slug,
                "name": words.side(side.name),
                "share": side.share,
                "interval": list(side.interval),
            }
            for slug, side in result.sides.items()
        ],
        "draws": result.draws / result.fights,
        "rounds": result.rounds.to_data(),
    }


def _single(result: Result, kinds: tuple[str, ...], language: str) -> Data:
    """One simulation, and its charts."""
    charts = _charts(result, kinds, language)
    return {**_summary(result, Words(language, result.book)), "charts": charts}


def _swept(swept: Sweep, language: str) -> Data:
    """The cell that is how things are, or the first one, with its values in words; and charts."""
    charts = {"charts": _charts(swept, ("win-share", "heat-map"), language)}
    known = [cell for cell in swept.cells if cell.result is not None]
    scenario = swept.scenario
    if not known or scenario is None:
        return charts
    now = tuple(current(scenario, FieldPath.find(scenario, axis.path)) for axis in swept.axes)
    shown = next((cell for cell in known if cell.at == now), known[0])
    assert shown.result is not None
    words = Spoken(language, shown.result.book)
    at = ", ".join(
        f"{words.path(scenario, axis.path)} {words.value(value)}"
        for axis, value in zip(swept.axes, shown.at, strict=True)
    )
    return {"at": at, **_summary(shown.result, words), **charts}


def _charts(result: Any, kinds: tuple[str, ...], language: str) -> Data:
    found: Data = {}
    for kind in kinds:
        with suppress(ValueError):
            found[kind] = chart(result, kind, language=language).to_dict()
    return found
