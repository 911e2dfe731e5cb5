"""Several rolls that count as one: the same chances from fewer runs."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

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
    if mark >= 0:
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
        if mark >= 0:
            dice.settle(mark, "again", [left], False)
        shown = die(dice, 10)
    if mark >= 0:
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
    if inner >= 0:
        dice.settle(inner, "two", [two], True)
    if two == 1:
        two += die(dice, 2)
    if outer >= 0:
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
    if inner >= 0:
        dice.settle(inner, "one", [one], True)
    two = die(dice, 6) // 3
    if outer >= 0:
        dice.settle(outer, "two", [one + two], True)
    return (one + two) * 10 + die(dice, 2)


def test_bundles_may_begin_together() -> None:
    few, many = same(starting_together)
    assert few < many


def nothing_rolled(dice: Enumeration) -> int:
    mark = dice.mark()
    if mark >= 0:
        dice.settle(mark, "nothing", [], True)
    return die(dice, 3)


def test_a_bundle_without_rolls_changes_nothing() -> None:
    assert same(nothing_rolled) == (3, 3)
