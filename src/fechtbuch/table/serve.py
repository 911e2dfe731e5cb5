"""Running the server: one process over SQLite, several over PostgreSQL."""

import gc
import os
import signal
import socket
import ssl
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import uvicorn

from fechtbuch.offspring import leave_with_parent
from fechtbuch.table.app import Services, create_app
from fechtbuch.table.hasty import Hasty
from fechtbuch.table.socket import LARGEST_MESSAGE
from fechtbuch.table.store import Store, StoreError

RATE = "FECHTBUCH_RATE"
"""Requests a second that one address may make; for load tests, which come from one address."""

SOCKET = "FECHTBUCH_SOCKET"
"""The number of a listening socket, from whoever starts the server and holds the address."""

GRACE_SECONDS = 1
LOOK_SECONDS = 0.5
SWITCH_SECONDS = 0.001
RUBBISH = (20_000, 50, 200)
"""How seldom rubbish is collected: young, middle-aged and old."""


@dataclass(frozen=True)
class Serving:
    """How to serve."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    proxy: str = ""
    """The address of a proxy that is believed where requests come from; nobody is if empty."""
    tls_cert: str = ""
    tls_key: str = ""
    """Files with certificate and key; with them pages come by https."""
    keep_days: int = 0
    """Days after which a table at which nothing is done is forgotten; 0 for never."""
    export: str = ""
    """A folder for the records of tables that are forgotten."""

    @property
    def scheme(self) -> str:
        """How the address begins."""
        return "https" if self.tls_cert else "http"


def serve(serving: Serving, ready: Callable[[str], None]) -> None:
    """Serve until somebody ends it; `ready` is told the address."""
    if serving.workers > 1 and not serving.database.startswith("postgresql"):
        raise StoreError(
            f"{serving.workers} workers: one process serves a SQLite file, several share "
            "PostgreSQL; give --database postgresql://…"
        )
    _check_tls(serving)
    # Before anybody is told: a database that cannot be used ends it here.
    Store(serving.database).close()
    listening = bind(serving)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    if serving.workers == 1:
        ready(f"{serving.scheme}://{shown}:{port}/")
        _serve(serving, listening)
    else:
        _supervise(serving, listening, lambda: ready(f"{serving.scheme}://{shown}:{port}/"))


def _check_tls(serving: Serving) -> None:
    """Certificate and key belong together and can be read, or the reason why not."""
    if not serving.tls_cert and not serving.tls_key:
        return
    if not serving.tls_cert or not serving.tls_key:
        raise StoreError("TLS wants both: give --tls-cert FILE and --tls-key FILE")
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(serving.tls_cert, serving.tls_key)
    except (OSError, ssl.SSLError) as error:
        raise StoreError(f"{serving.tls_cert}, {serving.tls_key}: {error}") from None


def _serve(serving: Serving, listening: socket.socket) -> None:
    _hold_many()
    # What is loaded by now stays, and sessions live long: looking through all of it for rubbish
    # would stop every table for a while, and seldom find any.
    gc.freeze()
    gc.set_threshold(*RUBBISH)
    # Threads that run rules must not keep the loop waiting.
    sys.setswitchinterval(SWITCH_SECONDS)
    rate = float(os.environ.get(RATE, "50"))
    app = create_app(
        serving.database,
        rate=rate,
        makers=max(1.0, rate / 50),
        keep_days=serving.keep_days,
        export=Path(serving.export) if serving.export else None,
        host=serving.host,
    )
    Ending(server_config(serving, app), app.state.services).run(sockets=[listening])


def _hold_many() -> None:
    """Hold as many connections open as the machine allows, not only as many as it proposes."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Ending(uvicorn.Server):
    """A server that, when it ends, first ends all heavy work: whoever waits for it is answered."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go of the work, then of the people."""
        await self.services.stop_work()
        await super().shutdown(sockets)


def server_config(serving: Serving, app: Any) -> uvicorn.Config:
    """How the HTTP server is set up."""
    return uvicorn.Config(
        app,
        http=Hasty,
        log_level="warning",
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        # Without a proxy in front, `X-Forwarded-For` is what anybody likes to write there.
        proxy_headers=serving.proxy != "",
        forwarded_allow_ips=serving.proxy or None,
        ssl_certfile=serving.tls_cert or None,
        ssl_keyfile=serving.tls_key or None,
    )


def _worker(serving: Serving, listening: socket.socket) -> None:
    leave_with_parent()
    _serve(serving, listening)


def _supervise(serving: Serving, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run several workers at one address; one that dies is replaced."""
    context = get_context("spawn")
    ending = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ending.set())
    workers: list[SpawnProcess] = []
    ready()
    while not ending.is_set():
        workers = [worker for worker in workers if worker.is_alive()]
        while len(workers) < serving.workers:
            worker = context.Process(target=_worker, args=(serving, listening))
            worker.start()
            workers.append(worker)
        ending.wait(LOOK_SECONDS)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(2 * GRACE_SECONDS)
        if worker.is_alive():
            worker.kill()


def bind(serving: Serving) -> socket.socket:
    """A socket that listens at the address, or the one that was handed over."""
    given = os.environ.pop(SOCKET, "")
    if given:
        return socket.socket(fileno=int(given))
    family = socket.AF_INET6 if ":" in serving.host else socket.AF_INET
    listening = socket.socket(family=family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((serving.host, serving.port))
    except OSError as error:
        raise StoreError(f"{serving.host}:{serving.port}: {error.strerror}") from None
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening
