"""Can somebody choose the dice? The server commits, people add, and all of it is checked."""

import json
from contextlib import ExitStack

import pytest

from fechtbuch.engine.record import VALUE, Record, whole_record
from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record
from fechtbuch.scenario.fairness import were_fair
from fechtbuch.table import opening
from fechtbuch.table.live import LiveTable
from tests.table.kit import Data, House, Person, Table, delegate

ONE, OTHER, THIRD = "1" * 32, "2" * 32, "3" * 32


def value(text: str) -> Data:
    return {"do": "value", "value": text}


def live_of(table: Table) -> LiveTable:
    return table.house.services.hub.rooms[table.id].table


def rolls(table: Table) -> list[list[int]]:
    lines = table.http("referee", "GET", "/log").json()["lines"]
    return [line["roll"]["faces"] for line in lines if line["roll"]]


def shown_record(table: Table) -> Record:
    """The record as anybody may have it after the end."""
    if table.state()["seed"] is None:
        table.do("referee", {"do": "edict", "text": "end winner=kurt"})
        table.do("referee", {"do": "finish"})
    return whole_record(table.http("spectator", "GET", "/record").text.splitlines())


def same_seed(home: House, monkeypatch: pytest.MonkeyPatch, *values: str) -> Table:
    """A duel of a fixed seed, to whose dice people have added."""
    monkeypatch.setattr(opening, "unforeseen", lambda size: b"\7" * size)
    table = home.duel()
    for who, text in zip(("Anna", "Bela", "referee"), values):
        table.do(who, value(text))
    return table


def test_every_persons_value_changes_all_dice(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for values in ((), (ONE,), (OTHER,), (ONE, OTHER), (ONE, OTHER, THIRD)):
        table = same_seed(home, monkeypatch, *values)
        for _ in range(10):  # so many dice that they agree by chance only once in thousands
            table.do("referee", delegate(table.state()))
        found.append(rolls(table))
    for one in range(len(found)):
        for other in range(one):
            assert found[one] != found[other], (one, other)


def test_what_was_added_is_shown_to_all_and_hung_on_by_the_first_dice(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    table.do("Bela", value(OTHER))
    for who in ("Anna", "Bela", "referee", "spectator"):
        shown = table.state(who)["values"]
        assert [(one["name"], one["value"], one["begins"]) for one in shown] == [
            ("Anna", ONE, True),
            ("Bela", OTHER, True),
        ]
        assert [one["mine"] for one in shown] == [who == "Anna", who == "Bela"]
    state = table.state()
    assert state["path"] == []
    assert not state["can"]["undo"]
    assert table.command("referee", {"do": "undo"}).json()["code"] == "nothing-to-undo"


def test_each_seat_adds_once_and_who_looks_on_adds_nothing(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    again = table.command("Anna", value(OTHER))
    assert (again.status_code, again.json()["code"]) == (409, "value-given")
    for who in ("spectator", "replay"):
        assert table.command(who, value(OTHER)).status_code == 403
    for bad in ("", "g" * 32, "1" * 31, "1" * 33):
        assert table.command("Bela", value(bad)).status_code == 422
    assert [one["value"] for one in table.state()["values"]] == [ONE]


def test_who_joins_later_adds_to_what_is_still_to_come_only(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    for _ in range(5):
        table.do("referee", delegate(table.state()))
    before = rolls(table)
    table.do("Bela", value(OTHER))
    assert rolls(table) == before
    late = table.state()["values"][1]
    assert (late["name"], late["begins"]) == ("Bela", False)
    for _ in range(5):
        table.do("referee", delegate(table.state()))
    record = shown_record(table)
    number = next(one.number for one in record.entries if one.question == "s2")
    assert number > 5
    assert were_fair(record).fair


def test_going_back_is_no_way_round_what_somebody_added(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    table.do("Bela", value(OTHER))
    table.do("referee", delegate(table.state()))
    for to in (0, 3):
        table.do("referee", {"do": "undo", "to": to})
        path = live_of(table).session.path
        counting = {one.question: one.text for one in path if one.kind == VALUE}
        assert counting == {"s1": ONE, "s2": OTHER}, to
        # What Anna added still stands before the first die; Bela's comes after those that fell.
        assert path[0].begins()
        assert not path[-1].begins()
        table.do("referee", delegate(table.state()))
    assert verify(live_of(table).session) == []


def test_the_same_answers_bring_the_same_dice_with_values_too(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    table.do("Bela", value(OTHER))
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    fell = rolls(table)
    table.do("referee", {"do": "undo", "to": 0})
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    assert rolls(table) == fell
    table.do("referee", {"do": "undo"})
    table.do("referee", {"do": "redo"})
    assert rolls(table) == fell


def test_an_edict_at_the_beginning_keeps_what_people_added(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    fell = rolls(table)
    table.do("referee", {"do": "edict", "text": "say text=hello", "at": 0})
    assert rolls(table) == fell
    assert verify(live_of(table).session) == []


def test_a_table_with_values_is_the_same_after_a_restart(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    table.do("Bela", value(OTHER))
    table.do("referee", delegate(table.state()))
    before, log = table.state(), table.http("referee", "GET", "/log").json()
    moments = table.http("referee", "GET", "/moments").json()["moments"]
    home.services.hub.rooms.clear()
    assert table.state() == before
    assert table.http("referee", "GET", "/log").json() == log
    again = table.http("referee", "GET", "/moments").json()["moments"]
    assert again == moments
    assert len(moments) == len(before["path"]) + 1
    first = table.http("referee", "GET", f"/moments/{moments[0]['entry']}?chance=false").json()
    assert first["lines"] == [one for one in log["lines"] if one["n"] < moments[0]["lines"]]


def test_alone_against_the_engine_the_seed_is_shown_without_asking(home: House) -> None:
    table = home.table(seats=[{"name": "Anna", "side": "kurt"}], engine=["*"])
    table.do("Anna", value(ONE))
    for _ in range(300):
        state = table.state("Anna")
        if state["over"]:
            break
        assert state["seed"] is None
        table.do("Anna", delegate(state))
    assert state["seed"]
    assert not state["can"]["undo"]
    for command in ({"do": "undo", "to": 0}, {"do": "undo"}, value(OTHER)):
        assert table.command("Anna", command).json()["code"] == "finished"
    fairness = were_fair(whole_record(table.http("Anna", "GET", "/record").text.splitlines()))
    assert fairness.fair
    assert fairness.dice > 4
    assert fairness.values == {"s1": ONE}


def test_in_a_group_the_seed_is_shown_when_the_game_master_closes_it(home: House) -> None:
    table = home.duel()
    table.do("referee", {"do": "edict", "text": "end winner=kurt"})
    assert table.state()["seed"] is None
    assert table.command("Anna", value(ONE)).json()["code"] == "no-value-now"
    assert table.do("referee", {"do": "finish"})["seed"]


def test_what_was_added_to_a_closed_fight_does_not_count_for_its_heir(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    for _ in range(4):
        table.do("referee", delegate(table.state()))
    text = "\n".join(shown_record(table).to_lines()) + "\n"
    opened = home.client.post("/api/tables/load", json={"record": text, "at": 3}).json()
    heir = Table(home, opened)
    assert heir.state()["values"] == []
    heir.do("referee", value(THIRD))
    assert [one["value"] for one in heir.state()["values"]] == [THIRD]
    heir.do("referee", delegate(heir.state()))
    assert verify(live_of(heir).session) == []


def test_any_die_another_seed_or_another_value_is_found_out(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    for _ in range(8):
        table.do("referee", delegate(table.state()))
    record = shown_record(table)
    fairness = were_fair(record)
    assert fairness.fair
    assert fairness.dice == sum(len(one.faces) for one in record.entries) > 5
    rolled = next(one for one in record.entries if one.faces and one.number > 1)
    sides, face = rolled.faces[0]
    rolled.faces[0] = (sides, face % sides + 1)
    assert were_fair(record).wrong == [rolled.number]
    rolled.faces[0] = (sides, face)
    # Everything after a value hangs on it.
    record.entries[1].text = OTHER
    assert were_fair(record).wrong
    record.entries[1].text = ONE
    record.seed = "ff" * 32
    assert not were_fair(record).promised


def test_the_program_verifies_what_the_page_verifies(home: House) -> None:
    table = home.duel()
    table.do("Anna", value(ONE))
    table.do("referee", delegate(table.state()))
    table.do("Bela", value(OTHER))
    table.do("referee", delegate(table.state()))
    record = shown_record(table)
    assert verify(open_record(record).session) == []
    # A value that is taken out, or another in its place, leaves no whole record.
    lines = record.to_lines()
    assert json.loads(lines[1])["kind"] == VALUE
    for changed in (lines[:1] + lines[2:], [one.replace(ONE, OTHER) for one in lines]):
        try:
            whole_record(changed)
        except ValueError:
            continue
        raise AssertionError("a changed record passes")


def test_the_engine_waits_for_the_value_of_a_page_that_says_it_adds_one(home: House) -> None:
    with ExitStack() as stack:
        # Whoever of the two begins: in one of these tables it is the engine.
        for side in ("hans", "kurt"):
            seats = [{"name": "Anna", "side": side}]
            table = home.table(seats=seats, engine=["*"])
            anna = Person(table, "Anna", stack, adds=True)
            assert anna.command(value(ONE))["type"] == "done"
            assert live_of(table).values()["s1"].begins()
