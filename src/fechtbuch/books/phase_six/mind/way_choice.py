"""How the book's own fighters come up to their opponents."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import MELEE, NOTHING
from fechtbuch.books.phase_six.kinds.verbs import END
from fechtbuch.books.phase_six.mind.blow_choice import Blows
from fechtbuch.books.phase_six.mind.judging import comes, strike_reach
from fechtbuch.books.phase_six.mind.target_choice import best_attack, fill, nearest, under_fire
from fechtbuch.books.phase_six.rules.cover import block_cost
from fechtbuch.books.phase_six.rules.equipment import held, kind_of
from fechtbuch.books.phase_six.rules.movement import (
    crawl_range,
    going,
    may_move,
    run_range,
    walk_range,
)
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import DOWN, Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.paths import towards
from fechtbuch.engine.plans import LIFE, Plans

_END: Final = Act(END)


def approach(fight: Battle, who: Participant) -> Choice:
    """Towards the nearest opponent; a blow on the walk if it gets that far."""
    foe = nearest(fight, who)
    if foe is None:
        return _END
    if who.hunkered:
        return crawl(fight, who, foe)
    if not may_move(who, "run"):
        return _END
    reach: i64 = 1
    for thing in held(fight, who):
        weapon = kind_of(thing)
        # Who shoots comes on until there is a line of sight.
        if weapon.skill == MELEE and weapon.reach > reach:
            reach = weapon.reach
    way = going(fight, who)
    path = towards(fight.grid, who.at, foe.at, walk_range(who), way, reach)
    if len(path) > 0:
        strike = strike_from(fight, who, path)
        if strike is not None:
            return strike
    if wait_behind_shield(fight, who, foe):
        return Act("block")
    path = towards(fight.grid, who.at, foe.at, run_range(who), way, reach)
    if len(path) == 0:
        return _END
    act = Act("run")
    act.path = path
    return act


def crawl(fight: Battle, who: Participant, foe: Participant) -> Choice:
    """Low and slow."""
    if not may_move(who, "crawl"):
        return _END
    path = towards(fight.grid, who.at, foe.at, crawl_range(who), going(fight, who), 1)
    if len(path) == 0:
        return Act("stand-up")
    act = Act("crawl")
    act.path = path
    return act


def strike_from(fight: Battle, who: Participant, path: list[i64]) -> Choice | None:
    """Walk this way and strike at its end, if anybody is in reach there."""
    home = who.at
    who.at = path[-1]
    shot = best_attack(fight, who, True)
    who.at = home
    if shot.target is None:
        return None
    act = Act("walk", shot.target, shot.thing)
    act.path = path
    act.free = "attack"
    fill(act, shot)
    return act


def wait_behind_shield(fight: Battle, who: Participant, foe: Participant) -> bool:
    """Under fire, and with nobody near enough to strike yet, a shield is raised first."""
    if fight.apart(who, foe) <= run_range(who):
        return False
    return may_block(fight, who) and under_fire(fight, who)


def may_block(fight: Battle, who: Participant) -> bool:
    """PSX-COV-07: whether somebody has a shield to hold up, a hand for it, and actions enough."""
    if who.shield == NOTHING or who.block_state != DOWN or who.off != NOTHING:
        return False
    if who.actions < block_cost(who):
        return False
    return who.main == NOTHING or kind_of(fight.things[who.main]).hands == 1


def raise_shield(blows: Blows, fight: Battle, who: Participant, plans: Plans, here: i64) -> None:
    """PSX-COV-07: before anybody is there to strike, a shield goes up that costs nothing then."""
    if blows.weights.shields == 0 or not may_block(fight, who):
        return
    plan = plans.add(Act("block"))
    plan.place = blows.weights.shields
    blows.weather(who, plan, here, who.actions - block_cost(who))


def come_up(blows: Blows, fight: Battle, who: Participant, plans: Plans) -> None:
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
            later = blows.dangers.on(fight, who, path[-1])
            home = who.at
            who.at = path[-1]
            if thing is not None and kind_of(thing).skill == MELEE:
                act = Act("walk", foe, thing)
                act.path = path
                act.free = "attack"
                blows.blow(fight, who, foe, act, kind_of(thing), True, plans, later, left)
            act = Act("walk", foe)
            act.path = path
            act.free = "attack"
            blows.stun(fight, who, foe, act, True, plans, later, left)
            who.at = home
    path = towards(fight.grid, who.at, foe.at, run_range(who), way, reach)
    if len(path) > 0:
        act = Act("run")
        act.path = path
        plan = plans.add(act)
        gained = far - fight.grid.distance(path[-1], foe.at)
        plan.place = LIFE * gained // run_range(who)
        impatience = blows.weights.impatience
        if blows.weights.awaits != LIFE or blows.weights.rushes > 0:
            if not comes(fight, who, foe):
                impatience = impatience * blows.weights.awaits // LIFE
            elif single_combat(fight):
                plan.place += plan.place * blows.weights.rushes // LIFE
        plan.place += plan.place * impatience * fight.round // LIFE
        blows.weather(who, plan, blows.dangers.on(fight, who, path[-1]), left)
        # Fists are no first blow to be afraid of.
        if may_come(fight, who):
            plan.exposed = 4 * plan.harm_taken if 4 * plan.harm_taken < LIFE else LIFE


def may_come(fight: Battle, who: Participant) -> bool:
    """Whether it makes sense to wait for the nearest foe: he has a weapon for blows in hand."""
    foe = nearest(fight, who)
    if foe is None or foe.main == NOTHING:
        return False
    return kind_of(fight.things[foe.main]).skill == MELEE


def single_combat(fight: Battle) -> bool:
    """Whether only two are left, so that nobody else can come first."""
    left: i64 = 0
    for one in fight.fighters:
        if one.fights_on():
            left += 1
    return left == 2
