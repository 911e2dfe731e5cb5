"""Every route and every command against every kind of token.

Routes come from the OpenAPI document and commands from their models: whoever adds one has to say
here who may use it, or this fails.
"""

from typing import get_args

import pytest

from fechtbuch.table import orders
from fechtbuch.table.store.faces import hang
from tests.table.kit import Data, House, Table, new_key
from tests.table.test_evening import Evening

NOBODY = ("none", "garbage", "revoked", "other table")
"""Whoever comes without a token, or with one that leads to no place at this table."""
LOOKERS = ("spectator", "replay")
PLAYERS = ("Anna", "Bela")
REFEREE = ("referee",)
EVERYBODY = (*REFEREE, *PLAYERS, *LOOKERS)

MINE = {
    ("delete", "/api/mine"),
    ("get", "/api/mine"),
    ("post", "/api/mine"),
    ("get", "/api/mine/export"),
    ("post", "/api/mine/fighters"),
    ("delete", "/api/mine/fighters/{thing}"),
    ("get", "/api/mine/fighters/{thing}"),
    ("put", "/api/mine/fighters/{thing}"),
    ("post", "/api/mine/fighters/{thing}/after"),
    ("put", "/api/mine/fighters/{thing}/arms"),
    ("get", "/api/mine/fighters/{thing}/portrait"),
    ("put", "/api/mine/fighters/{thing}/portrait"),
    ("post", "/api/mine/import"),
    ("post", "/api/mine/scenes"),
    ("delete", "/api/mine/scenes/{thing}"),
    ("get", "/api/mine/scenes/{thing}"),
    ("put", "/api/mine/scenes/{thing}"),
}
"""Routes of people's own fighters, behind the key that the owner alone has (see test_mine)."""

OPEN = {
    ("get", "/api/address"),
    ("get", "/api/books"),
    ("get", "/api/ladder"),
    ("get", "/api/books/{book}/fighters/{key}"),
    ("get", "/api/books/{book}/sheet"),
    ("post", "/api/books/{book}/sheet"),
    ("get", "/api/books/{book}/rules/{id}"),
    ("get", "/api/books/{book}/rulebook"),
    ("get", "/api/books/{book}/rulebook/chapters/{chapter}"),
    ("get", "/api/books/{book}/rulebook/rules/{id}"),
    ("get", "/api/books/{book}/rulebook/glossary"),
    ("get", "/api/books/{book}/rulebook/tables/{table}"),
    ("get", "/api/books/{book}/search"),
    ("get", "/api/build"),
    ("get", "/api/health"),
    ("get", "/api/search"),
    ("get", "/api/scenarios"),
    ("get", "/api/scenarios/{name}"),
    ("post", "/api/scenarios/check"),
    ("post", "/api/evenings"),
    ("post", "/api/evenings/heroes"),
    ("post", "/api/tables"),
    ("post", "/api/tables/load"),
    ("post", "/api/simulations"),
    ("post", "/api/questions"),
    ("post", "/api/questions/form"),
    ("get", "/api/questions/{id}"),
    ("get", "/api/questions/{id}/file"),
    ("get", "/api/questions/{id}/scene"),
    ("delete", "/api/questions/{id}"),
    *MINE,
    ("get", "/api/simulations/{id}"),
    ("delete", "/api/simulations/{id}"),
}
"""Routes that belong to no table; simulations and questions are known by names that nobody guesses.

What is asked about a table's own fight wants its referee's token (see test_http, test_questions).
"""

ROUTES: dict[tuple[str, str], tuple[str, ...]] = {
    ("get", "/api/tables/{table}"): EVERYBODY,
    ("delete", "/api/tables/{table}"): REFEREE,
    ("post", "/api/tables/{table}/commands"): EVERYBODY,
    ("get", "/api/tables/{table}/log"): EVERYBODY,
    ("get", "/api/tables/{table}/notes"): REFEREE,
    ("put", "/api/tables/{table}/notes"): REFEREE,
    ("get", "/api/tables/{table}/portraits/{fighter}"): EVERYBODY,
    ("get", "/api/tables/{table}/record"): EVERYBODY,
    ("get", "/api/tables/{table}/story"): EVERYBODY,
    ("post", "/api/tables/{table}/seats"): REFEREE,
    ("patch", "/api/tables/{table}/seats/{seat}"): (*REFEREE, "Anna"),
    ("post", "/api/tables/{table}/seats/{seat}/link"): REFEREE,
    ("delete", "/api/tables/{table}/seats/{seat}/link"): REFEREE,
    ("post", "/api/tables/{table}/links/{role}"): REFEREE,
    ("get", "/api/tables/{table}/moments"): EVERYBODY,
    ("get", "/api/tables/{table}/moments/{entry}"): EVERYBODY,
}
"""Who may use a route of a table; what a command does is another matter."""

EVENINGS: dict[tuple[str, str], tuple[str, ...]] = {
    ("get", "/api/evenings/{evening}"): EVERYBODY,
    ("get", "/api/evenings/{evening}/where"): EVERYBODY,
    ("get", "/api/evenings/{evening}/party"): REFEREE,
    ("get", "/api/evenings/{evening}/chance"): REFEREE,
    ("put", "/api/evenings/{evening}/encounters"): REFEREE,
    ("post", "/api/evenings/{evening}/next"): REFEREE,
    ("post", "/api/evenings/{evening}/again"): REFEREE,
    ("post", "/api/evenings/{evening}/back"): REFEREE,
    ("post", "/api/evenings/{evening}/end"): REFEREE,
    ("post", "/api/evenings/{evening}/links/{place}"): REFEREE,
    ("delete", "/api/evenings/{evening}/links/{place}"): REFEREE,
    ("delete", "/api/evenings/{evening}"): REFEREE,
}
"""Who may use a route of an evening; in an order in which one after another can be done."""

BODIES: dict[tuple[str, str], Data] = {
    ("put", "/api/tables/{table}/notes"): {"text": "The bridge is sawn through."},
    ("post", "/api/tables/{table}/seats"): {"name": "Carl"},
    ("patch", "/api/tables/{table}/seats/{seat}"): {"name": "Annabel"},
}

COMMANDS: dict[str, tuple[Data, tuple[str, ...]]] = {
    "answer": ({"question": "QUESTION", "text": "x"}, (*REFEREE, "asked")),
    "plan": ({"question": "QUESTION", "answers": ["x"]}, (*REFEREE, "asked")),
    "delegate": ({"question": "QUESTION"}, (*REFEREE, "asked")),
    "volunteer": ({"fighter": "kurt", "text": "parry"}, (*REFEREE, "Anna")),
    "stand": ({"kind": "x", "fighter": "kurt", "text": "x"}, (*REFEREE, "Anna")),
    "unstand": ({"kind": "x", "fighter": "kurt"}, (*REFEREE, "Anna")),
    "surrender": ({}, ("Anna",)),  # whoever comes after her has nobody left to yield to
    "edict": ({"text": "say text=hello"}, REFEREE),
    "undo": ({}, REFEREE),
    "redo": ({}, REFEREE),
    "pause": ({"on": False}, REFEREE),
    "hide": ({"fighter": "hans", "on": False}, REFEREE),
    "seat": ({"seat": "s1", "name": "Annabel"}, (*REFEREE, "Anna")),
    "deadline": ({"seconds": None}, REFEREE),
    "table-rolls": ({}, REFEREE),
    "set": ({"advice": True}, REFEREE),
    "finish": ({}, REFEREE),
    "go-on": ({}, REFEREE),
    "value": ({"value": "0" * 32}, (*REFEREE, *PLAYERS)),
}
"""A command with a body that its model accepts, and who may give it at a duel of two players."""


def kinds_of_command() -> set[str]:
    models = get_args(get_args(orders.Command)[0])
    return {get_args(model.model_fields["do"].annotation)[0] for model in models}


def routes_of(home: House) -> set[tuple[str, str]]:
    paths = home.client.get("/api/openapi.json").json()["paths"]
    return {(method, path) for path, methods in paths.items() for method in methods}


def table_of(home: House) -> Table:
    """A duel, with tokens of every kind."""
    face = home.services.store.transact(lambda connection: hang(connection, b"a picture"))
    table, other = home.duel(looks={"kurt": {"portrait": face}}), home.duel()
    table.tokens["other table"] = other.tokens["referee"]
    table.tokens["garbage"] = "x" * 27
    made = table.http("referee", "POST", "/seats", json={"name": "Dora"}).json()
    table.tokens["revoked"] = made["link"].partition("#")[2]
    table.http("referee", "DELETE", f"/seats/{made['seat']}/link")
    return table


def test_no_route_and_no_command_is_forgotten_here(home: House) -> None:
    assert routes_of(home) == OPEN | set(ROUTES) | set(EVENINGS)
    assert kinds_of_command() == set(COMMANDS)


def ask(table: Table, who: str, method: str, path: str, **more: object) -> int:
    place = path.format(table=table.id, seat="s1", role="spectator", entry=0, fighter="kurt")
    headers = {} if who == "none" else {"Authorization": f"Bearer {table.tokens[who]}"}
    headers["Idempotency-Key"] = new_key()
    answer = table.house.client.request(method.upper(), place, headers=headers, **more)  # type: ignore[arg-type]
    return int(answer.status_code)


BUSY = 5
"""How often whoever is told that the server is busy asks again."""


@pytest.mark.parametrize("route", sorted(ROUTES), ids=" ".join)
def test_a_route_is_open_to_those_who_may_use_it_and_to_nobody_else(
    home: House, route: tuple[str, str]
) -> None:
    method, path = route
    table = table_of(home)
    body = BODIES.get(route)
    if path.endswith("/commands"):
        body = {"command": {"do": "edict", "text": "say text=hello"}}
    for who in (*NOBODY, *LOOKERS, *PLAYERS, *REFEREE):
        more = {} if body is None else {"json": {**body}}
        if body is not None and "name" in body:
            more = {"json": {**body, "name": f"{body['name']} by {who}"}}
        status = ask(table, who, method, path, **more)
        for _ in range(BUSY):
            if status != 503:
                break
            # The machine has no time for it now: that says nothing of who may.
            status = ask(table, who, method, path, **more)
        if who in NOBODY:
            assert status == (401 if who == "none" else 403), who
        elif who not in ROUTES[route] or (path.endswith("/commands") and who not in REFEREE):
            assert status == 403, who
        else:
            assert status < 300, (who, status)


def test_a_route_of_an_evening_is_open_to_those_who_may_use_it_and_to_nobody_else(
    home: House,
) -> None:
    evening, other = Evening(home), Evening(home)
    table = evening.go_on()
    tokens = {
        **evening.tokens,
        "garbage": "x" * 27,
        "other evening": other.tokens["referee"],
        "a table": home.duel().tokens["referee"],
    }
    evening.tokens["revoked"] = tokens["spectator"]
    made = evening.http("referee", "POST", "/links/spectator").json()
    tokens["revoked"], tokens["spectator"] = tokens["spectator"], made["link"].partition("#")[2]
    table.do("referee", {"do": "edict", "text": "end winner=kurt"})
    for (method, path), may in EVENINGS.items():
        place = path.format(evening=evening.id, place="s1")
        seq = int(evening.look()["master"]["seq"])
        body = {"expect": seq}
        if path.endswith("/encounters"):
            body["encounters"] = []  # type: ignore[assignment]
        elif path.endswith("/end"):
            body["ended"] = True
        more = {"json": body} if method in ("put", "post") else {}
        for who in ("none", *sorted(set(tokens) - {"referee"}), "referee"):
            headers = {} if who == "none" else {"Authorization": f"Bearer {tokens[who]}"}
            answer = home.client.request(method.upper(), place, headers=headers, **more)  # type: ignore[arg-type]
            status = answer.status_code
            if who == "referee" and path.endswith("/next"):
                # Nothing is lined up any more; that she may ask is all that counts here.
                assert answer.json()["code"] == "nothing-lined-up"
            elif who in may:
                assert status < 300, (path, who, answer.text)
            else:
                assert status == (401 if who == "none" else 403), (path, who)


@pytest.mark.parametrize("do", sorted(COMMANDS))
def test_a_command_is_obeyed_from_those_who_may_give_it_and_from_nobody_else(
    home: House, do: str
) -> None:
    body, may = COMMANDS[do]
    table = table_of(home)
    question = table.state()["questions"][0]
    asked = "Anna" if question["fighter"] == "kurt" or question["side"] == "kurt" else "Bela"
    for who in (*NOBODY, *LOOKERS, *PLAYERS, *REFEREE):
        seq = table.state()["seq"]
        command = {"do": do, **body}
        if "question" in command:
            command["question"] = table.state()["questions"][0]["id"]
        status = ask(table, who, "post", "/api/tables/{table}/commands", json={"command": command})
        allowed = who in may or ("asked" in may and who == asked)
        if not allowed:
            assert status == (401 if who == "none" else 403), who
            assert table.state()["seq"] == seq, who
        else:
            # Whether it can be done now is another matter; that he may is not.
            assert status in (200, 409, 422), (who, status)


@pytest.mark.parametrize("who", NOBODY)
def test_the_socket_lets_nobody_in_without_a_token_of_this_table(home: House, who: str) -> None:
    table = table_of(home)
    token = "" if who == "none" else table.tokens[who]
    with home.client.websocket_connect(f"{table.path}/socket") as socket:
        socket.send_json({"type": "hello", "token": token})
        assert socket.receive_json()["type"] == "revoked"
