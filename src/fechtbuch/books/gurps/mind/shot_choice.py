"""How the book's fighters shoot: aim, load, fire at one foe, or cover a crowd with fire."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.attack_question import DONE, AttackQuestion
from fechtbuch.books.gurps.asking.fire_zones import zones_of
from fechtbuch.books.gurps.asking.open_attacks import ranged_allowed, shot_counts, suppressors
from fechtbuch.books.gurps.asking.open_verbs import aimables
from fechtbuch.books.gurps.asking.turn_question import TurnQuestion
from fechtbuch.books.gurps.kinds.arms import Form
from fechtbuch.books.gurps.kinds.terms import (
    LYING,
    RANGED,
    STANDING,
    SUPPRESSION,
    TORSO,
)
from fechtbuch.books.gurps.mind.estimates import FAR, harm
from fechtbuch.books.gurps.mind.way_choice import friend_between
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE
from fechtbuch.books.gurps.rules.basics.shock import shock_of
from fechtbuch.books.gurps.rules.declared.may_attempt import described, kind_of
from fechtbuch.books.gurps.rules.hitting.ranged import in_range, range_penalty, shot_form
from fechtbuch.books.gurps.rules.hitting.suppression import LEAST_RATE
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, arc_of
from fechtbuch.books.gurps.rules.moving.movement import mobile
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import Means, shooters
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE, parse_path

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


def can_fire(fight: Battle, fighter: Combatant, thing: Thing) -> bool:
    """Whether no arm that it is held with is lame or seized."""
    if thing.grip & fighter.lame_arms() != 0:
        return False
    return len(fight.holds) == 0 or thing in aimables(fight, fighter)


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
    expected = form.skill + range_penalty(n) - shock_of(fighter)
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


# The shot itself.


def has_shot(fighter: Combatant) -> bool:
    """Whether something in his hands is loaded."""
    for thing in fighter.hands:
        if thing.kind.shoots and thing.shots > 0:
            return True
    return False


def volley(question: AttackQuestion) -> Action:
    """The best shot there is, if the turn allows one."""
    fight = question.battle
    fighter = question.fighter
    turn = question.turn
    if not ranged_allowed(turn) or turn.follow != 0:
        return Action(DONE)
    for thrown in (False, True):
        if thrown and turn.version != RANGED:
            break
        for means in shooters(fight, fighter, thrown):
            foe = _mark(fight, turn, means)
            thing = means.thing
            if foe is None or thing is None or (turn.bound and turn.named is not thing):
                continue
            action = Action("throw" if thrown else "shoot", foe, thing)
            if not thrown:
                counts = shot_counts(means)
                if len(counts) > 1 or counts[0] > 1:
                    action.shots = min(counts[-1], 9)
                    if action.shots not in counts:
                        action.shots = counts[-1]
            shot = described(fight, turn, action, means, kind_of(means))
            if attack_score(fight, shot).total >= LEAST_SCORE:
                return action
    return Action(DONE)


def _mark(fight: Battle, turn: Turn, means: Means) -> Combatant | None:
    """The foe whom a shot promises most against, with no friend in its way."""
    fighter = turn.fighter
    best: Combatant | None = None
    most: i64 = -FAR
    for foe in fight.fighters:
        if not fight.foes(fighter, foe) or foe.out() or foe.at == NOWHERE:
            continue
        if not turn.may_aim_at(foe) or not in_range(fight, fighter, foe, means.form):
            continue
        far = range_penalty(fight.apart(fighter, foe))
        if means.form.skill + far < 3:
            continue
        if len(fight.fighters) > 2 and friend_between(fight, fighter, fighter.at, foe.at):
            continue
        worth = far * 4 - foe.hp
        if fighter.aim_at == foe.index:
            worth += 40
        if harm(means.form, foe, TORSO) == 0:
            worth -= 20
        if worth > most:
            most = worth
            best = foe
    return best


def suppress(question: AttackQuestion) -> Action:
    """Fire over the two hexes where most foes are."""
    fight = question.battle
    for means in suppressors(fight, question.turn):
        thing = means.thing
        assert thing is not None
        action = Action("suppress", None, thing)
        action.shots = min(means.form.mode.rof, thing.shots)
        most: i64 = -FAR
        for text in zones_of(fight, question.fighter, means, LEAST_RATE):
            hexes = parse_path(text)
            count: i64 = 0
            for foe in fight.fighters:
                if foe.at in hexes and not foe.out():
                    count += 1 if fight.foes(question.fighter, foe) else -3
            if count > most:
                most = count
                action.path = hexes
        return action
    return Action(DONE)
