"""Where one can go and how far: speeds, free fields, ways (4.2, TAL-RUL-29, TAL-RUL-58)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, half_up
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.paths import Reach, reachable
from fechtbuch.engine.walk_costs import Going, path_error

MOST_LISTED: Final = 100
"""More goals than this are thinned out in lists; every other one may still be named."""


def metres(fight: Battle, fighter: Combatant, verb: str) -> i64:
    """How far a kind of movement leads (TAL-MOV-01 to TAL-MOV-05, TAL-MOV-08, TAL-MOV-12)."""
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


def going(fight: Battle, fighter: Combatant, past: Combatant | None = None) -> Going:
    """TAL-RUL-58: a friend's field may be crossed but not shared, an enemy's not entered.

    `past` is an enemy whose field may be crossed as well: who lies there rammed (TAL-RUL-26).
    """
    blocked: set[i64] = set()
    occupied: set[i64] = set()
    for other in fight.fighters:
        if other.index == fighter.index or other.index == fighter.mount:
            continue
        if other.at == NOWHERE or not other.holds_field() or other.mount != NOBODY:
            continue
        if other.holds_on != NOBODY or other.rider == fighter.index:
            continue
        into = blocked if fight.enemies(fighter.side, fight.side_of(other)) else occupied
        if past is not None and other.index == past.index:
            into = occupied
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


def note_band(fight: Battle, fighter: Combatant, band: i64) -> None:
    """TAL-RUL-29, TAL-RUL-82: the largest band moved, for riders' falls and those who hold on."""
    legs = fight.legs(fighter)
    if band > legs.band:
        legs.band = band
    for other in fight.fighters:
        if other.holds_on == legs.index and band > other.hold_speed:
            other.hold_speed = band


def swum(fight: Battle, fighter: Combatant, verb: str) -> i64:
    """Metres of a faster swim (TAL-MOV-13)."""
    own = speed(fight, fighter)
    if verb == "half":
        return 1
    if verb == "move":
        return half_up(own)
    return own if verb == "fast" else 2 * own


def band_of(fight: Battle, fighter: Combatant, verb: str) -> i64:
    """Metres of the band of a kind of movement (TAL-RUL-29)."""
    own = speed(fight, fighter)
    if verb == "half":
        return (own + 1) // 2
    if verb == "fast":
        return 3 * own
    if verb == "run":
        return 6 * own
    return own if verb in ("move", "charge", "spurred") else 0
