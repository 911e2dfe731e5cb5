"""Weapons, missiles and armour as kinds, read once from the book's data files (5, 6).

The data are those of the summary list (TAL-RUL-60); daggers have a skill of their own (TAL-RUL-19).
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from fechtbuch.books.tales_and_legends.kinds.arms import SHARES, Weapon
from fechtbuch.books.tales_and_legends.kinds.skills import SKILLS, UNARMED
from fechtbuch.engine.dice import parse_dice


def read(name: str) -> dict[str, Any]:
    """One of the book's data files."""
    text = files("fechtbuch.books.tales_and_legends").joinpath("data", name).read_text("utf-8")
    return tomllib.loads(text)


def _weapon(key: str, row: dict[str, Any]) -> Weapon:
    tags = row.get("tags", [])
    only = row.get("proficient_only", [])
    weapon = Weapon(key)
    weapon.skill = SKILLS.index(row["skill"]) if "skill" in row else UNARMED
    if "dice" in row:
        dice = parse_dice(row["dice"])
        weapon.count = dice.count
        weapon.sides = dice.sides
    weapon.share = SHARES.index(row["share"])
    armour = row.get("armour", [0, 0])
    weapon.deals = armour[0]  # 60 for Destroying weapons, TAL-RUL-16
    weapon.armour = armour[1]
    weapon.weight = row["weight"]
    weapon.reach = row.get("reach", 1)
    weapon.throws = row.get("throw", 0)
    weapon.range = row.get("range", 0)
    weapon.range_per_load = row.get("range_per_load", 0)
    weapon.load_price = row.get("load", "")
    weapon.family = row.get("family", row.get("missile", ""))
    weapon.missile_times = row.get("missile_times", 0)
    extra = row.get("extra", 0)
    if isinstance(extra, str):
        dice = parse_dice(extra)
        weapon.extra_count = dice.count
        weapon.extra_sides = dice.sides
    else:
        weapon.extra = extra
    weapon.penetration = row.get("penetration", 0)
    weapon.parries = "parry" in row
    weapon.parry = row.get("parry", 0)
    weapon.cover = row.get("cover", 0)
    weapon.tripping = row.get("tripping", 0)
    weapon.recoil = row.get("recoil", 0)
    weapon.disarming = row.get("disarming", 0)
    weapon.accurate = row.get("accurate", 0)
    weapon.choking = row.get("choking", 0)
    strength = row.get("strength", [0, 0])
    weapon.strength_low = strength[0]
    weapon.strength_high = strength[1]
    weapon.proficiency = list(row.get("proficiency", []))
    weapon.accurate_needs_skill = "accurate" in only
    weapon.disarming_needs_skill = "disarming" in only
    weapon.light = "light" in tags
    weapon.wounding = "wounding" in tags
    weapon.lethal = "lethal" in tags
    weapon.weak = "weak" in tags
    weapon.charge = "charge" in tags
    weapon.destroying = "destroying" in tags
    weapon.fencing = "fencing" in tags
    weapon.one_handed_only = "one-handed-only" in tags
    weapon.two_hands = "two-hands" in tags
    weapon.strapped = "strapped" in tags
    weapon.worn_on_hand = "worn-on-hand" in tags
    weapon.shield = "shield" in tags
    weapon.mounted_spikes = "mounted-spikes" in tags
    weapon.pavise = "pavise" in tags
    weapon.cavalry = "cavalry" in tags
    weapon.in_grapple = "in-grapple" in tags
    weapon.natural = "natural" in tags or key == "bare-hands"
    weapon.entangling = "entangling" in tags
    weapon.thrown_only = "thrown-only" in tags
    weapon.pair = "two-weapon-set" in tags
    weapon.dual = "dual" in tags
    weapon.spike = "spike" in tags
    weapon.ricochet = "ricochet" in tags
    weapon.stabiliser = "stabiliser" in tags
    weapon.cord = "cord" in tags or "hide" in tags
    weapon.bowling = "bowling-over" in tags
    weapon.brittle = "brittle-head" in tags
    weapon.loud = "loud" in tags
    if "barbs" in row:
        dice = parse_dice(row["barbs"])
        weapon.barbs_count = dice.count
        weapon.barbs_sides = dice.sides
    return weapon


def _weapons() -> dict[str, Weapon]:
    rows = read("weapons.toml")
    found = {key: _weapon(key, row) for key, row in rows.items()}
    for key, row in rows.items():
        if found[key].spike:
            spike = _weapon(key, {**row, "dice": "1d10", "share": "1/2", "tags": ["charge"]})
            found[key].spike_form = spike
        if "melee_as" in row:
            found[key].melee_as = found[row["melee_as"]]
    return found


WEAPONS: Final = _weapons()


MISSILES: Final = {key: _weapon(key, row) for key, row in read("missiles.toml").items()}


ARMOUR: Final[dict[str, dict[str, Any]]] = read("armour.toml")


THINGS: Final[dict[str, dict[str, Any]]] = read("things.toml")


COVERAGES: Final = [30, 40, 50]
