"""Movement on hexes, ranged combat, damage and injury."""

import pytest

from fechtbuch.books.gurps.arcs import arc_of, in_the_way
from fechtbuch.books.gurps.arms import CR, CUT, IMP
from fechtbuch.books.gurps.catalogue import KINDS, swing, thrust
from fechtbuch.books.gurps.damage import factor, hurt, resistance
from fechtbuch.books.gurps.defence_scores import dodge_score
from fechtbuch.books.gurps.defences import weapon_parries
from fechtbuch.books.gurps.injury import Wound, injure
from fechtbuch.books.gurps.movement import (
    facing_costs,
    facings,
    full_points,
    least_cost,
    sprint_points,
)
from fechtbuch.books.gurps.muster import basic_lift
from fechtbuch.books.gurps.ranged import range_penalty, ranged_score, shots_bonus
from fechtbuch.books.gurps.terms import (
    EYE,
    LYING,
    NECK,
    RIGHT_ARM,
    RIGHT_HAND,
    RIGHT_LEG,
    SKULL,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.to_hit import melee_score
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.testing import situation
from tests.gurps.arena import arena, at, battle, blow, grip, parts, rolls, telling, who

ARCHER = {"use": "brenn", "hands": [{"item": "longbow", "st": 12, "spare": 9}], "belt": []}


@pytest.mark.rule("GUR-MOV-01", "GUR-MOV-02")
def test_distance_and_arcs_on_hexes() -> None:
    fight = battle({"use": "brenn", "facing": 0, "at": [5, 5]}, {"use": "aldric", "at": [8, 3]})
    brenn = who(fight, "brenn")
    assert fight.apart(brenn, who(fight, "aldric")) == 3
    around = [(6, 5), (5, 6), (4, 6), (4, 5), (5, 4), (6, 4)]
    assert [arc_of(fight, brenn, at(*spot)) for spot in around] == [0, 0, 1, 2, 3, 0]


@pytest.mark.rule("GUR-MOV-04", "GUR-MOV-05")
def test_costs_of_walking_and_turning() -> None:
    fight = battle(
        {"use": "brenn", "facing": 0},
        {"use": "aldric", "at": [15, 5]},
        ground={"bounds": [0, 0, 30, 12], "difficult": [[7, 5]]},
    )
    brenn = who(fight, "brenn")
    assert full_points(brenn) == 12
    ahead = [at(6, 5), at(7, 5)]
    assert least_cost(facing_costs(fight, brenn, ahead, False)) == 2 + 4
    assert least_cost(facing_costs(fight, brenn, [at(4, 5)], False)) == 4
    assert least_cost(facing_costs(fight, brenn, [at(4, 5)], True)) > 4
    brenn.posture = 2
    assert least_cost(facing_costs(fight, brenn, [at(6, 5)], False)) == 6
    brenn.posture = 0
    short = facing_costs(fight, brenn, [at(6, 5)], False)
    assert facings(fight, short, 12) == [0, 1, 2, 3, 4, 5]
    straight = [at(6, 5), at(6, 6), at(7, 6), at(8, 6), at(9, 6), at(10, 6)]
    far = facing_costs(fight, brenn, straight, False)
    assert facings(fight, far, 12) == [0, 1, 2, 5]
    walk = situation(fight).play()
    walk.refuses("brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5;12,5", reason="too-far")
    low = arena({"use": "brenn", "posture": "lying"}, {"use": "aldric", "at": [12, 5]}).play()
    low.refuses("brenn: move path=6,5;7,5")
    assert low.play("brenn: move path=6,5", steps=0, otherwise="default").fighter("brenn").at == at(
        6, 5
    )


@pytest.mark.rule("GUR-MOV-06")
def test_a_second_straight_run_is_longer() -> None:
    fight = battle({"use": "brenn", "facing": 0}, {"use": "aldric", "at": [25, 5]})
    brenn = who(fight, "brenn")
    assert sprint_points(brenn) == 14
    run = situation(fight).play(
        "brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5",
        "aldric: do-nothing",
        otherwise="default",
        until="brenn@turn",
    )
    path = "12,5;13,5;14,5;15,5;16,5;17,5;18,5"
    sprint = run.play(f"brenn: move path={path}", steps=0)
    assert sprint.fighter("brenn").at == at(18, 5)
    assert sprint.fighter("brenn").sprinted


@pytest.mark.rule("GUR-MOV-07")
@pytest.mark.parametrize(("dice", "there"), [((7, 12), (7, 5)), ((9, 8), (5, 5))])
def test_slipping_past_a_foe(dice: tuple[int, int], there: tuple[int, int]) -> None:
    duel = arena("brenn", "aldric")
    past = duel.play(
        "brenn: move path=6,5;7,5",
        "aldric: resist",
        dice=rolls(*dice),
        steps=1,
        otherwise="default",
    )
    assert past.parts("evade") in ({"dexterity": 12},)
    assert past.fighter("brenn").at == at(*there)
    let = duel.play("brenn: move path=6,5;7,5", "aldric: let-pass", steps=1, otherwise="default")
    assert let.fighter("brenn").at == at(7, 5)


@pytest.mark.rule("GUR-MOV-08", "GUR-MOV-09")
def test_reach_settings_close_combat_and_others_in_the_way() -> None:
    fight = battle(
        {"use": "pikeman", "hands": [{"item": "long-spear", "hand": "both", "reach": 3}]},
        {"use": "aldric", "at": [7, 5]},
        {"use": "brenn", "at": [8, 5]},
    )
    waiting = situation(fight).play("pikeman: attack")
    assert waiting.offers("strike") == ["brenn"]
    assert in_the_way(fight, who(fight, "pikeman"), who(fight, "brenn"))
    fight.telling = True
    assert (
        parts(melee_score(fight, blow(fight, "pikeman", "brenn", "long-spear")))["over-another"]
        == -4
    )
    close = battle("kimura", "aldric")
    grip(close, "kimura", "aldric")
    punch = blow(close, "kimura", "aldric", "punch")
    assert weapon_parries(close, who(close, "aldric"), punch) == []
    close.order = [1, 0]
    held = situation(close).play("aldric: attack")
    assert "strike" in held.offers()
    assert "thrusting-broadsword" not in held.offers("strike target=kimura")


@pytest.mark.rule("GUR-MOV-14", "GUR-RUL-66")
def test_knockback() -> None:
    fight = battle({"use": "hrodgar", "hands": ["maul"]}, "brenn")
    maul = blow(fight, "hrodgar", "brenn", "maul")
    fight.dice = ScriptedDice(parse_script(rolls(14, 10)))
    hurt(fight, maul, who(fight, "brenn"), 20, TORSO, None)
    brenn = who(fight, "brenn")
    assert fight.apart(brenn, who(fight, "hrodgar")) == 3
    assert brenn.posture == LYING  # DX 13 − 1 for the second hex
    walled = battle(
        {"use": "hrodgar", "hands": ["maul"]},
        "brenn",
        ground={"bounds": [0, 0, 20, 12], "walls": [[7, 5]]},
    )
    walled.dice = ScriptedDice(parse_script(rolls(10, "d:6", 10)))
    hurt(walled, blow(walled, "hrodgar", "brenn", "maul"), who(walled, "brenn"), 10, TORSO, None)
    assert walled.apart(who(walled, "brenn"), who(walled, "hrodgar")) == 1


@pytest.mark.rule("GUR-MOV-16", "GUR-RNG-12")
def test_lines_of_sight_and_bystanders() -> None:
    walled = arena(
        ARCHER,
        {"use": "aldric", "at": [9, 5]},
        ground={"bounds": [0, 0, 20, 12], "walls": [[7, 5]]},
    ).play("brenn: attack", otherwise="default", until="@turn")
    assert not [a for a in walled.asked if a.kind == "attack" and a.by != "void"]
    fight = battle(ARCHER, {"use": "aldric", "at": [9, 5]}, {"use": "ysaline", "at": [7, 5]})
    shot = situation(fight).play(
        "brenn: attack",
        "brenn: shoot target=aldric weapon=longbow",
        dice=rolls(14, 8),
        otherwise="default",
        until="ysaline@defence",
    )
    assert shot.event("strays").target == "ysaline"
    assert [r.tally.total for r in shot.rolls("attack") if r.tally] == [16 - 2 - 4, 9]


@pytest.mark.rule("GUR-RNG-02", "GUR-RNG-03", "GUR-RNG-07")
def test_tables_of_range_size_and_rapid_fire() -> None:
    table = {
        2: 0,
        3: -1,
        5: -2,
        7: -3,
        10: -4,
        15: -5,
        20: -6,
        30: -7,
        50: -8,
        70: -9,
        100: -10,
        150: -11,
        200: -12,
        300: -13,
        500: -14,
        700: -15,
        1000: -16,
        1500: -17,
    }
    assert {yards: range_penalty(yards) for yards in table} == table
    assert range_penalty(4) == -2
    bonus = {1: 0, 4: 0, 5: 1, 8: 1, 9: 2, 13: 3, 17: 4, 24: 4, 25: 5, 50: 6, 100: 7}
    assert {shots: shots_bonus(shots) for shots in bonus} == bonus
    fight = telling(battle(ARCHER, {"use": "aldric", "at": [9, 5], "sm": 2}))
    assert parts(ranged_score(fight, blow(fight, "brenn", "aldric", "longbow")))["size"] == 2


@pytest.mark.rule("GUR-RNG-06", "GUR-RNG-08", "GUR-DMG-07")
def test_bursts_and_half_range() -> None:
    duel = arena("rao", {"use": "brenn", "at": [8, 5]}).play("rao: attack")
    assert (
        duel.offers('shoot target=brenn weapon=assault-rifle location=torso chink=""')[-1] == "12"
    )
    lmg = arena({"use": "gunner", "posture": "lying"}, {"use": "brenn", "at": [8, 5]}).play(
        "machine-gunner: attack"
    )
    assert (
        lmg.offers('shoot target=brenn weapon=light-machine-gun location=torso chink=""')[0] == "3"
    )
    shotgun = arena("guard", {"use": "brenn", "at": [8, 5]}).play(
        "guard: attack",
        "guard: shoot target=brenn weapon=pump-shotgun shots=1",
        dice=rolls(8),
        otherwise="default",
        until="brenn@defence",
    )
    assert shotgun.question.blow.hits == 1  # type: ignore[attr-defined]
    far = battle(
        {"use": "brenn", "hands": ["small-knife"], "skills": {"thrown-weapon-knife": 18}},
        {"use": "aldric", "at": [13, 5], "armour": []},
    )
    thrown = situation(far).play(
        "brenn: attack",
        "brenn: throw target=aldric weapon=small-knife",
        "aldric: none",
        dice=rolls(9, "d:6"),
        otherwise="default",
        steps=1,
    )
    assert thrown.event("damage").amount == (6 - 2) // 2


@pytest.mark.rule("GUR-RNG-09")
def test_a_thrown_weapon_lies_somewhere() -> None:
    knife = {"use": "brenn", "hands": ["large-knife"], "skills": {"thrown-weapon-knife": 14}}
    duel = arena(knife, {"use": "aldric", "at": [8, 5]})
    missed = duel.play(
        "brenn: attack",
        "brenn: throw target=aldric weapon=large-knife",
        dice=rolls(16, "d:3"),
        otherwise="default",
        steps=1,
    )
    assert missed.fight.things[0].at == at(11, 5)
    parried = duel.play(
        "brenn: attack",
        "brenn: throw target=aldric weapon=large-knife",
        "aldric: parry weapon=thrusting-broadsword",
        dice=rolls(8, 9),
        otherwise="default",
        steps=1,
    )
    assert parried.tally("parry").total == 13 - 2
    assert parried.fight.things[0].at == at(8, 5)


@pytest.mark.rule("GUR-RNG-10", "GUR-DMG-05")
def test_bows_have_a_strength_of_their_own() -> None:
    fight = battle(ARCHER, "aldric")
    form = who(fight, "brenn").hands[0].forms[0]
    assert (form.dice, form.adds, form.half, form.range) == (1, 1, 180, 240)
    strong = battle({**ARCHER, "hands": [{"item": "longbow", "st": 15}]}, "aldric")
    assert who(strong, "brenn").hands[0].forms[0].weak == 3
    cross = battle({"use": "crossbowman", "hands": [{"item": "crossbow", "st": 13}]}, "aldric")
    assert who(cross, "crossbowman").hands[0].forms[0].reload == 8
    assert (thrust(13), swing(13), thrust(45), swing(110)) == ((1, 0), (2, -1), (5, 0), (14, 0))
    assert [basic_lift(st) for st in (13, 11, 18)] == [3400, 2400, 6500]


@pytest.mark.rule("GUR-RNG-13")
def test_a_malfunction_by_switch() -> None:
    duel = arena("rao", {"use": "brenn", "at": [8, 5]}, malfunction="on")
    jam = duel.play(
        "rao: attack",
        "rao: shoot target=brenn weapon=assault-rifle shots=1",
        dice=rolls(17, "d:3"),
        otherwise="default",
        until="brenn@turn",
    )
    assert jam.fighter("rao").hands[0].jam == 2
    cleared = jam.play(
        "brenn: do-nothing",
        "rao: ready item=assault-rifle way=clear",
        "brenn: do-nothing",
        "rao: ready item=assault-rifle way=clear",
        dice=rolls(14),
        otherwise="default",
        until="brenn@turn",
    )
    assert cleared.fighter("rao").hands[0].ready()


@pytest.mark.rule("GUR-RNG-14")
def test_low_and_covered_targets() -> None:
    fight = telling(
        battle(
            ARCHER,
            {"use": "aldric", "at": [9, 5], "posture": "kneeling"},
            ground={"bounds": [0, 0, 20, 12], "cover": [{"at": [9, 5], "level": "partial"}]},
        )
    )
    found = parts(ranged_score(fight, blow(fight, "brenn", "aldric", "longbow")))
    assert (found["low-target"], found["cover"]) == (-2, -2)
    shot = situation(fight).play(
        "brenn: attack",
        "brenn: shoot target=aldric weapon=longbow location=right-leg",
        "aldric: none",
        dice=rolls(6, "d:3"),
        otherwise="default",
        steps=1,
    )
    assert shot.happened("cover-stops")
    high = telling(
        battle(
            ARCHER,
            {"use": "aldric", "at": [9, 5], "posture": "kneeling"},
            ground={"bounds": [0, 0, 20, 12], "elevation": [{"at": [5, 5], "height": 3}]},
        )
    )
    assert "low-target" not in parts(ranged_score(high, blow(high, "brenn", "aldric", "longbow")))


@pytest.mark.rule("GUR-DMG-01", "GUR-DMG-02")
def test_wounding_factors() -> None:
    assert [factor(kind, TORSO) for kind in range(10)] == [2, 3, 4, 1, 2, 3, 4, 2, 2, 2]
    assert (factor(CR, SKULL), factor(9, SKULL), factor(IMP, EYE)) == (8, 2, 8)
    assert (factor(CR, NECK), factor(CUT, NECK)) == (3, 4)
    assert (factor(IMP, VITALS), factor(4, VITALS)) == (6, 6)
    assert (factor(IMP, RIGHT_ARM), factor(5, RIGHT_LEG), factor(CUT, RIGHT_ARM)) == (2, 2, 3)


@pytest.mark.rule("GUR-DMG-03", "GUR-DMG-04")
def test_armour_and_blunt_trauma() -> None:
    fight = battle("brenn", "aldric", {"use": "gunner", "at": [9, 9]})
    aldric, gunner = who(fight, "aldric"), who(fight, "machine-gunner")
    assert resistance(aldric, SKULL, CUT, False, False) == 10
    assert resistance(aldric, TORSO, CR, False, False) == 2
    assert resistance(aldric, TORSO, CUT, False, True) == 0
    bare = battle("brenn", {"use": "gunner", "armour": ["tactical-vest"]})
    victim = who(bare, "machine-gunner")
    bare.dice = ScriptedDice(parse_script(rolls(10)))
    swing_ = blow(bare, "brenn", "machine-gunner", "shortsword", "swing")
    assert hurt(bare, swing_, victim, 11, TORSO, None) == 1
    assert hurt(bare, swing_, victim, 9, TORSO, None) == 0
    assert resistance(gunner, TORSO, CUT, False, False) == 35
    whip = KINDS["whip"].modes[0]
    assert (whip.divisor_over, whip.divisor_under) == (5, 10)
    plate = battle("aldric", {"use": "brenn", "armour": ["steel-breastplate"]})
    assert resistance(who(plate, "brenn"), TORSO, CUT, False, False) == 5
    assert resistance(who(plate, "brenn"), TORSO, CUT, True, False) == 0


@pytest.mark.rule("GUR-INJ-04", "GUR-INJ-02")
def test_crippling() -> None:
    fight = battle("aldric", "brenn")
    brenn = who(fight, "brenn")
    fight.dice = ScriptedDice(parse_script(rolls(10, 10, 10)))
    injure(fight, brenn, Wound(9, RIGHT_ARM, CUT), None)
    assert brenn.hp == 12 - 7
    assert brenn.lame_arms() == 1
    assert not brenn.hands
    other = battle("aldric", "brenn")
    other.dice = ScriptedDice(parse_script(rolls(10, 10)))
    leg = who(other, "brenn")
    injure(other, leg, Wound(5, 13, CR), None)
    assert leg.posture == LYING
    assert leg.hp == 12 - 5
    assert leg.lame_legs() == 1
    eye = battle("aldric", "brenn")
    eye.dice = ScriptedDice(parse_script(rolls(4)))
    injure(eye, who(eye, "brenn"), Wound(8, EYE, IMP), None)
    assert (who(eye, "brenn").eyes_lost, who(eye, "brenn").hp) == (1, 4)
    cut = battle("aldric", "brenn")
    cut.dice = ScriptedDice(parse_script(rolls(10)))
    injure(cut, who(cut, "brenn"), Wound(10, RIGHT_HAND, CUT), None)
    assert who(cut, "brenn").destroyed != 0


@pytest.mark.rule("GUR-INJ-01")
def test_shock_and_pain_thresholds() -> None:
    for traits, shock in (
        ({}, 3),
        ({"high_pain_threshold": True}, 0),
        ({"low_pain_threshold": True}, 6),
    ):
        fight = telling(battle("aldric", {"use": "brenn", "traits": traits}))
        brenn = who(fight, "brenn")
        injure(fight, brenn, Wound(3, TORSO, CR), None)
        assert brenn.hurts() == shock
        back = blow(fight, "brenn", "aldric", "shortsword", "swing")
        assert melee_score(fight, back).total == 13 - shock
        assert (
            dodge_score(fight, brenn, blow(fight, "aldric", "brenn", "large-knife"), 0, 0).total
            == 9
        )
    big = battle("aldric", {"use": "brenn", "hp": 30})
    injure(big, who(big, "brenn"), Wound(7, TORSO, CR), None)
    assert who(big, "brenn").hurts() == 2


@pytest.mark.rule("GUR-RUL-65", "GUR-INJ-07", "GUR-INJ-11")
def test_several_death_checks_are_all_rolled() -> None:
    fight = battle("aldric", "brenn")
    brenn = who(fight, "brenn")
    fight.telling = True
    fight.dice = ScriptedDice(parse_script(rolls(12, 10)))
    injure(fight, brenn, Wound(38, TORSO, CR), None)
    assert brenn.hp == -26
    assert len([event for event in fight.events if event.word == "death"]) == 2
    assert brenn.mortal
    slain = battle("aldric", "brenn")
    injure(slain, who(slain, "brenn"), Wound(72, TORSO, CR), None)
    assert who(slain, "brenn").dead


@pytest.mark.rule("GUR-INJ-09", "GUR-INJ-05")
def test_the_tired_and_the_reeling() -> None:
    fight = battle({"use": "brenn", "fp_left": 3}, {"use": "aldric", "hp_left": 4})
    brenn, aldric = who(fight, "brenn"), who(fight, "aldric")
    assert (brenn.tired(), brenn.pace(), brenn.strength()) == (True, 3, 6)
    assert aldric.reeling()
    assert aldric.pace() == 2
    assert dodge_score(fight, brenn, blow(fight, "aldric", "brenn", "large-knife"), 0, 0).total == 5


@pytest.mark.rule("GUR-WRE-05", "GUR-WRE-06", "GUR-WRE-09", "GUR-RUL-29")
def test_an_arm_lock_its_damage_and_the_throw_from_it() -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", RIGHT_ARM)
    locked = situation(fight).play(
        "kimura: attack",
        "kimura: arm-lock target=brenn",
        dice=rolls(12),
        otherwise="default",
        until="brenn@turn",
    )
    hold = locked.fight.holds[0]
    assert hold.lock
    attack = blow(locked.fight, "kimura", "brenn", "punch")
    locked.fight.telling = True
    assert parts(dodge_score(locked.fight, locked.fighter("brenn"), attack, 0, 0))["locked"] == -4
    later = locked.play("brenn: do-nothing", until="kimura@turn")
    cranked = later.play("kimura: crank target=brenn", dice=rolls(12, 11), until="kimura@turn")
    assert [r.tally.total for r in cranked.rolls("lock") if r.tally] == [15, 12]
    assert cranked.event("injured").amount == 2
    assert "crank" not in cranked.offers()
    thrown = cranked.play(
        "kimura: attack",
        "kimura: judo-throw target=brenn",
        "brenn: dodge",
        dice=rolls(12, 12, "2d:2,2", 10),
        otherwise="default",
        steps=0,
    )
    assert thrown.event("injured").word == "right-arm"
    assert thrown.fight.holds == []


@pytest.mark.rule("GUR-WRE-14", "GUR-WRE-18", "GUR-RUL-33", "GUR-RUL-55", "GUR-RUL-72")
def test_which_manoeuvres_carry_grappling_actions() -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", RIGHT_LEG)
    start = situation(fight)
    strong = start.play(
        "kimura: all-out-attack version=strong",
        "kimura: wrench target=brenn",
        dice=rolls(12, 13, "2d:1,1"),
        otherwise="default",
        steps=1,
    )
    assert [r.tally.total for r in strong.rolls("wrench") if r.tally] == [15 + 2 - 4, 12]
    assert strong.event("wrenches").amount == 1
    plain = start.play("kimura: defensive-attack version=parry", otherwise="default", until="@turn")
    offered = [a for a in plain.asked if a.kind == "attack" and a.answer.startswith("wrench")]
    assert offered == []
    determined = start.play(
        "kimura: all-out-attack version=determined",
        "kimura: takedown",
        dice=rolls(12, 12),
        otherwise="default",
        steps=1,
    )
    assert determined.rolls("takedown")[0].tally.total == 15 + 4  # type: ignore[union-attr]
    twice = start.play(
        "kimura: all-out-attack version=double",
        "kimura: wrench target=brenn",
        dice=rolls(14, 10),
        otherwise="default",
        until="kimura@attack",
    )
    assert "wrench" not in twice.offers()


@pytest.mark.rule("GUR-WRE-20")
def test_grabbing_and_wresting_a_weapon() -> None:
    duel = arena("kimura", "brenn")
    grabbed = duel.play(
        "kimura: attack",
        "kimura: grab target=brenn item=shortsword",
        "brenn: none",
        dice=rolls(10),
        otherwise="default",
        until="brenn@turn",
    )
    assert grabbed.tally("attack").total == 11
    wrested = grabbed.play(
        "brenn: do-nothing",
        "kimura: attack",
        "kimura: wrest target=brenn",
        dice=rolls(12, 13),
        otherwise="default",
        steps=1,
    )
    assert wrested.fighter("kimura").hands[0].kind.key == "shortsword"


@pytest.mark.rule("GUR-RUL-73", "GUR-MOV-13")
def test_a_critical_slam_hurts_more_but_topples_no_better() -> None:
    duel = arena("hrodgar", {"use": "brenn", "at": [11, 5]})
    played = duel.play(
        "hrodgar: move-and-attack version=slam path=6,5;7,5;8,5;9,5;10,5",
        "hrodgar: slam target=brenn",
        dice=rolls(4, "d:3", "d:4", 5, 10),
        otherwise="default",
        steps=1,
    )
    assert played.fighter("brenn").posture != LYING
    assert played.event("injured", actor="brenn").amount == 2 * 3 - 2


@pytest.mark.rule("GUR-EQP-01", "GUR-MOV-15")
def test_a_run_ends_with_a_facing_that_the_points_allow() -> None:
    duel = arena({"use": "brenn", "facing": 0}, {"use": "aldric", "at": [15, 5]})
    ended = duel.play("brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5", steps=1, otherwise="default")
    assert ended.fighter("brenn").facing == 0
    duel.play().refuses("brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5 facing=3")
    bow = who(battle(ARCHER, "aldric"), "brenn").hands[0]
    assert bow.grip == 3
