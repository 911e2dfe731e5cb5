"""JSON Schema of scenario and fighter files, one pair for each book.

    python -m fechtbuch.scenario.schema FOLDER

writes them; `fechtbuch/scenario/schemas` holds those of the installed books for editors.
"""

import json
import sys
from pathlib import Path
from typing import Any

from fechtbuch.books.base import Book, books
from fechtbuch.scenario.forms import EntryForm, ScenarioForm

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


def fighter_schema(book: Book) -> Schema:
    """What a fighter file of the book may hold."""
    schema = book.fighter_model.model_json_schema(by_alias=True)
    for variant in _variants(schema):
        variant["properties"]["book"] = {"const": book.key}
    return {"$schema": DIALECT, **schema, "title": f"{book.title}: fighter"}


def scenario_schema(book: Book) -> Schema:
    """What a scenario file of the book may hold."""
    schema = ScenarioForm.model_json_schema(by_alias=True)
    definitions: Schema = schema["$defs"]
    properties: Schema = schema["properties"]
    properties["book"] = {"const": book.key}
    properties["options"] = _options(book)
    scene = book.scene_model.model_json_schema(by_alias=True)
    definitions.update(scene.pop("$defs", {}))
    properties["scene"] = scene
    definitions["Entry"] = _entry(book, definitions)
    definitions["SideForm"]["properties"]["policy"]["default"] = book.versions[-1].policy
    definitions["SideForm"]["properties"]["fighters"]["items"] = {"$ref": "#/$defs/Entry"}
    for name in ("CoverForm", "ObstacleForm"):
        definitions[name]["properties"]["level"] = {"enum": list(book.map_rules.cover)}
    for name in ("cover", "obstacle"):
        definitions["LegendForm"]["properties"][name] = {"enum": list(book.map_rules.cover)}
    _terrains(book, definitions)
    return {"$schema": DIALECT, **schema, "title": f"{book.title}: scenario"}


def _terrains(book: Book, definitions: Schema) -> None:
    """Kinds of ground by name, under a book that has some."""
    legend, listed = definitions["LegendForm"]["properties"], definitions["TerrainForm"]
    if book.map_rules.terrains:
        legend["terrain"] = {"enum": list(book.map_rules.terrains)}
        listed["properties"]["kind"] = {"enum": list(book.map_rules.terrains)}
    else:
        del legend["terrain"], definitions["MapForm"]["properties"]["terrain"]
        del definitions["TerrainForm"]


def _options(book: Book) -> Schema:
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            name: {
                "enum": list(option.values),
                "default": option.default,
                "description": option.meaning,
            }
            for name, option in book.options.items()
        },
    }


def _entry(book: Book, definitions: Schema) -> Schema:
    """An entry's own fields together with those of every kind of sheet, none of them required."""
    entry = EntryForm.model_json_schema(by_alias=True)
    definitions.update(entry.pop("$defs", {}))
    sheet = book.fighter_model.model_json_schema(by_alias=True)
    definitions.update(sheet.get("$defs", {}))
    meanings: dict[str, list[Schema]] = {}
    for variant in _variants(sheet):
        for name, meaning in variant["properties"].items():
            known = meanings.setdefault(name, [])
            plain = {key: value for key, value in meaning.items() if key != "default"}
            if plain not in known:
                known.append(plain)
    for name, known in meanings.items():
        entry["properties"][name] = known[0] if len(known) == 1 else {"anyOf": known}
    return entry


def _variants(schema: Schema) -> list[Schema]:
    """The tables that a fighter may be: the schema itself, or those it chooses from."""
    choices = schema.get("oneOf") or schema.get("anyOf")
    if not choices:
        return [schema]
    return [schema["$defs"][choice["$ref"].rpartition("/")[2]] for choice in choices]


def schemas() -> dict[str, Schema]:
    """All schemas by file name."""
    found: dict[str, Schema] = {}
    for book in books().values():
        found[f"{book.key}-scenario.json"] = scenario_schema(book)
        found[f"{book.key}-fighter.json"] = fighter_schema(book)
    return found


def text_of(schema: Schema) -> str:
    """A schema as its file has it."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def publish(folder: Path) -> None:
    """Write all schemas into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        (folder / name).write_text(text_of(schema), encoding="utf-8")


if __name__ == "__main__":
    publish(Path(sys.argv[1]))
