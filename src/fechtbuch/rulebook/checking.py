"""What is wrong with a chapter of a rulebook: for whoever writes one, and for the tests."""

import re
from collections.abc import Iterable, Iterator

from fechtbuch.books.base import Book
from fechtbuch.rulebook.chapters import chapters
from fechtbuch.rulebook.copying import Sources
from fechtbuch.rulebook.glossary import Glossary, glossary_of
from fechtbuch.rulebook.reading import NUMBER, RULE, TERM, Page, Paragraph, Piece, WritingError
from fechtbuch.rulebook.texts import page_of, reckoned, written_page
from fechtbuch.text.catalogue import FALLBACK

FEWEST = 2
MOST = 5
EXAMPLE = 4
"""Sentences of a rule's text, and the most of an example."""

_ENDS = re.compile(r"[.!?…][»”“)]*(?:\s|$)")
_TYPED = re.compile(r"\"|(?<!\w)'|'(?!\w)|\w'\w| - |\.\.\.|--|(?<!\w)-\d")
_WIDE = re.compile("[ \N{NO-BREAK SPACE}][;:!?»%]|«[ \N{NO-BREAK SPACE}]")
"""A space that French wants narrow."""


def missing(book: Book) -> list[tuple[str, str]]:
    """The chapters that nobody has written yet, as (language, key)."""
    return [
        (language, key)
        for language in sorted(book.languages)
        for key in chapters(book)
        if not book.folder.joinpath("rulebook", language, f"{key}.md").is_file()
    ]


def faults(book: Book, language: str, key: str) -> list[str]:
    """Everything that is wrong with a chapter that has been written, each with its rule."""
    try:
        written = written_page(book, language, key)
        page = page_of(book, language, key)
    except WritingError as error:
        return [str(error)]
    if written is None or page is None:
        return []
    found = list(_order(page, chapters(book)[key].rules))
    glossary = glossary_of(book, language)
    english = written_page(book, FALLBACK, key)
    for rule_id in [rule for rule in page.rules if rule in book.rules]:
        told = page.rules[rule_id]
        problems = [*_length(told), *_links(book, rule_id, told, glossary), *_words(told, glossary)]
        problems += _spaces(told, language)
        problems += _numbers(told, set(reckoned(book, key).get(rule_id, {})))
        if language != FALLBACK and english is not None:
            problems += _same(english.rules.get(rule_id, []), written.rules[rule_id])
        found += [f"{rule_id}: {problem}" for problem in problems]
    found += [f"intro: {problem}" for problem in _words(page.intro, glossary)]
    found += [f"intro: {problem}" for problem in _links(book, "", page.intro, glossary)]
    if len(_ENDS.findall(" ".join(one.plain for one in page.intro))) not in (1, 2, 3):
        found.append("intro: one to three sentences say what the chapter is about")
    return found


def copied(book: Book, language: str, key: str, sources: Sources) -> list[str]:
    """Runs of words of a chapter that stand in a source, each with its rule."""
    page = page_of(book, language, key) if written_page(book, language, key) else None
    if page is None:
        return []
    texts = {"intro": page.intro, **page.rules}
    return [
        f"{name}: copied: {run}"
        for name, told in texts.items()
        for run in sources.copied(" ".join(one.plain for one in told))
    ]


def sentences(paragraphs: Iterable[Paragraph]) -> int:
    """How many sentences there are."""
    return sum(len(_ENDS.findall(one.plain)) for one in paragraphs)


def _order(page: Page, rules: tuple[str, ...]) -> Iterator[str]:
    for rule_id in rules:
        if rule_id not in page.rules:
            yield f"{rule_id}: has no text"
    for rule_id in page.rules:
        if rule_id not in rules:
            yield f"{rule_id}: is no rule of this chapter"
    if list(page.rules) != list(rules) and set(page.rules) == set(rules):
        yield "the rules do not stand in the book's order"


def _length(told: list[Paragraph]) -> Iterator[str]:
    count = sentences(one for one in told if not one.example)
    if not FEWEST <= count <= MOST:
        yield f"{count} sentences; {FEWEST} to {MOST} are wanted"
    for one in told:
        if one.example and sentences([one]) > EXAMPLE:
            yield f"an example of more than {EXAMPLE} sentences"
        if not _ENDS.search(one.plain[-2:] + " "):
            yield f"a paragraph without an end: {one.plain[-30:]!r}"


def _links(book: Book, rule_id: str, told: list[Paragraph], glossary: Glossary) -> Iterator[str]:
    for piece in _pieces(told):
        if piece.kind == RULE and piece.target not in book.rules:
            yield f"links to {piece.target}, which is no rule"
        elif piece.kind == RULE and piece.target == rule_id:
            yield "links to itself"
        elif piece.kind == TERM and piece.target not in glossary:
            yield f"the glossary has no term {piece.target!r}"
        elif piece.kind == TERM and not glossary[piece.target].shows(piece.text):
            yield f"{piece.text!r} is neither the term {piece.target!r} nor one of its forms"


def _words(told: list[Paragraph], glossary: Glossary) -> Iterator[str]:
    for one in told:
        for word, term in glossary.offences(one.plain):
            yield f"{word!r} must not be used; the term is {term.term!r}"
        typed = _TYPED.search(one.plain)
        if typed:
            around = one.plain[max(0, typed.start() - 12) : typed.end() + 12]
            yield f"typewriter's signs (use ’ “ ” – − …): {around!r}"


def _spaces(told: list[Paragraph], language: str) -> Iterator[str]:
    for one in told if language == "fr" else []:
        wide = _WIDE.search(one.plain)
        if wide:
            around = one.plain[max(0, wide.start() - 12) : wide.end() + 12]
            yield f"a wide space where French has a narrow one: {around!r}"


def _numbers(told: list[Paragraph], known: set[str]) -> Iterator[str]:
    used = {piece.target for piece in _pieces(told) if piece.kind == NUMBER}
    for name in sorted(used - known):
        yield f"no example gives the number {name!r}; reckon again, or mend the name"
    for name in sorted(known - used):
        yield f"the example's number {name!r} is not used"


def _same(english: list[Paragraph], other: list[Paragraph]) -> Iterator[str]:
    """A translation marks the terms, links the rules and gives the numbers of the English text."""
    for kind, name in ((TERM, "term"), (RULE, "link"), (NUMBER, "number")):
        theirs = {piece.target for piece in _pieces(english) if piece.kind == kind}
        ours = {piece.target for piece in _pieces(other) if piece.kind == kind}
        for target in sorted(theirs - ours):
            yield f"the English text has the {name} {target!r}, this one has not"


def _pieces(told: Iterable[Paragraph]) -> list[Piece]:
    return [piece for one in told for piece in one.pieces]
