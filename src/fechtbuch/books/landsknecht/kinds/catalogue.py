"""Injuries and spells as tables, read once from the book's data files."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.block import ABILITIES, SAVES


class InjuryRow:
    """One entry of the injury table (LSK-DMG-03). Never changes."""

    def __init__(self, key: str, place: str) -> None:
        self.key = key
        self.place = place
        self.lasts = ""
        self.saves: i64 = 0
        self.save_kinds: i64 = 0
        """Bit mask of the kinds of save it touches."""
        self.ability: i64 = 0
        self.abilities: i64 = 0
        """Bit mask of the abilities it touches."""
        self.exposure: i64 = 0
        self.own_attack: i64 = 0
        self.encumbrance: i64 = 0
        self.items: i64 = 0
        self.arm = False
        self.leg = False
        self.eye = False
        self.dead = False
        self.poison_at_once = False
        self.poison_later = False
        """A save against Poison when some days have gone by."""
        self.surgeon_within: i64 = 0
        """Die for the days within which a surgeon must see to it; 0: no hurry."""
        self.becomes = ""
        """What it turns into otherwise."""
        self.teeth: i64 = 0


class Spell:
    """A spell (LSK-CST-07). Never changes."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.klass = ""
        self.range: i64 = 0
        self.range_per_level: i64 = 0
        self.targets = "any"
        self.effect = ""
        self.die: i64 = 0
        self.dice: i64 = 0
        self.dice_per_level: i64 = 0
        self.plus_per_level: i64 = 0
        self.divisible_from: i64 = 0
        self.highest_hd: i64 = 0
        self.words: list[str] = []
        self.save_above_hd: i64 = 0
        self.save_from_intelligence: i64 = 0

    def reach(self, level: i64) -> i64:
        """How far it carries, in feet, for a caster of this level."""
        return self.range + self.range_per_level * level


def _read(name: str) -> dict[str, Any]:
    text = files("fechtbuch.books.landsknecht").joinpath("data", name).read_text("utf-8")
    return tomllib.loads(text)


def _die(term: str) -> int:
    """The sides of the die in a term such as `d4-weeks`."""
    die = term.partition("-")[0]
    return int(die[1:]) if die.startswith("d") and die[1:].isdecimal() else 0


def _injury(place: str, entry: dict[str, Any]) -> InjuryRow:
    row = InjuryRow(entry["key"], place)
    row.lasts = entry["lasts"]
    row.saves = entry.get("saves", 0)
    for kind in entry.get("save_kinds", []):
        row.save_kinds |= 1 << SAVES.index(kind)
    row.ability = entry.get("ability", 0)
    for ability in entry.get("abilities", []):
        row.abilities |= 1 << ABILITIES.index(ability)
    row.exposure = entry.get("exposure", 0)
    row.own_attack = entry.get("own_attack", 0)
    row.encumbrance = entry.get("encumbrance", 0)
    row.items = entry.get("items", 0)
    row.arm = entry.get("arm") is not None
    row.leg = entry.get("leg") is not None or entry.get("foot") == "lost"
    row.eye = entry.get("eye") is not None
    row.dead = bool(entry.get("dead", False))
    row.poison_at_once = entry.get("poison_save") == "at-once"
    row.poison_later = entry.get("poison_save") == "later"
    row.surgeon_within = _die(entry.get("surgeon_within", ""))
    row.becomes = entry.get("otherwise", "")
    row.teeth = entry.get("teeth", 0)
    return row


def _injuries() -> dict[str, InjuryRow]:
    """All injuries by key."""
    rows: dict[str, InjuryRow] = {}
    for entry in _read("injuries.toml")["injury"]:
        for severity in ("minor", "permanent"):
            row = _injury(entry["place"], entry[severity])
            rows[row.key] = row
            _by_roll[(entry["place"], entry["entry"], severity)] = row
    return rows


def _spells() -> dict[str, Spell]:
    found: dict[str, Spell] = {}
    for key, entry in _read("spells.toml").items():
        spell = Spell(key)
        spell.klass = entry["class"]
        spell.range = entry["range"]
        spell.range_per_level = entry["range_per_level"]
        spell.targets = entry["targets"]
        spell.effect = entry["effect"]
        spell.die = entry.get("die", 0)
        spell.dice = entry.get("dice", 0)
        spell.dice_per_level = entry.get("dice_per_level", 0)
        spell.plus_per_level = entry.get("plus_per_level", 0)
        spell.divisible_from = entry.get("divisible_from_level", 0)
        spell.highest_hd = entry.get("highest_hd", 0)
        spell.words = list(entry.get("words", []))
        spell.save_above_hd = entry.get("save_above_hd", 0)
        spell.save_from_intelligence = entry.get("save_from_int", 0)
        found[key] = spell
    return found


_by_roll: dict[tuple[str, int, str], InjuryRow] = {}

INJURIES: Final = _injuries()
SPELLS: Final = _spells()


def days_of(term: str) -> tuple[int, int]:
    """Die and days for each of its points in a term such as `d4-weeks`; 0 for what has no end."""
    return _die(term), 7 if term.endswith("-weeks") else 1


def injury_for(place: str, entry: int, severity: str) -> InjuryRow:
    """The injury that the dice name."""
    return _by_roll[(place, entry, severity)]
