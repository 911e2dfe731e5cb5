"""Rulings that settle single numbers (GUR-RUL-75 to GUR-RUL-83)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.arms import CR, HAND
from fechtbuch.books.gurps.kinds.terms import BACK, LYING, RIGHT_ARM, TORSO
from fechtbuch.books.gurps.rules.defending.defences import meets_behind, on_guard
from fechtbuch.books.gurps.rules.defending.retreats import retreat
from fechtbuch.books.gurps.rules.grappling.locks import crank
from fechtbuch.books.gurps.rules.harm.damage import hurt, resistance
from fechtbuch.books.gurps.rules.hitting.slam import _take
from fechtbuch.testing import situation
from tests.gurps.arena import (
    arena,
    at,
    battle,
    blow,
    grip,
    on_watch,
    parts,
    rolls,
    scripted,
    struck,
    telling,
    who,
)

PLATE: dict[str, Any] = {"use": "brenn", "armour": ["steel-breastplate"]}
WIDE: dict[str, Any] = {"bounds": [-5, -5, 80, 20]}
ONE_TURN: dict[str, Any] = {"otherwise": "default", "until": "over", "steps": 1}


@pytest.mark.rule("GUR-RUL-75")
def test_waits_with_equal_margins_fire_in_the_order_of_the_round() -> None:
    # The round: Brenn, Aldric, Rao, Ysaline; it is Rao's turn that sets them off.
    guards = [{"use": "brenn", "at": [7, 5]}, {"use": "aldric", "at": [7, 6]}]
    mover = {"use": "rao", "at": [9, 5]}
    late = {"use": "ysaline", "at": [8, 4], "skills": {"rapier": 13}}
    fight = battle(*guards, mover, late, sides=[0, 0, 1, 0])
    on_watch(fight, "foe-within", "brenn", "aldric", "ysaline")
    for slug in ("brenn", "aldric", "ysaline"):
        who(fight, slug).wait_hexes = 1
        who(fight, slug).wait_natural, who(fight, slug).wait_with = "bare-hands", -1
        who(fight, slug).block.dx = 12
        who(fight, slug).block.unarmed = 12
    fight.place = 2
    played = situation(fight).play(
        "rao: move path=8,5",
        "ysaline: proceed",
        "brenn: proceed",
        "aldric: proceed",
        dice=rolls(10, 10, 10),
        **ONE_TURN,
    )
    assert [event.actor for event in played.happened("proceeds")] == ["brenn", "aldric", "ysaline"]


@pytest.mark.rule("GUR-RUL-76")
@pytest.mark.parametrize("attack", [15, 6])
def test_fire_on_a_zone_strays_to_nobody(attack: int) -> None:
    beyond = {"use": "kimura", "at": [21, 5]}
    fight = battle(
        "rao", {"use": "brenn", "at": [22, 5], "hp": 200}, beyond, ground=WIDE, sides=[0, 1, 1]
    )
    dodged = [10, 4] if attack == 6 else []  # the torso, and a dodge
    fired = situation(fight).play(
        "rao: all-out-attack version=suppression",
        'rao: suppress weapon=assault-rifle shots=12 path="22,5;23,5"',
        *(["brenn: dodge"] if dodged else []),
        dice=rolls(attack, *dodged),
        otherwise="default",
        until="brenn@turn",
    )
    assert len(fired.rolls("attack")) == 1
    assert not fired.happened("strays")


@pytest.mark.rule("GUR-RUL-77")
def test_a_slam_meets_the_armour_of_the_side_it_strikes() -> None:
    fight = battle("aldric", PLATE)
    brenn, aldric = who(fight, "brenn"), who(fight, "aldric")
    assert resistance(brenn, TORSO, CR, False, False) == 5
    assert _take(fight, brenn, aldric, 6, None, False) == 1
    assert _take(fight, brenn, aldric, 6, None, True) == 6
    for facing, injury in ((3, 0), (0, 3)):  # Brenn looks at Hrodgar, or away from him
        run = arena("hrodgar", {**PLATE, "facing": facing}).play(
            "hrodgar: attack",
            "hrodgar: slam target=brenn",
            *(["brenn: none"] if facing == 3 else []),
            dice=rolls(9, "d:6", "d:1"),
            **ONE_TURN,
        )
        assert run.fighter("brenn").taken == injury


@pytest.mark.rule("GUR-RUL-77")
def test_a_throw_from_the_front_lands_on_the_back() -> None:
    for behind, injury in ((False, 6), (True, 1)):
        fight = battle("kimura", PLATE)
        grip(fight, "kimura", "brenn", behind=behind)
        thrown = situation(fight).play(
            "kimura: attack",
            "kimura: judo-throw target=brenn way=damage",
            *([] if behind else ["brenn: none"]),
            dice=rolls(9, "d:6", 3),
            **ONE_TURN,
        )
        assert thrown.fighter("brenn").taken == injury


@pytest.mark.rule("GUR-RUL-78")
def test_who_is_held_himself_cranks_at_minus_four() -> None:
    fight = telling(battle("kimura", "brenn"))
    hold = grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    grip(fight, "brenn", "kimura", TORSO, 2)
    crank(scripted(fight, 10, 12), who(fight, "kimura"), hold)
    mine = next(event.tally for event in fight.events if event.word == "lock")
    assert mine is not None
    assert parts(mine)["grappled"] == -4


@pytest.mark.rule("GUR-RUL-79")
def test_only_the_step_that_leads_behind_somebody_lets_him_be_met() -> None:
    fight = battle("aldric", "brenn", {"use": "kimura", "at": [9, 5], "facing": 0})
    brenn, kimura = who(fight, "brenn"), who(fight, "kimura")
    cut = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    retreat(fight, brenn, cut, BACK, at(7, 5), -1)
    assert meets_behind(kimura, brenn) is False  # behind him before and after
    back = battle("aldric", "brenn", {"use": "kimura", "at": [7, 5], "facing": 1})
    brenn, kimura = who(back, "brenn"), who(back, "kimura")
    cut = blow(back, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert not meets_behind(kimura, brenn)
    retreat(back, brenn, cut, BACK, at(7, 4), -1)  # from his side into his back
    assert meets_behind(kimura, brenn)


@pytest.mark.rule("GUR-RUL-80")
@pytest.mark.parametrize(("mode", "parries"), [("swing", False), ("thrust", True)])
def test_unbalanced_is_the_mode_that_was_used(mode: str, parries: bool) -> None:
    guard = {
        "use": "pikeman",
        "hands": [{"item": "naginata", "hand": "both", "reach": 2}],
        "skills": {"polearm": 14},
    }
    done = struck(
        arena(guard, "brenn", apart=2),
        f"strike target=brenn weapon=naginata mode={mode}",
        dice=rolls(15),
    )
    pikeman = done.fighter("pikeman")
    assert on_guard(pikeman, pikeman.hands[0]) == parries


@pytest.mark.rule("GUR-RUL-82")
def test_shortsword_has_the_default_of_an_average_skill() -> None:
    fight = battle({"use": "kimura", "hands": ["shortsword"]}, "brenn")
    sword = who(fight, "kimura").hands[0]
    assert sword.place == HAND
    assert sword.forms[0].skill == 13 - 5


@pytest.mark.rule("GUR-RUL-82")
def test_a_slam_that_soft_armour_stops_bruises() -> None:
    fight = battle("aldric", {"use": "brenn", "armour": ["tactical-vest"]})
    brenn, aldric = who(fight, "brenn"), who(fight, "aldric")
    assert _take(fight, brenn, aldric, 5, None, False) == 1
    assert brenn.hp == 11
    wall = battle("hrodgar", {"use": "brenn", "armour": ["tactical-vest"]})
    punch = blow(wall, "hrodgar", "brenn", "punch")
    # 10 points knock him one hex back into Hrodgar's friend; no harm but two bruises.
    who(wall, "brenn").at = at(6, 5)
    assert hurt(scripted(wall, 9), punch, who(wall, "brenn"), 10, TORSO, None) > 0


@pytest.mark.rule("GUR-RUL-83")
def test_the_first_try_out_of_a_pin_is_open_and_then_ten_seconds_count() -> None:
    fight = battle("kimura", {"use": "brenn", "hands": []})
    who(fight, "brenn").posture = LYING
    who(fight, "brenn").until_free = 7  # from an earlier pin
    grip(fight, "kimura", "brenn")
    pinned = situation(fight).play(
        "kimura: attack", "kimura: pin", dice=rolls(12, 14), otherwise="default", until="brenn@turn"
    )
    assert "attack" in pinned.offers()
    tried = pinned.play(
        "brenn: attack", "brenn: break-free", dice=rolls(14, 10), otherwise="default", steps=0
    )
    assert tried.fighter("brenn").until_free == 10
