"""Tables of gear, fighters, states, manoeuvres, modifiers and switches, made from a book's data.

Gear is listed in `rulebook/tables.toml`; everything else follows from what the book declares.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.books.fighters import fighter_keys
from fechtbuch.rulebook.concordance import concordance_of
from fechtbuch.rulebook.relations import places_of
from fechtbuch.rulebook.texts import FOLDER
from fechtbuch.scenario import Scenario
from fechtbuch.text.catalogue import FALLBACK, Catalogue
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.numbers import plain, signed
from fechtbuch.text.rules import options_in

TABLES = "tables.toml"
COMMON = ("fighters", "manoeuvres", "modifiers", "states", "options")
"""The tables that every book has."""

SHEET = "sheet "
"""Before the name of a column that is a number of the fighter's sheet."""

Data = dict[str, Any]


def table_keys(book: Book) -> list[str]:
    """The tables of a book: its gear, then what every book has."""
    return [*_gear(book), *COMMON]


def table_title(book: Book, language: str, key: str) -> str:
    """What a table is called."""
    return _words(book, language).say(f"rulebook-table-{key}")


@cache
def table_data(book: Book, language: str, key: str) -> Data:
    """A table: its columns and rows, each cell a text, each row with the rules it comes from."""
    words = _words(book, language)
    gear = _gear(book)
    if key in gear:
        columns = ["name", *gear[key]["columns"]]
        rows = list(_things(book, words, gear[key]))
        rule = gear[key]["rule"]
    else:
        columns, rows = _MAKERS[key](book, words)
        rule = ""
    shown = [place for place in range(len(columns)) if any(row["cells"][place] for row in rows)]
    return {
        "book": book.key,
        "key": key,
        "title": table_title(book, language, key),
        "rule": rule,
        "columns": [_column(words, columns[place]) for place in shown],
        "rows": [{**row, "cells": [row["cells"][place] for place in shown]} for row in rows],
    }


@cache
def _words(book: Book, language: str) -> Catalogue:
    return Catalogue(language, [book.package])


@cache
def _gear(book: Book) -> dict[str, Any]:
    if not book.folder.joinpath(FOLDER, TABLES).is_file():
        return {}
    return book.data(f"{FOLDER}/{TABLES}")


def _column(words: Catalogue, key: str) -> str:
    """A column's heading; a number of the sheet is called as on the sheet."""
    if not key.startswith(SHEET):
        return words.say(f"rulebook-column-{key}")
    name = key.removeprefix(SHEET).replace("_", "-")
    said = words.first(*(f"{prefix}-{name}" for prefix in ("sheet", "part", "slot", "word")))
    return said[:1].upper() + said[1:]


def _row(cells: list[str], rules: list[str] | None = None) -> Data:
    return {"cells": cells, "rules": rules or []}


def _things(book: Book, words: Catalogue, spec: Mapping[str, Any]) -> Iterator[Data]:
    entries = book.data(f"data/{spec['file']}.toml")
    entries = entries.get(spec["below"], {}) if "below" in spec else entries
    for key, entry in entries.items():
        if "row" in entry:
            entry = {**entries[entry["row"]], **entry}
        name = _thing(words, key, entry["name"])
        for one in entry[spec["each"]] if "each" in spec else [{}]:
            both = {**entry, **one}
            cells = [_cell(words, both.get(column)) for column in spec["columns"]]
            yield _row([name, *cells])


def _thing(words: Catalogue, key: str, english: str) -> str:
    named = words.say(f"item-{key}") if words.language != FALLBACK else english
    return named[:1].upper() + named[1:]


def _cell(words: Catalogue, value: Any) -> str:
    """A value as people read it; words that have no translation are left out."""
    if isinstance(value, bool):
        return words.say("switch-on") if value else ""
    if isinstance(value, int):
        return plain(value)
    if isinstance(value, float):
        return f"{value:g}" if words.language == FALLBACK else f"{value:g}".replace(".", ",")
    if isinstance(value, list):
        return " / ".join(filter(None, (_cell(words, one) for one in value)))
    if isinstance(value, str) and words.has(f"word-{value}"):
        return words.say(f"word-{value}")
    return value if isinstance(value, str) and re.fullmatch(r"[-+\d][-+\w/.,]*", value) else ""


def _fighters(book: Book, words: Catalogue) -> tuple[list[str], list[Data]]:
    """Every fighter that the book brings along, as the referee sees it at the beginning."""
    keys = fighter_keys(book.folder)
    items = item_names(book)
    seen = []
    for key in keys:
        fight = Scenario.from_data(book.bout({"use": key}, {"use": keys[0]})).build()
        view = book.seen(fight, fight.roster[0], -1)
        named = Names(words, fight, items)
        seen.append((named.fighter(fight.roster[0]).removesuffix(" 1"), view, named))
    columns = list(dict.fromkeys(name for _, view, _ in seen for name in view.sheet))
    columns = [name for name in columns if any(view.sheet.get(name) for _, view, _ in seen)]
    rows = []
    for name, view, named in seen:
        numbers = [view.sheet.get(column, "") for column in columns]
        hands = ", ".join(named.item(one) for one in view.hands)
        cells = [plain(one) if isinstance(one, int) else _cell(words, one) for one in numbers]
        full = plain(view.full_health) if view.full_health is not None else ""
        rows.append(_row([name, full, *cells, hands]))
    rows.sort(key=lambda row: str(row["cells"][0]))
    return ["name", "health", *(SHEET + column for column in columns), "hands-hold"], rows


def _manoeuvres(book: Book, words: Catalogue) -> tuple[list[str], list[Data]]:
    """Every verb that a question may offer, with its rules."""
    rows = [
        _row([words.say(f"verb-{verb}")], rules)
        for verb, rules in concordance_of(book).verbs.items()
    ]
    return ["name"], sorted(rows, key=lambda row: str(row["cells"][0]))


def _modifiers(book: Book, words: Catalogue) -> tuple[list[str], list[Data]]:
    """Every part that a number can have, with what it comes to where that is always the same."""
    found = concordance_of(book)
    rows = [
        _row(
            [
                words.say(f"part-{part}"),
                " / ".join(signed(value) for value in found.values.get(part, ()) if value),
            ],
            rules,
        )
        for part, rules in found.parts.items()
    ]
    return ["name", "value"], sorted(rows, key=lambda row: str(row["cells"][0]))


def _states(book: Book, words: Catalogue) -> tuple[list[str], list[Data]]:
    rows = [
        _row([words.say(f"state-{state}")], [rule])
        for state, rule in places_of(book)["states"].items()
    ]
    return ["name"], sorted(rows, key=lambda row: str(row["cells"][0]))


def _options(book: Book, words: Catalogue) -> tuple[list[str], list[Data]]:
    rows = [
        _row(
            [
                option.meaning,
                value_text(words, option.default),
                ", ".join(value_text(words, value) for value in option.values),
            ],
            list(option.rules),
        )
        for option in options_in(book, words.language).values()
    ]
    return ["meaning", "default", "values"], rows


def value_text(words: Catalogue, value: bool | int | str) -> str:
    """A value of a switch in words; numbers speak for themselves."""
    if isinstance(value, bool):
        return words.say("switch-on" if value else "switch-off")
    if isinstance(value, int):
        return str(value)
    return words.say(f"switch-{value.replace('_', '-')}")


_MAKERS = {
    "fighters": _fighters,
    "manoeuvres": _manoeuvres,
    "modifiers": _modifiers,
    "states": _states,
    "options": _options,
}
