"""Clauses that only a single word of the code carries."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.rules.success_roll import SuccessRoll
from tests.phase_six.stage import stage, who


@pytest.mark.rule("PSX-DIC-05", "PSX-RUL-55")
@pytest.mark.parametrize(
    ("dice", "added", "fated", "empty"),
    [(0, 0, 0, True), (-2, 0, 0, True), (1, 0, 0, False), (0, 1, 0, False), (0, 0, 1, False)],
)
def test_a_roll_without_a_die_is_none(dice: int, added: int, fated: int, empty: bool) -> None:
    fight = stage([who("marek", 0)], [who("grom", 5)]).fight
    roll = SuccessRoll(fight.fighters[0], 0, "hit", dice, fight.tally("need", 5, "PSX-DIC-01"))
    roll.added, roll.fated = added, fated
    assert roll.empty() is empty


@pytest.mark.rule("PSX-TRN-11", "PSX-TRN-12", "PSX-RUL-14")
@pytest.mark.parametrize(
    ("low", "verb", "reason", "rule"),
    [
        (True, "hunker", "is-hunkered", "PSX-TRN-11"),
        (False, "stand-up", "is-upright", "PSX-TRN-12"),
        (True, "run", "is-hunkered", "PSX-RUL-14"),
        (False, "crawl", "is-upright", "PSX-RUL-14"),
    ],
)
def test_posture_bars_what_it_bars(low: bool, verb: str, reason: str, rule: str) -> None:
    states = ["hunkered"] if low else []
    begun = stage([who("marek", 0, states=states)], [who("grom", 9)]).play()
    assert begun.fighter("marek").hunkered is low
    begun.refuses(f"marek: {verb}", reason, rule)


@pytest.mark.rule("PSX-RUL-52")
@pytest.mark.parametrize(("left", "expected"), [(0, 0), (1, 1), (9, 2)])
def test_dice_that_are_left_from_before_are_those_to_begin_with(left: int, expected: int) -> None:
    some: dict[str, Any] = {"bonus_dice": 2, "destiny_dice": 2, "rerolls": 2}
    kept = {"bonus_left": left, "destiny_left": left, "rerolls_left": left}
    marek = stage([who("marek", 0, **some, **kept)], [who("grom", 9)]).fight.fighters[0]
    assert (marek.bonus, marek.destiny, marek.rerolls) == (expected, expected, expected)
