"""Where two states meet and something comes between, everything still holds and is told."""

import pytest

from fechtbuch.books.base import Book
from fechtbuch.testing.conformance.kit import BRIEF, every_book, scenarios_of
from fechtbuch.testing.conformance.pairs import pairs_of, try_pair

SAMPLE = 3 if BRIEF else 8
"""So many pairs of each book are tried here; `fechtbuch.testing.fuzz` tries all of them."""


@every_book
def test_every_option_between_two_states_leaves_order(book: Book) -> None:
    if not book.invariants().all():
        pytest.skip("the book does not declare yet what always holds")
    names = scenarios_of(book)
    pairs = pairs_of(book)
    options = 0
    for place in range(0, len(pairs), max(1, len(pairs) // SAMPLE)):
        tried = try_pair(names[place % len(names)], pairs[place], place)
        assert tried.broken == []
        options += tried.options
    assert options > 0 or not names
