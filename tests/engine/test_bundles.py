"""Several rolls that count as one: the same chances from fewer runs."""

from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction

import pytest

from fechtbuch.engine.enumeration import Enumeration, Negligible

Rules = Callable[[Enumeration], int]


def chances(rules: Rules, bundling: bool) -> tuple[dict[int, Fraction], int]:
    """The chance of everything that the rules come to, and how many runs it took."""
    dice = Enumeration()
    dice.bundling = bundling
    found: dict[int, Fraction] = defaultdict(Fraction)
    while True:
        try:
            result = rules(dice)
        except Negligible:
            pass
        else:
            found[result] += dice.weight()
        if not dice.advance():
            return dict(found), dice.runs


def die(dice: Enumeration, sides: int) -> int:
    return int(dice.total(0, 1, sides, []))


def same(rules: Rules) -> tuple[int, int]:
    """Runs with and without bundles, if the chances are the same."""
    bundled, few = chances(rules, True)
    plain, many = chances(rules, False)
    assert bundled == plain
    assert sum(bundled.values()) == 1
    return few, many


def sum_then_more(dice: Enumeration) -> int:
    mark = dice.mark()
    total = die(dice, 6) + die(dice, 6)
    if dice.gathers(mark):
        dice.settle(mark, "sum", [total], True)
    return total * die(dice, 20)


def test_ways_to_the_same_sum_go_on_once() -> None:
    few, many = same(sum_then_more)
    assert many == 36 * 20
    assert few == 36 + 11 * 20


def rerolled(dice: Enumeration) -> int:
    """A low die is rolled again, up to twice; what it was before does not matter."""
    first = die(dice, 4)
    mark = dice.mark()
    shown = die(dice, 10)
    left = 2
    while shown < 4 and left > 0:
        left -= 1
        if dice.gathers(mark):
            dice.settle(mark, "again", [left], False)
        shown = die(dice, 10)
    if dice.gathers(mark):
        dice.settle(mark, "shown", [shown], True)
    return first * shown + die(dice, 6)


def test_rolls_that_are_made_again_are_gathered_first() -> None:
    few, many = same(rerolled)
    assert few < many / 2


def nested(dice: Enumeration) -> int:
    outer = dice.mark()
    one = rerolled(dice) % 3
    inner = dice.mark()
    two = (die(dice, 6) + die(dice, 6)) // 4
    if dice.gathers(inner):
        dice.settle(inner, "two", [two], True)
    if two == 1:
        two += die(dice, 2)
    if dice.gathers(outer):
        dice.settle(outer, "both", [one, two], True)
    return one * 100 + two * 10 + die(dice, 3)


def test_bundles_may_lie_in_bundles() -> None:
    few, many = same(nested)
    assert few < many / 4


def starting_together(dice: Enumeration) -> int:
    """Two bundles that begin with the same roll."""
    outer = dice.mark()
    inner = dice.mark()
    one = die(dice, 6) // 2
    if dice.gathers(inner):
        dice.settle(inner, "one", [one], True)
    two = die(dice, 6) // 3
    if dice.gathers(outer):
        dice.settle(outer, "two", [one + two], True)
    return (one + two) * 10 + die(dice, 2)


def test_bundles_may_begin_together() -> None:
    few, many = same(starting_together)
    assert few < many


def nothing_rolled(dice: Enumeration) -> int:
    mark = dice.mark()
    if dice.gathers(mark):
        dice.settle(mark, "nothing", [], True)
    return die(dice, 3)


def test_a_bundle_without_rolls_changes_nothing() -> None:
    assert same(nothing_rolled) == (3, 3)


def known(dice: Enumeration) -> int:
    """The same two dice are thrown for every face of another, and once more after that."""
    first = die(dice, 4)
    total = 0
    for _ in range(2):
        mark = dice.mark("pair", [6])
        pair = (die(dice, 6) + die(dice, 6)) // 4
        if dice.gathers(mark):
            dice.settle(mark, "pair", [pair], True)
        total = 10 * total + pair
    return first * 100 + total


def test_what_named_rolls_come_to_is_found_once() -> None:
    few, many = same(known)
    assert many == 4 * 36 * 36
    assert few == 36 + 4 * 4 * 4


def exploding(dice: Enumeration) -> int:
    total = die(dice, 3)
    for _ in range(2):
        mark = dice.mark("open", [1])
        thrown = int(dice.exploding(0, 1)) % 2
        if dice.gathers(mark):
            dice.settle(mark, "open", [thrown], True)
        total = 10 * total + thrown
    return total


def test_what_is_cut_off_is_known_of_named_rolls_too() -> None:
    assert same(exploding)[0] == 21 + 3 * 4
    cut = []
    for bundling in (True, False):
        dice = Enumeration()
        dice.bundling = bundling
        while True:
            with suppress(Negligible):
                exploding(dice)
            if not dice.advance():
                break
        cut.append(dice.cut)
    assert cut == [2 * Fraction(1, 6**4)] * 2


def test_named_rolls_that_are_not_alike_are_a_fault() -> None:
    def rules(dice: Enumeration) -> int:
        first = die(dice, 2)
        mark = dice.mark("pair", [6])
        pair = die(dice, 6)
        if first == 1:
            pair += die(dice, 6)
        if dice.gathers(mark):
            dice.settle(mark, "pair", [pair], True)
        return pair

    with pytest.raises(ValueError, match="not alike"):
        chances(rules, True)


def rolled_off(dice: Enumeration) -> int:
    """Two dice, ties made again: only who is higher matters."""
    for _ in range(30):
        mark = dice.mark("off", [6])
        one, two = die(dice, 6), die(dice, 6)
        if dice.gathers(mark):
            dice.settle(mark, "off", [int(one > two)], True, one == two)
        if one != two:
            return int(one > two) * 10 + die(dice, 2)
    return -1


def test_what_is_void_is_left_out() -> None:
    found, runs = chances(rolled_off, True)
    assert found == {0 + face: Fraction(1, 4) for face in (1, 2, 11, 12)}
    assert runs == 36 + 4
