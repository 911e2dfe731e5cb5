"""Whole fights solved: exactly, with cycles, and against simulation."""

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from fechtbuch.engine.enumeration import TooMany
from fechtbuch.odds import duel, win_odds
from fechtbuch.scenario import Scenario
from fechtbuch.simulate import simulate
from tests.odds.scenes import man, scene


def last_legs(wounds: int = 1) -> Scenario:
    """Two dogs that the next bite brings down."""
    return scene(
        [man("wolf", 0, wounds_left=wounds)],
        [man("mastiff", 1, wounds_left=wounds)],
        injury_table="none",
    )


def test_a_small_duel_is_solved_exactly() -> None:
    odds = win_odds(last_legs())
    assert odds.exact
    chances = [one.p for one in odds.sides.values()]
    assert all(isinstance(chance, Fraction) and 0 < chance < 1 for chance in chances)
    assert sum(one for one in chances if one is not None) == 1 - (odds.draw.p or 0)


def test_simulation_agrees() -> None:
    odds = win_odds(last_legs())
    result = simulate(last_legs(), 4000, seed=3, processes=1)
    for slug, one in odds.sides.items():
        assert one.p is not None
        error = float(one.p * (1 - one.p) / 4000) ** 0.5
        assert abs(result.sides[slug].share - float(one.p)) <= 4 * error


EXAMPLES = Path(__file__).parents[2] / "examples" / "duels"


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
def test_the_example_of_each_book_is_solved_and_simulation_agrees(file: Path) -> None:
    odds = win_odds(file)
    fights = 1500
    result = simulate(file, fights, seed=5, processes=1, closely=0)
    for slug, one in odds.sides.items():
        chance = (one.low + one.high) / 2
        assert 0.01 < chance < 0.99
        assert one.high - one.low < 1e-10
        error = (chance * (1 - chance) / fights) ** 0.5
        assert abs(result.sides[slug].share - chance) <= 4 * error


def test_iteration_gives_bounds_around_the_exact_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = win_odds(last_legs())
    monkeypatch.setattr(duel, "MOST_EXACT", 0)
    bounds = win_odds(last_legs())
    assert not bounds.exact
    for slug, one in bounds.sides.items():
        chance = exact.sides[slug].p
        assert chance is not None
        assert one.low <= float(chance) <= one.high <= one.low + 1e-11


def test_too_large_a_fight_is_said() -> None:
    fight = scene([man("kurt", 0)], [man("hans", 1)])
    with pytest.raises(TooMany, match="more than 300 courses"):  # in all turns together
        win_odds(last_legs(), most_runs=300)
    with pytest.raises(TooMany, match="more than 1000 courses"):  # in a single turn
        win_odds(fight, most_runs=10_000)
    with pytest.raises(TooMany, match="more than 3 states"):
        win_odds(last_legs(), most_states=3)


def test_as_many_courses_as_are_allowed_are_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    courses: Counter[int] = Counter()
    begin = duel.Graph._begin

    def count(graph: duel.Graph, number: int) -> None:
        courses[number] += 1
        begin(graph, number)

    monkeypatch.setattr(duel.Graph, "_begin", count)
    win_odds(last_legs())
    every, largest = courses.total(), max(courses.values())
    assert win_odds(last_legs(), most_runs=every).runs == every  # in all turns together
    with pytest.raises(TooMany, match=f"more than {every - 1} courses"):
        win_odds(last_legs(), most_runs=every - 1)
    monkeypatch.setattr(duel, "LEAST", 0)
    monkeypatch.setattr(duel, "STEPS", 1000)
    assert win_odds(last_legs(), most_runs=1000 * largest).runs == every  # in a single turn
    with pytest.raises(TooMany, match=f"more than {largest - 1} courses"):
        win_odds(last_legs(), most_runs=1000 * (largest - 1))
