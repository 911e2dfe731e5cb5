"""Prepared attacks on whoever comes into view or reach."""

from typing import Any

import pytest

from fechtbuch.engine.fields import field
from fechtbuch.testing import Situation
from tests.tales_and_legends.scenes import BARE, crowd, meet

BOW: dict[str, Any] = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}


def watched() -> Situation:
    """An archer waits with a shot; the veteran stands behind a wall, well within range."""
    walls = [[15, 4], [15, 5], [15, 6]]
    start = meet(BOW, "veteran", apart=6, walls=walls)
    return start.play("archer: prepare weapon=long-bow", "archer: done")


@pytest.mark.rule("TAL-RUL-64")
def test_a_prepared_shot_flies_at_who_comes_into_view() -> None:
    hidden = watched().play("veteran: half path=17,5")
    assert hidden.rolls("attack") == []
    assert len(hidden.fighter("archer").prepared) == 1
    seen = watched().play("veteran: move path=16,6;16,7;16,8;16,9", dice="2d20=1,9")
    assert len(seen.rolls("attack")) == 1
    assert seen.fighter("archer").prepared == []


@pytest.mark.rule("TAL-RUL-64", "TAL-MAN-04")
def test_who_gives_ground_into_the_reach_of_a_waiting_spear_is_struck() -> None:
    start = crowd(
        [{"use": "guard", "at": [15, 5]}, {**BARE, "at": [11, 5]}],
        [{"use": "veteran", "at": [12, 5]}],
        dice="d20=10 d20=3 d20=5",
    )
    ready = start.play(
        "veteran: dodge",
        "veteran: face how=w",
        "veteran: done",
        "guard: prepare weapon=short-spear",
        "guard: done",
    )
    hit = ready.play("brawler: attack bare-hands veteran", dice="d20=9")
    gone = hit.play("veteran: dodge", "veteran: go field=13,5", dice="d20=15 2d20=1,9")
    assert gone.fighter("veteran").at == field(13, 5)
    assert gone.happened("springs")
    assert gone.fighter("guard").prepared == []
