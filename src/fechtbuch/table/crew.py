"""Processes that do heavy work for tables: each piece has a limit of time, each table its turn.

A worker that is overdue, or whose work nobody wants any more, is ended in the middle of whatever it
does, and another one takes its place. Tables are served in turn, one piece of each at a time, so
that one which asks for much keeps none of the others waiting for longer than one piece. Whoever
opens many tables from one address gains nothing by it: addresses take turns, too, and one that has
something done already waits until nobody else does.

What somebody looks for now, and is done in a moment, has workers of its own, who go before those
who do what takes long: whoever keeps all of these busy for hours slows nobody's first figures. A
table of which even that takes long is done behind the others until it is quick again.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from threading import Event
from typing import Any

from fechtbuch import build_info
from fechtbuch.table import thinking
from fechtbuch.table.refusals import Refused
from fechtbuch.table.thrift import Thrift

LOOK_SECONDS = 0.2
"""How often it is looked whether work is still wanted."""

START_SECONDS = 60.0
"""How long a worker may take to come up."""

PROMPT_SECONDS = 1.5 if build_info.compiled() else 20.0
"""What somebody looks for now, and takes longer, is done behind the others."""

QUICK_SHARE = 0.3
QUICK_BURST = 2.0
"""Seconds of computing, for each second that goes by and at once, that a table may have of what is
wanted soon before it is done behind the others. Questions at a table of people come to a fifth."""

MOST_OF_ONE = 32
MOST_OF_HOME = 160
MOST_OF_ALL = 400
"""Pieces of work that may wait, of one table, of all tables of an address, and of all."""

Work = Callable[..., dict[str, Any]]


def _context() -> ForkServerContext | SpawnContext:
    """How processes are made: by one that has everything loaded already, where there is such.

    Whoever asks again and again has the last worker ended each time. One that has to load all rules
    first would take a second, and a core, from the others.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    loaded = ["__main__", __name__, "fechtbuch.cli", "fechtbuch.table.answering"]
    context.set_forkserver_preload(loaded)
    return context


_PROCESSES = _context()


class Overdue(Exception):
    """A piece of work took longer than it may, and was ended."""


class Dropped(Exception):
    """Nobody wants it any more, or there is nobody to do it."""


@dataclass(eq=False)
class Piece:
    """Something to be worked out for a table."""

    owner: str
    home: str
    work: Work
    args: tuple[object, ...]
    seconds: float
    soon: bool
    """Whether it is done before what takes long, since somebody looks for it now."""
    done: "asyncio.Future[dict[str, Any]]" = field(default_factory=asyncio.Future)
    unwanted: Event = field(default_factory=Event)
    took: float = 0.0
    """How long it was computed, or worked at if it had to be ended."""


class Worker:
    """A process that does one thing after the other: what is wanted soon, or what takes long."""

    def __init__(self, soon: bool) -> None:
        self.soon = soon
        self.process: BaseProcess | None = None
        """Not yet there until the first piece is to be done."""
        self.pipe: Connection
        self._ended = False
        self.owner = ""
        """For whom it has worked last: it may go on where it was."""

    def _start(self) -> None:
        self.pipe, there = _PROCESSES.Pipe()
        process = _PROCESSES.Process(target=_work, args=(there, self.soon), daemon=True)
        process.start()
        there.close()
        self.process = process
        if self._ended:  # While it came up.
            process.kill()

    def do(self, piece: Piece) -> dict[str, Any]:
        """Have a piece done; `Overdue` or `Dropped` if it is not."""
        if self.process is None:
            self._start()
        self._hear(START_SECONDS, piece.unwanted)
        self.pipe.send((piece.work, piece.args))
        began = time.monotonic()
        try:
            good, (found, piece.took) = self._hear(piece.seconds, piece.unwanted)
        except BaseException:
            piece.took = time.monotonic() - began
            raise
        self.pipe.send(None)
        if not good:
            raise RuntimeError(found)
        result: dict[str, Any] = found
        return result

    def _hear(self, seconds: float, unwanted: Event) -> tuple[bool, Any]:
        left = seconds
        while not self.pipe.poll(min(LOOK_SECONDS, max(left, 0.0))):
            left -= LOOK_SECONDS
            if unwanted.is_set():
                raise Dropped
            if left <= 0:
                raise Overdue
        heard: tuple[bool, Any] = self.pipe.recv()
        return heard

    def end(self) -> None:
        """End it, whatever it does."""
        self.kill()
        if self.process is not None:
            self.pipe.close()

    def kill(self) -> None:
        """End its process; whoever listens to it notices."""
        self._ended = True
        if self.process is not None:
            self.process.kill()


def _work(pipe: Connection, soon: bool) -> None:
    thinking.prepare(behind=not soon)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send((True, None))  # Ready.
            work, args = pipe.recv()
            began = time.process_time()
            good = True
            try:
                found = work(*args)
            except Exception as error:
                good, found = False, f"{type(error).__name__}: {error}"[:500]
            pipe.send((good, (found, time.process_time() - began)))
            pipe.recv()


class Crew:
    """All workers of this server: so many, and so many more for what is wanted `soon`."""

    def __init__(self, size: int, soon: int = 0) -> None:
        self._size = {False: size, True: soon}
        self._threads = ThreadPoolExecutor(size + soon, thread_name_prefix="crew")
        self._idle: list[Worker] = []
        self._busy: dict[Piece, Worker] = {}
        self._waiting: OrderedDict[str, deque[Piece]] = OrderedDict()
        self._served: OrderedDict[str, int] = OrderedDict()
        """When each address was last served, counted in pieces of work."""
        self._quick: OrderedDict[str, Thrift] = OrderedDict()
        """What is left to each table of its share of what is wanted soon."""
        self._turn = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def do(
        self,
        owner: str,
        seconds: float,
        work: Work,
        *args: object,
        home: str = "",
        soon: bool = False,
    ) -> dict[str, Any]:
        """Have something worked out; `Overdue` after too long, `Refused` if too much waits.

        `owner` is a table, `home` the address it is asked from. What is wanted `soon` should be
        done in a moment; what is not is begun again behind the others.
        """
        home = home or owner
        if soon and self._size[True] > 0 and not self._share(owner).wait():
            prompt = min(PROMPT_SECONDS, seconds)
            with contextlib.suppress(Overdue):
                return await self._wait(Piece(owner, home, work, args, prompt, True))
        return await self._wait(Piece(owner, home, work, args, seconds, False))

    async def _wait(self, piece: Piece) -> dict[str, Any]:
        """Put a piece into the queue of its table, and wait until it is done."""
        if self._closed:
            raise Dropped
        queue = self._waiting.get(piece.owner, deque())
        waiting = [piece.home for one in self._waiting.values() for piece in one]
        if len(queue) >= MOST_OF_ONE or waiting.count(piece.home) >= MOST_OF_HOME:
            raise Refused("too-many-requests", 429)
        if len(waiting) >= MOST_OF_ALL:
            raise Refused("busy", 503)
        self._waiting.setdefault(piece.owner, queue).append(piece)
        self._next()
        try:
            return await piece.done
        finally:
            piece.unwanted.set()
            if piece in queue:
                queue.remove(piece)

    def _next(self) -> None:
        """Put idle hands to work for whoever has waited longest and has nothing done now."""
        for owner in [owner for owner, queue in self._waiting.items() if not queue]:
            del self._waiting[owner]
        for soon, size in self._size.items():
            while not self._closed:
                busy = [piece for piece in self._busy if piece.soon == soon]
                piece = self._chosen(soon, busy) if len(busy) < size else None
                if piece is None:
                    break
                self._take(piece)

    def _chosen(self, soon: bool, busy: list[Piece]) -> Piece | None:
        """The piece of a table that has nothing done now which has waited longest.

        Addresses that have nothing done now come first, whoever of them was served last last.
        """
        working = {piece.owner for piece in busy}
        homes = [piece.home for piece in busy]
        free = [
            next((piece for piece in queue if piece.soon == soon), None)
            for owner, queue in self._waiting.items()
            if owner not in working
        ]
        return min(
            (piece for piece in free if piece is not None),
            key=lambda one: (homes.count(one.home), self._served.get(one.home, 0)),
            default=None,
        )

    def _take(self, piece: Piece) -> None:
        """Begin with a piece: its table and its address come last from now on."""
        self._waiting[piece.owner].remove(piece)
        self._waiting.move_to_end(piece.owner)
        self._turn += 1
        self._served[piece.home] = self._turn
        self._served.move_to_end(piece.home)
        if len(self._served) > MOST_OF_ALL:
            self._served.popitem(last=False)
        self._start(piece)

    def _start(self, piece: Piece) -> None:
        idle = [one for one in self._idle if one.soon == piece.soon]
        worker = next((one for one in idle if one.owner == piece.owner), None)
        if worker is None:
            # Somebody else may go on where he was as long as there is another; who came last stays.
            busy = sum(one.soon == piece.soon for one in self._busy)
            room = len(idle) + busy < self._size[piece.soon]
            worker = Worker(piece.soon) if room else idle[0]
        if worker in idle:
            self._idle.remove(worker)
        worker.owner = piece.owner
        self._busy[piece] = worker
        task = asyncio.ensure_future(self._serve(piece, worker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, piece: Piece, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._threads, worker.do, piece)
        except BaseException as error:
            worker.end()
            if not piece.done.done():
                gone = isinstance(error, EOFError | OSError | asyncio.CancelledError)
                piece.done.set_exception(Dropped() if gone else error)
                piece.done.exception()
            if isinstance(error, asyncio.CancelledError):
                raise
        else:
            self._idle.append(worker)
            if not piece.done.done():
                piece.done.set_result(found)
        finally:
            del self._busy[piece]
            if piece.soon:
                self._share(piece.owner).left -= piece.took
            self._next()

    def _share(self, owner: str) -> Thrift:
        """What a table has left of what is wanted soon; whoever asked longest ago is forgotten."""
        share = self._quick.setdefault(owner, Thrift(QUICK_SHARE, QUICK_BURST, QUICK_SHARE))
        self._quick.move_to_end(owner)
        if len(self._quick) > MOST_OF_ALL:
            self._quick.popitem(last=False)
        return share

    async def close(self) -> None:
        """Send everybody home at once."""
        self._closed = True
        for queue in self._waiting.values():
            for piece in queue:
                if not piece.done.done():
                    piece.done.set_exception(Dropped())
                    piece.done.exception()
        self._waiting.clear()
        for piece, worker in list(self._busy.items()):
            piece.unwanted.set()
            worker.kill()
        for worker in self._idle:
            worker.end()
        self._idle = []
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        self._threads.shutdown(wait=False, cancel_futures=True)
