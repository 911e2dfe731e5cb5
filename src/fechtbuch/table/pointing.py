"""Somebody points at a field: those who share his knowledge see it, and it is kept nowhere.

What a player points at may tell what his side knows, so it goes to his own side and the game
master, who herself points for everybody.
"""

from fechtbuch.table.access import PLAYER, Viewer, identity
from fechtbuch.table.live import LiveTable
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data

RATE, BURST = 1.0, 3.0
"""How often somebody may point, a second and at once."""


def pointed_data(table: LiveTable, viewer: Viewer, at: list[int]) -> Data:
    """What is shown of it."""
    if not viewer.referee and viewer.role != PLAYER:
        raise Refused("not-allowed", 403)
    by = identity(viewer)
    name = "" if viewer.referee else table.called(by)
    return {"type": "pointed", "at": at, "by": by, "name": name}


def may_see(table: LiveTable, by: str, viewer: Viewer) -> bool:
    """Whether somebody sees what another points at."""
    if viewer.referee or by not in table.seats:
        return True
    if viewer.role != PLAYER:
        return False
    one, other = table.eyes(Viewer(PLAYER, by)), table.eyes(viewer)
    return viewer.seat == by or bool(set(one.sides) & set(other.sides))
