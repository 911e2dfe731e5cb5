"""Mounted fighting (4.8)."""

import pytest

from fechtbuch.books.tales_and_legends.kinds.skills import RIDING
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.basics.states import die
from fechtbuch.books.tales_and_legends.rules.defending.defence import (
    physical_defence,
    reaction_modifiers,
)
from fechtbuch.books.tales_and_legends.rules.harm.falling import settle_falls, unseat
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import charge_price
from fechtbuch.books.tales_and_legends.rules.moving.mounted import get_up
from fechtbuch.books.tales_and_legends.rules.moving.movement import running_bonus
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.fields import field
from fechtbuch.testing import DefaultPlayer
from tests.tales_and_legends.scenes import arena, meet, parts_of, rolled_for

HORSE_ARCHER = {
    "use": "archer",
    "mount": "warhorse",
    "hands": [{"item": "long-bow", "loaded": True}],
    "skills": {"riding": 10},
}


@pytest.mark.rule("TAL-MNT-01", "TAL-RUL-28", "TAL-RUL-57")
def test_the_mount_has_no_turn_of_its_own_and_strikes_with_the_riders_actions() -> None:
    start = meet("knight", "guard")
    assert start.fight.order == [0, 2]
    kick = start.play("knight: attack weapon=hooves target=guard", dice="2d20=1,19")
    assert kick.happened("attacked")[0].actor == "warhorse"
    assert kick.fighter("knight").standard == 1
    assert {"knight", "warhorse"} <= set(
        meet("guard", "knight").offers("attack weapon=short-spear special=")
    )
    assert len(start.fight.ground_of(start.fighter("knight"))) == 2


@pytest.mark.rule("TAL-RUL-28", "TAL-MNT-14")
def test_a_dead_mount_unseats_its_rider() -> None:
    start = meet("guard", "knight")
    fight = start.fight
    fight.players = [DefaultPlayer(), DefaultPlayer()]
    fight.dice = ScriptedDice(parse_script("2d20=1,3"))
    die(fight, fight.by_slug("warhorse"), "TAL-WND-04")
    settle_falls(fight)
    knight = fight.by_slug("knight")
    assert (knight.mount, knight.life, knight.prone) == (-1, 37, True)


@pytest.mark.rule("TAL-MNT-15", "TAL-MOV-18")
@pytest.mark.parametrize(
    ("ridden", "script", "life", "prone"),
    [(0, "d20=2", 38, False), (0, "2d20=1,2", 37, True), (12, "d20=19", 34, True)],
)
def test_who_softens_a_fall_from_the_saddle_altogether_lands_on_his_feet(
    ridden: int, script: str, life: int, prone: bool
) -> None:
    fight = arena(["knight"], ["guard"], apart=9, script=script)
    knight, horse, _ = fight.fighters
    horse.band = ridden
    unseat(fight, knight)
    assert (knight.mount, knight.life, knight.prone) == (-1, life, prone)


@pytest.mark.rule("TAL-MNT-02")
def test_a_rider_picks_up_a_thing_with_a_riding_test() -> None:
    start = meet("knight", "guard", apart=20).play("knight: drop-item long-sword")
    up = start.play("knight: pick-up long-sword", dice="d20=5")
    assert "long-sword" in [thing.slug for thing in up.fighter("knight").hands]
    failed = start.play("knight: pick-up long-sword", dice="2d20=1,5")
    assert "long-sword" not in [thing.slug for thing in failed.fighter("knight").hands]


@pytest.mark.rule("TAL-MNT-03", "TAL-MNT-10", "TAL-RUL-27")
def test_the_riders_height_counts_both_ways_in_melee_and_once() -> None:
    fight = arena(["knight"], ["guard"])
    knight, _, guard = fight.fighters
    sword = melee_blow(knight, knight.hands[1])
    assert parts_of(attack_tally(fight, knight, guard, sword))["height"] == 5
    assert parts_of(physical_defence(fight, guard, knight, True, ""))["below-rider"] == -5
    assert "below-rider" not in parts_of(physical_defence(fight, guard, knight, False, ""))
    assert "from-above" not in parts_of(physical_defence(fight, guard, knight, True, ""))
    tally = fight.tally("situation", 0, "TAL-TST-01")
    reaction_modifiers(fight, guard, knight, True, tally)
    assert tally.total == -5


@pytest.mark.rule("TAL-MNT-04", "TAL-RUL-29", "TAL-RUL-87")
def test_shots_suffer_the_speed_of_the_mount_and_name_it_beforehand() -> None:
    start = meet(HORSE_ARCHER, "guard", apart=12)
    rides = start.play("archer: half path=11,5;12,5")
    shot = rides.play("archer: shoot long-bow guard", dice="2d20=1,19")
    assert shot.parts("attack")["moving-mount"] == -6
    named = start.play("archer: shoot long-bow guard how=half", dice="2d20=1,19")
    assert named.parts("attack")["moving-mount"] == -6
    assert "half" in named.offers()
    assert "move" not in named.offers()
    assert start.offers("shoot weapon=long-bow special= target=guard part=") == ["", "half", "move"]
    assert rides.offers("shoot weapon=long-bow special= target=guard part=") == ["", "move"]
    assert "move" not in shot.offers()
    faster = rides.play("archer: shoot long-bow guard how=move", dice="2d20=1,19")
    assert faster.parts("attack")["moving-mount"] == -12
    assert "move" in faster.offers()
    fight = arena([HORSE_ARCHER], ["guard"], apart=12)
    archer, horse, guard = fight.fighters
    assert shot_blow(fight, archer.hands[0]).ranged
    assert horse.block.mount
    assert guard.life == 34


@pytest.mark.rule("TAL-MNT-05", "TAL-RUL-87")
def test_a_pursuing_rider_cancels_the_running_bonus() -> None:
    fight = arena(["knight"], ["guard"], apart=5)
    knight, horse, guard = fight.fighters
    running_bonus(fight, guard, field(12, 5), guard.at, 1)
    guard.facing = 6
    assert physical_defence(fight, guard, knight, True, "").total == 22 + 6 - 5
    horse.band = 12
    fight.acting = knight.index
    assert physical_defence(fight, guard, knight, True, "").total == 22 - 5


@pytest.mark.rule("TAL-MNT-06")
def test_the_mount_moves_by_its_own_speed_for_the_riders_actions() -> None:
    start = meet("knight", "guard", apart=30)
    assert "step" not in start.offers()
    way = ";".join(f"{10 + step},5" for step in range(1, 13))
    moved = start.play(f"knight: move path={way}")
    assert moved.fighter("knight").at == field(22, 5)
    assert moved.fighter("warhorse").at == field(22, 5)
    assert moved.fighter("knight").standard == 1


@pytest.mark.rule("TAL-MNT-07", "TAL-RUL-87")
def test_spurring_moves_the_mount_for_an_extra_action() -> None:
    start = meet("knight", "guard", apart=30)
    spurred = start.play("knight: spur", dice="d20=5")
    assert "spur" not in spurred.offers()
    moved = spurred.play("knight: move path=11,5")
    assert (moved.fighter("knight").standard, moved.fighter("knight").extra) == (2, 0)
    failed = start.play("knight: spur", dice="d20=4").play("knight: move path=11,5")
    assert failed.fighter("knight").standard == 1


@pytest.mark.rule("TAL-MNT-08", "TAL-RUL-66")
def test_the_mounts_reflex_counts_up_to_the_level_of_riding() -> None:
    fight = arena(["knight"], ["guard"], apart=5)
    knight, _, guard = fight.fighters
    assert physical_defence(fight, knight, guard, True, "").total == 21
    knight.block.levels[RIDING] = 0
    assert physical_defence(fight, knight, guard, True, "").total == 10


@pytest.mark.rule("TAL-MNT-11", "TAL-RUL-31")
def test_a_mounted_charge_costs_the_attack_only_and_goes_the_mounts_speed() -> None:
    fight = arena(["knight"], ["guard"], apart=15)
    knight = fight.fighters[0]
    price = charge_price(fight, knight, knight.hands[0], "", False)
    assert (price.standard, price.extra) == (1, 0)
    charge = meet("knight", "guard", apart=15).play(
        "knight: charge lance target=guard", dice="2d20=1,19"
    )
    assert charge.fighter("knight").charged
    assert charge.fighter("knight").at == field(22, 5)


@pytest.mark.rule("TAL-MNT-12", "TAL-MNT-13", "TAL-RUL-30")
def test_mounting_and_dismounting_slowly_or_quickly() -> None:
    start = meet("knight", "guard", apart=30)
    down = start.play("knight: dismount how=quick", dice="d20=5")
    knight = down.fighter("knight")
    assert knight.mount == -1
    assert (knight.standard, knight.extra, knight.prone) == (2, 0, False)
    failed = start.play("knight: dismount how=quick", dice="d20=4")
    assert failed.fighter("knight").mount >= 0
    assert failed.fighter("knight").extra == 0
    afoot = down.play("knight: done", "guard: done")
    slow = afoot.play("knight: mount how=slow target=warhorse")
    assert slow.fighter("knight").mount >= 0
    assert slow.fighter("knight").standard == 0
    quick = afoot.play("knight: mount how=quick target=warhorse", dice="d20=5")
    assert quick.fighter("knight").standard == 1


@pytest.mark.rule("TAL-MNT-17", "TAL-ACT-14")
def test_lances_serve_in_mounted_charges_only_and_need_practice() -> None:
    start = meet("knight", "guard")
    assert "lance" not in start.offers("attack")
    fight = arena([{"use": "knight", "abilities": [], "proficiencies": []}], ["guard"], apart=9)
    knight, _, guard = fight.fighters
    lance = melee_blow(knight, knight.hands[0])
    lance.couched = True
    parts = parts_of(attack_tally(fight, knight, guard, lance))
    assert parts["no-cavalry"] == -10
    assert parts["no-proficiency"] == -5


@pytest.mark.rule("TAL-RUL-32")
def test_a_rider_resists_with_riding_and_falls_when_he_loses() -> None:
    start = meet("brawler", "knight")
    hit = start.play("brawler: attack bare-hands special=push target=knight", dice="d20=9")
    assert hit.offers() == ["riding", "grapple"]
    falls = hit.play("knight: grapple", "knight: riding", dice="d20=19 2d20=1,3 d20=15")
    assert falls.fighter("knight").mount == -1
    stays = hit.play("knight: riding", dice="2d20=1,15 d20=9")
    assert stays.fighter("knight").mount >= 0


@pytest.mark.rule("TAL-RUL-87", "TAL-RUL-29")
def test_who_shot_at_a_halt_does_not_charge_and_who_named_a_move_may() -> None:
    start = meet(HORSE_ARCHER, "guard", apart=6)
    assert "charge" in start.offers()
    halted = start.play("archer: shoot long-bow guard", dice="2d20=1,19")
    assert not {"charge", "trample", "half"} & set(halted.offers())
    named = start.play("archer: shoot long-bow guard how=move", dice="2d20=1,19")
    assert "charge" in named.offers()


@pytest.mark.rule("TAL-MNT-12", "TAL-RUL-30")
def test_a_failed_quick_mount_costs_its_action() -> None:
    start = meet({"use": "knight", "mounted": False}, "guard", apart=30)
    failed = start.play("knight: mount how=quick target=warhorse", dice="d20=4")
    assert failed.fighter("knight").mount == -1
    assert failed.fighter("knight").standard == 1
    assert "slow" not in failed.offers("mount")
    up = start.play("knight: mount how=quick target=warhorse", dice="d20=5")
    assert up.fighter("knight").mount >= 0


@pytest.mark.rule("TAL-MNT-12", "TAL-MNT-16")
@pytest.mark.parametrize(
    ("saddle", "fright", "face", "up"),
    [
        (True, 0, 5, True),
        (False, 0, 9, False),
        (False, 0, 10, True),
        (True, 4, 8, False),
        (True, 4, 9, True),
        (False, 4, 13, False),
        (False, 4, 14, True),
    ],
)
def test_mounting_in_haste_reckons_with_saddle_and_fright_of_that_horse(
    saddle: bool, fright: int, face: int, up: bool
) -> None:
    fight = arena([{"use": "knight", "mounted": False}], ["guard"], apart=30, script=f"d20={face}")
    knight, horse, _ = fight.fighters
    horse.block.saddle, horse.fright = saddle, fright
    try:
        get_up(fight, knight, horse, True)
        assert (knight.mount == horse.index) is up
        parts = parts_of(rolled_for(fight, "riding"))
    finally:
        horse.block.saddle = True
    assert parts.get("no-saddle", 0) == (0 if saddle else -5)
    assert parts.get("frightened-mount", 0) == -fright


@pytest.mark.rule("TAL-MNT-16", "TAL-MNT-12")
def test_a_mount_counts_once_in_the_tests_of_its_rider() -> None:
    fight = arena(["knight"], ["guard"], apart=30)
    knight, horse, _ = fight.fighters
    horse.fright = 4
    assert parts_of(skill(fight, knight, RIDING))["frightened-mount"] == -4
