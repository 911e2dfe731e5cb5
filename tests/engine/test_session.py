"""A fight at a table: answers, undo, branches, edicts, volunteers, real dice, audit."""

from collections.abc import Callable

import pytest

from fechtbuch.engine.choices import Player, Refusal
from fechtbuch.engine.dice import Dice, ScriptedDice
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.record import ANSWER, FORMAT, Record, RecordError, record_from_lines
from fechtbuch.engine.session import Session, verify
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.engine.table_dice import commitment
from fechtbuch.testing import DefaultPlayer
from tests.toy import Toy, ToyFight, toy_fight

SEED = bytes(range(32))


def start() -> ToyFight:
    return toy_fight("anna bert", "carl dora", skill=15, health=8)


def table(seed: bytes | None = SEED, real_dice: set[str] | None = None) -> Session:
    record = Record({"format": FORMAT, "book": "toy", "commitment": commitment(SEED)})
    return Session(record, start(), seed, real_dice)


def reopened(session: Session, seed: bytes | None = SEED) -> Session:
    return Session(record_from_lines(session.record.to_lines()), start(), seed)


def story(session: Session) -> list[dict[str, object]]:
    slugs = [fighter.slug for fighter in session.fight.roster]
    return [event.to_data(slugs) for event in session.story]


def asked(session: Session) -> list[str]:
    return [question.id for question in session.pending]


def state(session: Session) -> tuple[str, list[dict[str, object]], list[str]]:
    return session.fight.key(), story(session), asked(session)


def answer_all(session: Session, key: int = 1, most: int = 1000) -> None:
    """Answer everything with any legal choice."""
    player = RandomPlayer(Stream(key, 3))
    for _ in range(most):
        if not session.pending:
            break
        question = session.pending[-1]
        session.answer(player.decide(question).text(), question.id, "random")


def health(session: Session, slug: str) -> int:
    assert isinstance(session.fight, ToyFight)
    return session.fight.named(slug).health


def kinds(session: Session) -> list[str]:
    return [event.kind for event in session.story]


def struck(session: Session) -> None:
    """Anna strikes Carl, who is asked to defend himself."""
    session.answer("strike target=carl weapon=club")
    assert session.pending[0].kind == "defend", "choose another seed"


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


# Questions to several at once


def rallying() -> Session:
    """Carl was hit; Dora, Emil and Fritz are asked whether they rally."""
    fight = toy_fight("anna", "carl dora emil fritz", skill=20, health=20)
    session = Session(Record({"format": FORMAT}), fight, SEED)
    session.answer("strike target=carl weapon=club")
    session.answer("none")
    assert [question.kind for question in session.pending] == ["rally"] * 3
    return session


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


# Audit


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
        entry.hash = entry.seal(record.entries[entry.parent].hash)
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


# Positions for rollouts


class Watched(Dice):
    """Fresh dice that count how often they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.thrown = 0

    def face(self, roller: int, sides: int) -> int:
        self.thrown += 1
        return 1


def players() -> list[Player]:
    return [DefaultPlayer(), DefaultPlayer()]


def test_a_rollout_goes_on_from_this_very_moment() -> None:
    session = table()
    struck(session)
    dice = Watched()
    fight = session.position(players(), dice)
    fight.run()
    assert fight.over
    # The default is to stand still for the blow: the table's d20 hit, a fresh d6 showed one.
    assert isinstance(fight, ToyFight)
    assert fight.named("carl").health == 7
    assert dice.thrown == 1
    assert asked(session) == ["1-defend-carl"]


def test_a_rollout_repeats_what_has_fallen_and_peeks_at_nothing() -> None:
    session = table()
    answer_all(session, 2, most=12)
    assert session.table is not None
    session.table.seed = b"useless from now on"
    fights = [session.position(players(), Watched()) for _ in range(2)]
    for fight in fights:
        fight.telling = True
        fight.run()
    assert fights[0].key() == fights[1].key()
    slugs = [fighter.slug for fighter in session.fight.roster]
    boundary = session.boundaries[-1]
    this_turn = [event.to_data(slugs) for event in session.story[boundary.told :]]
    for fight in fights:
        assert [event.to_data(slugs) for event in fight.events][: len(this_turn)] == this_turn


@pytest.mark.parametrize("most", range(0, 40, 3))
def test_rollouts_from_every_moment(most: int) -> None:
    session = table()
    answer_all(session, 6, most=most)
    before = (state(session), session.record.to_lines())
    for number in range(3):
        dice = BulkDice(5)
        dice.deal(number, 4)
        crew: list[Player] = [RandomPlayer(dice.whim), RandomPlayer(dice.whim)]
        fight = session.position(crew, dice)
        fight.run()
        assert fight.over
    assert (state(session), session.record.to_lines()) == before


def test_a_rollout_while_questions_are_half_answered() -> None:
    session = rallying()
    session.answer("yes", "3-rally-emil")
    fight = session.position(players(), Watched())
    fight.run()
    assert isinstance(fight, ToyFight)
    assert [f.slug for f in fight.roster if "brave" in f.states] == ["emil"]


def test_a_rollout_while_real_dice_are_awaited() -> None:
    session = table()
    session.real_dice.add("anna")
    session.answer("throw target=carl")
    dice = Watched()
    fight = session.position(players(), dice)
    fight.run()
    assert fight.over
    assert dice.thrown == 2


def test_a_rollout_of_a_fight_that_is_over_is_that_fight() -> None:
    session = table()
    answer_all(session, 3)
    dice = Watched()
    fight = session.position(players(), dice)
    fight.run()
    assert fight.key() == session.fight.key()
    assert dice.thrown == 0
