"""Tables and thresholds of the other chapters, each figure at its edge."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD
from fechtbuch.books.tales_and_legends.kinds.skills import BRAWN, DEFT_HAND, DODGE
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.grappling.grips import grapple_tally
from fechtbuch.books.tales_and_legends.rules.things.actions import donning_rounds
from fechtbuch.books.tales_and_legends.rules.things.deeds import free_oneself
from fechtbuch.engine.dice import ScriptedDice, parse_script
from tests.tales_and_legends.scenes import arena, meet, parts_of

BARE: dict[str, Any] = {"use": "brawler", "hands": [], "belt": []}


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


CORDS = [
    ("whip", 16, 26),
    ("drow-whip", 19, 36),
    ("net", 22, 32),
    ("lasso", 26, 36),
    ("bolas", 20, 30),
]


@pytest.mark.rule("TAL-STA-13", "TAL-TST-02")
@pytest.mark.parametrize(("cord", "deft", "brawn"), CORDS)
@pytest.mark.parametrize("how", ["deft", "brawn"])
def test_each_cord_has_its_difficulties(cord: str, deft: int, brawn: int, how: str) -> None:
    needed = deft if how == "deft" else brawn
    for short in (1, 0):
        fight = arena(["guard"], ["archer"])
        guard = fight.fighters[0]
        guard.attributes = [10, 10, 12, 11, 12, needed - 8, 11, needed - 8]
        if how == "brawn":
            value = skill(fight, guard, BRAWN).total
        elif cord == "bolas":
            value = needed - 8
        else:
            value = skill(fight, guard, DEFT_HAND).total
        guard.entangled = cord
        fight.dice = ScriptedDice(parse_script(f"d20={needed - value - short}"))
        free_oneself(fight, guard, how)
        assert (guard.entangled == "") is (short == 0)


@pytest.mark.rule("TAL-ACT-15")
@pytest.mark.parametrize(
    ("coverage", "zone", "on", "off"),
    [
        (30, BODY, 15, 8),
        (40, BODY, 20, 10),
        (50, BODY, 30, 15),
        (30, HEAD, 4, 2),
        (40, HEAD, 6, 3),
        (50, HEAD, 10, 5),
    ],
)
def test_rounds_for_light_medium_and_heavy_armour(
    coverage: int, zone: int, on: int, off: int
) -> None:
    thing = arena(["guard"], ["archer"]).fighters[0].worn[0]
    thing.coverage, thing.zone = coverage, zone
    assert (donning_rounds(thing, False), donning_rounds(thing, True)) == (on, off)


@pytest.mark.rule("TAL-MOV-16")
@pytest.mark.parametrize(("row", "loss"), [(1, -1), (2, -2), (3, -6), (4, -10)])
def test_each_row_of_overload_lowers_tests_and_defence(row: int, loss: int) -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    free = physical_defence(fight, guard, archer, True, "").total
    guard.burden = row
    assert parts_of(skill(fight, guard, DODGE))["overload"] == loss
    assert physical_defence(fight, guard, archer, True, "").total == free + loss
    guard.ignores_burden = True
    assert physical_defence(fight, guard, archer, True, "").total == free


@pytest.mark.rule("TAL-GRP-03")
@pytest.mark.parametrize(("margin", "down"), [(1, True), (-1, False)])
def test_a_grapple_action_takes_a_contest_won_by_one(margin: int, down: bool) -> None:
    grab = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=10")
    held = grab.play("guard: nothing", "brawler: done", "guard: done")
    fight: Any = held.fight
    mine = grapple_tally(fight, fight.by_slug("brawler")).total
    theirs = grapple_tally(fight, fight.by_slug("guard")).total
    face = 2 if mine > theirs else 2 + theirs - mine
    other = mine + face - theirs - margin
    after = held.play("brawler: take-down guard", dice=f"d20={face} d20={other}")
    assert after.fighter("guard").prone is down
    assert bool(after.happened("contest-lost")) is not down


@pytest.mark.rule("TAL-RUL-54", "TAL-WND-13")
def test_tiredness_of_every_kind_lowers_the_defence_by_its_points() -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    free = physical_defence(fight, guard, archer, True, "").total
    guard.fatigue, guard.exhaustion = 1, 2
    assert physical_defence(fight, guard, archer, True, "").total == free - 3
    guard.dazed = 1
    assert (
        physical_defence(fight, guard, archer, True, "").total == free - guard.tired() == free - 8
    )
