"""Every question finds the same on one process and on two."""

from collections.abc import Callable

import pytest

from fechtbuch.questions import Finding, balance, matchups, regress, sensitivity, value, why
from fechtbuch.simulate.run import Means

DUEL = "kurt-and-hans"
BOOK = "landsknecht"
PEOPLE = ["kurt", "hans", "peasant"]

ASKED: dict[str, Callable[[Means], Finding]] = {
    "balance": lambda means: balance(DUEL, ["kurt.ws=1..4"], fights=120, means=means),
    "sensitivity": lambda means: sensitivity(DUEL, fights=110, means=means),
    "matchups": lambda means: matchups(BOOK, PEOPLE, 90, means=means),
    "regress": lambda means: regress(
        BOOK, ["options.morale=false"], 90, means=means, scenarios=[DUEL, "tavern-wrestling"]
    ),
    "why": lambda means: why(DUEL, fights=110, means=means),
    "value": lambda means: value(BOOK, PEOPLE, 20, means=means, battles=24),
}


@pytest.mark.parametrize("question", ASKED)
def test_one_and_two_processes_find_the_same(question: str) -> None:
    one, two = (ASKED[question](Means(processes=count)) for count in (1, 2))
    assert two.asked.processes == 2
    assert one == two
    assert one.rows() == two.rows()
