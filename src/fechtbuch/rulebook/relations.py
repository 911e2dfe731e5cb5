"""How rules hang together: who names whom, what rulings settle, which versions changed what."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.rulebook.chapters import RULINGS, chapter_of
from fechtbuch.rulebook.glossary import glossary_of
from fechtbuch.rulebook.reading import RULE, TERM
from fechtbuch.rulebook.texts import FOLDER, text_of
from fechtbuch.text.catalogue import FALLBACK

PLACES = "places.toml"
KINDS = ("states", "sheet", "ground")
"""What has its rule there: states, numbers of the sheet and of edicts, kinds of ground."""


@dataclass(frozen=True)
class Related:
    """The rules around a rule, by id, and the versions of the book that changed it."""

    neighbours: tuple[str, ...]
    """What it names, and where the terms are told that it uses: rules it is to be read with."""
    rulings: tuple[str, ...]
    used_in: tuple[str, ...]
    """Rules that name it without being named by it."""
    versions: tuple[str, ...]


@cache
def related(book: Book) -> dict[str, Related]:
    """For every rule of a book what stands around it."""
    names = {rule_id: _named(book, rule_id) for rule_id in book.rules}
    named_by: dict[str, list[str]] = {rule_id: [] for rule_id in book.rules}
    for rule_id, found in names.items():
        for other in found:
            named_by[other].append(rule_id)
    return {
        rule_id: Related(
            tuple(
                one
                for one in dict.fromkeys((*names[rule_id], *_told(book, rule_id)))
                if (not _ruling(one) or _ruling(rule_id)) and one != rule_id
            ),
            tuple(
                one
                for one in dict.fromkeys((*names[rule_id], *named_by[rule_id]))
                if _ruling(one) and not _ruling(rule_id)
            ),
            tuple(
                one
                for one in named_by[rule_id]
                if one not in names[rule_id] and (not _ruling(one) or _ruling(rule_id))
            ),
            tuple(version.name for version in book.versions if rule_id in version.rules),
        )
        for rule_id in book.rules
    }


@cache
def places_of(book: Book) -> dict[str, dict[str, str]]:
    """The rule that tells of a state, of a number of the sheet or of a kind of ground."""
    data: dict[str, Any] = {}
    if book.folder.joinpath(FOLDER, PLACES).is_file():
        data = book.data(f"{FOLDER}/{PLACES}")
    return {kind: data.get(kind, {}) for kind in KINDS}


def rule_of_state(book: Book, state: str) -> str:
    """The rule that tells of a state; nothing if none does."""
    return places_of(book)["states"].get(state, "")


def rule_of_number(book: Book, name: str) -> str:
    """The rule that tells of a number of the sheet; nothing if none does."""
    return places_of(book)["sheet"].get(name.replace("_", "-"), "")


def _told(book: Book, rule_id: str) -> list[str]:
    """Where the terms are told at length that a rule's text marks."""
    glossary = glossary_of(book, FALLBACK)
    terms = [
        piece.target
        for paragraph in text_of(book, FALLBACK, rule_id)
        for piece in paragraph.pieces
        if piece.kind == TERM
    ]
    return [glossary[term].rule for term in terms if term in glossary]


def _ruling(rule_id: str) -> bool:
    return chapter_of(rule_id) == RULINGS


def _named(book: Book, rule_id: str) -> list[str]:
    """What a rule names: in the ledger, then in its text."""
    links = [
        piece.target
        for paragraph in text_of(book, FALLBACK, rule_id)
        for piece in paragraph.pieces
        if piece.kind == RULE
    ]
    found = dict.fromkeys((*book.rules[rule_id].see, *links))
    return [one for one in found if one != rule_id and one in book.rules]
