"""What a finding proposes: in words, and as the very scenarios that were fought."""

import pytest

from fechtbuch.questions import balance, sensitivity, why
from fechtbuch.questions.proposals import proposals, standing
from fechtbuch.questions.speaking import speech
from fechtbuch.scenario import Scenario, load
from fechtbuch.scenario.paths import set_by_text
from fechtbuch.simulate import simulate
from fechtbuch.simulate.run import Means

DUEL = load("kurt-and-hans").with_policy("book")
WORDS = speech("en", "landsknecht")
ALONE = Means(processes=1)


def test_each_proposal_is_the_scenario_that_was_fought() -> None:
    found = sensitivity(DUEL, fights=200, means=ALONE)
    proposed = proposals(found, DUEL, WORDS)
    assert proposed
    assert [one.key for one in proposed] == [one.change.key for one in found.nearest()]
    for one, effect in zip(proposed, found.nearest(), strict=True):
        again = simulate(one.scenario, 200, processes=1, closely=0)
        assert again.sides["kurt"].share == effect.share
        assert one.amount == WORDS.percent(effect.share)
        assert one.near == (abs(effect.share - 0.5) <= 0.02)
        assert one.title.startswith(f"Kurt and Hans – {effect.change.label(WORDS)}")


def test_a_number_can_be_searched_further_and_a_thing_cannot() -> None:
    found = sensitivity(DUEL, fights=200, means=ALONE)
    paths = {one.change.key: one.change.kind for one in found.nearest()}
    proposed = proposals(found, DUEL, WORDS) or ()
    assert {"number"} <= set(paths.values())
    for one in proposed:
        assert bool(one.path) == (paths[one.key] == "number")
        if one.path:
            value = one.key.rpartition("=")[2]
            assert set_by_text(DUEL, f"{one.path}={value}").sides == one.scenario.sides


def test_values_that_come_nearer_than_how_it_is_are_proposed_the_best_first() -> None:
    found = balance(DUEL, ["kurt.ws=0..5"], fights=300, means=ALONE)
    proposed = proposals(found, DUEL, WORDS) or ()
    assert [one.thing for one in proposed] == [
        "Kurt’s weapon skill 2",
        "Kurt’s weapon skill 3",
        "Kurt’s weapon skill 1",
    ]
    assert [one.step for one in proposed] == ["4 → 2", "4 → 3", "4 → 1"]
    assert [one.key for one in proposed] == ["kurt.ws=2", "kurt.ws=3", "kurt.ws=1"]
    for one in proposed:
        assert one.scenario == set_by_text(DUEL, one.key)
    settled = set_by_text(DUEL, "kurt.ws=2")
    again = balance(settled, ["kurt.ws=0..5"], fights=300, means=ALONE)
    assert proposals(again, settled, WORDS) == []


def test_of_a_mix_only_what_is_otherwise_is_named_as_a_step() -> None:
    found = balance(DUEL, ["kurt.ws=2..4", "hans.ws=2..3"], fights=100, means=ALONE)
    for one in proposals(found, DUEL, WORDS) or ():
        changes = one.key.split()
        assert len(changes) == one.step.count("→")
        made = DUEL
        for change in changes:
            made = set_by_text(made, change)
        assert made == one.scenario


@pytest.mark.parametrize(("side", "place"), [("", 0), ("hans", 1)])
def test_how_it_is_is_told_with_how_sure_that_is(side: str, place: int) -> None:
    moves = sensitivity(DUEL, side, fights=100, means=ALONE)
    now = standing(moves, DUEL, WORDS)
    assert now is not None
    assert (now.side, now.share, now.amount) == (place, moves.share, WORDS.percent(moves.share))
    half = 50 * (moves.interval[1] - moves.interval[0])
    assert now.sure == f"± {half:.1f}"


def test_how_it_is_is_not_told_where_it_was_not_fought() -> None:
    elsewhere = balance(DUEL, ["kurt.ws=8..9"], fights=50, means=ALONE)
    assert standing(elsewhere, DUEL, WORDS) is None
    long = balance(DUEL, ["kurt.ws=3..5"], "rounds=2", fights=50, means=ALONE)
    now = standing(long, DUEL, WORDS)
    assert now is not None
    assert now.share is None
    assert now.amount.endswith("rounds")


def test_another_question_proposes_nothing() -> None:
    whole: Scenario = DUEL
    found = why(whole, fights=20, means=ALONE)
    assert proposals(found, whole, WORDS) is None
    assert standing(found, whole, WORDS) is None
