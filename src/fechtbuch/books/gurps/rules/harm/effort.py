"""Extra effort: fatigue for a moment's advantage (GUR-EFF)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import CR
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ATTACK,
    COMMITTED,
    DEFENSIVE,
    EFFORTS,
    FEVERISH,
    FLURRY,
    GIANT_STEP,
    GREAT_LUNGE,
    HEROIC_CHARGE,
    LEFT_ARM,
    MELEE,
    MIGHTY_BLOW,
    MOVE_AND_ATTACK,
    NO_EFFORT,
    RECOVERY,
    RECOVERY_PARRY,
    RIGHT_ARM,
    RIGHT_LEG,
)
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure, tire
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant

RULES: Final = [
    "",
    "GUR-EFF-02",
    "GUR-EFF-03",
    "GUR-EFF-04",
    "GUR-EFF-05",
    "GUR-EFF-06",
    "GUR-EFF-07",
    "GUR-EFF-08",
    "GUR-EFF-09",
]


def attack_efforts(fight: Battle, fighter: Combatant, manoeuvre: i64, version: i64) -> list[int]:
    """GUR-EFF-10, GUR-RUL-34: what may be bought for an attack now, one kind in a period."""
    found: list[int] = []
    if fight.options.extra_effort != "on" or fighter.fp < 1:
        return found
    for effort in _with(manoeuvre, version):
        if fighter.attack_effort == NO_EFFORT or (
            fighter.attack_effort == effort and effort in (MIGHTY_BLOW, FLURRY)
        ):
            found.append(effort)
    return found


def _with(manoeuvre: i64, version: i64) -> list[int]:
    """Which attack options go with a manoeuvre (GUR-EFF-02 to GUR-EFF-06)."""
    if manoeuvre == ATTACK:
        return [FLURRY, MIGHTY_BLOW, GIANT_STEP, GREAT_LUNGE]
    if manoeuvre == DEFENSIVE:
        return [FLURRY, GIANT_STEP]
    if manoeuvre == COMMITTED:
        return [FLURRY, GREAT_LUNGE]
    if manoeuvre == ALL_OUT_ATTACK:
        return [FLURRY]
    if manoeuvre == MOVE_AND_ATTACK and version == MELEE:
        return [GREAT_LUNGE, HEROIC_CHARGE]
    return []


def defence_efforts(fight: Battle, fighter: Combatant) -> list[int]:
    """GUR-RUL-34: Feverish Defence and Rapid Recovery, one of them once in a period."""
    found: list[int] = []
    if fight.options.extra_effort != "on" or fighter.fp < 1:
        return found
    if fighter.defence_effort != NO_EFFORT:
        return found
    manoeuvre = fighter.manoeuvre
    if manoeuvre in (ALL_OUT_ATTACK, ALL_OUT_SLAM):
        return found
    # GUR-RUL-31
    if manoeuvre != COMMITTED or fight.options.feverish_after_committed == "allowed":
        found.append(FEVERISH)
    if manoeuvre in (ATTACK, COMMITTED, DEFENSIVE):
        found.append(RECOVERY)
    if manoeuvre == MOVE_AND_ATTACK:
        found.append(RECOVERY_PARRY)  # GUR-RUL-59: one parry
    return found


def spend(fight: Battle, fighter: Combatant, effort: i64) -> None:
    """GUR-EFF-01: declared and paid before the roll."""
    if effort == NO_EFFORT:
        return
    if effort >= FEVERISH:
        fighter.defence_effort = effort
    else:
        fighter.attack_effort = effort
    fight.note("extra-effort", RULES[effort], fighter, word=EFFORTS[effort])
    tire(fight, fighter, 1, RULES[effort])


def overstrain(fight: Battle, fighter: Combatant, arm: i64) -> None:
    """GUR-EFF-01: a critical failure on the affected roll costs 1 HP in the limb."""
    location: i64 = RIGHT_LEG
    if arm & 1 != 0:
        location = RIGHT_ARM
    elif arm & 2 != 0:
        location = LEFT_ARM
    fight.note("overstrained", "GUR-EFF-01", fighter)
    injure(fight, fighter, Wound(1, location, CR), None)
