"""Somebody who guesses what the hashes of a redacted record stand for, or forges a saved one."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fechtbuch.cli import app
from fechtbuch.engine.record import canonical, whole_record
from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record, read_record
from fechtbuch.scenario.redacted import held_against, redacted_lines
from tests.captured.releases import RELEASES
from tests.table.kit import House, Table, delegate


def short(data: object) -> str:
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:32]


def played(home: House) -> tuple[Table, str]:
    """A table after six answers, and what a player could save by then."""
    table = home.duel()
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    return table, table.http("Anna", "GET", "/record").text


def test_hidden_answers_are_not_guessed_from_their_hashes(home: House) -> None:
    table, redacted = played(home)
    told = [json.loads(line) for line in redacted.splitlines()]
    hashes = [one["hash"] for one in told if "hash" in one]
    live = home.services.hub.rooms[table.id].table.session.record
    # The attacker even knows each answer, its question, its moment, its sender and its outcome.
    assert len(hashes) > 2
    for entry in live.entries[1:]:
        parent = live.entries[entry.parent].hash
        decided = [parent, entry.kind, entry.question, entry.text, entry.moment]
        data: dict[str, Any] = entry.to_data()
        del data["hash"]
        for guess in (decided, [parent, data], [parent, "", data]):
            assert not any(one.startswith(short(guess)) for one in hashes)
    assert "salt" not in redacted
    # Nor is the scenario, which tells who hides.
    header = {name: value for name, value in live.header.items() if name != "salt"}
    assert short(header) != hashes[0][:32]


def test_the_whole_record_is_held_against_what_a_player_saved(home: House, tmp_path: Path) -> None:
    table, redacted = played(home)
    saved = tmp_path / "redacted.jsonl"
    saved.write_text(redacted, encoding="utf-8")
    table.do("referee", delegate(table.state()))
    table.do("referee", {"do": "edict", "text": "end winner=kurt"})
    table.do("referee", {"do": "finish"})
    whole = tmp_path / "whole.jsonl"
    whole.write_text(table.http("Anna", "GET", "/record").text, encoding="utf-8")
    run = ["replay", str(whole), "--verify", "--against", str(saved), "--json"]
    result = CliRunner().invoke(app, run)
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["complaints"] == []
    # Another table of the same fight is not what was promised.
    other, _ = played(home)
    whole.write_text(other.http("referee", "GET", "/record").text, encoding="utf-8")
    result = CliRunner().invoke(app, run)
    assert result.exit_code == 1
    complaints = json.loads(result.stdout)["complaints"]
    assert "entry 1: is not the one that was promised" in complaints
    assert "header: commitment is another than was promised" in complaints


def test_an_entry_that_was_promised_must_be_there(home: House, tmp_path: Path) -> None:
    table, redacted = played(home)
    record = home.services.hub.rooms[table.id].table.session.record
    assert held_against(record, redacted.splitlines()) == []
    promised = [*redacted.splitlines(), canonical({"n": 99, "parent": 98, "hash": "0" * 64})]
    assert held_against(record, promised) == ["entry 99: was promised and is not there"]


FORGERIES = {
    "by": lambda data: {**data, "by": "referee"},
    "time": lambda data: {**data, "time": "1999-01-01T00:00:00+00:00"},
}


@pytest.mark.parametrize("name", ["by", "time", "head", "tail", "twice"])
def test_a_saved_record_that_was_changed_is_not_verified(
    home: House, tmp_path: Path, name: str
) -> None:
    table, _ = played(home)
    lines = table.http("referee", "GET", "/record").text.splitlines()
    if name in FORGERIES:
        lines[2] = canonical(FORGERIES[name](json.loads(lines[2])))
    elif name == "head":
        lines[-1] = lines[-1].replace('"head":6', '"head":5')
    elif name == "tail":
        del lines[-2]
    else:
        lines[2] = lines[2].replace('{"by"', '{"by":"somebody","by"', 1)
    file = tmp_path / "forged.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(file), "--verify"])
    assert result.exit_code != 0
    body = {"record": "\n".join(lines)}
    assert home.client.post("/api/tables/load", json=body).json()["code"] == "record-broken"


def leaves(data: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a line anything stands."""
    if isinstance(data, dict | list) and data:
        pairs = data.items() if isinstance(data, dict) else enumerate(data)
        for key, value in pairs:
            yield from leaves(value, (*path, key))
    else:
        yield path


def forged(line: str, path: tuple[Any, ...]) -> str:
    """The line with something else there."""
    data = json.loads(line)
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    old = holder[path[-1]]
    holder[path[-1]] = f"{old}x" if isinstance(old, str) else (old or 0) + 1 if old != [] else [0]
    return canonical(data)


def test_nothing_at_all_can_be_changed_in_a_finished_record(home: House) -> None:
    """Every value of every line, and every line left out, given twice or put elsewhere."""
    table, _ = played(home)
    table.do("Anna", {"do": "value", "value": "1" * 32})
    table.do("referee", {"do": "undo"})
    table.do("referee", delegate(table.state()))
    table.do("referee", {"do": "edict", "text": "end winner=kurt"})
    table.do("referee", {"do": "finish"})
    lines = table.http("Anna", "GET", "/record").text.splitlines()
    assert passes(lines)
    tried = 0
    for number, line in enumerate(lines):
        before, after = lines[:number], lines[number + 1 :]
        changed = [
            [*before, *after],
            [*before, line, line, *after],
            [*before, line, "{}", *after],
            [*before, line.replace("{", '{"by":"x",', 1), *after],
            *([*before, forged(line, path), *after] for path in leaves(json.loads(line))),
        ]
        if after:
            changed.append([*before, after[0], line, *after[1:]])
        for other in changed:
            tried += 1
            assert not passes(other), number
    assert tried > 300


def passes(lines: list[str]) -> bool:
    """Whether a record is read and verified."""
    try:
        opened = open_record(whole_record(lines))
        return opened.disagreeing is None and verify(opened.session) == []
    except ValueError:
        return False


def test_redacted_records_of_version_0_1_are_still_held_against_whole_ones(tmp_path: Path) -> None:
    release = next(one for one in RELEASES if one.name == "0.1")
    assert release.expected["redacted"]
    for name, whole in release.expected["redacted"].items():
        record = read_record(release.unpacked(whole, tmp_path))
        text = release.unpacked(name, tmp_path).read_text(encoding="utf-8")
        assert held_against(record, text.splitlines()) == []


def test_a_running_table_of_version_0_1_gives_away_no_more_hashes_that_can_be_guessed(
    tmp_path: Path,
) -> None:
    release = next(one for one in RELEASES if one.name == "0.1")
    house = release.house(tmp_path)
    try:
        for table in house.services.store.tables()[:6]:
            live = house.client.portal.call(house.services.hub.room, table)  # type: ignore[union-attr]
            record = live.table.session.record
            lines = redacted_lines(record, live.table.seed)
            for line in lines[:-1]:
                assert json.loads(line)["hash"] not in {entry.hash for entry in record.entries}
            record.seed = live.table.seed.hex()
            assert held_against(record, lines) == []
    finally:
        house.close()
