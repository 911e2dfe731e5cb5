"""Which special attacks go with what, and who may charge or step: tables."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_specials import charge_specials, specials_with
from fechtbuch.books.tales_and_legends.asking.open_ways import may_charge
from fechtbuch.books.tales_and_legends.asking.verb_options import specials_for
from fechtbuch.books.tales_and_legends.asking.way_slots import charge_refusal
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.harm.wounds import bleed
from fechtbuch.books.tales_and_legends.rules.moving.movement import free_step
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.fields import field
from fechtbuch.testing.players import DefaultPlayer
from tests.tales_and_legends.scenes import arena

BLOWS = ["called", "mighty", "bypass"]
SHOVES = ["overthrow", "push", "trip"]


def rich(fighter: Any) -> Any:
    """Somebody who can pay for everything."""
    fighter.actions = fighter.standard = fighter.extra = 9
    return fighter


@pytest.mark.rule("TAL-RUL-50", "TAL-ATK-08", "TAL-ATK-16", "TAL-STA-13")
@pytest.mark.parametrize(
    ("hands", "specials", "charges"),
    [
        (["long-sword"], ["", "multiple", *BLOWS, *SHOVES, "disarm", "item"], [""]),
        (
            ["dagger", "dagger"],
            ["", "two-weapon", "multiple", *BLOWS, *SHOVES, "disarm", "item"],
            [""],
        ),
        (["whip"], ["", "multiple", *BLOWS, *SHOVES, "disarm", "entangle", "item"], [""]),
        (["lasso"], [*SHOVES, "disarm", "entangle"], []),
        (["halberd"], ["", *BLOWS, *SHOVES, "disarm", "item"], [""]),
        (
            ["great-hammer"],
            ["", *BLOWS, *SHOVES, "disarm", "item"],
            ["", "overthrow", "push", "both"],
        ),
    ],
)
def test_what_goes_with_a_weapon(hands: list[str], specials: list[str], charges: list[str]) -> None:
    fight = arena([{"use": "veteran", "hands": hands, "belt": []}], ["guard"])
    veteran = rich(fight.fighters[0])
    assert specials_with(fight, veteran, veteran.hands[0]) == specials
    assert charge_specials(fight, veteran, veteran.hands[0]) == charges


@pytest.mark.rule("TAL-MNT-17", "TAL-ATK-16", "TAL-RUL-50")
def test_what_goes_with_a_mount() -> None:
    fight = arena(["knight"], ["guard"], apart=3)
    knight, horse = rich(fight.fighters[0]), fight.fighters[1]
    lance, fists, hooves = knight.hands[0], knight.natural[0], horse.natural[0]
    assert specials_with(fight, knight, hooves) == ["", "multiple", *BLOWS, "disarm", "item"]
    assert charge_specials(fight, knight, hooves) == [""]
    assert charge_specials(fight, knight, lance) == [""]
    trampling = ["", "overthrow", "push", "both", "trample"]
    assert charge_specials(fight, knight, fists) == trampling


@pytest.mark.rule("TAL-RUL-51", "TAL-RUL-61", "TAL-RUL-87", "TAL-RUL-99")
@pytest.mark.parametrize(
    ("name", "value", "may"),
    [
        ("", None, True),
        ("moved", True, True),
        ("prone", True, False),
        ("stepped", True, False),
        ("grapple", 1, False),
        ("entangled", "net", False),
        ("holds_on", 1, False),
        ("lost", ["left-leg"], False),
        ("lost", ["left-foot", "right-arm"], True),
        ("named_band", 0, False),
        ("named_band", 1, False),
        ("named_band", 99, True),
    ],
)
def test_who_may_charge(name: str, value: Any, may: bool) -> None:
    fight = arena(["guard"], ["archer"], apart=9)
    guard = fight.fighters[0]
    if name:
        setattr(guard, name, value)
    assert may_charge(fight, guard) is may
    fight.scene.water = "calm"
    assert not may_charge(fight, guard)


class Counting(DefaultPlayer):
    """Takes every default and counts the questions."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, question: Question) -> Choice:
        self.asked += 1
        return question.default()


@pytest.mark.rule("TAL-RUL-85", "TAL-RUL-104")
@pytest.mark.parametrize(
    ("name", "value", "asked"),
    [
        ("", None, 1),
        ("moved", True, 0),
        ("stepped", True, 0),
        ("prone", True, 0),
        ("entangled", "net", 0),
        ("grapple", 1, 0),
    ],
)
def test_who_is_asked_for_a_step_between_two_blows(name: str, value: Any, asked: int) -> None:
    fight = arena(["guard"], ["archer"], apart=2)
    guard, archer = fight.fighters
    player = Counting()
    fight.players = [player, player]
    if name:
        setattr(guard, name, value)
    assert not free_step(fight, guard, archer, 1)
    assert player.asked == asked


@pytest.mark.rule("TAL-WND-03", "TAL-WND-07")
@pytest.mark.parametrize(
    ("clock", "pressing", "loss"),
    [
        *[(197, False, 0), (198, False, 3), (199, False, 3), (200, False, 0)],
        *[(198, True, 0), (199, True, 3), (200, True, 0), (398, False, 3)],
    ],
)
def test_wounds_bleed_every_two_hundred_half_rounds(clock: int, pressing: bool, loss: int) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.wounds = [Wound("torso", 3, 0)]
    guard.clock = clock
    guard.pressing = pressing
    before = guard.life
    bleed(fight)
    assert before - guard.life == loss


@pytest.mark.rule("TAL-ATK-22")
@pytest.mark.parametrize(
    ("item", "specials"), [("net", [""]), ("bolas", [""]), ("javelin", ["", "called", "area"])]
)
def test_what_a_throw_may_be(item: str, specials: list[str]) -> None:
    hands = [{"item": item, "both": False}]
    fight = arena([{"use": "veteran", "hands": hands, "belt": []}], ["guard"], apart=4)
    veteran = rich(fight.fighters[0])
    found = specials_for(fight, veteran, "throw", veteran.hands[0])
    assert [special for special in found if special != "ricochet"] == specials


@pytest.mark.rule("TAL-RUL-51")
@pytest.mark.parametrize(
    ("steps", "trampling", "reason"),
    [
        (0, False, "charge-too-short"),
        (0, True, "charge-too-short"),
        (5, False, ""),
        (5, True, ""),
        (6, False, ""),
        (6, True, "too-far"),  # one metre more
        (7, False, "too-far"),
        (7, True, "too-far"),
    ],
)
def test_how_far_a_charge_goes(steps: int, trampling: bool, reason: str) -> None:
    fight = arena(["guard"], ["archer"], apart=steps + 1)
    guard, archer = fight.fighters
    assert speed(fight, guard) == 6
    path = [field(10 + step, 5) for step in range(1, steps + 1)]
    refusal = charge_refusal(fight, guard, archer, 1, path, trampling)
    assert (refusal.reason if refusal else "") == reason


@pytest.mark.rule("TAL-RUL-51")
def test_a_way_that_is_no_charge_says_why_whatever_it_is_for() -> None:
    fight = arena(["guard"], ["archer"], apart=7)
    guard, archer = fight.fighters
    away = [field(10 - step, 5) for step in range(1, 7)]
    for trampling in (False, True):
        refusal = charge_refusal(fight, guard, archer, 1, away, trampling)
        assert refusal is not None
        assert refusal.reason == "not-nearer"
