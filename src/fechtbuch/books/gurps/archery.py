"""How the book's fighters shoot: aim, load, fire, or cover a crowd with fire."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.approach import friend_between
from fechtbuch.books.gurps.arcs import FRONT, arc_of
from fechtbuch.books.gurps.arms import Form, Thing
from fechtbuch.books.gurps.battle import Battle
from fechtbuch.books.gurps.choices import Action
from fechtbuch.books.gurps.fighter import Combatant
from fechtbuch.books.gurps.movement import mobile
from fechtbuch.books.gurps.ranged import in_range, range_penalty, shot_form
from fechtbuch.books.gurps.suppression import LEAST_RATE
from fechtbuch.books.gurps.terms import (
    LYING,
    RANGED,
    STANDING,
    SUPPRESSION,
)
from fechtbuch.books.gurps.turn import TurnQuestion

CHARGE: Final = 6
"""Foes who are no farther off may be upon a man on the ground before he is up."""

LONGEST_AIM: Final = 2
"""Seconds of aiming before a shot that is far from sure."""


def shoots_from_there(fighter: Combatant, n: i64) -> bool:
    """A gun is best fired from the ground, as long as nobody is near; a bow cannot be."""
    if n <= CHARGE:
        return False
    for thing in fighter.hands:
        shot = shot_form(thing)
        if shot is not None and shot.mode.firearm and (thing.shots > 0 or thing.spare > 0):
            return True
    return False


def shoot(
    question: TurnQuestion, thing: Thing, form: Form, foe: Combatant, n: i64
) -> Action | None:
    """Shoot, aim or load, as long as nobody is upon him."""
    fight = question.battle
    fighter = question.fighter
    if thing.unready > 0:
        return None
    if thing.shots == 0:
        return _load(question, thing, form) if thing.spare > 0 and n > 3 else None
    if thing.jam > 0 or not fight.grid.clear_line(fighter.at, foe.at):
        return None
    if arc_of(fight, fighter, foe.at) != FRONT:
        if fighter.posture == LYING:
            return None
        action = Action("attack")
        action.facing = fight.grid.direction(fighter.at, foe.at)
        return action
    if not in_range(fight, fighter, foe, form):
        return None
    if len(fight.fighters) > 2 and friend_between(fight, fighter, fighter.at, foe.at):
        return _step_out(fight, fighter, foe)
    expected = form.skill + range_penalty(n) - fighter.hurts()
    if form.mode.rof >= LEAST_RATE and thing.shots >= LEAST_RATE:
        if n > 4 and _crowded(fight, fighter):
            action = Action("all-out-attack")
            action.version = SUPPRESSION
            return action
        expected += 1
    if expected < 11 and n > 4 and fighter.aims < LONGEST_AIM:
        return Action("aim", foe, thing)
    if n > 8 and not _threatened(fight, fighter):
        action = Action("all-out-attack")
        action.version = RANGED
        return action
    return Action("attack")


def _step_out(fight: Battle, fighter: Combatant, foe: Combatant) -> Action:
    """A step to where no friend stands in the line, and a shot; without one, at somebody else."""
    action = Action("attack")
    if mobile(fight, fighter) and fighter.posture == STANDING:
        for there in fight.grid.neighbours(fighter.at):
            if fight.free(there) and fight.grid.clear_line(there, foe.at):
                if not friend_between(fight, fighter, there, foe.at):
                    action.path = [there]
                    action.facing = fight.grid.direction(there, foe.at)
                    return action
    return action


def _load(question: TurnQuestion, thing: Thing, form: Form) -> Action:
    """An arrow out of the quiver at once, for those who can; else a second of loading."""
    fighter = question.fighter
    if form.mode.bow and thing.loading == 0 and int(thing.index) not in fighter.drew:
        if fighter.block.skills.get("fast-draw-arrow", 0) > 0:
            action = Action("fast-draw")
            action.item = thing
            return action
    return readying(thing, "reload")


def _threatened(fight: Battle, fighter: Combatant) -> bool:
    """Whether some foe has a loaded weapon, or is near enough to charge."""
    for foe in fight.fighters:
        if fight.foes(fighter, foe) and not foe.out():
            if fight.apart(fighter, foe) <= 8:
                return True
            for thing in foe.hands:
                form = shot_form(thing)
                if form is not None and thing.shots > 0:
                    return True
    return False


def _crowded(fight: Battle, fighter: Combatant) -> bool:
    """Two foes side by side before him, no friend with them, and nobody who might charge."""
    found = False
    for one in fight.fighters:
        if not fight.foes(fighter, one) or one.out():
            continue
        if fight.apart(fighter, one) <= 3:
            return False
        if arc_of(fight, fighter, one.at) != FRONT:
            continue
        for other in fight.fighters:
            if other is not one and not other.out() and fight.apart(one, other) == 1:
                if not fight.foes(fighter, other):
                    return False
                found = True
    return found


def readying(thing: Thing, way: str) -> Action:
    """A Ready with one thing."""
    action = Action("ready")
    action.item = thing
    action.way = way
    return action
