"""Going: how far somebody comes between the tables."""

from typing import Final

from mypy_extensions import i64

from alehouse.state.battle import Battle
from alehouse.state.fighter import Brawler
from fechtbuch.engine.paths import reachable
from fechtbuch.engine.walk_costs import Going

SPEED: Final = 4


def in_reach(battle: Battle, fighter: Brawler) -> list[i64]:
    """ALE-GO-01: up to four squares, around everybody else; none of it while reeling."""
    if fighter.reeling:
        return []
    going = Going(1, blocked=battle.taken(fighter))
    return reachable(battle.grid, fighter.at, SPEED, going).fields()[1:]


def go(battle: Battle, fighter: Brawler, to: i64) -> None:
    """ALE-GO-01: he is there."""
    values = {"from": int(fighter.at), "to": int(to)} if battle.telling else None
    fighter.at = to
    battle.note("goes", "ALE-GO-01", fighter, values=values)
