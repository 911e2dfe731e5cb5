from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import fechtbuch
from fechtbuch.text.catalogue import ENVIRONMENT, Catalogue, choose_language, languages

SOURCES = sorted(Path(fechtbuch.__file__).parent.rglob("locale/*/*.ftl"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_every_message_can_be_parsed(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert junk == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_message_is_said_twice(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    ids = [entry.id.name for entry in body if hasattr(entry, "id")]
    assert sorted(set(ids)) == sorted(ids)


def test_a_missing_key_shows_itself_and_is_remembered() -> None:
    catalogue = Catalogue()
    assert catalogue.say("no-such-key") == "no-such-key"
    assert catalogue.missing == {"no-such-key"}


def test_words_agree_with_numbers() -> None:
    say = Catalogue().say
    assert say("undone", {"count": 1}).startswith("Took back 1 entry.")
    assert say("undone", {"count": 3}).startswith("Took back 3 entries.")


def test_a_long_text_is_told_whole() -> None:
    """Fluent itself shows nothing at all of a text of more than 2,500 characters."""
    long = "a word, " * 1000
    told = Catalogue().say("reason-not-possible", {"value": long})
    assert told == f"“{long}” is not possible here."
    assert long in Catalogue().vary("reason-not-possible", 0, {"value": long})


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Catalogue("xx").say("draws") == Catalogue("en").say("draws")


@pytest.mark.parametrize(
    ("asked", "environment", "spoken"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ("de-AT", {"LANG": "pl_PL.UTF-8"}, "de"),
        ("xx", {"LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    asked: str | None,
    environment: dict[str, str],
    spoken: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language(asked, ["de", "en", "fr", "pl"]) == spoken


def test_english_is_among_the_languages() -> None:
    assert "en" in languages()
