"""Giving a fight up: for a whole side, to the one side that is left against it."""

from fechtbuch.table.access import PLAYER, Viewer
from fechtbuch.table.live import LiveTable


def yielding(table: LiveTable, viewer: Viewer) -> str | None:
    """The edict that ends the fight if a player gives up; None where it is not his to give up.

    It is his if he plays everybody of one side who still stands. To whom the fight goes hangs on
    what his side knows: whoever is hidden from it counts for nothing.
    """
    fight = table.session.fight
    if viewer.role != PLAYER or fight.over or table.revealed:
        return None
    mine = set(table.fighters_of(viewer))
    standing = [one for one in fight.roster if not one.gone and not fight.condition(one).out]
    sides = {int(one.side) for one in standing if one.slug in mine}
    if len(sides) != 1:
        return None
    own = sides.pop()
    if any(int(one.side) == own and one.slug not in mine for one in standing):
        return None
    foes = {
        int(one.side)
        for one in standing
        if fight.enemies(own, one.side) and (one.hidden_from >> own) & 1 == 0
    }
    if len(foes) != 1:
        return None
    winner, loser = fight.sides[foes.pop()], fight.sides[own]
    return f"end winner={winner.slug} yielded={loser.slug}"
