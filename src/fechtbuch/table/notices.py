"""Several servers over one PostgreSQL: each tells the others what it has kept, and who is there."""

import asyncio
import logging
from contextlib import suppress

import psycopg
from sqlalchemy.exc import DBAPIError

from fechtbuch.table.presence import ALIVE_SECONDS, Elsewhere
from fechtbuch.table.rooms import Hub
from fechtbuch.table.store import Store
from fechtbuch.table.store.database import CHANNEL

log = logging.getLogger("fechtbuch.table")

AGAIN_SECONDS = 1.0


class Notices:
    """Listens to what other servers tell, brings rooms up to date, and tells others who is here."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.store = store
        self.hub = hub
        self._to_tell: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.elsewhere = Elsewhere(
            self._to_tell.put_nowait,
            hub.somebody_elsewhere,
            hub.people_here,
            pointed=hub.pointed_elsewhere,
        )
        hub.elsewhere = self.elsewhere

    async def start(self) -> None:
        """Begin to listen; returns when nothing can be missed any more."""
        ready = asyncio.Event()
        for work in (self._listen(ready), self._tell(), self._beat()):
            self._tasks.append(asyncio.ensure_future(work))
        await asyncio.wait_for(ready.wait(), 10)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():
                        self._missed()
                    ready.set()
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            except psycopg.Error as error:
                log.warning("lost the database, trying again: %s", error)
            await asyncio.sleep(AGAIN_SECONDS)

    def _heard(self, text: str) -> None:
        table, _, what = text.partition(" ")
        if what in ("links", "talk") or what.isdecimal():
            self.hub.notified(table, what)
            return
        try:
            self.elsewhere.heard(table, what)
        except (ValueError, KeyError, AssertionError):
            log.warning("another server told something that is not understood: %.80s", text)

    def _missed(self) -> None:
        """Nobody knows what was told while the connection was lost, by others or by this one."""
        for table, room in list(self.hub.rooms.items()):
            self.hub.start(room.catch_up())
            self.hub.start(self.hub.check_links(room))
            self.hub.start(room.tell_talk())
            self.elsewhere.tell(table, room.people)
            self.elsewhere.ask(table)

    async def _tell(self) -> None:
        """Tell the others, one thing after another."""
        while True:
            text = await self._to_tell.get()
            try:
                await self.hub.work(self.store.tell, text)
            except DBAPIError as error:
                # Told again when the database is back.
                log.warning("the other servers could not be told: %s", error)
            finally:
                self._to_tell.task_done()

    async def _beat(self) -> None:
        while True:
            self.elsewhere.beat()
            await asyncio.sleep(ALIVE_SECONDS)

    async def close(self) -> None:
        """Say goodbye, and listen no more."""
        if self._tasks:
            self.elsewhere.leave()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._to_tell.join(), 2)
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
