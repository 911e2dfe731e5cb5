"""The slower duellist's declaration, step by step, and how it is carried out (TAL-RUL-24)."""

from typing import Final

from fechtbuch.books.tales_and_legends.asking.duel_questions import (
    DeclaredQuestion,
    DeclareQuestion,
    step_price,
)
from fechtbuch.books.tales_and_legends.asking.open_verbs import is_open
from fechtbuch.books.tales_and_legends.asking.verb_options import castable
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.plans import NO_THING, Declared

AT_REACH: Final = ("attack", "charge", "feint", "grapple", "trample", "shoot", "throw")
"""Deeds that need somebody within reach or range."""

NOTHING_MORE: Final = Declared(DONE, NO_THING, NO_THING, "")
"""Stands where a declared step would when all of them are done."""

MOST_DECLARED: Final = 8
"""Steps of a duellist's declaration at most; no turn has room for more."""


def declare(fight: Battle) -> bool:
    """TAL-SEQ-24, TAL-RUL-24: the slower declares one more step; whether he does."""
    fighter = fight.fighters[fight.declarer]
    if not fighter.present() or len(fight.declared) >= MOST_DECLARED:
        return False
    answer = fight.ask(DeclareQuestion(fight, fighter))
    if not isinstance(answer, Action) or answer.verb == DONE:
        return False
    step_price(fight, fighter, answer).pay(fighter)
    step = Declared(
        answer.verb,
        NO_THING if answer.thing is None else fight.index_of(fighter, answer.thing),
        NO_THING if answer.second is None else fight.index_of(fighter, answer.second),
        answer.special,
    )
    fight.declared = [*fight.declared, step]
    if answer.thing is None:
        fight.note("declares", "TAL-SEQ-24", fighter, word=answer.verb)
        return True
    fight.note("declares-with", "TAL-SEQ-24", fighter, item=answer.thing.slug, word=answer.verb)
    if answer.special:
        fight.note("declares-special", "TAL-SEQ-24", fighter, word=answer.special)
    return True


def still_possible(fight: Battle, fighter: Combatant, planned: Declared) -> bool:
    """TAL-RUL-24: whether a declared step can still be taken at all."""
    if not is_open(fight, fighter, planned.verb):
        return False
    if planned.thing != NO_THING:
        question = DeclaredQuestion(fight, fighter, planned)
        if len(question.things(planned.verb)) == 0:
            return False
    if planned.verb == "cast" and planned.special not in castable(fight, fighter):
        return False
    if planned.second != NO_THING:
        return fighter.holds(fight.thing_of(fighter, planned.second))
    return True


def may_help(fight: Battle, fighter: Combatant, planned: Declared) -> bool:
    """TAL-RUL-107: whether a free action may bring a deed that is out of reach within it again."""
    if planned.verb not in AT_REACH or fighter.actions >= MOST_DECLARED:
        return False
    if planned.thing != NO_THING and not fighter.holds(fight.thing_of(fighter, planned.thing)):
        return False
    for verb in ("step", "grip", "face"):
        if is_open(fight, fighter, verb):
            return True
    return False


def lose(fight: Battle, fighter: Combatant, planned: Declared) -> None:
    """TAL-RUL-24: a step that became impossible is lost together with its price."""
    action = Action(planned.verb)
    if planned.thing != NO_THING:
        action.thing = fight.thing_of(fighter, planned.thing)
    action.special = planned.special
    price = step_price(fight, fighter, action)
    if price.affordable(fighter):
        price.pay(fighter)
    else:
        fighter.pay_full()
    fight.note("declaration-lost", "TAL-RUL-24", fighter, word=planned.verb)


def next_planned(fight: Battle, fighter: Combatant) -> Action | None:
    """TAL-SEQ-25: the next of the declared steps as it is carried out, or a free action."""
    planned = fight.declared[0] if len(fight.declared) > 0 else NOTHING_MORE
    answer = fight.ask(DeclaredQuestion(fight, fighter, planned))
    if not isinstance(answer, Action) or answer.verb == DONE:
        return None
    if answer.verb == planned.verb:
        fight.declared = fight.declared[1:]
    return answer
