"""A room: a table that is open, the people connected to it, and what happens there.

One room does one thing at a time. Rules run and texts are made in threads, so that the loop stays
free to send and receive.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from fechtbuch.table import commands
from fechtbuch.table.access import PLAYER, REFEREE, Viewer, identity
from fechtbuch.table.bodies import NewSeat
from fechtbuch.table.commands import Carried
from fechtbuch.table.connection import Connection, dumped
from fechtbuch.table.live import LiveTable
from fechtbuch.table.mailing import Mail, Mailing
from fechtbuch.table.messages import Say
from fechtbuch.table.orders import Command
from fechtbuch.table.pointing import may_see
from fechtbuch.table.presence import People
from fechtbuch.table.refusals import Refused
from fechtbuch.table.showing import Show
from fechtbuch.table.state import Data
from fechtbuch.table.store import KeptSeat
from fechtbuch.table.talking import may_hear, said_by, talk_data
from fechtbuch.table.thrift import Thrift

if TYPE_CHECKING:
    from fechtbuch.table.rooms import Hub

T = TypeVar("T")

ENGINE_PAUSE = 0.02
"""Seconds between two stretches of the engine, so that others get a word in."""

AWAY_SECONDS = 8.0
"""How long somebody may be out of reach until what is asked of his side goes to somebody else."""

VISIT_SECONDS = 20.0
"""How long whoever asks by HTTP counts as somebody who watches."""


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
        self.mailing = Mailing(table, self.show, self.connections, self._stand_aside)
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
            self.deliver(mail)
            self._watch()
        return carried

    def _carry(self, change: Callable[[], Carried | None], key: str | None) -> tuple[Carried, Mail]:
        before = self.table.remember()
        try:
            carried = change()
        except Refused:
            if self.table.seq != before.seq:
                # Somebody else's command came in between: show that at least.
                self.hub.deliver_soon(self, self.mailing.after(before, None))
            raise
        if self.table.seq == before.seq:
            return carried or Carried(self.table.seq, None), []
        return carried or Carried(self.table.seq, None), self.mailing.after(before, key)

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
            self.deliver(mail)
            self._watch()

    def _catch_up(self) -> Mail:
        before = self.table.remember()
        self.table.refresh()
        return self.mailing.after(before, None) if self.table.seq != before.seq else []

    def deliver(self, mail: Mail) -> None:
        """Send what was written."""
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
            state = await self._work(lambda: self.mailing.full_state(viewer, language))
            connection.seen = self.mailing.seen(state["state"])
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
            self.deliver(mail)

    def _asked_anew(self, besides: frozenset[str]) -> Mail:
        table = self.table
        before = [table.asked(one) for one in table.session.pending]
        table.here = self.everybody.seats | besides
        after = [table.asked(one) for one in table.session.pending]
        # Nobody else may learn that something is asked.
        touched = {who for old, new in zip(before, after) for who in old ^ new}
        return [
            (one, dumped(self.mailing.full_state(one.viewer, one.language)))
            for one in list(self.connections)
            if (one.viewer.seat or one.viewer.role) in touched
        ]


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """What has begun is finished, though who asked may hang up and hear nothing of it."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
