"""Who gets in, and what each link allows."""

import subprocess
import sys
from contextlib import ExitStack

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from fechtbuch.table.access import hash_of, new_token
from tests.table.kit import House, Person, Table, delegate, token_of


def test_tokens_are_long_and_only_their_hashes_are_kept(house: House) -> None:
    assert len(new_token()) >= 27  # 160 bits in base 64
    table = house.duel()
    with house.services.store.engine.connect() as connection:
        kept = str(connection.execute(sa.text("SELECT * FROM links")).all())
    for token in table.tokens.values():
        assert token not in kept
        assert hash_of(token) in kept


def test_nobody_gets_in_without_a_link_of_this_table(home: House) -> None:
    table, other = home.duel(), home.duel()
    client = home.client
    assert client.get(table.path).status_code == 401
    wrong = {"Authorization": "Bearer " + new_token()}
    assert client.get(table.path, headers=wrong).status_code == 403
    elsewhere = {"Authorization": "Bearer " + other.tokens["referee"]}
    assert client.get(table.path, headers=elsewhere).status_code == 403
    assert client.get("/api/tables/123456789abc", headers=elsewhere).status_code == 403
    other.id = table.id
    with ExitStack() as stack:
        person = Person(other, "referee", stack)
        assert person.welcome["type"] == "revoked"
        assert person.welcome["problem"]["code"] == "no-access"


def test_a_spectator_looks_and_changes_nothing(home: House) -> None:
    table = home.duel()
    question = table.state()["questions"][0]["id"]
    for name in ("spectator", "replay"):
        state = table.state(name)
        assert state["questions"] == []
        assert not any(value for value in state["can"].values())
        for command in (
            {"do": "delegate", "question": question},
            {"do": "undo"},
            {"do": "pause", "on": True},
            {"do": "seat", "seat": "s1", "name": "Me"},
        ):
            assert table.command(name, command).status_code == 403
    assert table.state()["seq"] == 0


def asked_and_other(table: Table) -> tuple[str, str]:
    asked = "Anna" if table.state("Anna")["questions"] else "Bela"
    return asked, "Bela" if asked == "Anna" else "Anna"


def test_a_player_answers_for_nobody_else_and_is_no_referee(home: House) -> None:
    table = home.duel()
    asked, other = asked_and_other(table)
    question = table.state(asked)["questions"][0]
    assert table.state(other)["questions"] == []
    fighter = question["fighter"]
    for command, code in (
        ({"do": "delegate", "question": question["id"]}, "not-asked"),
        ({"do": "answer", "question": question["id"], "text": "nothing"}, "not-asked"),
        ({"do": "stand", "kind": "turn", "fighter": fighter, "text": "nothing"}, "not-yours"),
        ({"do": "volunteer", "fighter": fighter, "text": "nothing"}, "not-yours"),
        ({"do": "edict", "text": "end"}, "not-allowed"),
        ({"do": "finish"}, "not-allowed"),
        ({"do": "hide", "fighter": fighter, "on": True}, "not-allowed"),
        ({"do": "set", "reveal": "all"}, "not-allowed"),
        ({"do": "seat", "seat": "s1" if other == "Bela" else "s2", "name": "X"}, "not-allowed"),
        ({"do": "undo"}, "not-yours-to-undo"),
    ):
        refused = table.command(other, command)
        assert (refused.status_code, refused.json()["code"]) == (403, code), command
    with ExitStack() as stack:
        person = Person(table, other, stack)
        for kind in ("options", "why", "odds"):
            more = {"options": {}, "why": {"value": "x"}, "odds": {"text": "nothing"}}[kind]
            answer = person.ask({"type": kind, "question": question["id"], **more}, kind)
            assert answer["problem"]["code"] == "not-asked"
    assert table.state()["seq"] == 0


def test_a_revoked_link_is_hung_up_at_once_and_the_new_one_works(house: House) -> None:
    table = house.duel()
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        made = table.http("referee", "POST", "/seats/s1/link")
        assert made.status_code == 201
        revoked = anna.until(lambda message: message["type"] == "revoked")
        assert revoked["problem"]["code"] == "link-revoked"
        with pytest.raises(WebSocketDisconnect):
            anna.hear()
    assert table.http("Anna", "GET").status_code == 403
    table.tokens["Anna"] = token_of(made.json()["link"])
    assert table.state("Anna")["seats"][0]["linked"]
    assert table.http("referee", "DELETE", "/seats/s1/link").status_code == 204
    assert table.http("Anna", "GET").status_code == 403
    assert table.http("Bela", "DELETE", "/seats/s1/link").status_code == 403


def test_the_referee_brings_another_chair(house: House) -> None:
    table = house.duel()
    made = table.http("referee", "POST", "/seats", json={"name": "Cora", "fighters": ["hans"]})
    assert made.status_code == 201
    table.tokens["Cora"] = token_of(made.json()["link"])
    assert [one["mine"] for one in table.state("Cora")["fighters"]] == [False, True]
    assert not any(one["mine"] for one in table.state("Bela")["fighters"])
    assert table.http("Anna", "POST", "/seats", json={"name": "Dora"}).status_code == 403


def test_a_player_takes_back_an_answer_that_nothing_came_of(home: House) -> None:
    table = home.table(
        "marek-and-grom",
        seats=[{"name": "Anna", "fighters": ["marek"]}, {"name": "Bela", "fighters": ["grom"]}],
    )
    for _ in range(30):
        state = table.state()
        if state["over"] is not None:
            break
        asked, _ = asked_and_other(table)
        mine = table.state(asked)
        if not mine["questions"]:
            break
        after = table.do(asked, delegate(mine))
        may = table.state(asked)["can"]["undo"]
        refused = table.command(asked, {"do": "undo"})
        assert (refused.status_code == 200) is may
        if may:
            assert table.state()["head"] != after["head"]
            table.do("referee", {"do": "redo"})


def test_sqlite_needs_nothing_of_postgresql() -> None:
    """The server starts where only the plain dependencies are installed."""
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "import tempfile\n"
        "from fechtbuch.table.app import create_app\n"
        "create_app(f'sqlite:///{tempfile.mkdtemp()}/tables.sqlite')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
