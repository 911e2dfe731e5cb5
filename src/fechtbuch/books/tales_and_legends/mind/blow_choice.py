"""How the book's fighters weigh their blows: what each does, and what comes back after it."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import quarter
from fechtbuch.books.tales_and_legends.kinds.skills import PE
from fechtbuch.books.tales_and_legends.mind.bout import Bout
from fechtbuch.books.tales_and_legends.mind.estimates import all_out
from fechtbuch.books.tales_and_legends.mind.judging import Blow, Comers, weigh
from fechtbuch.books.tales_and_legends.mind.weights import TalesWeights
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.plans import LIFE, Plan, Plans

MOST_SPARED: Final = 900
"""No number of parries spares more than this of what comes."""


class Blows:
    """Plans for blows, and what others may do to whoever has struck or come up."""

    def __init__(self, weights: TalesWeights) -> None:
        self.weights = weights
        self.comers = Comers()
        self.held = False
        """Whether anybody has a blow prepared."""
        self.met = Blow()
        """What prepared blows do to who walks into them."""
        self.room = Blow()
        """For a blow that is looked at and forgotten."""
        self.wild = Blow()
        self.aimed = Blow()
        self.both = Blow()
        """Blows all out, with an aim, and with both."""

    def look(self, fight: Battle, who: Combatant) -> None:
        """Who may strike at somebody this turn, and whether he may run into a blow."""
        self.comers.look(fight, who)
        self.held = False
        for other in fight.fighters:
            if len(other.prepared) > 0 and fight.foes(who, other):
                self.held = True

    def strikes(self, bout: Bout, plans: Plans, closed: i64) -> None:
        """So many blows, the first with an aim or all out, and the rest kept for defence."""
        who = bout.who
        wild = all_out(who) and len(who.parries) == 0 and who.dodges == 0
        aims = who.extra > 0 and not who.aimed
        open_: i64 = 0
        if who.standard > 0:
            if wild:
                open_ = self.later(bout, who.at, True)
                bout.strike(self.wild, 10, False)
            if aims:
                aim = quarter(who.attributes[PE])
                bout.strike(self.aimed, aim + 10 if who.aggressive else aim, False)
                if wild:
                    bout.strike(self.both, aim + 10, False)
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

    def first(self, bout: Bout, plans: Plans, blows: i64, one: Blow, others: Blow) -> Plan:
        """The first of so many blows with an aim, all out, or both; the others as they are."""
        plan = plans.add(Action("aggressive" if one is self.wild else "aim"))
        if one is self.both:
            plan.steps.append(Action("aggressive"))
        plan.steps.append(bout.attack())
        plan.harm_done = one.harm + others.harm * (blows - 1)
        plan.ends_it = one.ends
        return plan

    def weather(self, plan: Plan, later: i64, guards: i64) -> None:
        """What comes back: less if the other is hurt by then, less by every parry."""
        # Whoever is put out strikes no more, and who is hurt strikes worse.
        later = later * (LIFE - plan.ends_it) // LIFE
        hurt = plan.harm_done if plan.harm_done < LIFE else LIFE
        later = later * (2 * LIFE - hurt) // (2 * LIFE)
        spared = self.weights.parried * guards
        if spared > MOST_SPARED:
            spared = MOST_SPARED
        plan.harm_taken = later * (LIFE - spared) // LIFE
        plan.guard_kept = guards * LIFE // 3

    def later(self, bout: Bout, at: i64, unprepared: bool) -> i64:
        """What comes back to whoever stands there."""
        return self.comers.coming(bout.fight, bout.who, at, unprepared, self.weights.runs)

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
            spared = self.weights.parried if self.weights.parried < MOST_SPARED else MOST_SPARED
            harm = harm * (LIFE - spared) // LIFE
        # Whoever is put out strikes no more, and who is hurt strikes worse.
        hurt = harm if harm < LIFE else LIFE
        stays = (LIFE - self.met.ends) * (2 * LIFE - hurt) // (2 * LIFE)
        plan.harm_done = plan.harm_done * stays // LIFE
        plan.ends_it = plan.ends_it * stays // LIFE
        plan.harm_taken += harm


def guards(who: Combatant, left: i64) -> i64:
    """Parries and dodges that are bought or can be, were so many actions left for them."""
    if who.charged or who.aggressive_open:
        return 0
    return left + len(who.parries) + who.dodges
