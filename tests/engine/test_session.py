"""A session at the table: pausing, undo, refusals, several asked at once, volunteers."""

import pytest

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.dice import ScriptedDice
from fechtbuch.engine.record import FORMAT, Record, record_from_lines
from fechtbuch.engine.session import Session, verify
from tests.engine.tables import (
    SEED,
    answer_all,
    asked,
    health,
    kinds,
    rallying,
    reopened,
    start,
    state,
    story,
    struck,
    table,
)
from tests.toy import Toy, ToyFight, toy_fight

# Pausing


@pytest.mark.parametrize("key", range(5))
def test_pausing_at_every_question_is_the_same_as_running_through(key: int) -> None:
    session = table()
    answer_all(session, key)
    through = reopened(session)
    assert session.fight.over
    assert state(through) == state(session)
    assert len(session.record.path(session.record.head)) > 10


def test_reopening_at_every_entry_gives_the_same_state() -> None:
    session = table()
    states = [state(session)]
    for _ in range(25):
        answer_all(session, len(states), most=1)
        states.append(state(session))
    for number, expected in enumerate(states):
        lines = session.record.to_lines()
        record = record_from_lines(lines)
        record.head = number
        assert state(Session(record, start(), SEED)) == expected


class Windy(ToyFight):
    """Dice fall at the beginning of a turn, before anybody is asked."""

    def act(self, who: Toy) -> None:
        self.note("wind", "", who, amount=self.roll(None, 2, 20, "wind"))
        super().act(who)


def test_pausing_where_dice_fall_before_the_question() -> None:
    fight = Windy(start().sides, start().grid, ScriptedDice([]))
    for fighter in start().roster:
        fight.enlist(fighter)
    session = Session(Record({"format": FORMAT}), fight, SEED)
    for number in range(40):
        answer_all(session, number, most=1)
        session.edict(f"say text={number}")
        for seed in (SEED, None):
            record = record_from_lines(session.record.to_lines())
            assert state(Session(record, fight, seed)) == state(session)
    assert verify(session) == []
    winds = [event.amount for event in session.story if event.kind == "wind"]
    assert len(set(winds)) > 5


def test_every_roll_after_one_answer_has_dice_of_its_own() -> None:
    pairs = []
    for number in range(40):
        session = table()
        session.answer(f"say text={number}")
        session.edict("modifier fighter=bert amount=20")
        session.answer("strike target=carl weapon=club")
        session.answer("parry")
        (_, press), (_, parry), *_ = session.record.entries[-1].faces
        pairs.append((press, parry))
    assert 0 < sum(press == parry for press, parry in pairs) < 20
    assert len(set(pairs)) > 15


def test_the_fight_waits_for_the_first_to_act() -> None:
    session = table()
    assert asked(session) == ["0-act-anna"]
    assert kinds(session) == ["roll", "omen"]
    assert session.record.entries[0].faces[0][0] == 6
    assert session.record.entries[0].next == "0-act-anna"


# Undo, redo, branches


def test_undo_to_the_beginning_and_redo_give_the_same_states() -> None:
    session = table()
    states = [state(session)]
    for _ in range(30):
        answer_all(session, len(states), most=1)
        states.append(state(session))
        while session.undo():
            assert state(session) == states[session.record.head]
        while session.redo():
            assert state(session) == states[session.record.head]
        assert session.record.head == len(states) - 1
    assert session.undo()
    assert not session.redo() or session.record.head == len(states) - 1


def test_nothing_comes_before_the_beginning() -> None:
    session = table()
    assert not session.undo()
    assert not session.redo()


def test_the_same_answer_again_gets_the_same_dice() -> None:
    session = table()
    session.answer("strike target=carl weapon=club")
    once = state(session)
    session.undo()
    session.answer("strike target=carl weapon=club", by="somebody else", time="later")
    assert state(session) == once
    assert session.record.tips() == [1, 2]


def test_another_answer_gets_other_dice() -> None:
    rolled = set()
    for weapon in ("club", "fist", "cleaver"):
        for target in ("carl", "dora"):
            session = table()
            session.answer(f"strike target={target} weapon={weapon}")
            rolled.add(session.record.entries[1].faces[0])
    assert len(rolled) > 1


def test_branches_live_side_by_side() -> None:
    session = table()
    session.answer("rest")
    session.answer("rest")
    first = state(session)
    session.go(1)
    session.answer("say text=no")
    second = state(session)
    assert session.record.tips() == [2, 3]
    session.go(2)
    assert state(session) == first
    session.go(3)
    assert state(session) == second
    assert state(reopened(session)) == second
    session.go(1)
    session.redo()
    assert session.record.head == 3


# Refusals


@pytest.mark.parametrize(
    ("text", "question", "reason"),
    [
        ("rest", "7-act-anna", "question-stale"),
        ("rest", "0-act-bert", "question-stale"),
        ("dance", "", "not-possible"),
        ("strike target=bert weapon=club", "", "a-friend"),
        ("strike", "0-act-anna", "slot-missing"),
        ("", "", "no-verb"),
        ("say text=\ud800", "", "not-unicode"),
    ],
)
def test_a_refused_answer_changes_nothing(text: str, question: str, reason: str) -> None:
    session = table()
    before = (state(session), session.record.to_lines())
    with pytest.raises(Refusal) as caught:
        session.answer(text, question)
    assert caught.value.reason == reason
    assert (state(session), session.record.to_lines()) == before


def test_an_answer_given_twice_is_stale() -> None:
    session = table()
    session.answer("rest", "0-act-anna")
    with pytest.raises(Refusal, match="question-stale"):
        session.answer("rest", "0-act-anna")
    assert session.record.head == 1


def test_after_the_end_nothing_is_asked() -> None:
    session = table()
    session.edict("end winner=red")
    with pytest.raises(Refusal, match="nothing-asked"):
        session.answer("rest")


def test_a_person_may_type_less_but_the_record_is_canonical() -> None:
    session = table()
    session.answer("strike carl", loose=True)
    assert session.record.entries[1].text == "strike target=carl weapon=club"


def test_a_fault_in_the_rules_leaves_the_table_as_it_was() -> None:
    class Faulty(ToyFight):
        def strike(self, who: object, choice: object) -> None:
            raise ZeroDivisionError

    fight = Faulty(start().sides, start().grid, ScriptedDice([]))
    for fighter in start().roster:
        fight.enlist(fighter)
    session = Session(Record({"format": FORMAT}), fight, SEED)
    before = (state(session), session.record.to_lines())
    with pytest.raises(ZeroDivisionError):
        session.answer("strike target=carl weapon=club")
    assert (state(session), session.record.to_lines()) == before
    session.answer("rest")
    assert asked(session) == ["1-act-bert"]


def test_several_are_asked_at_once_and_answer_in_any_order() -> None:
    session = rallying()
    assert asked(session) == ["2-rally-dora", "3-rally-emil", "4-rally-fritz"]
    session.answer("yes", "4-rally-fritz")
    assert asked(session) == ["2-rally-dora", "3-rally-emil"]
    session.answer("no", "2-rally-dora")
    session.answer("yes", "3-rally-emil")
    assert asked(session) == ["5-act-carl"]
    assert isinstance(session.fight, ToyFight)
    brave = [f.slug for f in session.fight.roster if "brave" in f.states]
    assert brave == ["emil", "fritz"]


def test_the_order_of_answers_is_no_part_of_the_outcome() -> None:
    outcomes = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        session = rallying()
        ids = asked(session)
        for place in order:
            session.answer("no" if place == 1 else "yes", ids[place])
        outcomes.add(session.fight.key())
        assert [event["actor"] for event in story(session)[-2:]] == ["dora", "fritz"]
    assert len(outcomes) == 1


def test_an_answer_cannot_be_given_twice_while_others_wait() -> None:
    session = rallying()
    session.answer("yes", "3-rally-emil")
    with pytest.raises(Refusal, match="question-stale"):
        session.answer("no", "3-rally-emil")


def test_half_answered_questions_survive_a_reload_and_an_undo() -> None:
    session = rallying()
    session.answer("yes", "4-rally-fritz")
    record = record_from_lines(session.record.to_lines())
    fight = toy_fight("anna", "carl dora emil fritz", skill=20, health=20)
    assert state(Session(record, fight, SEED)) == state(session)
    session.undo()
    assert asked(session) == ["2-rally-dora", "3-rally-emil", "4-rally-fritz"]


def test_an_edict_between_answers_to_one_question_of_several() -> None:
    session = rallying()
    session.answer("yes", "3-rally-emil")
    session.edict("remove-fighter fighter=fritz")
    assert asked(session) == ["2-rally-dora"]
    session.answer("yes", "2-rally-dora")
    assert asked(session) == ["5-act-carl"]
    session.edict("set fighter=carl field=health value=3")
    assert health(session, "carl") == 3


def test_edicts_after_questions_that_became_void_keep_their_place() -> None:
    session = rallying()
    session.answer("yes", "3-rally-emil")
    session.edict("remove-fighter fighter=fritz")
    session.edict("remove-fighter fighter=dora")
    session.edict("say text=next")
    session.volunteer("anna", "shout")
    assert kinds(session)[-6:] == ["edict", "edict", "rallied", "edict-say", "roll", "shouted"]
    record = record_from_lines(session.record.to_lines())
    fight = toy_fight("anna", "carl dora emil fritz", skill=20, health=20)
    assert state(Session(record, fight, SEED)) == state(session)


# Void questions


def test_a_void_question_takes_its_default() -> None:
    session = table()
    struck(session)
    session.edict("remove-fighter fighter=anna")
    assert asked(session) == ["2-act-bert"]
    assert health(session, "carl") == 8


def test_no_later_question_takes_the_name_of_a_void_one() -> None:
    session = table()
    struck(session)
    stale = session.pending[0].id
    session.edict("remove-fighter fighter=anna")
    session.edict("modifier fighter=bert amount=10")
    session.answer("strike target=carl weapon=club")
    assert session.pending[0].kind == "defend"
    assert session.pending[0].id != stale
    with pytest.raises(Refusal, match="question-stale"):
        session.answer("duck", stale)


# Volunteers


def test_somebody_puts_in_what_the_book_allows_out_of_turn() -> None:
    session = table()
    session.volunteer("dora", 'shout text="Behind you!"')
    assert kinds(session)[-2:] == ["roll", "shouted"]
    assert asked(session) == ["0-act-anna"]
    with pytest.raises(Refusal, match="nothing-to-volunteer"):
        session.volunteer("dora", "shout")
    assert state(reopened(session)) == state(session)
    session.undo()
    assert kinds(session) == ["roll", "omen"]


@pytest.mark.parametrize(
    ("fighter", "text"), [("emil", "shout"), ("dora", "dance"), ("dora", "shout loud=yes")]
)
def test_a_refused_volunteer_changes_nothing(fighter: str, text: str) -> None:
    session = table()
    before = (state(session), session.record.to_lines())
    with pytest.raises(Refusal):
        session.volunteer(fighter, text)
    assert (state(session), session.record.to_lines()) == before


def test_volunteers_and_edicts_at_one_moment_keep_their_order() -> None:
    session = table()
    struck(session)
    session.volunteer("dora", "shout text=one")
    session.edict("say text=two")
    session.volunteer("bert", "shout text=three")
    session.edict("set fighter=carl field=health value=4")
    words = [event.word for event in session.story if event.kind in ("shouted", "edict-say")]
    assert words == ["one", "two", "three"]
    assert health(session, "carl") == 4
    assert asked(session) == ["1-defend-carl"]
    assert state(reopened(session)) == state(session)
    assert verify(session) == []


# Standing answers


def test_a_standing_answer_is_given_until_it_is_taken_back() -> None:
    session = table()
    session.stand("act", "bert", "rest")
    session.stand("act", "carl", "rest")
    session.answer("rest")
    assert asked(session) == ["3-act-dora"]
    assert [entry.by for entry in session.path] == ["", "standing", "standing"]
    session.stand("act", "carl", "")
    session.answer("rest")
    session.answer("rest")
    assert asked(session) == ["6-act-carl"]


def test_a_standing_answer_answers_what_is_already_asked() -> None:
    session = table()
    session.stand("act", "anna", "rest")
    assert asked(session) == ["1-act-bert"]


def test_a_standing_answer_that_is_not_legal_is_not_given() -> None:
    session = table()
    session.stand("act", "bert", "strike target=anna weapon=club")
    session.answer("rest")
    assert asked(session) == ["1-act-bert"]


def test_a_whole_fight_may_run_on_standing_answers() -> None:
    session = table()
    for slug in ("bert", "carl", "dora", "anna"):
        session.stand("act", slug, "rest")
    assert session.fight.over
    assert len(session.path) == 120
