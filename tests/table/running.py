"""A server in this process, at a real port: in a thread, or beside what is asked of it."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import uvicorn

from fechtbuch.table.app import create_app
from fechtbuch.table.serve import Serving, server_config
from fechtbuch.table.socket import LARGEST_MESSAGE


@contextmanager
def running(database: str) -> Iterator[str]:
    """Serve for a while; gives the address."""
    app = create_app(database, rate=100_000, makers=100_000)
    config = uvicorn.Config(
        app, host="127.0.0.1", port=0, log_level="warning", ws_max_size=LARGEST_MESSAGE
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)


@asynccontextmanager
async def served(serving: Serving, app: Callable[..., Any]) -> AsyncIterator[int]:
    """Another application in a server set up as ours, and the port that it listens at."""
    config = server_config(serving, app)
    config.lifespan = "off"
    config.port = 0
    server = uvicorn.Server(config)
    running = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await running
