"""How the fighters of Tales and Legends play by plans: whole turns, judged by what comes back.

A turn is thought through as a whole: how many blows, with an aim or all out, how many parries are
left, whether to charge, to come up or to wait outside the other's charge with a blow prepared.
Grapples, saddles, beasts and bows stay a matter of habit.
"""

from fechtbuch.books.tales_and_legends.asking.duel_questions import DeclaredQuestion
from fechtbuch.books.tales_and_legends.asking.open_verbs import plainly_open
from fechtbuch.books.tales_and_legends.asking.open_ways import LEADS, may_charge, shooter_lead
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.blow_choice import Blows, guards
from fechtbuch.books.tales_and_legends.mind.bout import Bout
from fechtbuch.books.tales_and_legends.mind.charge_choice import charge_at_once, run_up
from fechtbuch.books.tales_and_legends.mind.defence_choice import await_them, guard
from fechtbuch.books.tales_and_legends.mind.estimates import best_thing, nearest, shooting_thing
from fechtbuch.books.tales_and_legends.mind.grapple_choice import (
    wants_grapple,
    wants_hold,
    wants_to_join,
)
from fechtbuch.books.tales_and_legends.mind.policy import TalesPolicy
from fechtbuch.books.tales_and_legends.mind.way_choice import moves
from fechtbuch.books.tales_and_legends.mind.weights import TalesWeights
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import LIFE, Plans, Weights
from fechtbuch.engine.streams import Stream


class TalesMind(Mind):
    """Plans for Tales and Legends."""

    def __init__(self, whim: Stream, weights: Weights) -> None:
        assert isinstance(weights, TalesWeights)
        super().__init__(whim, weights, TalesPolicy(whim), Plans())
        self.blows = Blows(weights)

    def list_plans(self, question: Question, plans: Plans) -> None:
        """Plans for a turn on foot with a weapon in hand."""
        if not isinstance(question, TurnQuestion) or isinstance(question, DeclaredQuestion):
            return
        fight = question.battle
        who = question.fighter
        if not fences(fight, who):
            return
        foe = nearest(fight, who)
        thing = best_thing(fight, who)
        if foe is None or thing.index < 0:
            return
        if wants_hold(fight, who, foe, thing) or wants_to_join(fight, who, foe, thing):
            return
        if who.unspent() and wants_grapple(fight, who, foe, thing):
            return
        price = attack_price(fight, who, thing, False)
        if price.standard != 1 or price.extra != 0:
            return  # what is too heavy is swung by habit
        bout = Bout(fight, who, foe, thing, best_thing(fight, foe))
        self.blows.look(fight, who)
        if bout.far <= bout.reach:
            self.at_blows(bout, plans)
        elif shooter_lead(fight, who) >= LEADS["move"]:
            self.apart(bout, plans)

    def fits(self, question: Question, choice: Choice) -> bool:
        """Turns go on with turns: whoever stumbles on the way is asked for something else first."""
        if not isinstance(question, TurnQuestion) or isinstance(question, DeclaredQuestion):
            return False
        if not isinstance(choice, Action):
            return False
        wild = choice.verb == "aggressive"
        blow: Choice | None = choice
        if wild:  # the blow that it is meant for comes next
            blow = self._rest[0] if len(self._rest) > 0 else None
        if isinstance(blow, Action) and (blow.verb == "attack" or blow.verb == "charge"):
            if plainly_open(question.battle, question.fighter, blow, wild):
                return True
        return question.open(choice.verb)

    def at_blows(self, bout: Bout, plans: Plans) -> None:
        """Blows, a charge from where the weapon is long enough, or everything for defence."""
        blows = self.blows
        who = bout.who
        closed = blows.later(bout, who.at, who.aggressive_open)
        blows.strikes(bout, plans, closed)
        if who.standard > 0 and bout.far > 1 and may_charge(bout.fight, who):
            charge_at_once(blows, bout, plans)  # TAL-RUL-104
        guard(blows, bout, plans, closed)

    def apart(self, bout: Bout, plans: Plans) -> None:
        """Charge, come up and strike, stop outside his charge, or wait with a blow prepared."""
        fight = bout.fight
        who = bout.who
        blows = self.blows
        here = blows.later(bout, who.at, False)
        waits = len(who.prepared) > 0
        free = not who.stepped and who.named_band < 0
        if who.standard > 0 and not waits and may_charge(fight, who):
            charge_at_once(blows, bout, plans)
        if free and not waits and who.unspent():
            run_up(blows, bout, plans)
        if free:
            moves(blows, bout, plans)
        if who.standard > 0 and not waits:
            plan = plans.add(Action("prepare", None, bout.thing))
            await_them(blows, bout, plan, here)
            blows.weather(plan, here, guards(who, who.standard - 1 + who.extra))
        plan = guard(blows, bout, plans, here)
        if here == 0 and plan.steps[0].verb != DONE:
            plan.spent = LIFE // 10


def fences(fight: Battle, who: Combatant) -> bool:
    """Whether somebody stands on his feet, free and without a bow, and has something left to do."""
    if who.pinned_by != NOBODY or who.grapple != NOBODY or who.holds_on != NOBODY:
        return False
    if who.entangled or who.prone or who.mounted() or who.aggressive_due:
        return False
    if not who.block.humanoid or who.block.mount or who.block.large or fight.scene.water != "":
        return False
    return (who.standard > 0 or who.extra > 0) and shooting_thing(who) is None
