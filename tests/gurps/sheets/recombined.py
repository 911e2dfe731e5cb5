"""Sheets that nobody wrote: parts of several put together, with columns as others write them.

Whatever a file says of its numbers must be true of the fighter, so a body of one sheet with the
weapons of another must agree as well as either.
"""

import copy
import random
from collections.abc import Iterator
from typing import Any

DAMAGES = (
    *("2d+1(2) pi++", "sw+2 cut", "1d-1 burn ex", "6dx3 cr ex [2d cut]", "3d(0.5) imp", "0 cr"),
    *("1d-5 cr", "HT-2 aff", "1d+2 cut inc", "4d(∞) burn", "12d+100 cor", "", "1d fat", "-2 cr"),
    *("1d+1 cr + 1d burn", "thr-1 imp", "2d+2 (2) pi", "1D+1 Cut", "6dx1000 cr ex", "1d6+1 tox"),
)
REACHES = ("C,1-3*", "1", "C", "2,3*", "1-7", "Spec.", "", "C-2", "10", "0", "1, 2", "3,1", "C*")
PARRIES = ("0F", "No", "-1U", "+2", "0", "12", "3U", "-", "16FU")
BLOCKS = ("No", "0", "2", "11", "-1", "")
RATES = ("3x9", "1", "10!", "Jet", "1/3", "0", "20#", "2x1", "1,200", "")
SHOTS = ("30(3)", "T", "T(1)", "1(20)", "6(3i)", "8+1(3)", "∞", "", "1(5/2)", "2x5(3)", "0", "T(2)")
RANGES = ("x2/x5", "100/1500", "10", "1,200/3 mi", "x0.5", "Sight", "", "5-100/500", "2 mi", "1/0")
STRENGTHS = ("12†", "9‡", "14R†", "20M", "", "10B", "-3", "1000", "x")
COLUMNS = {
    "reach": REACHES,
    "parry": PARRIES,
    "block": BLOCKS,
    "rate_of_fire": RATES,
    "shots": SHOTS,
    "range": RANGES,
    "strength": STRENGTHS,
    "accuracy": ("4+2", "0", "Jet", "-1", "", "12"),
    "bulk": ("-6", "-4*", "", "0", "-30"),
    "recoil": ("1", "2", "1/5", "", "100"),
    "usage": ("Punch", "Kick", "Swung", "", "Удар", "!!!", "Head Butt", "Swing " * 30),
}
"""Columns of the weapon tables with what people write into them."""

_LISTS = ("traits", "skills", "spells", "equipment", "other_equipment", "notes")
_ATTRIBUTES = ("st", "dx", "iq", "ht", "will", "per", "hp", "fp")
_BODIES = ("Vermiform", "Octopod", "Winged Centaur", "Arachnoid", "Cancroid", "Ichthyoid", "")
_PLACES = (
    *("eye", "skull", "brain", "face", "neck", "torso", "vitals", "groin", "arm", "hand", "leg"),
    *("foot", "tail", "wing", "fin", "tentacle", "mid_leg", "Left Arm", "arm_2", "hull", "mane"),
)


def recombined(contents: list[dict[str, Any]], seed: int) -> dict[str, Any]:
    """One sheet out of parts of these."""
    dice = random.Random(seed)
    data = copy.deepcopy(dice.choice(contents))
    for name in _LISTS:
        if dice.random() < 0.5:
            data[name] = copy.deepcopy(dice.choice(contents).get(name, []))
    if dice.random() < 0.3:
        data["settings"]["body_type"] = _body(dice)
    elif dice.random() < 0.5:
        data["settings"] = copy.deepcopy(dice.choice(contents)["settings"])
    if dice.random() < 0.3:
        data["equipment"] = [_chest(data.get("equipment", []), 1 + dice.randrange(4))]
    _rewrite_columns(dice, data)
    _odd_numbers(dice, data)
    return data


def rows_of(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The rows of the weapon tables of traits and gear, however deep they lie."""
    for name in ("traits", "equipment"):
        waiting = list(data.get(name) or [])
        while waiting:
            entry = waiting.pop()
            waiting.extend(entry.get("children") or [])
            yield from entry.get("weapons") or []


def _rewrite_columns(dice: random.Random, data: dict[str, Any]) -> None:
    for row in rows_of(data):
        for column, said in COLUMNS.items():
            if column in row and dice.random() < 0.15:
                row[column] = dice.choice(said)
        calc = row.setdefault("calc", {})
        if dice.random() < 0.15:
            calc["damage"] = dice.choice(DAMAGES)
        if dice.random() < 0.1:
            calc["level"] = dice.choice((0, 1, 3, 8, 25, 40, -2))
        for column, low, high in (("parry", 3, 22), ("block", 3, 20)):
            if column in calc and dice.random() < 0.2:
                calc[column] = f"{dice.randint(low, high)}{dice.choice(('', '', 'F', 'U'))}"
        if "range" in row and dice.random() < 0.1:
            calc.pop("range", None)


def _odd_numbers(dice: random.Random, data: dict[str, Any]) -> None:
    for attribute in data["attributes"]:
        calc = attribute.setdefault("calc", {})
        if attribute["attr_id"] in _ATTRIBUTES and dice.random() < 0.1:
            calc["value"] = dice.choice((0, -4, 1, 3, 45, 300, 4000))
        if "current" in calc and dice.random() < 0.1:
            calc["current"] = dice.choice((0, -1, 1, 3, -30))
    calc = data["calc"]
    if dice.random() < 0.2:
        calc["dodge"] = [max(1, each + 3) for each in calc["dodge"]]
    if dice.random() < 0.1:
        calc["move"] = dice.choice(([0, 0, 0, 0, 0], [14, 11, 8, 5, 2], [1, 1, 1, 1, 1]))
    if dice.random() < 0.1:
        calc["basic_lift"] = dice.choice(("0 lb", "3 kg", "12,000 lb", "2 t", ""))
    data["profile"]["SM"] = dice.choice((0, 0, 0, 3, -6, 12, -20))


def _chest(things: list[Any], deep: int) -> dict[str, Any]:
    inner = things if deep == 0 else [_chest(things, deep - 1)]
    return {"description": f"Chest {deep}", "quantity": 1, "equipped": True, "children": inner}


def _body(dice: random.Random) -> dict[str, Any]:
    count = dice.randrange(1, 12)
    rows = []
    for place in dice.choices(_PLACES, k=count):
        dr = {"all": dice.choice((0, 0, 1, 4, 12, 70))}
        if dice.random() < 0.2:
            dr[dice.choice(("crushing", "burning", "cutting"))] = dice.choice((-2, 3))
        row = {"id": place, "table_name": place.title(), "slots": 1, "calc": {"dr": dr}}
        if place == "torso" and dice.random() < 0.3:
            row["sub_table"] = {"name": "Inside", "locations": [{**row, "id": "vitals"}]}
        rows.append(row)
    return {"name": dice.choice(_BODIES), "roll": "3d", "locations": rows}
