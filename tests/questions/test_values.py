"""Point costs, against costs that battles were made from."""

from dataclasses import replace
from math import exp
from random import Random

import pytest

from fechtbuch.books.base import books
from fechtbuch.questions import value
from fechtbuch.questions.finding import Asked
from fechtbuch.questions.numbers import Estimate
from fechtbuch.questions.speaking import Called, Speech
from fechtbuch.questions.tables import sheet
from fechtbuch.questions.values import FOLDS, Battle, Value, fitted, surely
from fechtbuch.simulate.run import Means
from fechtbuch.text.bad_input import BadInput

LANDSKNECHT = books()["landsknecht"]


def made(costs: list[float], power: float, count: int) -> list[Battle]:
    """Battles whose shares are exactly what the costs promise."""
    chance = Random(7)
    found = []
    for _ in range(count):
        armies = [tuple(chance.randint(0, 2) for _ in costs) for _ in range(2)]
        if not all(any(army) for army in armies):
            continue
        sums = [sum(n * c for n, c in zip(army, costs, strict=True)) for army in armies]
        share = 1 / (1 + (sums[1] / sums[0]) ** power)
        found.append(Battle(armies[0], armies[1], 1000, share))
    return found


def test_costs_are_those_that_battles_were_made_from() -> None:
    true = [40.0, 100.0, 150.0, 320.0]
    costs, power = fitted(made(true, 2.5, 60), 4)
    assert power == pytest.approx(2.5, rel=0.02)
    for one, other in zip(costs, true, strict=True):
        assert one / costs[1] == pytest.approx(other / 100, rel=0.02)


def test_dear_fighters_win_and_the_error_is_near_chance() -> None:
    found = value(LANDSKNECHT, ["kurt", "hans", "peasant"], 20, 1, Means(processes=1), battles=30)
    costs = dict(zip(found.names, (cost.value for cost in found.costs), strict=True))
    assert costs["peasant"] < costs["hans"] < costs["kurt"]
    assert sorted(costs.values())[1] == pytest.approx(100)
    assert found.error < 0.2
    assert found.promise((1, 0, 0), (0, 0, 1)) > 0.5
    assert found.promise((1, 1, 0), (1, 1, 0)) == pytest.approx(0.5)
    again = value(LANDSKNECHT, ["kurt", "hans", "peasant"], 20, 1, Means(processes=2), battles=30)
    assert again == found


def test_who_moves_together_is_told_apart_though_each_may_lie_anywhere() -> None:
    """Both swing by as much as they are apart, but always together; the third swings alone."""
    swing = [0.2 if fold % 2 else -0.2 for fold in range(FOLDS)]
    left = [[0.3 + one, 0.0 + one, 0.1 - one] for one in swing]
    costs = [exp(0.3), 1.0, exp(0.1)]
    assert surely(costs, left) == [(0, 1)]
    assert surely(costs, [[0.3, 0.0, 0.1]] * FOLDS) == [(0, 1), (0, 2), (2, 1)]


def test_of_equals_nobody_is_surely_worth_more() -> None:
    """Corrected for all pairs: of a hundred fields of equals at most a few name a pair."""
    chance = Random(11)
    named = 0
    for _ in range(200):
        # Leaving one of so many folds out moves an estimate by its deviation over one less.
        errors = [[chance.gauss(0, 0.2) for _ in range(FOLDS)] for _ in range(5)]
        logs = [sum(one) / FOLDS for one in errors]
        left = [[(sum(one) - one[fold]) / (FOLDS - 1) for one in errors] for fold in range(FOLDS)]
        named += bool(surely([exp(one) for one in logs], left))
    assert named <= 200 * 0.09


def test_too_few_are_refused() -> None:
    with pytest.raises(BadInput, match="at least two"):
        value(LANDSKNECHT, ["kurt"])
    with pytest.raises(BadInput, match="at least 20"):
        value(LANDSKNECHT, ["kurt", "hans"], battles=3)


def test_costs_that_cannot_be_right_say_so() -> None:
    """Three who beat each other in a circle have no costs, whatever is fitted."""
    battles = tuple(Battle((1, 0), (0, 1), 40, 0.5) for _ in range(100))
    asked = Asked(
        question="value", book="landsknecht", scenario="", title="", fights=40, cells=2, seed=0
    )
    costs = (Estimate(100, (90, 110)),) * 2
    called = (Called("Kurt", ""), Called("Hans", ""))
    found = Value(asked, ("kurt", "hans"), called, costs, 3.0, 0.05, 0.047, (), battles)
    assert not found.rough
    # Twice as much, and known from enough battles.
    poor = replace(found, error=0.1)
    assert poor.rough
    assert poor.found()["rough"] is True
    assert not replace(poor, error=0.07, battles=battles[:3]).rough
    words = Speech("en", "landsknecht")
    assert len(sheet(poor, words).after) == len(sheet(found, words).after) + 1
