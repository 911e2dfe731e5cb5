"""What was written for a book still follows from its declarations."""

from pathlib import Path

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.kit.write_state import is_fresh
from tests.kit.variants import PACKAGE, SNOW

BOOKS = list(books().values())


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_what_was_written_for_a_book_is_fresh(book: Book) -> None:
    package = type(book).__module__.rpartition(".")[0]
    fresh = is_fresh(package, Path(str(book.folder)))
    assert fresh, f"run `fechtbuch write-state {package}`"


def test_what_was_written_for_the_small_book_is_fresh() -> None:
    assert is_fresh(PACKAGE, SNOW), f"run `fechtbuch write-state {PACKAGE}`"
