"""Weapons, shields and natural attacks of the file, as things of somebody's own."""

from typing import Any

from fechtbuch.books.complaints import Phrase
from fechtbuch.books.fighters import slugify, unique
from fechtbuch.books.gurps.kinds.catalogue import KINDS
from fechtbuch.books.gurps.sheets.gcs.numbers import (
    accuracy_of,
    damage_of,
    first_number,
    range_of,
    rate_of,
    reach_of,
    shots_of,
    strength_of,
)
from fechtbuch.books.gurps.sheets.gcs.source import (
    bonus,
    container,
    entries,
    listed,
    modifiers,
    named,
    pounds,
    table,
    text,
    whole,
)
from fechtbuch.books.gurps.sheets.gcs.traits import skill_key

LIMBS = {"punch": "punch", "kick": "kick", "head butt": "head-butt", "headbutt": "head-butt"}
_KEYS = {"swung": "swing", "shoot": "shot", "thrown": "throw", "thrusted": "thrust"}
_AMMUNITION = ("arrow", "bolt", "bullet", "cartridge", "round", "shell", "ammo", "stone", "dart")
_MOST_MODES = 30


class Armament:
    """Everything in the file that strikes, shoots or blocks."""

    def __init__(self, data: dict[str, Any], handless: bool, legless: bool) -> None:
        self.own: dict[str, dict[str, Any]] = {}
        self.limbs: dict[str, dict[str, Any]] = {}
        self.rows: list[tuple[str, str, str, dict[str, Any]]] = []
        """Name, key of the thing, key of the mode, and the file's row that it comes from."""
        self.shields: list[str] = []
        self.hands: list[str] = []
        """Keys of equipped things that are held, in the file's order."""
        self.stowed: list[str] = []
        self.unused: list[str] = []
        self.treated: list[str] = []
        self.worn: list[str] = []
        self.baggage: list[str] = []
        self.ammunition: dict[str, int] = {}
        self.missing = {"punch": handless, "kick": legless}
        for name in ("traits", "skills"):
            for entry in entries(data, name):
                self._natural(entry)
        for entry in entries(data, "equipment"):
            self._carried(entry)
        self.stored = [
            named(each) for each in entries(data, "other_equipment") if not container(each)
        ]

    def _natural(self, entry: dict[str, Any]) -> None:
        """Teeth, claws, breath; an ordinary punch or kick belongs to the body."""
        modes: list[tuple[dict[str, Any], dict[str, Any]]] = []
        for row in listed(entry, "weapons"):
            usage = text(row.get("usage")).lower()
            mode = self._mode(row, f"{named(entry)}: {text(row.get('usage'))}", modes)
            if mode is None:
                continue
            limb = LIMBS.get(usage, "")
            plain = mode["type"] == "cr" and mode.get("divisor", 1) == 1 and not mode.get("ranged")
            there = not self.missing.get(limb, False) and limb not in self.limbs
            if limb and plain and there:
                self.limbs[limb] = {"level": mode["level"], "damage": mode["damage"]}
                self.rows.append((f"{named(entry)}: {usage}", "", limb, row))
            else:
                modes.append((mode, row))
        if modes:
            self._add(named(entry), {"natural": True}, modes)

    def _carried(self, entry: dict[str, Any]) -> None:
        name = named(entry)
        count = whole(entry.get("quantity"), 1)
        if count < 1:
            self.unused.append(name)
            return
        modes: list[tuple[dict[str, Any], dict[str, Any]]] = []
        gloves: list[tuple[dict[str, Any], dict[str, Any]]] = []
        db = 0
        for row in listed(entry, "weapons"):
            usage = text(row.get("usage")).lower()
            kept = gloves if usage in LIMBS and not text(row.get("strength")) else modes
            mode = self._mode(row, f"{name}: {text(row.get('usage'))}".rstrip(": "), kept)
            if mode is not None:
                kept.append((mode, row))
            if text(row.get("block")) not in ("", "No"):
                db = max(db, int(max(bonus(entry, "block"), bonus(entry, "dodge"))), 0)
        blocks = any(text(row.get("block")) not in ("", "No") for row in listed(entry, "weapons"))
        weight = pounds(table(entry, "calc").get("weight") or entry.get("base_weight"))
        if gloves:
            self._add(name, {"natural": True}, gloves)
        if modes:
            said: dict[str, Any] = {"weight": round(weight, 4)}
            cuts = [mode["type"] in ("cut", "imp") for mode, _ in modes]
            if any(cuts):
                said["edged"] = True
            if weight <= 1 and not blocks:
                said["size"] = "knife"
            elif any(mode.get("hands") == 2 for mode, _ in modes):
                said["size"] = "large"
            if blocks:
                said["shield"] = {"db": min(10, db)}
                if "cloak" in name.lower():
                    said["shield"]["cloak"] = True
            key = self._add(name, said, modes)
            if blocks:
                self.shields.append(key)
            equipped = entry.get("equipped") is True
            for _ in range(min(count, 6)):
                (self.hands if equipped else self.stowed).append(key)
                equipped = False
        elif not gloves and not container(entry):
            self._baggage(entry, name, count)

    def _baggage(self, entry: dict[str, Any], name: str, count: int) -> None:
        lower = name.lower()
        features = [
            feature
            for part in [entry, *modifiers(entry)]
            for feature in listed(part, "features")
            if feature.get("type") == "dr_bonus"
        ]
        if features:
            (self.worn if entry.get("equipped") is True else self.baggage).append(name)
            return
        for word in _AMMUNITION:
            if word in lower and "quiver" not in lower:
                self.ammunition[name] = self.ammunition.get(name, 0) + count
                return
        self.baggage.append(name)

    def _add(
        self, name: str, said: dict[str, Any], modes: list[tuple[dict[str, Any], dict[str, Any]]]
    ) -> str:
        key = unique(slugify(name)[:50].strip("-"), [*KINDS, *self.own])
        self.own[key] = {
            "name": name[:120],
            **said,
            "modes": [mode for mode, _ in modes[:_MOST_MODES]],
        }
        for mode, row in modes[:_MOST_MODES]:
            self.rows.append((f"{name}: {mode['key']}", key, mode["key"], row))
        return key

    def _mode(
        self, row: dict[str, Any], name: str, others: list[tuple[dict[str, Any], dict[str, Any]]]
    ) -> dict[str, Any] | None:
        """A row of the weapon tables; None, told by name, for what is no attack in our sense."""
        name = name.rstrip(": ")
        calc = table(row, "calc")
        damage = damage_of(text(calc.get("damage")))
        level = whole(calc.get("level"))
        if row.get("hide") is True or damage is None or level < 1:
            self.unused.append(name)
            return None
        if not damage.kind or damage.rest:
            self.treated.append(f"{name} ({text(calc.get('damage'))})")
        usage = slugify(text(row.get("usage"))) if text(row.get("usage")) else ""
        ranged = "range" in row or "rate_of_fire" in row or "accuracy" in row
        key = _KEYS.get(usage, usage) or ("shot" if ranged else "strike")
        mode: dict[str, Any] = {
            "key": unique(key[:50].strip("-"), [each["key"] for each, _ in others]),
            "level": min(99, level),
            "damage": damage.rolled,
            "type": damage.kind or "cr",
            **strength_of(text(row.get("strength"))),
        }
        if damage.divisor != 1:
            mode["divisor"] = damage.divisor
        skill, special = _skill(row)
        if skill_key(skill, special):
            mode["skill"] = skill_key(skill, special)
        base = text(table(row, "damage").get("st"))
        if base in ("thr", "sw"):
            mode["base"] = base
            adds = first_number(text(table(row, "damage").get("base")) or "0", -99, 99)
            mode["adds"] = adds or 0
        if ranged:
            return self._shot(row, calc, mode, name)
        reach = reach_of(text(calc.get("reach")) or text(row.get("reach")))
        if reach is None:
            self.treated.append(f"{name} ({text(row.get('reach')) or '—'})")
            reach = "C,1"
        mode["reach"] = reach
        return mode

    def _shot(
        self, row: dict[str, Any], calc: dict[str, Any], mode: dict[str, Any], name: str
    ) -> dict[str, Any] | None:
        yards = range_of(text(calc.get("range")) or text(row.get("range")))
        if yards is None:
            self.unused.append(name)
            return None
        mode["ranged"] = True
        mode["range"] = list(yards)
        mode.update(accuracy_of(text(row.get("accuracy"))))
        mode.update(rate_of(text(row.get("rate_of_fire"))))
        mode.update(shots_of(text(row.get("shots"))))
        for column, field, low, high in (("bulk", "bulk", -20, 0), ("recoil", "rcl", 1, 30)):
            found = first_number(text(row.get(column)), low, high)
            if found is not None:
                mode[field] = found
        if mode.get("skill") == "bow":
            mode["bow"] = True
        if mode.get("skill", "").startswith("guns"):
            mode["firearm"] = True
        return mode


def _skill(row: dict[str, Any]) -> tuple[str, str]:
    """The skill that a row is for: the first of its defaults without a penalty."""
    found = ("", "")
    for default in listed(row, "defaults"):
        if default.get("type") == "skill":
            each = (text(default.get("name")), text(default.get("specialization")))
            if not whole(default.get("modifier")):
                return each
            if found == ("", ""):
                found = each
    return found


def told(armament: Armament) -> list[Phrase]:
    """By name: what is no attack here, what was simplified, what is only carried."""
    remarks: list[Phrase] = []
    for key, names in (
        ("import-no-attack", armament.unused),
        ("import-simplified", armament.treated),
        ("import-armour", armament.worn),
        ("import-baggage", armament.baggage),
        ("import-ammunition", [f"{name} ({n})" for name, n in armament.ammunition.items()]),
        ("import-not-carried", armament.stored),
    ):
        if names:
            remarks.append(Phrase(key, names=", ".join(names)))
    return remarks
