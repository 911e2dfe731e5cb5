"""What the referee may set: bounds are kept, and what makes no sense changes nothing."""

from contextlib import suppress

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.edicts import decree
from tests.conformance.kit import SCENARIOS, scenario

BOOKS = list(books().values())


def senseless(book: Book) -> list[dict[str, str]]:
    """Edicts about a fighter that no book may take."""
    edicts = [
        {"verb": "set", "field": "beauty", "value": "3"},
        {"verb": "add-state", "state": "beautiful"},
        {"verb": "remove-state", "state": "beautiful"},
    ]
    for setting in book.settings().values():
        values = ["much", "²", ""]
        if setting.kind == "number":
            values += [str(10**9), str(-(10**9)), "1" * 5000]
        elif setting.kind == "field":
            values += ["3", "3,4,5", "8000,8000"]
        edicts += [{"verb": "set", "field": setting.name, "value": value} for value in values]
    return edicts


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_a_senseless_edict_is_refused_and_changes_nothing(book: Book) -> None:
    name = next(name for name in SCENARIOS if name.startswith(f"{book.key}/"))
    fight = scenario(name).build()
    before = fight.key()
    for edict in senseless(book):
        with pytest.raises(Refusal):
            decree(fight, {**edict, "fighter": fight.roster[0].slug})
        assert fight.key() == before, edict


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_a_state_with_a_senseless_value_is_taken_without_it_or_refused(book: Book) -> None:
    name = next(name for name in SCENARIOS if name.startswith(f"{book.key}/"))
    for state in book.states():
        fight = scenario(name).build()
        who = fight.roster[0].slug
        with suppress(Refusal):
            decree(fight, {"verb": "add-state", "fighter": who, "state": state, "value": "²"})
