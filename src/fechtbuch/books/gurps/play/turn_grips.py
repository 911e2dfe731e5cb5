"""Grapples, slams and what is done through holds, as they were declared (GUR-WRE-18)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_grips import holds_with
from fechtbuch.books.gurps.kinds.arms import BOTH
from fechtbuch.books.gurps.kinds.terms import ALL_OUT_SLAM, COMMITTED, FEINT
from fechtbuch.books.gurps.rules.basics.held_limbs import seizing_hands
from fechtbuch.books.gurps.rules.basics.states import acts
from fechtbuch.books.gurps.rules.declared.declared_blow import dress, wrestling_blow
from fechtbuch.books.gurps.rules.grappling.contests import break_free, pin, takedown
from fechtbuch.books.gurps.rules.grappling.grabbing import wrest
from fechtbuch.books.gurps.rules.grappling.grappling import add_hand, seize
from fechtbuch.books.gurps.rules.grappling.locks import (
    arm_lock,
    choke,
    judo_throw,
    strangle,
    wrench,
)
from fechtbuch.books.gurps.rules.hitting.feint import feint
from fechtbuch.books.gurps.rules.hitting.slam import slam, slam_blow
from fechtbuch.books.gurps.rules.moving.movement import POINT
from fechtbuch.books.gurps.rules.moving.step_question import StepQuestion
from fechtbuch.books.gurps.rules.moving.walking import take_step
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import GRAPPLE, JUDO_THROW, LOCK, Blow
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.things import Thing

CONTESTS: Final = (
    "break-free",
    "strangle",
    "choke",
    "neck-snap",
    "wrench",
    "takedown",
    "pin",
    "wrest",
)
"""Grappling actions without an attack roll: Waits for an attack look at them all the same."""


def grapple(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-WRE-01: a part is seized, with so many hands or with a weapon."""
    blow = wrestling_blow(fight, turn, action, GRAPPLE)
    fighter = turn.fighter
    turn.note_try("grapple", fighter.index, blow.target.index, action.part)
    hands: i64 = BOTH
    weapon: Thing | None = action.thing
    if weapon is None:
        hands = seizing_hands(fight, fighter, blow.target)
        if action.hands == 1 and hands == BOTH:
            hands = 3 & ~fighter.off_hand()
    if turn.manoeuvre == COMMITTED:
        fighter.barred |= hands
    blow.arm = hands
    _come_in(fight, turn, blow)
    seize(fight, blow, action.part, hands, weapon)


def run_into(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-MOV-11, GUR-MAN-21, GUR-MAN-22: the last thing in the turn."""
    target = action.target
    assert target is not None
    fighter = turn.fighter
    turn.slammed = True
    if turn.manoeuvre == ALL_OUT_SLAM and turn.version == FEINT:
        blow = slam_blow(fighter, target, action.thing)
        feint(fight, fighter, target, None, blow.form, blow.skill, False)
    way = fight.grid.direction(fighter.at, target.at)
    run = turn.run + 1 if turn.run_way == way else 1
    blow = slam_blow(fighter, target, action.thing)
    dress(fight, turn, action, blow)
    slam(fight, blow, run, turn.points > 2)


def _come_in(fight: Battle, turn: Turn, blow: Blow) -> None:
    """GUR-WRE-22: the foe's hex is entered with the movement of the manoeuvre."""
    if blow.attacker.at != blow.target.at:
        turn.steps = max(0, turn.steps - 1)
        turn.turned = max(0, turn.turned - POINT)
        turn.points = max(0, turn.points - POINT)


def _hold_for(fight: Battle, turn: Turn, action: Action) -> Hold | None:
    assert action.target is not None
    for hold in holds_with(fight, turn, action.verb, action.target.slug):
        if action.part < 0 or hold.part == action.part:
            return hold
    return None


def through_hold(fight: Battle, turn: Turn, action: Action) -> None:
    """Grappling actions in the place of an attack (GUR-WRE-18)."""
    verb = action.verb
    fighter = turn.fighter
    hold = _hold_for(fight, turn, action)
    if hold is None:
        return
    turn.note_try(verb, hold.holder, hold.victim, hold.part)
    if verb in CONTESTS and fight.waiters > 0:
        other = hold.holder if verb == "break-free" else hold.victim
        fight.event("attacks", fighter, fight.fighters[other])
        if not acts(fighter) or hold not in fight.holds:
            fight.note("broken-off", "GUR-RUL-85", fighter, fight.fighters[other])
            return  # GUR-MAN-38
    if verb == "break-free":
        if break_free(fight, fighter, hold) and not fight.held(fighter):
            question = StepQuestion(fight, fighter, fighter.step(), 0)
            question.frees = True
            answer = fight.ask(question)
            assert isinstance(answer, Action)
            if answer.verb == "step":
                take_step(fight, fighter, answer.path, answer.facing)
    elif verb in {"arm-lock", "judo-throw"}:
        kind = LOCK if verb == "arm-lock" else JUDO_THROW
        blow = wrestling_blow(fight, turn, action, kind)
        blow.arm = BOTH
        _close_opening(fighter, hold.victim)
        _come_in(fight, turn, blow)
        if verb == "arm-lock":
            arm_lock(fight, blow, 2 if hold.part == 8 else 1, hold)
        else:
            judo_throw(fight, blow, action.way, action.at, action.facing, hold)
    elif verb == "strangle":
        strangle(fight, fighter, hold)
    elif verb == "choke":
        choke(fight, fighter, hold, action.way == "fatigue")
    elif verb in {"neck-snap", "wrench"}:
        wrench(fight, fighter, hold)
    elif verb == "takedown":
        takedown(fight, fighter, fight.fighters[hold.victim])
    elif verb == "pin":
        pin(fight, fighter, hold)
    elif verb == "add-hand":
        add_hand(fight, fighter, hold)
    elif verb == "wrest":
        wrest(fight, fighter, hold)


def _close_opening(fighter: Combatant, foe: i64) -> None:
    """GUR-RUL-28: one parry opens one attempt."""
    left = []
    closed = False
    for opening in fighter.openings:
        if opening.foe == foe and not closed:
            closed = True
        else:
            left.append(opening)
    fighter.openings = left
