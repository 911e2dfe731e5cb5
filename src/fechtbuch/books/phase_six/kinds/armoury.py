"""Weapons, armour, shields and items as kinds, read once from the book's data files."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from fechtbuch.books.phase_six.kinds.arms import (
    BODY,
    HEAD,
    LIMBS,
    MELEE,
    MODES,
    SINGLE,
    THROWN,
    Weapon,
)

SKILLS: Final = {"melee": MELEE, "shooting": SINGLE, "throwing": THROWN}
SLOTS: Final = {"body": BODY, "head": HEAD, "limbs": LIMBS}


def read(name: str) -> dict[str, Any]:
    """One of the book's data files."""
    text = files("fechtbuch.books.phase_six").joinpath("data", name).read_text("utf-8")
    return tomllib.loads(text)


def _weapon(key: str, row: dict[str, Any]) -> Weapon:
    """PSX-EQP-01, PSX-EQP-05: a row of the table; what it leaves out has a stated value."""
    weapon = Weapon(key)
    weapon.klass = row["class"]
    weapon.skill = SKILLS[row["skill"]]
    weapon.modes = [MODES.index(mode) for mode in row["modes"]]
    weapon.hands = row["hands"]
    weapon.potential = row.get("potential", 0)
    weapon.penetration = row.get("penetration", 0)
    weapon.reach = row.get("range", 1)
    weapon.capacity = row.get("capacity", 0)
    weapon.reload = row.get("reload", 1)
    weapon.ready = row.get("ready", 1)
    weapon.compensation = row.get("compensation", 0)
    weapon.load = row["load"]
    weapon.wounds = row.get("wounds", 1)
    weapon.blunt = bool(row.get("blunt", False))
    weapon.braceable = bool(row.get("braceable", False))
    weapon.bleeding = row.get("bleeding", 0)
    weapon.poisoned = row.get("poisoned", 0)
    return weapon


def device(key: str, row: dict[str, Any]) -> Weapon:
    """PSX-EQP-06: a throwable needs no readying; how far it flies and what its blast does."""
    device = Weapon(key)
    device.klass = "throwable"
    device.skill = THROWN
    device.reach = row["range"]
    device.ready = 0
    device.potential = row.get("hits", 0)
    device.wounds = row.get("wounds", 0)
    device.penetration = row.get("penetration", 0)
    device.burning = row.get("burning", 0)
    return device


WEAPONS: Final = {key: _weapon(key, row) for key, row in read("weapons.toml").items()}
ARMOURS: Final = read("armour.toml")
SHIELDS: Final = read("shields.toml")
THROWABLES: Final = read("throwables.toml")
ITEMS: Final = read("items.toml")
MODIFICATIONS: Final = read("modifications.toml")
LINEAGES: Final = read("lineages.toml")
TALENTS: Final = read("talents.toml")


def modified(weapon: Weapon, keys: list[str]) -> Weapon:
    """PSX-EQP-07: a weapon with its modifications; numbers do not drop below 0 in the end."""
    if not keys:
        return weapon
    changed = weapon.copy()
    for key in keys:
        row = MODIFICATIONS[key]
        changed.potential += row.get("potential", 0)
        changed.penetration += row.get("penetration", 0)
        changed.reach += row.get("range", 0)
        changed.capacity += row.get("capacity", 0)
        changed.reload += row.get("reload", 0)
        changed.ready += row.get("ready", 0)
        changed.compensation += row.get("compensation", 0)
        changed.critical += row.get("critical", 0)
        changed.bleeding += row.get("bleeding", 0)
        changed.shocked += row.get("shocked", 0)
        if row.get("bipod", False):
            changed.bipod = True
    changed.potential = max(changed.potential, 0)
    changed.penetration = max(changed.penetration, 0)
    changed.reload = max(changed.reload, 0)
    changed.ready = max(changed.ready, 0)
    return changed


def far_sighted(weapon: Weapon, percent: int) -> Weapon:
    """Eagle eye, PSX-RUL-61: ranges of what is shot or thrown, rounded down."""
    if percent == 0 or weapon.skill == MELEE:
        return weapon
    changed = weapon.copy()
    changed.reach = weapon.reach * (100 + percent) // 100
    return changed
