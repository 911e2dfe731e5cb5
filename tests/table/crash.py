"""`make crash`: the server is killed at random moments, and nothing acknowledged is lost."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

import httpx
from websockets.exceptions import WebSocketException

from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record
from fechtbuch.table.store import Store
from tests.awaited import awaited
from tests.table.driving import Screen, Server, lasting, next_command, open_table, tokens_of
from tests.table.postgres import postgres

TABLES = 8
MOST_COMMANDS = 12
LONGEST = 0.2
"""The server is killed after up to so many acknowledged commands, and so many seconds more."""

PATIENCE_SECONDS = 60.0


@dataclass
class Played:
    """What a client knows of its table."""

    table: str
    tokens: list[str]
    acknowledged: dict[str, int] = field(default_factory=dict)
    """For each key the number under which the server has acknowledged it."""
    refused: int = 0
    retried: int = 0


@dataclass
class Findings:
    """What came of it."""

    kills: int
    acknowledged: int = 0
    retried: int = 0
    kept: int = 0
    complaints: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [
            f"{self.kills} kills, {self.acknowledged} acknowledged commands "
            f"({self.retried} sent again after a kill), {self.kept} kept, "
            f"{len(self.complaints)} complaints",
            *self.complaints[:20],
        ]
        return "\n".join(lines)


class Client:
    """Plays at one table, through all crashes."""

    def __init__(self, server: Server, played: Played) -> None:
        self.server = server
        self.played = played
        self.ending = False
        self.number = 0

    async def run(self) -> None:
        """Command after command; whatever was not answered is sent again with its key."""
        waiting: tuple[str, dict[str, object]] | None = None
        while not self.ending or waiting is not None:
            screen = Screen(self.server, self.played.table, self.played.tokens[0])
            try:
                await screen.open()
                while not self.ending or waiting is not None:
                    if waiting is None:
                        self.number += 1
                        key = f"{self.played.table}-{self.number:06}"
                        waiting = (key, next_command(screen.state))
                    else:
                        self.played.retried += 1
                    await screen.send(*waiting)
                    answer = await asyncio.wait_for(screen.answers.get(), 20)
                    if answer is None:
                        break
                    if answer["type"] == "done":
                        self.played.acknowledged[waiting[0]] = answer["seq"]
                        while screen.seq < answer["seq"]:
                            await asyncio.sleep(0.001)
                            if screen.answers.qsize():
                                break
                    else:
                        self.played.refused += 1
                    waiting = None
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.05)
            finally:
                await screen.close()


async def play_through(server: Server, kills: int, chance: random.Random) -> list[Played]:
    """Play at some tables while the server is killed again and again."""
    scenario = lasting("kurt-and-hans")
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        opened = [await open_table(client, scenario) for _ in range(TABLES)]
    tables = [Played(one["table"], tokens_of(one)) for one in opened]
    clients = [Client(server, played) for played in tables]
    tasks = [asyncio.ensure_future(client.run()) for client in clients]
    for _ in range(kills):
        await _some_commands(tables, chance.randint(1, MOST_COMMANDS))
        await asyncio.sleep(chance.uniform(0, LONGEST))
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.sleep(0.5)
    for client_ in clients:
        client_.ending = True
    await asyncio.gather(*tasks)
    return tables


async def _some_commands(tables: list[Played], count: int) -> None:
    """Wait until so many more commands were acknowledged."""
    before = sum(len(played.acknowledged) for played in tables)
    end = time.monotonic() + PATIENCE_SECONDS
    while sum(len(played.acknowledged) for played in tables) < before + count:
        if time.monotonic() > end:
            raise TimeoutError("the server answers nothing any more")
        await asyncio.sleep(0.002)


def check(database: str, tables: list[Played], findings: Findings) -> None:
    """Hold what is kept against what was acknowledged."""
    store = Store(database)
    try:
        for played in tables:
            findings.acknowledged += len(played.acknowledged)
            findings.retried += played.retried
            journal = store.journal(played.table)
            findings.kept += len(journal)
            by_key = {row["key"].rpartition("/")[2]: row["seq"] for row in journal}
            twice = [key for key, count in Counter(r["key"] for r in journal).items() if count > 1]
            findings.complaints += [f"{key}: kept twice" for key in twice]
            if [row["seq"] for row in journal] != list(range(1, len(journal) + 1)):
                findings.complaints.append(f"{played.table}: numbers are missing in the journal")
            for key, seq in played.acknowledged.items():
                if by_key.get(key) != seq:
                    findings.complaints.append(f"{key}: acknowledged as {seq}, {by_key.get(key)}")
            findings.complaints += _check_record(store, played.table, journal)
    finally:
        store.close()


def _check_record(store: Store, table: str, journal: list[dict[str, object]]) -> list[str]:
    kept = store.load(table)
    assert kept is not None
    record = record_from_lines([*kept.lines, f'{{"head":{kept.head}}}'])
    complaints: list[str] = []
    if kept.seq != len(journal):
        complaints.append(f"{table}: {kept.seq} commands, but {len(journal)} in the journal")
    if journal and journal[-1]["head"] != kept.head:
        complaints.append(f"{table}: the head is {kept.head}, not {journal[-1]['head']}")
    for before, after in pairwise(journal):
        if before["head"] != after["head_before"]:
            complaints.append(f"{table}: the journal breaks off at {after['seq']}")
    session = open_record(record, kept.seed).session
    if session.record.head != kept.head:
        complaints.append(f"{table}: does not open at its head")
    return complaints + [f"{table}: {text}" for text in verify(session)]


def crash(database: str, kills: int, workers: int, seed: int) -> Findings:
    """Kill a server over this database so often, and see what is left."""
    server = Server(database, workers)
    server.start()
    findings = Findings(kills)
    try:
        tables = awaited(play_through(server, kills, random.Random(seed)))
    finally:
        server.stop()
    check(database, tables, findings)
    return findings


def main() -> None:
    """Both kinds of databases; PostgreSQL with two workers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", default="", help="SQLite or PostgreSQL")
    wanted = parser.parse_args()
    failed = False
    print(f"seed {wanted.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, postgres() as running:
        for name, database, workers in (
            ("SQLite", f"sqlite:///{folder}/crash.sqlite", 1),
            ("PostgreSQL, two workers", running.new_database(), 2),
        ):
            if wanted.only and not name.startswith(wanted.only):
                continue
            findings = crash(database, wanted.kills, workers, wanted.seed)
            print(f"{name}: {findings}", flush=True)
            failed = failed or bool(findings.complaints) or findings.acknowledged == 0
    if failed:
        sys.exit("something was lost")


if __name__ == "__main__":
    main()
