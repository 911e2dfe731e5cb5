"""What a level brings: Wounds, skill, and the experience that it takes (section 2.3)."""

from typing import Any

from fechtbuch.books.landsknecht.kinds.armoury import read

_CLASSES: dict[str, Any] = read("classes.toml")["classes"]


def wound_die(klass: str, level: int) -> int:
    """The sides of the die that a level adds to the Wounds; 1 for a plain +1."""
    row = _CLASSES[klass]
    die: int = row["first_wounds"]["die"] if level <= 1 else row["later_wounds"][level - 2]
    return die


def wounds_gained(klass: str, level: int, face: int, toughness: int) -> int:
    """What a level adds when its die shows this face.

    LSK-RUL-47: the Toughness bonus counts on every level and never leaves less than 1.
    """
    if level <= 1:
        at_least: int = _CLASSES[klass]["first_wounds"]["at_least"]
        face = max(face, at_least)
    return max(1, face + toughness)


def average_wounds(klass: str, level: int, toughness: int = 0) -> int:
    """Wounds with the average of each level's die, rounded up (section 5.1)."""
    return sum(
        wounds_gained(klass, step, wound_die(klass, step) // 2 + 1, toughness)
        for step in range(1 if level > 0 else 0, level + 1)
    )


def skill_points(klass: str, level: int) -> int:
    """Points that a level has given to raise Weapon Skill or Ballistic Skill with."""
    each: int = _CLASSES[klass]["skill_points"]
    return each * max(0, level - 1)


def level_at(klass: str, experience: int) -> int:
    """The level that so much experience makes."""
    return sum(1 for needed in _CLASSES[klass]["experience"] if needed <= experience)
