"""How Landsknecht's fighters play by plans: strike, charge, walk up, hold, parry or wait.

What is judged is whom a blow would hurt most and how, whether a longer weapon answers it first, and
what comes back before the Round is over. Grips, spells, missiles, saddles and flight stay a matter
of habit.
"""

from typing import Final

from fechtbuch.books.landsknecht.asking.held_question import LastQuestion, ReleaseQuestion
from fechtbuch.books.landsknecht.asking.turn_question import TurnQuestion
from fechtbuch.books.landsknecht.kinds.verbs import HOLD, NOTHING
from fechtbuch.books.landsknecht.mind.attack_choice import blade, fences, form_of, nearest_foe
from fechtbuch.books.landsknecht.mind.blow_choice import Blows
from fechtbuch.books.landsknecht.mind.defence_choice import answer, parry
from fechtbuch.books.landsknecht.mind.held_choice import hold, last, release
from fechtbuch.books.landsknecht.mind.order_choice import Gains
from fechtbuch.books.landsknecht.mind.policy import LandsknechtPolicy
from fechtbuch.books.landsknecht.mind.way_choice import nearer
from fechtbuch.books.landsknecht.mind.weights import LandsknechtWeights
from fechtbuch.books.landsknecht.play.sequence import NextQuestion
from fechtbuch.books.landsknecht.rules.basics.circumstances import threatens
from fechtbuch.books.landsknecht.rules.basics.weapons import bare_hands
from fechtbuch.books.landsknecht.rules.defending.answers import AnswerQuestion
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Pick
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.choices import Question
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import LIFE, Plans, Weights
from fechtbuch.engine.streams import Stream

FENCING: Final = ("attack", "charge", "move", "parry", HOLD, NOTHING)
"""What the habit does in a plain fight hand to hand; anything else that it does is followed."""


class LandsknechtMind(Mind):
    """Plans for Landsknecht."""

    def __init__(self, whim: Stream, weights: Weights) -> None:
        assert isinstance(weights, LandsknechtWeights)
        habit = LandsknechtPolicy(whim)
        super().__init__(whim, weights, habit, Plans())
        self.habits = habit
        self.blows = Blows(weights)
        self.gains = Gains(weights, self.blows.threats)

    def list_plans(self, question: Question, plans: Plans) -> None:
        """Plans for a turn on foot, for a held action at the end, for an answer to a blow."""
        if isinstance(question, TurnQuestion):
            other = self.habits.beside_blows(question.battle, question.fighter)
            if other is None or other.verb in FENCING:
                self.turn(question.battle, question.fighter, plans)
            else:
                plans.add(other)
        elif isinstance(question, LastQuestion):
            last(self.blows, question, plans)
        elif isinstance(question, ReleaseQuestion):
            release(self.blows, question, plans)
        elif isinstance(question, NextQuestion):
            self.order(question, plans)
        elif isinstance(question, AnswerQuestion):
            answer(self.blows, question, plans)

    # Who comes next.

    def order(self, question: NextQuestion, plans: Plans) -> None:
        """The best blow last: friends beside the foe make it surer (LSK-CND-05)."""
        for member in question.members():
            plan = plans.add(Pick("next", [member]))
            plan.ends_it = -self.gains.of(question.battle, member)

    # A turn.

    def turn(self, fight: Battle, who: Combatant, plans: Plans) -> None:
        """Blows, charges, a walk, and what there is instead of them."""
        if not fences(who):
            plans.add(self.habits.turn(fight, who))
            return
        foe = nearest_foe(fight, who)
        thing = blade(fight, who)
        if foe is None or (thing is None and not who.block.creature):
            plans.add(self.habits.turn(fight, who))
            return
        weapon = bare_hands(who) if thing is None else form_of(who, thing)
        blows = self.blows
        blows.threats.look(fight, who)
        blows.strikes(fight, who, foe, thing, weapon, plans)
        nearer(blows, fight, who, foe, weapon, plans)
        here = blows.coming(fight, who, who.at)
        again = blows.threats.again
        hold(blows, fight, who, foe, thing, weapon, here, plans)
        if threatens(fight, foe, who) or plans.count == 0:
            parry(blows, fight, who, again, plans)
        if plans.count == 2:
            usual = self.habits.turn(fight, who)
            if usual.verb == "move":
                plan = plans.add(usual)
                plan.place = LIFE
