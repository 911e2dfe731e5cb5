"""The file itself: opened, checked and walked through, without a word about our rules."""

import json
import math
import re
from collections.abc import Iterator
from typing import Any

from fechtbuch.books.complaints import Phrase
from fechtbuch.books.imports import NotImported

VERSION = 5
LARGEST = 20_000_000
_DEEPEST = 60

POUNDS = {
    "": 1.0,
    "#": 1.0,
    "lb": 1.0,
    "oz": 1 / 16,
    "tn": 2000.0,
    "lt": 2240.0,
    "kg": 2.0,
    "g": 0.002,
    "t": 2000.0,
}
"""Units of weight; the metric ones as that program takes them, half a kilogram to the pound."""

_WEIGHT = re.compile(r"\s*(-?[\d,]*\.?\d+)\s*([#a-zA-Z]*)\s*")
_BLANK = re.compile(r"@([^@]+)@")


def opened(content: bytes) -> dict[str, Any]:
    """The table in a file; `NotImported` with what a person needs to know."""
    if len(content) > LARGEST:
        raise NotImported(
            Phrase("problem-too-large"), Phrase("remedy-most-bytes", most=str(LARGEST))
        )
    if not content.strip():
        raise NotImported(Phrase("problem-empty-file"), Phrase("remedy-gcs"))
    try:
        data = json.loads(content.decode("utf-8-sig"), parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise NotImported(Phrase("problem-not-text"), Phrase("remedy-gcs")) from None
    except (ValueError, RecursionError) as error:
        reason = "" if isinstance(error, RecursionError) else str(error)
        if content.lstrip()[:1] == b"{":
            what = Phrase("problem-broken-off", reason=reason)
            raise NotImported(what, Phrase("remedy-send-again")) from None
        raise NotImported(Phrase("problem-no-sheet"), Phrase("remedy-gcs")) from None
    if not isinstance(data, dict):
        raise NotImported(Phrase("problem-no-sheet"), Phrase("remedy-gcs"))
    version = data.get("version")
    if not isinstance(version, int) or "attributes" not in data or "settings" not in data:
        raise NotImported(Phrase("problem-no-sheet"), Phrase("remedy-gcs"))
    if version != VERSION:
        what = Phrase("problem-gcs-version", version=version)
        raise NotImported(what, Phrase("remedy-gcs-version"))
    if not isinstance(data["attributes"], list) or not isinstance(data["settings"], dict):
        raise NotImported(Phrase("problem-no-sheet"), Phrase("remedy-gcs"))
    return data


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def listed(data: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The tables in a list of the file, whatever else is in it."""
    found = data.get(name)
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def table(data: dict[str, Any], name: str) -> dict[str, Any]:
    """A table of the file; empty if there is none."""
    found = data.get(name)
    return found if isinstance(found, dict) else {}


def entries(data: dict[str, Any], name: str) -> Iterator[dict[str, Any]]:
    """Everything enabled in a list and in the containers in it, containers first."""
    waiting = [(each, 0) for each in reversed(listed(data, name))]
    while waiting:
        each, deep = waiting.pop()
        if each.get("disabled") is True:
            continue
        yield each
        if deep < _DEEPEST:
            waiting.extend((child, deep + 1) for child in reversed(listed(each, "children")))


def container(entry: dict[str, Any]) -> bool:
    """Whether an entry only holds others."""
    return isinstance(entry.get("children"), list)


def modifiers(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The enabled modifiers of an entry, those in groups included."""
    waiting = list(reversed(listed(entry, "modifiers")))
    while waiting:
        each = waiting.pop()
        if each.get("disabled") is not True:
            yield each
            waiting.extend(reversed(listed(each, "children")))


def named(entry: dict[str, Any]) -> str:
    """What an entry is called, with its blanks filled in and its specialty."""
    name = _filled(text(entry.get("name") or entry.get("description")), entry)
    special = _filled(text(entry.get("specialization")), entry)
    if not special:  # a technique is called by the skill that it belongs to as well
        special = text(table(entry, "default").get("name"))
    return f"{name} ({special})" if special else name


def _filled(said: str, entry: dict[str, Any]) -> str:
    """A text with its blanks filled in."""
    filled = table(entry, "replacements")
    return _BLANK.sub(lambda blank: text(filled.get(blank[1])) or blank[1], said)


def qualified(entry: dict[str, Any]) -> str:
    """What an entry is called, with its enabled modifiers; empty if it has none."""
    said: list[str] = []
    for each in modifiers(entry):
        if named(each) and not listed(each, "children"):
            beside = _filled(text(each.get("local_notes")), each)
            said.append(f"{named(each)}: {beside}" if beside else named(each))
    return f"{named(entry)} ({', '.join(said)})" if said else ""


def paragraph(value: object) -> str:
    """A longer text of the file with its lines, without what no screen shows."""
    lines = value.splitlines() if isinstance(value, str) else []
    return "\n".join(text(line, 2000) for line in lines).strip()


def text(value: object, most: int = 200) -> str:
    """A word of the file on one line, without what no screen shows."""
    if isinstance(value, dict):
        value = value.get("qualifier")
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        return ""
    return " ".join("".join(c if c.isprintable() else " " for c in str(value)).split())[:most]


def number(value: object) -> float | None:
    """A number, also where it is written as a word."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        found = float(value.replace(",", "").replace("+", "") if isinstance(value, str) else value)
    except (ValueError, OverflowError):
        return None
    return found if math.isfinite(found) else None


def whole(value: object, default: int = 0) -> int:
    """A whole number of the file, downwards."""
    found = number(value)
    if found is None or abs(found) > 10**9:
        return default
    return int(found // 1)


def pounds(value: object) -> float:
    """A weight such as `12.6 lb` in pounds; 0 for what is none."""
    found = _WEIGHT.fullmatch(value if isinstance(value, str) else str(value or ""))
    if found is None or found.group(2) not in POUNDS:
        return 0.0
    return float(found.group(1).replace(",", "")) * POUNDS[found.group(2)]


def own_weight(entry: dict[str, Any]) -> float:
    """What one of a thing weighs, without what is in it."""
    calc = table(entry, "calc")
    return pounds(calc.get("weight") or entry.get("base_weight") or entry.get("weight"))


def carried_weight(entry: dict[str, Any], deep: int = 0) -> float:
    """What an entry weighs with all that is in it: as the file has it reckoned, else summed."""
    calc = table(entry, "calc")
    if "extended_weight" in calc:
        return max(0.0, pounds(calc["extended_weight"]))
    own = own_weight(entry)
    total = max(0.0, own) * max(0, min(10**6, whole(entry.get("quantity"), 1)))
    if deep < _DEEPEST:
        total += sum(carried_weight(child, deep + 1) for child in listed(entry, "children"))
    return total


def level_of(entry: dict[str, Any]) -> float:
    """The level of a trait; 1 for what has none."""
    found = number(table(entry, "calc").get("current_level"))
    if found is None:
        found = number(entry.get("levels"))
    return 1.0 if found is None or entry.get("can_level") is not True else found


def bonus(entry: dict[str, Any], attribute: str) -> float:
    """What an entry and its modifiers add to an attribute."""
    total = 0.0
    for part in [entry, *modifiers(entry)]:
        for feature in listed(part, "features"):
            if feature.get("type") == "attribute_bonus" and feature.get("attribute") == attribute:
                amount = number(feature.get("amount")) or 0.0
                leveled = feature.get("per_level") is True
                total += amount * (level_of(entry) if leveled else 1.0)
    return total
