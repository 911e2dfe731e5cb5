"""Plans carried out at a table: somebody's own, or the best in his place."""

import logging

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.play import Stopped, follow
from fechtbuch.table.live import LiveTable
from fechtbuch.table.state import Data
from fechtbuch.text import Storyteller

log = logging.getLogger("fechtbuch.table")


def follow_best(
    table: LiveTable, asked: Question, by: str, now: str, most: int | None = None
) -> bool:
    """Do what is best for all that the side which is asked knows; False where nobody says what.

    `most` for so many answers of the plan at most.
    """
    best = table.planning.best(asked)
    if best is None:
        return False
    try:
        follow(table.session, asked, best.answers[:most], by, now, after_each=table.mark)
    except Refusal as refusal:
        log.error("the best plan of %s is not legal: %s", asked.id, refusal)
        return False
    return True


def stopped_data(stopped: Stopped, teller: Storyteller) -> Data:
    """Where a plan stopped, for its sender."""
    return {
        "answered": stopped.answered,
        "of": stopped.of,
        "code": stopped.code,
        "text": stopped.text(teller),
    }
