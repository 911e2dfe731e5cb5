"""Every rule has its text, in every language, in the words of its book and in none of its sources'.

What is not written yet stands in `missing.txt`, which may only become shorter.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.rulebook.chapters import chapters
from fechtbuch.rulebook.checking import copied, faults
from fechtbuch.rulebook.copying import Sources
from fechtbuch.rulebook.examples import reckon
from fechtbuch.rulebook.glossary import all_words, glossary_of
from fechtbuch.rulebook.texts import reckoned, text_of, written_page
from fechtbuch.text.catalogue import languages
from fechtbuch.text.rules import options_in, rules_in
from tests.rulebook.missing import found, listed

HOME = Path(__file__).resolve().parents[2]
SHARED = Path(os.environ.get("FECHTBUCH_SHARED", HOME.parent / "shared"))
FOLDERS = [SHARED / "seeds", SHARED / "rules"]

DATA = ("concordance.json", "licence.txt", "places.toml", "tables.toml")

BOOKS = list(books().values())
CHAPTERS = [(book, key) for book in BOOKS for key in chapters(book)]
SPOKEN = [(book, language) for book in BOOKS for language in sorted(book.languages)]

every_chapter = pytest.mark.parametrize(
    ("book", "key"), CHAPTERS, ids=[f"{book.key}-{key}" for book, key in CHAPTERS]
)
every_language = pytest.mark.parametrize(
    ("book", "language"), SPOKEN, ids=[f"{book.key}-{language}" for book, language in SPOKEN]
)


def test_the_list_of_missing_chapters_is_true() -> None:
    assert found() == listed()


@every_language
def test_what_is_not_missing_has_a_text_for_every_rule(book: Book, language: str) -> None:
    lacking = {line.split()[2] for line in listed() if line.startswith(f"{book.key} {language} ")}
    without = [
        rule_id
        for key, chapter in chapters(book).items()
        for rule_id in chapter.rules
        if key not in lacking and not text_of(book, language, rule_id)
    ]
    assert without == []


@every_language
def test_texts_are_as_they_should_be_written(book: Book, language: str) -> None:
    assert [f"{key}: {one}" for key in chapters(book) for one in faults(book, language, key)] == []


@every_language
def test_titles_and_summaries_keep_to_the_glossary(book: Book, language: str) -> None:
    glossary = glossary_of(book, language)
    told = {
        rule.id: f"{rule.title} {rule.summary} {rule.reason}"
        for rule in rules_in(book, language).values()
    }
    told |= {option.name: option.meaning for option in options_in(book, language).values()}
    wrong = [
        f"{name}: {word!r}, but the term is {term.term!r}"
        for name, text in told.items()
        for word, term in glossary.offences(text)
    ]
    assert wrong == []


@every_chapter
def test_examples_come_to_the_numbers_that_are_told(book: Book, key: str) -> None:
    assert reckon(book, key) == reckoned(book, key)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_nothing_lies_there_that_no_chapter_uses(book: Book) -> None:
    home = Path(str(book.folder)) / "rulebook"
    stray = [
        path.relative_to(home).as_posix()
        for path in sorted(home.rglob("*"))
        if path.is_file()
        and path.relative_to(home).as_posix() not in DATA
        and (
            path.parent.name not in (*languages(), "examples", "reckoned")
            or path.stem not in chapters(book)
        )
    ]
    assert stray == []


@every_language
def test_a_glossary_is_whole(book: Book, language: str) -> None:
    glossary, english = glossary_of(book, language), glossary_of(book, "en")
    if not glossary:
        assert not [key for key in chapters(book) if written_page(book, language, key)]
        return
    assert sorted(glossary) == sorted(english)
    for term in glossary.values():
        assert term.term, term.key
        assert term.means.endswith("."), term.key
        assert term.rule in book.rules, term.key
        assert term.rule == english[term.key].rule, term.key
        assert not glossary.offences(" ".join((term.term, *term.forms))), term.key


@cache
def sources(book: Book) -> Sources:
    texts = [path.read_text("utf-8", "replace") for folder in FOLDERS for path in folder.iterdir()]
    apart = all_words(glossary_of(book, language) for language in book.languages)
    return Sources(texts, frozenset(apart))


@pytest.mark.skipif(not FOLDERS[0].is_dir(), reason="the sources are not at hand")
@every_language
def test_no_text_copies_its_source(book: Book, language: str) -> None:
    found = [one for key in chapters(book) for one in copied(book, language, key, sources(book))]
    assert found == []
