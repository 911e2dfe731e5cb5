"""Exact distributions of hit rolls and checks against icepool, another opinion on dice.

An exploding die is cut off after `ROLLS` rolls: the last six is taken as it stands, so a total
above `TOP` cannot be told from `TOP` itself; a die gets there with a chance of 6 to the power of
−`ROLLS`. The minimum roll has a floor of 2 and no ceiling, and so has the critical threshold:
aim, scope and talent lower it, recoil raises both. So the rules can produce every pair of numbers
from 2 on, and every pair up to `TOP` is tried.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import icepool
import pytest

from fechtbuch.books.phase_six.rules.success_roll import CHECK, HIGHEST, HIT, SuccessRoll, hit_steps
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.engine import weights as reckoned
from fechtbuch.engine.dice import MOST_EXPLOSIONS, ScriptedDice
from fechtbuch.engine.enumeration import Enumeration
from fechtbuch.engine.weights import pool_classes
from tests.phase_six.stage import stage, who

ROLLS = 4
TOP = 6 * ROLLS
NUMBERS = range(2, TOP + 1)

DEEP = 6
"""Rolls of the single die, whose whole ladder of mega-criticals is looked at."""

CRITICALS = 21
MEGAS = CRITICALS**2
"""Three counts of up to twenty dice in one number: normal + 21 critical + 441 mega-critical."""


@cache
def a_fight() -> Battle:
    fight = stage([who("marek", 0)], [who("grom", 1)]).play().fight
    assert isinstance(fight, Battle)
    return fight


def every_roll(kind: int, need: int, critical: int = 0) -> Iterator[tuple[SuccessRoll, Fraction]]:
    """One die, rolled by the book in every way there is, and the chance of each."""
    fight = a_fight()
    every = Enumeration(DEEP)
    fight.dice = every
    while True:
        roll = SuccessRoll(fight.fighters[0], kind, "hit", 1, fight.tally("n", need, ""), critical)
        roll.throw(fight)
        yield roll, every.weight()
        if not every.advance():
            return


def chances(die: "icepool.Die[int]") -> dict[int, Fraction]:
    return {outcome: Fraction(ways, die.denominator()) for outcome, ways in die.items()}


@pytest.mark.rule(
    "PSX-DIC-01", "PSX-DIC-04", "PSX-CRT-01", "PSX-CRT-06", "PSX-RUL-16", "PSX-RUL-17"
)
@pytest.mark.parametrize("need", range(2, 6 * DEEP + 1))
def test_a_single_die_is_a_miss_a_hit_or_a_critical_with_so_many_more_wounds(need: int) -> None:
    one = icepool.d6.explode(depth=DEEP - 1)
    for critical in range(2, 6 * DEEP + 1):

        def worth(total: int, critical: int = critical) -> int:
            """Nothing, 1 for a normal hit, 2 for a critical one, and its further wounds."""
            if total < need:
                return 0
            return 1 if total < critical else 2 + max(0, (total - 11) // 6)

        found: dict[int, Fraction] = {}
        for roll, chance in every_roll(HIT, need, critical):
            got = roll.normal
            if roll.criticals:
                got = 2 + roll.criticals.index(1)
            assert roll.successes == (got > 0)
            found[got] = found.get(got, Fraction(0)) + chance
        assert found == chances(one.map(worth)), critical


@pytest.mark.rule("PSX-DIC-04", "PSX-DIC-06")
@pytest.mark.parametrize("need", range(2, 6 * DEEP + 1))
def test_a_die_of_a_check_counts_more_at_eleven_and_each_six_above(need: int) -> None:
    def worth(total: int) -> int:
        if total < need:
            return 0
        return 1 if total < 11 else 2 + (total - 11) // 6

    found: dict[int, Fraction] = {}
    for roll, chance in every_roll(CHECK, need):
        found[roll.successes] = found.get(roll.successes, Fraction(0)) + chance
    assert found == chances(icepool.d6.explode(depth=DEEP - 1).map(worth))


@pytest.mark.rule("PSX-DIC-04", "PSX-CRT-04", "PSX-CRT-06")
@pytest.mark.parametrize("need", NUMBERS)
def test_pools_of_one_to_twenty_dice_agree_with_icepool_at_every_threshold(need: int) -> None:
    """(normal, critical, mega-critical) as exact weights out of 6 to the power of all rolls."""
    for critical in range(need, TOP + 1):

        def kind(total: int, critical: int = critical) -> int:
            if total < need:
                return 0
            if total < critical:
                return 1
            return MEGAS if total >= 17 else CRITICALS

        one = icepool.d6.explode(depth=ROLLS - 1).map(kind)
        steps = hit_steps(need, critical)[:3]
        first = MEGAS if critical >= 17 else CRITICALS
        pool = icepool.Die([0])
        for dice in range(1, 21):
            pool = pool + one
            outcomes, weights = pool_classes(dice, steps, ROLLS)
            found: dict[int, int] = {}
            for (_, normal, reached, beyond), weight in zip(outcomes, weights, strict=True):
                got = normal + reached * first + beyond * MEGAS
                found[got] = found.get(got, 0) + weight
            assert found == dict(pool.items()), (critical, dice)
    reckoned._pools.clear()  # a gigabyte otherwise


@pytest.mark.rule("PSX-RUL-17")
def test_a_critical_threshold_below_the_minimum_roll_is_the_minimum_roll() -> None:
    for need in NUMBERS:
        for critical in range(2, need):
            assert hit_steps(need, critical) == hit_steps(need, need)


@pytest.mark.rule("PSX-DIC-04", "PSX-CRT-06")
def test_a_die_that_always_shows_six_stops_in_the_end() -> None:
    fight = a_fight()
    sixes = ScriptedDice([(6, 6)] * (MOST_EXPLOSIONS + 1))
    fight.dice = sixes
    roll = SuccessRoll(fight.fighters[0], HIT, "hit", 1, fight.tally("n", 5, ""), 11)
    roll.throw(fight)
    assert sixes.next == MOST_EXPLOSIONS
    assert HIGHEST <= 6 * MOST_EXPLOSIONS
    assert roll.criticals.index(1) == (HIGHEST - 11) // 6
