"""What somebody may do at a table, and from whose knowledge he may be advised."""

from fechtbuch.engine.knowing import PUBLIC
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.table.access import PLAYER, Viewer
from fechtbuch.table.commands import may_take_back
from fechtbuch.table.live import LiveTable
from fechtbuch.table.state import Data
from fechtbuch.table.yielding import yielding


def allowed(table: LiveTable, viewer: Viewer, live: bool) -> Data:
    """What somebody may do now, by the names of the page's buttons."""
    session = table.session
    open_ = live and not table.revealed
    referee = viewer.referee and open_
    playing = open_ and viewer.role == PLAYER and not table.settings.paused
    told = table.settings.reveal == "all"
    dice = [one for one in session.pending if isinstance(one, DiceQuestion)]
    return {
        "answer": (referee or playing)
        and any(table.may_answer(viewer, one) for one in session.pending),
        "undo": (referee and table.decided()) or (playing and may_take_back(table, viewer)),
        "redo": referee and bool(session.record.children(session.record.head)),
        "edict": referee,
        "order": referee and len(session.fight.turn_order()) > 1 and not session.fight.over,
        "pause": referee,
        "seats": referee,
        "advice": open_ and may_have_advice(table, viewer) and not session.fight.over,
        "odds": open_
        and (viewer.referee or (viewer.role == PLAYER and told))
        and not session.fight.over,
        "finish": referee and session.fight.over,
        "real_dice": referee or (open_ and viewer.role == PLAYER and table.settings.typed_dice),
        "table_rolls": (referee or playing) and any(table.may_answer(viewer, one) for one in dice),
        "surrender": playing and yielding(table, viewer) is not None,
        "mend": referee or (playing and table.alone() == viewer.seat),
    }


def may_have_advice(table: LiveTable, viewer: Viewer) -> bool:
    """Whether somebody may be advised."""
    if viewer.referee:
        return True
    return viewer.role == PLAYER and table.settings.advice and table.settings.reveal == "all"


def may_know_chance(table: LiveTable, viewer: Viewer) -> bool:
    """Whether somebody may see who will win."""
    return viewer.referee or (table.settings.advice and table.settings.reveal == "all")


def side_of(table: LiveTable, viewer: Viewer) -> int:
    """From whose knowledge somebody is told chances: the referee's is -1, a side's its number."""
    sides = table.eyes(viewer).sides
    return sides[0] if sides else int(PUBLIC)


def seat_of(table: LiveTable, viewer: Viewer) -> int:
    """The same, but where nothing is hidden all know the same."""
    return side_of(table, viewer) if table.session.fight.hiding else -1
