"""What every later version owes to a captured table or record.

Either all of it agrees, or `tests/data/changes.toml` names the first entry that does not: then it
opens at the entry before, and a table goes on from its stored state.
"""

import json
from pathlib import Path

from typer.testing import CliRunner

from fechtbuch.cli import app
from fechtbuch.engine.session import verify
from fechtbuch.engine.table_dice import commitment
from fechtbuch.scenario import open_record, read_record
from tests.captured.describing import Data, live_table, of_entry, of_record, of_table
from tests.captured.releases import NOW, changes
from tests.table.kit import Table, delegate


def table_agrees(table: Table, wanted: Data, first: int | None) -> None:
    """A table of then is what it was, and goes on as it would have gone on."""
    then = wanted["found"]
    if first is not None and first <= then["entries"]:
        table_changed(table, then, first)
        return
    assert _offered(_but_now(of_table(table), first)) == _offered(_but_now(_reworded(then), first))
    assert table.state()["upgrade"] is None
    assert verify(live_table(table).session) == []
    if "redo" in wanted:
        table.do("referee", {"do": "redo"})
        record = live_table(table).session.record
        assert {"head": record.head, **of_entry(record.entries[record.head])} == wanted["redo"]
        table.do("referee", {"do": "undo", "to": then["head"]})
    if then["seed"] is not None:
        assert commitment(bytes.fromhex(then["seed"])) == then["commitment"]
        assert table.command("referee", {"do": "redo"}).json()["code"] == "finished"
    elif then["over"]:
        seed = table.do("referee", {"do": "finish"})["seed"]
        assert commitment(bytes.fromhex(seed)) == then["commitment"]
    elif first is None:
        onward = wanted["onward"]
        answer = {"do": "answer", "question": onward["question"], "text": onward["text"]}
        table.do("referee", answer)
        entries = live_table(table).session.record.entries
        assert of_entry(entries[then["entries"] + 1]) == onward
    else:
        table.do("referee", delegate(table.state()))


def table_changed(table: Table, then: Data, first: int) -> None:
    """A table whose rules have changed stands at the last entry that agrees, and goes on."""
    record = live_table(table).session.record
    path = record.path(then["head"])
    state = table.state()
    numbers = [entry.number for entry in path]
    if first > 0 and first not in numbers:
        # On another branch: the table itself is not touched by it, but may be by a later entry.
        complaints = verify(live_table(table).session)
        assert complaints[0].startswith(f"entry {first}:")
        own = [number for number in numbers if f"entry {number}:" in _entries(complaints)]
        if not own:
            assert state["upgrade"] is None
            return
        first = own[0]
    assert state["upgrade"]["entry"] == first
    assert state["head"] == (record.entries[first].parent if first > 0 else 0)
    if then["seed"] is not None:
        # Its dice have been revealed: nobody plays on.
        assert not state["upgrade"]["go_on"]
        assert table.command("referee", {"do": "go-on"}).json()["code"] == "finished"
        return
    assert state["upgrade"]["go_on"]
    store = table.house.services.store
    kept = store.load(table.id)
    assert kept is not None
    state = table.do("referee", {"do": "go-on"})
    assert state["upgrade"] is None
    assert state["round"] >= json.loads(kept.boundary)["round"]
    if state["over"] is None:
        assert table.do("referee", delegate(state))["entries"] > state["entries"]


def record_agrees(path: Path, wanted: Data, first: int | None) -> None:
    """A record of then is verified, and goes on as it would have gone on."""
    then = wanted["found"]
    if first is not None and first <= then["entries"]:
        record_changed(path, then, first)
        return
    told = _verified(path, 0)
    assert told["complaints"] == []
    assert (told["entries"], told["seed_revealed"]) == (then["entries"], then["seed"] != "")
    opened = open_record(read_record(path))
    assert opened.disagreeing is None
    assert _but_now(of_record(opened), first) == _but_now(_reworded(then), first)
    if "onward" in wanted and first is None:
        onward = wanted["onward"]
        session = opened.session
        session.answer(onward["text"], onward["question"])
        assert of_entry(session.record.entries[then["entries"] + 1]) == onward


def record_changed(path: Path, then: Data, first: int) -> None:
    """A record whose rules have changed opens at the last entry that agrees."""
    complaints = _verified(path, 1)["complaints"]
    assert any(one.startswith(f"entry {first}:") for one in complaints)
    record = read_record(path)
    numbers = [entry.number for entry in record.path(then["head"])]
    opened = open_record(record)
    if first != 0 and first not in numbers:
        own = [number for number in numbers if f"entry {number}:" in _entries(complaints)]
        if not own:
            assert opened.disagreeing is None
            return
        first = own[0]
    assert opened.disagreeing is not None
    assert opened.disagreeing.number == first
    assert opened.session.record.head == (record.entries[first].parent if first > 0 else 0)


def _entries(complaints: list[str]) -> list[str]:
    """Which entries complaints are about."""
    return [one.partition(":")[0] + ":" for one in complaints]


def _verified(path: Path, code: int) -> Data:
    result = CliRunner().invoke(app, ["replay", str(path), "--verify", "--json"])
    assert result.exit_code == code, result.output
    found: Data = json.loads(result.stdout)
    return found


def _but_now(found: Data, first: int | None) -> Data:
    """All that must agree: everything, or everything but what is asked now."""
    return {name: part for name, part in found.items() if first is None or name not in NOW}


def _offered(table: Data) -> Data:
    """A table with its options in no order: what is offered is the rules', the order the page's."""
    asked = table.get("questions", [])
    unordered = [{**one, "options": sorted(one["options"] or [])} for one in asked]
    return {**table, "questions": unordered}


def _reworded(then: Data) -> Data:
    """What was captured, in the words of today."""
    new = changes().reworded
    questions = [{**one, "text": new.get(one["text"], one["text"])} for one in then["questions"]]
    return {**then, "questions": questions}
