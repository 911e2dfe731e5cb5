"""Weapons, shields and natural attacks of the file, as things of somebody's own."""

from typing import Any

from fechtbuch.books.complaints import Phrase
from fechtbuch.books.fighters import slugify, unique
from fechtbuch.books.gurps.kinds.catalogue import KINDS
from fechtbuch.books.gurps.sheets.gcs.numbers import (
    COLUMNS,
    Damage,
    accuracy_of,
    damage_of,
    first_number,
    odd_columns,
    range_of,
    rate_of,
    reach_of,
    reckoned,
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
    own_weight,
    table,
    text,
    whole,
)
from fechtbuch.books.gurps.sheets.gcs.traits import skill_key

LIMBS = {"punch": "punch", "kick": "kick", "head butt": "head-butt", "headbutt": "head-butt"}
_KEYS = {"swung": "swing", "shoot": "shot", "thrown": "throw", "thrusted": "thrust"}
_AMMUNITION = ("arrow", "bolt", "bullet", "cartridge", "round", "shell", "ammo", "stone", "dart")
_MOST_MODES = 30
_MOST_ALIKE = 6
_MOST_THINGS = 80
_FAR = (0, 100)
"""Yards of whatever has a range that is not written in yards."""

Modes = list[tuple[dict[str, Any], dict[str, Any]]]
"""Ways of using a thing, each with the file's row that it comes from."""


class Armament:
    """Everything in the file that strikes, shoots or blocks."""

    def __init__(self, data: dict[str, Any], handless: bool, legless: bool) -> None:
        self.own: dict[str, dict[str, Any]] = {}
        self.limbs: dict[str, dict[str, Any]] = {}
        self.rows: list[tuple[str, str, str, dict[str, Any]]] = []
        """Name, key of the thing, key of the mode, and the file's row that it comes from."""
        self.blocks: list[tuple[str, str, dict[str, Any]]] = []
        """Name, key of the shield, and the file's row that says how it blocks."""
        self.shields: list[str] = []
        self.hands: list[str] = []
        """Keys of equipped things that are held, in the file's order."""
        self.stowed: list[str] = []
        self.unused: list[str] = []
        self.treated: list[str] = []
        self.fewer: list[tuple[str, int, int]] = []
        """Name, how many the file has, and how many come along."""
        self.asides: list[str] = []
        """What is written beside attacks and no rule reads."""
        self.worn: list[str] = []
        self.baggage: list[str] = []
        self.ammunition: dict[str, int] = {}
        self._bare: dict[str, tuple[str, dict[str, Any]]] = {}
        calc = table(data, "calc")
        self._thrust, self._swing = text(calc.get("thrust")), text(calc.get("swing"))
        self._st = next(
            (
                whole(table(each, "calc").get("value"))
                for each in listed(data, "attributes")
                if each.get("attr_id") == "st"
            ),
            10,
        )
        self.missing = {"punch": handless, "kick": legless}
        self.stored = [
            named(each)
            for each in entries(data, "other_equipment")
            if not container(each) or each.get("weapons") or own_weight(each) > 0
        ]
        for name in ("traits", "skills"):
            for entry in entries(data, name):
                self._natural(entry)
        for entry in entries(data, "equipment"):
            self._carried(entry)

    def _natural(self, entry: dict[str, Any]) -> None:
        """Teeth, claws, breath; an ordinary punch or kick belongs to the body."""
        modes: Modes = []
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
                self._bare[limb] = (named(entry), mode)
                self.rows.append((f"{named(entry)}: {usage}", "", limb, row))
            else:
                modes.append((mode, row))
        if modes:
            self._add(named(entry), {"natural": True}, modes)

    def damage(self, row: dict[str, Any]) -> Damage | None:
        """What a row does, with its dice; None for what is no damage in dice."""
        said = text(table(row, "calc").get("damage"))
        return damage_of(reckoned(said, self._thrust, self._swing))

    def arm_limb(self, limb: str) -> None:
        """Make a natural weapon of a limb, with its own parry."""
        del self.limbs[limb]
        name, mode = self._bare[limb]
        rows = [row for _, key, each, row in self.rows if not key and each == limb]
        self.rows = [each for each in self.rows if each[1] or each[2] != limb]
        self._add(name, {"natural": True}, [(mode, row) for row in rows])

    def _carried(self, entry: dict[str, Any]) -> None:
        name = named(entry)
        count = whole(entry.get("quantity"), 1)
        if count < 1:
            self.stored.append(name)
            return
        modes: Modes = []
        gloves: Modes = []
        db = 0
        for row in listed(entry, "weapons"):
            usage = text(row.get("usage")).lower()
            kept = gloves if usage in LIMBS and not text(row.get("strength")) else modes
            mode = self._mode(row, f"{name}: {text(row.get('usage'))}".rstrip(": "), kept)
            if mode is not None:
                kept.append((mode, row))
            if _blocks(row):
                db = max(db, int(max(bonus(entry, "block"), bonus(entry, "dodge"))), 0)
        blocks = [row for row in listed(entry, "weapons") if _blocks(row)]
        weight = own_weight(entry)
        if gloves:
            self._add(name, {"natural": True}, gloves)
        if modes or blocks:
            said: dict[str, Any] = {"weight": round(min(100_000.0, max(0.0, weight)), 4)}
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
            if blocks and key:
                self.shields.append(key)
                self.blocks.extend((name, key, row) for row in blocks[:1])
            equipped = entry.get("equipped") is True
            if key and count > _MOST_ALIKE:
                self.fewer.append((name, count, _MOST_ALIKE))
            for _ in range(min(count, _MOST_ALIKE) if key else 0):
                (self.hands if equipped else self.stowed).append(key)
                equipped = False
        elif not gloves and (not container(entry) or weight > 0 or _armour(entry)):
            self._baggage(entry, name, count)

    def _baggage(self, entry: dict[str, Any], name: str, count: int) -> None:
        lower = name.lower()
        if _armour(entry):
            (self.worn if entry.get("equipped") is True else self.baggage).append(name)
            return
        for word in _AMMUNITION:
            if word in lower and "quiver" not in lower:
                self.ammunition[name] = self.ammunition.get(name, 0) + count
                return
        self.baggage.append(name)

    def _add(self, name: str, said: dict[str, Any], modes: Modes) -> str:
        """Keep a thing; its key, empty if there are too many."""
        if len(self.own) >= _MOST_THINGS:
            self.baggage.append(name)
            return ""
        key = unique(slugify(name)[:50].strip("-"), [*KINDS, *self.own])
        self.own[key] = {
            "name": name[:120],
            **said,
            "modes": [mode for mode, _ in modes[:_MOST_MODES]],
        }
        for mode, row in modes[:_MOST_MODES]:
            self.rows.append((f"{name}: {mode['key']}", key, mode["key"], row))
        self.unused.extend(f"{name}: {mode['key']}" for mode, _ in modes[_MOST_MODES:])
        return key

    def _mode(self, row: dict[str, Any], name: str, others: Modes) -> dict[str, Any] | None:
        """A row of the weapon tables; None, told by name, for what is no attack in our sense."""
        name = name.rstrip(": ")
        calc = table(row, "calc")
        damage = self.damage(row)
        level = whole(calc.get("level"))
        if row.get("hide") is True or damage is None or level < 1:
            self.unused.append(name)
            return None
        if not damage.kind or damage.rest:
            self.treated.append(f"{name} ({text(calc.get('damage'))})")
        odd = odd_columns({column: _column(row, column) for column in COLUMNS})
        self.treated.extend(f"{name} ({said})" for said in odd)
        if text(row.get("usage_notes")):
            self.asides.append(f"{name} ({text(row.get('usage_notes'))})")
        usage = slugify(text(row.get("usage"))) if _latin(text(row.get("usage"))) else ""
        ranged = _ranged(row)
        key = _KEYS.get(usage, usage) or ("shot" if ranged else "strike")
        mode: dict[str, Any] = {
            "key": unique(key[:50].strip("-"), [each["key"] for each, _ in others]),
            "level": min(99, level),
            "damage": damage.rolled,
            "type": damage.kind or "cr",
            **strength_of(_column(row, "strength")),
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
            return self._shot(row, mode, name)
        reach = reach_of(_column(row, "reach"))
        if reach is None:
            self.treated.append(f"{name} ({text(row.get('reach')) or '—'})")
            reach = "C,1"
        mode["reach"] = reach
        return mode

    def _shot(self, row: dict[str, Any], mode: dict[str, Any], name: str) -> dict[str, Any]:
        yards = range_of(_column(row, "range"), self._st)
        if yards is None:
            self.treated.append(f"{name} ({_column(row, 'range') or '—'})")
            yards = _FAR
        mode["ranged"] = True
        mode["range"] = list(yards)
        mode.update(accuracy_of(_column(row, "accuracy")))
        mode.update(rate_of(_column(row, "rate_of_fire")))
        mode.update(shots_of(_column(row, "shots")))
        for column, field, low, high in (("bulk", "bulk", -20, 0), ("recoil", "rcl", 1, 30)):
            found = first_number(_column(row, column), low, high)
            if found is not None:
                mode[field] = found
        if mode.get("skill") == "bow":
            mode["bow"] = True
        if mode.get("skill", "").startswith("guns"):
            mode["firearm"] = True
        return mode


def _column(row: dict[str, Any], name: str) -> str:
    """A column of the weapon tables, as traits and gear have changed it."""
    return text(table(row, "calc").get(name)) or text(row.get(name))


def _blocks(row: dict[str, Any]) -> bool:
    return text(row.get("block")).lower() not in ("", "no", "-")


def _ranged(row: dict[str, Any]) -> bool:
    kind = text(row.get("type"))
    if kind in ("ranged_weapon", "melee_weapon"):
        return kind == "ranged_weapon"
    return "range" in row or "rate_of_fire" in row or "accuracy" in row


def _latin(usage: str) -> bool:
    return any(letter.isascii() and letter.isalnum() for letter in usage)


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


def _armour(entry: dict[str, Any]) -> bool:
    """Whether a thing protects somebody who wears it."""
    return any(
        feature.get("type") == "dr_bonus"
        for part in [entry, *modifiers(entry)]
        for feature in listed(part, "features")
    )


def told(armament: Armament) -> list[Phrase]:
    """By name: what is no attack here, what was simplified, what is only carried."""
    remarks = [
        Phrase("import-number", name=name, theirs=str(theirs), ours=str(ours))
        for name, theirs, ours in armament.fewer
    ]
    for key, names in (
        ("import-no-attack", armament.unused),
        ("import-asides", armament.asides),
        ("import-simplified", armament.treated),
        ("import-armour", armament.worn),
        ("import-baggage", armament.baggage),
        ("import-ammunition", [f"{name} ({n})" for name, n in armament.ammunition.items()]),
        ("import-not-carried", armament.stored),
    ):
        if names:
            remarks.append(Phrase(key, names=", ".join(names)))
    return remarks
