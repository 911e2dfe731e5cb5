"""How a seat is connected: to a table of this process, or to one of a server elsewhere."""

import asyncio
from contextlib import suppress
from typing import Any, Protocol

import websockets
from starlette.types import Message
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection

from fechtbuch.table.counsel import Counsel
from fechtbuch.table.rooms import Hub
from fechtbuch.table.socket import Talk

CONNECT_SECONDS = 10.0
LARGEST_STATE = 8_000_000
"""Bytes of a message that a server elsewhere may send."""


class Wire(Protocol):
    """Carries the messages of a table's socket."""

    async def send(self, text: str) -> None:
        """Send a message."""

    async def receive(self) -> str | None:
        """The next message; nothing when the other side has hung up."""

    async def close(self) -> None:
        """Hang up."""


class Inside:
    """The socket of a table in this process, without any network between."""

    def __init__(self, hub: Hub, counsel: Counsel, table: str) -> None:
        self._to_table: asyncio.Queue[Message] = asyncio.Queue()
        self._from_table: asyncio.Queue[Message] = asyncio.Queue()
        self._to_table.put_nowait({"type": "websocket.connect"})
        scope: dict[str, Any] = {"type": "websocket", "path": "/", "headers": []}
        socket = WebSocket(scope, self._to_table.get, self._from_table.put)
        self._talk = asyncio.ensure_future(Talk(hub, counsel, socket, table).run())
        self._talk.add_done_callback(
            lambda _: self._from_table.put_nowait({"type": "websocket.close"})
        )

    async def send(self, text: str) -> None:
        """Send a message."""
        await self._to_table.put({"type": "websocket.receive", "text": text})

    async def receive(self) -> str | None:
        """The next message; nothing when the table has hung up."""
        while True:
            message = await self._from_table.get()
            if message["type"] == "websocket.send":
                return str(message["text"])
            if message["type"] == "websocket.close":
                return None

    async def close(self) -> None:
        """Hang up."""
        await self._to_table.put({"type": "websocket.disconnect", "code": 1000})
        with suppress(asyncio.CancelledError):
            await self._talk


class Outside:
    """The socket of a table at a server."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    @staticmethod
    async def to(address: str) -> "Outside":
        """Connect to an address; `OSError` or `websockets.WebSocketException` if nobody answers."""
        connection = await websockets.connect(
            address, open_timeout=CONNECT_SECONDS, max_size=LARGEST_STATE, proxy=None
        )
        return Outside(connection)

    async def send(self, text: str) -> None:
        """Send a message; one that nobody hears any more is told by `receive`."""
        with suppress(websockets.ConnectionClosed):
            await self._connection.send(text)

    async def receive(self) -> str | None:
        """The next message; nothing when the server has hung up."""
        try:
            text = await self._connection.recv()
        except websockets.ConnectionClosed:
            return None
        return text if isinstance(text, str) else text.decode(errors="replace")

    async def close(self) -> None:
        """Hang up."""
        await self._connection.close()
