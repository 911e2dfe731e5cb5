"""The chapters of a book: the middle word of a rule's id names its chapter."""

from dataclasses import dataclass
from functools import cache

from fechtbuch.books.base import Book

RULINGS = "rul"
"""The chapter of what the sources leave open; the same in every book."""


@dataclass(frozen=True)
class Chapter:
    """One chapter: its key, as files are named for it, and its rules in the book's order."""

    key: str
    rules: tuple[str, ...]


def chapter_of(rule_id: str) -> str:
    """The key of the chapter that a rule stands in: `chg` of `LSK-CHG-03`."""
    return rule_id.split("-")[1 if "-" in rule_id else 0].lower()


@cache
def chapters(book: Book) -> dict[str, Chapter]:
    """The chapters by key, in the order of the ledger."""
    found: dict[str, list[str]] = {}
    for rule_id in book.rules:
        found.setdefault(chapter_of(rule_id), []).append(rule_id)
    return {key: Chapter(key, tuple(rules)) for key, rules in found.items()}
