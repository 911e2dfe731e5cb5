"""Dice of which the highest or lowest count: expressions, faces, odds, bulk."""

from collections.abc import Callable, Hashable
from fractions import Fraction

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.dice import EACH, Dice, ScriptedDice, parse_dice, parse_script
from fechtbuch.engine.enumeration import Enumeration
from fechtbuch.engine.keeping import ALL, best, kept_places, kept_sum, worst
from fechtbuch.engine.streams import BulkDice
from fechtbuch.engine.weights import kept_weights, sum_classes, sum_weights
from tests.engine.rollers import rollers

KEEPS = [(2, 20, best(1)), (2, 20, worst(1)), (4, 6, best(3)), (3, 6, worst(2)), (5, 4, best(2))]


def of_icepool(count: int, sides: int, keep: int) -> "icepool.Die[int]":
    die = icepool.d(sides)
    return die.highest(count, keep) if keep > 0 else die.lowest(count, -keep)


# How they are written


@pytest.mark.parametrize(
    ("text", "canonical", "keep", "least", "most"),
    [
        ("2d20h1", "2d20h1", best(1), 1, 20),
        ("2k20L1", "2d20l1", worst(1), 1, 20),
        ("4w6H3+2", "4d6h3+2", best(3), 5, 20),
        ("4d6", "4d6", ALL, 4, 24),
        ("d20h1", "1d20h1", best(1), 1, 20),
    ],
)
def test_expressions_say_which_dice_count(
    text: str, canonical: str, keep: int, least: int, most: int
) -> None:
    dice = parse_dice(text)
    assert (str(dice), dice.keep) == (canonical, keep)
    assert (dice.least(), dice.most()) == (least, most)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("2d20h3", "3 dice kept of 2: keep 1 to 2"),
        ("2d20l0", "0 dice kept of 2: keep 1 to 2"),
        ("2d20h", "is no dice expression"),
        ("2d20h1l1", "is no dice expression"),
    ],
)
def test_no_more_dice_are_kept_than_rolled(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_dice(text)


def test_at_least_one_die_counts() -> None:
    with pytest.raises(ValueError, match="the 0 highest dice: keep at least 1"):
        best(0)
    with pytest.raises(ValueError, match="the -1 lowest dice: keep at least 1"):
        worst(-1)


# Which faces count


@given(st.lists(st.integers(1, 6), min_size=1, max_size=7), st.data())
def test_the_highest_count_or_the_lowest(faces: list[int], data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(faces)))
    ranked = sorted(faces)
    assert kept_sum(faces, best(number)) == sum(ranked[-number:])
    assert kept_sum(faces, worst(number)) == sum(ranked[:number])
    for keep in (best(number), worst(number)):
        places = kept_places(faces, keep)
        assert len(set(places)) == number
        assert sum(faces[place] for place in places) == kept_sum(faces, keep)


def test_of_equal_faces_those_count_that_fell_first() -> None:
    assert kept_places([3, 5, 3, 5, 1], best(3)) == [0, 1, 3]
    assert kept_places([3, 5, 3, 5, 1], worst(2)) == [0, 4]
    assert kept_places([3, 5], ALL) == [0, 1]


def test_all_faces_are_remembered() -> None:
    dice = ScriptedDice(parse_script("4d6=2,6,1,4"))
    assert dice.kept(0, 4, 6, best(3), EACH) == 12
    assert dice.faces == [2, 6, 1, 4]
    dice.finish()


# Exact odds


def enumerated(play: Callable[[Dice], Hashable], dice: Enumeration) -> dict[Hashable, Fraction]:
    chances: dict[Hashable, Fraction] = {}
    while True:
        outcome = play(dice)
        chances[outcome] = chances.get(outcome, Fraction(0)) + dice.weight()
        if not dice.advance():
            return chances


@pytest.mark.parametrize(("count", "sides", "keep"), [*KEEPS, (6, 6, best(6)), (1, 20, worst(1))])
def test_kept_sums_agree_with_icepool(count: int, sides: int, keep: int) -> None:
    dice = Enumeration()
    chances = enumerated(lambda dice: dice.kept(0, count, sides, keep, EACH), dice)
    die = of_icepool(count, sides, keep)
    assert chances == {sum_: Fraction(ways, die.denominator()) for sum_, ways in die.items()}
    assert dice.runs == len(chances)


@given(st.integers(1, 6), st.integers(2, 10), st.data())
def test_weights_of_kept_dice_agree_with_icepool(
    count: int, sides: int, data: st.DataObject
) -> None:
    number = data.draw(st.integers(1, count))
    for keep in (best(number), worst(number)):
        die = of_icepool(count, sides, keep)
        weights = kept_weights(count, sides, keep)
        assert sum(weights) == sides**count
        scale = sides**count // die.denominator()
        assert {sum_: ways for sum_, ways in enumerate(weights) if ways} == {
            sum_: ways * scale for sum_, ways in die.items()
        }
    assert kept_weights(count, sides, best(count)) == sum_weights(count, sides)


def test_a_d20_with_advantage_has_as_many_branches_as_matter() -> None:
    assert sum_classes(2, 20, [1, 11, 19], best(1)) == ([1, 11, 19, 20], [1, 120, 240, 39])
    assert sum_classes(2, 20, [1, 11, 19], worst(1)) == ([1, 11, 19, 20], [39, 280, 80, 1])


@pytest.mark.parametrize("cuts", [[5], [2, 3, 17], [18], [30], [1]])
def test_cuts_of_kept_dice_branch_over_classes_only(cuts: list[int]) -> None:
    def which(total: int) -> int:
        return next((number for number, cut in enumerate(cuts) if total <= cut), len(cuts))

    dice = Enumeration()
    chances = enumerated(lambda dice: which(dice.kept(0, 4, 6, best(3), cuts)), dice)
    die = of_icepool(4, 6, best(3)).map(which)
    assert chances == {kind: Fraction(ways, die.denominator()) for kind, ways in die.items()}
    assert dice.runs == len(chances)


def test_a_kept_roll_in_a_tree_is_taken_up_again() -> None:
    def play(dice: Dice) -> bool:
        high = dice.kept(0, 2, 6, best(1), [3]) > 3
        return bool(high and dice.total(1, 1, 4, EACH) == 4)

    chances = enumerated(play, Enumeration())
    assert chances[True] == Fraction(27, 36) * Fraction(1, 4)


# In bulk


@pytest.mark.parametrize(("count", "sides", "keep"), [*KEEPS, (6, 6, best(6)), (9, 3, worst(4))])
def test_kept_dice_in_bulk_fall_as_die_by_die(count: int, sides: int, keep: int) -> None:
    fast, slow = BulkDice(5), BulkDice(5)
    for number in range(60):
        fast.deal(number, rollers(2))
        slow.deal(number, rollers(2))
        faces = [slow.face(1, sides) for _ in range(count)]
        assert fast.kept(1, count, sides, keep, EACH) == kept_sum(faces, keep)
        assert fast.face(1, 20) == slow.face(1, 20)


def test_who_looks_closely_gets_the_faces_of_the_same_dice() -> None:
    quiet, close = BulkDice(8), BulkDice(8)
    quiet.deal(1, rollers(1))
    close.deal(1, rollers(1))
    close.keeping = True
    total = close.kept(0, 4, 6, best(3), EACH)
    assert quiet.kept(0, 4, 6, best(3), EACH) == total
    assert kept_sum(close.faces, best(3)) == total
    assert quiet.faces == []


def test_no_roll_in_bulk_makes_a_list_of_its_own() -> None:
    dice = BulkDice(5)
    dice.deal(1, rollers(1))
    room = dice.row
    for keep in (best(3), worst(2), best(1)):
        dice.kept(0, 4, 6, keep, EACH)
    assert dice.row is room
    assert len(room) == 3
