"""Parts that are crippled or gone already (GUR-RUL-74, GUR-RUL-81)."""

from contextlib import suppress
from fractions import Fraction

import pytest

from fechtbuch.books.gurps.kinds.arms import CR, CUT
from fechtbuch.books.gurps.kinds.terms import (
    LEFT_LEG,
    RIGHT_ARM,
    RIGHT_HAND,
    RIGHT_LEG,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.locations import random_location
from fechtbuch.books.gurps.rules.harm.critical_misses import critical_miss
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.engine.enumeration import Enumeration, Negligible
from fechtbuch.testing import situation
from tests.gurps.arena import battle, blow, grip, rolls, scripted, struck, who


def lamed(location: int = RIGHT_LEG) -> Battle:
    """Brenn, 12 HP, with a crippled part."""
    fight = scripted(battle("aldric", "brenn"), 9)
    injure(fight, who(fight, "brenn"), Wound(7, location, CR), None)
    return fight


@pytest.mark.rule("GUR-RUL-74")
def test_a_crippled_leg_costs_no_more_hp_and_no_more_rolls() -> None:
    fight = scripted(lamed())
    brenn = who(fight, "brenn")
    assert (brenn.hp, brenn.shock) == (5, 4)
    brenn.shock = 0
    injure(fight, brenn, Wound(9, RIGHT_LEG, CR), None)
    assert (brenn.hp, brenn.shock, brenn.taken) == (5, 4, 7)
    injure(scripted(fight, 9), brenn, Wound(7, LEFT_LEG, CR), None)
    assert brenn.hp == -2


@pytest.mark.rule("GUR-RUL-74")
def test_shock_of_a_crippled_part_is_never_above_four() -> None:
    fight = scripted(lamed())
    brenn = who(fight, "brenn")
    brenn.shock = 0
    wound = Wound(9, RIGHT_LEG, CR)
    wound.double_shock = wound.major = True
    injure(fight, brenn, wound, None)
    assert brenn.shock == 4


@pytest.mark.rule("GUR-RUL-74")
@pytest.mark.parametrize(
    ("injury", "kind", "gone"), [(14, CUT, True), (13, CUT, False), (20, CR, False)]
)
def test_one_cut_of_twice_the_amount_still_takes_it_off(injury: int, kind: int, gone: bool) -> None:
    fight = scripted(lamed(RIGHT_ARM))
    brenn = who(fight, "brenn")
    injure(fight, brenn, Wound(injury, RIGHT_ARM, kind), None)
    assert (brenn.destroyed != 0, brenn.hp) == (gone, 5)
    assert (brenn.severed() == 1 << RIGHT_ARM | 1 << RIGHT_HAND) == gone


@pytest.mark.rule("GUR-RUL-81")
def test_what_is_crippled_is_not_numbed() -> None:
    fight = scripted(lamed(RIGHT_ARM))
    brenn = who(fight, "brenn")
    wound = Wound(2, RIGHT_ARM, CR)
    wound.numbs = True
    injure(fight, brenn, wound, None)
    assert brenn.numb == []


@pytest.mark.rule("GUR-RUL-74")
def test_a_severed_arm_is_no_target_and_neither_is_its_hand() -> None:
    fight = battle("kimura", "brenn")
    before = situation(fight).play("kimura: attack")
    who(fight, "brenn").crippled = who(fight, "brenn").destroyed = 1 << RIGHT_ARM
    start = situation(fight)
    asked = start.play("kimura: attack")
    for location in ("right-arm", "right-hand"):
        words = f"strike target=brenn weapon=punch location={location}"
        asked.refuses(f"kimura: {words}", "not-that-place")
        before.play(f"kimura: {words}", dice=rolls(16), otherwise="default", steps=0)
        asked.refuses(f"kimura: grapple target=brenn part={location}", "not-that-place")
    struck(start, "strike target=brenn weapon=punch location=left-arm", dice=rolls(16))


@pytest.mark.rule("GUR-RUL-74")
def test_a_random_place_that_is_gone_is_rolled_again() -> None:
    fight = battle("aldric", "brenn")
    who(fight, "brenn").destroyed = 1 << RIGHT_ARM
    cut = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    # The right arm, then the right hand, then the torso.
    assert random_location(scripted(fight, 8, 15, "d:2", 10), cut) == TORSO


@pytest.mark.rule("GUR-RUL-74")
def test_exact_odds_leave_out_what_is_gone() -> None:
    every = Enumeration(4)
    found: dict[int, Fraction] = {}
    while True:
        fight = battle("aldric", "brenn")
        who(fight, "brenn").destroyed = 1 << RIGHT_ARM
        fight.dice = every
        cut = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
        with suppress(Negligible):
            place = int(random_location(fight, cut))
            found[place] = found.get(place, Fraction(0)) + every.weight()
        if not every.advance():
            break
    # 216 ways less 21 for the arm and half of 10 for the hand.
    assert found[TORSO] == Fraction(25 + 27, 216 - 21 - 5)
    assert RIGHT_ARM not in found
    assert sum(found.values()) == 1


@pytest.mark.rule("GUR-RUL-74")
def test_nobody_hits_an_arm_of_his_own_that_is_gone() -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    aldric.destroyed = 1 << 8  # the left arm
    cut = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    # 5: own limb; the left arm, which is gone; the right leg. 2d cut against DR 4.
    scripted(fight, 5, "d:1", "d:6", "d:6", "d:1", "2d:1,1")
    critical_miss(fight, cut, aldric, aldric.hands[0], False)
    assert aldric.hp == 13


@pytest.mark.rule("GUR-RUL-74", "GUR-RUL-84")
def test_a_grip_on_an_arm_ends_when_the_arm_is_cut_off() -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", RIGHT_ARM)
    injure(scripted(fight, 9), who(fight, "brenn"), Wound(14, RIGHT_ARM, CUT), None)
    assert fight.holds == []


@pytest.mark.rule("GUR-RUL-74")
def test_three_blows_at_one_leg_cripple_it_once() -> None:
    fight = battle("aldric", {"use": "brenn", "armour": []})
    leg = "strike target=brenn mode=swing location=right-leg"
    once = struck(situation(fight), leg, "brenn: none", dice=rolls(9, "2d:4,3", 3))
    assert once.event("crippled").word == "right-leg"
    down = once.fighter("brenn").hp
    again = once.play(
        "aldric: attack",
        f"aldric: {leg}",
        "brenn: none",
        dice=rolls(9, "2d:3,3"),
        otherwise="default",
        until="over",
        steps=2,
    )
    assert not again.happened("crippled")
    assert again.event("crippled-already").rule == "GUR-RUL-74"
    assert again.fighter("brenn").hp == down
