"""The rulebook as data, in the reader's language: what page, terminal and docs are made from."""

from functools import cache
from typing import Any

from fechtbuch.books.base import Book, books
from fechtbuch.rulebook.chapters import chapter_of, chapters
from fechtbuch.rulebook.concordance import concordance_of
from fechtbuch.rulebook.glossary import Term, glossary_of
from fechtbuch.rulebook.reading import TERM, Paragraph
from fechtbuch.rulebook.relations import places_of, related
from fechtbuch.rulebook.search import search
from fechtbuch.rulebook.tables import table_keys, table_title, value_text
from fechtbuch.rulebook.texts import FOLDER, page_of, text_of
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.rules import options_in, rules_in, source_of
from fechtbuch.text.titles import title_of

Data = dict[str, Any]


@cache
def words_of(book: Book, language: str) -> Catalogue:
    """What the program and the book say in a language."""
    return Catalogue(language, [book.package])


def notice_of(book: Book, language: str) -> str:
    """What must be said of the game whose rules these are, and of its owners."""
    return words_of(book, language).say(f"notice-{book.key}")


def licence_of(book: Book) -> str:
    """The licence that must go with a book's rules; empty where the notice says it all."""
    source = book.folder.joinpath(FOLDER, "licence.txt")
    return source.read_text(encoding="utf-8") if source.is_file() else ""


def chapter_title(book: Book, language: str, key: str) -> str:
    """A chapter's title; its key where nobody has written the chapter."""
    page = page_of(book, language, key)
    return page.title if page is not None else key.upper()


@cache
def contents(book: Book, language: str) -> Data:
    """A book's chapters with the titles of all rules, and its tables."""
    rules = rules_in(book, language)
    return {
        "book": book.key,
        "title": title_of(book, language),
        "count": len(rules),
        "notice": notice_of(book, language),
        "licence": licence_of(book),
        "chapters": [
            {
                "key": chapter.key,
                "title": chapter_title(book, language, chapter.key),
                "rules": [{"id": one, "title": rules[one].title} for one in chapter.rules],
            }
            for chapter in chapters(book).values()
        ],
        "tables": [
            {"key": key, "title": table_title(book, language, key)} for key in table_keys(book)
        ],
        **places_of(book),
    }


@cache
def chapter_data(book: Book, language: str, key: str) -> Data:
    """A whole chapter, to be read from start to end."""
    page = page_of(book, language, key)
    return {
        "book": book.key,
        "key": key,
        "title": chapter_title(book, language, key),
        "intro": [paragraph_data(one) for one in page.intro] if page is not None else [],
        "terms": _terms(book, language, page.intro) if page is not None else {},
        "rules": [rule_data(book, language, one) for one in chapters(book)[key].rules],
    }


@cache
def rule_data(book: Book, language: str, rule_id: str) -> Data:
    """A rule with everything that a reader may want to know beside it."""
    catalogue = words_of(book, language)
    rule = rules_in(book, language)[rule_id]
    around = related(book)[rule_id]
    concordance = concordance_of(book)
    text = text_of(book, language, rule_id)
    order = list(book.rules)
    place = order.index(rule_id)
    key = chapter_of(rule_id)
    return {
        "book": book.key,
        "id": rule.id,
        "title": rule.title,
        "summary": rule.summary,
        "source": source_of(catalogue, rule),
        "status": catalogue.say(f"status-{rule.status}"),
        "reason": rule.reason,
        "chapter": {"key": key, "title": chapter_title(book, language, key)},
        "text": [paragraph_data(one) for one in text],
        "terms": _terms(book, language, text),
        "neighbours": brief(book, language, around.neighbours),
        "rulings": brief(book, language, around.rulings),
        "used_in": brief(book, language, around.used_in),
        "verbs": [catalogue.say(f"verb-{one}") for one in concordance.verbs_of(rule_id)],
        "parts": [catalogue.say(f"part-{one}") for one in concordance.parts_of(rule_id)],
        "states": [
            catalogue.say(f"state-{state}")
            for state, of in places_of(book)["states"].items()
            if of == rule_id
        ],
        "option": _option(book, language, rule.switch, rule_id),
        "versions": list(around.versions),
        "before": order[place - 1] if place else "",
        "after": order[place + 1] if place + 1 < len(order) else "",
    }


def brief(book: Book, language: str, ids: tuple[str, ...]) -> list[Data]:
    """Rules by title and summary."""
    rules = rules_in(book, language)
    return [{"id": one, "title": rules[one].title, "summary": rules[one].summary} for one in ids]


def found(query: str, language: str, key: str = "", most: int = 30) -> list[Data]:
    """What a search finds, best first, of one book or of all."""
    data = []
    for hit in search(query, language, key, most):
        book = books()[hit.book]
        chapter = chapter_title(book, language, chapter_of(hit.id))
        about = {"book": book.key, "book_title": title_of(book, language), "chapter": chapter}
        data.append({**brief(book, language, (hit.id,))[0], **about})
    return data


@cache
def glossary_data(book: Book, language: str) -> list[Data]:
    """A book's terms in the order of their alphabet."""
    glossary = glossary_of(book, language)
    ordered = sorted(glossary.values(), key=lambda term: term.term.casefold())
    return [_term(term) for term in ordered]


def paragraph_data(paragraph: Paragraph) -> Data:
    """A paragraph, piece by piece."""
    return {
        "example": paragraph.example,
        "pieces": [
            {"kind": piece.kind, "text": piece.text, "target": piece.target}
            for piece in paragraph.pieces
        ],
    }


def _terms(book: Book, language: str, text: list[Paragraph]) -> dict[str, Data]:
    """What the terms in a text mean."""
    glossary = glossary_of(book, language)
    used = {piece.target for one in text for piece in one.pieces if piece.kind == TERM}
    return {key: _term(glossary[key]) for key in sorted(used) if key in glossary}


def _term(term: Term) -> Data:
    return {
        "key": term.key,
        "term": term.term,
        "means": term.means,
        "own": term.own,
        "rule": term.rule,
    }


def _option(book: Book, language: str, switch: str, rule_id: str) -> Data | None:
    """The switch that changes a rule: its own, or one that names it."""
    options = options_in(book, language)
    named = switch or next((one.name for one in options.values() if rule_id in one.rules), "")
    if named not in options:
        return None
    option = options[named]
    words = words_of(book, language)
    return {
        "name": option.name,
        "meaning": option.meaning,
        "default": value_text(words, option.default),
        "values": [value_text(words, value) for value in option.values],
    }
