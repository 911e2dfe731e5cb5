"""Exact odds of a step sum to one and agree with simulation."""

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from fechtbuch.engine.enumeration import Enumeration, Negligible
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.streams import BulkDice, Stream
from tests.conformance.kit import bulk, every_scenario, scenario

RUNS = 3000
"""A step with more outcomes than this is left to other tests."""

SAMPLES = 600


def exact(name: str, boundary: Fight) -> tuple[dict[str, Fraction], Fraction] | None:
    """The chance of every state after the next step and the weight cut off; None if too many."""
    dice = Enumeration()
    chances: dict[str, Fraction] = {}
    for _ in range(RUNS):
        fight = boundary.copy()
        fight.dice = dice
        fight.players = scenario(name).players(Stream(1, 1))
        try:
            fight.step()
        except Negligible:
            pass
        else:
            key = fight.key()
            chances[key] = chances.get(key, Fraction(0)) + dice.weight()
        if not dice.advance():
            return chances, dice.cut
    return None


def sampled(name: str, boundary: Fight) -> Counter[str]:
    dice = BulkDice(99)
    found: Counter[str] = Counter()
    for number in range(SAMPLES):
        fight = boundary.copy()
        dice.deal(number, len(fight.roster))
        fight.dice = dice
        fight.players = scenario(name).players(Stream(1, 1))
        fight.step()
        found[fight.key()] += 1
    return found


@every_scenario
def test_enumeration_agrees_with_simulation(name: str) -> None:
    fight, _ = bulk(name, 4)
    compared = 0
    for _ in range(40):
        if fight.over or compared == 3:
            break
        found = exact(name, fight)
        if found is not None and len(found[0]) > 1:
            compared += 1
            chances, cut = found
            assert 1 - cut <= sum(chances.values()) <= 1
            compare(chances, sampled(name, fight))
        fight.step()
    if compared == 0:
        pytest.fail("no step of this fight was small enough to compare")


def compare(chances: dict[str, Fraction], found: Counter[str]) -> None:
    """Every likely state by itself, the unlikely ones together, within four standard errors."""
    likely = [key for key, chance in chances.items() if chance * SAMPLES >= 20]
    shares = [(float(chances[key]), found[key]) for key in likely]
    rest = float(sum(chance for key, chance in chances.items() if key not in likely))
    if rest * SAMPLES >= 20:
        shares.append((rest, SAMPLES - sum(found[key] for key in likely)))
    assert shares
    for share, count in shares:
        error = sqrt(share * (1 - share) / SAMPLES)
        assert abs(count / SAMPLES - share) <= 4 * error + 1e-9
