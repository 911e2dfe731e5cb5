"""The texts of a book in a language, with the numbers of their examples in place."""

import json
from dataclasses import replace
from fractions import Fraction
from functools import cache

from fechtbuch.books.base import Book
from fechtbuch.rulebook.chapters import chapter_of
from fechtbuch.rulebook.reading import NUMBER, Page, Paragraph, Piece, read_page
from fechtbuch.text.catalogue import FALLBACK
from fechtbuch.text.numbers import plain, signed

FOLDER = "rulebook"
RECKONED = "reckoned"

_PER_CENT = {"en": "%", "de": "\N{NO-BREAK SPACE}%", "fr": "\N{NARROW NO-BREAK SPACE}%"}


@cache
def written_page(book: Book, language: str, chapter: str) -> Page | None:
    """A chapter as somebody wrote it in this language; None where nobody has."""
    source = book.folder.joinpath(FOLDER, language, f"{chapter}.md")
    if not source.is_file():
        return None
    return read_page(source.read_text(encoding="utf-8"), f"{book.key}/{language}/{source.name}")


@cache
def page_of(book: Book, language: str, chapter: str) -> Page | None:
    """A chapter with its numbers; English where the language has none, None where none has."""
    page = written_page(book, language, chapter)
    if page is None:
        return page_of(book, FALLBACK, chapter) if language != FALLBACK else None
    numbers = reckoned(book, chapter)
    return Page(
        page.title,
        page.intro,
        {
            rule: [_filled(one, numbers.get(rule, {}), language) for one in paragraphs]
            for rule, paragraphs in page.rules.items()
        },
    )


def text_of(book: Book, language: str, rule_id: str) -> list[Paragraph]:
    """What the rulebook says on a rule; nothing where nobody has written it yet."""
    page = page_of(book, language, chapter_of(rule_id))
    return page.rules.get(rule_id, []) if page is not None else []


@cache
def reckoned(book: Book, chapter: str) -> dict[str, dict[str, int | str]]:
    """The numbers of a chapter's examples by rule, as `course.name`: integers, or fractions."""
    source = book.folder.joinpath(FOLDER, RECKONED, f"{chapter}.json")
    if not source.is_file():
        return {}
    found: dict[str, dict[str, int | str]] = json.loads(source.read_text(encoding="utf-8"))
    return found


def number_text(value: int | str, sign: bool, language: str) -> str:
    """A number as people write it; a fraction is a chance, in whole per cent."""
    if isinstance(value, int):
        return signed(value) if sign else plain(value)
    share = Fraction(value) * 100
    whole = int(share + Fraction(1, 2))
    if 0 < share < 1:
        text = "<1"
    elif 99 < share < 100:
        text = ">99"
    else:
        text = str(whole)
    return text + _PER_CENT.get(language, "%")


def _filled(paragraph: Paragraph, numbers: dict[str, int | str], language: str) -> Paragraph:
    pieces = [
        Piece(NUMBER, number_text(numbers[one.target], one.text == ":+", language), one.target)
        if one.kind == NUMBER and one.target in numbers
        else one
        for one in paragraph.pieces
    ]
    return replace(paragraph, pieces=tuple(pieces))
