"""Records: begun from a scenario, written, opened again."""

from pathlib import Path

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.record import FORMAT, Record, RecordError
from fechtbuch.engine.session import Session, verify
from fechtbuch.engine.table_dice import commitment
from fechtbuch.scenario import (
    load,
    new_record,
    open_record,
    open_session,
    read_record,
    seed_from,
    write_record,
)
from fechtbuch.scenario.records import scenario_of

SEED = seed_from(7)


def played(answers: int = 6) -> Session:
    """The first answers of a duel, each the default."""
    session = open_session(load("kurt-and-hans"), SEED)
    for _ in range(answers):
        if session.pending:
            session.answer(session.pending[0].default().text())
    return session


def reread(record: Record, folder: Path) -> Record:
    file = folder / "fight.jsonl"
    write_record(record, file)
    return read_record(file)


def test_the_header_holds_everything_that_is_needed() -> None:
    scenario = load("kurt-and-hans")
    header = new_record(scenario, SEED).header
    assert header["format"] == FORMAT
    assert (header["book"], header["name"]) == ("landsknecht", "kurt-and-hans")
    assert header["book_version"] == books()["landsknecht"].version
    assert header["commitment"] == commitment(SEED)
    assert header["options"] == scenario.options
    nonces = header["nonces"]
    assert isinstance(nonces, dict)
    assert list(nonces) == ["kurt", "hans", "referee"]
    assert SEED.hex() not in str(header)


def test_the_same_seed_gives_the_same_fight_and_a_nonce_another() -> None:
    scenario = load("kurt-and-hans")
    first, again = new_record(scenario, SEED), new_record(scenario, SEED)
    assert first.to_lines() == again.to_lines()
    assert new_record(scenario, SEED, {"hans": "mine"}).to_lines() != first.to_lines()


def test_the_scenario_comes_back_from_the_header() -> None:
    scenario = load("skirmish")
    assert scenario_of(new_record(scenario, SEED)) == scenario


def test_a_record_opens_where_it_was_left(tmp_path: Path) -> None:
    session = played()
    opened = open_record(reread(session.record, tmp_path), SEED)
    assert opened.disagreeing is None
    assert opened.session.fight.to_data() == session.fight.to_data()
    assert [question.id for question in opened.session.pending] == [
        question.id for question in session.pending
    ]


def test_without_the_seed_dice_come_from_the_record(tmp_path: Path) -> None:
    session = played()
    opened = open_record(reread(session.record, tmp_path))
    assert opened.session.fight.to_data() == session.fight.to_data()


def test_a_revealed_seed_is_used_and_checked(tmp_path: Path) -> None:
    session = played()
    session.record.seed = SEED.hex()
    assert verify(open_session(reread(session.record, tmp_path))) == []
    session.record.seed = seed_from(8).hex()
    with pytest.raises(RecordError, match="commits to"):
        open_session(reread(session.record, tmp_path))


def test_a_newer_book_opens_at_the_last_entry_that_agrees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played()
    record = reread(session.record, tmp_path)
    monkeypatch.setattr(type(books()["landsknecht"]), "version", "next")
    # The newer book plays these entries as before.
    assert open_record(record, SEED).disagreeing is None
    assert record.head == session.record.head
    # It would come to another state after the fourth.
    record.entries[4].digest = "0" * 32
    opened = open_record(record, SEED)
    assert opened.disagreeing is record.entries[4]
    assert record.head == 3
    assert record.entries[4].digest == "0" * 32
    opened.session.answer(opened.session.pending[0].default().text())
    assert record.entries[-1].parent == 3


def test_a_state_is_restored_from_data() -> None:
    session = played()
    scenario = load("kurt-and-hans")
    state = session.fight.to_data()
    assert scenario.rulebook.restore(scenario, state).to_data() == state


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "empty"),
        (b"{}\n", "no header"),
        (b'{"header": {"format": "fechtbuch-record/9"}}\n', "not known"),
        (b"\xff\xfe", "UTF-8"),
    ],
)
def test_a_file_that_is_no_record_says_so(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "fight.jsonl"
    file.write_bytes(content)
    with pytest.raises(RecordError, match=message) as caught:
        read_record(file)
    assert str(file) in str(caught.value)
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(tmp_path / "nothing.jsonl")
