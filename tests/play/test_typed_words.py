"""Whatever the terminal prints as an option is understood when it is typed, in every language."""

from collections.abc import Iterator
from functools import cache

import pytest

from fechtbuch.cli.common import catalogue_for
from fechtbuch.engine.choices import Question, Slot
from fechtbuch.play.draft import Draft
from fechtbuch.play.spoken import labels_of, meant
from fechtbuch.scenario import load
from fechtbuch.testing.conformance.playing import answers, session
from fechtbuch.text.catalogue import languages
from fechtbuch.text.names import Names, item_names

FIGHTS = {
    "gurps/three-brigands": 12,
    "landsknecht/tavern-wrestling": 14,
    "phase-six/shields-at-the-ford": 14,
    "tales-and-legends/three-on-one": 14,
}
"""Fights of every book, and how many decisions of each are looked at."""
NUMBERS = ("number", "text")
"""Slots whose values are typed as such, or chosen by their number in the list."""
DEEPEST = 6


def slots_of(question: Question) -> Iterator[Slot]:
    """The slots that a person is shown who takes the usual answer each time."""
    draft = Draft(question)
    for _ in range(DEEPEST):
        slot = question.slot(draft.filled)
        if slot is None:
            return
        yield slot
        value = slot.default if slot.default is not None else next(iter(slot.values()), None)
        if value is None:
            return
        draft.filled[slot.name] = value


@cache
def shown(name: str) -> tuple[list[Slot], Names]:
    """What was asked in a fight, each kind of slot with each set of values once."""
    table, players = session(name, 3)
    found: dict[tuple[str, ...], Slot] = {}
    for _ in answers(table, players, FIGHTS[name]):
        for question in table.pending:
            if isinstance(question, Question):
                for slot in slots_of(question):
                    found.setdefault((slot.name, *slot.values()), slot)
    book = load(name).rulebook
    return list(found.values()), Names(catalogue_for(book, "en"), table.fight, item_names(book))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FIGHTS)
def test_what_is_printed_can_be_typed(name: str, language: str) -> None:
    slots, told = shown(name)
    book = load(name).rulebook
    names = Names(catalogue_for(book, language), told.fight, item_names(book))

    def label(slot: Slot, value: str) -> str:
        return names.value(slot.name, slot.kind, value)

    typed = 0
    for slot in slots:
        if slot.kind in NUMBERS:
            continue
        for value, text in labels_of(slot, label).items():
            if not text.isdecimal():
                assert meant(slot, text, label) == value, (slot.name, text)
                typed += 1
    assert typed > 20
