"""Movement: fields one by one, prepared attacks on the way, running, crawling, swimming (4.2)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.arms import NOBODY, half_up, quarter
from fechtbuch.books.tales_and_legends.battle import Battle
from fechtbuch.books.tales_and_legends.checks import passes, rolled, skill
from fechtbuch.books.tales_and_legends.fighter import Combatant
from fechtbuch.books.tales_and_legends.load import speed
from fechtbuch.books.tales_and_legends.prepared import comes_within_reach
from fechtbuch.books.tales_and_legends.skills import ACROBATICS, ATHLETICS
from fechtbuch.engine.going import Going, path_error
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.paths import Reach, reachable, towards

MOST_LISTED: Final = 100
"""More goals than this are thinned out in lists; every other one may still be named."""

WATER: Final = {"calm": 0, "choppy": -10, "rushing": -20, "storm": -40}


def metres(fight: Battle, fighter: Combatant, verb: str) -> i64:
    """How far a kind of movement leads (TAL-MOV-01 to -05, -08, -12)."""
    own = speed(fight, fighter)
    if verb == "step":
        return 1 if own > 0 else 0
    if fight.scene.water and verb in ("half", "move", "fast", "run"):
        return swum(fight, fighter, verb)
    if verb == "move" or verb == "charge" or verb == "spurred":
        return own
    if verb == "half" or verb == "crawl" or verb == "stand" or verb == "drag":
        return half_up(own)
    if verb == "fast":
        return 3 * own
    if verb == "run":
        return 6 * own
    return 0


def going(fight: Battle, fighter: Combatant) -> Going:
    """TAL-RUL-58: a friend's field may be crossed but not shared, an enemy's not entered."""
    blocked: set[i64] = set()
    occupied: set[i64] = set()
    for other in fight.fighters:
        if other.index == fighter.index or other.index == fighter.mount:
            continue
        if other.at == NOWHERE or not other.holds_field() or other.mount != NOBODY:
            continue
        if other.holds_on != NOBODY or other.rider == fighter.index:
            continue
        into = blocked if fight.enemies(fighter.side, other.side) else occupied
        if other.block.large:
            for f in fight.ground_of(other):
                into.add(f)
        else:
            into.add(other.at)
    body = fight.legs(fighter).block
    return Going(1, blocked, occupied, None, 0, False, body.width, body.height)


def walks(fight: Battle, fighter: Combatant, budget: i64) -> Reach:
    """Everywhere that somebody can get to."""
    return reachable(fight.grid, fighter.at, budget, going(fight, fighter))


def way_error(fight: Battle, fighter: Combatant, path: list[i64], budget: i64) -> str:
    """Why a path cannot be walked; empty if it can."""
    reason, _ = path_error(fight.grid, fighter.at, path, budget, going(fight, fighter))
    return reason


def thinned(fields: list[i64]) -> list[i64]:
    """A bounded list that still shows near and far."""
    if len(fields) <= MOST_LISTED:
        return fields
    every = (len(fields) + MOST_LISTED - 1) // MOST_LISTED
    return [f for position, f in enumerate(fields) if position % every == 0]


def can_go_on(fighter: Combatant) -> bool:
    """Whether a walk may continue after what happened on it."""
    return not (
        fighter.out() or fighter.grapple != NOBODY or fighter.entangled != "" or fighter.paralysed
    )


def walk(fight: Battle, fighter: Combatant, path: list[i64], charging: bool = False) -> i64:
    """TAL-RUL-71 a: field by field, prepared attacks in between; how many fields were entered."""
    start = fighter.at
    legs = fight.legs(fighter)
    was_prone = fighter.prone
    steps: i64 = 0
    way = going(fight, fighter)
    for f in path:
        if way.entry(fight.grid, f) < 0:
            break
        before = fighter.at
        fight.put(fighter, f)
        steps += 1
        direction = fight.grid.direction(before, f)
        if direction >= 0:
            fighter.facing = direction
        if comes_within_reach(fight, fighter, before, charging):
            if not can_go_on(fighter) or legs.dead or (fighter.prone and not was_prone):
                break
            way = going(fight, fighter)
    if steps > 0 and not way.may_stop(fighter.at):
        _give_way(fight, fighter, way)
    if fight.telling and fighter.at != start:
        fight.note(
            "moved",
            "TAL-MOV-03",
            fighter,
            amount=steps,
            values={"from": start, "to": fighter.at},
        )
    return steps


def _give_way(fight: Battle, fighter: Combatant, way: Going) -> None:
    """Stopped short on a friend's field: the nearest free one."""
    if fighter.out():
        return
    radius: i64 = 1
    while radius < 8:
        for f in fight.grid.ring(fighter.at, radius):
            if way.entry(fight.grid, f) > 0 and way.may_stop(f):
                fight.put(fighter, f)
                return
        radius += 1


def note_band(fight: Battle, fighter: Combatant, band: i64) -> None:
    """TAL-RUL-29, -82: the largest band moved, for riders' falls and those who hold on."""
    legs = fight.legs(fighter)
    if band > legs.band:
        legs.band = band
    for other in fight.fighters:
        if other.holds_on == legs.index and band > other.hold_speed:
            other.hold_speed = band


def running_bonus(fight: Battle, fighter: Combatant, start: i64, times: i64) -> None:
    """TAL-MOV-04, -05: PD + Speed, or twice that, until the next turn."""
    legs = fight.legs(fighter)
    legs.run_bonus = times * legs.block.speed
    legs.run_from = start
    legs.run_to = fighter.at


def free_step(fight: Battle, fighter: Combatant, target: Combatant, reach: i64) -> bool:
    """TAL-RUL-85: the free step between two attacks of a multiple attack."""
    if fighter.moved or fighter.stepped or fighter.mounted() or fighter.prone:
        return False
    path = towards(fight.grid, fighter.at, target.at, 1, going(fight, fighter), reach)
    if len(path) != 1:
        return False
    fighter.stepped = True
    walk(fight, fighter, path)
    return fight.apart(fighter, target) <= reach


def swim_faster(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """TAL-MOV-13: an athletics test for the greater distance."""
    difficulty: i64 = 60 if verb == "run" else (45 if verb == "half" else 50)
    tally = skill(fight, fighter, ATHLETICS)
    tally.add("water", WATER[fight.scene.water], "TAL-MOV-13")
    return passes(fight, fighter, tally, "swimming", difficulty)


def swim(fight: Battle, fighter: Combatant, verb: str, path: list[i64]) -> list[i64]:
    """TAL-MOV-12, -13: the normal distance, or more of it with a test."""
    own = speed(fight, fighter)
    normal: i64 = 0
    if verb == "move":
        normal = quarter(own)
    elif verb == "fast":
        normal = half_up(own)
    elif verb == "run":
        normal = own
    if len(path) <= normal or swim_faster(fight, fighter, verb):
        return path
    return path[:normal]


def swum(fight: Battle, fighter: Combatant, verb: str) -> i64:
    """Metres of a faster swim (TAL-MOV-13)."""
    own = speed(fight, fighter)
    if verb == "half":
        return 1
    if verb == "move":
        return half_up(own)
    return own if verb == "fast" else 2 * own


def climb(fight: Battle, fighter: Combatant, fast: bool) -> None:
    """TAL-MOV-14, -15: ¼ Speed up; ½ Speed at −10."""
    tally = skill(fight, fighter, ATHLETICS)
    if fast:
        tally.add("hurry", -10, "TAL-MOV-15")
    gained = quarter(speed(fight, fighter))
    if fast:
        gained = half_up(speed(fight, fighter))
    if passes(fight, fighter, tally, "climbing", fight.scene.climb):
        fighter.climbed += gained
        fight.note("climbed", "TAL-MOV-14", fighter, amount=fighter.climbed)


def jump(fight: Battle, fighter: Combatant, path: list[i64]) -> None:
    """TAL-MOV-11: over the fields of a line, as far as the jump goes."""
    far = long_jump(fight, fighter, fighter.moved)
    fighter.moved = True
    while len(path) > 0 and (len(path) > far or not fight.free(path[-1], fighter)):
        path = path[:-1]
    if len(path) == 0:
        return
    before = fighter.at
    fight.put(fighter, path[-1])
    if fight.telling:
        fight.note("jumps", "TAL-MOV-11", fighter, amount=len(path), values={"to": fighter.at})
    comes_within_reach(fight, fighter, before, False)


def long_jump(fight: Battle, fighter: Combatant, run_up: bool) -> i64:
    """TAL-MOV-11, TAL-RUL-69: metres of a long jump, extended by acrobatics."""
    tenths = long_jump_tenths(speed(fight, fighter), run_up)
    result = rolled(fight, fighter, skill(fight, fighter, ACROBATICS), "jump", [20, 25, 30, 40, 50])
    return tenths // 10 + jump_gain(result)


def long_jump_tenths(own: i64, run_up: bool) -> i64:
    """Half of Speed, whole fields; halved again without a run-up."""
    return 10 * (half_up(own) if run_up else half_up(half_up(own)))


def high_jump_tenths(own: i64, run_up: bool) -> i64:
    """A fifth of Speed in tenths of a metre, not rounded; halved without a run-up."""
    return 2 * own if run_up else own


def jump_gain(result: i64) -> i64:
    """Metres that acrobatics adds to a long jump."""
    gain: i64 = 0
    for need in (20, 25, 30, 40, 50):
        if result >= need:
            gain += 1
    return gain


def high_jump_gain(result: i64) -> i64:
    """Tenths of a metre that acrobatics adds to a high jump."""
    if result >= 50:
        return 15
    if result >= 30:
        return 10
    return 5 if result >= 25 else 0
