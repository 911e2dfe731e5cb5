"""Whole fights in words: nothing that is said or asked is without a name."""

from functools import cache

import pytest

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Question, Refusal, Slot, every_choice
from fechtbuch.engine.knowing import decided
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario import load, new_record, seed_from
from fechtbuch.simulate.run import with_policies
from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.story import Storyteller

MOST_ANSWERS = 150


@cache
def words(book: Book, language: str) -> Catalogue:
    """A book's catalogue, read once for all fights."""
    return Catalogue(language, [book.package])


def read_aloud(question: Question, teller: Storyteller) -> None:
    """Say everything that a person could be shown of a question."""
    teller.question(question)
    for partial in every_choice(question, 12):
        filled: dict[str, str] = {}
        while True:
            slot: Slot | None = question.slot(filled)
            if slot is None:
                break
            teller.names.slot(slot.name)
            for option in slot.options[:40]:
                teller.names.value(slot.name, slot.kind, option.value)
                if option.group:
                    teller.names.catalogue.say(f"group-{option.group}")
                if option.note:
                    teller.names.catalogue.say(f"note-{option.note}")
                if option.worth is not None:
                    teller.sum_text(option.worth)
            filled[slot.name] = partial[slot.name]


@pytest.mark.parametrize("policy", ["book", "random"])
@every_scenario
def test_everything_has_a_name(name: str, policy: str) -> None:
    scenario = load(name)
    scenario = with_policies(scenario, {side.slug: policy for side in scenario.sides})
    seed = seed_from(11)
    session = Session(new_record(scenario, seed), scenario.build(), seed)
    players = scenario.players(Stream(3, 5))
    book = scenario.rulebook
    catalogue = Catalogue("en", [book.package])
    teller = Storyteller(Names(catalogue, session.fight, item_names(book)))
    for count in range(MOST_ANSWERS):
        if not session.pending:
            break
        question = session.pending[0]
        teller.names.fight = session.fight
        if count % 8 == 0:
            read_aloud(question, teller)
        choice = (
            decided(players[question.side], question) if question.side >= 0 else question.default()
        )
        try:
            session.answer(choice.text(), question.id)
        except Refusal as refusal:
            pytest.fail(f"{question.id}: {choice.text()}: {refusal}")
        for view in book.view(session.fight, -1):
            for state in view.states:
                teller.names.state(state)
            for thing in view.hands:
                teller.names.item(thing)
    for language in book.languages:
        spoken = words(book, language)
        teller = Storyteller(Names(spoken, session.fight, item_names(book)))
        for event in session.story:
            for line in teller.tell(event):
                assert "{" not in line.text, line
        assert sorted(spoken.missing) == []
    assert sorted(catalogue.missing) == []
