"""How the book's fighters come near a foe, and get away from him again."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.tables import SURCHARGE
from fechtbuch.books.gurps.kinds.terms import LYING
from fechtbuch.books.gurps.rules.moving.facing_and_reach import fits, longest, reach_bits
from fechtbuch.books.gurps.rules.moving.movement import (
    POINT,
    budget_of,
    facing_costs,
    full_points,
    going,
    least_cost,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.paths import towards

NO_WAY: Final[list[i64]] = []

MOST_ASIDE: Final = 3
"""Hexes in one walk that lead round somebody and not nearer."""


def reach_of(fight: Battle, fighter: Combatant) -> i64:
    """How far he strikes with what he would use."""
    best: i64 = 0
    for thing in fighter.hands:
        if thing.ready() and not thing.kind.shield:
            for form in thing.forms:
                if not form.mode.ranged and fits(thing, form):
                    n = longest(reach_bits(fight, fighter, thing, form))
                    if n > best:
                        best = n
    if best < 1:
        best = 1
    return best


def nearer(fight: Battle, here: i64, goal: i64) -> i64:
    """A free neighbouring hex that lies nearer to the goal; NOWHERE if there is none."""
    grid = fight.grid
    way = grid.direction(here, goal)
    n = grid.distance(here, goal)
    there = grid.step(here, way)
    if grid.distance(there, goal) < n and fight.free(there):
        return there
    there = grid.step(here, (way + 1) % 6)
    if grid.distance(there, goal) < n and fight.free(there):
        return there
    there = grid.step(here, (way + 5) % 6)
    if grid.distance(there, goal) < n and fight.free(there):
        return there
    return NOWHERE


def farther(fight: Battle, here: i64, foe: i64) -> i64:
    """A free neighbouring hex away from a foe; NOWHERE if there is none."""
    grid = fight.grid
    way = grid.direction(foe, here)
    if way < 0:
        way = 0
    n = grid.distance(here, foe)
    there = grid.step(here, way)
    if grid.distance(there, foe) > n and fight.free(there):
        return there
    there = grid.step(here, (way + 1) % 6)
    if grid.distance(there, foe) > n and fight.free(there):
        return there
    there = grid.step(here, (way + 5) % 6)
    if grid.distance(there, foe) > n and fight.free(there):
        return there
    return NOWHERE


def friend_between(fight: Battle, fighter: Combatant, here: i64, there: i64) -> bool:
    """Whether a friend would stand in the line of a shot from one hex to another (GUR-RNG-12)."""
    n = fight.grid.distance(here, there)
    i: i64 = 1
    while i <= n:
        between = fight.grid.on_line(here, there, i)
        for other in fight.fighters:
            if other.at == between and other is not fighter and not other.out():
                if not fight.foes(fighter, other):
                    return True
        i += 1
    return False


def way_to(fight: Battle, fighter: Combatant, goal: i64, within: i64) -> list[i64]:
    """A walk that brings him nearer to a hex, and no nearer than he wants to be.

    Straight on as long as nothing is in the way, and on open ground round whoever stands there;
    among walls a way is looked for.
    """
    grid = fight.grid
    path: list[i64] = []
    here = fighter.at
    facing = fighter.facing
    left = full_points(fighter)
    n = grid.distance(here, goal)
    round_it: i64 = MOST_ASIDE
    bodies = False
    for other in fight.fighters:
        if other.dead:
            bodies = True
    while n > within:
        there = nearer(fight, here, goal)
        if there == NOWHERE:
            if round_it == 0 or grid.has_walls():
                break
            there = _aside(fight, fighter, here, goal, path)
            round_it -= 1
            if there == NOWHERE:
                break
        way = grid.direction(here, there)
        turn = grid.turn(facing, way)
        left -= POINT + SURCHARGE[fighter.posture] + grid.cost(there)
        if bodies and fight.somebody_at(there) is not None:
            left -= POINT
        if turn > 1:
            left -= POINT * (turn - 1)
        if left < 0:
            break
        path.append(there)
        facing = way
        here = there
        n = grid.distance(here, goal)
    if fighter.posture == LYING:
        return path[:1]
    if len(path) == 0 and n > within and grid.has_walls():
        return way_around(fight, fighter, goal, within)
    return path


def _aside(fight: Battle, fighter: Combatant, here: i64, goal: i64, path: list[i64]) -> i64:
    """A free hex beside somebody who stands in the way, no farther off; each has his own side."""
    grid = fight.grid
    n = grid.distance(here, goal)
    way = grid.direction(here, goal)
    side: i64 = 1 if fighter.index % 2 == 0 else 5
    for _ in range(2):
        for times in range(1, 3):
            there = grid.step(here, (way + times * side) % 6)
            if grid.distance(there, goal) == n and fight.free(there) and there not in path:
                return there
        side = 6 - side
    return NOWHERE


def way_around(fight: Battle, fighter: Combatant, goal: i64, within: i64) -> list[i64]:
    """The same where walls, friends or foes stand in the way."""
    walk = going(fight, fighter)
    points = full_points(fighter)
    path = towards(fight.grid, fighter.at, goal, points, walk, within)
    while path:
        cost = least_cost(facing_costs(fight, fighter, path, False))
        if cost >= 0 and walk.may_stop(path[-1]):
            if cost <= budget_of(fight, fighter, points, path) or len(path) == 1:
                break
        path.pop()
    return path
