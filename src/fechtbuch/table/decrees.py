"""Edicts in words: what the referee has decreed, as the log tells it."""

import json

from fechtbuch.books.fighters import fighter_data, fighter_keys
from fechtbuch.engine.choices import Partial, parse_words
from fechtbuch.table.live import LiveTable
from fechtbuch.table.words import label_of
from fechtbuch.text import Names
from fechtbuch.text.names import called
from fechtbuch.text.numbers import signed


def decreed(table: LiveTable, names: Names, edict: str, numbers: bool = True) -> str:
    """An edict in a sentence; without `numbers` it does not tell what a value is now."""
    words = parse_words(edict)
    catalogue = names.catalogue
    field, value = words.get("field", ""), words.get("value", "")
    if words["verb"] == "add-fighter":
        who = recruit(table, names, words.get("data", ""))
    else:
        who = names.by_slug(words.get("fighter", ""))
    amount = words.get("amount", "0")
    verb = "yield" if "yielded" in words else words["verb"]
    return catalogue.say(
        f"decreed-{verb}",
        {
            "fighter": who,
            "field": label_of(catalogue, field),
            "value": names.word(value) if numbers else "?",
            "state": names.state(words.get("state", "")) if "state" in words else "",
            "amount": signed(int(amount)) if amount.lstrip("+-").isdecimal() else amount,
            "text": words.get("text", ""),
            "side": _side(names, words.get("side", words.get("yielded", ""))),
            "hidden": "yes" if _hidden(words) else "no",
        },
    )


def _hidden(words: Partial) -> bool:
    """Whether a newcomer is kept from somebody."""
    return words["verb"] == "add-fighter" and bool(json.loads(words["data"]).get("hidden"))


def recruit(table: LiveTable, names: Names, data: str) -> str:
    """The name of a fighter whom an edict brings in."""
    sheet = json.loads(data)
    name, use = str(sheet.get("name", "")), str(sheet.get("use", ""))
    if not name and use in fighter_keys(table.book.folder):
        name = str(fighter_data(table.book.folder, use).get("name", use))
    return called(names.catalogue, "fighter", name or use)


def _side(names: Names, slug: str) -> str:
    for side in names.fight.sides:
        if side.slug == slug:
            return names.side(int(side.index))
    return slug
