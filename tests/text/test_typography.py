"""Signs and spaces as each language sets them, in every file and in what is told."""

import pytest

from fechtbuch.text.catalogue import languages
from tests.text.golden import FOLDER
from tests.text.typography import faults, texts

LANGUAGES = ["en", "de", "fr", "pl"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_set_as_its_language_sets_it(language: str) -> None:
    wrong = {
        key: odd for key, text in texts(language).items() if (odd := faults(text, language, key))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_set_as_its_language_sets_it(language: str) -> None:
    """The golden files: names and numbers that are put in break no rule."""
    lines = []
    for part in ("", "-asked"):
        text = (FOLDER / f"{language}{part}.txt").read_text(encoding="utf-8")
        lines += [line.split(": ", 1) for line in text.splitlines() if ": " in line]
    wrong = {key: odd for key, text in lines if (odd := faults(text, language, f"x:{key}"))}
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Vraiment ?"),
        ("fr", "Vraiment?"),
        ("fr", "Vraiment\u00a0?"),
        ("fr", "un choix: deux"),
        ("fr", "un choix : deux"),
        ("fr", "« mot »"),
        ("fr", "«mot»"),
        ("fr", "“mot”"),
        ("fr", "50%"),
        ("fr", "50 %"),
        ("fr", "l'arme"),
        ("de", "50%"),
        ("de", "50 %"),
        ("de", "“Wort”"),
        ("de", "„Wort”"),
        ("de", "Wort !"),
        ("pl", "„słowo“"),
        ("pl", "50 %"),
        ("en", "50 %"),
        ("en", "it's"),
        ("en", '"word"'),
        ("en", "“word"),
        ("en", "a loss of -3"),
        ("en", "one — two"),
        ("en", "one - two"),
        ("en", "and so on..."),
    ],
)
def test_what_is_set_wrongly_is_found(language: str, text: str) -> None:
    assert faults(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Vraiment\u202f? Un choix\u00a0: «\u202fmot\u202f», 50\u202f%, 60:40, l’arme, −3."),
        ("de", "Wirklich? Eine Wahl: „Wort“, 50\u00a0%, −3 – oder mehr …"),
        ("pl", "Naprawdę? Wybór: „słowo”, 50%, −3 – albo więcej"),
        ("en", "Really? One choice: “word”, 50%, −3 – or more; Hans’s, Kroto'Chim"),
    ],
)
def test_what_is_set_rightly_is_left_alone(language: str, text: str) -> None:
    assert faults(text, language) == []


def test_every_language_has_its_quotes() -> None:
    assert set(LANGUAGES) <= set(languages())
