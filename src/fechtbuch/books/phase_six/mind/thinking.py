"""How Phase Six's fighters play by plans: strike, stun, come up, strike and step back, or wait.

What is judged at every turn is whether an action is worth more as a blow now or kept for a parry,
and whether to walk into the blows of others. Shooting, arms, wounds and fire stay a matter of
habit.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.act_question import ActQuestion, ReactQuestion
from fechtbuch.books.phase_six.asking.usable_weapons import attackable
from fechtbuch.books.phase_six.kinds.arms import (
    CARRIED,
    FISTS,
    MELEE,
    NOTHING,
    OFF,
    THROWN,
    WEAPON,
    Weapon,
)
from fechtbuch.books.phase_six.kinds.verbs import END, PASS
from fechtbuch.books.phase_six.mind.estimates import WHOLE, chance, expected, threat
from fechtbuch.books.phase_six.mind.judging import (
    Dangers,
    blunt,
    comes,
    faints,
    falls,
    share,
    slays,
    spares,
    strike_reach,
)
from fechtbuch.books.phase_six.mind.policy import PhaseSixPolicy
from fechtbuch.books.phase_six.mind.shot_choice import shoot
from fechtbuch.books.phase_six.mind.target_choice import Shot, attack, best_attack, nearest
from fechtbuch.books.phase_six.mind.weights import PhaseSixWeights
from fechtbuch.books.phase_six.rules.aiming import accurate_bonus, identity
from fechtbuch.books.phase_six.rules.defence import NONE, DefenceQuestion
from fechtbuch.books.phase_six.rules.dice import (
    BONUS,
    DESTINY_REROLL,
    KEEP,
    REROLL,
    ExtraQuestion,
)
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.improvised_missiles import missile_of, missiles
from fechtbuch.books.phase_six.rules.movement import (
    going,
    may_move,
    run_range,
    walk_range,
)
from fechtbuch.books.phase_six.rules.success_roll import CHECK, HIT
from fechtbuch.books.phase_six.rules.to_hit import in_reach
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import COUP, KNOCKOUT, Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import Question
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.paths import towards
from fechtbuch.engine.plans import LIFE, Plan, Plans, Weights
from fechtbuch.engine.streams import Stream

_END: Final = Act(END)
_PASS: Final = Act(PASS)
_BUY: Final = Act("buy")
_NONE: Final = Act(NONE)
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
        self.dangers = Dangers()

    def list_plans(self, question: Question, plans: Plans) -> None:
        """Plans for a turn, a roll that may be mended, an action that may be bought."""
        if isinstance(question, ReactQuestion):
            self.react(question, plans)
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
        if who.actions > 0 or who.bonus == 0:
            return
        fight = question.battle
        incoming = question.incoming
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

    # A reaction.

    def react(self, question: ReactQuestion, plans: Plans) -> None:
        """PSX-REA-07: a blow in between, with an action that is kept or bought for it.

        What habit would do is done; a blow is weighed where habit keeps still.
        """
        who = question.fighter
        fight = question.battle
        if who.burning > 0 or who.netted:
            return
        if who.actions == 0:
            if who.bonus > 0 and self.best_blow(fight, who, plans) >= self.own.snatches:
                plans.add(_BUY)
            return
        near = anyone_near(fight, who)
        if self.own.reacts == 0 if near else self.own.invests == 0:
            return
        if self.habits.react(question).verb != PASS:
            return
        if not near:
            if self.habits.last_chance(fight, who, question.kind):
                self.invest(fight, who, plans)
            return
        here = self.dangers.on(fight, who, who.at)
        self.strike(fight, who, plans, here)
        if plans.count == 0:
            return
        for plan in plans.found():
            plan.harm_done = plan.harm_done * self.own.reacts // LIFE
            plan.ends_it = plan.ends_it * self.own.reacts // LIFE
        if who.destiny > 0 and self.own.steals > 0:
            self.steal(fight, who, plans, here)
        self.weather(who, plans.add(_PASS), here, who.actions)

    def steal(self, fight: Battle, who: Participant, plans: Plans, here: i64) -> None:
        """PSX-BON-05: a destiny die takes the action that would parry the coming blow."""
        foe = nearest(fight, who)
        if foe is None or foe.actions == 0 or self.own.answered < 1:
            return
        harm: i64 = 0
        ends: i64 = 0
        for blow in plans.found():
            if blow.harm_done + blow.ends_it > harm + ends:
                harm = blow.harm_done
                ends = blow.ends_it
        plan = plans.add(Act("steal", foe))
        plan.harm_done = harm * self.own.steals // self.own.answered
        plan.ends_it = ends * self.own.steals // self.own.answered
        self.weather(who, plan, here, who.actions)

    def invest(self, fight: Battle, who: Participant, plans: Plans) -> None:
        """PSX-SPC-01: what would lapse makes the blow surer that meets whoever comes up."""
        foe = nearest(fight, who)
        if foe is None or foe.asleep or who.main == NOTHING or not may_come(fight, who):
            return
        thing = fight.things[who.main]
        weapon = kind_of(thing)
        steps = accurate_bonus(who, foe, thing.index, MELEE)
        if weapon.skill != MELEE or steps >= who.perception() or not fight.sees(who.at, foe.at):
            return
        if fight.apart(who, foe) > run_range(foe) + strike_reach(fight, foe):
            return
        before = expected(fight, who, foe, weapon, thing, MELEE, False, -1, steps)
        after = expected(fight, who, foe, weapon, thing, MELEE, False, -1, steps + 1)
        plan = plans.add(Act("accurate", foe, thing))
        plan.harm_done = (share(after, foe) - share(before, foe)) * self.own.invests // LIFE
        plan.ends_it = (falls(after, foe) - falls(before, foe)) * self.own.invests // LIFE
        self.weather(who, plan, 0, who.actions - 1)

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
        here = self.dangers.on(fight, who, who.at)
        self.strike(fight, who, plans, here)
        if plans.count == 0:
            self.come_up(fight, who, plans)
            self.dangers.blows.clear()  # it looked at other fields
            if thrown is not None:
                self.throw(fight, who, thrown, plans, here)
            self.hurl(fight, who, plans, here)
        if plans.count == 0:
            plans.add(self.habits.turn(fight, who))
            return
        wait = plans.add(_END)
        self.weather(who, wait, here, who.actions)
        if not may_come(fight, who):
            wait.guard_kept = 0
            wait.exposed = LIFE  # he shoots, or arms himself: time is on his side

    def out_of_actions(self, fight: Battle, who: Participant, plans: Plans) -> None:
        """An action is bought where an attack is worth it."""
        if who.bonus > 0 and self.best_blow(fight, who, plans) >= self.own.buy:
            plans.add(_BUY)
        else:
            plans.add(_END)

    def best_blow(self, fight: Battle, who: Participant, plans: Plans) -> i64:
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
        plan.ends_it = self.answered(foe, faints(mean, foe))
        self.weather(who, plan, self.less(fight, who, foe, later, plan), left)

    def answered(self, foe: Participant, mark: i64) -> i64:
        """What is left of it where the foe can defend himself."""
        return mark * self.own.answered // LIFE if foe.actions > 0 and not foe.asleep else mark

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
            spared = self.own.parried * left
            later = later * (LIFE - spared) // LIFE if spared < LIFE else 0
        plan.harm_taken = later if later < 2 * LIFE else 2 * LIFE
        plan.guard_kept = left * LIFE // (who.block.actions if who.block.actions > 0 else 1)

    def throw(self, fight: Battle, who: Participant, shot: Shot, plans: Plans, here: i64) -> None:
        """What is made for throwing, at whom it does most."""
        foe = shot.target
        assert foe is not None
        plan = plans.add(attack(shot))
        plan.harm_done = self.answered(foe, share(shot.worth, foe))
        plan.ends_it = self.answered(foe, falls(shot.worth, foe))
        self.weather(who, plan, self.less(fight, who, foe, here, plan), who.actions - 1)

    def hurl(self, fight: Battle, who: Participant, plans: Plans, here: i64) -> None:
        """PSX-RUL-66: what is in hand or lies about, thrown at whoever stands off."""
        if len(fight.things) == 0 or who.hunkered:
            return
        for thing in missiles(fight, who, who.at):
            weapon = missile_of(thing)
            best: Participant | None = None
            most: i64 = 0
            for foe in fight.fighters:
                if not foe.fights_on() or not fight.known_foes(who, foe):
                    continue
                if not attackable(fight, who, foe) or not in_reach(fight, who.at, foe, weapon):
                    continue
                mean = expected(fight, who, foe, weapon, thing, THROWN, False)
                if mean > most:
                    most = mean
                    best = foe
            if best is None:
                continue
            plan = plans.add(Act("hurl", best, thing))
            plan.harm_done = share(most, best)
            plan.ends_it = falls(most, best)
            plan.risk_to_arms = LIFE // 10
            if thing.index == who.main:
                if not has_a_bow(fight, who):
                    plan.risk_to_arms = LIFE
                elif here == 0:
                    plan.place = self.own.stands_off  # the hands are free for it now
            self.weather(who, plan, self.less(fight, who, best, here, plan), who.actions - 1)

    def come_up(self, fight: Battle, who: Participant, plans: Plans) -> None:
        """Walk and strike, or run; low down one crawls."""
        foe = nearest(fight, who)
        if foe is None or who.hunkered or not may_move(who, "run"):
            return
        reach: i64 = 1
        thing: Thing | None = None
        if who.main != NOTHING:
            thing = fight.things[who.main]
            if kind_of(thing).skill == MELEE:
                reach = strike_reach(fight, who)
        way = going(fight, who)
        far = fight.apart(who, foe)
        left = who.actions - 1
        if far <= reach + walk_range(who):
            path = towards(fight.grid, who.at, foe.at, walk_range(who), way, reach)
            if len(path) > 0 and fight.grid.distance(path[-1], foe.at) <= reach:
                later = self.dangers.on(fight, who, path[-1])
                home = who.at
                who.at = path[-1]
                if thing is not None and kind_of(thing).skill == MELEE:
                    act = Act("walk", foe, thing)
                    act.path = path
                    act.free = "attack"
                    self.blow(fight, who, foe, act, kind_of(thing), True, plans, later, left)
                act = Act("walk", foe)
                act.path = path
                act.free = "attack"
                self.stun(fight, who, foe, act, True, plans, later, left)
                who.at = home
        path = towards(fight.grid, who.at, foe.at, run_range(who), way, reach)
        if len(path) > 0:
            act = Act("run")
            act.path = path
            plan = plans.add(act)
            gained = far - fight.grid.distance(path[-1], foe.at)
            plan.place = LIFE * gained // run_range(who)
            impatience = self.own.impatience
            if self.own.awaits != LIFE or self.own.rushes > 0:
                if not comes(fight, who, foe):
                    impatience = impatience * self.own.awaits // LIFE
                elif single_combat(fight):
                    plan.place += plan.place * self.own.rushes // LIFE
            plan.place += plan.place * impatience * fight.round // LIFE
            self.weather(who, plan, self.dangers.on(fight, who, path[-1]), left)
            # Fists are no first blow to be afraid of.
            if may_come(fight, who):
                plan.exposed = 4 * plan.harm_taken if 4 * plan.harm_taken < LIFE else LIFE


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


def single_combat(fight: Battle) -> bool:
    """Whether only two are left, so that nobody else can come first."""
    left: i64 = 0
    for one in fight.fighters:
        if one.fights_on():
            left += 1
    return left == 2


def holds_missiles(fight: Battle, who: Participant) -> bool:
    """Whether anything in somebody's hands is meant for more than blows."""
    if who.main != NOTHING and kind_of(fight.things[who.main]).skill != MELEE:
        return True
    return who.off != NOTHING and kind_of(fight.things[who.off]).skill != MELEE


def has_a_bow(fight: Battle, who: Participant) -> bool:
    """Whether somebody carries something to shoot with that he does not hold."""
    for thing in fight.things:
        if thing.holder == who.index and thing.place == CARRIED and thing.kind == WEAPON:
            if kind_of(thing).skill != MELEE:
                return True
    return False


def may_come(fight: Battle, who: Participant) -> bool:
    """Whether it makes sense to wait for the nearest foe: he has a weapon for blows in hand."""
    foe = nearest(fight, who)
    if foe is None or foe.main == NOTHING:
        return False
    return kind_of(fight.things[foe.main]).skill == MELEE
