"""A model at the other end: the library's own client, and what it is told."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client
from mcp_types import TextContent

from fechtbuch.assistant.server import Assistants, Wanted, assisting
from tests.awaited import awaited

Data = dict[str, Any]

MOST_CHARACTERS = 5000
"""Of one result; 2,000 tokens have some 6,000."""


class Model:
    """Somebody who calls tools."""

    def __init__(self, client: Client, server: Assistants | None = None) -> None:
        self.client = client
        self.server = server
        self.sizes: list[int] = []
        self.read: list[str] = []
        """Everything that it was told."""

    async def call(self, tool: str, **given: Any) -> Any:
        """What a tool says, which must not refuse."""
        said, error = await self._call(tool, given)
        assert not error, said
        self.sizes.append(len(said))
        return json.loads(said)

    async def refused(self, tool: str, **given: Any) -> Data:
        """What a tool says that must refuse."""
        said, error = await self._call(tool, given)
        assert error, said
        told: Data = json.loads(said)
        assert told["refused"]
        return told

    async def _call(self, tool: str, given: Data) -> tuple[str, bool]:
        result = await self.client.call_tool(tool, given)
        [content] = result.content
        assert isinstance(content, TextContent)
        assert len(content.text) <= MOST_CHARACTERS
        self.read.append(content.text)
        return content.text, bool(result.is_error)

    async def resource(self, address: str) -> str:
        """The text of a resource."""
        [content] = (await self.client.read_resource(address)).contents
        return str(getattr(content, "text", ""))

    async def to_the_end(self, said: Data, most: int = 400) -> Data:
        """Answer by the best plan until the fight is over."""
        for _ in range(most):
            if "over" in said:
                return said
            said = await self.call("answer", text="p1")
        raise AssertionError("the fight does not end")


@asynccontextmanager
async def model(**wanted: Any) -> AsyncIterator[Model]:
    """A model that is connected to a server in this process."""
    async with (
        assisting(Wanted(**wanted), processes=1) as server,
        Client(server) as client,
    ):
        yield Model(client, server)


def with_model(act: Callable[[Model], Awaitable[None]], **wanted: Any) -> None:
    """Let a model do something, from the first call to the last."""

    async def run() -> None:
        async with model(**wanted) as one:
            await act(one)

    awaited(run())
