"""The audit of a record, and the table that opens at the last entry that fits."""

from collections.abc import Callable

import pytest

from fechtbuch.engine.record import Record, RecordError, record_from_lines
from fechtbuch.engine.session import Session, verify
from tests.engine.tables import SEED, asked, reopened, start, state, table


def audited() -> Session:
    """A record with a bit of everything: branches, edicts, volunteers, typed dice."""
    session = table()
    session.answer("strike target=carl weapon=club")
    session.answer("parry")
    session.edict("set fighter=dora field=health value=9")
    session.volunteer("anna", "shout")
    session.go(1)
    session.answer("none")
    session.answer("yes", session.pending[0].id)
    session.real_dice.add("bert")
    session.answer("throw target=carl")
    session.answer("3 4")
    return session


@pytest.mark.parametrize("seed", [SEED, None])
def test_an_honest_record_passes(seed: bytes | None) -> None:
    assert verify(reopened(audited(), seed)) == []


def test_an_audit_changes_nothing() -> None:
    session = audited()
    before = (state(session), session.record.to_lines())
    verify(session)
    assert (state(session), session.record.to_lines()) == before


def forged_text(number: int, text: str) -> Callable[[Record], None]:
    def forge(record: Record) -> None:
        record.entries[number].text = text

    return forge


def other_face(number: int) -> Callable[[Record], None]:
    def forge(record: Record) -> None:
        sides, face = record.entries[number].faces[0]
        record.entries[number].faces[0] = (sides, face % sides + 1)

    return forge


def die_left_out(record: Record) -> None:
    record.entries[1].faces.pop()


def die_too_many(record: Record) -> None:
    record.entries[1].faces.append((20, 3))


def other_digest(record: Record) -> None:
    record.entries[2].digest = "0" * 32


def other_next(record: Record) -> None:
    record.entries[2].next = "9-act-dora"


def no_outcome(record: Record) -> None:
    record.entries[2].digest = ""


def other_moment(record: Record) -> None:
    record.entries[3].moment += 3


def other_volunteer(record: Record) -> None:
    record.entries[4].question = "dora"


def other_parent(record: Record) -> None:
    record.entries[4].parent = 1


TAMPERED: list[tuple[Callable[[Record], None], int]] = [
    (forged_text(1, "strike target=dora weapon=club"), 1),
    (forged_text(1, "strike target=bert weapon=club"), 1),
    (forged_text(1, "gibberish !!"), 1),
    (forged_text(2, "duck"), 2),
    (forged_text(3, "set fighter=dora field=health value=90"), 3),
    (forged_text(3, "set fighter=nobody field=health value=90"), 3),
    (other_volunteer, 4),
    (forged_text(8, "d6=6 d6=5 d6=5"), 8),
    (forged_text(8, "d6=3"), 8),
    (forged_text(8, "d6=3 d6=9"), 8),
    (other_face(0), 0),
    (other_face(1), 1),
    (other_face(5), 5),
    (die_left_out, 1),
    (die_too_many, 1),
    (other_digest, 2),
    (other_next, 2),
    (no_outcome, 2),
    (other_moment, 3),
    (other_parent, 4),
]


@pytest.mark.parametrize("seed", [SEED, None], ids=["seed", "no-seed"])
@pytest.mark.parametrize(("forge", "number"), TAMPERED)
def test_an_audit_finds_every_tampering(
    forge: Callable[[Record], None], number: int, seed: bytes | None
) -> None:
    record = record_from_lines(audited().record.to_lines())
    forge(record)
    # A forger who knows the trade repairs the hashes.
    for entry in record.entries[1:]:
        entry.hash = ""
    record = record_from_lines(record.to_lines())
    complaints = verify(Session(record, start(), seed))
    assert [text for text in complaints if text.startswith(f"entry {number}:")], complaints


def test_another_seed_than_the_promised_one_is_found() -> None:
    complaints = verify(reopened(audited(), bytes(32)))
    assert complaints[0] == "header: the seed is not the one that was promised"
    assert len(complaints) > 1


def test_a_record_without_its_first_dice_cannot_be_opened() -> None:
    session = table()
    session.record.entries[0].faces = []
    with pytest.raises(RecordError, match="line 1: a d6 is rolled"):
        reopened(session, seed=None)


def test_a_table_opens_at_the_last_entry_that_fits() -> None:
    session = audited()
    record = record_from_lines(session.record.to_lines())
    record.entries[5].text = "fly"
    again = Session(record, start(), SEED)
    assert again.record.head == 1
    assert "fly" in again.misfit
    assert asked(again) == ["1-defend-carl"]
