"""From a file of that program to a fighter file of ours, with everything told that is lost."""

import math
from pathlib import PurePath
from typing import Any

from pydantic import ValidationError

from fechtbuch.books.complaints import Phrase
from fechtbuch.books.gurps.kinds.arms import Kind
from fechtbuch.books.gurps.sheets.gcs.agreement import figures_of
from fechtbuch.books.gurps.sheets.gcs.body import Body
from fechtbuch.books.gurps.sheets.gcs.fitting import (
    needed_block,
    needed_dodge,
    needed_parry,
    other_blocks,
    other_limbs,
)
from fechtbuch.books.gurps.sheets.gcs.numbers import defence_of
from fechtbuch.books.gurps.sheets.gcs.source import (
    carried_weight,
    entries,
    listed,
    number,
    opened,
    paragraph,
    pounds,
    table,
    text,
    whole,
)
from fechtbuch.books.gurps.sheets.gcs.traits import Character
from fechtbuch.books.gurps.sheets.gcs.trial import Trial
from fechtbuch.books.gurps.sheets.gcs.weapons import Armament, told
from fechtbuch.books.gurps.sheets.own import OwnThing, own_kind
from fechtbuch.books.gurps.sheets.sheet import FighterSheet, Kit, grip_of
from fechtbuch.books.imports import Imported, NotImported
from fechtbuch.books.naming import FEMALE, MALE

SUFFIX = ".gcs"
LEFT = 2
"""The bit of the left hand."""
_MOST_HELD = 3
_MOST_CARRIED = 80
_HEAVIEST = 1_000_000.0
_LONGEST = 20_000
_LIMITS = {
    "st": (1, 1000),
    "dx": (1, 50),
    "iq": (1, 50),
    "ht": (1, 50),
    "will": (1, 50),
    "per": (1, 50),
    "hp": (1, 10_000),
    "fp": (1, 1000),
}


def read_gcs(content: bytes, name: str) -> Imported:
    """A fighter out of a file; `NotImported` if it is none."""
    data = opened(content)
    try:
        found = _Reader(data, name).imported()
        if found.sheet.keys() & {"hp_left", "fp_left"} and _differing(found):
            # Whether wounds have halved the file's numbers cannot be told but by trying.
            other = _Reader(data, name, unhurt=True).imported()
            found = min((found, other), key=_differing)
        return found
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise NotImported(
            Phrase("problem-gcs-odd", field=where, reason=first["msg"]), Phrase("remedy-gcs-odd")
        ) from None


def _differing(found: Imported) -> int:
    """How many of a file's numbers are others here."""
    return sum(not figure.agrees for figure in found.figures)


class _Reader:
    """Puts the parts together."""

    def __init__(self, data: dict[str, Any], name: str, unhurt: bool = False) -> None:
        self.data = data
        self.unhurt = unhurt
        """Whether the file's Move and Dodge are taken for those of somebody whole in any case."""
        self.calc = table(data, "calc")
        profile = table(data, "profile")
        self.name = (text(profile.get("name")) or PurePath(name).stem or "?")[:80]
        self.gender = _gender(text(profile.get("gender")))
        self.values = {
            text(each.get("attr_id")): table(each, "calc") for each in listed(data, "attributes")
        }
        self.weight = min(
            _HEAVIEST, sum(carried_weight(each) for each in listed(data, "equipment"))
        )
        self.lift = max(0.0, min(_HEAVIEST, pounds(self.calc.get("basic_lift"))))
        self.level = encumbrance(self.weight, self.lift)
        self.body = Body(data)
        self.character = Character(data, self.level)
        self.remarks: list[Phrase] = []
        self.hurt = False
        """Whether the file's Move and Dodge are halved by wounds or fatigue."""
        held = any(each.get("weapons") for each in entries(data, "equipment"))
        self.body.lack(self.character.lacks)
        self.body.hold(not held and (self.body.handless or self.character.handless))
        legless = "right-leg" in self.body.lacks
        self.armament = Armament(data, self.body.handless, legless)

    def imported(self) -> Imported:
        """The sheet, the remarks and the figures."""
        sheet = self._sheet()
        self._limbs(sheet)
        self._parries(sheet)
        self._dodge_and_block(sheet)
        checked = self._on_trial(sheet)
        self._tell()
        figures = figures_of(checked, self.data, self.armament, self.body)
        return Imported(self.name, {"book": "gurps", **sheet}, self.remarks, figures)

    def _sheet(self) -> dict[str, Any]:
        character = self.character
        sheet: dict[str, Any] = {"name": self.name}
        for key, (low, high) in _LIMITS.items():
            found = number(self.values.get(key, {}).get("value"))
            if found is not None:
                sheet[key] = self._within(key.upper(), int(found // 1), low, high)
        for pool in ("hp", "fp"):
            left = number(self.values.get(pool, {}).get("current"))
            if left is not None and pool in sheet and int(left) < sheet[pool]:
                least = -900 if pool == "fp" else -50_000
                sheet[f"{pool}_left"] = self._within(pool.upper(), int(left), least, 10_000)
        speed = number(self.values.get("basic_speed", {}).get("value"))
        if speed is not None:
            quarters = max(1, min(200, round(4 * speed)))
            sheet["speed"] = quarters / 4
            if quarters != 4 * speed:
                self._changed("Basic Speed", f"{speed:g}", f"{quarters / 4:g}")
        moves = self.calc.get("move")
        if isinstance(moves, list) and moves:
            sheet["move"] = self._within("Move", self._unhurt_move(moves[0], sheet), 0, 100)
        if text(self.calc.get("basic_lift")):
            sheet["lift"] = round(self.lift, 2)
        if character.sm:
            sheet["sm"] = self._within("SM", character.sm, -15, 15)
        if self.gender:
            sheet["gender"] = self.gender
        if self.gender == FEMALE:
            sheet["male"] = False
        for name, value in self._bonuses().items():
            if value:
                sheet[name] = self._within(name.replace("_", " "), value, -20, 30)
        if character.skills:
            sheet["skills"] = character.skills
        if self.body.lacks:
            sheet["lacks"] = self.body.lacks
        if self.body.handless:
            sheet["handless"] = True
        if character.crippled and not self.body.handless:
            sheet["crippled"] = character.crippled
        if character.eyes_lost:
            sheet["eyes_lost"] = character.eyes_lost
        notes = [
            paragraph(each.get("markdown") or each.get("text"))
            for each in entries(self.data, "notes")
        ]
        if any(notes):
            sheet["notes"] = self._shortened("\n".join(note for note in notes if note))
        self._arm(sheet)
        if character.traits or character.masters:
            sheet["traits"] = {**character.traits, **self._mastery()}
        protection = self.body.protection()
        if protection:
            sheet["protection"] = protection
        return sheet

    def _within(self, name: str, value: int, low: int, high: int) -> int:
        kept = max(low, min(high, value))
        if kept != value:
            self._changed(name, str(value), str(kept))
        return kept

    def _changed(self, name: str, theirs: str, ours: str) -> None:
        self.remarks.append(Phrase("import-number", name=name, theirs=theirs, ours=ours))

    def _unhurt_move(self, first: object, sheet: dict[str, Any]) -> int:
        """Move as it is before wounds and fatigue halve it, which the fight does itself."""
        full = number(self.values.get("basic_move", {}).get("value"))
        low = any(
            f"{pool}_left" in sheet and 3 * sheet[f"{pool}_left"] < sheet[pool]
            for pool in ("hp", "fp")
        )
        halves = [] if full is None else [math.ceil(full / 2), math.ceil(full / 4)]
        self.hurt = not self.unhurt and low and whole(first) != full and whole(first) in halves
        return whole(full if self.hurt else first)

    def _on_trial(self, sheet: dict[str, Any]) -> FighterSheet:
        """The checked sheet, hurt where the file's numbers are those of somebody hurt."""
        checked = FighterSheet.model_validate(sheet)
        left: dict[str, int | None] = {"hp_left": None, "fp_left": None}
        if self.hurt:  # but nobody is dead on trial
            left = {key: max(1, sheet[key]) if key in sheet else None for key in left}
        # Nor is a weapon measured in the hand that is not there.
        return checked.model_copy(update={**left, "crippled": []})

    def _shortened(self, notes: str) -> str:
        if len(notes) > _LONGEST:
            self._changed("Notes", str(len(notes)), str(_LONGEST))
        return notes[:_LONGEST]

    def _bonuses(self) -> dict[str, int]:
        """What the file adds to defences beyond Combat Reflexes and the shield on the arm."""
        known = 1 if self.character.traits.get("combat_reflexes") else 0
        equipped = [key for key in self.armament.shields if key in self.armament.hands]
        if equipped:
            known += max(self.armament.own[key]["shield"]["db"] for key in equipped)
        return {
            f"{name}_bonus": whole(self.calc.get(f"{name}_bonus")) - known
            for name in ("dodge", "parry", "block")
        }

    def _arm(self, sheet: dict[str, Any]) -> None:
        """What is held, what hangs at the belt, and how heavy the rest is."""
        armament = self.armament
        for bash in [mode for key in armament.shields[:1] for mode in armament.own[key]["modes"]][
            :1
        ]:
            sheet.setdefault("skills", {})["shield"] = bash["level"]
        held: list[str] = []
        taken = LEFT if "crippled" in sheet else 0
        belt = list(armament.stowed)
        kinds = {key: _kind(key, said) for key, said in armament.own.items()}
        for key in self._best_first(armament.hands):
            grip = grip_of(Kit(item=key), kinds[key], taken, False)
            if grip and not grip & taken and len(held) < _MOST_HELD and self._useful(key, held):
                held.append(key)
                taken |= grip
            else:
                belt.append(key)
        if len(belt) > _MOST_CARRIED:
            dropped = [armament.own[key]["name"] for key in belt[_MOST_CARRIED:]]
            self.remarks.append(Phrase("import-baggage", names=", ".join(dropped)))
            belt = belt[:_MOST_CARRIED]
        spare = self._within("Shots", sum(armament.ammunition.values()), 0, 1000)
        for place, keys in (("hands", held), ("belt", belt)):
            if keys:
                sheet[place] = [_kit(key, kinds[key], spare) for key in keys]
        if armament.limbs:
            sheet["limbs"] = armament.limbs
        if armament.own:
            sheet["own"] = armament.own
        things = sum(armament.own[key].get("weight", 0.0) for key in [*held, *belt])
        sheet["baggage"] = round(max(0.0, self.weight - things), 2)

    def _best_first(self, keys: list[str]) -> list[str]:
        """The weapon with the highest level first, then a shield, then the others."""

        def worth(key: str) -> tuple[bool, int]:
            said = self.armament.own[key]
            return "shield" in said, -max((mode["level"] for mode in said["modes"]), default=0)

        ordered = sorted(keys, key=worth)
        shields = [key for key in ordered if key in self.armament.shields]
        weapons = [key for key in ordered if key not in shields]
        if shields:
            single = [key for key in weapons if _one_handed(self.armament.own[key])]
            weapons = [*single, *[key for key in weapons if key not in single]]
        return [*weapons[:1], *shields, *weapons[1:]]

    def _useful(self, key: str, held: list[str]) -> bool:
        """One weapon and one shield, no more: the others are drawn when they are wanted."""
        shield = key in self.armament.shields
        return not any((each in self.armament.shields) == shield for each in held)

    def _mastery(self) -> dict[str, Any]:
        """The weapons that a Weapon Master's words name; all of them if they name none."""
        masters = self.character.masters
        if not masters:
            return {}
        own = [key for key, said in self.armament.own.items() if not said.get("natural")]
        spoken = " ".join(masters)
        found = [
            key
            for key in own
            if any(
                word in spoken
                for word in [self.armament.own[key]["name"].lower(), *self._skills_of(key)]
            )
        ]
        return {"weapon_master": found or own}

    def _skills_of(self, key: str) -> list[str]:
        modes = self.armament.own[key]["modes"]
        return [mode["skill"].replace("-", " ") for mode in modes if mode.get("skill")]

    def _limbs(self, sheet: dict[str, Any]) -> None:
        """A fist that parries otherwise than bare hands do is a weapon of its own."""
        checked = self._on_trial(sheet)
        for limb in other_limbs(checked, self.armament):
            self.armament.arm_limb(limb)
        for name, said in (("limbs", self.armament.limbs), ("own", self.armament.own)):
            sheet.pop(name, None)
            if said:
                sheet[name] = said

    def _dodge_and_block(self, sheet: dict[str, Any]) -> None:
        """Bonuses that the file's own lists do not explain, so that its numbers hold."""
        more = needed_dodge(self._on_trial(sheet), self.armament, self.calc)
        if more:
            sheet["dodge_bonus"] = max(-20, min(30, sheet.get("dodge_bonus", 0) + more))
        for skill, change in needed_block(self._on_trial(sheet), self.armament).items():
            if change:
                skills = sheet.setdefault("skills", {})
                level = skills.get(skill, sheet.get("dx", 10) - 4)
                skills[skill] = max(1, min(99, level + 2 * change))
        for key, change in other_blocks(self._on_trial(sheet), self.armament).items():
            if change:
                self.armament.own[key]["shield"]["block"] = max(-99, min(99, change))

    def _parries(self, sheet: dict[str, Any]) -> None:
        """Give every weapon the modifier with which it parries as the file says."""
        for _, key, mode_key, row in self.armament.rows:
            said = text(table(row, "calc").get("parry")).upper()
            if key and defence_of(said) is not None:
                flag = "F" if "F" in said else "U" if "U" in said else ""
                self._mode(key, mode_key)["parry"] = f"0{flag}"
        trial = Trial(self._on_trial(sheet), self.armament)
        for _, key, mode_key, _ in self.armament.rows:
            pair = trial.form(key, mode_key) if key else None
            if pair is not None and pair[1].encumbered:  # the load is taken off again in the fight
                mode = self._mode(key, mode_key)
                mode["level"] = min(99, mode["level"] + trial.level)
        for key, mode_key, parry in needed_parry(self._on_trial(sheet), self.armament):
            mode = self._mode(key, mode_key)
            mode["parry"] = f"{max(-99, min(99, parry))}{mode['parry'].lstrip('0')}"

    def _mode(self, key: str, mode_key: str) -> dict[str, Any]:
        modes: list[dict[str, Any]] = self.armament.own[key]["modes"]
        return next(mode for mode in modes if mode["key"] == mode_key)

    def _tell(self) -> None:
        """Everything that has no place in a fight of this book, by name."""
        if not self.calc:
            self.remarks.append(Phrase("import-no-calc"))
        self.remarks.extend(self.character.remarks)
        self.remarks.extend(self.body.remarks)
        for key, names in (
            ("import-in-numbers", self.character.in_numbers),
            ("import-modified", self.character.modified),
            ("import-unused-traits", self.character.unused),
            ("import-unused-skills", self.character.unused_skills),
            ("import-unused-spells", self.character.spells),
        ):
            if names:
                self.remarks.append(Phrase(key, names=", ".join(names)))
        self.remarks.extend(told(self.armament))


def _gender(said: str) -> str:
    """What a sheet writes of somebody's gender, in the languages that people write it in."""
    word = said.strip().lower()
    if word.startswith(("f", "w", "k")):  # female, weiblich, kobieta
        return FEMALE
    return MALE if word.startswith(("m", "h")) else ""  # male, masculin, mężczyzna, homme


def encumbrance(weight: float, lift: float) -> int:
    """The level of a load, as the book reckons it."""
    for level, times in ((4, 6), (3, 3), (2, 2), (1, 1)):
        if weight > times * lift:
            return level
    return 0


def _one_handed(said: dict[str, Any]) -> bool:
    return any(mode.get("hands", 1) == 1 and not mode.get("thrown") for mode in said["modes"])


def _kind(key: str, said: dict[str, Any]) -> Kind:
    return own_kind(key, OwnThing.model_validate(said))


def _kit(key: str, kind: Kind, spare: int) -> dict[str, Any] | str:
    return {"item": key, "spare": spare} if kind.shoots and spare else key
