"""Whatever question is broken off keeps what is done."""

import json
import threading
from collections.abc import Callable

import pytest

from fechtbuch.questions import (
    Finding,
    balance,
    matchups,
    regress,
    sensitivity,
    value,
    why,
)
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
