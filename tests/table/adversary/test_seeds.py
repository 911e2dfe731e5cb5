"""Somebody who knows the seed of a record loads it and wants to know the dice to come."""

import json
from pathlib import Path

from fechtbuch.engine.record import ANSWER
from fechtbuch.engine.session import verify
from fechtbuch.scenario import load, open_session, seed_from, write_record
from fechtbuch.table.live import LiveTable
from tests.table.kit import Data, House, Table, delegate, long_duel


def load_at(house: House, text: str, **more: object) -> Table:
    answer = house.client.post("/api/tables/load", json={"record": text, **more})
    assert answer.status_code == 201, answer.text
    return Table(house, answer.json())


def live(table: Table) -> LiveTable:
    kept = table.house.services.store.load(table.id)
    assert kept is not None
    return LiveTable(table.house.services.store, kept)


def closed_record(house: House) -> tuple[str, Data]:
    """A record with its seed shown, as everybody can download it, and how it ended."""
    table = house.duel()
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    table.do("referee", {"do": "edict", "text": "end winner=kurt"})
    state = table.do("referee", {"do": "finish"})
    return table.http("Anna", "GET", "/record").text, state


def test_a_record_written_by_its_loader_does_not_foretell_the_dice(
    home: House, tmp_path: Path
) -> None:
    seed = seed_from(7)
    session = open_session(load("kurt-and-hans"), seed)
    session.record.seed = seed.hex()
    path = tmp_path / "mine.jsonl"
    write_record(session.record, path)
    table = load_at(home, path.read_text(encoding="utf-8"))
    kept = live(table)
    assert kept.seed != seed
    assert table.state()["commitment"] != session.record.header["commitment"]
    table.do("referee", delegate(table.state()))


def test_a_closed_record_stays_closed_and_whole(home: House) -> None:
    text, state = closed_record(home)
    again = load_at(home, text)
    shown = again.state()
    assert shown["over"] == state["over"]
    assert shown["seed"] == state["seed"]
    assert shown["path"] == state["path"]
    for command in ({"do": "undo"}, {"do": "undo", "to": 0}, {"do": "redo"}, {"do": "go-on"}):
        refused = again.command("referee", command)
        assert refused.json()["code"] == "finished", command
    # And it can be looked at, moment by moment.
    moments = again.http("replay", "GET", "/moments").json()["moments"]
    assert [one["entry"] for one in moments] == [0, *state["path"]]


def test_going_on_from_a_moment_of_a_closed_record_takes_a_fresh_seed(home: House) -> None:
    text, state = closed_record(home)
    entry = state["path"][-2]
    fork = load_at(home, text, at=entry)
    shown = fork.state()
    assert shown["over"] is None
    assert shown["seed"] is None
    assert shown["commitment"] != state["commitment"]
    assert live(fork).seed.hex() != state["seed"]
    # What happened is there; whoever goes back and does the same again gets other dice.
    assert shown["path"] == state["path"][:-1]
    session = live(fork).session
    assert verify(session) == []
    fell, falls = [], []
    for entry in list(session.path):
        if entry.kind == ANSWER and entry.faces:
            session.go(entry.parent)
            session.answer(entry.text, entry.question)
            fell.append(entry.faces)
            falls.append(session.record.entries[-1].faces)
    assert fell
    assert fell != falls
    fork.do("referee", delegate(shown))
    refused = home.client.post("/api/tables/load", json={"record": text, "at": 9999})
    assert (refused.status_code, refused.json()["code"]) == (422, "no-such-entry")


def test_two_tables_from_one_record_roll_different_dice(home: House) -> None:
    table = home.table(long_duel())
    table.do("referee", delegate(table.state()))
    text = table.http("referee", "GET", "/record").text
    one, other = load_at(home, text), load_at(home, text)
    assert live(one).seed != live(other).seed
    headers = [
        json.loads(each.http("referee", "GET", "/record").text.splitlines()[0])["header"]
        for each in (one, other)
    ]
    assert headers[0]["commitment"] != headers[1]["commitment"]
