"""Odds, advice and win probability, worked out in processes of their own."""

import asyncio
import logging
import os
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakSet

from fechtbuch import build_info
from fechtbuch.engine.knowing import PUBLIC
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.table import messages as say
from fechtbuch.table import thinking
from fechtbuch.table.access import Viewer
from fechtbuch.table.connection import Connection, dumped
from fechtbuch.table.counsel_told import advice_data, odds_data, send_refusal, shares
from fechtbuch.table.crew import Crew, Dropped, Overdue
from fechtbuch.table.figures import PlanFigures, lines_at
from fechtbuch.table.live import LiveTable
from fechtbuch.table.refusals import Refused
from fechtbuch.table.rights import may_have_advice, may_know_chance, seat_of, side_of
from fechtbuch.table.room import Room
from fechtbuch.table.state import Data

log = logging.getLogger("fechtbuch.table")

CHANCE_SECONDS = 0.15
ODDS_SECONDS = 4.0
GRACE_SECONDS = 8.0 if build_info.compiled() else 60.0
"""What a piece of work may take beyond what it was given: reading the record, and a last fight.

Interpreted, the same work takes much longer.
"""
OUTLOOK_SECONDS = 1.5
MOST_OUTLOOK = 1000
"""How long the next encounter of an evening is tried, and how often at most."""

FIRST_ADVICE = 0.3
"""Seconds until advice is first shown; then it sharpens."""

MOST_WAITING = 20
"""Rooms that wait for their first figures; beyond them the oldest is put off."""

MOST_LATER = 400
"""Rooms whose figures are sharpened, and whose chances are told, when nobody waits."""

MOST_ASKED = 24
"""Questions of one connection that may be under way."""

REMEMBERED = 2000


class Counsel:
    """Asks the processes, and sends what they find to whoever may know it."""

    def __init__(self, processes: int | None = None) -> None:
        # Two at least: one table's work never holds up all the others'.
        self.processes = max(2, processes or (os.cpu_count() or 2) - 1)
        self._crew = Crew(self.processes, soon=self.processes)
        self._waiting: OrderedDict[Room, None] = OrderedDict()
        """Rooms that have changed and were told nothing since."""
        self._later: OrderedDict[Room, bool] = OrderedDict()
        """What is done when nobody waits; true for rooms that have their first figures."""
        self._recent: deque[str] = deque(maxlen=MOST_WAITING)
        """Tables that had their first figures of late."""
        self._workers: set[asyncio.Task[None]] = set()
        self._asked: dict[Connection, set[asyncio.Task[None]]] = {}
        self._advising: dict[Connection, asyncio.Task[None]] = {}
        self._chances: OrderedDict[tuple[str, int, str, int], Data | None] = OrderedDict()
        self._odds: OrderedDict[tuple[str, int, str, str, int], dict[str, Any]] = OrderedDict()
        self._homes: OrderedDict[str, str] = OrderedDict()
        """The address from which somebody first came to each table."""
        self._closed = False
        self._seen: WeakSet[Room] = WeakSet()
        self.figures = PlanFigures(self._think)

    async def _think(
        self,
        table: str,
        seconds: float,
        function: Callable[..., dict[str, Any]],
        *args: object,
        soon: bool = False,
    ) -> dict[str, Any]:
        """Work something out for a table, in so many seconds and a grace."""
        try:
            limit = seconds + GRACE_SECONDS
            home = self._homes.get(table, "")
            return await self._crew.do(table, limit, function, *args, home=home, soon=soon)
        except Overdue:
            log.warning("%s of table %s took too long and was ended", function.__name__, table)
            raise Refused("took-too-long", 503) from None
        except Dropped:
            raise Refused("no-counsel", 503) from None

    def came(self, table: str, address: str) -> None:
        """Somebody has come to a table from an address: its work takes that address' turn."""
        self._homes.setdefault(table, address)
        if len(self._homes) > REMEMBERED:
            self._homes.popitem(last=False)

    # Win probability

    def look(self, room: Room) -> None:
        """Work out the win probability of a room, if anybody there wants to see it."""
        if self._closed or not any(self._watches(room, one) for one in room.connections):
            return
        if room not in self._seen:
            self._seen.add(room)
            room.on_change.append(lambda: self.look(room))
        self._later.pop(room, None)
        self._waiting[room] = None
        self._waiting.move_to_end(room)
        if len(self._waiting) > MOST_WAITING:
            oldest, _ = self._waiting.popitem(last=False)
            self._put_off(oldest, False)
        if len(self._workers) < self.processes:
            task = asyncio.ensure_future(self._serve())
            self._workers.add(task)
            task.add_done_callback(self._workers.discard)

    def _put_off(self, room: Room, told: bool) -> None:
        """The newest comes last; whoever has waited longest among too many is given up."""
        if room in self._waiting:
            return
        self._later[room] = told
        self._later.move_to_end(room)
        if len(self._later) > MOST_LATER:
            self._later.popitem(last=False)

    def _next(self) -> Room:
        """The newest question first: it is the one that somebody looks at this very moment.

        But those first who were told nothing of late, or a table that changes all the time would
        keep all others waiting.
        """
        newest = list(reversed(self._waiting))
        room = next((one for one in newest if one.table.id not in self._recent), newest[0])
        del self._waiting[room]
        self._recent.append(room.table.id)
        return room

    def _watches(self, room: Room, connection: Connection) -> bool:
        return connection.chance and (
            may_know_chance(room.table, connection.viewer) or self.figures.wanted(room, connection)
        )

    def _weighs(self, room: Room, connection: Connection) -> bool:
        return connection.chance and may_know_chance(room.table, connection.viewer)

    async def _serve(self) -> None:
        while self._waiting or self._later:
            try:
                if self._waiting:
                    await self._begin(self._next())
                else:
                    await self._go_on(*self._later.popitem())
            except Refused:
                continue
            except Exception:
                log.exception("a win probability could not be worked out")

    async def _begin(self, room: Room) -> None:
        await self.figures.find(room)
        self._put_off(room, True)

    async def _go_on(self, room: Room, told: bool) -> None:
        if not told:
            await self._begin(room)
        elif await self.figures.sharpen(room):
            self._put_off(room, True)
        else:
            await self._chance(room)

    async def _chance(self, room: Room) -> None:
        (lines, head, seq), counted = await room.reading(
            lambda: (_position(room.table), _counted(room))
        )
        key = _key(room.table, head)
        watching = [one for one in room.connections if self._weighs(room, one)]
        for seat in sorted({seat_of(room.table, one.viewer) for one in watching}):
            found = await self.chance_at(key, lines, seat)
            if found is None:
                continue
            for connection in room.connections:
                viewer = connection.viewer
                moment = counted.get(viewer)
                if not self._weighs(room, connection) or seat_of(room.table, viewer) != seat:
                    continue
                # Once for each moment that he knows of.
                if moment is not None and moment != connection.weighed:
                    connection.weighed = moment
                    told = {"type": "chance", "seq": moment[0], "head": moment[1], **found}
                    connection.send(dumped(told))
        if room.table.seq != seq:
            self.look(room)

    async def chance_at(
        self, moment: tuple[str, int, str], lines: list[str], seat: int
    ) -> Data | None:
        """The win probability of a moment for all that a seat knows, worked out once.

        Nothing where the seat knows of nobody to fight.
        """
        key = (*moment, seat)
        if key in self._chances:
            return self._chances[key]
        advice = await self._think(
            key[0], CHANCE_SECONDS, thinking.find_chance, lines, seat, CHANCE_SECONDS, 1, soon=True
        )
        found: Data | None = None
        if "refused" not in advice:
            found = {"win": shares(advice), "rollouts": advice["rollouts"]}
        self._chances[key] = found
        if len(self._chances) > REMEMBERED:
            self._chances.popitem(last=False)
        return found

    async def outlook(self, evening: str, address: str, scene: Data) -> dict[str, Any]:
        """Who would win the next encounter of an evening, as the engine plays it."""
        self.came(evening, address)
        return await self._think(
            evening, OUTLOOK_SECONDS, thinking.find_outlook, scene, MOST_OUTLOOK, OUTLOOK_SECONDS
        )

    # Advice

    async def advice(self, room: Room, connection: Connection, asked: say.AdviceWanted) -> None:
        """Advise somebody, better and better."""
        if not may_have_advice(room.table, connection.viewer):
            raise Refused("not-allowed", 403)
        if room.table.session.fight.over:
            raise Refused("fight-over")
        question = await room.reading(partial(_asked_about, room, connection.viewer, asked))
        earlier = self._advising.pop(connection, None)
        if earlier is not None:
            earlier.cancel()
        work = self._telling(
            room, connection, "advice", self._advise(room, connection, asked, question)
        )
        self._advising[connection] = self._ask(connection, work)

    async def _advise(
        self, room: Room, connection: Connection, asked: say.AdviceWanted, question: str
    ) -> None:
        lines, _, seq = await room.reading(lambda: _position(room.table))
        seat = side_of(room.table, connection.viewer)
        if seat == PUBLIC:
            raise Refused("no-advice")
        for seconds in (min(FIRST_ADVICE, asked.seconds), asked.seconds):
            found = await self._think(
                room.table.id,
                seconds,
                thinking.find_advice,
                lines,
                seat,
                question,
                seconds,
                1,
                soon=seconds <= FIRST_ADVICE,
            )
            if room.table.seq != seq:
                # The position is another one: nobody wants to know any more.
                return
            if "refused" in found:
                code = "withheld" if found["refused"] == "withheld" else "no-advice"
                send_refusal(room, connection, Refused(code), "advice")
                return
            last = seconds == asked.seconds
            told = await room.reading(partial(advice_data, room, connection, found, seq, last))
            connection.send(dumped(told))
            if last:
                return

    # Odds

    async def odds(self, room: Room, connection: Connection, asked: say.OddsWanted) -> None:
        """Tell somebody what would follow from a choice."""
        if len(self._asked.get(connection, ())) >= MOST_ASKED:
            raise Refused("too-many-requests", 429)
        actor, seat = await room.reading(partial(_acting, room, connection.viewer, asked.question))
        work = self._find_odds(room, connection, asked, actor, seat)
        self._ask(connection, self._telling(room, connection, "odds", work))

    async def _find_odds(
        self, room: Room, connection: Connection, asked: say.OddsWanted, actor: str, seat: int
    ) -> None:
        lines, head, seq = await room.reading(lambda: _position(room.table))
        key = (room.table.id, head, asked.question, asked.text, seat)
        found = self._odds.get(key)
        if found is None:
            found = await self._think(
                room.table.id, ODDS_SECONDS, thinking.find_odds, lines, actor, asked.text, seat
            )
            self._odds[key] = found
            if len(self._odds) > REMEMBERED:
                self._odds.popitem(last=False)
        if room.table.seq != seq:
            return
        if "refused" in found:
            send_refusal(room, connection, Refused("no-odds", 409), "odds")
            return
        connection.send(dumped(odds_data(room, connection, asked, found)))

    # Keeping house

    async def _telling(
        self, room: Room, connection: Connection, about: str, work: Coroutine[Any, Any, None]
    ) -> None:
        """Do something for somebody, who is told if it cannot be done."""
        try:
            await work
        except Refused as refused:
            send_refusal(room, connection, refused, about)

    def _ask(self, connection: Connection, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(_quietly(work))
        tasks = self._asked.setdefault(connection, set())
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

    def forget(self, connection: Connection) -> None:
        """Somebody has gone: whatever he asked is of no use now."""
        for task in self._asked.pop(connection, set()):
            task.cancel()
        self._advising.pop(connection, None)

    async def close(self) -> None:
        """Send the processes home."""
        self._closed = True
        for task in [*self._workers, *(one for some in self._asked.values() for one in some)]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._crew.close()


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Refused:
        pass
    except Exception:
        log.exception("counsel failed")


def _acting(room: Room, viewer: Viewer, name: str) -> tuple[str, int]:
    """Who would do what odds are asked of, and from whose knowledge they are told."""
    question = room.show.asked(viewer, name)
    if isinstance(question, DiceQuestion) or question.who is None:
        raise Refused("no-odds", 409, "question")
    if not room.table.eyes(viewer).reveal:
        # Odds against a foe are his numbers in other words.
        raise Refused("withheld", 403)
    return question.who.slug, -1 if viewer.referee else int(question.side)


def _asked_about(room: Room, viewer: Viewer, asked: say.AdviceWanted) -> str:
    """The question that advice is wanted for; nothing for whichever comes first."""
    if not asked.question:
        return ""
    return room.show.asked(viewer, asked.question).id


def _position(table: LiveTable) -> tuple[list[str], int, int]:
    head = table.session.record.head
    return lines_at(table, head), head, table.seq


def _counted(room: Room) -> dict[Viewer, tuple[int, int]]:
    """Where the table stands, as each of those who look on counts."""
    viewers = {one.viewer for one in room.connections}
    return {one: (room.table.seq_of(one), room.show.numbers(one, "en").head) for one in viewers}


def moment_key(table: LiveTable, head: int) -> tuple[str, int, str]:
    """What a moment of a table is remembered by."""
    return _key(table, head)


def _key(table: LiveTable, head: int) -> tuple[str, int, str]:
    return table.id, head, table.session.record.entries[head].hash
