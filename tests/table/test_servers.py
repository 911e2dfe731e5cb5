"""Several servers over one PostgreSQL, and a server whose rules have changed."""

import json
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record
from tests.forging import lead_elsewhere
from tests.table.kit import Data, House, Person, Table, common, delegate
from tests.table.postgres import Postgres

Houses = Callable[[str], House]


def elsewhere(table: Table, house: House) -> Table:
    """The same table at another server."""
    twin = Table(house, {"table": table.id, "links": table.links})
    twin.tokens = table.tokens
    return twin


def test_a_command_at_one_server_is_shown_at_the_other(server: Postgres, houses: Houses) -> None:
    database = server.new_database()
    one, other = houses(database), houses(database)
    here = one.duel()
    there = elsewhere(here, other)
    with ExitStack() as stack:
        referee, anna = Person(here, "referee", stack), Person(there, "Anna", stack)
        for _ in range(4):
            referee.command(delegate(referee.state))
            anna.catch_up(referee.state["seq"])
            assert common(anna.state) == common(referee.state)
        referee.command({"do": "undo", "to": 0})
        anna.catch_up(referee.state["seq"])
        assert anna.state["path"] == []
        assert [line["text"] for line in anna.log] == [line["text"] for line in referee.log]
        referee.command({"do": "seat", "seat": "s2", "name": "Boris"})
        anna.catch_up(referee.state["seq"])
        assert anna.state["seats"][1]["name"] == "Boris"


def test_what_is_said_and_pointed_at_is_heard_at_the_other_server(
    server: Postgres, houses: Houses
) -> None:
    database = server.new_database()
    one, other = houses(database), houses(database)
    here = one.duel()
    with ExitStack() as stack:
        anna, master = Person(here, "Anna", stack), Person(here, "referee", stack)
        bela = Person(elsewhere(here, other), "Bela", stack)
        master.say({"type": "say", "text": "for Anna alone", "to": ["s1"]})
        master.say({"type": "say", "text": "to all"})
        master.say({"type": "point", "at": [2, 3]})
        seen: dict[str, Data] = {}

        def both(message: Data) -> bool:  # in either order: one of them is read from the database
            if message["type"] == "pointed" or message.get("lines"):
                seen[message["type"]] = message
            return {"pointed", "talk"} <= seen.keys()

        bela.until(both)
        assert [line["text"] for line in seen["talk"]["lines"]] == ["to all"]
        assert (seen["pointed"]["by"], seen["pointed"]["at"]) == ("referee", [2, 3])
        whispered = anna.until(lambda message: message["type"] == "talk" and bool(message["lines"]))
        assert whispered["lines"][0]["text"] == "for Anna alone"


def test_servers_that_race_keep_one_command(server: Postgres, houses: Houses) -> None:
    database = server.new_database()
    one, other = houses(database), houses(database)
    here = one.duel()
    there = elsewhere(here, other)
    for number in range(10):
        table = (here, there)[number % 2]
        seq = table.state()["seq"]
        assert table.command("referee", delegate(table.state()), seq).status_code == 200
        late = (there, here)[number % 2].command("referee", {"do": "redo"}, seq)
        assert late.json()["code"] in ("stale", "overtaken", "nothing-to-redo")
    assert here.state() == there.state()
    journal = one.services.store.journal(here.id)
    assert [row["seq"] for row in journal] == list(range(1, len(journal) + 1))


def test_a_key_is_known_at_every_server(server: Postgres, houses: Houses) -> None:
    database = server.new_database()
    one, other = houses(database), houses(database)
    here = one.duel()
    there = elsewhere(here, other)
    command = delegate(here.state())
    first = here.command("referee", command, None, "sent-to-both")
    again = there.command("referee", command, None, "sent-to-both")
    assert first.json()["seq"] == again.json()["seq"] == 1
    assert here.state()["seq"] == there.state()["seq"] == 1


def test_a_link_revoked_at_one_server_is_hung_up_at_the_other(
    server: Postgres, houses: Houses
) -> None:
    database = server.new_database()
    one, other = houses(database), houses(database)
    here = one.duel()
    with ExitStack() as stack:
        anna = Person(elsewhere(here, other), "Anna", stack)
        assert here.http("referee", "DELETE", "/seats/s1/link").status_code == 204
        revoked = anna.until(lambda message: message["type"] == "revoked")
        assert revoked["problem"]["code"] == "link-revoked"


def played(database: str, houses: Houses, answers: int = 6) -> Table:
    """A table in the middle of a fight, whose server has gone."""
    house = houses(database)
    table = house.duel()
    for _ in range(answers):
        table.do("referee", delegate(table.state()))
    house.close()
    return table


def test_after_an_upgrade_the_table_opens_where_old_and_new_agree(
    database: str, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(database, houses)
    table.house = houses(database)
    store = table.house.services.store
    kept = store.load(table.id)
    assert kept is not None
    broken = 4
    lead_elsewhere(store, kept, broken)
    monkeypatch.setattr(type(books()["landsknecht"]), "version", "of tomorrow")
    state = table.state()
    assert state["upgrade"]["entry"] == broken
    assert state["upgrade"]["go_on"]
    assert state["head"] == broken - 1
    assert state["seq"] == 6
    went_on = table.do("referee", delegate(state))
    assert went_on["upgrade"] is None
    assert went_on["path"][:3] == [1, 2, 3]


def test_after_an_upgrade_the_fight_goes_on_from_the_stored_state(
    database: str, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(database, houses, 9)
    table.house = houses(database)
    before = table.house.services.store.load(table.id)
    assert before is not None
    lead_elsewhere(table.house.services.store, before, 1)
    monkeypatch.setattr(type(books()["landsknecht"]), "version", "of tomorrow")
    assert table.state()["upgrade"] is not None
    assert table.state()["head"] == 0
    state = table.do("referee", {"do": "go-on"})
    assert state["upgrade"] is None
    stored = json.loads(before.boundary)
    assert state["round"] == stored["round"]
    assert table.command("referee", {"do": "go-on"}).json()["code"] == "nothing-to-go-on"
    for _ in range(4):
        table.do("referee", delegate(table.state()))
    again = table.state()
    table.house.close()
    table.house = houses(database)
    assert table.state() == again
    table.do("referee", {"do": "edict", "text": "end"})
    table.do("referee", {"do": "finish"})
    text = table.http("referee", "GET", "/record").text
    assert verify(open_record(record_from_lines(text.splitlines())).session) == []
