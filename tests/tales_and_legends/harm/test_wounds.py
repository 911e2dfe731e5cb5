"""Life and wounds: every row of their tables at its edge."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD
from fechtbuch.books.tales_and_legends.play.sequence import close_round
from fechtbuch.books.tales_and_legends.rules.harm.wounds import (
    harm,
    head_wound,
    lose_life,
    lose_part,
    torso_wound,
)
from tests.tales_and_legends.scenes import arena, meet, parts_of


@pytest.mark.rule("TAL-WND-04", "TAL-WND-06")
@pytest.mark.parametrize(
    ("left", "dead", "unconscious"), [(0, True, False), (1, False, True), (10, False, False)]
)
def test_life_at_zero_is_death_and_below_ten_unconsciousness(
    left: int, dead: bool, unconscious: bool
) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    lose_life(fight, guard, guard.life - left, None)
    assert (guard.dead, guard.unconscious) == (dead, unconscious)


def hurt(script: str) -> tuple[Any, Any]:
    """A guard whom neither tiredness nor the loss of Life fells."""
    fight = arena(["guard"], ["archer"], script=script)
    guard = fight.fighters[0]
    guard.life = 300
    guard.attributes = [30, 30, 99, 11, 12, 12, 11, 12]
    return fight, guard


@pytest.mark.rule("TAL-WND-09")
def test_only_wounds_of_the_head_double_the_loss() -> None:
    fight, guard = hurt("")
    harm(fight, guard, 7, BODY, "", None, False)
    assert guard.life == 293
    harm(fight, guard, 6, HEAD, "", None, False)
    assert guard.life == 287


HEADS = [
    (2, "d100=50 d4=4", {"dazed": 4}),
    (3, "d100=40", {"stunned": 70}),
    (3, "d100=45 d6=4", {"attributes": [26, 30]}),
    (3, "d100=46 d6=4", {"attributes": [30, 26]}),
    (3, "d100=50 d6=4", {"attributes": [30, 26]}),
    (3, "d100=51", {"attributes": [30, 30], "lost": []}),
    (4, "d100=31", {"stunned": 70}),
    (4, "d100=32 d6=4", {"attributes": [26, 30]}),
    (4, "d100=36 d6=4", {"attributes": [26, 30]}),
    (4, "d100=37 d6=4", {"attributes": [30, 26]}),
    (4, "d100=41 d6=4", {"attributes": [30, 26]}),
    (4, "d100=42", {"lost": ["amnesia"]}),
    (4, "d100=44", {"lost": ["amnesia"]}),
    (4, "d100=45", {"lost": ["epilepsy"]}),
    (4, "d100=47", {"lost": ["epilepsy"]}),
    (4, "d100=48", {"lost": ["stupor"]}),
    (4, "d100=50", {"lost": ["stupor"]}),
    (4, "d100=51", {"lost": ["nose"]}),
    (4, "d100=55", {"lost": ["nose"]}),
    (4, "d100=100", {"lost": ["front-teeth"]}),
]


@pytest.mark.rule("TAL-WND-09")
@pytest.mark.parametrize(("multiplier", "script", "expected"), HEADS)
def test_the_rows_of_head_wounds_at_their_edges(
    multiplier: int, script: str, expected: dict[str, Any]
) -> None:
    fight, guard = hurt(script)
    head_wound(fight, guard, multiplier, "", 7)
    for name, value in expected.items():
        found = getattr(guard, name)
        assert (list(found[:2]) if name == "attributes" else found) == value


@pytest.mark.rule("TAL-WND-10", "TAL-WND-11")
@pytest.mark.parametrize(
    ("damage", "script", "fatigue", "wounds"),
    [
        (7, "", 2, 1),
        (13, "", 4, 2),
        (25, "d100=62", 4, 9),
        (31, "d100=62", 4, 15),
        (37, "d100=62", 4, 16),
    ],
)
def test_the_multiplier_of_a_wound_goes_no_higher_than_five(
    damage: int, script: str, fatigue: int, wounds: int
) -> None:
    fight, guard = hurt(script)
    harm(fight, guard, damage, BODY, "", None, False)
    assert guard.fatigue == fatigue
    assert sum(wound.wounds for wound in guard.wounds) == wounds


THIRDS = [
    ("d100=50", "wounded"),
    ("d100=51", "exhausted"),
    ("d100=60", "exhausted"),
    ("d100=61 d4=2", "dazed"),
    ("d100=70 d4=2", "dazed"),
    ("d100=91 2d20=1,5", "fell"),
]


@pytest.mark.rule("TAL-WND-10", "TAL-RUL-53")
@pytest.mark.parametrize(("script", "kind"), THIRDS)
def test_the_third_row_of_the_torso_at_its_edges(script: str, kind: str) -> None:
    fight, guard = hurt(script)
    torso_wound(fight, guard, 3, "")
    state = {
        "wounded": len(guard.wounds),
        "exhausted": guard.exhaustion == 4,
        "dazed": guard.dazed,
        "fell": guard.prone,
    }
    assert [name for name, found in state.items() if found] == [kind]


@pytest.mark.rule("TAL-WND-10", "TAL-RUL-53")
@pytest.mark.parametrize(("face", "kept"), [(6, True), (5, False)])
@pytest.mark.parametrize(("roll", "hand"), [(71, 1), (80, 1), (81, 0), (90, 0)])
def test_a_struck_arm_holds_on_with_thirty(roll: int, hand: int, face: int, kept: bool) -> None:
    fight = arena(
        [{"use": "guard", "hands": ["baton", "dagger"], "belt": []}],
        ["archer"],
        script=f"d100={roll} d20={face}",
    )
    guard = fight.fighters[0]
    guard.attributes = [10, 10, 99, 11, 12, 24, 11, 12]
    held = [thing.slug for thing in guard.hands]
    torso_wound(fight, guard, 3, "")
    left = [thing.slug for thing in guard.hands]
    assert left == (held if kept else [slug for n, slug in enumerate(held) if n != hand])


@pytest.mark.rule("TAL-RUL-35", "TAL-ATK-05")
@pytest.mark.parametrize(
    ("part", "script", "state"),
    [
        ("left-arm", "d20=2", ["baton"]),
        ("left-hand", "d20=2", ["baton"]),
        ("right-arm", "d20=2", ["dagger"]),
        ("left-leg", "2d20=1,5", "prone"),
        ("right-foot", "2d20=1,5", "prone"),
        ("heart", "", "wounds"),
        ("left-fingers", "", "wounds"),
    ],
)
def test_a_chosen_part_takes_the_place_of_the_roll(part: str, script: str, state: Any) -> None:
    fight = arena(
        [{"use": "guard", "hands": ["baton", "dagger"], "belt": []}], ["archer"], script=script
    )
    guard = fight.fighters[0]
    guard.attributes = [10, 10, 99, 11, 12, 12, 11, 12]
    torso_wound(fight, guard, 3, part)
    if isinstance(state, str):
        assert bool(getattr(guard, state))
        assert len(guard.hands) == 2
    else:
        assert [thing.slug for thing in guard.hands] == state


@pytest.mark.rule("TAL-RUL-35", "TAL-WND-09")
@pytest.mark.parametrize(("multiplier", "lost"), [(2, []), (3, []), (4, ["left-eye"])])
def test_a_chosen_part_of_the_head_is_lost_from_four_on(multiplier: int, lost: list[str]) -> None:
    fight, guard = hurt("")
    head_wound(fight, guard, multiplier, "left-eye", 7)
    assert guard.lost == lost
    assert guard.stunned == guard.dazed == 0


@pytest.mark.rule("TAL-RUL-97", "TAL-RUL-02")
@pytest.mark.parametrize(("switch", "wounds"), [(False, 0), (True, 1)])
def test_damage_equal_to_endurance_wounds_with_the_switch_on(switch: bool, wounds: int) -> None:
    bare = {"use": "guard", "armour": None, "helmet": None}
    start = meet("archer", bare, options={"wound_at_equal": switch})
    drawn = start.play("archer: drop-item long-bow", "archer: draw dagger")
    hit = drawn.play("archer: attack dagger guard", dice="d20=9 d6=4")
    guard = hit.fighter("guard")
    assert (guard.life, sum(wound.wounds for wound in guard.wounds)) == (28, wounds)
    assert guard.exhaustion == 2 * wounds


@pytest.mark.rule("TAL-WND-12", "TAL-RUL-96", "TAL-WND-10")
@pytest.mark.parametrize(
    ("part", "left"),
    [
        ("left-hand", ["baton"]),
        ("right-arm", ["dagger"]),
        ("left-foot", ["baton", "dagger"]),
    ],
)
def test_a_lost_hand_drops_what_it_held(part: str, left: list[str]) -> None:
    two = {"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}
    fight = arena([two], ["archer"])
    guard = fight.fighters[0]
    lose_part(fight, guard, part, "TAL-WND-12", True)
    assert [thing.slug for thing in guard.hands] == left
    assert guard.lost == [part]


@pytest.mark.rule("TAL-WND-03", "TAL-WND-07", "TAL-SEQ-15")
def test_wounds_bleed_at_the_end_of_the_round() -> None:
    hurt = {"use": "guard", "wounds": [{"wounds": 3}]}
    start = meet(hurt, "archer", apart=20)
    fight = start.fight
    fight.by_slug("guard").clock = 198
    fight.host = None
    close_round(fight)
    assert fight.by_slug("guard").life == 31


@pytest.mark.rule("TAL-WND-09", "TAL-RUL-90")
def test_the_extra_loss_of_a_head_wound_is_told_as_a_part() -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    harm(fight, guard, 7, HEAD, "", None, False)
    lost = next(event for event in fight.events if event.kind == "life-lost")
    assert lost.amount == 14
    assert parts_of(lost.tally) == {"damage": 7, "head-wound": 7}


@pytest.mark.rule("TAL-WND-10")
def test_a_fall_that_makes_four_wounds_strikes_a_part_by_the_die() -> None:
    fight = arena(["guard"], ["archer"], script="d100=20")
    guard = fight.fighters[0]
    guard.life = 90
    harm(fight, guard, 4 * 6 + 1, BODY, "torso", None, False)
    assert list(guard.lost) == ["right-leg"]
