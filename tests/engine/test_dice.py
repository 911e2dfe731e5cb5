"""Dice expressions, scripted dice, and what a roll means."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.dice import (
    EACH,
    MOST_DICE,
    MOST_EXPLOSIONS,
    MOST_PLUS,
    MOST_SIDES,
    NEVER,
    DiceExpression,
    DiceMismatch,
    ScriptedDice,
    parse_dice,
    parse_script,
)
from fechtbuch.engine.throws import throw


def scripted(text: str) -> ScriptedDice:
    return ScriptedDice(parse_script(text))


# Expressions


@pytest.mark.parametrize(
    ("text", "canonical", "least", "most"),
    [
        ("1d8", "1d8", 1, 8),
        ("2d6+1", "2d6+1", 3, 13),
        ("d3", "1d3", 1, 3),
        ("4d6-4", "4d6-4", 0, 20),
        ("2k10", "2d10", 2, 20),
        ("K100", "1d100", 1, 100),
        ("3w6+2", "3d6+2", 5, 20),
        ("1D20+0", "1d20", 1, 20),
        (" 2d6 ", "2d6", 2, 12),
    ],
)
def test_expressions_are_read(text: str, canonical: str, least: int, most: int) -> None:
    dice = parse_dice(text)
    assert str(dice) == canonical
    assert (dice.least(), dice.most()) == (least, most)


@given(st.integers(1, MOST_DICE), st.integers(2, MOST_SIDES), st.integers(-MOST_PLUS, MOST_PLUS))
def test_expressions_round_trip(count: int, sides: int, plus: int) -> None:
    dice = parse_dice(str(DiceExpression(count, sides, plus)))
    assert (dice.count, dice.sides, dice.plus) == (count, sides, plus)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is no dice expression"),
        ("8", "is no dice expression"),
        ("2d", "is no dice expression"),
        ("2x6", "is no dice expression"),
        ("2d6+", "is no dice expression"),
        ("2d6+1d4", "is no dice expression"),
        ("-1d6", "is no dice expression"),
        ("0d6", "0 dice: give 1 to 100"),
        ("101d6", "101 dice: give 1 to 100"),
        ("1d1", "a die of 1 sides: give 2 to 1000"),
        ("1d1001", "a die of 1001 sides: give 2 to 1000"),
        ("1d6+1001", "1001 added: give at most 1000 either way"),
        ("1d6-1001", "-1001 added: give at most 1000 either way"),
    ],
)
def test_bad_expressions_say_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_dice(text)


# Scripts


def test_scripts_are_read() -> None:
    assert parse_script("d20=6, d8=3 3d6=4,5,2; d4=1") == [
        (20, 6),
        (8, 3),
        (6, 4),
        (6, 5),
        (6, 2),
        (4, 1),
    ]
    assert parse_script("") == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("d20", "is no scripted die"),
        ("20=3", "is no scripted die"),
        ("d20=x", "is no scripted die"),
        ("d6=7", "a d6 cannot show 7"),
        ("d6=0", "a d6 cannot show 0"),
        ("2d6=1", "names 2 dice but gives 1 faces"),
        ("2d6=1,2,3", "names 2 dice but gives 3 faces"),
    ],
)
def test_bad_scripts_say_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_script(text)


def test_scripted_dice_fall_as_written() -> None:
    dice = scripted("3d6=4,5,2 d20=11")
    assert dice.total(0, 3, 6, EACH) == 11
    assert dice.faces == [4, 5, 2]
    assert dice.total(1, 1, 20, [10]) == 11
    dice.finish()


def test_a_die_too_many_fails() -> None:
    dice = scripted("d20=6")
    dice.face(0, 20)
    with pytest.raises(DiceMismatch, match="a d8 is rolled, but no scripted die is left"):
        dice.face(0, 8)


def test_a_die_of_other_sides_fails_and_stays() -> None:
    dice = scripted("d20=6 d8=3")
    dice.face(0, 20)
    with pytest.raises(
        DiceMismatch, match=r"a d6 is rolled, but the scripted die number 2 is d8=3"
    ):
        dice.face(0, 6)
    assert dice.left() == [(8, 3)]


def test_dice_left_over_fail_at_the_end() -> None:
    dice = scripted("d20=6 d8=3 d8=4")
    dice.face(0, 20)
    with pytest.raises(DiceMismatch, match="scripted dice left over: d8=3 d8=4"):
        dice.finish()


# Exploding dice


def test_a_six_is_rolled_on_and_added() -> None:
    dice = scripted("d6=6 d6=6 d6=3 d6=2")
    assert dice.exploding(0, 2) == 17
    assert dice.faces == [6, 6, 3, 2]


def test_a_pool_counts_dice_by_the_thresholds_they_reach() -> None:
    # 3 | 6+1 = 7 | 4 | 6+6+2 = 14 against 4, 7 and 13
    dice = scripted("d6=3 d6=6 d6=1 d6=4 d6=6 d6=6 d6=2")
    assert dice.pool(0, 4, [4, 7, 13]) == [1, 1, 1, 1]
    dice.finish()


def test_dice_of_any_size_explode_from_where_one_likes() -> None:
    dice = scripted("d10=9 d10=10 d10=2")
    assert dice.exploding(0, 2, 10) == 21
    dice = scripted("d10=9 d10=10 d10=2 d10=8")
    assert dice.exploding(0, 2, 10, 9) == 29
    dice = scripted("d10=10 d10=7 d10=10 d10=10")
    assert dice.pool(0, 4, [8], 10, NEVER) == [1, 3]
    dice = scripted("d10=10 d10=7 d10=4")
    assert dice.pool(0, 2, [8, 15], 10) == [1, 0, 1]


def test_no_die_explodes_for_ever() -> None:
    dice = ScriptedDice([(6, 6)] * (MOST_EXPLOSIONS + 1))
    assert dice.exploding(0, 1) == 6 * MOST_EXPLOSIONS
    assert len(dice.left()) == 1


def test_no_dice_make_nothing() -> None:
    dice = scripted("")
    assert dice.total(0, 0, 6, EACH) == 0
    assert dice.exploding(0, 0) == 0
    assert dice.pool(0, 0, [4]) == [0, 0]


def test_a_tie_is_rolled_off_until_somebody_wins() -> None:
    again = ScriptedDice(parse_script("d20=7 d20=9 d20=4 d20=5"))
    assert again.roll_off(0, 1, 20, 2)
    again.finish()


def test_equal_dice_of_an_order_are_rolled_again() -> None:
    dice = ScriptedDice(parse_script("d6=4 d6=2 d6=4 d6=1 d6=6"))
    assert dice.order(3, 6) == [2, 0, 1]
    dice.finish()


@pytest.mark.parametrize(
    ("expression", "script"),
    [
        ("2d6", "2d6=3,4"),
        ("2d20h1", "2d20=3,4"),
        ("4d6l3", "4d6=3,4,5,6"),
        ("2x6", "3d6=6,1,2"),
        ("2x10", "3d10=10,1,9"),
        ("2x10f9", "5d10=10,1,9,9,8"),
        ("2x6f7", "2d6=6,6"),
        ("2o6", "4d6=2,2,3,1"),
        ("2v20+1", "2d20=4,4"),
    ],
)
def test_dice_are_thrown_as_they_are_named(expression: str, script: str) -> None:
    dice = ScriptedDice(parse_script(script))
    throw(expression, dice)
    dice.finish()


@pytest.mark.parametrize("text", ["three dice", "2d6f5", "2x6h1", "2o6+1", "d20", "2d20h"])
def test_dice_without_a_name_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="names no dice"):
        throw(text, ScriptedDice([]))
