"""`make load`: many live tables at once, and how long until every screen shows a command.

With `--hostile` it is measured three times: with all tables at peace, with as many processes beside
them as the machine has cores that only count, and with one more table that asks for everything that
can be asked for, all the time. Its people sit at this machine, too: what they slow by using its
cores is told apart from what the server lets them slow.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import cpu_count, get_context
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from fechtbuch.offspring import stand_back
from tests.awaited import awaited
from tests.table.driving import (
    Screen,
    Server,
    endless,
    lasting,
    mixed,
    next_command,
    next_plan,
    open_table,
    tokens_of,
)

LIMIT = 0.100
"""Seconds from a command to all screens, for 95 of 100."""

PATIENCE_SECONDS = 15.0

HOSTILE_LIMIT = 0.150
"""The same, where one table is hostile."""

HOSTILE_SHARE = 1.5
"""And no more than so many times what it is without that table."""

ADVICE_SECONDS = 0.5
"""How long advice is thought about that somebody at peace asks for, and how often he asks."""

COMPANY_SECONDS = 10.0
"""How long a hostile table has to come up and spend what it may have at once."""


@dataclass
class Command:
    """A command on its way to three screens."""

    sent: float
    left: int
    last: float = 0.0


@dataclass
class Figures:
    """What a load test has measured."""

    tables: int
    connections: int
    seconds: float
    sent: int = 0
    lost: int = 0
    refused: int = 0
    waits: list[float] = field(default_factory=list)
    figured: list[float] = field(default_factory=list)
    """How long after their questions the first figures of plans came, where they are on."""

    advised: list[float] = field(default_factory=list)
    """How long after somebody asked for it advice first came, where anybody did."""

    def quantile(self, share: float, figured: bool = False) -> float:
        """So many have waited at most this long: for a command, or for figures."""
        return self._quantile(self.figured if figured else self.waits, share)

    def advice(self, share: float) -> float:
        """So many have waited at most this long for advice."""
        return self._quantile(self.advised, share)

    def _quantile(self, waits: list[float], share: float) -> float:
        ordered = sorted(waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def __str__(self) -> str:
        ms = [1000 * self.quantile(share) for share in (0.5, 0.95, 0.99, 1.0)]
        return (
            f"{self.tables} tables, {self.connections} connections, {self.sent} commands in "
            f"{self.seconds:.0f} s ({self.sent / self.seconds:.0f} a second)\n"
            f"from a command to all three screens: p50 {ms[0]:.1f} ms, p95 {ms[1]:.1f} ms, "
            f"p99 {ms[2]:.1f} ms, longest {ms[3]:.1f} ms\n"
            f"lost {self.lost}, refused {self.refused}" + self._plans() + self._advice()
        )

    def _advice(self) -> str:
        if not self.advised:
            return ""
        half, most = (1000 * self.advice(share) for share in (0.5, 0.95))
        return (
            f"\nfrom asking for advice to the first of it: p50 {half:.0f} ms, p95 {most:.0f} ms "
            f"({len(self.advised)} times)"
        )

    def _plans(self) -> str:
        if not self.figured:
            return ""
        half, most = (1000 * self.quantile(share, figured=True) for share in (0.5, 0.95))
        return (
            f"\nfrom a question to the figures of its plans: p50 {half:.0f} ms, p95 {most:.0f} ms "
            f"({len(self.figured)} questions)"
        )


class Hostile:
    """A table of sixty-four who never meet, and people who ask for all of it at once.

    They live in a process and at an address of their own, which stand for other machines: what they
    do with the answers must neither stop the clock of those who play nor take the server's cores
    from it, and those who play do not share what one address may send.
    """

    HOME = "127.0.0.2"
    PEOPLE = 4
    SIMULATIONS = 3

    def __init__(self, server: Server) -> None:
        self.server = server
        self.screens: list[Screen] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.asked = 0

    async def begin(self, client: httpx.AsyncClient) -> None:
        """Sit down and ask."""
        wanted = {"scenario": endless(), "seats": [{"name": "Anna", "side": "west"}]}
        answer = await client.post("/api/tables", json={**wanted, "engine": ["east"]})
        answer.raise_for_status()
        opened = answer.json()
        token = opened["links"]["referee"].partition("#")[2]
        for _ in range(self.PEOPLE):
            screen = Screen(self.server, opened["table"], token, self.HOME)
            await screen.open(chance=True)
            self.screens.append(screen)
            self.tasks.append(asyncio.ensure_future(self._ask(screen)))
        for _ in range(self.SIMULATIONS):
            body = {"scenario": endless(), "fights": 100_000}
            await client.post("/api/simulations", json=body)
        self.tasks.append(asyncio.ensure_future(self._look(opened["table"], token)))

    async def _ask(self, screen: Screen) -> None:
        while True:
            with suppress(ConnectionClosed):
                await self._shout(screen)
            # Whoever does not listen is hung up on, and comes back.
            await screen.open(chance=True)

    async def _shout(self, screen: Screen) -> None:
        assert screen.socket is not None
        number = 0
        while True:
            asked = screen.state["questions"]
            question = asked[0]["id"] if asked else "0-turn-nobody"
            number += 1
            for message in (
                {"type": "advice", "question": question, "seconds": 10},
                {"type": "odds", "question": question, "text": "pass"},
                {"type": "options", "question": question},
                {"type": "language", "language": "pl"},
            ):
                self.asked += 1
                await screen.socket.send(json.dumps(message))
            await screen.send(f"hostile-{id(screen)}-{number}", next_command(screen.state))
            await asyncio.sleep(0.02)

    async def _look(self, table: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        url = f"{self.server.url}/api/tables/{table}"
        async with self._client(headers=headers) as client:
            while True:
                for path in ("", "/moments", "/log", "/record", "/moments/0"):
                    self.asked += 1
                    with suppress(httpx.HTTPError):
                        await client.get(url + path)

    async def ask(self) -> None:
        """Ask until somebody ends this process."""
        async with self._client(base_url=self.server.url) as client:
            await self.begin(client)
        await asyncio.gather(*self.tasks)

    def _client(self, **wanted: Any) -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(local_address=self.HOME)
        return httpx.AsyncClient(timeout=60, transport=way, **wanted)


def _ask_for_everything(server: Server) -> None:
    stand_back()
    asyncio.run(Hostile(server).ask())


def _count(server: Server) -> None:
    stand_back()
    while True:
        pass


Company = Callable[[Server], None]


@contextmanager
def beside(server: Server, company: Company | None) -> Iterator[None]:
    """While somebody asks this server for everything, or each core has something else to do."""
    there = Server(server.database)
    there.port = server.port
    count = 0 if company is None else cpu_count() if company is _count else 1
    begun = [
        get_context("spawn").Process(target=company, args=(there,), daemon=True)
        for _ in range(count)
    ]
    for process in begun:
        process.start()
    try:
        yield
        if not all(process.is_alive() for process in begun):
            raise RuntimeError("the company has gone home")
    finally:
        for process in begun:
            process.kill()
            process.join()


class Load:
    """Plays at many tables at a steady rate."""

    def __init__(
        self,
        server: Server,
        tables: int,
        rate: float,
        seconds: float,
        company: Company | None = None,
        plans: bool = False,
        advice: bool = False,
    ) -> None:
        self.server = server
        self.company = company
        self.advice = advice
        self.playing = False
        self.plans = plans
        self.tables = tables
        self.rate = rate
        self.figures = Figures(tables, 3 * tables, seconds)
        self.under_way: dict[str, Command] = {}
        self.groups: list[list[Screen]] = []
        self.busy: set[int] = set()

    async def run(self) -> Figures:
        """Open everything, play, and wait for the last screen."""
        scenarios = mixed() if self.plans else [lasting("kurt-and-hans")]
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as client:
            for number in range(self.tables):
                opened = await open_table(client, scenarios[number % len(scenarios)])
                group = [Screen(self.server, opened["table"], token) for token in tokens_of(opened)]
                for screen in group:
                    await screen.open(chance=self.plans)
                    screen.on_shown = self._shown
                self.groups.append(group)
        # The clock must not stop because its keeper tidies up.
        gc.freeze()
        gc.disable()
        adviser = asyncio.ensure_future(self._ask_for_advice()) if self.advice else None
        with beside(self.server, self.company):
            if self.company is not None:
                await asyncio.sleep(COMPANY_SECONDS)
            await self._play()
        if adviser is not None:
            adviser.cancel()
        gc.enable()
        for group in self.groups:
            for screen in group:
                self.figures.figured += screen.figured
                await screen.close()
        return self.figures

    async def _ask_for_advice(self) -> None:
        """Somebody at a table of his own wants to know again and again what to do."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as client:
            opened = await open_table(client, "kurt-and-hans")
        screen = Screen(self.server, opened["table"], tokens_of(opened)[0])
        await screen.open()
        assert screen.socket is not None
        question = screen.state["questions"][0]["id"]
        wanted = {"type": "advice", "question": question, "seconds": ADVICE_SECONDS}
        while True:
            screen.advised.clear()
            began = time.perf_counter()
            await screen.socket.send(json.dumps(wanted))
            await screen.advised.wait()
            if self.playing:
                self.figures.advised.append(time.perf_counter() - began)
            await asyncio.sleep(2 * ADVICE_SECONDS)

    async def _play(self) -> None:
        self.playing = True
        order = list(range(self.tables))
        random.shuffle(order)
        began = time.perf_counter()
        number = 0
        tasks: list[asyncio.Task[None]] = []
        while time.perf_counter() - began < self.figures.seconds:
            due = began + number / self.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            table = order[number % len(order)]
            number += 1
            if table not in self.busy:
                tasks.append(asyncio.ensure_future(self._command(table, f"load-{number:08}")))
        await asyncio.gather(*tasks)
        end = time.perf_counter() + PATIENCE_SECONDS
        while self.under_way and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        self.figures.lost += len(self.under_way)

    async def _command(self, table: int, key: str) -> None:
        self.busy.add(table)
        group = self.groups[table]
        sender, command = group[0], next_command(group[0].state)
        if self.plans:
            sender, command = next_plan(group)
        self.figures.sent += 1
        self.under_way[key] = Command(time.perf_counter(), len(group))
        await sender.send(key, command)
        try:
            answer = await asyncio.wait_for(sender.answers.get(), PATIENCE_SECONDS)
        except TimeoutError:
            return
        finally:
            self.busy.discard(table)
        if answer is None or answer["type"] == "refused":
            del self.under_way[key]
            self.figures.refused += 1

    def _shown(self, key: str, when: float) -> None:
        command = self.under_way.get(key)
        if command is None:
            return
        command.left -= 1
        command.last = max(command.last, when)
        if command.left == 0:
            del self.under_way[key]
            self.figures.waits.append(command.last - command.sent)


def measure(
    database: str,
    tables: int,
    rate: float,
    seconds: float,
    workers: int = 1,
    company: Company | None = None,
    plans: bool = False,
    advice: bool = False,
) -> Figures:
    """Run a server over a database and load it."""
    server = Server(database, workers)
    server.start()
    try:
        load = Load(server, tables, rate, seconds, company, plans, advice)
        return awaited(load.run())
    finally:
        server.stop()


def main() -> None:
    """Measure, print, and fail if a command was lost or screens were slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=40.0, help="commands a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--hostile", action="store_true", help="and once more with a hostile table")
    parser.add_argument(
        "--plans",
        action="store_true",
        help="all four books, half of the tables four against four; people take plans and see what "
        "they come to",
    )
    wanted = parser.parse_args()
    calm = measured(wanted)
    print(calm)
    complaints: list[str] = []
    if calm.lost or calm.refused or calm.quantile(0.95) > LIMIT:
        complaints.append("too slow, or something was lost")
    if wanted.hostile:
        complaints += compared(wanted, calm)
    if complaints:
        sys.exit("\n".join(complaints))


def compared(wanted: argparse.Namespace, calm: Figures) -> Iterator[str]:
    """Measure beside a hostile table, and yield what is wrong."""
    busy = measured(wanted, _count)
    print(f"\nwith every core busy\n{busy}")
    harried = measured(wanted, _ask_for_everything)
    print(f"\nwith one hostile table\n{harried}")
    if harried.lost or harried.refused or harried.quantile(0.95) > HOSTILE_LIMIT:
        yield "too slow beside a hostile table, or something was lost"
    for name, other in (("an idle machine", calm), ("a busy one", busy)):
        answers = harried.quantile(0.95) / other.quantile(0.95)
        advice = harried.advice(0.5) / max(other.advice(0.5), 0.001)
        print(f"against {name}: 95 of 100 answers {answers:.2f}, half of all advice {advice:.2f}")
    if answers > HOSTILE_SHARE:
        yield "a hostile table slows the others by more than half"
    if not harried.advised or advice > HOSTILE_SHARE:
        yield "a hostile table slows the advice of others by more than half"


def measured(wanted: argparse.Namespace, company: Company | None = None) -> Figures:
    """One measurement, over a database of its own unless one was named."""
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{folder}/load.sqlite"
        return measure(
            database,
            wanted.tables,
            wanted.rate,
            wanted.seconds,
            wanted.workers,
            company,
            wanted.plans,
            wanted.hostile,
        )


if __name__ == "__main__":
    main()
