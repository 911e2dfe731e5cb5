"""What an import neither uses nor names: there must be nothing."""

from typing import Any

from fechtbuch.books.complaints import Phrase
from fechtbuch.books.gurps.sheets.gcs.source import named, text
from fechtbuch.books.gurps.sheets.gcs.traits import skill_key
from fechtbuch.books.imports import Imported
from tests.gurps.sheets.twisted import leaves

_USED = {
    "combat reflexes": "combat_reflexes",
    "enhanced time sense": "combat_reflexes",
    "ambidexterity": "ambidexterity",
    "high pain threshold": "high_pain_threshold",
    "low pain threshold": "low_pain_threshold",
    "peripheral vision": "peripheral_vision",
    "trained by a master": "trained_by_a_master",
    "hard to kill": "hard_to_kill",
    "hard to subdue": "hard_to_subdue",
    "extra attack": "extra_attack",
    "weapon master": "weapon_master",
}
"""Traits by which something is said on the sheet."""

_EYES = ("one eye", "blindness")


def unsaid(data: dict[str, Any], found: Imported) -> list[str]:
    """Names of the file that are neither on the sheet nor in what was told."""
    told = " ".join(_words(one) for one in found.remarks)
    sheet = found.sheet
    own = [thing["name"] for thing in sheet.get("own", {}).values()]
    rows = {figure.of for figure in found.figures}
    missing: list[str] = []
    for trait in leaves(data, "traits"):
        name = named(trait)
        plain = name.partition(" (")[0].lower()
        used = sheet.get("traits", {}).get(_USED.get(plain, "")) or (
            plain in _EYES and sheet.get("eyes_lost")
        )
        limb = any(of.startswith(f"{name}: ") for of in rows)
        if name and not (used or limb or name in told or name[:120] in own):
            missing.append(f"trait {name}")
    for skill in leaves(data, "skills"):
        key = skill_key(text(skill.get("name")), text(skill.get("specialization")))
        if named(skill) not in told and key not in sheet.get("skills", {}):
            missing.append(f"skill {named(skill)}")
    missing.extend(
        f"spell {named(spell)}" for spell in leaves(data, "spells") if named(spell) not in told
    )
    for where in ("equipment", "other_equipment"):
        for thing in leaves(data, where):
            if named(thing)[:120] not in own and named(thing) not in told:
                missing.append(f"thing {named(thing)}")
    return missing + _rows_unsaid(data, told, rows)


def _rows_unsaid(data: dict[str, Any], told: str, rows: set[str]) -> list[str]:
    """Attacks and remarks beside them."""
    missing: list[str] = []
    for where in ("traits", "equipment"):
        for thing in leaves(data, where):
            name = named(thing)
            attacks = thing.get("weapons") or []
            compared = sum(of.startswith((f"{name}: ", name)) for of in rows)
            if attacks and not compared and name not in told:
                missing.append(f"attacks of {name}")
            for attack in attacks:
                note = text(attack.get("usage_notes"))
                read = f"{name}: {text(attack.get('usage'))}".rstrip(": ") in told
                if note and note not in told and not read:
                    missing.append(f"note {note}")
    return missing


def _words(phrase: Phrase) -> str:
    said: list[str] = []
    for part in phrase.parts.values():
        if isinstance(part, tuple):
            said.extend(_words(one) for one in part)
        else:
            said.append(_words(part) if isinstance(part, Phrase) else str(part))
    return " ".join(said)
