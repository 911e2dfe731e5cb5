"""Who fits into a hex, and who goes out of one that is too full (GUR-MOV-01, GUR-RUL-88)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant


def full(fight: Battle, fighter: Combatant, f: i64) -> bool:
    """GUR-MOV-01: whether two others stand on a hex, grapplers apart."""
    others: i64 = 0
    for other in fight.fighters:
        if other.at == f and other is not fighter and _apart(fight, other):
            others += 1
    return others > 1


def _apart(fight: Battle, fighter: Combatant) -> bool:
    """Whether he stands there for himself: he neither grapples nor came in to do so."""
    if fighter.out() or fighter.close_with != NOBODY:
        return False
    return not fight.held(fighter) and not fight.holding(fighter)


def make_way(fight: Battle, fighter: Combatant) -> None:
    """GUR-RUL-88: who came in on somebody who has left goes out again where two others stand.

    So does whom the referee has put there.
    """
    if not _apart(fight, fighter) or not full(fight, fighter, fighter.at):
        return
    for f in fight.grid.neighbours(fighter.at):
        if fight.free(f):
            fighter.at = f
            if fight.telling:
                fight.note("enters", "GUR-RUL-88", fighter, values={"at": int(f)})
            return
