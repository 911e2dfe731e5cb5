"""How the book's own fighters play: sensibly, quickly, and from what they can see.

They charge where the way is free, take aim and strike all out, feint with light weapons, grapple
when they are much stronger, shoot as long as there are arrows, never run up to an enemy who then
has the first blow, and wait with a parry or a dodge and a prepared attack for whom they cannot
reach.
"""

from mypy_extensions import mypyc_attr

from fechtbuch.books.tales_and_legends.asking.duel_questions import (
    DeclaredQuestion,
    DeclareQuestion,
)
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import BRAWN, DEFT_HAND, GRAPPLE
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.attack_choice import fencer
from fechtbuch.books.tales_and_legends.mind.defence_choice import react
from fechtbuch.books.tales_and_legends.mind.duel_choice import carry_out_plan, first_of, plan
from fechtbuch.books.tales_and_legends.mind.estimates import nearest, shooting_thing
from fechtbuch.books.tales_and_legends.mind.grapple_choice import in_grapple, on_a_beast
from fechtbuch.books.tales_and_legends.mind.shot_choice import shooter
from fechtbuch.books.tales_and_legends.rules.basics.prices import stand_price
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import ReactionQuestion
from fechtbuch.books.tales_and_legends.rules.grappling.grips import RollerQuestion
from fechtbuch.books.tales_and_legends.rules.moving.movement import StepBetween
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.streams import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class TalesPolicy(Player):
    """The book's own way of playing."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, TurnQuestion):
            if isinstance(question, DeclaredQuestion):
                return carry_out_plan(question)
            return self.turn(question)
        if isinstance(question, ReactionQuestion):
            return react(question)
        if question.kind == "escape":
            return Action("break-free")
        if isinstance(question, StepBetween):
            action = Action("go")
            action.at = question.fields[0]
            return action
        if question.kind == "bring-down":
            return Action("bring-down")
        if isinstance(question, RollerQuestion):
            best = question.members[0]
            for member in question.members:
                if member.value(GRAPPLE) - member.tired() > best.value(GRAPPLE) - best.tired():
                    best = member
            return Action("roll", best)
        if isinstance(question, DeclareQuestion):
            return plan(question)
        return question.default()

    def turn(self, question: TurnQuestion) -> Choice:
        """The next action of a turn."""
        fight = question.battle
        fighter = question.fighter
        if fighter.standard == 0 and fighter.extra == 0:
            return Action(DONE)
        if fighter.pinned_by != NOBODY:
            return Action("break-pin" if fighter.standard > 0 else DONE)
        if fighter.grapple != NOBODY:
            return in_grapple(fight, fighter)
        if fighter.holds_on != NOBODY:
            return on_a_beast(fight, fighter)
        if fighter.aggressive_due:
            return strike_at_once(question)
        if fighter.entangled and fighter.standard > 0:
            action = Action("free")
            deft = fighter.value(DEFT_HAND) + 10 >= fighter.value(BRAWN)
            action.word = "deft-hand" if deft else "brawn"
            return action
        if fighter.prone:
            price = stand_price(fighter)
            if price is not None and price.affordable(fighter) and not fighter.entangled:
                return Action("stand")
        foe = nearest(fight, fighter)
        if foe is None:
            return Action(DONE)
        shot = shooting_thing(fighter)
        if shot is not None:
            volley = shooter(fight, fighter, shot)
            if volley is not None:
                return volley
        return fencer(fight, fighter, foe)


def strike_at_once(question: TurnQuestion) -> Choice:
    """TAL-MAN-10: the blow that is owed by whoever fights aggressively; any, if need be."""
    foe = nearest(question.battle, question.fighter)
    if foe is not None:
        action = fencer(question.battle, question.fighter, foe)
        if action.verb == "attack" or action.verb == "charge":
            return action
    for verb in ("attack", "charge"):
        if question.open(verb):
            return first_of(question, verb)
    return Action(DONE)
