"""Choices that are declared first and carried out later: odds look on until that is done."""

from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from fechtbuch.engine.session import Session
from fechtbuch.odds import Odds, exchange, sampled
from fechtbuch.scenario import Scenario, load, open_session, seed_from
from tests.odds.scenes import man, scene

SAMPLES = 3000


def agrees(exact: Odds, shares: Odds) -> None:
    """Within four standard errors, in outcomes and in states."""
    pairs = [(exact.outcomes, shares.outcomes)]
    pairs += [(exact.states[slug], shares.states.get(slug, {})) for slug in exact.states]
    for chances, found in pairs:
        for key, chance in chances.items():
            error = sqrt(chance * (1 - chance) / SAMPLES)
            assert abs(float(found.get(key, Fraction(0)) - chance)) <= 4 * error + 1e-9


def honour(**changes: Any) -> Scenario:
    """A duel of Tales and Legends at arm's length; Ottokar is the slower, unless dice are odd."""
    slow = {"name": "Ottokar", "attributes": {"re": 1}, "at": [4, 5], **changes}
    return load(
        {
            "book": "tales-and-legends",
            "title": "Honour",
            "map": {"bounds": [0, 0, 14, 10]},
            "scene": {"duel": True},
            "sides": [
                {"name": "One", "fighters": [{"use": "veteran", **slow}]},
                {"name": "Two", "fighters": [{"use": "veteran", "name": "Lech", "at": [5, 5]}]},
            ],
        }
    )


LECH_WAITS = ["lech@turn: done"]
THRUST = ["ottokar@declare: done", "ottokar@declared: attack lech", *LECH_WAITS]


@pytest.mark.rule("TAL-SEQ-25")
def test_a_declared_attack_is_followed_until_it_is_struck() -> None:
    odds = exchange(honour(), "ottokar", "attack weapon=long-sword", THRUST)
    assert odds.exact
    assert "nothing" not in odds.outcomes
    assert {"hit", "missed"} <= set(odds.outcomes)
    assert odds.mean_damage("lech") > 0
    agrees(odds, sampled(honour(), "ottokar", "attack", THRUST, samples=SAMPLES))


@pytest.mark.rule("TAL-SEQ-25")
def test_what_is_declared_afterwards_does_not_count() -> None:
    odds = exchange(honour(), "ottokar", "dodge", ["ottokar: feint", *LECH_WAITS])
    assert odds.outcomes == {"nothing": 1}


@pytest.mark.rule("TAL-SEQ-25")
def test_what_was_declared_before_is_done_first() -> None:
    session = declaring(honour())
    session.answer("feint weapon=bare-hands")
    odds = exchange(session, "ottokar", "dodge", LECH_WAITS)
    assert set(odds.outcomes) == {"feinted", "feint-failed"}
    # Who says that he is done has put off nothing by it.
    assert exchange(session, "ottokar", "done").outcomes == {"nothing": 1}


def declaring(fight: Scenario) -> Session:
    """A table at which Ottokar, the slower, is to declare."""
    for seed in range(20):
        session = open_session(fight, seed_from(seed))
        question = session.pending[0]
        if question.kind == "declare" and question.who is session.fight.roster[0]:
            return session
    raise AssertionError("he is always the faster")


@pytest.mark.rule("TAL-SEQ-25")
def test_the_faster_may_prevent_a_declared_attack() -> None:
    alone = exchange(honour(), "ottokar", "attack", THRUST)
    answered = sampled(honour(), "ottokar", "attack", THRUST[:1], samples=SAMPLES)
    assert answered.mean_damage("ottokar") > 0
    assert answered.mean_damage("lech") < alone.mean_damage("lech")


@pytest.mark.rule("LSK-SEQ-05")
def test_damage_that_waits_for_a_tied_side_is_seen() -> None:
    fight = scene(
        [man("kurt", 0)], [man("hans", 1)], injury_table="none", initiative="die_per_side"
    )
    odds = exchange(fight, "kurt", "attack hans", ["hans: none", "hans@turn: nothing"])
    # Struck at once or together with Hans, the blow is the same.
    assert odds.mean_damage("hans") == Fraction(239, 40)
    assert odds.states["hans"]["down"] == Fraction(36, 160)


@pytest.mark.rule("LSK-CST-04")
def test_a_spell_is_followed_until_it_works() -> None:
    fight = scene([man("apprentice", 0, spells=["sleep"])], [man("peasant", 6, 0, "acted")])
    odds = exchange(fight, "apprentice", "cast sleep")
    assert any("spell-works" in name for name in odds.outcomes), odds.outcomes
    assert odds.states["peasant"]["asleep"] > 0


def waiting(apart: int) -> Scenario:
    """Somebody with a sword, and somebody who comes with bare hands from so far."""
    return load(
        {
            "book": "gurps",
            "title": "Waiting",
            "sides": [
                {"name": "One", "fighters": [{"use": "guard", "name": "Ilse", "at": [0, 0]}]},
                {"name": "Two", "fighters": [{"use": "guard", "name": "Otto", "at": [apart, 0]}]},
            ],
        }
    )


@pytest.mark.rule("GUR-MAN-36")
def test_a_wait_is_followed_until_it_is_sprung_or_over() -> None:
    still = exchange(waiting(9), "ilse", "wait", ["otto@turn: do-nothing"])
    assert still.outcomes == {"nothing": 1}
    comes = ["otto@turn: move path=2,0;1,0", "ilse@wait: proceed"]
    sprung = sampled(waiting(3), "ilse", "wait", comes, samples=300)
    assert sprung.outcomes.get("nothing", 0) == 0
    assert sprung.mean_damage("otto") > 0
