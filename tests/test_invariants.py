"""Our books declare enough of what always holds, and a broken state is noticed."""

from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.choices import Question
from fechtbuch.scenario import load

DECLARED = ("landsknecht", "phase-six", "tales-and-legends")


@pytest.mark.parametrize("key", DECLARED)
def test_a_book_declares_fifteen_or_more(key: str) -> None:
    assert len(books()[key].invariants().all()) >= 15


def test_an_empty_grip_is_noticed() -> None:
    fight: Any = load("landsknecht/tavern-wrestling").build()
    invariants = books()["landsknecht"].invariants()
    assert invariants.broken(fight) == []
    fight.roster[0].hold_on = 1
    offences = invariants.broken(fight)
    assert any("a holder is known to the held" in offence for offence in offences)


def test_two_on_one_field_are_noticed() -> None:
    fight = load("phase-six/marek-and-grom").build()
    invariants = books()["phase-six"].invariants()
    assert invariants.broken(fight) == []
    fight.roster[1].at = fight.roster[0].at
    assert any("one body a field" in offence for offence in invariants.broken(fight))


def test_who_is_dead_is_not_to_be_asked() -> None:
    fight: Any = load("landsknecht/kurt-and-hans").build()
    invariants = books()["landsknecht"].invariants()
    question = Question("turn", fight, 0, fight.roster[0])
    assert invariants.wrongly_asked(question) == []
    fight.roster[0].dead = True
    assert invariants.wrongly_asked(question) != []
