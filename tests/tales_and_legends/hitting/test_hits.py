"""Hits, damage, wounds and states (4.9 to 4.11)."""

import pytest

from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.kinds.arms import BODY, DICE_LADDER, HEAD, dice_step
from fechtbuch.books.tales_and_legends.kinds.skills import DODGE, GRAPPLE
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, thrown_blow
from fechtbuch.books.tales_and_legends.rules.basics.states import check_faint, set_attribute
from fechtbuch.books.tales_and_legends.rules.defending.defence import (
    flanked,
    from_behind,
    may_react,
    physical_defence,
    reaction_modifiers,
    unprepared,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import choke
from fechtbuch.books.tales_and_legends.rules.harm.wounds import (
    add_wounds,
    bleed,
    harm,
    torso_wound,
    wounds_of,
)
from fechtbuch.books.tales_and_legends.rules.hitting.attack import attack, resolve
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.hitting.damage import strike_through
from fechtbuch.books.tales_and_legends.rules.things.deeds import free_oneself
from fechtbuch.engine.edicts import decree
from tests.tales_and_legends.scenes import arena, crowd, meet, parts_of

ONE_HAND = {"item": "long-sword", "quality": "good", "both": False}


@pytest.mark.rule("TAL-HIT-01")
def test_ten_and_reflex_at_least_twenty() -> None:
    fight = arena(["guard"], ["great-bear"], apart=5)
    guard, bear = fight.fighters
    assert physical_defence(fight, guard, bear, True, "").total == 22
    guard.attributes = [4] * 8
    assert physical_defence(fight, guard, bear, True, "").total == 20


@pytest.mark.rule("TAL-HIT-02", "TAL-HIT-03", "TAL-STA-03")
def test_unprepared_is_ten_and_nothing_goes_below() -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    guard.defensive = True
    assert physical_defence(fight, guard, archer, True, "TAL-ATK-06").total == 10
    guard.fatigue = 40
    assert physical_defence(fight, guard, archer, True, "").total == 10


CAUSES = [
    ("surprised", True, "TAL-STA-04"),
    ("unaware", True, "TAL-HIT-16"),
    ("pinned_by", 1, "TAL-STA-06"),
    ("asleep", True, "TAL-STA-02"),
    ("aggressive_open", True, "TAL-MAN-10"),
    ("entangled", "net", "TAL-STA-13"),
    ("blinded", True, "TAL-STA-10"),
    ("grapple", 3, "TAL-GRP-04"),
    ("burden", 5, "TAL-MOV-16"),
]


@pytest.mark.rule(
    "TAL-STA-03", "TAL-STA-02", "TAL-STA-04", "TAL-STA-06", "TAL-STA-10", "TAL-HIT-16"
)
@pytest.mark.parametrize(("name", "value", "rule"), CAUSES)
def test_every_cause_takes_defence_parry_and_dodge(name: str, value: object, rule: str) -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    assert may_react(fight, guard, archer, "")
    setattr(guard, name, value)
    assert unprepared(fight, guard, archer) == rule
    assert physical_defence(fight, guard, archer, True, "").total == 10
    assert not may_react(fight, guard, archer, "")


@pytest.mark.rule("TAL-HIT-16")
def test_a_hidden_attacker_finds_one_unprepared() -> None:
    fight = arena([{"use": "guard", "hidden": ["theirs"]}], ["archer"], apart=2)
    guard, archer = fight.fighters
    assert unprepared(fight, archer, guard) == "TAL-HIT-16"
    assert unprepared(fight, guard, archer) == ""


BANDS = [(21, "miss"), (22, "armour"), (29, "armour"), (30, "body"), (49, "body"), (50, "critical")]


@pytest.mark.rule("TAL-HIT-04", "TAL-RUL-01")
@pytest.mark.parametrize(("result", "word"), BANDS)
def test_bands_of_an_attack(result: int, word: str) -> None:
    script = "" if word == "miss" else "d10=1 d100=5"
    fight = arena([{"use": "veteran", "hands": [ONE_HAND]}], ["guard"], script=script)
    veteran, guard = fight.fighters
    blow = melee_blow(veteran, veteran.hands[0])
    blow.result = result
    blow.defence = 22
    resolve(fight, veteran, guard, blow)
    words = [event.word for event in fight.events if event.kind == "hit"]
    assert words == ([] if word == "miss" else [word])


@pytest.mark.rule("TAL-RUL-01")
def test_coverage_as_a_margin_by_option() -> None:
    start = meet(
        {"use": "veteran", "hands": [ONE_HAND]}, "guard", options={"coverage_mode": "additive"}
    )
    hit = start.play("veteran: attack guard long-sword", dice="d20=15 d10=1")
    assert hit.event("hit").word == "armour"


@pytest.mark.rule("TAL-HIT-05", "TAL-ITM-18")
@pytest.mark.parametrize(
    ("weapon", "result", "factor"),
    [
        ("mace", 50, 2),
        ("mace", 60, 3),
        ("mace", 90, 6),
        ("drow-dagger", 50, 3),
        ("drow-dagger", 60, 4),
    ],
)
def test_critical_multipliers(weapon: str, result: int, factor: int) -> None:
    die = "d10=1" if weapon == "mace" else "d8=1"
    fight = arena(
        [{"use": "veteran", "hands": [{"item": weapon, "both": False}]}],
        ["great-bear"],
        script=f"{die} d100=1 d100=1 d100=1",
    )
    veteran, bear = fight.fighters
    bear.block.natural_armour = 0
    bear.life = 1000
    blow = melee_blow(veteran, veteran.hands[0])
    blow.result = result
    blow.defence = 30
    strike_through(fight, veteran, bear, blow, -1)
    dealt = 1 + (7 if weapon == "mace" else 2)
    assert [event.amount for event in fight.events if event.kind == "hit"] == [dealt * factor]


@pytest.mark.rule("TAL-HIT-06", "TAL-ITM-16", "TAL-HIT-12", "TAL-RUL-62", "TAL-ITM-10")
def test_penetration_lowers_worn_armour_only() -> None:
    fight = arena(
        [{"use": "veteran", "hands": [{"item": "war-pick", "both": False}]}],
        ["guard"],
        script="d8=8 d100=99",
    )
    veteran, guard = fight.fighters
    guard.block.natural_armour = 3
    blow = melee_blow(veteran, veteran.hands[0])
    blow.result = 25
    blow.defence = 22
    strike_through(fight, veteran, guard, blow, -1)
    tally = next(event.tally for event in fight.events if event.kind == "hit")
    parts = parts_of(tally)
    assert parts == {"damage": 8, "strength": 7, "armour": -6, "natural-armour": -3}


@pytest.mark.rule("TAL-HIT-08", "TAL-ITM-16", "TAL-RUL-09")
@pytest.mark.parametrize(("result", "extra"), [(25, False), (35, True)])
def test_extra_damage_only_where_no_armour_is(result: int, extra: bool) -> None:
    dice = "d6=4 d100=99" if not extra else "d6=4 2d6=3,4"
    fight = arena(
        [{"use": "veteran", "hands": ["misericorde"], "belt": []}], ["guard"], script=dice
    )
    veteran, guard = fight.fighters
    blow = melee_blow(veteran, veteran.hands[0])
    blow.result = result
    blow.defence = 22
    strike_through(fight, veteran, guard, blow, -1)
    amounts = [event.amount for event in fight.events if event.kind == "hit"]
    assert amounts == ([13] if extra else [0])


@pytest.mark.rule("TAL-HIT-10")
def test_the_ladder_of_dice() -> None:
    assert dice_step(1, 2, -2) == (1, 2)
    assert dice_step(1, 10, -2) == (1, 6)
    assert dice_step(1, 12, 1) == (2, 6)
    assert dice_step(9, 10, 1) == (10, 10)
    assert dice_step(10, 10, 2) == (12, 10)
    assert len(DICE_LADDER) == 20


@pytest.mark.rule("TAL-HIT-11", "TAL-RUL-09", "TAL-RUL-90")
def test_the_steps_of_an_attack_in_their_order() -> None:
    start = meet({"use": "guard", "hands": ["flanged-mace"]}, "veteran")
    hit = start.play(
        "guard: attack veteran flanged-mace", dice="d20=14 d12=12 d100=99 d20=15 d20=10"
    )
    kinds = [
        event.word or event.kind
        for event in hit.events
        if event.kind in ("roll", "hit", "life-lost", "falls")
    ]
    assert kinds == [
        "attack",
        "damage",
        "armour",
        "life-lost",
        "item",
        "overthrow",
        "resist",
        "falls",
    ]


@pytest.mark.rule("TAL-HIT-13", "TAL-RUL-70")
def test_from_behind_five_less_for_defence_and_reactions() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    seen = []
    for facing in range(8):
        guard.facing = facing
        seen.append(from_behind(fight, guard, archer))
    assert seen == [False, False, False, False, False, True, True, True]
    guard.facing = 6
    assert physical_defence(fight, guard, archer, True, "").total == 17
    tally = fight.tally("situation", 0, "TAL-TST-01")
    reaction_modifiers(fight, guard, archer, False, tally)
    assert tally.total == -5


@pytest.mark.rule("TAL-HIT-14", "TAL-RUL-70", "TAL-RUL-95")
def test_flanked_between_two_opposite_enemies_or_without_room() -> None:
    fight = arena(
        ["guard"], ["archer", {"use": "brawler", "at": [9, 5]}, {"use": "veteran", "at": [10, 6]}]
    )
    guard, archer, brawler, veteran = fight.fighters
    assert flanked(fight, guard, archer)
    assert flanked(fight, guard, brawler)
    assert not flanked(fight, guard, veteran)
    walled = arena(["guard"], ["archer"], walls=[(9, 4), (9, 5), (9, 6)])
    assert flanked(walled, walled.fighters[0], walled.fighters[1])


@pytest.mark.rule("TAL-HIT-15")
def test_from_above_five_less() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    fight.grid.set_elevation(archer.at, 1)
    assert physical_defence(fight, guard, archer, True, "").total == 17
    assert physical_defence(fight, guard, archer, False, "").total == 22


@pytest.mark.rule("TAL-HIT-17", "TAL-STA-09", "TAL-STA-10")
def test_light_and_eyes() -> None:
    expected = {"day": 18, "dim": 13, "dark": 8}
    for light, value in expected.items():
        fight = arena(["guard"], ["archer"], scene={"light": light})
        guard, archer = fight.fighters
        blow = melee_blow(guard, guard.hands[0])
        assert attack_tally(fight, guard, archer, blow).total == value
        assert (unprepared(fight, archer, guard) == "TAL-HIT-16") is (light == "dark")
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    guard.dazzled = True
    assert attack_tally(fight, guard, archer, melee_blow(guard, guard.hands[0])).total == 13
    guard.blinded = True
    assert attack_tally(fight, guard, archer, melee_blow(guard, guard.hands[0])).total == 8


@pytest.mark.rule("TAL-HIT-18", "TAL-ITM-18")
def test_bare_hands_are_weak() -> None:
    start = meet({"use": "brawler", "hands": []}, {"use": "guard", "armour": None})
    hit = start.play("brawler: attack guard bare-hands", dice="d20=9 d4=3")
    assert hit.event("hit").amount == 3


@pytest.mark.rule("TAL-HIT-19", "TAL-RUL-93", "TAL-ITM-13")
def test_striking_something_hard_hurts_the_hand_and_claws_do_not_wear() -> None:
    plate = {"use": "guard", "armour": "iron-plate", "attributes": {"si": 60}}
    start = meet("great-bear", plate, apart=2)
    hit = start.play("great-bear: attack guard claws", dice="d20=3 d10=10")
    assert hit.event("hurts-oneself").amount == 25 - 13 - 6
    assert hit.rolls("item") == []


@pytest.mark.rule("TAL-WND-01", "TAL-WND-02", "TAL-RUL-02", "TAL-RUL-97")
def test_wounds_by_multiples_of_endurance() -> None:
    fight = arena(["guard"], ["archer"])
    assert [wounds_of(fight, damage, 6) for damage in (0, 6, 7, 12, 13, 18, 19)] == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
    ]
    fight.options.wound_at_equal = True
    assert [wounds_of(fight, damage, 6) for damage in (5, 6, 12)] == [0, 1, 2]


@pytest.mark.rule("TAL-WND-03", "TAL-WND-07")
def test_wounds_bleed_every_hundredth_round_without_new_wounds() -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    bleed(fight)
    assert guard.clock == 0
    add_wounds(fight, guard, 2, "torso")
    assert guard.exhaustion == 4
    for _ in range(99):
        bleed(fight)
    assert guard.life == 34
    bleed(fight)
    assert guard.life == 32
    assert len(guard.wounds) == 1
    guard.wounds[0].dressed = True
    for _ in range(100):
        bleed(fight)
    assert guard.life == 32


@pytest.mark.rule("TAL-WND-07")
def test_pressing_the_wounds_takes_the_round_and_halves_the_bleeding() -> None:
    hurt = {"use": "guard", "wounds": [{"part": "torso", "wounds": 1}]}
    start = meet(hurt, "archer", apart=20)
    pressed = start.play("guard: press")
    assert pressed.fighter("guard").standard == 0
    assert pressed.fighter("guard").extra == 0
    after = pressed.play("guard: done", "archer: done")
    assert after.fighter("guard").clock == 1
    assert start.play("guard: done", "archer: done").fighter("guard").clock == 2
    assert not after.fighter("guard").pressing
    assert "press" not in meet("guard", "archer", apart=20).offers()
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    add_wounds(fight, guard, 1, "torso")
    guard.pressing = True
    for _ in range(199):
        bleed(fight)
    assert guard.life == 34
    bleed(fight)
    assert guard.life == 33


@pytest.mark.rule("TAL-WND-04", "TAL-WND-06")
@pytest.mark.parametrize(
    ("life", "dead", "out", "tired"),
    [(20, False, False, 0), (19, False, False, 5), (9, False, True, 5), (0, True, True, 5)],
)
def test_low_life(life: int, dead: bool, out: bool, tired: int) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    decree(fight, {"verb": "set", "fighter": "guard", "field": "life", "value": str(life)})
    assert (guard.dead, guard.out(), guard.tired()) == (dead, out, tired)


@pytest.mark.rule("TAL-WND-06", "TAL-RUL-83")
def test_low_life_takes_a_standard_action() -> None:
    start = meet("guard", "archer", given=["set fighter=guard field=life value=15"])
    assert start.fighter("guard").standard == 1
    assert "run" not in start.offers()


@pytest.mark.rule("TAL-WND-05", "TAL-RUL-63")
def test_equal_reduction_lets_nothing_through() -> None:
    start = meet("guard", "veteran")
    held = start.play("guard: attack veteran short-spear", dice="d20=14 d10=8 d100=99")
    assert held.event("hit").amount == 0
    assert held.fighter("veteran").life == 40
    assert held.happened("life-lost") == []


HEAD_ROWS = [
    (9, "", "dazed", 1),
    (13, "d100=50 d4=3", "dazed", 3),
    (13, "d100=51", "", 0),
    (19, "d100=40", "stunned", 190),
    (19, "d100=43 d6=4", "", 0),
]


@pytest.mark.rule("TAL-WND-09", "TAL-STA-08", "TAL-RUL-90")
@pytest.mark.parametrize(("damage", "script", "state", "amount"), HEAD_ROWS)
def test_head_wounds_double_the_loss(damage: int, script: str, state: str, amount: int) -> None:
    fight = arena(["guard"], ["archer"], script=script)
    guard = fight.fighters[0]
    guard.life = 100
    guard.attributes = [30, 30, 60, 11, 12, 12, 11, 12]
    harm(fight, guard, damage, HEAD, "", None, False)
    assert guard.life == 100 - 2 * damage
    if state:
        assert getattr(guard, state) == amount
    if "d6" in script:
        assert guard.attributes[0] == 26


@pytest.mark.rule("TAL-WND-09", "TAL-RUL-96")
def test_the_worst_head_wounds_cost_parts_and_ten_more_wounds() -> None:
    fight = arena(["guard"], ["archer"], script="d100=60")
    guard = fight.fighters[0]
    guard.life = 200
    guard.attributes = [30, 30, 99, 11, 12, 12, 11, 12]
    harm(fight, guard, 31, HEAD, "", None, False)
    assert guard.lost == ["left-eye"]
    assert sum(wound.wounds for wound in guard.wounds) == 15


TORSO_ROWS = [
    ("d100=50", 3, {"wounds": 4}),
    ("d100=60", 3, {"exhaustion": 10}),
    ("d100=70 d4=2", 3, {"dazed": 2}),
    ("d100=90 d20=2", 3, {"hands": 0}),
    ("d100=100 2d20=1,5", 3, {"prone": True}),
    ("d100=20", 4, {"lost": ["right-leg"]}),
    ("d100=62", 4, {"wounds": 9}),
    ("d100=99", 5, {"wounds": 15}),
]


@pytest.mark.rule("TAL-WND-10", "TAL-WND-11", "TAL-WND-12", "TAL-RUL-53", "TAL-RUL-96")
@pytest.mark.parametrize(("script", "multiplier", "expected"), TORSO_ROWS)
def test_wounds_of_torso_and_limbs(
    script: str, multiplier: int, expected: dict[str, object]
) -> None:
    fight = arena(["guard"], ["archer"], script=script)
    guard = fight.fighters[0]
    guard.attributes = [10, 10, 99, 11, 12, 12, 11, 12]
    add_wounds(fight, guard, multiplier, "torso")
    torso_wound(fight, guard, multiplier, "")
    assert guard.fatigue == 4
    for name, value in expected.items():
        found = getattr(guard, name)
        if name == "wounds":
            found = sum(wound.wounds for wound in found)
        elif name == "hands":
            found = len(found)
        assert found == value


@pytest.mark.rule("TAL-WND-11")
def test_single_wounds_stay_single() -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    harm(fight, guard, 7, BODY, "", None, False)
    harm(fight, guard, 7, BODY, "", None, False)
    assert guard.fatigue == 4
    assert [wound.wounds for wound in guard.wounds] == [1, 1]


@pytest.mark.rule("TAL-WND-12", "TAL-RUL-61")
def test_lost_parts_hamper() -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    guard.lost = ["left-leg"]
    assert speed(fight, guard) == 3
    assert physical_defence(fight, guard, archer, True, "").total == 12
    guard.lost = ["left-foot"]
    assert speed(fight, guard) == 5
    assert physical_defence(fight, guard, archer, True, "").total == 17
    guard.lost = ["left-hand"]
    assert guard.hands_usable() == 1
    guard.lost = ["right-fingers"]
    blow = melee_blow(guard, guard.hands[0])
    parts = parts_of(attack_tally(fight, guard, archer, blow))
    assert parts["lost-fingers"] == -10
    lame = meet("guard", "archer", apart=5)
    fight = lame.fight
    fight.by_slug("guard").lost = ["left-leg"]
    assert not {"run", "charge"} & set(verbs_of(fight, fight.by_slug("guard")))


@pytest.mark.rule("TAL-WND-13", "TAL-RUL-54", "TAL-WND-14")
def test_tiredness_lowers_everything_and_faints_one_but_not_as_if() -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    guard.fatigue = 3
    guard.exhaustion = 4
    assert skill(fight, guard, GRAPPLE).total == 9
    assert physical_defence(fight, guard, archer, True, "").total == 15
    guard.dazed = 1
    guard.fatigue = 8
    check_faint(fight, guard)
    assert guard.tired() == 17
    assert not guard.fainted
    guard.fatigue = 9
    check_faint(fight, guard)
    assert guard.fainted


@pytest.mark.rule("TAL-WND-17")
def test_a_deep_breath_and_dwarven_lungs_last_longer() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    guard.deep_breath = True
    choke(fight, archer, guard, 1)
    assert guard.breath == 29
    guard.breath = -1
    guard.block.dwarf = True
    guard.deep_breath = False
    choke(fight, archer, guard, 1)
    assert guard.breath == 23


@pytest.mark.rule("TAL-STA-01", "TAL-RUL-25")
def test_prone_is_worse_in_melee_better_against_missiles_and_bad_for_reactions() -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    guard.prone = True
    assert physical_defence(fight, guard, archer, True, "").total == 12
    assert physical_defence(fight, guard, archer, False, "").total == 32
    for melee in (True, False):
        tally = skill(fight, guard, DODGE)
        reaction_modifiers(fight, guard, archer, melee, tally)
        assert tally.total == 4


@pytest.mark.rule("TAL-STA-08", "TAL-RUL-84")
def test_the_stunned_lie_empty_handed_and_may_be_woken() -> None:
    start = crowd(
        ["archer", {"use": "guard", "at": [10, 6]}],
        ["brawler"],
        apart=12,
        given=["set fighter=guard field=stunned value=50"],
        dice="d20=19 d20=7",
    )
    guard = start.fighter("guard")
    assert guard.prone
    assert guard.hands == []
    assert guard.helpless()
    woken = start.play("archer: wake guard")
    assert not woken.fighter("guard").out()


@pytest.mark.rule("TAL-STA-12")
def test_attributes_at_zero() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    set_attribute(fight, guard, 4, 0)
    assert guard.paralysed
    set_attribute(fight, archer, 1, 0)
    assert archer.unconscious
    set_attribute(fight, guard, 2, 0)
    assert guard.dead


@pytest.mark.rule("TAL-STA-13")
def test_entangled_until_free_and_bolas_bring_runners_down() -> None:
    net = {"use": "veteran", "hands": ["net"], "proficiencies": ["net"]}
    start = meet(net, "guard", apart=3)
    caught = start.play("veteran: throw net guard", dice="d20=10")
    assert caught.fighter("guard").entangled == "net"
    turn = caught.play("veteran: done")
    assert not {"move", "step", "charge"} & set(turn.offers())
    out = turn.play("guard: free how=brawn", dice="d20=15")
    assert out.fighter("guard").entangled == ""
    stuck = turn.play("guard: free how=deft-hand", dice="d20=9")
    assert stuck.fighter("guard").entangled == "net"
    fight = arena(
        [{"use": "veteran", "hands": ["bolas"], "proficiencies": ["bolas"]}],
        ["guard"],
        apart=5,
        script="d20=19",
    )
    veteran, guard = fight.fighters
    guard.band = 6
    blow = thrown_blow(veteran.hands[0])
    blow.special = "entangle"
    attack(fight, veteran, guard, blow)
    assert guard.prone
    assert guard.entangled == "bolas"
    fight.dice.script.append((20, 8))
    free_oneself(fight, guard, "deft-hand")
    assert guard.entangled == ""


@pytest.mark.rule("TAL-HIT-14", "TAL-RUL-70")
@pytest.mark.parametrize(("edge", "expected"), [(11, True), (12, False)])
def test_no_room_behind_at_the_edge_of_the_map(edge: int, expected: bool) -> None:
    fight = arena(["guard"], ["archer"], bounds=(0, 0, edge, 20))
    guard, archer = fight.fighters
    assert flanked(fight, archer, guard) is expected
    assert not flanked(fight, guard, archer)
