"""Every language of a book says everything that English says."""

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement, VariableReference

import fechtbuch
from fechtbuch.books.base import Book, books
from fechtbuch.books.fighters import fighter_data, fighter_keys, slugify
from fechtbuch.ledger import find_rules
from fechtbuch.scenario import load, names
from fechtbuch.text.catalogue import RULES, SCENARIOS, Catalogue, languages
from fechtbuch.text.keys import keys_of
from fechtbuch.text.names import item_names
from fechtbuch.text.rules import option_key, options_in, rule_languages, rules_in
from fechtbuch.text.scenarios import scenarios_in, words_of
from fechtbuch.text.story import SETTINGS

HOME = Path(fechtbuch.__file__).parent
BOOKS = list(books().values())
SPOKEN = [(book, language) for book in BOOKS for language in book.languages if language != "en"]


def variables(node: BaseNode) -> set[str]:
    """What a message refers to."""
    if isinstance(node, VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, BaseNode):
                found |= variables(inner)
    return found


def messages(path: Path) -> dict[str, Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def folder(book: Book, language: str) -> Path:
    return HOME / "books" / book.package.rpartition(".")[2] / "locale" / language


def stories(book: Book, language: str) -> dict[str, Message]:
    """The messages that a book's stories and questions are told with."""
    found: dict[str, Message] = {}
    for path in sorted(folder(book, language).glob("*.ftl")):
        if path.name not in (RULES, SCENARIOS):
            found |= messages(path)
    return found


def named(pairs: list[tuple[Book, str]]) -> list[str]:
    return [f"{book.key}-{language}" for book, language in pairs]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_a_book_speaks_every_language_of_the_program(book: Book) -> None:
    found = {path.parent.name for path in folder(book, "en").parent.glob("*/*.ftl")}
    assert found == set(book.languages) == set(languages())
    assert sorted(found) == rule_languages(book)


@pytest.mark.parametrize(("book", "language"), SPOKEN, ids=named(SPOKEN))
def test_a_language_has_the_messages_of_english(book: Book, language: str) -> None:
    english, other = stories(book, "en"), stories(book, language)
    assert sorted(set(english) - set(other)) == []
    # English takes the names of things, fighters and sides from the data files.
    data = ("item-", "fighter-", "side-")
    assert [key for key in sorted(set(other) - set(english)) if not key.startswith(data)] == []


@pytest.mark.parametrize(("book", "language"), SPOKEN, ids=named(SPOKEN))
def test_a_message_speaks_of_the_same_things_in_every_language(book: Book, language: str) -> None:
    english, other = stories(book, "en"), stories(book, language)
    for key, message in other.items():
        if key in english:
            # A language may count what another need not.
            used = variables(english[key]) | {"amount"}
            assert variables(message) | {"amount"} == used, key


@pytest.mark.parametrize(("book", "language"), SPOKEN, ids=named(SPOKEN))
def test_a_language_has_words_for_every_key_of_the_chapters(book: Book, language: str) -> None:
    keys = keys_of(sorted(folder(book, "en").parents[1].rglob("*.py")))
    catalogue = Catalogue(language, [book.package])
    assert sorted(key for key in keys.messages() if not catalogue.has(key)) == []


@pytest.mark.parametrize(("book", "language"), SPOKEN, ids=named(SPOKEN))
def test_a_language_has_a_name_for_every_thing_of_the_data(book: Book, language: str) -> None:
    spoken = stories(book, language)
    assert sorted(key for key in item_names(book) if f"item-{key}" not in spoken) == []


@pytest.mark.parametrize(("book", "language"), SPOKEN, ids=named(SPOKEN))
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


@pytest.mark.parametrize(("book", "language"), SPOKEN, ids=named(SPOKEN))
def test_rules_are_plain_sentences(book: Book, language: str) -> None:
    for key, message in messages(folder(book, language) / RULES).items():
        patterns = [message.value, *(one.value for one in message.attributes)]
        for pattern in patterns:
            assert pattern is not None, key
            assert all(isinstance(part, TextElement) for part in pattern.elements), key


@pytest.mark.parametrize(("book", "language"), SPOKEN, ids=named(SPOKEN))
def test_rules_are_read_and_found_in_the_language(book: Book, language: str) -> None:
    rules = rules_in(book, language)
    assert list(rules) == list(book.rules)
    assert [option.name for option in options_in(book, language).values()] == list(book.options)
    first = next(iter(rules.values()))
    assert first.summary != book.rules[first.id].summary
    assert first in find_rules(book, first.summary[:30], language)


def test_a_language_without_rules_reads_them_in_english() -> None:
    for book in BOOKS:
        assert rules_in(book, "xx") == book.rules
        assert options_in(book, "xx") == book.options


@pytest.mark.parametrize(("book", "language"), SPOKEN, ids=named(SPOKEN))
def test_every_scenario_has_title_and_text_and_none_is_left_over(book: Book, language: str) -> None:
    found = messages(folder(book, language) / SCENARIOS)
    assert list(found) == [info.name for info in names() if info.book == book.key]
    for name, message in found.items():
        assert [one.id.name for one in message.attributes] == ["text"], name
        for pattern in (message.value, message.attributes[0].value):
            assert pattern is not None, name
            assert all(isinstance(part, TextElement) for part in pattern.elements), name


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_scenarios_are_told_in_the_language(language: str) -> None:
    told = scenarios_in(language)
    assert [(one.book, one.name) for one in told] == [(one.book, one.name) for one in names()]
    for english, one in zip(names(), told, strict=True):
        assert one.text != english.text, one.name
        assert one.title != english.title, one.name


def test_a_scenario_without_words_in_a_language_is_told_in_english() -> None:
    assert list(scenarios_in("xx")) == names()
    assert list(scenarios_in("en")) == names()


def test_only_what_a_book_wrote_is_told_in_another_language() -> None:
    duel = load("kurt-and-hans")
    told = words_of(duel, "pl")
    assert (told.title, told.text[:4]) == ("Kurt i Hans", "Targ")
    again = load(duel.to_data())  # as a record or a table keeps it
    assert (words_of(again, "pl").title, words_of(again, "pl").text) == (told.title, told.text)
    rewritten = words_of(replace(duel, text="They meet again."), "pl")
    assert (rewritten.title, rewritten.text) == ("Kurt i Hans", "They meet again.")
    other = replace(duel, title="Kurt's revenge")
    assert (words_of(other, "pl").title, words_of(other, "pl").text) == (other.title, other.text)
    assert words_of(duel, "en").text == duel.text


PERSONS = {
    *("aldric", "brenn", "hrodgar", "kimura", "maitre-renaud", "renaud", "rao", "ysaline"),
    *("anselm", "bertha", "grete", "hans", "ilse", "kurt", "marta", "till", "ulrich", "veit"),
    *("grom", "kestrel", "marek", "nessa", "ottwin", "vance", "lech", "ottokar"),
}
"""Whoever is called the same in every language."""


def called_in(book: Book) -> tuple[set[str], set[str]]:
    """The messages for all fighters and sides that the book brings along."""
    fights = [load(f"{info.book}/{info.name}").build() for info in names() if info.book == book.key]
    fighters = {one.name for fight in fights for one in fight.roster}
    fighters |= {fighter_data(book.folder, key)["name"] for key in fighter_keys(book.folder)}
    if book.folder.joinpath("data", "mounts.toml").is_file():
        fighters |= {mount["name"] for mount in book.data("data/mounts.toml")["mounts"].values()}
    sides = {side.name for fight in fights for side in fight.sides}
    return (
        {f"fighter-{slug}" for slug in {slugify(name) for name in fighters} - PERSONS},
        {f"side-{slug}" for slug in {slugify(name) for name in sides} - PERSONS},
    )


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_every_fighter_and_side_but_persons_has_a_name_and_none_is_left_over(book: Book) -> None:
    fighters, sides = called_in(book)
    for language in [language for language in book.languages if language != "en"]:
        found = messages(folder(book, language) / "names.ftl")
        assert sorted((fighters | sides) - set(found)) == []
        assert sorted(set(found) - fighters - sides) == []
        # Two kinds of fighters are told apart in every language.
        catalogue = Catalogue(language, [book.package])
        assert len({catalogue.say(key) for key in fighters}) == len(fighters)


# The program's own words.

OTHERS = [language for language in languages() if language != "en"]


PARTS = sorted(path.name for path in (HOME / "locale" / "en").glob("*.ftl"))


def program(language: str, part: str = "program.ftl") -> dict[str, Message]:
    return messages(HOME / "locale" / language / part)


def test_the_program_speaks_english_polish_french_and_german() -> None:
    assert languages() == ["de", "en", "fr", "pl"]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_program_says_the_same_in_every_language(language: str, part: str) -> None:
    english, other = program("en", part), program(language, part)
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []
    for key, message in other.items():
        assert variables(message) == variables(english[key]), key


@pytest.mark.parametrize("language", OTHERS)
def test_hardly_a_message_of_the_program_is_left_in_english(language: str) -> None:
    same = {"prompt", "roll", "whose-roll", "edict-edict-say"}
    english, other = program("en"), program(language)
    words = [
        key
        for key, message in other.items()
        if message.equals(english[key], ignored_fields=["span", "comment"])
        and key not in same
        and not key.startswith("bad-odds")
    ]
    # Some words are the same in two languages, such as "option" and "Name".
    assert len(words) < 12, words


def phrases() -> set[str]:
    """What all sources say of broken files with the program's own words."""
    said = keys_of(sorted(HOME.rglob("*.py"))).phrases
    for book in BOOKS:
        said -= set(messages(folder(book, "en") / "sheet.ftl"))
    return said


def test_everything_wrong_with_a_file_has_words_and_none_is_left_over() -> None:
    found = set(program("en", "problems.ftl"))
    assert sorted(phrases() - found) == []
    assert sorted(found - phrases()) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_a_book_does_not_say_in_vain_what_the_program_says_already(book: Book) -> None:
    assert sorted(set(stories(book, "en")) & set(program("en"))) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_no_complaint_of_a_book_is_left_over(book: Book) -> None:
    said = keys_of(sorted(folder(book, "en").parents[1].rglob("*.py"))).phrases
    words = messages(folder(book, "en") / "sheet.ftl")
    found = {key for key in words if key.startswith(("problem-", "remedy-", "kind-"))}
    assert sorted(found - said) == []


def literals() -> set[str]:
    """All texts that stand in the sources of the program and its engine."""
    found: set[str] = set()
    for path in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_no_message_of_the_program_is_unused() -> None:
    said = literals()
    for book in BOOKS:
        said |= {word for rule in book.rules.values() for word in (rule.source, rule.status)}
    text = (HOME / "locale" / "en" / "program.ftl").read_text(encoding="utf-8")
    said |= set(re.findall(r"{ ([a-z-]+) }", text))
    # What is said with a beginning, as `column-{key}`; an event's words are under its setting.
    beginnings = {text for text in said if re.fullmatch(r"[a-z]+-", text)}
    beginnings |= {f"{setting}-" for setting in SETTINGS}

    def used(key: str) -> bool:
        return key in said or any(
            key.startswith(one) and used(key.removeprefix(one)) for one in beginnings
        )

    assert [key for key in program("en") if not used(key)] == []
