"""Success rolls, margins, contests and the four critical tables (GUR-DIC)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import (
    LEFT_ARM,
    LEFT_LEG,
    LOCATIONS,
    LYING,
    RIGHT_ARM,
    RIGHT_HAND,
    RIGHT_LEG,
    STANDING,
)
from fechtbuch.books.gurps.rules.basics.rolls import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    FAILURE,
    SUCCESS,
    damage_dice,
    judge,
    margin_of,
    quick_contest,
    regular_contest,
)
from fechtbuch.books.gurps.rules.defending.defence_scores import dodge_score, plain_dodge
from fechtbuch.books.gurps.rules.harm.critical_misses import bungle, critical_miss
from fechtbuch.books.gurps.rules.hitting.declaring import declare
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score, split_penalty
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.testing import situation
from tests.gurps.arena import (
    arena,
    at,
    battle,
    blow,
    grip,
    parts,
    rolls,
    scripted,
    struck,
    telling,
    who,
)

SWORD = "strike target=brenn weapon=thrusting-broadsword mode=swing"
HAND, GROUND, SPENT = 0, 2, 3


# Rolls and margins.


@pytest.mark.rule("GUR-DIC-01")
def test_a_total_up_to_the_score_succeeds() -> None:
    assert judge(10, 10, 10) == SUCCESS
    assert judge(11, 10, 10) == FAILURE
    assert judge(4, -5, -5) == CRITICAL_SUCCESS
    assert judge(5, 4, 4) == FAILURE
    assert judge(16, 30, 30) == SUCCESS
    assert judge(17, 30, 30) == FAILURE


@pytest.mark.rule("GUR-DIC-01")
def test_nothing_voluntary_is_tried_below_three() -> None:
    eye = "strike target=aldric weapon=shortsword mode=thrust location=eye"
    dusk = arena("brenn", "aldric", scene={"darkness": 1})
    assert struck(dusk, eye, dice=rolls(12)).tally("attack").total == 3
    dark = arena("brenn", "aldric", scene={"darkness": 2}).play("brenn: attack")
    assert dark.offers(f"{eye} split=") == ["yes"]  # 13 − 9 − 2 is 2: only if it is telegraphed
    shown = dark.play(f"brenn: {eye}", dice=rolls(11), otherwise="default", steps=0, until="over")
    assert shown.tally("attack").total == 6
    pitch = arena("brenn", "aldric", scene={"darkness": 9}).play("brenn: attack")
    assert "eye" not in pitch.offers("strike target=aldric weapon=shortsword mode=thrust")
    assert "groin" in pitch.offers("strike target=aldric weapon=shortsword mode=thrust")
    assert pitch.offers("strike target=aldric weapon=shortsword mode=swing location=groin") == [
        "yes"
    ]  # no Rapid Strike at −6 any more: the next thing asked is whether it is telegraphed


@pytest.mark.rule("GUR-DIC-01", "GUR-DIC-09")
def test_who_cannot_reach_three_does_not_attack_at_all() -> None:
    clumsy = {"use": "brenn", "skills": {"shortsword": 8, "brawling": 8}, "dx": 8}
    night = arena(clumsy, "aldric", scene={"darkness": 9}).play("brenn: attack")
    assert "strike" in night.offers()  # 8 − 9 + 4 is 3
    worse = arena({**clumsy, "posture": "kneeling"}, "aldric", scene={"darkness": 9})
    assert "strike" not in worse.play("brenn: attack").offers()
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}]}
    for far, shoots in ((150, True), (230, False)):  # 16 − 11 − 2, 16 − 13 − 2
        there = {"use": "aldric", "at": [5 + far, 5]}
        night = arena(archer, there, scene={"darkness": 2}).play("brenn: attack")
        assert ("shoot" in night.offers() if night.question.kind == "attack" else False) == shoots


@pytest.mark.rule("GUR-DIC-01")
def test_a_feint_below_three_is_not_tried() -> None:
    for shock, feints in ((4, True), (8, False)):
        skills = {"shortsword": 8, "brawling": 8}
        fight = battle({"use": "brenn", "skills": skills, "dx": 8}, "aldric")
        brenn = who(fight, "brenn")
        brenn.shock, brenn.shock_cap = shock, 8
        offers = situation(fight).play("brenn: attack").offers()
        assert ("feint" in offers) == feints


@pytest.mark.rule("GUR-DIC-01")
def test_a_defence_below_three_is_rolled_and_succeeds_on_four() -> None:
    low = {"use": "brenn", "states": ["stunned"], "posture": "lying", "hp_left": 3}
    saved = struck(arena("aldric", low), SWORD, "brenn: dodge", dice=rolls(10, 4, 10))
    assert saved.tally("dodge").total == -2
    assert saved.happened("defended")


@pytest.mark.rule("GUR-DIC-02")
@pytest.mark.parametrize(
    ("total", "score", "margin"),
    [(9, 12, 3), (12, 12, 0), (13, 12, -1), (4, 2, 0), (3, 9, 6), (17, 20, -1), (18, 16, -2)],
)
def test_margins(total: int, score: int, margin: int) -> None:
    assert margin_of(total, score) == margin


@pytest.mark.rule("GUR-DIC-03")
def test_five_is_critical_from_fifteen_and_six_from_sixteen_on() -> None:
    for score in range(3, 21):
        critical = [t for t in range(3, 19) if judge(t, score, score) == CRITICAL_SUCCESS]
        assert critical == ([3, 4, 5, 6] if score >= 16 else [3, 4, 5] if score == 15 else [3, 4])


@pytest.mark.rule("GUR-DIC-04")
def test_critical_failures() -> None:
    for score in range(3, 21):
        critical = [t for t in range(3, 19) if judge(t, score, score) == CRITICAL_FAILURE]
        by_ten = [t for t in range(5, 19) if t >= score + 10]
        last = [18] if score >= 16 else [17, 18]
        assert critical == sorted({*by_ten, *last})


@pytest.mark.rule("GUR-DIC-04", "GUR-RUL-38")
@pytest.mark.parametrize(("switch", "kind"), [("on", "fumbles"), ("off", "misses")])
def test_a_failure_by_ten_at_range_is_critical_by_switch(switch: str, kind: str) -> None:
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}], "belt": []}
    far = arena(
        archer,
        {"use": "aldric", "at": [95, 5]},
        ranged_crit_fail_by_10=switch,
        ground={"bounds": [0, 0, 120, 12]},
    )
    dice = rolls(16, 10) if kind == "fumbles" else rolls(16)
    shot = struck(far, "shoot target=aldric weapon=longbow", dice=dice)
    assert shot.tally("attack").total == 6
    assert shot.happened(kind)


@pytest.mark.rule("GUR-RUL-64")
def test_criticals_are_judged_without_the_telegraphic_bonus() -> None:
    """The seed gives +4 to the attack and says no more.

    GUR-DIC-04 reckons failures by the effective score, which would count the +4, GUR-OPT-07 takes
    it out of critical hits only. GUR-RUL-64 decides for both alike: what is shown openly helps to
    hit, and neither makes a hit better nor a blunder rarer.
    """
    assert judge(5, 16, 12) == SUCCESS
    assert judge(17, 19, 15) == CRITICAL_FAILURE
    assert judge(17, 20, 16) == FAILURE
    loud = f"{SWORD} telegraphic=yes"
    hit = struck(arena("aldric", "brenn"), loud, dice=rolls(6), until="brenn@defence")
    assert hit.tally("attack").total == 18
    fumbled = struck(arena("aldric", "brenn"), loud, dice=rolls(17, 10))
    assert fumbled.happened("fumbles")


# Contests.


def contest(kind: Any, mine: int, his: int, *totals: int) -> tuple[int, int, int]:
    """The result and the two scores as they were rolled against."""
    fight = scripted(telling(battle("aldric", "brenn")), *totals)
    one, other = who(fight, "aldric"), who(fight, "brenn")
    a, b = fight.tally("strength", mine, "GUR-DIC-05"), fight.tally("strength", his, "GUR-DIC-05")
    return int(kind(fight, one, a, other, b, "contest")), int(a.total), int(b.total)


@pytest.mark.rule("GUR-DIC-05")
@pytest.mark.parametrize(
    ("mine", "his", "totals", "victory"),
    [
        (12, 10, (9, 11), 4),  # success against failure: 3 + 1
        (12, 10, (9, 9), 2),  # both succeed
        (10, 10, (12, 14), 2),  # both fail, the smaller failure wins
        (10, 10, (14, 11), -3),
        (12, 12, (9, 9), 0),
        (20, 10, (17, 11), 0),  # 17 fails by 1
    ],
)
def test_quick_contests(mine: int, his: int, totals: tuple[int, int], victory: int) -> None:
    assert contest(quick_contest, mine, his, *totals)[0] == victory


@pytest.mark.rule("GUR-RUL-21")
def test_a_lock_hurts_by_the_margin_of_victory() -> None:
    fight = battle("kimura", {"use": "brenn", "hp": 200})
    grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    cranked = situation(fight).play(
        "kimura: crank target=brenn", dice=rolls(12, 14), until="kimura@turn"
    )
    assert cranked.event("injured").amount == 3 + 2


@pytest.mark.rule("GUR-DIC-06")
@pytest.mark.parametrize(
    ("mine", "his", "scores"),
    [
        (15, 12, (15, 12)),
        (14, 13, (14, 13)),
        (18, 16, (12, 10)),
        (14, 14, (10, 10)),
        (5, 4, (11, 10)),
        (6, 5, (11, 10)),
        (6, 7, (6, 7)),
        (25, 12, (20, 10)),
        (12, 31, (10, 25)),
        (40, 16, (25, 10)),
    ],
)
def test_scores_of_a_regular_contest(mine: int, his: int, scores: tuple[int, int]) -> None:
    won, a, b = contest(regular_contest, mine, his, 4, 17)
    assert (won, (a, b)) == (1, scores)


@pytest.mark.rule("GUR-DIC-06", "GUR-RUL-46")
@pytest.mark.parametrize(
    ("totals", "won"), [((9, 13), 1), ((13, 9), -1), ((9, 9), 0), ((13, 13), 0)]
)
def test_one_pass_of_a_regular_contest(totals: tuple[int, int], won: int) -> None:
    assert contest(regular_contest, 12, 12, *totals)[0] == won


# Damage dice and rounding.


@pytest.mark.rule("GUR-DIC-07")
def test_the_least_of_damage() -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    assert damage_dice(scripted(fight, "d:1"), aldric, 1, -4, True, "damage") == 0
    assert damage_dice(scripted(fight, "d:1"), aldric, 1, -4, False, "damage") == 1
    assert damage_dice(scripted(fight, "2d:3,4"), aldric, 2, 1, False, "damage") == 8
    weak = arena({"use": "brenn", "st": 7}, {"use": "aldric", "armour": []})
    thrust = "strike target=aldric weapon=shortsword mode=thrust"
    hit = struck(weak, thrust, "aldric: none", dice=rolls(9, "d:1"))
    assert hit.event("damage").amount == 1
    punch = "strike target=aldric weapon=punch"
    soft = struck(weak, punch, "aldric: none", dice=rolls(9, "d:1"))
    assert soft.event("damage").amount == 0


@pytest.mark.rule("GUR-DIC-08")
def test_rounding() -> None:
    half = {"use": "brenn", "st": 13, "hp": 12, "hp_left": 3, "fp_left": 3, "move": 7}
    brenn = who(battle(half, "aldric"), "brenn")
    assert brenn.strength() == 7
    assert brenn.pace() == 2  # 7, 4, 2, up each time
    assert plain_dodge(battle(half, "aldric"), brenn).total == 3  # 9, 5, 3
    fight = battle("ysaline", "brenn")
    strike = blow(fight, "ysaline", "brenn", "rapier")
    strike.split, strike.flurry = 1, True
    assert split_penalty(fight, strike) == -1  # −6, −3, −1, toward zero
    cut = struck(
        arena("aldric", {"use": "brenn", "hp": 200}), SWORD, "brenn: none", dice=rolls(9, "2d:2,3")
    )
    assert cut.event("injured").amount == 4  # 3 × 1.5, down


@pytest.mark.rule("GUR-DIC-09")
def test_an_attack_score_is_added_up_before_it_is_capped() -> None:
    sheet = {"use": "aldric", "hands": ["thrusting-broadsword", "large-shield"]}
    fight = telling(battle(sheet, "brenn", scene={"darkness": 1}))
    aldric = who(fight, "aldric")
    aldric.shock, aldric.posture = 2, 2
    strike = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    strike.hasty, strike.telegraphic, strike.location = True, True, 11
    found = melee_score(fight, strike)
    assert parts(found) == {
        "skill": 14,
        "on-the-move": -4,
        "location": -2,
        "posture": -2,
        "shock": -2,
        "large-shield": -2,
        "darkness": -1,
        "telegraphic": 4,
    }
    strike.location, aldric.posture, aldric.shock = 4, 0, 0
    capped = melee_score(fight, strike)
    assert capped.total == 9
    assert parts(capped)["at-most-nine"] == -2


# The tables.


def critical(total: int, *dice: int | str, where: str = "", **brenn: Any) -> Any:
    """Aldric rolls a 4 and then this total on the table; Brenn has HP to spare."""
    duel = arena("aldric", {"use": "brenn", "hp": 200, **brenn})
    return struck(duel, f"{SWORD}{where}", dice=rolls(4, total, *dice))


@pytest.mark.rule("GUR-DIC-10")
@pytest.mark.parametrize(
    ("total", "injury"),
    [(3, 24), (4, 7), (5, 15), (9, 6), (10, 6), (11, 6), (16, 15), (17, 7), (18, 24)],
)
def test_critical_hits_multiply_damage_or_halve_armour(total: int, injury: int) -> None:
    hit = critical(total, "2d:3,3")
    assert not [asked for asked in hit.asked if asked.kind == "defence"]
    assert hit.event("injured").amount == injury  # 6 against DR 2, cutting


@pytest.mark.rule("GUR-DIC-10")
@pytest.mark.parametrize("total", [6, 15])
def test_a_critical_hit_may_do_all_damage_there_is(total: int) -> None:
    assert critical(total).event("injured").amount == 15


@pytest.mark.rule("GUR-DIC-10")
@pytest.mark.parametrize("total", [7, 13, 14])
def test_a_critical_hit_may_be_a_major_wound_whatever_its_size(total: int) -> None:
    assert critical(total, "2d:1,2", 11).tally("knockdown").total == 11
    assert not critical(total, "2d:1,1").rolls("knockdown")  # nothing got through


@pytest.mark.rule("GUR-DIC-10")
def test_a_critical_hit_may_numb_a_limb_and_double_shock() -> None:
    hit = critical(8, "2d:1,2", where=" location=right-arm", hp=12)
    brenn = hit.fighter("brenn")
    assert hit.event("injured").amount == 4
    assert (brenn.shock, brenn.numb) == (8, [RIGHT_ARM, 5])  # 16 − HT 11
    assert not brenn.hands
    assert brenn.lame_arms() == 1
    tough = critical(8, "2d:1,2", where=" location=right-arm", hp=12, ht=15)
    assert tough.fighter("brenn").numb == [RIGHT_ARM, 2]


@pytest.mark.rule("GUR-DIC-10")
def test_a_critical_hit_may_open_the_hand_even_through_armour() -> None:
    hit = critical(12, "2d:1,1")
    assert not hit.happened("injured")
    assert not hit.fighter("brenn").hands


@pytest.mark.rule("GUR-DIC-11")
@pytest.mark.parametrize(
    ("total", "dice", "injury"),
    [
        (3, (10,), 48),  # all damage, no DR
        (4, ("2d:3,3", 4), 16),  # DR 3 counts 2, a major wound
        (5, ("2d:3,3", 4), 16),
        (8, ("2d:3,3",), 12),
        (9, ("2d:3,3",), 12),
        (10, ("2d:3,3",), 12),
        (11, ("2d:3,3",), 12),
        (12, ("2d:3,3",), 12),
        (13, ("2d:3,3",), 12),
        (14, ("2d:3,3",), 12),
        (15, (10,), 36),
        (16, ("2d:3,3", 10), 36),
        (17, ("2d:3,3", 10), 20),  # DR 3 counts 1
        (18, ("2d:3,3", 10), 60),
    ],
)
def test_critical_hits_on_the_skull(total: int, dice: tuple[int | str, ...], injury: int) -> None:
    hit = critical(total, *dice, where=" location=skull", armour=["cloth-cap"])
    assert hit.event("injured").amount == injury
    brenn = hit.fighter("brenn")
    assert bool(brenn.idle) == (total == 8)
    assert bool(hit.happened("scarred")) == (total in (12, 13))
    assert bool(brenn.hands) == (total != 14)
    assert bool(hit.rolls("knockdown")) == (len(dice) > 1 or total in (3, 15))
    if total in (4, 5):
        assert hit.tally("knockdown").total == 1


@pytest.mark.rule("GUR-DIC-11")
@pytest.mark.parametrize("total", [6, 7])
def test_a_critical_hit_on_the_head_may_find_the_eye(total: int) -> None:
    hit = critical(total, "2d:3,3", 4, where=" location=skull", armour=["cloth-cap"])
    assert hit.event("injured").word == "eye"
    assert hit.event("injured").amount == 24
    behind = critical(total, "2d:3,3", 4, where=" location=skull", armour=["cloth-cap"], facing=0)
    assert behind.event("injured").word == "skull"
    assert behind.event("injured").amount == 16
    assert behind.fighter("brenn").eyes_lost == 0
    assert hit.fighter("brenn").eyes_lost == 1


@pytest.mark.rule("GUR-DIC-11")
def test_who_is_off_balance_must_do_nothing_next() -> None:
    hit = critical(8, "2d:3,3", where=" location=skull", armour=["cloth-cap"])
    idle = hit.play(until="brenn@turn", otherwise="default")
    assert idle.offers() == ["do-nothing", "drop"]
    again = idle.play("brenn: do-nothing", "aldric: do-nothing", until="brenn@turn")
    assert "attack" in again.offers()


@pytest.mark.rule("GUR-DIC-11")
def test_of_two_weapons_one_falls_at_random() -> None:
    for die, left in (("d:3", "main-gauche"), ("d:4", "rapier")):
        duel = arena("aldric", {"use": "ysaline", "hp": 200})
        face = "strike target=ysaline weapon=thrusting-broadsword mode=swing location=face"
        hit = struck(duel, face, dice=rolls(4, 14, "2d:1,1", die))
        assert [thing.slug for thing in hit.fighter("ysaline").hands] == [left]


def fumble(*totals: int | str, mode: str = "swing", parry: bool = False, **sheet: Any) -> Battle:
    """Aldric bungles with his broadsword."""
    fight = battle({"use": "aldric", "hp": 200, **sheet}, "brenn")
    bad = blow(fight, "aldric", "brenn", fight.things[0].kind.key, mode)
    aldric = who(fight, "aldric")
    critical_miss(scripted(fight, *totals), bad, aldric, aldric.hands[0], parry)
    fight.dice.finish()  # type: ignore[attr-defined]
    return fight


FINE: dict[str, Any] = {"hands": [{"item": "thrusting-broadsword", "quality": "fine"}]}
CHEAP: dict[str, Any] = {"hands": [{"item": "thrusting-broadsword", "quality": "cheap"}]}


@pytest.mark.rule("GUR-DIC-12")
@pytest.mark.parametrize("total", [3, 4, 17, 18])
def test_a_weapon_breaks(total: int) -> None:
    assert fumble(total).things[0].place == SPENT
    assert fumble(total, 17, **FINE).things[0].place == SPENT
    assert fumble(total, 4, **FINE).things[0].place == SPENT
    assert fumble(total, 10, **FINE).things[0].place == GROUND
    mace: dict[str, Any] = {"hands": ["mace"], "skills": {"axe-mace": 14}}
    assert fumble(total, 15, **mace).things[0].place == GROUND  # solid, so sturdy


@pytest.mark.rule("GUR-DIC-12")
@pytest.mark.parametrize(
    ("arm", "side", "hit"),
    [
        ("d:3", "d:3", RIGHT_ARM),
        ("d:3", "d:4", LEFT_ARM),
        ("d:4", "d:3", RIGHT_LEG),
        ("d:4", "d:4", LEFT_LEG),
    ],
)
def test_who_hits_himself(arm: str, side: str, hit: int) -> None:
    bare: dict[str, Any] = {"armour": []}
    for total, injury in ((5, 12), (6, 6)):
        fight = battle({"use": "aldric", "hp": 200, **bare}, "brenn")
        fight.telling = True
        aldric = who(fight, "aldric")
        bad = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
        critical_miss(
            scripted(fight, total, arm, side, "2d:4,4"), bad, aldric, aldric.hands[0], False
        )
        assert aldric.hp == 200 - injury
        assert [e.word for e in fight.events if e.kind == "injured"] == [LOCATIONS[hit]]


@pytest.mark.rule("GUR-DIC-12")
@pytest.mark.parametrize("total", [7, 13])
def test_who_loses_his_balance(total: int) -> None:
    assert who(fumble(total), "aldric").off_balance


@pytest.mark.rule("GUR-DIC-12")
@pytest.mark.parametrize("total", [8, 12])
def test_a_weapon_turns_in_the_hand(total: int) -> None:
    fight = fumble(total)
    assert (fight.things[0].unready, fight.things[0].place) == (1, HAND)


@pytest.mark.rule("GUR-DIC-12")
@pytest.mark.parametrize("total", [9, 10, 11])
def test_a_weapon_is_dropped_and_a_cheap_one_breaks(total: int) -> None:
    assert fumble(total).things[0].place == GROUND
    assert fumble(total, **CHEAP).things[0].place == SPENT


@pytest.mark.rule("GUR-DIC-12")
def test_a_swung_weapon_flies() -> None:
    assert fumble(14, "d:3", "d:4").things[0].at == at(2, 5)
    away = fumble(14, "d:3", "d:3", at=[5, 8], facing=0)
    assert away.things[0].at == at(8, 8)


@pytest.mark.rule("GUR-DIC-12")
def test_a_flying_weapon_hits_whoever_stands_there_for_half() -> None:
    fight = fumble(14, "d:1", "d:1", 14, "2d:6,4")  # DX 13 fails; 10 halved, DR 2
    assert who(fight, "brenn").hp == 12 - 4
    assert who(fumble(14, "d:1", "d:1", 13), "brenn").hp == 12


@pytest.mark.rule("GUR-DIC-12")
def test_a_strained_shoulder_and_a_fall() -> None:
    strained = who(fumble(15), "aldric")
    assert strained.numb == [RIGHT_ARM, 1800]
    assert strained.hands
    assert who(fumble(16), "aldric").posture == LYING


@pytest.mark.rule("GUR-RUL-70")
def test_a_result_that_refers_to_another_follows_it_wholly() -> None:
    # 6 is "as 5": a thrust rolls again and takes a second 5 or 6, whichever it is.
    assert who(fumble(6, 7, mode="thrust"), "aldric").off_balance
    twice = fumble(6, 5, "d:1", "d:1", "d:5", mode="thrust", armour=[])
    assert who(twice, "aldric").hp == 200 - 7  # 1d+2 in full, impaling an arm
    half = fumble(5, 6, "d:1", "d:1", "d:5", mode="thrust", armour=[])
    assert who(half, "aldric").hp == 200 - 3
    # 14 of a thrust or a parry is "as 9": a cheap weapon breaks.
    assert fumble(14, mode="thrust").things[0].place == GROUND
    assert fumble(14, parry=True).things[0].place == GROUND
    assert fumble(14, mode="thrust", **CHEAP).things[0].place == SPENT
    # 16 of a shot is "as 7": off balance, not down.
    archer = battle({"use": "brenn", "hands": [{"item": "longbow", "st": 12}]}, "aldric")
    brenn = who(archer, "brenn")
    shot = blow(archer, "brenn", "aldric", "longbow")
    critical_miss(scripted(archer, 16), shot, brenn, brenn.hands[0], False)
    assert (brenn.off_balance, brenn.posture) == (True, STANDING)
    # And a shot rolls 5 and 6 again like a thrust.
    critical_miss(scripted(archer, 5, 9), shot, brenn, brenn.hands[0], False)
    assert archer.things[0].place == GROUND


def bungled(*totals: int | str, parry: bool = False, key: str = "punch", **foe: Any) -> Battle:
    """Kimura bungles a bare-handed attack or parry."""
    fight = battle({"use": "kimura", "hp": 200, "facing": 1}, {"use": "brenn", **foe})
    bad = blow(fight, "kimura", "brenn", key)
    bungle(scripted(fight, *totals), bad, who(fight, "kimura"), bad.arm, parry)
    fight.dice.finish()  # type: ignore[attr-defined]
    return fight


@pytest.mark.rule("GUR-DIC-13")
@pytest.mark.parametrize("total", [3, 18])
def test_a_bungler_knocks_himself_out(total: int) -> None:
    assert who(bungled(total), "kimura").unconscious


@pytest.mark.rule("GUR-DIC-13")
@pytest.mark.parametrize("total", [4, 17])
def test_a_bungler_strains_the_limb(total: int) -> None:
    kimura = who(bungled(total), "kimura")
    assert (kimura.hp, kimura.numb) == (199, [RIGHT_HAND, 1800])
    head = who(bungled(total, key="head-butt"), "kimura")
    assert (head.hp, head.shaken) == (200, 20 - 12)


@pytest.mark.rule("GUR-DIC-13")
def test_a_bungler_strikes_something_solid() -> None:
    unarmed: dict[str, Any] = {"hands": []}
    assert who(bungled(5, "d:6", **unarmed), "kimura").hp == 200 - 6  # thrust, without Karate
    assert who(bungled(16, "d:6", **unarmed), "kimura").hp == 200 - 6
    assert who(bungled(6, "d:6", **unarmed), "kimura").hp == 200 - 3


@pytest.mark.rule("GUR-DIC-13")
def test_a_bungler_runs_onto_a_point_with_his_own_strength() -> None:
    # Shortsword thrust with Kimura's ST 13 is 1d, impaling a hand; Brenn's own would be 1d − 1.
    assert who(bungled(5, "d:6"), "kimura").hp == 200 - 6
    assert who(bungled(5, "d:6", st=20), "kimura").hp == 200 - 6


@pytest.mark.rule("GUR-DIC-13")
@pytest.mark.parametrize("total", [7, 14])
def test_a_bungler_stumbles_past(total: int) -> None:
    fight = bungled(total)
    kimura = who(fight, "kimura")
    assert (kimura.at, kimura.facing) == (at(7, 5), 0)
    assert who(bungled(total, parry=True), "kimura").posture == LYING


@pytest.mark.rule("GUR-DIC-13")
def test_a_bungler_falls_or_loses_balance_or_guard() -> None:
    assert who(bungled(8), "kimura").posture == LYING
    for total in (9, 10, 11):
        assert who(bungled(total), "kimura").off_balance
    assert who(bungled(12, 14), "kimura").posture == LYING
    assert who(bungled(12, 13), "kimura").posture == STANDING
    assert who(bungled(12, 9, key="kick"), "kimura").posture == STANDING  # DX 13 − 4
    assert who(bungled(12, 10, key="kick"), "kimura").posture == LYING
    assert who(bungled(13), "kimura").guard_dropped


@pytest.mark.rule("GUR-DIC-13")
def test_a_dropped_guard_doubles_feints_and_studies() -> None:
    fight = telling(battle("ysaline", "kimura"))
    ysaline, kimura = who(fight, "ysaline"), who(fight, "kimura")
    kimura.guard_dropped = True
    ysaline.studied, ysaline.studies = kimura.index, 2
    thrust = blow(fight, "ysaline", "kimura", "rapier")
    assert parts(melee_score(fight, thrust))["evaluate"] == 4
    ysaline.feint, ysaline.feint_on = 3, kimura.index
    declare(fight, thrust)
    found = parts(dodge_score(fight, kimura, thrust, 0, 0))
    assert (found["guard-dropped"], found["feint"]) == (-2, -6)


@pytest.mark.rule("GUR-DIC-13")
def test_a_torn_muscle() -> None:
    fight = telling(bungled(15, "d:5"))
    kimura = who(fight, "kimura")
    assert kimura.hp == 198
    punch = parts(melee_score(fight, blow(fight, "kimura", "brenn", "punch")))
    assert (punch["torn-muscle"], punch["sore-limb"]) == (-1, -3)
    kick = parts(melee_score(fight, blow(fight, "kimura", "brenn", "kick")))
    assert "sore-limb" not in kick
    sword = blow(fight, "brenn", "kimura", "shortsword", "swing")
    assert parts(dodge_score(fight, kimura, sword, 0, 0))["torn-muscle"] == -1
    kimura.block.high_pain = True
    punch = parts(melee_score(fight, blow(fight, "kimura", "brenn", "punch")))
    assert punch["sore-limb"] == -1
    assert who(bungled(15, "d:2"), "kimura").hp == 200
