"""What the referee may set: bounds are kept, and what makes no sense changes nothing."""

from contextlib import suppress

import pytest

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field
from fechtbuch.engine.fight import Fight
from fechtbuch.testing.conformance.kit import every_book, scenarios_of
from fechtbuch.testing.conformance.playing import scenario

FAR_AWAY = 8000
"""A field that no map has; where a scenario has no map, the ground goes on for ever."""


def senseless(book: Book, fight: Fight) -> list[dict[str, str]]:
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
            values += ["3", "3,4,5"]
            if not fight.grid.inside(field(FAR_AWAY, FAR_AWAY)):
                values.append(f"{FAR_AWAY},{FAR_AWAY}")
        edicts += [{"verb": "set", "field": setting.name, "value": value} for value in values]
    return edicts


@every_book
def test_a_senseless_edict_is_refused_and_changes_nothing(book: Book) -> None:
    fight = scenario(scenarios_of(book)[0]).build()
    before = fight.key()
    for edict in senseless(book, fight):
        with suppress(Refusal):
            decree(fight, {**edict, "fighter": fight.roster[0].slug})
            pytest.fail(f"was not refused: {edict}")
        assert fight.key() == before, edict


@every_book
def test_a_state_with_a_senseless_value_is_taken_without_it_or_refused(book: Book) -> None:
    name = scenarios_of(book)[0]
    for state in book.states():
        fight = scenario(name).build()
        who = fight.roster[0].slug
        with suppress(Refusal):
            decree(fight, {"verb": "add-state", "fighter": who, "state": state, "value": "²"})
