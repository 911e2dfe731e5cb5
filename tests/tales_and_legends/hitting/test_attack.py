"""The steps of an attack in their order, and whom it may hit."""

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import (
    cover_against,
    coverage_of,
    covering_shield,
)
from fechtbuch.books.tales_and_legends.rules.hitting.attack import resolve
from fechtbuch.books.tales_and_legends.state.plans import Cover
from tests.tales_and_legends.scenes import BARE, arena, crowd, parts_of


@pytest.mark.rule("TAL-HIT-04", "TAL-MAN-07", "TAL-RUL-01", "TAL-RUL-77")
def test_bare_is_no_coverage_and_cover_looks_in_three_directions() -> None:
    shield = {"use": "guard", "hands": ["great-wooden-shield"], "belt": [], "armour": None}
    for mode, cover in (("absolute", 30), ("additive", 52)):
        fight = arena([shield], ["archer"], apart=5, options={"coverage_mode": mode})
        guard, archer = fight.fighters
        shot = shot_blow(fight, archer.hands[0])
        shot.defence = 22
        assert coverage_of(fight, guard, shot) == 0
        seen = []
        for direction in range(8):
            guard.covers = [Cover(guard.hands[0].index, -1, direction)]
            seen.append(covering_shield(fight, guard, archer, shot) is not None)
        assert seen == [False, True, True, True, False, False, False, False]
        guard.covers = [Cover(guard.hands[0].index, -1, 2)]
        assert cover_against(fight, guard, archer, shot) == cover
        punch = melee_blow(archer, archer.natural[0])
        assert covering_shield(fight, guard, archer, punch) is None
        guard.covers = [Cover(guard.hands[0].index, archer.index, -1)]
        assert covering_shield(fight, guard, archer, punch) is not None
        assert covering_shield(fight, guard, archer, shot) is None
        guard.asleep = True
        assert covering_shield(fight, guard, archer, punch) is None


@pytest.mark.rule("TAL-RUL-68")
def test_a_miss_at_a_grappler_hits_nobody_else() -> None:
    bow = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}], "at": [3, 5]}
    bare = {"use": "brawler", "hands": [], "belt": []}
    start = crowd(["guard", bow], [bare], dice="d20=4 d20=2 d20=19")
    held = start.play("brawler: grapple guard", "guard: nothing", "brawler: done", dice="d20=10")
    shot = held.play("archer: shoot long-bow brawler", dice="2d20=1,19")
    assert shot.happened("missed")
    assert shot.rolls("damage") == []
    assert shot.fighter("guard").life == 34


@pytest.mark.rule("TAL-RUL-68")
def test_a_blow_into_a_grapple_is_rolled_against_the_named_one_alone() -> None:
    start = crowd([BARE, {"use": "veteran", "at": [10, 6]}], ["guard"], dice="d20=19 d20=2 d20=2")
    held = start.play("brawler: grapple guard", "guard: nothing", "brawler: done", dice="d20=9")
    missed = held.play(
        "veteran: attack long-sword special=called target=guard part=nose", dice="2d20=1,15"
    )
    blows = missed.happened("attacked")
    assert [(blow.actor, blow.target) for blow in blows] == [("veteran", "guard")]
    assert missed.happened("missed")
    assert missed.fighter("brawler").life == 40
    assert missed.fighter("guard").life == 34


@pytest.mark.rule("TAL-RUL-68", "TAL-HIT-04")
def test_the_dead_are_struck_no_more() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    archer.dead = True
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 40, 20
    resolve(fight, guard, archer, blow)
    assert fight.events == []
    assert parts_of(fight.tally("situation", 3, "")) == {"situation": 3}
