"""Format 2: every line hashed as a whole under a secret nonce, and a sealed end."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.record import (
    ANSWER,
    EDICT,
    FORMAT,
    Record,
    RecordError,
    canonical,
    record_from_lines,
    whole_record,
)

SALT = "5a" * 16


def small(salt: str = SALT) -> Record:
    """Three answers, and another branch from the first."""
    record = Record({"format": FORMAT, "book": "toy", "salt": salt})
    record.entries[0].digest = "c" * 32
    for text in ("strike target=carl weapon=club", "parry", "rest"):
        entry = record.append(ANSWER, f"{record.head}-act-anna", text, 1, "anna", "2024-05-01")
        entry.faces = [(20, 7), (6, 3)]
        entry.next = "next-question"
        entry.digest = "d" * 32
    record.head = 1
    record.append(EDICT, "", "say text=hush", 2, "referee")
    return record


def lines() -> list[str]:
    return small().to_lines()


def test_a_record_reads_back_as_it_was() -> None:
    record = small()
    record.head = 2
    record.seed = "ab" * 32
    again = whole_record(record.to_lines())
    assert again.to_lines() == record.to_lines()
    assert (again.head, again.seed, again.ended) == (2, record.seed, True)


def test_a_server_reads_lines_without_their_end() -> None:
    assert record_from_lines([*lines()[:-1], '{"head":2}']).head == 2


def changed(place: int, **fields: object) -> Callable[[list[str]], None]:
    def damage(written: list[str]) -> None:
        data: dict[str, Any] = json.loads(written[place])
        part: dict[str, Any] = data.get("end", data)
        part.update(fields)
        written[place] = canonical(data)

    return damage


def cut_tail(written: list[str]) -> None:
    del written[-2]


def cut_end(written: list[str]) -> None:
    del written[-1]


def cut_both(written: list[str]) -> None:
    del written[-2:]


def said_twice(written: list[str]) -> None:
    written[1] = written[1].replace('"by":"anna"', '"by":"bert","by":"anna"')


def said_more(written: list[str]) -> None:
    written[1] = written[1][:-1] + ',"zeal":1}'


def spaced(written: list[str]) -> None:
    written[2] = written[2].replace(",", ", ", 1)


def more_after(written: list[str]) -> None:
    written.append('{"head":1}')


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (changed(2, by="bert"), "line 3: entry 2 does not match its hash"),
        (changed(2, time="2024-05-02"), "line 3: entry 2 does not match its hash"),
        (changed(2, faces=[[20, 8]]), "line 3: entry 2 does not match its hash"),
        (changed(2, next="other"), "line 3: entry 2 does not match its hash"),
        (changed(2, digest="e" * 32), "line 3: entry 2 does not match its hash"),
        (changed(0, digest="e" * 32), "line 1: what came of the header"),
        (changed(0, faces=[[6, 1]]), "line 1: what came of the header"),
        (changed(-1, head=3), "line 6: the end does not match its seal"),
        (changed(-1, seed="00"), "line 6: the end does not match its seal"),
        (changed(-1, more=1), "line 6: the end does not match its seal"),
        (changed(-1, head=9), "line 6: head 9 names no entry"),
        (cut_tail, "line 5: 4 entries were written, 3 are here"),
        (cut_end, "line 5: the sealed end is missing"),
        (cut_both, "line 4: the sealed end is missing"),
        (said_twice, "line 2: a name stands twice"),
        (said_more, "line 2: not as it was written"),
        (spaced, "line 3: not as it was written"),
        (more_after, "line 7: there is more after the end"),
    ],
)
def test_nothing_of_a_file_is_changed_unseen(
    damage: Callable[[list[str]], None], complaint: str
) -> None:
    written = lines()
    damage(written)
    with pytest.raises(RecordError, match=complaint):
        whole_record(written)


@given(st.data())
def test_no_change_of_a_character_passes_unnoticed(data: st.DataObject) -> None:
    written = lines()
    line = data.draw(st.integers(0, len(written) - 1))
    place = data.draw(st.integers(0, len(written[line]) - 1))
    character = data.draw(st.characters(min_codepoint=32, max_codepoint=126))
    damaged = written[line][:place] + character + written[line][place + 1 :]
    if damaged == written[line]:
        return
    written[line] = damaged
    with pytest.raises(RecordError):
        whole_record(written)


def test_a_hash_does_not_tell_what_it_stands_for() -> None:
    one, other = small(), small("5b" * 16)
    one.to_lines()
    other.to_lines()
    for mine, theirs in zip(one.entries, other.entries, strict=True):
        assert mine.hash != theirs.hash
    # Nor can it be guessed by whoever knows everything but the nonce.
    entry = one.entries[1]
    data = entry.to_data()
    del data["hash"]
    guess = hashlib.sha256(canonical([one.entries[0].hash, "", data]).encode()).hexdigest()
    assert guess != entry.hash
    assert entry.commit(one.entries[0].hash, one.nonce(1)) == entry.hash
    assert len({one.nonce(number) for number in range(5)}) == 5
