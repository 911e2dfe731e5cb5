"""Sheets as hundreds of other people might have them: odd traits, things and columns, put in."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

from fechtbuch.books.gurps.sheets.gcs.source import own_weight
from tests.gurps.sheets.recombined import recombined

Sheet = dict[str, Any]
Twist = Callable[[random.Random, Sheet], None]

NAMES = (
    *("Żółć", "剣", "سيف", "👹 Oni", "O’Brien “the Axe”", "x" * 300, "a\u200bb", "Ünïcödé", "“”"),
    *('"quoted" \\ back', "tab\tline\nbreak", "\u202eevil", "e\u0301", "-", "?", "Sword = 1; [x]"),
)
REACHES = ("C-3,5*", "1–2", "C,1,Special", "2-1", "C, 1*", "99", "1,1,1", "*", "C1", "1 yard", "c")
PARRIES = ("1F/0", "No*", "10U*", "+0", "14F", "Yes", "9 (10)", "−1")
DAMAGES = (
    *(
        "2d (2) cut",
        "1d+2 cut [1d burn]",
        "3d×2 cr",
        "1d-1 pi+ inc",
        "5 pts",
        "2dx3(∞) burn ex sur",
    ),
    *("sw cut", "1d+1d cut", "½d cr", "1d3 cut", "2d+2 cut, plus 1d tox", "special", "thr+½ imp"),
)


def row(dice: random.Random, **more: Any) -> Sheet:
    """A row of the weapon tables."""
    said: Sheet = {
        "id": f"w{dice.randrange(10**9)}",
        "damage": {"type": "cut", "st": dice.choice(("thr", "sw", "")), "base": "1"},
        "usage": dice.choice(("Swung", "Thrust", "Bite", "Horns", "Strike", "Lash", "")),
        "reach": dice.choice((*REACHES, "C", "1", "1,2")),
        "calc": {
            "level": dice.randint(3, 25),
            "damage": dice.choice((*DAMAGES, "1d+1 cut", "2d cr", "1d-2 imp")),
        },
    }
    if dice.random() < 0.6:
        said["parry"] = dice.choice(("0", "0F", "-1", "0U"))
        said["calc"]["parry"] = dice.choice((*PARRIES, "9", "12U"))
    if dice.random() < 0.3:
        said["usage_notes"] = f"Beside {dice.randrange(1000)}"
    said.update(more)
    return said


def _put(data: Sheet, where: str, *entries: Sheet) -> None:
    data[where] = [*(data.get(where) or []), *entries]


def strikers(dice: random.Random, data: Sheet) -> None:
    """Natural weapons under any name."""
    for name in dice.sample(("Striker", "Horns", "Teeth", "Claws", "Tail", "Beak", "Aura"), 3):
        _put(data, "traits", {"name": name, "weapons": [row(dice) for _ in range(2)]})


def more_limbs(dice: random.Random, data: Sheet) -> None:
    """Arms, legs and heads beyond the usual, some with modifiers."""
    modifiers = [{"name": "Extra-Flexible"}, {"name": "Weak", "disabled": True}]
    _put(
        data,
        "traits",
        {"name": "Extra Arms", "can_level": True, "levels": dice.randint(1, 6)},
        {"name": "Extra Head"},
        {"name": "Extra Attack", "levels": dice.randint(1, 9), "can_level": True},
        {"name": "Combat Reflexes", "modifiers": modifiers},
        {"name": dice.choice(("No Fine Manipulators", "No Manipulators", "One Arm", "No Legs"))},
    )


def natural_armour(dice: random.Random, data: Sheet) -> None:
    """DR that belongs to the body, of one part or against one thing."""
    feature = {"type": "dr_bonus", "amount": dice.randint(1, 9), "locations": ["torso"]}
    _put(
        data,
        "traits",
        {"name": "Armoured hide", "features": [feature]},
        {"name": "Damage Resistance", "features": [{**feature, "specialization": "fire"}]},
    )


def techniques(dice: random.Random, data: Sheet) -> None:
    """Techniques with their defaults, and skills of two tech levels."""
    for name in ("Feint", "Disarming", "Kicking", "Arm Lock"):
        default = {"type": "skill", "name": dice.choice(("Broadsword", "Karate", "Judo"))}
        calc = {"level": dice.randint(0, 20)}
        _put(data, "skills", {"name": name, "default": default, "calc": calc})
    for level in (11, 14):
        guns = {"name": "Guns", "specialization": "Pistol", "tech_level": str(level)}
        _put(data, "skills", {**guns, "calc": {"level": level}})


def containers(dice: random.Random, data: Sheet) -> None:
    """Everything lies in something, some of it disabled or not equipped."""
    for where in ("traits", "skills", "spells", "equipment"):
        things = data.get(where) or []
        half = len(things) // 2
        box = {"name": f"Box of {where}", "description": f"Box of {where}", "quantity": 1}
        empty = {**box, "name": "Nothing", "description": "Nothing", "children": []}
        data[where] = [{**box, "equipped": True, "children": things[:half]}, empty, *things[half:]]
    for thing in _all(data, "equipment"):
        if dice.random() < 0.3:
            thing["equipped"] = dice.choice((False, None, "yes"))
        if dice.random() < 0.1:
            thing["quantity"] = dice.choice((0, 2, 7, 40, 1.5))


def modifiers(dice: random.Random, data: Sheet) -> None:
    """Groups of modifiers, enabled and not."""
    for where in ("traits", "equipment"):
        for thing in _all(data, where):
            if dice.random() < 0.2:
                group = {"name": "Group", "children": [{"name": "Inner"}, {"name": "Off"}]}
                group["children"][1]["disabled"] = True  # type: ignore[index]
                thing["modifiers"] = [{"name": "Fine", "disabled": dice.random() < 0.5}, group]


def names(dice: random.Random, data: Sheet) -> None:
    """Names in any script."""
    for where in ("traits", "skills", "spells", "equipment", "other_equipment"):
        for thing in _all(data, where):
            if dice.random() < 0.2:
                key = "description" if "equipment" in where else "name"
                thing[key] = dice.choice(NAMES)
    data["profile"]["name"] = dice.choice(NAMES)


def no_calc(dice: random.Random, data: Sheet) -> None:
    """The file's own numbers are missing, all or some."""
    if dice.random() < 0.3:
        data.pop("calc", None)
    for where in ("traits", "skills", "spells", "equipment"):
        for thing in _all(data, where):
            if dice.random() < 0.3:
                thing.pop("calc", None)
            for each in thing.get("weapons") or []:
                if dice.random() < 0.3:
                    each.pop("calc", None)


def shields(dice: random.Random, data: Sheet) -> None:
    """Several shields, each with a skill and a block of its own."""
    for name, level in (("Buckler", dice.randint(8, 16)), ("Tower shield", dice.randint(8, 16))):
        features = [
            {"type": "attribute_bonus", "attribute": one, "amount": 2}
            for one in ("dodge", "parry", "block")
        ]
        bash = row(dice, usage="Shield Bash", reach="1", block="0")
        bash["calc"] = {"level": level, "damage": "1d cr", "block": str(5 + level // 2)}
        bash.pop("parry", None)
        thing = {"description": name, "quantity": 1, "equipped": True}
        _put(data, "equipment", {**thing, "weapons": [bash], "features": features})


def odd_weapons(dice: random.Random, data: Sheet) -> None:
    """Things in hand with rows as nobody else writes them."""
    far = {
        "id": f"W{dice.randrange(10**9)}",
        "usage": dice.choice(("Shoot", "Lob", "")),
        "accuracy": dice.choice(("3", "2+1x", "Jet", "")),
        "range": dice.choice(("100/1,000", "PBAoE", "x2", "10 yd")),
        "rate_of_fire": dice.choice(("1", "1/3", "3+12", "Jet")),
        "shots": dice.choice(("6(3)", "1(3s)", "T(1)", "12(1 min)")),
        "bulk": dice.choice(("-3", "-6*", "—")),
        "recoil": dice.choice(("2", "2/3", "—")),
        "strength": dice.choice(("10M†", "9R", "12†*")),
        "calc": {"level": 12, "damage": dice.choice(("3d pi", *DAMAGES))},
    }
    count = dice.choice((1, 1, 9))
    for number, rows in enumerate(([row(dice)], [far], [row(dice) for _ in range(33)])):
        thing = {"description": f"Thing {number}", "quantity": count, "equipped": True}
        _put(data, "equipment", {**thing, "weapons": rows})


def older(dice: random.Random, data: Sheet) -> None:
    """Fields as earlier releases of the program wrote version 5."""
    settings = data["settings"]
    if "body_type" in settings:
        settings["hit_locations"] = settings.pop("body_type")
    for thing in _all(data, "equipment"):
        for new, old in (("base_weight", "weight"), ("base_value", "value")):
            if new in thing:
                thing[old] = thing.pop(new)
    for where in ("traits", "equipment"):
        for thing in _all(data, where):
            for each in thing.get("weapons") or []:
                each["type"] = "ranged_weapon" if "range" in each else "melee_weapon"
                each.pop("id", None)
            for feature in thing.get("features") or []:
                places = feature.pop("locations", None)
                if places:
                    feature["location"] = places[0]
    data["third_party"] = {"anything": [1, 2]}


TWISTS: tuple[Twist, ...] = (
    *(strikers, more_limbs, natural_armour, techniques, containers, modifiers),
    *(names, no_calc, shields, odd_weapons, older),
)


def twisted(contents: list[Sheet], seed: int) -> Sheet:
    """One of these sheets, or one out of parts of them, with some twists."""
    dice = random.Random(f"twisted {seed}")
    data = recombined(contents, seed) if seed % 2 else copy.deepcopy(dice.choice(contents))
    for twist in dice.sample(TWISTS, dice.randint(1, 4)):
        twist(dice, data)
    return data


def _all(data: Sheet, where: str) -> Iterator[Sheet]:
    waiting = list(data.get(where) or [])
    while waiting:
        thing = waiting.pop()
        waiting.extend(thing.get("children") or [])
        yield thing


def leaves(data: Sheet, where: str) -> Iterator[Sheet]:
    """Every enabled thing of a list; of containers those that are something themselves."""
    waiting = list(data.get(where) or [])
    while waiting:
        thing = waiting.pop()
        if thing.get("disabled") is True:
            continue
        waiting.extend(thing.get("children") or [])
        if not isinstance(thing.get("children"), list) or own_weight(thing) > 0:
            yield thing
