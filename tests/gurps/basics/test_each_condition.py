"""Every condition and every part of a number by itself: one thing is changed at a time."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.arms import CUT, NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_DEFENCE,
    ALL_OUT_SLAM,
    ATTACK,
    BLOCK,
    COMMITTED,
    CRAWLING,
    CROUCHING,
    DEFENSIVE,
    DETERMINED,
    DODGE,
    EVALUATE,
    FEVERISH,
    FLURRY,
    GIANT_STEP,
    GREAT_LUNGE,
    GROIN,
    HEROIC_CHARGE,
    KNEELING,
    LEFT_ARM,
    LEFT_FOOT,
    LEFT_HAND,
    LEFT_LEG,
    LYING,
    MELEE,
    MIGHTY_BLOW,
    MOVE_AND_ATTACK,
    NECK,
    NO_EFFORT,
    NO_RETREAT,
    NO_VERSION,
    PARRY,
    PHYSICAL,
    POSTURES,
    RANGED,
    RECOVERY,
    RECOVERY_PARRY,
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    RIGHT_LEG,
    SITTING,
    STANDING,
    STRONG,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import (
    empty_hands,
    free_hands,
    held_arms,
    locked_arms,
    seizing_hands,
    working_hands,
)
from fechtbuch.books.gurps.rules.basics.states import able, acts, helpless, may_take_posture
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.defending.can_go_on import can_go_on, still_defends
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import (
    bare_limbs,
    blocks_with,
    idle_arms,
    low_line,
    may_defend,
    meets_behind,
    parry_form,
    parry_with,
)
from fechtbuch.books.gurps.rules.grappling.contests import (
    break_free,
    help_of_others,
    pin,
    usable_hands,
)
from fechtbuch.books.gurps.rules.harm.damage import bruise
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts, defence_efforts
from fechtbuch.books.gurps.rules.harm.injury import cripples_at, wake_limbs
from fechtbuch.books.gurps.rules.hitting.declaring import declare
from fechtbuch.books.gurps.rules.hitting.ranged import aim_bonus, range_penalty, shots_bonus
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import LEFT_SIDE, REAR, RIGHT_SIDE
from fechtbuch.books.gurps.state.blow import (
    AT_WEAPON,
    DUAL,
    GRAB,
    GRAPPLE,
    LOCK,
    SHOT,
    SLAM_BLOW,
    THROWN,
)
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.holds import Opening
from tests.gurps.arena import at, battle, blow, grip, parts, scripted, telling, who

SWORD = "thrusting-broadsword"


def duel(**options: Any) -> Any:
    """Aldric, with sword and shield, before Brenn; its numbers are explained."""
    return telling(battle("aldric", "brenn", **options))


def put(owner: Any, changes: dict[str, Any]) -> None:
    """Set fields."""
    for field, value in changes.items():
        setattr(owner, field, value)


OUT = ("unconscious", "dead", "mortal", "gone", "yielded", "collapsed", "asleep")


@pytest.mark.rule("GUR-STA-07", "GUR-STA-08", "GUR-SEQ-06", "GUR-MAN-38")
@pytest.mark.parametrize("state", ["", *OUT, "stunned", "off_balance", "pinned"])
def test_who_is_out_of_it_helpless_or_able(state: str) -> None:
    fight = duel()
    brenn = who(fight, "brenn")
    if state == "pinned":
        grip(fight, "aldric", "brenn", pin=True)
    elif state == "stunned":
        brenn.stunned = PHYSICAL
    elif state:
        setattr(brenn, state, True)
    assert brenn.out() is (state in OUT)
    assert brenn.fighting() is not brenn.out()
    assert helpless(fight, brenn) is (state in (*OUT, "pinned"))
    assert able(fight, brenn) is (state == "")
    assert acts(brenn) is (state in ("", "pinned"))


TRANSITIONS = {
    STANDING: {SITTING, KNEELING, CRAWLING, LYING},
    CROUCHING: {SITTING, KNEELING, CRAWLING, LYING},
    SITTING: {STANDING, LYING},
    KNEELING: {STANDING, LYING},
    CRAWLING: {STANDING, LYING},
    LYING: {SITTING, KNEELING, CRAWLING},
}


@pytest.mark.rule("GUR-MAN-24", "GUR-INJ-04")
@pytest.mark.parametrize("now", TRANSITIONS)
def test_the_table_of_postures(now: int) -> None:
    brenn = who(duel(), "brenn")
    brenn.posture = now
    every = range(len(POSTURES))
    assert {to for to in every if may_take_posture(brenn, to)} == TRANSITIONS[now]
    brenn.crippled = 1 << RIGHT_LEG
    assert {to for to in every if may_take_posture(brenn, to)} == TRANSITIONS[now] - {STANDING}


@pytest.mark.rule("GUR-INJ-05", "GUR-INJ-09", "GUR-DIC-08")
@pytest.mark.parametrize(
    ("hp", "fp", "reeling", "tired", "pace", "strength"),
    [
        (12, 11, False, False, 6, 12),
        (4, 11, False, False, 6, 12),
        (3, 11, True, False, 3, 12),
        (12, 4, False, False, 6, 12),
        (12, 3, False, True, 3, 6),
        (3, 3, True, True, 2, 6),
    ],
)
def test_below_a_third(
    hp: int, fp: int, reeling: bool, tired: bool, pace: int, strength: int
) -> None:
    brenn = who(duel(), "brenn")
    assert (brenn.block.hp, brenn.block.fp, brenn.move) == (12, 11, 6)
    brenn.hp, brenn.fp = hp, fp
    assert (brenn.reeling(), brenn.tired()) == (reeling, tired)
    assert (brenn.pace(), brenn.strength()) == (pace, strength)


@pytest.mark.rule("GUR-INJ-04", "GUR-DIC-10", "GUR-RUL-74")
@pytest.mark.parametrize(
    ("location", "arms", "legs", "gone"),
    [
        (RIGHT_ARM, 1, 0, {RIGHT_ARM, RIGHT_HAND}),
        (RIGHT_HAND, 1, 0, {RIGHT_HAND}),
        (LEFT_ARM, 2, 0, {LEFT_ARM, LEFT_HAND}),
        (LEFT_HAND, 2, 0, {LEFT_HAND}),
        (RIGHT_LEG, 0, 1, {RIGHT_LEG, RIGHT_FOOT}),
        (RIGHT_FOOT, 0, 1, {RIGHT_FOOT}),
        (LEFT_LEG, 0, 1, {LEFT_LEG, LEFT_FOOT}),
        (LEFT_FOOT, 0, 1, {LEFT_FOOT}),
    ],
)
def test_which_limbs_fail(location: int, arms: int, legs: int, gone: set[int]) -> None:
    brenn = who(duel(), "brenn")
    assert (brenn.lame_arms(), brenn.lame_legs(), brenn.severed()) == (0, 0, 0)
    brenn.crippled = 1 << location
    assert (brenn.lame_arms(), brenn.lame_legs()) == (arms, legs)
    brenn.crippled, brenn.numb = 0, [location, 2]
    assert (brenn.lame_arms(), brenn.lame_legs()) == (arms, legs)
    wake_limbs(brenn)
    assert brenn.numb == [location, 1]
    wake_limbs(brenn)
    assert brenn.numb == []
    brenn.destroyed = 1 << location
    assert brenn.severed() == sum(1 << part for part in gone)


@pytest.mark.rule("GUR-INJ-04")
def test_how_much_cripples() -> None:
    brenn = who(duel(), "brenn")  # 12 HP
    limbs = {RIGHT_ARM: 7, LEFT_ARM: 7, RIGHT_LEG: 7, LEFT_LEG: 7}
    ends = {RIGHT_HAND: 5, LEFT_HAND: 5, RIGHT_FOOT: 5, LEFT_FOOT: 5}
    needed = {**limbs, **ends, 0: 2}
    for location in range(15):
        assert cripples_at(brenn, location) == needed.get(location, 0)


# The parts of an attack score.

STRUCK: list[tuple[str, dict[str, Any], dict[str, Any], str, int]] = [
    ("GUR-STA-01", {"posture": CROUCHING}, {}, "posture", -2),
    ("GUR-STA-01", {"posture": KNEELING}, {}, "posture", -2),
    ("GUR-STA-01", {"posture": SITTING}, {}, "posture", -2),
    ("GUR-STA-01", {"posture": CRAWLING}, {}, "posture", -4),
    ("GUR-STA-01", {"posture": LYING}, {}, "posture", -4),
    ("GUR-INJ-01", {"shock": 3}, {}, "shock", -3),
    ("GUR-INJ-01", {"fresh_shock": 2}, {}, "shock", -2),
    ("GUR-INJ-01", {"shock": 3, "fresh_shock": 3}, {}, "shock", -4),
    ("GUR-DIC-13", {"torn": True}, {}, "torn-muscle", -1),
    ("GUR-DIC-13", {"sore": 1}, {}, "sore-limb", -3),
    ("GUR-DIC-13", {"sore": 2}, {}, "sore-limb", 0),
    ("GUR-DIC-13", {"shaken": 1}, {}, "shaken", -2),
    ("GUR-INJ-04", {"eyes_lost": 1}, {}, "blind", 0),
    ("GUR-INJ-04", {"eyes_lost": 2}, {}, "blind", -10),
    ("GUR-MAN-31", {"studied": 1, "studies": 1}, {}, "evaluate", 1),
    ("GUR-MAN-31", {"studied": 1, "studies": 3}, {}, "evaluate", 3),
    ("GUR-MAN-31", {"studied": 1, "studies": 4}, {}, "evaluate", 3),
    ("GUR-MAN-30", {"studied": 0, "studies": 3}, {}, "evaluate", 0),
    ("GUR-OPT-04", {"misled_by": 1, "misled": 3}, {}, "misled", -3),
    ("GUR-OPT-04", {"misled_by": 0, "misled": 3}, {}, "misled", 0),
    ("GUR-MAN-13", {}, {"two_steps": True}, "second-step", -2),
    ("GUR-MAN-19", {}, {"hasty": True}, "on-the-move", -4),
    ("GUR-EFF-06", {}, {"hasty": True, "effort": HEROIC_CHARGE}, "heroic-charge", 4),
    ("GUR-OPT-12", {}, {"wild": True}, "wild-swing", -5),
    ("GUR-OPT-07", {}, {"telegraphic": True}, "telegraphic", 4),
    ("GUR-OPT-05", {}, {"deceptive": 1}, "deceptive", -2),
    ("GUR-OPT-05", {}, {"deceptive": 2}, "deceptive", -4),
    ("GUR-WRE-08", {}, {"hard": True}, "throw-for-damage", -1),
    ("GUR-WRE-20", {}, {"kind": GRAB}, "hand", -4),
    ("GUR-HIT-02", {}, {"location": NECK}, "location", -5),
    ("GUR-HIT-03", {}, {"chink": True}, "location", -8),
    ("GUR-HIT-03", {}, {"chink": True, "location": NECK}, "location", -10),
]
"""Rule, what is put on Aldric, what on his blow, the part that it makes and its value."""


@pytest.mark.rule(*dict.fromkeys(row[0] for row in STRUCK), "GUR-DIC-09", "GUR-HIT-05")
@pytest.mark.parametrize(("rule", "own", "deed", "name", "value"), STRUCK)
def test_each_part_of_a_blow(
    rule: str, own: dict[str, Any], deed: dict[str, Any], name: str, value: int
) -> None:
    fight = duel()
    plain = parts(melee_score(fight, blow(fight, "aldric", "brenn", SWORD, "swing")))
    assert name not in plain
    strike = blow(fight, "aldric", "brenn", SWORD, "swing")
    put(who(fight, "aldric"), own)
    put(strike, deed)
    assert parts(melee_score(fight, strike)).get(name, 0) == value


FAVOURED = [
    (ALL_OUT_ATTACK, DETERMINED, True, 4),
    (ALL_OUT_SLAM, DETERMINED, True, 4),
    (COMMITTED, DETERMINED, True, 2),
    (ATTACK, DETERMINED, True, 0),
    (ALL_OUT_ATTACK, STRONG, True, 0),
    (ALL_OUT_ATTACK, DETERMINED, False, 0),
]


@pytest.mark.rule("GUR-MAN-05", "GUR-MAN-11", "GUR-MAN-22", "GUR-RUL-27")
@pytest.mark.parametrize(("manoeuvre", "version", "favoured", "bonus"), FAVOURED)
def test_a_determined_attack(manoeuvre: int, version: int, favoured: bool, bonus: int) -> None:
    fight = duel()
    strike = blow(fight, "aldric", "brenn", SWORD, "swing")
    before = melee_score(fight, strike).total
    strike.manoeuvre, strike.version, strike.favoured = manoeuvre, version, favoured
    assert melee_score(fight, strike).total == before + bonus


@pytest.mark.rule("GUR-MAN-19", "GUR-OPT-12", "GUR-EFF-06", "GUR-MAN-32", "GUR-RUL-06")
def test_caps_and_what_does_not_add_up() -> None:
    fight = duel(evaluate_rule="house")
    aldric = who(fight, "aldric")
    aldric.studied, aldric.studies = 1, 2
    strike = blow(fight, "aldric", "brenn", SWORD, "swing")
    assert parts(melee_score(fight, strike))["evaluate"] == 4
    strike.telegraphic = True
    assert "evaluate" not in parts(melee_score(fight, strike))
    strike.telegraphic, strike.hasty = False, True
    assert melee_score(fight, strike).total == 9
    strike.effort = HEROIC_CHARGE
    assert melee_score(fight, strike).total == 18
    strike.effort, strike.hasty, strike.wild = NO_EFFORT, False, True
    assert melee_score(fight, strike).total == 9
    who(fight, "brenn").guard_dropped = True
    assert parts(melee_score(fight, strike))["evaluate"] == 8


@pytest.mark.rule("GUR-WRE-02", "GUR-WRE-21")
@pytest.mark.parametrize(
    ("holder", "held", "grappled"), [("brenn", "aldric", True), ("aldric", "brenn", False)]
)
def test_only_who_is_held_strikes_at_minus_four(holder: str, held: str, grappled: bool) -> None:
    fight = duel()
    grip(fight, holder, held, RIGHT_LEG, 2)
    strike = blow(fight, "aldric", "brenn", "kick")
    assert ("grappled" in parts(melee_score(fight, strike))) is grappled


# The parts of a defence.

DEFENDED: list[tuple[str, dict[str, Any], dict[str, Any], str, int]] = [
    ("GUR-STA-01", {"posture": CROUCHING}, {}, "posture", 0),
    ("GUR-STA-01", {"posture": KNEELING}, {}, "posture", -2),
    ("GUR-STA-01", {"posture": SITTING}, {}, "posture", -2),
    ("GUR-STA-01", {"posture": CRAWLING}, {}, "posture", -3),
    ("GUR-STA-01", {"posture": LYING}, {}, "posture", -3),
    ("GUR-DEF-02", {"stunned": PHYSICAL}, {}, "stunned", -4),
    ("GUR-STA-05", {"off_balance": True}, {}, "off-balance", -2),
    ("GUR-DIC-13", {"guard_dropped": True}, {}, "guard-dropped", -2),
    ("GUR-DIC-13", {"torn": True}, {}, "torn-muscle", -1),
    ("GUR-DIC-13", {"shaken": 2}, {}, "shaken", -2),
    ("GUR-MAN-14", {"manoeuvre": COMMITTED}, {}, "committed", -2),
    ("GUR-DEF-20", {}, {"arc": RIGHT_SIDE}, "side-attack", -2),
    ("GUR-DEF-20", {}, {"arc": LEFT_SIDE}, "side-attack", -2),
    ("GUR-DEF-20", {}, {"arc": REAR}, "side-attack", -2),
    ("GUR-OPT-03", {}, {"feint": 3}, "feint", -3),
    ("GUR-OPT-05", {}, {"deceptive": 2}, "deceptive", -2),
    ("GUR-MAN-33", {}, {"deceptive": 2, "studied": 1}, "deceptive", -1),
    ("GUR-MAN-33", {}, {"deceptive": 2, "studied": 3}, "deceptive", 0),
    ("GUR-OPT-07", {}, {"telegraphic": True}, "telegraphic", 2),
    ("GUR-OPT-09", {}, {"split": DUAL, "same_target": True}, "dual-weapon", -1),
    ("GUR-OPT-09", {}, {"split": DUAL}, "dual-weapon", 0),
    ("GUR-OPT-09", {}, {"same_target": True}, "dual-weapon", 0),
]
"""Rule, what is put on Aldric who defends, what on the blow, the part and its value."""


def defences(fight: Any, strike: Any, effort: int = NO_EFFORT) -> dict[int, dict[str, int]]:
    """The parts of Aldric's dodge, parry and block."""
    aldric = who(fight, "aldric")
    sword, shield = aldric.hands
    form = parry_form(fight, sword, strike, aldric)
    assert form is not None
    parried = parry_score(fight, aldric, strike, sword, form, "", NO_RETREAT, effort)
    return {
        DODGE: parts(dodge_score(fight, aldric, strike, NO_RETREAT, effort)),
        PARRY: parts(parried),
        BLOCK: parts(block_score(fight, aldric, strike, shield, NO_RETREAT, effort)),
    }


def attacked(**options: Any) -> tuple[Any, Any]:
    """Brenn strikes at Aldric."""
    fight = duel(**options)
    return fight, blow(fight, "brenn", "aldric", "shortsword", "swing")


@pytest.mark.rule(*dict.fromkeys(row[0] for row in DEFENDED), "GUR-DEF-24")
@pytest.mark.parametrize(("rule", "own", "deed", "name", "value"), DEFENDED)
def test_each_part_of_a_defence(
    rule: str, own: dict[str, Any], deed: dict[str, Any], name: str, value: int
) -> None:
    fight, strike = attacked()
    assert all(name not in found for found in defences(fight, strike).values())
    put(who(fight, "aldric"), own)
    put(strike, deed)
    assert {found.get(name, 0) for found in defences(fight, strike).values()} == {value}


@pytest.mark.rule("GUR-OPT-06", "GUR-OPT-15", "GUR-EFF-07", "GUR-DEF-04")
def test_tricks_of_archers_trouble_a_dodge_only() -> None:
    fight, strike = attacked()
    strike.feint, strike.feint_ranged = 3, True
    found = defences(fight, strike)
    assert [found[kind].get("feint", 0) for kind in (DODGE, PARRY, BLOCK)] == [-3, 0, 0]
    fight, thrown = attacked()
    thrown.kind, thrown.deceptive = THROWN, 2
    found = defences(fight, thrown)
    assert [found[kind].get("deceptive", 0) for kind in (DODGE, PARRY, BLOCK)] == [-2, 0, 0]
    assert [found[kind].get("thrown-weapon", 0) for kind in (DODGE, PARRY, BLOCK)] == [0, -1, 0]
    fevered = defences(*attacked(), effort=FEVERISH)
    assert {each["feverish-defence"] for each in fevered.values()} == {2}


@pytest.mark.rule("GUR-WRE-02", "GUR-WRE-05", "GUR-DEF-04", "GUR-DEF-12")
@pytest.mark.parametrize(
    ("holder", "lock", "grappled", "locked"),
    [("", False, 0, 0), ("kimura", False, -2, 0), ("brenn", False, -2, 0), ("brenn", True, 0, -4)],
)
def test_whoever_is_held_parries_and_blocks_two_worse(
    holder: str, lock: bool, grappled: int, locked: int
) -> None:
    """Four less of DX is two less of half a skill, and a part of its own; a Dodge is none."""
    fight = telling(battle("aldric", "brenn", "kimura"))
    if holder:
        grip(fight, holder, "aldric", LEFT_ARM, 1, lock=lock)
    strike = blow(fight, "brenn", "aldric", "shortsword", "swing")
    strike.entering = True  # as he came in: with room for sword and shield
    found = defences(fight, strike)
    plain = {DODGE: 0, PARRY: grappled, BLOCK: grappled}
    assert {kind: parts_.get("grappled", 0) for kind, parts_ in found.items()} == plain
    assert {parts_.get("locked", 0) for parts_ in found.values()} == {locked}
    assert found[PARRY]["parry"] == 3 + 14 // 2


@pytest.mark.rule("GUR-MAN-16", "GUR-MAN-17", "GUR-DEF-24")
@pytest.mark.parametrize("chosen", [DODGE, PARRY, BLOCK])
def test_all_out_defence_and_defensive_attack_raise_what_was_named(chosen: int) -> None:
    fight, strike = attacked()
    aldric = who(fight, "aldric")
    aldric.manoeuvre, aldric.version, aldric.named = ALL_OUT_DEFENCE, chosen, 1
    found = defences(fight, strike)
    assert {kind for kind in found if found[kind].get("all-out-defence") == 2} == {chosen}
    assert not any("defensive-attack" in each for each in found.values())
    aldric.manoeuvre = DEFENSIVE
    found = defences(fight, strike)
    raised = {kind for kind in found if found[kind].get("defensive-attack") == 1}
    assert raised == {chosen} - {DODGE}
    aldric.named = 2
    assert "defensive-attack" not in defences(fight, strike)[PARRY]


@pytest.mark.rule("GUR-MAN-32", "GUR-RUL-05")
@pytest.mark.parametrize(
    ("rule", "manoeuvre", "studied", "bonus"),
    [
        ("house", EVALUATE, 1, 1),
        ("house", EVALUATE, 0, 0),
        ("house", ATTACK, 1, 0),
        ("official", EVALUATE, 1, 0),
    ],
)
def test_studying_the_attacker_helps_by_the_house_rule(
    rule: str, manoeuvre: int, studied: int, bonus: int
) -> None:
    fight, strike = attacked(evaluate_rule=rule)
    aldric = who(fight, "aldric")
    aldric.manoeuvre, aldric.studied = manoeuvre, studied
    assert {each.get("evaluate", 0) for each in defences(fight, strike).values()} == {bonus}


@pytest.mark.rule("GUR-DEF-01", "GUR-DEF-20", "GUR-MAN-03", "GUR-STA-07")
@pytest.mark.parametrize(
    ("own", "deed", "defends"),
    [
        ({}, {}, True),
        ({"manoeuvre": ALL_OUT_ATTACK}, {}, False),
        ({"manoeuvre": ALL_OUT_SLAM}, {}, False),
        ({"manoeuvre": ALL_OUT_DEFENCE}, {}, True),
        ({"stunned": PHYSICAL}, {}, True),
        ({"asleep": True}, {}, False),
        ({}, {"unaware": True}, False),
    ],
)
def test_who_may_defend(own: dict[str, Any], deed: dict[str, Any], defends: bool) -> None:
    fight, strike = attacked()
    put(who(fight, "aldric"), own)
    put(strike, deed)
    assert may_defend(fight, who(fight, "aldric"), strike) is defends


@pytest.mark.rule("GUR-DEF-20")
@pytest.mark.parametrize(
    ("seen_by", "steps_back", "meets"), [(0, 0, False), (1, 0, True), (2, 0, False), (0, 2, True)]
)
def test_who_meets_an_attack_from_behind(seen_by: int, steps_back: int, meets: bool) -> None:
    fight = duel()
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    brenn.seen_by, aldric.steps_back = seen_by, steps_back
    assert meets_behind(aldric, brenn) is meets


@pytest.mark.rule("GUR-DEF-04", "GUR-DEF-15", "GUR-HIT-06", "GUR-RUL-57", "GUR-STA-06")
@pytest.mark.parametrize(
    ("own", "weapon", "deed", "parries"),
    [
        ({}, {}, {}, True),
        ({}, {"unready": 1}, {}, False),
        ({}, {"jam": 1}, {}, False),
        ({}, {}, {"kind": SHOT}, False),
        ({}, {}, {"kind": THROWN}, True),
        ({}, {}, {"kind": AT_WEAPON}, False),
        ({"barred": 1}, {}, {}, False),
        ({"barred": 2}, {}, {}, True),
        ({"crippled": 1 << RIGHT_HAND}, {}, {}, False),
        ({}, {}, {"distance": 0}, False),
        ({}, {}, {"distance": 0, "entering": True}, True),
    ],
)
def test_what_keeps_a_sword_from_parrying(
    own: dict[str, Any], weapon: dict[str, Any], deed: dict[str, Any], parries: bool
) -> None:
    fight, strike = attacked()
    aldric = who(fight, "aldric")
    sword, shield = aldric.hands
    put(aldric, own)
    put(sword, weapon)
    put(strike, deed)
    assert (parry_with(fight, aldric, strike, sword) is not None) is parries
    assert parry_with(fight, aldric, strike, shield) is None


@pytest.mark.rule("GUR-DEF-12", "GUR-DEF-21", "GUR-RUL-58", "GUR-RUL-37", "GUR-MOV-09")
@pytest.mark.parametrize(
    ("own", "shield_is", "deed", "blocks"),
    [
        ({}, {}, {}, True),
        ({}, {"unready": 1}, {}, False),
        ({}, {}, {"kind": AT_WEAPON}, False),
        ({}, {}, {"kind": SHOT}, True),
        ({"barred": 2}, {}, {}, False),
        ({"barred": 1}, {}, {}, True),
        ({"crippled": 1 << LEFT_ARM}, {}, {}, False),
        ({}, {}, {"distance": 0}, False),
        ({}, {}, {"distance": 0, "entering": True}, True),
        ({}, {}, {"arc": LEFT_SIDE}, True),
        ({}, {}, {"arc": RIGHT_SIDE}, False),
        ({}, {}, {"arc": REAR}, False),
        ({"blocked": [0, 1]}, {}, {}, True),
    ],
)
def test_what_keeps_a_shield_from_blocking(
    own: dict[str, Any], shield_is: dict[str, Any], deed: dict[str, Any], blocks: bool
) -> None:
    fight, strike = attacked()
    aldric = who(fight, "aldric")
    shield = aldric.hands[1]
    put(aldric, own)
    put(shield, shield_is)
    put(strike, deed)
    assert blocks_with(fight, aldric, strike, shield) is blocks


@pytest.mark.rule("GUR-DEF-12", "GUR-RUL-37")
@pytest.mark.parametrize("blocked", [[0, 0], [1, 0], [0, 1]])
def test_by_the_switch_a_shield_blocks_once_a_turn(blocked: list[int]) -> None:
    fight, strike = attacked(multi_block="one_per_turn")
    aldric = who(fight, "aldric")
    aldric.blocked = blocked
    assert blocks_with(fight, aldric, strike, aldric.hands[1]) is (sum(blocked) == 0)


@pytest.mark.rule("GUR-RET-08", "GUR-DEF-04", "GUR-DEF-15")
@pytest.mark.parametrize(
    ("own", "deed", "low", "limbs"),
    [
        ({}, {}, False, 3),
        ({}, {"location": GROIN}, True, 7),
        ({}, {"location": RIGHT_LEG}, True, 7),
        ({}, {"location": LEFT_FOOT}, True, 7),
        ({}, {"location": LEFT_HAND}, False, 3),
        ({"posture": CROUCHING}, {"location": RIGHT_LEG}, False, 3),
        ({"crippled": 1 << LEFT_FOOT}, {"location": RIGHT_LEG}, False, 3),
        ({}, {"location": RIGHT_LEG, "kind": SLAM_BLOW}, False, 3),
        ({}, {"location": RIGHT_LEG, "kind": SHOT}, False, 0),
        ({}, {"location": RIGHT_LEG, "kind": AT_WEAPON}, True, 0),
        ({"barred": 4}, {"location": RIGHT_LEG}, True, 3),
        ({"barred": 1}, {}, False, 2),
        ({"crippled": 1 << LEFT_ARM}, {}, False, 1),
    ],
)
def test_which_bare_limbs_parry(
    own: dict[str, Any], deed: dict[str, Any], low: bool, limbs: int
) -> None:
    fight = battle("brenn", "kimura")
    strike = blow(fight, "brenn", "kimura", "shortsword", "swing")
    kimura = who(fight, "kimura")
    put(kimura, own)
    put(strike, deed)
    assert low_line(kimura, strike) is low
    assert bare_limbs(fight, kimura, strike) == limbs


@pytest.mark.rule("GUR-WRE-03", "GUR-WRE-05", "GUR-RUL-90", "GUR-DEF-15")
@pytest.mark.parametrize(
    ("part", "more", "held", "locked"),
    [
        (RIGHT_ARM, {}, 1, 0),
        (RIGHT_HAND, {}, 1, 0),
        (LEFT_ARM, {}, 2, 0),
        (LEFT_HAND, {}, 2, 0),
        (TORSO, {}, 0, 0),
        (RIGHT_ARM, {"lock": True}, 1, 1),
        (LEFT_ARM, {"lock": True}, 2, 2),
    ],
)
def test_which_hands_a_grip_leaves(part: int, more: dict[str, Any], held: int, locked: int) -> None:
    fight = battle("kimura", "hrodgar", "brenn")
    kimura, hrodgar, brenn = (who(fight, slug) for slug in ("kimura", "hrodgar", "brenn"))
    grip(fight, "hrodgar", "kimura", part, **more)
    assert (held_arms(fight, kimura), locked_arms(fight, kimura)) == (held, locked)
    assert held_arms(fight, kimura, hrodgar.index) == 0
    assert idle_arms(fight, kimura) == 3 & ~held
    assert empty_hands(fight, kimura) == 3 & ~locked
    assert free_hands(fight, kimura) == 3 & ~held
    assert working_hands(fight, kimura) == 3 & ~held
    assert seizing_hands(fight, kimura, hrodgar) == 3 & ~locked
    assert seizing_hands(fight, kimura, brenn) == 3 & ~held


# Can this still go on?


@pytest.mark.rule("GUR-RUL-85", "GUR-RUL-86", "GUR-SEQ-06")
@pytest.mark.parametrize(
    ("whose", "changes", "goes_on"),
    [
        ("", {}, True),
        ("aldric", {"stunned": PHYSICAL}, False),
        ("aldric", {"off_balance": True}, False),
        ("aldric", {"unconscious": True}, False),
        ("aldric", {"crippled": 1 << RIGHT_ARM}, False),
        ("aldric", {"crippled": 1 << LEFT_ARM}, True),
        ("brenn", {"dead": True}, False),
        ("brenn", {"gone": True}, False),
        ("brenn", {"unconscious": True}, True),
        ("brenn", {"at": at(9, 5)}, False),
        ("sword", {"unready": 1}, False),
        ("sword", {"holder": 1}, False),
        ("blow", {"broken": True}, False),
        ("blow", {"stray": True}, True),
    ],
)
def test_what_breaks_an_attack_off(whose: str, changes: dict[str, Any], goes_on: bool) -> None:
    fight = duel()
    aldric = who(fight, "aldric")
    strike = blow(fight, "aldric", "brenn", SWORD, "swing")
    strike.here, strike.there = aldric.at, who(fight, "brenn").at
    assert can_go_on(fight, strike)
    owners = {"aldric": aldric, "brenn": who(fight, "brenn"), "sword": strike.thing, "blow": strike}
    put(owners.get(whose), changes)
    assert can_go_on(fight, strike) is goes_on
    told = [event.kind for event in fight.events].count("broken-off")
    assert told == (0 if goes_on or whose == "blow" else 1)
    assert can_go_on(fight, strike) is goes_on
    assert [event.kind for event in fight.events].count("broken-off") == told


@pytest.mark.rule("GUR-RUL-85")
def test_a_blow_that_has_been_struck_needs_no_ready_weapon() -> None:
    fight = duel()
    strike = blow(fight, "aldric", "brenn", SWORD, "swing")
    strike.here, strike.there = who(fight, "aldric").at, who(fight, "brenn").at
    strike.struck_out = True
    assert strike.thing is not None
    strike.thing.unready = 1
    assert can_go_on(fight, strike)


@pytest.mark.rule("GUR-RUL-85", "GUR-WRE-03", "GUR-WRE-05")
@pytest.mark.parametrize(
    ("kind", "lame", "lock", "goes_on"),
    [
        (GRAPPLE, 0, False, True),
        (GRAPPLE, 1 << RIGHT_ARM, False, True),
        (GRAPPLE, 1 << RIGHT_ARM | 1 << LEFT_ARM, False, False),
        (LOCK, 0, False, True),
        (LOCK, 1 << RIGHT_ARM, False, False),
        (SLAM_BLOW, 1 << RIGHT_ARM | 1 << LEFT_ARM, False, True),
        (LOCK, 0, True, False),
    ],
)
def test_hands_that_a_grip_needs(kind: int, lame: int, lock: bool, goes_on: bool) -> None:
    fight = battle("kimura", "brenn", "hrodgar")
    reach = blow(fight, "kimura", "brenn", "punch")
    reach.kind, reach.arm = kind, 3
    reach.here, reach.there = who(fight, "kimura").at, who(fight, "brenn").at
    who(fight, "kimura").crippled = lame
    if lock:
        grip(fight, "hrodgar", "kimura", RIGHT_ARM, lock=True)
    assert can_go_on(fight, reach) is goes_on


@pytest.mark.rule("GUR-RUL-85")
@pytest.mark.parametrize(
    ("verb", "limb", "with_sword", "changes", "defends"),
    [
        ("dodge", 0, False, {}, True),
        ("dodge", 0, False, {"unconscious": True}, False),
        ("parry", 0, True, {}, True),
        ("parry", 0, True, {"crippled": 1 << RIGHT_ARM}, False),
        ("parry", 0, True, {"unready": 1}, False),
        ("parry", 0, True, {"holder": 1}, False),
        ("parry", 1, False, {"crippled": 1 << LEFT_ARM}, True),
        ("parry", 1, False, {"crippled": 1 << RIGHT_ARM}, False),
        ("parry", 4, False, {}, True),
        ("parry", 4, False, {"posture": CROUCHING}, True),
        ("parry", 4, False, {"posture": KNEELING}, False),
        ("parry", 4, False, {"crippled": 1 << LEFT_LEG}, False),
    ],
)
def test_who_can_still_defend_as_he_chose(
    verb: str, limb: int, with_sword: bool, changes: dict[str, Any], defends: bool
) -> None:
    fight, strike = attacked()
    aldric = who(fight, "aldric")
    choice = Defence(verb)
    choice.limb = limb
    choice.thing = aldric.hands[0] if with_sword else None
    for field, value in changes.items():
        setattr(aldric.hands[0] if field in ("unready", "holder") else aldric, field, value)
    assert still_defends(fight, strike, choice, None) is defends


# Still valid?


def mindful(fight: Any) -> Any:
    """Aldric waits, aims at, studies, has feinted and was misled by Brenn, and sees an opening."""
    aldric = who(fight, "aldric")
    aldric.waiting, fight.waiters = True, 1
    aldric.aims, aldric.aim_at, aldric.aim_with = 2, 1, aldric.hands[0].index
    aldric.studies, aldric.studied = 2, 1
    aldric.feint, aldric.feint_on = 2, 1
    aldric.misled, aldric.misled_by = 2, 1
    aldric.openings = [Opening(1, 1, 1)]
    aldric.close_with = NOBODY
    fight.lasting = True
    return aldric


def on_his_mind(aldric: Any) -> str:
    """What is left of it, by first letters."""
    found = {
        "w": aldric.waiting,
        "a": aldric.aims > 0,
        "s": aldric.studies > 0,
        "f": aldric.feint > 0 and aldric.feint_on != NOBODY,
        "m": aldric.misled > 0 and aldric.misled_by != NOBODY,
        "o": bool(aldric.openings),
    }
    return "".join(letter for letter, left in found.items() if left)


@pytest.mark.rule("GUR-RUL-93", "GUR-MAN-26", "GUR-MAN-30", "GUR-OPT-03", "GUR-OPT-04")
@pytest.mark.parametrize(
    ("whose", "changes", "left"),
    [
        ("brenn", {}, "wasfmo"),
        ("brenn", {"gone": True}, "w"),
        ("brenn", {"dead": True}, "w"),
        ("brenn", {"unconscious": True}, "wasfo"),
        ("aldric", {"unconscious": True}, ""),
        ("aldric", {"yielded": True}, ""),
        ("sword", {"holder": 1}, "wsfmo"),
    ],
)
def test_what_somebody_has_in_mind_ends_with_what_it_is_about(
    whose: str, changes: dict[str, Any], left: str
) -> None:
    fight = duel()
    aldric = mindful(fight)
    owner = aldric.hands[0] if whose == "sword" else who(fight, whose)
    put(owner, changes)
    end_invalid(fight)
    assert on_his_mind(aldric) == left
    assert fight.lasting is bool(left)
    told = {event.kind for event in fight.events}
    ends = {"w": "wait-ends", "a": "aim-lost", "s": "study-ends", "f": "feint-ends"}
    assert told == {kind for letter, kind in ends.items() if letter not in left} | (
        {"feint-ends"} if "m" not in left else set()
    )


@pytest.mark.rule("GUR-RUL-84", "GUR-RUL-87", "GUR-RUL-93", "GUR-RUL-74", "GUR-WRE-05")
@pytest.mark.parametrize(
    ("whose", "changes", "hands", "lock"),
    [
        ("", {}, 3, True),
        ("kimura", {"unconscious": True}, 0, False),
        ("kimura", {"yielded": True}, 0, False),
        ("brenn", {"unconscious": True}, 3, True),
        ("brenn", {"gone": True}, 0, False),
        ("brenn", {"dead": True}, 0, False),
        ("brenn", {"at": at(9, 5)}, 0, False),
        ("brenn", {"destroyed": 1 << RIGHT_ARM}, 0, False),
        ("kimura", {"crippled": 1 << LEFT_ARM}, 1, False),
        ("kimura", {"crippled": 1 << RIGHT_HAND}, 2, False),
        ("kimura", {"crippled": 1 << LEFT_ARM | 1 << RIGHT_ARM}, 0, False),
    ],
)
def test_what_a_grip_rests_on(whose: str, changes: dict[str, Any], hands: int, lock: bool) -> None:
    fight = telling(battle("kimura", "brenn"))
    hold = grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    if whose:
        put(who(fight, whose), changes)
    end_invalid(fight)
    assert (hold in fight.holds) is (hands != 0)
    if hands:
        assert (hold.hands, hold.lock) == (hands, lock)


@pytest.mark.rule("GUR-WRE-04", "GUR-WRE-05", "GUR-WRE-18", "GUR-RUL-61")
@pytest.mark.parametrize(
    ("hands", "more", "stunned", "added"),
    [
        (1, {}, 0, {}),
        (3, {}, 0, {"two-hands": 5}),
        (1, {"pin": True}, 0, {"pin": 5}),
        (3, {"pin": True}, 0, {"pin": 10}),
        (3, {"lock": True}, 0, {"two-hands": 5, "lock": 4}),
        (3, {}, PHYSICAL, {"two-hands": 5, "stunned": -4}),
    ],
)
def test_what_holds_somebody_who_tears_himself_loose(
    hands: int, more: dict[str, Any], stunned: int, added: dict[str, int]
) -> None:
    fight = telling(battle("kimura", "brenn"))
    hold = grip(fight, "kimura", "brenn", RIGHT_ARM, hands, **more)
    who(fight, "kimura").stunned = stunned
    # Brenn rolls 12 against 12, Kimura 3: he stays held.
    assert not break_free(scripted(fight, 12, 3), who(fight, "brenn"), hold)
    rolled = [event.tally for event in fight.events if event.kind == "roll"]
    his = parts(rolled[1])
    assert {name: his[name] for name in his if name not in ("strength", "wrestler")} == added
    assert hold.failed == (1 if hold.lock else 0)
    assert who(fight, "brenn").until_free == (10 if hold.pin else 0)


@pytest.mark.rule("GUR-WRE-21", "GUR-WRE-16")
def test_helpers_and_hands() -> None:
    fight = battle("kimura", "brenn", "hrodgar", sides=[0, 1, 0])
    kimura, brenn = who(fight, "kimura"), who(fight, "brenn")
    assert help_of_others(fight, kimura, brenn) == 0
    grip(fight, "hrodgar", "brenn", TORSO, 3)
    grip(fight, "hrodgar", "brenn", NECK, 3)  # one helper, whatever he holds
    assert help_of_others(fight, kimura, brenn) == 3  # a fifth of ST 18
    assert help_of_others(fight, who(fight, "hrodgar"), brenn) == 0
    assert usable_hands(fight, kimura, brenn) == 2
    kimura.crippled = 1 << LEFT_HAND
    assert usable_hands(fight, kimura, brenn) == 1
    assert usable_hands(fight, who(fight, "hrodgar"), brenn) == 2
    assert usable_hands(fight, who(fight, "hrodgar"), kimura) == 0


# Extra effort, aiming, bursts.

EFFORTS = {
    (ATTACK, NO_VERSION): [FLURRY, MIGHTY_BLOW, GIANT_STEP, GREAT_LUNGE],
    (DEFENSIVE, NO_VERSION): [FLURRY, GIANT_STEP],
    (COMMITTED, NO_VERSION): [FLURRY, GREAT_LUNGE],
    (ALL_OUT_ATTACK, NO_VERSION): [FLURRY],
    (MOVE_AND_ATTACK, MELEE): [GREAT_LUNGE, HEROIC_CHARGE],
    (MOVE_AND_ATTACK, RANGED): [],
    (ALL_OUT_DEFENCE, NO_VERSION): [],
}


@pytest.mark.rule("GUR-EFF-01", "GUR-EFF-10", "GUR-RUL-34", "GUR-EFF-03", "GUR-EFF-06")
@pytest.mark.parametrize(("manoeuvre", "version"), EFFORTS)
def test_which_effort_goes_with_which_attack(manoeuvre: int, version: int) -> None:
    every = EFFORTS[manoeuvre, version]
    fight = duel(extra_effort="on")
    aldric = who(fight, "aldric")
    assert attack_efforts(fight, aldric, manoeuvre, version) == every
    for used in every:
        aldric.attack_effort = used
        again = [used] if used in (FLURRY, MIGHTY_BLOW) else []
        assert attack_efforts(fight, aldric, manoeuvre, version) == again
    aldric.attack_effort, aldric.fp = NO_EFFORT, 1
    assert attack_efforts(fight, aldric, manoeuvre, version) == every
    aldric.fp = 0
    assert attack_efforts(fight, aldric, manoeuvre, version) == []
    assert attack_efforts(duel(), aldric, manoeuvre, version) == []


@pytest.mark.rule("GUR-EFF-07", "GUR-EFF-08", "GUR-EFF-09", "GUR-RUL-31", "GUR-RUL-34")
@pytest.mark.parametrize(
    ("manoeuvre", "switch", "efforts"),
    [
        (ATTACK, "allowed", [FEVERISH, RECOVERY]),
        (DEFENSIVE, "allowed", [FEVERISH, RECOVERY]),
        (COMMITTED, "allowed", [FEVERISH, RECOVERY]),
        (COMMITTED, "forbidden", [RECOVERY]),
        (ATTACK, "forbidden", [FEVERISH, RECOVERY]),
        (MOVE_AND_ATTACK, "allowed", [FEVERISH, RECOVERY_PARRY]),
        (ALL_OUT_DEFENCE, "allowed", [FEVERISH]),
        (ALL_OUT_ATTACK, "allowed", []),
        (ALL_OUT_SLAM, "allowed", []),
    ],
)
def test_which_effort_goes_with_which_defence(
    manoeuvre: int, switch: str, efforts: list[int]
) -> None:
    fight = duel(extra_effort="on", feverish_after_committed=switch)
    aldric = who(fight, "aldric")
    aldric.manoeuvre, aldric.fp = manoeuvre, 1
    assert defence_efforts(fight, aldric) == efforts
    aldric.fp = 0
    assert defence_efforts(fight, aldric) == []
    aldric.fp, aldric.defence_effort = 1, FEVERISH
    assert defence_efforts(fight, aldric) == []


@pytest.mark.rule(
    "GUR-MAN-27", "GUR-MAN-28", "GUR-MAN-29", "GUR-RUL-02", "GUR-RUL-03", "GUR-RUL-04"
)
@pytest.mark.parametrize(
    ("rule", "braced", "bonuses"),
    [
        ("official", False, [0, 1, 1, 1]),
        ("official", True, [0, 1, 2, 2]),
        ("house", False, [2, 4, 6, 8]),
        ("house", True, [2, 4, 6, 8]),
        ("basic_set", False, [0, 1, 2, 2]),
        ("basic_set", True, [1, 2, 3, 3]),
    ],
)
def test_aiming_by_each_rule(rule: str, braced: bool, bonuses: list[int]) -> None:
    fight = battle("archer", "brenn", apart=9, aim_rule=rule)
    archer, brenn = who(fight, "archer"), who(fight, "brenn")
    bow = archer.hands[0]
    acc = next(form.mode.acc for form in bow.forms if form.mode.ranged)
    assert aim_bonus(fight, archer, bow, brenn) == 0
    archer.aim_at, archer.aim_with, archer.braced = brenn.index, bow.index, braced
    limit = acc + (6 if braced else 2)
    for seconds, bonus in enumerate(bonuses, 1):
        archer.aims = seconds
        expected = min(bonus, limit) if rule == "house" else acc + bonus
        assert aim_bonus(fight, archer, bow, brenn) == expected
    archer.aim_at = archer.index
    assert aim_bonus(fight, archer, bow, brenn) == 0
    archer.aim_at, archer.aim_with = brenn.index, bow.index + 1
    assert aim_bonus(fight, archer, bow, brenn) == 0


@pytest.mark.rule("GUR-RNG-02", "GUR-RNG-07")
def test_the_edges_of_ranges_and_bursts() -> None:
    limits = [2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500]
    for row, yards in enumerate(limits):
        assert (range_penalty(yards), range_penalty(yards + 1)) == (-row, -row - 1)
    assert range_penalty(0) == 0
    firsts = {1: 0, 5: 1, 9: 2, 13: 3, 17: 4, 25: 5, 50: 6, 100: 7, 200: 8}
    for shots, bonus in firsts.items():
        assert shots_bonus(shots) == bonus
        assert shots == 1 or shots_bonus(shots - 1) == bonus - 1


@pytest.mark.rule("GUR-DEF-18", "GUR-DEF-04", "GUR-DEF-10", "GUR-RUL-57")
@pytest.mark.parametrize(
    ("weapon", "crossed", "parries"),
    [("morningstar", False, False), ("morningstar", True, True), ("shortsword", False, True)],
)
def test_a_fencing_weapon_meets_a_flail_only_with_another(
    weapon: str, crossed: bool, parries: bool
) -> None:
    attacker = {"use": "brenn", "hands": [weapon], "skills": {"flail": 13, "shortsword": 13}}
    fight = battle(attacker, "ysaline")
    strike = blow(fight, "brenn", "ysaline", weapon)
    ysaline = who(fight, "ysaline")
    rapier = ysaline.hands[0]
    assert (parry_with(fight, ysaline, strike, rapier, crossed) is not None) is parries


@pytest.mark.rule("GUR-OPT-03", "GUR-OPT-15", "GUR-RUL-07", "GUR-DIC-13")
@pytest.mark.parametrize(
    ("feint", "on", "with_it", "dropped", "used"),
    [
        (1, 1, NOBODY, False, 1),
        (3, 1, NOBODY, True, 6),
        (3, 0, NOBODY, False, 0),
        (3, 1, 0, False, 3),
        (3, 1, 9, False, 0),
        (0, 1, NOBODY, False, 0),
    ],
)
def test_when_a_feint_is_used_up(
    feint: int, on: int, with_it: int, dropped: bool, used: int
) -> None:
    fight = duel()
    aldric = who(fight, "aldric")
    strike = blow(fight, "aldric", "brenn", SWORD, "swing")
    assert strike.thing is not None
    aldric.feint, aldric.feint_on = feint, on
    aldric.feint_with = strike.thing.index if with_it == 0 else with_it
    who(fight, "brenn").guard_dropped = dropped
    declare(fight, strike)
    assert (strike.feint, strike.feint_ranged) == (used, used > 0 and with_it == 0)
    assert aldric.feint == (0 if used else feint)


@pytest.mark.rule("GUR-MAN-14", "GUR-WRE-16", "GUR-RUL-46")
@pytest.mark.parametrize(("manoeuvre", "penalty"), [(COMMITTED, -2), (ATTACK, 0)])
def test_whoever_has_committed_himself_is_easier_to_pin(manoeuvre: int, penalty: int) -> None:
    fight = telling(battle("kimura", "brenn"))
    brenn = who(fight, "brenn")
    brenn.posture, brenn.manoeuvre = LYING, manoeuvre
    hold = grip(fight, "kimura", "brenn", TORSO)
    pin(scripted(fight, 3, 3), who(fight, "kimura"), hold)
    rolled = [event.tally for event in fight.events if event.kind == "roll"]
    assert parts(rolled[1]).get("committed", 0) == penalty
    assert not hold.pin


@pytest.mark.rule("GUR-DMG-04")
@pytest.mark.parametrize(("rolled", "trauma"), [(9, 0), (10, 1)])
def test_blunt_trauma_is_told(rolled: int, trauma: int) -> None:
    fight = telling(battle("brenn", {"use": "aldric", "armour": ["tactical-vest"]}))
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    assert bruise(fight, aldric, brenn, TORSO, CUT, rolled) == trauma
    told = [event.amount for event in fight.events if event.kind == "blunt-trauma"]
    assert told == ([trauma] if trauma else [])
