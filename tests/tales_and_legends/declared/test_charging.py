"""Charges and tramples: how far, how often, what follows."""

import pytest

from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import charge_price
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import trample_contest
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import BARE, arena, meet, parts_of, rolled_for


@pytest.mark.rule("TAL-RUL-51", "TAL-ATK-16")
@pytest.mark.parametrize(("apart", "steps"), [(1, 0), (2, 1), (9, 8), (10, 0)])
def test_a_charge_is_a_metre_at_least_and_speed_at_most(apart: int, steps: int) -> None:
    fight = arena(["veteran"], ["guard"], apart=apart)
    veteran, guard = fight.fighters
    assert len(charge_path(fight, veteran, guard, 1)) == steps


@pytest.mark.rule("TAL-RUL-51")
@pytest.mark.parametrize(("top", "steps"), [(5, 3), (2, 0)])
def test_there_is_no_charge_where_no_row_of_steps_leads_nearer(top: int, steps: int) -> None:
    """A short wall is passed on fields that lead nearer, round a long one no step does."""
    wall = [[12, row] for row in range(top, 9)]
    fight = arena(["veteran"], ["guard"], apart=4, walls=wall)
    veteran, guard = fight.fighters
    assert len(charge_path(fight, veteran, guard, 1)) == steps


@pytest.mark.rule("TAL-ATK-20")
def test_a_trample_is_the_move_of_the_turn_and_its_failure_a_matter_of_balance() -> None:
    start = meet(BARE, "guard", apart=5)
    lost = start.play("brawler: trample target=guard", dice="2d20=1,9 d20=19")
    assert lost.question.kind == "skill"
    falls = lost.play("brawler: grapple", dice="d20=2")
    assert falls.event("tested").amount == 16 + 19
    assert falls.fighter("brawler").prone
    stays = lost.play("brawler: grapple", dice="d20=3")
    assert not stays.fighter("brawler").prone
    assert not {"move", "step", "charge"} & set(stays.offers())


@pytest.mark.rule("TAL-ATK-20", "TAL-RUL-86")
def test_who_stands_beside_may_be_trampled_for_half_a_move() -> None:
    start = meet({"use": "brawler", "hands": [], "belt": []}, "guard")
    won = start.play("brawler: trample target=guard", dice="d20=19 2d20=1,5")
    assert won.fighter("brawler").at == field(11, 5)
    assert (won.fighter("brawler").standard, won.fighter("brawler").extra) == (1, 0)
    far = meet({"use": "brawler", "hands": [], "belt": []}, "guard", apart=7)
    assert far.offers("trample") == ["guard"]
    assert (
        far.play("brawler: trample target=guard", dice="d20=19 2d20=1,5")
        .fighter("brawler")
        .standard
        == 0
    )
    too_far = meet({"use": "brawler", "hands": [], "belt": []}, "guard", apart=8)
    assert "trample" not in too_far.offers()


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


@pytest.mark.rule("TAL-RUL-48", "TAL-RUL-86", "TAL-ATK-20")
def test_a_trampler_goes_on_through_with_what_is_left_of_the_move() -> None:
    won = meet(BARE, "guard", apart=2).play(
        "brawler: trample target=guard path=11,5", dice="d20=19 2d20=1,5"
    )
    through = won.play("brawler: aside")
    goals = through.offers("go")
    assert "14,5" in goals  # ½ Speed is 4 m: two onto the field, two beyond
    assert "15,5" not in goals
    assert through.play("brawler: go field=14,5").fighter("brawler").at == field(14, 5)
    spent = meet(BARE, "guard", apart=7).play(
        "brawler: trample target=guard path=11,5;12,5;13,5;14,5;15,5;16,5",
        dice="d20=19 2d20=1,5",
    )
    assert "19,5" not in spent.play("brawler: aside").offers("go")
    charged = meet(BARE, "guard", apart=2).play(
        "brawler: charge bare-hands special=trample target=guard", dice="d20=19 2d20=1,5"
    )
    goals = charged.play("brawler: aside").offers("go")
    assert "17,5" in goals  # the rest of Speed 7
    assert "18,5" not in goals


@pytest.mark.rule("TAL-RUL-99", "TAL-ATK-16")
def test_a_charge_is_open_after_any_movement_that_leaves_its_price() -> None:
    start = meet(BARE, "guard", apart=12)
    assert "charge" not in start.offers()
    moved = start.play("brawler: move path=11,5;12,5;13,5;14,5;15,5;16,5;17,5")
    assert "charge" in moved.offers()
    near = meet(BARE, "guard", apart=9).play("brawler: move path=11,5;12,5;13,5;14,5;15,5;16,5")
    assert {"charge", "trample"} <= set(near.offers())
    struck = moved.play("brawler: charge bare-hands target=guard", dice="2d20=1,19")
    assert struck.fighter("brawler").at == field(21, 5)
    assert parts_of(struck.rolls("attack")[0].tally)["charge"] == 5
    assert (struck.fighter("brawler").standard, struck.fighter("brawler").extra) == (0, 0)
    halved = start.play(
        "brawler: half path=11,5;12,5;13,5;14,5", "brawler: move path=15,5;16,5;17,5"
    )
    assert "charge" not in halved.offers()  # one action is left, a charge takes two
    stepped = meet(BARE, "guard", apart=8).play("brawler: step path=11,5")
    assert "charge" not in stepped.offers()  # TAL-RUL-51


@pytest.mark.rule("TAL-RUL-99", "TAL-MNT-11")
def test_a_rider_charges_after_a_ride_for_the_price_of_the_attack() -> None:
    start = meet("knight", "guard", apart=20)
    assert "charge" not in start.offers()
    ridden = start.play("knight: move path=" + ";".join(f"{x},5" for x in range(11, 23)))
    charged = ridden.play("knight: charge lance target=guard", dice="2d20=1,19")
    assert charged.happened("charges")
    assert (charged.fighter("knight").standard, charged.fighter("knight").extra) == (0, 1)


@pytest.mark.rule("TAL-RUL-104", "TAL-RUL-51")
@pytest.mark.parametrize(("apart", "steps"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2)])
def test_a_charge_may_begin_within_reach_if_it_leads_nearer(apart: int, steps: int) -> None:
    fight = arena([{"use": "guard", "hands": ["spear"]}], ["veteran"], apart=apart)
    guard, veteran = fight.fighters
    assert len(charge_path(fight, guard, veteran, 3)) == steps


@pytest.mark.rule("TAL-RUL-104", "TAL-RUL-32", "TAL-ATK-17")
def test_a_charge_with_a_grab_may_seize_a_rider() -> None:
    start = meet(BARE, "knight", apart=5)
    assert "knight" in start.offers("charge weapon=bare-hands special=grab")
    seized = start.play("brawler: charge bare-hands special=grab target=knight", dice="d20=9")
    assert seized.fighter("knight").grapple == seized.fighter("brawler").grapple >= 0


@pytest.mark.rule("TAL-RUL-104", "TAL-MOV-11")
def test_a_jump_may_follow_other_movement_at_its_own_price() -> None:
    moved = meet("veteran", "guard", apart=20).play("veteran: move path=11,5;12,5")
    assert "jump" in moved.offers()
    leapt = moved.play("veteran: jump how=standing path=13,5;14,5", dice="2d20=1,9")
    assert leapt.fighter("veteran").at == field(14, 5)
    assert leapt.fighter("veteran").standard == 0


@pytest.mark.rule("TAL-RUL-114", "TAL-ATK-20")
def test_no_trample_is_begun_that_cannot_be_paid() -> None:
    start = meet(BARE, "guard", apart=7)
    assert "trample" in start.offers()
    spent = start.play("brawler: defensive")
    assert "trample" not in spent.offers()  # S and X are left, the way to him takes S and S
    near = meet(BARE, "guard", apart=3).play("brawler: defensive")
    assert "trample" in near.offers()
    near.refuses("brawler: trample guard path=11,5;12,6;12,5")
    won = near.play("brawler: trample guard", dice="d20=19 2d20=1,5")
    assert (won.fighter("brawler").standard, won.fighter("brawler").extra) == (0, 0)


@pytest.mark.rule("TAL-RUL-114", "TAL-ATK-19", "TAL-MNT-11")
def test_a_charge_with_trample_costs_less_in_the_saddle() -> None:
    fight = arena(["knight", BARE], ["guard"], apart=6)
    knight, _, brawler, _ = fight.fighters
    mounted = charge_price(fight, knight, knight.natural[0], "trample", False)
    assert (mounted.standard, mounted.extra) == (1, 1)
    on_foot = charge_price(fight, brawler, brawler.natural[0], "trample", False)
    assert (on_foot.standard, on_foot.extra) == (2, 1)
