"""The examples of docs/file-formats.md are good files."""

import re
import tomllib
from pathlib import Path

import pytest

from fechtbuch.books.landsknecht.sheets.scene_sheet import SceneSheet
from fechtbuch.books.landsknecht.sheets.sheet import STATES, Person
from fechtbuch.scenario.library import check_data

PAGE = Path(__file__).resolve().parents[2] / "docs" / "file-formats.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
WHOLE = EXAMPLES[0]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_good(example: str) -> None:
    data = tomllib.loads(example)
    if "name" not in data and "sides" not in data:  # one table of a scenario
        data = {**tomllib.loads(WHOLE), **data}
    assert check_data(data, "example", "landsknecht") == []


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 7


def test_every_state_and_every_field_of_the_scene_is_named() -> None:
    named = set(re.findall(r"`([a-z_]+)(?: = [a-z]+)?`", TEXT))
    assert set(STATES) <= named
    assert set(SceneSheet.model_fields) <= named
    fields = {info.alias or name for name, info in Person.model_fields.items()}
    assert fields - named <= {"kind", "name"}


def test_the_error_in_the_text_is_the_one_that_is_told() -> None:
    data = tomllib.loads(WHOLE)
    data["sides"][1]["fighters"][0]["armour"] = "chain mail"
    problems = check_data(data, "my-fight.toml", "landsknecht")
    assert len(problems) == 1
    assert str(problems[0]) in TEXT
