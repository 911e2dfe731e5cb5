"""What the book's fighters make of an attack: whom, with what, where and how deceptively.

They weigh the foe's guard against their own skill: so much deception as pays, a gap in the armour
where the blow can be spared the penalty, a feint first where nothing else gets through.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.attack_question import DONE, AttackQuestion
from fechtbuch.books.gurps.asking.open_attacks import (
    feint_targets,
    feinters,
    in_reach,
    strikers,
)
from fechtbuch.books.gurps.asking.open_grips import slam_targets
from fechtbuch.books.gurps.kinds.arms import Form
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    FEINT,
    LONG,
    NOT_STUNNED,
    RANGED,
    SLAM,
    SUPPRESSION,
    TORSO,
)
from fechtbuch.books.gurps.mind.blow_choice import blow_at, in_front
from fechtbuch.books.gurps.mind.estimates import (
    FAR,
    harm,
    swing_worth,
    ways,
)
from fechtbuch.books.gurps.mind.grapple_choice import seize_or_throw, through_holds
from fechtbuch.books.gurps.mind.shot_choice import has_shot, suppress, volley
from fechtbuch.books.gurps.rules.moving.facing_and_reach import (
    FRONT,
    arc_of,
    fits,
    in_the_way,
)
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
    lunge_of,
    means_of,
    permitted,
    reaches,
    within,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import DUAL
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE

FARTHEST: Final = 10
"""Nobody strikes farther than so many hexes."""


def stroke(question: AttackQuestion) -> Action:
    """What to use an attack for."""
    fight = question.battle
    turn = question.turn
    fighter = question.fighter
    if len(fight.holds) > 0:
        hold = through_holds(question)
        if hold is not None:
            return hold
        if fight.pinned(fighter):
            return Action(DONE)
    if turn.manoeuvre == ALL_OUT_ATTACK:
        if turn.version == SUPPRESSION:
            return suppress(question)
        if turn.version == FEINT and not turn.feinted:
            return _mislead(question)
        if turn.feinted_shot:
            return volley(question)
    if turn.follow == DUAL:
        return _with_the_other_hand(question)
    if turn.version == SLAM or turn.manoeuvre == ALL_OUT_SLAM:
        return _run_down(question)
    if turn.version == RANGED or has_shot(fighter):
        shot = volley(question)
        if shot.verb != DONE or turn.version == RANGED:
            return shot
    if len(fighter.hands) == 0:
        grapple = seize_or_throw(question)
        if grapple is not None:
            return grapple
    return _strike(question)


def _strike(question: AttackQuestion) -> Action:
    """The weapon and the foe that promise most."""
    fight = question.battle
    turn = question.turn
    fighter = question.fighter
    weapon: Thing | None = None
    chosen: Form | None = None
    victim: Combatant | None = None
    most: i64 = -FAR
    lame = fighter.lame_arms() | fight.grasping(fighter)
    long: i64 = 1 if turn.version == LONG and turn.manoeuvre == ALL_OUT_ATTACK else 0
    for foe in fight.fighters:
        if foe.side == fighter.side or foe.out() or foe.at == NOWHERE:
            continue
        if not fight.foes(fighter, foe) or not turn.may_aim_at(foe):
            continue
        if fight.apart(fighter, foe) > FARTHEST:
            continue
        for thing in fighter.hands:
            if thing.kind.shield or not thing.ready() or thing.grip & lame != 0:
                continue
            if turn.bound and turn.follow == 0 and thing is not turn.named:
                continue
            if turn.follow == 1 and thing is not turn.follow_thing:
                continue
            for form in thing.forms:
                if form.mode.ranged or not fits(thing, form):
                    continue
                if within(fight, turn, thing, form, thing.grip, foe, long) == 0:
                    continue
                worth = swing_worth(form, foe) - 60 * foe.hp
                if foe.stunned != NOT_STUNNED:
                    worth += 600
                if worth > most:
                    worth -= _hampered(fight, fighter, form, foe)
                if worth > most and in_front(fight, turn, form, foe):
                    most = worth
                    weapon = thing
                    chosen = form
                    victim = foe
    if weapon is None or chosen is None or victim is None:
        return _with_the_body(question)
    return blow_at(question, Means(weapon, "", chosen, weapon.grip), victim)


def _with_the_other_hand(question: AttackQuestion) -> Action:
    """The second half of a Dual-Weapon Attack, if that hand reaches (GUR-OPT-09)."""
    fight = question.battle
    turn = question.turn
    for means in strikers(fight, turn):
        for foe in in_reach(fight, turn, means):
            # A foe whom a Great Lunge alone would reach is not worth the effort.
            if reaches(fight, turn, means, foe, lunge_of(turn)) != 0:
                return blow_at(question, means, foe)
    return Action(DONE)


def _hampered(fight: Battle, fighter: Combatant, form: Form, foe: Combatant) -> i64:
    """What a blow loses that goes past another fighter, or to the side (GUR-MOV-08, GUR-OPT-12)."""
    level = form.skill
    if fighter.at != foe.at and not fighter.block.peripheral:
        if arc_of(fight, fighter, foe.at) != FRONT:
            level = min(level - 5, 9)
    if len(fight.fighters) > 2 and in_the_way(fight, fighter, foe):
        level -= 4
    if level == form.skill:
        return 0
    return harm(form, foe, TORSO) * (ways(form.skill) - ways(level))


def _with_the_body(question: AttackQuestion) -> Action:
    """Whatever else he has: fists, feet, the shield's rim."""
    fight = question.battle
    turn = question.turn
    fighter = question.fighter
    best: Means | None = None
    victim: Combatant | None = None
    most: i64 = -FAR
    for means in means_of(fight, fighter):
        if turn.follow == 1:
            if means.thing is not turn.follow_thing or means.natural != turn.follow_natural:
                continue
        elif not permitted(fight, turn, means):
            continue
        for foe in fight.fighters:
            if not fight.foes(fighter, foe) or foe.out() or foe.at == NOWHERE:
                continue
            if not turn.may_aim_at(foe) or reaches(fight, turn, means, foe, 0) == 0:
                continue
            worth = swing_worth(means.form, foe) - 60 * foe.hp
            if worth > most and in_front(fight, turn, means.form, foe):
                most = worth
                best = means
                victim = foe
    if best is None or victim is None:
        return Action(DONE)
    return blow_at(question, best, victim)


def _mislead(question: AttackQuestion) -> Action:
    """The feint that a feint and attack begins with."""
    for means in feinters(question.battle, question.turn):
        for foe in feint_targets(question.battle, question.turn, means):
            feint = Action("feint", foe, means.thing)
            feint.natural = means.natural
            return feint
    return Action(DONE)


def _run_down(question: AttackQuestion) -> Action:
    """Into the foe, behind the shield if there is one."""
    for foe in slam_targets(question.battle, question.turn):
        if not foe.out():
            action = Action("slam", foe)
            shield = question.fighter.shield()
            if shield is not None and shield.ready():
                action.thing = shield
            return action
    return Action(DONE)
