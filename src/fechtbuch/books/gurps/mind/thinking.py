"""How GURPS fighters play by plans: manoeuvres, attacks and defences, each with what comes back.

What is judged is how much of one's guard to give for a surer blow, where to strike, whether to run
somebody down, and with what to parry. Grapples, missiles, ways and arming stay a matter of habit.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.attack_question import AttackQuestion
from fechtbuch.books.gurps.asking.open_grips import slam_targets
from fechtbuch.books.gurps.asking.turn_question import TurnQuestion
from fechtbuch.books.gurps.kinds.arms import IMP, PI_HUGE, PI_SMALL
from fechtbuch.books.gurps.kinds.tables import PENALTIES
from fechtbuch.books.gurps.kinds.terms import (
    ATTACK,
    DETERMINED,
    DOUBLE,
    EYE,
    NO_EFFORT,
    NO_RETREAT,
    NOT_STUNNED,
    RANDOM,
    STANDING,
    STRONG,
    TORSO,
)
from fechtbuch.books.gurps.mind.estimates import (
    ALL,
    Mark,
    deception,
    enough,
    guard_of,
    harms_of,
    nearest_foe,
)
from fechtbuch.books.gurps.mind.judging import (
    Striker,
    Strikers,
    breaks,
    fragile_guard,
    holds_off,
    hurt,
    lives,
    lost_arms,
    passes,
)
from fechtbuch.books.gurps.mind.manoeuvre_choice import weapon_in_hand
from fechtbuch.books.gurps.mind.policy import GurpsPolicy
from fechtbuch.books.gurps.mind.way_choice import reach_of
from fechtbuch.books.gurps.mind.weights import GurpsWeights
from fechtbuch.books.gurps.rules.defending.defence_question import DefenceQuestion
from fechtbuch.books.gurps.rules.defending.defences import (
    blocks_with,
    may_defend,
    may_parry,
    on_guard,
    parry_with,
)
from fechtbuch.books.gurps.rules.defending.defending import score_of
from fechtbuch.books.gurps.rules.hitting.slam import slam_skill
from fechtbuch.books.gurps.rules.hitting.to_hit import floor_of, split_penalty
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, REAR, arc_of
from fechtbuch.books.gurps.state.blow import SHOT
from fechtbuch.books.gurps.state.choices import Action, Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.choices import Question
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import LIFE, Plans, Weights
from fechtbuch.engine.streams import Stream

PLAIN: Final = ("attack", "all-out-attack")
"""Manoeuvres of the habit that are thought over; all others are as they are."""


class GurpsMind(Mind):
    """Plans for GURPS."""

    def __init__(self, whim: Stream, weights: Weights) -> None:
        assert isinstance(weights, GurpsWeights)
        habit = GurpsPolicy(whim)
        habit.heeds_arms = True
        super().__init__(whim, weights, habit, Plans())
        self.own = weights
        self.habits = habit
        self.mark = Mark()
        self.mine: Striker | None = None
        self.strikers = Strikers()

    def list_plans(self, question: Question, plans: Plans) -> None:
        """Plans for a manoeuvre hand to hand, an attack, a defence."""
        if isinstance(question, DefenceQuestion):
            self.defend(question, plans)
        elif isinstance(question, TurnQuestion):
            self.turn(question, plans)
        elif isinstance(question, AttackQuestion):
            self.attack(question, plans)

    # A manoeuvre.

    def turn(self, question: TurnQuestion, plans: Plans) -> None:
        """How much guard to give for a blow."""
        usual = self.habits.turn(question)
        fight = question.battle
        who = question.fighter
        foe = nearest_foe(fight, who)
        if foe is None or usual.verb not in PLAIN or usual.way or len(fight.holds) > 0:
            plans.add(usual)
            return
        if len(usual.path) > 0 or usual.facing >= 0 or who.posture != STANDING:
            plans.add(usual)
            return
        weapon = weapon_in_hand(fight, who)
        if weapon is None or fight.apart(who, foe) > reach_of(fight, who):
            plans.add(usual)
            return
        guard: i64 = guard_of(fight, foe)
        if foe.stunned != NOT_STUNNED and guard < 1:
            guard = 1
        mine = self.mine
        if mine is None:
            mine = self.mine = Striker(who, foe)
        else:
            mine.look(who, foe)
        self.strikers.look(fight, who)
        plain = mine.worth(foe, 0, guard, self.mark)
        closed = self.strikers.coming(who, 0, self.mark)
        self.weigh(plans, Action("attack"), plain, closed)
        if arc_of(fight, who, foe.at) != FRONT:
            return
        bare = self.strikers.coming(who, -LIFE, self.mark) * self.own.no_guard // LIFE
        sure = mine.worth(foe, 4, guard, self.mark)
        self.weigh(plans, self.all_out(DETERMINED), sure, bare)
        self.weigh(plans, self.all_out(STRONG), plain * 5 // 4, bare)
        if not weapon.forms[0].unready_after:
            self.weigh(plans, self.all_out(DOUBLE), 2 * plain, bare)
        committed = Action("committed-attack")
        committed.version = DETERMINED
        committed.thing = weapon
        better = mine.worth(foe, 2, guard, self.mark)
        lowered = self.strikers.coming(who, -self.own.committed, self.mark)
        self.weigh(plans, committed, better, lowered)

    def all_out(self, version: i64) -> Action:
        """GUR-MAN-03: everything for the blow."""
        action = Action("all-out-attack")
        action.version = version
        return action

    def weigh(self, plans: Plans, action: Action, done: i64, later: i64) -> None:
        """One manoeuvre: who is hurt by it strikes back less."""
        plan = plans.add(action)
        plan.harm_done = done if done < LIFE else LIFE
        plan.harm_taken = later * (LIFE - plan.harm_done) // LIFE

    # An attack.

    def attack(self, question: AttackQuestion, plans: Plans) -> None:
        """As usual, at an eye, or straight into the foe."""
        usual = self.habits.attack(question)
        plan = plans.add(usual)
        blow = usual.blow
        foe = usual.target
        if usual.verb != "strike" or blow is None or foe is None or question.turn.follow != 0:
            return
        if blow.location == RANDOM:
            return
        fight = question.battle
        guard: i64 = 0
        if may_defend(fight, foe, blow):
            guard = guard_of(fight, foe)
            if guard < 1:
                guard = 1
        before, deceptive = blow.location, blow.deceptive
        blow.location = TORSO
        blow.deceptive = 0
        room = floor_of(fight, blow)
        blow.location = before
        blow.deceptive = deceptive
        harms = harms_of(blow.form, foe)
        most = enough(foe)
        best = self.through(harms[before], most, room + PENALTIES[before], guard, foe)
        plan.harm_done = best
        if usual.telegraphic or usual.effort != NO_EFFORT or blow.wild:
            plan.harm_done = best + 1
            return
        if usual.split:
            plan.harm_done = 2 * best  # GUR-OPT-08
            room -= split_penalty(fight, blow)
        kind = blow.form.mode.type
        pointed = kind == IMP or PI_SMALL <= kind <= PI_HUGE
        if (
            pointed
            and room + PENALTIES[EYE] >= 5
            and arc_of(fight, foe, question.fighter.at) != REAR
        ):
            eye = Action("strike", foe, usual.thing)
            eye.natural = usual.natural
            eye.mode = usual.mode
            eye.favoured = usual.favoured and question.turn.attacks > 1
            eye.location = EYE
            found = deception(room + PENALTIES[EYE], guard)
            eye.deceptive = found & 15
            other = plans.add(eye)
            other.harm_done = self.through(harms[EYE], most, room + PENALTIES[EYE], guard, foe)
        self.run_down(question, guard, plans)

    def through(self, done: i64, most: i64, score: i64, guard: i64, foe: Combatant) -> i64:
        """What a hit there is worth, times the chance of it."""
        if done > most:
            done = most
        return lives(done * (deception(score, guard) >> 4) // (ALL * ALL), foe)

    def run_down(self, question: AttackQuestion, guard: i64, plans: Plans) -> None:
        """GUR-MOV-11: a slam, above all against a weapon that breaks on it."""
        turn = question.turn
        if turn.manoeuvre != ATTACK or turn.bound:
            return
        fight = question.battle
        who = question.fighter
        for foe in slam_targets(fight, turn):
            if foe.out() or foe.posture != STANDING:
                continue
            act = Action("slam", foe)
            plan = plans.add(act)
            hit = passes(slam_skill(who)[0])
            stays = LIFE - passes(guard) if guard > 0 else LIFE
            plan.place = hit * stays // LIFE * self.own.prone // LIFE
            if who.block.hp < foe.block.hp:
                plan.place = 0
            broken = fragile_guard(foe, who.block.st * 100)
            plan.ends_it = hit * broken // LIFE * self.own.parries // LIFE

    # A defence.

    def defend(self, question: DefenceQuestion, plans: Plans) -> None:
        """As usual, or the same step with another defence, where that saves the weapon."""
        fight = question.battle
        who = question.fighter
        blow = question.blow
        usual = self.habits.defend(question)
        if usual.verb == "none" or blow.target is not who:
            plans.add(usual)
            return
        self.meet(question, usual, plans)
        if question.first is not None or usual.verb != "parry" or usual.thing is None:
            return
        if breaks(usual.thing, 1 << 20) == 0 or lost_arms(blow, usual) == 0:
            return
        self.meet(question, self.instead(usual, "dodge"), plans)
        for thing in who.hands:
            if thing is usual.thing:
                continue
            if thing.kind.shield:
                if blocks_with(fight, who, blow, thing):
                    other = self.instead(usual, "block")
                    other.thing = thing
                    self.meet(question, other, plans)
            elif blow.kind != SHOT and may_parry(who) and on_guard(who, thing):
                if parry_with(fight, who, blow, thing) is not None:
                    other = self.instead(usual, "parry")
                    other.thing = thing
                    self.meet(question, other, plans)

    def instead(self, usual: Defence, verb: str) -> Defence:
        """Another defence with the same step."""
        other = Defence(verb)
        other.retreat = usual.retreat
        other.to = usual.to
        other.facing = usual.facing
        return other

    def meet(self, question: DefenceQuestion, choice: Defence, plans: Plans) -> None:
        """One defence: how likely it fails, and what it costs in arms."""
        fight = question.battle
        blow = question.blow
        option = choice.retreat
        first = question.first
        if option == NO_RETREAT and first is not None:
            option = first.retreat
        held = passes(score_of(fight, blow, choice, option).total)
        plan = plans.add(choice)
        if not holds_off(blow, choice):
            plan.risk_to_arms = held
            held = 0
        else:
            plan.risk_to_arms = held * lost_arms(blow, choice) // LIFE
        plan.harm_taken = hurt(blow) * (LIFE - held) // LIFE
