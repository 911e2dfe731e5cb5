"""One word for one thing: what people read keeps to the glossaries, and speaks in one register."""

import re
from pathlib import Path

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.rulebook.glossary import Glossary, glossary_of
from fechtbuch.text.catalogue import languages
from tests.text.english import HOME, prose, words

BOOKS = list(books().values())
FREE = ("scenarios.ftl",)
"""Tales, which may call things as tales do."""

TYPED = re.compile(r"--?[a-z][\w-]*|fechtbuch \w+")
"""Options and commands, which are the same in every language."""

ADDRESS = {
    "de": r"(?<=[a-zäöüß,] )(?:Sie|Ihr|Ihre|Ihnen|Ihren|Ihrem|Ihrer)\b",
    "fr": r"\b(?:tu|toi|ton|tes)\b",
    "pl": r"\b(?:Pan|Pani|Państwo|Państwa|proszę)\b",
}
"""How nobody is addressed: the program says du, vous and ty."""

MEANT: dict[str, set[str]] = {
    "en": {"rule set*", "shelter*", "units"},
    "de": set(),
    "fr": {"siège"},
    "pl": {"siedzenie"},
}
"""What rulebooks say of something else: a siege, sitting on the ground, rules that are set."""

every_language = pytest.mark.parametrize("language", languages())
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)


def lines(path: Path) -> list[str]:
    """The sentences of a file, without what is typed."""
    return prose(TYPED.sub(" ", path.read_text(encoding="utf-8"))).splitlines()


def offences(glossary: Glossary, paths: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(HOME)}: {word!r}, but the term is {term.term!r}: {line.strip()}"
        for path in paths
        for line in lines(path)
        for word, term in glossary.offences(line)
    ]


def of_book(book: Book, language: str) -> list[Path]:
    """Log, sheet, outcomes, states, names and rules of a book."""
    found = sorted((Path(str(book.folder)) / "locale" / language).glob("*.ftl"))
    return [path for path in found if path.name not in FREE]


@every_language
def test_the_program_has_a_glossary_in_every_language(language: str) -> None:
    glossary, english = glossary_of(None, language), glossary_of(None, "en")
    assert len(glossary) >= 15
    assert sorted(glossary) == sorted(english)
    used = {
        word
        for path in HOME.glob(f"locale/{language}/*.ftl")
        for word in words(prose(path.read_text(encoding="utf-8")))
    }
    for term in glossary.values():
        assert term.means.endswith("."), term.key
        assert not glossary.offences(" ".join((term.term, *term.forms))), term.key
        said = [words(one) for one in (term.term, *term.forms)]
        assert any(one and one <= used for one in said), f"nobody says {term.term}"


@every_language
def test_page_terminal_and_refusals_keep_to_the_glossary_of_the_program(language: str) -> None:
    paths = sorted(HOME.glob(f"locale/{language}/*.ftl"))
    assert offences(glossary_of(None, language), paths) == []


@every_language
@every_book
def test_log_sheet_outcomes_states_and_rules_keep_to_both_glossaries(
    book: Book, language: str
) -> None:
    paths = of_book(book, language)
    assert paths
    assert offences(glossary_of(book, language), paths) == []
    assert offences(glossary_of(None, language), paths) == []


@every_language
@every_book
def test_rulebooks_call_the_program_s_things_by_its_words(book: Book, language: str) -> None:
    chapters = sorted((Path(str(book.folder)) / "rulebook" / language).glob("*.md"))
    assert chapters
    found = [
        f"{path.name}: {word!r}: {line}"
        for path in chapters
        for line in path.read_text(encoding="utf-8").splitlines()
        for word, _ in glossary_of(None, language).offences(line)
        if word not in MEANT[language]
    ]
    assert found == []


@every_language
@every_book
def test_every_glossary_says_what_must_not_be_used(book: Book, language: str) -> None:
    assert [one for one in glossary_of(book, language).values() if one.never]


@pytest.mark.parametrize("language", sorted(ADDRESS))
def test_everybody_is_addressed_in_one_way(language: str) -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(HOME.rglob(f"locale/{language}/*.ftl"))
        if path.name not in FREE
        for line in lines(path)
        if re.search(ADDRESS[language], line)
    ]
    assert found == []
