"""Wounds, conditions, clouds and the start of a turn, at their edges."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.phase_six.asking.act_question import ReactQuestion
from fechtbuch.books.phase_six.asking.usable_weapons import arms_of
from fechtbuch.books.phase_six.kinds.arms import MELEE
from fechtbuch.books.phase_six.play.ending import test_end as look_for_end
from fechtbuch.books.phase_six.play.fight import PhaseSixFight
from fechtbuch.books.phase_six.play.reaction_windows import react
from fechtbuch.books.phase_six.play.sequence import (
    answer_allowed,
    end_round,
    form_lines,
    start_round,
    start_turn,
)
from fechtbuch.books.phase_six.rules.conditions import begin_turn, full_actions, refresh
from fechtbuch.books.phase_six.rules.cover import (
    cover_criticals,
    cover_level,
    cover_normal,
    parrying_shield,
    raise_announced,
    shield_level,
)
from fechtbuch.books.phase_six.rules.defence import (
    DefenceQuestion,
    Incoming,
    defend,
    parry,
    parry_dice,
)
from fechtbuch.books.phase_six.rules.dice import ExtraQuestion, make
from fechtbuch.books.phase_six.rules.initiative import (
    join,
    ordered,
    roll_initiative,
    tell_ties,
)
from fechtbuch.books.phase_six.rules.items import (
    boost,
    d3,
    dressings,
    heals,
    near,
    patients,
    potions,
    stabilise,
)
from fechtbuch.books.phase_six.rules.movement import hunker, stand_up
from fechtbuch.books.phase_six.rules.special_attacks import coup_de_grace, knockout
from fechtbuch.books.phase_six.rules.success_roll import CHECK, SuccessRoll
from fechtbuch.books.phase_six.rules.throwing import (
    FUMES,
    TEARS,
    drift,
    in_clouds,
    may_throw_at,
    start_cloud,
    strike,
)
from fechtbuch.books.phase_six.rules.wounds import (
    afflict,
    begin_dying,
    damaged_piece,
    deepen,
    die,
    heal,
    knock_out,
    stopped,
    suffer,
    was_hit,
    wound,
)
from fechtbuch.books.phase_six.state.battle import ACTING, ROUND_END, ROUND_START, TURN_START
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.clouds import FIRE, SMOKE, TEAR_GAS, TOXIC_GAS, Cloud
from fechtbuch.books.phase_six.state.fighter import ANNOUNCED, DOWN, UP
from fechtbuch.engine.choices import Player
from fechtbuch.engine.fields import field
from tests.changing import Changes, changed
from tests.phase_six.stage import NO_DICE, arena, totals, who


@cache
def two() -> Any:
    """Marek against Grom, and Vance beside him."""
    return arena([who("marek", 0), who("vance", 1)], [who("grom", 5)])


def kinds(fight: Any) -> list[str]:
    """What was told."""
    return [event.kind for event in fight.events]


# Wounds.


@pytest.mark.rule("PSX-DMG-02", "PSX-DMG-03", "PSX-DMG-06")
@pytest.mark.parametrize(
    ("normal", "worn", "penetration", "prevented"),
    [
        (3, 2, 0, 2),
        (1, 2, 0, 1),
        (2, 2, 0, 2),
        (3, 2, 1, 1),
        (3, 2, 2, 0),
        (3, 2, 5, 0),
        (0, 2, 0, 0),
    ],
)
def test_how_many_hits_protection_stops(
    normal: int, worn: int, penetration: int, prevented: int
) -> None:
    fight = changed(two(), {"0.worn": worn})
    assert stopped(fight, fight.fighters[0], normal, penetration) == prevented
    assert kinds(fight) == ["stopped"] * (normal > 0)
    if normal:
        assert fight.events[0].amount == prevented
        assert fight.events[0].tally.total == max(worn - penetration, 0)


@pytest.mark.rule(
    "PSX-ATK-06", "PSX-STA-01", "PSX-STA-02", "PSX-DMG-05", "PSX-RUL-39", "PSX-RUL-43"
)
@pytest.mark.parametrize(
    ("changes", "wounds", "health", "boosts", "dying"),
    [
        ({}, 1, 5, 0, 0),
        ({}, 5, 1, 0, 0),
        ({}, 6, 0, 0, 1),
        ({}, 9, 0, 0, 1),
        ({"0.boosts": 2}, 1, 6, 1, 0),
        ({"0.boosts": 2}, 2, 6, 0, 0),
        ({"0.boosts": 2}, 3, 5, 0, 0),
        ({"0.boosts": 2, "0.health": 0}, 2, 0, 0, 0),
        ({"0.dying": 2, "0.health": 0}, 1, 0, 0, 3),
        ({"0.dying": 2, "0.health": 0, "0.boosts": 3}, 2, 0, 1, 2),
        ({"0.dying": 2, "0.health": 0, "0.boosts": 1}, 2, 0, 0, 3),
    ],
)
def test_where_wounds_go(
    changes: Changes, wounds: int, health: int, boosts: int, dying: int
) -> None:
    fight = changed(two(), changes)
    marek = fight.fighters[0]
    wound(fight, marek, wounds)
    assert (marek.health, marek.boosts, marek.dying) == (health, boosts, dying)
    told = fight.events[0]
    assert told.amount == wounds
    if "0.dying" in changes:
        assert (told.kind, told.values) == (
            "wounded-dying", {"absorbed": changes.get("0.boosts", 0) - boosts},
        )  # fmt: skip
    else:
        before = changes.get("0.health", 6)
        assert told.values == {"before": before, "after": health, "boosts": boosts}


@pytest.mark.rule("PSX-STA-04", "PSX-RUL-39")
@pytest.mark.parametrize(("level", "dead"), [(4, False), (5, True), (6, True)])
def test_dying_at_six_is_death(level: int, dead: bool) -> None:
    fight = changed(two(), {"0.dying": level, "0.health": 0})
    deepen(fight, fight.fighters[0], 1)
    assert fight.fighters[0].dead is dead
    assert fight.events[0].amount == level + 1
    fight = changed(two(), {})
    begin_dying(fight, fight.fighters[0], level + 1)
    assert fight.fighters[0].dead is dead


@pytest.mark.rule("PSX-STA-04", "PSX-STA-16", "PSX-TRN-04")
def test_the_dying_have_no_other_condition_and_no_actions() -> None:
    state = {
        "unconscious": 2, "shocked": 1, "burning": 1, "bleeding": 1, "poisoned": 1,
        "hunkered": True, "asleep": True, "netted": True, "actions": 2,
    }  # fmt: skip
    fight = changed(two(), {f"0.{name}": value for name, value in state.items()})
    marek = fight.fighters[0]
    begin_dying(fight, marek, 3)
    assert [bool(getattr(marek, name)) for name in state] == [False] * len(state)
    assert (marek.dying, marek.health) == (3, 0)
    assert kinds(fight) == ["dying"]
    die(fight, marek)
    assert (marek.dead, marek.dying) == (True, 0)
    assert marek.main == -1
    assert fight.things[0].at == marek.at


@pytest.mark.rule("PSX-ATK-06", "PSX-DMG-07", "PSX-RUL-32")
@pytest.mark.parametrize(
    ("changes", "wounds", "afflicted"),
    [
        ({}, 1, True),
        ({}, 0, False),
        ({}, -1, False),
        ({"0.boosts": 5}, 2, True),  # wounds that boosts take are wounds
        ({"0.dead": True}, 1, False),
        ({}, 6, False),  # he is dying of it
        ({"0.dying": 1, "0.health": 0}, 1, False),
    ],
)
def test_conditions_of_the_weapon_come_with_wounds(
    changes: Changes, wounds: int, afflicted: bool
) -> None:
    fight = changed(two(), changes)
    marek, grom = fight.fighters[0], fight.fighters[2]
    weapon = fight.things[grom.main].weapon.copy()
    weapon.bleeding, weapon.shocked = 2, 1
    assert suffer(fight, marek, wounds, grom, weapon) is False
    assert (marek.bleeding, marek.shocked) == ((2, 1) if afflicted else (0, 0))
    dealt = wounds if wounds > 0 and not changes.get("0.dead") else 0
    assert (grom.dealt, marek.taken) == (dealt, dealt)
    assert bool(fight.events) is (dealt > 0)


@pytest.mark.rule("PSX-DMG-07", "PSX-STA-07", "PSX-STA-08", "PSX-STA-09", "PSX-STA-10")
@pytest.mark.parametrize("name", ["bleeding", "poisoned", "shocked", "burning"])
def test_each_condition_of_a_weapon_is_added_and_told_by_itself(name: str) -> None:
    fight = changed(two(), {f"0.{name}": 1})
    marek, grom = fight.fighters[0], fight.fighters[2]
    weapon = fight.things[grom.main].weapon.copy()
    setattr(weapon, name, 2)
    afflict(fight, marek, weapon)
    assert {one: getattr(marek, one) for one in ("bleeding", "poisoned", "shocked", "burning")} == {
        **dict.fromkeys(("bleeding", "poisoned", "shocked", "burning"), 0),
        name: 3,
    }
    assert [(event.word, event.amount) for event in fight.events] == [(name, 3)]


@pytest.mark.rule("PSX-RUL-63")
@pytest.mark.parametrize(
    ("answered", "used", "dice", "ignored"),
    [("ignore-pain", False, totals(5, 1), True), ("ignore-pain", False, totals(1, 1), False)],
)
def test_pain_is_shrugged_off_once(answered: str, used: bool, dice: str, ignored: bool) -> None:
    base = arena([who("marek", 0, talents=["ignore-pain"])], [who("grom", 5)])
    base.players = [Saying(last=answered), Saying()]
    fight = changed(base, {"0.ignored_pain": used}, dice)
    marek = fight.fighters[0]
    assert suffer(fight, marek, 2, None) is ignored
    assert (marek.health, marek.taken) == ((6, 0) if ignored else (4, 2))
    assert marek.ignored_pain
    assert suffer(fight, marek, 1, None) is False  # once per fight: no more dice


@pytest.mark.rule("PSX-SPC-04", "PSX-RUL-34", "PSX-STA-06")
@pytest.mark.parametrize(
    ("changes", "depth", "after"),
    [
        ({}, 2, 2),
        ({"0.unconscious": 1}, 2, 2),
        ({"0.unconscious": 3}, 2, 3),
        ({"0.dying": 1}, 2, 0),
        ({"0.dead": True}, 2, 0),
    ],
)
def test_of_two_knockouts_the_deeper_counts(changes: Changes, depth: int, after: int) -> None:
    fight = changed(two(), {"0.actions": 2, "0.asleep": True, **changes})
    marek = fight.fighters[0]
    knock_out(fight, marek, depth)
    assert marek.unconscious == after
    assert (marek.actions == 0) is (after > 0)
    assert marek.asleep is (after == 0)


@pytest.mark.rule("PSX-SPC-04", "PSX-RUL-34")
@pytest.mark.parametrize(
    ("hits", "dice", "depth"),
    [(0, "", 0), (1, totals(5, 1), 0), (2, totals(5, 1), 1), (3, totals(1, 1), 3)],
)
def test_the_shortfall_against_a_knockout_is_the_depth(hits: int, dice: str, depth: int) -> None:
    fight = changed(two(), {}, dice)
    marek, grom = fight.fighters[0], fight.fighters[2]
    knockout(fight, grom, marek, hits)
    assert marek.unconscious == depth
    fight.dice.finish()
    fallen = changed(two(), {"0.dying": 1})
    knockout(fallen, fallen.fighters[2], fallen.fighters[0], 2)
    assert fallen.events == []


@pytest.mark.rule("PSX-SPC-11", "PSX-SPC-12")
@pytest.mark.parametrize(
    ("changes", "successes", "dying", "asleep"),
    [
        ({"0.asleep": True}, 0, 0, False),
        ({"0.unconscious": 1}, 0, 0, False),
        ({"0.asleep": True, "0.boosts": 4}, 2, 2, False),
        ({"0.dying": 2, "0.health": 0}, 1, 3, False),
    ],
)
def test_what_a_coup_de_grace_does(
    changes: Changes, successes: int, dying: int, asleep: bool
) -> None:
    fight = changed(two(), changes)
    marek, grom = fight.fighters[0], fight.fighters[2]
    health = marek.health
    coup_de_grace(fight, grom, marek, successes)
    assert (marek.dying, marek.asleep) == (dying, asleep)
    assert (grom.dealt, marek.taken) == ((health, health) if successes else (0, 0))
    assert marek.boosts == 0


@pytest.mark.rule("PSX-AIM-04", "PSX-STA-14", "PSX-ATK-06")
def test_who_is_hit_loses_his_aim_and_his_sleep() -> None:
    fight = changed(two(), {})
    marek = fight.fighters[0]
    was_hit(fight, marek)
    assert fight.events == []
    marek.aim_steps, marek.asleep, marek.actions = 2, True, 2
    was_hit(fight, marek)
    assert (marek.aim_steps, marek.asleep, marek.actions) == (0, False, 0)
    assert kinds(fight) == ["aim-lost", "wakes"]


@pytest.mark.rule("PSX-STA-12", "PSX-TRN-13")
@pytest.mark.parametrize(
    ("health", "wounds", "healed"), [(2, 3, 3), (4, 3, 2), (6, 3, 0), (8, 3, 0), (2, 0, 0)]
)
def test_nobody_is_healed_above_the_maximum(health: int, wounds: int, healed: int) -> None:
    fight = changed(two(), {"0.health": health})
    marek = fight.fighters[0]
    assert heal(fight, marek, wounds, "PSX-STA-12") == healed
    assert (marek.health, fight.events[0].amount) == (health + healed, healed)


@pytest.mark.rule("PSX-RUL-40")
def test_half_a_die_rounded_up() -> None:
    for face, three in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        fight = changed(two(), {}, f"d6={face}")
        assert d3(fight, fight.fighters[0], "healing") == three


# The start of a turn.


@pytest.mark.rule("PSX-TRN-04", "PSX-TRN-05", "PSX-RUL-58", "PSX-SPC-09")
@pytest.mark.parametrize(
    ("actions", "dazed", "effects", "after"),
    [
        (2, False, 0, 2),
        (3, True, 0, 1),
        (2, False, FUMES, 1),
        (0, False, FUMES, 0),
        (3, False, TEARS, 1),
        (0, False, TEARS, 0),
        (3, True, FUMES, 0),
        (5, True, FUMES | TEARS, 1),
        (4, False, FUMES | TEARS, 1),
    ],
)
def test_actions_are_halved_then_lessened_then_capped(
    actions: int, dazed: bool, effects: int, after: int
) -> None:
    fight = changed(two(), {"0.dazed": dazed, "0.actions": 9})
    marek = fight.fighters[0]
    marek.block = marek.block.restored({**marek.block.to_data(), "actions": actions})
    assert full_actions(fight, marek).total == actions
    refresh(fight, marek, effects)
    assert (marek.actions, marek.dazed) == (after, False)
    assert (kinds(fight), fight.events[0].amount) == (["refreshed"], after)


@pytest.mark.rule(
    "PSX-RUL-42", "PSX-STA-04", "PSX-STA-06", "PSX-STA-09", "PSX-STA-10", "PSX-RUL-43"
)
@pytest.mark.parametrize(
    ("changes", "dice", "goes_on", "after"),
    [
        ({}, "", True, {}),
        ({"0.asleep": True}, "", False, {}),
        ({"0.dying": 2, "0.health": 0}, totals(1, 1), False, {"dying": 3}),
        ({"0.dying": 2, "0.health": 0}, totals(5, 1), False, {"dying": 2}),
        ({"0.bleeding": 2}, totals(1, 1), True, {"health": 4}),
        ({"0.bleeding": 2}, totals(5, 1), True, {"health": 6}),
        ({"0.bleeding": 7}, totals(1, 1), False, {"dying": 1}),
        ({"0.poisoned": 3}, totals(5, 1), True, {"poisoned": 2}),
        ({"0.poisoned": 1}, totals(5, 5), True, {"poisoned": 0}),
        ({"0.shocked": 3}, totals(5, 5), True, {"shocked": 1}),
        ({"0.shocked": 2}, totals(5, 5), True, {"shocked": 0}),
        ({"0.unconscious": 1}, totals(5), True, {"unconscious": 0}),
        ({"0.unconscious": 2}, totals(5), False, {"unconscious": 2}),
        ({"0.unconscious": 1, "0.health": 0}, "", False, {"unconscious": 1}),
    ],
)
def test_what_comes_before_the_refresh(
    changes: Changes, dice: str, goes_on: bool, after: dict[str, int]
) -> None:
    fight = changed(two(), {"0.gassed": True, **changes}, dice)
    fight.fighters[0].gassed = True
    marek = fight.fighters[0]
    assert begin_turn(fight, marek) is goes_on
    assert {name: getattr(marek, name) for name in after} == after
    assert not marek.gassed
    assert marek.actions == (2 if goes_on else 0)
    fight.dice.finish()


# Clouds and fires.


@pytest.mark.rule("PSX-THR-07", "PSX-RUL-42")
@pytest.mark.parametrize(
    ("across", "away", "reached"), [(4, 2, True), (4, 3, False), (5, 2, True), (5, 3, False)]
)
def test_how_far_a_cloud_reaches(across: int, away: int, reached: bool) -> None:
    fight = changed(two(), {"0.at": field(away, 0)})
    marek = fight.fighters[0]
    fight.clouds = [Cloud(TEAR_GAS, field(0, 0), across, 3, True)]
    assert in_clouds(fight, marek) == (TEARS if reached else 0)
    assert marek.gassed is reached
    fight.clouds = [Cloud(TEAR_GAS, field(0, 0), across, 3, False)]
    assert in_clouds(fight, marek) == 0  # not there yet


@pytest.mark.rule("PSX-THR-07", "PSX-RUL-42")
@pytest.mark.parametrize(
    ("kind", "changes", "effects", "after"),
    [
        (SMOKE, {}, 0, {"poisoned": 0, "burning": 0, "gassed": False}),
        (TEAR_GAS, {}, TEARS, {"poisoned": 0, "gassed": True}),
        (TOXIC_GAS, {}, FUMES, {"poisoned": 2, "gassed": False}),
        (TOXIC_GAS, {"0.poisoned": 1}, FUMES, {"poisoned": 2}),
        (TOXIC_GAS, {"0.poisoned": 3}, FUMES, {"poisoned": 3}),
        (TOXIC_GAS, {"0.dying": 1}, FUMES, {"poisoned": 0}),
        (FIRE, {"0.worn": 0}, 0, {"burning": 2, "health": 5}),
        (FIRE, {"0.worn": 0, "0.burning": 3}, 0, {"burning": 3, "health": 5}),
        (FIRE, {"0.worn": 1}, 0, {"burning": 2, "health": 6}),
    ],
)
def test_what_each_cloud_does(
    kind: str, changes: Changes, effects: int, after: dict[str, Any]
) -> None:
    fight = changed(two(), changes)
    marek = fight.fighters[0]
    fight.clouds = [Cloud(kind, marek.at, 4, 3, True)]
    assert in_clouds(fight, marek) == effects
    assert {name: getattr(marek, name) for name in after} == after


@pytest.mark.rule("PSX-DMG-01", "PSX-STA-08")
@pytest.mark.parametrize(
    ("hits", "before", "burning", "after", "told"),
    [
        (1, 0, 2, 2, True),
        (1, 2, 2, 2, False),
        (1, 3, 2, 3, False),
        (1, 1, 2, 2, True),
        (1, 0, 0, 0, False),
        (0, 0, 2, 0, False),
    ],
)
def test_a_fire_raises_burning_and_tells_it(
    hits: int, before: int, burning: int, after: int, told: bool
) -> None:
    fight = changed(two(), {"0.burning": before})
    marek = fight.fighters[0]
    strike(fight, None, marek, hits, 1, 0, burning)
    assert marek.burning == after
    assert ("afflicted" in kinds(fight)) is told
    down = changed(two(), {"0.dying": 1, "0.health": 0})
    strike(down, None, down.fighters[0], 1, 1, 9, burning)
    assert down.fighters[0].burning == 0


@pytest.mark.rule("PSX-THR-07")
@pytest.mark.parametrize(
    ("there", "left", "after"),
    [(False, 3, [(True, 3)]), (True, 3, [(True, 2)]), (True, 2, [(True, 1)]), (True, 1, [])],
)
def test_clouds_come_and_go_at_the_end_of_the_round(
    there: bool, left: int, after: list[tuple[bool, int]]
) -> None:
    fight = changed(two(), {})
    drift(fight)
    assert fight.events == []
    fight.clouds = [Cloud(SMOKE, field(3, 3), 4, left, there)]
    drift(fight)
    assert [(cloud.there, cloud.left) for cloud in fight.clouds] == after
    assert kinds(fight) == (["cloud-spreads"] if not there else [] if after else ["cloud-gone"])
    begun = changed(two(), {}, "d6=4")
    start_cloud(begun, begun.fighters[0], SMOKE, field(1, 1), 6, False)
    assert [(cloud.left, cloud.across, cloud.there) for cloud in begun.clouds] == [(6, 6, False)]


@pytest.mark.rule("PSX-THR-05")
@pytest.mark.parametrize(("away", "may"), [(29, True), (30, True), (31, False)])
def test_how_far_a_grenade_flies(away: int, may: bool) -> None:
    fight = changed(two(), {})
    vance = fight.fighters[1]
    grenade = next(thing for thing in fight.things if thing.key == "he-grenade")
    assert may_throw_at(fight, grenade, vance.at, field(1 + away, 0)) is may


# Help.


@pytest.mark.rule("PSX-STA-12", "PSX-STA-05", "PSX-RUL-72")
@pytest.mark.parametrize(
    ("changes", "beside", "patient"),
    [
        ({}, True, False),
        ({"1.health": 5}, True, True),
        ({"1.bleeding": 1}, True, True),
        ({"1.dying": 1, "1.health": 6}, True, True),
        ({"1.health": 5, "1.at": field(2, 0)}, False, False),
        ({"1.health": 5, "1.gone": True}, False, False),
        ({"1.health": 5, "1.hidden_from": 1}, False, False),
    ],
)
def test_whom_first_aid_could_help(changes: Changes, beside: bool, patient: bool) -> None:
    fight = changed(two(), changes)
    marek, vance, grom = fight.fighters
    assert (vance in near(fight, marek, marek.at)) is beside
    assert (vance in patients(fight, marek, marek.at)) is patient
    assert marek in near(fight, marek, marek.at)
    grom.at = field(0, 1)
    assert grom not in near(fight, marek, marek.at)
    grom.asleep = True
    assert grom in near(fight, marek, marek.at)


@pytest.mark.rule("PSX-STA-05", "PSX-RUL-43")
@pytest.mark.parametrize(("level", "dice", "saved"), [(1, 1, True), (2, 1, False), (2, 2, True)])
def test_one_roll_against_the_whole_level(level: int, dice: int, saved: bool) -> None:
    fight = changed(two(), {"0.dying": level, "0.health": 0})
    marek, vance = fight.fighters[:2]
    value = vance.block.first_aid
    fight = changed(fight, {}, totals(*[5] * dice, *[1] * (value - dice)))
    marek, vance = fight.fighters[:2]
    stabilise(fight, vance, marek, False)
    assert (marek.dying, marek.unconscious) == ((0, 1) if saved else (level, 0))
    assert ("stabilised" in kinds(fight)) is saved


@pytest.mark.rule("PSX-STA-12", "PSX-STA-02", "PSX-RUL-57", "PSX-TRN-13")
def test_which_items_dress_and_which_are_drunk() -> None:
    items = ["bandages", "wound-tincture", "adrenaline-shot", "lesser-healing-potion"]
    fight = changed(arena([who("marek", 0, items=items)], [who("grom", 5)]), {})
    marek = fight.fighters[0]
    assert {thing.key for thing in dressings(fight, marek)} == {"bandages", "wound-tincture"}
    drinks = potions(fight, marek)
    assert {thing.key: heals(thing) for thing in drinks} == {
        "adrenaline-shot": False,
        "lesser-healing-potion": True,
    }
    boost(fight, marek, 2)
    boost(fight, marek, 1)
    assert (marek.boosts, [event.amount for event in fight.events]) == (3, [2, 1])


# The order of turns.


def ranked(one: tuple[int, int, int], other: tuple[int, int, int], dice: str = "") -> Any:
    """Two with this initiative, Quickness and Deftness."""
    fight = changed(arena([who("marek", 0)], [who("grom", 5)]), {}, dice)
    for fighter, (initiative, quickness, deftness) in zip(
        fight.fighters, (one, other), strict=True
    ):
        fighter.initiative = initiative
        fighter.block = fighter.block.changed("quickness", quickness).changed("deftness", deftness)
    return fight


@pytest.mark.rule("PSX-INI-03", "PSX-RUL-04")
@pytest.mark.parametrize(
    ("one", "other", "dice", "order", "told"),
    [
        ((8, 1, 1), (7, 5, 5), "", [0, 1], []),
        ((7, 5, 5), (8, 1, 1), "", [1, 0], []),
        ((7, 2, 1), (7, 1, 5), "", [0, 1], ["quickness"]),
        ((7, 1, 5), (7, 2, 1), "", [1, 0], ["quickness"]),
        ((7, 2, 2), (7, 2, 1), "", [0, 1], ["deftness"]),
        ((7, 2, 1), (7, 2, 2), "", [1, 0], ["deftness"]),
        ((7, 2, 2), (7, 2, 2), totals(3, 4), [1, 0], []),
        ((7, 2, 2), (7, 2, 2), totals(3, 3, 5, 4), [0, 1], []),
    ],
)
def test_what_puts_one_before_the_other(
    one: tuple[int, int, int],
    other: tuple[int, int, int],
    dice: str,
    order: list[int],
    told: list[str],
) -> None:
    fight = ranked(one, other, dice)
    fight.order = ordered(fight, fight.fighters)
    assert fight.order == order
    fight.dice.finish()
    fight.events = []
    tell_ties(fight)
    assert [event.word for event in fight.events] == told


@pytest.mark.rule("PSX-INI-02", "PSX-RUL-05")
def test_who_has_no_quickness_rolls_no_die() -> None:
    fight = ranked((0, 0, 1), (0, 1, 1), totals(5))
    for fighter in fight.fighters:
        fighter.initiative = 3
        roll_initiative(fight, fighter)
    assert [fighter.initiative for fighter in fight.fighters] == [0, 5]
    assert len(fight.events) == 1


@pytest.mark.rule("PSX-RUL-48", "PSX-INI-03")
@pytest.mark.parametrize(
    ("rolled", "phase", "place", "order", "now"),
    [
        (9, TURN_START, 1, [2, 0, 1], 2),
        (9, ACTING, 0, [2, 0, 1], 1),
        (9, TURN_START, 0, [2, 0, 1], 0),
        (7, TURN_START, 1, [0, 2, 1], 1),
        (7, ACTING, 1, [0, 2, 1], 2),
        (3, ACTING, 1, [0, 1, 2], 1),
    ],
)
def test_where_a_newcomer_is_put(
    rolled: int, phase: int, place: int, order: list[int], now: int
) -> None:
    fight = changed(two(), {"0.initiative": 8, "1.initiative": 5, "2.actions": 3}, totals(rolled))
    fight.order, fight.phase, fight.place = [0, 1], phase, place
    join(fight)
    assert (fight.order, fight.place) == (order, now)
    assert (fight.fighters[2].actions, fight.fighters[2].initiative) == (0, rolled)


@pytest.mark.rule("PSX-TRN-02", "PSX-REA-06")
@pytest.mark.parametrize(("hidden", "last"), [(0, 0), (2, -1)])
def test_of_somebody_hidden_nobody_perceives_that_he_acts(hidden: int, last: int) -> None:
    fight = changed(two(), {"0.hidden_from": hidden})
    fight.phase, fight.place, fight.last_actor = TURN_START, 0, -1
    start_turn(fight)
    assert fight.last_actor == last
    assert fight.phase == ACTING


@pytest.mark.rule("PSX-TRN-01", "PSX-TRN-02")
def test_who_is_gone_has_no_turn_and_after_the_last_the_round_ends() -> None:
    fight = changed(two(), {"0.dead": True, "1.withdrawn": True})
    fight.phase, fight.place = TURN_START, 0
    fight.fighters[0].dead = True
    start_turn(fight)
    assert (fight.place, fight.phase) == (2, ACTING)
    fight.phase, fight.place = TURN_START, 3
    start_turn(fight)
    assert fight.phase == ROUND_END


@pytest.mark.rule("PSX-STA-13", "PSX-TRN-02")
def test_a_rest_is_taken_once() -> None:
    fight = changed(two(), {"0.resting": True}, totals(*[1] * 5))
    fight.phase, fight.place = TURN_START, 0
    start_turn(fight)
    assert not fight.fighters[0].resting


@pytest.mark.rule("PSX-TRN-01", "PSX-REC-05")
def test_a_round_begins_and_ends() -> None:
    fight = changed(two(), {"0.chain": 3})
    fight.round, fight.place, fight.phase = 4, 7, ROUND_START
    start_round(fight)
    assert (fight.round, fight.place, fight.phase) == (5, 0, TURN_START)
    assert fight.fighters[0].chain == 0
    end_round(fight)
    assert (fight.phase, fight.over) == (ROUND_START, False)
    for number, over in ((fight.scene.rounds - 1, False), (fight.scene.rounds, True)):
        last = changed(two(), {})
        last.round = number
        end_round(last)
        assert (last.over, last.bounded) == (over, over)


@pytest.mark.rule("PSX-RUL-48")
@pytest.mark.parametrize(
    ("changes", "over", "winner"),
    [
        ({}, False, -1),
        ({"2.dead": True}, True, 0),
        ({"2.unconscious": 1}, True, 0),
        ({"2.asleep": True}, False, -1),
        ({"0.dead": True, "1.dying": 1}, True, 1),
        ({"0.dead": True}, False, -1),
        ({"0.dead": True, "1.dead": True, "2.dead": True}, True, -1),
    ],
)
def test_when_a_fight_is_over(changes: Changes, over: bool, winner: int) -> None:
    fight = changed(two(), changes)
    look_for_end(fight)
    assert fight.over is over
    if over:
        assert fight.winner == winner


@pytest.mark.rule("PSX-RUL-64")
def test_what_was_allowed_first_is_answered_first() -> None:
    fight = changed(two(), {"2.actions": 1})
    fight.allowed = [1, 0]
    grom = Saying(last="pass")
    fight.players = [Saying(last="pass"), grom]
    answer_allowed(fight)
    assert fight.allowed == [0]
    assert [about["actor"] for about in grom.asked] == ["vance"]


# Edicts.


@pytest.mark.rule("PSX-STA-04", "PSX-RUL-43", "PSX-TRN-16")
def test_states_that_the_referee_sets_bring_along_what_belongs_to_them() -> None:
    fight: PhaseSixFight = changed(two(), {"0.actions": 2})
    marek, vance, grom = fight.fighters
    fight.change_state(marek, "dying", True, "2")
    assert (marek.dying, marek.health, marek.actions) == (2, 0, 0)
    fight.change_state(marek, "dying", False, "")
    assert (marek.dying, marek.unconscious) == (0, 1)
    fight.change_state(grom, "unconscious", True, "3")
    assert (grom.unconscious, grom.actions) == (3, 0)
    fight.change_state(grom, "unconscious", False, "")
    assert grom.unconscious == 0
    vance.actions = 2
    fight.change_state(vance, "hunkered", True, "")
    assert (vance.hunkered, vance.actions) == (True, 2)
    fight.change_state(vance, "asleep", True, "")
    assert vance.actions == 0
    fight.change_state(grom, "dead", False, "")
    assert not grom.dead
    assert grom.dying == 0
    fight.change_state(grom, "dead", True, "")
    told = len(fight.events)
    fight.change_state(grom, "dead", True, "")
    assert (grom.dead, len(fight.events)) == (True, told)
    marek.at = grom.at
    fight.change_state(grom, "dead", False, "")
    assert (grom.dead, grom.dying, grom.at != marek.at) == (False, 1, True)


@pytest.mark.rule("PSX-TRN-16")
def test_who_comes_back_to_the_field_of_the_dead_stays_there() -> None:
    fight = changed(two(), {"2.withdrawn": True, "1.dead": True})
    grom, vance = fight.fighters[2], fight.fighters[1]
    grom.at = vance.at
    fight.change_state(grom, "withdrawn", False, "")
    assert grom.at == vance.at


@pytest.mark.rule("PSX-RUL-33")
def test_the_body_piece_is_damaged_before_the_best_other() -> None:
    fight = changed(two(), {})
    marek = fight.fighters[0]
    mail = damaged_piece(fight, marek)
    assert mail is not None
    assert mail.key == "chain-mail-hauberk"
    mail.condition = 0
    assert damaged_piece(fight, marek) is None
    vest = damaged_piece(fight, fight.fighters[1])
    assert vest is not None
    assert vest.key == "kevlar-vest"


# Who answers what cannot be.


class Saying(Player):
    """Answers in order, whatever is offered; then keeps what there is."""

    def __init__(self, *answers: str, last: str = "keep") -> None:
        self.answers = list(answers)
        self.last = last
        self.asked: list[dict[str, str]] = []

    def decide(self, question: Any) -> Any:
        """The next answer."""
        self.asked.append(question.about())
        return question.make(self.answers.pop(0) if self.answers else self.last)


@pytest.mark.rule("PSX-BON-01", "PSX-BON-02", "PSX-BON-03", "PSX-DIC-07", "PSX-BON-07")
@pytest.mark.parametrize(
    ("answer", "having", "dice", "left"),
    [
        ("bonus", (1, 0, 0), totals(1, 5), (0, 0, 0)),
        ("bonus", (0, 1, 0), totals(1), (0, 1, 0)),
        ("destiny", (0, 1, 0), totals(1, 4), (0, 0, 0)),
        ("destiny", (1, 0, 0), totals(1), (1, 0, 0)),
        ("reroll", (0, 0, 1), totals(1, 5), (0, 0, 0)),
        ("reroll", (1, 0, 0), totals(1), (1, 0, 0)),
        ("destiny-reroll", (0, 1, 0), totals(1, 4), (0, 0, 0)),
        ("destiny-reroll", (1, 0, 0), totals(1), (1, 0, 0)),
    ],
)
def test_only_what_one_has_is_spent_on_a_roll(
    answer: str, having: tuple[int, int, int], dice: str, left: tuple[int, int, int]
) -> None:
    fight = changed(two(), {}, dice)
    fight.players = [Saying(answer), Saying()]
    marek = fight.fighters[0]
    marek.bonus, marek.destiny, marek.rerolls = having
    need = fight.tally("minimum-roll", 5, "PSX-DIC-02")
    roll = SuccessRoll(marek, CHECK, "climb", 1, need)
    make(fight, roll)
    assert (marek.bonus, marek.destiny, marek.rerolls) == left
    assert roll.successes == int(left != having)
    fight.dice.finish()


@pytest.mark.rule("PSX-REA-02", "PSX-REA-07", "PSX-RUL-70")
@pytest.mark.parametrize(
    ("changes", "defended"),
    [
        ({"0.actions": 1}, True),
        ({"0.actions": 0}, False),
        ({"0.actions": 1, "0.asleep": True}, False),
        ({"0.actions": 1, "0.withdrawn": True}, False),
    ],
)
def test_a_defence_takes_an_action_and_somebody_who_can_act(
    changes: Changes, defended: bool
) -> None:
    fight = changed(two(), {"0.chain": 2, **changes}, totals(1) if defended else "")
    fight.players = [Saying("evade"), Saying()]
    marek, grom = fight.fighters[0], fight.fighters[2]
    incoming = Incoming(grom, fight.things[grom.main].weapon, MELEE, 2, [])
    assert defend(fight, DefenceQuestion(fight, marek, incoming)) is defended
    assert marek.actions == (0 if defended else changes["0.actions"])
    assert marek.chain == (0 if defended else 2)
    assert ("evades" in kinds(fight)) is defended


@pytest.mark.rule("PSX-RUL-27", "PSX-COV-07")
@pytest.mark.parametrize(
    ("state", "after", "told"),
    [(ANNOUNCED, UP, ["block-up"]), (UP, UP, []), (DOWN, DOWN, [])],
)
def test_an_announced_block_goes_up_and_is_told(state: int, after: int, told: list[str]) -> None:
    fight = changed(two(), {"0.block_state": state})
    raise_announced(fight)
    assert (fight.fighters[0].block_state, kinds(fight)) == (after, told)


@pytest.mark.rule("PSX-COV-01", "PSX-COV-04", "PSX-COV-06", "PSX-COV-07", "PSX-RUL-25")
@pytest.mark.parametrize(
    ("cover", "hunkered", "shield", "state", "level"),
    [
        (0, False, 0, DOWN, 0),
        (0, True, 0, DOWN, 1),
        (6, False, 0, DOWN, 1),
        (4, True, 0, DOWN, 3),
        (2, False, 0, DOWN, 5),
        (0, False, 3, UP, 3),
        (0, False, 3, ANNOUNCED, 0),
        (5, False, 3, UP, 3),
        (3, False, 3, UP, 4),
        (0, False, 5, UP, 5),
        (0, False, 6, UP, 5),
    ],
)
def test_the_best_cover_counts(
    cover: int, hunkered: bool, shield: int, state: int, level: int
) -> None:
    base = arena([who("marek", 0, shield="buckler", shield_on_arm=True)], [who("grom", 5)])
    fight = changed(base, {"0.cover": cover, "0.hunkered": hunkered, "0.block_state": state})
    marek, grom = fight.fighters
    fight.things[marek.shield].protection = shield
    assert cover_level(fight, marek, grom.at) == level
    assert shield_level(fight, marek) == min(shield, 5)
    better = min(shield, 5) > level
    assert (parrying_shield(fight, marek, grom.at) is not None) is better
    marek.shield = -1
    assert (shield_level(fight, marek), parrying_shield(fight, marek, grom.at)) == (0, None)


@pytest.mark.rule("PSX-COV-02", "PSX-COV-03", "PSX-RUL-26")
def test_a_die_of_cover_for_each_hit_the_highest_critical_first() -> None:
    fight = changed(two(), {}, totals(4, 3, 5))
    marek = fight.fighters[0]
    assert cover_normal(fight, marek, 3, 3) == 1
    assert fight.events[-1].amount == 2
    assert cover_normal(fight, marek, 0, 3) == 0
    fight = changed(two(), {}, totals(4, 3, 5))
    marek = fight.fighters[0]
    assert cover_criticals(fight, marek, [2, 0, 1], 3) == [1, 0, 0]
    assert fight.events[-1].amount == 2
    assert cover_criticals(fight, marek, [0, 0], 3) == [0, 0]
    fight.dice.finish()


@pytest.mark.rule("PSX-REA-02", "PSX-REA-01")
@pytest.mark.parametrize(("actions", "done"), [(1, True), (0, False)])
def test_a_reaction_takes_an_action(actions: int, done: bool) -> None:
    fight = changed(two(), {"0.actions": actions})
    fight.players = [Saying("hunker", last="pass"), Saying()]
    marek, grom = fight.fighters[0], fight.fighters[2]
    react(fight, ReactQuestion(fight, marek, grom))
    assert (marek.hunkered, marek.actions) == (done, 0)
    assert ("reacts" in kinds(fight)) is done


@pytest.mark.rule("PSX-TRN-16")
def test_lines_are_formed_abreast_and_around_who_stands_there() -> None:
    unplaced = [{"use": "marek", **NO_DICE}, {"use": "nessa", **NO_DICE}]
    fight = arena(unplaced, [{"use": "grom", **NO_DICE}], scene={"distance": 9})
    form_lines(fight)
    at = [int(fighter.at) for fighter in fight.fighters]
    assert len(set(at)) == 3
    assert fight.grid.distance(at[0], at[1]) == 1
    assert fight.grid.distance(at[0], at[2]) >= 9
    again = arena(unplaced, [{"use": "grom", **NO_DICE}], scene={"distance": 9})
    again.fighters[2].at = at[0]  # the referee has put him where a line would begin
    form_lines(again)
    assert again.fighters[2].at == at[0]
    assert len({int(fighter.at) for fighter in again.fighters}) == 3
    assert {int(fighter.at) for fighter in again.fighters[:2]} & {at[1]}


# How somebody comes into the fight.


@pytest.mark.rule("PSX-RUL-52", "PSX-RUL-61", "PSX-RUL-65")
def test_a_sheet_becomes_a_participant_with_what_it_says() -> None:
    nessa = who("nessa", 0, two_weapon_licence=["blade"])
    venom = {"item": "dagger", "poison": 2}
    grom = {**who("grom", 5), "hidden": ["ours"], "hands": [venom], "boosts": 1, "health_left": 0}
    fight = arena([nessa], [grom])
    one, other = fight.fighters
    assert (one.hidden_from, other.hidden_from) == (0, 1)
    assert one.block.licences == ["blade"]
    assert [fight.things[one.main].key, fight.things[one.off].key] == ["dagger", "dagger"]
    assert one.shield == -1
    assert fight.things[other.main].weapon.poisoned == 2
    assert (other.health, other.boosts, other.dying) == (0, 1, 0)  # boosts keep him up
    fallen = arena([nessa], [{**who("grom", 5), "health_left": 0}])
    assert fallen.fighters[1].dying == 1


@pytest.mark.rule("PSX-TRN-11", "PSX-TRN-12", "PSX-RUL-38")
def test_getting_down_and_up_is_told_and_ends_the_rest() -> None:
    fight = changed(two(), {"0.braced": True, "1.braced": True})
    marek, vance = fight.fighters[:2]
    hunker(fight, marek)
    assert (marek.hunkered, marek.braced) == (True, False)
    vance.hunkered = True
    stand_up(fight, vance)
    assert (vance.hunkered, vance.braced) == (False, False)
    assert kinds(fight) == ["brace-ends", "hunkers", "brace-ends", "stands-up"]


@pytest.mark.rule("PSX-BON-01", "PSX-BON-02", "PSX-BON-03", "PSX-DIC-07", "PSX-DIC-05")
@pytest.mark.parametrize(
    ("having", "dice", "open_ones"),
    [
        ((1, 0, 0), 1, ["bonus"]),
        ((0, 1, 0), 1, ["destiny", "destiny-reroll"]),
        ((0, 0, 1), 1, ["reroll"]),
        ((1, 1, 1), 0, ["bonus", "destiny"]),
        ((0, 0, 0), 1, []),
    ],
)
def test_what_may_be_spent_on_a_roll(
    having: tuple[int, int, int], dice: int, open_ones: list[str]
) -> None:
    fight = changed(two(), {})
    marek = fight.fighters[0]
    marek.bonus, marek.destiny, marek.rerolls = having
    need = fight.tally("minimum-roll", 5, "PSX-DIC-02")
    question = ExtraQuestion(fight, SuccessRoll(marek, CHECK, "climb", dice, need))
    every = ("bonus", "destiny", "reroll", "destiny-reroll")
    assert [verb for verb in every if question.open(verb)] == open_ones
    assert question.void() is (having == (0, 0, 0))


@pytest.mark.rule("PSX-PAR-01", "PSX-RUL-38")
def test_only_a_parry_with_the_butt_ends_the_rest() -> None:
    for butt in (False, True):
        fight = changed(two(), {"1.braced": True})
        vance, grom = fight.fighters[1:]
        act = Act("parry")
        if butt:
            act.natural = next(arm.weapon for arm in arms_of(fight, vance) if arm.weapon.butt)
        else:
            act.thing = next(thing for thing in fight.things if thing.key == "hunting-knife")
        dice = parry_dice(fight, vance, act.thing, False).total
        fight = changed(fight, {}, totals(*[1] * int(dice)))
        vance = fight.fighters[1]
        incoming = Incoming(grom, fight.things[grom.main].weapon, MELEE, 1, [])
        parry(fight, vance, incoming, act)
        assert vance.braced is not butt


@pytest.mark.rule("PSX-RUL-28", "PSX-RUL-52", "PSX-STA-04", "PSX-TRN-16")
def test_the_referee_raises_and_lowers_a_shield_and_who_begins_at_six_is_dead() -> None:
    base = arena([who("marek", 0, shield="buckler", shield_on_arm=True)], [who("grom", 5)])
    fight = changed(base, {})
    marek, grom = fight.fighters
    fight.change_state(marek, "shield-up", True, "")
    assert marek.block_state == UP
    fight.change_state(marek, "shield-up", False, "")
    assert marek.block_state == DOWN
    grom.at, grom.dead = marek.at, True
    fight.change_state(grom, "hunkered", True, "")
    assert grom.at == marek.at  # the dead need no field of their own
    for level, dead in ((5, False), (6, True)):
        begun = arena([who("marek", 0, conditions={"dying": level})], [who("grom", 5)])
        assert begun.fighters[0].dead is dead
        assert begun.fighters[0].health == 0
