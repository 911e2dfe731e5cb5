"""What each lasting thing rests on, one ground after the other taken away."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import GROUND, NOBODY
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import may_get_hold
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import (
    climb_lasts,
    end_invalid,
    hold_lasts,
    in_contact,
    pin_lasts,
    plan_lasts,
    row_lasts,
    seat_lasts,
    touches,
)
from fechtbuch.books.tales_and_legends.rules.moving.can_go_on import Deed, can_go_on
from fechtbuch.books.tales_and_legends.state.grapple import Grapple
from fechtbuch.books.tales_and_legends.state.plans import Prepared
from fechtbuch.engine.fields import field
from fechtbuch.engine.grid import NOWHERE
from tests.changing import Changes, changed
from tests.tales_and_legends.scenes import BARE, arena


@cache
def held() -> Any:
    """A brawler with free hands behind a bear."""
    return arena([BARE, "guard"], ["great-bear"], apart=1)


def clinging(changes: Changes) -> Any:
    """The brawler hangs on the bear's back."""
    base = {"0.holds_on": 2, "0.at": held().fighters[2].at, "0.hold_place": "back"}
    return changed(held(), {**base, **changes})


@pytest.mark.rule("TAL-HLD-01", "TAL-RUL-103")
@pytest.mark.parametrize(
    ("changes", "may"),
    [
        ({}, True),
        ({"2.facing": 6}, False),  # it sees him
        ({"2.dead": True}, False),
        ({"0.holds_on": 1}, False),
        ({"0.grapple": 1}, False),
        ({"0.prone": True}, False),
        ({"0.mount": 1}, False),
        ({"0.lost": ["left-hand", "right-hand"]}, False),
        ({"0.lost": ["left-hand"]}, True),
        ({"0.at": field(8, 5)}, False),
    ],
)
def test_who_may_get_hold_of_a_creature(changes: Changes, may: bool) -> None:
    fight = changed(held(), {"2.facing": 2, **changes})
    assert may_get_hold(fight, fight.fighters[0], fight.fighters[2]) is may
    assert not may_get_hold(fight, fight.fighters[0], fight.fighters[1])  # not huge


@pytest.mark.rule("TAL-HLD-01", "TAL-RUL-118")
@pytest.mark.parametrize(
    ("changes", "lasts"),
    [
        ({}, True),
        ({"2.gone": True}, False),
        ({"2.dead": True}, False),
        ({"2.stunned": 1}, False),
        ({"2.prone": True}, True),
        ({"0.gone": True}, False),
        ({"0.asleep": True}, False),
        ({"0.dead": True}, False),
        ({"0.grapple": 1}, False),
        ({"0.lost": ["left-hand", "right-hand"]}, False),
        ({"0.lost": ["right-hand"]}, True),
        ({"0.at": field(1, 1)}, False),
    ],
)
def test_how_long_a_hold_lasts(changes: Changes, lasts: bool) -> None:
    fight = clinging(changes)
    assert hold_lasts(fight, fight.fighters[0]) is lasts


@cache
def riding() -> Any:
    """A knight in the saddle."""
    return arena([{"use": "knight", "mount": "warhorse"}], ["archer"], apart=9)


@pytest.mark.rule("TAL-RUL-28", "TAL-RUL-109")
@pytest.mark.parametrize(
    ("changes", "lasts"),
    [
        ({}, True),
        ({"mount.gone": True}, False),
        ({"mount.unconscious": True}, False),
        ({"mount.prone": True}, False),
        ({"mount.rider": 2}, False),
        ({"0.gone": True}, False),
        ({"0.fainted": True}, False),
        ({"0.prone": True}, False),
    ],
)
def test_how_long_somebody_sits_in_the_saddle(changes: Changes, lasts: bool) -> None:
    horse = riding().fighters[0].mount
    renamed = {name.replace("mount.", f"{horse}."): value for name, value in changes.items()}
    fight = changed(riding(), renamed)
    assert seat_lasts(fight, fight.fighters[0]) is lasts


@cache
def four() -> Any:
    """Two against two."""
    return arena(["guard", "archer"], ["brawler", "veteran"])


def gripped(changes: Changes) -> Any:
    """Guard and brawler in one grapple, side by side; archer and veteran beside it."""
    fight = changed(four(), {"0.grapple": 1, "2.grapple": 1})
    fight.grapples = [Grapple(1, [0], [2])]
    return changed(fight, changes)


@pytest.mark.rule("TAL-GRP-09", "TAL-RUL-120")
@pytest.mark.parametrize(
    ("changes", "lasts"),
    [
        ({}, True),
        ({"0.grapple": NOBODY}, False),
        ({"0.grapple": NOBODY, "2.grapple": NOBODY}, False),
        ({"2.grapple": 7}, False),
        ({"2.pinned_by": 1}, False),
    ],
)
def test_how_long_a_pin_lasts(changes: Changes, lasts: bool) -> None:
    fight = gripped({"0.pinned_by": 2, **changes})
    assert pin_lasts(fight, fight.fighters[0]) is lasts
    fight.unsettled = True
    end_invalid(fight)
    kept = fight.fighters[0].pinned_by != NOBODY
    assert kept is lasts
    assert ("pin-ends" in [event.kind for event in fight.events]) is not lasts


@pytest.mark.rule("TAL-RUL-79")
@pytest.mark.parametrize(
    ("changes", "lasts"),
    [
        ({}, True),
        ({"0.prone": False}, False),
        ({"2.prone": False}, False),
        ({"0.grapple": NOBODY, "2.grapple": NOBODY}, False),
        ({"2.grapple": 7}, False),
    ],
)
def test_who_lies_on_somebody_does_so_while_both_lie_in_one_grapple(
    changes: Changes, lasts: bool
) -> None:
    fight = gripped({"0.on_top_of": 2, "0.prone": True, "2.prone": True, **changes})
    fight.unsettled = True
    end_invalid(fight)
    assert (fight.fighters[0].on_top_of == 2) is lasts
    assert ("press-ends" in [event.kind for event in fight.events]) is not lasts


@pytest.mark.rule("TAL-RUL-111")
@pytest.mark.parametrize(
    ("changes", "contact"),
    [
        ({}, True),
        ({"0.holds_on": 2}, True),
        ({"0.holds_on": 3}, False),
        ({"2.holds_on": 0}, True),
        ({"2.holds_on": 3}, False),
        ({"2.at": field(12, 5)}, False),
        ({"2.at": field(11, 6)}, True),
    ],
)
def test_who_is_in_contact_with_whom(changes: Changes, contact: bool) -> None:
    fight = gripped(changes)
    assert touches(fight, fight.fighters[0], fight.fighters[2]) is contact
    assert in_contact(fight, fight.grapples[0], fight.fighters[0]) is contact


@pytest.mark.rule("TAL-RUL-111", "TAL-RUL-78")
@pytest.mark.parametrize(
    "changes",
    [
        {"0.gone": True},
        {"0.unconscious": True},
        {"0.at": NOWHERE},
        {"2.gone": True},
        {"2.at": field(30, 5)},
    ],
)
def test_who_adjoins_nobody_of_the_grapple_is_out_of_it(changes: Changes) -> None:
    fight = gripped(changes)
    assert not in_contact(fight, fight.grapples[0], fight.fighters[0])
    fight.unsettled = True
    end_invalid(fight)
    assert fight.fighters[0].grapple == NOBODY
    assert fight.grapples == []
    assert "contact-lost" in [event.kind for event in fight.events]


@cache
def planning() -> Any:
    """A guard with a baton in hand and a dagger at the belt, far from two others."""
    guard = {"use": "guard", "hands": ["baton"], "belt": ["dagger"]}
    return arena([guard], ["archer", "brawler"], apart=9)


@pytest.mark.rule("TAL-RUL-64", "TAL-RUL-112")
@pytest.mark.parametrize(
    ("changes", "against", "rule"),
    [
        ({}, 1, ""),
        ({"0.unconscious": True}, 1, "TAL-RUL-64"),
        ({"0.bound": True}, 1, "TAL-RUL-64"),
        ({"0.prone": True}, 1, "TAL-RUL-112"),
        ({"0.holds_on": 2}, 1, "TAL-RUL-112"),
        ({"0.grapple": 1}, 1, "TAL-RUL-112"),
        ({"0.grapple": 1, "1.grapple": 1}, 1, ""),
        ({"0.grapple": 1, "1.grapple": 1, "0.prone": True}, 1, ""),
        ({"0.grapple": 1, "1.grapple": 1}, 2, "TAL-RUL-112"),
        ({"0.grapple": 1, "1.grapple": 1}, NOBODY, "TAL-RUL-112"),
    ],
)
def test_how_long_a_prepared_attack_waits(changes: Changes, against: int, rule: str) -> None:
    fight = changed(planning(), changes)
    guard = fight.fighters[0]
    plan = Prepared(guard.hands[0].index, "", "", against)
    assert plan_lasts(fight, guard, plan) == rule
    belt = Prepared(guard.carried[0].index, "", "", against)
    assert plan_lasts(fight, guard, belt) == "TAL-RUL-64"


@pytest.mark.rule("TAL-RUL-64", "TAL-RUL-113")
@pytest.mark.parametrize(("loaded", "rule"), [(True, ""), (False, "TAL-RUL-64")])
def test_a_prepared_shot_waits_while_the_bow_is_loaded(loaded: bool, rule: str) -> None:
    fight = changed(planning(), {})
    archer = fight.fighters[1]
    bow = archer.hands[0]
    bow.loaded = loaded
    assert plan_lasts(fight, archer, Prepared(bow.index, "", "", 0)) == rule


@cache
def climbing() -> Any:
    """A guard at a wall of three metres."""
    walls = {
        "bounds": [0, 0, 60, 20],
        "walls": [[11, 5]],
        "elevation": [{"at": [11, 5], "height": 3}],
    }
    return arena(["guard"], ["archer"], apart=9, scene={"climb": 20}, map=walls)


@pytest.mark.rule("TAL-MOV-14")
@pytest.mark.parametrize(
    ("changes", "lasts"),
    [
        ({}, True),
        ({"0.prone": True}, False),
        ({"0.stunned": 2}, False),
        ({"0.grapple": 1}, False),
        ({"0.gone": True}, False),
        ({"0.at": field(9, 5)}, False),
        ({"0.at": field(11, 5)}, False),
        ({"0.at": field(10, 4)}, True),
    ],
)
def test_how_long_a_climb_lasts(changes: Changes, lasts: bool) -> None:
    base = {"0.climbing": field(11, 5), "0.climbed": 2}
    fight = changed(climbing(), {**base, **changes})
    guard = fight.fighters[0]
    assert climb_lasts(fight, guard) is lasts
    if "0.grapple" in changes:
        return
    fight.unsettled = True
    end_invalid(fight)
    assert (guard.climbing, guard.climbed) == ((field(11, 5), 2) if lasts else (NOWHERE, 0))
    assert ("climb-ends" in [event.kind for event in fight.events]) is not lasts


@pytest.mark.rule("TAL-RUL-20")
@pytest.mark.parametrize(
    ("changes", "row", "lasts"),
    [
        ({}, "fetch:dagger", True),
        ({}, "press", True),
        ({}, "fetch:no-such-thing", True),
        ({"0.stunned": 1}, "fetch:dagger", False),
        ({"0.gone": True}, "fetch:dagger", False),
        ({"0.grapple": 1}, "fetch:dagger", False),
    ],
)
def test_how_long_a_row_of_rounds_lasts(changes: Changes, row: str, lasts: bool) -> None:
    fight = changed(planning(), {"0.full": row, **changes})
    assert row_lasts(fight, fight.fighters[0]) is lasts


@pytest.mark.rule("TAL-RUL-20")
@pytest.mark.parametrize(("place", "set_up", "lasts"), [("hand", False, True), (
    "ground", False, False), ("ground", True, True)])  # fmt: skip
def test_a_row_needs_the_thing_it_is_about(place: str, set_up: bool, lasts: bool) -> None:
    fight = changed(planning(), {"0.full": "stow:baton"})
    guard = fight.fighters[0]
    baton = guard.hands[0]
    if place == "ground":
        fight.take_from(guard, baton)
        baton.place, baton.holder, baton.at = GROUND, NOBODY, guard.at
        baton.set_up = set_up
    assert fight.thing_by_slug("baton", guard) is not None
    assert row_lasts(fight, guard) is lasts


@pytest.mark.rule("TAL-RUL-110", "TAL-RUL-71")
@pytest.mark.parametrize(
    ("changes", "walks", "strikes"),
    [
        ({}, True, True),
        ({"0.gone": True}, False, False),
        ({"0.bound": True}, False, False),
        ({"0.mount": 1}, False, False),
        ({"0.grapple": 1}, False, True),
        ({"0.entangled": "net"}, False, True),
        ({"0.prone": True}, False, True),
    ],
)
def test_what_keeps_a_deed_on_foot_from_going_on(
    changes: Changes, walks: bool, strikes: bool
) -> None:
    fight = changed(planning(), {})
    guard = fight.fighters[0]
    baton, dagger = guard.hands[0], guard.carried[0]
    moving, standing = Deed(guard, baton), Deed(guard, baton, False)
    without = Deed(guard, dagger)
    for name, value in changes.items():
        setattr(guard, name.partition(".")[2], value)
    assert (can_go_on(fight, moving), can_go_on(fight, standing)) == (walks, strikes)
    assert not can_go_on(fight, without)  # it is not in hand


@pytest.mark.rule("TAL-MOV-08", "TAL-RUL-110")
def test_who_crawls_goes_on_crawling() -> None:
    fight = changed(planning(), {"0.prone": True})
    assert can_go_on(fight, Deed(fight.fighters[0]))


@pytest.mark.rule("TAL-RUL-110")
@pytest.mark.parametrize(
    ("changes", "rides", "strikes"),
    [
        ({}, True, True),
        ({"out": 1}, False, False),
        ({"prone": True}, False, True),
        ({"grapple": 1}, False, True),
        ({"entangled": "net"}, False, True),
    ],
)
def test_what_keeps_a_ride_from_going_on(changes: Changes, rides: bool, strikes: bool) -> None:
    fight = changed(riding(), {})
    knight = fight.fighters[0]
    horse = fight.fighters[knight.mount]
    ride, blow = Deed(knight), Deed(knight, None, False)
    for name, value in changes.items():
        setattr(horse, "stunned" if name == "out" else name, value)
    assert (can_go_on(fight, ride), can_go_on(fight, blow)) == (rides, strikes)
