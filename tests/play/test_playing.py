"""`fb.play`: a program plays a fight."""

from pathlib import Path

import pytest

import fechtbuch as fb
from fechtbuch.engine.session import verify

DUEL = "kurt-and-hans"
AMBUSH = "ambush-in-the-dark"


def attacking() -> fb.Playing:
    """Kurt's fight until he is asked for the second time."""
    fight = fb.play(DUEL, seed=1, mine=["kurt"])
    fight.answer("attack hans")
    return fight


def test_a_program_is_asked_answers_and_is_told() -> None:
    fight = fb.play(DUEL, seed=1, mine=["kurt"])
    assert [question.id for question in fight.questions] == ["0-turn-kurt"]
    assert "nothing" in fight.options()
    assert len(fight.options(most=2)) == 2
    before = len(fight.events)
    told = fight.answer("attack hans")
    assert "declares" in {event.kind for event in told}
    assert len(fight.events) == before + len(told)
    assert all(question.side == 0 for question in fight.questions)


def test_the_same_answers_make_the_same_fight() -> None:
    one, other = attacking(), attacking()
    one.finish()
    other.finish()
    assert one.over
    assert one.winner in ("kurt", "hans", "")
    assert one.record.to_lines() == other.record.to_lines()
    assert verify(one.session) == []


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    fight = fb.play(DUEL, seed=1, mine=["kurt"])
    before = len(fight.record.entries)
    with pytest.raises(fb.Refusal):
        fight.answer("attack kurt")
    assert len(fight.record.entries) == before
    with pytest.raises(ValueError, match="asked is: 0-turn-kurt"):
        fight.answer("nothing", "7-turn-kurt")
    with pytest.raises(ValueError, match="no such fighter or side; there are kurt, hans"):
        fb.play(DUEL, mine=["karl"])


def test_undo_goes_back_to_ones_own_last_decision() -> None:
    fight = fb.play(DUEL, seed=1, mine=["kurt"])
    assert not fight.undo(), "there was none"
    first, asked = repr(fight), fight.options()
    fight.answer("attack hans")
    second = repr(fight)
    assert fight.undo()
    assert (repr(fight), fight.options()) == (first, asked)
    assert fight.redo()
    assert repr(fight) == second
    assert not fight.redo()


def test_a_record_goes_on_where_it_was_left(tmp_path: Path) -> None:
    fight = attacking()
    fight.save(tmp_path / "duel.jsonl")
    again = fb.play(fb.read_record(tmp_path / "duel.jsonl"), seed=1, mine=["kurt"])
    assert repr(again) == repr(fight)
    again.finish()
    fight.finish()
    assert again.record.to_lines() == fight.record.to_lines()
    with pytest.raises(fb.RecordError, match="seed"):
        fb.play(fb.read_record(tmp_path / "duel.jsonl"), seed=2)


def test_without_anybody_of_its_own_policies_fight_it_out() -> None:
    fight = fb.play(DUEL, seed=3, mine=())
    assert fight.over
    assert fight.question is None
    assert "over in round" in repr(fight)
    with pytest.raises(ValueError, match="the fight is over"):
        fight.answer("nothing")


def test_delegating_is_what_the_policy_would_have_done() -> None:
    alone = fb.play(DUEL, seed=3, mine=())
    fight = fb.play(DUEL, seed=3)
    while not fight.over:
        fight.delegate()
    assert fight.record.to_lines() == alone.record.to_lines()


def test_who_plays_one_side_knows_what_that_side_knows() -> None:
    scenario = fb.load(AMBUSH)
    hidden = {
        recruit.slug: recruit.hidden
        for party in scenario.sides
        for recruit in party.recruits
        if recruit.hidden
    }
    assert hidden, "the scenario hides somebody"
    slug, (victim, *_) = next(iter(hidden.items()))
    seen = fb.play(scenario, seed=1, mine=[victim])
    everything = fb.play(scenario, seed=1)
    assert f"<td>{slug}</td>" not in seen._repr_html_()
    assert f"<td>{slug}</td>" in everything._repr_html_()
    assert all(event.known_to(seen.seat) for event in seen.events)
    assert everything.seat == -1


def test_advice_and_odds_are_for_the_seat_that_plays() -> None:
    fight = fb.play(DUEL, seed=1, mine=["hans"])
    advice = fb.advise(fight, seconds=None, rollouts=8)
    assert advice.side == "hans"
    assert advice == fb.advise(fight.session, seconds=None, rollouts=8, seat=1)
    asked = fight.question
    assert asked is not None
    assert asked.who is not None
    odds = fb.odds(fight, "hans", "nothing")
    assert odds.actor == "hans"


def test_the_story_is_told_in_the_readers_language() -> None:
    fight = attacking()
    assert "Round 1" in fight.story()
    assert "Runde 1" in fight.story("de")
