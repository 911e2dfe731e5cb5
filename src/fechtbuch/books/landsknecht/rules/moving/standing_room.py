"""Where there is room for a body: in a line, at the edge of the map, beside a fugitive."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.rules.basics.weapons import longest_reach
from fechtbuch.books.landsknecht.rules.moving.movement import body_of, breadth, place
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.fields import x_of, y_of
from fechtbuch.engine.grid import NOWHERE

FARTHEST_ROOM: Final = 64
"""How many squares from where he should stand somebody is put at most."""


def _taken(fight: Battle, newcomer: Combatant) -> set[i64]:
    """The squares on which somebody else stands."""
    taken: set[i64] = set()
    for other in fight.fighters:
        if other is newcomer or other.index == newcomer.mount:
            continue
        if other.standing() or (other.surrendered and not other.gone and not other.down):
            taken.update(fight.ground_of(other))
    return taken


def _fits(fight: Battle, fighter: Combatant, square: i64, taken: set[i64]) -> bool:
    """Whether a whole body finds room with its corner on a square."""
    for shift in body_of(fighter):
        if square + shift in taken or not fight.grid.open(square + shift):
            return False
    return True


def room_near(fight: Battle, fighter: Combatant, square: i64, taken: set[i64]) -> i64:
    """The nearest square where a whole body finds room, in the same row if it can be."""
    for radius in range(FARTHEST_ROOM):
        best = NOWHERE
        for corner in fight.grid.ring(square, radius):
            if _fits(fight, fighter, corner, taken):
                if best == NOWHERE or y_of(corner) == y_of(square) != y_of(best):
                    best = corner
        if best != NOWHERE:
            return best
    return square


def square_of_the_edge(fight: Battle, fugitive: Combatant) -> i64:
    """The nearest free square of the edge by which somebody left the map."""
    grid = fight.grid
    left = fugitive.at
    across = x_of(left) in (grid.min_x, grid.max_x)
    along = y_of(left) in (grid.min_y, grid.max_y)
    taken = _taken(fight, fugitive)
    for radius in range(FARTHEST_ROOM):
        for square in grid.ring(left, radius):
            same = (across and x_of(square) == x_of(left)) or (along and y_of(square) == y_of(left))
            if (same or radius == 0) and _fits(fight, fugitive, square, taken):
                return square
    return left


def _farness(fight: Battle, home: i64, square: i64) -> i64:
    """Orders squares by distance, of several equally near the one straightest ahead first."""
    dx = x_of(square) - x_of(home)
    dy = y_of(square) - y_of(home)
    aside = (dx if dx > 0 else -dx) + (dy if dy > 0 else -dy)
    return (fight.grid.distance(home, square) << 20) + aside


def contact_square(fight: Battle, pursuer: Combatant, fugitives: list[Combatant]) -> i64:
    """The free square nearest to the pursuer's own from which he has a fugitive in reach."""
    reach = longest_reach(pursuer)
    taken = _taken(fight, pursuer)
    home = pursuer.at
    best = NOWHERE
    nearest: i64 = 1 << 40
    for fugitive in fugitives:
        for foot in fight.ground_of(fugitive):
            for square in fight.grid.area(foot, reach + breadth(pursuer) - 1):
                distance = _farness(fight, home, square)
                if distance >= nearest or not _fits(fight, pursuer, square, taken):
                    continue
                place(fight, pursuer, square)
                if in_reach(fight, pursuer, fugitive, reach):
                    nearest = distance
                    best = square
                place(fight, pursuer, home)
    return best
