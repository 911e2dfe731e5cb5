"""Somebody who has no table and wants everything: files, sheets, portraits, all at once."""

import asyncio
import io
import time
import zipfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from starlette.types import Message, Scope

from fechtbuch.scenario import ScenarioError, load
from fechtbuch.scenario.files import MOST_DOTS, parse, toml_text
from fechtbuch.table import chest, portraits
from fechtbuch.table.errands import MOST_WAITING, Errands
from fechtbuch.table.guard import Buckets, Guard
from fechtbuch.table.portraits import NoPortrait, Painter
from fechtbuch.table.refusals import Refused
from fechtbuch.table.rooms import Hub
from fechtbuch.table.store import Store
from fechtbuch.table.thrift import ASIDE_SECONDS, LATELY_SECONDS, Company, Thrift
from tests.awaited import awaited
from tests.table.kit import House
from tests.table.test_evening import Evening


def test_an_address_has_one_thing_done_at_a_time_and_no_other_waits_for_it(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        errands = Errands(hub)
        at_once: list[int] = []
        most: list[int] = []

        def slow() -> None:
            at_once.append(1)
            most.append(len(at_once))
            time.sleep(0.05)
            at_once.pop()

        hostile = [asyncio.ensure_future(errands.run("hostile", slow)) for _ in range(30)]
        await asyncio.sleep(0.01)
        began = time.monotonic()
        await errands.run("other", lambda: None)
        assert time.monotonic() - began < 0.5
        assert not all(one.done() for one in hostile)
        await asyncio.gather(*hostile)
        assert max(most) == 1
        await hub.close()

    awaited(play())


def test_more_than_may_wait_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        errands = Errands(hub)
        asked = [
            asyncio.ensure_future(errands.run("hostile", time.sleep, 0.01))
            for _ in range(MOST_WAITING + 5)
        ]
        found = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in found if isinstance(one, Refused)]
        assert len(refused) == 5
        assert {one.status for one in refused} == {429}
        await hub.close()

    awaited(play())


@pytest.fixture
def ran(home: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done in the turn of who asks, by name."""
    found: list[str] = []
    run = home.services.errands.run

    async def noted(address: str, function: Any, *arguments: object) -> Any:
        found.append(function.__name__)
        return await run(address, function, *arguments)

    monkeypatch.setattr(home.services.errands, "run", noted)
    return found


def test_files_are_read_in_the_turn_of_who_sends_them(home: House, ran: list[str]) -> None:
    key = home.client.post("/api/mine").json()["key"]
    mine = {"Authorization": f"Bearer {key}"}
    home.client.post("/api/mine/import?name=x.toml", content=b"a=1", headers=mine)
    home.client.post("/api/mine/fighters", json={"name": "X"}, headers=mine)
    home.client.post("/api/scenarios/check", json={})
    home.client.post("/api/books/gurps/sheet", json={})
    home.client.post("/api/tables", json={"scenario": "kurt-and-hans"})
    home.client.post("/api/tables/load", json={"record": "x"})
    home.client.post("/api/simulations", json={"scenario": "kurt-and-hans", "fights": 1})
    assert {"bring_in", "keep", "scenario_problems", "reckoned", "open_table", "load_table"} <= set(
        ran
    )
    assert "varied" in ran


def test_an_evening_is_prepared_and_gone_on_with_in_the_turn_of_who_asks(
    home: House, ran: list[str]
) -> None:
    evening = Evening(home)
    evening.go_on()
    for path in ("/party", "/chance"):
        evening.http("referee", "GET", path)
    evening.http("referee", "PUT", "/encounters", json={"expect": 9, "encounters": []})
    evening.look()
    wanted = {"prepare", "open_next", "party_data", "coming_scene", "evening_data", "masters_data"}
    assert wanted <= set(ran)


def test_a_name_of_very_many_parts_is_refused_before_it_takes_an_hour() -> None:
    began = time.process_time()
    with pytest.raises(ScenarioError):
        parse(".".join(["a"] * 400_000) + " = 1", "long.toml", ".toml")
    assert time.process_time() - began < 2
    assert parse("a.b.c = 1", "short.toml", ".toml") == {"a": {"b": {"c": 1}}}
    prose = "text = '''" + "So it goes. " * (MOST_DOTS - 1) + "'''"
    assert parse(prose, "prose.toml", ".toml")
    rows = ", ".join(['".w.w.w.w."'] * MOST_DOTS)
    assert parse(f"rows = [{rows}]", "map.toml", ".toml")
    with pytest.raises(ScenarioError):
        parse(".".join(['"a"'] * 2 * MOST_DOTS) + " = 1", "quoted.toml", ".toml")


def picture() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (4, 4)).save(out, "WEBP")
    return out.getvalue()


def test_all_pictures_of_an_archive_have_the_time_of_one(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = load("three-brigands").to_data()
    slugs = [one["slug"] for side in scene["sides"] for one in side["fighters"]]
    painted: list[float] = []

    def slowly(_: bytes, seconds: float = 0) -> bytes:
        painted.append(seconds)
        time.sleep(0.3)
        raise NoPortrait("portrait-broken")

    monkeypatch.setattr(portraits, "SECONDS", 0.5)
    monkeypatch.setattr(portraits, "portrait_of", slowly)
    looks = {f"scene.{slug}.webp": picture() for slug in slugs}
    assert len(looks) > 3
    chest._faces_beside(scene, "scene", looks, Painter())
    assert 1 <= len(painted) <= 2
    assert all(left < 0.25 for left in painted[1:])
    painted.clear()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("scene.toml", toml_text(scene))
        for name, content in looks.items():
            archive.writestr(name, content)
    key = home.client.post("/api/mine").json()["key"]
    mine = {"Authorization": f"Bearer {key}"}
    sent = home.client.post("/api/mine/import?name=x.zip", content=out.getvalue(), headers=mine)
    assert sent.status_code == 201
    assert 1 <= len(painted) <= 2


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_whoever_is_cut_off_at_the_end_is_no_fault(kind: str) -> None:
    async def waiting(*_: object) -> None:
        await asyncio.sleep(60)

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def play() -> None:
        guard = Guard(waiting, Buckets(9, 9), Buckets(9, 9))
        scope: Scope = {"type": kind, "path": "/api/x", "method": "GET", "headers": []}
        task = asyncio.ensure_future(guard(scope, receive, send))
        await asyncio.sleep(0.01)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert not task.cancelled()

    awaited(play())
    assert [one["status"] for one in sent if "status" in one] == ([503] if kind == "http" else [])


def test_an_address_may_not_hold_more_sockets_than_is_fit() -> None:
    async def waiting(*_: object) -> None:
        await asyncio.sleep(60)

    async def play() -> None:
        guard = Guard(waiting, Buckets(2, 100), Buckets(9, 9))
        sent: list[tuple[str, str]] = []

        def opened(address: str) -> asyncio.Task[None]:
            async def send(message: Message) -> None:
                sent.append((address, message["type"]))

            async def receive() -> Message:
                return {"type": "websocket.connect"}

            scope: Scope = {"type": "websocket", "path": "/x", "client": (address, 1)}
            return asyncio.ensure_future(guard(scope, receive, send))

        tasks = [opened("hostile") for _ in range(12)] + [opened("other")]
        await asyncio.sleep(0.05)
        assert sent == [("hostile", "websocket.close")] * 4
        assert sum(not one.done() for one in tasks) == 9
        for one in tasks:
            one.cancel()
        await asyncio.sleep(0.05)
        assert not guard.sockets

    awaited(play())


def test_an_address_may_send_so_many_messages_through_however_many_sockets() -> None:
    async def listening(scope: Scope, receive: Any, send: Any) -> None:
        while True:
            await receive()
            heard[scope["client"][0]] += 1

    heard: Counter[str] = Counter()

    async def play() -> None:
        guard = Guard(listening, Buckets(10, 40), Buckets(9, 9))

        async def receive() -> Message:
            await asyncio.sleep(0)
            return {"type": "websocket.receive", "text": "{}"}

        async def now_and_then() -> Message:
            await asyncio.sleep(0.05)
            return {"type": "websocket.receive", "text": "{}"}

        async def send(_: Message) -> None:
            """Nobody listens."""

        def opened(address: str, hear: Any) -> asyncio.Task[None]:
            scope: Scope = {"type": "websocket", "path": "/x", "client": (address, 1)}
            return asyncio.ensure_future(guard(scope, hear, send))

        tasks = [opened("hostile", receive) for _ in range(20)] + [opened("other", now_and_then)]
        await asyncio.sleep(1)
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks)
        assert 40 <= heard["hostile"] <= guard.messages.burst + 3 * guard.messages.rate
        assert heard["other"] > 5

    awaited(play())


def test_where_others_play_a_share_is_small_and_debtors_stand_aside() -> None:
    company = Company()
    hostile, other = object(), object()
    company.begin(hostile)
    assert not company.lately(hostile)
    assert not company.others(hostile)
    company.begin(other)
    assert company.lately(hostile)
    assert company.others(hostile)
    thrift = Thrift(share=1.0, burst=1.0, in_company=0.1)
    thrift.left = -0.1
    thrift.at = time.monotonic()
    assert thrift.wait(company=True) == pytest.approx(1.0, rel=0.1)
    assert thrift.wait() == pytest.approx(0.1, rel=0.1)
    began = time.monotonic()
    thrift.stand_aside(lambda: company.others(hostile))
    assert time.monotonic() - began >= ASIDE_SECONDS
    company.end(other)
    began = time.monotonic()
    thrift.stand_aside(lambda: company.others(hostile))
    thrift.left = 0.5
    thrift.stand_aside(lambda: True)
    assert time.monotonic() - began < ASIDE_SECONDS
    company._last_at -= LATELY_SECONDS
    assert not company.lately(hostile)
