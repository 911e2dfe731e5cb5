"""What a book says always holds does, however it is played and whatever the referee decrees."""

import pytest

from fechtbuch.books.base import Book
from fechtbuch.testing.conformance.invariants import WAYS, play
from fechtbuch.testing.conformance.kit import BRIEF, every_book, every_scenario

FIGHTS = 1 if BRIEF else 2
MOST_STEPS = 40 if BRIEF else 100


@every_book
def test_every_invariant_names_rules_of_the_ledger(book: Book) -> None:
    invariants = book.invariants().all()
    assert len({each.name for each in invariants}) == len(invariants)
    for each in invariants:
        assert each.rules, each.name
        assert [rule for rule in each.rules if rule not in book.rules] == [], each.name


@every_scenario
@pytest.mark.parametrize("way", WAYS)
def test_what_always_holds_does_after_every_step(name: str, way: str) -> None:
    for number in range(FIGHTS):
        played = play(name, number, way, MOST_STEPS)
        assert played.steps > 0
        assert played.broken == []
