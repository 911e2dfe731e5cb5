"""Rooms: tables that are open, the people connected to them, and what is sent to whom.

One room does one thing at a time. Rules run and texts are made in threads, so that the loop stays
free to send and receive.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from fechtbuch.engine.record import digest_of
from fechtbuch.table import commands
from fechtbuch.table.access import PLAYER, REFEREE, Eyes, Viewer, identity
from fechtbuch.table.bodies import NewSeat
from fechtbuch.table.commands import Carried
from fechtbuch.table.live import Before, LiveTable
from fechtbuch.table.messages import Say
from fechtbuch.table.orders import Command
from fechtbuch.table.pointing import may_see
from fechtbuch.table.presence import Elsewhere, People
from fechtbuch.table.refusals import Refused
from fechtbuch.table.showing import LOG_SENT, Show
from fechtbuch.table.state import Data
from fechtbuch.table.store import KeptSeat, Store
from fechtbuch.table.store.talk import Talk
from fechtbuch.table.talking import may_hear, said_by, talk_data
from fechtbuch.table.thrift import Company, Sharer, Thrift

T = TypeVar("T")

log = logging.getLogger("fechtbuch.table")

THREADS = 16
"""Most of them wait for the disk."""

MOST_WAITING = 200
"""Messages that may wait for a slow reader before the connection is given up."""

MOST_ROOMS = 2000
"""Tables that are kept in memory; those without people make way first."""

ENGINE_PAUSE = 0.02
"""Seconds between two stretches of the engine, so that others get a word in."""

VALUE_SECONDS = 3.0
"""How long the engine waits at the beginning for what a page adds to the dice."""

AWAY_SECONDS = 8.0
"""How long somebody may be out of reach until what is asked of his side goes to somebody else."""

VISIT_SECONDS = 20.0
"""How long whoever asks by HTTP counts as somebody who watches."""


class Connection:
    """Somebody connected to a room."""

    def __init__(
        self,
        viewer: Viewer,
        language: str,
        token_hash: str,
        chance: bool = True,
        adds: bool = False,
    ) -> None:
        self.viewer = viewer
        self.language = language
        self.token_hash = token_hash
        self.chance = chance
        self.adds_until = time.monotonic() + VALUE_SECONDS if adds else 0.0
        """Until when a value for the dice is waited for."""
        self.eyes: Eyes | None = None
        """What he could know when he was last sent something."""
        self.shown = -1
        """The number of commands, as he counts them, when he was last sent something."""
        self.seen = ""
        """A digest of the state that he was last sent, while something is hidden."""
        self.weighed: tuple[int, int] | None = None
        """Of which moment he was last told who will win."""
        self.talked = 0
        """The last line of what is said at the table that was looked at for him."""
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.lost = False

    def send(self, text: str) -> None:
        """Send a message, in turn."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def finish(self) -> None:
        """End the connection when everything has been sent."""
        self.lost = True
        try:
            self.queue.put_nowait(None)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """End the connection; the client comes back if it can."""
        self.lost = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """A table that is open."""

    def __init__(self, hub: "Hub", table: LiveTable) -> None:
        self.hub = hub
        self.table = table
        self.show = Show(table)
        self.lock = asyncio.Lock()
        self.thrift = Thrift()
        table.between = self._stand_aside
        self.connections: list[Connection] = []
        self.on_change: list[Callable[[], None]] = []
        self._engine: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._visited = -VISIT_SECONDS
        self._talking = asyncio.Lock()
        self.people = People()
        """Who is connected here; other servers may have more."""
        self._watch()

    # Commands

    async def command(
        self, viewer: Viewer, command: Command, key: str, expect: int | None, language: str = "en"
    ) -> Carried:
        """Carry out a command and show everybody what came of it."""
        return await self._changing(
            lambda: commands.carry_out(self.table, viewer, command, key, expect, language), key
        )

    async def _changing(self, change: Callable[[], Carried | None], key: str | None) -> Carried:
        # Whoever asked may hang up; what has begun is finished all the same.
        return await _to_its_end(self._change(change, key))

    async def _change(self, change: Callable[[], Carried | None], key: str | None) -> Carried:
        async with self.lock:
            carried, mail = await self._work(self._carry, change, key)
            self._deliver(mail)
            self._watch()
        return carried

    def _carry(
        self, change: Callable[[], Carried | None], key: str | None
    ) -> tuple[Carried, "Mail"]:
        before = self.table.remember()
        try:
            carried = change()
        except Refused:
            if self.table.seq != before.seq:
                # Somebody else's command came in between: show that at least.
                self.hub.deliver_soon(self, self._mail(before, None))
            raise
        if self.table.seq == before.seq:
            return carried or Carried(self.table.seq, None), []
        return carried or Carried(self.table.seq, None), self._mail(before, key)

    async def add_seat(self, wanted: NewSeat, viewer: Viewer) -> KeptSeat:
        """A new seat, by the referee's command."""
        made: list[KeptSeat] = []

        def add() -> Carried:
            seat, carried = commands.add_seat(self.table, viewer, wanted)
            made.append(seat)
            return carried

        await self._changing(add, None)
        return made[0]

    async def catch_up(self) -> None:
        """Show what another server has kept."""
        async with self.lock:
            mail = await self._work(self._catch_up)
            self._deliver(mail)
            self._watch()

    def _catch_up(self) -> "Mail":
        before = self.table.remember()
        self.table.refresh()
        return self._mail(before, None) if self.table.seq != before.seq else []

    def _mail(self, before: Before, key: str | None) -> "Mail":
        """What everybody is sent after a change."""
        table, show = self.table, self.show
        kept = before.shared_lines(table)
        show.forget(kept)
        cut = kept < before.told
        texts: dict[tuple[Viewer, str, bool], Posted] = {}
        mail: Mail = []
        for connection in list(self.connections):
            eyes = table.eyes(connection.viewer)
            whole = cut or eyes != connection.eyes
            connection.eyes = eyes
            shown = table.seq_of(connection.viewer)
            counted = shown != connection.shown
            kind = (connection.viewer, connection.language, whole)
            if kind not in texts:
                self._stand_aside()
                texts[kind] = self._post(*kind, before.told, key)
            post = texts[kind]
            if not whole and not counted and post.empty and post.seen == connection.seen:
                continue  # He could see nothing of it.
            connection.shown, connection.seen = shown, post.seen
            mail.append((connection, post.text))
        return mail

    def _post(
        self, viewer: Viewer, language: str, whole: bool, told: int, key: str | None
    ) -> "Posted":
        if whole:
            data = self.full_state(viewer, language, key)
            return Posted(dumped(data), self._seen(data["state"]), False)
        state = self.show.state(viewer, language)
        lines = self.show.lines(viewer, language, told)
        tales = self.show.tales(viewer, language, told)
        step = {"type": "step", "state": state, "lines": lines, "tales": tales, "key": key}
        return Posted(dumped(step), self._seen(state), not lines)

    def _seen(self, state: Data) -> str:
        """By what it is found whether a state has changed, where that may be unseen."""
        return digest_of(state) if self.table.session.fight.hiding else ""

    def full_state(self, viewer: Viewer, language: str, key: str | None = None) -> Data:
        """The whole state with the last lines of the log."""
        state = self.show.state(viewer, language)
        lines = self.show.lines(viewer, language, 0)
        first = max(0, len(lines) - LOG_SENT)
        if self.table.eyes(viewer).referee:
            # The referee counts every event of the story, told or not.
            first = max(0, len(self.table.session.story) - LOG_SENT)
            log = [line for line in lines if line["n"] >= first]
        else:
            log = lines[first:]
        tales = [one for one in self.show.tales(viewer, language) if one["n"] >= first]
        whole: Data = {"type": "state", "state": state, "log": log, "log_from": first}
        return {**whole, "tales": tales, "key": key}

    def _deliver(self, mail: "Mail") -> None:
        for connection, text in mail:
            connection.send(text)
        if mail:
            for watcher in self.on_change:
                watcher()

    async def reading(self, read: Callable[[], T]) -> T:
        """Look at the table while nobody changes it."""
        return await _to_its_end(self._read(read))

    async def _read(self, read: Callable[[], T]) -> T:
        async with self.lock:
            return await self._work(read)

    async def _work(self, function: Callable[..., T], *arguments: object) -> T:
        """Do something in a thread, when the table's share of the server's time allows it."""
        return await self.hub.in_turn(self, function, *arguments)

    def _stand_aside(self) -> None:
        """Between two steps of a piece of work: others first, if this table has had its share."""
        self.thrift.stand_aside(lambda: self.hub.company.others(self))

    # What happens by itself

    def _watch(self) -> None:
        """See to it that the engine and the clock do their part."""
        idle = self._engine is None or self._engine.done()
        if idle and self.watched() and self.table.waits_for_engine():
            self._engine = self.hub.start(self._engine_moves())
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        due = self.table.settings.due
        if due is not None and self.connections:
            left = (datetime.fromisoformat(due) - datetime.now(UTC)).total_seconds()
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(max(left, 0.05), self._time_is_up)

    def visit(self) -> None:
        """Somebody looks in without staying: the engine goes on playing for a while."""
        self._visited = time.monotonic()

    def watched(self) -> bool:
        """Whether anybody sees what happens; nobody pays for a fight that is played for no one."""
        return bool(self.connections) or time.monotonic() - self._visited < VISIT_SECONDS

    async def _engine_moves(self) -> None:
        while self._waits_for_values():
            await asyncio.sleep(ENGINE_PAUSE)
        while self.watched() and self.table.waits_for_engine():
            with suppress(Refused):
                await self._changing(lambda: commands.engine_moves(self.table), None)
            await asyncio.sleep(ENGINE_PAUSE)

    def _waits_for_values(self) -> bool:
        """Whether somebody who has just come is about to add to the dice, and none has fallen."""
        if self.table.decided():
            return False
        values, now = self.table.values(), time.monotonic()
        return any(
            one.adds_until > now
            and one.viewer.role in (REFEREE, PLAYER)
            and identity(one.viewer) not in values
            for one in self.connections
        )

    def _time_is_up(self) -> None:
        self._clock = None
        self.hub.start(self._take_defaults())

    async def _take_defaults(self) -> None:
        with suppress(Refused):
            await self._changing(self._defaults_if_due, None)

    def _defaults_if_due(self) -> Carried | None:
        due = self.table.settings.due
        if due is None or datetime.fromisoformat(due) > datetime.now(UTC):
            return None
        return commands.take_defaults(self.table)

    # People

    async def join(self, connection: Connection) -> str:
        """Let somebody in; returns what to send first."""
        async with self.lock:
            self.connections.append(connection)
            self._count()
            linked = await self.hub.work(self.hub.store.linked, self.table.id)
            self.show.linked = linked
            connection.eyes = self.table.eyes(connection.viewer)
            connection.shown = self.table.seq_of(connection.viewer)
            viewer, language = connection.viewer, connection.language
            state = await self._work(lambda: self.full_state(viewer, language))
            connection.seen = self._seen(state["state"])
            text = dumped(state)
            self._watch()
        self.tell_presence()
        return text

    async def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        with suppress(ValueError):
            self.connections.remove(connection)
        self._count()
        self.tell_presence()
        for watcher in self.on_change:
            watcher()

    # What people say and point at

    async def say(self, viewer: Viewer, wanted: Say) -> None:
        """Keep what somebody says, and let those hear it for whom it is."""
        said = said_by(self.table, viewer, wanted)
        await self.hub.work(self.hub.talk.keep, self.table.id, said)
        await self.tell_talk()

    async def tell_talk(self, only: Connection | None = None) -> None:
        """Send everybody, or one, the lines that came since and are for him, if any are."""
        async with self._talking:
            listening = self.connections if only is None else [only]
            heard = min((one.talked for one in listening), default=0)
            lines = await self.hub.work(self.hub.talk.after, self.table.id, heard)
            for one in list(listening):
                fresh = [line for line in lines if line.number > one.talked]
                one.talked = max([one.talked, *(line.number for line in fresh)])
                mine = [line for line in fresh if may_hear(line, one.viewer)]
                if mine:
                    data = [talk_data(self.table, one.viewer, line) for line in mine]
                    one.send(dumped({"type": "talk", "whole": only is not None, "lines": data}))

    def point(self, data: Data) -> None:
        """Show where somebody points to all who may see it, here."""
        text = dumped(data)
        for one in self.connections:
            if may_see(self.table, data["by"], one.viewer):
                one.send(text)

    def _count(self) -> None:
        people = People.of(one.viewer for one in self.connections)
        if people != self.people and self.hub.elsewhere is not None:
            self.hub.elsewhere.tell(self.table.id, people)
        self.people = people
        self.show.online = set(self.everybody.seats)

    @property
    def everybody(self) -> People:
        """Who is at the table, at any server."""
        elsewhere = self.hub.elsewhere
        return self.people if elsewhere is None else self.people + elsewhere.at(self.table.id)

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        everybody = self.everybody
        self.show.online = set(everybody.seats)
        text = dumped(
            {
                "type": "presence",
                "seats": [
                    {"seat": s.seat, "name": s.name, "online": s.seat in everybody.seats}
                    for s in self.table.seats.values()
                ],
                "referee": everybody.referee,
                "spectators": everybody.spectators,
            }
        )
        for connection in self.connections:
            connection.send(text)
        known = self.table.here
        if known is None or everybody.seats - known:
            self.hub.start(self._note_who_is_here(known or frozenset()))
        if known is not None and known - everybody.seats:
            # Whose line breaks for a moment keeps what he is asked.
            loop = asyncio.get_running_loop()
            loop.call_later(AWAY_SECONDS, self._count_as_away)

    def _count_as_away(self) -> None:
        self.hub.start(self._note_who_is_here(frozenset()))

    async def _note_who_is_here(self, besides: frozenset[str]) -> None:
        """What is asked of a side goes to somebody who is there: show it if that is another now."""
        async with self.lock:
            mail = await self._work(self._asked_anew, besides)
            self._deliver(mail)

    def _asked_anew(self, besides: frozenset[str]) -> "Mail":
        table = self.table
        before = [table.asked(one) for one in table.session.pending]
        table.here = self.everybody.seats | besides
        after = [table.asked(one) for one in table.session.pending]
        # Nobody else may learn that something is asked.
        touched = {who for old, new in zip(before, after) for who in old ^ new}
        return [
            (one, dumped(self.full_state(one.viewer, one.language)))
            for one in list(self.connections)
            if (one.viewer.seat or one.viewer.role) in touched
        ]


@dataclass(frozen=True)
class Posted:
    """A message to viewers of one kind."""

    text: str
    seen: str
    """A digest of its state, while something is hidden."""
    empty: bool
    """Whether it tells nothing new."""


Mail = list[tuple[Connection, str]]


def dumped(data: Data) -> str:
    """A message as text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Hub:
    """All rooms of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.threads: Executor = ThreadPoolExecutor(THREADS, thread_name_prefix="table")
        self.talk = Talk(store)
        self.company = Company()
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.elsewhere: Elsewhere | None = None
        """Who sits at other servers, where there are any."""
        self.keep_days = 0
        """After how many idle days tables are forgotten; 0 for never."""
        self.closed = False
        """Whether everybody was hung up on."""

    async def work(self, function: Callable[..., T], *arguments: object) -> T:
        """Do something that takes a while in a thread."""
        loop = asyncio.get_running_loop()
        self._loop = loop
        return await loop.run_in_executor(self.threads, function, *arguments)

    def start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Begin something that nobody waits for."""
        task = asyncio.ensure_future(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def deliver_soon(self, room: Room, mail: Mail) -> None:
        """Deliver from a thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(room._deliver, mail)

    async def room(self, table: str) -> Room:
        """The room of a table; `Refused` if there is none."""
        found = self.rooms.get(table)
        if found is not None:
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.get_running_loop().create_future()
            self._opening[table] = opening
            try:
                room = await self._open(table)
            except BaseException as error:
                opening.set_exception(error)
                opening.exception()
                raise
            else:
                opening.set_result(room)
                return room
            finally:
                del self._opening[table]
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        live = await self.work(self._load, table)
        self._make_room()
        room = Room(self, live)
        self.rooms[table] = room
        if self.elsewhere is not None:
            self.elsewhere.ask(table)
        return room

    def _load(self, table: str) -> LiveTable:
        try:
            kept = self.store.load(table)
            if kept is None:
                raise Refused("table-unknown", 404)
            return LiveTable(self.store, kept)
        except (ValueError, KeyError, TypeError, AssertionError, IndexError) as error:
            # Not what was written there: the truth is that this table cannot be read.
            log.error("table %s is damaged: %s", table, error)
            raise Refused("table-damaged", 503) from None

    def _make_room(self) -> None:
        while len(self.rooms) >= MOST_ROOMS:
            empty = [name for name, room in self.rooms.items() if not room.connections]
            if not empty:
                raise Refused("full", 503)
            del self.rooms[empty[0]]

    async def in_turn(self, who: Sharer, function: Callable[..., T], *arguments: object) -> T:
        """Do something in a thread for somebody whose share of the server's time allows it."""
        wait = who.thrift.wait(self.company.lately(who))
        if wait > 0:
            await asyncio.sleep(wait)
        self.company.begin(who)
        try:
            return await self.work(who.thrift.timed, function, *arguments)
        finally:
            self.company.end(who)

    def notified(self, table: str, what: str) -> None:
        """Another server tells that something changed."""
        room = self.rooms.get(table)
        if room is None:
            return
        if what == "links":
            self.start(self.check_links(room))
        elif what == "talk":
            self.start(room.tell_talk())
        elif int(what) != room.table.seq:
            self.start(room.catch_up())

    def point(self, room: Room, data: Data) -> None:
        """Show everywhere where somebody points."""
        room.point(data)
        if self.elsewhere is not None:
            self.elsewhere.point(room.table.id, data)

    def pointed_elsewhere(self, table: str, data: Data) -> None:
        """Somebody points at a field, at another server."""
        room = self.rooms.get(table)
        if room is not None:
            room.point(data)

    def somebody_elsewhere(self, table: str) -> None:
        """Somebody came to a table or left it at another server."""
        room = self.rooms.get(table)
        if room is not None:
            room.tell_presence()

    def people_here(self, table: str) -> People | None:
        """Who is connected to a table here; nothing if it is not open here."""
        room = self.rooms.get(table)
        return None if room is None else room.people

    async def check_links(self, room: Room) -> None:
        """Hang up on those whose link was revoked; a link of an evening leads to many rooms."""
        evening = room.table.evening
        rooms = [one for one in self.rooms.values() if evening and one.table.evening == evening]
        for one in rooms or [room]:
            await self._check_links(one)

    async def _check_links(self, room: Room) -> None:
        table = room.table.id
        room.show.linked = await self.work(self.store.linked, table)
        for connection in list(room.connections):
            place = await self.work(self.store.place_of, connection.token_hash, table)
            if place is None:
                connection.send(dumped(_revoked(connection, room)))
                connection.finish()

    async def forget(self, table: str) -> None:
        """Delete a table for good; whoever sits there is told that the link is no good any more."""
        room = self.rooms.get(table)
        if room is None:
            await self.work(self.store.delete, table)
            return
        async with room.lock:
            await self.work(self.store.delete, table)
            await self.check_links(room)
            self.rooms.pop(table, None)

    async def _quietly(self, work: Awaitable[None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception:
            # Whoever is hung up on at the end leaves things undone, and nobody misses them.
            if not self.closed:
                log.exception("something went wrong in the background")

    async def close(self) -> None:
        """Hang up on everybody."""
        self.closed = True
        for task in list(self._tasks):
            task.cancel()
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.hang_up()
        self.threads.shutdown(wait=True, cancel_futures=True)


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """What has begun is finished, though who asked may hang up and hear nothing of it."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


def _revoked(connection: Connection, room: Room) -> Data:
    from fechtbuch.table.words import catalogue_of

    problem = Refused("link-revoked", 403).problem(
        catalogue_of(room.table.book, connection.language)
    )
    return {"type": "revoked", "problem": problem}
