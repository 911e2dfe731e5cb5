"""Jumps and climbs: over chasms, over low walls, up onto high ones (TAL-MOV-11, TAL-MOV-14).

A wall whose field has a height is one that can be jumped or climbed; one without is too high for
both. What a wall top is left for is a way down, with a fall (TAL-MOV-17, TAL-MOV-18).
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import half_up, quarter
from fechtbuch.books.tales_and_legends.kinds.skills import ACROBATICS, ATHLETICS
from fechtbuch.books.tales_and_legends.rules.basics.checks import passes, rolled, skill
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.ways import note_band
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import put_aside
from fechtbuch.books.tales_and_legends.rules.harm.falling import off_the_wall
from fechtbuch.books.tales_and_legends.rules.moving.can_go_on import Deed, can_go_on
from fechtbuch.books.tales_and_legends.rules.moving.movement import walk
from fechtbuch.books.tales_and_legends.rules.moving.prepared_attacks import comes_within_reach
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE

RUN_UP: Final = 2
"""Metres of a run-up in the same move (TAL-RUL-69)."""

LEAPS: Final = [20, 25, 30, 40, 50]
"""Results of acrobatics that lengthen a jump."""


def long_jump(own: i64, run_up: bool) -> i64:
    """Metres of a long jump: half of Speed, halved again without a run-up."""
    return half_up(own) if run_up else half_up(half_up(own))


def jump_gain(result: i64) -> i64:
    """Metres that acrobatics adds to a long jump."""
    gain: i64 = 0
    for need in LEAPS:
        if result >= need:
            gain += 1
    return gain


def high_jump_tenths(own: i64, run_up: bool) -> i64:
    """A fifth of Speed in tenths of a metre, not rounded; halved without a run-up."""
    return 2 * own if run_up else own


def high_jump_gain(result: i64) -> i64:
    """Tenths of a metre that acrobatics adds to a high jump."""
    if result >= 50:
        return 15
    if result >= 30:
        return 10
    return 5 if result >= 25 else 0


def low_wall(fight: Battle, f: i64, ground: i64) -> i64:
    """How many metres a wall rises above somebody's ground; 0 if it is none or too high."""
    grid = fight.grid
    if not grid.inside(f) or grid.open(f):
        return 0
    height = grid.elevation(f) - ground
    return height if height > 0 else 0


def jump_lines(fight: Battle, fighter: Combatant, run_up: bool) -> list[list[i64]]:
    """Straight ways to free fields that the best jump could reach; run-up and leap are one move."""
    found: list[list[i64]] = []
    own = speed(fight, fighter)
    before: i64 = RUN_UP if run_up else 0
    most = min(own, before + long_jump(own, run_up) + len(LEAPS))
    highest = high_jump_tenths(own, run_up) + 15
    grid = fight.grid
    ground = grid.elevation(fighter.at)
    direction: i64 = 0
    while direction < 8:
        line: list[i64] = []
        f = fighter.at
        while len(line) < most:
            f = grid.step(f, direction)
            if not grid.inside(f):
                break
            if len(line) < before and not fight.free(f, fighter):
                break
            if grid.opaque(f):
                wall = low_wall(fight, f, ground)
                if wall == 0 or 10 * wall > highest:
                    break
            line = [*line, f]
            if len(line) >= before + 2 and fight.free(f, fighter):
                found.append(line)
        direction += 1
    return found


def jump(fight: Battle, fighter: Combatant, path: list[i64], run_up: bool) -> None:
    """TAL-MOV-11, TAL-RUL-69: a run-up perhaps, then one test for length and height."""
    fighter.moved = True
    note_band(fight, fighter, speed(fight, fighter))
    if run_up:
        deed = Deed(fighter)
        if walk(fight, fighter, path[:RUN_UP], False, "TAL-MOV-11") < RUN_UP or not can_go_on(
            fight, deed
        ):
            return
        path = path[RUN_UP:]
    own = speed(fight, fighter)
    result = rolled(fight, fighter, skill(fight, fighter, ACROBATICS), "jump", list(LEAPS))
    far = long_jump(own, run_up) + jump_gain(result)
    high = high_jump_tenths(own, run_up) + high_jump_gain(result)
    ground = fight.grid.elevation(fighter.at)
    landing: i64 = NOWHERE
    leapt: i64 = 0
    for f in path:
        if leapt == far or 10 * low_wall(fight, f, ground) > high:
            break
        leapt += 1
        if fight.free(f, fighter):
            landing = f
    if landing == NOWHERE:
        fight.note("balks", "TAL-MOV-11", fighter)
        return
    start = fighter.at
    fighter.facing = fight.grid.direction(start, landing)
    flown = fly(fight, fighter, path[: path.index(landing) + 1])
    if fight.telling and flown > 0:
        fight.note("jumps", "TAL-MOV-11", fighter, amount=flown, values={"to": fighter.at})
    if fighter.at != landing and not fight.grid.open(fighter.at):
        put_aside(fight, fighter)
    off_the_wall(fight, fighter, start)


def fly(fight: Battle, fighter: Combatant, path: list[i64]) -> i64:
    """TAL-RUL-71 a: a jump is part of a move, and held blows meet it field by field."""
    deed = Deed(fighter)
    flown: i64 = 0
    for f in path:
        if fight.grid.distance(fighter.at, f) > 1:
            break
        before = fighter.at
        fight.put(fighter, f)
        flown += 1
        comes_within_reach(fight, fighter, before, False)
        if not can_go_on(fight, deed):
            break
    if flown < len(path):
        fight.note("stopped", "TAL-RUL-71", fighter)
    return flown


def walls_near(fight: Battle, fighter: Combatant) -> list[i64]:
    """Wall tops that somebody could climb from where he stands (TAL-MOV-14)."""
    if fight.scene.climb == 0 or not fight.grid.open(fighter.at):
        return []
    ground = fight.grid.elevation(fighter.at)
    return [
        f
        for f in fight.grid.neighbours(fighter.at)
        if low_wall(fight, f, ground) > 0 and not fight.taken(f, fighter)
    ]


def climb(fight: Battle, fighter: Combatant, wall: i64, fast: bool) -> None:
    """TAL-MOV-14, TAL-MOV-15: ¼ Speed up in a full round; ½ Speed at −10; then on top."""
    if fighter.climbing != wall:
        fighter.climbing = wall
        fighter.climbed = 0
    tally = skill(fight, fighter, ATHLETICS)
    gained = quarter(speed(fight, fighter))
    if fast:
        tally.add("hurry", -10, "TAL-MOV-15")
        gained = half_up(speed(fight, fighter))
    if not passes(fight, fighter, tally, "climbing", fight.scene.climb):
        return
    fighter.climbed += gained
    if fighter.climbed < low_wall(fight, wall, fight.grid.elevation(fighter.at)):
        fight.note("climbed", "TAL-MOV-14", fighter, amount=fighter.climbed)
        return
    come_down(fighter)
    before = fighter.at
    fighter.facing = fight.grid.direction(before, wall)
    fight.put(fighter, wall)
    if fight.telling:
        fight.note("climbs-up", "TAL-MOV-14", fighter, values={"to": wall})
    comes_within_reach(fight, fighter, before, False)


def come_down(fighter: Combatant) -> None:
    """Who turns to something else is no longer on the wall (TAL-RUL-20)."""
    fighter.climbing = NOWHERE
    fighter.climbed = 0
