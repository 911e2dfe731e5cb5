"""Holds that end (GUR-WRE-22)."""

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.terms import NECK, TORSO
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.things import Thing


def end_grips(fight: Battle, thing: Thing) -> None:
    """Nobody grips what is no longer held, nor chokes with it (GUR-WRE-12, GUR-WRE-20)."""
    if len(fight.holds) > 0:
        for hold in list(fight.holds):
            if thing.index in (hold.item, hold.weapon):
                release(fight, hold, "GUR-WRE-22")


def release(fight: Battle, hold: Hold, rule: str) -> None:
    """A hold ends (GUR-WRE-22)."""
    fight.holds = [other for other in fight.holds if other is not hold]
    victim = fight.fighters[hold.victim]
    fight.note("hold-ends", rule, fight.fighters[hold.holder], victim)
    if hold.pin:
        # GUR-WRE-21: a pin is kept as long as somebody else holds the torso.
        for other in fight.holds:
            if other.victim == hold.victim and other.part == TORSO and other.item == NOBODY:
                other.pin = True
                break
    if victim.strangled and hold.part == NECK and _breathes(fight, hold):
        victim.strangled = False
        victim.choked_turns = 0


def _breathes(fight: Battle, hold: Hold) -> bool:
    """GUR-RUL-92: the grip that has ended was the one that choked, and no other does.

    Fights that an older version saved do not say which it was: there the last one on the neck is.
    """
    last = True
    for other in fight.holds:
        if other.victim == hold.victim and other.part == NECK:
            if other.chokes:
                return False
            last = False
    return hold.chokes or last


def release_all(fight: Battle, fighter: Combatant) -> None:
    """He lets go of everybody."""
    if len(fight.holds) > 0:
        for hold in list(fight.holds):
            if hold.holder == fighter.index:
                release(fight, hold, "GUR-WRE-22")


def tear_apart(fight: Battle, fighter: Combatant) -> None:
    """Moved out of the hex: holds with those who stay behind end (GUR-WRE-22)."""
    if len(fight.holds) > 0:
        for hold in list(fight.holds):
            if fighter.index in (hold.holder, hold.victim):
                holder = fight.fighters[hold.holder]
                victim = fight.fighters[hold.victim]
                # GUR-RUL-84: a grip on a thing reaches the next hex.
                if fight.apart(holder, victim) > (0 if hold.item == NOBODY else 1):
                    release(fight, hold, "GUR-WRE-22")
    fighter.close_with = NOBODY
