"""Who plays by advice beats the book's own policy."""

import pytest

from fechtbuch.advise import Advised, mirrored
from fechtbuch.books.base import books
from fechtbuch.scenario import load, names, open_session, seed_from

DUEL = "kurt-and-hans"


def first_duel(book: str) -> str:
    """The first packaged scenario of a book with one fighter on each of two sides."""
    for info in names():
        if info.book == book:
            scenario = load(f"{book}/{info.name}")
            if [len(party.recruits) for party in scenario.sides] == [1, 1]:
                return f"{book}/{info.name}"
    pytest.skip("the book brings no duel along")


def test_it_answers_what_is_asked() -> None:
    at = open_session(load(DUEL), seed_from(1))
    question = at.pending[0]
    choice = Advised(at, 300).decide(question)
    at.answer(choice.text(), question.id)
    assert at.pending[0].id != question.id


def test_it_is_repeatable() -> None:
    scenario = load(DUEL)
    assert mirrored(scenario, 1, 200, seed=3) == mirrored(scenario, 1, 200, seed=3)


@pytest.mark.parametrize("book", sorted(books()))
def test_it_wins_more_than_its_share_of_mirrored_fights(book: str) -> None:
    """Few fights, so the bar is low here; `python -m bench.advised` measures."""
    result = mirrored(load(first_duel(book)), 12, 600, seed=1)
    assert result.fights == 24
    assert result.share > 0.5


def test_mirroring_needs_two_sides() -> None:
    three = load(DUEL).to_data()
    three["sides"].append({"name": "Third", "fighters": [{"use": "wolf", "at": [1, 1]}]})
    with pytest.raises(ValueError, match="mirroring needs two"):
        mirrored(load(three), 1)
