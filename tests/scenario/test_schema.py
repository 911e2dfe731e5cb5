"""The published JSON Schemas are those of the models."""

import json
from importlib.resources import files

import pytest

from fechtbuch.books.base import books
from fechtbuch.scenario.schema import schemas, text_of

PUBLISHED = files("fechtbuch.scenario").joinpath("schemas")


def test_every_book_has_its_two_schemas() -> None:
    expected = {f"{key}-{kind}.json" for key in books() for kind in ("scenario", "fighter")}
    assert {file.name for file in PUBLISHED.iterdir()} == expected


@pytest.mark.parametrize("name", schemas())
def test_the_published_schema_is_up_to_date(name: str) -> None:
    published = PUBLISHED.joinpath(name).read_text(encoding="utf-8")
    advice = "run `python -m fechtbuch.scenario.schema src/fechtbuch/scenario/schemas`"
    assert published == text_of(schemas()[name]), advice


def test_a_scenario_schema_knows_options_fighters_and_cover() -> None:
    schema = schemas()["landsknecht-scenario.json"]
    options = schema["properties"]["options"]["properties"]
    assert options["injury_table"]["enum"] == ["all", "named", "none"]
    entry = schema["$defs"]["Entry"]["properties"]
    assert {"use", "count", "at", "armour", "hd", "states"} <= set(entry)
    assert "half" in json.dumps(schema["$defs"]["CoverForm"])
