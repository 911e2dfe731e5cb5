"""How the book's fighters wrestle: seize, take down, pin, choke, throw, and get free."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.attack_question import AttackQuestion
from fechtbuch.books.gurps.asking.open_grips import (
    grapple_targets,
    holds_with,
    may_seize,
    open_holds,
)
from fechtbuch.books.gurps.kinds.arms import BOTH
from fechtbuch.books.gurps.kinds.terms import ALL_OUT_ATTACK, ATTACK, COMMITTED, NECK, TORSO
from fechtbuch.books.gurps.rules.basics.held_limbs import empty_hands, seizing_hands
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE
from fechtbuch.books.gurps.rules.declared.declared_blow import wrestling_blow
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR, arc_from
from fechtbuch.books.gurps.rules.things.usable_weapons import means_of
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import GRAPPLE, JUDO_THROW
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold

_BY_PREFERENCE: Final = ["choke", "pin", "judo-throw", "neck-snap", "takedown", "strangle"]

SNAPS_NECKS: Final = 15
"""With this ST somebody tries to break a neck."""


def seize_or_throw(question: AttackQuestion) -> Action | None:
    """A wrestler with empty hands seizes; a Judo parry opens a throw."""
    fighter = question.fighter
    block = fighter.block
    turn = question.turn
    if block.judo == 0 and block.wrestling <= block.dx + 1:
        return None
    if turn.follow != 0 or turn.manoeuvre not in (ATTACK, ALL_OUT_ATTACK, COMMITTED):
        return None
    if question.battle.pinned(fighter):
        return None  # GUR-WRE-17
    if fighter.openings and turn.bare_handed():
        for hold in open_holds(question.battle, turn, "judo-throw"):
            for opening in fighter.openings:
                if hold.victim == opening.foe:
                    return _throw(question, question.battle.fighters[hold.victim])
    if not turn.bare_handed() or empty_hands(question.battle, fighter) == 0:
        return None
    for foe in grapple_targets(question.battle, turn):
        hands = seizing_hands(question.battle, fighter, foe)
        if hands == 0 or foe.out() or question.battle.hold_between(fighter, foe) is not None:
            continue
        action = Action("grapple", foe)
        behind = arc_from(question.battle, foe, fighter) == REAR
        action.part = NECK if behind else TORSO
        if not may_seize(question.battle, turn, foe, action.part):
            continue
        action.hands = 2 if hands == BOTH else 1
        _show_if_needed(question, action, GRAPPLE)
        return action
    return None


def _throw(question: AttackQuestion, victim: Combatant) -> Action:
    action = Action("judo-throw", victim)
    action.way = "damage"
    _show_if_needed(question, action, JUDO_THROW)
    return action


def _show_if_needed(question: AttackQuestion, action: Action, kind: i64) -> None:
    """GUR-DIC-01, GUR-OPT-07: telegraphic, where it cannot be tried otherwise."""
    blow = wrestling_blow(question.battle, question.turn, action, kind)
    if attack_score(question.battle, blow).total < LEAST_SCORE:
        action.telegraphic = True


def through_holds(question: AttackQuestion) -> Action | None:
    """Through the holds there are: choke, pin, throw, take down; else break free."""
    fight = question.battle
    fighter = question.fighter
    turn = question.turn
    if turn.follow != 0 or turn.manoeuvre not in (ATTACK, ALL_OUT_ATTACK, COMMITTED):
        return None  # GUR-WRE-18
    if turn.bare_handed() and fight.holding(fighter) and not fight.pinned(fighter):
        for verb in _BY_PREFERENCE:
            for hold in open_holds(fight, turn, verb):
                victim = fight.fighters[hold.victim]
                if hold.pin or victim.out():
                    continue
                if verb == "neck-snap" and fighter.strength() < SNAPS_NECKS:
                    continue
                action = Action(verb, victim)
                _name_part(question, verb, action, hold)
                if verb == "judo-throw":
                    if not hold.lock:
                        action.way = "damage"
                    _show_if_needed(question, action, JUDO_THROW)
                return action
    for hold in open_holds(fight, turn, "break-free"):
        holder = fight.fighters[hold.holder]
        odds: i64 = fighter.strength() - holder.strength() - (5 if hold.hands == BOTH else 0)
        if hold.pin or odds >= -4 or not _strikes_close(fight, fighter):
            action = Action("break-free", holder)
            _name_part(question, "break-free", action, hold)
            return action
    return None


def _strikes_close(fight: Battle, fighter: Combatant) -> bool:
    for means in means_of(fight, fighter):
        if means.form.mode.reach & 1 == 1:
            return True
    return False


def _name_part(question: AttackQuestion, verb: str, action: Action, hold: Hold) -> None:
    assert action.target is not None
    for other in holds_with(question.battle, question.turn, verb, action.target.slug):
        if other.part != hold.part:
            action.part = hold.part
