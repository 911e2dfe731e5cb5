"""Clauses that only a single word of the code carries."""

import pytest

from fechtbuch.books.gurps.asking.open_things import ready_ways
from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    AIM,
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ATTACK,
    DEFENSIVE,
    DO_NOTHING,
    EVALUATE,
    LYING,
    NO_VERSION,
    PARRY,
    RIGHT_ARM,
    STANDING,
    TORSO,
    U_PARRY,
    WAIT,
)
from fechtbuch.books.gurps.play.carrying_out import forget
from fechtbuch.books.gurps.play.sequence import finish
from fechtbuch.books.gurps.rules.basics.hands import drop
from fechtbuch.books.gurps.rules.defending.defence_scores import locked_by
from fechtbuch.books.gurps.rules.defending.defences import against_weapon, on_guard
from fechtbuch.books.gurps.rules.grappling.contests import pin
from fechtbuch.books.gurps.rules.hitting.ranged import braces
from fechtbuch.books.gurps.rules.moving.facing_and_reach import look_about
from fechtbuch.books.gurps.state.holds import Opening
from tests.gurps.arena import arena, at, battle, blow, grip, parts, rolls, scripted, struck, who


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


@pytest.mark.rule("GUR-MAN-16", "GUR-EQP-04", "GUR-RUL-80")
@pytest.mark.parametrize(
    ("manoeuvre", "version", "named", "parries"),
    [
        (DEFENSIVE, U_PARRY, 3, True),
        (DEFENSIVE, U_PARRY, 2, True),
        (DEFENSIVE, U_PARRY, 0, False),
        (DEFENSIVE, PARRY, 3, False),
        (DEFENSIVE, NO_VERSION, 3, False),
        (ATTACK, NO_VERSION, 3, False),
        (ATTACK, U_PARRY, 3, False),
    ],
)
def test_only_a_defensive_attack_for_it_keeps_an_unbalanced_weapon_on_guard(
    manoeuvre: int, version: int, named: int, parries: bool
) -> None:
    guard = {"use": "pikeman", "hands": [{"item": "naginata", "hand": "both", "reach": 2}]}
    fight = battle(guard, "brenn")
    pikeman = who(fight, "pikeman")
    naginata = pikeman.hands[0]
    assert on_guard(pikeman, naginata)
    naginata.swung, naginata.balanced = True, False
    pikeman.manoeuvre, pikeman.version, pikeman.named = manoeuvre, version, named
    assert on_guard(pikeman, naginata) is parries
    pikeman.recovered = True
    assert on_guard(pikeman, naginata)


@pytest.mark.rule("GUR-WRE-05")
@pytest.mark.parametrize(
    ("holder", "victim", "lock", "locked"),
    [
        ("kimura", "brenn", True, True),
        ("kimura", "brenn", False, False),
        ("hrodgar", "brenn", True, False),
        ("kimura", "aldric", True, False),
    ],
)
def test_the_lock_of_the_attacker_himself_hinders_the_defence(
    holder: str, victim: str, lock: bool, locked: bool
) -> None:
    fight = battle("kimura", "brenn", "hrodgar", "aldric", sides=[0, 1, 0, 1])
    grip(fight, holder, victim, RIGHT_ARM, lock=lock)
    punch = blow(fight, "kimura", "brenn", "punch")
    assert locked_by(fight, who(fight, "brenn"), punch) is locked


@pytest.mark.rule("GUR-SEQ-02", "GUR-OPT-03", "GUR-OPT-04", "GUR-RUL-28")
def test_what_runs_out_at_the_end_of_a_turn_lasts_until_its_last() -> None:
    fight = battle("ysaline", "aldric")
    ysaline = who(fight, "ysaline")
    ysaline.manoeuvre = DO_NOTHING
    ysaline.feint, ysaline.feint_on, ysaline.feint_turns = 4, 1, 2
    ysaline.misled, ysaline.misled_by, ysaline.misled_turns = 3, 1, 2
    ysaline.openings = [Opening(1, 1, 2), Opening(1, 2, 1)]
    finish(fight, ysaline)
    assert (ysaline.feint, ysaline.feint_on, ysaline.feint_turns) == (4, 1, 1)
    assert (ysaline.misled, ysaline.misled_by, ysaline.misled_turns) == (3, 1, 1)
    assert [(one.foe, one.arm, one.turns) for one in ysaline.openings] == [(1, 1, 1)]
    ysaline.manoeuvre = WAIT  # the next turn has not come yet
    finish(fight, ysaline)
    assert (ysaline.feint, ysaline.feint_turns) == (4, 1)
    assert (ysaline.misled, ysaline.misled_by) == (0, NOBODY)
    assert ysaline.openings == []
    ysaline.manoeuvre = DO_NOTHING
    finish(fight, ysaline)
    assert (ysaline.feint, ysaline.feint_on, ysaline.feint_turns) == (0, NOBODY, 0)


@pytest.mark.rule("GUR-MAN-25", "GUR-EQP-02")
def test_a_starred_weapon_may_be_set_to_any_reach_that_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guard = {"use": "pikeman", "hands": [{"item": "naginata", "hand": "both", "reach": 2}]}
    fight = battle(guard, "brenn")
    naginata = who(fight, "pikeman").hands[0]
    for form in naginata.forms:
        if form.mode.starred:
            # As a giant's own weapon may have.
            monkeypatch.setattr(form.mode, "reach", 1 << 2 | 1 << 7 | 1 << 9)
    offered = ready_ways(fight, who(fight, "pikeman"), naginata)
    assert [way for way in offered if way.startswith("reach-")] == ["reach-7", "reach-9"]


@pytest.mark.rule("GUR-SEQ-05")
def test_what_is_dropped_lies_at_the_feet_and_what_flies_where_it_comes_down() -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    sword, other = aldric.hands[0], aldric.hands[-1]
    drop(fight, aldric, sword)
    assert (sword.at, sword in aldric.hands) == (aldric.at, False)
    if other is not sword:
        drop(fight, aldric, other, at(9, 4))
        assert other.at == at(9, 4)
    again = battle("aldric", "brenn")
    flying = who(again, "aldric").hands[0]
    drop(again, who(again, "aldric"), flying, at(9, 4))
    assert flying.at == at(9, 4)


@pytest.mark.rule("GUR-DEF-20", "GUR-DEF-01")
def test_whom_he_saw_before_and_has_at_his_back_now_is_seen_no_longer() -> None:
    fight = battle({"use": "aldric", "facing": 3}, "brenn", {"use": "kimura", "at": [3, 5]})
    aldric, brenn, kimura = (who(fight, slug) for slug in ("aldric", "brenn", "kimura"))
    aldric.saw = brenn.bit | kimura.bit
    look_about(fight, aldric)  # Brenn is to the east, he looks to the west
    assert aldric.saw == kimura.bit


@pytest.mark.rule("GUR-SEQ-02", "GUR-MAN-26", "GUR-MAN-30")
@pytest.mark.parametrize(
    ("manoeuvre", "aims", "studies"),
    [(AIM, 2, 0), (EVALUATE, 0, 2), (WAIT, 2, 2), (ATTACK, 0, 0), (DO_NOTHING, 0, 0)],
)
def test_aim_and_study_last_as_long_as_they_are_gone_on_with(
    manoeuvre: int, aims: int, studies: int
) -> None:
    aldric = who(battle("aldric", "brenn"), "aldric")
    aldric.aims, aldric.aim_at, aldric.studies, aldric.studied = 2, 1, 2, 1
    aldric.manoeuvre = manoeuvre
    forget(aldric)
    assert (aldric.aims, aldric.studies) == (aims, studies)
