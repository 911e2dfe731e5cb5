"""Whatever question is broken off keeps what is done."""

import json
import math
import signal
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from fechtbuch.questions import (
    Finding,
    balance,
    cells,
    matchups,
    regress,
    sensitivity,
    value,
    why,
)
from fechtbuch.questions.refining import Remembering
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.telling import effort
from fechtbuch.simulate import drive
from fechtbuch.simulate.run import Means

DUEL = "kurt-and-hans"
BOOK = "landsknecht"
PEOPLE = ["kurt", "hans", "peasant"]

ASKED: dict[str, Callable[[Means], Finding]] = {
    "balance": lambda means: balance(DUEL, ["kurt.ws=1..5"], fights=2000, means=means),
    "sensitivity": lambda means: sensitivity(DUEL, fights=200, means=means),
    "matchups": lambda means: matchups(BOOK, PEOPLE, 2000, means=means),
    "regress": lambda means: regress(
        BOOK, ["options.morale=false"], 2000, means=means, scenarios=[DUEL]
    ),
    "why": lambda means: why(DUEL, fights=500, means=means),
    "value": lambda means: value(BOOK, PEOPLE, 200, means=means, battles=30),
}


@pytest.mark.parametrize("question", ASKED)
def test_an_interrupt_keeps_what_is_done(question: str) -> None:
    cancel = threading.Event()
    done = 0

    def interrupt(fights: int) -> None:
        nonlocal done
        done += fights
        cancel.set()

    found = ASKED[question](Means(processes=1, progress=interrupt, cancel=cancel))
    assert done > 0
    assert found.asked.stopped == "cancelled"
    assert found.asked.fights > 0
    assert found.rows()
    assert json.dumps(found.to_data())


@pytest.mark.parametrize("question", ["why", "value"])
def test_one_interrupt_stops_all_stages(question: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is heard by whoever works at the moment; nobody begins anew after it."""
    pieces: list[int] = []
    real = drive.Crew._tell

    def tell(crew: drive.Crew, count: int) -> None:
        real(crew, count)
        pieces.append(count)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(drive.Crew, "_tell", tell)
    found = ASKED[question](Means(processes=1))
    assert len(pieces) == 1
    assert found.asked.stopped == "cancelled"


@pytest.mark.parametrize("question", ["sensitivity", "why", "value", "balance"])
def test_whoever_stops_at_once_waits_for_no_more_than_the_least(
    question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plan may be so large that ten fights of each variant take a minute."""
    monkeypatch.setattr(cells, "SOME_SECONDS", 0.0)
    cancel = threading.Event()
    cancel.set()
    found = ASKED[question](Means(processes=1, cancel=cancel))
    assert (found.asked.stopped, found.asked.fights) == ("cancelled", cells.LEAST)
    assert math.isfinite(sum(value for row in found.rows() for value in figures(row)))


def figures(row: dict[str, Any]) -> Iterator[float]:
    return (value for value in row.values() if isinstance(value, float))


def test_what_is_fought_after_a_stop_is_not_kept() -> None:
    cancel = threading.Event()
    cancel.set()
    first = Remembering(1, cancel=cancel)
    assert sensitivity(DUEL, fights=20, means=first).asked.fights > 0
    assert all(not counts for _, _, counts in first.used.values())
    second = Remembering(1, kept=first.used)
    assert sensitivity(DUEL, fights=20, means=second) == sensitivity(
        DUEL, fights=20, means=Means(1)
    )


def test_stages_share_the_time() -> None:
    whole = Means(seconds=9).whole()
    third, rest = replace(whole, sharing=3).left(), whole.next_stage(1).left()
    assert third is not None
    assert rest is not None
    assert 2.5 < third <= 3 < rest <= 9
    found = why(DUEL, fights=1_000_000, means=Means(processes=1, seconds=1.5))
    assert found.asked.stopped == "time"
    assert found.way.fights > 10


def test_what_was_fought_unevenly_says_so() -> None:
    cancel = threading.Event()
    done: list[int] = []

    def interrupt(fights: int) -> None:
        done.append(fights)
        if len(done) == 4:
            cancel.set()

    two = ["kurt-and-hans", "tavern-wrestling"]
    means = Means(processes=1, progress=interrupt, cancel=cancel)
    found = regress(BOOK, ["options.morale=false"], 20_000, means=means, scenarios=two)
    counts = [shift.fights for shift in found.shifts]
    assert found.asked.uneven == (len(set(counts)) > 1)
    assert found.asked.fights == min(counts)
    assert effort(replace(found.asked, uneven=True), Speech("en", BOOK)).startswith("At least ")
