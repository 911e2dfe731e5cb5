"""Where a blow goes that somebody may parry or dodge."""

from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.struck import FIGURE, Struck
from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import ReactionQuestion
from fechtbuch.books.tales_and_legends.rules.harm.wounds import BODY_PARTS, HEAD_PARTS
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import aim_at
from fechtbuch.books.tales_and_legends.state.blow import Blow
from tests.tales_and_legends.scenes import arena


def struck(fight: Any, part: str = "") -> Struck | None:
    veteran, foe = fight.fighters[:2]
    thing = veteran.hands[0]
    blow = Blow(thing, thing.weapon)
    if part:
        aim_at(blow, part)
    asked = ReactionQuestion(fight, foe, veteran, 30, [], True, 0, blow)
    return books()["tales-and-legends"].struck(asked)


@pytest.mark.parametrize("part", [*BODY_PARTS, *HEAD_PARTS, "head"])
def test_every_part_that_is_called_is_one_of_the_figure(part: str) -> None:
    found = struck(arena(["veteran"], ["guard"]), part)
    assert found is not None
    assert found.place == part
    assert len(found.parts) == 1
    assert set(found.parts) <= set(FIGURE)


def test_torso_and_limbs_are_one_and_the_head_has_armour_of_its_own() -> None:
    fight = arena(["veteran"], [{"use": "guard", "natural_armour": 2}])
    body, head = struck(fight), struck(fight, "head")
    assert body is not None
    assert head is not None
    assert set(body.parts) == set(FIGURE) - {"head"}
    worn = {thing.zone: thing.armour for thing in fight.fighters[1].worn}
    assert body.armour == worn[BODY] + 2
    assert head.armour == worn[HEAD] + 2


def test_a_beast_is_no_figure() -> None:
    found = struck(arena(["veteran"], ["great-bear"]))
    assert found is not None
    assert found.parts == ()
