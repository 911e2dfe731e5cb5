"""Whatever the page shows has words, in every language, for every book."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.session import Session
from fechtbuch.play import EnginePlayer
from fechtbuch.scenario import load, names, new_record
from fechtbuch.table.access import Eyes
from fechtbuch.table.library import book_data
from fechtbuch.table.sheets import form_data
from fechtbuch.table.veil import names_for
from fechtbuch.table.words import catalogue_of, label_of
from fechtbuch.text.catalogue import languages

SEED = bytes(range(32))
DECISIONS = 25
"""So that states and counters have come up which nobody begins with."""

LABELS = ("sheet", "part", "slot", "number", "word", "state")
RAW = re.compile(r"[a-z]+(?:[-_][a-z]+)+")


@cache
def played(name: str) -> Session:
    """A fight after a while."""
    scenario = load(name)
    record = new_record(scenario, SEED, {})
    session = Session(record, scenario.build(), SEED)
    engine = EnginePlayer(scenario, session, SEED)
    for _ in range(DECISIONS):
        if session.pending:
            engine.answer(session.pending[0], "")
    return session


def all_fights() -> Iterator[tuple[str, str]]:
    for info in names():
        yield info.book, f"{info.book}/{info.name}"


@pytest.mark.parametrize(("book", "scenario"), list(all_fights()))
def test_every_line_of_a_sheet_has_words(book: str, scenario: str) -> None:
    session = played(scenario)
    for language in languages():
        catalogue = catalogue_of(books()[book], language)
        told = names_for(books()[book], session.fight, language, Eyes((-1,), True))
        for view in books()[book].view(session.fight, -1):
            labels = [label_of(catalogue, key) for key in view.sheet]
            assert len(set(labels)) == len(labels), f"{language}: two lines have the same name"
            for key, value in view.sheet.items():
                name = key.replace("_", "-")
                assert any(catalogue.has(f"{one}-{name}") for one in LABELS), f"{language}: {key}"
                if isinstance(value, str) and value:
                    assert told.word(value) != value or not RAW.fullmatch(value), f"{key}={value}"
            for state in view.states:
                assert not RAW.fullmatch(told.state(state)), f"{language}: {state}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("book", sorted(books()))
def test_everything_that_an_edict_may_name_has_words(book: str, language: str) -> None:
    data = book_data(book, language)
    catalogue = catalogue_of(books()[book], language)
    for setting in data["settings"]:
        name = setting["name"].replace("_", "-")
        assert any(catalogue.has(f"{one}-{name}") for one in LABELS), name
    # Directions are words with a hyphen in some languages.
    settings = [one for one in data["settings"] if one["name"] != "facing"]
    worded = [*data["states"], *data["cover"], *(w for s in settings for w in s["words"])]
    for one in worded:
        assert one["text"], one
        assert not RAW.fullmatch(one["text"]), one


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("book", sorted(books()))
def test_every_value_of_a_switch_has_words(book: str, language: str) -> None:
    catalogue = catalogue_of(books()[book], language)
    for option in book_data(book, language)["options"]:
        assert len(option["labels"]) == len(option["values"])
        for value in option["values"]:
            if isinstance(value, str):
                assert catalogue.has(f"switch-{value.replace('_', '-')}"), value


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
@pytest.mark.parametrize("book", sorted(books()))
def test_every_value_that_a_sheet_offers_has_words_in_every_language(
    book: str, language: str
) -> None:
    catalogue = catalogue_of(books()[book], language)
    kinds = ("value", "item", "word", "state", "skill", "verb", "part", "field")

    def worded(value: str) -> bool:
        plain = value.replace("+", "plus")
        names = {plain, plain.replace("_", "-")}
        return any(catalogue.has(f"{kind}-{name}") for kind in kinds for name in names)

    words = form_data(book, language)["words"]
    offered = [value for value in words if re.search("[a-z]", value)]
    assert len(offered) > 100
    assert [value for value in offered if not worded(value)] == []


def test_a_skill_is_called_by_its_name_and_not_as_a_thing_is_described() -> None:
    german = form_data("gurps", "de")["words"]
    assert (german["cloak"], german["guns-smg"]) == ("Umhang", "Schusswaffen (Maschinenpistole)")
    assert (german["pi+"], german["pi-"]) == ("stark durchschlagend", "schwach durchschlagend")
