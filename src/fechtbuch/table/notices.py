"""Several servers over one PostgreSQL: each tells the others what it has kept."""

import asyncio
import logging
from contextlib import suppress

import psycopg

from fechtbuch.table.rooms import Hub
from fechtbuch.table.store import Store
from fechtbuch.table.store.store import CHANNEL

log = logging.getLogger("fechtbuch.table")

AGAIN_SECONDS = 1.0


class Notices:
    """Listens to what other servers tell, and brings rooms up to date."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.hub = hub
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen; returns when nothing can be missed any more."""
        ready = asyncio.Event()
        self._task = asyncio.ensure_future(self._listen(ready))
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
        if what == "links" or what.isdecimal():
            self.hub.notified(table, what)

    def _missed(self) -> None:
        """Nobody knows what was told while the connection was lost."""
        for room in list(self.hub.rooms.values()):
            self.hub.start(room.catch_up())
            self.hub.start(self.hub.check_links(room))

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
