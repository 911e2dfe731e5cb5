"""The doorkeeper: size and rate limits, security headers, where a socket may come from."""

import asyncio
import time
from collections import Counter, OrderedDict
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fechtbuch.web import CONTENT_POLICY

LARGEST_BODY = 1_000_000
LARGEST_UPLOAD = 9_000_000
"""Bytes of a saved record that is loaded."""

LARGEST_FILE = 20_000_000
"""Bytes of a file that somebody imports, or of a picture; what it is says more exactly."""

MOST_ADDRESSES = 10_000

SOCKETS = 4.0
"""Sockets that an address may have open, for each request that it may make a second."""

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

OF_PARTS = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
"""What a browser heeds of them where it loads a part of a page; the rest is the page's own."""

PARTS = (".js", ".css", ".woff2")
"""A page has a dozen of these and more: half a kilobyte of headers on each would be felt."""


class Bucket:
    """Lets so many through a second, and a burst of some more."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each address; the oldest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether one more of this address may pass."""
        bucket = self.known.get(address)
        if bucket is None:
            bucket = Bucket(self.rate, self.burst)
            self.known[address] = bucket
            if len(self.known) > MOST_ADDRESSES:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(address)
        return bucket.take(cost)


BODY_SECONDS = 20.0
"""How long the body of a request may take to arrive."""


class TooLarge(HTTPException):
    """A body that is larger than it may be."""

    def __init__(self) -> None:
        super().__init__(413)


class TooSlow(HTTPException):
    """A body that does not arrive."""

    def __init__(self) -> None:
        super().__init__(408)


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, requests: Buckets, makers: Buckets) -> None:
        self.app = app
        self.requests = requests
        self.makers = makers
        """For what costs the server much: new tables and simulations."""
        self.most_sockets = SOCKETS * requests.rate
        self.sockets: Counter[str] = Counter()
        """How many each address has open."""
        self.messages = Buckets(SOCKETS * requests.rate, SOCKETS * requests.burst)
        """What all sockets of an address may send."""
        self._in_turn: dict[str, asyncio.Lock] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or turn it away."""
        if scope["type"] == "websocket":
            await self._converse(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        api = path.startswith("/api/")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                part = path.startswith("/static/") and path.endswith(PARTS)
                for name, value in HEADERS.items():
                    if not part or name in OF_PARTS:
                        headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store" if api else "no-cache")
            await send(message)

        address = scope["client"][0] if scope.get("client") else ""
        making = api and scope["method"] == "POST" and path in MAKING
        if api and not (self.makers if making else self.requests).take(address):
            await _turned_away(429, "too-many-requests", scope, receive, guarded)
            return
        largest = LARGEST_UPLOAD if path == "/api/tables/load" else LARGEST_BODY
        if path == "/api/mine/import" or (
            path.startswith("/api/mine/fighters/") and path.endswith("/portrait")
        ):
            largest = LARGEST_FILE
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > largest:
            await _turned_away(413, "too-large", scope, receive, guarded)
            return
        seen = 0

        began = time.monotonic()

        async def counted() -> Message:
            nonlocal seen
            if seen < 0:
                return await receive()
            left = BODY_SECONDS - (time.monotonic() - began)
            try:
                message = await asyncio.wait_for(receive(), max(left, 0.01))
            except TimeoutError:
                raise TooSlow from None
            seen += len(message.get("body", b""))
            if seen > largest:
                raise TooLarge
            if not message.get("more_body", False):
                seen = -1  # All of it is here: what is waited for now is that somebody hangs up.
            return message

        started = False

        async def noted(message: Message) -> None:
            nonlocal started
            started = True
            await guarded(message)

        try:
            await self.app(scope, counted, noted)
        except TooLarge:
            if not started:
                await _turned_away(413, "too-large", scope, receive, guarded)
        except TooSlow:
            if not started:
                await _turned_away(408, "too-slow", scope, receive, guarded)
        except asyncio.CancelledError:
            # The server ends and cannot wait any longer; nobody is left to tell but who asked.
            if not started:
                await _turned_away(503, "busy", scope, receive, guarded)

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket be opened; one address may not take all that the server can hold."""
        address = scope["client"][0] if scope.get("client") else ""
        if self.sockets[address] >= self.most_sockets or not self.requests.take(address):
            await receive()
            await send({"type": "websocket.close", "code": 1013})
            return
        self.sockets[address] += 1
        in_turn = self._in_turn.setdefault(address, asyncio.Lock())

        async def paced() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive" and not self.messages.take(address):
                # Nothing is refused; the line is full until it is his turn.
                async with in_turn:
                    while not self.messages.take(address):
                        await asyncio.sleep(1 / self.messages.rate)
            return message

        try:
            # Nothing but the end of the server cancels a conversation, and it says so to nobody.
            with suppress(asyncio.CancelledError):
                await self.app(scope, paced, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
                del self._in_turn[address]


MAKING = (
    "/api/tables",
    "/api/tables/load",
    "/api/evenings",
    "/api/simulations",
    "/api/questions",
    "/api/mine",
)


async def _turned_away(status: int, code: str, scope: Scope, receive: Receive, send: Send) -> None:
    from fechtbuch.table.problems import details

    response = JSONResponse(
        details(status, code, "en"), status, media_type="application/problem+json"
    )
    await response(scope, receive, send)


def same_origin(headers: Headers) -> bool:
    """Whether a socket was opened by a page of this server, or by no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")
