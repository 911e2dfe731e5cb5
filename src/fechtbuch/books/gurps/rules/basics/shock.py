"""Shock: the pain of a wound lowers DX, IQ and skills for a while (GUR-INJ-01)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.tally import Tally

MOST: Final = 4
"""Shock counts so much at most, or twice as much where it is doubled."""

TOUGH: Final = 20
"""From so many HP on it is a point per tenth of them."""


def shock_of(fighter: Combatant) -> i64:
    """GUR-INJ-01: the penalty, as a number above zero."""
    total = fighter.shock + fighter.fresh_shock
    return total if total < fighter.shock_cap else fighter.shock_cap


def shocked(fighter: Combatant, score: Tally) -> None:
    """GUR-INJ-01: shock lowers DX, IQ and the skills based on them."""
    if fighter.shock + fighter.fresh_shock > 0:
        score.add("shock", -shock_of(fighter), "GUR-INJ-01")


def shock_points(victim: Combatant, injury: i64) -> i64:
    """GUR-INJ-01: a point per HP, with 20 HP or more per tenth of them."""
    if victim.block.hp >= TOUGH:
        return injury // (victim.block.hp // 10)
    return injury


def suffer_shock(fight: Battle, victim: Combatant, points: i64, doubled: bool = False) -> None:
    """GUR-INJ-01: until the end of his next turn; what comes in his own turn outlasts it."""
    if victim.block.high_pain or points == 0:
        return
    most: i64 = MOST
    if doubled or victim.block.low_pain:
        points *= 2
        most *= 2
    if points > most:
        points = most
    if victim.shock_cap < most:
        victim.shock_cap = most
    if fight.acting == victim.index:
        victim.fresh_shock = min(victim.fresh_shock + points, victim.shock_cap)
    else:
        victim.shock = min(victim.shock + points, victim.shock_cap)


def end_shock(fighter: Combatant) -> None:
    """GUR-SEQ-02: at the end of the own turn."""
    fighter.shock = fighter.fresh_shock
    fighter.fresh_shock = 0
    if fighter.shock == 0:
        fighter.shock_cap = MOST
