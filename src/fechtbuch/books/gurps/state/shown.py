"""What can be seen of a combatant, and what the referee may set."""

from typing import Final

from fechtbuch.books.gurps.kinds.terms import POSTURES
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.written import SETTABLE, shown_combatant
from fechtbuch.engine.fighter import Condition
from fechtbuch.engine.settable import Settable

NO_FLAGS: Final = ["stunned", "mentally-stunned", "unaware"]
"""States that the referee sets like any other, but that are no flags of their own."""

ALLOWED: Final = Settable(
    SETTABLE.numbers,
    SETTABLE.words,
    [*NO_FLAGS, *SETTABLE.flags],
    SETTABLE.levels,
    SETTABLE.directions,
)
"""What sheets and edicts may set."""


def condition(fight: Battle, fighter: Combatant) -> Condition:
    """Hit points, and the states that a table keeps in mind."""
    states = shown_combatant(fighter)
    if fighter.posture:
        states.append(POSTURES[fighter.posture])
        if fighter.face_down:
            states.append("face_down")
    if len(fight.holds) > 0:
        if fight.pinned(fighter):
            states.append("pinned")
        elif fight.held(fighter):
            states.append("held")
        if fight.holding(fighter):
            states.append("holding")
    out = fighter.out()
    if fighter.reeling() and not out:
        states.append("reeling")
    return Condition(fighter.hp, out, states)
