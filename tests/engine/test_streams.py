"""The dice of many fights: fair, independent of each other, the same on every machine."""

from itertools import pairwise

import pytest

from fechtbuch.engine.dice import EACH, NEVER, TABLE, Dice
from fechtbuch.engine.streams import BulkDice, Stream, scramble
from tests.engine.chi_square import chi_square
from tests.engine.rollers import rollers

SCRAMBLED = [0, 2261973619, 229111015, 2578835075]
WORDS = [1898948778, 2756917239, 3213401406, 4115473771, 247919604]
D20 = [18, 17, 9, 1, 2, 6, 9, 3, 20, 12, 9, 9]
THREE_D6 = [9, 6, 8, 12, 11, 12, 6, 12]
TABLE_D6 = [1, 1, 6, 2, 1, 1, 6, 6]
WHIMS = [15, 66, 49, 93, 91, 64]
FAR = [533, 219, 262, 59, 996, 958]


def dealt(seed: int, fight: int, count: int = 4) -> BulkDice:
    dice = BulkDice(seed)
    dice.deal(fight, rollers(count))
    return dice


def faces(seed: int, fight: int, roller: int, sides: int, count: int) -> list[int]:
    dice = dealt(seed, fight)
    return [dice.face(roller, sides) for _ in range(count)]


def test_known_words() -> None:
    # Written down once: interpreted and compiled, today and in ten years, these are the dice.
    assert [scramble(word) for word in (0, 1, 2, 0xFFFFFFFF)] == SCRAMBLED
    stream = Stream(123, 456)
    assert [stream.word() for _ in range(5)] == WORDS


def test_known_dice() -> None:
    dice = dealt(7, 4711)
    assert [dice.face(0, 20) for _ in range(12)] == D20
    assert [dice.total(1, 3, 6, EACH) for _ in range(8)] == THREE_D6
    assert [dice.face(TABLE, 6) for _ in range(8)] == TABLE_D6
    assert [dice.whim.below(100) for _ in range(6)] == WHIMS
    far = dealt(2**63 - 1, 2**40 + 5)
    assert [far.face(3, 1000) for _ in range(6)] == FAR


@pytest.mark.parametrize("sides", [*range(2, 21), 100, 1000])
def test_every_face_is_as_likely(sides: int) -> None:
    counts = [0] * sides
    for face in faces(11, 3, 2, sides, 40 * sides if sides > 500 else 10_000):
        counts[face - 1] += 1
    statistic, bound = chi_square(counts)
    assert statistic < bound


def test_first_dice_of_many_fights_are_fair() -> None:
    # Fights take few dice from each stream, so streams must be fair across their numbers too.
    dice = BulkDice(5)
    first, second = [0] * 20, [0] * 20
    for fight in range(10_000):
        dice.deal(fight, rollers(2))
        first[dice.face(0, 20) - 1] += 1
        second[dice.face(1, 20) - 1] += 1
    for counts in (first, second):
        statistic, bound = chi_square(counts)
        assert statistic < bound


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((1, 0, 0), (1, 1, 0)),  # neighbouring fights
        ((1, 0, 0), (1, 2**32, 0)),  # fights far apart
        ((1, 0, 0), (1, 0, 1)),  # two rollers
        ((1, 0, TABLE), (1, 0, 0)),  # the table and a roller
        ((1, 0, 0), (2, 0, 0)),  # neighbouring seeds
        ((1, 0, 0), (1 + 2**32, 0, 0)),  # seeds that share their low half
        ((1, 5, 0), (5, 1, 0)),  # seed and fight exchanged
    ],
)
def test_streams_know_nothing_of_each_other(
    one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    left = faces(*one, 6, 12_000)
    right = faces(*other, 6, 12_000)
    for shift in (0, 1, 2):
        pairs = [0] * 36
        for a, b in zip(left, right[shift:], strict=False):
            pairs[6 * (a - 1) + b - 1] += 1
        statistic, bound = chi_square(pairs)
        assert statistic < bound


def test_dice_know_nothing_of_the_dice_before() -> None:
    rolled = faces(9, 9, 0, 8, 20_000)
    for lag in (1, 2, 3):
        pairs = [0] * 64
        for a, b in zip(rolled, rolled[lag:], strict=False):
            pairs[8 * (a - 1) + b - 1] += 1
        statistic, bound = chi_square(pairs)
        assert statistic < bound


def test_dice_across_fights_know_nothing_of_each_other() -> None:
    dice = BulkDice(3)
    rolled = []
    for fight in range(20_000):
        dice.deal(fight, rollers(1))
        rolled.append(dice.face(0, 6))
    pairs = [0] * 36
    for a, b in pairwise(rolled):
        pairs[6 * (a - 1) + b - 1] += 1
    statistic, bound = chi_square(pairs)
    assert statistic < bound


def test_a_fight_has_the_same_dice_whatever_was_dealt_before() -> None:
    fresh = faces(1, 77, 3, 20, 20)
    used = BulkDice(1)
    for fight, count in ((5, 30), (76, 2), (77, 4)):
        used.deal(fight, rollers(count))
        if fight != 77:
            used.face(1, 20)
            used.whim.below(6)
    assert [used.face(3, 20) for _ in range(20)] == fresh


def test_dice_belong_to_the_name_whatever_its_place() -> None:
    one, two, three = rollers(3)
    here, there = BulkDice(2), BulkDice(2)
    here.deal(9, [one, two, three])
    there.deal(9, [three, one])
    assert [here.face(0, 20) for _ in range(20)] == [there.face(1, 20) for _ in range(20)]
    assert [here.face(2, 20) for _ in range(20)] == [there.face(0, 20) for _ in range(20)]


def test_who_joins_rolls_as_if_he_had_been_there() -> None:
    one, two, three = rollers(3)
    early, late = BulkDice(2), BulkDice(2)
    early.deal(9, [one, two, three])
    roster = [one, two]
    late.deal(9, roster)
    late.face(1, 6)
    roster.append(three)
    assert [early.face(2, 20) for _ in range(20)] == [late.face(2, 20) for _ in range(20)]


def test_a_rollers_dice_do_not_depend_on_what_others_roll() -> None:
    quiet, busy = dealt(1, 1), dealt(1, 1)
    for _ in range(9):
        busy.face(0, 6)
        busy.face(TABLE, 6)
        busy.whim.below(3)
    assert [quiet.face(1, 20) for _ in range(20)] == [busy.face(1, 20) for _ in range(20)]


def test_a_sum_takes_the_same_dice_as_its_faces() -> None:
    sums, single = dealt(4, 2), dealt(4, 2)
    for count, sides in ((1, 20), (3, 6), (5, 8), (2, 10)):
        total = sum(single.face(0, sides) for _ in range(count))
        assert sums.total(0, count, sides, EACH) == total


def test_below_stays_below() -> None:
    stream = Stream(1, 2)
    for bound in (1, 2, 3, 1000, 2**31 - 1):
        assert all(0 <= stream.below(bound) < bound for _ in range(200))


def test_pools_in_bulk_fall_as_die_by_die() -> None:
    fast = BulkDice(5)
    slow = BulkDice(5)
    for number in range(50):
        fast.deal(number, rollers(2))
        slow.deal(number, rollers(2))
        assert fast.pool(1, 9, [5, 11, 17]) == Dice.pool(slow, 1, 9, [5, 11, 17])
        assert fast.exploding(0, 4) == Dice.exploding(slow, 0, 4)
        assert fast.pool(1, 5, [7, 12], 10, 8) == Dice.pool(slow, 1, 5, [7, 12], 10, 8)
        assert fast.exploding(0, 3, 4) == Dice.exploding(slow, 0, 3, 4)
        assert fast.pool(1, 5, [5], 6, NEVER) == Dice.pool(slow, 1, 5, [5], 6, NEVER)
