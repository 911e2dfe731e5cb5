"""Aim, Evaluate and Concentrate (GUR-MAN-26 to -34)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import EVALUATE
from fechtbuch.books.gurps.rules.defending.defence_scores import dodge_score
from fechtbuch.books.gurps.rules.hitting.ranged import aim_bonus
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    TO_THE_END,
    arena,
    battle,
    blow,
    coming,
    parts,
    rolls,
    scores,
    struck,
    telling,
    who,
)

ARCHER: dict[str, Any] = {
    "use": "brenn",
    "hands": [{"item": "longbow", "st": 12, "spare": 9}],
    "belt": [],
}
SWORD = "strike target=ysaline weapon=thrusting-broadsword mode=swing"


def bonuses(rule: str, braced: bool, seconds: int, sheet: dict[str, Any] = ARCHER) -> list[int]:
    """The bonus after each second of aiming."""
    fight = battle(sheet, {"use": "aldric", "at": [12, 5]}, aim_rule=rule)
    shooter, aldric = fight.fighters[0], who(fight, "aldric")
    weapon = shooter.hands[0]
    shooter.aim_at, shooter.aim_with, shooter.braced = aldric.index, weapon.index, braced
    found = []
    for n in range(1, seconds + 1):
        shooter.aims = n
        found.append(int(aim_bonus(fight, shooter, weapon, aldric)))
    return found


@pytest.mark.rule("GUR-MAN-27", "GUR-RUL-02", "GUR-RUL-03")
def test_the_sheets_official_aim() -> None:
    assert bonuses("official", False, 5) == [3, 4, 4, 4, 4]
    assert bonuses("official", True, 5) == [3, 4, 5, 5, 5]


@pytest.mark.rule("GUR-MAN-28", "GUR-RUL-04")
def test_the_house_aim() -> None:
    assert bonuses("house", False, 5) == [2, 4, 5, 5, 5]
    assert bonuses("house", True, 6) == [2, 4, 6, 8, 9, 9]


@pytest.mark.rule("GUR-MAN-29", "GUR-RUL-02")
def test_the_published_aim_and_a_scope() -> None:
    assert bonuses("basic_set", False, 5) == [3, 4, 5, 5, 5]
    assert bonuses("basic_set", True, 5) == [4, 5, 6, 6, 6]
    rifle = {"use": "rao", "hands": ["scoped-rifle"]}  # Acc 5 + 3
    assert bonuses("basic_set", False, 5, rifle) == [5, 6, 10, 10, 10]
    assert bonuses("official", False, 3, rifle) == [8, 9, 9]


def aimed(*turns: str) -> Situation:
    """Brenn aims at Aldric, then whatever the script says."""
    return arena(ARCHER, {"use": "aldric", "at": [12, 5]}).play(
        "brenn: aim target=aldric weapon=longbow",
        "aldric: do-nothing",
        *turns,
        otherwise="default",
        until="brenn@turn",
    )


@pytest.mark.rule("GUR-MAN-26", "GUR-MAN-20")
def test_an_aim_grows_on_one_target_and_goes_with_the_next_shot() -> None:
    twice = aimed("brenn: aim target=aldric weapon=longbow", "aldric: do-nothing")
    assert twice.fighter("brenn").aims == 2
    shot = twice.play(
        "brenn: attack",
        "brenn: shoot target=aldric weapon=longbow",
        dice=rolls(9),
        otherwise="default",
        until="aldric@defence",
    )
    assert shot.parts("attack")["aim"] == 4
    assert shot.fighter("brenn").aims == 0
    moved = aimed("brenn: move path=5,6", "aldric: do-nothing")
    assert moved.fighter("brenn").aims == 0
    run = (
        aimed()
        .play(
            "brenn: move-and-attack version=ranged path=6,5",
            otherwise="default",
            until="brenn@attack",
        )
        .play(
            "brenn: shoot target=aldric weapon=longbow",
            dice=rolls(14),
            **TO_THE_END,
        )
    )
    assert "aim" not in run.parts("attack")


@pytest.mark.rule("GUR-MAN-26")
def test_another_target_begins_anew() -> None:
    duel = arena(ARCHER, {"use": "aldric", "at": [12, 5]}, {"use": "kimura", "at": [12, 7]})
    other = duel.play(
        "brenn: aim target=aldric weapon=longbow", until="brenn@turn", otherwise="default"
    ).play("brenn: aim target=kimura weapon=longbow", **TO_THE_END)
    assert other.fighter("brenn").aims == 1


@pytest.mark.rule("GUR-MAN-26")
def test_a_defence_ends_an_aim_and_a_wound_may() -> None:
    fight = battle("aldric", ARCHER)
    brenn = who(fight, "brenn")
    brenn.aim_at, brenn.aim_with, brenn.aims = 0, brenn.hands[0].index, 2
    asked = struck(
        situation(fight), SWORD.replace("ysaline", "brenn"), dice=rolls(9), until="brenn@defence"
    )
    dodged = asked.play("brenn: dodge", dice=rolls(9), otherwise="default", steps=0)
    assert dodged.fighter("brenn").aims == 0
    for roll, aims in ((11, 2), (12, 0)):
        hurt = asked.play("brenn: none", dice=rolls("2d:1,3", roll), otherwise="default", steps=0)
        assert hurt.tally("keep-aim").total == 11
        assert hurt.fighter("brenn").aims == aims


# Evaluate.


def studied(rule: str, seconds: int, **more: Any) -> Any:
    """Aldric has studied Ysaline for so long."""
    fight = battle("aldric", "ysaline", evaluate_rule=rule, **more)
    aldric = who(fight, "aldric")
    aldric.studied, aldric.studies = who(fight, "ysaline").index, seconds
    return fight


@pytest.mark.rule("GUR-MAN-31", "GUR-MAN-32")
@pytest.mark.parametrize(
    ("rule", "scores"), [("official", [15, 16, 17, 17]), ("house", [16, 18, 20, 20])]
)
def test_the_bonus_of_evaluating(rule: str, scores: list[int]) -> None:
    found = []
    for seconds in (1, 2, 3, 4):
        fight = studied(rule, seconds)
        found.append(
            melee_score(
                fight, blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
            ).total
        )
    assert found == scores


@pytest.mark.rule("GUR-MAN-30")
def test_evaluating_builds_up_and_is_used_up() -> None:
    duel = arena("aldric", "ysaline")
    study = ["aldric: evaluate target=ysaline", "ysaline: do-nothing"]
    twice = duel.play(*study, *study, otherwise="default", until="aldric@turn")
    assert twice.fighter("aldric").studies == 2
    hit = twice.play(
        "aldric: attack",
        f"aldric: {SWORD}",
        dice=rolls(16),
        otherwise="default",
        until="ysaline@defence",
    )
    assert hit.parts("attack")["evaluate"] == 2
    assert hit.fighter("aldric").studies == 0
    idle = twice.play(
        "aldric: ready item=thrusting-broadsword way=stow",
        **TO_THE_END,
    )
    assert idle.fighter("aldric").studies == 0
    third = (
        arena("aldric", "ysaline", {"use": "brenn", "at": [6, 4]})
        .play("aldric: evaluate target=ysaline", until="aldric@turn", otherwise="default")
        .play("aldric: evaluate target=brenn", **TO_THE_END)
    )
    assert third.fighter("aldric").studies == 1
    for far, may in ((5 + 4, True), (5 + 5, False)):  # Move 3 and reach 1
        turn = arena("aldric", {"use": "ysaline", "at": [far, 5]}).play()
        assert ("evaluate" in turn.offers()) == may


@pytest.mark.rule("GUR-MAN-32", "GUR-RUL-06")
def test_house_study_and_telegraphing_do_not_add_up() -> None:
    for rule, plain, loud in (("official", 17, 21), ("house", 20, 18)):
        fight = studied(rule, 3)
        strike = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
        assert melee_score(fight, strike).total == plain
        strike.telegraphic = True
        assert melee_score(fight, strike).total == loud


@pytest.mark.rule("GUR-MAN-32", "GUR-RUL-05")
def test_house_study_helps_every_defence_while_it_lasts() -> None:
    for rule, seconds, manoeuvre, bonus in (
        ("house", 1, EVALUATE, 1),
        ("house", 3, EVALUATE, 1),
        ("house", 3, 7, 0),
        ("official", 3, EVALUATE, 0),
    ):
        fight = telling(studied(rule, seconds))
        aldric = who(fight, "aldric")
        aldric.manoeuvre = manoeuvre
        thrust = blow(fight, "ysaline", "aldric", "rapier")
        assert parts(dodge_score(fight, aldric, thrust, 0, 0)).get("evaluate", 0) == bonus
    third = telling(
        battle("aldric", "ysaline", {"use": "brenn", "at": [6, 4]}, evaluate_rule="house")
    )
    aldric = who(third, "aldric")
    aldric.studied, aldric.studies, aldric.manoeuvre = who(third, "ysaline").index, 2, EVALUATE
    other = blow(third, "brenn", "aldric", "shortsword", "swing")
    assert "evaluate" not in parts(dodge_score(third, aldric, other, 0, 0))


@pytest.mark.rule("GUR-MAN-33", "GUR-RUL-07")
@pytest.mark.parametrize(
    ("rule", "seconds", "deceptive", "penalty"),
    [("official", 1, 2, -1), ("official", 2, 2, 0), ("official", 3, 2, 0), ("house", 3, 2, -2)],
)
def test_official_study_sees_through_deceptions(
    rule: str, seconds: int, deceptive: int, penalty: int
) -> None:
    fight = studied(rule, seconds)
    fight.order = [who(fight, "ysaline").index, who(fight, "aldric").index]
    thrust = struck(
        situation(fight),
        f"strike target=aldric weapon=rapier deceptive={deceptive}",
        dice=rolls(9),
        until="aldric@defence",
    )
    found = parts(dodge_score(thrust.fight, thrust.fighter("aldric"), coming(thrust), 0, 0))
    assert found.get("deceptive", 0) == penalty


@pytest.mark.rule("GUR-MAN-33", "GUR-RUL-07")
@pytest.mark.parametrize(("rule", "his"), [("official", 14 + 3), ("house", 14)])
def test_official_study_helps_against_feints(rule: str, his: int) -> None:
    fight = studied(rule, 3)
    fight.order = [who(fight, "ysaline").index, who(fight, "aldric").index]
    feint = struck(situation(fight), "feint target=aldric weapon=rapier", dice=rolls(11, 10))
    assert scores(feint, "resist-feint") == [his]


# Concentrate.


@pytest.mark.rule("GUR-MAN-34")
def test_concentration_grows_and_is_lost_by_distraction() -> None:
    duel = arena("brenn", "aldric")
    twice = duel.play(
        "brenn: concentrate",
        "aldric: do-nothing",
        "brenn: concentrate",
        otherwise="default",
        until="over",
        steps=3,
    )
    assert twice.fighter("brenn").concentrating == 2
    fight = battle("aldric", "brenn")
    who(fight, "brenn").concentrating = 1
    asked = struck(
        situation(fight), SWORD.replace("ysaline", "brenn"), dice=rolls(9), until="brenn@defence"
    )
    for roll, left in ((8, 1), (9, 0)):
        dodged = asked.play("brenn: dodge", dice=rolls(roll, 9), otherwise="default", steps=0)
        assert dodged.tally("keep-concentration").total == 11 - 3
        assert dodged.fighter("brenn").concentrating == left
    hurt = asked.play("brenn: none", dice=rolls("2d:1,3", 9), otherwise="default", steps=0)
    assert hurt.fighter("brenn").concentrating == 0
    held = battle("kimura", "brenn")
    who(held, "brenn").concentrating = 1
    seized = struck(situation(held), "grapple target=brenn", dice=rolls(12, 9))
    assert seized.rolls("keep-concentration")
    other = duel.play(
        "brenn: concentrate",
        "aldric: do-nothing",
        "brenn: do-nothing",
        otherwise="default",
        until="over",
        steps=3,
    )
    assert other.fighter("brenn").concentrating == 0


@pytest.mark.rule("GUR-MAN-26")
def test_who_loses_sight_of_his_target_loses_the_aim() -> None:
    wall = {"bounds": [0, 0, 30, 12], "walls": [[7, 5]]}
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}]}
    for path, aims in (("9,5", 0), ("9,3", 1)):
        away = arena(archer, {"use": "rao", "at": [9, 4], "hands": []}, ground=wall).play(
            "brenn: aim target=rao weapon=longbow",
            f"rao: move path={path}",
            otherwise="default",
            until="brenn@turn",
        )
        assert away.fighter("brenn").aims == aims
