"""Saving throws (4.19)."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.block import BREATH, DEVICE, MAGIC, PARALYZATION, POISON
from fechtbuch.books.landsknecht.sheets.muster import creature_saves, saves_of
from fechtbuch.testing import Situation
from tests.landsknecht.people import act, soldier
from tests.landsknecht.scenes import scene

KINDS = (PARALYZATION, POISON, BREATH, DEVICE, MAGIC)

TABLE = {
    ("zero-level", 0, 0): "16 14 17 15 18",
    ("warrior", 1, 3): "14 12 15 13 16",
    ("warrior", 4, 6): "12 10 13 11 14",
    ("ranger", 1, 3): "12 13 14 16 15",
    ("ranger", 4, 6): "10 11 12 14 13",
    ("cleric", 1, 4): "14 11 16 12 15",
    ("cleric", 5, 6): "12 9 14 10 12",
    ("magic-user", 1, 5): "13 13 16 13 14",
    ("magic-user", 6, 6): "11 11 14 11 12",
    ("rogue", 1, 4): "14 16 15 14 14",
    ("rogue", 5, 6): "11 12 14 13 12",
    ("peasant", 1, 3): "13 11 14 15 16",
    ("peasant", 4, 6): "11 9 12 13 14",
    ("townsman", 1, 3): "14 13 16 13 14",
    ("townsman", 4, 6): "12 11 14 11 12",
    ("academic", 1, 3): "15 14 16 12 13",
    ("academic", 4, 6): "13 12 13 10 11",
}


@pytest.mark.rule("LSK-SAV-02")
@pytest.mark.parametrize(("klass", "first", "last"), TABLE)
def test_save_numbers_of_each_class(klass: str, first: int, last: int) -> None:
    expected = [int(number) for number in TABLE[klass, first, last].split()]
    for level in range(first, last + 1):
        saves = saves_of(klass, level)
        assert [saves[kind] for kind in KINDS] == expected


@pytest.mark.rule("LSK-SAV-02")
@pytest.mark.parametrize(
    ("hit_dice", "row"),
    [(0, ("zero-level", 0)), (1, ("warrior", 1)), (4, ("warrior", 4)), (9, ("warrior", 6))],
)
def test_creatures_save_as_warriors(hit_dice: int, row: tuple[str, int]) -> None:
    assert creature_saves(hit_dice) == saves_of(*row)


def disarmed(dice: str, **changes: Any) -> Situation:
    """Somebody whose Messer is snatched saves against Paralyzation, 14 for him."""
    victim = soldier(1, 0, "acted", name="Foe", hands=["messer"], **changes)
    begun = scene([soldier(0)], [victim])
    won = "jost: wrestle foe", "jost: disarm messer"
    return act(begun, *won, dice=f"d20=20 d20=1 {dice}")


def saved(played: Situation) -> bool:
    return len(played.happened("saved")) == 1


@pytest.mark.rule("LSK-SAV-01")
def test_the_save_number_or_more_succeeds() -> None:
    assert saved(disarmed("d20=14"))
    assert not saved(disarmed("d20=13"))


@pytest.mark.rule("LSK-SAV-01")
def test_willpower_helps_and_hinders() -> None:
    assert saved(disarmed("d20=12", abilities={"wil": 2}))
    assert not saved(disarmed("d20=11", abilities={"wil": 2}))
    assert not saved(disarmed("d20=14", abilities={"wil": -1}))
    assert not saved(disarmed("d20=13", abilities={"int": 3}))  # no spell of a Magic-User


@pytest.mark.rule("LSK-SAV-01")
def test_twenty_always_saves_and_one_never() -> None:
    hopeless = {"class": "zero-level", "career": None, "level": 0, "abilities": {"wil": -3}}
    assert disarmed("d20=20", **hopeless).tally("save").total == 19
    assert saved(disarmed("d20=20", **hopeless))
    sure = disarmed("d20=1", level=6, abilities={"wil": 3})
    assert sure.tally("save").total == 9
    assert not saved(sure)


@pytest.mark.rule("LSK-SAV-01")
def test_edicts_can_make_a_number_that_the_die_does_not_have() -> None:
    for amount, face, expected in (
        (-13, "d20=1", False),
        (-20, "d20=1", False),
        (-20, "d20=2", True),
        (20, "d20=20", True),
        (20, "d20=19", False),
    ):
        victim = soldier(1, 0, "acted", name="Foe", hands=["messer"])
        begun = scene([soldier(0)], [victim])
        edict = f"edict: modifier fighter=foe amount={amount} purpose=save"
        played = begun.play(
            edict, "jost: wrestle foe", "jost: disarm messer", dice=f"d20=20 d20=1 {face}", steps=0
        )
        assert saved(played) is expected
