"""A server in a process of its own, and many people who play at it over real sockets."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, TextIO

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fechtbuch.books.base import books
from fechtbuch.books.fighters import fighter_keys
from fechtbuch.scenario import load
from fechtbuch.simulate import set_by_text

Data = dict[str, Any]

START_SECONDS = 60.0
HERE = "127.0.0.1"
SEQ = re.compile(r'"state":\{"seq":(\d+)')
KEY = re.compile(r'"key":"([^"]*)"\}$')


def lasting(name: str) -> Data:
    """A scenario that goes on for as long as anybody wants to play."""
    scenario = load(name)
    for change in ("kurt.wounds=500", "hans.wounds=500", "options.morale=false", "rounds=10000"):
        scenario = set_by_text(scenario, change)
    return scenario.to_data()


def endless() -> Data:
    """A wall between sixty-four who cannot reach each other, for ten thousand rounds."""
    sides = [
        {
            "name": name,
            "fighters": [
                {
                    "use": "militiaman",
                    "count": 32,
                    "at": [[first + n % 4, n // 4] for n in range(32)],
                }
            ],
        }
        for name, first in (("West", 0), ("East", 36))
    ]
    ground = {"bounds": [0, 0, 39, 9], "walls": [[20, 0, 20, 9]]}
    return {
        "book": "landsknecht",
        "title": "For ever",
        "rounds": 10_000,
        "options": {"morale": False},  # nobody runs
        "map": ground,
        "sides": sides,
    }


def mixed() -> list[Data]:
    """Duels of every book, and as many fights of four against four."""
    found: list[Data] = []
    for book in books().values():
        if not book.package.startswith("fechtbuch."):
            continue
        keys = fighter_keys(book.folder)
        one, other = keys[0], keys[1 % len(keys)]
        for size in (1, 4):
            bout = book.bout({"use": one}, {"use": other})
            for side in bout["sides"]:
                side["fighters"] = [
                    {**side["fighters"][0], "name": f"{side['name']} {n}"} for n in range(size)
                ]
            found.append({**bout, "rounds": 1000})
    return found


class Server:
    """`fechtbuch serve`, to be killed and started again at the same port."""

    def __init__(self, database: str, workers: int = 1, errors: TextIO | None = None) -> None:
        self.database = database
        self.errors = errors
        """Where it complains; where we do ourselves if nothing is given."""
        self.workers = workers
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "fechtbuch", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers)]
        environment = {**os.environ, "FECHTBUCH_RATE": "100000", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=environment,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line!r}")
        self.port = int(found.group(1))
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                httpx.get(f"{self.url}/api/scenarios/kurt-and-hans", timeout=5).raise_for_status()
                return
            except httpx.HTTPError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """SIGKILL, to it and all its workers."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


async def open_table(client: httpx.AsyncClient, scenario: Data | str) -> Data:
    """A table with a player on each side."""
    sides = load(scenario).sides
    seats = [{"name": name, "side": one.slug} for name, one in zip(("Anna", "Bela"), sides)]
    answer = await client.post("/api/tables", json={"scenario": scenario, "seats": seats})
    answer.raise_for_status()
    found: Data = answer.json()
    return found


def tokens_of(opened: Data) -> list[str]:
    """The tokens of the referee and both players."""
    links = [opened["links"]["referee"], *(seat["link"] for seat in opened["links"]["seats"])]
    return [link.partition("#")[2] for link in links]


class Screen:
    """A connection that looks on: it knows only which command it was shown last."""

    def __init__(self, server: Server, table: str, token: str, home: str = HERE) -> None:
        self.address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.token = token
        self.home = home
        """The address that it comes from."""
        self.socket: ClientConnection | None = None
        self.seq = -1
        self.text = ""
        """The last state, as it came."""
        self.on_shown: Callable[[str, float], None] | None = None
        """Told the key of every command that is shown, and when."""
        self.answers: asyncio.Queue[Data | None] = asyncio.Queue()
        self.figured: list[float] = []
        """How long after a question the first figures of its plans came."""
        self.advised = asyncio.Event()
        """Set when advice has come."""
        self._asked = 0.0
        self._task: asyncio.Task[None] | None = None

    async def open(self, chance: bool = False) -> None:
        """Connect and say hello."""
        self.socket = await connect(
            self.address, max_size=None, compression=None, local_addr=(self.home, 0)
        )
        hello = {"type": "hello", "token": self.token, "chance": chance}
        await self.socket.send(json.dumps(hello))
        while True:
            self._hear(str(await self.socket.recv()))
            if self.text:
                break
        self._task = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                self._hear(str(text))
        except ConnectionClosed:
            pass
        self.answers.put_nowait(None)

    def _hear(self, text: str) -> None:
        if text.startswith(('{"type":"step"', '{"type":"state"')):
            shown = time.perf_counter()
            found = SEQ.search(text)
            assert found is not None
            self.seq = int(found.group(1))
            self.text = text
            self._asked = shown if '"plans":[{' in text else 0.0
            key = KEY.search(text)
            if key is not None and self.on_shown is not None:
                self.on_shown(key.group(1), shown)
        elif text.startswith('{"type":"figures"'):
            if self._asked:
                self.figured.append(time.perf_counter() - self._asked)
            self._asked = 0.0
        elif text.startswith('{"type":"advice"'):
            self.advised.set()
        elif text.startswith(('{"type":"done"', '{"type":"refused"')):
            self.answers.put_nowait(json.loads(text))

    @property
    def state(self) -> Data:
        """The last state."""
        found: Data = json.loads(self.text)["state"]
        return found

    async def send(self, key: str, command: Data) -> None:
        """Give a command for whatever the table is now."""
        assert self.socket is not None
        message = {"type": "command", "key": key, "expect": None, "command": command}
        await self.socket.send(json.dumps(message))

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        if self._task is not None:
            self._task.cancel()


def next_command(state: Data, restart: bool = True) -> Data:
    """Something sensible to do: let the engine answer, or begin again."""
    if state["over"] is not None or (restart and len(state["path"]) > 60):
        return {"do": "undo", "to": 0}
    return {"do": "delegate", "question": state["questions"][0]["id"]}


def next_plan(screens: list[Screen]) -> tuple[Screen, Data]:
    """Who is asked takes the best plan; where nobody is, the referee does something sensible."""
    for screen in screens[1:]:
        state = screen.state
        if state["over"] is None and len(state["path"]) <= 60:
            for question in state["questions"]:
                if question["plans"]:
                    answers = question["plans"][0]["answers"]
                    name = question["id"]
                    return screen, {"do": "plan", "question": name, "answers": answers}
    return screens[0], next_command(screens[0].state)
