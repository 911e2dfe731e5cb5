"""What every conformance test needs: the books that are looked at, and all their scenarios."""

import os

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.pytest_plugin import CHOSEN
from fechtbuch.scenario import names

BRIEF = os.environ.get("CONFORMANCE") == "brief"
"""Two scenarios of each book and a few of its specimens: for interpreted runs, which are slow."""

WHOLE = os.environ.get("CONFORMANCE") == "whole"
"""What is a sample otherwise is looked at at length: `make conformance`."""

BOOKS = [books()[key] for key in CHOSEN or books()]

every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
"""Run a test once for every book."""


def scenarios_of(book: Book) -> list[str]:
    """The scenarios that a book brings along, with its key before their names."""
    found = [f"{info.book}/{info.name}" for info in names() if info.book == book.key]
    return found[:2] if BRIEF else found


SCENARIOS = [name for book in BOOKS for name in scenarios_of(book)]

every_scenario = pytest.mark.parametrize("name", SCENARIOS)
"""Run a test once for every scenario of every book."""
