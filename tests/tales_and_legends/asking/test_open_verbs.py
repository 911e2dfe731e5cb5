"""Which verbs are open: leads over shooters, who may be woken."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from tests.tales_and_legends.scenes import meet


@pytest.mark.rule("TAL-RUL-73", "TAL-MAN-07")
def test_cover_is_not_bought_twice_for_the_same() -> None:
    shield = {"use": "guard", "hands": ["baton", "great-wooden-shield"], "belt": []}
    start = meet(shield, "brawler")
    once = start.play("guard: cover great-wooden-shield how=melee target=brawler")
    assert "melee" not in once.offers("cover weapon=great-wooden-shield")
    east = start.play("guard: cover great-wooden-shield how=e")
    assert "e" not in east.offers("cover weapon=great-wooden-shield")
    assert "n" in east.offers("cover weapon=great-wooden-shield")


LEADS = [
    (4, set()),
    (5, {"half"}),
    (9, {"half"}),
    (10, {"half", "move", "charge"}),
    (19, {"half", "move", "charge"}),
    (20, {"half", "move", "charge", "fast"}),
    (24, {"half", "move", "charge", "fast"}),
    (25, {"half", "move", "charge", "fast", "run"}),
]


@pytest.mark.rule("TAL-SEQ-27")
@pytest.mark.parametrize(("lead", "expected"), LEADS)
def test_the_lead_that_each_movement_needs(lead: int, expected: set[str]) -> None:
    bow = {"use": "archer", "hands": ["long-bow"]}
    fight = meet("guard", bow, apart=6, options={"shooter_lead": True}).fight
    guard: Any = fight.by_slug("guard")
    archer: Any = fight.by_slug("archer")
    guard.initiative = archer.initiative + lead
    moves = {"half", "move", "charge", "fast", "run"}
    assert moves & set(verbs_of(fight, guard)) == expected
