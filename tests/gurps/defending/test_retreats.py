"""Retreat options, interposition and the low-line parry (GUR-RET)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_DEFENCE,
    ASIDE,
    ATTACK,
    BACK,
    DIVE,
    DODGE,
    FORWARD,
    LYING,
    RIGHT_LEG,
    WAIT,
)
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import parry_form
from fechtbuch.books.gurps.rules.defending.retreats import hexes_for, may_retreat, options
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    arena,
    at,
    battle,
    blow,
    coming,
    grip,
    parts,
    rolls,
    struck,
    telling,
    who,
)

SWORD = "strike target=ysaline weapon=thrusting-broadsword mode=swing"


def asked(target: Any = "ysaline", strike: str = SWORD, **more: Any) -> Situation:
    """Aldric has hit."""
    return struck(arena("aldric", target, **more), strike, dice=rolls(9), until="@defence")


def columns(option: int) -> tuple[list[int], list[int]]:
    """What an option adds to dodge, fencing and Judo parries; to block and other parries."""
    fight = battle("aldric", {"use": "ysaline", "skills": {"judo": 14}})
    ysaline = who(fight, "ysaline")
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    form = parry_form(fight, ysaline.hands[0], swing, ysaline)
    assert form is not None

    def large(step: int) -> list[int]:
        return [
            dodge_score(fight, ysaline, swing, step, 0).total,
            parry_score(fight, ysaline, swing, ysaline.hands[0], form, "", step, 0).total,
            bare_score(fight, ysaline, swing, 1, "judo", step, 0).total,
        ]

    other = battle("brenn", "aldric")
    aldric = who(other, "aldric")
    cut = blow(other, "brenn", "aldric", "shortsword", "swing")
    own = parry_form(other, aldric.hands[0], cut, aldric)
    assert own is not None

    def small(step: int) -> list[int]:
        return [
            block_score(other, aldric, cut, aldric.hands[1], step, 0).total,
            parry_score(other, aldric, cut, aldric.hands[0], own, "", step, 0).total,
            bare_score(other, aldric, cut, 1, "brawling", step, 0).total,
        ]

    return (
        [a - b for a, b in zip(large(option), large(0))],
        [a - b for a, b in zip(small(option), small(0))],
    )


@pytest.mark.rule("GUR-RET-02")
def test_a_retreat_leads_away_for_three_or_one() -> None:
    assert columns(BACK) == ([3, 3, 3], [1, 1, 1])
    fight = battle("aldric", "ysaline")
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    hexes = hexes_for(fight, who(fight, "ysaline"), swing, BACK)
    assert sorted(hexes) == sorted([at(7, 5), at(7, 4), at(6, 6)])


@pytest.mark.rule("GUR-RET-03")
def test_a_dive_from_a_shot() -> None:
    fight = telling(battle("rao", "aldric"))
    aldric = who(fight, "aldric")
    shot = blow(fight, "rao", "aldric", "assault-rifle")
    assert options(fight, aldric, shot) == [DIVE]
    assert parts(dodge_score(fight, aldric, shot, DIVE, 0))["dive"] == 3
    plain = block_score(fight, aldric, shot, aldric.hands[1], 0, 0).total
    assert block_score(fight, aldric, shot, aldric.hands[1], DIVE, 0).total == plain
    target = {"use": "brenn", "at": [8, 5]}
    hit = struck(
        arena("rao", target),
        "shoot target=brenn weapon=assault-rifle shots=1",
        dice=rolls(9),
        until="brenn@defence",
    )
    saved = hit.play("brenn: dodge retreat=dive", dice=rolls(12), otherwise="default", steps=0)
    brenn = saved.fighter("brenn")
    assert (brenn.posture, brenn.at) == (LYING, at(8, 5))


@pytest.mark.rule("GUR-RET-04")
def test_a_dive_from_a_blow() -> None:
    assert columns(DIVE) == ([2, 2, 2], [0, 0, 0])
    saved = asked().play(
        "ysaline: dodge retreat=dive", dice=rolls(12), otherwise="default", steps=0
    )
    ysaline = saved.fighter("ysaline")
    assert saved.tally("dodge").total == 12  # lying counts from the next defence on
    assert (ysaline.posture, ysaline.at) == (LYING, at(6, 5))


@pytest.mark.rule("GUR-RET-05")
def test_a_sidestep_keeps_the_distance() -> None:
    assert columns(ASIDE) == ([2, 2, 2], [0, 0, 0])
    fight = battle("aldric", "ysaline")
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    hexes = hexes_for(fight, who(fight, "ysaline"), swing, ASIDE)
    assert sorted(hexes) == sorted([at(6, 4), at(5, 6)])


@pytest.mark.rule("GUR-RET-06")
def test_a_step_forward_enters_the_attackers_hex() -> None:
    assert columns(FORWARD) == ([1, 1, 1], [-1, -1, -1])
    saved = asked().play(
        "ysaline: dodge retreat=forward", dice=rolls(11), otherwise="default", steps=0
    )
    assert saved.fighter("ysaline").at == at(5, 5)
    far = battle(
        {"use": "pikeman", "hands": [{"item": "long-spear", "hand": "both"}]}, "ysaline", apart=2
    )
    thrust = blow(far, "pikeman", "ysaline", "long-spear")
    assert hexes_for(far, who(far, "ysaline"), thrust, FORWARD) == [at(6, 5)]


@pytest.mark.rule("GUR-RET-01")
def test_one_retreat_between_own_turns() -> None:
    saved = asked().play(
        "ysaline: dodge retreat=back to=7,5", dice=rolls(13), otherwise="default", steps=0
    )
    ysaline = saved.fighter("ysaline")
    assert (ysaline.at, ysaline.retreated) == (at(7, 5), True)
    assert not may_retreat(saved.fight, ysaline)
    turn = saved.play(until="ysaline@turn", otherwise="default")
    assert may_retreat(turn.fight, turn.fighter("ysaline"))
    failed = asked().play(
        "ysaline: dodge retreat=back to=7,5", dice=rolls(14, "2d:1,1"), otherwise="default", steps=0
    )
    assert failed.fighter("ysaline").at == at(7, 5)  # made in any case


@pytest.mark.rule("GUR-RET-01")
def test_states_that_forbid_a_retreat() -> None:
    fight = battle("aldric", "ysaline")
    ysaline = who(fight, "ysaline")
    assert may_retreat(fight, ysaline)
    for state in ("sprinted", "off_balance", "retreated"):
        setattr(ysaline, state, True)
        assert not may_retreat(fight, ysaline)
        setattr(ysaline, state, False)
    ysaline.stunned = 2
    assert not may_retreat(fight, ysaline)
    ysaline.stunned = 0
    grip(fight, "aldric", "ysaline")
    assert not may_retreat(fight, ysaline)


@pytest.mark.rule("GUR-RET-01")
@pytest.mark.parametrize(
    ("posture", "found"),
    [
        (0, [BACK, ASIDE, FORWARD, DIVE]),
        (1, [BACK, ASIDE, FORWARD, DIVE]),
        (2, [DIVE]),
        (3, []),
        (4, []),
        (5, [BACK]),
    ],
)
def test_postures_that_forbid_a_retreat(posture: int, found: list[int]) -> None:
    fight = battle("aldric", "ysaline")
    ysaline = who(fight, "ysaline")
    ysaline.posture = posture
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    assert options(fight, ysaline, swing) == found


@pytest.mark.rule("GUR-RET-01")
def test_a_retreat_needs_a_free_hex_and_turns_one_side_at_most() -> None:
    walls = [[7, 5], [7, 4]]
    walled = asked(ground={"bounds": [0, 0, 20, 12], "walls": walls})
    assert walled.offers('dodge acrobatic="" retreat=back') == ["6,6"]
    fight = battle("aldric", "ysaline", {"use": "brenn", "at": [7, 5]})
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    assert at(7, 5) not in hexes_for(fight, who(fight, "ysaline"), swing, BACK)
    free = asked()
    assert sorted(free.offers('dodge acrobatic="" retreat=back to=7,5')) == ["2", "3", "4"]
    turned = free.play(
        "ysaline: dodge retreat=back to=7,5 facing=4", dice=rolls(13), otherwise="default", steps=0
    )
    assert turned.fighter("ysaline").facing == 4


@pytest.mark.rule("GUR-RUL-63")
def test_however_long_the_step_a_retreat_is_one_hex() -> None:
    fight = battle("aldric", {"use": "ysaline", "move": 20, "speed": 20})
    ysaline = who(fight, "ysaline")
    assert ysaline.step() == 2
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    for option in (BACK, ASIDE, FORWARD):
        for there in hexes_for(fight, ysaline, swing, option):
            assert fight.grid.distance(there, ysaline.at) == 1


@pytest.mark.rule("GUR-RUL-20")
def test_directions_on_hexes() -> None:
    fight = battle("aldric", "ysaline", apart=3)
    aldric, ysaline = who(fight, "aldric"), who(fight, "ysaline")
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    for option, far in ((BACK, 4), (ASIDE, 3), (FORWARD, 2)):
        found = hexes_for(fight, ysaline, swing, option)
        assert found
        assert {int(fight.grid.distance(there, aldric.at)) for there in found} == {far}


@pytest.mark.rule("GUR-RUL-19")
def test_a_dive_is_made_standing_or_kneeling_in_the_own_hex() -> None:
    for posture, may in (("standing", True), ("kneeling", True), ("sitting", False)):
        fight = battle("aldric", {"use": "ysaline", "posture": posture})
        swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
        ysaline = who(fight, "ysaline")
        assert (DIVE in options(fight, ysaline, swing)) == may
        assert hexes_for(fight, ysaline, swing, DIVE) == [ysaline.at]
    assert columns(DIVE) == ([2, 2, 2], [0, 0, 0])


# Interposition.


def threatened(strike: str = "", **aldric: Any) -> Situation:
    """Brenn strikes at Ysaline; Aldric stands beside her."""
    fight = battle("brenn", "ysaline", {"use": "aldric", "at": [6, 4], **aldric}, sides=[0, 1, 1])
    cut = "strike target=ysaline weapon=shortsword mode=swing"
    return situation(fight).play(
        "brenn: attack",
        f"brenn: {strike or cut}",
        dice=rolls(9),
        otherwise="default",
        until="aldric@interpose",
    )


@pytest.mark.rule("GUR-RET-07")
def test_who_steps_between_is_hit_instead() -> None:
    start = threatened(at=[7, 4])
    assert start.offers("interpose") == ["6,4"]
    taken = start.play("aldric: interpose", dice=rolls(10, 9, "d:6"), otherwise="default", steps=0)
    aldric = taken.fighter("aldric")
    assert (aldric.at, aldric.retreated) == (at(6, 4), True)
    assert taken.event("injured").actor == "aldric"
    assert taken.event("location").word == "torso"
    assert not [a for a in taken.asked if a.kind == "defence"]


@pytest.mark.rule("GUR-RET-07")
def test_who_fails_to_interpose_leaves_the_ally_his_defence() -> None:
    failed = threatened().play(
        "aldric: interpose", dice=rolls(11), otherwise="default", until="ysaline@defence"
    )
    assert failed.fighter("aldric").retreated
    assert "dodge" in failed.offers()


@pytest.mark.rule("GUR-RET-07")
def test_who_may_interpose() -> None:
    cut = "strike target=ysaline weapon=shortsword mode=swing"

    def may(change: dict[str, Any], **state: Any) -> bool:
        fight = battle(
            "brenn", "ysaline", {"use": "aldric", "at": [6, 4], **change}, sides=[0, 1, 1]
        )
        for name, value in state.items():
            setattr(who(fight, "aldric"), name, value)
        played = situation(fight).play(
            "brenn: attack",
            f"brenn: {cut}",
            dice=rolls(9),
            otherwise="default",
            until="ysaline@defence",
        )
        return "interpose" in [a.kind for a in played.asked]

    assert may({})
    assert may({"posture": "crouching"})
    assert not may({"posture": "kneeling"})
    assert not may({"states": ["stunned"]})
    assert not may({"at": [8, 5]})  # no hex beside her that is not farther from the foe
    assert not may({"at": [5, 2]})
    assert not may({}, retreated=True)
    assert not may({}, manoeuvre=9)  # Committed Attack
    assert not may({"facing": 5}, saw=0)


@pytest.mark.rule("GUR-RET-07")
def test_the_interposers_own_awareness_counts_not_the_allys() -> None:
    fight = battle(
        "brenn", {"use": "ysaline", "facing": 0}, {"use": "aldric", "at": [6, 4]}, sides=[0, 1, 1]
    )
    who(fight, "ysaline").saw = 0
    cut = "strike target=ysaline weapon=shortsword mode=swing"
    start = situation(fight).play(
        "brenn: attack",
        f"brenn: {cut}",
        dice=rolls(9),
        otherwise="default",
        until="aldric@interpose",
    )
    assert (
        start.play("aldric: interpose", dice=rolls(10, 9, "d:1"), otherwise="default", steps=0)
        .event("takes-the-blow")
        .actor
        == "aldric"
    )


@pytest.mark.rule("GUR-HIT-01", "GUR-RET-07", "GUR-RUL-68")
def test_a_burst_finds_the_interposer_at_random_places() -> None:
    fight = battle(
        "rao",
        {"use": "ysaline", "at": [10, 5]},
        {"use": "aldric", "at": [9, 5], "hp": 200},
        sides=[0, 1, 1],
    )
    shot = "shoot target=ysaline weapon=assault-rifle shots=10"
    start = situation(fight).play(
        "rao: attack", f"rao: {shot}", dice=rolls(5), otherwise="default", until="aldric@interpose"
    )
    five = "5d:1,1,1,1,1"
    assert coming(start).hits == 3
    taken = start.play(
        "aldric: interpose to=9,5",
        dice=rolls(10, 9, five, 5, five, 12, five),
        otherwise="default",
        steps=0,
    )
    assert [e.word for e in taken.happened("location")] == ["torso", "face", "left-arm"]


@pytest.mark.rule("GUR-RUL-17")
def test_a_critical_hit_can_be_taken_but_not_defended() -> None:
    fight = battle("brenn", "ysaline", {"use": "aldric", "at": [6, 4], "hp": 200}, sides=[0, 1, 1])
    cut = "strike target=ysaline weapon=shortsword mode=swing"
    start = situation(fight).play(
        "brenn: attack",
        f"brenn: {cut}",
        dice=rolls(4),
        otherwise="default",
        until="aldric@interpose",
    )
    taken = start.play(
        "aldric: interpose", dice=rolls(10, 9, 5, "d:6"), otherwise="default", steps=0
    )
    assert taken.event("damage").amount == 16  # 1d+2 doubled
    assert taken.event("damage").target == "aldric"
    failed = start.play(
        "aldric: interpose", dice=rolls(11, 10, "d:1"), otherwise="default", steps=0
    )
    assert failed.event("damage").target == "ysaline"
    assert not [a for a in failed.asked if a.kind == "defence"]
    far = threatened(at=[7, 4]).play(
        "aldric: interpose", dice=rolls(11), otherwise="default", until="ysaline@defence"
    )
    assert far.fighter("aldric").at == at(6, 4)  # moved in any case


@pytest.mark.rule("GUR-RUL-67")
def test_critical_results_of_an_interposing_dodge() -> None:
    start = threatened()
    fallen = start.play(
        "aldric: interpose", dice=rolls(18), otherwise="default", until="ysaline@defence"
    )
    assert fallen.fighter("aldric").posture == LYING
    taken = start.play("aldric: interpose", dice=rolls(3, 10, "d:1"), otherwise="default", steps=0)
    assert taken.event("takes-the-blow").actor == "aldric"
    assert not taken.happened("critical-miss")
    plain = start.play("aldric: interpose", dice=rolls(10, 10, "d:1"), otherwise="default", steps=0)
    assert plain.event("takes-the-blow").actor == "aldric"


# The low-line parry.


@pytest.mark.rule("GUR-RET-08")
def test_a_leg_parries_below_the_waist() -> None:
    for location, may in (
        ("groin", True),
        ("right-leg", True),
        ("left-foot", True),
        ("torso", False),
        ("neck", False),
    ):
        low = asked(strike=f"{SWORD} location={location}" if location != "torso" else SWORD)
        assert ("leg" in low.offers("parry")) == may
    low = asked(strike=f"{SWORD} location=groin")
    done = low.play(
        "ysaline: parry weapon=leg skill=brawling", dice=rolls(8), otherwise="default", steps=0
    )
    assert done.tally("parry").total == 3 + 7 + 1 - 3
    ysaline = done.fighter("ysaline")
    assert (ysaline.parried, ysaline.retreated) == ([0, 0, 1], False)
    groin = blow(done.fight, "aldric", "ysaline", "thrusting-broadsword", "thrust")
    assert bare_score(done.fight, ysaline, groin, 4, "brawling", 0, 0).total == 11 - 4
    low.refuses("ysaline: parry weapon=leg retreat=back")
    kneeling = asked({"use": "ysaline", "posture": "kneeling"}, f"{SWORD} location=groin")
    assert "leg" not in kneeling.offers("parry")
    fight = battle("aldric", "ysaline")
    who(fight, "ysaline").crippled = 1 << RIGHT_LEG
    lame = situation(fight).play(
        "aldric: attack",
        f"aldric: {SWORD} location=groin",
        dice=rolls(9),
        otherwise="default",
        until="@defence",
    )
    assert "leg" not in lame.offers("parry")


@pytest.mark.rule("GUR-RUL-18")
def test_the_low_line_parry_is_no_retreat() -> None:
    fight = battle("aldric", "ysaline")
    ysaline = who(fight, "ysaline")
    ysaline.retreated = True
    start = situation(fight)
    low = start.play(
        "aldric: attack",
        f"aldric: {SWORD} location=groin",
        dice=rolls(9),
        otherwise="default",
        until="@defence",
    )
    assert "leg" in low.offers("parry")
    low.refuses("ysaline: parry weapon=leg retreat=dive")
    fresh = struck(
        arena("aldric", "ysaline"), f"{SWORD} location=groin", dice=rolls(9), until="@defence"
    )
    fresh.refuses("ysaline: parry weapon=leg retreat=dive")
    ysaline.barred = 4  # a Committed kick
    kicked = situation(fight).play(
        "aldric: attack",
        f"aldric: {SWORD} location=groin",
        dice=rolls(9),
        otherwise="default",
        until="@defence",
    )
    assert "leg" not in kicked.offers("parry")


# How long, and against whom.


@pytest.mark.rule("GUR-RET-09", "GUR-RUL-16")
@pytest.mark.parametrize(
    ("option", "left"), [("back", 3), ("aside", 2), ("forward", 0), ("dive", 0)]
)
def test_retreat_and_sidestep_last_against_the_same_attacker(option: str, left: int) -> None:
    saved = asked().play(
        f"ysaline: dodge retreat={option}", dice=rolls(9), otherwise="default", steps=0
    )
    fight = telling(saved.fight)
    ysaline = who(fight, "ysaline")
    again = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    assert parts(dodge_score(fight, ysaline, again, 0, 0)).get("retreat", 0) == left


@pytest.mark.rule("GUR-RET-09")
def test_others_meet_no_bonus_and_a_switch_ends_it_at_once() -> None:
    fight = battle("aldric", "ysaline", {"use": "brenn", "at": [9, 5]})
    ysaline = who(fight, "ysaline")
    ysaline.retreat_from, ysaline.retreat_kind = who(fight, "aldric").index, BACK
    other = blow(fight, "brenn", "ysaline", "shortsword", "swing")
    assert "retreat" not in parts(dodge_score(telling(fight), ysaline, other, 0, 0))
    for switch, bonus in (("on", 3), ("off", 0)):
        played = telling(battle("aldric", "ysaline", retreat_persists=switch))
        ysaline = who(played, "ysaline")
        ysaline.retreat_from, ysaline.retreat_kind = 0, BACK
        swing = blow(played, "aldric", "ysaline", "thrusting-broadsword", "swing")
        assert parts(dodge_score(played, ysaline, swing, 0, 0)).get("retreat", 0) == bonus


@pytest.mark.rule("GUR-RET-10", "GUR-RUL-12")
def test_which_parries_are_mobile() -> None:
    skills = {
        "judo": 14,
        "karate": 14,
        "boxing": 14,
        "wrestling": 14,
        "brawling": 14,
        "sumo-wrestling": 14,
    }
    fight = battle("aldric", {"use": "brenn", "hands": ["shortsword"], "skills": skills})
    brenn = who(fight, "brenn")
    thrust = blow(fight, "aldric", "brenn", "thrusting-broadsword", "thrust")
    found = {}
    for name in ("judo", "karate", "boxing", "wrestling", "brawling", "sumo", "dx"):
        plain = bare_score(fight, brenn, thrust, 2, name, 0, 0).total
        found[name] = bare_score(fight, brenn, thrust, 2, name, BACK, 0).total - plain
    assert found == {
        "judo": 3,
        "karate": 3,
        "boxing": 3,
        "wrestling": 1,
        "brawling": 1,
        "sumo": 1,
        "dx": 1,
    }
    for weapon, skill, bonus in (
        ("rapier", "rapier", 3),
        ("saber", "saber", 3),
        ("shortsword", "shortsword", 1),
    ):
        fight = battle("aldric", {"use": "brenn", "hands": [weapon], "skills": {skill: 14}})
        brenn = who(fight, "brenn")
        thrust = blow(fight, "aldric", "brenn", "thrusting-broadsword", "thrust")
        form = parry_form(fight, brenn.hands[0], thrust, brenn)
        assert form is not None
        scores = [
            parry_score(fight, brenn, thrust, brenn.hands[0], form, "", step, 0).total
            for step in (0, BACK)
        ]
        assert scores[1] - scores[0] == bonus


@pytest.mark.rule("GUR-RET-11")
def test_acrobatics_and_a_retreat_add_up() -> None:
    saved = asked().play(
        "ysaline: dodge acrobatic=yes retreat=back",
        dice=rolls(13, 15),
        otherwise="default",
        steps=0,
    )
    assert saved.tally("dodge").total == 10 + 2 + 3


@pytest.mark.rule("GUR-RET-11")
def test_from_a_shot_there_is_only_the_dive() -> None:
    fight = battle("rao", "ysaline", apart=4)
    ysaline = who(fight, "ysaline")
    assert options(fight, ysaline, blow(fight, "rao", "ysaline", "assault-rifle")) == [DIVE]
    near = battle("aldric", "ysaline")
    swing = blow(near, "aldric", "ysaline", "thrusting-broadsword", "swing")
    assert options(near, who(near, "ysaline"), swing) == [BACK, ASIDE, FORWARD, DIVE]


@pytest.mark.rule("GUR-RET-11")
def test_out_of_a_shared_hex_every_free_hex_is_away() -> None:
    fight = battle("kimura", "ysaline")
    who(fight, "kimura").at = who(fight, "ysaline").at
    punch = blow(fight, "kimura", "ysaline", "punch")
    ysaline = who(fight, "ysaline")
    assert options(fight, ysaline, punch) == [BACK, DIVE]
    assert len(hexes_for(fight, ysaline, punch, BACK)) == 6


@pytest.mark.rule("GUR-RET-11", "GUR-WRE-22")
def test_a_grappler_follows_where_the_other_retreats() -> None:
    held = struck(
        arena("kimura", "ysaline"),
        "grapple target=ysaline part=torso",
        "ysaline: dodge retreat=back to=7,5",
        dice=rolls(12, 14),
    )
    assert held.fighter("kimura").at == held.fighter("ysaline").at == at(7, 5)
    missed = struck(
        arena("kimura", "ysaline"),
        "grapple target=ysaline part=torso",
        "ysaline: dodge retreat=back to=7,5",
        dice=rolls(12, 13),
    )
    assert missed.fighter("kimura").at == at(6, 5)


@pytest.mark.rule("GUR-RET-07", "GUR-MAN-17")
def test_the_interposers_own_manoeuvre_and_state_count() -> None:
    for state, score in (
        ({}, 10),
        ({"manoeuvre": ALL_OUT_DEFENCE, "version": DODGE}, 12),
        ({"guard_dropped": True}, 8),
    ):
        fight = battle("brenn", "ysaline", {"use": "aldric", "at": [6, 4]}, sides=[0, 1, 1])
        for name, value in state.items():
            setattr(who(fight, "aldric"), name, value)
        thrown = situation(fight).play(
            "brenn: attack",
            "brenn: strike target=ysaline weapon=shortsword mode=swing",
            "aldric: interpose",
            dice=rolls(9, 16),
            otherwise="default",
            until="ysaline@defence",
        )
        assert thrown.tally("interpose").total == score


@pytest.mark.rule("GUR-RET-01", "GUR-MOV-15")
def test_a_retreat_turns_by_one_side_at_most() -> None:
    asked = struck(
        arena("brenn", {"use": "ysaline", "facing": 3}),
        "strike target=ysaline weapon=shortsword mode=swing",
        dice=rolls(9),
        until="ysaline@defence",
    )
    assert asked.offers("dodge acrobatic= retreat=back to=7,5") == ["3", "4", "2"]
    turned = asked.play(
        "ysaline: dodge retreat=back to=7,5 facing=4", dice=rolls(9), otherwise="default", steps=0
    )
    assert turned.fighter("ysaline").facing == 4
    dived = asked.play("ysaline: dodge retreat=dive", dice=rolls(9), otherwise="default", steps=0)
    assert dived.fighter("ysaline").facing == 3


@pytest.mark.rule("GUR-RET-07", "GUR-MAN-38")
def test_the_interposers_step_can_spring_a_wait() -> None:
    fight = battle(
        "brenn",
        "ysaline",
        {"use": "aldric", "at": [7, 4]},
        {"use": "rao", "hands": ["large-knife"], "at": [5, 4], "facing": 0},
        sides=[0, 1, 1, 0],
    )
    rao = who(fight, "rao")
    rao.waiting, rao.wait_for, rao.wait_as, rao.manoeuvre = True, "foe-in-reach", ATTACK, WAIT
    rao.wait_with = rao.hands[0].index
    fight.waiters = 1
    thrown = situation(fight).play(
        "brenn: attack",
        "brenn: strike target=ysaline weapon=shortsword mode=swing",
        "aldric: interpose to=6,4",
        dice=rolls(9),
        otherwise="default",
        until="rao@wait",
    )
    assert thrown.fighter("aldric").at == at(6, 4)
