"""The numbers of attack, parry, evasion and aim, one condition after the other."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.phase_six.asking.usable_weapons import arms_of
from fechtbuch.books.phase_six.kinds.arms import BURST, MELEE, MODES, OFF, SINGLE, THROWN
from fechtbuch.books.phase_six.play.carrying_out import perform
from fechtbuch.books.phase_six.rules.aiming import (
    accurate_bonus,
    aim,
    aim_bonus,
    can_aim,
    closes,
    identity,
    invest,
)
from fechtbuch.books.phase_six.rules.attack import resolve, spend_on, unseen, wounds_of
from fechtbuch.books.phase_six.rules.defence import (
    Incoming,
    evade_dice,
    evade_need,
    may_defend,
    parry_dice,
    parry_need,
    parry_weapons,
    shield_dice,
)
from fechtbuch.books.phase_six.rules.dice import ExtraQuestion
from fechtbuch.books.phase_six.rules.equipment import held, kind_of
from fechtbuch.books.phase_six.rules.modifiers import MENTAL, PERCEPTION, PHYSICAL, check
from fechtbuch.books.phase_six.rules.success_roll import (
    CHECK,
    HIT,
    PLAIN,
    SuccessRoll,
    check_steps,
    first_extra,
    hit_steps,
)
from fechtbuch.books.phase_six.rules.to_hit import (
    Attack,
    braced,
    critical_threshold,
    hit_dice,
    hit_need,
    in_reach,
    penetration,
    reach,
    recoil,
    usable_modes,
)
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.engine.choices import Choice, Player, Question, fill, parse_words
from fechtbuch.engine.fields import field
from fechtbuch.engine.streams import BulkDice
from fechtbuch.play.draft import offered
from fechtbuch.testing import Situation
from tests.changing import Changes, changed
from tests.phase_six.stage import arena, stage, totals, who


@cache
def armed() -> Any:
    """Vance with a rifle, Nessa with two daggers, Marek with a sword, against Grom."""
    return arena([who("vance", 0), who("nessa", 1), who("marek", 2)], [who("grom", 6)])


def parts(tally: Any) -> dict[str, int]:
    """The parts of a number by name."""
    return {part.name: int(part.value) for part in tally.parts}


def shot(changes: Changes, mode: int = SINGLE) -> tuple[Any, Attack]:
    """Vance's rifle at Grom."""
    fight = changed(armed(), changes)
    vance, grom = fight.fighters[0], fight.fighters[3]
    rifle = fight.things[vance.main]
    return fight, Attack(vance, grom, kind_of(rifle), rifle, mode)


def stab(changes: Changes, second: bool = False) -> tuple[Any, Attack]:
    """One of Nessa's daggers at Grom."""
    fight = changed(armed(), changes)
    nessa, grom = fight.fighters[1], fight.fighters[3]
    dagger = held(fight, nessa)[1 if second else 0]
    return fight, Attack(nessa, grom, kind_of(dagger), dagger, MELEE)


# The minimum roll.


@pytest.mark.rule("PSX-ATK-03", "PSX-STA-08", "PSX-STA-10", "PSX-STA-11", "PSX-STA-15")
@pytest.mark.parametrize(
    ("changes", "more"),
    [
        ({}, {}),
        ({"0.hunkered": True}, {"hunkered": 1}),
        ({"0.poisoned": 2}, {"poisoned": 2}),
        ({"0.netted": True}, {"netted": 1}),
        ({"0.burning": 3}, {"burning": 3}),
        ({"0.chain": 1}, {"recoil": 2}),
        ({"0.chain": 3}, {"recoil": 6}),
        ({"0.braced": True}, {"braced": -1}),
        ({"0.shocked": 2}, {}),
        ({"0.bleeding": 2}, {}),
    ],
)
def test_the_minimum_roll_of_a_shot(changes: Changes, more: dict[str, int]) -> None:
    fight, attack = shot(changes)
    assert parts(hit_need(fight, attack)) == {"minimum-roll": 5, **more}


@pytest.mark.rule(
    "PSX-ATK-03", "PSX-TRN-08", "PSX-SPC-06", "PSX-SPC-09", "PSX-RNG-02", "PSX-RNG-03"
)
def test_the_minimum_roll_of_a_blow() -> None:
    fight, attack = stab({"3.at": field(2, 0)})
    assert parts(hit_need(fight, attack)) == {"minimum-roll": 5}
    attack.walking = True
    assert parts(hit_need(fight, attack)) == {"minimum-roll": 5, "walking": 1}
    attack.walking, attack.special = False, "disarm"
    assert parts(hit_need(fight, attack)) == {"minimum-roll": 5, "disarming": 3}
    fight, attack = stab({"3.at": field(2, 0)}, second=True)
    assert parts(hit_need(fight, attack)) == {"minimum-roll": 5, "off-hand": 1}
    for away, more in ((1, {}), (2, {"distance": 2})):
        fight, attack = stab({"3.at": field(1 + away, 0)})
        assert parts(hit_need(fight, attack)) == {"minimum-roll": 5, **more}


@pytest.mark.rule("PSX-SPC-09", "PSX-RUL-37", "PSX-PAR-02")
@pytest.mark.parametrize(("talents", "more"), [([], {"off-hand": 1}), (["blade-dance"], {})])
def test_the_second_weapon_is_one_harder_but_for_who_dances(
    talents: list[str], more: dict[str, int]
) -> None:
    fight = changed(arena([who("nessa", 0, talents=talents)], [who("grom", 1)]), {})
    nessa, grom = fight.fighters
    main, off = held(fight, nessa)
    assert off.place == OFF
    for thing, added in ((main, {}), (off, more)):
        attack = Attack(nessa, grom, kind_of(thing), thing, MELEE)
        assert parts(hit_need(fight, attack)) == {"minimum-roll": 5, **added}
        assert parts(parry_need(fight, nessa, thing)) == {"minimum-roll": 5, **added}
    assert parts(parry_need(fight, nessa, None)) == {"minimum-roll": 5}


@pytest.mark.rule("PSX-PAR-02", "PSX-EVA-03", "PSX-STA-08", "PSX-STA-10", "PSX-STA-11")
@pytest.mark.parametrize(
    ("changes", "parry", "evade"),
    [
        ({}, {}, {}),
        ({"1.hunkered": True}, {"hunkered": 1}, {"hunkered": 1}),
        ({"1.poisoned": 2}, {"poisoned": 2}, {"poisoned": 2}),
        ({"1.netted": True}, {"netted": 1}, {"netted": 1}),
        ({"1.burning": 3}, {"burning": 3}, {}),  # fire hampers no evasion
    ],
)
def test_the_minimum_rolls_of_parry_and_evasion(
    changes: Changes, parry: dict[str, int], evade: dict[str, int]
) -> None:
    fight = changed(armed(), changes)
    nessa, grom = fight.fighters[1], fight.fighters[3]
    main = held(fight, nessa)[0]
    assert parts(parry_need(fight, nessa, main)) == {"minimum-roll": 5, **parry}
    incoming = Incoming(grom, kind_of(main), MELEE, 2, [1, 1])
    assert parts(evade_need(fight, nessa, incoming)) == {"minimum-roll": 5, "hits": 4, **evade}


@pytest.mark.rule("PSX-DIC-03", "PSX-STA-07", "PSX-STA-08", "PSX-STA-11", "PSX-TRN-08")
@pytest.mark.parametrize(
    ("kind", "changes", "walking", "difficulty", "more"),
    [
        (PHYSICAL, {}, False, 0, {}),
        (PHYSICAL, {"0.hunkered": True}, False, 0, {"hunkered": 1}),
        (PERCEPTION, {"0.hunkered": True}, False, 0, {"hunkered": 1}),
        (MENTAL, {"0.hunkered": True}, False, 0, {}),
        (PHYSICAL, {"0.burning": 2}, False, 0, {}),
        (PERCEPTION, {"0.burning": 2}, False, 0, {"burning": 2}),
        (MENTAL, {"0.burning": 2}, False, 0, {}),
        (MENTAL, {"0.poisoned": 1}, False, 0, {"poisoned": 1}),
        (MENTAL, {"0.netted": True}, False, 0, {"netted": 1}),
        (PHYSICAL, {}, True, 0, {"walking": 1}),
        (PHYSICAL, {}, False, 3, {"difficulty": 3}),
        (PHYSICAL, {}, False, -2, {"difficulty": -2}),
    ],
)
def test_which_drawback_touches_which_check(
    kind: int, changes: Changes, walking: bool, difficulty: int, more: dict[str, int]
) -> None:
    fight = changed(armed(), changes, totals(1, 1))
    vance = fight.fighters[0]
    check(fight, vance, 2, kind, "climb", "PSX-DIC-06", 1, walking, difficulty)
    rolled = next(event for event in fight.events if event.dice)
    assert parts(rolled.tally) == {"minimum-roll": 5, **more}


@pytest.mark.rule("PSX-STA-07")
def test_shock_takes_dice_of_attack_parry_evasion_and_checks() -> None:
    fight = changed(armed(), {"0.shocked": 2, "1.shocked": 1})
    vance, nessa, grom = fight.fighters[0], fight.fighters[1], fight.fighters[3]
    rifle = fight.things[vance.main]
    attack = Attack(vance, grom, kind_of(rifle), rifle, SINGLE)
    assert parts(hit_dice(fight, attack))["shocked"] == -2
    assert parts(evade_dice(fight, nessa))["shocked"] == -1
    assert parts(parry_dice(fight, nessa, held(fight, nessa)[0], False))["shocked"] == -1
    assert parts(shield_dice(fight, nessa))["shocked"] == -1


# The dice.


@pytest.mark.rule("PSX-ATK-01", "PSX-ATK-04", "PSX-MOD-04", "PSX-SPC-05", "PSX-RUL-35")
def test_the_dice_of_an_attack() -> None:
    fight, attack = shot({})
    assert parts(hit_dice(fight, attack))["shooting"] == 6
    fight, burst = shot({}, BURST)
    assert parts(hit_dice(fight, burst))["burst"] == 2
    fight, blow = stab({})
    assert parts(hit_dice(fight, blow))["melee"] == 7
    nessa = fight.fighters[1]
    shuriken = next(thing for thing in fight.things if thing.key == "shuriken")
    thrown = Attack(nessa, fight.fighters[3], kind_of(shuriken), shuriken, THROWN)
    assert parts(hit_dice(fight, thrown))["throwing"] == 1
    marek = fight.fighters[2]
    sword = fight.things[marek.main]
    for extra, bonus in ((0, 0), (1, 3), (2, 3)):  # never more than Strength, 3
        violent = Attack(marek, fight.fighters[3], kind_of(sword), sword, MELEE)
        violent.special, violent.extra = "violent", extra
        assert parts(hit_dice(fight, violent)).get("violent", 0) == bonus


@pytest.mark.rule("PSX-UNA-02", "PSX-UNA-03", "PSX-RUL-31")
@pytest.mark.parametrize(
    ("quickness", "strength", "die", "pierces"),
    [(2, 2, 0, 0), (3, 2, 1, 0), (2, 3, 0, 1), (4, 4, 1, 1)],
)
def test_bare_hands_of_the_quick_and_of_the_strong(
    quickness: int, strength: int, die: int, pierces: int
) -> None:
    fight = changed(arena([who("marek", 0)], [who("grom", 1)]), {})
    marek, grom = fight.fighters
    marek.block = marek.block.changed("quickness", quickness).changed("strength", strength)
    fists = next(arm for arm in arms_of(fight, marek) if arm.weapon.natural)
    attack = Attack(marek, grom, fists.weapon, None, MELEE)
    assert parts(hit_dice(fight, attack)).get("quick-fists", 0) == die
    assert penetration(attack) == pierces
    assert parts(parry_dice(fight, marek, None, True)).get("quick-fists", 0) == die
    assert "quick-fists" not in parts(parry_dice(fight, marek, None, False))


@pytest.mark.rule("PSX-PAR-02")
@pytest.mark.parametrize(
    ("strength", "deftness", "name", "dice"),
    [(3, 2, "strength", 3), (2, 2, "strength", 2), (1, 4, "deftness", 4)],
)
def test_a_shield_is_parried_with_by_the_better_value(
    strength: int, deftness: int, name: str, dice: int
) -> None:
    fight = changed(arena([who("marek", 0)], [who("grom", 1)]), {})
    marek = fight.fighters[0]
    marek.block = marek.block.changed("strength", strength).changed("deftness", deftness)
    assert parts(shield_dice(fight, marek)) == {name: dice}


@pytest.mark.rule("PSX-EVA-02", "PSX-EQP-04")
def test_encumbrance_takes_dice_of_an_evasion() -> None:
    fight = changed(armed(), {"1.load": 3})
    assert parts(evade_dice(fight, fight.fighters[1])) == {"evasion": 4, "encumbrance": -3}


# Recoil, bracing, criticals.


@pytest.mark.rule("PSX-REC-01", "PSX-REC-02", "PSX-REC-04")
def test_recoil_is_for_chains_of_shots_of_weapons_that_recoil() -> None:
    _, attack = shot({"0.chain": 2})
    assert recoil(attack) == 4
    attack.mode = MELEE
    assert recoil(attack) == 0
    _, blow = stab({"1.chain": 2})
    assert recoil(blow) == 0
    for compensation, step in ((1, 2), (2, 0), (3, 0)):
        _, attack = shot({"0.chain": 2})
        attack.weapon = attack.weapon.copy()
        attack.weapon.compensation = compensation
        assert recoil(attack) == step


@pytest.mark.rule("PSX-SPC-10", "PSX-RUL-38", "PSX-RUL-51")
def test_a_rest_helps_shots_of_the_weapon_in_the_main_hand() -> None:
    fight, attack = shot({"0.braced": True})
    assert braced(attack)
    for mode, helps in ((SINGLE, True), (BURST, True), (MELEE, False), (THROWN, False)):
        attack.mode = mode
        assert braced(attack) is helps
    attack.mode, attack.walking = SINGLE, True
    assert not braced(attack)
    attack.walking, rifle = False, attack.thing
    attack.thing = None
    assert not braced(attack)
    attack.thing = next(thing for thing in fight.things if thing is not rifle)
    assert not braced(attack)
    attack.thing = rifle
    attack.attacker.braced = False
    assert not braced(attack)


@pytest.mark.rule("PSX-CRT-01", "PSX-CRT-02", "PSX-REC-01", "PSX-DIC-02")
def test_what_moves_the_critical_threshold() -> None:
    fight, attack = shot({})
    assert critical_threshold(fight, attack).total == 11 + attack.weapon.critical
    fight, attack = shot({"0.chain": 1, "0.hunkered": True, "0.poisoned": 3})
    found = parts(critical_threshold(fight, attack))
    assert found["recoil"] == 2
    assert set(found) <= {"critical-threshold", "weapon", "recoil"}
    bound = attack.attacker.main
    aimed = {"0.aim_steps": 1, "0.aim_target": 3, "0.aim_weapon": bound}
    fight, attack = shot(aimed)
    assert parts(critical_threshold(fight, attack))["aim"] == -2
    accurate = {"0.accurate_steps": 1, "0.accurate_target": 3, "0.accurate_weapon": bound}
    fight, attack = shot({**aimed, **accurate})
    assert "aim" not in parts(critical_threshold(fight, attack))  # PSX-RUL-20
    attack.special = "disarm"
    assert parts(critical_threshold(fight, attack))["aim"] == -2


@pytest.mark.rule("PSX-CRT-03", "PSX-DIC-04", "PSX-RUL-56")
def test_a_burst_is_never_critical() -> None:
    fight = changed(armed(), {}, totals(23, 11, 5))
    vance = fight.fighters[0]
    need = fight.tally("minimum-roll", 5, "PSX-DIC-02")
    roll = SuccessRoll(vance, HIT, "hit", 3, need, 0)
    roll.throw(fight)
    assert (roll.normal, roll.successes, sum(roll.criticals)) == (3, 3, 0)
    single = changed(armed(), {}, totals(23, 11, 5))
    roll = SuccessRoll(vance, HIT, "hit", 3, need, 11)
    roll.throw(single)
    assert (roll.normal, roll.successes, roll.criticals) == (1, 3, [1, 0, 1])


@pytest.mark.rule("PSX-DIC-06", "PSX-RUL-30")
@pytest.mark.parametrize(
    ("total", "worth"), [(4, 0), (5, 1), (10, 1), (11, 2), (16, 2), (17, 3), (23, 4)]
)
def test_how_often_a_die_of_a_check_counts(total: int, worth: int) -> None:
    fight = changed(armed(), {}, totals(total))
    need = fight.tally("minimum-roll", 5, "PSX-DIC-02")
    roll = SuccessRoll(fight.fighters[0], CHECK, "climb", 1, need)
    roll.throw(fight)
    assert (roll.successes, roll.high) == (worth, max(worth - 1, 0))
    fight = changed(armed(), {}, totals(total))
    roll = SuccessRoll(fight.fighters[0], PLAIN, "parry", 1, need)
    roll.throw(fight)
    assert (roll.successes, roll.high) == (min(worth, 1), 0)


@pytest.mark.rule("PSX-CRT-06", "PSX-RUL-16", "PSX-RUL-17", "PSX-ATK-06", "PSX-DIC-06")
@pytest.mark.parametrize(
    ("need", "critical", "steps", "extra"),
    [
        (5, 11, [5, 11, 17, 23], 0),
        (5, 9, [5, 9, 17, 23], 0),
        (5, 13, [5, 13, 17, 23], 0),
        (5, 17, [5, 17, 23, 29], 1),
        (12, 11, [12, 12, 17, 23], 0),
        (18, 11, [18, 18, 23, 29], 1),
        (5, 23, [5, 23, 29, 35], 2),
    ],
)
def test_the_ladder_of_hits(need: int, critical: int, steps: list[int], extra: int) -> None:
    ladder = hit_steps(need, critical)
    assert ladder[:4] == steps
    assert ladder[-1] == 143
    assert first_extra(max(need, critical)) == extra


@pytest.mark.rule("PSX-DIC-06")
@pytest.mark.parametrize(
    ("need", "steps"),
    [(5, [5, 11, 17]), (10, [10, 11, 17]), (11, [11, 17, 23]), (12, [12, 17, 23])],
)
def test_the_ladder_of_checks(need: int, steps: list[int]) -> None:
    assert check_steps(need)[:3] == steps
    assert check_steps(need)[-1] == 143


@pytest.mark.rule("PSX-DMG-04", "PSX-CRT-06")
@pytest.mark.parametrize(
    ("normal", "criticals", "wounds"),
    [(0, [], 0), (3, [], 6), (0, [2], 4), (0, [0, 1], 3), (1, [1, 1, 1], 2 + 2 + 3 + 4)],
)
def test_wounds_of_hits(normal: int, criticals: list[int], wounds: int) -> None:
    _, attack = stab({})
    weapon = attack.weapon.copy()
    weapon.wounds = 2
    assert wounds_of(weapon, normal, criticals) == wounds


# Aim.


@pytest.mark.rule("PSX-AIM-03", "PSX-RUL-19", "PSX-RUL-60", "PSX-SPC-02")
@pytest.mark.parametrize(
    ("steps", "perception", "gassed", "aimed", "accurate"),
    [
        (0, 4, False, 0, 0),
        (1, 4, False, 2, 1),
        (2, 4, False, 4, 2),
        (3, 4, False, 4, 3),
        (5, 4, False, 4, 4),
        (1, 1, False, 1, 1),
        (2, 4, True, 1, 1),
        (2, 3, True, 0, 0),
        (2, 1, True, 0, 0),
    ],
)
def test_how_much_aim_helps(
    steps: int, perception: int, gassed: bool, aimed: int, accurate: int
) -> None:
    fight = changed(armed(), {"0.gassed": gassed})
    vance, grom = fight.fighters[0], fight.fighters[3]
    vance.block = vance.block.changed("perception", perception)
    vance.aim_steps = vance.accurate_steps = steps
    vance.aim_target = vance.accurate_target = 3
    vance.aim_weapon = vance.accurate_weapon = vance.main
    assert aim_bonus(vance, grom, vance.main, SINGLE) == aimed
    assert accurate_bonus(vance, grom, vance.main, SINGLE) == accurate


@pytest.mark.rule("PSX-AIM-02", "PSX-MOD-02", "PSX-RUL-18", "PSX-RUL-20", "PSX-RUL-23")
@pytest.mark.parametrize(
    ("mode", "aims", "invests"),
    [(MELEE, 2, 1), (SINGLE, 2, 1), (BURST, 0, 0), (THROWN, 0, 1)],
)
def test_for_which_target_weapon_and_mode_aim_counts(mode: int, aims: int, invests: int) -> None:
    fight = changed(armed(), {})
    vance, nessa, grom = fight.fighters[0], fight.fighters[1], fight.fighters[3]
    vance.aim_steps = vance.accurate_steps = 1
    vance.aim_target = vance.accurate_target = 3
    vance.aim_weapon = vance.accurate_weapon = vance.main
    assert can_aim(mode) is (aims > 0)
    assert aim_bonus(vance, grom, vance.main, mode) == aims
    assert accurate_bonus(vance, grom, vance.main, mode) == invests
    assert closes(vance, grom, vance.main, mode) is (invests > 0)
    for target, weapon in ((nessa, vance.main), (grom, vance.main + 1)):
        assert aim_bonus(vance, target, weapon, mode) == 0
        assert not closes(vance, target, weapon, mode)


@pytest.mark.rule("PSX-AIM-01", "PSX-SPC-01", "PSX-RUL-18", "PSX-RUL-20", "PSX-REC-03")
def test_steps_are_counted_for_one_target_and_one_weapon() -> None:
    fight = changed(armed(), {"0.chain": 2, "0.accurate_steps": 1})
    vance, nessa, grom = fight.fighters[0], fight.fighters[1], fight.fighters[3]
    rifle = fight.things[vance.main]
    knife = next(thing for thing in fight.things if thing.key == "hunting-knife")
    for step in (1, 2):
        aim(fight, vance, grom, rifle, kind_of(rifle))
        assert (vance.aim_steps, vance.aim_target, vance.aim_weapon) == (step, 3, rifle.index)
    assert (vance.chain, vance.accurate_steps, fight.lasts) == (0, 0, True)
    aim(fight, vance, nessa, rifle, kind_of(rifle))
    assert (vance.aim_steps, vance.aim_target) == (1, 1)
    aim(fight, vance, nessa, knife, kind_of(knife))
    assert (vance.aim_steps, vance.aim_weapon) == (1, knife.index)
    vance.chain, fight.lasts = 2, False
    for step in (1, 2):
        invest(fight, vance, grom, rifle, kind_of(rifle))
        assert (vance.accurate_steps, vance.accurate_target) == (step, 3)
    assert (vance.chain, fight.lasts) == (0, True)
    assert vance.aim_steps == 1  # investing leaves the aim
    invest(fight, vance, nessa, rifle, kind_of(rifle))
    assert (vance.accurate_steps, vance.accurate_target) == (1, 1)
    invest(fight, vance, nessa, knife, kind_of(knife))
    assert (vance.accurate_steps, vance.accurate_weapon) == (1, knife.index)
    assert identity(rifle, kind_of(rifle)) == rifle.index


# Reach, modes, what an attack uses up.


@pytest.mark.rule("PSX-RNG-01", "PSX-RNG-04", "PSX-RUL-24")
@pytest.mark.parametrize(("option", "times"), [(False, 1), (True, 2)])
def test_the_farthest_target(option: bool, times: int) -> None:
    fight = arena([who("marek", 0)], [who("grom", 1)], options={"wrong_distance": option})
    marek, grom = fight.fighters
    sword = kind_of(fight.things[marek.main])
    assert reach(fight, sword) == times * sword.reach
    for away, reached in ((times * sword.reach, True), (times * sword.reach + 1, False)):
        grom.at = field(away, 0)
        assert in_reach(fight, marek.at, grom, sword) is reached


@pytest.mark.rule("PSX-MOD-01", "PSX-RUL-22", "PSX-MOD-03", "PSX-MOD-04")
@pytest.mark.parametrize(
    ("loaded", "modes"), [(0, []), (1, [SINGLE]), (2, [SINGLE]), (3, [SINGLE, BURST])]
)
def test_which_modes_there_are_rounds_for(loaded: int, modes: list[int]) -> None:
    fight = changed(armed(), {})
    rifle = fight.things[fight.fighters[0].main]
    rifle.loaded = loaded
    assert [mode for mode in usable_modes(kind_of(rifle), rifle) if mode != MELEE] == modes
    assert MELEE not in usable_modes(kind_of(rifle), None) or MELEE in kind_of(rifle).modes


@pytest.mark.rule("PSX-ATK-06", "PSX-MOD-03", "PSX-MOD-04", "PSX-TRN-15", "PSX-RUL-21")
@pytest.mark.parametrize(
    ("mode", "rounds", "chain"), [(SINGLE, 1, 3), (BURST, 3, 3), (MELEE, 0, 0)]
)
def test_what_an_attack_uses_up(mode: int, rounds: int, chain: int) -> None:
    fight, attack = shot({"0.chain": 2, "0.aim_steps": 2, "0.accurate_steps": 1}, mode)
    rifle = attack.thing
    assert rifle is not None
    rifle.loaded, rifle.reloading = 10, 1
    spend_on(fight, attack)
    vance = attack.attacker
    assert rifle.loaded == 10 - rounds
    assert rifle.reloading == (0 if rounds else 1)
    assert (vance.chain, vance.aim_steps, vance.accurate_steps) == (chain, 0, 0)


@pytest.mark.rule("PSX-RUL-20", "PSX-RUL-21", "PSX-TRN-16")
def test_a_blow_of_opportunity_leaves_chain_and_investment() -> None:
    fight, attack = stab({"1.chain": 2, "1.aim_steps": 2, "1.accurate_steps": 1})
    attack.at_leaving = True
    spend_on(fight, attack)
    nessa = attack.attacker
    assert (nessa.chain, nessa.aim_steps, nessa.accurate_steps) == (2, 0, 1)


@pytest.mark.rule("PSX-RUL-06")
@pytest.mark.parametrize(
    ("changes", "hidden"),
    [
        ({}, False),
        ({"0.from_behind": True}, True),
        ({"3.unaware": True}, True),
        ({"3.asleep": True}, True),
    ],
)
def test_which_attacks_are_not_perceived_and_once(changes: Changes, hidden: bool) -> None:
    fight = changed(armed(), changes)
    vance, grom = fight.fighters[0], fight.fighters[3]
    assert unseen(fight, vance, grom) is hidden
    assert not vance.from_behind
    assert not grom.unaware
    assert unseen(fight, vance, grom) is grom.asleep


@pytest.mark.rule("PSX-ATK-06", "PSX-RUL-06", "PSX-SPC-11")
def test_a_miss_from_behind_counts_as_answered_a_miss_in_sight_does_not() -> None:
    for behind in (False, True):
        fight, attack = shot({"0.from_behind": behind})
        dice = hit_dice(fight, attack).total
        fight, attack = shot({"0.from_behind": behind})
        fight.dice = changed(armed(), {}, totals(*[1] * dice)).dice
        assert resolve(fight, attack) is behind


# Who may defend.


@pytest.mark.rule("PSX-REA-07", "PSX-MOD-02", "PSX-MOD-03", "PSX-RUL-23", "PSX-RUL-49")
@pytest.mark.parametrize(
    ("changes", "blow", "shot_at"),
    [
        ({"1.actions": 1}, True, False),
        ({"1.actions": 0}, False, False),
        ({"1.actions": 0, "1.bonus": 1}, True, False),
        ({"1.actions": 0, "1.destiny": 1}, True, False),
        ({"1.actions": 0, "1.rerolls": 1}, False, False),
        ({"1.actions": 1, "1.asleep": True}, False, False),
        ({"1.actions": 1, "1.dead": True}, False, False),
    ],
)
def test_who_has_a_defence_to_declare(changes: Changes, blow: bool, shot_at: bool) -> None:
    fight = changed(armed(), changes)
    nessa, grom = fight.fighters[1], fight.fighters[3]
    weapon = kind_of(fight.things[grom.main])
    assert may_defend(fight, nessa, Incoming(grom, weapon, MELEE, 1, [])) is blow
    assert may_defend(fight, nessa, Incoming(grom, weapon, SINGLE, 1, [])) is shot_at
    assert Incoming(grom, weapon, MELEE, 2, [1, 0, 3]).hits() == 6


@pytest.mark.rule("PSX-PAR-01", "PSX-RUL-31")
def test_what_an_attack_can_be_parried_with() -> None:
    fight = changed(armed(), {})
    vance, nessa, marek, grom = fight.fighters
    hammer = kind_of(fight.things[grom.main])
    fists = next(arm.weapon for arm in arms_of(fight, grom) if arm.weapon.natural)
    blow, punch = Incoming(grom, hammer, MELEE, 1, []), Incoming(grom, fists, MELEE, 1, [])
    assert parry_weapons(fight, nessa, blow) == ["dagger", "dagger-2"]
    assert parry_weapons(fight, nessa, punch) == ["dagger", "dagger-2", "unarmed"]
    assert parry_weapons(fight, marek, blow) == ["long-sword"]
    assert parry_weapons(fight, vance, blow) == ["butt"]
    assert parry_weapons(fight, marek, Incoming(grom, hammer, THROWN, 1, [])) == []


# What is shown is what is rolled against.


def attacks(turn: Situation) -> list[tuple[dict[str, str], int]]:
    """Every attack on offer, each with the last number that was shown on the way."""
    found: list[tuple[dict[str, str], int]] = []

    def go(partial: dict[str, str], shown: int | None) -> None:
        slot = turn.question.slot(partial)
        if slot is None:
            assert shown is not None, partial
            found.append((partial, shown))
            return
        for option in slot.options:
            if option.value == "" or option.worth is None:
                if slot.name in ("target", "weapon", "mode", "special"):
                    assert option.value == "", (partial, option.value)
                go({**partial, slot.name: option.value}, shown)
            else:
                go({**partial, slot.name: option.value}, int(option.worth.total))

    go({"verb": "attack"}, None)
    return found


@pytest.mark.rule("PSX-ATK-03", "PSX-SPC-06", "PSX-MOD-01", "PSX-DIC-02")
@pytest.mark.parametrize(
    ("attacker", "state"),
    [
        (who("nessa", 0), {}),
        (who("vance", 0), {"chain": 2}),
        (who("grom", 0), {"hunkered": True}),
        (who("marek", 0), {"burning": 1, "poisoned": 2}),
    ],
)
def test_every_attack_is_rolled_against_the_minimum_roll_that_was_shown(
    attacker: dict[str, Any], state: dict[str, Any]
) -> None:
    asleep = who("kestrel", 0, 1, states=["asleep"])
    turn = stage([attacker], [who("ottwin", 1), asleep]).play()
    fights: list[Any] = [turn.fight, turn.question.fight]
    for fight in fights:
        for name, value in state.items():
            setattr(fight.fighters[0], name, value)
    seen = attacks(turn)
    assert len(seen) >= 8
    assert any(said.get("special") == "disarm" for said, _ in seen)
    for said, shown in seen:
        act = turn.question.build(said)
        assert isinstance(act, Act)
        attack = attack_of(turn.fight, act)
        assert hit_need(turn.fight, attack).total == shown, said


ROLLED = [
    ("throw item=throwing-net at=5,0", "verb", "throw"),
    ("first-aid target=marek item=first-aid-kit", "verb", "first-aid"),
    ("stabilise target=nessa", "verb", "first-aid"),
    ("hurl item=m-16 target=grom", "target", "hit"),
    ("attack target=grom weapon=m-16 mode=single", "target", "hit"),
    ("walk act=throw item=throwing-net at=5,0", "act", "throw"),
    ("walk act=first-aid target=marek item=first-aid-kit", "act", "first-aid"),
    ("walk act=hurl item=m-16 target=grom", "target", "hit"),
]
"""What is done, the slot that shows its number, and what is rolled for."""
STATES: list[dict[str, Any]] = [{}, {"hunkered": True}, {"netted": True, "poisoned": 2}]
"""The hunkered and the netted walk nowhere."""


@pytest.mark.rule(
    "PSX-THR-01", "PSX-STA-05", "PSX-STA-12", "PSX-RUL-66", "PSX-TRN-08", "PSX-ATK-07", "PSX-DIC-02"
)
@pytest.mark.parametrize(
    ("words", "slot", "purpose", "state"),
    [(*one, state) for one in ROLLED for state in STATES if not (state and "walk" in one[0])],
)
def test_checks_and_missiles_are_rolled_against_the_number_that_was_shown(
    words: str, slot: str, purpose: str, state: dict[str, Any]
) -> None:
    kit = who("vance", 0, items=["throwing-net", "first-aid-kit"], bonus_dice=1)
    dying = who("nessa", 0, 1, conditions={"dying": 1})
    hurt = who("marek", 1, 1, health_left=2)
    fight = stage([kit, dying, hurt], [who("grom", 5)], given=["modifier fighter=vance amount=1"])
    turn = fight.play()
    fights: list[Any] = [turn.fight, turn.question.fight]
    for each in fights:
        for name, value in state.items():
            setattr(each.fighters[0], name, value)
    partial: dict[str, str] = {}
    said = parse_words(words)
    shown = None
    while shown is None:
        offer = offered(turn.question, partial)
        assert offer is not None
        value = said.get(offer.name, "")
        if offer.name == slot:
            (option,) = [each for each in offer.options if each.value == value]
            assert option.worth is not None
            shown = int(option.worth.total)
        partial[offer.name] = value
    act = turn.question.build(fill(turn.question, said))
    needs = Keeping().needs(turn.question.fight, turn.question.who, act)
    assert needs == [(purpose, shown)]


class Keeping(Player):
    """Keeps every roll, and what it was rolled against."""

    def __init__(self) -> None:
        self.rolls: list[tuple[str, int]] = []

    def decide(self, question: Question) -> Choice:
        """What is usual."""
        if isinstance(question, ExtraQuestion) and question.fighter.slug == "vance":
            self.rolls.append((question.roll.purpose, int(question.roll.need.total)))
        return question.default()

    def needs(self, fight: Any, who: Any, act: Choice) -> list[tuple[str, int]]:
        """Carry an act out; what was rolled for, and against what."""
        assert isinstance(act, Act)
        fight.host, fight.telling = None, True
        fight.players = [self for _ in fight.sides]
        fight.dice = BulkDice(3)
        perform(fight, who, act, 1, [])
        return self.rolls


def attack_of(fight: Any, act: Act) -> Attack:
    """The attack that an act declares."""
    weapon = kind_of(act.thing) if act.natural is None and act.thing is not None else act.natural
    assert weapon is not None
    assert act.target is not None
    modes = usable_modes(weapon, act.thing)
    mode = MODES.index(act.mode) if act.mode else modes[0]
    attack = Attack(fight.fighters[0], act.target, weapon, act.thing, mode)
    attack.special = act.special
    return attack


@pytest.mark.rule("PSX-COV-06", "PSX-COV-09")
def test_a_shield_parry_shows_the_number_of_its_cover() -> None:
    struck = stage([who("vance", 0)], [who("ottwin", 9)], actions={"ottwin": 1}).play(
        "vance: attack target=ottwin weapon=m-16 mode=single",
        dice=totals(5, 1, 1, 1, 1, 1, 1, 1, 1),
        until="ottwin@defend",
        otherwise="default",
    )
    shown = {option.value: option.worth for option in struck.slot().options}
    number = shown["shield-parry"]
    assert number is not None
    parried = struck.play("ottwin: shield-parry", dice=totals(4), otherwise="default", steps=0)
    assert parried.tally("cover").total == number.total == 5
