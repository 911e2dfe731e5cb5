"""Writing to SQLite together: what comes in while the disk is busy is written in one go.

SQLite has one writer at a time, and a commit waits for the disk. Each piece of work keeps a
savepoint of its own, so that one which fails takes nothing else with it; nobody is told of success
before all of it lies on the disk.
"""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine

T = TypeVar("T")

MOST = 64
"""Pieces of work in one transaction."""


class Together:
    """The one writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._waiting: queue.SimpleQueue[Piece | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[Connection], T]) -> T:
        """Have something written; returns when it is there for good."""
        piece = Piece(work)
        self._waiting.put(piece)
        result: T = piece.future.result()
        return result

    def close(self) -> None:
        """Write what is waiting and stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            piece = self._waiting.get()
            pieces: list[Piece] = []
            while piece is not None:
                pieces.append(piece)
                if len(pieces) == MOST:
                    break
                try:
                    piece = self._waiting.get_nowait()
                except queue.Empty:
                    break
            self._write(pieces)
            if piece is None:
                return

    def _write(self, pieces: list["Piece"]) -> None:
        if not pieces:
            return
        try:
            with self.engine.begin() as connection:
                for piece in pieces:
                    piece.try_on(connection)
        except Exception as error:
            # The transaction as a whole has failed: nothing of it is there.
            for piece in pieces:
                piece.future.set_exception(error)
            return
        for piece in pieces:
            piece.tell()


class Tidier:
    """Carries what was written from SQLite's log into its file, while others go on writing.

    Left to itself SQLite does it in the middle of some commit, and whoever waits for that one waits
    for a long time.
    """

    def __init__(self, engine: Engine, seconds: float = 2.0) -> None:
        self.engine = engine
        self.seconds = seconds
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tidier", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._ending.wait(self.seconds):
            self._tidy("PASSIVE")

    def _tidy(self, how: str) -> None:
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute(f"PRAGMA wal_checkpoint({how})")
        finally:
            connection.close()

    def close(self) -> None:
        """Stop, and leave everything in the file."""
        self._ending.set()
        self._thread.join()
        self._tidy("TRUNCATE")


class Piece:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.result: Any = None
        self.error: Exception | None = None

    def try_on(self, connection: Connection) -> None:
        """Do it behind a savepoint; what fails is taken back."""
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except Exception as error:
            self.error = error

    def tell(self) -> None:
        """Tell whoever waits what came of it."""
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)
