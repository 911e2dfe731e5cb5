"""Who asks nothing is hung up on; who sits at a table may be silent for as long as he likes."""

import socket
import threading
import time
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from fechtbuch.table import hasty

SECONDS = 0.3


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """A socket that says back what it hears."""
    if scope["type"] != "websocket":
        return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        elif message["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        else:
            return


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(hasty, "HEAD_SECONDS", SECONDS)
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(echo, http=hasty.Hasty, log_level="warning", lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join(10)


def test_a_silent_socket_stays_open(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/") as client:
        time.sleep(3 * SECONDS)
        client.send("still there")
        assert client.recv(10) == "still there"


def test_who_never_finishes_a_request_is_hung_up_on(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), 10) as half:
        half.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert half.recv(100) == b""
