"""Edicts in a session: now, and in the past."""

import pytest

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.record import ANSWER
from fechtbuch.engine.session import verify
from tests.engine.tables import answer_all, asked, health, kinds, reopened, state, struck, table
from tests.toy import ToyFight

# Edicts now


def test_an_edict_applies_after_the_answer_before_it_was_carried_out() -> None:
    session = table()
    session.answer("walk path=1,0")
    session.edict("set fighter=anna field=at value=7,7")
    assert isinstance(session.fight, ToyFight)
    anna = session.fight.named("anna")
    assert (anna.at >> 14) - 8192 == 7
    assert kinds(session)[-2:] == ["walked", "edict"]
    assert state(reopened(session)) == state(session)


def test_edicts_do_not_change_the_dice_to_come() -> None:
    plain, decreed = table(), table()
    for text in (
        "set fighter=dora field=health value=30",
        "hide fighter=dora side=red",
        "say text=hush",
    ):
        decreed.edict(text)
    for session in (plain, decreed):
        session.answer("strike target=carl weapon=club")
        session.edict("say text=again")
        session.answer("parry", loose=True)
    drawn = [[entry.faces for entry in s.path if entry.kind == ANSWER] for s in (plain, decreed)]
    assert drawn[0] == drawn[1]
    assert drawn[0][0]


def test_several_edicts_at_one_moment_apply_in_their_order() -> None:
    session = table()
    session.edict("set fighter=carl field=health value=3")
    session.edict("set fighter=carl field=health value=5")
    assert health(session, "carl") == 5
    session.undo()
    assert health(session, "carl") == 3
    session.undo()
    assert health(session, "carl") == 8


def test_a_modifier_reaches_the_next_roll_and_is_explained() -> None:
    session = table()
    session.edict("modifier fighter=anna amount=-20")
    session.answer("strike target=carl weapon=club")
    roll = next(event for event in session.story if event.word == "strike")
    assert roll.tally is not None
    assert [part.name for part in roll.tally.parts or []] == ["skill", "club", "referee"]
    assert asked(session) == ["1-act-bert"]


def test_an_edict_ends_the_fight_at_once() -> None:
    session = table()
    struck(session)
    session.edict("end winner=blue")
    assert session.pending == []
    assert (session.fight.over, session.fight.winner) == (True, 1)
    assert kinds(session)[-2:] == ["edict", "fight-over"]
    assert state(reopened(session)) == state(session)
    session.undo()
    assert asked(session) == ["1-defend-carl"]


def test_the_referee_may_speak_after_the_end() -> None:
    session = table()
    session.edict("end")
    session.edict('say text="Well fought."')
    session.edict("set fighter=carl field=health value=1")
    assert health(session, "carl") == 1
    assert state(reopened(session)) == state(session)
    assert verify(session) == []


def test_a_refused_edict_changes_nothing() -> None:
    session = table()
    before = (state(session), session.record.to_lines())
    for text in ("dance", "set fighter=emil field=health value=1", "end winner=x", "not an edict"):
        with pytest.raises(Refusal):
            session.edict(text)
        assert (state(session), session.record.to_lines()) == before


def test_a_fighter_joins_by_edict_and_acts() -> None:
    session = table()
    session.edict('add-fighter data="{\\"slug\\":\\"emil\\",\\"side\\":0}"')
    for _ in range(4):
        session.answer("rest")
    assert asked(session) == ["4-act-emil"]
    session.answer("throw target=carl")
    assert state(reopened(session)) == state(session)


def test_edicts_at_every_question_survive_pausing_and_reloading() -> None:
    session = table()
    states = [state(session)]
    for number in range(20):
        answer_all(session, number, most=1)
        if not session.fight.over:
            session.edict(f"set fighter=dora field=health value={number + 5}")
            assert health(session, "dora") == number + 5
            assert asked(session)
        states.append(state(session))
        assert state(reopened(session)) == states[-1]
    assert verify(session) == []


# Edicts in the past


def test_an_edict_in_the_past_keeps_later_answers_that_fit() -> None:
    session = table()
    for text in ("rest", "walk path=2,0", "say text=ho", "rest"):
        session.answer(text)
    assert session.edict_at(1, "set fighter=dora field=health value=3") == 0
    assert [entry.text for entry in session.path] == [
        "rest",
        "set fighter=dora field=health value=3",
        "walk path=2,0",
        "say text=ho",
        "rest",
    ]
    assert health(session, "dora") == 3
    assert session.record.tips() == [4, 8]
    assert verify(session) == []


def test_an_edict_in_the_past_stops_at_the_first_answer_that_does_not_fit() -> None:
    session = table()
    for text in ("rest", "rest", "strike target=bert weapon=club"):
        session.answer(text)
    later = len(session.path) - 1
    left = session.edict_at(1, "remove-fighter fighter=bert")
    assert left == later
    assert asked(session) == ["2-act-carl"]
    session.go(3)
    assert [entry.text for entry in session.path][-1] == "strike target=bert weapon=club"


def test_the_dice_of_answers_that_still_fit_are_the_same() -> None:
    session = table()
    session.answer("rest")
    session.answer("throw target=carl")
    session.answer("burst target=bert")
    before = [entry.faces for entry in session.path if entry.kind == ANSWER]
    assert session.edict_at(0, "set fighter=dora field=health value=50") == 0
    assert [entry.faces for entry in session.path if entry.kind == ANSWER] == before


def test_a_refused_edict_in_the_past_changes_nothing() -> None:
    session = table()
    for _ in range(3):
        session.answer("rest")
    session.go(1)
    session.answer("say text=other")
    before = (state(session), session.record.to_lines())
    for number, text in ((1, "dance"), (2, "say text=elsewhere"), (99, "say text=x"), (-1, "end")):
        with pytest.raises(Refusal):
            session.edict_at(number, text)
        assert (state(session), session.record.to_lines()) == before


def test_an_edict_in_the_past_re_applies_edicts_volunteers_and_typed_dice() -> None:
    session = table()
    session.real_dice = {"anna"}
    session.answer("rest")
    session.volunteer("anna", "shout text=ho")
    session.answer("4")
    session.real_dice = set()
    session.edict("set fighter=carl field=health value=9")
    session.volunteer("dora", "shout")
    session.answer("throw target=carl")
    kept = [(entry.kind, entry.text) for entry in session.path[1:]]
    assert session.edict_at(1, "say text=cover") == 0
    assert [(entry.kind, entry.text) for entry in session.path[2:]] == kept
    assert session.real_dice == set()
    assert verify(session) == []


def test_after_an_edict_in_the_past_the_table_waits_for_the_same_dice() -> None:
    session = table()
    session.answer("rest")
    session.real_dice.add("bert")
    session.answer("throw target=carl")
    waiting = asked(session)
    assert waiting == ["2-dice-throw-bert"]
    assert session.edict_at(0, "say text=hush") == 0
    assert asked(session) == waiting
    assert session.real_dice == {"bert"}


def test_standing_answers_do_not_disturb_an_edict_in_the_past() -> None:
    session = table()
    session.stand("act", "bert", "rest")
    session.answer("rest")
    session.answer("rest")
    texts = [entry.text for entry in session.path]
    assert session.edict_at(0, "say text=hush") == 0
    assert [entry.text for entry in session.path[1:]] == texts
