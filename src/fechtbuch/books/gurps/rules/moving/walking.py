"""Going: hex by hex along a path, past foes, and the turn at the end (GUR-MOV-03, GUR-MOV-07)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.tables import SURCHARGE
from fechtbuch.books.gurps.kinds.terms import KNEELING, LYING, SITTING
from fechtbuch.books.gurps.rules.basics.rolls import quick_contest
from fechtbuch.books.gurps.rules.basics.room import full
from fechtbuch.books.gurps.rules.basics.states import able, dexterity, helpless
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, REAR, arc_of, shown
from fechtbuch.books.gurps.rules.moving.movement import (
    POINT,
    budget_of,
    costs_from,
    facing_costs,
    facing_from,
    facings_after,
    least_cost,
    may_leave,
    straight,
    towards_foe,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.knowing import unknown_to

RESIST: Final = Menu([Verb("resist"), Verb("let-pass")], default="let-pass")


def turn_to(fight: Battle, fighter: Combatant, facing: i64, allowed: list[i64]) -> None:
    """GUR-MOV-15: the wanted facing, or without a wish the one nearest to the nearest foe."""
    if facing < 0:
        facing = towards_foe(fight, fighter)
    if facing in allowed:
        fighter.facing = facing
        return
    best = fighter.facing
    least: i64 = 7
    for other in allowed:
        turn = fight.grid.turn(other, facing)
        if turn < least:
            least = turn
            best = other
    fighter.facing = best


def walk(fight: Battle, fighter: Combatant, path: list[i64]) -> bool:
    """Go along a path hex by hex (GUR-MAN-38); False if something stopped him."""
    entered: i64 = 0
    start = fighter.at
    went = True
    driven = False
    for f in path:
        entered += 1
        went = _enter(fight, fighter, f)
        driven = went and fighter.at != f
        if not went or driven:
            break
    if not went and len(path) > 1:
        _make_room(fight, fighter, start, path)
    # Others may have walked in between: what is said here is said of this walk (GUR-RUL-85).
    fight.driven_after = entered if driven else 0
    return went and not driven


def _enter(fight: Battle, fighter: Combatant, f: i64) -> bool:
    if fight.met(fighter, f):
        return False
    foe = _in_the_way(fight, fighter, f)
    if foe is not None and not evade(fight, fighter, foe):
        return False  # GUR-MOV-07
    way = fight.grid.direction(fighter.at, f)
    if fight.grid.turn(fighter.facing, way) <= 1:
        fighter.facing = way
    fight.came_from = fighter.at
    fighter.at = f
    ways = list(fighter.gone_ways)
    ways[way] += 1
    fighter.gone_ways = ways
    fighter.braced = False
    fighter.close_with = NOBODY
    carry_along(fight, fighter)
    if fight.telling:
        fight.note("enters", "GUR-MOV-04", fighter, values={"at": int(f)})
    shown(fight, fighter)
    posture = fighter.posture
    fight.entered(fighter)
    if not able(fight, fighter) or not may_leave(fight, fighter):
        return False  # GUR-RUL-85
    return fighter.posture == posture


def _make_room(fight: Battle, fighter: Combatant, start: i64, path: list[i64]) -> None:
    """GUR-RUL-88: stopped among two whom he only passed he goes back to the last hex with room."""
    if fighter.out() or not may_leave(fight, fighter):
        return
    place = len(path) - 1
    while place >= 0 and path[place] != fighter.at:
        place -= 1
    while place >= 0 and full(fight, fighter, path[place]):
        place -= 1
    f = start if place < 0 else path[place]
    if f != fighter.at and full(fight, fighter, fighter.at):
        fighter.at = f
        carry_along(fight, fighter)
        if fight.telling:
            fight.note("enters", "GUR-RUL-88", fighter, values={"at": int(f)})
        shown(fight, fighter)


def carry_along(fight: Battle, fighter: Combatant) -> None:
    """Whom he holds or who clings to him comes with him (GUR-WRE-02).

    GUR-RUL-84: so does a second holder of theirs, if he is strong enough for him as well; whoever
    is left behind holds nobody. GUR-RUL-89: a grip on a thing drags nobody.
    """
    if len(fight.holds) == 0:
        return
    came: list[i64] = []
    for hold in fight.holds:
        if hold.item == NOBODY:
            if hold.holder == fighter.index:
                _bring(fight, fight.fighters[hold.victim], fighter, "GUR-WRE-02")
                came.append(hold.victim)
            elif hold.victim == fighter.index:
                _bring(fight, fight.fighters[hold.holder], fighter, "GUR-WRE-02")
    for hold in fight.holds:
        if hold.item == NOBODY and hold.victim in came:
            holder = fight.fighters[hold.holder]
            if holder.at != fighter.at and holder.strength() <= fighter.strength():
                _bring(fight, holder, fighter, "GUR-RUL-84")
    end_invalid(fight)


def _bring(fight: Battle, other: Combatant, fighter: Combatant, rule: str) -> None:
    if other.at != fighter.at:
        other.at = fighter.at
        if fight.telling:
            fight.note("dragged-along", rule, other, fighter, values={"at": int(fighter.at)})


def _in_the_way(fight: Battle, fighter: Combatant, f: i64) -> Combatant | None:
    for other in fight.fighters:
        if other.at == f and other is not fighter and not helpless(fight, other):
            if fight.foes(fighter, other):
                return other  # GUR-RUL-95: the helpless bar nobody's way
    return None


def evade(fight: Battle, fighter: Combatant, foe: Combatant) -> bool:
    """GUR-MOV-07: past a foe's hex, by a Quick Contest of DX if he resists."""
    if unknown_to(fighter, foe.side):
        fight.become_known(fighter, foe, "met")
    answer = fight.ask(Asked("resist", fight, foe, RESIST, fighter))
    if answer.verb != "resist":
        return True
    mine = dexterity(fight, fighter)
    arc = arc_of(fight, foe, fighter.at)
    if arc == FRONT:
        mine.add("from-the-front", -5, "GUR-MOV-07")
    elif arc != REAR:
        mine.add("from-the-side", -2, "GUR-MOV-07")
    if foe.posture == LYING:
        mine.add("foe-lying", 5, "GUR-MOV-07")
    elif foe.posture in (KNEELING, SITTING):
        mine.add("foe-low", 2, "GUR-MOV-07")
    won = quick_contest(fight, fighter, mine, foe, dexterity(fight, foe), "evade") > 0
    fight.note("slips-past" if won else "held-up", "GUR-MOV-07", fighter, foe)
    return won


def take_step(fight: Battle, fighter: Combatant, path: list[i64], facing: i64) -> bool:
    """GUR-MOV-03: a step, movement costs ignored, any facing, unless he has fallen on it."""
    lay = fighter.posture == LYING
    went = walk(fight, fighter, path)
    if able(fight, fighter) and (lay or fighter.posture != LYING):
        new = towards_foe(fight, fighter) if facing < 0 else facing
        if new != fighter.facing:
            fighter.facing = new
            shown_turned(fight, fighter)
    return went


def shown_turned(fight: Battle, fighter: Combatant) -> None:
    """After a turn on the spot he sees others."""
    for other in fight.fighters:
        if other is not fighter and not other.gone and other.at != NOWHERE:
            if fighter.saw & other.bit == 0:
                if not fight.grid.at_back(fighter.at, fighter.facing, other.at):
                    if fight.grid.clear_line(fighter.at, other.at):
                        fighter.saw |= other.bit


def take_walk(
    fight: Battle, fighter: Combatant, path: list[i64], facing: i64, points: i64, forward: bool
) -> i64:
    """A full or half Move (GUR-MOV-04, GUR-MOV-05): what it cost, in half points."""
    budget = budget_of(fight, fighter, points, path)
    plain = _straight_on(fight, fighter, path, facing, points)
    if plain > 0:
        _walk_on(fight, fighter, path, facing, 2 * plain <= points)
        if fight.driven_after > 0:
            return plain // len(path) * fight.driven_after
        return plain
    costs = facing_costs(fight, fighter, path, forward)
    if least_cost(costs) < 0:
        costs = facing_costs(fight, fighter, path, forward, True)
    cost = least_cost(costs)
    allowed = facings_after(fight, fighter, path, costs, budget)
    if len(path) > 0 and (fighter.posture == LYING or cost > budget):
        cost = points
    if cost > points:
        fighter.sprinted = True
    start = fighter.at
    ahead = fighter.facing
    went = walk(fight, fighter, path)
    fighter.ran = -1
    if fight.driven_after > 0:
        walked = path[: fight.driven_after]
        cost = least_cost(costs_from(fight, fighter, start, ahead, walked, forward, True))
    if went and len(path) > 0:
        way = straight(fight, start, path)
        if way == fighter.facing:
            fighter.ran = way
    if went and able(fight, fighter):
        turn_to(fight, fighter, facing, allowed)
        shown_turned(fight, fighter)
    return cost if cost < points else points


def cost_of_turn(
    fight: Battle, fighter: Combatant, start: i64, ahead: i64, path: list[i64], forward: bool
) -> i64:
    """What it costs to look where he looks now, beside his way; free if that is its end."""
    if len(path) == 0 or fighter.at != path[-1]:
        return POINT * fight.grid.turn(ahead, fighter.facing) if fighter.at == start else 0
    before = path[-2] if len(path) > 1 else start
    if fighter.facing == fight.grid.direction(before, fighter.at):
        return 0  # the way he went
    costs = costs_from(fight, fighter, start, ahead, path, forward, True)
    return max(0, costs[fighter.facing] - least_cost(costs))


def _straight_on(
    fight: Battle, fighter: Combatant, path: list[i64], facing: i64, points: i64
) -> i64:
    """What a walk costs that always goes on in front over open ground; −1 for any other.

    Nothing is cheaper than a step for each hex. At the end he may turn by one side, or as he
    likes if half of his movement was enough (GUR-MOV-05).
    """
    if fighter.posture == LYING or len(path) == 0:
        return -1
    grid = fight.grid
    here = fighter.at
    way = fighter.facing
    cost: i64 = 0
    for f in path:
        if grid.distance(here, f) != 1 or grid.cost(f) > 0 or not fight.free(f):
            return -1
        ahead = grid.direction(here, f)
        if grid.turn(way, ahead) > 1:
            return -1
        way = ahead
        here = f
        cost += POINT + SURCHARGE[fighter.posture]
    if cost > points:
        return -1
    if 2 * cost > points:
        wanted = facing if facing >= 0 else facing_from(fight, fighter, here, way)
        if grid.turn(way, wanted) > 1:
            return -1
    return cost


def _walk_on(
    fight: Battle, fighter: Combatant, path: list[i64], facing: i64, any_facing: bool
) -> None:
    """Such a walk, and the turn at its end."""
    start = fighter.at
    if not walk(fight, fighter, path):
        fighter.ran = -1
        return
    way = straight(fight, start, path)
    fighter.ran = way if way == fighter.facing else -1
    if able(fight, fighter):
        wanted = towards_foe(fight, fighter) if facing < 0 else facing
        if any_facing or fight.grid.turn(fighter.facing, wanted) <= 1:
            fighter.facing = wanted
        shown_turned(fight, fighter)
