"""Connections whose other end does not get to the point are closed.

Whoever opens a connection and never finishes the head of a request would otherwise hold it for
ever, and a server has only so many. Bodies have a time of their own (`guard`).
"""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD_SECONDS = 15.0
"""How long the head of a request may take to arrive."""


TAKE_SECONDS = 20.0
LEAST_TAKEN = 20_000
"""Of an answer that has become too large for the line somebody has to take so much in this time."""

MOST_CONNECTIONS = 250
"""Connections that an address may have open before it has said what it wants, and for requests.

Sockets are counted elsewhere. All who come through a proxy share its address: it counts itself.
"""

open_now: Counter[str] = Counter()
"""How many each address has open."""


class Hasty(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """The HTTP protocol of the server, with a limit of time for the head of each request."""

    _waiting: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None
    _counted = ""
    """The address under which it counts."""

    def connection_made(self, transport: Any) -> None:
        """Somebody connects: he has something to ask."""
        super().connection_made(transport)
        self._hurry()
        if self.client is not None and not self.config.proxy_headers:
            self._counted = self.client[0]
            open_now[self._counted] += 1
            if open_now[self._counted] > MOST_CONNECTIONS:
                transport.abort()

    def data_received(self, data: bytes) -> None:
        """Something of a request, or all of it."""
        idle = self.cycle is None or self.cycle.response_complete
        super().data_received(data)
        if self._handed_over():
            self._count_no_more()
        if self._handed_over() or (self.cycle is not None and not self.cycle.response_complete):
            self._stop()
        elif idle and self._waiting is None:
            self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._stop()
        self._take_time(None)
        self._count_no_more()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The line is full: whoever asked has to take what he is answered."""
        super().pause_writing()
        self._take_time(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """He has taken it."""
        self._take_time(None)
        super().resume_writing()

    def _take_time(self, left: int | None) -> None:
        """Look later whether somebody takes what is left for him; nothing is if it is None."""
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        if left is not None:
            loop = asyncio.get_running_loop()
            self._taking = loop.call_later(TAKE_SECONDS, self._taken, left)

    def _taken(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if before - left < LEAST_TAKEN:
            self.transport.abort()
        else:
            self._take_time(left)

    def _count_no_more(self) -> None:
        if self._counted:
            open_now[self._counted] -= 1
            if not open_now[self._counted]:
                del open_now[self._counted]
            self._counted = ""

    def _handed_over(self) -> bool:
        """Whether the connection is a socket's by now, which has clocks of its own."""
        return self.transport is not None and self.transport.get_protocol() is not self

    def _hurry(self) -> None:
        self._waiting = asyncio.get_running_loop().call_later(HEAD_SECONDS, self._too_slow)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _too_slow(self) -> None:
        self._waiting = None
        if self.transport is None or self.transport.get_protocol() is not self:
            return  # A socket has taken over: whoever sits at a table may be silent.
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()
