"""What can be seen of a combatant, and what of him sheets and edicts may set."""

from typing import Final

from fechtbuch.books.tales_and_legends.kinds.skills import ATTRIBUTES
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.written import SETTABLE, shown_combatant
from fechtbuch.engine.fighter import Condition
from fechtbuch.engine.settable import Settable

MOST: Final = 500

TO_BE_SET: Final = Settable(
    {**SETTABLE.numbers, **dict.fromkeys(ATTRIBUTES, (0, MOST))},
    SETTABLE.words,
    [*SETTABLE.flags, "entangled"],
    SETTABLE.levels,
    SETTABLE.directions,
)
"""The fields, and what is no field of its own: each attribute, and cords with their name."""


def condition(fighter: Combatant) -> Condition:
    """Life, and the states that a table keeps in mind."""
    states = shown_combatant(fighter)
    if fighter.fainted and not fighter.unconscious:
        states.append("unconscious")
    if fighter.grapple >= 0:
        states.append("grappled")
    if fighter.pinned_by >= 0:
        states.append("pinned")
    if fighter.holds_on >= 0:
        states.append("holding-on")
    if fighter.mounted():
        states.append("mounted")
    return Condition(fighter.life, not fighter.present(), states)
