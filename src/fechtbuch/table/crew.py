"""Processes that do heavy work for tables: each piece has a limit of time, each table its turn.

A worker that is overdue, or whose work nobody wants any more, is ended in the middle of whatever it
does, and another one takes its place. Tables are served in turn, one piece of each at a time, so
that one which asks for much keeps none of the others waiting for longer than one piece.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Event
from typing import Any

from fechtbuch.table import thinking
from fechtbuch.table.refusals import Refused

LOOK_SECONDS = 0.2
"""How often it is looked whether work is still wanted."""

START_SECONDS = 60.0
"""How long a worker may take to come up."""

MOST_OF_ONE = 32
MOST_OF_ALL = 400
"""Pieces of work that may wait, of one table and of all."""

Work = Callable[..., dict[str, Any]]


class Overdue(Exception):
    """A piece of work took longer than it may, and was ended."""


class Dropped(Exception):
    """Nobody wants it any more, or there is nobody to do it."""


@dataclass(eq=False)
class Piece:
    """Something to be worked out for a table."""

    owner: str
    work: Work
    args: tuple[object, ...]
    seconds: float
    done: "asyncio.Future[dict[str, Any]]"
    unwanted: Event = field(default_factory=Event)


class Worker:
    """A process that does one thing after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(there,), daemon=True)
        self.process.start()
        there.close()

    def do(self, piece: Piece) -> dict[str, Any]:
        """Have a piece done; `Overdue` or `Dropped` if it is not."""
        self._hear(START_SECONDS, piece.unwanted)
        self.pipe.send((piece.work, piece.args))
        good, found = self._hear(piece.seconds, piece.unwanted)
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
        self.process.kill()
        self.pipe.close()


def _work(pipe: Connection) -> None:
    thinking.prepare()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send((True, None))  # Ready.
            work, args = pipe.recv()
            try:
                pipe.send((True, work(*args)))
            except Exception as error:
                pipe.send((False, f"{type(error).__name__}: {error}"[:500]))
            pipe.recv()


class Crew:
    """All workers of this server."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="crew")
        self._idle: list[Worker] = []
        self._busy: dict[Piece, Worker] = {}
        self._waiting: OrderedDict[str, deque[Piece]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def do(self, owner: str, seconds: float, work: Work, *args: object) -> dict[str, Any]:
        """Have something worked out; `Overdue` after too long, `Refused` if too much waits."""
        if self._closed:
            raise Dropped
        queue = self._waiting.get(owner, deque())
        if len(queue) >= MOST_OF_ONE:
            raise Refused("too-many-requests", 429)
        if sum(len(one) for one in self._waiting.values()) >= MOST_OF_ALL:
            raise Refused("busy", 503)
        loop = asyncio.get_running_loop()
        piece = Piece(owner, work, args, seconds, loop.create_future())
        self._waiting.setdefault(owner, queue).append(piece)
        self._next()
        try:
            return await piece.done
        finally:
            piece.unwanted.set()
            if piece in queue:
                queue.remove(piece)

    def _next(self) -> None:
        """Put idle hands to work for whoever has waited longest and has nothing done now."""
        working = {piece.owner for piece in self._busy}
        for owner in list(self._waiting):
            if self._closed or len(self._busy) >= self.size:
                return
            queue = self._waiting[owner]
            if not queue:
                del self._waiting[owner]
            elif owner not in working:
                piece = queue.popleft()
                self._waiting.move_to_end(owner)
                working.add(owner)
                self._start(piece)

    def _start(self, piece: Piece) -> None:
        worker = self._idle.pop() if self._idle else Worker()
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
            self._next()

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
            worker.process.kill()
        for worker in self._idle:
            worker.end()
        self._idle = []
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        self._threads.shutdown(wait=False, cancel_futures=True)
