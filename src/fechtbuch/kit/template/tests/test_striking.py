"""Striking."""

import pytest

from fechtbuch.testing import situation


@pytest.mark.rule("MYB-ATK-01")
def test_a_strike_with_the_skill_or_less_hits() -> None:
    begun = situation("my-book/in-the-alley").play(dice="3d20=20,10,5")
    hit = begun.play("guard: strike target=thief", dice="d20=12 d6=4")
    assert hit.fighter("thief").health == 4
    missed = begun.play("guard: strike target=thief", dice="d20=13")
    assert missed.fighter("thief").health == 8
