"""Falls, saddles, holds, chokes and attacks that wait, at their edges."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import ACROBATICS, ATTRIBUTE_OF, RIDING
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import (
    athletics,
    beast_defence,
    cling,
    get_hold,
    keep_hold,
    let_go,
    shift,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import (
    carry_out,
    choke,
    grapple_action,
    take_in_hand,
)
from fechtbuch.books.tales_and_legends.rules.harm.falling import (
    drop_off,
    fall,
    fall_damage,
    metres_softened,
    unseat,
)
from fechtbuch.books.tales_and_legends.rules.moving.mounted import (
    get_down,
    get_up,
    lying_mounts,
    may_rise,
    mounts_near,
    mounts_rise,
    spur,
    unsettle,
)
from fechtbuch.books.tales_and_legends.rules.moving.prepared_attacks import (
    awaits_mount,
    blow_of,
    comes_within_reach,
    in_order,
    triggered,
    within,
)
from fechtbuch.books.tales_and_legends.rules.things.deeds import (
    free_oneself,
    ignore_load,
    pull_out,
    wake,
)
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.grapple import Grapple
from fechtbuch.books.tales_and_legends.state.plans import Prepared
from fechtbuch.engine.fields import field
from tests.changing import Changes, changed
from tests.tales_and_legends.scenes import BARE, arena, parts_of


def kinds(fight: Any) -> list[str]:
    """What was told."""
    return [event.kind for event in fight.events]


@cache
def riding() -> Any:
    """A knight in the saddle, a guard on foot beside him, an archer far off."""
    return arena(
        [{"use": "knight", "mount": "warhorse"}, {"use": "guard", "at": [10, 8]}],
        ["archer"],
        apart=20,
    )


@cache
def holding() -> Any:
    """A brawler behind a great bear, and a guard before it."""
    return arena([BARE, "guard"], ["great-bear"])


# Falls.


@pytest.mark.rule("TAL-MOV-17")
@pytest.mark.parametrize(
    ("height", "damage"), [(1, 1), (2, 1), (3, 4), (4, 4), (5, 9), (6, 9), (10, 25)]
)
def test_half_the_height_rounded_up_squared(height: int, damage: int) -> None:
    assert fall_damage(height) == damage


@pytest.mark.rule("TAL-MOV-18")
@pytest.mark.parametrize(
    ("result", "metres"),
    [(19, 0), (20, 1), (24, 1), (25, 2), (29, 2), (30, 3), (39, 3), (40, 4), (49, 4), (50, 5)],
)
def test_what_a_landing_takes_off(result: int, metres: int) -> None:
    assert metres_softened(result) == metres


@pytest.mark.rule("TAL-MOV-17", "TAL-MOV-18", "TAL-HLD-08", "TAL-RUL-29")
@pytest.mark.parametrize(
    ("height", "speed", "face", "modifier", "let", "damage", "prone", "parts"),
    [
        (4, 0, 10, 0, False, 4, True, {"fall-height": 4}),
        (4, 0, 18, 0, False, 1, True, {"fall-height": 4, "softened": -2}),
        (2, 0, 18, 0, False, 0, False, {"fall-height": 2, "softened": -2}),
        (2, 0, 18, 0, True, 0, True, {"fall-height": 2, "softened": -2}),
        (2, 4, 10, 0, False, 9, True, {"fall-height": 2, "ridden-speed": 4}),
        (2, 0, 18, -30, True, 1, True, {"fall-height": 2}),
        (1, 0, 18, 0, False, 0, False, {"fall-height": 1, "softened": -1}),
    ],
)
def test_what_a_fall_does(
    height: int,
    speed: int,
    face: int,
    modifier: int,
    let: bool,
    damage: int,
    prone: bool,
    parts: dict[str, int],
) -> None:
    fight = changed(holding(), {}, f"d20={face}")
    guard = fight.fighters[1]
    short = 9 - guard.value(ACROBATICS)
    values = list(guard.attributes)
    values[ATTRIBUTE_OF[ACROBATICS]] += short
    guard.attributes = values
    life = guard.life
    fall(fight, guard, height, ACROBATICS, modifier, "TAL-MOV-17", let, speed)
    assert (life - guard.life, guard.prone) == (damage, prone)
    told = next(event for event in fight.events if event.kind == "fell")
    assert (told.amount, parts_of(told.tally)) == (damage, parts)
    out = changed(holding(), {"1.unconscious": True})
    fall(out, out.fighters[1], 4, ACROBATICS, 0, "TAL-MOV-17", False)  # no test, no die
    assert out.fighters[1].life == life - 4


@pytest.mark.rule("TAL-MNT-14", "TAL-MNT-15", "TAL-RUL-110", "TAL-RUL-29")
@pytest.mark.parametrize(("band", "ridden", "speed"), [(0, False, 0), (8, False, 4), (7, True, 4)])
def test_out_of_the_saddle_by_height_and_half_of_the_speed(
    band: int, ridden: bool, speed: int
) -> None:
    fight = changed(riding(), {}, "d20=2")
    knight = fight.fighters[0]
    horse = fight.fighters[knight.mount]
    horse.band = band
    fight.riding = 0 if ridden else NOBODY
    unseat(fight, knight)
    assert (knight.mount, horse.rider) == (NOBODY, NOBODY)
    told = next(event for event in fight.events if event.kind == "fell")
    assert told.rule == ("TAL-RUL-110" if ridden else "TAL-MNT-14")
    assert parts_of(told.tally).get("ridden-speed", 0) == speed
    assert parts_of(told.tally)["fall-height"] == horse.block.tall
    assert knight.at != horse.at
    count = len(fight.events)
    unseat(fight, knight)
    assert len(fight.events) == count  # who is on foot falls from no saddle


# Saddles.


@pytest.mark.rule("TAL-RUL-109", "TAL-RUL-122", "TAL-MNT-12")
@pytest.mark.parametrize(
    ("changes", "near", "lying"),
    [
        ({}, True, False),
        ({"prone": True}, False, True),
        ({"prone": True, "grapple": 1}, False, False),
        ({"prone": True, "entangled": "net"}, False, False),
        ({"prone": True, "asleep": True}, False, False),
        ({"dead": True}, False, False),
        ({"gone": True}, False, False),
        ({"rider": 2}, False, False),
        ({"side": 1}, True, False),
        ({"side": 1, "prone": True}, False, False),
        ({"at": field(30, 15)}, False, False),
    ],
)
def test_which_mounts_can_be_mounted_or_got_up(changes: Changes, near: bool, lying: bool) -> None:
    fight = changed(riding(), {"0.mount": NOBODY, "0.standard": 2, "0.extra": 1})
    knight = fight.fighters[0]
    horse = next(one for one in fight.fighters if one.block.mount)
    horse.rider = NOBODY
    knight.at = field(9, 5)
    for name, value in changes.items():
        setattr(horse, name, value)
    assert (horse in mounts_near(fight, knight)) is near
    assert (horse in lying_mounts(fight, knight)) is lying
    knight.standard, knight.extra = 0, 0
    assert lying_mounts(fight, knight) == []  # it cannot be paid


@pytest.mark.rule("TAL-RUL-109")
@pytest.mark.parametrize(
    ("changes", "rises"),
    [
        ({}, True),
        ({"rider": 0}, False),
        ({"gone": True}, False),
        ({"grapple": 1}, False),
        ({"stunned": 1}, False),
        ({"burden": 5}, False),
    ],
)
def test_a_mount_without_a_rider_gets_up_by_itself(changes: Changes, rises: bool) -> None:
    fight = changed(riding(), {"0.mount": NOBODY})
    horse = next(one for one in fight.fighters if one.block.mount)
    horse.rider, horse.prone = NOBODY, True
    for name, value in changes.items():
        setattr(horse, name, value)
    mounts_rise(fight)
    assert horse.prone is not rises
    assert kinds(fight) == ["stands"] * rises
    if "burden" not in changes and "rider" not in changes and "gone" not in changes:
        assert may_rise(horse) is rises
    guard = fight.by_slug("guard")
    guard.prone = True
    mounts_rise(fight)
    assert guard.prone  # a man does not


@pytest.mark.rule("TAL-MNT-12", "TAL-MNT-13", "TAL-MNT-07", "TAL-RUL-30", "TAL-RUL-87")
@pytest.mark.parametrize(("value", "passed"), [(29, False), (30, True)])
def test_riding_feats_take_thirty(value: int, passed: bool) -> None:
    def tried() -> Any:
        fight = changed(riding(), {}, "d20=10")
        knight = fight.fighters[0]
        values = list(knight.attributes)
        values[ATTRIBUTE_OF[RIDING]] += value - 10 - int(skill(fight, knight, RIDING).total)
        knight.attributes = values
        return fight

    fight = tried()
    spur(fight, fight.fighters[0])
    assert (fight.fighters[0].spurred, fight.fighters[0].spur_tried) == (passed, True)
    fight = tried()
    knight = fight.fighters[0]
    horse = fight.fighters[knight.mount]
    get_down(fight, knight, True)
    assert (knight.mount == NOBODY, horse.rider == NOBODY) == (passed, passed)
    assert ("dismounts" in kinds(fight)) is passed
    slow = changed(riding(), {})
    get_down(slow, slow.fighters[0], False)  # no test
    rider, mount = slow.fighters[0], slow.fighters[horse.index]
    assert (rider.mount, mount.rider) == (NOBODY, NOBODY)
    assert rider.at != mount.at
    rider.prone = True
    get_up(slow, rider, mount, False)
    assert (rider.mount, mount.rider) == (mount.index, rider.index)
    assert (rider.at, rider.prone) == (mount.at, False)


@pytest.mark.rule("TAL-MNT-16")
@pytest.mark.parametrize(
    ("trained", "out", "rolls"), [(True, False, False), (False, True, False), (False, False, True)]
)
def test_only_untrained_mounts_take_fright(trained: bool, out: bool, rolls: bool) -> None:
    fight = changed(riding(), {}, "d20=19" if rolls else "")
    knight = fight.fighters[0]
    horse = fight.fighters[knight.mount]
    before = horse.block.trained
    horse.block.trained = trained
    horse.stunned = int(out)
    horse.attributes = [40] * 8
    horse.fright = 3
    try:
        unsettle(fight, knight)
    finally:
        horse.block.trained = before
    assert horse.fright == (0 if rolls else 3)
    fight.dice.finish()
    unsettle(fight, fight.by_slug("guard"))  # on foot nobody is thrown


# Holds.


@pytest.mark.rule("TAL-HLD-02", "TAL-HLD-04", "TAL-RUL-56", "TAL-RUL-94")
def test_both_tests_must_reach_the_defence() -> None:
    base = changed(holding(), {"2.facing": 2, "2.run_bonus": 9})
    defence = beast_defence(base, base.fighters[0], base.fighters[2]).total
    assert base.fighters[2].run_bonus == 9
    assert "running" not in parts_of(beast_defence(base, base.fighters[0], base.fighters[2]))
    assert parts_of(athletics(base, base.fighters[0]))["both-hands"] == 5
    one = changed(base, {"0.lost": ["left-hand"]})
    assert "both-hands" not in parts_of(athletics(one, one.fighters[0]))
    assert defence >= 10
    for script, holds in (("d20=19 d20=19", True), ("d20=19 d20=2", False), ("d20=2", False)):
        fight = changed(base, {}, script)
        brawler, _, bear = fight.fighters
        brawler.attributes = [defence - 15] * 8
        brawler.block.bonus = [0] * len(brawler.block.bonus)
        get_hold(fight, brawler, bear)
        assert (brawler.holds_on == bear.index) is holds, script
        assert (brawler.hold_kept, brawler.at == bear.at) == (holds, holds)
        if holds:
            assert (brawler.hold_place, brawler.hold_speed) == ("back", 0)
            assert kinds(fight)[-1] == "holds-on"


def hanging(script: str, short: int, speed: int = 0) -> Any:
    """The brawler on the bear's back; with a 10 he is so many short of keeping hold."""
    base = changed(holding(), {"0.holds_on": 2, "0.hold_place": "back", "0.hold_speed": speed})
    brawler, _, bear = base.fighters
    brawler.at = bear.at
    difficulty = beast_defence(base, brawler, bear).total
    have = athletics(base, brawler).total
    fight = changed(base, {}, script)
    fight.fighters[0].attributes = [
        one + difficulty - 10 - short - have for one in fight.fighters[0].attributes
    ]
    return fight


@pytest.mark.rule("TAL-HLD-03", "TAL-RUL-82", "TAL-HLD-08")
@pytest.mark.parametrize(
    ("short", "speed", "kept"), [(0, 0, True), (1, 0, False), (0, 1, False), (-3, 3, True)]
)
def test_the_hold_is_kept_against_defence_and_speed(short: int, speed: int, kept: bool) -> None:
    fight = hanging("d20=10" if kept else "d20=10 d20=2", short, speed)
    brawler = fight.fighters[0]
    keep_hold(fight, brawler)
    assert (brawler.holds_on == 2, brawler.hold_kept) == (kept, kept)
    assert brawler.hold_speed == 0
    assert ("keeps-hold" in kinds(fight)) is kept
    (tested,) = [event for event in fight.events if event.kind == "tested"][:1]
    parts = {part.name: part.value for part in tested.tally.parts}
    assert parts.get("creature-speed", 0) == speed
    assert sum(parts.values()) == tested.amount


@pytest.mark.rule("TAL-HLD-06", "TAL-RUL-82")
@pytest.mark.parametrize(
    ("short", "place", "holds"),
    [(1, "back", False), (0, "back", True), (-19, "back", True), (-20, "head", True)],
)
def test_shifting_takes_twenty_more(short: int, place: str, holds: bool) -> None:
    fight = hanging("d20=10" if holds else "d20=10 d20=2", short)
    brawler = fight.fighters[0]
    shift(fight, brawler, "head")
    assert (brawler.holds_on == 2) is holds
    assert brawler.hold_place == place
    assert brawler.hold_kept is holds


@pytest.mark.rule("TAL-HLD-06", "TAL-HLD-07", "TAL-HLD-08", "TAL-RUL-118")
def test_ways_off_a_creature() -> None:
    fight = changed(holding(), {"0.holds_on": 2, "0.hold_place": "flank", "0.hold_kept": True})
    brawler, _, bear = fight.fighters
    brawler.at = bear.at
    let_go(fight, brawler, False)
    assert (brawler.holds_on, brawler.hold_kept, brawler.prone) == (NOBODY, False, False)
    assert brawler.at not in fight.ground_of(bear)
    told = len(fight.events)
    drop_off(fight, brawler, 0)
    assert len(fight.events) == told
    fight = changed(holding(), {"0.holds_on": 2, "0.hold_place": "back", "0.hold_kept": True})
    brawler, _, bear = fight.fighters
    brawler.at = bear.at
    cling(fight, brawler)
    assert (brawler.holds_on, brawler.hold_kept) == (NOBODY, False)
    assert brawler.grapple == bear.grapple != NOBODY
    assert not fight.grapples[0].may_escape


# Chokes and other grapple actions.


@pytest.mark.rule("TAL-GRP-10", "TAL-WND-17", "TAL-RUL-43")
@pytest.mark.parametrize(
    ("changes", "margin", "dwarf", "breath"),
    [
        ({}, 1, False, 11),
        ({}, 4, False, 11),
        ({}, 5, False, 10),
        ({"1.deep_breath": True}, 1, False, 29),
        ({}, 1, True, 23),
        ({"1.breath": 3}, 1, False, 2),
    ],
)
def test_how_long_breath_lasts(changes: Changes, margin: int, dwarf: bool, breath: int) -> None:
    fight = changed(holding(), changes)
    brawler, guard = fight.fighters[:2]
    assert guard.block.endurance == 6
    before = guard.block.dwarf
    guard.block.dwarf = dwarf
    try:
        choke(fight, brawler, guard, margin)
    finally:
        guard.block.dwarf = before
    assert guard.breath == breath
    assert fight.events[0].amount == breath
    assert not guard.unconscious


@pytest.mark.rule("TAL-WND-17", "TAL-RUL-43")
@pytest.mark.parametrize(("breath", "margin", "out"), [(2, 1, False), (1, 1, True), (1, 5, True)])
def test_without_breath_one_falls_unconscious(breath: int, margin: int, out: bool) -> None:
    fight = changed(holding(), {"1.breath": breath})
    brawler, guard = fight.fighters[:2]
    choke(fight, brawler, guard, margin)
    assert guard.unconscious is out
    assert guard.choked_dead == (20 if out else 0) or not out
    assert fight.events[0].amount == max(breath - (2 if margin >= 5 else 1), 0)


@pytest.mark.rule("TAL-WND-17", "TAL-RUL-43")
@pytest.mark.parametrize(("left", "dead"), [(2, False), (1, True)])
def test_who_is_choked_on_dies_after_twenty_rounds(left: int, dead: bool) -> None:
    fight = changed(holding(), {"1.choked_dead": left})
    brawler, guard = fight.fighters[:2]
    action = Action("choke")
    action.target = guard
    grapple_action(fight, brawler, action)
    assert (guard.choked_dead, guard.dead) == (left - 1, dead)


@pytest.mark.rule("TAL-GRP-08", "TAL-GRP-09", "TAL-GRP-11", "TAL-GRP-13", "TAL-RUL-42")
@pytest.mark.parametrize(
    ("verb", "kind"),
    [
        ("leave", "leaves"),
        ("break-pin", "pin-broken"),
        ("rise", "rises"),
        ("throw-off", "throws-off"),
        ("take-down", "on-top"),
        ("pin", "pins"),
        ("subdue", "subdues"),
        ("silence", "silences"),
        ("choke", "chokes"),
    ],
)
def test_what_each_grapple_action_does(verb: str, kind: str) -> None:
    state = {"0.grapple": 1, "1.grapple": 1, "0.prone": True, "0.pinned_by": 1, "1.on_top_of": 0}
    fight = changed(holding(), {**state, "1.dodges": 1})
    fight.grapples = [Grapple(1, [0], [1])]
    brawler, guard = fight.fighters[:2]
    action = Action(verb)
    action.target = guard
    carry_out(fight, brawler, action, 1)
    assert kind in kinds(fight)
    assert (brawler.grapple == NOBODY) is (verb == "leave")
    assert (brawler.pinned_by == NOBODY) is (verb in ("leave", "break-pin"))
    assert brawler.prone is (verb != "rise")
    assert (guard.on_top_of == NOBODY) is (verb in ("leave", "throw-off", "take-down"))
    assert (guard.pinned_by == 0, guard.dodges == 0) == (verb == "pin", verb == "pin")
    assert guard.helpless_round is (verb == "subdue")
    assert guard.silenced is (verb == "silence")
    assert (guard.breath >= 0) is (verb == "choke")


@pytest.mark.rule("TAL-GRP-14", "TAL-RUL-101")
@pytest.mark.parametrize(("item", "both"), [("dagger", False), ("garrotte", True)])
def test_what_is_drawn_in_a_grapple_is_in_hand(item: str, both: bool) -> None:
    fight = arena([{"use": "brawler", "hands": [], "belt": [item]}], ["archer"])
    brawler = fight.fighters[0]
    action = Action("draw-close")
    action.thing = next(thing for thing in brawler.carried if thing.key == item)
    take_in_hand(fight, brawler, action)
    assert brawler.hands == [action.thing]
    assert action.thing not in brawler.carried
    assert action.thing.both is both


# Deeds.


@pytest.mark.rule("TAL-STA-13")
@pytest.mark.parametrize(
    ("cord", "deft", "brawn"),
    [
        ("whip", 16, 26),
        ("drow-whip", 19, 36),
        ("net", 22, 32),
        ("lasso", 26, 36),
        ("bolas", 20, 30),
    ],
)
@pytest.mark.parametrize("how", ["deft", "brawn", "cut"])
def test_the_difficulty_of_each_cord(cord: str, deft: int, brawn: int, how: str) -> None:
    for short in (0, 1):
        fight = changed(holding(), {"1.entangled": cord, "1.entangled_by": 2}, "d20=10")
        guard = fight.fighters[1]
        guard.block.bonus = [0] * len(guard.block.bonus)
        need = brawn if how == "brawn" else deft
        guard.attributes = [need - 10 - short] * 8
        free_oneself(fight, guard, how)
        free = how == "cut" or short == 0
        assert (guard.entangled == "", guard.entangled_by == NOBODY) == (free, free)
        assert ("frees-oneself" in kinds(fight)) is free


@pytest.mark.rule("TAL-MOV-16")
@pytest.mark.parametrize(("burden", "points"), [(1, 1), (2, 2), (3, 6), (4, 10)])
def test_the_price_of_ignoring_a_load(burden: int, points: int) -> None:
    fight = changed(holding(), {"1.burden": burden})
    guard = fight.fighters[1]
    ignore_load(fight, guard)
    assert (guard.fatigue, guard.ignores_burden) == (points, True)


@pytest.mark.rule("TAL-ITM-22", "TAL-STA-08")
def test_barbs_come_out_one_by_one_and_sleepers_come_round() -> None:
    fight = changed(holding(), {}, "d20=2")
    brawler, guard = fight.fighters[:2]
    key = next(key for key, kind in fight.missiles.items() if kind.barbs_count > 0)
    guard.barbs = [key, key]
    brawler.attributes = [99] * 8
    pull_out(fight, brawler, guard)
    assert guard.barbs == [key]
    assert guard.life == fight.fighters[1].block.life  # a sure hand
    guard.asleep, guard.stunned, fight.unsettled = True, 3, False
    wake(fight, brawler, guard)
    assert (guard.asleep, guard.stunned, fight.unsettled) == (False, 0, True)


# Attacks that wait.


@pytest.mark.rule("TAL-RUL-64", "TAL-MAN-12", "TAL-RUL-113")
@pytest.mark.parametrize(
    ("before", "now", "against", "changes", "springs"),
    [
        (12, 11, 2, {}, True),
        (11, 11, 2, {}, False),  # in reach already
        (13, 12, 2, {}, False),  # not yet
        (12, 11, NOBODY, {}, True),
        (12, 11, 0, {}, False),  # waits for another
        (12, 11, 2, {"2.hidden_from": 1}, False),
        (12, 11, 2, {"0.prone": True}, False),
    ],
)
def test_when_a_prepared_blow_springs(
    before: int, now: int, against: int, changes: Changes, springs: bool
) -> None:
    base = arena([{"use": "guard", "hands": ["baton"], "belt": []}, BARE], ["archer"], apart=20)
    fight = changed(base, {"2.at": field(now, 5), **changes})
    guard, archer = fight.fighters[0], fight.fighters[2]
    plan = Prepared(guard.hands[0].index, "", "", against)
    guard.prepared = [plan]
    assert triggered(fight, guard, archer, field(before, 5), plan) is springs
    assert archer.at == field(now, 5)
    assert not awaits_mount(plan, archer)


@pytest.mark.rule("TAL-RUL-64", "TAL-RUL-113", "TAL-SEQ-18")
def test_what_a_plan_strikes_with() -> None:
    base = arena([{"use": "guard", "hands": ["baton"], "belt": ["dagger"]}], ["archer"], apart=20)
    fight = changed(base, {})
    guard, archer = fight.fighters
    baton, dagger, bow = guard.hands[0], guard.carried[0], archer.hands[0]
    blow = blow_of(fight, guard, Prepared(baton.index, "mighty", "head", NOBODY))
    assert blow is not None
    assert (blow.special, blow.part, blow.thing) == ("mighty", "head", baton)
    assert blow_of(fight, guard, Prepared(dagger.index, "", "", NOBODY)) is None
    for special in ("overthrow", "push", "grab"):
        bare = blow_of(fight, guard, Prepared(baton.index, special, "", NOBODY))
        assert bare is not None
        assert bare.weapon.natural
    bow.loaded = False
    assert blow_of(fight, archer, Prepared(bow.index, "", "", NOBODY)) is None
    assert not comes_within_reach(fight, archer, archer.at, False)
    assert within(fight, guard, archer, field(11, 5), 1, True)
    assert not within(fight, guard, archer, field(12, 5), 1, True)
    fight.order = [1, 0]
    assert in_order(fight, [guard, archer]) == [archer, guard]
    fight.order = []
    assert in_order(fight, [guard, archer]) == [guard, archer]
