"""Arms in somebody's grip, and which hands are left (GUR-WRE-03, GUR-WRE-05, GUR-RUL-90)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BOTH, NOBODY
from fechtbuch.books.gurps.kinds.terms import LEFT_ARM, LEFT_HAND, RIGHT_ARM, RIGHT_HAND
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant


def held_arms(fight: Battle, fighter: Combatant, but: i64 = NOBODY) -> i64:
    """Bits of the arms that somebody holds, one holder apart (GUR-WRE-03)."""
    bits: i64 = 0
    for hold in fight.holds:
        if hold.victim == fighter.index and hold.item == NOBODY and hold.holder != but:
            if hold.part in (RIGHT_ARM, RIGHT_HAND):
                bits |= 1
            elif hold.part in (LEFT_ARM, LEFT_HAND):
                bits |= 2
    return bits


def locked_arms(fight: Battle, fighter: Combatant) -> i64:
    """Bits of the arms that are in a lock (GUR-WRE-05)."""
    bits: i64 = 0
    for hold in fight.holds:
        if hold.lock and hold.victim == fighter.index:
            bits |= 1 if hold.part == RIGHT_ARM else 2
    return bits


def empty_hands(fight: Battle, fighter: Combatant) -> i64:
    """GUR-RUL-90: bits of the hands with nothing in them that are neither lame nor locked."""
    bits: i64 = BOTH & ~fighter.full_hands() & ~fighter.lame_arms()
    if len(fight.holds) > 0:
        bits &= ~fight.grasping(fighter) & ~locked_arms(fight, fighter)
    return bits


def free_hands(fight: Battle, fighter: Combatant) -> i64:
    """GUR-RUL-90: those of them that nobody holds: they draw, stow and pick up."""
    bits = empty_hands(fight, fighter)
    return bits & ~held_arms(fight, fighter) if len(fight.holds) > 0 else bits


def seizing_hands(fight: Battle, fighter: Combatant, foe: Combatant) -> i64:
    """GUR-WRE-03: those that can seize somebody; a held arm seizes its holder only."""
    bits = empty_hands(fight, fighter)
    return bits & ~held_arms(fight, fighter, foe.index) if len(fight.holds) > 0 else bits


def working_hands(fight: Battle, fighter: Combatant) -> i64:
    """GUR-RUL-90: bits of the hands, full or empty, that handle what they hold."""
    bits: i64 = BOTH & ~fighter.lame_arms()
    if len(fight.holds) > 0:
        bits &= ~locked_arms(fight, fighter) & ~held_arms(fight, fighter)
    return bits
