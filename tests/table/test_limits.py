"""What the doorkeeper turns away."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from fechtbuch.table.guard import LARGEST_BODY
from tests.table.kit import House, Person, Table


@pytest.mark.parametrize("path", ["/", "/api/books", "/api/nowhere", "/static/icon.svg"])
def test_every_answer_carries_the_security_headers(home: House, path: str) -> None:
    headers = home.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"


def test_parts_of_a_page_carry_what_a_browser_heeds_of_them_and_no_more(home: House) -> None:
    for path in ("/static/js/table.js", "/static/css/look.css"):
        headers = home.client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers
    worker = home.client.get("/worker.js").headers
    assert "default-src 'none'" in worker["content-security-policy"]


def test_a_body_that_is_too_large_is_turned_away(home: House) -> None:
    text = json.dumps({"scenario": "x" * LARGEST_BODY})
    answer = home.client.post("/api/tables", content=text)
    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * (LARGEST_BODY // 10)

    assert home.client.post("/api/tables", content=pieces()).status_code == 413


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=2.0, makers=0.1)
    try:
        codes = [house.client.get("/api/simulations/x").status_code for _ in range(12)]
        assert codes.count(429) >= 3
        assert codes[0] == 404
        makers = [house.client.post("/api/tables", json={}).status_code for _ in range(6)]
        assert makers[-1] == 429
    finally:
        house.close()


def test_a_connection_that_talks_too_much_is_told_so(home: House) -> None:
    table = home.duel()
    with ExitStack() as stack:
        person = Person(table, "Anna", stack)
        for _ in range(200):
            person.say({"type": "ping"})
        refused = person.until(lambda one: one["type"] == "refused")
        assert refused["problem"]["code"] == "too-many-requests"


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [("http://testserver", True), ("http://evil.example", False), ("null", False), (None, True)],
)
def test_a_socket_is_opened_by_our_own_page_only(
    home: House, origin: str | None, let_in: bool
) -> None:
    table = home.duel()
    headers = {} if origin is None else {"origin": origin}
    if not let_in:
        with pytest.raises(WebSocketDisconnect):
            _hello(table, headers)
    else:
        assert _hello(table, headers)["type"] == "welcome"


def _hello(table: Table, headers: dict[str, str]) -> dict[str, object]:
    path = f"{table.path}/socket"
    with table.house.client.websocket_connect(path, headers=headers) as socket:
        socket.send_json({"type": "hello", "token": table.tokens["Anna"]})
        found: dict[str, object] = socket.receive_json()
        return found


def test_no_file_of_the_machine_can_be_named(home: House) -> None:
    for name in ("/etc/passwd", "../../pyproject.toml", "-", "fighter.toml"):
        answer = home.client.post("/api/tables", json={"scenario": name})
        assert answer.status_code == 404, name
    scenario = home.client.get("/api/scenarios/kurt-and-hans").json()
    scenario["sides"][0]["fighters"] = [{"use": "/etc/passwd"}]
    answer = home.client.post("/api/tables", json={"scenario": scenario})
    assert answer.status_code == 422
    assert "root:" not in answer.text
    assert home.client.get("/static/../app.py").status_code == 404
    assert home.client.get("/static/%2e%2e/__init__.py").status_code == 404
    assert home.client.get("/locale/..%2f..%2fetc/table.ftl").status_code == 404


def test_what_users_write_is_sent_as_plain_text(home: House) -> None:
    evil = "<img src=x onerror=alert(1)>"
    table = home.duel()
    state = table.do("referee", {"do": "seat", "seat": "s1", "name": evil})
    assert state["seats"][0]["name"] == evil
    answer = table.http("referee", "GET")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
