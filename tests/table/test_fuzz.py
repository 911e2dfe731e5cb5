"""Nonsense over HTTP and over the socket: no answer is a fault of the server, no table breaks."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
)
from websockets.sync.client import connect

from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record
from fechtbuch.table.messages import SERVER
from tests.table.kit import House, Person, Table, delegate, long_duel, token_of
from tests.table.running import running

Data = dict[str, Any]

BOUNDED = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with running(f"sqlite:///{folder / 'tables.sqlite'}") as found:
        yield found


@pytest.fixture(scope="module")
def opened(address: str) -> Data:
    """A table that the fuzz may reach."""
    seats = [{"name": "Anna", "side": "kurt"}, {"name": "Bela", "side": "hans"}]
    body = {"scenario": long_duel(), "seats": seats}
    found: Data = httpx.post(f"{address}/api/tables", json=body, timeout=60).json()
    return found


def test_no_request_is_answered_by_a_fault(address: str, opened: Data) -> None:
    interface = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    operations = [found.ok() for found in interface.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:

        @given(case=operation.as_strategy())
        @BOUNDED
        def ask(case: Any) -> None:
            _ask(case, opened)

        ask()


def _ask(case: Any, opened: Data) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = opened["table"]
        case.headers["Authorization"] = f"Bearer {token_of(opened['links']['referee'])}"
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = "s1"
        if case.path_parameters.get("role") == "referee":
            case.path_parameters["role"] = "spectator"  # Or nobody could go on.
        if case.method.upper() == "DELETE" and case.path.endswith("{table}"):
            case.headers["Authorization"] = f"Bearer {token_of(opened['links']['spectator'])}"
    if case.method.upper() == "POST" and case.path.endswith(("/simulations", "/questions")):
        # What can begin is tested elsewhere; a hundred simulations would keep everybody waiting.
        case.body = {**case.body, "scenario": "nowhere"} if isinstance(case.body, dict) else {}
    response = case.call(timeout=60)
    assert response.status_code < 500, (case.path, response.text)
    case.validate_response(response, checks=[response_schema_conformance, content_type_conformance])


def values() -> st.SearchStrategy[Any]:
    """Anything that JSON can say."""
    plain = st.none() | st.booleans() | st.integers() | st.text(max_size=30)
    return st.recursive(
        plain | st.floats(allow_nan=False),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
        ),
        max_leaves=6,
    )


WORDS = st.sampled_from(
    ["", "attack", "attack target=hans", "nothing", "end", "say text=x", "3 5", "=", '"', "x" * 500]
)
COMMANDS = st.one_of(
    st.fixed_dictionaries({"do": st.just("answer"), "question": WORDS, "text": WORDS}),
    st.fixed_dictionaries({"do": st.just("delegate"), "question": WORDS}),
    st.fixed_dictionaries(
        {"do": st.just("edict"), "text": WORDS | st.text(max_size=40)},
        optional={"at": st.integers(-2, 40)},
    ),
    st.fixed_dictionaries({"do": st.just("undo")}, optional={"to": st.integers(-2, 40)}),
    st.just({"do": "redo"}),
    st.fixed_dictionaries({"do": st.just("pause"), "on": st.booleans() | values()}),
    st.fixed_dictionaries(
        {
            "do": st.just("stand"),
            "kind": st.sampled_from(["turn", "answer", "x"]),
            "fighter": st.sampled_from(["kurt", "hans", "nobody"]),
            "text": WORDS,
        }
    ),
    st.fixed_dictionaries(
        {"do": st.just("hide"), "fighter": WORDS | st.just("hans"), "on": st.booleans()}
    ),
    st.fixed_dictionaries(
        {"do": st.just("seat"), "seat": st.sampled_from(["s1", "s2", "referee", "s9"])},
        optional={
            "name": st.text(max_size=70),
            "fighters": st.lists(st.sampled_from(["kurt", "hans", "nobody"]), max_size=3),
            "engine": st.booleans(),
            "real_dice": st.booleans(),
        },
    ),
    st.just({"do": "table-rolls"}),
    st.just({"do": "go-on"}),
    st.just({"do": "finish"}),
    values(),
)
MESSAGES = st.one_of(
    values(),
    st.fixed_dictionaries(
        {"type": st.just("command"), "key": st.uuids().map(str), "command": COMMANDS},
        optional={"expect": st.integers(-1, 50)},
    ),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(["options", "why", "hello", "language", "nonsense", "chance"]),
            "question": WORDS,
            "partial": WORDS,
            "value": WORDS,
        }
    ),
    st.fixed_dictionaries({"type": st.sampled_from(["options", "why"]), "question": WORDS}),
)


@given(st.lists(MESSAGES, max_size=12))
@BOUNDED
def test_no_message_breaks_a_table(address: str, messages: list[Any]) -> None:
    seats = [{"name": "Anna", "side": "kurt"}, {"name": "Bela", "side": "hans"}]
    body = {"scenario": long_duel(), "seats": seats}
    table = httpx.post(f"{address}/api/tables", json=body, timeout=60).json()
    token = token_of(table["links"]["referee"])
    socket = f"{address.replace('http', 'ws')}/api/tables/{table['table']}/socket"
    with connect(socket, max_size=None) as client:
        client.send(json.dumps({"type": "hello", "token": token, "chance": False}))
        for message in messages:
            client.send(json.dumps(message))
        client.send(json.dumps({"type": "ping"}))
        while True:
            heard = json.loads(client.recv(60))
            SERVER.validate_python(heard)
            if heard["type"] == "refused":
                assert heard["problem"]["code"] != "fault", messages
            if heard["type"] == "pong":
                break
    headers = {"Authorization": f"Bearer {token}"}
    path = f"{address}/api/tables/{table['table']}"
    state = httpx.get(path, headers=headers, timeout=60).json()["state"]
    assert state["seq"] >= 0
    text = httpx.get(f"{path}/record", headers=headers, timeout=60).text
    opened = open_record(record_from_lines(text.splitlines()))
    assert verify(opened.session) == []
    assert opened.session.record.head == state["head"]


def test_what_is_no_json_at_all_is_refused(home: House) -> None:
    table = home.duel()
    with ExitStack() as stack:
        person = Person(table, "referee", stack)
        for text in ("", "{", "null", "[" * 2000, '{"type":"command","key":1}', "\ud83c"):
            person.socket.send_text(text.encode("utf-8", "replace").decode())
            refused = person.until(lambda one: one["type"] == "refused")
            assert refused["problem"]["code"] == "invalid"
        assert person.command(delegate(person.state))["type"] == "done"


def test_the_first_message_must_be_a_hello(home: House) -> None:
    table: Table = home.duel()
    for message in ("{", json.dumps({"type": "ping"}), json.dumps({"type": "hello", "token": ""})):
        with home.client.websocket_connect(f"{table.path}/socket") as socket:
            socket.send_text(message)
            answer = socket.receive_json()
            assert answer["type"] == "revoked"
