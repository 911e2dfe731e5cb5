"""Tables of an older version: where they open, and which rulings they say have changed."""

import json
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from fechtbuch.books.base import Version, books
from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record
from fechtbuch.table.store.schema import entries
from tests.table.kit import Data, House, Table, delegate

RULE = "LSK-ATK-02"
CHANGED = {
    "en": f"from entry 4 on they lead elsewhere. The table stands where old and new still agree. "
    f"Rulings changed since the fight was begun: {RULE} (",
    "de": f"Der Tisch steht, wo alte und neue noch übereinstimmen. "
    f"Seit Beginn des Kampfes geänderte Regeln: {RULE} (",
    "fr": f"La table en est là où anciennes et nouvelles s’accordent encore. "
    f"Règles modifiées depuis le début du combat\u00a0: {RULE} (",
    "pl": f"Stół stoi tam, gdzie stare i nowe jeszcze się zgadzają. "
    f"Zasady zmienione od początku walki: {RULE} (",
}

Houses = Callable[[str], House]


def raise_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The book has a new version, which changes a rule."""
    book = books()["landsknecht"]
    monkeypatch.setattr(book, "versions", (*book.versions, Version("new", rules=(RULE,))))


def elsewhere(lines: list[str], number: int) -> list[str]:
    """Lines of a record, as if the rules of then had led to another state after an entry."""
    record = record_from_lines(lines)
    record.entries[number].digest = "0" * 32
    for entry in record.entries[number:]:
        entry.hash = ""
    return [line for line in record.to_lines() if record.ended or not line.startswith('{"end"')]


def left(house: House) -> Table:
    """A table after six answers."""
    table = house.duel()
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    return table


def loaded(house: House, lines: list[str]) -> Table:
    answer = house.client.post("/api/tables/load", json={"record": "\n".join(lines) + "\n"})
    assert answer.status_code == 201, answer.text
    return Table(house, answer.json())


def record_of(table: Table) -> list[str]:
    return table.http("referee", "GET", "/record").text.splitlines()


def told(state: Data) -> Data:
    upgrade: Data = state["upgrade"]
    assert upgrade is not None
    return upgrade


def test_a_table_of_an_older_version_says_which_rulings_changed(
    database: str, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = houses(database)
    table = left(house)
    with house.services.store.engine.begin() as connection:
        mine = entries.c.table_id == table.id
        found = sa.select(entries.c.line).where(mine).order_by(entries.c.number)
        lines = [row.line for row in connection.execute(found)]
        for number, line in enumerate(elsewhere(lines, 4)):
            this = sa.and_(mine, entries.c.number == number)
            connection.execute(sa.update(entries).where(this).values(line=line))
    house.close()
    raise_version(monkeypatch)
    table.house = houses(database)
    for language, said in CHANGED.items():
        assert said in told(table.state(language=language))["text"]
    for who in ("referee", "Anna", "spectator"):
        upgrade = told(table.state(who))
        assert (upgrade["entry"], upgrade["rules"], upgrade["go_on"]) == (4, [RULE], True)
    went_on = table.do("referee", {"do": "go-on"})
    assert went_on["upgrade"] is None


def test_a_closed_record_of_an_older_version_goes_on_from_the_last_state_that_agrees(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = left(home)
    table.do("referee", {"do": "edict", "text": "end"})
    table.do("referee", {"do": "finish"})
    lines = record_of(table)
    lines = elsewhere(lines, 4)
    raise_version(monkeypatch)
    again = loaded(home, lines)
    state = again.state()
    assert (state["head"], state["over"]) == (0, None)
    assert CHANGED["en"] in told(state)["text"]
    assert not told(state)["go_on"]
    # Whoever has seen the old dice knows nothing of the new ones.
    assert state["commitment"] != json.loads(lines[0])["header"]["commitment"]


def test_a_record_whose_seed_is_secret_goes_on_from_the_last_state_that_agrees(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = record_of(left(home))
    lines = elsewhere(lines, 4)
    raise_version(monkeypatch)
    again = loaded(home, lines)
    state = again.state()
    assert state["head"] == 0
    assert CHANGED["en"] in told(state)["text"]
    assert (told(state)["rules"], told(state)["go_on"]) == ([RULE], False)
    # Once somebody goes on there is nothing more to say.
    state = again.do("referee", delegate(state))
    assert state["upgrade"] is None
    header = json.loads(record_of(again)[0])["header"]
    assert header["book_version"] == "new"
    assert verify(open_record(record_from_lines(record_of(again))).session) == []


def test_a_record_that_agrees_is_gone_on_with_as_ever(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = record_of(left(home))
    raise_version(monkeypatch)
    assert loaded(home, lines).state()["upgrade"] is None
