"""How the fighters of Tales and Legends play by plans: whole turns, judged by what comes back.

A turn is thought through as a whole: how many blows, with an aim or all out, how many parries are
left, whether to charge, to come up or to wait outside the other's charge with a blow prepared.
Grapples, saddles, beasts and bows stay a matter of habit.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.duel_questions import DeclaredQuestion
from fechtbuch.books.tales_and_legends.asking.open_verbs import plainly_open
from fechtbuch.books.tales_and_legends.asking.open_ways import (
    LEADS,
    may_charge,
    may_walk,
    shooter_lead,
)
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, quarter
from fechtbuch.books.tales_and_legends.kinds.skills import PE
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.bout import Bout
from fechtbuch.books.tales_and_legends.mind.defence_choice import react_beforehand
from fechtbuch.books.tales_and_legends.mind.estimates import (
    all_out,
    best_thing,
    nearest,
    shooting_thing,
)
from fechtbuch.books.tales_and_legends.mind.grapple_choice import (
    wants_grapple,
    wants_hold,
    wants_to_join,
)
from fechtbuch.books.tales_and_legends.mind.judging import Blow, Comers, weigh
from fechtbuch.books.tales_and_legends.mind.policy import TalesPolicy
from fechtbuch.books.tales_and_legends.mind.weights import TalesWeights
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.ways import metres
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price, charge_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import LIFE, Plan, Plans, Weights
from fechtbuch.engine.streams import Stream

MOST_SPARED: Final = 900
"""No number of parries spares more than this of what comes."""

PATIENT: Final = 4
"""For so many rounds somebody is expected to come; then it is ever less likely."""


class TalesMind(Mind):
    """Plans for Tales and Legends."""

    def __init__(self, whim: Stream, weights: Weights) -> None:
        assert isinstance(weights, TalesWeights)
        super().__init__(whim, weights, TalesPolicy(whim), Plans())
        self.own = weights
        self.room = Blow()
        """For a blow that is looked at and forgotten."""
        self.held = False
        """Whether anybody has a blow prepared."""
        self.met = Blow()
        """What prepared blows do to who walks into them."""
        self.wild = Blow()
        self.aimed = Blow()
        self.both = Blow()
        """Blows all out, with an aim, and with both."""
        self.comers = Comers()

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
        self.comers.look(fight, who)
        self.held = False
        for other in fight.fighters:
            if len(other.prepared) > 0 and fight.foes(who, other):
                self.held = True
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

    # What comes back.

    def weather(self, plan: Plan, later: i64, guards: i64) -> None:
        """What comes back: less if the other is hurt by then, less by every parry."""
        # Whoever is put out strikes no more, and who is hurt strikes worse.
        later = later * (LIFE - plan.ends_it) // LIFE
        hurt = plan.harm_done if plan.harm_done < LIFE else LIFE
        later = later * (2 * LIFE - hurt) // (2 * LIFE)
        spared = self.own.parried * guards
        if spared > MOST_SPARED:
            spared = MOST_SPARED
        plan.harm_taken = later * (LIFE - spared) // LIFE
        plan.guard_kept = guards * LIFE // 3

    def later(self, bout: Bout, at: i64, unprepared: bool) -> i64:
        """What comes back to whoever stands there."""
        return self.comers.coming(bout.fight, bout.who, at, unprepared, self.own.runs)

    def caught(self, bout: Bout, path: list[i64], wild: bool, charge: bool) -> None:
        """What prepared blows would do on a way, to whoever comes from outside (TAL-RUL-64)."""
        fight = bout.fight
        who = bout.who
        harm: i64 = 0
        ends: i64 = 0
        for foe in fight.fighters:
            if len(foe.prepared) == 0 or not fight.foes(who, foe):
                continue
            if (foe.hidden_from >> who.side) & 1 == 1:
                continue
            for held in foe.prepared:
                thing = fight.thing_of(foe, held.thing)
                reach = melee_form(thing).reach
                if fight.grid.distance(foe.at, who.at) <= reach:
                    continue
                for at in path:
                    if fight.grid.distance(foe.at, at) <= reach:
                        weigh(self.met, fight, foe, who, thing, 0, wild, charge)
                        harm += self.met.harm
                        ends += self.met.ends
                        break
        self.met.harm = harm
        self.met.ends = ends if ends < LIFE else LIFE

    # Within reach.

    def at_blows(self, bout: Bout, plans: Plans) -> None:
        """So many blows, the first with an aim or all out, and the rest kept for defence."""
        fight = bout.fight
        who = bout.who
        wild = all_out(who) and len(who.parries) == 0 and who.dodges == 0
        aims = who.extra > 0 and not who.aimed
        closed = self.later(bout, who.at, who.aggressive_open)
        open_: i64 = 0
        if who.standard > 0:
            if wild:
                open_ = self.later(bout, who.at, True)
                self.strike(bout, self.wild, 10, False)
            if aims:
                aim = quarter(who.attributes[PE])
                self.strike(bout, self.aimed, aim + 10 if who.aggressive else aim, False)
                if wild:
                    self.strike(bout, self.both, aim + 10, False)
        blows = who.standard
        while blows > 0:
            left = who.standard - blows + who.extra
            plan = plans.add(bout.attack())
            plan.harm_done = bout.mine.harm * blows
            plan.ends_it = bout.mine.ends
            self.weather(plan, closed, guards(who, left))
            if wild:
                plan = self.first(bout, plans, blows, self.wild, self.wild)
                self.weather(plan, open_, 0)
                if aims:
                    plan = self.first(bout, plans, blows, self.both, self.wild)
                    self.weather(plan, open_, 0)
            if aims:
                plan = self.first(bout, plans, blows, self.aimed, bout.mine)
                self.weather(plan, closed, guards(who, left - 1))
            blows -= 1
        if who.standard > 0 and bout.far > 1 and may_charge(fight, who):
            self.charge(bout, plans)  # TAL-RUL-104
        self.guard(bout, plans, closed)

    def strike(self, bout: Bout, into: Blow, bonus: i64, charge: bool) -> None:
        """What a blow at the foe would do with this bonus."""
        weigh(into, bout.fight, bout.who, bout.foe, bout.thing, bonus, False, charge)

    def first(self, bout: Bout, plans: Plans, blows: i64, one: Blow, others: Blow) -> Plan:
        """The first of so many blows with an aim, all out, or both; the others as they are."""
        plan = plans.add(Action("aggressive" if one is self.wild else "aim"))
        if one is self.both:
            plan.steps.append(Action("aggressive"))
        plan.steps.append(bout.attack())
        plan.harm_done = one.harm + others.harm * (blows - 1)
        plan.ends_it = one.ends
        return plan

    def guard(self, bout: Bout, plans: Plans, later: i64) -> Plan:
        """Everything for defence."""
        who = bout.who
        choice = react_beforehand(bout.fight, who)
        plan = plans.add(choice)
        left = who.standard + who.extra if choice.verb != DONE else 0
        if len(who.prepared) > 0 and bout.far > bout.reach:
            self.await_them(bout, plan, later)
        self.weather(plan, later, guards(who, left))
        return plan

    # Out of reach.

    def apart(self, bout: Bout, plans: Plans) -> None:
        """Charge, come up and strike, stop outside his charge, or wait with a blow prepared."""
        fight = bout.fight
        who = bout.who
        here = self.later(bout, who.at, False)
        waits = len(who.prepared) > 0
        free = not who.stepped and who.named_band < 0
        if who.standard > 0 and not waits and may_charge(fight, who):
            self.charge(bout, plans)
        if free and not waits and who.unspent():
            self.run_up(bout, plans)
        if free:
            self.moves(bout, plans)
        if who.standard > 0 and not waits:
            plan = plans.add(Action("prepare", None, bout.thing))
            self.await_them(bout, plan, here)
            self.weather(plan, here, guards(who, who.standard - 1 + who.extra))
        plan = self.guard(bout, plans, here)
        if here == 0 and plan.steps[0].verb != DONE:
            plan.spent = LIFE // 10

    def charge(self, bout: Bout, plans: Plans) -> None:
        """TAL-ATK-16: a blow at the end of a run, another if there is time, and no guard."""
        who = bout.who
        price = charge_price(bout.fight, who, bout.thing, "", False)
        if not price.affordable(who):
            return
        path = charge_path(bout.fight, who, bout.foe, bout.reach)
        more = who.standard + who.extra - price.standard - price.extra
        if more > who.standard - price.standard:
            more = who.standard - price.standard
        self.charges(bout, plans, None, path, more)

    def run_up(self, bout: Bout, plans: Plans) -> None:
        """TAL-RUL-99: a move, and a charge at the end of it."""
        fight = bout.fight
        who = bout.who
        pace = speed(fight, who)
        if bout.far - bout.reach <= pace or bout.far - bout.reach > 2 * pace:
            return
        price = charge_price(fight, who, bout.thing, "", False)
        if price.standard != 1 or price.extra != 1:
            return
        move = Action("move")
        move.path = bout.way("move")
        if len(move.path) == 0:
            return
        home = who.at
        who.at = move.path[-1]
        path = charge_path(fight, who, bout.foe, bout.reach)
        who.at = home
        self.charges(bout, plans, move, path, 0)

    def charges(
        self, bout: Bout, plans: Plans, move: Action | None, path: list[i64], more: i64
    ) -> None:
        """A charge along a path, after a move or at once, with so many blows more; also all out."""
        if len(path) == 0:
            return
        walk = path if move is None else move.path + path
        self.one_charge(bout, plans, move, path, walk, more, False)
        if all_out(bout.who):
            self.one_charge(bout, plans, move, path, walk, more, True)

    def one_charge(
        self,
        bout: Bout,
        plans: Plans,
        move: Action | None,
        path: list[i64],
        walk: list[i64],
        more: i64,
        wild: bool,
    ) -> None:
        """One way of charging: the guard is lost until the next turn; all out the PD, too."""
        steps: list[Choice] = [] if move is None else [move]
        if wild:
            steps.append(Action("aggressive"))
        act = Action("charge", bout.foe, bout.thing)
        act.path = path
        steps.append(act)
        plan = plans.add(steps[0])
        plan.steps.extend(steps[1:])
        after: i64 = 10 if wild else 0
        others: i64 = 0
        if more > 0:
            self.strike(bout, self.room, after, False)
            others = self.room.harm * more
        self.strike(bout, self.room, after + 5, True)
        plan.harm_done = self.room.harm + others
        plan.ends_it = self.room.ends
        self.weather(plan, self.later(bout, path[-1], wild), 0)
        self.run_into(bout, plan, walk, wild, True, 0)

    def moves(self, bout: Bout, plans: Plans) -> None:
        """On foot: to blows where that leaves a blow, else to just outside of his charge."""
        fight = bout.fight
        who = bout.who
        if bout.far - bout.reach == 1 and not who.moved:
            self.go(bout, plans, "step", bout.way("step"), 0, 0)
        if who.extra > 0:
            self.go(bout, plans, "half", bout.way("half"), 0, 1)
        elif who.standard > 0:
            self.go(bout, plans, "half", bout.way("half"), 1, 0)
        if who.standard > 0:
            path = bout.way("move")
            self.go(bout, plans, "move", path, 1, 0)
            danger = melee_form(bout.theirs).reach + 2 * speed(fight, bout.foe)
            hurries = self.own.hurries > 0 and who.standard == 2
            if hurries and bout.far - bout.reach > speed(fight, who):
                safe = bout.far > danger + metres(fight, who, "fast")
                if (safe or shooting_thing(bout.foe) is not None) and may_walk(fight, who, "fast"):
                    before = plans.count
                    self.go(bout, plans, "fast", bout.run(), 2, 0)
                    if plans.count > before:
                        plan = plans.room[before]
                        plan.place = plan.place * self.own.hurries // LIFE
            short = path[:]
            while len(short) > 0 and fight.grid.distance(short[-1], bout.foe.at) <= danger:
                short.pop()
            if 0 < len(short) < len(path):
                self.go(bout, plans, "move", short, 1, 0)

    def go(
        self, bout: Bout, plans: Plans, verb: str, path: list[i64], standard: i64, extra: i64
    ) -> None:
        """One move at this price, and what can still be done after it."""
        if len(path) == 0:
            return
        fight = bout.fight
        who = bout.who
        standard = who.standard - standard
        extra = who.extra - extra
        act = Action(verb)
        act.path = path
        plan = plans.add(act)
        far = fight.grid.distance(path[-1], bout.foe.at)
        later = self.later(bout, path[-1], False)
        if far <= bout.reach and standard > 0:
            plan.harm_done = bout.mine.harm * standard
            self.weather(plan, later, guards(who, extra))
        else:
            waits = len(who.prepared) > 0
            if waits and far > bout.reach:
                self.await_them(bout, plan, later)
            self.weather(plan, later, guards(who, standard + extra))
            self.nearer(bout, plan, later, far)
            if standard > 0 and later > 0 and not waits and far > bout.reach:
                wait = plans.add(act)
                wait.steps.append(Action("prepare", None, bout.thing))
                self.await_them(bout, wait, later)
                self.weather(wait, later, guards(who, standard - 1 + extra))
                self.nearer(bout, wait, later, far)
                self.run_into(bout, wait, path, False, False, 0)
        self.run_into(bout, plan, path, False, False, extra)

    def nearer(self, bout: Bout, plan: Plan, later: i64, far: i64) -> None:
        """What it is worth to have come nearer, and that he then may strike first."""
        if later > 0:
            plan.exposed = LIFE
        pace = speed(bout.fight, bout.who)
        if pace > 0:
            plan.place = LIFE * (bout.far - far) // (3 * pace)
            plan.place += plan.place * self.own.impatience * bout.fight.round // LIFE

    def await_them(self, bout: Bout, plan: Plan, later: i64) -> None:
        """TAL-MAN-12: a blow for whoever comes, before his own."""
        if later > 0:
            if bout.met < 0:
                self.strike(bout, self.room, 0, True)
                bout.met = self.room.harm
            # Who has not come for so long will not come now.
            late = bout.fight.round - PATIENT
            patience = LIFE + self.own.impatience * late if late > 0 else LIFE
            plan.harm_done = bout.met * self.own.comes // patience

    def run_into(
        self, bout: Bout, plan: Plan, path: list[i64], wild: bool, charge: bool, left: i64
    ) -> None:
        """A way into prepared blows: what they cost, and what is left of one's own after them."""
        if not self.held:
            return
        self.caught(bout, path, wild, charge)
        if self.met.harm == 0:
            return
        harm = self.met.harm
        if not charge and left > 0:
            spared = self.own.parried if self.own.parried < MOST_SPARED else MOST_SPARED
            harm = harm * (LIFE - spared) // LIFE
        # Whoever is put out strikes no more, and who is hurt strikes worse.
        hurt = harm if harm < LIFE else LIFE
        stays = (LIFE - self.met.ends) * (2 * LIFE - hurt) // (2 * LIFE)
        plan.harm_done = plan.harm_done * stays // LIFE
        plan.ends_it = plan.ends_it * stays // LIFE
        plan.harm_taken += harm


def fences(fight: Battle, who: Combatant) -> bool:
    """Whether somebody stands on his feet, free and without a bow, and has something left to do."""
    if who.pinned_by != NOBODY or who.grapple != NOBODY or who.holds_on != NOBODY:
        return False
    if who.entangled or who.prone or who.mounted() or who.aggressive_due:
        return False
    if not who.block.humanoid or who.block.mount or who.block.large or fight.scene.water != "":
        return False
    return (who.standard > 0 or who.extra > 0) and shooting_thing(who) is None


def guards(who: Combatant, left: i64) -> i64:
    """Parries and dodges that are bought or can be, were so many actions left for them."""
    if who.charged or who.aggressive_open:
        return 0
    return left + len(who.parries) + who.dodges
