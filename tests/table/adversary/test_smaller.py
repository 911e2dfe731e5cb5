"""Smaller holes: tokens in paths, half a request, a damaged database, seeds beyond all bounds."""

import asyncio
import sqlite3
import time
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError, OperationalError
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner

from fechtbuch.cli.app import app
from fechtbuch.table import guard, hasty
from fechtbuch.table.serve import Serving
from fechtbuch.table.socket import NOT_LET_IN
from fechtbuch.table.store import Store, StoreError
from tests.awaited import awaited
from tests.table.kit import House, Person, token_of
from tests.table.running import served


def test_the_token_of_a_replay_is_in_no_path_that_a_server_sees(home: House) -> None:
    table = home.duel()
    path, _, token = table.links["replay"].partition("#")
    assert token
    assert token not in path
    assert table.http("replay", "GET", "/moments").status_code == 200


@pytest.mark.parametrize("role", ["spectator", "replay", "referee"])
def test_links_without_a_seat_can_be_renewed_by_the_game_master_alone(
    home: House, role: str
) -> None:
    table = home.duel()
    for who in ("Anna", "spectator", "replay"):
        assert table.http(who, "POST", f"/links/{role}").status_code == 403
    made = table.http("referee", "POST", f"/links/{role}")
    assert made.status_code == 201
    old = table.tokens[role]
    assert table.http(role, "GET").status_code == 403
    table.tokens[role] = token_of(made.json()["link"])
    assert table.http(role, "GET").status_code == 200
    assert table.tokens[role] != old
    assert table.http("referee", "POST", "/links/everybody").status_code == 422


async def answers(scope: object, receive: object, send: object) -> None:
    """Takes whatever comes: a request is answered, a socket accepted and listened to."""
    message = await receive()  # type: ignore[operator]
    if message["type"] == "websocket.connect":
        await send({"type": "websocket.accept"})  # type: ignore[operator]
        await receive()  # type: ignore[operator]
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b"hello"})  # type: ignore[operator]


def here(folder: Path) -> Serving:
    """A server over a database of its own."""
    return Serving(f"sqlite:///{folder / 'x.sqlite'}", port=0)


async def answered(folder: Path, talk: bytes) -> bytes:
    """What a server answers to some bytes; nothing if it hangs up."""
    async with served(here(folder), answers) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(talk)
        await writer.drain()
        found = await asyncio.wait_for(reader.read(1000), 20)
        writer.close()
        return found


def test_half_a_request_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hasty, "HEAD_SECONDS", 0.3)
    assert awaited(answered(tmp_path, b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")) == b""
    assert awaited(answered(tmp_path, b"")) == b""
    whole = awaited(answered(tmp_path, b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
    assert whole.startswith(b"HTTP/1.1 200")


async def silent_socket(folder: Path, seconds: float) -> bytes:
    """What comes over a socket on which nobody says anything."""
    key = b"dGhlIHNhbXBsZSBub25jZQ=="
    head = (
        b"GET /api/tables/0/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key
    )
    async with served(here(folder), answers) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head + b"\r\n\r\n")
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
        try:
            # The end of the stream would be nothing at all.
            heard = await asyncio.wait_for(reader.read(1), seconds)
            answer += heard if len(heard) else b"hung up"
        except TimeoutError:
            answer += b"still there"
        writer.close()
        return answer


def test_whoever_sits_at_a_table_may_be_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hasty, "HEAD_SECONDS", 0.3)
    answer = awaited(silent_socket(tmp_path, 1.5))
    assert answer.startswith(b"HTTP/1.1 101")
    assert answer.endswith(b"still there")


async def hands_out(scope: object, receive: object, send: object) -> None:
    """Answers with more than any line holds."""
    await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": bytes(20_000_000)})  # type: ignore[operator]


async def taken(folder: Path, pause: float) -> int:
    """How much of a large answer somebody gets who waits so long before he takes any of it."""
    async with served(here(folder), hands_out) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        await asyncio.sleep(pause)
        found = 0
        with suppress(ConnectionResetError):
            while piece := await asyncio.wait_for(reader.read(1_000_000), 20):
                found += len(piece)
        writer.close()
        return found


def test_whoever_does_not_take_his_answer_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hasty, "TAKE_SECONDS", 0.4)
    assert awaited(taken(tmp_path, 0)) > 20_000_000
    assert awaited(taken(tmp_path, 2)) < 20_000_000


def test_one_address_does_not_take_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hasty, "MOST_CONNECTIONS", 5)

    async def many(serving: Serving) -> list[bool]:
        """Whether each of eight is still connected that have not asked for anything yet."""
        async with served(serving, answers) as port:
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(8)]
            await asyncio.sleep(0.5)
            there = [not reader.at_eof() and reader.exception() is None for reader, _ in lines]
            for _, writer in lines:
                writer.close()
            return there

    plain = here(tmp_path)
    assert awaited(many(plain)) == [True] * 5 + [False] * 3
    assert not hasty.open_now
    # All that come through a proxy come from its address.
    assert awaited(many(replace(plain, proxy="127.0.0.1"))) == [True] * 8


def test_half_a_body_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.2)
    sent: list[dict[str, object]] = []

    async def reads(scope: object, receive: object, send: object) -> None:
        await receive()  # type: ignore[operator]
        await receive()  # type: ignore[operator]

    async def never() -> dict[str, object]:
        if not sent:
            sent.append({})
            return {"type": "http.request", "body": b"{", "more_body": True}
        await asyncio.sleep(60)
        raise AssertionError

    async def note(message: dict[str, object]) -> None:
        sent.append(message)

    buckets = guard.Buckets(100, 100)
    watched = guard.Guard(reads, buckets, buckets)
    scope = {"type": "http", "path": "/api/tables", "method": "POST", "headers": []}
    awaited(asyncio.wait_for(watched(scope, never, note), 10))  # type: ignore[arg-type]
    assert [one.get("status") for one in sent if "status" in one] == [408]


@pytest.mark.parametrize("path", ["%00", "a%00b", "a" * 5000, "..%2f..%2fapp.py", "js%00/table.js"])
def test_a_path_that_no_file_can_have_leads_nowhere(home: House, path: str) -> None:
    for before in ("/static/", "/static/pack/", "/locale/"):
        assert home.client.get(before + path).status_code == 404, before


def test_what_is_handed_out_is_kept_with_anything_in_its_title(house: House) -> None:
    table = house.duel()
    with ExitStack() as stack:
        master = Person(table, "referee", stack)
        master.say({"type": "say", "title": "A\x00B", "text": "A letter."})
        heard = master.until(
            lambda one: one["type"] in ("talk", "refused") and one.get("lines") != []
        )
        assert heard["type"] == "talk", heard
        assert heard["lines"][-1]["title"] == "AB"


def test_a_damaged_row_is_told_as_what_it_is(home: House) -> None:
    table = home.duel()
    home.services.hub.rooms.clear()
    file = home.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE entries SET line = '{]' WHERE number = 0")
    answer = table.http("referee", "GET")
    assert answer.status_code == 503
    assert answer.json()["code"] == "table-damaged"
    assert "lost" not in answer.json()["detail"]
    assert home.duel().state()["seq"] == 0


def test_a_database_that_does_not_keep_is_told_as_what_it_is(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = home.duel()
    before = table.state()
    command = {"do": "edict", "text": "say text=hello"}

    def full(written: object) -> int:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(home.services.store, "write", full)
        answer = table.command("referee", command)
        assert answer.status_code == 503
        assert answer.json()["code"] == "not-kept"
        with ExitStack() as stack:
            referee = Person(table, "referee", stack)
            assert referee.command(command)["problem"]["code"] == "not-kept"
    assert table.state()["head"] == before["head"]
    assert table.do("referee", command)["seq"] == before["seq"] + 1


def refused_by(text: str, name: str = "") -> DBAPIError:
    """What a database complains of."""
    orig = sqlite3.OperationalError(text)
    if name:
        orig.sqlite_errorname = name
    return OperationalError("SELECT", {}, orig)


BROKEN = {
    "database-damaged": refused_by("database disk image is malformed", "SQLITE_CORRUPT"),
    "not-read": refused_by("disk I/O error", "SQLITE_IOERR"),
}


@pytest.mark.parametrize("code", sorted(BROKEN))
def test_a_database_that_cannot_be_read_is_told_as_what_it_is(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    table = home.duel()
    table.state()

    def broken(*_: object) -> None:
        raise BROKEN[code]

    with monkeypatch.context() as patch:
        patch.setattr(home.services.store, "place_of", broken)
        answer = table.http("referee", "GET")
        assert (answer.status_code, answer.json()["code"]) == (503, code)
        with home.client.websocket_connect(f"{table.path}/socket") as socket:
            socket.send_json({"type": "hello", "token": table.tokens["referee"]})
            if code == "database-damaged":
                # It would be of no use to come back.
                told = socket.receive_json()
                assert (told["type"], told["problem"]["code"]) == ("revoked", code)
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert (closed.value.code == NOT_LET_IN) == (code == "database-damaged")
    with monkeypatch.context() as patch:
        patch.setattr(home.services.store, "linked", broken)
        with home.client.websocket_connect(f"{table.path}/socket") as socket:
            socket.send_json({"type": "hello", "token": table.tokens["referee"]})
            assert socket.receive_json()["type"] == "welcome"
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
    # Nobody is left sitting there who could not be shown anything.
    until = time.monotonic() + 20
    while home.services.hub.rooms[table.id].connections:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert "Traceback" not in caplog.text


def test_a_damaged_file_is_not_served(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    Store(f"sqlite:///{file}").close()
    data = bytearray(file.read_bytes())
    for place in range(4096, min(len(data), 12 * 4096)):
        data[place] = 0x5A
    file.write_bytes(bytes(data))
    with pytest.raises(StoreError, match=r"damaged|malformed"):
        Store(f"sqlite:///{file}")


@pytest.mark.parametrize("seed", [2**63, 2**64, 10**30])
def test_a_seed_beyond_all_bounds_is_refused_in_words(seed: int) -> None:
    result = CliRunner().invoke(
        app, ["simulate", "kurt-and-hans", "--fights", "10", "--seed", str(seed)]
    )
    assert result.exit_code == 2
    assert "Traceback" not in result.output
