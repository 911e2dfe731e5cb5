"""How the book's own fighters come up to their opponents."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import MELEE, NOTHING
from fechtbuch.books.phase_six.kinds.verbs import END
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
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.paths import towards

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
    if who.shield == NOTHING or who.block_state != DOWN or who.off != NOTHING:
        return False
    if who.actions < block_cost(who) or fight.apart(who, foe) <= run_range(who):
        return False
    if who.main != NOTHING and kind_of(fight.things[who.main]).hands > 1:
        return False
    return under_fire(fight, who)
