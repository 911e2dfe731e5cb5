"""Connections whose other end does not get to the point are closed.

Whoever opens a connection and never finishes the head of a request would otherwise hold it for
ever, and a server has only so many. Bodies have a time of their own (`guard`).
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD_SECONDS = 15.0
"""How long the head of a request may take to arrive."""


class Hasty(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """The HTTP protocol of the server, with a limit of time for the head of each request."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody connects: he has something to ask."""
        super().connection_made(transport)
        self._hurry()

    def data_received(self, data: bytes) -> None:
        """Something of a request, or all of it."""
        idle = self.cycle is None or self.cycle.response_complete
        super().data_received(data)
        if self._handed_over() or (self.cycle is not None and not self.cycle.response_complete):
            self._stop()
        elif idle and self._waiting is None:
            self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._stop()
        super().connection_lost(exc)

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
