"""Which manoeuvre the book's fighters take on their turn.

They close in, or wait with the longer weapon for the foe to come; they go all out only against
those who cannot hit back while nobody else is near; they study a foe who waits for them, or close
in under cover of an All-Out Defence.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_verbs import studies
from fechtbuch.books.gurps.asking.turn_question import TurnQuestion
from fechtbuch.books.gurps.kinds.terms import (
    CRAWLING,
    DETERMINED,
    DODGE,
    DOUBLE,
    KNEELING,
    LYING,
    NOT_STUNNED,
    SITTING,
    SLAM,
    STANDING,
    STRONG,
)
from fechtbuch.books.gurps.mind.arming_choice import arm
from fechtbuch.books.gurps.mind.estimates import nearest_foe
from fechtbuch.books.gurps.mind.shot_choice import can_fire, shoot, shoots_from_there
from fechtbuch.books.gurps.mind.way_choice import NO_WAY, nearer, reach_of, way_around, way_to
from fechtbuch.books.gurps.rules.basics.shock import shock_of
from fechtbuch.books.gurps.rules.basics.states import helpless
from fechtbuch.books.gurps.rules.hitting.ranged import shot_form
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, arc_of, best_reach, fits
from fechtbuch.books.gurps.rules.moving.movement import mobile
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import BARE, Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.streams import Stream

PLAIN_ATTACK: Final = Action("attack")
"""By far the most common choice; nobody changes it."""


LONGEST_STUDY: Final = 2
"""Seconds of Evaluate before somebody walks up to a foe who waits."""


def plan(question: TurnQuestion, whim: Stream, heeds_arms: bool) -> Action:
    """What to do now; whether a lame arm keeps from shooting is a matter of who plays."""
    fight = question.battle
    fighter = question.fighter
    if fighter.stunned != NOT_STUNNED or fighter.idle:
        return Action("do-nothing")
    if len(fight.holds) > 0:
        if fight.pinned(fighter):
            return Action("attack" if fighter.until_free == 0 else "do-nothing")
        if fight.held(fighter) or fight.holding(fighter):
            return _in_a_clinch(fight, fighter)
    foe = nearest_foe(fight, fighter)
    if foe is None:
        return Action("do-nothing")
    n = fight.apart(fighter, foe)
    if fighter.posture != STANDING and not shoots_from_there(fighter, n):
        up = _rise(fighter, n)
        if up is not None:
            return up
    for thing in fighter.hands:
        if not thing.kind.shield:
            shot = shot_form(thing)
            if shot is not None and not shot.mode.thrown:
                if heeds_arms and not can_fire(fight, fighter, thing):
                    continue
                action = shoot(question, thing, shot, foe, n)
                if action is not None:
                    return action
    if len(fighter.hands) == 0 and charges(fighter, foe, n):
        run = _run_down(fight, fighter, foe)
        if run is not None:
            return run
    armed = arm(question, n)
    if armed is not None:
        return armed
    return _melee(fight, fighter, foe, n, whim)


def _in_a_clinch(fight: Battle, fighter: Combatant) -> Action:
    """Use a lock as long as there is one, then try something else with the hold."""
    for hold in fight.holds:
        if hold.holder == fighter.index and hold.lock and not hold.fresh:
            return Action("crank", fight.fighters[hold.victim])
    return Action("attack")


def _rise(fighter: Combatant, n: i64) -> Action | None:
    """Get up: lying to kneeling, then to the feet; from the knees with a step, if a foe is near."""
    posture = fighter.posture
    if posture == LYING:
        action = Action("change-posture")
        action.posture = KNEELING
        return action
    if fighter.lame_legs() > 0:
        return None
    if posture == KNEELING and n <= 1:
        action = Action("attack")
        action.way = "rise"
        return action
    if posture in (KNEELING, SITTING, CRAWLING):
        action = Action("change-posture")
        action.posture = STANDING
        return action
    return None


# Hand to hand.


def _melee(fight: Battle, fighter: Combatant, foe: Combatant, n: i64, whim: Stream) -> Action:
    """Strike if a step brings the foe into reach; else come nearer, or wait for him."""
    reach = reach_of(fight, fighter)
    if n <= reach:
        return _strike(fight, fighter, foe)
    if not mobile(fight, fighter):
        return _guard()
    if n <= reach + fighter.step():
        there = nearer(fight, fighter.at, foe.at)
        if there != NOWHERE and n == reach + 1:
            action = Action("attack")
            action.path = [there]
            action.facing = fight.grid.direction(there, foe.at)
            return action
        path = way_around(fight, fighter, foe.at, reach) if fight.grid.has_walls() else NO_WAY
        if 0 < len(path) <= fighter.step():
            action = Action("attack")
            action.path = path
            action.facing = fight.grid.direction(path[-1], foe.at)
            return action
    return _come_near(fight, fighter, foe, n, reach, whim)


def _come_near(
    fight: Battle, fighter: Combatant, foe: Combatant, n: i64, reach: i64, whim: Stream
) -> Action:
    theirs = best_reach(fight, foe)
    if _stays_with_the_archers(fight, fighter):
        return _wait(fight, fighter)
    if foe.waiting:
        if theirs == reach and fighter.studies < LONGEST_STUDY and n <= fighter.pace() + reach:
            if arc_of(fight, fighter, foe.at) == FRONT and foe in studies(fight, fighter):
                return Action("evaluate", foe)
        if n - reach <= fighter.pace() // 2:
            covered = _close_in_covered(fight, fighter, foe, reach)
            if covered is not None:
                return covered
    elif theirs < reach and n <= reach + foe.pace() and fighter.fp > 0:
        # With the longer weapon he lets the foe come; but not for ever.
        if foe.posture == STANDING and whim.below(4) != 0:
            return _wait(fight, fighter)
    if charges(fighter, foe, n):
        run = _run_down(fight, fighter, foe)
        if run is not None:
            return run
    if theirs > reach and n == reach + 2:
        lunge = _two_steps(fight, fighter, foe)
        if lunge is not None:
            return lunge
    path = way_to(fight, fighter, foe.at, reach)
    if not path:
        return _guard()
    action = Action("move")
    action.path = path
    return action


def _stays_with_the_archers(fight: Battle, fighter: Combatant) -> bool:
    """Whose friends can shoot and whose foes cannot lets these come, out of the line of fire."""
    covered = False
    for other in fight.fighters:
        if other.out() or other is fighter:
            continue
        for thing in other.hands:
            if thing.kind.shoots and thing.jam == 0 and (thing.shots > 0 or thing.spare > 0):
                if fight.foes(fighter, other):
                    return False
                covered = True
    return covered


def _close_in_covered(
    fight: Battle, fighter: Combatant, foe: Combatant, reach: i64
) -> Action | None:
    """Past a waiting point under an All-Out Defence."""
    path: list[i64] = []
    here = fighter.at
    while fight.grid.distance(here, foe.at) > reach and len(path) < fighter.pace() // 2:
        here = nearer(fight, here, foe.at)
        if here == NOWHERE or fight.grid.cost(here) > 0:
            return None
        path.append(here)
    if not path or arc_of(fight, fighter, path[0]) != FRONT or fighter.posture != STANDING:
        return None
    action = _guard()
    action.path = path
    return action


def _two_steps(fight: Battle, fighter: Combatant, foe: Combatant) -> Action | None:
    """GUR-MAN-13: two steps and a blow, where a longer weapon would strike first at any other."""
    weapon = weapon_in_hand(fight, fighter)
    first = nearer(fight, fighter.at, foe.at)
    if weapon is None or first == NOWHERE or fighter.posture != STANDING or fighter.step() != 1:
        return None
    second = nearer(fight, first, foe.at)
    if second == NOWHERE:
        return None
    action = Action("committed-attack")
    action.version = DETERMINED
    action.thing = weapon
    action.steps = 2
    action.path = [first, second]
    action.facing = fight.grid.direction(second, foe.at)
    return action


def charges(fighter: Combatant, foe: Combatant, n: i64) -> bool:
    """Whether running somebody down is the thing to do: heavier, skilled, and at a run."""
    if fighter.posture != STANDING or foe.posture != STANDING or not 2 <= n <= fighter.pace():
        return False
    block = fighter.block
    skilled = block.sumo > block.dx + 1 or block.brawling > block.dx + 1
    return skilled and block.hp * n >= 50 and block.hp >= foe.block.hp + 2


def _run_down(fight: Battle, fighter: Combatant, foe: Combatant) -> Action | None:
    """A straight run up to the foe; the slam itself enters his hex."""
    way = fight.grid.direction(fighter.at, foe.at)
    if fight.grid.turn(fighter.facing, way) > 1:
        return None
    path: list[i64] = []
    here = fighter.at
    while fight.grid.distance(here, foe.at) > 1:
        here = nearer(fight, here, foe.at)
        if here == NOWHERE or fight.grid.cost(here) > 0:
            return None
        path.append(here)
    action = Action("move-and-attack")
    action.version = SLAM
    action.path = path
    return action


def _guard() -> Action:
    action = Action("all-out-defence")
    action.version = DODGE
    return action


def _wait(fight: Battle, fighter: Combatant) -> Action:
    action = Action("wait")
    action.when = "foe-in-reach"
    action.becomes = "attack"
    action.thing = weapon_in_hand(fight, fighter)
    if action.thing is None:
        action.natural = BARE
    return action


def weapon_in_hand(fight: Battle, fighter: Combatant) -> Thing | None:
    """The weapon that he can strike with."""
    useless = fighter.lame_arms() | fight.grasping(fighter)
    for thing in fighter.hands:
        if thing.ready() and thing.grip & useless == 0 and not thing.kind.shield:
            for form in thing.forms:
                if not form.mode.ranged and fits(thing, form):
                    return thing
    return None


def _strike(fight: Battle, fighter: Combatant, foe: Combatant) -> Action:
    """The foe is in reach: all-out against those who cannot hit back, guarded against many."""
    turned = arc_of(fight, fighter, foe.at) != FRONT
    if not turned and (foe.stunned != NOT_STUNNED or foe.off_balance or helpless(fight, foe)):
        if _alone(fight, fighter, foe):
            return _all_out(fighter)
    if not turned or fighter.posture == LYING:
        return PLAIN_ATTACK
    action = Action("attack")
    action.facing = fight.grid.direction(fighter.at, foe.at)
    return action


def _all_out(fighter: Combatant) -> Action:
    """Two blows with a nimble weapon, one strong or sure one with any other."""
    action = Action("all-out-attack")
    level: i64 = 0
    nimble = True
    for thing in fighter.hands:
        if thing.kind.shield or not thing.ready():
            continue
        for form in thing.forms:
            if not form.mode.ranged and form.skill > level:
                level = form.skill
                nimble = not form.unready_after
    if level == 0:
        level = fighter.block.punch.skill
    level -= shock_of(fighter)
    action.version = DETERMINED if level < 11 else DOUBLE if nimble else STRONG
    return action


def _alone(fight: Battle, fighter: Combatant, foe: Combatant) -> bool:
    """No other foe near enough to make use of a lowered guard."""
    if len(fight.fighters) == 2:
        return True
    for other in fight.fighters:
        if other is not foe and fight.foes(fighter, other) and not other.out():
            if fight.apart(fighter, other) <= 4 or other.waiting:
                return False
    return True
