"""How the book's fighters strike in between: with what they kept, bought, or would let lapse."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.act_question import ReactQuestion
from fechtbuch.books.phase_six.kinds.arms import MELEE, NOTHING
from fechtbuch.books.phase_six.kinds.verbs import PASS
from fechtbuch.books.phase_six.mind.blow_choice import Blows, anyone_near
from fechtbuch.books.phase_six.mind.estimates import expected
from fechtbuch.books.phase_six.mind.judging import falls, share, strike_reach
from fechtbuch.books.phase_six.mind.policy import PhaseSixPolicy
from fechtbuch.books.phase_six.mind.target_choice import nearest
from fechtbuch.books.phase_six.mind.way_choice import may_come
from fechtbuch.books.phase_six.rules.aiming import accurate_bonus
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.movement import run_range
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.plans import LIFE, Plans

_PASS: Final = Act(PASS)
_BUY: Final = Act("buy")


def react(blows: Blows, habits: PhaseSixPolicy, question: ReactQuestion, plans: Plans) -> None:
    """PSX-REA-07: a blow in between, with an action that is kept or bought for it.

    What habit would do is done; a blow is weighed where habit keeps still.
    """
    who = question.fighter
    fight = question.battle
    if who.burning > 0 or who.netted:
        return
    if who.actions == 0:
        if who.bonus > 0 and blows.best(fight, who, plans) >= blows.weights.snatches:
            plans.add(_BUY)
        return
    near = anyone_near(fight, who)
    if blows.weights.reacts == 0 if near else blows.weights.invests == 0:
        return
    if habits.react(question).verb != PASS:
        return
    if not near:
        if habits.last_chance(fight, who, question.kind):
            invest(blows, fight, who, plans)
        return
    here = blows.dangers.on(fight, who, who.at)
    blows.strike(fight, who, plans, here)
    if plans.count == 0:
        return
    for plan in plans.found():
        plan.harm_done = plan.harm_done * blows.weights.reacts // LIFE
        plan.ends_it = plan.ends_it * blows.weights.reacts // LIFE
    if who.destiny > 0 and blows.weights.steals > 0:
        steal(blows, fight, who, plans, here)
    blows.weather(who, plans.add(_PASS), here, who.actions)


def steal(blows: Blows, fight: Battle, who: Participant, plans: Plans, here: i64) -> None:
    """PSX-BON-05: a destiny die takes the action that would parry the coming blow."""
    foe = nearest(fight, who)
    if foe is None or foe.actions == 0 or blows.weights.answered < 1:
        return
    harm: i64 = 0
    ends: i64 = 0
    for blow in plans.found():
        if blow.harm_done + blow.ends_it > harm + ends:
            harm = blow.harm_done
            ends = blow.ends_it
    plan = plans.add(Act("steal", foe))
    plan.harm_done = harm * blows.weights.steals // blows.weights.answered
    plan.ends_it = ends * blows.weights.steals // blows.weights.answered
    blows.weather(who, plan, here, who.actions)


def invest(blows: Blows, fight: Battle, who: Participant, plans: Plans) -> None:
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
    plan.harm_done = (share(after, foe) - share(before, foe)) * blows.weights.invests // LIFE
    plan.ends_it = (falls(after, foe) - falls(before, foe)) * blows.weights.invests // LIFE
    blows.weather(who, plan, 0, who.actions - 1)
