"""Stopping and going on: precision, time, cancelling, state files, executors."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.simulate import drive, simulate, sweep
from fechtbuch.simulate.counts import Spans, add_up
from fechtbuch.simulate.drive import GROWTH, SMALLEST, Course, Crew, Done
from fechtbuch.simulate.run import Precision
from fechtbuch.simulate.statistics import fights_for, wilson
from fechtbuch.simulate.work import Job

DUEL = "kurt-and-hans"


def test_precision_stops_when_every_interval_is_narrow_enough() -> None:
    result = simulate(DUEL, precision=0.02, processes=1, closely=0)
    assert result.stopped == "precision"
    assert 1000 < result.fights < 4000
    for low, high in (side.interval for side in result.sides.values()):
        assert (high - low) / 2 <= 0.02


def test_precision_stops_at_the_same_fight_on_any_number_of_processes() -> None:
    one = simulate(DUEL, precision=0.015, processes=1, closely=0)
    assert simulate(DUEL, precision=0.015, processes=2, closely=0) == one
    assert simulate(DUEL, one.fights, processes=1, closely=0).sides == one.sides


def test_a_precision_that_takes_too_many_fights_ends_at_their_number() -> None:
    result = simulate(DUEL, 1500, precision=0.001, processes=1, closely=0)
    assert (result.fights, result.stopped) == (1500, "")


@pytest.mark.parametrize("half", [0.0, 0.5, -1.0, 2.0])
def test_a_senseless_precision_is_refused(half: float) -> None:
    with pytest.raises(ValueError, match="half-width"):
        Precision(half)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.3, 0.5, 0.97, 1.0])
@pytest.mark.parametrize("half", [0.005, 0.01])
def test_the_fights_for_a_precision_are_just_enough(share: float, half: float) -> None:
    def width(fights: int) -> float:
        low, high = wilson(round(share * fights), fights)
        return (high - low) / 2

    needed = fights_for(share, half)
    assert width(int(1.02 * needed) + 2) <= half
    assert width(int(0.9 * needed)) > half


def test_time_stops_with_what_is_done_and_every_cell_has_some() -> None:
    grid = sweep(DUEL, ["kurt.ws=2..4"], 10_000_000, processes=1, seconds=1.0)
    assert grid.stopped == "time"
    assert grid.seconds < 10
    for cell in grid.cells:
        assert cell.result is not None
        assert 0 < cell.result.fights < 10_000_000
        assert cell.result.stopped == "time"


@pytest.mark.parametrize("processes", [1, 2])
def test_no_cell_is_fought_much_before_all_are_fought_some(
    processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quickly(_: str, seed: int, text: str, first: int, count: int) -> Done:
        return first, count, 1e-4 * count, {"fights": count}

    monkeypatch.setattr(drive, "do_piece", quickly)
    courses = [Course(Job("fights", seed, ""), 50_000) for seed in range(12)]
    apart: list[float] = []

    def watch(_: int) -> None:
        begun = sorted(course.issued for course in courses)
        if begun[0] >= SMALLEST:
            apart.append(begun[-1] / begun[0])

    with ThreadPoolExecutor(processes) as threads:
        executor = None if processes == 1 else threads
        assert Crew(executor, processes, progress=watch).work(courses) == ""
    # First pieces are not all alike: the first of them tells how long the others may be.
    assert 1 < max(apart) <= 2 + GROWTH
    assert all(course.counts == {"fights": 50_000} for course in courses)


def test_cancelling_keeps_what_is_done() -> None:
    cancel = threading.Event()

    def enough(finished: int) -> None:
        cancel.set()

    for processes in (1, 2):
        cancel.clear()
        result = simulate(
            DUEL, 1_000_000, processes=processes, closely=0, cancel=cancel, progress=enough
        )
        assert result.stopped == "cancelled"
        assert 0 < result.fights < 1_000_000
        assert sum(side.wins for side in result.sides.values()) + result.draws == result.fights


COMMAND = """
import sys
from contextlib import contextmanager
from fechtbuch.cli import main, simulating

@contextmanager
def told(*asked, **more):
    yield lambda finished: print("going", file=sys.stderr, flush=True)

simulating._bar = told
main()
"""


def test_ctrl_c_prints_what_is_done() -> None:
    arguments = ["simulate", DUEL, "-n", "50000000", "--json", "--closely", "0"]
    run = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments, "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert run.stderr is not None
    assert run.stderr.readline() == "going\n"
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does
    shown, _ = run.communicate(timeout=60)
    data = json.loads(shown)
    assert run.returncode == 0
    assert data["stopped"] == "cancelled"
    assert 0 < data["fights"] < 50_000_000


def test_whoever_is_killed_leaves_nobody_behind() -> None:
    """Processes that waited for work from whoever was killed would wait for ever."""
    arguments = ["simulate", DUEL, "-n", "50000000", "--json", "--closely", "0"]
    run = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments, "--processes", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert run.stderr is not None
    assert run.stderr.readline() == "going\n"
    run.kill()
    try:
        run.communicate(timeout=30)  # the stream ends when the last of them is gone
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)


def test_a_process_that_dies_is_replaced_and_nothing_is_lost() -> None:
    alone = simulate(DUEL, 20_000, seed=2, processes=1, closely=0)
    finished = 0
    killed = 0

    def watch(count: int) -> None:
        nonlocal finished, killed
        finished += count
        if finished > 2000 and not killed:
            victim = multiprocessing.active_children()[0]
            killed = victim.pid or 0
            os.kill(killed, signal.SIGKILL)

    result = simulate(DUEL, 20_000, seed=2, processes=2, closely=0, progress=watch)
    assert killed
    assert finished == 20_000
    assert result == alone


def test_a_run_that_goes_on_equals_a_run_in_one_go(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    straight = simulate(DUEL, 3000, seed=4, processes=1)
    cancel = threading.Event()
    parts = 0
    fights = 0
    while True:
        cancel.clear()
        result = simulate(
            DUEL,
            3000,
            seed=4,
            processes=1 + parts % 2,
            state=file,
            cancel=cancel,
            progress=lambda finished: cancel.set(),
        )
        parts += 1
        assert result.fights > fights or result.stopped == ""
        fights = result.fights
        if result.stopped == "" and result.closely == straight.closely:
            break
        assert parts < 100
    assert parts > 2
    assert result == straight


def test_a_state_can_be_extended_but_not_used_for_something_else(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    simulate(DUEL, 500, processes=1, closely=0, state=file)
    more = simulate(DUEL, 900, processes=1, closely=0, state=file)
    assert more == simulate(DUEL, 900, processes=1, closely=0)
    with pytest.raises(ValueError, match="another simulation"):
        simulate(DUEL, 900, seed=1, processes=1, closely=0, state=file)
    with pytest.raises(ValueError, match="another simulation"):
        sweep(DUEL, ["kurt.ws=2..3"], 900, processes=1, state=file)
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match="no state"):
        simulate(DUEL, 900, processes=1, closely=0, state=file)


def test_a_state_of_a_longer_run_goes_only_as_far_as_it_was_begun(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    simulate(DUEL, 10_000_000, processes=1, closely=0, seconds=0.2, state=file)
    done = json.loads(file.read_text(encoding="utf-8"))["courses"][0]["done"][-1][1]
    shorter = simulate(DUEL, 100, processes=1, closely=0, state=file)
    assert shorter.fights == done < 10_000_000
    assert shorter == simulate(DUEL, done, processes=1, closely=0)


def test_precision_goes_on_from_a_state_as_if_nothing_had_happened(tmp_path: Path) -> None:
    straight = simulate(DUEL, precision=0.02, processes=1, closely=0)
    cancel = threading.Event()
    file = tmp_path / "state.json"
    simulate(
        DUEL,
        precision=0.02,
        processes=1,
        closely=0,
        state=file,
        cancel=cancel,
        progress=lambda finished: cancel.set(),
    )
    assert simulate(DUEL, precision=0.02, processes=1, closely=0, state=file) == straight


class Backwards(Executor):
    """Does the latest work first, and never more than one piece at a time."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Any]] = []
        self.pool = ThreadPoolExecutor(1)

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        self.pool.submit(self._one)
        return future

    def _one(self) -> None:
        future, work = self.waiting.pop()
        if future.set_running_or_notify_cancel():
            future.set_result(work())


def test_any_executor_gives_the_same_result() -> None:
    alone = simulate(DUEL, 2000, seed=3, processes=1)
    with Backwards() as executor:
        assert simulate(DUEL, 2000, seed=3, executor=executor, processes=4) == alone


def test_a_piece_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(RuntimeError("no power"))
            return future

    with pytest.raises(RuntimeError, match="no power"):
        simulate(DUEL, 100, executor=Broken())


def test_nothing_is_counted_twice() -> None:
    spans = Spans()
    spans.add(0, 100)
    spans.add(200, 300)
    assert spans.missing(400) == [[100, 200], [300, 400]]
    assert spans.missing(150) == [[100, 150]]
    spans.add(100, 200)
    assert spans.spans == [[0, 300]]
    assert spans.missing(250) == []
    with pytest.raises(ValueError, match="counted twice"):
        spans.add(299, 310)


def test_counts_are_added_up_in_tables_and_lists() -> None:
    total: dict[str, Any] = {}
    part = {"n": 1, "wins": [1, 0], "rounds": {"3": 1}}
    add_up(total, part)
    add_up(total, {"n": 2, "wins": [0, 2], "rounds": {"4": 2}})
    assert total == {"n": 3, "wins": [1, 2], "rounds": {"3": 1, "4": 2}}
    assert part == {"n": 1, "wins": [1, 0], "rounds": {"3": 1}}


def test_the_rate_after_going_on_is_that_of_the_new_fights(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    simulate(DUEL, 400, processes=1, closely=0, state=state)
    more = simulate(DUEL, 500, processes=1, closely=0, state=state)
    assert more.fights == 500
    assert more.fresh == 100
    assert more.fights_per_second == pytest.approx(100 / more.seconds)
    again = sweep(DUEL, ["kurt.ws=2..4"], 50, processes=1, state=tmp_path / "sweep.json")
    assert again.fresh == 150
    again = sweep(DUEL, ["kurt.ws=2..4"], 60, processes=1, state=tmp_path / "sweep.json")
    assert (again.fights, again.fresh) == (180, 30)
