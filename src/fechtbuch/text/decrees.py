"""Edicts in words: what the game master has decreed, as log and story tell it."""

import json
from functools import cache

from fechtbuch.engine.choices import Partial, parse_words, print_words
from fechtbuch.engine.json_text import parse_json
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names, called
from fechtbuch.text.numbers import signed


def decreed(names: Names, edict: str, numbers: bool = True, newcomer: str = "") -> str:
    """An edict in a sentence; without `numbers` it does not tell what a value is now.

    `newcomer` is what the sheet of somebody who joins is called where it does not say so itself.
    """
    words = parse_words(edict)
    catalogue = names.catalogue
    field, value = words.get("field", ""), words.get("value", "")
    who: str = names.by_slug(words.get("fighter", ""))
    if words["verb"] == "add-fighter":
        who = called(catalogue, "fighter", newcomer or _named(words))
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
            "before": names.by_slug(words.get("before", "")),
            "last": "no" if "before" in words else "yes",
            "hidden": "yes" if _hidden(words) else "no",
        },
    )


def understood(names: Names, edict: str) -> str:
    """An edict that brings somebody in, with the keys of sides where it has their names.

    A reader sees them in his own language only; the record knows nothing of languages.
    """
    words = parse_words(edict)
    if words["verb"] != "add-fighter":
        return edict
    try:
        sheet = parse_json(words.get("data", ""))
    except (ValueError, RecursionError):
        return edict  # It is refused with the reason.
    if not isinstance(sheet, dict):
        return edict
    keys = {str(names.side(int(one.index))).casefold(): one.slug for one in names.fight.sides}
    keyed = dict(sheet)
    for entry in ("side", "hidden"):
        said = sheet.get(entry)
        if isinstance(said, str):
            keyed[entry] = keys.get(said.casefold(), said)
        elif isinstance(said, list):
            keyed[entry] = [keys.get(str(one).casefold(), one) for one in said]
    if keyed == sheet:
        return edict
    return print_words({**words, "data": json.dumps(keyed, ensure_ascii=False)})


@cache
def label_of(catalogue: Catalogue, key: str) -> str:
    """What a value of a fighter's sheet is called."""
    name = key.replace("_", "-")
    for prefix in ("sheet", "part", "slot", "number", "word", "state"):
        if catalogue.has(f"{prefix}-{name}"):
            return catalogue.say(f"{prefix}-{name}")
    return key.replace("_", " ")


def _named(words: Partial) -> str:
    sheet = json.loads(words.get("data", "{}"))
    return str(sheet.get("name") or sheet.get("use", ""))


def _hidden(words: Partial) -> bool:
    """Whether a newcomer is kept from somebody."""
    return words["verb"] == "add-fighter" and bool(json.loads(words["data"]).get("hidden"))


def _side(names: Names, slug: str) -> str:
    for side in names.fight.sides:
        if side.slug == slug:
            return names.side(int(side.index))
    return slug
