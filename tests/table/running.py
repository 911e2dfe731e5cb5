"""A server in a thread of this process, at a real port."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from fechtbuch.table.app import create_app
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
