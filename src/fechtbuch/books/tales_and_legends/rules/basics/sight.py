"""Who sees whom: light, eyes, hiding (TAL-HIT-16, TAL-HIT-17)."""

from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


def sees(fight: Battle, who: Combatant, other: Combatant) -> bool:
    """Whether somebody can see another: light, eyes, hiding (TAL-HIT-16, TAL-HIT-17)."""
    if who.blinded or (other.hidden_from >> who.side) & 1 == 1:
        return False
    return fight.scene.light != "dark" or who.block.sees_in_dark
