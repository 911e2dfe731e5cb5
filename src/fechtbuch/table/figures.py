"""What plans come to: reckoned once for each question, for those who are asked and look on."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from fechtbuch.engine.choices import Question
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.table import thinking
from fechtbuch.table.access import PLAYER, Viewer
from fechtbuch.table.live import LiveTable
from fechtbuch.table.planning import Planned, plan_id, told
from fechtbuch.table.refusals import Refused
from fechtbuch.table.rooms import Connection, Room, dumped
from fechtbuch.table.showing import may_have_advice
from fechtbuch.table.state import Data

log = logging.getLogger("fechtbuch.table")

FIRST_SECONDS = 0.15
"""How long until figures are first shown."""

MORE_SECONDS = 0.6
"""How long they are sharpened then."""

Think = Callable[..., Awaitable[dict[str, Any]]]


@dataclass
class Wanted:
    """A question whose plans somebody looks at, as it stands now."""

    question: str
    planned: Planned
    readers: list[tuple[Connection, str, bool]]
    """Who is told, under which name of the question, and whether wins, too."""


class PlanFigures:
    """Has the figures of plans found in other processes, and sends them."""

    def __init__(self, think: Think) -> None:
        self._think = think

    def wanted(self, room: Room, connection: Connection) -> bool:
        """Whether somebody is to be told figures of plans."""
        return connection.chance and any(
            asked_of(room.table, connection.viewer, one) for one in room.table.session.pending
        )

    async def find(self, room: Room) -> None:
        """Find and send the figures of whatever is asked now and looked at."""
        if not any(self.wanted(room, one) for one in room.connections):
            return
        lines, seq, wanted = await room.reading(lambda: self._wanted(room))
        for seconds in (FIRST_SECONDS, MORE_SECONDS):
            for one in wanted:
                if room.table.seq != seq:
                    return
                if not await self._reckon(room, one, lines, seconds, seconds == MORE_SECONDS, seq):
                    return

    def _wanted(self, room: Room) -> tuple[list[str], int, list[Wanted]]:
        table = room.table
        found: list[Wanted] = []
        for question in table.session.pending:
            readers = [
                (
                    one,
                    room.show.numbers(one.viewer, one.language).question(question),
                    may_have_advice(table, one.viewer),
                )
                for one in room.connections
                if one.chance and asked_of(table, one.viewer, question)
            ]
            if readers:
                planned = table.planning.of(question, blind=False)
                if len(planned.offers) > 1 and planned.figures is None:
                    found.append(Wanted(question.id, planned, readers))
        head = table.session.record.head
        return (lines_at(table, head) if found else []), table.seq, found

    async def _reckon(
        self, room: Room, wanted: Wanted, lines: list[str], seconds: float, last: bool, seq: int
    ) -> bool:
        paths = [offer.answers for offer in wanted.planned.offers]
        try:
            found = await self._think(
                room.table.id,
                seconds,
                thinking.find_figures,
                lines,
                wanted.question,
                paths,
                seconds,
            )
        except Refused:
            return False
        if "refused" in found or room.table.seq != seq:
            return False
        if last:
            wanted.planned.figures = found["plans"]
            wanted.planned.rollouts = found["rollouts"]
        for connection, name, wins in wanted.readers:
            message: Data = {
                "type": "figures",
                "seq": room.table.seq_of(connection.viewer, seq),
                "question": name,
                "plans": [
                    {"id": plan_id(place), "figures": told(one, wins)}
                    for place, one in enumerate(found["plans"])
                ],
                "rollouts": found["rollouts"],
                "last": last,
            }
            connection.send(dumped(message))
        return True


def asked_of(table: LiveTable, viewer: Viewer, question: Question) -> bool:
    """Whether figures of a question's plans are a viewer's to know: he is asked, and may reckon."""
    if isinstance(question, DiceQuestion) or question.side < 0 or table.settings.paused:
        return False
    if not (viewer.referee or (viewer.role == PLAYER and table.settings.reveal == "all")):
        return False
    return (viewer.seat or viewer.role) in table.asked(question)


def lines_at(table: LiveTable, head: int) -> list[str]:
    """The record's lines with its head at an entry, and without the seed."""
    record = table.session.record
    numbers = [0, *(entry.number for entry in record.path(head))]
    lines = [record.line(number) for number in range(max(numbers) + 1)]
    return [*lines, f'{{"head":{head}}}']
