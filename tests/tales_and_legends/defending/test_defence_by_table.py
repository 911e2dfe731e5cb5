"""The defence, who reacts and how, by one condition after the other."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD
from fechtbuch.books.tales_and_legends.kinds.skills import GRAPPLE
from fechtbuch.books.tales_and_legends.rules.basics.checks import (
    against_result,
    opposed,
    passes,
    percent,
    skill,
)
from fechtbuch.books.tales_and_legends.rules.basics.luck import has_luck, spend_luck
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.basics.sight import sees
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import (
    heavy_penalty,
    proficient,
    too_heavy,
    weight_limit,
)
from fechtbuch.books.tales_and_legends.rules.defending.defence import (
    from_behind,
    helpless_towards,
    may_react,
    physical_defence,
    reach_of,
    reaction_modifiers,
    run_counts,
    unprepared,
)
from fechtbuch.books.tales_and_legends.rules.harm.items import strike_item, times_pierced, wear
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.hitting.damage import damage_tally, strength_share
from fechtbuch.books.tales_and_legends.rules.hitting.landing import landing, tell_factor
from tests.changing import Changes, changed
from tests.tales_and_legends.scenes import arena, parts_of


@cache
def pair() -> Any:
    """A guard before an archer, face to face, in a wide field; a brawler far away."""
    return arena(["guard"], ["archer", {"use": "brawler", "at": [40, 15]}])


# Unprepared.


@pytest.mark.rule(
    "TAL-STA-03", "TAL-STA-02", "TAL-STA-04", "TAL-STA-06", "TAL-STA-10", "TAL-STA-13",
    "TAL-HIT-16", "TAL-MOV-16", "TAL-MAN-10", "TAL-GRP-04", "TAL-GRP-11",
)  # fmt: skip
@pytest.mark.parametrize(
    ("changes", "rule", "without"),
    [
        ({}, "", ""),
        ({"0.surprised": True}, "TAL-STA-04", "TAL-STA-04"),
        ({"0.unaware": True}, "TAL-HIT-16", "TAL-HIT-16"),
        ({"0.pinned_by": 1}, "TAL-STA-06", "TAL-STA-06"),
        ({"0.asleep": True}, "TAL-STA-02", "TAL-STA-02"),
        ({"0.burden": 4}, "", ""),
        ({"0.burden": 5}, "TAL-MOV-16", "TAL-MOV-16"),
        ({"0.aggressive_open": True}, "TAL-MAN-10", "TAL-MAN-10"),
        ({"0.entangled": "net"}, "TAL-STA-13", "TAL-STA-13"),
        ({"0.blinded": True}, "TAL-STA-10", "TAL-STA-10"),
        ({"0.grapple": 1}, "TAL-GRP-04", ""),
        ({"0.grapple": 1, "1.grapple": 1}, "", ""),
        ({"0.grapple": 1, "1.grapple": 2}, "TAL-GRP-04", ""),
        ({"0.helpless_round": True, "0.grapple": 1, "1.grapple": 1}, "", ""),
        ({"1.hidden_from": 1}, "TAL-HIT-16", ""),
        # Of several reasons the first is told.
        ({"0.surprised": True, "0.blinded": True}, "TAL-STA-04", "TAL-STA-04"),
        ({"0.pinned_by": 1, "0.asleep": True}, "TAL-STA-06", "TAL-STA-06"),
        ({"0.entangled": "net", "0.blinded": True}, "TAL-STA-13", "TAL-STA-13"),
    ],
)
def test_what_leaves_one_unprepared(changes: Changes, rule: str, without: str) -> None:
    fight = changed(pair(), changes)
    guard, archer = fight.fighters[:2]
    assert unprepared(fight, guard, archer) == rule
    assert unprepared(fight, guard, None) == without
    assert may_react(fight, guard, archer, "") is (rule == "")
    assert not may_react(fight, guard, archer, "TAL-ATK-06")
    tally = physical_defence(fight, guard, archer, True, "")
    assert (parts_of(tally) == {"unprepared": 10}) is (rule != "")
    assert tally.parts is not None
    assert tally.parts[0].rule == (rule or "TAL-HIT-01")


@pytest.mark.rule("TAL-GRP-11", "TAL-STA-02")
@pytest.mark.parametrize(
    ("changes", "helpless", "alone"),
    [
        ({}, False, False),
        ({"0.asleep": True}, True, True),
        ({"0.burden": 5}, False, False),
        ({"0.burden": 6}, True, True),
        ({"0.helpless_round": True}, True, True),
        ({"0.helpless_round": True, "0.grapple": 1}, True, True),
        ({"0.helpless_round": True, "0.grapple": 1, "1.grapple": 1}, False, True),
    ],
)
def test_towards_whom_somebody_is_helpless(changes: Changes, helpless: bool, alone: bool) -> None:
    fight = changed(pair(), changes)
    guard, archer = fight.fighters[:2]
    assert helpless_towards(fight, guard, archer) is helpless
    assert helpless_towards(fight, guard, None) is alone


@pytest.mark.rule("TAL-ATK-16", "TAL-RUL-84", "TAL-HIT-02")
@pytest.mark.parametrize("change", [{"0.charged": True}, {"0.stunned": 1}])
def test_who_charged_or_is_out_does_not_react(change: Changes) -> None:
    fight = changed(pair(), change)
    assert not may_react(fight, fight.fighters[0], fight.fighters[1], "")


# The defence.


@pytest.mark.rule(
    "TAL-HIT-01", "TAL-HIT-03", "TAL-HIT-13", "TAL-MAN-11", "TAL-MOV-04", "TAL-MOV-16",
    "TAL-STA-01", "TAL-WND-13", "TAL-RUL-54", "TAL-RUL-88",
)  # fmt: skip
@pytest.mark.parametrize(
    ("changes", "melee", "more"),
    [
        ({}, True, {}),
        ({}, False, {}),
        ({"0.fatigue": 2}, True, {"fatigue": -2}),
        ({"0.exhaustion": 3}, True, {"exhaustion": -3}),
        ({"0.dazed": 1}, True, {"as-if": -5}),
        ({"0.defensive": True}, True, {"defensive": 5}),
        ({"0.defensive": True}, False, {"defensive": 5}),
        ({"0.prone": True}, True, {"prone": -10}),
        ({"0.prone": True}, False, {"prone": 10}),
        ({"0.run_bonus": 7}, True, {"running": 7}),
        ({"0.run_bonus": 7, "0.ran_at": [1]}, True, {}),
        ({"0.facing": 6}, True, {"from-behind": -5}),
        ({"0.facing": 6}, False, {"from-behind": -5}),
        ({"0.burden": 1}, True, {"overload": -1}),
        ({"0.burden": 2}, True, {"overload": -2}),
        ({"0.burden": 3}, True, {"overload": -6}),
        ({"0.burden": 4}, True, {"overload": -10}),
        ({"0.burden": 3, "0.ignores_burden": True}, True, {}),
        ({"1.prone": True}, True, {}),  # the attacker's posture changes nothing
        ({"0.cautious": True}, True, {}),
    ],
)
def test_the_parts_of_the_defence(changes: Changes, melee: bool, more: dict[str, int]) -> None:
    base = changed(pair(), {})
    usual = parts_of(physical_defence(base, base.fighters[0], base.fighters[1], melee, ""))
    fight = changed(pair(), changes)
    found = parts_of(physical_defence(fight, fight.fighters[0], fight.fighters[1], melee, ""))
    found.pop("least-defence", None)
    assert found == {**usual, **more}


@pytest.mark.rule("TAL-HIT-03")
@pytest.mark.parametrize(("fatigue", "total"), [(11, 11), (12, 10), (13, 10), (30, 10)])
def test_the_defence_is_ten_at_least(fatigue: int, total: int) -> None:
    fight = changed(pair(), {"0.fatigue": fatigue})
    guard, archer = fight.fighters[:2]
    guard.attributes = [12, 12, 99, 12, 12, 12, 12, 12]
    assert physical_defence(fight, guard, archer, True, "").total == total


@pytest.mark.rule("TAL-RUL-70", "TAL-RUL-102", "TAL-HIT-13")
def test_from_which_directions_the_back_is_struck() -> None:
    # The archer stands to the east of the guard, which is direction 2.
    for facing, behind in zip(range(8), (0, 0, 0, 0, 0, 1, 1, 1), strict=True):
        fight = changed(pair(), {"0.facing": facing})
        assert from_behind(fight, fight.fighters[0], fight.fighters[1]) is bool(behind), facing
    for changes, behind in (
        ({"0.facing": 6, "0.grapple": 1, "1.grapple": 1}, False),
        ({"0.facing": 6, "0.grapple": 1, "1.grapple": 2}, True),
        ({"0.facing": 2, "1.holds_on": 0, "1.hold_place": "back"}, True),
        ({"0.facing": 2, "1.holds_on": 0, "1.hold_place": "flank"}, False),
    ):
        fight = changed(pair(), changes)
        assert from_behind(fight, fight.fighters[0], fight.fighters[1]) is bool(behind), changes


@pytest.mark.rule("TAL-MAN-09", "TAL-MAN-11", "TAL-STA-01", "TAL-HIT-13", "TAL-RUL-25")
@pytest.mark.parametrize(
    ("changes", "melee", "parts"),
    [
        ({}, True, {}),
        ({"0.cautious": True}, True, {"cautious": 5}),
        ({"0.defensive": True}, True, {"defensive": 5}),
        ({"0.prone": True}, True, {"prone": -10}),
        ({"0.prone": True}, False, {"prone": -10}),
        ({"0.facing": 6}, False, {"from-behind": -5}),
        ({"0.facing": 6}, True, {"from-behind": -5}),
    ],
)
def test_what_parry_and_dodge_have_in_common(
    changes: Changes, melee: bool, parts: dict[str, int]
) -> None:
    fight = changed(pair(), changes)
    tally = fight.tally("dodge", 0, "TAL-TST-02")
    reaction_modifiers(fight, fight.fighters[0], fight.fighters[1], melee, tally)
    assert {name: value for name, value in parts_of(tally).items() if value} == parts


@pytest.mark.rule("TAL-MOV-06", "TAL-MNT-05", "TAL-RUL-87")
def test_against_whom_running_helps() -> None:
    base = arena(["guard"], [{"use": "knight", "mount": "warhorse"}], apart=9)
    horse = base.fighters[1].mount
    for changes, acting, counts in (
        ({}, 1, True),
        ({"0.ran_at": [1]}, 1, False),
        ({f"{horse}.band": 8, "0.ran_from": [1]}, 1, False),
        ({f"{horse}.band": 0, "0.ran_from": [1]}, 1, True),
        ({f"{horse}.band": 8, "0.ran_from": [1]}, 0, True),
        ({f"{horse}.band": 8, "0.ran_from": []}, 1, True),
    ):
        fight = changed(base, changes)
        fight.acting = acting
        guard, knight = fight.fighters[:2]
        assert run_counts(fight, guard, knight) is counts, changes
        assert run_counts(fight, guard, None)


@pytest.mark.rule("TAL-HIT-16", "TAL-HIT-17")
@pytest.mark.parametrize("light", ["day", "dim", "dark"])
@pytest.mark.parametrize("eyes", [False, True])
def test_who_sees_whom(light: str, eyes: bool) -> None:
    fight = arena(["guard"], ["archer"], scene={"light": light})
    guard, archer = fight.fighters
    guard.block.sees_in_dark = eyes
    assert sees(fight, guard, archer) is (light != "dark" or eyes)
    guard.blinded = True
    assert not sees(fight, guard, archer)
    guard.blinded, archer.hidden_from = False, 1
    assert not sees(fight, guard, archer)
    archer.hidden_from = 2
    assert sees(fight, guard, archer) is (light != "dark" or eyes)


@pytest.mark.rule("TAL-HIT-17", "TAL-STA-09", "TAL-STA-10")
@pytest.mark.parametrize(
    ("light", "eyes", "changes", "parts"),
    [
        ("day", False, {}, {}),
        ("dim", False, {}, {"dim": -5}),
        ("dark", False, {}, {"dark": -10}),
        ("dim", True, {}, {}),
        ("dark", True, {}, {}),
        ("day", False, {"0.dazzled": True}, {"dazzled": -5}),
        ("dim", False, {"0.dazzled": True}, {"dazzled": -5, "dim": -5}),
        ("dark", False, {"0.blinded": True, "0.dazzled": True}, {"blinded": -10}),
        ("day", False, {"1.hidden_from": 1}, {"unseen-target": -10}),
        ("dim", False, {"1.hidden_from": 1}, {"dim": -5}),
    ],
)
def test_what_light_and_eyes_take_from_a_blow(
    light: str, eyes: bool, changes: Changes, parts: dict[str, int]
) -> None:
    fight = changed(arena(["guard"], ["archer"], scene={"light": light}), changes)
    guard, archer = fight.fighters
    guard.block.sees_in_dark = eyes
    found = parts_of(attack_tally(fight, guard, archer, melee_blow(guard, guard.hands[0])))
    names = ("dim", "dark", "dazzled", "blinded", "unseen-target")
    assert {name: found[name] for name in names if name in found} == parts


@pytest.mark.rule(
    "TAL-ATK-04", "TAL-ATK-05", "TAL-ATK-13", "TAL-ATK-16", "TAL-HIT-07", "TAL-GRP-05",
    "TAL-HLD-05", "TAL-MAN-09", "TAL-MAN-10", "TAL-ACT-10", "TAL-ACT-11", "TAL-ITM-22",
)  # fmt: skip
@pytest.mark.parametrize(
    ("blow", "changes", "parts"),
    [
        ({}, {}, {}),
        ({"improvised": True}, {}, {"improvised": -5}),
        ({"unsuited": True}, {}, {"unsuited": -10}),
        ({"special": "mighty"}, {}, {"mighty": -10}),
        ({"special": "called"}, {}, {"called": -20}),
        ({"special": "called", "zone": HEAD}, {}, {"called": -40}),
        ({"zone": HEAD}, {}, {"head": -20}),
        ({"special": "mighty", "zone": HEAD}, {}, {"mighty": -10}),
        ({"ricochet": True}, {}, {"ricochet": -10}),
        ({"charge": True}, {}, {"charge": 5}),
        ({"in_grapple": True}, {}, {"in-grapple": -5}),
        ({"holding": True}, {}, {"holding-on": -5}),
        ({"aimed": True}, {}, {"aimed": 3}),
        ({"penalty": -10, "penalty_rule": "TAL-ATK-02"}, {}, {"several-attacks": -10}),
        ({}, {"0.aggressive": True}, {"aggressive": 10}),
        ({"ranged": True}, {"0.aggressive": True}, {}),
        ({}, {"0.cautious": True}, {"cautious": -5}),
        ({"ranged": True}, {"1.at": None}, {"distance": -2}),
    ],
)
def test_the_parts_of_an_attack(
    blow: dict[str, Any], changes: dict[str, Any], parts: dict[str, int]
) -> None:
    far = arena(["guard"], ["archer"], apart=5)
    near = "1.at" not in changes
    fight = changed(pair() if near else far, changes if near else {})
    guard, archer = fight.fighters[:2]
    guard.attributes = [12, 12, 12, 12, 12, 12, 12, 12]
    fight.acting = guard.index
    struck = melee_blow(guard, guard.hands[0])
    usual = parts_of(attack_tally(fight, guard, archer, struck))
    for name in ("aggressive", "cautious"):
        usual.pop(name, None)
    for name, value in blow.items():
        setattr(struck, name, value)
    found = parts_of(attack_tally(fight, guard, archer, struck))
    assert {name: n for name, n in found.items() if name not in usual} == parts
    fight.acting = archer.index
    if "0.cautious" in changes:  # only in the own turn
        assert "cautious" not in parts_of(attack_tally(fight, guard, archer, struck))


# Where a blow lands.


@pytest.mark.rule("TAL-HIT-04", "TAL-HIT-05", "TAL-ITM-18", "TAL-MAN-05", "TAL-RUL-36")
@pytest.mark.parametrize(
    ("result", "lethal", "dodged", "never", "body", "critical", "added"),
    [
        (39, False, None, False, False, 0, 0),
        (40, False, None, False, True, 0, 0),
        (59, False, None, False, True, 0, 0),
        (60, False, None, False, True, 2, 0),
        (69, False, None, False, True, 2, 0),
        (70, False, None, False, True, 3, 0),
        (79, False, None, False, True, 3, 0),
        (120, False, None, False, True, 8, 0),
        (60, True, None, False, True, 3, 1),
        (70, True, None, False, True, 4, 1),
        (59, True, None, False, True, 0, 0),
        (70, False, None, True, True, 0, 0),
        (70, False, 41, False, True, 2, 0),
        (70, False, 50, False, True, 2, 0),
        (70, False, 51, False, True, 0, 0),
        (70, False, 30, False, True, 3, 0),  # coverage, if the dodge was worse than that
    ],
)
def test_bands_and_multipliers_at_their_edges(
    result: int,
    lethal: bool,
    dodged: int | None,
    never: bool,
    body: bool,
    critical: int,
    added: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = changed(pair(), {})
    guard, archer = fight.fighters[:2]
    armour = next(thing for thing in guard.worn if thing.zone == BODY)
    armour.coverage = 40
    blow = melee_blow(archer, archer.natural[0])
    monkeypatch.setattr(blow.weapon, "lethal", lethal)
    blow.result, blow.defence, blow.never_critical = result, 22, never
    if dodged is not None:
        blow.dodged_in_vain, blow.dodge_result = True, dodged
    met = landing(fight, archer, guard, blow)
    assert (met.on_body, met.critical, met.lethal, met.body) == (body, critical, added, 40)
    assert (met.armour is armour) is not body


@pytest.mark.rule("TAL-HIT-05", "TAL-ITM-18", "TAL-ATK-21", "TAL-RUL-10")
@pytest.mark.parametrize(
    ("critical", "lethal", "factor", "parts"),
    [
        (2, 0, 2, {"critical": 2}),
        (3, 1, 3, {"critical": 2, "lethal": 1}),
        (0, 0, 10, {"critical": 0, "kill": 10}),
        (3, 1, 13, {"critical": 2, "lethal": 1, "kill": 10}),
    ],
)
def test_what_multiplies_the_damage_is_told(
    critical: int, lethal: int, factor: int, parts: dict[str, int]
) -> None:
    fight = changed(pair(), {})
    guard, archer = fight.fighters[:2]
    met = landing(fight, archer, guard, melee_blow(archer, archer.natural[0]))
    met.critical, met.lethal = critical, lethal
    tell_factor(fight, archer, guard, met, factor)
    assert fight.events[0].amount == factor
    assert parts_of(fight.events[0].tally) == parts


@pytest.mark.rule("TAL-HIT-09", "TAL-ACT-13", "TAL-ATK-13", "TAL-ITM-19")
def test_the_share_of_strength_is_told_apart_from_the_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = changed(pair(), {})
    guard = fight.fighters[0]
    blow = melee_blow(guard, guard.hands[0])
    share = strength_share(fight, guard, blow)
    assert share > 0
    tally = damage_tally(fight, guard, blow, 4 + share, "TAL-HIT-08")
    assert parts_of(tally) == {"damage": 4, "strength": share}
    fight.telling = False
    assert damage_tally(fight, guard, blow, 4 + share, "TAL-HIT-08").total == 4 + share
    fight.telling = True
    monkeypatch.setattr(blow.weapon, "count", 0)  # rolls no damage of its own
    assert parts_of(damage_tally(fight, guard, blow, 0, "TAL-HIT-08")) == {"damage": 0}


# Tests.


@pytest.mark.rule("TAL-TST-04", "TAL-RUL-07")
def test_a_tie_is_rolled_again_twenty_times_at_most() -> None:
    fight = changed(pair(), {}, " ".join(["d20=10"] * 40))
    guard, archer = fight.fighters[:2]
    mine, theirs = fight.tally("a", 10, "TAL-TST-04"), fight.tally("b", 10, "TAL-TST-04")
    assert opposed(fight, guard, mine, "push", archer, theirs, "resist", []) == -1
    fight.dice.finish()
    fight = changed(pair(), {}, " ".join(["d20=10"] * 20))
    value = fight.tally("dodge", 10, "TAL-TST-02")
    assert against_result(fight, fight.fighters[0], value, "dodge", 20, [20, 21]) == 19
    fight.dice.finish()


@pytest.mark.rule("TAL-TST-04")
@pytest.mark.parametrize(("mine", "theirs", "margin"), [(12, 10, 2), (10, 12, -2), (11, 10, 1)])
def test_by_how_much_an_opposed_test_is_won_is_told(mine: int, theirs: int, margin: int) -> None:
    fight = changed(pair(), {}, "d20=9 d20=9")
    guard, archer = fight.fighters[:2]
    one, other = fight.tally("a", mine, "TAL-TST-04"), fight.tally("b", theirs, "TAL-TST-04")
    assert opposed(fight, guard, one, "push", archer, other, "resist", []) == margin
    assert fight.events[-1].values == {"first": mine + 9, "second": theirs + 9}


@pytest.mark.rule("TAL-TST-01")
@pytest.mark.parametrize(("face", "passed"), [(9, False), (10, True), (11, True)])
def test_a_test_is_passed_at_its_difficulty_and_told(face: int, passed: bool) -> None:
    fight = changed(pair(), {}, f"d20={face}")
    value = fight.tally("brawn", 12, "TAL-TST-02")
    assert passes(fight, fight.fighters[0], value, "brawn", 22) is passed
    told = fight.events[-1]
    assert (told.amount, told.word) == (22, "passed" if passed else "failed")


@pytest.mark.rule("TAL-TST-07")
@pytest.mark.parametrize(
    ("chance", "face", "hit"), [(30, 30, True), (30, 31, False), (140, 100, True), (1, 1, True)]
)
def test_a_percentage_at_its_edges(chance: int, face: int, hit: bool) -> None:
    fight = changed(pair(), {}, f"d100={face}")
    assert percent(fight, fight.fighters[0], chance, "item") is hit


@pytest.mark.rule("TAL-TST-12")
@pytest.mark.parametrize(
    ("option", "hero", "luck", "has"),
    [
        (True, True, 1, True),
        (True, True, 0, False),
        (True, False, 1, False),
        (False, True, 1, False),
    ],
)
def test_who_may_spend_luck_and_what_is_left(
    option: bool, hero: bool, luck: int, has: bool
) -> None:
    fight = arena([{"use": "guard", "hero": hero, "luck": 9}], ["archer"], options={"luck": option})
    guard = fight.fighters[0]
    guard.luck = luck
    assert has_luck(fight, guard) is has
    for had, price, spent in ((9, 5, 5), (5, 5, 5), (4, 5, 4), (6, 5, 5)):
        guard.luck = had
        spend_luck(fight, guard, price)
        assert (guard.luck, fight.events[-1].amount) == (had - spent, spent)


@pytest.mark.rule("TAL-TST-02", "TAL-WND-13", "TAL-STA-07", "TAL-WND-06", "TAL-MOV-16")
@pytest.mark.parametrize(
    ("changes", "parts"),
    [
        ({}, {}),
        ({"0.fatigue": 1}, {"fatigue": -1}),
        ({"0.exhaustion": 2}, {"exhaustion": -2}),
        ({"0.dazed": 1}, {"dazed": -5}),
        ({"0.life": 19}, {"low-life": -5}),
        (
            {"0.life": 19, "0.dazed": 1, "0.fatigue": 1},
            {"fatigue": -1, "dazed": -5, "low-life": -5},
        ),
        ({"0.burden": 3}, {}),  # grapple goes by Strength
    ],
)
def test_what_weighs_on_every_test(changes: Changes, parts: dict[str, int]) -> None:
    fight = changed(pair(), changes)
    found = parts_of(skill(fight, fight.fighters[0], GRAPPLE))
    assert {name: n for name, n in found.items() if name != "grapple"} == parts


# Weapons and things.


@pytest.mark.rule("TAL-ACT-12", "TAL-ACT-14", "TAL-RUL-18", "TAL-ITM-22")
def test_how_heavy_a_weapon_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = changed(pair(), {})
    guard = fight.fighters[0]
    load = guard.block.load
    assert (weight_limit(guard, False), weight_limit(guard, True)) == (
        1000 + 100 * load, 2000 + 200 * load,
    )  # fmt: skip
    thing = guard.hands[0]
    blow = melee_blow(guard, thing)
    weapon = blow.weapon
    for name in ("weight", "two_hands", "shield", "stabiliser", "proficiency", "range"):
        monkeypatch.setattr(weapon, name, getattr(weapon, name))  # put back in the end
    thing.both, weapon.two_hands = False, False
    limit = weight_limit(guard, False)
    for over, penalty in ((0, 0), (99, 0), (100, 1), (199, 1), (200, 2)):
        weapon.weight = limit + over
        assert heavy_penalty(fight, guard, blow, False) == penalty
    thing.both = True
    assert heavy_penalty(fight, guard, blow, False) == 0
    thing.both = False
    weapon.weight = max(500 * load, limit + 100)
    assert not too_heavy(fight, guard, blow, False) or weapon.weight > 500 * load
    weapon.weight = 500 * load + limit + 1
    assert too_heavy(fight, guard, blow, False)
    weapon.shield = True
    assert heavy_penalty(fight, guard, blow, True) == 0
    assert heavy_penalty(fight, guard, blow, False) > 0
    weapon.shield, blow.couched = False, True
    assert heavy_penalty(fight, guard, blow, False) == 0
    blow.couched, weapon.stabiliser, thing.set_up = False, True, True
    assert heavy_penalty(fight, guard, blow, False) == 0
    thing.set_up = False
    assert heavy_penalty(fight, guard, blow, False) > 0
    weapon.proficiency = []
    assert proficient(guard, weapon)
    weapon.proficiency = ["no-such-thing"]
    assert not proficient(guard, weapon)


@pytest.mark.rule("TAL-HIT-14", "TAL-ITM-20")
def test_the_longest_melee_weapon_gives_the_reach() -> None:
    fight = changed(pair(), {})
    guard, archer = fight.fighters[:2]
    assert reach_of(fight, guard) == guard.hands[0].weapon.reach
    assert reach_of(fight, archer) == 1  # a bow strikes nobody
    guard.hands = []
    assert reach_of(fight, guard) == 1


@pytest.mark.rule("TAL-ITM-02", "TAL-ITM-08", "TAL-ITM-11", "TAL-RUL-11")
@pytest.mark.parametrize(
    ("solid", "armour", "damage", "checks"),
    [
        (False, 6, 5, 0),
        (False, 6, 6, 1),
        (False, 6, 11, 1),
        (False, 6, 12, 2),
        (True, 6, 11, 0),
        (True, 6, 12, 0),
        (True, 6, 13, 1),
        (True, 6, 24, 2),
        (False, 0, 9, 0),
        (False, -1, 9, 0),
        (False, 1, 3, 3),
    ],
)
def test_how_many_checks_a_blow_makes_necessary(
    solid: bool, armour: int, damage: int, checks: int
) -> None:
    fight = changed(pair(), {})
    thing = fight.fighters[0].hands[0]
    thing.solid = solid
    assert times_pierced(thing, damage, armour) == checks


@pytest.mark.rule(
    "TAL-ITM-01", "TAL-ITM-04", "TAL-RUL-12", "TAL-RUL-93", "TAL-ITM-13", "TAL-RUL-15"
)
def test_a_damaged_thing_is_a_step_worse_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = changed(pair(), {}, "d100=1 d100=100")
    guard = fight.fighters[0]
    thing = guard.hands[0]
    monkeypatch.setattr(thing.weapon, "armour", 6)
    monkeypatch.setattr(thing.weapon, "deals", 6)
    quality = thing.quality
    assert not strike_item(fight, thing, 12, guard)  # two checks, one of them failed
    assert thing.quality == quality - 1
    told = [event for event in fight.events if event.kind == "damaged"]
    assert [event.item for event in told] == [thing.slug]
    fight.dice.finish()
    assert not wear(fight, thing, 6, guard)  # no more than it can deal
    assert not wear(fight, guard.natural[0], 99, guard)
    thing.quality = 0
    assert strike_item(fight, thing, 1, guard)


@pytest.mark.rule("TAL-ITM-13", "TAL-ITM-01")
def test_a_thing_that_breaks_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = changed(pair(), {}, "d100=1")
    guard = fight.fighters[0]
    thing = guard.hands[0]
    monkeypatch.setattr(thing.weapon, "deals", 6)
    thing.quality = 1
    assert wear(fight, thing, 7, guard)
    assert thing not in guard.hands
    assert "destroyed" in [event.kind for event in fight.events]
