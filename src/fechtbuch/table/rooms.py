"""All rooms of a process: opened when somebody comes, making way when nobody is there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TypeVar

from fechtbuch.table.connection import Connection, dumped
from fechtbuch.table.live import LiveTable
from fechtbuch.table.mailing import Mail
from fechtbuch.table.presence import Elsewhere, People
from fechtbuch.table.refusals import Refused
from fechtbuch.table.room import Room
from fechtbuch.table.state import Data
from fechtbuch.table.store import Store
from fechtbuch.table.store.talk import Talk
from fechtbuch.table.thrift import Company, Sharer

T = TypeVar("T")

log = logging.getLogger("fechtbuch.table")

THREADS = 16
"""Most of them wait for the disk."""

MOST_ROOMS = 2000
"""Tables that are kept in memory; those without people make way first."""


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
            self._loop.call_soon_threadsafe(room.deliver, mail)

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


def _revoked(connection: Connection, room: Room) -> Data:
    from fechtbuch.table.words import catalogue_of

    problem = Refused("link-revoked", 403).problem(
        catalogue_of(room.table.book, connection.language)
    )
    return {"type": "revoked", "problem": problem}
