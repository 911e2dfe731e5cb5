"""Injury: shock, knockdown, crippling, consciousness, death, fatigue (GUR-INJ)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.arms import CR, CUT, IMP
from fechtbuch.books.gurps.kinds.terms import (
    ATTACK,
    EYE,
    FACE,
    GROIN,
    LYING,
    RIGHT_ARM,
    RIGHT_HAND,
    RIGHT_LEG,
    SKULL,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.basics.shock import end_shock, shock_of
from fechtbuch.books.gurps.rules.defending.defence_scores import dodge_score
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure, stays_conscious, tire
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.testing import situation
from tests.gurps.arena import arena, battle, blow, rolls, scripted, struck, telling, who

CUT_AT = "strike target=aldric weapon=shortsword mode=swing"


def hurt(
    injury: int, where: int = TORSO, kind: int = CR, dice: tuple[int, ...] = (), **sheet: Any
) -> Any:
    """Brenn with one wound more; exactly these dice fall."""
    fight = telling(battle("aldric", {"use": "brenn", **sheet}))
    injure(scripted(fight, *dice), who(fight, "brenn"), Wound(injury, where, kind), None)
    fight.dice.finish()  # type: ignore[attr-defined]
    return who(fight, "brenn")


def knockdown(injury: int, where: int, **sheet: Any) -> int | None:
    """The score of the roll against knockdown, None if there is none."""
    fight = telling(battle("aldric", {"use": "brenn", **sheet}))
    injure(scripted(fight, 4, 4), who(fight, "brenn"), Wound(injury, where, IMP), None)
    for event in fight.events:
        if event.kind == "roll" and event.word == "knockdown" and event.tally is not None:
            return int(event.tally.total)
    return None


@pytest.mark.rule("GUR-INJ-01")
@pytest.mark.parametrize(
    ("traits", "injury", "shock"),
    [
        ({}, 3, 3),
        ({}, 5, 4),
        ({"high_pain_threshold": True}, 3, 0),
        ({"low_pain_threshold": True}, 3, 6),
        ({"low_pain_threshold": True}, 5, 8),
    ],
)
def test_shock(traits: dict[str, bool], injury: int, shock: int) -> None:
    brenn = hurt(injury, traits=traits)
    assert shock_of(brenn) == shock
    fight = battle("aldric", {"use": "brenn", "traits": traits})
    brenn = who(fight, "brenn")
    injure(fight, brenn, Wound(injury, TORSO, CR), None)
    assert (
        melee_score(fight, blow(fight, "brenn", "aldric", "shortsword", "swing")).total
        == 13 - shock
    )
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert dodge_score(fight, brenn, swing, 0, 0).total == 9


@pytest.mark.rule("GUR-INJ-01")
def test_shock_of_the_big_and_its_end() -> None:
    assert [shock_of(hurt(7, hp=hp)) for hp in (19, 20, 30)] == [4, 3, 2]
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    fight.acting = aldric.index
    injure(fight, aldric, Wound(2, TORSO, CR), None)
    fight.acting = -1
    injure(fight, aldric, Wound(1, TORSO, CR), None)
    assert (aldric.shock, aldric.fresh_shock, shock_of(aldric)) == (1, 2, 3)
    end_shock(aldric)
    assert shock_of(aldric) == 2
    end_shock(aldric)
    assert shock_of(aldric) == 0


@pytest.mark.rule("GUR-INJ-02")
def test_a_major_wound_is_more_than_half() -> None:
    assert knockdown(6, TORSO) is None
    assert knockdown(7, TORSO) == 11
    assert knockdown(7, RIGHT_ARM) == 11  # crippling
    assert knockdown(5, RIGHT_HAND) == 11  # more than a third cripples
    assert knockdown(4, RIGHT_HAND) is None


@pytest.mark.rule("GUR-INJ-03")
@pytest.mark.parametrize(
    ("injury", "where", "sheet", "score"),
    [
        (7, SKULL, {}, 1),
        (2, SKULL, {}, 11),
        (7, EYE, {}, 1),
        (7, FACE, {}, 6),
        (7, VITALS, {}, 6),
        (1, VITALS, {}, 11),
        (1, FACE, {}, 11),
        (7, GROIN, {}, 6),
        (7, GROIN, {"male": False}, 11),
        (1, GROIN, {}, None),
        (7, TORSO, {"traits": {"high_pain_threshold": True}}, 14),
        (7, TORSO, {"traits": {"low_pain_threshold": True}}, 7),
        (1, FACE, {"traits": {"high_pain_threshold": True}}, 14),
    ],
)
def test_the_roll_against_knockdown(
    injury: int, where: int, sheet: dict[str, Any], score: int | None
) -> None:
    assert knockdown(injury, where, **sheet) == score


@pytest.mark.rule("GUR-INJ-03")
@pytest.mark.parametrize(
    ("roll", "end"), [(11, "up"), (12, "stunned"), (15, "stunned"), (16, "out")]
)
def test_what_a_knockdown_does(roll: int, end: str) -> None:
    brenn = hurt(7, dice=(roll,))
    assert bool(brenn.stunned) == (end == "stunned")
    assert brenn.unconscious == (end == "out")
    assert (brenn.posture == LYING) == (end != "up")
    assert bool(brenn.hands) == (end == "up")
    assert hurt(7, dice=(17,), ht=15).unconscious  # a critical failure, though only by 2


@pytest.mark.rule("GUR-INJ-04")
def test_crippling() -> None:
    assert hurt(6, RIGHT_ARM).crippled == 0
    arm = hurt(9, RIGHT_ARM, CUT, (10,))
    assert (arm.hp, arm.lame_arms(), arm.hands, arm.destroyed) == (12 - 7, 1, [], 0)
    assert hurt(14, RIGHT_ARM, CUT, (10,)).destroyed == 1 << RIGHT_ARM
    assert hurt(14, RIGHT_ARM, CR, (10,)).destroyed == 0
    leg = hurt(7, RIGHT_LEG, CR, (10,))
    assert (leg.posture, leg.lame_legs(), leg.hp) == (LYING, 1, 5)
    assert hurt(4, RIGHT_HAND).crippled == 0
    assert hurt(9, RIGHT_HAND, CR, (10,)).hp == 12 - 5
    assert hurt(1, EYE, CR, (10,)).eyes_lost == 0
    eye = hurt(2, EYE, CR, (4,))
    assert (eye.eyes_lost, eye.hp) == (1, 10)
    assert hurt(8, EYE, IMP, (4,)).hp == 4  # nothing is lost beyond the crippling


@pytest.mark.rule("GUR-INJ-04")
def test_a_crippled_leg_does_not_stand_up() -> None:
    fight = battle({"use": "brenn", "posture": "kneeling"}, "aldric")
    who(fight, "brenn").crippled = 1 << RIGHT_LEG
    turn = situation(fight).play()
    assert turn.offers("change-posture") == ["lying"]
    turn.refuses("brenn: attack way=rise")


@pytest.mark.rule("GUR-INJ-05")
@pytest.mark.parametrize(("hp", "pace", "dodge"), [(4, 6, 9), (3, 3, 5), (-1, 3, 5)])
def test_reeling_below_a_third(hp: int, pace: int, dodge: int) -> None:
    fight = battle("aldric", {"use": "brenn", "hp_left": hp})
    brenn = who(fight, "brenn")
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert (brenn.pace(), dodge_score(fight, brenn, swing, 0, 0).total) == (pace, dodge)
    odd = who(battle({"use": "brenn", "hp_left": 3, "move": 7}, "aldric"), "brenn")
    assert odd.pace() == 4


@pytest.mark.rule("GUR-INJ-06")
@pytest.mark.parametrize(
    ("hp", "traits", "score"),
    [
        (0, {}, 11),
        (-11, {}, 11),
        (-12, {}, 10),
        (-23, {}, 10),
        (-24, {}, 9),
        (-12, {"hard_to_subdue": 2}, 12),
    ],
)
def test_the_roll_to_stay_conscious(hp: int, traits: dict[str, int], score: int) -> None:
    duel = arena({"use": "brenn", "hp_left": hp, "traits": traits}, "aldric")
    acting = duel.play("brenn: attack", dice=rolls(score), until="brenn@attack")
    assert acting.tally("consciousness").total == score
    out = duel.play("brenn: attack", dice=rolls(score + 1), until="over", otherwise="default")
    assert out.fighter("brenn").unconscious
    idle = duel.play("brenn: do-nothing", steps=1)
    assert not idle.rolls("consciousness")


@pytest.mark.rule("GUR-INJ-06", "GUR-RUL-41")
def test_one_roll_a_period_also_before_the_first_defence() -> None:
    weak = {"use": "aldric", "hp_left": -1}
    asked = struck(arena("brenn", weak), CUT_AT, dice=rolls(9), until="aldric@defence")
    assert {o.value: o.worth.total for o in asked.slot().options if o.worth} == {
        "dodge": 4 + 2,
        "block": 12,
    }
    awake = struck(arena("brenn", weak), CUT_AT, "aldric: dodge", dice=rolls(9, 12, 6))
    assert awake.tally("consciousness").total == 12
    out = struck(
        arena("brenn", weak), CUT_AT, "aldric: dodge", dice=rolls(9, 13, "d:1"), until="over"
    )
    assert out.fighter("aldric").unconscious
    bare = struck(arena("brenn", weak), CUT_AT, "aldric: none", dice=rolls(9, "d:1"))
    assert not bare.rolls("consciousness")  # who does not defend stays awake without a roll
    fought = battle("brenn", weak)
    who(fought, "aldric").manoeuvre = ATTACK
    held = struck(situation(fought), CUT_AT, "aldric: dodge", dice=rolls(9, 6))
    assert not held.rolls("consciousness")  # only after Do Nothing
    fight = scripted(battle("aldric", {"use": "brenn", "hp_left": -1}), 11)
    brenn = who(fight, "brenn")
    assert stays_conscious(fight, brenn)
    assert stays_conscious(fight, brenn)  # no second roll
    well = battle("aldric", {"use": "brenn", "hp_left": 1})
    assert stays_conscious(well, who(well, "brenn"))


@pytest.mark.rule("GUR-INJ-07", "GUR-INJ-08")
@pytest.mark.parametrize(("roll", "fate"), [(11, ""), (12, "mortal"), (13, "mortal"), (14, "dead")])
def test_a_death_check(roll: int, fate: str) -> None:
    dice = (roll, 10) if not fate else (roll,)
    brenn = hurt(24, dice=dice)
    assert (brenn.mortal, brenn.dead) == (fate == "mortal", fate == "dead")
    assert brenn.unconscious == bool(fate)
    assert hurt(23, dice=(10,)).thresholds == 0
    assert hurt(24, dice=(13, 10), traits={"hard_to_kill": 2}).thresholds == 1


@pytest.mark.rule("GUR-INJ-07")
def test_five_times_kills_and_ten_times_destroys() -> None:
    assert hurt(72).dead
    assert hurt(71, dice=(4, 4, 4, 4, 4)).thresholds == 4
    fight = telling(battle("aldric", "brenn"))
    injure(fight, who(fight, "brenn"), Wound(132, TORSO, CR), None)
    assert [e.kind for e in fight.events if e.kind in ("body-destroyed", "dies")] == [
        "body-destroyed",
        "dies",
    ]


@pytest.mark.rule("GUR-INJ-08")
def test_the_mortally_wounded_are_out_and_can_be_hurt_further() -> None:
    fight = battle("aldric", "brenn")
    brenn = who(fight, "brenn")
    injure(scripted(fight, 12), brenn, Wound(24, TORSO, CR), None)
    assert brenn.mortal
    assert brenn.out()
    injure(fight, brenn, Wound(3, TORSO, CR), None)
    assert brenn.hp == -15


@pytest.mark.rule("GUR-RUL-65")
def test_all_thresholds_are_rolled_and_the_worst_counts() -> None:
    for dice, fate in (
        ((12, 10), "mortal"),
        ((10, 12), "mortal"),
        ((14, 10), "dead"),
        ((12, 14), "dead"),
    ):
        brenn = hurt(38, dice=dice)
        assert (brenn.mortal, brenn.dead) == (fate == "mortal", fate == "dead")
        assert brenn.thresholds == 2


@pytest.mark.rule("GUR-INJ-09")
@pytest.mark.parametrize(("fp", "tired"), [(4, False), (3, True)])
def test_the_tired(fp: int, tired: bool) -> None:
    fight = battle("aldric", {"use": "brenn", "fp_left": fp})
    brenn = who(fight, "brenn")
    assert (brenn.pace(), brenn.strength()) == ((3, 6) if tired else (6, 12))
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert dodge_score(fight, brenn, swing, 0, 0).total == (5 if tired else 9)
    assert brenn.block.hp == 12
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    assert (cut.form.dice, cut.form.adds) == (1, 2)
    exact = who(battle({"use": "brenn", "fp": 12, "fp_left": 4}, "aldric"), "brenn")
    assert not exact.tired()


@pytest.mark.rule("GUR-INJ-10")
def test_fatigue_at_zero_and_below() -> None:
    for fp, lost, left, hp in ((2, 2, 0, 12), (2, 3, -1, 11), (0, 2, -2, 10), (-10, 3, -11, 9)):
        fight = battle("aldric", {"use": "brenn", "fp_left": fp})
        brenn = who(fight, "brenn")
        tire(fight, brenn, lost, "GUR-INJ-10")
        assert (brenn.fp, brenn.hp) == (left, hp)
        assert brenn.unconscious == (left == -11)
    duel = arena({"use": "brenn", "fp_left": 0}, "aldric")
    down = duel.play("brenn: attack", dice=rolls(12), until="over", otherwise="default")
    assert down.tally("exhaustion").total == 11
    brenn = down.fighter("brenn")
    assert brenn.collapsed
    assert brenn.posture == LYING
    assert duel.play("brenn: attack", dice=rolls(11), until="brenn@attack").offers()
    assert not duel.play("brenn: do-nothing", steps=1).rolls("exhaustion")


@pytest.mark.rule("GUR-INJ-11")
def test_the_order_of_consequences() -> None:
    fight = telling(battle("aldric", "brenn"))
    brenn = who(fight, "brenn")
    brenn.aims, brenn.aim_at, brenn.concentrating = 1, 0, 1
    injure(scripted(fight, 10, 9, 9), brenn, Wound(7, RIGHT_ARM, CR), None)
    told = [e.word if e.kind == "roll" else e.kind for e in fight.events]
    order = [
        k
        for k in told
        if k in ("injured", "crippled", "drops", "knockdown", "keep-aim", "keep-concentration")
    ]
    assert order == ["injured", "crippled", "drops", "knockdown", "keep-aim", "keep-concentration"]


@pytest.mark.rule("GUR-INJ-11")
def test_the_dead_and_dying_roll_no_further() -> None:
    for dice in ((12,), (14,)):
        hurt(24, dice=dice)  # exactly one die: no knockdown after it
    assert hurt(24, dice=(11, 10)).thresholds == 1
