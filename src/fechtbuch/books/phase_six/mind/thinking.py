"""How Phase Six's fighters play by plans: strike, stun, come up, strike and step back, or wait.

What is judged at every turn is whether an action is worth more as a blow now or kept for a parry,
and whether to walk into the blows of others. Shooting, arms, wounds and fire stay a matter of
habit.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.act_question import ActQuestion, ReactQuestion
from fechtbuch.books.phase_six.kinds.arms import MELEE, THROWN
from fechtbuch.books.phase_six.kinds.verbs import END
from fechtbuch.books.phase_six.mind.blow_choice import Blows
from fechtbuch.books.phase_six.mind.defence_choice import defend, spared
from fechtbuch.books.phase_six.mind.estimates import WHOLE, chance, threat
from fechtbuch.books.phase_six.mind.judging import share
from fechtbuch.books.phase_six.mind.policy import PhaseSixPolicy
from fechtbuch.books.phase_six.mind.reaction_choice import react
from fechtbuch.books.phase_six.mind.shot_choice import shoot
from fechtbuch.books.phase_six.mind.target_choice import Shot, best_attack
from fechtbuch.books.phase_six.mind.throw_choice import holds_missiles, hurl, throw
from fechtbuch.books.phase_six.mind.way_choice import come_up, may_come, raise_shield
from fechtbuch.books.phase_six.mind.weights import PhaseSixWeights
from fechtbuch.books.phase_six.rules.defence import NONE, DefenceQuestion
from fechtbuch.books.phase_six.rules.dice import BONUS, DESTINY_REROLL, KEEP, REROLL, ExtraQuestion
from fechtbuch.books.phase_six.rules.success_roll import CHECK, HIT
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.choices import Question
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import LIFE, Plans, Weights
from fechtbuch.engine.streams import Stream

_END: Final = Act(END)
_BUY: Final = Act("buy")
_KEEP: Final = Act(KEEP)
_BONUS: Final = Act(BONUS)
_REROLL: Final = Act(REROLL)
_LUCKY: Final = Act(DESTINY_REROLL)


class PhaseSixMind(Mind):
    """Plans for Phase Six."""

    def __init__(self, whim: Stream, weights: Weights) -> None:
        assert isinstance(weights, PhaseSixWeights)
        habit = PhaseSixPolicy(whim)
        super().__init__(whim, weights, habit, Plans())
        self.own = weights
        self.habits = habit
        self.blows = Blows(weights)

    def list_plans(self, question: Question, plans: Plans) -> None:
        """Plans for a turn, a roll that may be mended, an action that may be bought."""
        if isinstance(question, ReactQuestion):
            react(self.blows, self.habits, question, plans)
        elif isinstance(question, ActQuestion):
            self.turn(question.battle, question.fighter, plans)
        elif isinstance(question, ExtraQuestion):
            self.extra(question, plans)
        elif isinstance(question, DefenceQuestion):
            self.defend(question, plans)

    # A defence.

    def defend(self, question: DefenceQuestion, plans: Plans) -> None:
        """PSX-BON-04: whoever has no action left buys one where the blow is worth it."""
        who = question.fighter
        fight = question.battle
        incoming = question.incoming
        if self.own.defends > 0:
            if who.actions > 0:
                defend(fight, who, incoming, self.own.defends, plans)
            elif who.bonus > 0 and spared(fight, who, incoming, plans) >= self.own.rescue:
                plans.add(_BUY)
            return
        if who.actions > 0 or who.bonus == 0:
            return
        if share(threat(fight, who, incoming), who) < self.own.rescue:
            return
        who.actions = 1
        answer = self.habits.defend(fight, who, incoming)
        who.actions = 0
        if answer.verb != NONE:
            plans.add(_BUY)

    # Dice that have fallen.

    def extra(self, question: ExtraQuestion, plans: Plans) -> None:
        """Roll again what went badly; dice against a faint."""
        roll = question.roll
        who = question.fighter
        if roll.empty():
            return
        if roll.kind == HIT:
            mean = roll.dice * chance(roll.need.total)
            hits: i64 = roll.successes * LIFE
            for critical in roll.criticals:
                hits += critical * self.own.criticals
            if who.rerolls > 0 and roll.dice > 1:
                if hits * WHOLE < self.own.reroll * mean:
                    plans.add(_REROLL)
                    return
            if who.destiny > 0 and self.own.lucky > 0 and roll.dice > 1 and not roll.lucky:
                mean = roll.dice * chance(roll.fate())
                if hits * WHOLE < self.own.lucky * mean:
                    plans.add(_LUCKY)
                    return
            plans.add(_KEEP)
        elif roll.kind == CHECK and roll.purpose == "resist-knockout":
            missing = roll.wanted - roll.successes
            if missing <= 0:
                plans.add(_KEEP)
            elif who.rerolls > 0:
                plans.add(_REROLL)
            elif who.bonus >= missing:
                plans.add(_BONUS)

    # A turn.

    def turn(self, fight: Battle, who: Participant, plans: Plans) -> None:
        """What to do with the next action."""
        if who.actions == 0:
            self.out_of_actions(fight, who, plans)
            return
        urgent = self.habits.urgent(fight, who)
        if urgent is not None:
            plans.add(urgent)
            return
        thrown: Shot | None = None
        if holds_missiles(fight, who):
            shot = best_attack(fight, who, False)
            if shot.target is not None and shot.mode != MELEE:
                if shot.mode != THROWN:
                    plans.add(shoot(fight, who, shot))
                    return
                thrown = shot
        blows = self.blows
        here = blows.dangers.on(fight, who, who.at)
        blows.strike(fight, who, plans, here)
        if plans.count == 0:
            come_up(blows, fight, who, plans)
            blows.dangers.blows.clear()  # it looked at other fields
            raise_shield(blows, fight, who, plans, here)
            if thrown is not None:
                throw(blows, fight, who, thrown, plans, here)
            hurl(blows, fight, who, plans, here)
        if plans.count == 0:
            plans.add(self.habits.turn(fight, who))
            return
        wait = plans.add(_END)
        blows.weather(who, wait, here, who.actions)
        if not may_come(fight, who):
            wait.guard_kept = 0
            wait.exposed = LIFE  # he shoots, or arms himself: time is on his side

    def out_of_actions(self, fight: Battle, who: Participant, plans: Plans) -> None:
        """An action is bought where an attack is worth it."""
        if who.bonus > 0 and self.blows.best(fight, who, plans) >= self.own.buy:
            plans.add(_BUY)
        else:
            plans.add(_END)
