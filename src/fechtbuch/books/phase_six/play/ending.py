"""When a fight is over (PSX-RUL-48)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.engine.fight import DRAW


def test_end(fight: Battle) -> None:
    """PSX-RUL-48: at most one side, or sides that are friends, still has somebody up."""
    if fight.over:
        return
    first: i64 = -1
    for who in fight.fighters:
        if who.fights_on():
            if first < 0:
                first = who.side
            elif who.side != first and fight.enemies(first, who.side):
                return
    # With friends among the sides the first one need not be everybody's friend.
    if first >= 0 and len(fight.sides) > 2:
        for one in fight.fighters:
            for other in fight.fighters:
                if one.fights_on() and other.fights_on() and fight.foes(one, other):
                    return
    fight.end(first if first >= 0 else DRAW)
