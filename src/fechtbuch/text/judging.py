"""Plans in words: what speaks for and against each, sentence by sentence."""

from collections.abc import Iterable
from dataclasses import dataclass

from fechtbuch.books.base import Book
from fechtbuch.engine.plans import Plan
from fechtbuch.text.catalogue import Catalogue

HUNDREDTH = 10
"""Marks are thousandths, and people are told hundredths."""

LEAST = 5
"""Marks below half a hundredth are not told."""


@dataclass(frozen=True)
class Reason:
    """One judgement of a plan."""

    judgement: str
    mark: int
    """In thousandths of a life or of a certainty."""
    rules: tuple[str, ...]
    """Ids of the rules behind it."""
    words: str


def reasons(book: Book, plan: Plan, catalogue: Catalogue) -> list[Reason]:
    """What speaks for and against a plan, in the order of the judgements."""
    return told(book, plan.marks(), catalogue)


def told(book: Book, marks: Iterable[tuple[str, int]], catalogue: Catalogue) -> list[Reason]:
    """Marks of a plan in words, but for those that nobody would feel."""
    found = []
    for name, mark in marks:
        if abs(mark) < LEAST:
            continue
        worse = f"judgement-{name}-worse"
        key = worse if mark < 0 and catalogue.has(worse) else f"judgement-{name}"
        amount = round(abs(mark) / HUNDREDTH)
        words = catalogue.say(key, {"amount": amount})
        found.append(Reason(name, mark, book.judgements.get(name, ()), words))
    return found
