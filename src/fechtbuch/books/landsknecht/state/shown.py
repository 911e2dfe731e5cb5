"""What can be seen of a combatant: Wounds, states, whether he is out of the fight."""

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.written import shown_combatant
from fechtbuch.engine.fighter import Condition


def condition(fighter: Combatant) -> Condition:
    """Wounds, and the states that a table keeps in mind."""
    states = shown_combatant(fighter)
    if fighter.immobilised():
        states.append("held")
    if fighter.hold_on != NOBODY:
        states.append("holding")
    if fighter.mounted():
        states.append("mounted")
    return Condition(fighter.wounds, not fighter.in_the_fight(), states)
