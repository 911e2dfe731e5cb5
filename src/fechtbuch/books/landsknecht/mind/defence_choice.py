"""How the book's fighters meet a blow: strike first, guard, parry, or keep one's action."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.mind.blow_choice import Blows
from fechtbuch.books.landsknecht.mind.judging import reckon, usual_blow
from fechtbuch.books.landsknecht.mind.threats import worst
from fechtbuch.books.landsknecht.rules.defending.answers import (
    COUNTER,
    GUARD,
    NO_ANSWER,
    PARRY,
    AnswerQuestion,
    counter_blow,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.plans import LIFE, Plan, Plans


def answer(blows: Blows, question: AnswerQuestion, plans: Plans) -> None:
    """Strike first, guard, parry, or keep the action for one's own turn."""
    fight = question.battle
    who = question.fighter
    blow = question.blow
    if who.routed or blow.ranged or blow.target is not who or who.mounted():
        return
    take(blows, question, blow, NO_ANSWER, plans)
    for verb in (GUARD, PARRY):
        if question.open(verb):
            take(blows, question, blow, verb, plans)
    if question.open(COUNTER):
        plan = plans.add(Action(COUNTER))
        reckon(blows.mine, fight, counter_blow(fight, blow))
        reckon(blows.theirs, fight, blow)
        plan.harm_done = blows.mine.harm
        plan.ends_it = blows.mine.ends
        plan.harm_taken = worst(blows.theirs) * (LIFE - plan.ends_it) // LIFE
        used_up(blows, fight, who, blow, plan)


def take(blows: Blows, question: AnswerQuestion, blow: Blow, verb: str, plans: Plans) -> None:
    """What the blow would do if it is answered so."""
    who = question.fighter
    parrying, guarded = who.parrying, blow.guarded
    who.parrying = parrying or verb == PARRY
    blow.guarded = verb == GUARD
    reckon(blows.theirs, question.battle, blow)
    plan = plans.add(Action(verb))
    plan.harm_taken = worst(blows.theirs)
    who.parrying, blow.guarded = parrying, guarded
    if verb == PARRY:
        used_up(blows, question.battle, who, blow, plan)


def used_up(blows: Blows, fight: Battle, who: Combatant, blow: Blow, plan: Plan) -> None:
    """The action that would have been one's own blow later in the Round."""
    if who.turn_over and not who.holding_action:
        return
    reckon(blows.mine, fight, usual_blow(fight, who, blow.attacker, False))
    plan.spent = blows.mine.harm * (LIFE - blows.theirs.ends) // LIFE


def parry(blows: Blows, fight: Battle, who: Combatant, again: i64, plans: Plans) -> None:
    """LSK-PAR-01: everything for defence; it lasts no longer than the Round (LSK-PAR-03)."""
    plan = plans.add(Action("parry"))
    before = who.parrying
    who.parrying = True
    plan.harm_taken = blows.threats.coming(fight, who, who.at, 0) + again
    who.parrying = before
