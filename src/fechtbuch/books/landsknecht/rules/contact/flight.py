"""Flight: running away from the enemy, off the map if need be (4.3)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.rules.moving.movement import (
    body_of,
    going,
    running_move,
    thinned,
    walks,
)
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.asking import ways
from fechtbuch.engine.choices import Option, Refusal, Slot
from fechtbuch.engine.fields import COLUMN, x_of, y_of
from fechtbuch.engine.grid import NOWHERE, parse_path, path_text
from fechtbuch.engine.walk_costs import Going, path_cost

LEAVE: Final = "leave"
"""Said of a flight that goes on over the edge of the map."""

MOST_STEPS: Final = 48
"""No flight has more steps than a galloping horse makes in a Round."""

MOST_EXITS: Final = 12
"""So many ways off the map that lead past the enemy are listed; others may still be named."""

FAR: Final[i64] = 1 << 20


def distance_to(fight: Battle, fighter: Combatant, square: i64, other: Combatant) -> i64:
    """Squares between two bodies if the first stood there (LSK-MOV-08)."""
    if not fighter.block.large and not other.block.large:
        return fight.grid.distance(square, other.at)
    body = [square + shift for shift in body_of(fighter)]
    return fight.grid.gap(body, fight.ground_of(other))


def dangers(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """The standing enemies."""
    found: list[Combatant] = []
    for other in fight.fighters:
        if other.standing() and fight.foes(fighter, other):
            found.append(other)
    return found


def gap_from(fight: Battle, fighter: Combatant, square: i64, foes: list[Combatant]) -> i64:
    """Squares from a square to the nearest of these enemies; a large number for none."""
    nearest = FAR
    for other in foes:
        distance = distance_to(fight, fighter, square, other)
        if distance < nearest:
            nearest = distance
    return nearest


def leave_the_map(fight: Battle, fighter: Combatant) -> None:
    """LSK-RUL-84: from now on he counts for nothing, and neither does the horse under him."""
    fighter.off_map = True
    if fighter.mounted():
        fight.fighters[fighter.mount].off_map = True


def flees(fight: Battle, fighter: Combatant, path: list[i64]) -> bool:
    """LSK-FLE-08: no step ends nearer to the nearest standing enemy than it began."""
    foes = dangers(fight, fighter)
    before = gap_from(fight, fighter, fighter.at, foes)
    for square in path:
        after = gap_from(fight, fighter, square, foes)
        if after < before:
            return False
        before = after
    return len(path) > 0


def at_the_edge(fight: Battle, fighter: Combatant) -> bool:
    """Whether the next step could leave the map."""
    return _on_edge(fight, fighter, fighter.at)


def _on_edge(fight: Battle, fighter: Combatant, square: i64) -> bool:
    if not fight.grid.bounded:
        return False
    if not fighter.block.large:
        return fight.grid.on_edge(square)
    for shift in body_of(fighter):
        if fight.grid.on_edge(square + shift):
            return True
    return False


def may_leave(fight: Battle, fighter: Combatant, path: list[i64]) -> bool:
    """Whether a run ends at the edge with a step to spare, which leads off the map."""
    end = fighter.at if len(path) == 0 else path[-1]
    if not _on_edge(fight, fighter, end):
        return False
    spent = path_cost(fight.grid, path, going(fight, fighter))
    return spent + FOOT <= running_move(fight, fighter)


# Every way there is.


def flight_ways(fight: Battle, fighter: Combatant) -> list[list[i64]]:
    """Runs that are a flight, the farthest from the enemy first."""
    budget = running_move(fight, fighter)
    grid = fight.grid
    way = going(fight, fighter)
    start = fighter.at
    foes = dangers(fight, fighter)
    costs: dict[i64, i64] = {start: 0}
    gaps: dict[i64, i64] = {start: gap_from(fight, fighter, start, foes)}
    waiting: list[list[i64]] = [[start]]
    ends: list[tuple[i64, i64, i64]] = []
    cost: i64 = 0
    while cost < len(waiting):
        for here in waiting[cost]:
            if costs[here] < cost:
                continue
            if here != start and way.may_stop(here):
                ends.append((-gaps[here], cost, here))
            for square in grid.neighbours(here):
                entry = way.entry(grid, square)
                total = cost + entry
                if entry < 0 or total > budget or total >= costs.get(square, FAR):
                    continue
                gap = gaps.get(square, NOWHERE)
                if gap == NOWHERE:
                    gap = gap_from(fight, fighter, square, foes)
                    gaps[square] = gap
                if gap < gaps[here] or way.between_walls(grid, here, square):
                    continue
                costs[square] = total
                while len(waiting) <= total:
                    waiting.append([])
                waiting[total].append(square)
        cost += 1
    ends.sort()
    return [
        _way_back(fight, way, start, square, costs, gaps)
        for square in thinned([square for _, _, square in ends])
    ]


def _way_back(
    fight: Battle, way: Going, start: i64, end: i64, costs: dict[i64, i64], gaps: dict[i64, i64]
) -> list[i64]:
    """The cheapest flight to a square; of several one that keeps close to the straight line."""
    grid = fight.grid
    path: list[i64] = []
    here = end
    while here != start:
        path.append(here)
        wanted = costs[here] - way.entry(grid, here)
        best = NOWHERE
        least: i64 = 0
        for square in grid.neighbours(here):
            if costs.get(square, NOWHERE) != wanted or gaps[square] > gaps[here]:
                continue
            stray = _stray(start, here, square)
            if (best == NOWHERE or stray < least) and not way.between_walls(grid, square, here):
                best = square
                least = stray
        here = best
    path.reverse()
    return path


def _stray(start: i64, end: i64, square: i64) -> i64:
    """How far a square lies off the straight line, in a unit of that line."""
    along, up = x_of(end) - x_of(start), y_of(end) - y_of(start)
    off = along * (y_of(square) - y_of(start)) - up * (x_of(square) - x_of(start))
    return off if off > 0 else -off


def ways_off_the_map(fight: Battle, fighter: Combatant) -> list[list[i64]]:
    """Runs to the edge that leave the map, whether or not they lead nearer to somebody."""
    budget = running_move(fight, fighter) - FOOT
    if not fight.grid.bounded or budget < 0:
        return []
    ways = walks(fight, fighter, budget)
    edge = [square for square in ways.fields() if _on_edge(fight, fighter, square)]
    return [ways.path_to(square) for square in edge[:MOST_EXITS]]


# A way for who does not choose.


def can_flee(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody could flee any farther (LSK-MOR-03)."""
    budget = running_move(fight, fighter)
    if budget < FOOT:
        return False
    if at_the_edge(fight, fighter):
        return True
    way = going(fight, fighter)
    foes = dangers(fight, fighter)
    square = _step_away(fight, fighter, way, fighter.at, budget, foes, True)
    if square != NOWHERE and way.may_stop(square):
        return True
    return flight(fight, fighter) is not None


def flight(fight: Battle, fighter: Combatant) -> Action | None:
    """A flight along the way that offers itself; None if there is none."""
    path = flight_path(fight, fighter)
    leaving = may_leave(fight, fighter, path)
    if len(path) == 0 and not leaving:
        ways = flight_ways(fight, fighter)
        if len(ways) == 0:
            ways = ways_off_the_map(fight, fighter)
            leaving = True
        if len(ways) == 0:
            return None
        path = ways[0]
        leaving = leaving or may_leave(fight, fighter, path)
    action = Action("flee")
    action.path = path
    if leaving:
        action.word = LEAVE
    return action


def flight_path(fight: Battle, fighter: Combatant) -> list[i64]:
    """A quick way out: straight away from the enemy, or whichever step leads off."""
    budget = running_move(fight, fighter)
    if budget < FOOT:
        return []
    grid = fight.grid
    way = going(fight, fighter)
    path: list[i64] = []
    foes = dangers(fight, fighter)
    here = fighter.at
    stop = 0
    while budget > 0 and len(path) < MOST_STEPS:
        square = _step_away(fight, fighter, way, here, budget, foes, len(path) == 0)
        if square == NOWHERE:
            break
        budget -= way.entry(grid, square)
        path.append(square)
        here = square
        if way.may_stop(square):
            stop = len(path)
    return path[:stop]


def _step_away(
    fight: Battle,
    fighter: Combatant,
    way: Going,
    here: i64,
    budget: i64,
    foes: list[Combatant],
    sideways: bool,
) -> i64:
    """The neighbouring square farthest from the nearest enemy, the one straight away first.

    Steps gain distance, so that nobody runs to and fro along a wall; `sideways` allows one that
    only keeps it.
    """
    grid = fight.grid
    gap = FAR
    away: i64 = 0
    for foe in foes:
        distance = distance_to(fight, fighter, here, foe)
        if distance < gap:
            gap = distance
            away = grid.direction(foe.at, here)
    if away < 0:
        away = 0
    best = NOWHERE
    farthest = gap - 1 if sideways else gap
    turn: i64 = 0
    while turn < grid.sides:
        # Straight on first, then ever farther to either side.
        aside = (turn + 1) // 2
        direction = grid.turned(away, aside if turn % 2 == 1 else -aside)
        turn += 1
        square = here + grid.dx[direction] * COLUMN + grid.dy[direction]
        cost = way.entry(grid, square)
        if cost < 0 or cost > budget or way.between_walls(grid, here, square):
            continue
        distance = gap_from(fight, fighter, square, foes)
        if distance > farthest:
            if turn == 1 and distance > gap:
                return square
            best = square
            farthest = distance
    return best


# The slots of a flight.


def flight_slot(fight: Battle, fighter: Combatant) -> Slot:
    """The ways out; one step over the edge is the shortest of them."""
    found = flight_ways(fight, fighter)
    found.extend([way for way in ways_off_the_map(fight, fighter) if way not in found])
    slot = ways("path", found)
    if [] in found:
        slot.default = ""
    return slot


def leaving_slot(fight: Battle, fighter: Combatant, way: str) -> Slot | None:
    """At the end of a way, if that is the edge, whether it leads off the map."""
    path = parse_path(way)
    if not may_leave(fight, fighter, path):
        return None
    options = [Option(LEAVE, ["LSK-FLE-08"])]
    if flees(fight, fighter, path):
        options.append(Option(""))
        return Slot("word", "word", options, "")
    return Slot("word", "word", options, LEAVE)


def flight_refusal(fight: Battle, fighter: Combatant, path: list[i64]) -> Refusal | None:
    """Why a run is no flight: it leads nearer to the enemy, and not off the map."""
    if flees(fight, fighter, path) or may_leave(fight, fighter, path):
        return None
    return Refusal("no-flight", "path", path_text(path), ["LSK-FLE-08"])
