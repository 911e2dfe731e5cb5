"""Sheets, words, edicts and the table of combinations as a whole."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from fechtbuch.books.tales_and_legends.book import BOOK
from fechtbuch.books.tales_and_legends.sheets.sheet import FighterSheet, SceneSheet
from fechtbuch.scenario import load
from fechtbuch.scenario.library import check_data
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.keys import keys_of
from tests.tales_and_legends.scenes import meet, scene

SOURCES = Path(__file__).resolve().parents[3] / "src" / "fechtbuch" / "books" / "tales_and_legends"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"skills": {"swrod": 3}}, "skills"),
        ({"armour": "iron-helmet"}, "armour"),
        ({"hands": ["mace", "club", "dagger"]}, "hands"),
        ({"attributes": {"si": 500}}, "attributes"),
        ({"strength": 3}, "strength"),
    ],
)
def test_a_wrong_sheet_names_the_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError) as caught:
        FighterSheet.model_validate({"name": "Somebody", **change})
    assert field in str(caught.value)


def messages(language: str) -> dict[str, str]:
    text = (SOURCES / "locale" / language / "tales_and_legends.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n    .*)*)", text, re.MULTILINE))


def test_polish_says_everything_that_english_says_with_the_same_references() -> None:
    english, polish = messages("en"), messages("pl")
    assert set(english) <= set(polish)
    for key, text in english.items():
        used = set(re.findall(r"\$\w+", text)) - {"$amount"}
        assert used == set(re.findall(r"\$\w+", polish[key])) - {"$amount"}, key


def test_polish_has_words_for_every_key_and_name_of_the_data() -> None:
    keys = keys_of(sorted(SOURCES.rglob("*.py")))
    catalogue = Catalogue("pl", [BOOK.package])
    assert sorted(key for key in keys.messages() if not catalogue.has(key)) == []
    for name in ("weapons", "missiles", "armour", "things"):
        assert [
            key for key in BOOK.data(f"data/{name}.toml") if not catalogue.has(f"item-{key}")
        ] == []


@pytest.mark.parametrize(
    ("amount", "text"),
    [(1, "1 ranę"), (3, "3 rany"), (5, "5 ran"), (12, "12 ran"), (22, "22 rany")],
)
def test_polish_counts_as_poles_do(amount: int, text: str) -> None:
    said = Catalogue("pl", [BOOK.package]).say(
        "effect-wounded", {"actor": "Lech", "amount": amount, "word": "korpus"}
    )
    assert text in said


def test_edicts_set_fields_and_states() -> None:
    start = meet("guard", "archer", apart=9)
    changed = start.play(
        "edict: set fighter=archer field=fatigue value=3",
        "edict: add-state fighter=archer state=prone",
        "edict: modifier fighter=guard amount=4",
        "edict: set fighter=archer field=at value=12,5",
        "guard: attack archer short-spear",
        dice="2d20=1,19",
    )
    assert changed.parts("attack")["referee"] == 4
    assert changed.fighter("archer").fatigue == 3
    assert changed.fighter("archer").prone
    assert set(BOOK.settings()) >= {"life", "fatigue", "exhaustion", "luck", "at", "si"}
    skipped = start.play("edict: skip fighter=archer", "guard: done")
    assert skipped.question.who is not None
    assert skipped.question.who.slug == "guard"


def test_the_state_is_plain_json() -> None:
    fight = load(scene(["knight"], ["great-bear"], apart=9)).build()
    data = json.loads(json.dumps(fight.to_data()))
    again = BOOK.restore(load(scene(["knight"], ["great-bear"], apart=9)), data)
    assert again.key() == fight.key()


def test_the_page_on_file_formats_names_every_field_and_state() -> None:
    page = Path(__file__).resolve().parents[3] / "docs" / "file-formats.md"
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+)`", text))
    assert set(BOOK.states()) <= named
    assert set(SceneSheet.model_fields) <= named
    fields = {info.alias or name for name, info in FighterSheet.model_fields.items()}
    assert fields <= named
    for example in re.findall(r"^```toml\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        data = tomllib.loads(example)
        if data.get("book") == BOOK.key:
            assert check_data(data, "example", BOOK.key) == []
