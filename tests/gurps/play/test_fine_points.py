"""Clauses that only a single word of the code carries."""

import pytest

from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    LYING,
    RIGHT_ARM,
    STANDING,
    TORSO,
)
from fechtbuch.books.gurps.rules.defending.defences import against_weapon
from fechtbuch.books.gurps.rules.grappling.contests import pin
from fechtbuch.books.gurps.rules.hitting.ranged import braces
from tests.gurps.arena import arena, battle, blow, grip, parts, rolls, scripted, struck, who


@pytest.mark.rule("GUR-DEF-17")
@pytest.mark.parametrize(("skills", "penalty"), [({"judo": 15}, -4), ({"wrestling": 17}, 0)])
def test_a_judoka_s_limb_is_harder_to_strike(skills: dict[str, int], penalty: int) -> None:
    parried = struck(
        arena({"use": "kimura", "skills": skills}, "aldric"),
        "grapple target=aldric",
        "aldric: parry weapon=thrusting-broadsword",
        "aldric: strike-limb",
        dice=rolls(10, 9, 16),
    )
    assert parts(parried.tally("strike-limb")).get("trained-attacker", 0) == penalty


@pytest.mark.rule("GUR-DEF-16")
@pytest.mark.parametrize(
    ("skill", "penalty"), [("sumo", -2), ("boxing", -2), ("brawling", 0), ("judo", 0)]
)
def test_boxers_and_sumo_wrestlers_parry_kicks_badly(skill: str, penalty: int) -> None:
    fight = battle("kimura", "brenn")
    kick = blow(fight, "kimura", "brenn", "kick")
    assert against_weapon(kick, skill) == penalty
    assert against_weapon(blow(fight, "kimura", "brenn", "punch"), skill) == 0


@pytest.mark.rule("GUR-MOV-13")
@pytest.mark.parametrize(("mine", "falls"), [(5, True), (4, False)])
def test_exactly_twice_the_other_s_roll_topples_without_a_die(mine: int, falls: bool) -> None:
    # 1d − 3 each: 2 against 1 is exactly twice; 1 against 1 asks for DX.
    slam = arena("hrodgar", "brenn").play(
        "hrodgar: attack",
        "hrodgar: slam target=brenn",
        "brenn: none",
        dice=rolls(9, f"d:{mine}", "d:4", *([] if falls else [9])),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert bool(slam.rolls("balance")) is not falls
    assert slam.fighter("brenn").posture == (LYING if falls else STANDING)


@pytest.mark.rule("GUR-MAN-03", "GUR-RUL-35")
@pytest.mark.parametrize("manoeuvre", [ALL_OUT_ATTACK, ALL_OUT_SLAM])
def test_who_went_all_out_is_pinned_without_a_contest(manoeuvre: int) -> None:
    fight = battle("kimura", "brenn")
    brenn = who(fight, "brenn")
    brenn.posture, brenn.manoeuvre = LYING, manoeuvre
    hold = grip(fight, "kimura", "brenn", TORSO)
    pin(scripted(fight), who(fight, "kimura"), hold)
    assert hold.pin


@pytest.mark.rule("GUR-RNG-04")
def test_a_hand_that_holds_a_foe_braces_no_pistol() -> None:
    fight = battle({"use": "rao", "hands": ["auto-pistol-9mm"]}, "kimura")
    rao = who(fight, "rao")
    assert braces(fight, rao, rao.hands[0])
    grip(fight, "rao", "kimura", RIGHT_ARM, 2)
    assert not braces(fight, rao, rao.hands[0])
