"""A session's fight ends, and running its record takes no more than somebody may have."""

import pytest

from fechtbuch.engine.fight import DRAW, MOST_STEPS
from fechtbuch.engine.record import FORMAT, Record
from fechtbuch.engine.session import Session, TooMuch, verify
from fechtbuch.engine.table_dice import commitment
from tests.engine.tables import SEED, answer_all, reopened, start, table


def test_steps_are_counted_over_all_pauses_and_the_fight_is_a_draw_at_last() -> None:
    session = table()
    answer_all(session, most=6)
    steps = session.boundaries[-1].moment.steps
    assert steps > 0
    session.boundaries[-1].moment.steps = MOST_STEPS - 2
    answer_all(session, most=40)
    assert session.fight.over
    assert session.fight.bounded
    assert session.fight.winner == DRAW


def test_going_back_gives_steps_back() -> None:
    session = table()
    answer_all(session, most=3)
    early = session.boundaries[-1].moment.steps
    head = session.record.head
    answer_all(session, most=12)
    assert session.boundaries[-1].moment.steps > early
    session.go(head)
    assert session.boundaries[-1].moment.steps == early
    assert verify(session) == []


def test_a_record_is_run_within_its_allowance_or_not_at_all() -> None:
    session = table()
    answer_all(session, most=20)
    lines = session.record.to_lines()
    assert reopened(session).record.to_lines() == lines
    record = Record({"format": FORMAT, "book": "toy", "commitment": commitment(SEED)})
    fresh = Session(record, start(), SEED, None, 12)
    with pytest.raises(TooMuch):
        answer_all(fresh, most=20)
