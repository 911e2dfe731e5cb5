"""Where numbers are at work, a rule shows them in an example, or the list says why it does not."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.rulebook.chapters import chapter_of
from fechtbuch.rulebook.texts import reckoned, text_of

LIST = Path(__file__).with_name("without_example.toml")
SHOWN = "shown"

MEASURE = (
    r"actions?|metres?|hex(?:es)?|seconds?|rounds?|feet|kg|minutes?|fields?|turns?"
    r"|missiles|coins|shots?"
)
NO_WORK = re.compile(
    rf"(?<![\d+−/×])\b\d+(?:\.\d+)?(?: (?:to|or|and|of) \d+)*"
    rf" (?:more |further |extra |full |standard )?(?:{MEASURE})\b"
    r"|round 0|level 0|d\d+|\b0 (?:HP|FP|Wounds|Life|health)|cost 0"
    r"|\b[A-Z]{3}-[A-Z]{3}-\d+",
    re.IGNORECASE,
)
"""Prices, distances, times and names: numbers in a text that nothing is reckoned from."""

BOOKS = list(books().values())
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)


def works_with_numbers(text: str) -> bool:
    """Whether a text gives a number that a sum, a test or a chance is made of."""
    return re.search(r"\d", NO_WORK.sub("", text)) is not None


def has_example(book: Book, rule_id: str) -> bool:
    return bool(reckoned(book, chapter_of(rule_id)).get(rule_id))


def numeric(book: Book) -> set[str]:
    """The rules of a book whose English text works with numbers."""
    return {
        rule_id
        for rule_id in book.rules
        if works_with_numbers(
            " ".join(one.plain for one in text_of(book, "en", rule_id) if not one.example)
        )
    }


@cache
def listed() -> dict[str, str]:
    """The rules that are excused, each with its reason, or with the rule that shows the same."""
    data = tomllib.loads(LIST.read_text(encoding="utf-8"))
    found: dict[str, str] = dict(data.pop(SHOWN))
    for reason, group in data.items():
        for rule_id in group["rules"]:
            assert rule_id not in found, f"{rule_id} is listed twice"
            found[rule_id] = reason
    return found


def test_prices_and_distances_are_no_work_with_numbers() -> None:
    assert not works_with_numbers("It costs 2 actions and goes 1 metre, or 2 or 3 hexes.")
    assert works_with_numbers("It costs an action and gives +2.")
    assert works_with_numbers("The score is never above 9.")


@every_book
def test_who_works_with_numbers_shows_them_or_is_excused(book: Book) -> None:
    lacking = {one for one in numeric(book) if not has_example(book, one)}
    excused = {one for one in listed() if one in book.rules}
    assert sorted(lacking - excused) == []
    assert sorted(excused - lacking) == [], "these need no excuse any more"


def test_whoever_is_excused_is_a_rule() -> None:
    known = {rule_id for book in BOOKS for rule_id in book.rules}
    assert sorted(set(listed()) - known) == []


@every_book
def test_the_rule_that_shows_the_same_has_an_example(book: Book) -> None:
    shown = tomllib.loads(LIST.read_text(encoding="utf-8"))[SHOWN]
    wrong = {
        one: other
        for one, other in shown.items()
        if one in book.rules and not (other in book.rules and has_example(book, other))
    }
    assert wrong == {}
