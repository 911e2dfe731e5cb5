"""How the book's fighters weigh their blows: what each does, and what comes back after it."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import FISTS, MELEE, NOTHING, OFF, Weapon
from fechtbuch.books.phase_six.mind.estimates import expected
from fechtbuch.books.phase_six.mind.judging import (
    Dangers,
    blunt,
    faints,
    falls,
    share,
    slays,
    spares,
)
from fechtbuch.books.phase_six.mind.weights import PhaseSixWeights
from fechtbuch.books.phase_six.rules.aiming import accurate_bonus, identity
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import COUP, KNOCKOUT, Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.plans import LIFE, Plan, Plans


class Blows:
    """Plans for blows, and the danger that whoever strikes is left in."""

    def __init__(self, weights: PhaseSixWeights) -> None:
        self.weights = weights
        self.dangers = Dangers()

    def best(self, fight: Battle, who: Participant, plans: Plans) -> i64:
        """What the best attack from here would be worth; no plan is left behind."""
        self.strike(fight, who, plans, 0)
        best: i64 = 0
        for plan in plans.found():
            worth = plan.harm_done if plan.harm_done > plan.ends_it else plan.ends_it
            if worth > best:
                best = worth
        plans.clear()
        return best

    def strike(self, fight: Battle, who: Participant, plans: Plans, here: i64) -> None:
        """Blows from where one stands."""
        left = who.actions - 1
        farthest = longest_reach(fight, who)
        for foe in fight.fighters:
            metres = fight.apart(who, foe)
            if metres > farthest or not foe.fights_on() or not fight.known_foes(who, foe):
                continue
            if who.main != NOTHING:
                thing = fight.things[who.main]
                if metres <= kind_of(thing).reach:
                    act = Act("attack", foe, thing)
                    self.blow(fight, who, foe, act, kind_of(thing), False, plans, here, left)
            if who.off != NOTHING:
                thing = fight.things[who.off]
                if metres <= kind_of(thing).reach and kind_of(thing).skill == MELEE:
                    act = Act("attack", foe, thing)
                    self.blow(fight, who, foe, act, kind_of(thing), False, plans, here, left)
            if metres <= 1:
                if who.main == NOTHING and who.off == NOTHING:
                    act = Act("attack", foe)
                    act.natural = FISTS
                    self.blow(fight, who, foe, act, FISTS, False, plans, here, left)
            self.stun(fight, who, foe, Act("attack", foe), False, plans, here, left)

    def blow(
        self,
        fight: Battle,
        who: Participant,
        foe: Participant,
        act: Act,
        weapon: Weapon,
        walking: bool,
        plans: Plans,
        later: i64,
        left: i64,
    ) -> None:
        """One blow, and what comes back."""
        if weapon.skill != MELEE or not fight.sees(who.at, foe.at):
            return
        eased: i64 = 0
        if who.accurate_steps > 0 and not walking:
            eased = accurate_bonus(who, foe, identity(act.thing, weapon), MELEE)
        mean = expected(fight, who, foe, weapon, act.thing, MELEE, walking, -1, eased)
        if len(weapon.modes) > 1:
            act.mode = "melee"
        plan = plans.add(act)
        if foe.asleep:
            act.special = COUP
            off = act.thing is not None and act.thing.place == OFF
            plan.ends_it = slays(who, weapon, off, walking)
            plan.harm_done = plan.ends_it
        else:
            plan.harm_done = self.answered(foe, share(mean, foe))
            plan.ends_it = self.answered(foe, falls(mean, foe))
        self.weather(who, plan, self.less(fight, who, foe, later, plan), left)

    def stun(
        self,
        fight: Battle,
        who: Participant,
        foe: Participant,
        act: Act,
        walking: bool,
        plans: Plans,
        later: i64,
        left: i64,
    ) -> None:
        """PSX-SPC-03: a blow that is to put somebody out whole."""
        weapon = blunt(fight, who)
        if weapon is None or foe.asleep or foe.unconscious > 0 or not fight.sees(who.at, foe.at):
            return
        if fight.apart(who, foe) > weapon.reach:
            return
        act.special = KNOCKOUT
        if weapon.natural or weapon.butt:
            act.thing = None
            act.natural = weapon
            mean = expected(fight, who, foe, weapon, None, MELEE, walking)
        else:
            act.thing = fight.things[who.main]
            if len(weapon.modes) > 1:
                act.mode = "melee"
            mean = expected(fight, who, foe, weapon, act.thing, MELEE, walking)
        plan = plans.add(act)
        plan.ends_it = self.answered(foe, faints(mean, foe, self.weights.resisted))
        self.weather(who, plan, self.less(fight, who, foe, later, plan), left)

    def answered(self, foe: Participant, mark: i64) -> i64:
        """What is left of it where the foe can defend himself."""
        return mark * self.weights.answered // LIFE if foe.actions > 0 and not foe.asleep else mark

    def less(
        self, fight: Battle, who: Participant, foe: Participant, later: i64, plan: Plan
    ) -> i64:
        """The danger that is left, since whoever is put out strikes no more."""
        if later == 0 or plan.ends_it == 0:
            return later
        gone = self.dangers.of(fight, foe, who) * foe.block.actions * plan.ends_it // LIFE
        return later - gone if later > gone else 0

    def weather(self, who: Participant, plan: Plan, later: i64, left: i64) -> None:
        """What comes back, with so many actions kept against it."""
        if left > 0 and spares(who):
            spared = self.weights.parried * left
            later = later * (LIFE - spared) // LIFE if spared < LIFE else 0
        plan.harm_taken = later if later < 2 * LIFE else 2 * LIFE
        plan.guard_kept = left * LIFE // (who.block.actions if who.block.actions > 0 else 1)


def longest_reach(fight: Battle, who: Participant) -> i64:
    """How far the longer of somebody's weapons reaches; a blow with the butt or a fist at least."""
    reach: i64 = 1
    if who.main != NOTHING:
        reach = kind_of(fight.things[who.main]).reach
    if who.off != NOTHING and kind_of(fight.things[who.off]).reach > reach:
        reach = kind_of(fight.things[who.off]).reach
    return reach if reach > 1 else 1


def anyone_near(fight: Battle, who: Participant) -> bool:
    """Whether there is a foe whom a blow might reach."""
    farthest = longest_reach(fight, who)
    for foe in fight.fighters:
        if fight.apart(who, foe) <= farthest and foe.fights_on() and fight.known_foes(who, foe):
            return True
    return False
