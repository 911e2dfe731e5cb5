"""Every language of a book says everything that English says."""

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

import fechtbuch
from fechtbuch.books.base import Book, books
from fechtbuch.books.fighters import fighter_data, fighter_keys, slugify
from fechtbuch.scenario import load, names
from fechtbuch.simulate.words import Words
from fechtbuch.testing.conformance.messages import folder, messages, stories, variables
from fechtbuch.text.catalogue import Catalogue, languages
from fechtbuch.text.keys import keys_of
from fechtbuch.text.scenarios import scenarios_in, words_of
from fechtbuch.text.story import SETTINGS

HOME = Path(fechtbuch.__file__).parent
BOOKS = list(books().values())


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_a_book_speaks_every_language_of_the_program(book: Book) -> None:
    assert sorted(book.languages) == languages()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
def test_every_question_has_a_short_form_of_its_own_for_tables(book: Book, language: str) -> None:
    words = Words(language, book.key)
    asked = [key for key in stories(book, language) if key.startswith("ask-")]
    assert len(asked) >= 10
    short = {key: words.asked(key.removeprefix("ask-")) for key in asked}
    assert [key for key, text in short.items() if text == key.removeprefix("ask-")] == []
    assert len(set(short.values())) == len(short)
    assert words.asked("of-no-book") == "of-no-book"


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
    *(
        "bogna",
        "corvin",
        "dobra",
        "gniewko",
        "gotz",
        "ilsabe",
        "knut",
        "radomir",
        "wit",
        "zbigniew",
    ),
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
    same = {"prompt", "roll", "whose-roll", "edict-edict", "edict-edict-say"}
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
