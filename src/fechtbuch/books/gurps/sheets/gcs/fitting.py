"""What a sheet must say so that its fighter comes to the numbers of the file."""

from typing import TYPE_CHECKING, Any

from fechtbuch.books.gurps.sheets.gcs.numbers import defence_of
from fechtbuch.books.gurps.sheets.gcs.source import number, table
from fechtbuch.books.gurps.sheets.gcs.trial import Trial
from fechtbuch.books.gurps.sheets.sheet import FighterSheet

if TYPE_CHECKING:
    from fechtbuch.books.gurps.sheets.gcs.weapons import Armament


def needed_parry(sheet: FighterSheet, armament: "Armament") -> list[tuple[str, str, int]]:
    """For each mode that parries, the modifier with which it does so as the file says."""
    trial = Trial(sheet, armament)
    found = []
    for _, key, mode, row in armament.rows:
        theirs = defence_of(table(row, "calc").get("parry"))
        pair = trial.form(key, mode) if key else None
        if theirs is not None and pair is not None and pair[0] is not None:
            found.append((key, mode, theirs - trial.parry(*pair)))
    return found


def other_limbs(sheet: FighterSheet, armament: "Armament") -> list[str]:
    """Limbs that parry otherwise than bare hands of this fighter would."""
    trial = Trial(sheet, armament)
    found = []
    for _, key, limb, row in armament.rows:
        theirs = defence_of(table(row, "calc").get("parry"))
        pair = None if key else trial.form(key, limb)
        if theirs is not None and pair is not None and theirs != trial.parry(*pair):
            found.append(limb)
    return found


def needed_dodge(sheet: FighterSheet, armament: "Armament", calc: dict[str, Any]) -> int:
    """What is to be added to Dodge; nothing where wounds or fatigue have halved it."""
    values = calc.get("dodge")
    theirs = number(values[0]) if isinstance(values, list) and values else None
    trial = Trial(sheet, armament)
    if theirs is None or abs(theirs) > 99 or trial.fighter.reeling() or trial.fighter.tired():
        return 0
    return int(theirs) - trial.under_load(0)[1]


def needed_block(sheet: FighterSheet, armament: "Armament") -> dict[str, int]:
    """By skill, what is to be added to the block with it, so that its first shield blocks as the
    file says.
    """
    found: dict[str, int] = {}
    for key, change in other_blocks(sheet, armament).items():
        skill = "cloak" if armament.own[key]["shield"].get("cloak") else "shield"
        found.setdefault(skill, change)
    return found


def other_blocks(sheet: FighterSheet, armament: "Armament") -> dict[str, int]:
    """By shield, by how much the file's block is another than the skill and its DB make it."""
    trial = Trial(sheet, armament)
    found: dict[str, int] = {}
    for _, key, row in armament.blocks:
        theirs, ours = defence_of(table(row, "calc").get("block")), trial.block(key)
        if theirs is not None and ours is not None:
            found[key] = theirs - ours
    return found
