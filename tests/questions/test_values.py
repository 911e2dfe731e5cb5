"""Point costs, against costs that battles were made from."""

from random import Random

import pytest

from fechtbuch.books.base import books
from fechtbuch.questions import value
from fechtbuch.questions.values import Battle, fitted
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


def test_too_few_are_refused() -> None:
    with pytest.raises(BadInput, match="at least two"):
        value(LANDSKNECHT, ["kurt"])
    with pytest.raises(BadInput, match="at least 20"):
        value(LANDSKNECHT, ["kurt", "hans"], battles=3)
