"""States: postures, stun, balance, being out of it (GUR-STA)."""

import pytest

from fechtbuch.books.gurps.kinds.terms import LYING, POSTURES, RIGHT_ARM, SKULL
from fechtbuch.books.gurps.rules.basics.locations import location_penalty
from fechtbuch.books.gurps.rules.basics.states import fall
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import may_defend, parry_form, weapon_parries
from fechtbuch.books.gurps.rules.defending.retreats import may_retreat
from fechtbuch.books.gurps.rules.hitting.ranged import ranged_score
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.books.gurps.rules.things.usable_weapons import means_of
from fechtbuch.testing import situation
from tests.gurps.arena import arena, at, battle, blow, parts, rolls, telling, who

ARCHER = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}], "belt": []}


@pytest.mark.rule("GUR-STA-01")
@pytest.mark.parametrize(
    ("posture", "strike", "guard"),
    [
        ("standing", 0, 0),
        ("crouching", -2, 0),
        ("kneeling", -2, -2),
        ("sitting", -2, -2),
        ("crawling", -4, -3),
        ("lying", -4, -3),
    ],
)
def test_postures(posture: str, strike: int, guard: int) -> None:
    fight = battle({"use": "aldric", "posture": posture}, "brenn")
    aldric = who(fight, "aldric")
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert melee_score(fight, swing).total == 14 + strike
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    form = parry_form(fight, aldric.hands[0], cut, aldric)
    assert form is not None
    found = [
        dodge_score(fight, aldric, cut, 0, 0).total,
        parry_score(fight, aldric, cut, aldric.hands[0], form, "", 0, 0).total,
        block_score(fight, aldric, cut, aldric.hands[1], 0, 0).total,
    ]
    assert found == [10 + guard, 13 + guard, 12 + guard]
    shot = telling(battle({"use": "rao", "posture": posture}, {"use": "brenn", "at": [9, 5]}))
    assert "posture" not in parts(ranged_score(shot, blow(shot, "rao", "brenn", "assault-rifle")))


@pytest.mark.rule("GUR-STA-01", "GUR-RNG-14")
@pytest.mark.parametrize("posture", POSTURES)
def test_who_is_low_is_hard_to_shoot_from_beyond_reach(posture: str) -> None:
    wanted = 0 if posture == "standing" else -2
    for far, part in ((1, 0), (2, wanted), (4, wanted)):  # within reach there is no low target
        foe = {"use": "brenn", "posture": posture}
        fight = telling(battle("rao", foe, apart=far))
        found = parts(ranged_score(fight, blow(fight, "rao", "brenn", "assault-rifle")))
        assert found.get("low-target", 0) == part


@pytest.mark.rule("GUR-STA-01")
def test_who_crawls_reaches_only_his_own_hex_and_bows_need_room() -> None:
    low = arena({"use": "aldric", "posture": "crawling"}, "brenn").play(
        "aldric: attack", otherwise="default", until="aldric@attack"
    )
    assert "thrusting-broadsword" not in low.offers("strike target=brenn")
    for posture, may in (("kneeling", True), ("lying", False)):
        turn = arena({**ARCHER, "posture": posture}, {"use": "aldric", "at": [9, 5]}).play(
            "brenn: attack", otherwise="default", until="brenn@attack" if may else "@turn"
        )
        assert bool([a for a in turn.asked if a.kind == "attack" and a.by != "void"]) == may


@pytest.mark.rule("GUR-STA-02", "GUR-RUL-40")
def test_who_falls_stays_in_his_one_hex_with_facing_and_things() -> None:
    fight = battle({"use": "brenn", "facing": 2}, "aldric")
    brenn = who(fight, "brenn")
    fall(fight, brenn, "GUR-STA-02")
    assert (brenn.posture, brenn.facing, brenn.at, len(brenn.hands)) == (LYING, 2, at(5, 5), 1)
    free = [f for f in fight.grid.neighbours(brenn.at) if fight.somebody_at(f) is None]
    assert len(free) == 5  # Aldric alone stands beside him


@pytest.mark.rule("GUR-STA-03", "GUR-SEQ-03")
def test_the_stunned_do_nothing_but_drop_things_and_forget_their_aim() -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    aldric.aims, aldric.aim_at, aldric.studies, aldric.studied, aldric.concentrating = 2, 1, 2, 1, 1
    fight.change_state(aldric, "stunned", True, "")
    assert (aldric.aims, aldric.studies, aldric.concentrating) == (0, 0, 0)
    turn = situation(fight).play()
    assert turn.offers() == ["do-nothing", "drop"]
    turn.refuses("aldric: attack", rule="GUR-SEQ-03")
    assert not may_retreat(fight, aldric)


@pytest.mark.rule("GUR-STA-04")
@pytest.mark.parametrize(
    ("use", "state", "score"),
    [
        ("aldric", "stunned", 12),
        ("aldric", "mentally-stunned", 16),
        ("brenn", "mentally-stunned", 11),
        ("brenn", "stunned", 11),
    ],
)
def test_recovering_from_stun(use: str, state: str, score: int) -> None:
    duel = arena({"use": use, "slug": "it", "states": [state]}, "kimura")
    better = duel.play("it: do-nothing", dice=rolls(score), steps=1)
    assert better.tally("recovery").total == score
    assert not better.fighter("it").stunned
    assert duel.play("it: do-nothing", dice=rolls(17), steps=1).fighter("it").stunned


@pytest.mark.rule("GUR-STA-05")
def test_off_balance() -> None:
    fight = battle("brenn", "aldric")
    aldric = who(fight, "aldric")
    aldric.off_balance = True
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    assert dodge_score(fight, aldric, cut, 0, 0).total == 10 - 2
    assert not may_retreat(fight, aldric)
    turn = situation(fight).play(until="aldric@turn", otherwise="default")
    assert not turn.fighter("aldric").off_balance


@pytest.mark.rule("GUR-STA-06")
def test_an_unready_weapon_is_of_no_use() -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    sword, shield = aldric.hands
    assert sword in weapon_parries(fight, aldric, cut)
    sword.unready = shield.unready = 1
    assert weapon_parries(fight, aldric, cut) == []
    assert [means.name() for means in means_of(fight, aldric)] == ["kick", "head-butt"]
    assert situation(fight).play().offers("ready item=thrusting-broadsword") == ["ready"]
    done = situation(fight).play(
        "aldric: ready item=thrusting-broadsword way=ready",
        otherwise="default",
        until="over",
        steps=1,
    )
    assert done.fighter("aldric").hands[0].ready()


@pytest.mark.rule("GUR-STA-07")
def test_the_helpless() -> None:
    fight = battle("aldric", "brenn")
    brenn = who(fight, "brenn")
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    for state in ("asleep", "unconscious", "collapsed"):
        assert may_defend(fight, brenn, swing)
        setattr(brenn, state, True)
        assert not may_defend(fight, brenn, swing)
        for location, penalty in ((SKULL, -3), (RIGHT_ARM, -1)):
            swing.location = location
            assert location_penalty(fight, swing) == penalty
        setattr(brenn, state, False)
    swing.location = SKULL
    assert location_penalty(fight, swing) == -7


@pytest.mark.rule("GUR-STA-08")
def test_the_fight_ends_when_a_side_has_nobody_left() -> None:
    fight = battle("aldric", "brenn", {"use": "rao", "at": [8, 5]})
    fight.change_state(who(fight, "brenn"), "unconscious", True, "")
    going = situation(fight).play("aldric: do-nothing", until="rao@turn")
    assert not going.over  # Brenn is passed over, Rao is asked
    fight.change_state(who(fight, "rao"), "dead", True, "")
    over = situation(fight).play("aldric: do-nothing", until="over")
    assert over.winner == "side-0"
