"""Real dice, and fights without their seed."""

import pytest

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.session import verify
from tests.engine.tables import answer_all, asked, health, kinds, reopened, state, table

# Real dice


def test_real_dice_are_asked_for_and_typed() -> None:
    session = table()
    session.real_dice.add("anna")
    session.answer("strike target=carl weapon=club")
    question = session.pending[0]
    assert question.id == "1-dice-strike-anna"
    assert question.about() == {"dice": "1d20", "purpose": "strike", "need": "16"}
    session.answer("11")
    assert session.record.entries[2].text == "d20=11"
    assert asked(session) == ["2-defend-carl"]
    session.answer("parry")
    assert session.pending[0].about()["purpose"] == "press"
    session.answer("d6=1")
    # Carl's dice are the table's.
    assert session.record.entries[4].faces[0][0] == 6
    assert verify(session) == []
    assert state(reopened(session)) == state(session)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("0", "not-a-face"),
        ("21", "not-a-face"),
        ("x", "not-a-face"),
        ("-3", "not-a-face"),
        ("9" * 5000, "not-a-face"),
        ("d6=3", "other-dice"),
        ("", "wrong-number-of-dice"),
        ("3 4", "wrong-number-of-dice"),
    ],
)
def test_dice_that_cannot_be_are_refused(typed: str, reason: str) -> None:
    session = table()
    session.real_dice.add("*")
    session.answer("strike target=carl weapon=club")
    before = (state(session), session.record.to_lines())
    with pytest.raises(Refusal) as caught:
        session.answer(typed)
    assert caught.value.reason == reason
    assert (state(session), session.record.to_lines()) == before


def test_exploding_dice_are_typed_with_all_their_faces() -> None:
    session = table()
    session.real_dice.add("anna")
    session.answer("throw target=carl")
    assert session.pending[0].about()["dice"] == "2x6"
    for wrong in ("6 4", "3", "3 4 5", "6 6", "3 6"):
        with pytest.raises(Refusal, match="wrong-number-of-dice"):
            session.answer(wrong)
    session.answer("6 6 1, 4")
    assert health(session, "carl") == 7
    assert session.record.entries[2].text == "d6=6 d6=6 d6=1 d6=4"


def test_a_modifier_given_while_dice_are_awaited_counts_for_them() -> None:
    session = table()
    session.real_dice.add("anna")
    session.answer("strike target=carl weapon=club")
    assert session.pending[0].about()["need"] == "16"
    session.edict("modifier fighter=anna amount=-3")
    assert session.pending[0].about()["need"] == "13"
    session.answer("14")
    assert "missed" in kinds(session)


def test_a_table_waits_for_the_same_dice_after_a_reload() -> None:
    session = table()
    session.real_dice.add("anna")
    session.answer("strike target=carl weapon=club")
    again = reopened(session)
    assert again.real_dice == set()
    assert state(again) == state(session)
    again.answer("3")
    session.answer("3")
    assert state(again) == state(session)


def test_real_dice_are_switched_on_and_off_in_the_middle() -> None:
    session = table()
    session.answer("throw target=carl")
    session.real_dice.add("bert")
    session.answer("throw target=carl")
    assert asked(session) == ["2-dice-throw-bert"]
    session.answer("3 3")
    session.real_dice.clear()
    session.answer("throw target=anna")
    assert asked(session) == ["4-act-dora"]
    # On the way back and forth every roll comes from where it came from then.
    final = state(session)
    while session.undo():
        pass
    while session.redo():
        pass
    assert state(session) == final
    assert state(reopened(session)) == final
    assert verify(session) == []


def test_the_table_rolls_when_nobody_types_any_more() -> None:
    plain = table()
    plain.answer("throw target=carl")
    session = table()
    session.real_dice.add("anna")
    session.answer("throw target=carl")
    session.real_dice.clear()
    session.table_rolls()
    assert state(session) == state(plain)
    with pytest.raises(Refusal, match="no-dice-awaited"):
        session.table_rolls()
    assert verify(session) == []


def test_dice_before_the_first_question_may_be_typed_too() -> None:
    session = table(real_dice={"table"})
    assert asked(session) == ["0-dice-omen-table"]
    assert session.pending[0].side == -1
    session.answer("5")
    assert asked(session) == ["1-act-anna"]
    assert state(reopened(session)) == state(session)
    waiting = table(real_dice={"table"})
    waiting.real_dice.clear()
    waiting.table_rolls()
    assert state(waiting) == state(table())


def test_a_table_of_real_dice_needs_no_seed() -> None:
    session = table(seed=None, real_dice={"*"})
    session.answer("4")
    session.answer("strike target=carl weapon=club")
    session.answer("2")
    assert asked(session) == ["3-defend-carl"]
    assert verify(session) == []


# Without the seed


def test_a_record_replays_without_its_seed() -> None:
    session = table()
    answer_all(session, 4, most=20)
    session.edict("set fighter=dora field=health value=9")
    session.volunteer("anna", "shout")
    session.real_dice.add("*")
    answered = session.record.head
    answer_all(session, 5, most=1)
    assert session.record.head > answered
    again = reopened(session, seed=None)
    assert state(again) == state(session)
    assert verify(again) == []
    while again.undo():
        pass
    assert asked(again) == ["0-act-anna"]


def test_without_its_seed_a_fight_goes_on_only_as_far_as_no_dice_fall() -> None:
    session = table()
    again = reopened(session, seed=None)
    again.answer("rest")
    assert asked(again) == ["1-act-bert"]
    before = (state(again), again.record.to_lines())
    with pytest.raises(Refusal, match="does-not-fit"):
        again.answer("throw target=carl")
    assert (state(again), again.record.to_lines()) == before
