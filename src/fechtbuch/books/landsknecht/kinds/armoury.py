"""Weapons, shields and other things as kinds, read once from the book's data files (section 5)."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from fechtbuch.books.landsknecht.kinds.arms import (
    GREAT,
    MARTIAL,
    MEDIUM,
    MINOR,
    OTHER_SIZE,
    SIMPLE,
    SMALL,
    SPECIALIST,
    Weapon,
)

CATEGORIES: Final = {"simple": SIMPLE, "martial": MARTIAL, "specialist": SPECIALIST}
SIZES: Final = {
    "minor": MINOR,
    "small": SMALL,
    "medium": MEDIUM,
    "great": GREAT,
    "other": OTHER_SIZE,
}

FEET: Final = 5
"""Width of a square (LSK-MOV-08)."""

SHEAF: Final = 20
"""Missiles that are one item (LSK-MOV-06, LSK-MIS-13)."""


def read(name: str) -> dict[str, Any]:
    """One of the book's data files."""
    text = files("fechtbuch.books.landsknecht").joinpath("data", name).read_text("utf-8")
    return tomllib.loads(text)


def _rows() -> dict[str, dict[str, Any]]:
    """The weapon tables with what each entry takes over from its row."""
    data = read("weapons.toml")
    rows: dict[str, dict[str, Any]] = {}
    for key, entry in data.items():
        row: dict[str, Any] = {}
        if "row" in entry:
            row.update(data[entry["row"]])
        row.update(entry)
        rows[key] = row
    return rows


def _weapon(key: str, row: dict[str, Any]) -> Weapon:
    tags = row.get("tags", [])
    weapon = Weapon(key)
    weapon.melee = row["kind"] == "melee"
    weapon.firearm = row["kind"] == "firearm"
    weapon.hands = row["hands"]
    weapon.damage = row.get("damage", 0)
    weapon.fixed_damage = row.get("fixed_damage", 0)
    weapon.grade = row.get("grade", 0)
    weapon.category = CATEGORIES[row.get("category", "simple")]
    weapon.size = SIZES[row.get("size", "other")]
    weapon.reach = row.get("reach", FEET) // FEET
    weapon.throwable = "throwable" in tags
    weapon.off_hand = "off-hand" in tags
    weapon.second_rank = "second-rank" in tags or "second-rank-on-foot" in tags
    weapon.polearm = "polearm" in tags  # LSK-RUL-42
    weapon.grapple = "grapple" in tags
    weapon.oversized = "oversized" in tags
    weapon.natural = "natural" in tags
    weapon.unarmed = "unarmed" in tags
    weapon.silver = "silver" in tags
    weapon.thrown = "thrown" in tags
    weapon.garrote = key == "garrote"
    weapon.mancatcher = key == "mancatcher"
    weapon.net = key == "weighted-net"
    weapon.whip = key == "whip"
    weapon.one_hand_in_mounted_charge = row.get("hands_charging_mounted", 0) == 1
    ranges = row.get("ranges", _THROWN if weapon.throwable else [0, 0, 0])
    weapon.short = ranges[0]
    weapon.medium = ranges[1]
    weapon.long = ranges[2]
    weapon.reload = row.get("reload", 0)
    weapon.ignores = row.get("ignores", 0)
    weapon.ignores_at_any_range = bool(row.get("ignores_at_any_range", False))
    weapon.ammunition = row.get("ammunition", "")
    weapon.poor_ammunition = row.get("poor_ammunition", "")
    weapon.rest = row.get("rest", 0)
    if weapon.firearm:
        _fire_mechanism(weapon, row)
    return weapon


def _fire_mechanism(weapon: Weapon, row: dict[str, Any]) -> None:
    """Lock and barrel (LSK-MIS-12)."""
    lock = _LOCKS[row["lock"]]
    weapon.misfire = lock["misfire"]
    weapon.misfire_in_weather = 1 if lock["weather"] else 0
    weapon.match = bool(lock["match"])
    weapon.reload_times = lock["reload"][0]
    weapon.reload_over = lock["reload"][1]
    weapon.rifled = bool(row["rifled"])
    if weapon.rifled:
        weapon.reload_times *= _LOCKS["rifled"]["reload"][0]
        weapon.reload_over *= _LOCKS["rifled"]["reload"][1]
    weapon.barrels = row["barrels"]


def _weapons() -> dict[str, Weapon]:
    rows = _rows()
    found = {key: _weapon(key, row) for key, row in rows.items() if row["kind"] != "thrown"}
    for key, weapon in found.items():
        row = rows[key]
        if "two_hands" in row:
            weapon.two_hands = found[row["two_hands"]]
        if "melee_as" in row:
            weapon.melee_as = found[row["melee_as"]]
        if "bayonet_as" in row:
            weapon.bayonet_as = found[row["bayonet_as"]]
    return found


_LOCKS: Final = read("locks.toml")
_THROWN: Final = read("weapons.toml")["thrown"]["ranges"]

_GRIPS: Final = [key for key, row in read("weapons.toml").items() if "grip" in row.get("tags", [])]

WEAPONS: Final = _weapons()
SHIELDS: Final = {key: row for key, row in read("shields.toml").items() if key != "off-hand"}
ITEMS: Final = read("items.toml")
ARMOUR: Final = read("armour.toml")
"""LSK-EQP-05: armour by its key."""

MISSILES: Final = sorted(
    [key for key, row in ITEMS.items() if row["kind"] == "ammunition"]
    + [key for key, weapon in WEAPONS.items() if weapon.thrown]
)
"""What a quiver may hold: ammunition, and darts and rocks, which fly by themselves."""

CARRIED: Final = sorted(
    [
        key
        for key, weapon in WEAPONS.items()
        if not weapon.natural and not weapon.unarmed and key not in _GRIPS
    ]
    + list(SHIELDS)
    + list(ITEMS)
)
"""Everything that somebody can carry."""


def hard_fists() -> Weapon:
    """Bare hands of a Pit Fighter (LSK-WRS-14)."""
    weapon = _weapon("unarmed", _rows()["unarmed"])
    weapon.damage = read("classes.toml")["traits"]["hard-fists"]["unarmed_damage"]
    return weapon
