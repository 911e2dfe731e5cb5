"""Both languages of the book say everything."""

import re
from pathlib import Path

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.phase_six.kinds.armoury import ARMOURS, ITEMS, SHIELDS, THROWABLES, WEAPONS
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.keys import keys_of

BOOK = books()["phase-six"]
SOURCES = Path(__file__).resolve().parents[3] / "src" / "fechtbuch" / "books" / "phase_six"


def messages(language: str) -> dict[str, str]:
    """The book's own messages in one language."""
    text = (SOURCES / "locale" / language / "phase_six.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =((?:.*)(?:\n[ }].*)*)", text, re.MULTILINE))


def test_english_and_german_have_the_same_messages() -> None:
    english = {key for key in messages("en") if not key.startswith("item-")}
    german = {key for key in messages("de") if not key.startswith("item-")}
    assert english == german


def test_both_refer_to_the_same_things() -> None:
    english, german = messages("en"), messages("de")
    for key, text in german.items():
        if key in english:
            used = set(re.findall(r"\$\w+", text))
            assert used <= set(re.findall(r"\$\w+", english[key])), key


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_can_be_said(language: str) -> None:
    catalogue = Catalogue(language, [BOOK.package])
    for key, text in messages(language).items():
        arguments: dict[str, str | int] = {name[1:]: 1 for name in re.findall(r"\$\w+", text)}
        assert catalogue.faults(key, arguments) == []


def test_every_thing_has_a_german_name() -> None:
    german = messages("de")
    for key in [*WEAPONS, *ARMOURS, *SHIELDS, *THROWABLES, *ITEMS]:
        assert f"item-{key}" in german, key


def test_rolls_and_reasons_that_the_sources_name_have_words() -> None:
    keys = keys_of(sorted(SOURCES.rglob("*.py")))
    catalogue = Catalogue("de", [BOOK.package])
    assert [key for key in sorted(keys.messages()) if not catalogue.has(key)] == []
