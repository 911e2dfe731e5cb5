"""How the book's own fighters play: sensibly, quickly, and from what they can see.

`manoeuvre_choice` takes the manoeuvre, `attack_choice`, `shot_choice` and `grapple_choice` what an
attack is used for, `defence_choice` the defence, `way_choice` the way; `estimates` holds the
numbers they compare.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.asking.attack_question import AttackQuestion
from fechtbuch.books.gurps.asking.turn_question import TurnQuestion
from fechtbuch.books.gurps.kinds.terms import LYING
from fechtbuch.books.gurps.mind.attack_choice import stroke
from fechtbuch.books.gurps.mind.defence_choice import guard, throw_in
from fechtbuch.books.gurps.mind.estimates import nearest_foe
from fechtbuch.books.gurps.mind.manoeuvre_choice import plan
from fechtbuch.books.gurps.mind.way_choice import farther, nearer, reach_of, way_to
from fechtbuch.books.gurps.rules.defending.defence_question import DefenceQuestion
from fechtbuch.books.gurps.rules.defending.interposition import InterposeQuestion
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, arc_of, best_reach
from fechtbuch.books.gurps.rules.moving.movement import facing_costs, least_cost, step_error
from fechtbuch.books.gurps.rules.moving.step_question import StepQuestion
from fechtbuch.books.gurps.state.choices import Action, Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.streams import Stream

STAY: Final = Action("stay")

SHORT: Final = ("wait", "resist", "parrying-arm", "strike-limb")
"""Short questions; the first answer is always the bold one, and that is taken."""

TOO_NEAR: Final = 3
"""A shooter steps back from foes as near as this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GurpsPolicy(Player):
    """The book's own way of playing."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim
        self.heeds_arms = False
        """Whether a lame arm keeps it from shooting. The book's own fighters never looked."""

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, DefenceQuestion):
            return self.defend(question)
        if isinstance(question, TurnQuestion):
            return self.turn(question)
        if isinstance(question, AttackQuestion):
            return self.attack(question)
        if isinstance(question, StepQuestion):
            return self.step(question)
        if isinstance(question, InterposeQuestion):
            return throw_in(question)
        if question.kind in SHORT and isinstance(question, Asked):
            return Action(question.menu.verbs[0].name)
        return question.default()

    def turn(self, question: TurnQuestion) -> Action:
        """Which manoeuvre."""
        return plan(question, self.whim, self.heeds_arms)

    def attack(self, question: AttackQuestion) -> Action:
        """What an attack is used for."""
        return stroke(question)

    def defend(self, question: DefenceQuestion) -> Defence:
        """How to meet an attack."""
        return guard(question)

    def step(self, question: StepQuestion) -> Action:
        """Out of a shorter weapon's reach again, or away from those who come too near a bow."""
        fight = question.battle
        fighter = question.fighter
        if question.onward:
            return self._go_on(question)
        if question.steps == 0:
            return STAY
        if fighter.posture == LYING and not question.frees:
            return STAY
        if question.against is not None:
            return self._step_up(question, question.against)
        away: i64 = 0
        for thing in fighter.hands:
            if thing.kind.shoots and (thing.shots > 0 or thing.spare > 0):
                away = TOO_NEAR
        reach: i64 = 0
        if away == 0:
            reach = reach_of(fight, fighter)
            if reach < 2:
                return STAY
        foe = nearest_foe(fight, fighter)
        if foe is None:
            return STAY
        if away == 0:
            away = best_reach(fight, foe)
            if away >= reach:
                return STAY
            away += foe.step()
        if fight.apart(fighter, foe) > away:
            return STAY
        there = farther(fight, fighter.at, foe.at)
        return self._step_to(question, there, foe)

    def _go_on(self, question: StepQuestion) -> Action:
        """On towards the nearest foe with what is left of a walk."""
        fight = question.battle
        fighter = question.fighter
        foe = nearest_foe(fight, fighter)
        if foe is None:
            return STAY
        path = way_to(fight, fighter, foe.at, reach_of(fight, fighter))
        while path:
            cost = least_cost(facing_costs(fight, fighter, path, question.forward))
            if 0 <= cost <= question.points:
                action = Action("step")
                action.path = path
                return action
            path = path[:-1]
        return STAY

    def _step_up(self, question: StepQuestion, foe: Combatant) -> Action:
        """Nearer to a foe who must still be reached."""
        fight = question.battle
        fighter = question.fighter
        if fight.apart(fighter, foe) > reach_of(fight, fighter):
            return self._step_to(question, nearer(fight, fighter.at, foe.at), foe)
        if arc_of(fight, fighter, foe.at) == FRONT:
            return STAY
        action = Action("step")
        action.facing = fight.grid.direction(fighter.at, foe.at)
        return action

    def _step_to(self, question: StepQuestion, there: i64, foe: Combatant) -> Action:
        fight = question.battle
        if there == NOWHERE or step_error(fight, question.fighter, [there], question.steps):
            return STAY
        action = Action("step")
        action.path = [there]
        action.facing = fight.grid.direction(there, foe.at)
        return action
