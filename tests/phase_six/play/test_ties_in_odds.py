"""Ties between equals are rolled again: exact odds leave them out and come to an end."""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.testing import situation
from tests.phase_six.stage import scenario, who


@pytest.mark.rule("PSX-RUL-04", "PSX-INI-03")
def test_the_order_of_two_equals_is_even_and_ends() -> None:
    slow = {"quickness": 1, "deftness": 1}
    pair = scenario([who("marek", 0, attributes=slow)], [who("marek", 1, attributes=slow)])
    found = situation(pair).chances(outcome=first_of, steps=1)
    assert set(found) == {0, 1}
    assert found[0] == found[1] == Fraction(1, 2)


def first_of(battle: Any) -> int:
    return int(battle.order[0])
