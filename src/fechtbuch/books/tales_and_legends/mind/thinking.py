"""How the fighters of Tales and Legends play by plans: whole turns, judged by what comes back.

A turn is thought through as a whole: how many blows, with an aim or all out, how many parries are
left, whether to charge, to come up or to wait outside the other's charge with a blow prepared.
Grapples, saddles, beasts and bows stay a matter of habit.
"""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.duel_questions import DeclaredQuestion
from fechtbuch.books.tales_and_legends.asking.open_ways import LEADS, may_charge, shooter_lead
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, quarter
from fechtbuch.books.tales_and_legends.kinds.skills import PE
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.defence_choice import react_beforehand
from fechtbuch.books.tales_and_legends.mind.estimates import (
    all_out,
    awaited,
    best_thing,
    nearest,
    shooting_thing,
)
from fechtbuch.books.tales_and_legends.mind.grapple_choice import (
    wants_grapple,
    wants_hold,
    wants_to_join,
)
from fechtbuch.books.tales_and_legends.mind.judging import Blow, coming, weigh
from fechtbuch.books.tales_and_legends.mind.policy import TalesPolicy
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.ways import going, metres
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price, charge_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.choices import Question
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.paths import towards
from fechtbuch.engine.plans import LIFE, Plan, Plans, Weights
from fechtbuch.engine.streams import Stream


class TalesWeights(Weights):
    """What Tales and Legends adds."""

    def __init__(self) -> None:
        super().__init__()
        self.parried: i64 = 350
        """What of a coming blow a bought defence spares."""
        self.comes: i64 = 300
        """How likely somebody walks into a prepared blow."""
        self.impatience: i64 = 100
        """How much more coming up counts with each round."""


class TalesMind(Mind):
    """Plans for Tales and Legends."""

    def __init__(self, whim: Stream, weights: Weights) -> None:
        assert isinstance(weights, TalesWeights)
        habit = TalesPolicy(whim)
        super().__init__(whim, weights, habit, Plans())
        self.own = weights
        self.blow = Blow()
        self.charge = Blow()
        self.room = Blow()

    def list_plans(self, question: Question, plans: Plans) -> None:
        """Plans for a turn on foot with a weapon in hand."""
        if not isinstance(question, TurnQuestion) or isinstance(question, DeclaredQuestion):
            return
        fight = question.battle
        who = question.fighter
        if who.pinned_by != NOBODY or who.grapple != NOBODY or who.holds_on != NOBODY:
            return
        if who.entangled or who.prone or who.mounted() or who.aggressive_due:
            return
        if not who.block.humanoid or who.block.mount or who.block.large or fight.scene.water != "":
            return
        if who.standard == 0 and who.extra == 0:
            return
        foe = nearest(fight, who)
        if foe is None or shooting_thing(who) is not None:
            return
        thing = best_thing(fight, who)
        if thing.index < 0:
            return
        if wants_hold(fight, who, foe, thing) or wants_to_join(fight, who, foe, thing):
            return
        if who.unspent() and wants_grapple(fight, who, foe, thing):
            return
        price = attack_price(fight, who, thing, False)
        if price.standard != 1 or price.extra != 0:
            return  # what is too heavy is swung by habit
        reach = melee_form(thing).reach
        if fight.apart(who, foe) <= reach:
            self.at_blows(fight, who, foe, thing, plans)
        else:
            self.apart(fight, who, foe, thing, reach, plans)

    # Within reach.

    def at_blows(
        self, fight: Battle, who: Combatant, foe: Combatant, thing: Thing, plans: Plans
    ) -> None:
        """So many blows, the first with an aim or all out, and the rest kept for defence."""
        weigh(self.blow, fight, who, foe, thing, 10 if who.aggressive else 0, False)
        plain = self.blow.harm
        plain_end = self.blow.ends
        eye = quarter(who.attributes[PE])
        wild = all_out(who) and len(who.parries) == 0 and who.dodges == 0
        open_ = coming(fight, who, who.at, True, self.room, LIFE)
        closed = coming(fight, who, who.at, who.aggressive_open, self.room, LIFE)
        blows = who.standard
        while blows >= 0:
            left = who.standard - blows + who.extra
            self.turn(fight, who, foe, thing, plans, blows, left, plain, plain_end, closed)
            if blows > 0 and wild:
                weigh(self.room, fight, who, foe, thing, 10, False)
                harm = self.room.harm * blows
                plan = plans.add(Action("aggressive"))
                plan.steps.append(Action("attack", foe, thing))
                plan.harm_done = harm
                plan.ends_it = self.room.ends
                self.weather(who, plan, open_, 0, harm)
                if who.extra > 0 and not who.aimed:
                    weigh(self.room, fight, who, foe, thing, 10 + eye, False)
                    plan = plans.add(Action("aim"))
                    plan.steps.append(Action("aggressive"))
                    plan.steps.append(Action("attack", foe, thing))
                    plan.harm_done = harm + self.room.harm - harm // blows
                    plan.ends_it = self.room.ends
                    self.weather(who, plan, open_, 0, plan.harm_done)
            if blows > 0 and who.extra > 0 and not who.aimed:
                weigh(self.room, fight, who, foe, thing, eye + (10 if who.aggressive else 0), False)
                plan = plans.add(Action("aim"))
                plan.steps.append(Action("attack", foe, thing))
                plan.harm_done = self.room.harm + plain * (blows - 1)
                plan.ends_it = self.room.ends
                self.weather(who, plan, closed, left - 1, plan.harm_done)
            blows -= 1

    def turn(
        self,
        fight: Battle,
        who: Combatant,
        foe: Combatant,
        thing: Thing,
        plans: Plans,
        blows: i64,
        left: i64,
        harm: i64,
        end: i64,
        later: i64,
    ) -> None:
        """Blows first, then what is left for defence."""
        if blows > 0:
            plan = plans.add(Action("attack", foe, thing))
            plan.harm_done = harm * blows
            plan.ends_it = end
        else:
            guard = react_beforehand(fight, who)
            plan = plans.add(guard)
            if guard.verb == DONE:
                left = 0
        self.weather(who, plan, later, left, plan.harm_done)

    def weather(self, who: Combatant, plan: Plan, later: i64, left: i64, done: i64) -> None:
        """What comes back: less if the other is hurt by then, less by every parry."""
        # Whoever is put out strikes no more, and who is hurt strikes worse.
        later = later * (LIFE - plan.ends_it) // LIFE
        if done > 0:
            hurt = done if done < LIFE else LIFE
            later = later * (2 * LIFE - hurt) // (2 * LIFE)
        guards = left + len(who.parries) + who.dodges
        if who.charged or who.aggressive_open:
            guards = len(who.parries) * 0
        spared = self.own.parried * guards
        if spared > 900:
            spared = 900
        plan.harm_taken = later * (LIFE - spared) // LIFE
        plan.guard_kept = guards * LIFE // 3

    # Out of reach.

    def apart(
        self,
        fight: Battle,
        who: Combatant,
        foe: Combatant,
        thing: Thing,
        reach: i64,
        plans: Plans,
    ) -> None:
        """Charge, come up and strike, stop outside his charge, or wait with a blow prepared."""
        lead = shooter_lead(fight, who)
        if lead < LEADS["move"]:
            return
        far = fight.apart(who, foe)
        here = coming(fight, who, who.at, False, self.room, LIFE)
        weigh(self.blow, fight, who, foe, thing, 0, False)
        plain = self.blow.harm
        if who.standard > 0 and may_charge(fight, who) and not who.prepared:
            self.charges(fight, who, foe, thing, reach, plans, plain)
        free = not who.stepped and who.named_band < 0
        if free and who.standard == 2 and who.extra == 1 and not who.prepared:
            self.runs_up(fight, who, foe, thing, reach, far, plans)
        if free:
            self.moves(fight, who, foe, thing, reach, far, plans, plain)
        if who.standard > 0 and not who.prepared:
            plan = plans.add(Action("prepare", None, thing))
            near = here > 0
            plan.harm_done = plain * self.own.comes // LIFE if near else 0
            self.weather(who, plan, here, who.standard - 1 + who.extra, plan.harm_done)
        guard = react_beforehand(fight, who)
        plan = plans.add(guard)
        left = who.standard + who.extra if guard.verb != DONE else 0
        self.weather(who, plan, here, left, 0)
        if here == 0 and guard.verb != DONE:
            plan.spent = LIFE // 10

    def charges(
        self,
        fight: Battle,
        who: Combatant,
        foe: Combatant,
        thing: Thing,
        reach: i64,
        plans: Plans,
        plain: i64,
    ) -> None:
        """TAL-ATK-16: a blow at the end of a run, another if there is time, and no guard."""
        price = charge_price(fight, who, thing, "", False)
        if not price.affordable(who):
            return
        path = charge_path(fight, who, foe, reach)
        if len(path) == 0:
            return
        more = who.standard + who.extra - price.standard - price.extra
        if more > who.standard - price.standard:
            more = who.standard - price.standard
        struck: i64 = 0
        if awaited(fight, who, reach):
            weigh(self.room, fight, foe, who, best_thing(fight, foe), 0, False)
            struck = self.room.harm
        end = path[-1]
        weigh(self.charge, fight, who, foe, thing, 5, False)
        act = Action("charge", foe, thing)
        act.path = path
        plan = plans.add(act)
        plan.harm_done = self.charge.harm + plain * more
        plan.ends_it = self.charge.ends
        later = coming(fight, who, end, False, self.room, LIFE)
        self.weather(who, plan, later, -len(who.parries) - who.dodges, plan.harm_done)
        plan.harm_taken += struck
        if all_out(who):
            weigh(self.charge, fight, who, foe, thing, 15, False)
            first = Action("aggressive")
            plan = plans.add(first)
            act = Action("charge", foe, thing)
            act.path = path
            plan.steps.append(act)
            weigh(self.room, fight, who, foe, thing, 10, False)
            plan.harm_done = self.charge.harm + self.room.harm * more
            plan.ends_it = self.charge.ends
            later = coming(fight, who, end, True, self.room, LIFE)
            self.weather(who, plan, later, -len(who.parries) - who.dodges, plan.harm_done)
            plan.harm_taken += struck

    def runs_up(
        self,
        fight: Battle,
        who: Combatant,
        foe: Combatant,
        thing: Thing,
        reach: i64,
        far: i64,
        plans: Plans,
    ) -> None:
        """TAL-RUL-99: a move, and a charge at the end of it."""
        pace = speed(fight, who)
        if far - reach <= pace or far - reach > 2 * pace:
            return
        price = charge_price(fight, who, thing, "", False)
        if price.standard != 1 or price.extra != 1:
            return
        path = towards(fight.grid, who.at, foe.at, pace, going(fight, who), reach)
        if len(path) == 0:
            return
        home = who.at
        who.at = path[-1]
        rest = charge_path(fight, who, foe, reach)
        who.at = home
        if len(rest) == 0:
            return
        struck: i64 = 0
        if awaited(fight, who, reach):
            weigh(self.room, fight, foe, who, best_thing(fight, foe), 0, False)
            struck = self.room.harm
        act = Action("charge", foe, thing)
        act.path = rest
        move = Action("move")
        move.path = path
        weigh(self.charge, fight, who, foe, thing, 5, False)
        plan = plans.add(move)
        plan.steps.append(act)
        plan.harm_done = self.charge.harm
        plan.ends_it = self.charge.ends
        later = coming(fight, who, rest[-1], False, self.room, LIFE)
        self.weather(who, plan, later, -len(who.parries) - who.dodges, plan.harm_done)
        plan.harm_taken += struck
        if all_out(who):
            weigh(self.charge, fight, who, foe, thing, 15, False)
            plan = plans.add(move)
            plan.steps.append(Action("aggressive"))
            plan.steps.append(act)
            plan.harm_done = self.charge.harm
            plan.ends_it = self.charge.ends
            later = coming(fight, who, rest[-1], True, self.room, LIFE)
            self.weather(who, plan, later, -len(who.parries) - who.dodges, plan.harm_done)
            plan.harm_taken += struck

    def moves(
        self,
        fight: Battle,
        who: Combatant,
        foe: Combatant,
        thing: Thing,
        reach: i64,
        far: i64,
        plans: Plans,
        plain: i64,
    ) -> None:
        """On foot: to blows where that leaves a blow, else to just outside of his charge."""
        way = going(fight, who)
        if far - reach == 1 and not who.moved:
            self.go(
                fight, who, foe, "step", way_to(fight, who, foe, 1, reach), reach, plans, plain, 0
            )
        if who.extra > 0 or who.standard > 0:
            budget = metres(fight, who, "half")
            path = towards(fight.grid, who.at, foe.at, budget, way, reach)
            self.go(fight, who, foe, "half", path, reach, plans, plain, 1)
        if who.standard > 0:
            budget = metres(fight, who, "move")
            path = towards(fight.grid, who.at, foe.at, budget, way, reach)
            self.go(fight, who, foe, "move", path, reach, plans, plain, 2)
            their = melee_form(best_thing(fight, foe)).reach + 2 * speed(fight, foe)
            cut = path[:]
            while len(cut) > 0 and fight.grid.distance(cut[-1], foe.at) <= their:
                cut.pop()
            if 0 < len(cut) < len(path):
                self.go(fight, who, foe, "move", cut, reach, plans, plain, 2)

    def go(
        self,
        fight: Battle,
        who: Combatant,
        foe: Combatant,
        verb: str,
        path: list[i64],
        reach: i64,
        plans: Plans,
        plain: i64,
        price: i64,
    ) -> None:
        """One move, and what can still be done after it. `price` is 1 for X, 2 for S."""
        if len(path) == 0:
            return
        standard = who.standard
        extra = who.extra
        if price == 2 or (price == 1 and extra == 0):
            standard -= 1
        elif price == 1:
            extra -= 1
        act = Action(verb)
        act.path = path
        plan = plans.add(act)
        end = path[-1]
        left = fight.grid.distance(end, foe.at)
        struck: i64 = 0
        if awaited(fight, who, 0) and left <= melee_form(best_thing(fight, foe)).reach:
            weigh(self.room, fight, foe, who, best_thing(fight, foe), 0, False)
            struck = self.room.harm
        later = coming(fight, who, end, False, self.room, LIFE)
        gained = fight.apart(who, foe) - left
        if left <= reach and standard > 0:
            plan.harm_done = plain * standard
            self.weather(who, plan, later, extra, plan.harm_done)
        else:
            self.weather(who, plan, later, standard + extra, 0)
            if later > 0:
                plan.exposed = LIFE
            pace = speed(fight, who)
            if pace > 0:
                plan.place = LIFE * gained // (3 * pace)
                plan.place += plan.place * self.own.impatience * fight.round // LIFE
        plan.harm_taken += struck


def way_to(fight: Battle, who: Combatant, foe: Combatant, budget: i64, reach: i64) -> list[i64]:
    """A way towards somebody."""
    return towards(fight.grid, who.at, foe.at, budget, going(fight, who), reach)
