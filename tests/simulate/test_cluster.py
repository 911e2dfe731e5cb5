"""A real Dask cluster on this machine, with a worker that is killed in the middle."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client

from fechtbuch.questions import (
    Finding,
    balance,
    matchups,
    regress,
    sensitivity,
    value,
    why,
)
from fechtbuch.simulate import drive, simulate, sweep
from fechtbuch.simulate.run import Means

DUEL = "kurt-and-hans"
WORKERS = 3


@pytest.fixture
def address(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and its workers, each a process of its own."""
    file = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    place = ["--host", "127.0.0.1"]
    scheduler = subprocess.Popen(
        [
            *(sys.executable, "-m", "distributed.cli.dask_scheduler", *place, "--port", "0"),
            *("--no-dashboard", "--scheduler-file", str(file)),
        ],
        **quiet,  # type: ignore[call-overload]
    )
    workers = [
        subprocess.Popen(
            [
                *(sys.executable, "-m", "distributed.cli.dask_worker", *place, "--no-nanny"),
                *("--no-dashboard", "--nthreads", "1", "--scheduler-file", str(file)),
                *("--local-directory", str(tmp_path / f"worker-{number}")),
            ],
            **quiet,  # type: ignore[call-overload]
        )
        for number in range(WORKERS)
    ]
    try:
        make: Any = Client
        with make(scheduler_file=str(file), timeout=60, set_as_default=False) as client:
            client.wait_for_workers(WORKERS, timeout=60)
            found = client.scheduler.address
        yield found, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def test_a_cluster_gives_the_same_result_even_if_a_worker_dies(
    address: tuple[str, list[subprocess.Popen[bytes]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    scheduler, workers = address
    for name in ("FIRST_PIECE", "SMALLEST", "LARGEST"):
        monkeypatch.setattr(drive, name, 100)
    alone = simulate(DUEL, 10_000, seed=8, processes=1, closely=200)
    finished = 0

    def watch(count: int) -> None:
        nonlocal finished
        finished += count
        if finished >= 3000 and workers[0].poll() is None:
            os.kill(workers[0].pid, signal.SIGKILL)
            workers[0].wait()

    result = simulate(DUEL, 10_000, seed=8, cluster=scheduler, closely=200, progress=watch)
    assert workers[0].poll() is not None, "the worker was killed in the middle"
    assert result.processes == WORKERS
    assert finished == 10_200
    assert result == alone


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fechtbuch.simulate.cluster.CONNECT_SECONDS", 1)
    began = time.monotonic()
    with pytest.raises(ValueError, match=r"cluster tcp://127\.0\.0\.1:9: no scheduler answers"):
        simulate(DUEL, 10, cluster="tcp://127.0.0.1:9")
    assert time.monotonic() - began < 30


def test_a_cluster_without_a_port_is_refused_at_once() -> None:
    began = time.monotonic()
    with pytest.raises(ValueError, match=r"cluster tcp://lab: .* tcp://lab:8786"):
        simulate(DUEL, 10, cluster="tcp://lab")
    assert time.monotonic() - began < 2


ASKED: dict[str, Callable[[Means], Finding]] = {
    "balance": lambda means: balance(DUEL, ["kurt.ws=2..4"], fights=60, means=means),
    "sensitivity": lambda means: sensitivity(DUEL, fights=4, means=means),
    "matchups": lambda means: matchups("landsknecht", ["kurt", "hans"], 40, means=means),
    "regress": lambda means: regress(
        "landsknecht", ["options.morale=false"], 40, means=means, scenarios=[DUEL]
    ),
    "why": lambda means: why(DUEL, fights=20, means=means),
    "value": lambda means: value("landsknecht", ["kurt", "hans"], 4, means=means, battles=20),
}


def test_questions_and_sweeps_find_the_same_on_a_cluster(
    address: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    scheduler, _ = address
    for question, ask in ASKED.items():
        # That one and two processes agree is tested with each question.
        assert ask(Means(cluster=scheduler)) == ask(Means(processes=1)), question
    ways: list[dict[str, Any]] = [{"differences": True}, {"smooth": True}]
    for how in ways:
        line = sweep(DUEL, ["kurt.ws=3..5"], 60, cluster=scheduler, **how)
        assert line.cells == sweep(DUEL, ["kurt.ws=3..5"], 60, processes=1, **how).cells
