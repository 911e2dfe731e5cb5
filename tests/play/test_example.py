"""The example that is shown to whoever asks how a choice is typed."""

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.choices import guess
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.streams import Stream
from fechtbuch.play.draft import example
from fechtbuch.scenario import load, names, open_session, seed_from

DUELS = {
    "gurps": "duel-with-effort",
    "landsknecht": "kurt-and-hans",
    "phase-six": "knight-and-rogue",
    "tales-and-legends": "duel-of-honour",
}


def test_every_book_has_a_duel_here() -> None:
    assert set(DUELS) == set(books())
    assert {f"{book}/{name}" for book, name in DUELS.items()} <= {
        f"{info.book}/{info.name}" for info in names()
    }


@pytest.mark.parametrize("book", sorted(DUELS))
def test_the_example_is_legal_at_every_moment(book: str) -> None:
    scenario = load(f"{book}/{DUELS[book]}")
    players = scenario.players(Stream(3, 3))
    session = open_session(scenario, seed_from(3))
    hostile = 0
    for _ in range(25):
        if not session.pending:
            break
        question = session.pending[0]
        assert not isinstance(question, DiceQuestion)
        typed = example(question)
        meant = guess(question, typed)
        foes = [one.slug for one in session.fight.roster if one.side != question.side]
        hostile += any(value in foes for value in meant.values())
        session.answer(players[question.side].decide(question).text(), question.id)
    assert hostile > 0
