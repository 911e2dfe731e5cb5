"""What plans come to: reckoned once for each question, for those who are asked and look on."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from fechtbuch.engine.choices import Question
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.table import thinking
from fechtbuch.table.access import PLAYER, Viewer
from fechtbuch.table.connection import Connection, dumped
from fechtbuch.table.live import LiveTable
from fechtbuch.table.planning import Planned, plan_id, told
from fechtbuch.table.refusals import Refused
from fechtbuch.table.rights import may_have_advice
from fechtbuch.table.room import Room
from fechtbuch.table.state import Data

log = logging.getLogger("fechtbuch.table")

FIRST_SECONDS = 0.15
"""How long until figures are first shown."""

SLICES = 4
"""In so many pieces, each as long as the first, they are sharpened when nobody waits."""

Think = Callable[..., Awaitable[dict[str, Any]]]


@dataclass
class Wanted:
    """A question whose plans somebody looks at, as it stands now."""

    question: str
    planned: Planned
    readers: list[tuple[Connection, str, bool]]
    """Who is told, under which name of the question, and whether wins, too."""


@dataclass
class Begun:
    """Figures of a room that were told once and can be sharpened."""

    lines: list[str]
    seq: int
    wanted: list[Wanted]
    left: int = SLICES


class PlanFigures:
    """Has the figures of plans found in other processes, and sends them."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._begun: WeakKeyDictionary[Room, Begun] = WeakKeyDictionary()

    def wanted(self, room: Room, connection: Connection) -> bool:
        """Whether somebody is to be told figures of plans."""
        return connection.chance and any(
            asked_of(room.table, connection.viewer, one) for one in room.table.session.pending
        )

    async def find(self, room: Room) -> None:
        """Find and send the first figures of whatever is asked now and looked at."""
        self._begun.pop(room, None)
        if not any(self.wanted(room, one) for one in room.connections):
            return
        begun = await room.reading(lambda: self._wanted(room))
        if await self._work(room, begun, tell=True, last=False):
            self._begun[room] = begun

    async def sharpen(self, room: Room) -> bool:
        """Work on what was told first, for a moment; whether there is more to be done."""
        begun = self._begun.get(room)
        if begun is None:
            return False
        begun.left -= 1
        last = begun.left == 0
        if not await self._work(room, begun, tell=last, last=last) or last:
            self._begun.pop(room, None)
            return False
        return True

    async def _work(self, room: Room, begun: Begun, tell: bool, last: bool) -> bool:
        """One piece for each question; whether all of it is still wanted."""
        for one in begun.wanted:
            if room.table.seq != begun.seq:
                return False
            found = await self._reckon(room, one, begun.lines)
            if found is None or room.table.seq != begun.seq:
                return False
            if last:
                one.planned.figures = found["plans"]
                one.planned.rollouts = found["rollouts"]
            if tell:
                self._tell(room, one, found, begun.seq, last)
        return bool(begun.wanted)

    def _wanted(self, room: Room) -> Begun:
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
        return Begun(lines_at(table, head) if found else [], table.seq, found)

    async def _reckon(self, room: Room, wanted: Wanted, lines: list[str]) -> dict[str, Any] | None:
        paths = [offer.answers for offer in wanted.planned.offers]
        try:
            found = await self._think(
                room.table.id,
                FIRST_SECONDS,
                thinking.find_figures,
                lines,
                wanted.question,
                paths,
                FIRST_SECONDS,
                soon=True,
            )
        except Refused:
            return None
        return None if "refused" in found else found

    def _tell(
        self, room: Room, wanted: Wanted, found: dict[str, Any], seq: int, last: bool
    ) -> None:
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
