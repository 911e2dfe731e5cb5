"""Which verbs are open: leads over shooters, who may be woken."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
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


@pytest.mark.rule("TAL-HIT-01", "TAL-ATK-11")
def test_a_target_shows_the_number_that_must_be_reached() -> None:
    start = meet("veteran", "guard")
    slot = start.slot("attack weapon=long-sword special=")
    worth = slot.options[0].worth
    assert worth is not None
    assert worth.total == 22
    fight: Any = meet("archer", "guard", apart=30).fight
    archer = fight.fighters[0]
    archer.hands[0].laid, archer.hands[0].loaded = "long-arrow", True
    question = TurnQuestion(fight, archer)
    partial = {"verb": "shoot", "weapon": archer.hands[0].slug, "special": "field"}
    lobbed = question.slot(partial)
    assert lobbed is not None
    assert lobbed.options[0].worth is not None
    assert lobbed.options[0].worth.total == 50


@pytest.mark.rule("TAL-SEQ-27")
@pytest.mark.parametrize(("apart", "bound"), [(2, False), (3, True)])
def test_a_shooter_within_two_metres_is_no_distant_one(apart: int, bound: bool) -> None:
    bow = {"use": "archer", "hands": ["long-bow"]}
    fight = meet("guard", bow, apart=apart, options={"shooter_lead": True}).fight
    guard: Any = fight.by_slug("guard")
    archer: Any = fight.by_slug("archer")
    guard.initiative = archer.initiative
    assert ("move" not in verbs_of(fight, guard)) is bound
