"""Over stdio and HTTP, and at a table of the server: who is let in, and to what."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from typer.testing import CliRunner
from websockets.sync.client import connect

from fechtbuch.cli.app import app
from tests.assistant.kit import Model, with_model
from tests.assistant.test_refusing import HOSTILE
from tests.awaited import awaited
from tests.table.running import running

COMMAND = ["-m", "fechtbuch", "mcp"]
TOKEN = "a-token-that-only-we-have"
HTTP = httpx.Client(timeout=60)


def test_over_standard_input_and_output() -> None:
    parameters = StdioServerParameters(
        command=sys.executable, args=COMMAND, env=dict(os.environ), cwd=Path.cwd()
    )

    async def act() -> None:
        async with Client(parameters) as client:
            one = Model(client)
            said = await one.call("open_fight", scenario="duel-of-honour")
            assert "over" in await one.to_the_end(said)

    awaited(act())


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server over HTTP; gives its address."""
    file = folder / "token"
    file.write_text(f"{TOKEN}\n", encoding="utf-8")
    command = [sys.executable, *COMMAND, "--http", "--port", "0", "--token-file", str(file)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            found = re.search(r"http://\S+/mcp", process.stderr.readline())
            assert found is not None
            yield found.group()
        finally:
            process.terminate()


def test_over_http_only_who_has_the_token_is_let_in_and_no_foreign_page(tmp_path: Path) -> None:
    async def act(address: str) -> None:
        headers = {"Authorization": f"Bearer {TOKEN}"}
        async with (
            create_mcp_http_client(headers=headers) as http,
            Client(streamable_http_client(address, http_client=http)) as client,
        ):
            one = Model(client)
            said = await one.call("open_fight", scenario="kurt-and-hans", play=["kurt"])
            assert "over" in await one.to_the_end(said)  # a draw is an end, too

    def status(address: str, **headers: str) -> int:
        usual = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
        usual["Accept"] = "application/json, text/event-stream"
        given = {**usual, **headers}
        kept = {name: value for name, value in given.items() if value}
        return HTTP.post(address, headers=kept, content=b"{}").status_code

    with served(tmp_path) as address:
        awaited(act(address))
        assert status(address) == 400, "let in, and told that this is no message"
        assert status(address, Authorization="") == 401
        assert status(address, Authorization="Bearer guessed") == 401
        assert status(address, Authorization=f"Basic {TOKEN}") == 401
        assert status(address, Host="rebound.example") == 421
        assert status(address, Origin="https://elsewhere.example") == 403
        large = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
        answer = HTTP.post(address, headers=large, content=b" " * 1_100_000)
        assert answer.status_code == 413


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--http", "--host", "0.0.0.0"], "127.0.0.1"),
        (["--http", "--token-file", "short"], "16"),
        (["--http", "--token-file", "missing"], "missing"),
    ],
)
def test_what_would_not_be_safe_is_not_served(
    options: list[str], word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("short").write_text("secret", encoding="utf-8")
    done = CliRunner().invoke(app, ["mcp", *options])
    assert done.exit_code == 2
    assert word in done.output


def say(address: str, table: str, token: str, words: str) -> None:
    """Say something at a table, as its page does."""
    with connect(f"ws{address[4:]}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        socket.send(json.dumps({"type": "say", "to": ["s1"], "text": words}))
        while json.loads(socket.recv())["type"] != "talk":
            pass


def test_a_model_sits_at_a_table_by_the_link_of_a_seat(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as address:
        seats = [{"name": "Nina", "side": "kurt"}, {"name": "Otto", "side": "hans"}]
        body = {"scenario": "kurt-and-hans", "seats": seats}
        opened = HTTP.post(f"{address}/api/tables", json=body).json()
        table, links = opened["table"], opened["links"]
        first = address + links["seats"][0]["link"]
        referee = {"Authorization": f"Bearer {links['referee'].partition('#')[2]}"}

        async def act(one: Model) -> None:
            said = await one.call("sit", link=first)
            assert said["you_are"] == "player"
            assert [seat["name"] for seat in said["people"]] == ["Nina", "Otto"]
            for _ in range(20):
                if "asked" not in said:
                    break
                assert said["asked"]["fighter"] == "kurt"
                said = await one.call("delegate")
            assert said["waiting_for"] == ["Hans"]
            told = await one.refused("answer", text="p1")
            assert told["possible"] == ["Hans"]
            say(address, table, links["referee"].partition("#")[2], HOSTILE)
            heard = await one.call("wait", seconds=1)
            assert heard["waiting_for"] == ["Hans"]
            assert [(one["by"], one["words"]) for one in heard["said"]] == [("referee", HOSTILE)]
            assert "said" not in await one.call("wait", seconds=0.1)
            state = HTTP.get(f"{address}/api/tables/{table}", headers=referee).json()["state"]
            assert [value["name"] for value in state["values"]] == ["Nina"]

            for link, word in (
                (address + links["referee"], "--referee"),
                (first[:-3] + "xyz", "link"),
                ("http://10.0.0.1/table/abc#token", "--server"),
                ("http://localhost.evil.example/table/abc#token", "--server"),
                ("file:///table/abc#token", "http://"),
                (f"{address}/table/{table}", "#TOKEN"),
                ("http://127.0.0.1:1/table/abc#token", "No table"),
                ("http://[::1/table/abc#token", "#TOKEN"),
            ):
                assert word in str(await one.refused("sit", link=link)), link
            HTTP.delete(f"{address}/api/tables/{table}/seats/s1/link", headers=referee)
            await one.call("wait", seconds=20)
            assert "revoked" in (await one.refused("delegate"))["refused"]

        with_model(act)
