"""Edicts at a table: a newcomer is called by the book that he comes from."""

import json

from fechtbuch.books.fighters import fighter_data, fighter_keys
from fechtbuch.engine.choices import parse_words
from fechtbuch.table.live import LiveTable
from fechtbuch.text import Names
from fechtbuch.text import decrees as text


def decreed(table: LiveTable, names: Names, edict: str, numbers: bool = True) -> str:
    """An edict in a sentence; without `numbers` it does not tell what a value is now."""
    words = parse_words(edict)
    newcomer = recruit(table, words["data"]) if words["verb"] == "add-fighter" else ""
    return text.decreed(names, edict, numbers, newcomer)


def recruit(table: LiveTable, data: str) -> str:
    """The name of a fighter whom an edict brings in."""
    sheet = json.loads(data)
    name, use = str(sheet.get("name", "")), str(sheet.get("use", ""))
    if not name and use in fighter_keys(table.book.folder):
        name = str(fighter_data(table.book.folder, use).get("name", use))
    return name or use
