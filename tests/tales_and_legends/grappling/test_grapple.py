"""Grapple and holding on (4.6, 4.7)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_verbs import is_open
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.play.sequence import begin_turn, close_round
from fechtbuch.books.tales_and_legends.rules.basics.states import leave_grapple
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import (
    athletics,
    beast_defence,
    may_get_hold,
)
from fechtbuch.books.tales_and_legends.rules.defending.defence import (
    helpless_towards,
    physical_defence,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import choke, grapple_action
from fechtbuch.books.tales_and_legends.rules.grappling.grips import grapple_tally, start_grapple
from fechtbuch.books.tales_and_legends.sheets.outfit import weapon_thing
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.fields import field
from fechtbuch.testing import Situation
from tests.tales_and_legends.scenes import Entry, arena, defence, meet, rolled_for

BARE = {"use": "brawler", "hands": [], "belt": []}
KNIFE = {"use": "brawler", "hands": [], "belt": ["dagger"]}


def held(one: object = BARE, other: object = "guard") -> Situation:
    """A standing grapple; the first fighter has a fresh turn."""
    grab = meet(one, other).play("brawler: grapple guard", dice="d20=10")  # type: ignore[arg-type]
    return grab.play("guard: nothing", "brawler: done", "guard: done")


@pytest.mark.rule("TAL-GRP-01", "TAL-RUL-39")
def test_a_grab_costs_a_standard_action_needs_a_hand_and_may_be_parried() -> None:
    start = meet(BARE, "guard")
    grab = start.play("brawler: grapple guard", dice="d20=10")
    assert grab.fighter("brawler").standard == 1
    assert grab.fighter("guard").grapple == grab.fighter("brawler").grapple == 0
    assert grab.rolls("damage") == []
    assert "grapple" not in meet("veteran", "guard").offers()
    ready = meet("guard", BARE).play("guard: dodge", "guard: done")
    assert ready.play("brawler: grapple guard", dice="d20=10").question.kind == "defend"


@pytest.mark.rule("TAL-GRP-02", "TAL-RUL-40", "TAL-RUL-71")
def test_the_victim_may_tear_loose_once_in_the_first_round() -> None:
    grab = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=10")
    free = grab.play("guard: break-free", dice="d20=19 2d20=1,5")
    assert free.fighter("guard").grapple == -1
    stuck = grab.play("guard: break-free", dice="d20=2 d20=9")
    assert stuck.fighter("guard").grapple >= 0
    later = stuck.play("brawler: done")
    assert "break-free" not in later.offers()
    own = grab.play("guard: nothing", "brawler: done")
    assert "break-free" in own.offers()
    over = own.play("guard: done")
    assert not over.fight.grapples[0].may_escape


@pytest.mark.rule("TAL-RUL-98", "TAL-GRP-03")
def test_the_price_stays_paid_if_the_victim_gets_away_or_the_contest_is_lost() -> None:
    grab = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=10").play("guard: nothing")
    away = grab.play("brawler: take-down guard").play("guard: break-free", dice="d20=19 2d20=1,5")
    assert away.fighter("brawler").standard == 0
    assert not away.fighter("guard").prone
    lost = held().play("brawler: take-down guard", dice="2d20=1,19 d20=9")
    assert lost.happened("contest-lost")
    assert lost.fighter("brawler").standard == 1


@pytest.mark.rule("TAL-GRP-04", "TAL-STA-05", "TAL-RUL-46", "TAL-RUL-68")
def test_outsiders_find_grapplers_unprepared_the_partner_does_not() -> None:
    fight = arena([BARE], ["guard", "archer"])
    brawler, guard, archer = fight.fighters
    start_grapple(fight, brawler, guard)
    assert physical_defence(fight, brawler, archer, True, "").total == 10
    assert physical_defence(fight, brawler, guard, True, "").total == 22
    grip = held()
    assert not {"move", "step", "attack", "charge", "run"} & set(grip.offers())
    assert {"dodge", "cautious", "defensive"} <= set(grip.offers())


@pytest.mark.rule("TAL-GRP-05", "TAL-ITM-14")
def test_a_blow_in_a_grapple_needs_the_contest_and_is_at_minus_five() -> None:
    grip = held()
    assert grip.offers("strike") == ["bare-hands"]
    blow = grip.play("brawler: strike bare-hands guard", dice="d20=9 d20=5 2d20=1,15")
    assert blow.parts("attack")["in-grapple"] == -5


@pytest.mark.rule("TAL-GRP-06", "TAL-RUL-78")
def test_dragging_moves_both_half_of_speed() -> None:
    dragged = held().play("brawler: drag path=9,5;8,5;7,5;6,5", dice="d20=9 d20=5")
    assert dragged.fighter("brawler").at == field(6, 5)
    assert dragged.fighter("guard").at == field(7, 5)
    assert dragged.fighter("brawler").standard == 0


@pytest.mark.rule("TAL-GRP-07", "TAL-RUL-79", "TAL-GRP-08")
def test_taken_down_thrown_off_and_up_again() -> None:
    down = held().play("brawler: take-down guard", "brawler: done", dice="d20=9 d20=5")
    assert down.fighter("guard").prone
    assert down.fighter("brawler").prone
    fight = down.fight
    assert grapple_tally(fight, fight.by_slug("brawler")).total == 37
    assert "rise" not in down.offers()
    off = down.play("guard: throw-off", dice="2d20=20,15 2d20=1,9")
    assert off.parts("grapple")["situation"] == -5
    assert off.fighter("brawler").on_top_of == -1
    assert off.fighter("guard").prone
    up = off.play("guard: rise", dice="2d20=20,15 2d20=1,9")
    assert not up.fighter("guard").prone
    assert up.fighter("brawler").prone
    assert up.fighter("guard").grapple >= 0


@pytest.mark.rule("TAL-GRP-09", "TAL-STA-06", "TAL-RUL-80", "TAL-RUL-42")
def test_the_pinned_can_only_break_the_pin_and_are_not_helpless() -> None:
    pinned = held().play("brawler: pin guard", dice="d20=9 d20=5")
    guard = pinned.fighter("guard")
    assert not guard.helpless()
    assert pinned.offers() == ["done", "say", "break-pin"]
    assert physical_defence(pinned.fight, guard, pinned.fighter("brawler"), True, "").total == 10


@pytest.mark.rule("TAL-GRP-10", "TAL-RUL-43", "TAL-WND-17")
def test_breath_runs_out_then_no_contest_is_needed() -> None:
    fight = held().play("brawler: pin guard", dice="d20=9 d20=5").fight
    guard = fight.by_slug("guard")
    brawler = fight.by_slug("brawler")
    choke(fight, brawler, guard, 4)
    assert guard.breath == 11
    choke(fight, brawler, guard, 5)
    assert guard.breath == 9
    guard.breath = 1
    choke(fight, brawler, guard, 1)
    assert guard.unconscious
    assert guard.choked_dead == 20
    guard.choked_dead = 1
    grapple_action(fight, brawler, Action("choke", guard))
    assert guard.dead


@pytest.mark.rule("TAL-GRP-11", "TAL-RUL-47", "TAL-RUL-80")
def test_forced_helplessness_counts_for_outsiders_until_the_round_ends() -> None:
    fight = arena([BARE, {"use": "archer", "at": [12, 5]}], ["guard"])
    for fighter in fight.fighters:
        fighter.initiative = 20
    brawler, archer, guard = fight.fighters
    start_grapple(fight, brawler, guard)
    guard.pinned_by = brawler.index
    guard.helpless_round = True
    assert helpless_towards(fight, guard, archer)
    assert not helpless_towards(fight, guard, brawler)
    close_round(fight)
    assert not helpless_towards(fight, guard, archer)
    grip = held().play("brawler: pin guard", dice="d20=9 d20=5").play("guard: done")
    subdued = grip.play("brawler: subdue guard", dice="d20=9 d20=5")
    assert subdued.happened("subdues")


@pytest.mark.rule("TAL-GRP-12", "TAL-RUL-59")
def test_only_spells_without_gesture_and_ritual_are_cast_in_a_grapple() -> None:
    caster = {**BARE, "spells": ["binding-sign", "ember-breath"]}
    assert held(caster).offers("cast") == ["ember-breath"]


@pytest.mark.rule("TAL-GRP-12", "TAL-GRP-03")
@pytest.mark.parametrize(
    ("dice", "begins"), [("2d20=1,19 d20=19", False), ("d20=9 d20=5 d20=19", True)]
)
def test_a_spell_in_a_grapple_begins_only_after_a_won_contest(dice: str, begins: bool) -> None:
    caster = {**BARE, "spells": ["ember-breath"]}
    cast = held(caster).play("brawler: cast special=ember-breath target=guard", dice=dice)
    assert bool(cast.rolls("spell")) is begins
    assert bool(cast.happened("casts") or cast.happened("spell-failed")) is begins
    assert cast.fighter("brawler").standard == 0  # paid either way


@pytest.mark.rule("TAL-GRP-13")
def test_the_silenced_speak_again_when_they_win() -> None:
    hushed = held().play("brawler: silence guard", "brawler: done", dice="d20=9 d20=5")
    assert hushed.fighter("guard").silenced
    assert "say" not in hushed.offers()
    won = hushed.play("guard: leave", dice="2d20=20,15 2d20=1,9")
    assert not won.fighter("guard").silenced
    apart = hushed.play("edict: set fighter=guard field=at value=30,5")  # no contest is won by that
    assert not apart.fighter("guard").silenced


@pytest.mark.rule("TAL-GRP-14", "TAL-RUL-81")
def test_drawing_in_a_grapple_costs_both() -> None:
    drawn = held(KNIFE).play("brawler: draw-close dagger", dice="d20=9 d20=5").fighter("brawler")
    assert (drawn.standard, drawn.extra) == (1, 0)
    assert [thing.slug for thing in drawn.hands] == ["dagger"]


@pytest.mark.rule("TAL-GRP-15", "TAL-RUL-78")
def test_leaving_takes_a_won_contest_and_one_goes_alone() -> None:
    left = held().play("brawler: leave", dice="d20=9 d20=5")
    assert left.fighter("brawler").grapple == -1
    assert left.fight.grapples == []
    fight = arena([BARE, {**BARE, "slug": "mate"}], ["guard"])
    brawler, mate, guard = fight.fighters
    start_grapple(fight, brawler, guard)
    start_grapple(fight, mate, guard)
    leave_grapple(fight, mate)
    assert (brawler.grapple, mate.grapple, guard.grapple) == (0, -1, 0)


@pytest.mark.rule("TAL-GRP-16", "TAL-RUL-45", "TAL-RUL-78")
def test_a_side_of_several_adds_up_its_values_without_the_helpless() -> None:
    guards: list[Entry] = ["guard", {"use": "guard", "slug": "second"}]
    fight = arena(guards, [BARE])
    first, second, brawler = fight.fighters
    start_grapple(fight, first, brawler)
    start_grapple(fight, second, brawler)
    assert grapple_tally(fight, first).total == 32
    assert grapple_tally(fight, brawler).total == 32
    second.fatigue = 4
    assert grapple_tally(fight, first).total == 32
    assert grapple_tally(fight, second).total == 28
    second.pinned_by = brawler.index
    assert grapple_tally(fight, first).total == 16
    assert len(fight.grapples) == 1


@pytest.mark.rule("TAL-GRP-17")
def test_a_garrotte_chokes_at_plus_ten() -> None:
    grip = held().play("brawler: pin guard", dice="d20=9 d20=5").play("guard: done")
    fight = grip.fight
    brawler = fight.by_slug("brawler")
    garrotte = weapon_thing("garrotte", "garrotte")
    garrotte.both = True
    brawler.hands = [garrotte]
    fight.dice = ScriptedDice(parse_script("d20=9 d20=5"))
    fight.host = None
    grapple_action(fight, brawler, Action("choke", fight.by_slug("guard")))
    tallies = [event.tally for event in fight.events if event.word == "grapple" and event.tally]
    assert tallies[-1].total == 42


CLIMBER = {
    "use": "brawler",
    "hands": ["dagger"],
    "belt": [],
    "at": [9, 5],
    "skills": {"dagger": 10, "athletics": 15},
}
BEAR = {"use": "great-bear", "at": [10, 5]}


def climber(**more: object) -> Situation:
    """Somebody behind a bear that looks the other way."""
    return meet(CLIMBER, BEAR, given=["set fighter=great-bear field=facing value=2"], **more)  # type: ignore[arg-type]


def on_top() -> Situation:
    turned = climber().play(
        "edict: set fighter=great-bear field=facing value=2", "brawler: face how=e"
    )
    return turned.play("brawler: hold great-bear", dice="d20=10 d20=10")


@pytest.mark.rule("TAL-HLD-01")
def test_only_huge_creatures_from_behind_with_a_free_hand() -> None:
    fight = arena([CLIMBER], [BEAR])
    brawler, bear = fight.fighters
    bear.facing = 2
    assert may_get_hold(fight, brawler, bear)
    bear.facing = 6
    assert not may_get_hold(fight, brawler, bear)
    bear.facing = 2
    brawler.hands[0].both = True
    assert not may_get_hold(fight, brawler, bear)
    mounted = on_top().play("brawler: done")
    assert "attack" not in mounted.offers()


@pytest.mark.rule("TAL-HLD-02", "TAL-RUL-56")
def test_getting_hold_is_two_tests_and_serves_for_the_turn() -> None:
    hold = on_top()
    brawler = hold.fighter("brawler")
    assert brawler.holds_on == hold.fighter("great-bear").index
    assert brawler.hold_kept
    assert brawler.standard == 1
    assert "keep" not in hold.offers()
    start = climber().play(
        "edict: set fighter=great-bear field=facing value=2", "brawler: face how=e"
    )
    missed = start.play("brawler: hold great-bear", dice="2d20=1,19")
    assert missed.fighter("brawler").holds_on == -1
    assert missed.fighter("brawler").standard == 1


@pytest.mark.rule("TAL-HLD-03", "TAL-RUL-82", "TAL-RUL-94", "TAL-RUL-56")
def test_keeping_hold_costs_a_standard_action_and_counts_the_speed() -> None:
    hold = on_top().play("brawler: done")
    runs = hold.play("great-bear: move path=11,5;12,5;13,5;14,5;15,5;16,5;17,5")
    assert runs.fighter("brawler").at == runs.fighter("great-bear").at
    assert runs.fighter("brawler").hold_speed == 7
    ready = runs.play("great-bear: done")
    kept = ready.play("brawler: keep", dice="d20=2")
    assert kept.fighter("brawler").hold_kept
    assert kept.fighter("brawler").hold_speed == 0  # counted from here anew
    assert kept.event("tested").amount == 21 - 5 + 7  # TAL-RUL-102
    falls = ready.play("brawler: keep", dice="2d20=1,17 d20=9")
    assert falls.fighter("brawler").holds_on == -1
    assert falls.fighter("brawler").prone
    assert falls.parts("landing")["let-go"] == -30
    fight = kept.fight
    bear = fight.by_slug("great-bear")
    bear.run_bonus = 14
    assert beast_defence(fight, fight.by_slug("brawler"), bear).total == 21 - 5


@pytest.mark.rule("TAL-HLD-04")
def test_both_hands_hold_better() -> None:
    fight = arena([{**CLIMBER, "hands": []}], [BEAR])
    assert athletics(fight, fight.fighters[0]).total == 13 + 15 + 2 + 2 + 5


@pytest.mark.rule("TAL-HLD-05")
def test_a_stab_while_holding_on_is_at_minus_five() -> None:
    stab = on_top().play("brawler: stab dagger", dice="2d20=1,19")
    assert stab.parts("attack")["holding-on"] == -5


@pytest.mark.rule("TAL-HLD-06", "TAL-RUL-82")
@pytest.mark.parametrize(("dice", "place"), [("d20=19", "head"), ("d20=2", "back")])
def test_shifting_is_one_roll_for_move_and_hold(dice: str, place: str) -> None:
    ready = on_top().play("brawler: done", "great-bear: done")
    shifted = ready.play("brawler: shift how=head", dice=dice)
    assert shifted.fighter("brawler").hold_place == place
    assert shifted.fighter("brawler").hold_kept


@pytest.mark.rule("TAL-HLD-07")
def test_a_hold_becomes_a_grapple_at_will() -> None:
    cling = on_top().play("brawler: cling")
    assert cling.rolls() == []
    assert cling.fighter("brawler").holds_on == -1
    assert cling.fighter("brawler").grapple == cling.fighter("great-bear").grapple == 0


@pytest.mark.rule("TAL-HLD-08")
def test_letting_go_in_a_controlled_way_may_land_on_the_feet() -> None:
    hold = on_top()
    down = hold.play("brawler: let-go how=controlled", dice="d20=15")
    assert not down.fighter("brawler").prone
    assert down.fighter("brawler").extra == 0
    hard = hold.play("brawler: let-go how=freely", dice="d20=15")
    assert hard.fighter("brawler").prone
    assert hard.fighter("brawler").extra == 1
    assert hard.fighter("brawler").life == 36


@pytest.mark.rule("TAL-HLD-09", "TAL-RUL-81")
def test_drawing_on_a_beast_costs_two_extra_actions() -> None:
    start = meet(
        {**CLIMBER, "hands": [], "belt": ["dagger"]},
        BEAR,
    ).play("edict: set fighter=great-bear field=facing value=2", "brawler: face how=e")
    hold = start.play("brawler: hold great-bear", dice="d20=10 d20=10")
    drawn = hold.play("brawler: draw-close dagger").fighter("brawler")
    assert (drawn.standard, drawn.extra) == (0, 0)


@pytest.mark.rule("TAL-RUL-46", "TAL-RUL-82")
def test_in_a_grapple_a_dodge_must_win_by_twenty() -> None:
    grab = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=10").play("guard: nothing")
    ready = grab.play("brawler: done", "guard: dodge", "guard: done")
    blow = ready.play("brawler: strike bare-hands guard", dice="d20=9 d20=5 d20=5")
    failed = blow.play("guard: dodge", dice="2d20=20,5 d4=1")
    assert failed.happened("dodge-failed")
    assert defence(blow) == 22


@pytest.mark.rule("TAL-RUL-101", "TAL-GRP-17", "TAL-GRP-14")
@pytest.mark.parametrize("place", ["hands", "belt"])
def test_a_garrotte_hinders_no_grab_and_comes_into_both_hands_for_an_extra_action(
    place: str,
) -> None:
    strangler = {
        "use": "brawler",
        "hands": [],
        "belt": [],
        place: [{"item": "garrotte", "both": False}],
    }
    grip = held(strangler)
    ready = grip.play("brawler: draw-close garrotte", dice="d20=9 2d20=1,9")
    brawler = ready.fighter("brawler")
    assert (brawler.standard, brawler.extra) == (2, 0)
    assert [(thing.slug, thing.both) for thing in brawler.hands] == [("garrotte", True)]
    ready.refuses("brawler: draw-close garrotte")
    fight = ready.fight
    guard: Any = fight.by_slug("guard")
    guard.pinned_by = 0
    fight.dice = ScriptedDice(parse_script("d20=9 2d20=1,9"))
    fight.telling = True
    fight.events.clear()
    grapple_action(fight, brawler, Action("choke", guard))
    assert rolled_for(fight, "grapple").total == 32 + 10


@pytest.mark.rule("TAL-RUL-103")
def test_a_hand_with_knuckles_on_can_still_grip() -> None:
    armed: Entry = {"use": "brawler", "hands": ["spiked-knuckles", "knuckles"], "belt": []}
    assert "grapple" in meet(armed, "guard").offers()
    assert "grab" in meet(armed, "guard", apart=4).offers("charge weapon=bare-hands")
    fight = arena([{**CLIMBER, "hands": ["knuckles", "dagger"]}], [BEAR])
    climber, bear = fight.fighters
    bear.facing = 2
    assert may_get_hold(fight, climber, bear)
    assert athletics(fight, climber).total == 13 + 15 + 2 + 2
    both = arena([{**CLIMBER, "hands": ["knuckles", "spiked-knuckles"]}], [BEAR])
    assert athletics(both, both.fighters[0]).total == 13 + 15 + 2 + 2 + 5  # TAL-HLD-04
    full = arena([{**CLIMBER, "hands": ["dagger", "baton"]}], [BEAR])
    full.fighters[1].facing = 2
    assert not may_get_hold(full, full.fighters[0], full.fighters[1])


@pytest.mark.rule("TAL-RUL-40", "TAL-RUL-108", "TAL-MNT-01")
def test_whom_a_mount_has_seized_breaks_free_until_its_riders_next_turn() -> None:
    fight = arena(["knight"], ["guard"], apart=2)
    knight, horse, guard = fight.fighters
    start_grapple(fight, horse, guard, False)
    (grapple,) = fight.grapples
    grapple.may_escape = True
    begin_turn(fight, guard)
    assert is_open(fight, guard, "break-free")
    begin_turn(fight, knight)
    assert not grapple.may_escape
    fight.acting = guard.index
    assert not is_open(fight, guard, "break-free")


@pytest.mark.rule("TAL-RUL-40", "TAL-RUL-109")
@pytest.mark.parametrize("ridden", [True, False])
def test_a_riderless_mount_has_its_turn_at_the_end_of_the_round(ridden: bool) -> None:
    fight = arena(["knight"], ["guard"], apart=2)
    knight, horse, guard = fight.fighters
    start_grapple(fight, horse, guard, False)
    (grapple,) = fight.grapples
    grapple.may_escape = True
    fight.declarer, fight.round, fight.scene.rounds = NOBODY, 1, 9
    if not ridden:
        knight.mount, horse.rider, knight.at = NOBODY, NOBODY, field(8, 5)
    knight.initiative = guard.initiative = 20
    fight.order = [knight.index, guard.index]
    close_round(fight)
    assert grapple.may_escape is ridden
