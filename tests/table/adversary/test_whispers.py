"""What others whisper changes no byte of what one is sent, nor does where they point."""

import json
import re
from contextlib import ExitStack

import pytest

from tests.table.kit import Data, House, Person, Table
from tests.table.test_talk import say, seated


def told(table: Table, whispers: int) -> str:
    """Everything that those are sent who are not meant, while two others whisper and point."""
    with ExitStack() as stack:
        names = ("Anna", "Dora", "Bela", "spectator")
        anna, dora, bela, watcher = (Person(table, one, stack) for one in names)
        for number in range(whispers):
            assert say(anna, f"psst {number}", to=["s4"]) == []
            anna.say({"type": "point", "at": [number, 2]})
            assert say(dora, f"hush {number}", to=["s1"]) == []
        assert say(bela, "aloud") == []
        parts: list[object] = []
        for person in (bela, watcher):
            person.listen()
            parts.append([plain(one) for one in person.heard if one["type"] != "presence"])
    for who in ("Bela", "spectator", "replay"):
        paths = ("", "/log", "/moments", "/record")
        parts += [table.http(who, "GET", path).text for path in paths]
    with ExitStack() as stack:
        for who in ("Bela", "spectator"):
            later = Person(table, who, stack)
            later.listen()
            parts.append([plain(one) for one in later.heard if one["type"] != "presence"])
    return re.sub(r"[0-9a-f]{64}", "HASH", json.dumps(parts).replace(table.id, "TABLE"))


def plain(message: Data) -> Data:
    """Without the clock."""
    if message["type"] == "talk":
        return {**message, "lines": [{**line, "time": ""} for line in message["lines"]]}
    return message


def test_whispers_of_others_change_no_byte_of_what_one_is_sent(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fechtbuch.table.opening.unforeseen", lambda size: b"7" * size)
    silent, whispering = told(seated(home), 0), told(seated(home), 3)
    assert silent == whispering
    assert "aloud" in silent
    assert "psst" not in whispering
