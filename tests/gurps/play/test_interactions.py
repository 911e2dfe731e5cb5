"""Where two rules meet: what neither chapter says by itself, and what one of them forgets."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.arms import LEGS
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_DEFENCE,
    DEFENSIVE,
    DOUBLE,
    LYING,
    NECK,
    PARRY,
    RIGHT_ARM,
    TORSO,
    U_PARRY,
)
from fechtbuch.books.gurps.rules.basics.hands import drop
from fechtbuch.books.gurps.rules.basics.rolls import check
from fechtbuch.books.gurps.rules.basics.shock import shock_of
from fechtbuch.books.gurps.rules.basics.states import dexterity, fall, knock_out
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    crossed_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import on_guard, parry_form
from fechtbuch.books.gurps.rules.grappling.locks import crank
from fechtbuch.books.gurps.rules.harm.critical_misses import bungle, critical_miss
from fechtbuch.books.gurps.rules.hitting.feint import best_guard, feint
from fechtbuch.books.gurps.rules.hitting.ranged import bystanders, ranged_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import in_the_way
from fechtbuch.engine.dice import ScriptedDice
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    TO_THE_END,
    arena,
    at,
    battle,
    blow,
    form_of,
    grip,
    parts,
    rolls,
    scores,
    scripted,
    struck,
    telling,
    who,
)

SWORD = "strike target=brenn weapon=thrusting-broadsword mode=swing"
ARCHER: dict[str, Any] = {
    "use": "brenn",
    "hands": [{"item": "longbow", "st": 12, "spare": 9}],
    "belt": [],
}
TWO_AXES: dict[str, Any] = {
    "use": "brenn",
    "st": 13,
    "hands": [{"item": "axe", "hand": "right"}, {"item": "axe", "hand": "left"}],
    "skills": {"axe-mace": 14},
}


# Defences.


@pytest.mark.rule("GUR-MAN-16", "GUR-EQP-04")
def test_a_u_parry_is_for_the_weapon_of_the_attack_only() -> None:
    fight = battle(TWO_AXES, "aldric")
    brenn = who(fight, "brenn")
    brenn.manoeuvre, brenn.version, brenn.named = DEFENSIVE, U_PARRY, 1
    for thing in brenn.hands:
        thing.swung = True
    assert [on_guard(brenn, thing) for thing in brenn.hands] == [True, False]


@pytest.mark.rule("GUR-MAN-16", "GUR-DEF-10")
@pytest.mark.parametrize("named", [1, 2])
def test_crossed_blades_use_the_one_that_a_defensive_attack_raises(named: int) -> None:
    fight = telling(battle("ysaline", "aldric"))
    ysaline = who(fight, "ysaline")
    ysaline.manoeuvre, ysaline.version, ysaline.named = DEFENSIVE, PARRY, named
    cut = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    one, two = ysaline.hands
    assert crossed_score(fight, ysaline, cut, one, two, 0, 0).total == 12 + 1 + 2


@pytest.mark.rule("GUR-DIC-13")
def test_a_torn_muscle_hinders_every_use_of_the_limb() -> None:
    fight = telling(battle("aldric", {**ARCHER, "at": [6, 5]}))
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    punch = blow(fight, "brenn", "aldric", "punch")
    sword = aldric.hands[0]
    form = parry_form(fight, sword, punch, aldric)
    assert form is not None
    aldric.sore, brenn.sore, brenn.torn = 1, 3, True
    assert parts(parry_score(fight, aldric, punch, sword, form, "", 0, 0))["sore-limb"] == -3
    assert "sore-limb" not in parts(block_score(fight, aldric, punch, aldric.hands[1], 0, 0))
    aldric.sore = 2
    assert parts(block_score(fight, aldric, punch, aldric.hands[1], 0, 0))["sore-limb"] == -3
    aldric.sore = LEGS
    assert parts(bare_score(fight, aldric, punch, LEGS, "brawling", 0, 0))["sore-limb"] == -3
    shot = parts(ranged_score(fight, blow(fight, "brenn", "aldric", "longbow")))
    assert (shot["sore-limb"], shot["torn-muscle"]) == (-3, -1)


@pytest.mark.rule("GUR-SEQ-07", "GUR-DEF-16", "GUR-MAN-18")
def test_the_parrying_arm_is_in_danger_only_when_both_defences_have_failed() -> None:
    fight = battle("aldric", {"use": "kimura", "hp": 200})
    kimura = who(fight, "kimura")
    kimura.manoeuvre, kimura.version = ALL_OUT_DEFENCE, DOUBLE
    cut = "strike target=kimura weapon=thrusting-broadsword mode=swing location=neck"
    first = struck(
        situation(fight),
        cut,
        "kimura: parry weapon=right-hand skill=wrestling",
        dice=rolls(7, 16),
        until="kimura@second-defence",
    )
    saved = first.play("kimura: dodge", dice=rolls(8), otherwise="default", steps=1)
    assert "parrying-arm" not in [a.kind for a in saved.asked]
    hit = first.play("kimura: dodge", dice=rolls(10), until="aldric@parrying-arm")
    arm = hit.play("aldric: strike-arm", dice=rolls("2d:1,1"), otherwise="default", steps=1)
    assert arm.event("injured").word == "right-arm"


@pytest.mark.rule("GUR-DEF-17", "GUR-OPT-11")
def test_the_off_hand_strikes_badly_at_a_limb() -> None:
    left = {"use": "brenn", "hands": [{"item": "shortsword", "hand": "left"}]}
    riposte = struck(
        arena("kimura", left),
        "strike target=brenn weapon=punch",
        "brenn: parry weapon=shortsword",
        "brenn: strike-limb",
        dice=rolls(9, 5, 14),
    )
    assert scores(riposte, "strike-limb") == [13 - 4 - 4]  # Karate as well


@pytest.mark.rule("GUR-OPT-03", "GUR-OPT-11", "GUR-EQP-02")
def test_a_feint_is_as_good_as_the_hand_that_makes_it() -> None:
    left = {"use": "brenn", "hands": [{"item": "shortsword", "hand": "left"}], "st": 7}
    feinted = struck(
        arena(left, "aldric"), "feint target=aldric weapon=shortsword", dice=rolls(9, 9)
    )
    assert scores(feinted, "feint") == [13 - 4 - 1]
    fight = battle(left, "aldric")
    assert best_guard(fight, who(fight, "brenn")) == 13  # Brawling, not the blade


@pytest.mark.rule("GUR-MAN-33", "GUR-OPT-06", "GUR-OPT-15")
def test_who_has_studied_a_shooter_sees_through_his_tricks() -> None:
    fight = telling(battle(ARCHER, {"use": "aldric", "at": [8, 5]}))
    brenn, aldric = who(fight, "brenn"), who(fight, "aldric")
    aldric.studied, aldric.studies = brenn.index, 2
    shot = blow(fight, "brenn", "aldric", "longbow")
    shot.deceptive, shot.studied = 3, 2
    assert parts(dodge_score(fight, aldric, shot, 0, 0))["deceptive"] == -1
    thing, form = form_of(brenn, "longbow", "shot")
    scripted(fight, 9, 9)
    feint(fight, brenn, aldric, thing, form, 16, False)
    assert brenn.feint == (16 - 9) - (max(8 + 3, 12) + 2 - 9)


@pytest.mark.rule("GUR-DEF-20", "GUR-WRE-11")
def test_who_is_held_from_behind_has_no_defence_against_the_holder() -> None:
    for behind in (True, False):
        fight = battle("kimura", "brenn")
        grip(fight, "kimura", "brenn", NECK, 3, behind=behind)
        butt = situation(fight).play(
            "kimura: attack",
            "kimura: strike target=brenn weapon=head-butt",
            dice=rolls(7, "d:1"),
            otherwise="default",
            steps=1,
            until="over",
        )
        asked = "defence" in [a.kind for a in butt.asked]
        assert asked != behind


# Retreats and reach.


@pytest.mark.rule("GUR-RET-01", "GUR-MOV-10", "GUR-MAN-38")
@pytest.mark.parametrize("retreat", ["back", "aside", "forward"])
def test_a_retreat_escapes_no_second_blow_out_of_a_wait(retreat: str) -> None:
    knight = {"use": "aldric", "traits": {"extra_attack": 1}}
    first = arena(knight, {"use": "brenn", "at": [7, 5]}).play(
        "aldric: wait when=foe-in-reach as=attack weapon=thrusting-broadsword",
        "brenn: move path=6,5",
        "aldric: proceed",
        f"aldric@attack: {SWORD}",
        f"brenn: dodge retreat={retreat}",
        dice=rolls(9, 7),
        otherwise="default",
        until="aldric@attack",
    )
    assert first.offers("strike target=brenn") == ["thrusting-broadsword"]


@pytest.mark.rule("GUR-RET-01", "GUR-MOV-10")
def test_a_step_forward_escapes_no_extra_attack() -> None:
    knight = {"use": "aldric", "traits": {"extra_attack": 1}}
    second = struck(
        arena(knight, "brenn"),
        SWORD,
        "brenn: dodge retreat=forward",
        dice=rolls(9, 9),
        until="aldric@attack",
    )
    assert second.fighter("brenn").at == second.fighter("aldric").at
    assert "thrusting-broadsword" in second.offers("strike target=brenn")


@pytest.mark.rule("GUR-RET-01", "GUR-WRE-22")
def test_who_retreats_lets_go_of_whom_he_holds() -> None:
    fight = battle("aldric", "kimura", {"use": "brenn", "at": [6, 4]}, sides=[0, 1, 0])
    who(fight, "brenn").at = at(6, 5)
    grip(fight, "kimura", "brenn")
    cut = "strike target=kimura weapon=thrusting-broadsword mode=swing"
    away = struck(situation(fight), cut, "kimura: dodge retreat=back", dice=rolls(9, 9))
    assert away.fight.holds == []
    assert away.fighter("brenn").at == at(6, 5)


# Interposition.


def threatened(knight: dict[str, Any], until: str = "aldric@interpose", **state: Any) -> Situation:
    """Brenn has hit Ysaline, and Aldric may be asked to step between."""
    fight = battle(
        "brenn",
        "ysaline",
        {"use": "aldric", "at": [6, 4], **knight},
        sides=[0, 1, 1],
        extra_effort="on",
    )
    for name, value in state.items():
        setattr(who(fight, "aldric"), name, value)
    return situation(fight).play(
        "brenn: attack",
        "brenn: strike target=ysaline weapon=shortsword mode=thrust chink=yes",
        dice=rolls(5),
        otherwise="default",
        until=until,
    )


@pytest.mark.rule("GUR-RET-07", "GUR-MAN-26", "GUR-MAN-34")
def test_stepping_between_is_an_active_defence() -> None:
    aimed = threatened({}, aims=2, aim_at=0, concentrating=1)
    done = aimed.play("aldric: interpose", dice=rolls(15, 11), until="ysaline@defence")
    aldric = done.fighter("aldric")
    assert (aldric.aims, aldric.concentrating) == (0, 0)


@pytest.mark.rule("GUR-RET-07", "GUR-DEF-20")
def test_who_steps_between_dodges_from_his_own_side_and_not_from_behind() -> None:
    side = threatened({}, facing=0).play(
        "aldric: interpose", dice=rolls(11), until="ysaline@defence"
    )
    assert side.parts("interpose")["side-attack"] == -2
    behind = threatened({}, "ysaline@defence", facing=5, saw=7)
    assert "interpose" not in [a.kind for a in behind.asked]


@pytest.mark.rule("GUR-RET-07", "GUR-EFF-01", "GUR-RUL-67")
def test_a_bad_fall_between_strains_the_leg() -> None:
    fell = threatened({}).play(
        "aldric: interpose effort=feverish", dice=rolls(18), until="ysaline@defence"
    )
    assert fell.event("injured").word == "right-leg"
    assert fell.fighter("aldric").posture == LYING


@pytest.mark.rule("GUR-RET-07", "GUR-HIT-03")
def test_the_gap_was_in_the_allys_armour() -> None:
    taken = threatened({}).play(
        "aldric: interpose", dice=rolls(9, 9, "d:6"), otherwise="default", steps=0
    )
    assert taken.event("damage").values["dr"] == 4


@pytest.mark.rule("GUR-RET-07", "GUR-HIT-06")
def test_who_steps_before_a_weapon_is_struck_himself() -> None:
    fight = battle("brenn", "ysaline", {"use": "aldric", "at": [6, 4]}, sides=[0, 1, 1])
    taken = situation(fight).play(
        "brenn: attack",
        "brenn: disarm target=ysaline weapon=shortsword mode=swing item=rapier",
        "aldric: interpose",
        dice=rolls(5, 9, 9, "1d:6"),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert taken.event("damage").target == "aldric"
    assert not taken.happened("disarmed")


# Shots.


@pytest.mark.rule("GUR-RNG-12")
def test_a_stray_arrow_that_is_blocked_goes_no_farther() -> None:
    others = (
        {"use": "ysaline", "at": [11, 5]},
        {"use": "aldric", "at": [7, 5]},
        {"use": "kimura", "at": [9, 5]},
    )
    start = arena(ARCHER, *others, sides=[0, 1, 1, 1])
    shot = "shoot target=ysaline weapon=longbow"
    stopped = struck(start, shot, "aldric: block", dice=rolls(14, 8, 9))
    assert [e.target for e in stopped.happened("strays")] == ["aldric"]
    dodged = struck(start, shot, "aldric: dodge", dice=rolls(14, 8, 9, 8), until="kimura@defence")
    assert [e.target for e in dodged.happened("strays")] == ["aldric", "kimura"]


@pytest.mark.rule("GUR-RNG-12", "GUR-DIC-10")
def test_a_stray_shot_may_be_a_critical_hit() -> None:
    others = ({"use": "ysaline", "at": [9, 5]}, {"use": "aldric", "at": [7, 5], "hp": 200})
    shot = "shoot target=ysaline weapon=longbow"
    hit = struck(arena(ARCHER, *others), shot, dice=rolls(14, 4, 5, "d:3"))
    assert hit.event("damage").amount == 2 * 4
    assert "aldric" not in [a.who for a in hit.asked if a.kind == "defence"]


@pytest.mark.rule("GUR-RNG-12", "GUR-RNG-11", "GUR-OPT-11")
def test_the_left_handed_shoot_astray_with_their_good_hand() -> None:
    pistol = {
        "use": "rao",
        "left_handed": True,
        "hands": [{"item": "auto-pistol-9mm", "hand": "left"}],
        "skills": {"guns-pistol": 9},
    }
    others = ({"use": "ysaline", "at": [8, 5]}, {"use": "aldric", "at": [7, 5]})
    shot = "shoot target=ysaline weapon=auto-pistol-9mm shots=1"
    stray = struck(arena(pistol, *others), shot, dice=rolls(9, 12))
    assert scores(stray, "attack") == [9 - 1 - 4, 9]
    burst = {
        "use": "rao",
        "left_handed": True,
        "hands": [{"item": "submachine-gun", "hand": "both"}],
        "skills": {"guns-smg": 12},
    }
    fight = battle(burst, {"use": "brenn", "at": [9, 5]})
    fired = situation(fight).play(
        "rao: all-out-attack version=suppression",
        'rao: suppress weapon=submachine-gun shots=5 path="9,5;10,5"',
        dice=rolls(14),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert scores(fired, "attack") == [7]


@pytest.mark.rule("GUR-RNG-09", "GUR-RNG-12")
def test_a_thrown_axe_lands_with_whom_it_struck() -> None:
    thrower = {
        "use": "hrodgar",
        "hands": ["throwing-axe"],
        "skills": {"thrown-weapon-axe": 14},
    }
    others = ({"use": "brenn", "at": [9, 5]}, {"use": "aldric", "at": [7, 5], "hp": 200})
    thrown = struck(
        arena(thrower, *others),
        "throw target=brenn weapon=throwing-axe",
        "aldric: none",
        dice=rolls(14, 8, "3d:1,1,1"),
    )
    axe = thrown.fight.thing_by_slug("throwing-axe")
    assert axe is not None
    assert axe.at == at(7, 5)


@pytest.mark.rule("GUR-MOV-16", "GUR-MOV-08", "GUR-RNG-12")
def test_a_line_between_two_hexes_passes_both() -> None:
    # From 5,5 to 6,6 the line runs between 6,5 and 5,6.
    for side in ([6, 5], [5, 6]):
        fight = battle("brenn", {"use": "aldric", "at": [6, 6]}, {"use": "kimura", "at": side})
        brenn, aldric = who(fight, "brenn"), who(fight, "aldric")
        assert not in_the_way(fight, brenn, aldric)  # a blade goes through the other hex
        assert in_the_way(fight, brenn, aldric, True)
    both = battle(
        ARCHER,
        {"use": "aldric", "at": [6, 6]},
        {"use": "kimura", "at": [6, 5]},
        {"use": "ysaline", "at": [5, 6]},
    )
    brenn, aldric = who(both, "brenn"), who(both, "aldric")
    assert in_the_way(both, brenn, aldric)
    shot = blow(both, "brenn", "aldric", "longbow")
    found = {die: bystanders(scripted(both, f"d:{die}"), shot)[0].slug for die in (3, 4)}
    assert set(found.values()) == {"kimura", "ysaline"}


@pytest.mark.rule("GUR-RNG-08", "GUR-DIC-11")
def test_an_eye_struck_by_chance_is_struck_once() -> None:
    target = {"use": "aldric", "at": [7, 5], "hp": 200, "armour": []}
    shot = "shoot target=aldric weapon=assault-rifle shots=3 location=face"
    sure = {"use": "rao", "skills": {"guns-rifle": 22}}
    five = "5d:1,1,1,1,1"
    hit = arena(sure, target).play(
        "rao: attack",
        f"rao: {shot}",
        dice=rolls(6, 6, five, 5, five, five),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert [e.word for e in hit.happened("damage")] == ["eye", "face", "face"]


@pytest.mark.rule("GUR-MAN-25", "GUR-RNG-10")
def test_seconds_of_loading_follow_one_another() -> None:
    empty = {"use": "brenn", "hands": [{"item": "longbow", "st": 12, "spare": 9, "loaded": False}]}
    reload = "brenn: ready item=longbow way=reload"
    begun = arena({**empty, "belt": []}, {"use": "aldric", "at": [15, 5]}).play(
        reload, "aldric: do-nothing", otherwise="default", until="brenn@turn"
    )
    assert begun.fighter("brenn").hands[0].loading == 1
    moved = begun.play(
        "brenn: move path=6,5", "aldric: do-nothing", otherwise="default", until="brenn@turn"
    )
    assert moved.fighter("brenn").hands[0].loading == 0
    loaded = begun.play(reload, otherwise="default", until="aldric@turn")
    assert loaded.fighter("brenn").hands[0].shots == 1


@pytest.mark.rule("GUR-MAN-26", "GUR-OPT-09")
def test_of_two_pistols_the_aimed_one_has_the_bonus_whichever_fires_first() -> None:
    hands = [{"item": "auto-pistol-9mm", "hand": hand} for hand in ("right", "left")]
    pair = {"use": "rao", "hands": hands, "traits": {"ambidexterity": True}}
    fight = battle(pair, {"use": "brenn", "at": [8, 5]})
    rao = who(fight, "rao")
    rao.aims, rao.aim_at, rao.aim_with = 1, who(fight, "brenn").index, rao.hands[1].index
    first = struck(
        situation(fight),
        "shoot target=brenn weapon=auto-pistol-9mm shots=1 split=dual-weapon",
        dice=rolls(13),
        until="rao@attack",
    )
    assert "aim" not in first.parts("attack")
    second = first.play(
        "rao: shoot target=brenn weapon=auto-pistol-9mm-2 shots=1", dice=rolls(15), **TO_THE_END
    )
    assert second.parts("attack")["aim"] == 2


# Grappling.


@pytest.mark.rule("GUR-DIC-13", "GUR-WRE-22")
def test_who_stumbles_away_lets_go_and_who_is_held_stumbles_nowhere() -> None:
    for holder, left in (("kimura", 0), ("brenn", 1)):
        fight = battle("kimura", "brenn")
        grip(fight, holder, "brenn" if holder == "kimura" else "kimura")
        punch = blow(fight, "kimura", "brenn", "punch")
        bungle(scripted(fight, 7), punch, who(fight, "kimura"), 1, False)
        assert len(fight.holds) == left


@pytest.mark.rule("GUR-DIC-12")
def test_a_flying_weapon_threatens_everybody_in_its_hex() -> None:
    fight = battle("aldric", "brenn", {"use": "kimura", "at": [7, 5]}, {"use": "rao", "at": [7, 4]})
    who(fight, "rao").at = at(7, 5)
    cut = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert cut.thing is not None
    dice = scripted(fight, 14, "d:2", "d:1", 16, "2d:4,4", 16, "2d:4,4").dice
    critical_miss(fight, cut, who(fight, "aldric"), cut.thing, False)
    assert isinstance(dice, ScriptedDice)
    dice.finish()
    assert who(fight, "kimura").hp < 13


@pytest.mark.rule("GUR-DIC-13", "GUR-DMG-02")
def test_a_head_against_a_wall_is_a_skull_wound() -> None:
    fight = battle("kimura", {"use": "brenn", "hands": []})
    butt = blow(fight, "kimura", "brenn", "head-butt")
    bungle(scripted(fight, 5, "d:4", 9), butt, who(fight, "kimura"), 8, False)
    assert who(fight, "kimura").hp == 13 - (4 - 2) * 4


@pytest.mark.rule("GUR-DIC-13")
def test_who_is_shaken_rolls_everything_worse() -> None:
    fight = telling(battle("kimura", "brenn"))
    kimura = who(fight, "kimura")
    kimura.shaken = 5
    score = dexterity(fight, kimura)
    check(scripted(fight, 9), kimura, score, "balance")
    assert parts(score)["shaken"] == -2


@pytest.mark.rule("GUR-RUL-28", "GUR-WRE-05")
def test_a_parried_kick_offers_no_arm() -> None:
    parried = arena("brenn", "kimura").play(
        "brenn: attack",
        "brenn: strike target=kimura weapon=kick",
        "kimura: parry weapon=right-hand skill=judo",
        dice=rolls(9, 9),
        otherwise="default",
        until="kimura@turn",
    )
    turn = parried.play("kimura: attack")
    assert "judo-throw" in turn.offers()
    assert "arm-lock" not in turn.offers()


@pytest.mark.rule("GUR-RUL-47", "GUR-STA-02")
def test_who_lies_on_his_face_is_not_turned_over_by_a_second_fall() -> None:
    fight = battle("kimura", "brenn")
    brenn = who(fight, "brenn")
    fall(fight, brenn, "GUR-WRE-15", True)
    knock_out(fight, brenn, "GUR-INJ-03")
    assert (brenn.posture, brenn.face_down) == (LYING, True)
    assert "face_down" in fight.condition(brenn).states


@pytest.mark.rule("GUR-WRE-06", "GUR-INJ-01")
def test_the_official_lock_by_strength_feels_no_shock() -> None:
    fight = battle({"use": "kimura", "st": 18}, "brenn", arm_lock_contest="official")
    hold = grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    who(fight, "kimura").shock = 4
    crank(scripted(fight, 10, 12, 9), who(fight, "kimura"), hold)  # 20 − 10 against 12 − 12
    assert who(fight, "brenn").crippled & (1 << RIGHT_ARM)


@pytest.mark.rule("GUR-WRE-06")
@pytest.mark.parametrize(
    ("traits", "shock", "roll", "stunned"),
    [
        ({}, 4, 12, True),
        ({"high_pain_threshold": True}, 0, 14, False),
        ({"low_pain_threshold": True}, 8, 8, True),
    ],
)
def test_pain_thresholds_count_in_a_crippled_arm(
    traits: dict[str, Any], shock: int, roll: int, stunned: bool
) -> None:
    fight = battle("kimura", {"use": "brenn", "traits": traits, "crippled": ["right-arm"]})
    hold = grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    brenn = who(fight, "brenn")
    crank(scripted(fight, 5, 12, roll), who(fight, "kimura"), hold)
    assert (shock_of(brenn), brenn.stunned != 0) == (shock, stunned)


@pytest.mark.rule("GUR-WRE-20", "GUR-WRE-12", "GUR-WRE-22")
def test_no_grip_outlasts_the_thing_it_is_about() -> None:
    fight = battle("kimura", "brenn")
    sword = who(fight, "brenn").hands[0]
    grip(fight, "kimura", "brenn", TORSO, 1, item=sword.index)
    drop(fight, who(fight, "brenn"), sword)
    assert fight.holds == []
    staff = battle({"use": "brenn", "hands": [{"item": "quarterstaff", "hand": "both"}]}, "kimura")
    wood = who(staff, "brenn").hands[0]
    grip(staff, "brenn", "kimura", NECK, 3, weapon=wood.index)
    drop(staff, who(staff, "brenn"), wood)
    assert staff.holds == []


@pytest.mark.rule("GUR-WRE-02", "GUR-WRE-22")
def test_a_grappler_takes_his_victim_along_to_the_next() -> None:
    for st, may in ((10, True), (18, False)):
        fight = battle(
            "kimura", {"use": "brenn", "st": st, "at": [4, 5]}, {"use": "rao", "at": [6, 5]}
        )
        grip(fight, "kimura", "brenn", RIGHT_ARM, 1)
        for slug in ("kimura", "brenn"):
            who(fight, slug).at = at(5, 5)
        who(fight, "kimura").facing = 0
        turn = situation(fight).play("kimura: attack")
        assert ("rao" in turn.offers("grapple")) == may
        if may:
            seized = turn.play(
                "kimura: grapple target=rao part=torso hands=1",
                "rao: none",
                dice=rolls(9),
                otherwise="default",
                until="brenn@turn",
            )
            assert seized.fighter("brenn").at == at(6, 5)
            assert len(seized.fight.holds) == 2


@pytest.mark.rule("GUR-RUL-27", "GUR-WRE-18", "GUR-OPT-10")
def test_the_bonus_of_a_determined_attack_may_go_to_a_grapple() -> None:
    double = {"use": "kimura", "traits": {"extra_attack": 1}}
    start = arena(double, "brenn").play("kimura: all-out-attack version=determined")
    first = start.play(
        "kimura: grapple target=brenn part=torso hands=1 bonus=yes",
        "brenn: none",
        dice=rolls(9),
        otherwise="default",
        until="kimura@attack",
    )
    assert first.tally("attack").total == 15 + 4
    then = first.play(
        "kimura: strike target=brenn weapon=punch", dice=rolls(15), otherwise="default", steps=0
    )
    assert "all-out-determined" not in then.parts("attack")


@pytest.mark.rule("GUR-RUL-50", "GUR-WRE-01")
def test_a_grapple_before_a_slam_is_made_on_the_move() -> None:
    wild = {"use": "kimura", "traits": {"extra_attack": 1}}
    running = arena(wild, {"use": "brenn", "at": [7, 5]}).play(
        "kimura: move-and-attack version=slam path=6,5",
        "kimura: grapple target=brenn part=torso hands=2",
        dice=rolls(10),
        otherwise="default",
        until="brenn@turn",
    )
    assert running.tally("attack").total == 9


# All-Out Attacks.


@pytest.mark.rule("GUR-RUL-51", "GUR-OPT-10")
def test_an_extra_attack_beside_a_double_may_go_to_another() -> None:
    swift = {"use": "aldric", "traits": {"extra_attack": 1}}
    start = arena(swift, "brenn", {"use": "rao", "at": [6, 4]}).play(
        "aldric: all-out-attack version=double",
        f"aldric: {SWORD}",
        dice=rolls(15),
        until="aldric@attack",
        otherwise="default",
    )
    assert start.offers("strike") == ["brenn", "rao"]
    other = "aldric: strike target=rao weapon=thrusting-broadsword mode=swing"
    spread = start.play(other, dice=rolls(15), until="aldric@attack", otherwise="default")
    assert spread.offers("strike") == ["brenn", "rao"]  # either of them is struck twice
    twice = start.play(
        f"aldric: {SWORD}", dice=rolls(15), until="aldric@attack", otherwise="default"
    )
    assert twice.offers("strike") == ["brenn", "rao"]
    plain = arena("aldric", "brenn", {"use": "rao", "at": [6, 4]}).play(
        "aldric: all-out-attack version=double",
        f"aldric: {SWORD}",
        dice=rolls(15),
        until="aldric@attack",
        otherwise="default",
    )
    assert plain.offers("strike") == ["brenn"]
    rapid = plain.play(
        f"aldric: {SWORD} split=rapid-strike",
        dice=rolls(15),
        until="aldric@attack",
        otherwise="default",
    )
    assert rapid.offers("strike") == ["brenn", "rao"]


@pytest.mark.rule("GUR-MAN-03")
def test_all_out_nobody_closes_in_after_the_first_blow() -> None:
    start = arena("kimura", "brenn").play("kimura: all-out-attack version=double")
    assert "grapple" in start.offers()
    kicked = start.play(
        "kimura: strike target=brenn weapon=kick",
        dice=rolls(14, 9),
        otherwise="default",
        until="kimura@attack",
    )
    assert "grapple" not in kicked.offers()
    assert kicked.offers("strike target=brenn") == ["kick"]


@pytest.mark.rule("GUR-MOV-09", "GUR-MOV-04")
def test_entering_a_foes_hex_costs_movement() -> None:
    after = arena("kimura", {"use": "brenn", "at": [7, 5]}).play(
        "kimura: move-and-attack version=melee path=6,5",
        "kimura: strike target=brenn weapon=punch",
        dice=rolls(10),
        until="kimura@step",
        otherwise="default",
    )
    assert after.question.points == 2 * (6 - 1 - 1)  # type: ignore[attr-defined]


@pytest.mark.rule("GUR-MAN-19", "GUR-OPT-12")
def test_no_wild_swing_on_the_move() -> None:
    run = arena("aldric", {"use": "brenn", "at": [6, 5]}).play(
        "aldric: move-and-attack version=melee path=6,4 facing=5", until="aldric@step"
    )
    assert [a.by for a in run.asked if a.kind == "attack"] == ["void"]  # nothing to choose


@pytest.mark.rule("GUR-MAN-09")
def test_the_feint_of_an_all_out_attack_is_for_this_turn() -> None:
    feinted = arena("ysaline", "aldric").play(
        "ysaline: all-out-attack version=feint",
        "ysaline: feint target=aldric weapon=rapier",
        "ysaline: done",
        dice=rolls(9, 14),
        otherwise="default",
        until="aldric@turn",
    )
    assert feinted.fighter("ysaline").feint == 0


# Steps.


@pytest.mark.rule("GUR-MOV-03", "GUR-MAN-24")
def test_a_step_after_the_blow_may_be_spent_on_the_knees() -> None:
    start = struck(arena("aldric", "brenn"), SWORD, dice=rolls(15), until="aldric@step")
    knelt = start.play("aldric: kneel", otherwise="default", until="brenn@turn")
    assert knelt.fighter("aldric").posture == 2
    low = {"use": "aldric", "posture": "kneeling", "belt": ["dagger"], "hands": []}
    up = arena(low, "brenn").play(
        "aldric: ready item=dagger way=draw-right",
        "aldric: rise",
        otherwise="default",
        until="brenn@turn",
    )
    assert up.fighter("aldric").posture == 0
    assert up.fighter("aldric").hands


@pytest.mark.rule("GUR-MAN-14", "GUR-OPT-08")
def test_both_limbs_of_a_committed_rapid_strike_are_barred() -> None:
    first = arena("kimura", "brenn").play(
        "kimura: committed-attack version=strong weapon=kick",
        "kimura: strike target=brenn weapon=kick split=rapid-strike",
        dice=rolls(12, 9),
        otherwise="default",
        until="kimura@attack",
    )
    second = first.play(
        "kimura: strike target=brenn weapon=punch", dice=rolls(15), otherwise="default", steps=0
    )
    assert second.fighter("kimura").barred == LEGS | 1


@pytest.mark.rule("GUR-MAN-34", "GUR-MOV-14")
def test_a_knock_to_the_ground_distracts() -> None:
    fight = battle(
        {"use": "hrodgar", "hands": [{"item": "maul", "hand": "both"}]},
        {"use": "rao", "st": 10},
    )
    who(fight, "rao").concentrating = 1
    blown = situation(fight).play(
        "hrodgar: attack",
        "hrodgar: strike target=rao weapon=maul",
        "rao: none",
        dice=rolls(9, "3d:4,4,4", 15, 15),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert blown.fighter("rao").posture == LYING
    assert blown.happened("concentration-lost")


@pytest.mark.rule("GUR-INJ-10")
def test_who_has_his_breath_back_is_no_longer_collapsed() -> None:
    fight = battle("aldric", "brenn")
    brenn = who(fight, "brenn")
    brenn.fp, brenn.collapsed = 0, True
    fight.set_field(brenn, "fp", "3")
    assert not brenn.out()


@pytest.mark.rule("GUR-DEF-20", "GUR-DEF-01")
def test_peripheral_vision_meets_even_what_was_never_in_front() -> None:
    for sees, may in ((False, False), (True, True)):
        back = {"use": "aldric", "facing": 0, "traits": {"peripheral_vision": sees}}
        fight = battle("brenn", back)
        who(fight, "aldric").saw = 0
        hit = situation(fight).play(
            "brenn: attack",
            "brenn: strike target=aldric weapon=shortsword mode=swing",
            dice=rolls(9, "1d:1"),
            otherwise="default",
            until="over",
            steps=1,
        )
        assert ("defence" in [a.kind for a in hit.asked]) == may


@pytest.mark.rule("GUR-MAN-38", "GUR-MAN-36")
def test_a_bow_waits_for_whoever_comes_into_its_range() -> None:
    far = {"use": "aldric", "at": [19, 5]}
    start = arena(ARCHER, far).play(
        "brenn: wait when=foe-in-reach as=attack weapon=longbow", until="aldric@turn"
    )
    met = start.play("aldric: move path=18,5", otherwise="default", until="brenn@wait")
    assert met.question.kind == "wait"


@pytest.mark.rule("GUR-WRE-12", "GUR-DEF-20")
def test_who_came_from_behind_chokes_from_behind() -> None:
    staff = {"use": "brenn", "hands": [{"item": "quarterstaff", "hand": "both"}]}
    fight = battle(staff, "aldric")
    brenn, aldric = who(fight, "brenn"), who(fight, "aldric")
    brenn.at, brenn.close_with, brenn.close_arc = aldric.at, aldric.index, 2
    turn = situation(fight).play("brenn: attack")
    assert turn.offers("grapple target=aldric part=neck") == ["quarterstaff"]


@pytest.mark.rule("GUR-OPT-03", "GUR-MOV-08")
def test_a_feint_needs_the_foe_in_reach_and_in_front() -> None:
    near = arena({"use": "brenn", "hands": ["blackjack"]}, "aldric").play("brenn: attack")
    assert "blackjack" not in near.offers("feint target=aldric")
    assert "blackjack" in near.offers("strike target=aldric")  # by a step into his hex
    turned = arena({"use": "aldric", "facing": 2}, "brenn").play("aldric: attack facing=2")
    assert "feint" not in turned.offers()
