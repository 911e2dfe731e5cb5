"""Single figures of single rules, each at its edge: attacks, hits and wounds."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.armoury import WEAPONS
from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD, SHARES, dice_step, share_of
from fechtbuch.books.tales_and_legends.play.sequence import begin_turn
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.harm.wounds import (
    harm,
    head_wound,
    lose_life,
    torso_wound,
)
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.hitting.damage import strike_through
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import (
    overthrow,
    push,
    trample_contest,
)
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import (
    field_shot,
    general_scatter,
    scattered,
)
from fechtbuch.engine.fields import field
from fechtbuch.engine.tally import Tally
from tests.tales_and_legends.scenes import arena, meet, parts_of

BOW = {
    "use": "archer",
    "hands": [{"item": "light-bow", "loaded": True}],
    "quiver": {"short-arrow": 5},
}


@pytest.mark.rule("TAL-ATK-11", "TAL-RUL-37")
@pytest.mark.parametrize(("apart", "face", "hits"), [(4, 2, True), (9, 6, True), (9, 5, False)])
def test_a_field_shot_hits_from_twenty_and_the_metres_on(apart: int, face: int, hits: bool) -> None:
    script = f"d20={face} " + ("d6=1" if hits else "d10=4")
    fight = arena([BOW], ["guard"], apart=apart, script=script)
    archer, guard = fight.fighters
    blow = shot_blow(fight, archer.hands[0])
    assert attack_tally(fight, archer, None, blow).total == 23
    field_shot(fight, archer, guard, blow)
    assert [event.kind for event in fight.events if event.kind in ("field-hit", "scattered")] == [
        "field-hit" if hits else "scattered"
    ]


@pytest.mark.rule("TAL-ATK-12", "TAL-RUL-38")
@pytest.mark.parametrize(("short", "metres"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (25, 6)])
def test_a_stray_shot_lands_a_metre_off_and_one_more_for_each_five_short(
    short: int, metres: int
) -> None:
    fight = arena(["archer"], ["guard"], apart=10, script="d10=1 d10=10 d10=4")
    archer = fight.fighters[0]
    aim = field(20, 12)
    landing = scattered(fight, archer, aim, short, 60)
    assert fight.grid.distance(aim, landing) == metres


@pytest.mark.rule("TAL-ATK-23")
@pytest.mark.parametrize(
    ("short", "sides"),
    [
        (5, 2), (9, 2), (10, 4), (19, 4), (20, 6), (29, 6), (30, 8), (39, 8), (40, 10), (49, 10),
        (50, 12), (80, 12),
    ],
)  # fmt: skip
def test_the_die_of_the_scatter_grows_with_the_shortfall(short: int, sides: int) -> None:
    fight = arena(["archer"], ["guard"], apart=10, script=f"d10=2 d{sides}=2 d10=1")
    assert general_scatter(fight, fight.fighters[0], field(20, 5), short, 100) == field(22, 5)


@pytest.mark.rule("TAL-ATK-23")
def test_less_than_five_short_is_one_field_off() -> None:
    fight = arena(["archer"], ["guard"], apart=10, script="d10=4")
    assert general_scatter(fight, fight.fighters[0], field(20, 5), 4, 100) == field(20, 4)


def rolled_for(fight: Any, purpose: str) -> Tally:
    """The number that a roll for this purpose was added to."""
    tally = next(event.tally for event in fight.events if event.dice and event.word == purpose)
    assert isinstance(tally, Tally)
    return tally


@pytest.mark.rule("TAL-ATK-18", "TAL-ATK-07", "TAL-ATK-09")
def test_the_bonus_of_the_charge_counts_in_the_contest() -> None:
    fight = arena(["veteran"], ["guard"], script="2d20=1,9 d20=9 2d20=1,9 d20=9")
    veteran, guard = fight.fighters
    assert not overthrow(fight, veteran, guard, 0, "TAL-ATK-18", 5)
    assert not push(fight, veteran, guard, 0, 5)
    assert parts_of(rolled_for(fight, "overthrow"))["charge"] == 5
    assert parts_of(rolled_for(fight, "push"))["charge"] == 5


@pytest.mark.rule("TAL-ATK-19", "TAL-ATK-20")
@pytest.mark.parametrize(("charge", "expected"), [(False, {}), (True, {"charge": 5})])
def test_a_trample_is_at_minus_ten_and_a_charge_gives_five_back(
    charge: bool, expected: dict[str, int]
) -> None:
    fight = arena(["veteran"], ["guard"], script="d20=9 2d20=1,2")
    veteran, guard = fight.fighters
    trample_contest(fight, veteran, guard, charge)
    parts = parts_of(rolled_for(fight, "trample"))
    assert parts["trample"] == -10
    assert {name: value for name, value in parts.items() if name == "charge"} == expected


@pytest.mark.rule("TAL-HIT-14")
def test_the_flanked_defend_at_five_less() -> None:
    fight = arena(["guard"], ["archer", {"use": "brawler", "at": [9, 5]}])
    guard, archer, _ = fight.fighters
    guard.facing = fight.bearing(guard, archer)
    alone = arena(["guard"], ["archer"])
    free = physical_defence(alone, alone.fighters[0], alone.fighters[1], True, "").total
    flanked = physical_defence(fight, guard, archer, True, "")
    assert parts_of(flanked)["flanked"] == -5
    assert flanked.total == free - 5


@pytest.mark.rule("TAL-MAN-05", "TAL-RUL-36", "TAL-HIT-05")
@pytest.mark.parametrize(
    ("dodge", "result", "factor"),
    [(20, 62, 3), (40, 62, 2), (42, 62, 2), (43, 62, 1), (50, 62, 1)],
)
def test_a_critical_after_a_failed_dodge_is_counted_from_dodge_or_coverage(
    dodge: int, result: int, factor: int
) -> None:
    fight = arena(["guard"], [{"use": "guard", "slug": "target"}])
    attacker, target = fight.fighters
    target.life = 500
    target.attributes = [10, 10, 99, 11, 12, 12, 11, 12]
    target.block.endurance = 400
    blow = melee_blow(attacker, attacker.hands[0])
    blow.result, blow.defence = result, 22
    blow.dodged_in_vain, blow.dodge_result = True, dodge
    strike_through(fight, attacker, target, blow, 10)
    hit = next(event for event in fight.events if event.kind == "hit")
    assert hit.amount == 10 * factor


@pytest.mark.rule("TAL-HIT-05", "TAL-RUL-38")
def test_what_may_never_be_critical_is_not() -> None:
    fight = arena(["guard"], [{"use": "guard", "slug": "target"}])
    attacker, target = fight.fighters
    target.block.endurance = 400
    blow = melee_blow(attacker, attacker.hands[0])
    blow.result, blow.defence, blow.never_critical = 90, 22, True
    strike_through(fight, attacker, target, blow, 10)
    assert next(event for event in fight.events if event.kind == "hit").amount == 10


@pytest.mark.rule("TAL-HIT-06")
def test_a_covering_shield_and_the_armour_both_take_their_value_off() -> None:
    covered = {"use": "guard", "hands": ["baton", "great-wooden-shield"], "belt": []}
    axe: dict[str, Any] = {
        "use": "brawler",
        "hands": [{"item": "two-handed-axe", "both": True}],
        "belt": [],
        "proficiencies": ["great-axe"],
        "skills": {"axe": 12},
    }
    ready = meet(covered, axe).play(
        "guard: cover great-wooden-shield how=melee target=brawler", "guard: done"
    )
    hit = ready.play("brawler: attack two-handed-axe guard", dice="d20=3 d12=12 3d100=99,99,99")
    parts = parts_of(hit.event("hit").tally)
    assert (parts["damage"], parts["shield"], parts["armour"]) == (28, -20, -16)
    assert hit.fighter("guard").life == 34


@pytest.mark.rule("TAL-HIT-09")
@pytest.mark.parametrize(
    ("share", "strength", "value"),
    [
        ("0", 11, 0), ("1/8", 11, 2), ("1/4", 11, 3), ("1/2", 11, 6), ("1", 11, 11),
        ("3/2", 11, 17), ("3/2", 12, 18), ("2", 11, 22), ("3", 11, 33), ("6", 11, 66), ("1", 0, 0),
    ],
)  # fmt: skip
def test_the_share_of_strength(share: str, strength: int, value: int) -> None:
    assert share_of(strength, SHARES.index(share)) == value


@pytest.mark.rule("TAL-HIT-10")
def test_the_whole_ladder() -> None:
    found = [dice_step(1, 2, steps) for steps in range(-1, 22)]
    assert " ".join(f"{count}d{sides}" for count, sides in found) == (
        "1d2 1d2 1d4 1d6 1d8 1d10 1d12 2d6 2d8 2d10 2d12 3d8 3d10 3d12 4d10 4d12 5d10 5d12"
        " 7d10 8d10 9d10 10d10 11d10"
    )


@pytest.mark.rule("TAL-WND-04", "TAL-WND-06")
@pytest.mark.parametrize(
    ("left", "dead", "unconscious"), [(0, True, False), (1, False, True), (10, False, False)]
)
def test_life_at_zero_is_death_and_below_ten_unconsciousness(
    left: int, dead: bool, unconscious: bool
) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    lose_life(fight, guard, guard.life - left, None)
    assert (guard.dead, guard.unconscious) == (dead, unconscious)


def hurt(script: str) -> tuple[Any, Any]:
    """A guard whom neither tiredness nor the loss of Life fells."""
    fight = arena(["guard"], ["archer"], script=script)
    guard = fight.fighters[0]
    guard.life = 300
    guard.attributes = [30, 30, 99, 11, 12, 12, 11, 12]
    return fight, guard


@pytest.mark.rule("TAL-WND-09")
def test_only_wounds_of_the_head_double_the_loss() -> None:
    fight, guard = hurt("")
    harm(fight, guard, 7, BODY, "", None, False)
    assert guard.life == 293
    harm(fight, guard, 6, HEAD, "", None, False)
    assert guard.life == 287


HEADS = [
    (2, "d100=50 d4=4", {"dazed": 4}),
    (3, "d100=40", {"stunned": 70}),
    (3, "d100=45 d6=4", {"attributes": [26, 30]}),
    (3, "d100=46 d6=4", {"attributes": [30, 26]}),
    (3, "d100=50 d6=4", {"attributes": [30, 26]}),
    (3, "d100=51", {"attributes": [30, 30], "lost": []}),
    (4, "d100=31", {"stunned": 70}),
    (4, "d100=32 d6=4", {"attributes": [26, 30]}),
    (4, "d100=36 d6=4", {"attributes": [26, 30]}),
    (4, "d100=37 d6=4", {"attributes": [30, 26]}),
    (4, "d100=41 d6=4", {"attributes": [30, 26]}),
    (4, "d100=42", {"lost": ["amnesia"]}),
    (4, "d100=44", {"lost": ["amnesia"]}),
    (4, "d100=45", {"lost": ["epilepsy"]}),
    (4, "d100=47", {"lost": ["epilepsy"]}),
    (4, "d100=48", {"lost": ["stupor"]}),
    (4, "d100=50", {"lost": ["stupor"]}),
    (4, "d100=51", {"lost": ["nose"]}),
    (4, "d100=55", {"lost": ["nose"]}),
    (4, "d100=100", {"lost": ["front-teeth"]}),
]


@pytest.mark.rule("TAL-WND-09")
@pytest.mark.parametrize(("multiplier", "script", "expected"), HEADS)
def test_the_rows_of_head_wounds_at_their_edges(
    multiplier: int, script: str, expected: dict[str, Any]
) -> None:
    fight, guard = hurt(script)
    head_wound(fight, guard, multiplier, "", 7)
    for name, value in expected.items():
        found = getattr(guard, name)
        assert (list(found[:2]) if name == "attributes" else found) == value


@pytest.mark.rule("TAL-WND-10", "TAL-WND-11")
@pytest.mark.parametrize(
    ("damage", "script", "fatigue", "wounds"),
    [
        (7, "", 2, 1),
        (13, "", 4, 2),
        (25, "d100=62", 4, 9),
        (31, "d100=62", 4, 15),
        (37, "d100=62", 4, 16),
    ],
)
def test_the_multiplier_of_a_wound_goes_no_higher_than_five(
    damage: int, script: str, fatigue: int, wounds: int
) -> None:
    fight, guard = hurt(script)
    harm(fight, guard, damage, BODY, "", None, False)
    assert guard.fatigue == fatigue
    assert sum(wound.wounds for wound in guard.wounds) == wounds


THIRDS = [
    ("d100=50", "wounded"),
    ("d100=51", "exhausted"),
    ("d100=60", "exhausted"),
    ("d100=61 d4=2", "dazed"),
    ("d100=70 d4=2", "dazed"),
    ("d100=91 2d20=1,5", "fell"),
]


@pytest.mark.rule("TAL-WND-10", "TAL-RUL-53")
@pytest.mark.parametrize(("script", "kind"), THIRDS)
def test_the_third_row_of_the_torso_at_its_edges(script: str, kind: str) -> None:
    fight, guard = hurt(script)
    torso_wound(fight, guard, 3, "")
    state = {
        "wounded": len(guard.wounds),
        "exhausted": guard.exhaustion == 4,
        "dazed": guard.dazed,
        "fell": guard.prone,
    }
    assert [name for name, found in state.items() if found] == [kind]


@pytest.mark.rule("TAL-WND-10", "TAL-RUL-53")
@pytest.mark.parametrize(("face", "kept"), [(6, True), (5, False)])
@pytest.mark.parametrize(("roll", "hand"), [(71, 1), (80, 1), (81, 0), (90, 0)])
def test_a_struck_arm_holds_on_with_thirty(roll: int, hand: int, face: int, kept: bool) -> None:
    fight = arena(
        [{"use": "guard", "hands": ["baton", "dagger"], "belt": []}],
        ["archer"],
        script=f"d100={roll} d20={face}",
    )
    guard = fight.fighters[0]
    guard.attributes = [10, 10, 99, 11, 12, 24, 11, 12]
    held = [thing.slug for thing in guard.hands]
    torso_wound(fight, guard, 3, "")
    left = [thing.slug for thing in guard.hands]
    assert left == (held if kept else [slug for n, slug in enumerate(held) if n != hand])


@pytest.mark.rule("TAL-RUL-35", "TAL-ATK-05")
@pytest.mark.parametrize(
    ("part", "script", "state"),
    [
        ("left-arm", "d20=2", ["baton"]),
        ("left-hand", "d20=2", ["baton"]),
        ("right-arm", "d20=2", ["dagger"]),
        ("left-leg", "2d20=1,5", "prone"),
        ("right-foot", "2d20=1,5", "prone"),
        ("heart", "", "wounds"),
        ("left-fingers", "", "wounds"),
    ],
)
def test_a_chosen_part_takes_the_place_of_the_roll(part: str, script: str, state: Any) -> None:
    fight = arena(
        [{"use": "guard", "hands": ["baton", "dagger"], "belt": []}], ["archer"], script=script
    )
    guard = fight.fighters[0]
    guard.attributes = [10, 10, 99, 11, 12, 12, 11, 12]
    torso_wound(fight, guard, 3, part)
    if isinstance(state, str):
        assert bool(getattr(guard, state))
        assert len(guard.hands) == 2
    else:
        assert [thing.slug for thing in guard.hands] == state


@pytest.mark.rule("TAL-RUL-35", "TAL-WND-09")
@pytest.mark.parametrize(("multiplier", "lost"), [(2, []), (3, []), (4, ["left-eye"])])
def test_a_chosen_part_of_the_head_is_lost_from_four_on(multiplier: int, lost: list[str]) -> None:
    fight, guard = hurt("")
    head_wound(fight, guard, multiplier, "left-eye", 7)
    assert guard.lost == lost
    assert guard.stunned == guard.dazed == 0


@pytest.mark.rule("TAL-RUL-21", "TAL-STA-04")
def test_whoever_is_still_surprised_has_no_turn() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    guard.surprised = True
    assert not begin_turn(fight, guard)
    assert physical_defence(fight, guard, archer, True, "").total == 10
    guard.surprised = guard.acted = False
    assert begin_turn(fight, guard)


@pytest.mark.rule("TAL-SEQ-17", "TAL-SEQ-14")
def test_a_special_attack_counts_when_announced_and_only_for_that_attack() -> None:
    start = meet("veteran", "guard")
    mighty = start.play("veteran: attack long-sword special=mighty target=guard", dice="2d20=1,19")
    assert mighty.parts("attack")["mighty"] == -10
    plain = mighty.play("veteran: attack guard long-sword", dice="2d20=1,19")
    assert "mighty" not in plain.parts("attack")


@pytest.mark.rule("TAL-RUL-16", "TAL-RUL-60")
def test_every_destroying_weapon_deals_up_to_sixty() -> None:
    assert {weapon.deals for weapon in WEAPONS.values() if weapon.destroying} == {60}
    assert sum(weapon.destroying for weapon in WEAPONS.values()) == 9
