"""A book has words for everything, and says the same in every language that it names."""

from pathlib import Path

import pytest
from fluent.syntax.ast import TextElement

from fechtbuch.books.base import Book
from fechtbuch.ledger import find_rules
from fechtbuch.scenario import names
from fechtbuch.testing.conformance.kit import BOOKS, every_book
from fechtbuch.testing.conformance.messages import folder, messages, stories, told, variables
from fechtbuch.text.catalogue import FALLBACK, RULES, SCENARIOS, Catalogue
from fechtbuch.text.keys import Keys, keys_of
from fechtbuch.text.names import item_names
from fechtbuch.text.rules import option_key, options_in, rule_languages, rules_in

SPOKEN = [(book, language) for book in BOOKS for language in book.languages if language != FALLBACK]

every_language = pytest.mark.parametrize(
    ("book", "language"), SPOKEN, ids=[f"{book.key}-{language}" for book, language in SPOKEN]
)
"""Run a test once for every language but English of every book."""

TAKEN_FROM_DATA = ("item-", "fighter-", "side-")
"""What English has in the data files: the names of things, fighters and sides."""


def used(book: Book) -> Keys:
    """The keys that a book's modules use."""
    return keys_of(sorted(Path(str(book.folder)).rglob("*.py")))


@every_book
def test_a_book_has_words_for_all_its_keys(book: Book) -> None:
    keys = used(book)
    catalogue = Catalogue(FALLBACK, [book.package])
    assert sorted(key for key in keys.messages() if not catalogue.has(key)) == []
    assert [kind for kind in sorted(keys.events) if not told(catalogue, kind)] == []


@every_book
def test_an_event_is_told_in_one_way_only(book: Book) -> None:
    catalogue = Catalogue(FALLBACK, [book.package])
    kinds = used(book).events
    assert [told(catalogue, kind) for kind in kinds if len(told(catalogue, kind)) > 1] == []


@every_book
def test_every_state_has_a_name(book: Book) -> None:
    catalogue = Catalogue(FALLBACK, [book.package])
    assert [state for state in book.states() if not catalogue.has(f"state-{state}")] == []


@every_book
def test_a_book_does_not_say_in_vain_what_the_program_says_already(book: Book) -> None:
    program = Catalogue(FALLBACK)
    assert sorted(key for key in stories(book, FALLBACK) if program.has(key)) == []


@every_book
def test_no_complaint_of_a_book_is_left_over(book: Book) -> None:
    words = messages(folder(book, FALLBACK) / "sheet.ftl")
    found = {key for key in words if key.startswith(("problem-", "remedy-", "kind-"))}
    assert sorted(found - used(book).phrases) == []


@every_book
def test_a_book_names_the_languages_that_it_has_words_in(book: Book) -> None:
    found = {path.parent.name for path in folder(book, FALLBACK).parent.glob("*/*.ftl")}
    assert sorted(found) == sorted(book.languages) == rule_languages(book)


@every_language
def test_a_language_has_the_messages_of_english(book: Book, language: str) -> None:
    english, other = stories(book, FALLBACK), stories(book, language)
    assert sorted(set(english) - set(other)) == []
    added = sorted(set(other) - set(english))
    assert [key for key in added if not key.startswith(TAKEN_FROM_DATA)] == []


@every_language
def test_a_message_speaks_of_the_same_things_in_every_language(book: Book, language: str) -> None:
    english, other = stories(book, FALLBACK), stories(book, language)
    for key, message in other.items():
        if key in english:
            # A language may count what another need not.
            wanted = variables(english[key]) | {"amount"}
            assert variables(message) | {"amount"} == wanted, key


@every_language
def test_a_language_has_words_for_every_key_of_the_chapters(book: Book, language: str) -> None:
    catalogue = Catalogue(language, [book.package])
    assert sorted(key for key in used(book).messages() if not catalogue.has(key)) == []


@every_language
def test_a_language_has_a_name_for_every_thing_of_the_data(book: Book, language: str) -> None:
    spoken = stories(book, language)
    assert sorted(key for key in item_names(book) if f"item-{key}" not in spoken) == []


@every_language
def test_every_rule_and_option_has_its_text_and_none_is_left_over(
    book: Book, language: str
) -> None:
    found = messages(folder(book, language) / RULES)
    wanted = {*book.rules, *(option_key(name) for name in book.options)}
    assert sorted(wanted - set(found)) == []
    assert sorted(set(found) - wanted) == []
    for rule in book.rules.values():
        attributes = {"summary", "reason"} if rule.reason else {"summary"}
        assert {one.id.name for one in found[rule.id].attributes} == attributes, rule.id


@every_language
def test_rules_are_plain_sentences(book: Book, language: str) -> None:
    for key, message in messages(folder(book, language) / RULES).items():
        patterns = [message.value, *(one.value for one in message.attributes)]
        for pattern in patterns:
            assert pattern is not None, key
            assert all(isinstance(part, TextElement) for part in pattern.elements), key


@every_language
def test_rules_are_read_and_found_in_the_language(book: Book, language: str) -> None:
    rules = rules_in(book, language)
    assert list(rules) == list(book.rules)
    assert [option.name for option in options_in(book, language).values()] == list(book.options)
    first = next(iter(rules.values()))
    assert first.summary != book.rules[first.id].summary
    assert first in find_rules(book, first.summary[:30], language)


@every_book
def test_a_language_without_rules_reads_them_in_english(book: Book) -> None:
    assert rules_in(book, "xx") == book.rules
    assert options_in(book, "xx") == book.options


@every_language
def test_every_scenario_has_title_and_text_and_none_is_left_over(book: Book, language: str) -> None:
    found = messages(folder(book, language) / SCENARIOS)
    assert list(found) == [info.name for info in names() if info.book == book.key]
    for name, message in found.items():
        assert [one.id.name for one in message.attributes] == ["text"], name
        for pattern in (message.value, message.attributes[0].value):
            assert pattern is not None, name
            assert all(isinstance(part, TextElement) for part in pattern.elements), name
