"""Where suppression fire may be laid: pairs of adjacent hexes (GUR-RNG-11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.rules.hitting.suppression import LEAST_RATE
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, arc_of
from fechtbuch.books.gurps.rules.things.usable_weapons import Means, foes_of
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import parse_path, path_text

RAPID_FIRE: Final = 10
"""From this rate of fire on several zones can be suppressed at once."""


def zones_of(fight: Battle, firer: Combatant, means: Means, shots: i64) -> list[str]:
    """Pairs of adjacent hexes about foes in front and in sight; two pairs from 10 shots on."""
    found: list[str] = []
    for foe in foes_of(fight, firer):
        if not foe.out() and _covers(fight, firer, means, foe.at):
            _pairs_about(fight, firer, means, foe.at, found)
    if not found:
        ahead = fight.grid.step(firer.at, firer.facing)
        _pairs_about(fight, firer, means, ahead, found)
    if shots >= RAPID_FIRE and means.form.mode.rof >= RAPID_FIRE:
        for other in found[1:]:
            both = f"{found[0]};{other}"
            if _joined(fight, parse_path(both)):
                found.append(both)
    return found


def zone_error(fight: Battle, firer: Combatant, means: Means, hexes: list[i64], shots: i64) -> str:
    """Why fire cannot be laid there; empty if it can. Zones need not be among those listed."""
    pairs = len(hexes) // 2
    if len(hexes) % 2 or not 1 <= pairs <= shots // LEAST_RATE:
        return "not-a-path"
    if pairs > 1 and means.form.mode.rof < RAPID_FIRE:
        return "not-a-path"
    for number, f in enumerate(hexes):
        near = number % 2 == 0 or fight.grid.distance(hexes[number - 1], f) == 1
        if not near or not _covers(fight, firer, means, f):
            return "no-way"
    return "" if _joined(fight, hexes) else "not-a-path"


def _covers(fight: Battle, firer: Combatant, means: Means, f: i64) -> bool:
    """Whether fire reaches a hex: in range, in front, in sight, and no wall."""
    grid = fight.grid
    if grid.distance(firer.at, f) > means.form.range or not grid.open(f):
        return False
    return arc_of(fight, firer, f) == FRONT and grid.clear_line(firer.at, f)


def _joined(fight: Battle, hexes: list[i64]) -> bool:
    """Whether each zone after the first touches an earlier one and shares no hex with it."""
    grid = fight.grid
    for number in range(2, len(hexes), 2):
        before = hexes[:number]
        pair = hexes[number : number + 2]
        if any(f in before for f in pair):
            return False
        if not any(grid.distance(f, g) == 1 for f in pair for g in before):
            return False
    return True


def _pairs_about(
    fight: Battle, firer: Combatant, means: Means, middle: i64, found: list[str]
) -> None:
    """Add the pairs of adjacent hexes with one that is here or next to it."""
    grid = fight.grid
    for f in [middle, *grid.neighbours(middle)]:
        if _covers(fight, firer, means, f):
            for g in grid.neighbours(f):
                text = path_text([f, g])
                if f < g and text not in found and _covers(fight, firer, means, g):
                    found.append(text)
