"""What the book's own duellists declare, and how they carry it out (TAL-RUL-24)."""

from typing import Final

from fechtbuch.books.tales_and_legends.asking.blow_targets import melee_targets
from fechtbuch.books.tales_and_legends.asking.duel_questions import (
    DeclaredQuestion,
    DeclareQuestion,
)
from fechtbuch.books.tales_and_legends.asking.open_ways import may_charge
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.asking.usable_weapons import grapple_weapons
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.estimates import best_thing, nearest
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.ways import going, metres
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price, charge_price
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Choice, Partial
from fechtbuch.engine.paths import towards

WALKED: Final = ["step", "half", "move", "fast", "run"]
"""Kinds of moving that lead anywhere."""


OWN: Final = ["stand", "parry", "dodge", "charge", "move", "attack"]
"""What these duellists declare of themselves."""


def plan(question: DeclareQuestion) -> Action:
    """What the slower duellist declares, going on from whatever was declared in his name."""
    action = _usual(question)
    for step in question.battle.declared:
        if step.verb not in OWN:
            # TAL-RUL-116: it may have put the weapon away; only the question knows.
            thing = action.thing
            if not question.open(action.verb):
                return Action(DONE)
            if thing is not None and thing not in question.things(action.verb):
                return Action(DONE)
            return action
    return action


def _usual(question: DeclareQuestion) -> Action:
    """Come near, strike, and a defence."""
    fight = question.battle
    fighter = question.fighter
    foe = nearest(fight, fighter)
    if foe is None or fighter.grapple != NOBODY or fighter.pinned_by != NOBODY:
        return plan_close(question)
    thing = best_thing(fight, fighter)
    steps = len(fight.declared)
    if fighter.prone and steps == 0:
        return Action("stand" if question.open("stand") else DONE)
    near = len(melee_targets(fight, fighter, melee_form(thing).reach)) > 0
    if near:
        if steps == 0 and fighter.extra > 0:
            for held in fighter.hands:
                if held.weapon is not None and held.weapon.parries and not held.weapon.pavise:
                    return Action("parry", None, held)
            return Action("dodge")
    elif steps == 0 and may_charge(fight, fighter):
        path = charge_path(fight, fighter, foe, melee_form(thing).reach)
        price = charge_price(fight, fighter, thing, "", False)
        if len(path) > 0 and price.affordable(fighter):
            return Action("charge", None, thing)
        return Action("move") if fighter.standard > 0 else Action(DONE)
    if attack_price(fight, fighter, thing, False).affordable(fighter) and fighter.standard > 0:
        return Action("attack", None, thing)
    return Action(DONE)


def plan_close(question: DeclareQuestion) -> Action:
    """A declaration out of a grapple."""
    fighter = question.fighter
    if fighter.standard == 0:
        return Action(DONE)
    # What was declared before counts as done: only the question knows what is open after it.
    for verb in ("break-pin", "throw-off"):
        if question.open(verb):
            return Action(verb)
    weapons = grapple_weapons(question.battle, fighter)
    if len(weapons) > 0 and question.open("strike"):
        return Action("strike", None, weapons[0])
    return Action("leave" if question.open("leave") else DONE)


def carry_out_plan(question: DeclaredQuestion) -> Choice:
    """The declared kind with the first sensible target and way."""
    if not question.open(question.planned.verb):
        return after_him(question)
    if question.planned.verb in ("attack", "charge") and question.open("aggressive"):
        return Action("aggressive")
    if question.planned.verb in WALKED:
        way = approach(question, nearest(question.battle, question.fighter))
        return Action(DONE) if way is None else way
    return first_of(question, question.planned.verb)


def after_him(question: DeclaredQuestion) -> Action:
    """TAL-RUL-107: the free step that brings a declared attack within reach again."""
    fight = question.battle
    fighter = question.fighter
    foe = nearest(fight, fighter)
    planned = question.planned
    if foe is None or planned.verb != "attack" or not question.open("step"):
        return Action(DONE)
    reach = melee_form(fight.thing_of(fighter, planned.thing)).reach
    action = Action("step")
    action.path = towards(fight.grid, fighter.at, foe.at, 1, going(fight, fighter), reach)
    if len(action.path) == 1 and fight.apart(fighter, foe) == reach + 1:
        return action
    return Action(DONE)


def first_of(question: TurnQuestion, verb: str) -> Choice:
    """The first choice of a kind, with whatever is usual; none where something is wanting."""
    partial: Partial = {VERB: verb}
    while True:
        slot = question.slot(partial)
        if slot is None:
            return question.build(partial)
        if slot.default is not None:
            partial[slot.name] = slot.default
        elif len(slot.options) > 0:
            partial[slot.name] = slot.options[0].value
        else:
            return Action(DONE)


def approach(question: DeclaredQuestion, foe: Combatant | None) -> Action | None:
    """A declared move, towards the enemy."""
    if foe is None:
        return None
    fight = question.battle
    fighter = question.fighter
    action = Action(question.planned.verb)
    action.path = towards(
        fight.grid,
        fighter.at,
        foe.at,
        metres(fight, fighter, action.verb),
        going(fight, fighter),
        1,
    )
    return action if len(action.path) > 0 else None
