"""What a deed brings besides its purpose, what of it is told, and where it brings nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from fechtbuch.books.gurps.asking.attack_question import AttackQuestion
from fechtbuch.books.gurps.asking.movement_slots import movement_of
from fechtbuch.books.gurps.asking.open_attacks import strikers
from fechtbuch.books.gurps.asking.open_grips import follows_up, open_holds
from fechtbuch.books.gurps.asking.open_things import at_hand, droppable, quick, ready_ways
from fechtbuch.books.gurps.asking.open_verbs import open_verb
from fechtbuch.books.gurps.kinds.arms import BOTH, CR, CUT, HAND, LEGS, STUCK
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ATTACK,
    BACK,
    COMMITTED,
    DEFENSIVE,
    DETERMINED,
    DOUBLE,
    EVALUATE,
    EYE,
    FEINT,
    FORWARD,
    GREAT_LUNGE,
    KNEELING,
    LEFT_ARM,
    LONG,
    LYING,
    MIGHTY_BLOW,
    NECK,
    NO_EFFORT,
    PHYSICAL,
    RIGHT_ARM,
    RIGHT_HAND,
    STANDING,
    STRONG,
    TORSO,
)
from fechtbuch.books.gurps.play.carrying_out import forget
from fechtbuch.books.gurps.play.sequence import begin, set_order
from fechtbuch.books.gurps.rules.basics.hands import drop
from fechtbuch.books.gurps.rules.basics.letting_go import release
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.declared.declared_blow import blow_of, limbs_named
from fechtbuch.books.gurps.rules.declared.may_attempt import may_telegraph
from fechtbuch.books.gurps.rules.declared.waiting import _by_skill
from fechtbuch.books.gurps.rules.defending.after_defence import count
from fechtbuch.books.gurps.rules.defending.defence_question import acrobatic
from fechtbuch.books.gurps.rules.defending.defence_scores import block_score
from fechtbuch.books.gurps.rules.defending.defending import _leap
from fechtbuch.books.gurps.rules.defending.retreats import retreat
from fechtbuch.books.gurps.rules.grappling.contests import resisting, toppling
from fechtbuch.books.gurps.rules.grappling.grabbing import wrest
from fechtbuch.books.gurps.rules.grappling.grappling import follow
from fechtbuch.books.gurps.rules.grappling.locks import (
    arm_lock,
    choke,
    choking,
    crank,
    harm,
    judo_throw,
    wrench,
    wrenching,
)
from fechtbuch.books.gurps.rules.harm.critical_misses import (
    _hit_self,
    _strained_limb,
    _stumble,
    bungle,
)
from fechtbuch.books.gurps.rules.harm.damage import damage_of, knock_back
from fechtbuch.books.gurps.rules.harm.injury import Wound, cripples_at, injure, keep_mind
from fechtbuch.books.gurps.rules.hitting.attack import (
    _after_swing,
    _fumble,
    _hurt_limb,
    land,
    resolve,
)
from fechtbuch.books.gurps.rules.hitting.disarming import disarm
from fechtbuch.books.gurps.rules.hitting.feint import feint_score
from fechtbuch.books.gurps.rules.hitting.ranged import (
    aim_bonus,
    braces,
    bystanders,
    fire,
    ranged_score,
)
from fechtbuch.books.gurps.rules.hitting.slam import _arrive, _collide
from fechtbuch.books.gurps.rules.hitting.suppression import suppress
from fechtbuch.books.gurps.rules.hitting.to_hit import floor_of, melee_score
from fechtbuch.books.gurps.rules.moving.movement import drags, going, step_error
from fechtbuch.books.gurps.rules.moving.walking import (
    _in_the_way,
    _make_room,
    _straight_on,
    take_step,
    turn_to,
)
from fechtbuch.books.gurps.rules.things.readying import _pull
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import lunge_of, means_of, reaches
from fechtbuch.books.gurps.state.blow import (
    AT_WEAPON,
    DUAL,
    JUDO_THROW,
    LOCK,
    RAPID,
    SLAM_BLOW,
    STRIKE,
    Blow,
)
from fechtbuch.books.gurps.state.choices import Action, Defence
from fechtbuch.books.gurps.state.zones import Zone
from fechtbuch.engine.choices import VERB
from fechtbuch.engine.grid import NOWHERE
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

SWORD = "thrusting-broadsword"
WIDE = {"bounds": [0, 0, 120, 12]}
TORN = 15
"""A sum of the unarmed table: a torn muscle."""
ONE_TURN: dict[str, Any] = {"otherwise": "default", "until": "over", "steps": 1}


@pytest.fixture
def alter(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Change a kind of thing or one of its modes, which all fights share, for one test."""

    def change(owner: object, **fields: object) -> None:
        for name, value in fields.items():
            monkeypatch.setattr(owner, name, value)

    return change


def kinds(fight: Any) -> list[str]:
    """What has been told, by kind."""
    return [event.kind for event in fight.events]


# Through a hold.


@pytest.mark.rule("GUR-WRE-21", "GUR-WRE-22")
def test_a_pin_passes_to_one_of_those_who_hold_the_body() -> None:
    fight = battle("kimura", "brenn", "aldric", "rao", sides=[0, 1, 0, 0])
    pinned = grip(fight, "kimura", "brenn", TORSO, pin=True)
    for helper in ("aldric", "rao"):
        grip(fight, helper, "brenn", TORSO, 1)
    release(fight, pinned, "GUR-WRE-22")
    assert [hold.pin for hold in fight.holds] == [True, False]


@pytest.mark.rule("GUR-WRE-15", "GUR-WRE-18")
@pytest.mark.parametrize(
    ("manoeuvre", "version", "more"),
    [
        (ALL_OUT_ATTACK, DETERMINED, 4),
        (ALL_OUT_ATTACK, STRONG, 0),
        (COMMITTED, DETERMINED, 2),
        (COMMITTED, STRONG, 0),
    ],
)
def test_who_takes_down_by_skill_gains_by_determination_only(
    manoeuvre: int, version: int, more: int
) -> None:
    fight = telling(battle({"use": "kimura", "st": 8}, "brenn"))
    grip(fight, "kimura", "brenn")
    kimura = who(fight, "kimura")
    kimura.manoeuvre, kimura.version = manoeuvre, version
    score = toppling(fight, kimura, who(fight, "brenn"))
    assert parts(score).get("all-out-determined", 0) == more
    assert score.total == 15 + more


@pytest.mark.rule("GUR-WRE-20")
def test_what_is_wrested_is_in_hand_and_told() -> None:
    fight = telling(battle("kimura", {"use": "aldric", "states": ["asleep"]}))
    kimura, aldric = who(fight, "kimura"), who(fight, "aldric")
    hold = grip(fight, "kimura", "aldric", TORSO, 1)
    hold.item = aldric.hands[0].index
    wrest(scripted(fight), kimura, hold)
    assert [(thing.kind.key, thing.place) for thing in kimura.hands] == [(SWORD, HAND)]
    assert "wrested" in kinds(fight)


@pytest.mark.rule("GUR-WRE-05", "GUR-WRE-06")
def test_a_lock_is_told_and_cranked_a_turn_later() -> None:
    fight = telling(battle("kimura", {"use": "brenn", "hp": 80}))
    kimura, brenn = who(fight, "kimura"), who(fight, "brenn")
    hold = grip(fight, "kimura", "brenn", RIGHT_ARM)
    lock = Blow(kimura, brenn, None, kimura.block.punch, LOCK)
    lock.arm, lock.skill, lock.skill_name = BOTH, 16, "judo"
    brenn.manoeuvre = ALL_OUT_ATTACK  # no defence
    assert arm_lock(scripted(fight, 9), lock, 1, hold)
    assert (hold.lock, hold.fresh) == (True, True)
    assert "locks" in kinds(fight)
    crank(scripted(fight, 16, 3), kimura, hold)
    assert "lock-holds" in kinds(fight)
    assert brenn.hp == 80


@pytest.mark.rule("GUR-DMG-03", "GUR-RUL-66")
def test_armour_that_stops_all_lets_nothing_through() -> None:
    fight = telling(battle("kimura", "aldric"))
    kimura, aldric = who(fight, "kimura"), who(fight, "aldric")
    assert harm(fight, kimura, aldric, 0, TORSO, CR, False) == 0
    told = next(event for event in fight.events if event.kind == "damage")
    assert told.values == {"dr": 2, "through": 0}


@pytest.mark.rule("GUR-WRE-07", "GUR-WRE-08")
@pytest.mark.parametrize(("hp", "rolled"), [(12, 1), (-59, 0)])
def test_who_dies_of_a_throw_is_not_stunned_as_well(hp: int, rolled: int) -> None:
    fight = telling(battle("kimura", "brenn"))
    kimura, brenn = who(fight, "kimura"), who(fight, "brenn")
    hold = grip(fight, "kimura", "brenn")
    brenn.hp, brenn.thresholds = hp, 4
    throw = Blow(kimura, brenn, None, kimura.block.punch, JUDO_THROW)
    throw.arm, throw.skill, throw.skill_name = BOTH, 20, "judo"
    brenn.manoeuvre = ALL_OUT_ATTACK
    judo_throw(scripted(fight, 10, "d:6", 5), throw, "damage", NOWHERE, -1, hold)
    assert [event.word for event in fight.events].count("thrown") == rolled


@pytest.mark.rule("GUR-WRE-11")
@pytest.mark.parametrize("won_by", [0, 1])
def test_a_choke_that_wins_by_one_chokes(won_by: int) -> None:
    fight = telling(battle("kimura", "brenn"))
    hold = grip(fight, "kimura", "brenn", NECK, behind=True)
    kimura, brenn = who(fight, "kimura"), who(fight, "brenn")
    mine, his = choking(fight, kimura, hold), resisting(fight, brenn, "GUR-WRE-11")
    before = brenn.fp
    choke(scripted(fight, mine.total - 3 - won_by, his.total - 3), kimura, hold, True)
    assert before - brenn.fp == won_by


@pytest.mark.rule("GUR-WRE-13", "GUR-WRE-14")
@pytest.mark.parametrize(("part", "rule"), [(NECK, "GUR-WRE-13"), (RIGHT_ARM, "GUR-WRE-14")])
def test_a_neck_is_snapped_and_a_limb_is_wrenched(part: int, rule: str) -> None:
    fight = telling(battle("kimura", "brenn"))
    hold = grip(fight, "kimura", "brenn", part)
    kimura = who(fight, "kimura")
    score = wrenching(fight, kimura, hold)
    assert [each.rule for each in score.parts or [] if each.name == "wrench"] == [rule]
    wrench(scripted(fight, 17, 3), kimura, hold)
    assert [event.rule for event in fight.events if event.kind == "wrench-fails"] == [rule]


@pytest.mark.rule("GUR-RUL-87", "GUR-WRE-22")
def test_a_hand_that_is_shot_lame_on_the_way_in_holds_nothing() -> None:
    fight = battle(
        {"use": "kimura", "hp": 30},
        {"use": "brenn", "hp": 200},
        {"use": "rao", "at": [20, 5], "facing": 3},
        ground=WIDE,
    )
    rao, brenn = who(fight, "rao"), who(fight, "brenn")
    zone = Zone(rao.index, rao.hands[0].index, [at(6, 5), at(7, 5)], 12)
    zone.victims = [int(brenn.index)]
    fight.zones = [zone]
    seized = situation(fight).play(
        "kimura: attack",
        "kimura: grapple target=brenn hands=2",
        "brenn: none",
        dice=rolls(8, 8, "5d:6,6,6,6,6", 9, 9),
        **ONE_TURN,
    )
    assert [hold.hands for hold in seized.fight.holds] == [2]
    assert not seized.happened("one-hand-left")


# A zone, and who is held.


@pytest.mark.rule("GUR-RUL-93", "GUR-RUL-85")
@pytest.mark.parametrize("pinned", [False, True])
def test_who_is_only_held_keeps_his_zone_under_fire(pinned: bool) -> None:
    fight = battle("rao", "brenn", ground=WIDE)
    rao = who(fight, "rao")
    fight.zones = [Zone(rao.index, rao.hands[0].index, [at(15, 5), at(16, 5)], 12)]
    grip(fight, "brenn", "rao", TORSO, pin=pinned)
    end_invalid(fight)
    assert len(fight.zones) == (0 if pinned else 1)


# What is declared.


@pytest.mark.rule("GUR-RUL-56")
@pytest.mark.parametrize(
    ("feint", "on", "exclusive", "may"),
    [
        (0, 1, "on", True),
        (2, 2, "on", True),
        (2, 1, "on", False),
        (2, 1, "off", True),
    ],
)
def test_a_telegraph_excludes_only_the_feint_against_the_same_foe(
    feint: int, on: int, exclusive: str, may: bool
) -> None:
    fight = battle("aldric", "brenn", "kimura", telegraphic_exclusive=exclusive)
    aldric = who(fight, "aldric")
    aldric.feint, aldric.feint_on = feint, on
    assert may_telegraph(fight, aldric, who(fight, "brenn")) is may


@pytest.mark.rule("GUR-MAN-38", "GUR-RUL-91")
@pytest.mark.parametrize(("roll", "acts"), [(17, True), (9, False)])
def test_who_has_lost_his_weapon_to_the_surer_wait_does_not_act(roll: int, acts: bool) -> None:
    """Ysaline and Aldric have waited for Brenn; she comes first and strikes Aldric's sword away."""
    fight = battle(
        {"use": "brenn", "hp": 200},
        {"use": "aldric", "hp": 200},
        {"use": "ysaline", "at": [6, 4], "facing": 1},
        sides=[0, 1, 2],
    )
    on_watch(fight, "attack-on-anybody", "aldric", "ysaline")
    who(fight, "aldric").wait_who = who(fight, "brenn").index
    met = situation(fight).play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: proceed",
        "ysaline: proceed",
        "ysaline@attack: disarm target=aldric weapon=rapier",
        *([] if acts else ["aldric: none"]),
        dice=rolls(12, 4, roll, *([16] if acts else [3, 18, "d:1"]), 16),
        otherwise="default",
        until="over",
        steps=1,
    )
    asked = [(question.who, question.kind) for question in met.asked]
    assert (("aldric", "attack") in asked) is acts


@pytest.mark.rule("GUR-MAN-38", "GUR-RUL-75")
def test_the_surest_way_to_use_a_weapon_says_who_is_first() -> None:
    fight = telling(battle("aldric", "brenn"))
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    for fighter in (aldric, brenn):
        fighter.wait_with = fighter.hands[0].index
    forms = aldric.hands[0].forms
    for place, form in enumerate(forms):
        form.skill = 16 - place
    assert len(forms) > 1
    fight.events.clear()
    _by_skill(scripted(fight, 10, 10), [aldric, brenn])
    first = next(event.tally for event in fight.events if event.word == "who-is-first")
    assert first is not None
    assert first.total == 16


# Defences.


@pytest.mark.rule("GUR-DEF-12")
@pytest.mark.parametrize(
    ("own", "total"),
    [
        ({"shield": 0, "dx": 12}, 3 + 4),
        ({"shield": 0, "dx": 13}, 3 + 4),
        ({"shield": 0, "dx": 11}, 3 + 3),
        ({"shield": 12, "block_bonus": 1}, 3 + 6 + 1),
        ({"shield": 12, "block_bonus": 2}, 3 + 6 + 2),
    ],
)
def test_a_block_without_training_and_with_an_enhanced_one(own: dict[str, int], total: int) -> None:
    fight = telling(battle("brenn", "aldric"))
    aldric = who(fight, "aldric")
    for name, value in own.items():
        setattr(aldric.block, name, value)
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    score = block_score(fight, aldric, cut, aldric.hands[1], 0, 0)
    found = parts(score)
    assert found["block"] + found.get("enhanced-defence", 0) == total


@pytest.mark.rule("GUR-DIC-13")
@pytest.mark.parametrize(("high_pain", "lowered"), [(False, -3), (True, -1)])
def test_a_torn_muscle_troubles_those_less_who_feel_little(high_pain: bool, lowered: int) -> None:
    fight = telling(battle("aldric", "brenn"))
    aldric = who(fight, "aldric")
    aldric.sore, aldric.block.high_pain = 3, high_pain
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    assert parts(melee_score(fight, cut))["sore-limb"] == lowered
    met = blow(fight, "brenn", "aldric", "shortsword", "swing")
    assert parts(block_score(fight, aldric, met, aldric.hands[1], 0, 0))["sore-limb"] == lowered


@pytest.mark.rule("GUR-DEF-16")
def test_that_the_parrying_arm_is_struck_is_told() -> None:
    cut = struck(
        arena("aldric", {"use": "kimura", "hp": 100}),
        "strike target=kimura mode=swing",
        "kimura: parry weapon=right-hand",
        "aldric: strike-arm",
        dice=rolls(9, 16, "2d:3,3"),
    )
    assert cut.event("strikes-arm", actor="aldric").target == "kimura"
    assert cut.event("injured").word == "right-arm"


@pytest.mark.rule("GUR-DEF-14")
@pytest.mark.parametrize(("skill", "level"), [(0, 7), (1, 1), (14, 14)])
def test_an_acrobatic_leap_without_the_skill(skill: int, level: int) -> None:
    fight = telling(battle("aldric", "kimura"))
    kimura = who(fight, "kimura")
    assert kimura.block.dx == 13
    kimura.block.acrobatics = skill
    _leap(scripted(fight, 10), kimura, fight.tally("dodge", 9, ""))
    leapt = next(event.tally for event in fight.events if event.word == "acrobatics")
    assert leapt is not None
    assert leapt.total == level


@pytest.mark.rule("GUR-DEF-14", "GUR-RET-07", "GUR-RUL-67")
@pytest.mark.parametrize(("leap", "more"), [(9, 2), (15, -2)])
def test_an_acrobat_throws_himself_between(leap: int, more: int) -> None:
    """The leap decides what his Dodge gains or loses; it is offered once between two turns."""
    fight = battle(
        "hrodgar",
        "brenn",
        {"use": "ysaline", "at": [7, 3], "skills": {"acrobatics": 14, "rapier": 15}},
        sides=[0, 1, 1],
    )
    who(fight, "ysaline").saw = -1
    asked = situation(fight).play(
        "hrodgar: attack",
        "hrodgar: strike target=brenn",
        dice=rolls(9),
        otherwise="default",
        until="ysaline@interpose",
    )
    assert asked.offers("interpose to=6,4") == ["yes"]
    leapt = asked.play(
        "ysaline: interpose to=6,4 acrobatic=yes",
        dice=rolls(leap, 18),
        otherwise="default",
        until="brenn@defence",
    )
    assert parts(leapt.tally("interpose"))["acrobatic-dodge"] == more
    fight.fighters[2].acrobatics_used = True
    again = situation(fight).play(
        "hrodgar: attack",
        "hrodgar: strike target=brenn",
        dice=rolls(9),
        otherwise="default",
        until="ysaline@interpose",
    )
    with pytest.raises(AssertionError):
        assert again.offers("interpose to=6,4") == ["yes"]


@pytest.mark.rule("GUR-RUL-85", "GUR-EFF-10", "GUR-EFF-07")
def test_an_effort_is_paid_once_whatever_comes_of_the_retreat() -> None:
    """A major wound on the way: stunned and down, he dodges on with what he has paid for."""
    fight = battle(
        "aldric",
        {"use": "brenn", "hp": 50},
        {"use": "rao", "at": [20, 5], "facing": 3},
        sides=[0, 1, 0],
        ground=WIDE,
        extra_effort="on",
    )
    rao, brenn = who(fight, "rao"), who(fight, "brenn")
    fight.zones = [Zone(rao.index, rao.hands[0].index, [at(7, 5), at(8, 5)], 12)]
    paid = brenn.fp - 1
    stunned = situation(fight).play(
        "aldric: attack",
        "aldric: strike target=brenn mode=swing",
        "brenn: dodge effort=feverish retreat=back to=7,5",
        dice=rolls(9, 8, 10, "5d:6,6,6,6,6", 12, 16, "2d:1,1"),
        **ONE_TURN,
    )
    assert stunned.fighter("brenn").fp == paid
    assert parts(stunned.tally("dodge"))["stunned"] == -4


@pytest.mark.rule("GUR-DEF-10")
def test_both_weapons_of_a_crossed_parry_have_parried() -> None:
    fight = battle("hrodgar", "ysaline")
    ysaline = who(fight, "ysaline")
    choice = Defence("parry")
    choice.thing, choice.way = ysaline.hands[0], "crossed"
    count(ysaline, choice, ysaline.hands[1])
    assert (ysaline.parried, ysaline.barred & BOTH) == ([1, 1, 0], BOTH)


@pytest.mark.rule("GUR-RET-11", "GUR-RUL-79")
@pytest.mark.parametrize(("state", "noticed"), [("", True), ("unconscious", False)])
def test_only_who_is_awake_sees_somebody_step_behind_him(state: str, noticed: bool) -> None:
    fight = battle("aldric", "brenn", {"use": "kimura", "at": [7, 4], "facing": 4})
    brenn, kimura = who(fight, "brenn"), who(fight, "kimura")
    if state:
        setattr(kimura, state, True)
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    retreat(fight, brenn, cut, BACK, at(7, 5), -1)
    assert bool(kimura.steps_back & brenn.bit) is noticed


# What a blow does to whoever strikes it, and to things.


@pytest.mark.rule("GUR-DIC-07", "GUR-DIC-12")
@pytest.mark.parametrize(("kind", "lost"), [(CUT, 1), (CR, 0)])
def test_the_least_that_an_own_weapon_does(
    alter: Callable[..., None], kind: int, lost: int
) -> None:
    fight = battle({"use": "brenn", "armour": []}, "aldric")
    brenn = who(fight, "brenn")
    swing = blow(fight, "brenn", "aldric", "shortsword", "swing")
    alter(swing.form.mode, type=kind)
    swing.form.dice, swing.form.adds = 1, -6
    before = brenn.hp
    assert swing.thing is not None
    _hit_self(scripted(fight, "d:1", "d:1", "d:1"), swing, brenn, swing.thing, 1)
    assert before - brenn.hp == lost


@pytest.mark.rule("GUR-DIC-13")
@pytest.mark.parametrize(("die", "hurt"), [(3, 0), (4, 1)])
def test_a_torn_muscle_may_cost_nothing(die: int, hurt: int) -> None:
    fight = telling(battle("kimura", "brenn"))
    kimura = who(fight, "kimura")
    punch = blow(fight, "kimura", "brenn", "punch")
    bungle(scripted(fight, TORN, f"d:{die}"), punch, kimura, 1, False)
    assert kimura.torn
    assert [event.amount for event in fight.events if event.kind == "injured"] == [1] * hurt


@pytest.mark.rule("GUR-DIC-13", "GUR-INJ-04")
@pytest.mark.parametrize(("hands", "left"), [(1, 0), (2, 1)])
def test_a_strained_hand_lets_go(hands: int, left: int) -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", TORSO, hands)
    _strained_limb(fight, who(fight, "kimura"), RIGHT_HAND, False)
    assert len(fight.holds) == left


@pytest.mark.rule("GUR-DIC-13")
@pytest.mark.parametrize(("walls", "there"), [([], (7, 5)), ([[7, 5]], (5, 5))])
def test_nobody_stumbles_into_a_wall(walls: list[list[int]], there: tuple[int, int]) -> None:
    fight = battle("kimura", "brenn", ground={"bounds": [0, 0, 20, 12], "walls": walls})
    kimura = who(fight, "kimura")
    _stumble(fight, kimura, who(fight, "brenn"))
    assert kimura.at == at(*there)


@pytest.mark.rule("GUR-DMG-05", "GUR-MAN-06", "GUR-MAN-15")
@pytest.mark.parametrize(
    ("manoeuvre", "version"), [(ALL_OUT_ATTACK, STRONG), (COMMITTED, STRONG), (DEFENSIVE, STRONG)]
)
def test_no_manoeuvre_strengthens_or_weakens_what_is_shot(manoeuvre: int, version: int) -> None:
    fight = telling(battle("archer", "brenn", apart=5))
    archer = who(fight, "archer")
    bow = next(thing for thing in archer.hands if thing.forms[0].mode.ranged)
    shot = blow(fight, "archer", "brenn", bow.kind.key)
    plain = damage_of(fight, shot).total
    shot.manoeuvre, shot.version = manoeuvre, version
    assert damage_of(fight, shot).total == plain


@pytest.mark.rule("GUR-MOV-14")
@pytest.mark.parametrize(("through", "knocks"), [(0, 1), (1, 0)])
def test_only_a_cut_that_does_not_get_through_knocks_back(
    alter: Callable[..., None], through: int, knocks: int
) -> None:
    fight = telling(battle("aldric", "brenn"))
    brenn = who(fight, "brenn")
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    alter(cut.form.mode, type=CUT)
    knock_back(scripted(fight, 9), cut, brenn, brenn.block.st - 2, through)
    assert kinds(fight).count("knocked-back") == knocks


@pytest.mark.rule("GUR-MOV-14")
def test_out_of_one_hex_somebody_is_knocked_where_the_blow_faces(
    alter: Callable[..., None],
) -> None:
    fight = telling(battle("aldric", "brenn"))
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    aldric.at, aldric.facing = brenn.at, 0
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    alter(cut.form.mode, type=CR)
    knock_back(scripted(fight, 9), cut, brenn, brenn.block.st - 2, 1)
    assert brenn.at == at(7, 5)


@pytest.mark.rule("GUR-MOV-14", "GUR-RUL-77", "GUR-RUL-82")
@pytest.mark.parametrize(("facing", "front", "lost"), [(3, 0, 1), (3, 5, 1), (0, 5, 0), (0, 1, 0)])
def test_who_is_knocked_against_a_wall_meets_it_with_one_side(
    alter: Callable[..., None], facing: int, front: int, lost: int
) -> None:
    """One hex at 14 HP is 1d − 3; a 4 is one point, on his back or on his breastplate."""
    ground = {"bounds": [0, 0, 20, 12], "walls": [[7, 5]]}
    fight = telling(battle("aldric", {"use": "brenn", "armour": []}, ground=ground))
    brenn = who(fight, "brenn")
    brenn.facing, brenn.block.front[TORSO] = facing, front
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    alter(cut.form.mode, type=CR)
    before = brenn.hp
    knock_back(scripted(fight, 9, "d:4"), cut, brenn, brenn.block.st - 2, 1)
    assert before - brenn.hp == lost
    assert ("injured" in kinds(fight)) is (lost > 0)


# Injury.


@pytest.mark.rule("GUR-INJ-04")
@pytest.mark.parametrize(("hp", "needed"), [(9, 1), (10, 2), (18, 2), (19, 2), (20, 3)])
def test_how_much_costs_an_eye(hp: int, needed: int) -> None:
    brenn = who(battle("aldric", "brenn"), "brenn")
    brenn.block.hp = hp
    assert cripples_at(brenn, EYE) == needed


@pytest.mark.rule("GUR-INJ-11")
def test_the_dead_are_hurt_no_more() -> None:
    fight = telling(battle("aldric", "brenn"))
    brenn = who(fight, "brenn")
    brenn.dead = True
    injure(fight, brenn, Wound(5, TORSO, CR), None)
    assert (brenn.hp, kinds(fight)) == (12, [])


@pytest.mark.rule("GUR-MAN-34", "GUR-MAN-26")
@pytest.mark.parametrize(("state", "rolled"), [("", 1), ("collapsed", 0), ("asleep", 0)])
def test_who_is_out_of_it_keeps_no_task_in_mind(state: str, rolled: int) -> None:
    fight = telling(battle("aldric", "brenn"))
    brenn = who(fight, "brenn")
    brenn.concentrating = 2
    if state:
        setattr(brenn, state, True)
    keep_mind(scripted(fight, 4), brenn)
    assert [event.word for event in fight.events].count("keep-concentration") == rolled


# On the way.


@pytest.mark.rule("GUR-WRE-02", "GUR-RUL-89")
@pytest.mark.parametrize(
    ("whose", "item", "strong", "out", "moves"),
    [
        ("kimura", False, 10, "", True),
        ("kimura", False, 18, "", False),
        ("kimura", False, 18, "unconscious", True),
        ("kimura", True, 18, "", True),
        ("aldric", False, 18, "", True),
    ],
)
def test_whom_somebody_can_drag_along(
    whose: str, item: bool, strong: int, out: str, moves: bool
) -> None:
    """A grip on a thing drags nobody, and neither does the hold of somebody else."""
    fight = battle("kimura", {"use": "brenn", "st": strong}, "aldric", sides=[0, 1, 0])
    hold = grip(fight, whose, "brenn", TORSO, 1)
    brenn = who(fight, "brenn")
    if item:
        hold.item = brenn.hands[0].index
    if out:
        setattr(brenn, out, True)
    assert drags(fight, who(fight, "kimura")) is moves


@pytest.mark.rule("GUR-WRE-02", "GUR-RUL-89")
@pytest.mark.parametrize(("whose", "goes_on"), [("kimura", False), ("aldric", True)])
def test_a_holder_goes_one_hex_a_turn(whose: str, goes_on: bool) -> None:
    fight = battle("kimura", "brenn", "aldric", sides=[0, 1, 0])
    grip(fight, whose, "brenn", TORSO)
    kimura = who(fight, "kimura")
    kimura.gone_ways = [1, 0, 0, 0, 0, 0]
    assert drags(fight, kimura) is goes_on


@pytest.mark.rule("GUR-MOV-04", "GUR-MOV-07")
@pytest.mark.parametrize(
    ("state", "through", "blocks", "stands"),
    [
        ({}, False, True, False),
        ({}, True, False, True),
        ({"posture": LYING}, False, False, True),
        ({"unconscious": True}, False, False, False),
        ({"gone": True}, False, False, False),
    ],
)
def test_which_foes_bar_the_way(
    state: dict[str, Any], through: bool, blocks: bool, stands: bool
) -> None:
    fight = battle("aldric", "brenn")
    brenn = who(fight, "brenn")
    for name, value in state.items():
        setattr(brenn, name, value)
    way = going(fight, who(fight, "aldric"), through)
    assert (brenn.at in way.blocked, brenn.at in way.occupied) == (blocks, stands)


@pytest.mark.rule("GUR-RUL-88", "GUR-WRE-02")
def test_who_is_held_may_stay_and_who_holds_may_step() -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", TORSO)
    kimura, brenn = who(fight, "kimura"), who(fight, "brenn")
    assert step_error(fight, brenn, [], 1) == ""
    assert step_error(fight, brenn, [at(7, 5)], 1) == "cannot-move"
    assert step_error(fight, kimura, [at(7, 5)], 1) == ""
    assert step_error(fight, kimura, [at(7, 5), at(8, 5)], 2) == "too-far"


@pytest.mark.rule("GUR-MOV-15")
@pytest.mark.parametrize(
    ("wanted", "allowed", "faces"),
    [(2, [0, 1, 2], 2), (-1, [0, 1, 2], 0), (3, [0, 1, 5], 1), (4, [0, 1, 5], 5)],
)
def test_how_somebody_turns_at_the_end_of_a_walk(
    wanted: int, allowed: list[int], faces: int
) -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    aldric.facing = 1
    turn_to(fight, aldric, wanted, allowed)
    assert aldric.facing == faces


@pytest.mark.rule("GUR-RUL-88")
@pytest.mark.parametrize("crowd", [False, True])
def test_only_out_of_a_full_hex_somebody_goes_back(crowd: bool) -> None:
    fight = telling(battle("aldric", "brenn", "kimura", "rao", sides=[0, 1, 1, 1]))
    aldric = who(fight, "aldric")
    for slug in ("brenn", "kimura"):
        who(fight, slug).at = at(6, 5) if crowd else at(8, 8)
    who(fight, "rao").at = at(8, 8)
    aldric.at = at(6, 5)
    _make_room(fight, aldric, at(4, 5), [at(5, 5), at(6, 5), at(7, 5)])
    assert aldric.at == (at(5, 5) if crowd else at(6, 5))
    assert kinds(fight).count("enters") == (1 if crowd else 0)


@pytest.mark.rule("GUR-RUL-95", "GUR-MOV-07")
@pytest.mark.parametrize(
    ("side", "state", "bars"),
    [(1, "", True), (0, "", False), (1, "unconscious", False)],
)
def test_only_a_foe_who_is_awake_bars_the_way(side: int, state: str, bars: bool) -> None:
    fight = battle("aldric", "brenn", "kimura", sides=[0, side, 1])
    brenn = who(fight, "brenn")
    if state:
        setattr(brenn, state, True)
    assert (_in_the_way(fight, who(fight, "aldric"), brenn.at) is brenn) is bars


@pytest.mark.rule("GUR-MOV-03", "GUR-SEQ-06")
@pytest.mark.parametrize(
    ("state", "faces"),
    [({}, 2), ({"stunned": PHYSICAL}, 0), ({"off_balance": True}, 0), ({"posture": LYING}, 2)],
)
def test_who_is_struck_on_his_step_does_not_turn(state: dict[str, Any], faces: int) -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    aldric.facing = 0
    for name, value in state.items():
        setattr(aldric, name, value)
    take_step(fight, aldric, [], 2)
    assert aldric.facing == faces


@pytest.mark.rule("GUR-MOV-05", "GUR-MOV-04")
@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ([(6, 5)], 2),
        ([(6, 5), (7, 5)], 4),
        ([(6, 5), (8, 5)], -1),
        ([(6, 5), (6, 6)], 4),
        ([(6, 5), (5, 5)], -1),
        ([(6, 5), (7, 4), (7, 3)], -1),
        ([(5, 6)], 2),
        ([(4, 6)], -1),
    ],
)
def test_a_way_straight_on_is_over_free_and_even_ground(
    path: list[tuple[int, int]], cost: int
) -> None:
    """Two half points a hex and a turn by one side for each; somebody stands on 7,3."""
    fight = battle("aldric", {"use": "brenn", "at": [9, 9]}, {"use": "kimura", "at": [7, 3]})
    aldric = who(fight, "aldric")
    aldric.facing = 0
    ways = [at(*hex_) for hex_ in path]
    assert _straight_on(fight, aldric, ways, -1, 12) == cost


# Things.


@pytest.mark.rule("GUR-EQP-08")
@pytest.mark.parametrize(("aside", "hurts"), [(1, 0), (2, 1)])
def test_what_is_pulled_out_of_a_scratch_hurts_no_more(aside: int, hurts: int) -> None:
    fight = telling(battle({"use": "brenn", "hands": ["small-knife"]}, "aldric"))
    brenn, aldric = who(fight, "brenn"), who(fight, "aldric")
    knife = brenn.hands[0]
    brenn.hands, brenn.carried = [], [knife]
    knife.place, knife.grip, knife.at, knife.aside = STUCK, 0, aldric.index, aside
    _pull(scripted(fight, 3, 18), brenn, knife)
    assert knife in brenn.hands
    assert kinds(fight).count("injured") == hurts


@pytest.mark.rule("GUR-RNG-04", "GUR-MAN-27")
def test_only_what_shoots_as_it_is_held_is_aimed_and_braced() -> None:
    fight = battle("archer", "brenn", apart=5)
    archer, brenn = who(fight, "archer"), who(fight, "brenn")
    bow = next(thing for thing in archer.hands if thing.forms[0].mode.ranged)
    archer.aims, archer.aim_at, archer.aim_with = 3, brenn.index, bow.index
    assert aim_bonus(fight, archer, bow, brenn) > 0
    bow.grip = 1
    assert aim_bonus(fight, archer, bow, brenn) == 0
    assert not braces(fight, archer, bow)


@pytest.mark.rule("GUR-MAN-26", "GUR-OPT-09")
@pytest.mark.parametrize(
    ("second", "aimed", "left"), [(False, False, 2), (True, False, 0), (False, True, 0)]
)
def test_of_two_pistols_the_pair_or_the_aimed_one_ends_the_aim(
    second: bool, aimed: bool, left: int
) -> None:
    fight = battle({"use": "rao", "hands": ["auto-pistol-9mm"]}, "brenn", apart=4)
    rao = who(fight, "rao")
    shot = blow(fight, "rao", "brenn", "auto-pistol-9mm")
    assert shot.thing is not None
    shot.split, shot.second = DUAL, second
    rao.aims, rao.aim_at = 2, 1
    rao.aim_with = shot.thing.index if aimed else shot.thing.index + 1
    fire(fight, shot)
    assert rao.aims == left


@pytest.mark.rule("GUR-RNG-12", "GUR-MOV-16")
@pytest.mark.parametrize(("die", "first"), [(1, "aldric"), (6, "kimura")])
def test_between_two_hexes_chance_has_it_who_is_in_the_line(die: int, first: str) -> None:
    fight = battle("rao", {"use": "brenn", "at": [4, 7]}, "aldric", "kimura", ground=WIDE)
    rao, brenn = who(fight, "rao"), who(fight, "brenn")
    line = fight.grid.line(rao.at, brenn.at)
    twins = fight.grid.twins(rao.at, brenn.at)
    place = next(i for i in range(1, len(line) - 1) if twins[i] != NOWHERE)
    who(fight, "aldric").at, who(fight, "kimura").at = line[place], twins[place]
    shot = blow(fight, "rao", "brenn", "assault-rifle")
    found = bystanders(scripted(fight, f"d:{die}"), shot)
    assert [other.slug for other in found] == [first]


@pytest.mark.rule("GUR-RUL-51", "GUR-MAN-09")
@pytest.mark.parametrize(
    ("attacks", "struck_at", "others"),
    [(2, [], True), (1, [1], False), (1, [1, 1], True)],
)
def test_after_an_all_out_feint_the_blow_is_for_the_same_foe(
    attacks: int, struck_at: list[int], others: bool
) -> None:
    fight = battle("aldric", "brenn", "kimura")
    turn = Turn(who(fight, "aldric"), ALL_OUT_ATTACK, FEINT)
    turn.foe, turn.attacks, turn.struck = who(fight, "brenn"), attacks, struck_at
    assert turn.may_aim_at(who(fight, "brenn"))
    assert turn.may_aim_at(who(fight, "kimura")) is others


@pytest.mark.rule("GUR-WRE-03", "GUR-WRE-05")
@pytest.mark.parametrize(
    ("part", "lock", "there"),
    [(TORSO, False, 1), (RIGHT_ARM, False, 0), (RIGHT_ARM, True, 0), (LEFT_ARM, False, 1)],
)
def test_what_a_held_arm_reaches(part: int, lock: bool, there: int) -> None:
    """Brenn is held by Kimura in his hex and has a sword's length to Aldric in the next one."""
    fight = battle("brenn", "kimura", "aldric")
    hold = grip(fight, "kimura", "brenn", part)
    hold.lock = lock
    brenn, kimura = who(fight, "brenn"), who(fight, "kimura")
    kimura.at = brenn.at = at(5, 5)
    aldric = who(fight, "aldric")
    aldric.at = at(6, 5)
    turn = Turn(brenn, ATTACK, 0)
    sword = next(means for means in means_of(fight, brenn) if means.thing is not None)
    assert reaches(fight, turn, sword, aldric, 0) == there
    aldric.at = at(9, 5)
    assert reaches(fight, turn, sword, aldric, 0) == 0


@pytest.mark.rule("GUR-MAN-07")
@pytest.mark.parametrize(
    ("manoeuvre", "version", "lunge"),
    [(ALL_OUT_ATTACK, LONG, 1), (ALL_OUT_ATTACK, STRONG, 0), (COMMITTED, LONG, 0)],
)
def test_only_a_long_all_out_attack_reaches_farther(
    manoeuvre: int, version: int, lunge: int
) -> None:
    fight = battle("aldric", "brenn")
    assert lunge_of(Turn(who(fight, "aldric"), manoeuvre, version)) == lunge


# Attacks.


@pytest.mark.rule("GUR-OPT-09", "GUR-OPT-08")
@pytest.mark.parametrize(
    ("split", "name", "rule"),
    [(RAPID, "rapid-strike", "GUR-OPT-08"), (DUAL, "dual-weapon", "GUR-OPT-09")],
)
def test_a_split_attack_names_what_it_is(split: int, name: str, rule: str) -> None:
    fight = telling(battle("aldric", "brenn"))
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    cut.split = split
    named = {"rapid-strike", "dual-weapon"}
    found = [part for part in melee_score(fight, cut).parts or [] if part.name in named]
    assert [(part.name, part.rule) for part in found] == [(name, rule)]


@pytest.mark.rule("GUR-OPT-05", "GUR-RUL-24")
@pytest.mark.parametrize(("field", "lowered"), [("wild", 5), ("hasty", 4)])
def test_the_floor_of_a_deception_is_reckoned_before_the_cap(field: str, lowered: int) -> None:
    fight = battle("aldric", "brenn")
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    plain = floor_of(fight, cut)
    setattr(cut, field, True)
    assert floor_of(fight, cut) == plain - lowered


@pytest.mark.rule("GUR-EFF-01", "GUR-EFF-02", "GUR-DIC-12")
@pytest.mark.parametrize(("flurry", "strained"), [(False, 0), (True, 1)])
def test_a_fumble_in_a_flurry_overstrains(flurry: bool, strained: int) -> None:
    fight = telling(battle("aldric", "brenn"))
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    cut.flurry = flurry
    _fumble(scripted(fight, 16), cut)
    assert kinds(fight).count("overstrained") == strained


@pytest.mark.rule("GUR-DIC-04", "GUR-RUL-38")
@pytest.mark.parametrize(
    ("switch", "shoots", "fumbles"),
    [("off", False, True), ("off", True, False), ("on", True, True)],
)
def test_who_misses_by_ten_fumbles_and_a_shooter_only_by_the_switch(
    switch: str, shoots: bool, fumbles: bool
) -> None:
    fight = telling(battle("archer", "brenn", ranged_crit_fail_by_10=switch))
    archer = who(fight, "archer")
    bow = next(thing for thing in archer.hands if thing.forms[0].mode.ranged)
    attack = blow(fight, "archer", "brenn", bow.kind.key if shoots else "kick")
    attack.skill = 5
    if shoots:
        attack.skill -= ranged_score(fight, attack).total - 5
    else:
        attack.skill -= melee_score(fight, attack).total - 5
    resolve(scripted(fight, 15, 10, 10, 10, "d:1", "d:1"), attack)
    assert ("fumbles" in kinds(fight)) is fumbles


@pytest.mark.rule("GUR-MOV-11", "GUR-WRE-22")
def test_whom_a_slammer_held_stays_behind() -> None:
    fight = telling(battle("kimura", "brenn"))
    grip(fight, "kimura", "brenn", TORSO)
    kimura = who(fight, "kimura")
    _arrive(fight, kimura, at(9, 5))
    assert [event.rule for event in fight.events if event.kind == "hold-ends"] == ["GUR-WRE-22"]
    assert fight.holds == []


@pytest.mark.rule("GUR-MOV-12", "GUR-MAN-22")
@pytest.mark.parametrize(("manoeuvre", "more"), [(ALL_OUT_SLAM, 2), (ALL_OUT_ATTACK, 0)])
def test_only_the_strong_moving_attack_makes_a_slam_heavier(manoeuvre: int, more: int) -> None:
    fight = telling(battle("hrodgar", "brenn"))
    hrodgar, brenn = who(fight, "hrodgar"), who(fight, "brenn")
    charge = Blow(hrodgar, brenn, None, hrodgar.block.punch, SLAM_BLOW)
    charge.manoeuvre, charge.version = manoeuvre, STRONG
    _collide(scripted(fight, "d:5", "d:1"), charge, brenn, 1, 0)
    adds = next(event.tally for event in fight.events if event.word == "slam-damage")
    assert adds is not None
    assert parts(adds).get("all-out-strong", 0) == more


@pytest.mark.rule("GUR-RNG-11", "GUR-DEF-01")
@pytest.mark.parametrize(("facing", "asked"), [(3, True), (0, False)])
def test_who_does_not_see_the_firer_has_no_defence_in_a_zone(facing: int, asked: bool) -> None:
    fight = battle("rao", {"use": "brenn", "at": [15, 5], "facing": facing}, ground=WIDE)
    who(fight, "brenn").saw = 0
    fired = situation(fight).play(
        "rao: all-out-attack version=suppression",
        "rao: suppress shots=12 path=15,5;16,5",
        dice=rolls(8, 10, *([17] if asked else []), "5d:1,1,1,1,1"),
        **ONE_TURN,
    )
    assert ("defence" in [question.kind for question in fired.asked]) is asked


@pytest.mark.rule("GUR-HIT-06")
@pytest.mark.parametrize("natural", [False, True])
def test_claws_are_no_weapon_to_be_struck_away(alter: Callable[..., None], natural: bool) -> None:
    brenn = who(battle("aldric", "brenn"), "brenn")
    alter(brenn.hands[0].kind, natural=natural)
    assert [thing.kind.key for thing in brenn.weapons()] == ([] if natural else ["shortsword"])


@pytest.mark.rule("GUR-RUL-50", "GUR-EFF-05")
@pytest.mark.parametrize(("effort", "lunge"), [(NO_EFFORT, 0), (MIGHTY_BLOW, 0), (GREAT_LUNGE, 1)])
def test_only_a_great_lunge_reaches_a_hex_farther(effort: int, lunge: int) -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    action = Action("strike", who(fight, "brenn"))
    action.effort = effort
    assert (
        blow_of(fight, Turn(aldric, ATTACK, 0), action, means_of(fight, aldric)[0], STRIKE).lunge
        == lunge
    )


@pytest.mark.rule("GUR-MAN-14")
@pytest.mark.parametrize(
    ("natural", "limbs"), [("punch", 1), ("kick", LEGS), ("bare-hands", BOTH), ("", 0)]
)
def test_which_limbs_a_committed_attack_bars(natural: str, limbs: int) -> None:
    fight = battle("kimura", "brenn")
    action = Action("committed-attack")
    action.natural = natural
    assert limbs_named(fight, who(fight, "kimura"), action) == limbs


@pytest.mark.rule("GUR-DEF-17", "GUR-DIC-07")
@pytest.mark.parametrize(("kind", "lost"), [(CUT, 1), (CR, 0)])
def test_the_least_that_a_parry_does_to_a_limb(
    alter: Callable[..., None], kind: int, lost: int
) -> None:
    fight = battle({"use": "kimura", "armour": []}, "brenn")
    kimura, brenn = who(fight, "kimura"), who(fight, "brenn")
    for form in brenn.hands[0].forms:
        alter(form.mode, type=kind)
        form.dice, form.adds = 1, -6
    brenn.shock = 2
    before = kimura.hp
    parried = situation(fight).play(
        "kimura: attack",
        "kimura: strike target=brenn weapon=punch",
        "brenn: parry weapon=shortsword",
        "brenn: strike-limb",
        dice=rolls(9, 7, 7, "d:1"),
        **ONE_TURN,
    )
    assert before - parried.fighter("kimura").hp == lost
    assert parts(parried.tally("strike-limb"))["shock"] == -2


@pytest.mark.rule("GUR-DEF-14")
@pytest.mark.parametrize(
    ("state", "held", "leaps"),
    [
        ({}, False, True),
        ({}, True, False),
        ({"acrobatics_used": True}, False, False),
        ({"stunned": PHYSICAL}, False, False),
        ({"posture": LYING}, False, False),
    ],
)
def test_who_may_leap(state: dict[str, Any], held: bool, leaps: bool) -> None:
    fight = battle("aldric", "kimura")
    kimura = who(fight, "kimura")
    for name, value in state.items():
        setattr(kimura, name, value)
    if held:
        grip(fight, "aldric", "kimura", TORSO)
    assert acrobatic(fight, kimura) is leaps


@pytest.mark.rule("GUR-DEF-23", "GUR-RNG-12")
def test_a_burst_that_is_dodged_flies_on() -> None:
    """Aldric stands in the hex of whom it was meant for."""
    fight = battle("rao", {"use": "brenn", "at": [8, 5], "hp": 200}, "aldric", ground=WIDE)
    who(fight, "aldric").at = at(8, 5)
    shot = situation(fight).play(
        "rao: attack",
        "rao: shoot target=brenn weapon=assault-rifle shots=5",
        "brenn: dodge",
        dice=rolls(7, 4, 16),
        **ONE_TURN,
    )
    assert shot.event("avoids-hits").values == {"left": 0}
    assert len(shot.rolls("attack")) == 2


@pytest.mark.rule("GUR-SEQ-04", "GUR-RNG-08")
def test_a_burst_goes_on_until_its_target_is_dead() -> None:
    fight = telling(battle("rao", {"use": "brenn", "at": [8, 5], "armour": []}, ground=WIDE))
    brenn = who(fight, "brenn")
    brenn.hp, brenn.thresholds = -59, 4
    shot = blow(fight, "rao", "brenn", "assault-rifle")
    shot.hits = 3
    assert land(scripted(fight, "5d:1,1,1,1,1"), shot)
    assert kinds(fight).count("damage") == 1


@pytest.mark.rule("GUR-SEQ-04", "GUR-EQP-08")
@pytest.mark.parametrize(("adds", "hurts"), [(1, True), (0, False)])
def test_a_blow_that_does_a_point_has_hurt_and_a_pick_sticks(
    alter: Callable[..., None], adds: int, hurts: bool
) -> None:
    fight = battle("aldric", {"use": "brenn", "armour": []})
    aldric = who(fight, "aldric")
    cut = blow(fight, "aldric", "brenn", SWORD, "swing")
    assert cut.thing is not None
    alter(cut.form.mode, type=CR, sticks=True)
    cut.form.dice, cut.form.adds = 0, adds
    assert land(scripted(fight, 9), cut) is hurts
    assert (cut.thing.place == STUCK, cut.thing in aldric.hands) == (hurts, not hurts)
    assert (cut.thing.grip == 0) is hurts


@pytest.mark.rule("GUR-HIT-06")
def test_who_holds_a_throwing_axe_keeps_it_by_his_skill_of_striking_with_it() -> None:
    fight = telling(battle("ysaline", {"use": "hrodgar", "hands": ["throwing-axe"]}))
    hrodgar = who(fight, "hrodgar")
    axe = hrodgar.hands[0]
    hrodgar.block.st = 5  # the better of skill and strength counts
    for form in axe.forms:
        form.skill = 18 if form.mode.ranged else 9
    strike = blow(fight, "ysaline", "hrodgar", "rapier")
    strike.kind, strike.struck = AT_WEAPON, axe
    hrodgar.manoeuvre = ALL_OUT_ATTACK  # no defence
    disarm(scripted(fight, 9, 16, 3), strike)
    contest = [event.tally for event in fight.events if event.word == "disarm"]
    assert contest[1] is not None
    assert contest[1].total == 9
    assert axe in hrodgar.hands


@pytest.mark.rule("GUR-WRE-02", "GUR-OPT-03")
@pytest.mark.parametrize(("held", "lowered"), [(False, 0), (True, -4)])
def test_who_is_held_feints_worse(held: bool, lowered: int) -> None:
    fight = telling(battle("aldric", "brenn", "kimura"))
    if held:
        grip(fight, "brenn", "aldric", TORSO)
    else:
        grip(fight, "brenn", "kimura", TORSO)
    aldric = who(fight, "aldric")
    score = feint_score(fight, aldric, who(fight, "brenn"), aldric.hands[0].forms[0], 14)
    assert parts(score).get("grappled", 0) == lowered


@pytest.mark.rule("GUR-MOV-10")
@pytest.mark.parametrize(
    ("there", "kind", "reached"),
    [([7, 5], BACK, 1), ([8, 5], BACK, 0), ([7, 5], FORWARD, 0), ([5, 5], FORWARD, 1)],
)
def test_whom_a_retreat_keeps_within_reach(there: list[int], kind: int, reached: int) -> None:
    """A sword reaches the next hex; one hex back or in does not take him out of it."""
    fight = battle("aldric", "brenn")
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    brenn.at, brenn.retreat_kind = at(*there), kind
    turn = Turn(aldric, ATTACK, 0)
    turn.gave_way = [int(brenn.index)]
    swing = next(
        means
        for means in means_of(fight, aldric)
        if means.thing is not None and means.form.mode.key == "swing"
    )
    assert reaches(fight, turn, swing, brenn, 0) == reached


# What is open.


@pytest.mark.rule("GUR-MAN-09", "GUR-WRE-17", "GUR-OPT-08")
@pytest.mark.parametrize(
    ("pinned", "follow", "closed"),
    [(True, 0, ["strike", "grapple", "disarm"]), (False, RAPID, ["grapple", "disarm", "slam"])],
)
def test_what_the_pinned_and_the_second_blow_may_not_be(
    pinned: bool, follow: int, closed: list[str]
) -> None:
    fight = battle("kimura", {"use": "brenn", "hands": ["shortsword"]})
    turn = Turn(who(fight, "kimura"), ATTACK, 0)
    turn.attacks, turn.steps = 1, 1
    question = AttackQuestion(fight, turn)
    assert question.open("grapple")
    turn.follow = follow
    turn.follow_natural = "punch"
    if pinned:
        grip(fight, "brenn", "kimura", TORSO, pin=True)
    assert [verb for verb in closed if question.open(verb)] == []


@pytest.mark.rule("GUR-RNG-11")
def test_suppression_fires_all_it_can_unless_less_is_said() -> None:
    fight = battle("rao", {"use": "brenn", "at": [15, 5]}, ground=WIDE)
    asked = situation(fight).play("rao: all-out-attack version=suppression")
    slot = asked.question.slot({VERB: "suppress", "weapon": "assault-rifle"})
    assert slot is not None
    assert slot.default == slot.options[-1].value == "12"


@pytest.mark.rule("GUR-WRE-12", "GUR-WRE-03")
@pytest.mark.parametrize(
    ("hands", "rule"),
    [([{"item": "quarterstaff", "hand": "both"}], "GUR-WRE-12"), ([], "GUR-WRE-03")],
)
def test_by_which_rule_a_neck_is_seized(hands: list[Any], rule: str) -> None:
    fight = battle({"use": "kimura", "hands": hands}, {"use": "brenn", "facing": 0})
    asked = situation(fight).play("kimura: attack")
    slot = asked.question.slot({VERB: "grapple", "target": "brenn"})
    assert slot is not None
    neck = next(option for option in slot.options if option.value == "neck")
    assert neck.rules == [rule]


@pytest.mark.rule("GUR-MAN-13", "GUR-EFF-04")
@pytest.mark.parametrize(
    ("partial", "steps"),
    [({}, 1), ({"steps": "2"}, 2), ({"effort": "giant-step"}, 2)],
)
def test_how_far_the_steps_of_a_manoeuvre_lead(partial: dict[str, str], steps: int) -> None:
    aldric = who(battle("aldric", "brenn"), "aldric")
    assert movement_of(aldric, {VERB: "committed-attack", **partial}) == (steps, 0, False)


@pytest.mark.rule("GUR-OPT-10")
@pytest.mark.parametrize(
    ("extra", "used", "version", "free"),
    [
        (1, 0, 0, True),
        (1, 1, 0, False),
        (1, 1, DOUBLE, True),
        (1, 2, DOUBLE, False),
        (0, 1, 0, True),
    ],
)
def test_an_extra_attack_needs_a_weapon_of_its_own(
    extra: int, used: int, version: int, free: bool
) -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    aldric.block.extra_attacks, aldric.block.multi_strike = extra, False
    turn = Turn(aldric, ALL_OUT_ATTACK, version)
    sword = means_of(fight, aldric)[0]
    turn.used = [sword.name()] * used
    assert (sword.name() in [means.name() for means in strikers(fight, turn)]) is free


@pytest.mark.rule("GUR-WRE-18", "GUR-RUL-55", "GUR-WRE-03")
def test_the_second_half_of_a_split_is_no_grip_and_a_full_hand_joins_none() -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", RIGHT_ARM, 1)
    kimura = who(fight, "kimura")
    turn = Turn(kimura, ATTACK, 0)
    turn.attacks = 1
    assert follows_up(fight, turn, "takedown")
    assert len(open_holds(fight, turn, "add-hand")) == 1
    turn.follow = RAPID
    assert not follows_up(fight, turn, "takedown")
    turn.follow = 0
    kimura.crippled = 1 << LEFT_ARM
    assert open_holds(fight, turn, "add-hand") == []


@pytest.mark.rule("GUR-RUL-90", "GUR-EQP-06", "GUR-MAN-25")
def test_what_is_strapped_stays_and_nobody_draws_fast_who_has_not_learned_it() -> None:
    fight = battle({"use": "aldric", "belt": ["small-knife"]}, "brenn")
    aldric = who(fight, "aldric")
    assert [thing.kind.key for thing in droppable(fight, aldric)] == [SWORD]
    assert quick(fight, aldric) == []
    drop(fight, aldric, aldric.hands[0])
    assert quick(fight, aldric) == []
    aldric.block.skills = {**aldric.block.skills, "fast-draw-knife": 1}
    assert [thing.kind.key for thing in quick(fight, aldric)] == ["small-knife"]


@pytest.mark.rule("GUR-MAN-25", "GUR-RNG-06")
@pytest.mark.parametrize(("spare", "offered"), [(0, False), (1, True)])
def test_only_who_has_rounds_left_reloads(spare: int, offered: bool) -> None:
    fight = battle("rao", "brenn")
    rao = who(fight, "rao")
    rifle = rao.hands[0]
    rifle.shots, rifle.spare = 0, spare
    assert ("reload" in ready_ways(fight, rao, rifle)) is offered


@pytest.mark.rule("GUR-MAN-25", "GUR-EQP-08")
@pytest.mark.parametrize(("far", "near"), [(1, True), (3, False)])
def test_a_weapon_in_a_wound_is_had_from_near_only(far: int, near: bool) -> None:
    fight = battle({"use": "brenn", "hands": ["small-knife"]}, "aldric", apart=far)
    knife = who(fight, "brenn").hands[0]
    knife.place, knife.at = STUCK, who(fight, "aldric").index
    assert at_hand(fight, knife, who(fight, "brenn").at) is near


@pytest.mark.rule("GUR-SEQ-03", "GUR-MAN-22", "GUR-WRE-06")
@pytest.mark.parametrize(
    ("posture", "lock", "verb", "is_open"),
    [
        (STANDING, False, "all-out-slam", True),
        (KNEELING, False, "all-out-slam", False),
        (STANDING, False, "crank", False),
        (STANDING, True, "crank", True),
    ],
)
def test_which_manoeuvres_are_open(posture: int, lock: bool, verb: str, is_open: bool) -> None:
    fight = battle("kimura", "brenn")
    kimura = who(fight, "kimura")
    kimura.posture = posture
    if lock:
        grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    assert open_verb(fight, kimura, verb, False) is is_open


@pytest.mark.rule("GUR-OPT-04", "GUR-MAN-09")
@pytest.mark.parametrize(
    ("manoeuvre", "way"), [("attack", "defensive"), ("all-out-attack version=feint", "")]
)
def test_an_all_out_feint_guards_nobody(manoeuvre: str, way: str) -> None:
    asked = arena("aldric", "brenn").play(f"aldric: {manoeuvre}")
    slot = asked.question.slot({VERB: "feint", "target": "brenn", "weapon": SWORD})
    assert ([] if slot is None else slot.values()) == ([way] if way else [])


@pytest.mark.rule("GUR-HIT-02", "GUR-HIT-03", "GUR-DIC-01")
@pytest.mark.parametrize(("skill", "skull", "chink"), [(14, True, True), (5, False, False)])
def test_no_place_is_offered_that_cannot_be_hit(skill: int, skull: bool, chink: bool) -> None:
    fight = battle({"use": "ysaline", "skills": {"rapier": skill}}, "aldric")
    asked = situation(fight).play("ysaline: attack")
    partial = {VERB: "strike", "target": "aldric", "weapon": "rapier", "mode": "thrust"}
    slot = asked.question.slot(partial)
    assert slot is not None
    assert slot.name == "location"
    assert ("skull" in slot.values()) is skull
    after = asked.question.slot({**partial, "location": ""})
    assert after is not None
    assert (after.name == "chink") is chink


@pytest.mark.rule("GUR-MAN-36")
@pytest.mark.parametrize(("who_", "told"), [("", 0), (" who=brenn", 1)])
def test_whose_doing_is_waited_for_is_told_only_where_it_is_named(who_: str, told: int) -> None:
    waits = arena("aldric", "brenn", "kimura").play(
        f"aldric: wait when=attack-on-anybody{who_} as=attack weapon={SWORD}", **ONE_TURN
    )
    assert len([event for event in waits.events if event.kind == "waits-only"]) == told


@pytest.mark.rule("GUR-MAN-38", "GUR-WRE-02")
@pytest.mark.parametrize("held", [False, True])
def test_who_is_held_does_not_step_out_of_his_wait(held: bool) -> None:
    fight = battle("brenn", "aldric", "kimura", sides=[0, 1, 0])
    on_watch(fight, "attack-on-me", "aldric")
    if held:
        grip(fight, "kimura", "aldric", TORSO)
    met = situation(fight).play(
        "brenn: attack",
        f"brenn: strike target=aldric weapon={'shortsword'} mode=swing",
        "aldric: proceed",
        otherwise="default",
        until="aldric@attack",
    )
    assert (("aldric", "step") in [(one.who, one.kind) for one in met.asked]) is not held


@pytest.mark.rule("GUR-SEQ-02", "GUR-MAN-30")
@pytest.mark.parametrize(("manoeuvre", "studies"), [(ATTACK, 0), (EVALUATE, 1)])
def test_a_single_second_of_study_is_forgotten_like_any(manoeuvre: int, studies: int) -> None:
    aldric = who(battle("aldric", "brenn"), "aldric")
    aldric.studies, aldric.studied, aldric.manoeuvre = 1, 1, manoeuvre
    forget(aldric)
    assert aldric.studies == studies


@pytest.mark.rule("GUR-SEQ-01")
def test_rounds_are_counted_told_and_come_to_an_end() -> None:
    fight: Any = battle("aldric", "brenn")
    fight.order, fight.round, fight.scene.rounds = [], 0, 2
    told = situation(fight).play(otherwise="default", steps=5, until="over")
    assert [event.amount for event in told.events if event.kind == "round"] == [1, 2]
    assert told.fight.over
    assert told.fight.driven_after == 0


@pytest.mark.rule("GUR-SEQ-01")
@pytest.mark.parametrize(
    ("speeds", "dx", "rolled"),
    [([5, 5, 6], [10, 10, 10], 2), ([5, 5, 5], [10, 11, 12], 0), ([5, 5, 5], [10, 10, 10], 3)],
)
def test_ties_of_speed_and_dexterity_are_rolled_for_once(
    speeds: list[int], dx: list[int], rolled: int
) -> None:
    fight = telling(battle("aldric", "brenn", "kimura"))
    for place, slug in enumerate(("aldric", "brenn", "kimura")):
        block = who(fight, slug).block
        block.speed, block.dx = speeds[place], dx[place]
    set_order(scripted(fight, *range(9, 9 + rolled)))
    assert [event.word for event in fight.events].count("turn-order") == rolled
    assert sorted(fight.order) == [0, 1, 2]


@pytest.mark.rule("GUR-WRE-12")
def test_who_has_committed_himself_to_a_staff_seizes_by_its_rule() -> None:
    staff = {"use": "kimura", "hands": [{"item": "quarterstaff", "hand": "both"}]}
    fight = battle(staff, {"use": "brenn", "facing": 0})
    asked = situation(fight).play("kimura: committed-attack weapon=quarterstaff")
    slot = asked.question.slot({VERB: "grapple", "target": "brenn"})
    assert slot is not None
    assert [(option.value, option.rules) for option in slot.options] == [("neck", ["GUR-WRE-12"])]


@pytest.mark.rule("GUR-MAN-25")
@pytest.mark.parametrize(("grip_of", "ways"), [(BOTH, ["reach-1"]), (1, ["reach-3"])])
def test_a_reach_is_set_for_the_grip_that_it_is_held_in(
    alter: Callable[..., None], grip_of: int, ways: list[str]
) -> None:
    guard = {"use": "pikeman", "hands": [{"item": "naginata", "hand": "both", "reach": 2}]}
    fight = battle(guard, "brenn")
    naginata = who(fight, "pikeman").hands[0]
    swing, thrust = naginata.forms
    alter(thrust.mode, hands=1, starred=True, reach=1 << 3)
    naginata.grip = grip_of
    offered = ready_ways(fight, who(fight, "pikeman"), naginata)
    assert swing.mode.starred
    assert [way for way in offered if way.startswith("reach-")] == ways


@pytest.mark.rule("GUR-MAN-36", "GUR-MAN-38", "GUR-SEQ-02")
def test_the_fight_knows_how_many_wait() -> None:
    """One and one more, until the first of them has his turn again."""
    first = arena("aldric", "brenn", "kimura").play(
        f"aldric: wait when=attack-on-me as=attack weapon={SWORD}", **ONE_TURN
    )
    assert first.fight.waiters == 1
    both = first.play(
        "brenn: wait when=attack-on-me as=attack weapon=shortsword",
        otherwise="default",
        until="kimura@turn",
    )
    assert both.fight.waiters == 2
    again = both.play("kimura: do-nothing", otherwise="default", until="aldric@turn")
    assert again.fight.waiters == 1


@pytest.mark.rule("GUR-MAN-38", "GUR-RUL-85", "GUR-MOV-05")
def test_who_was_driven_off_his_way_has_not_run_straight_on() -> None:
    """Brenn runs at a spear, gives way one hex and ends his run there."""
    spear = {"use": "pikeman", "hands": [{"item": "long-spear", "hand": "both"}]}
    fight = battle({"use": "brenn", "at": [11, 5], "facing": 3}, spear, sides=[0, 1])
    pikeman = who(fight, "pikeman")
    pikeman.at, pikeman.facing = at(5, 5), 0
    on_watch(fight, "foe-in-reach", "pikeman")
    driven = situation(fight).play(
        "brenn: move path=10,5;9,5;8,5;7,5",
        "pikeman: proceed",
        "pikeman@attack: strike target=brenn weapon=long-spear",
        "brenn: dodge retreat=back to=8,5",
        dice=rolls(9, 9),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert driven.fighter("brenn").at == at(8, 5)
    assert driven.fighter("brenn").ran == -1
    assert driven.fight.driven_after == 0


@pytest.mark.rule("GUR-MAN-38", "GUR-MOV-14")
@pytest.mark.parametrize("moves", ["before his attack", "after it"])
def test_who_is_driven_off_his_way_goes_on_with_what_is_left(moves: str) -> None:
    """Knocked back on his walk he keeps his feet, and has points left."""
    fight = battle(
        {
            "use": "rao",
            "st": 8,
            "move": 8,
            "hands": ["large-knife"],
            "hp": 200,
            "facing": 0,
            "at": [5, 5],
        },
        {
            "use": "hrodgar",
            "hands": [{"item": "maul", "hand": "both"}],
            "st": 20,
            "facing": 3,
            "at": [7, 5],
        },
        {"use": "aldric", "at": [5, 6]},
        sides=[0, 1, 1],
    )
    on_watch(fight, "foe-in-reach", "hrodgar")
    blow_in_between = [
        "hrodgar: proceed",
        "hrodgar@attack: strike target=rao weapon=maul",
        "rao: none",
    ]
    if moves == "after it":
        lines = [
            "rao: move-and-attack version=melee",
            "rao: strike target=aldric weapon=large-knife mode=swing",
            "rao: step path=6,5",
        ]
        dice = rolls(17, 9, 9, "3d:5,5,5", 4)
    else:
        lines = ["rao: move path=6,5"]
        dice = rolls(9, "3d:5,5,5", 4)
    driven = situation(fight).play(
        *lines,
        *blow_in_between,
        "rao@step: step path=4,5",
        dice=dice,
        otherwise="default",
        until="over",
        steps=1,
    )
    assert "knocked-back" in [event.kind for event in driven.events]
    assert driven.fighter("rao").at == at(4, 5)


@pytest.mark.rule("GUR-RNG-12", "GUR-DEF-12", "GUR-SEQ-04")
@pytest.mark.parametrize(("defence", "strays"), [("dodge", 1), ("block", 0)])
def test_an_arrow_that_is_blocked_flies_no_farther(defence: str, strays: int) -> None:
    fight = battle("archer", {"use": "aldric", "at": [8, 5]}, "brenn")
    who(fight, "brenn").at = at(8, 5)
    shot = situation(fight).play(
        "archer: attack",
        "archer: shoot target=aldric",
        f"aldric: {defence}",
        dice=rolls(5, 5, *[16] * strays),
        **ONE_TURN,
    )
    assert len(shot.rolls("attack")) == 1 + strays


@pytest.mark.rule("GUR-EQP-03", "GUR-EQP-04", "GUR-RUL-80")
@pytest.mark.parametrize(
    ("weapon", "mode", "balanced"), [("great-axe", "swing", False), ("shortsword", "swing", True)]
)
def test_an_unbalanced_blow_leaves_the_weapon_out_of_balance(
    weapon: str, mode: str, balanced: bool
) -> None:
    fight = battle({"use": "hrodgar", "hands": [weapon]}, "brenn")
    swing = blow(fight, "hrodgar", "brenn", weapon, mode)
    assert swing.thing is not None
    swing.thing.balanced = swing.thing.swung = True
    _after_swing(fight, swing)
    assert (swing.thing.balanced, swing.thing.swung) == (balanced, True)


@pytest.mark.rule("GUR-SEQ-01")
def test_who_knows_of_one_of_two_equals_is_not_told_their_tie() -> None:
    """Kimura's dice would tell Aldric that Brenn is there: they are for their own side."""
    fight: Any = telling(battle("aldric", "brenn", "kimura"))
    for place, slug in enumerate(("aldric", "brenn", "kimura")):
        block = who(fight, slug).block
        block.speed, block.dx = (6, 5, 5)[place], 10
    who(fight, "brenn").hidden_from = 1
    fight.hiding = 1
    set_order(scripted(fight, 9, 10))
    told = {event.actor: event.audience for event in fight.events if event.word == "turn-order"}
    assert told == {1: 2, 2: 2}


@pytest.mark.rule("GUR-WRE-15", "GUR-WRE-18")
@pytest.mark.parametrize(
    ("manoeuvre", "version", "more"),
    [
        (ALL_OUT_ATTACK, STRONG, 2),
        (ALL_OUT_ATTACK, DETERMINED, 0),
        (COMMITTED, STRONG, 1),
        (COMMITTED, DETERMINED, 0),
    ],
)
def test_who_takes_down_by_strength_gains_by_strength_only(
    manoeuvre: int, version: int, more: int
) -> None:
    fight = telling(battle({"use": "hrodgar", "hands": []}, "brenn"))
    grip(fight, "hrodgar", "brenn")
    hrodgar = who(fight, "hrodgar")
    hrodgar.block.st, hrodgar.manoeuvre, hrodgar.version = 30, manoeuvre, version
    score = toppling(fight, hrodgar, who(fight, "brenn"))
    assert parts(score).get("all-out-strong", 0) == more


@pytest.mark.rule("GUR-WRE-22")
def test_who_follows_somebody_leaves_whom_he_held() -> None:
    """By the rule of letting go, before anything else looks whether it still holds."""
    fight = telling(battle("kimura", "brenn", "aldric"))
    grip(fight, "kimura", "brenn", TORSO, 1)
    kimura, aldric = who(fight, "kimura"), who(fight, "aldric")
    seizing = blow(fight, "kimura", "aldric", "punch")
    aldric.at = at(9, 5)
    follow(fight, seizing)
    assert (kimura.at, kimura.close_with) == (at(9, 5), aldric.index)
    assert [event.rule for event in fight.events if event.kind == "hold-ends"] == ["GUR-WRE-22"]


@pytest.mark.rule("GUR-OPT-13")
@pytest.mark.parametrize(
    ("natural", "part"), [("punch", "right-hand"), ("kick", "right-foot"), ("head-butt", "skull")]
)
def test_what_strikes_armour_with_a_limb_is_hurt_there(natural: str, part: str) -> None:
    fight = telling(battle({"use": "kimura", "armour": []}, {"use": "aldric"}))
    aldric = who(fight, "aldric")
    aldric.block.dr_crushing[TORSO] = 9
    struck_at = blow(fight, "kimura", "aldric", natural)
    struck_at.arm, struck_at.rolled = {"punch": 1, "kick": 4, "head-butt": 8}[natural], 15
    _hurt_limb(scripted(fight, 9, 9, 9), struck_at)
    assert [event.word for event in fight.events if event.kind == "injured"] == [part]


@pytest.mark.rule("GUR-RNG-11", "GUR-RNG-06")
def test_who_suppresses_with_all_he_has_has_nothing_left() -> None:
    fight = battle("rao", {"use": "brenn", "at": [25, 5]}, ground=WIDE)
    rao = who(fight, "rao")
    rifle = rao.hands[0]
    rifle.shots = 12
    suppress(fight, rao, rifle, [at(15, 5), at(16, 5)], 12)
    assert rifle.shots == 0


@pytest.mark.rule("GUR-RUL-93", "GUR-MAN-30")
@pytest.mark.parametrize(("studies", "told"), [(0, 0), (1, 1)])
def test_a_study_that_the_referee_has_set_to_nothing_does_not_end(studies: int, told: int) -> None:
    fight = telling(battle("aldric", "brenn"))
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    aldric.studied, aldric.studies = brenn.index, studies
    fight.lasting, brenn.gone = True, True
    end_invalid(fight)
    assert kinds(fight).count("study-ends") == told


@pytest.mark.rule("GUR-RNG-11", "GUR-SEQ-02", "GUR-SEQ-08")
@pytest.mark.parametrize(("turn_of", "left"), [("rao", 0), ("brenn", 1)])
def test_a_zone_lasts_until_the_next_turn_of_its_firer(turn_of: str, left: int) -> None:
    fight = battle("rao", "brenn", ground=WIDE)
    rao = who(fight, "rao")
    fight.zones = [Zone(rao.index, rao.hands[0].index, [at(15, 5), at(16, 5)], 12)]
    begin(fight, who(fight, turn_of))
    assert len(fight.zones) == left
