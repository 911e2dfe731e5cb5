"""Traits, skills and spells: what the book knows, and what it does not, by name."""

import re
from typing import Any

from fechtbuch.books.complaints import Phrase
from fechtbuch.books.fighters import slugify
from fechtbuch.books.gurps.sheets.gcs.source import (
    bonus,
    container,
    entries,
    level_of,
    modifiers,
    named,
    number,
    table,
    text,
    whole,
)
from fechtbuch.books.gurps.sheets.sheet import SKILLS

_FLAGS = {
    "combat reflexes": "combat_reflexes",
    "enhanced time sense": "combat_reflexes",
    "ambidexterity": "ambidexterity",
    "high pain threshold": "high_pain_threshold",
    "low pain threshold": "low_pain_threshold",
    "peripheral vision": "peripheral_vision",
    "trained by a master": "trained_by_a_master",
}
_LEVELS = {
    "hard to kill": ("hard_to_kill", 10),
    "hard to subdue": ("hard_to_subdue", 10),
    "extra attack": ("extra_attack", 5),
}
_TAKEN = (
    *("natural attacks", "enhanced dodge", "enhanced parry", "enhanced block", "striking st"),
    *("lifting st", "damage resistance", "weapon master", "size modifier", "fit", "very fit"),
)
"""Traits whose whole effect is in the numbers that the file has reckoned."""

_ATTRIBUTES = re.compile(
    r"(increased|decreased|extra|fewer|secondary characteristic|reduced) .*|.*\b(st|dx|iq|ht|hp|fp)"
    r"\s*[+-]\d+"
)

_ALIASES = {
    "guns-submachine-gun": "guns-smg",
    "guns-light-machine-gun": "guns-lmg",
    "thrown-weapon-axe-mace": "thrown-weapon-axe",
    "fast-draw-two-handed-sword": "fast-draw-sword",
    "shield-shield": "shield",
    "shield-buckler": "shield",
    "shield-force": "shield",
}


def skill_key(name: str, special: str = "") -> str:
    """A skill of the file as the book calls it; empty if the book has none of that name."""
    name = re.sub(r"/tl\d*\^?", "", name, flags=re.IGNORECASE)
    for candidate in (slugify(f"{name} {special}"), slugify(name)):
        key = _ALIASES.get(candidate, candidate)
        if key in SKILLS:
            return key
    return ""


class Character:
    """What a file's traits and skills come to here."""

    def __init__(self, data: dict[str, Any], encumbrance: int) -> None:
        self.traits: dict[str, Any] = {}
        self.skills: dict[str, int] = {}
        self.unused: list[str] = []
        self.unused_skills: list[str] = []
        self.masters: list[str] = []
        """Of what the file makes a weapon master; `""` is every weapon."""
        self.eyes_lost = 0
        self.remarks: list[Phrase] = []
        self.sm = whole(table(data, "profile").get("SM"))
        for entry in entries(data, "traits"):
            if not container(entry) or entry.get("features") or entry.get("modifiers"):
                self._trait(entry)
        for entry in entries(data, "equipment"):
            if entry.get("equipped") is True:
                self.sm += int(bonus(entry, "sm"))
        for entry in entries(data, "skills"):
            if not container(entry):
                self._skill(entry, encumbrance)
        if self.traits.get("high_pain_threshold") and self.traits.get("low_pain_threshold"):
            del self.traits["low_pain_threshold"]
            self.unused.append("Low Pain Threshold")
        self.spells = [named(each) for each in entries(data, "spells") if not container(each)]

    def _trait(self, entry: dict[str, Any]) -> None:
        name = named(entry)
        plain = re.sub(r"\s*\(.*", "", name).strip().lower()
        size = bonus(entry, "sm")
        self.sm += int(size)
        if plain in _FLAGS:
            self.traits[_FLAGS[plain]] = True
        elif plain in _LEVELS:
            field, most = _LEVELS[plain]
            level = max(1, int(level_of(entry))) + self.traits.get(field, 0)
            self.traits[field] = min(most, level)
            if field == "extra_attack":
                kinds = [text(each.get("name")).lower() for each in modifiers(entry)]
                self.traits["multi_strike"] = "multi-strike" in kinds
        elif plain == "weapon master":
            special = re.search(r"\((.*)\)", name)
            said = (
                [special[1]] if special else [text(each.get("name")) for each in modifiers(entry)]
            )
            self.masters.append(", ".join(said).lower())
        elif plain == "one eye":
            self.eyes_lost = 1
        elif plain in ("blindness", "no eyes"):
            self.eyes_lost = 2
        elif plain in ("extra arms", "extra legs"):
            what = "arms" if plain == "extra arms" else "legs"
            self.remarks.append(Phrase("import-extra-limbs", name=name, what=what))
        elif not (
            container(entry)
            or size
            or entry.get("weapons")
            or plain in _TAKEN
            or _ATTRIBUTES.fullmatch(plain)
        ):
            self.unused.append(name)

    def _skill(self, entry: dict[str, Any], encumbrance: int) -> None:
        name, special = text(entry.get("name")), text(entry.get("specialization"))
        level = number(table(entry, "calc").get("level"))
        key = skill_key(name, special)
        if not key or level is None or level < 1:
            self.unused_skills.append(named(entry))
            return
        # The file's level is what the load leaves of it; ours is lowered in the fight.
        level += encumbrance * whole(entry.get("encumbrance_penalty_multiplier"))
        self.skills[key] = max(self.skills.get(key, 0), min(99, int(level)))
