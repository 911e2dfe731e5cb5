"""Movement: rates, paths, straight lines, the squares to strike from (4.2)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.fighter import MOVED, Combatant
from fechtbuch.engine.fields import COLUMN, NOWHERE
from fechtbuch.engine.paths import Reach, reachable
from fechtbuch.engine.walk_costs import Going, path_cost, path_error

CRAWL: Final[i64] = 3
"""Feet that somebody who is Down crawls in a Round (LSK-DMG-02)."""

ONE_SQUARE: Final[list[i64]] = [0]
"""The body of whoever has no more than one."""

MOST_LISTED: Final = 120
"""More goals than this are thinned out in lists; every other one may still be named."""


def legs(fight: Battle, fighter: Combatant) -> Combatant:
    """Whose movement counts: the mount's in the saddle (LSK-MNT-06)."""
    return fighter if fighter.mount == NOBODY else fight.fighters[fighter.mount]


def combat_move(fight: Battle, fighter: Combatant) -> i64:
    """Combat move per Round in feet; LSK-RUL-81: a helpless mount does not move."""
    walker = legs(fight, fighter)
    return 0 if walker is not fighter and walker.helpless() else walker.combat_move()


def running_move(fight: Battle, fighter: Combatant) -> i64:
    """Running move per Round in feet; LSK-RUL-81: a helpless mount does not run."""
    walker = legs(fight, fighter)
    return 0 if walker is not fighter and walker.helpless() else walker.running_move()


def going(fight: Battle, fighter: Combatant) -> Going:
    """LSK-MOV-08: friends may be passed, standing enemies not; the fallen are slow ground."""
    if fighter.block.large or (fighter.mount != NOBODY and legs(fight, fighter).block.large):
        return _going_of_the_large(fight, fighter)
    crowd = fight.crowd
    crowd.look(fight)
    side = fighter.side
    blocked = crowd.blocked[side]
    return Going(FOOT, blocked, crowd.occupied[side], crowd.slow, FOOT, False, 1, 1, fighter.at)


def _going_of_the_large(fight: Battle, fighter: Combatant) -> Going:
    """The same for whoever covers several squares and so is no obstacle to himself."""
    blocked: set[i64] = set()
    occupied: set[i64] = set()
    slow: set[i64] = set()
    for other in fight.fighters:
        if other.gone or other is fighter or other.index == fighter.mount:
            continue
        if other.down:
            into = slow
        elif other.standing():
            into = blocked if fight.enemies(fighter.side, other.side) else occupied
        elif other.surrendered:
            into = occupied
        else:
            continue
        if not other.block.large:
            into.add(other.at)
        else:
            for square in fight.ground_of(other):
                into.add(square)
    body = fighter.block
    return Going(FOOT, blocked, occupied, slow, FOOT, False, body.width, body.height)


def walks(fight: Battle, fighter: Combatant, budget: i64) -> Reach:
    """Everywhere that somebody can get to."""
    return reachable(fight.grid, fighter.at, budget, going(fight, fighter))


def way_error(fight: Battle, fighter: Combatant, start: i64, path: list[i64], budget: i64) -> str:
    """Why a path cannot be walked; empty if it can."""
    reason, _ = path_error(fight.grid, start, path, budget, going(fight, fighter))
    return reason


def left_after(fight: Battle, fighter: Combatant, path: list[i64]) -> i64:
    """What a way leaves of the combat move (LSK-ATK-01)."""
    move = combat_move(fight, fighter)
    if len(path) == 0:
        return move
    return move - path_cost(fight.grid, path, going(fight, fighter))


def thinned(squares: list[i64]) -> list[i64]:
    """A bounded list that still shows near and far."""
    if len(squares) <= MOST_LISTED:
        return squares
    every = (len(squares) + MOST_LISTED - 1) // MOST_LISTED
    return [square for position, square in enumerate(squares) if position % every == 0]


def place(fight: Battle, fighter: Combatant, square: i64) -> None:
    """Put somebody on a square, mount or rider with him."""
    fighter.at = square
    if fighter.mount != NOBODY:
        fight.fighters[fighter.mount].at = square
    if fighter.rider != NOBODY:
        fight.fighters[fighter.rider].at = square


def walk(fight: Battle, fighter: Combatant, path: list[i64]) -> None:
    """Walk at combat speed as far as the way is still free; nobody may strike at a walker."""
    if len(path) == 0:
        return
    end = last_free(fight, fighter, path)
    if end < 0:
        return
    start = fighter.at
    place(fight, fighter, path[end])
    fighter.moved_this_round = True
    if fighter.deed < MOVED:
        fighter.deed = MOVED
    tell_way(fight, "walked", fighter, start, end + 1)


def tell_way(fight: Battle, kind: str, fighter: Combatant, start: i64, steps: i64) -> None:
    """How far somebody went, from where to where."""
    if fight.telling:
        values = {"from": start, "to": fighter.at}
        fight.note(kind, "LSK-MOV-01", fighter, amount=FOOT * steps, values=values)


def last_free(fight: Battle, fighter: Combatant, path: list[i64]) -> i64:
    """The last step of a path that can still be taken, −1 for none.

    Usually all of it; somebody may have stepped in the way since it was declared (LSK-RUL-52).
    """
    way = going(fight, fighter)
    last: i64 = -1
    position: i64 = 0
    for square in path:
        if way.entry(fight.grid, square) < 0:
            fight.met(fighter, square)
            break
        if way.may_stop(square):
            last = position
        position += 1
    return last


def can_crawl(fight: Battle, fighter: Combatant) -> bool:
    """LSK-DMG-02: who is Down, conscious and free, once a Round."""
    if not fighter.down or fighter.unconscious or fighter.gone or fighter.acted:
        return False
    if fighter.asleep or fighter.netted or fighter.bound or fighter.paralysed:
        return False
    return len(crawl_squares(fight, fighter)) > 0


def crawl_squares(fight: Battle, fighter: Combatant) -> list[i64]:
    """The neighbouring squares on which nobody stands."""
    grid = fight.grid
    way = going(fight, fighter)
    return [
        square
        for square in grid.neighbours(fighter.at)
        if way.entry(grid, square) >= 0
        and way.may_stop(square)
        and not way.between_walls(grid, fighter.at, square)
    ]


def crawl(fight: Battle, fighter: Combatant, square: i64) -> None:
    """LSK-DMG-02, LSK-RUL-45: three feet in a Round, so a square takes two Rounds or one."""
    fighter.acted = True
    fighter.crawled += CRAWL
    if fighter.crawled >= FOOT:
        fighter.crawled -= FOOT
        fighter.at = square
    values = {"to": int(fighter.at)} if fight.telling else None
    fight.note("crawls", "LSK-DMG-02", fighter, amount=CRAWL, values=values)


def straight_run(fight: Battle, fighter: Combatant, end: i64) -> list[i64]:
    """LSK-MOV-04, LSK-MOV-09: the unobstructed straight line to a square, or nothing.

    Any square after the first that is a wall, difficult, or holds anybody is an obstacle.
    """
    grid = fight.grid
    start = fighter.at
    steps = grid.distance(start, end)
    path: list[i64] = []
    if _somebody_between(fight, fighter, end, steps):
        return path
    body = body_of(fighter) if fighter.block.large else ONE_SQUARE
    before = start
    step: i64 = 1
    while step <= steps:
        square = grid.on_line(start, end, step)
        for shift in body:
            part = square + shift
            if not grid.passable_step(before + shift, part) or grid.cost(part) > 0:
                return []
        path.append(square)
        before = square
        step += 1
    for other in fight.fighters:
        if (other.block.large or fighter.block.large) and _counts(fighter, other):
            if _run_over(fight, other, path, body):
                return []
    return path


def _counts(fighter: Combatant, other: Combatant) -> bool:
    """Whether somebody else on the map can be in a runner's way."""
    return not (other.gone or other.off_map or other is fighter or other.index == fighter.mount)


def _somebody_between(fight: Battle, fighter: Combatant, end: i64, steps: i64) -> bool:
    """Whether somebody of one square stands on the line of a runner who has one square, too.

    Looked at first, because between two who fight it is the other who stands there.
    """
    if fighter.block.large:
        return False
    grid = fight.grid
    for other in fight.fighters:
        if other.block.large or not _counts(fighter, other):
            continue
        away = grid.distance(fighter.at, other.at)
        if 0 < away <= steps and grid.on_line(fighter.at, end, away) == other.at:
            return True
    return False


def _run_over(fight: Battle, other: Combatant, path: list[i64], body: list[i64]) -> bool:
    """Whether any part of a body on this way would be where somebody is."""
    ground = fight.ground_of(other)
    for square in path:
        for shift in body:
            if square + shift in ground:
                return True
    return False


def body_of(fighter: Combatant) -> list[i64]:
    """The squares of a body as seen from the one by which it is named."""
    shifts: list[i64] = []
    for column in range(fighter.block.width):
        for row in range(fighter.block.height):
            shifts.append(column * COLUMN + row)
    return shifts


def breadth(fighter: Combatant) -> i64:
    """The longer side of a body in squares."""
    return max(fighter.block.width, fighter.block.height)


def charge_length_fits(fight: Battle, fighter: Combatant, squares: i64) -> bool:
    """LSK-RUL-08: between half the combat move and the running move; no charge without a move."""
    move = combat_move(fight, fighter)
    feet = squares * FOOT
    return move > 0 and 2 * feet >= move and feet <= running_move(fight, fighter)


def charge_squares(
    fight: Battle, fighter: Combatant, target: Combatant, weapon_reach: i64
) -> list[i64]:
    """Squares from which a charge could strike the target (LSK-MOV-04)."""
    found: list[i64] = []
    for foot in fight.ground_of(target):
        for square in fight.grid.area(foot, weapon_reach + breadth(fighter) - 1):
            if square not in found and _charges_to(fight, fighter, target, weapon_reach, square):
                found.append(square)
    return found


def farthest_charge(fight: Battle, fighter: Combatant, target: Combatant, weapon_reach: i64) -> i64:
    """The first of those squares that no other is farther from the target; NOWHERE without any."""
    grid = fight.grid
    best: i64 = NOWHERE
    farthest: i64 = -1
    # LSK-RUL-08, as `charge_length_fits` has it.
    move = combat_move(fight, fighter)
    most = running_move(fight, fighter) // FOOT
    if move == 0:
        return best
    radius = weapon_reach + breadth(fighter) - 1
    for foot in fight.ground_of(target):
        # The squares of `grid.area` in their order, without a list of them.
        east = -radius
        while east <= radius:
            north = -radius
            while north <= radius:
                square = foot + east * COLUMN + north
                north += 1
                far = grid.distance(square, target.at)
                if far <= farthest or grid.distance(square, foot) > radius:
                    continue
                steps = grid.distance(fighter.at, square)
                if steps > most or 2 * steps * FOOT < move or not grid.inside(square):
                    continue
                if _charges_to(fight, fighter, target, weapon_reach, square):
                    best = square
                    farthest = far
            east += 1
    return best


def _charges_to(
    fight: Battle, fighter: Combatant, target: Combatant, weapon_reach: i64, square: i64
) -> bool:
    """Whether somebody could charge to a square and strike the target from it (LSK-MOV-04)."""
    steps = fight.grid.distance(fighter.at, square)
    if steps == 0 or not charge_length_fits(fight, fighter, steps):
        return False
    home = fighter.at
    place(fight, fighter, square)
    there = in_reach(fight, fighter, target, weapon_reach)
    place(fight, fighter, home)
    return there and _runs_to(fight, fighter, square, steps)


def _runs_to(fight: Battle, fighter: Combatant, end: i64, steps: i64) -> bool:
    """Whether there is a `straight_run` to a square."""
    if fighter.block.large:
        return len(straight_run(fight, fighter, end)) == steps
    if _somebody_between(fight, fighter, end, steps):
        return False
    grid = fight.grid
    before = fighter.at
    step: i64 = 1
    while step <= steps:
        square = grid.on_line(fighter.at, end, step)
        if not grid.passable_step(before, square) or grid.cost(square) > 0:
            return False
        before = square
        step += 1
    for other in fight.fighters:
        if other.block.large and _counts(fighter, other):
            return len(straight_run(fight, fighter, end)) == steps
    return True


def strike_squares(
    fight: Battle, fighter: Combatant, target: Combatant, weapon_reach: i64, ways: Reach
) -> list[i64]:
    """Squares within a walk from which a blow reaches the target."""
    found: list[i64] = []
    home = fighter.at
    # No square farther off can be near enough, whichever part of either body is measured.
    farthest = weapon_reach + breadth(fighter) + breadth(target) - 2
    for square in ways.fields():
        if fight.grid.distance(square, target.at) > farthest:
            continue
        place(fight, fighter, square)
        if in_reach(fight, fighter, target, weapon_reach):
            found.append(square)
    place(fight, fighter, home)
    return found
