"""Advice from a live position: repeatable, honest about dice and secrets, better with time."""

from dataclasses import replace
from itertools import islice

import pytest

from fechtbuch.advise import Advice, Withheld, advise, advising
from fechtbuch.engine.candidates import candidates, worth_a_look
from fechtbuch.engine.choices import Option, Slot
from fechtbuch.engine.position import position_of
from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import load, new_record, open_record, open_session, seed_from
from fechtbuch.testing.conformance.kit import SCENARIOS
from fechtbuch.testing.conformance.playing import answers, session

DUEL = "kurt-and-hans"


def table(seed: int = 1, real_dice: str = "") -> Session:
    scenario = load(DUEL)
    secret = seed_from(seed)
    record = new_record(scenario, secret)
    return Session(record, scenario.build(), secret, {real_dice} if real_dice else set())


def think(at: Session, rollouts: int = 400, **more: int) -> Advice:
    return replace(advise(at, seconds=None, rollouts=rollouts, **more), seconds=0.0)  # type: ignore[arg-type]


def test_chances_and_options() -> None:
    at = table()
    advice = think(at, 2000)
    assert advice.question == at.pending[0].id
    assert advice.rollouts >= 2000
    assert (
        sum(one.wins for one in advice.sides.values()) + advice.draws
        == next(iter(advice.sides.values())).played
    )
    for chance in advice.sides.values():
        low, high = chance.interval
        assert 0 <= low <= chance.share <= high <= 1
    assert advice.best is advice.options[0]
    assert sum(option.usual for option in advice.options) == 1
    standing = [option.score for option in advice.options if option.standing]
    assert standing == sorted(standing, reverse=True)
    for option in advice.options:
        at.answer(option.choice)
        at.undo()


def test_the_same_seed_gives_the_same_advice_and_another_does_not() -> None:
    assert think(table(), seed=4) == think(table(), seed=4)
    assert think(table(), seed=4) != think(table(), seed=5)


def test_the_number_of_processes_changes_nothing() -> None:
    assert think(table(), 500, processes=2) == think(table(), 500)


def test_nobody_peeks_at_coming_dice() -> None:
    """The same faces under two seeds, typed in: the dice to come differ, the advice does not."""
    tables = []
    for seed in (1, 2):
        at = table(seed, real_dice="*")
        at.answer("d6=5")
        at.real_dice.clear()
        tables.append(at)
    one, other = tables
    assert [question.id for question in one.pending] == [question.id for question in other.pending]
    assert think(one, 600) == think(other, 600)
    choice = one.pending[0].default().text()
    for at in tables:
        at.answer(choice)


def test_advice_needs_no_seed() -> None:
    at = table()
    for _ in answers(at, load(DUEL).players(BulkDice(1).whim), 3):
        pass
    blind = open_record(record_from_lines(at.record.to_lines())).session
    assert blind.table is None
    assert think(blind) == think(at)


def test_rollouts_leave_the_table_as_it_is() -> None:
    at = table()
    before = (at.fight.key(), at.record.to_lines(), len(at.story))
    think(at)
    assert (at.fight.key(), at.record.to_lines(), len(at.story)) == before


def test_it_gets_better_while_one_listens() -> None:
    seen = list(islice(advising(table(), seconds=None, rollouts=3000), 5))
    assert [one.rollouts for one in seen] == sorted({one.rollouts for one in seen})
    played = [one.options[0].win.played for one in seen]
    assert played == sorted(played)


def test_what_is_hidden_is_not_betrayed() -> None:
    at = table()
    at.edict("hide fighter=hans side=kurt")
    with pytest.raises(Withheld):
        think(at, seat=0)
    assert think(at, seat=1).sides
    assert think(at).sides
    at.edict("reveal fighter=hans")
    assert think(at, seat=0).sides


def test_a_seat_is_not_advised_on_anothers_question() -> None:
    at = table()
    side = at.pending[0].side
    assert think(at, seat=int(side)).options
    assert think(at, seat=1 - int(side)).options == ()


def test_a_fight_that_is_over_is_settled() -> None:
    at = table()
    at.edict("end winner=hans")
    advice = think(at)
    assert advice.sides["hans"].share == 1
    assert advice.options == ()
    assert advice.best is None


def test_dice_that_are_waited_for_are_no_option() -> None:
    at = table(real_dice="*")
    advice = think(at, 50)
    assert advice.options == ()
    assert advice.sides


@pytest.mark.parametrize(
    "wrong",
    [{"seconds": 0}, {"rollouts": 0}, {"seat": 5}, {"most": 0}, {"processes": 0}],
)
def test_bad_input_is_told(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="give"):
        advise(table(), **wrong)  # type: ignore[arg-type]


def test_a_stale_question_is_told() -> None:
    with pytest.raises(ValueError, match="asked is: "):
        advise(table(), question="77-turn-nobody")


# Candidates.


@pytest.mark.parametrize("name", SCENARIOS)
def test_candidates_are_few_legal_and_of_many_verbs(name: str) -> None:
    at, players = session(name, 3)
    for question in answers(at, players, 12):
        del question
        if not at.pending or at.pending[0].side < 0:
            continue
        asked = at.pending[0]
        usual = players[asked.side].decide(asked).text()
        found = candidates(asked, [usual], 16)
        texts = [asked.build(dict(partial)).text() for partial in found]
        assert texts[0] == usual
        assert 1 <= len(texts) <= 16
        assert len(set(texts)) == len(texts)
        for text in texts[:4]:
            at.answer(text, asked.id)
            at.undo()


def test_of_ways_only_some_are_tried_and_of_texts_none() -> None:
    ways = Slot("path", "path", [Option(str(number)) for number in range(50)], "7")
    assert worth_a_look(ways) == ["7", "0", "12", "24", "36"]
    assert worth_a_look(Slot("text", "text", [])) == []
    assert worth_a_look(Slot("verb", "verb", [Option(str(one)) for one in range(9)])) == [
        str(one) for one in range(9)
    ]


def test_what_others_answered_at_the_same_time_is_not_known() -> None:
    at = open_session(load(DUEL), seed_from(1))
    question = at.pending[0]
    at.answer(question.default().text(), question.id)
    after = at.pending[0]
    # One after the other: everything is known.
    assert len(position_of(at, after).path) == len(at.path)
    # Put together, the other's answer is not.
    at.record.entries[0].next = f"{question.id} {after.id}"
    assert len(position_of(at, after).path) == len(at.path) - 1
