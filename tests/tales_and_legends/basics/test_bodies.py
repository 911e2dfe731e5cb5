"""Bodies: who is out, what hands are free, what points weigh, what a lost attribute means."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import ATTRIBUTES
from fechtbuch.books.tales_and_legends.rules.basics.initiative import lost_actions
from fechtbuch.books.tales_and_legends.rules.basics.states import (
    daze,
    die,
    drop_from,
    fall_out,
    fall_prone,
    free_of_pin,
    leave_grapple,
    recover_points,
    set_attribute,
    stun,
)
from fechtbuch.books.tales_and_legends.rules.basics.ways import band_of, metres, note_band
from fechtbuch.books.tales_and_legends.state.grapple import Grapple
from tests.tales_and_legends.scenes import BARE, arena


@pytest.mark.rule("TAL-RUL-84", "TAL-STA-02", "TAL-RUL-80", "TAL-RUL-89")
@pytest.mark.parametrize(
    ("state", "out", "helpless"),
    [
        ({}, False, False),
        ({"dead": True}, True, True),
        ({"unconscious": True}, True, True),
        ({"fainted": True}, True, True),
        ({"stunned": 1}, True, True),
        ({"asleep": True}, False, True),
        ({"paralysed": True}, False, True),
        ({"bound": True}, False, True),
        ({"entangled": "net"}, False, False),
        ({"pinned_by": 1}, False, False),
        ({"dazed": 3}, False, False),
        ({"prone": True}, False, False),
    ],
)
def test_who_is_out_and_who_is_helpless(state: dict[str, Any], out: bool, helpless: bool) -> None:
    guard = arena(["guard"], ["archer"]).fighters[0]
    for name, value in state.items():
        setattr(guard, name, value)
    assert (guard.out(), guard.helpless()) == (out, helpless)
    assert (guard.present(), guard.fighting()) == (not helpless, not helpless)
    assert guard.holds_field() is not out
    assert guard.alive() is not state.get("dead", False)
    guard.gone = True
    assert (guard.present(), guard.holds_field()) == (False, False)


@pytest.mark.rule("TAL-WND-13", "TAL-STA-07", "TAL-WND-06", "TAL-RUL-83")
@pytest.mark.parametrize(
    ("fatigue", "exhaustion", "dazed", "life", "points", "lost"),
    [
        (0, 0, 0, 20, 0, 0),
        (1, 0, 0, 20, 1, 0),
        (0, 2, 0, 20, 2, 0),
        (1, 2, 0, 20, 3, 0),
        (0, 0, 1, 20, 5, 1),
        (0, 0, 0, 19, 5, 1),
        (1, 2, 1, 19, 13, 2),
    ],
)
def test_daze_and_low_life_weigh_five_points_and_an_action_each(
    fatigue: int, exhaustion: int, dazed: int, life: int, points: int, lost: int
) -> None:
    guard = arena(["guard"], ["archer"]).fighters[0]
    guard.fatigue, guard.exhaustion, guard.dazed, guard.life = fatigue, exhaustion, dazed, life
    assert (guard.tired(), lost_actions(guard)) == (points, lost)


@pytest.mark.rule("TAL-WND-06")
@pytest.mark.parametrize(("most", "points", "lost"), [(19, 0, 0), (20, 5, 1)])
def test_who_never_had_twenty_points_of_life_does_not_suffer_from_fewer(
    most: int, points: int, lost: int
) -> None:
    guard = arena(["guard"], ["archer"]).fighters[0]
    guard.block.life = most
    guard.life = most - 1
    assert (guard.tired(), lost_actions(guard)) == (points, lost)


@pytest.mark.rule("TAL-HIT-01")
@pytest.mark.parametrize(("reflex", "counts"), [(9, 10), (10, 10), (11, 11)])
def test_a_reflex_below_ten_counts_as_ten_for_the_defence(reflex: int, counts: int) -> None:
    guard = arena(["guard"], ["archer"]).fighters[0]
    guard.attributes = [12, 12, 12, 12, reflex, 12, 12, 12]
    assert guard.reflex() == counts


@pytest.mark.rule("TAL-RUL-61", "TAL-ITM-22", "TAL-RUL-101", "TAL-RUL-103")
@pytest.mark.parametrize(
    ("hands", "lost", "free", "gripping"),
    [
        ([], [], 2, 2),
        (["dagger"], [], 1, 1),
        (["dagger", "baton"], [], 0, 0),
        ([{"item": "short-spear", "both": True}], [], 0, 0),
        ([], ["left-hand"], 1, 1),
        ([], ["left-hand", "left-arm"], 1, 1),
        ([], ["right-arm"], 1, 1),
        ([], ["left-arm", "right-hand"], 0, 0),
        (["dagger"], ["left-arm"], 0, 0),
        (["garrotte"], [], 0, 2),  # it takes both hands
        (["knuckles"], [], 1, 2),
        (["knuckles"], ["left-hand"], 0, 1),
    ],
)
def test_which_hands_are_free_and_which_can_seize(
    hands: list[Any], lost: list[str], free: int, gripping: int
) -> None:
    held = {"use": "guard", "hands": hands, "belt": []}
    guard = arena([held], ["archer"]).fighters[0]
    guard.lost = lost
    assert (guard.free_hands(), guard.gripping_hands()) == (free, gripping)


SPEEDS = [
    # verb, on land, in water, band
    ("step", 1, 1, 0),
    ("half", 4, 1, 4),
    ("move", 7, 4, 7),
    ("fast", 21, 7, 21),
    ("run", 42, 14, 42),
    ("charge", 7, 7, 7),
    ("spurred", 7, 7, 7),
    ("crawl", 4, 4, 0),
    ("stand", 4, 4, 0),
    ("drag", 4, 4, 0),
    ("aim", 0, 0, 0),
]


@pytest.mark.rule(
    "TAL-MOV-01", "TAL-MOV-02", "TAL-MOV-03", "TAL-MOV-04", "TAL-MOV-05", "TAL-MOV-08",
    "TAL-MOV-12", "TAL-MOV-13", "TAL-RUL-29",
)  # fmt: skip
@pytest.mark.parametrize(("verb", "land", "water", "band"), SPEEDS)
def test_how_far_each_movement_leads(verb: str, land: int, water: int, band: int) -> None:
    fight = arena([BARE], ["archer"], apart=9)
    brawler = fight.fighters[0]
    assert brawler.block.speed == 7
    assert metres(fight, brawler, verb) == land
    assert band_of(fight, brawler, verb) == band
    swimming = arena([BARE], ["archer"], apart=9, scene={"water": "calm"})
    assert metres(swimming, swimming.fighters[0], verb) == water


@pytest.mark.rule("TAL-MOV-01", "TAL-MOV-16")
def test_who_has_no_speed_left_takes_no_step_either() -> None:
    fight = arena([BARE], ["archer"])
    brawler = fight.fighters[0]
    brawler.burden = 6
    assert metres(fight, brawler, "step") == 0


@pytest.mark.rule("TAL-RUL-29", "TAL-RUL-82")
def test_the_largest_band_counts_for_the_legs_and_for_who_holds_on() -> None:
    fight = arena(["guard"], ["archer", "brawler"])
    guard, archer, brawler = fight.fighters
    archer.holds_on = guard.index
    for band, counted in ((4, 4), (7, 7), (6, 7), (7, 7)):
        note_band(fight, guard, band)
        assert (guard.band, archer.hold_speed, brawler.hold_speed) == (counted, counted, 0)
    archer.hold_speed = 0
    note_band(fight, guard, 3)
    assert (guard.band, archer.hold_speed) == (7, 3)


@pytest.mark.rule("TAL-STA-12")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
@pytest.mark.parametrize("value", [2, 1, 0, -3])
def test_what_an_attribute_at_zero_means(attribute: str, value: int) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.dodges = 1
    number = ATTRIBUTES.index(attribute)
    set_attribute(fight, guard, number, value)
    assert guard.attributes[number] == max(value, 0)
    assert fight.events[0].amount == max(value, 0)
    lost = value <= 0
    assert guard.dead is (lost and attribute in ("ko", "wo"))
    assert guard.paralysed is (lost and attribute in ("re", "si", "zr"))
    assert guard.unconscious is (lost and attribute in ("ch", "in", "pe"))
    assert (guard.dodges == 0) is lost


@pytest.mark.rule("TAL-STA-07")
@pytest.mark.parametrize(("before", "rounds", "after"), [(0, 2, 2), (2, 1, 2), (1, 2, 2)])
def test_of_two_dazes_the_longer_counts(before: int, rounds: int, after: int) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.dazed = before
    daze(fight, guard, rounds)
    assert guard.dazed == after
    assert [(e.kind, e.amount) for e in fight.events] == [("dazed", rounds)]


@pytest.mark.rule("TAL-STA-08", "TAL-RUL-84")
def test_the_stunned_fall_and_lose_what_they_hold() -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    stun(fight, guard, 30)
    assert (guard.stunned, guard.prone, guard.hands) == (30, True, [])
    assert fight.events[0].kind == "stunned"
    assert fight.events[0].amount == 30


@pytest.mark.rule("TAL-WND-10", "TAL-RUL-84")
@pytest.mark.parametrize(
    ("hands", "left", "kept"),
    [
        (["baton", "dagger"], True, ["baton"]),
        (["baton", "dagger"], False, ["dagger"]),
        ([{"item": "baton", "both": False}], True, ["baton"]),
        ([{"item": "baton", "both": False}], False, []),
        ([{"item": "short-spear", "both": True}], True, []),
        ([{"item": "short-spear", "both": True}], False, []),
        ([], True, []),
        ([], False, []),
    ],
)
def test_what_each_hand_lets_go(hands: list[Any], left: bool, kept: list[str]) -> None:
    fight = arena([{"use": "guard", "hands": hands, "belt": []}], ["archer"])
    guard = fight.fighters[0]
    drop_from(fight, guard, left)
    assert [thing.slug for thing in guard.hands] == kept


@pytest.mark.rule("TAL-RUL-28", "TAL-RUL-84")
def test_a_fall_empties_the_saddle_and_is_told_once() -> None:
    fight = arena([{"use": "knight", "mount": "warhorse"}], ["archer"], apart=9)
    knight = fight.fighters[0]
    horse = next(one for one in fight.fighters if one.block.mount)
    fall_prone(fight, horse, "TAL-ATK-07")
    assert (horse.prone, fight.falls) == (True, [knight.index])
    fall_prone(fight, horse, "TAL-ATK-07")
    assert fight.falls == [knight.index]
    assert [event.kind for event in fight.events] == ["falls"]
    fight.falls = []
    fall_prone(fight, knight, "TAL-ATK-07")
    assert fight.falls == [knight.index]


@pytest.mark.rule("TAL-RUL-84", "TAL-RUL-118")
def test_who_drops_out_leaves_saddle_hold_and_mount_once() -> None:
    fight = arena([{"use": "knight", "mount": "warhorse"}], ["archer", "great-bear"], apart=9)
    knight = fight.fighters[0]
    horse = next(one for one in fight.fighters if one.block.mount)
    archer, bear = fight.by_slug("archer"), fight.by_slug("great-bear")
    knight.dodges = 1
    fall_out(fight, knight)
    assert (knight.prone, knight.dodges, knight.hands) == (True, 0, [])
    assert fight.falls == [knight.index]
    fall_out(fight, horse)
    assert fight.falls == [knight.index]  # not twice
    fight.falls = []
    archer.holds_on = bear.index
    fall_out(fight, archer)
    fall_out(fight, archer)
    assert fight.falls == [archer.index]
    fight.falls = []
    fall_out(fight, bear)
    assert fight.falls == [archer.index]
    fight.falls = []
    knight.holds_on = horse.index  # no huge creature lets its holders fall by this
    fall_out(fight, horse)
    assert knight.index not in [who for who in fight.falls if who != horse.rider]


@pytest.mark.rule("TAL-WND-04", "TAL-TST-12")
@pytest.mark.parametrize(
    ("option", "hero", "luck", "dies"),
    [
        (True, True, 1, False),
        (True, True, 0, True),
        (True, False, 1, True),
        (False, True, 1, True),
    ],
)
def test_a_hero_with_luck_left_does_not_die(
    option: bool, hero: bool, luck: int, dies: bool
) -> None:
    fight = arena([{"use": "guard", "hero": hero, "luck": 9}], ["archer"], options={"luck": option})
    guard = fight.fighters[0]
    guard.luck, guard.life = luck, -4
    die(fight, guard, "TAL-WND-04")
    assert guard.dead is dies
    if not dies:
        assert (guard.life, guard.luck, guard.unconscious) == (1, 0, True)
    told = len(fight.events)
    die(fight, guard, "TAL-WND-04")
    assert (len(fight.events) == told) is dies  # nobody dies twice


@pytest.mark.rule("TAL-WND-14")
@pytest.mark.parametrize(
    ("over", "fainted", "after"), [(0, True, False), (1, True, True), (0, False, False)]
)
def test_who_fainted_comes_round_once_the_points_are_no_more_than_condition(
    over: int, fainted: bool, after: bool
) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.fainted = fainted
    guard.exhaustion, guard.fatigue = 4, guard.condition() - 4 + over
    fight.unsettled = False
    recover_points(fight, guard)
    assert guard.fainted is after
    assert [event.kind for event in fight.events] == ["comes-round"] * (fainted and not after)
    assert fight.unsettled is (fainted and not after)


def grappling(ours: int, theirs: int) -> Any:
    """A grapple of so many on each side."""
    names = ["guard", "brawler", "veteran"]
    fight = arena(
        [{"use": name, "slug": f"{name}-a"} for name in names[:ours]],
        [{"use": name, "slug": f"{name}-b"} for name in names[:theirs]],
    )
    one = list(range(ours))
    other = list(range(ours, ours + theirs))
    fight.grapples = [Grapple(1, one, other)]
    for fighter in fight.fighters:
        fighter.grapple = 1
    return fight


@pytest.mark.rule("TAL-RUL-78")
@pytest.mark.parametrize("who", [0, 1])
def test_a_grapple_of_two_ends_with_either(who: int) -> None:
    fight = grappling(1, 1)
    other = fight.fighters[1 - who]
    other.silenced = True
    other.on_top_of = who
    other.pinned_by = who
    fight.fighters[who].silenced = True
    leave_grapple(fight, fight.fighters[who])
    assert fight.grapples == []
    for fighter in fight.fighters:
        assert (fighter.grapple, fighter.silenced) == (NOBODY, False)
        assert (fighter.on_top_of, fighter.pinned_by) == (NOBODY, NOBODY)
    assert "grapple-over" in [event.kind for event in fight.events]


@pytest.mark.rule("TAL-RUL-78", "TAL-RUL-120", "TAL-GRP-02")
@pytest.mark.parametrize(
    ("ours", "theirs", "leaves", "lasts", "escape"),
    [
        (2, 1, 1, True, True),  # a helper goes
        (2, 1, 0, True, False),  # who began it goes
        (2, 1, 2, False, None),
        (1, 2, 2, True, True),
        (1, 2, 1, True, False),  # its victim goes
        (1, 2, 0, False, None),
    ],
)
def test_a_grapple_lasts_while_both_sides_have_a_member(
    ours: int, theirs: int, leaves: int, lasts: bool, escape: bool | None
) -> None:
    fight = grappling(ours, theirs)
    fight.unsettled = False
    leave_grapple(fight, fight.fighters[leaves])
    assert fight.unsettled
    assert fight.fighters[leaves].grapple == NOBODY
    others = [one.grapple for one in fight.fighters if one.index != leaves]
    assert others == [1 if lasts else NOBODY] * 2
    assert len(fight.grapples) == int(lasts)
    if lasts:
        grapple = fight.grapples[0]
        assert leaves not in [*grapple.one, *grapple.other]
        assert grapple.may_escape is escape


@pytest.mark.rule("TAL-RUL-79", "TAL-RUL-120")
def test_pressing_and_pinning_end_for_both_when_one_goes() -> None:
    fight = grappling(2, 2)
    gone, mate, first, second = fight.fighters
    first.on_top_of = gone.index
    second.pinned_by = gone.index
    second.breath, second.helpless_round = 3, True
    mate.on_top_of, mate.pinned_by = second.index, first.index
    gone.on_top_of, gone.pinned_by, gone.breath = second.index, second.index, 2
    leave_grapple(fight, gone)
    assert [event.kind for event in fight.events] == ["press-ends", "pin-ends"]
    assert (first.on_top_of, second.pinned_by) == (NOBODY, NOBODY)
    assert (second.breath, second.helpless_round) == (-1, False)
    assert (gone.on_top_of, gone.pinned_by, gone.breath) == (NOBODY, NOBODY, -1)
    assert (mate.on_top_of, mate.pinned_by) == (second.index, first.index)


@pytest.mark.rule("TAL-RUL-78", "TAL-RUL-79")
@pytest.mark.parametrize(
    ("state", "changes"),
    [({}, False), ({"pinned_by": 1}, True), ({"on_top_of": 1}, True)],
)
def test_who_is_in_no_grapple_leaves_none(state: dict[str, int], changes: bool) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    for name, value in state.items():
        setattr(guard, name, value)
    fight.unsettled = False
    leave_grapple(fight, guard)
    assert fight.unsettled is changes
    assert (guard.pinned_by, guard.on_top_of) == (NOBODY, NOBODY)


@pytest.mark.rule("TAL-GRP-10", "TAL-GRP-11")
def test_out_of_a_pin_is_out_of_choking_and_helplessness() -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.pinned_by, guard.breath, guard.helpless_round = 1, 4, True
    free_of_pin(fight, guard)
    assert (guard.pinned_by, guard.breath, guard.helpless_round) == (NOBODY, -1, False)
