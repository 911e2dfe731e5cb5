"""Somebody connected to a table, and what waits to be sent to him."""

import asyncio
import json
import time

from fechtbuch.table.access import Eyes, Viewer
from fechtbuch.table.state import Data

MOST_WAITING = 200
"""Messages that may wait for a slow reader before the connection is given up."""

VALUE_SECONDS = 3.0
"""How long the engine waits at the beginning for what a page adds to the dice."""


class Connection:
    """Somebody connected to a room."""

    def __init__(
        self,
        viewer: Viewer,
        language: str,
        token_hash: str,
        chance: bool = True,
        adds: bool = False,
    ) -> None:
        self.viewer = viewer
        self.language = language
        self.token_hash = token_hash
        self.chance = chance
        self.adds_until = time.monotonic() + VALUE_SECONDS if adds else 0.0
        """Until when a value for the dice is waited for."""
        self.eyes: Eyes | None = None
        """What he could know when he was last sent something."""
        self.shown = -1
        """The number of commands, as he counts them, when he was last sent something."""
        self.seen = ""
        """A digest of the state that he was last sent, while something is hidden."""
        self.weighed: tuple[int, int] | None = None
        """Of which moment he was last told who will win."""
        self.talked = 0
        """The last line of what is said at the table that was looked at for him."""
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.lost = False

    def send(self, text: str) -> None:
        """Send a message, in turn."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def finish(self) -> None:
        """End the connection when everything has been sent."""
        self.lost = True
        try:
            self.queue.put_nowait(None)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """End the connection; the client comes back if it can."""
        self.lost = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


def dumped(data: Data) -> str:
    """A message as text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
