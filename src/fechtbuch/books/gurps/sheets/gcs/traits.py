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
    listed,
    modifiers,
    named,
    number,
    qualified,
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
    r"(increased|decreased|extra|fewer|secondary characteristic|reduced) "
    r"(st|dx|iq|ht|hp|fp|strength|dexterity|intelligence|health|will|per(ception)?"
    r"|(hit|fatigue) points|(basic )?(speed|move)|attributes?)\b.*"
    r"|.*\b(st|dx|iq|ht|hp|fp)\s*[+-]\d+"
)
_RECKONED = ("dr_bonus", "weapon_bonus", "attribute_bonus")
"""Kinds of features that are in the numbers of a file's weapons, armour and attributes."""
_ATTRIBUTE_IDS = (
    *("st", "dx", "iq", "ht", "hp", "fp", "will", "per", "basic_speed", "basic_move"),
    *("dodge", "parry", "block", "sm"),
)
_WHOLE = ("Extra Attack (Multi-Strike)",)
"""Traits of whose modifiers nothing is lost."""
_MORE_LIMBS = {"extra arm": "arms", "extra arms": "arms", "extra leg": "legs", "extra legs": "legs"}
_WITHOUT = {
    "no eyes": ("eye",),
    "no neck": ("neck",),
    "no vitals": ("vitals",),
    "no head": ("eye", "skull", "face"),
    "no legs": ("right-leg", "left-leg", "right-foot", "left-foot"),
}
"""Parts that nobody can strike at; whoever has no eyes to be struck still sees."""
_ONE_OF_TWO = {"one arm": ("left-arm", "left-hand"), "one hand": ("left-hand",)}
"""What is neither struck at nor used; that of the off hand, since a file does not say which."""
_HANDLESS = ("no fine manipulators", "no manipulators")

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
        self.in_numbers: list[str] = []
        """Traits whose effect is in the numbers that the file has reckoned."""
        self.modified: list[str] = []
        """Traits that are used without what their modifiers say."""
        self.handless = False
        self.lacks: list[str] = []
        """Parts that this body has not, whatever its plan."""
        self.crippled: list[str] = []
        """The limb that its owner fights without, by its first part."""
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
        self.spells = [name for each in entries(data, "spells") for name in _spell(each)]

    def _trait(self, entry: dict[str, Any]) -> None:
        name = named(entry)
        plain = re.sub(r"\s*\(.*", "", name).strip().lower()
        size = bonus(entry, "sm")
        self.sm += int(size)
        used = plain in _FLAGS or plain in _LEVELS or plain in ("weapon master", "one eye")
        whole_name = qualified(entry)
        if whole_name and (used or entry.get("weapons")) and whole_name not in _WHOLE:
            self.modified.append(whole_name)
        if plain in _FLAGS:
            self.traits[_FLAGS[plain]] = True
        elif plain in _LEVELS:
            field, most = _LEVELS[plain]
            level = max(1, int(level_of(entry))) + self.traits.get(field, 0)
            self.traits[field] = min(most, level)
            if level > most:
                told = Phrase("import-number", name=name, theirs=str(level), ours=str(most))
                self.remarks.append(told)
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
        elif plain == "blindness":
            self.eyes_lost = 2
        elif plain in _MORE_LIMBS:
            self.remarks.append(Phrase("import-extra-limbs", name=name, what=_MORE_LIMBS[plain]))
        elif plain in _WITHOUT:
            self.lacks.extend(_WITHOUT[plain])
            self.in_numbers.append(name)
        elif plain in _ONE_OF_TWO:
            self.lacks.extend(_ONE_OF_TWO[plain])
            self.crippled = [*_ONE_OF_TWO[plain][:1]]
            self.remarks.append(
                Phrase("import-one-limb", name=name, what=plain.removeprefix("one "))
            )
        elif plain == "injury tolerance" and _lacking(entry):
            self.lacks.extend(_lacking(entry))
            self.modified.append(whole_name)
        elif plain in _HANDLESS:
            self.handless = True
            self.in_numbers.append(name)
        elif entry.get("weapons"):
            return  # told with its attacks
        elif size or plain in _TAKEN or _ATTRIBUTES.fullmatch(plain) or _is_reckoned(entry):
            self.in_numbers.append(whole_name or name)
        elif not container(entry):
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
        if key in self.skills:  # two of one kind, such as of two tech levels: the better one counts
            self.unused_skills.append(f"{named(entry)} {int(min(level, self.skills[key]))}")
        self.skills[key] = max(self.skills.get(key, 0), min(99, int(level)))


def _lacking(entry: dict[str, Any]) -> list[str]:
    """The parts that the modifiers of an injury tolerance take away."""
    kinds = [text(each.get("name")).lower() for each in modifiers(entry)]
    return [part for kind in kinds for part in _WITHOUT.get(kind, ())]


def _is_reckoned(entry: dict[str, Any]) -> bool:
    """Whether what an entry does is in numbers that a fight here has from the file."""
    for part in [entry, *modifiers(entry)]:
        for feature in listed(part, "features"):
            kind = text(feature.get("type"))
            known = kind != "attribute_bonus" or feature.get("attribute") in _ATTRIBUTE_IDS
            if known and (kind in _RECKONED or kind.startswith("weapon_")):
                return True
    return False


def _spell(entry: dict[str, Any]) -> list[str]:
    """What a spell is called, and each of its attacks with what it does."""
    if container(entry):
        return []
    name = named(entry)
    rows = listed(entry, "weapons")
    said = [(text(row.get("usage")), text(table(row, "calc").get("damage"))) for row in rows]
    attacks = [" ".join(part for part in pair if part) for pair in said]
    return [f"{name} ({'; '.join(attacks)})" if any(attacks) else name]
