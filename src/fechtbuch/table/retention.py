"""How long tables are kept: so many days since something was last done at them, or for ever.

Tables of an evening are kept as long as the evening: until nothing was done at any of them.

Before a table is forgotten its record is written to a folder, if the server has one for that.
"""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

from fechtbuch.engine.record import canonical, record_from_lines
from fechtbuch.table.rooms import Hub
from fechtbuch.table.store import Store
from fechtbuch.table.store.chests import Chests
from fechtbuch.table.store.evenings import Evenings

log = logging.getLogger("fechtbuch.table")

EVERY_SECONDS = 3600.0


class Retention:
    """Forgets tables whose time is over."""

    def __init__(self, store: Store, hub: Hub, days: int, export: Path | None = None) -> None:
        self.store = store
        self.hub = hub
        self.evenings = Evenings(store)
        self.days = days
        """0 for ever."""
        self.export = export
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look through the tables now and again."""
        if self.days > 0:
            self._task = asyncio.ensure_future(self._sweep_often())

    def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    async def _sweep_often(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("tables whose time is over could not be forgotten")
            await asyncio.sleep(EVERY_SECONDS)

    async def sweep(self) -> list[str]:
        """Forget every table whose time is over and at which nobody sits."""
        time = datetime.now(UTC) - timedelta(days=self.days)
        since = time.isoformat(timespec="seconds")
        old = await self.hub.work(self.store.untouched_since, since)
        gone: list[str] = []
        for table in old:
            room = self.hub.rooms.get(table)
            if room is not None and room.connections:
                continue
            await self.hub.work(self._write_down, table)
            await self.hub.forget(table)
            gone.append(table)
            log.info("table %s is forgotten: nothing was done there for %d days", table, self.days)
        for evening in await self.hub.work(self.evenings.untouched_since, since):
            tables = await self.hub.work(self.evenings.tables, evening)
            if any(one.connections for one in map(self.hub.rooms.get, tables) if one is not None):
                continue
            for table in tables:
                await self.hub.work(self._write_down, table)
            await self.forget_evening(evening)
            gone += tables
            log.info("evening %s is forgotten: nothing was done for %d days", evening, self.days)
        chests = Chests(self.store)
        for chest in await self.hub.work(chests.untouched_since, since):
            await self.hub.work(chests.delete, chest)
            log.info("chest %s is forgotten: nobody opened it for %d days", chest, self.days)
        return gone

    async def forget_evening(self, evening: str) -> None:
        """Delete an evening for good, with all its tables; first of all nobody is let in."""
        for table in await self.hub.work(self.evenings.close, evening):
            await self.hub.forget(table)
        await self.hub.work(self.evenings.delete, evening)

    def _write_down(self, table: str) -> None:
        """Its record, as its game master could have saved it; whole or not at all."""
        kept = self.store.load(table) if self.export is not None else None
        if self.export is None or kept is None:
            return
        record = record_from_lines([*kept.lines, canonical({"head": kept.head})])
        record.seed = kept.seed.hex() if kept.revealed else ""
        self.export.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = self.export / f"{table}.jsonl.part"
        part.touch(0o600)
        part.write_text("\n".join(record.to_lines()) + "\n", encoding="utf-8")
        part.replace(self.export / f"{table}.jsonl")
