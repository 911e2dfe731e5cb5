"""How Landsknecht's fighters play by plans: strike, charge, walk up, hold, parry or wait.

What is judged is whom a blow would hurt most and how, whether a longer weapon answers it first, and
what comes back before the Round is over. Grips, spells, missiles, saddles and flight stay a matter
of habit.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.held_question import (
    LAPSE,
    WAIT,
    LastQuestion,
    ReleaseQuestion,
)
from fechtbuch.books.landsknecht.asking.turn_question import TurnQuestion
from fechtbuch.books.landsknecht.kinds.arms import Weapon
from fechtbuch.books.landsknecht.kinds.verbs import HOLD, NOTHING
from fechtbuch.books.landsknecht.mind.attack_choice import (
    blade,
    fences,
    form_of,
    nearest_foe,
    reaches,
)
from fechtbuch.books.landsknecht.mind.judging import (
    Strike,
    answers_first,
    meant,
    reckon,
    usual_blow,
)
from fechtbuch.books.landsknecht.mind.order_choice import Gains
from fechtbuch.books.landsknecht.mind.policy import LandsknechtPolicy
from fechtbuch.books.landsknecht.mind.threats import COUNTER as INTO_CHARGE
from fechtbuch.books.landsknecht.mind.threats import PLAIN, Threat, Threats, worst
from fechtbuch.books.landsknecht.mind.weights import ROUND_HIM, LandsknechtWeights
from fechtbuch.books.landsknecht.play.sequence import NextQuestion
from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    can_strike,
    in_reach,
    threatens,
)
from fechtbuch.books.landsknecht.rules.basics.weapons import bare_hands, blow_reach, length, reach
from fechtbuch.books.landsknecht.rules.contact.flight import LEAVE
from fechtbuch.books.landsknecht.rules.defending.answers import (
    COUNTER,
    GUARD,
    NO_ANSWER,
    PARRY,
    AnswerQuestion,
    counter_blow,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow, melee_blow
from fechtbuch.books.landsknecht.rules.moving.movement import (
    combat_move,
    farthest_charge,
    going,
    place,
    running_move,
    straight_run,
)
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import Action, Pick
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.choices import Question
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.paths import towards
from fechtbuch.engine.plans import LIFE, Plan, Plans, Weights
from fechtbuch.engine.streams import Stream
from fechtbuch.engine.walk_costs import Going

FENCING: Final = ("attack", "charge", "move", "parry", HOLD, NOTHING)
"""What the habit does in a plain fight hand to hand; anything else that it does is followed."""


class LandsknechtMind(Mind):
    """Plans for Landsknecht."""

    def __init__(self, whim: Stream, weights: Weights) -> None:
        assert isinstance(weights, LandsknechtWeights)
        habit = LandsknechtPolicy(whim)
        super().__init__(whim, weights, habit, Plans())
        self.own = weights
        self.habits = habit
        self.mine = Strike()
        self.theirs = Strike()
        self.threats = Threats()
        self.gains = Gains(weights, self.threats)
        self.walked: list[i64] | None = None
        """The way to the nearest foe, if a blow at its end was thought of."""

    def list_plans(self, question: Question, plans: Plans) -> None:
        """Plans for a turn on foot, for a held action at the end, for an answer to a blow."""
        if isinstance(question, TurnQuestion):
            other = self.habits.beside_blows(question.battle, question.fighter)
            if other is None or other.verb in FENCING:
                self.turn(question.battle, question.fighter, plans)
            else:
                plans.add(other)
        elif isinstance(question, LastQuestion):
            self.last(question, plans)
        elif isinstance(question, ReleaseQuestion):
            self.release(question, plans)
        elif isinstance(question, NextQuestion):
            self.order(question, plans)
        elif isinstance(question, AnswerQuestion):
            self.answer(question, plans)

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
        self.threats.look(fight, who)
        self.strikes(fight, who, foe, thing, weapon, plans)
        self.nearer(fight, who, foe, weapon, plans)
        here = self.coming(fight, who, who.at)
        again = self.threats.again
        self.hold(fight, who, foe, thing, weapon, here, plans)
        if threatens(fight, foe, who) or plans.count == 0:
            self.parry(fight, who, again, plans)
        if plans.count == 2:
            usual = self.habits.turn(fight, who)
            if usual.verb == "move":
                plan = plans.add(usual)
                plan.place = LIFE

    def strikes(
        self,
        fight: Battle,
        who: Combatant,
        first: Combatant | None,
        thing: Thing | None,
        weapon: Weapon,
        plans: Plans,
    ) -> None:
        """Every foe whom a blow or a charge can get at, hardly behind the nearest."""
        near = reach(who, weapon)
        walk = combat_move(fight, who)
        run = running_move(fight, who)
        farthest = near if first is None else fight.apart(who, first) + ROUND_HIM
        way: Going | None = None
        self.walked = None
        index: i64 = 0
        while index < self.threats.count:
            threat = self.threats.room[index]
            index += 1
            foe = threat.foe
            if not meant(fight, who, foe):
                continue
            apart = fight.apart(who, foe)
            if apart > farthest:
                continue
            far = (apart - near) * FOOT
            if far > walk and far > run:
                continue
            if in_reach(fight, who, foe, near):
                self.blow(fight, who, threat, Action("attack", foe, thing), who.at, plans)
            elif far <= walk:
                if way is None:
                    way = going(fight, who)
                path = towards(fight.grid, who.at, foe.at, walk, way, near)
                if foe is first:
                    self.walked = path[:]
                if len(path) > 0 and reaches(fight, who, foe, path[-1], near):
                    act = Action("attack", foe, thing)
                    act.path = path
                    self.blow(fight, who, threat, act, path[-1], plans)
            if run > 0 and not weapon.garrote and not who.mounted():
                self.charges(fight, who, threat, thing, weapon, plans)

    def charges(
        self,
        fight: Battle,
        who: Combatant,
        threat: Threat,
        thing: Thing | None,
        weapon: Weapon,
        plans: Plans,
    ) -> None:
        """LSK-CHG-01: a straight run, from beside him, too, as long as the line is long enough."""
        # The farthest from him that will do: out of as many other reaches as can be.
        best = farthest_charge(fight, who, threat.foe, blow_reach(who, weapon, "charge"))
        if best == NOWHERE:
            return
        act = Action("charge", threat.foe, thing)
        act.path = straight_run(fight, who, best)
        self.blow(fight, who, threat, act, best, plans)

    def blow(
        self, fight: Battle, who: Combatant, threat: Threat, act: Action, end: i64, plans: Plans
    ) -> None:
        """One blow, whether it is answered first, and what comes back."""
        foe = threat.foe
        charge = act.verb == "charge"
        plan = plans.add(act)
        home = who.at
        charged = who.charged
        who.at = end
        who.charged = charged or charge
        threats = self.threats
        mine = threats.blow_at(fight, who, threat, act.thing, charge)
        threats.stand(fight, who)
        if answers_first(fight, foe, who):
            threats.weigh(fight, who, threat, INTO_CHARGE if charge else PLAIN)
            left = LIFE - threats.strike.ends
            plan.harm_done = mine.harm * left // LIFE
            plan.ends_it = mine.ends * left // LIFE
            plan.harm_taken = worst(threats.strike)
            plan.exposed = LIFE
        else:
            plan.harm_done = mine.harm
            plan.ends_it = mine.ends
            again = threats.cost(fight, who, threat, self.own.next_round)
            plan.harm_taken = again * (LIFE - plan.ends_it) // LIFE
        plan.harm_taken += threats.total(fight, who, threat, self.own.next_round)
        who.at = home
        who.charged = charged

    def nearer(
        self, fight: Battle, who: Combatant, foe: Combatant, weapon: Weapon, plans: Plans
    ) -> None:
        """Towards the nearest foe; or only so far that he cannot get at one."""
        near = reach(who, weapon)
        if fight.apart(who, foe) <= near:
            return
        walk = combat_move(fight, who)
        way = going(fight, who)
        known = self.walked
        path = towards(fight.grid, who.at, foe.at, walk, way, near) if known is None else known
        while len(path) > 0:
            act = Action("move")
            act.path = path
            plan = plans.add(act)
            plan.harm_taken = self.coming(fight, who, path[-1])
            gained = fight.apart(who, foe) - fight.grid.distance(path[-1], foe.at)
            plan.place = LIFE * gained * FOOT // walk
            plan.place += plan.place * self.own.impatience * fight.round // LIFE
            if plan.harm_taken == 0:
                return
            plan.exposed = LIFE
            if len(path) < 3:
                return
            path = path[: len(path) // 2]
            while len(path) > 0 and not way.may_stop(path[-1]):
                path.pop()

    def hold(
        self,
        fight: Battle,
        who: Combatant,
        foe: Combatant,
        thing: Thing | None,
        weapon: Weapon,
        here: i64,
        plans: Plans,
    ) -> None:
        """LSK-HLD-01: let them come; who has the longer weapon answers first, besides.

        Where the other holds, too, both would strike together at the end of the Round (LSK-HLD-02).
        """
        if foe.holding_action or (foe.acted and len(fight.fighters) == 2):
            return
        if foe.surprised:
            return  # LSK-SEQ-06: he comes nowhere
        mine = self.threats.blow_at(fight, who, self.threats.of(foe), thing, False)
        # Whatever could be done now can be released later, a charge, too.
        index: i64 = 0
        while index < plans.count:
            plan = plans.room[index]
            if plan.harm_done > mine.harm:
                mine.harm = plan.harm_done
            if plan.ends_it > mine.ends:
                mine.ends = plan.ends_it
            index += 1
        plan = plans.add(Action(HOLD))
        first = length(who) > length(foe) and not foe.acted
        near = in_reach(fight, who, foe, reach(who, weapon))
        share = LIFE if near else self.own.comes_in(fight.round)
        plan.harm_done = mine.harm * share // LIFE
        plan.ends_it = mine.ends * share // LIFE
        plan.harm_taken = here
        if first:
            plan.harm_taken = here * (LIFE - plan.ends_it) // LIFE
        elif near:
            # He strikes before it: what is left of the blow then?
            plan.harm_done = plan.harm_done * (LIFE - smaller(here, LIFE)) // LIFE
            plan.ends_it = plan.ends_it * (LIFE - smaller(here, LIFE)) // LIFE
        plan.guard_kept = LIFE

    def parry(self, fight: Battle, who: Combatant, again: i64, plans: Plans) -> None:
        """LSK-PAR-01: everything for defence; it lasts no longer than the Round (LSK-PAR-03)."""
        plan = plans.add(Action("parry"))
        before = who.parrying
        who.parrying = True
        plan.harm_taken = self.threats.coming(fight, who, who.at, 0) + again
        who.parrying = before

    def coming(self, fight: Battle, who: Combatant, at: i64) -> i64:
        """What is likely to come back on a square."""
        return self.threats.coming(fight, who, at, self.own.next_round)

    def last(self, question: LastQuestion, plans: Plans) -> None:
        """The Round ends: a blow or a charge after all; nobody answers any more."""
        fight = question.battle
        who = question.fighter
        thing = blade(fight, who)
        if who.routed or not fences(who) or (thing is None and not who.block.creature):
            return
        if len(who.held_by) > 0:
            return  # held, he has little room for it (LSK-WRS-08)
        weapon = bare_hands(who) if thing is None else form_of(who, thing)
        foe = nearest_foe(fight, who)
        self.threats.look(fight, who)
        self.strikes(fight, who, foe, thing, weapon, plans)
        if plans.count == 0 and foe is not None:
            self.nearer(fight, who, foe, weapon, plans)
        plan = plans.add(Action(LAPSE))
        plan.harm_taken = self.coming(fight, who, who.at)

    def release(self, question: ReleaseQuestion, plans: Plans) -> None:
        """LSK-HLD-02: a blow or a charge at the moment of his own; or wait, and answer him first.

        A man who walks on is a matter of habit: he is struck while he passes.
        """
        fight = question.battle
        who = question.fighter
        deed = question.deed.action
        thing = blade(fight, who)
        if who.routed or not fences(who) or (thing is None and not who.block.creature):
            return
        if deed.word == LEAVE:
            self.leaver(question, thing, plans)
            return
        if len(deed.then) > 0:
            return
        foe = question.deed.actor
        struck = deed.target is who
        home = foe.at
        if len(deed.path) > 0:
            place(fight, foe, deed.path[-1])
        weapon = bare_hands(who) if thing is None else form_of(who, thing)
        self.threats.look(fight, who)
        self.strikes(fight, who, nearest_foe(fight, who), thing, weapon, plans)
        reckon(self.mine, fight, melee_blow(fight, who, foe, thing))
        reckon(self.theirs, fight, usual_blow(fight, foe, who, deed.verb == "charge"))
        if len(deed.path) > 0:
            place(fight, foe, home)
        cost = worst(self.theirs) if struck else 0
        for plan in plans.found():
            plan.harm_taken += cost
        plan = plans.add(Action(WAIT))
        plan.harm_done = self.mine.harm
        plan.ends_it = self.mine.ends
        if struck and length(who) > length(foe):
            plan.harm_taken = cost * (LIFE - plan.ends_it) // LIFE
        elif struck:
            plan.harm_taken = cost
            plan.harm_done = plan.harm_done * (LIFE - smaller(cost, LIFE)) // LIFE
            plan.ends_it = plan.ends_it * (LIFE - smaller(cost, LIFE)) // LIFE

    def leaver(self, question: ReleaseQuestion, thing: Thing | None, plans: Plans) -> None:
        """LSK-HLD-04: whoever leaves is struck on the last square of his way within reach."""
        fight = question.battle
        who = question.fighter
        foe = question.deed.actor
        weapon = bare_hands(who) if thing is None else form_of(who, thing)
        home, off_map = foe.at, foe.off_map
        foe.off_map = False
        last: i64 = -1
        for square in question.passing():
            place(fight, foe, square)
            if can_strike(fight, who, foe, weapon):
                last = square
        place(fight, foe, home)
        foe.off_map = off_map
        if last < 0:
            plans.add(Action(WAIT))
            return
        act = Action("attack", foe, thing)
        act.at = last
        plans.add(act)

    # Answers.

    def answer(self, question: AnswerQuestion, plans: Plans) -> None:
        """Strike first, guard, parry, or keep the action for one's own turn."""
        fight = question.battle
        who = question.fighter
        blow = question.blow
        if who.routed or blow.ranged or blow.target is not who or who.mounted():
            return
        self.take(question, blow, NO_ANSWER, plans)
        for verb in (GUARD, PARRY):
            if question.open(verb):
                self.take(question, blow, verb, plans)
        if question.open(COUNTER):
            plan = plans.add(Action(COUNTER))
            reckon(self.mine, fight, counter_blow(fight, blow))
            reckon(self.theirs, fight, blow)
            plan.harm_done = self.mine.harm
            plan.ends_it = self.mine.ends
            plan.harm_taken = worst(self.theirs) * (LIFE - plan.ends_it) // LIFE
            self.used_up(fight, who, blow, plan)

    def take(self, question: AnswerQuestion, blow: Blow, verb: str, plans: Plans) -> None:
        """What the blow would do if it is answered so."""
        who = question.fighter
        parrying, guarded = who.parrying, blow.guarded
        who.parrying = parrying or verb == PARRY
        blow.guarded = verb == GUARD
        reckon(self.theirs, question.battle, blow)
        plan = plans.add(Action(verb))
        plan.harm_taken = worst(self.theirs)
        who.parrying, blow.guarded = parrying, guarded
        if verb == PARRY:
            self.used_up(question.battle, who, blow, plan)

    def used_up(self, fight: Battle, who: Combatant, blow: Blow, plan: Plan) -> None:
        """The action that would have been one's own blow later in the Round."""
        if who.turn_over and not who.holding_action:
            return
        reckon(self.mine, fight, usual_blow(fight, who, blow.attacker, False))
        plan.spent = self.mine.harm * (LIFE - self.theirs.ends) // LIFE


def smaller(one: i64, other: i64) -> i64:
    """The smaller of two."""
    return one if one < other else other
