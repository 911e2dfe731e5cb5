"""Kinds of weapons, shields and armour, read once."""

from typing import Any, Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import (
    BASES,
    CR,
    FLAIL,
    SMALL_FLAIL,
    THRUST,
    TYPES,
    Kind,
    Mode,
)
from fechtbuch.books.gurps.kinds.tables import read


def _reach(text: str) -> i64:
    """`C,1`, `1-2`, `2,3*` as bits."""
    bits: i64 = 0
    for part in text.replace("*", "").split(","):
        low, _, high = part.partition("-")
        first = 0 if low == "C" else int(low)
        last = int(high) if high else first
        for n in range(first, last + 1):
            bits |= 1 << n
    return bits


def _mode(entry: dict[str, Any]) -> Mode:
    mode = Mode(entry["key"])
    mode.skill = entry["skill"]
    mode.base = BASES.index(entry["base"])
    mode.dice = entry.get("dice", 0)
    mode.adds = entry["adds"]
    mode.type = TYPES.index(entry["type"])
    divisor = entry.get("divisor", 1)
    mode.divisor_over = int(10 * divisor)
    mode.divisor_under = 10
    if divisor == 1:
        mode.divisor_over = 1
        mode.divisor_under = 1
    mode.st = entry["st"]
    mode.hands = entry["hands"]
    mode.heavy = entry.get("heavy", False)
    mode.sticks = entry.get("sticks", False)
    if "flail" in entry:
        mode.flail = SMALL_FLAIL if entry["flail"] == "small" else FLAIL
    if not entry.get("ranged", False):
        reach = entry["reach"]
        mode.reach = _reach(reach)
        mode.starred = reach.endswith("*")
        parry = entry["parry"]
        mode.no_parry = parry == "No"
        if not mode.no_parry:
            mode.fencing = parry.endswith("F")
            mode.unbalanced = parry.endswith("U")
            mode.parry = int(parry.rstrip("FU"))
        return mode
    mode.ranged = True
    mode.no_parry = True
    mode.thrown = entry.get("thrown", False)
    mode.scope = entry.get("scope", 0)
    mode.acc = entry["acc"] + mode.scope
    if "range_st" in entry:
        half, most = entry["range_st"]
        mode.by_st = True
        mode.half = int(10 * half)
        mode.range = int(10 * most)
    else:
        mode.half, mode.range = entry["range"]
    mode.own_st = entry.get("own_st", False)
    mode.bulk = entry.get("bulk", 0)
    mode.has_bulk = "bulk" in entry
    mode.rof = entry["rof"]
    mode.full_auto = entry.get("full_auto", False)
    mode.pellets = entry.get("pellets", 1)
    mode.rcl = entry.get("rcl", 1)
    mode.shots = entry.get("shots", 1)
    mode.reload = entry.get("reload", 0)
    mode.reload_each = entry.get("reload_each", False)
    mode.brace = entry.get("brace", "")
    mode.bow = entry.get("bow", False)
    mode.crossbow = entry.get("crossbow", False)
    mode.pistol = entry.get("pistol", False)
    mode.firearm = entry.get("firearm", False)
    mode.tech = entry.get("tech", 8)
    return mode


def weapon_kind(key: str, entry: dict[str, Any]) -> Kind:
    """A weapon from its row in the data, or from a sheet that has one of its own."""
    kind = Kind(key)
    kind.weight = round(100 * entry["weight"])
    kind.edged = entry.get("edged", False)
    kind.sturdy = entry.get("sturdy", False)
    kind.size = entry["size"]
    kind.quick = entry.get("quick", "")
    kind.modes = [_mode(mode) for mode in entry["modes"]]
    kind.shoots = any(mode.ranged and not mode.thrown for mode in kind.modes)
    return kind


def protect(kind: Kind, entry: dict[str, Any]) -> None:
    """Make a shield of a kind: what its data say of it as one."""
    kind.shield = True
    kind.db = entry["db"]
    kind.large = entry.get("large", False)
    kind.strapped = entry["strapped"]
    kind.cloak = entry.get("cloak", False)
    kind.shield_dr = entry["dr"]
    kind.blocking = entry.get("block", 0)


def _kinds() -> dict[str, Kind]:
    found: dict[str, Kind] = {}
    for key, entry in read("weapons.toml").items():
        found[key] = weapon_kind(key, entry)
    for key, entry in read("shields.toml").items():
        kind = Kind(key)
        kind.weight = round(100 * entry["weight"])
        protect(kind, entry)
        bash = Mode("bash")
        bash.skill = entry["skill"]
        bash.base = THRUST
        bash.type = CR
        bash.reach = 3 if kind.cloak else 2
        bash.adds = 1 if entry.get("spiked", False) else 0  # GUR-OPT-13
        bash.bash = True
        kind.modes = [bash]
        found[key] = kind
    for key, entry in read("items.toml").items():
        kind = Kind(key)
        kind.weight = round(100 * entry["weight"])
        found[key] = kind
    return found


KINDS: Final = _kinds()
ARMOUR: Final = read("armour.toml")
