"""Every outcome with its exact weight, checked against icepool."""

from collections.abc import Callable, Hashable
from fractions import Fraction

import icepool
import pytest

from fechtbuch.engine.dice import EACH, HIGHEST, MOST_EXPLOSIONS, NEVER, Dice
from fechtbuch.engine.enumeration import MOST_COURSES, Enumeration, TooMany
from fechtbuch.engine.weights import exploding_weights, sum_weights


def enumerate_all(
    play: Callable[[Dice], Hashable], depth: int = 4, most: int = MOST_COURSES
) -> tuple[dict[Hashable, Fraction], Enumeration]:
    dice = Enumeration(depth, most)
    chances: dict[Hashable, Fraction] = {}
    while True:
        outcome = play(dice)
        chances[outcome] = chances.get(outcome, Fraction(0)) + dice.weight()
        if not dice.advance():
            break
    assert sum(chances.values()) == 1
    return chances, dice


def chances_of(die: "icepool.Die[Hashable]") -> dict[Hashable, Fraction]:
    return {outcome: Fraction(weight, die.denominator()) for outcome, weight in die.items()}


@pytest.mark.parametrize(("count", "sides"), [(1, 20), (2, 6), (3, 6), (4, 10), (1, 100), (5, 3)])
def test_sums(count: int, sides: int) -> None:
    chances, dice = enumerate_all(lambda dice: dice.total(0, count, sides, EACH))
    assert chances == chances_of(count @ icepool.d(sides))
    assert dice.runs == count * (sides - 1) + 1


@pytest.mark.parametrize("cuts", [[4, 9, 12, 18], [10], [3], [2, 10], [10, 40], [17], [18], [1, 2]])
def test_cuts_branch_over_classes_only(cuts: list[int]) -> None:
    def which(total: int) -> int:
        return next((number for number, cut in enumerate(cuts) if total <= cut), len(cuts))

    chances, dice = enumerate_all(lambda dice: which(dice.total(0, 3, 6, cuts)))
    assert chances == chances_of((3 @ icepool.d6).map(which))
    assert dice.runs == len(chances)


def test_ways_to_a_sum_are_counted_as_integers() -> None:
    assert sum_weights(2, 6)[2:] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(sum_weights(12, 20)) == 20**12


def test_a_tree_of_rolls_that_depend_on_each_other() -> None:
    def play(dice: Dice) -> int:
        hit = dice.total(0, 1, 20, [11]) <= 11
        if not hit:
            return 0
        if dice.total(1, 1, 6, EACH) >= dice.total(0, 1, 6, EACH):
            return 0
        return dice.total(0, 2, 4, EACH)

    chances, _ = enumerate_all(play)
    lands = Fraction(11, 20) * Fraction(15, 36)
    assert chances[0] == 1 - lands
    assert chances[2] == lands / 16
    assert chances[5] == lands * 4 / 16


def test_as_many_courses_as_are_allowed_are_not_too_many() -> None:
    def play(dice: Dice) -> tuple[int, int]:
        return dice.face(0, 6), dice.face(0, 6)

    _, dice = enumerate_all(play, most=36)
    assert dice.runs == 36
    with pytest.raises(TooMany, match="more than 35 courses"):
        enumerate_all(play, most=35)
    assert enumerate_all(lambda dice: 1, most=1)[1].runs == 1


def test_single_faces() -> None:
    chances, _ = enumerate_all(lambda dice: (dice.face(0, 6), dice.face(1, 4)))
    assert set(chances.values()) == {Fraction(1, 24)}
    assert len(chances) == 24


def exploding(depth: int) -> "icepool.Die[int]":
    """A d6 that is rolled on after a six, at most `depth` rolls in all."""
    return icepool.d6.explode(depth=depth - 1)


@pytest.mark.parametrize("depth", [1, 2, 4, 6])
def test_exploding_sums(depth: int) -> None:
    chances, _ = enumerate_all(lambda dice: dice.exploding(0, 3), depth)
    assert chances == chances_of(3 @ exploding(depth))


@pytest.mark.parametrize(
    ("count", "steps"),
    [(1, [4]), (5, [4]), (4, [4, 7]), (3, [5, 7, 13]), (12, [4, 7, 13]), (2, [6, 12, 18, 24])],
)
def test_pools_are_counted_by_category(count: int, steps: list[int]) -> None:
    def category(reached: int) -> int:
        return sum(reached >= step for step in steps)

    def counts_of(roll: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(roll.count(kind) for kind in range(len(steps) + 1))

    chances, dice = enumerate_all(lambda dice: tuple(dice.pool(0, count, steps)))
    one = exploding(MOST_EXPLOSIONS).map(category)
    assert chances == chances_of(one.pool(count).expand().map(counts_of, star=False))
    assert dice.cut == 0


def rolled_on(sides: int, from_: int, depth: int) -> "icepool.Die[int]":
    """A die that is rolled on from some face, at most `depth` rolls in all."""
    least = sides if from_ == HIGHEST else from_
    which = set(range(least, sides + 1))
    return icepool.d(sides).explode(which, depth=depth - 1) if which else icepool.d(sides)


SIZES = [(10, HIGHEST), (4, HIGHEST), (10, 9), (8, 6), (2, 2), (12, NEVER)]


@pytest.mark.parametrize("depth", [1, 2, 4])
@pytest.mark.parametrize(("sides", "from_"), SIZES)
def test_exploding_sums_of_any_size(sides: int, from_: int, depth: int) -> None:
    chances, dice = enumerate_all(lambda dice: dice.exploding(0, 2, sides, from_), depth)
    assert chances == chances_of(2 @ rolled_on(sides, from_, depth))
    on = 1 if from_ == HIGHEST else max(sides + 1 - from_, 0)
    assert dice.cut == 1 - (1 - Fraction(on, sides) ** depth) ** 2


@pytest.mark.parametrize(("sides", "from_"), SIZES)
@pytest.mark.parametrize("steps", [[3], [2, 5, 8], [7, 13]])
def test_pools_of_any_size_are_counted_by_category(
    sides: int, from_: int, steps: list[int]
) -> None:
    def category(reached: int) -> int:
        return sum(reached >= step for step in steps)

    def counts_of(roll: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(roll.count(kind) for kind in range(len(steps) + 1))

    # So deep that the thresholds are always decided.
    chances, dice = enumerate_all(lambda dice: tuple(dice.pool(0, 3, steps, sides, from_)), 8)
    one = rolled_on(sides, from_, 8).map(category)
    assert chances == chances_of(one.pool(3).expand().map(counts_of, star=False))
    assert dice.cut == 0


def test_the_tail_of_large_dice_that_is_cut_off_is_bounded() -> None:
    steps = [11, 25]
    cut_off, dice = enumerate_all(lambda dice: tuple(dice.pool(0, 2, steps, 10, 9)), depth=2)
    exact, deep = enumerate_all(lambda dice: tuple(dice.pool(0, 2, steps, 10, 9)), depth=3)
    assert deep.cut == 0
    assert dice.cut == 1 - (1 - Fraction(1, 25)) ** 2
    zero = Fraction(0)
    keys = {*exact, *cut_off}
    wrong = sum((abs(exact.get(key, zero) - cut_off.get(key, zero)) for key in keys), zero) / 2
    assert 0 < wrong <= dice.cut


def test_a_pool_of_twelve_takes_multisets_not_paths() -> None:
    _, dice = enumerate_all(lambda dice: tuple(dice.pool(0, 12, [4, 7, 13])))
    assert dice.runs == 455  # 15 choose 3


def test_depth_does_not_matter_where_the_thresholds_are_low() -> None:
    shallow, dice = enumerate_all(lambda dice: tuple(dice.pool(0, 4, [4, 8])), depth=2)
    deep, _ = enumerate_all(lambda dice: tuple(dice.pool(0, 4, [4, 8])), depth=6)
    assert shallow == deep
    assert dice.cut == 0


def test_the_tail_that_is_cut_off_is_bounded() -> None:
    steps = [5, 13]
    cut_off, dice = enumerate_all(lambda dice: tuple(dice.pool(0, 3, steps)), depth=2)
    exact, _ = enumerate_all(lambda dice: tuple(dice.pool(0, 3, steps)), depth=3)
    assert dice.cut == 1 - (1 - Fraction(1, 36)) ** 3
    zero = Fraction(0)
    keys = {*exact, *cut_off}
    wrong = sum((abs(exact.get(key, zero) - cut_off.get(key, zero)) for key in keys), zero) / 2
    assert 0 < wrong <= dice.cut


def test_the_bounds_of_several_rolls_add_up() -> None:
    def play(dice: Dice) -> int:
        total = dice.exploding(0, 1)
        return total + dice.exploding(0, 1) if total > 3 else total

    _, dice = enumerate_all(play, depth=2)
    one = Fraction(1, 36)
    assert dice.cut == one + Fraction(1, 2) * one


def test_weights_of_one_exploding_die() -> None:
    assert exploding_weights([4, 7], 2) == [18, 12, 6]
    assert exploding_weights([], 1) == [6]


@pytest.mark.parametrize("depth", [0, MOST_EXPLOSIONS + 1])
def test_depth_is_bounded(depth: int) -> None:
    with pytest.raises(ValueError, match="give 1 to 24"):
        Enumeration(depth)


def test_no_dice_make_one_outcome() -> None:
    chances, dice = enumerate_all(lambda dice: "nothing")
    assert chances == {"nothing": 1}
    assert dice.runs == 1


def test_a_roll_off_is_one_outcome_with_two_classes() -> None:
    dice = Enumeration()
    ways: dict[bool, Fraction] = {}
    while True:
        won = dice.roll_off(0, 1, 20, 2)
        ways[won] = ways.get(won, Fraction(0)) + dice.weight()
        if not dice.advance():
            break
    ahead = sum(mine + 2 > theirs for mine in range(1, 21) for theirs in range(1, 21))
    behind = sum(mine + 2 < theirs for mine in range(1, 21) for theirs in range(1, 21))
    assert ways == {True: Fraction(ahead, ahead + behind), False: Fraction(behind, ahead + behind)}


@pytest.mark.parametrize(("lead", "won"), [(19, True), (30, True), (-19, False), (-30, False)])
def test_a_lead_that_decides_leaves_one_outcome(lead: int, won: bool) -> None:
    chances, dice = enumerate_all(lambda dice: dice.roll_off(0, 1, 20, lead))
    assert chances == {won: 1}
    assert dice.runs == 1


def test_an_order_by_dice_is_any_permutation() -> None:
    dice = Enumeration()
    seen: dict[tuple[int, ...], Fraction] = {}
    while True:
        order = tuple(dice.order(3, 6))
        seen[order] = dice.weight()
        if not dice.advance():
            break
    assert len(seen) == 6
    assert set(seen.values()) == {Fraction(1, 6)}
