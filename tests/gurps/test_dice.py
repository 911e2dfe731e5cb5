"""Success rolls, criticals and the four tables."""

from typing import Any

import pytest

from fechtbuch.books.gurps.battle import Battle
from fechtbuch.books.gurps.blow import STRIKE, Blow
from fechtbuch.books.gurps.critical import after_critical, bungle, critical_hit, critical_miss
from fechtbuch.books.gurps.rolls import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    FAILURE,
    SUCCESS,
    damage_dice,
    judge,
    margin_of,
)
from fechtbuch.books.gurps.terms import EYE, LYING, SKULL, TORSO
from fechtbuch.engine.dice import ScriptedDice, parse_script
from tests.gurps.arena import arena, battle, blow, rolls, who


def scripted(fight: Battle, *totals: int | str) -> Battle:
    fight.dice = ScriptedDice(parse_script(rolls(*totals)))
    return fight


@pytest.mark.rule("GUR-DIC-01")
def test_three_and_four_succeed_and_seventeen_fails_whatever_the_score() -> None:
    assert judge(4, -5, -5) == CRITICAL_SUCCESS
    assert judge(17, 30, 30) == FAILURE
    assert judge(10, 10, 10) == SUCCESS
    assert judge(11, 10, 10) == FAILURE
    duel = arena("aldric", {"use": "brenn"}).play("aldric: attack")
    strike = "strike target=brenn weapon=kick location=eye"
    assert "eye" not in duel.offers("strike target=brenn weapon=kick")
    duel.refuses(f"aldric: {strike}")


@pytest.mark.rule("GUR-DIC-04", "GUR-RUL-38")
def test_a_failure_by_ten_is_critical_unless_switched_off_for_shots() -> None:
    assert judge(18, 16, 16) == CRITICAL_FAILURE
    assert judge(17, 15, 15) == CRITICAL_FAILURE
    assert judge(17, 16, 16) == FAILURE
    assert judge(15, 5, 5) == CRITICAL_FAILURE
    assert judge(15, 5, 5, False) == FAILURE
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}], "belt": []}
    for switch, kind in (("on", "fumbles"), ("off", "misses")):
        shot = arena(
            archer,
            {"use": "aldric", "at": [95, 5]},
            ranged_crit_fail_by_10=switch,
            ground={"bounds": [0, 0, 120, 12]},
        )
        played = shot.play(
            "brenn: attack",
            "brenn: shoot target=aldric weapon=longbow",
            dice=rolls(16, 10) if kind == "fumbles" else rolls(16),
            otherwise="default",
            steps=1,
        )
        assert played.tally("attack").total == 6
        assert played.happened(kind)


@pytest.mark.rule("GUR-DIC-02", "GUR-DIC-07")
def test_margins_and_the_least_of_damage() -> None:
    assert margin_of(4, 2) == 0
    assert margin_of(17, 20) == -1
    assert margin_of(9, 12) == 3
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    assert damage_dice(scripted(fight, "d:1"), aldric, 1, -4, True, "damage") == 0
    assert damage_dice(scripted(fight, "d:1"), aldric, 1, -4, False, "damage") == 1


def hit(total: int, location: int = TORSO, **more: Any) -> Any:
    fight = battle("aldric", "brenn")
    struck = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    struck.location = location
    for name, value in more.items():
        setattr(struck, name, value)
    return critical_hit(scripted(fight, total), struck), fight, struck


@pytest.mark.rule("GUR-DIC-10")
def test_a_critical_hit_does_what_its_table_says() -> None:
    assert hit(3)[0].effect.times == hit(18)[0].effect.times == 3
    assert hit(5)[0].effect.times == hit(16)[0].effect.times == 2
    assert hit(4)[0].effect.half_dr == hit(17)[0].effect.half_dr == 1
    assert hit(6)[0].effect.most
    assert hit(15)[0].effect.most
    assert all(hit(total)[0].effect.major for total in (7, 13, 14))
    assert hit(8)[0].effect.numbs
    plain = hit(10)[0]
    assert (plain.effect.times, plain.effect.most, plain.drops_all) == (1, False, False)
    found, fight, struck = hit(12)
    after_critical(fight, struck, found, 0)
    assert not who(fight, "brenn").hands
    duel = arena("aldric", "brenn")
    played = duel.play(
        "aldric: attack",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(4, 16, "2d:1,1"),
        otherwise="default",
        steps=1,
    )
    assert not [asked for asked in played.asked if asked.kind == "defence"]
    assert played.event("damage").amount == 4


@pytest.mark.rule("GUR-DIC-11")
def test_the_head_has_a_critical_table_of_its_own() -> None:
    assert hit(3, SKULL)[0].effect.no_dr
    assert hit(5, SKULL)[0].effect.half_dr == 2
    assert hit(5, SKULL)[0].effect.major
    assert hit(7, SKULL)[2].location == EYE
    behind = hit(7, SKULL, arc=2)
    assert behind[2].location == SKULL
    assert behind[0].effect.half_dr == 2
    found, fight, struck = hit(8, SKULL)
    after_critical(fight, struck, found, 0)
    assert who(fight, "brenn").idle
    assert hit(15, SKULL)[0].effect.most
    assert hit(16, SKULL)[0].effect.times == 2
    assert hit(17, SKULL)[0].effect.half_dr == 1
    assert hit(18, SKULL)[0].effect.times == 3
    found, fight, struck = hit(14, SKULL)
    after_critical(fight, struck, found, 0)
    assert not who(fight, "brenn").hands


def fumble(*totals: int | str, mode: str = "swing", parry: bool = False, **sheet: Any) -> Battle:
    fight = battle({"use": "aldric", **sheet}, "brenn")
    struck = blow(fight, "aldric", "brenn", "thrusting-broadsword", mode)
    aldric = who(fight, "aldric")
    critical_miss(scripted(fight, *totals), struck, aldric, aldric.hands[0], parry)
    return fight


@pytest.mark.rule("GUR-DIC-12", "GUR-RUL-70")
def test_an_armed_fumble_does_what_its_table_says() -> None:
    assert fumble(3).things[0].place == 3
    fine: dict[str, Any] = {
        "hands": [{"item": "thrusting-broadsword", "quality": "fine"}, "medium-shield"]
    }
    assert fumble(3, 10, **fine).things[0].place == 2
    assert fumble(3, 17, **fine).things[0].place == 3
    hurt = fumble(5, "d:1", "d:1", "2d:3,3")
    assert who(hurt, "aldric").hp < 13
    rerolled = fumble(5, 7, mode="thrust")
    assert who(rerolled, "aldric").off_balance
    twice = fumble(5, 6, "d:6", "d:1", "d:6", mode="thrust")
    assert who(twice, "aldric").hp <= 13
    assert who(fumble(13), "aldric").off_balance
    assert fumble(8).things[0].unready == 1
    assert fumble(10).things[0].place == 2
    assert fumble(14, "d:3", "d:1").things[0].at != who(fumble(10), "aldric").at
    assert fumble(14, parry=True).things[0].place == 2
    strained = who(fumble(15), "aldric")
    assert strained.lame_arms() == 1
    assert strained.hands
    assert who(fumble(16), "aldric").posture == LYING


def bungled(total: int, *more: int | str, parry: bool = False, key: str = "punch") -> Battle:
    fight = battle("kimura", "brenn")
    struck = blow(fight, "kimura", "brenn", key)
    bungle(scripted(fight, total, *more), struck, who(fight, "kimura"), struck.arm, parry)
    return fight


@pytest.mark.rule("GUR-DIC-13")
def test_an_unarmed_fumble_does_what_its_table_says() -> None:
    assert who(bungled(3), "kimura").unconscious
    strained = who(bungled(4), "kimura")
    assert strained.hp == 12
    assert strained.lame_arms() == 1
    assert who(bungled(5, "d:2"), "kimura").hp < 13
    stumbled = bungled(7)
    assert stumbled.apart(who(stumbled, "kimura"), who(stumbled, "brenn")) == 1
    assert who(bungled(7, parry=True), "kimura").posture == LYING
    assert who(bungled(8), "kimura").posture == LYING
    assert who(bungled(10), "kimura").off_balance
    assert who(bungled(12, 14), "kimura").posture == LYING
    assert who(bungled(12, 12), "kimura").posture != LYING
    assert who(bungled(12, 12, key="kick"), "kimura").posture == LYING
    assert who(bungled(13), "kimura").guard_dropped
    torn = who(bungled(15, "d:5"), "kimura")
    assert torn.torn
    assert torn.hp == 11


@pytest.mark.rule("GUR-DEF-22")
def test_critical_defences_and_their_failures() -> None:
    duel = arena("brenn", "aldric")
    start = duel.play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        dice=rolls(9),
        otherwise="default",
        until="aldric@defence",
    )
    fumbled = start.play("aldric: block", dice=rolls(3, 10), otherwise="default", steps=0)
    assert fumbled.event("drops").item == "shortsword"
    fallen = start.play("aldric: dodge", dice=rolls(18, "1d:1"), otherwise="default", steps=0)
    assert fallen.fighter("aldric").posture == LYING
    unready = start.play("aldric: block", dice=rolls(18, "1d:1"), otherwise="default", steps=0)
    assert unready.fighter("aldric").shield().unready == 1
    dropped = start.play(
        "aldric: parry weapon=thrusting-broadsword",
        dice=rolls(18, 10, "1d:1"),
        otherwise="default",
        steps=0,
    )
    assert dropped.event("drops").item == "thrusting-broadsword"
    own = Blow(
        who(duel.fight, "brenn"),
        who(duel.fight, "aldric"),
        None,
        who(duel.fight, "brenn").block.punch,
        STRIKE,
    )
    assert not own.ranged()
