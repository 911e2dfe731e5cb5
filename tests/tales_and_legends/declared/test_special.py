"""Special attacks (4.5)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_error, charge_path
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import charge_price, strike_price
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import general_scatter
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import arena, crowd, meet

ONE_HAND = {"item": "long-sword", "quality": "good", "both": False}
PAIR = {"use": "veteran", "hands": [ONE_HAND, "dagger"], "belt": []}
BARE = {"use": "brawler", "hands": [], "belt": []}


@pytest.mark.rule("TAL-ATK-01", "TAL-ITM-14")
def test_the_second_weapon_is_at_minus_fifteen_unless_light() -> None:
    light_clad: dict[str, Any] = {"use": "veteran", "armour": None, "helmet": None, "belt": []}
    start = meet({**light_clad, "hands": [ONE_HAND, {"item": "axe", "both": False}]}, "guard")
    both = start.play(
        "veteran: attack long-sword special=two-weapon target=guard second=axe",
        dice="2d20=1,19 2d20=1,19",
    )
    assert [roll.tally.total for roll in both.rolls("attack") if roll.tally] == [23, 1]
    assert both.fighter("veteran").standard == 1
    light = meet(PAIR, "guard").play(
        "veteran: attack long-sword special=two-weapon target=guard second=dagger",
        dice="2d20=1,19 2d20=1,19",
    )
    assert [roll.tally.total for roll in light.rolls("attack") if roll.tally] == [23, 6]


@pytest.mark.rule("TAL-ATK-02", "TAL-RUL-85", "TAL-RUL-50")
def test_three_attacks_at_minus_ten_and_a_fatigue_point() -> None:
    start = meet("veteran", "guard")
    done = start.play(
        "veteran: attack long-sword special=multiple target=guard",
        dice="2d20=1,9 2d20=1,9 2d20=1,9",
    )
    assert len(done.rolls("attack")) == 3
    assert done.parts("attack")["several-attacks"] == -10
    assert (done.fighter("veteran").standard, done.fighter("veteran").extra) == (0, 1)
    assert done.fighter("veteran").fatigue == 1
    loaded = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    assert "multiple" not in meet(loaded, "guard", apart=9).offers("shoot weapon=long-bow")


@pytest.mark.rule("TAL-ATK-04", "TAL-RUL-34")
def test_aim_counts_for_the_very_next_attack_only() -> None:
    start = meet("veteran", "guard").play("veteran: aim")
    hit = start.play("veteran: attack guard long-sword", dice="2d20=1,19")
    assert hit.parts("attack")["aimed"] == 4
    again = hit.play("veteran: attack guard long-sword", dice="2d20=1,19")
    assert "aimed" not in again.parts("attack")
    lost = start.play("veteran: dodge", "veteran: attack guard long-sword", dice="2d20=1,19")
    assert "aimed" not in lost.parts("attack")
    mighty = start.play("veteran: attack long-sword special=mighty target=guard", dice="2d20=1,19")
    assert mighty.parts("attack")["aimed"] == 4


@pytest.mark.rule("TAL-ATK-05", "TAL-RUL-35", "TAL-HIT-07")
def test_a_called_shot_is_at_minus_twenty_or_forty_and_strikes_the_part() -> None:
    start = meet({"use": "veteran", "hands": [ONE_HAND]}, "guard")
    arm = start.play(
        "veteran: attack long-sword special=called target=guard part=left-arm",
        dice="d20=17 d10=2",
    )
    assert arm.parts("attack")["called"] == -20
    assert arm.fighter("guard").wounds[0].part == "left-arm"
    eye = start.play(
        "veteran: attack long-sword special=called target=guard part=left-eye", dice="2d20=1,3"
    )
    assert eye.parts("attack")["called"] == -40
    head = start.play("veteran: attack long-sword target=guard part=head", dice="2d20=1,3")
    assert head.parts("attack")["head"] == -20


@pytest.mark.rule("TAL-ATK-06", "TAL-RUL-33")
def test_feints_need_light_or_fencing_weapons_humanoids_and_the_same_turn() -> None:
    assert meet("veteran", "guard").offers("feint") == ["bare-hands"]
    assert "feint" not in meet("veteran", "great-bear").offers()
    assert "feint" not in meet("great-bear", "veteran", apart=2).offers()
    dagger = {"use": "veteran", "hands": ["dagger"], "belt": []}
    won = meet(dagger, "guard").play("veteran: feint dagger guard", dice="d20=12 d20=9")
    assert won.offers("attack weapon=dagger") == [""]
    lost = meet(dagger, "guard").play("veteran: feint dagger guard", dice="2d20=1,3 d20=9")
    assert lost.happened("feint-failed")
    assert lost.fighter("veteran").standard == 1
    ended = won.play("veteran: done")
    assert ended.fighter("veteran").feint_target == -1


@pytest.mark.rule("TAL-ATK-07", "TAL-RUL-74", "TAL-RUL-67")
def test_overthrow_is_an_unarmed_hit_and_a_contest_without_damage() -> None:
    start = meet(BARE, "guard")
    down = start.play(
        "brawler: attack bare-hands special=overthrow target=guard", dice="d20=9 d20=5 d20=9"
    )
    assert down.fighter("guard").prone
    assert down.rolls("damage") == []
    assert down.tally("overthrow").total == 32
    stands = start.play(
        "brawler: attack bare-hands special=overthrow target=guard", dice="d20=9 2d20=1,9 d20=9"
    )
    assert not stands.fighter("guard").prone


@pytest.mark.rule("TAL-ATK-08", "TAL-RUL-65")
def test_recoil_works_even_through_a_parry() -> None:
    start = meet("veteran", {"use": "guard", "hands": ["flanged-mace"]}).play(
        "veteran: parry long-sword", "veteran: done"
    )
    hit = start.play("guard: attack veteran flanged-mace", dice="d20=12")
    parried = hit.play("veteran: parry long-sword", dice="d20=9 d12=1 d20=19 d20=2")
    assert parried.happened("parried")
    assert parried.fighter("veteran").prone


@pytest.mark.rule("TAL-ATK-09", "TAL-RUL-74")
def test_a_push_moves_one_field_back_if_it_is_free() -> None:
    start = meet(BARE, "guard")
    push = "brawler: attack bare-hands special=push target=guard"
    moved = start.play(push, dice="d20=9 d20=5 d20=9")
    assert moved.fighter("guard").at == field(12, 5)
    blocked = meet(BARE, "guard", walls=[(12, 5)]).play(push, dice="d20=9 d20=5 d20=9")
    assert blocked.fighter("guard").at == field(11, 5)
    assert blocked.happened("cannot-be-pushed")


@pytest.mark.rule("TAL-ATK-10", "TAL-RUL-52")
def test_a_lost_bypass_is_a_plain_attack_and_tires_all_the_same() -> None:
    ready = meet("veteran", "brawler").play("veteran: parry long-sword", "veteran: done")
    lost = ready.play(
        "brawler: attack spiked-knuckles special=bypass target=veteran", dice="d20=5 d20=5 d20=9"
    )
    assert lost.tally("bypass").total == 16 - 20
    assert lost.offers() == ["nothing", "parry"]
    done = lost.play("veteran: nothing", dice="d6=1")
    assert done.fighter("brawler").fatigue == 1


@pytest.mark.rule("TAL-ATK-11", "TAL-ATK-22", "TAL-RUL-37")
def test_a_field_shot_reaches_half_the_range_and_knows_no_defence() -> None:
    bow = {
        "use": "archer",
        "hands": [{"item": "light-bow", "loaded": True}],
        "quiver": {"short-arrow": 5},
    }
    far = meet(bow, "guard", apart=41)
    assert "field" not in far.offers("shoot weapon=light-bow")
    near = meet(bow, "guard", apart=4)
    hit = near.play("archer: shoot light-bow special=field target=guard", dice="d20=4 d6=6")
    assert hit.happened("field-hit")
    assert hit.event("hit").word == "armour"
    assert "distance" not in hit.parts("attack")


@pytest.mark.rule("TAL-ATK-12", "TAL-RUL-38")
def test_whoever_stands_where_it_lands_is_hit_never_critically() -> None:
    loaded = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    start = crowd([loaded], ["guard", {"use": "brawler", "at": [20, 4]}], apart=10)
    strays = start.play(
        "archer: shoot long-bow special=field target=guard", dice="2d20=1,2 d10=4 2d8=8,8 d100=99"
    )
    assert strays.event("scattered").values["to"] == field(20, 4)
    assert strays.event("hit").target == "brawler"
    assert strays.event("hit").word == "armour"


@pytest.mark.rule("TAL-ATK-23")
def test_general_scatter_adds_direction_and_distance_dice() -> None:
    fight = arena(["archer"], ["guard"], apart=10, script="d10=10 d10=4")
    archer = fight.fighters[0]
    assert general_scatter(fight, archer, field(20, 5), 3, 100) == field(20, 4)
    fight = arena(["archer"], ["guard"], apart=10, script="d10=2 d4=3 d10=1")
    assert general_scatter(fight, fight.fighters[0], field(20, 5), 12, 100) == field(23, 5)


@pytest.mark.rule("TAL-ATK-13")
def test_a_mighty_blow_is_harder_to_land_and_stronger() -> None:
    start = meet({"use": "veteran", "hands": [ONE_HAND]}, "guard")
    blow = start.play(
        "veteran: attack long-sword special=mighty target=guard", dice="d20=9 d10=2 d100=5"
    )
    assert blow.parts("attack")["mighty"] == -10
    assert blow.event("hit").amount == 16
    assert blow.fighter("veteran").fatigue == 1


@pytest.mark.rule("TAL-ATK-14", "TAL-ITM-21")
def test_a_trip_meets_the_balance_that_the_target_chooses() -> None:
    strong = {"use": "guard", "hands": ["glaive"], "attributes": {"si": 30}}
    start = meet(strong, "archer")
    hit = start.play("guard: attack glaive special=trip target=archer", dice="2d20=20,5")
    assert hit.offers() == ["acrobatics", "grapple"]
    down = hit.play("archer: grapple", dice="d20=19 d20=2")
    assert down.parts("trip")["tripping"] == 5
    assert down.fighter("archer").prone


@pytest.mark.rule("TAL-ATK-15")
def test_a_disarmed_weapon_lies_on_its_owners_field() -> None:
    start = meet("veteran", "guard")
    knocked = start.play(
        "veteran: attack long-sword special=disarm target=guard item=short-spear",
        dice="d20=5 d20=19 2d20=1,5",
    )
    spear = knocked.fight.thing_by_slug("short-spear", None)
    assert spear.at == knocked.fighter("guard").at
    assert knocked.fighter("guard").hands == []
    assert knocked.rolls("damage") == []


@pytest.mark.rule("TAL-ATK-16", "TAL-RUL-51")
def test_a_charge_costs_x_and_attack_leads_nearer_and_forbids_reactions() -> None:
    start = meet("veteran", "guard", apart=8)
    charge = start.play("veteran: charge long-sword target=guard", dice="2d20=1,19")
    veteran = charge.fighter("veteran")
    assert charge.parts("attack")["charge"] == 5
    assert (veteran.standard, veteran.extra) == (1, 0)
    assert veteran.at == field(17, 5)
    ready = charge.play("veteran: parry long-sword", "veteran: done")
    hit = ready.play("guard: attack veteran short-spear", dice="d20=15 d10=1")
    assert hit.happened("hit")
    assert "charge" not in meet("veteran", "guard").offers()
    fight = arena(["veteran"], ["guard"], apart=8)
    veteran, guard = fight.fighters
    assert len(charge_path(fight, veteran, guard, 1)) == 7
    assert charge_error(fight, veteran, guard, 1, [field(10, 6)]) == "not-nearer"
    assert charge_error(fight, veteran, guard, 1, []) == "charge-too-short"
    assert charge_path(arena(["veteran"], ["guard"], apart=12), veteran, guard, 1) is not None


@pytest.mark.rule("TAL-ATK-17", "TAL-RUL-41")
def test_a_charge_into_a_grapple_may_bring_both_down() -> None:
    start = meet(BARE, "guard", apart=5)
    grab = start.play("brawler: charge bare-hands special=grab target=guard", dice="d20=9")
    held = grab.play("guard: nothing", "guard: nothing", dice="d20=9 d20=5")
    assert "charge" not in held.parts("grapple")
    assert held.question.kind == "bring-down"
    down = held.play("brawler: bring-down")
    assert down.fighter("guard").prone
    assert down.fighter("brawler").prone
    assert down.fighter("brawler").on_top_of == down.fighter("guard").index


@pytest.mark.rule("TAL-ATK-18")
def test_a_charging_push_has_five_more_in_the_contest() -> None:
    start = meet(BARE, "guard", apart=5)
    push = start.play(
        "brawler: charge bare-hands special=push target=guard", dice="d20=9 d20=5 d20=5"
    )
    assert push.parts("push")["charge"] == 5
    assert push.parts("attack")["charge"] == 5


@pytest.mark.rule("TAL-ATK-19", "TAL-ATK-20", "TAL-ATK-03", "TAL-ATK-21")
def test_prices_of_trample_charge_and_kill() -> None:
    fight = arena([BARE], ["guard"], apart=5)
    brawler = fight.fighters[0]
    hands = brawler.natural[0]
    plain = charge_price(fight, brawler, hands, "", False)
    trample = charge_price(fight, brawler, hands, "trample", False)
    kill = strike_price(fight, brawler, hands, "", True, False)
    assert (plain.standard, plain.extra) == (1, 1)
    assert (trample.standard, trample.extra) == (2, 1)
    assert (kill.standard, kill.extra) == (2, 0)
    double = strike_price(fight, brawler, hands, "multiple", False, False)
    assert (double.standard, double.extra, double.full) == (2, 0, False)


@pytest.mark.rule("TAL-RUL-48", "TAL-RUL-86")
def test_after_a_trample_one_grabs_or_makes_way() -> None:
    start = meet(BARE, "guard", apart=5)
    won = start.play("brawler: trample target=guard", dice="d20=19 2d20=1,5")
    assert won.fighter("brawler").at == field(15, 5)
    aside = won.play("brawler: aside", "brawler: go field=16,5")
    assert aside.fighter("brawler").at == field(16, 5)
    grabbed = won.play("brawler: grab", dice="2d20=1,9")
    assert grabbed.happened("attacked")[0].amount == 25 + 1 - 9
    assert grabbed.question.kind == "escape"


@pytest.mark.rule("TAL-RUL-100", "TAL-MAN-01")
def test_a_disarm_is_parried_with_the_very_weapon_but_a_blow_at_an_item_is_not() -> None:
    ready = meet("guard", "veteran").play("guard: parry short-spear", "guard: done")
    disarm = ready.play(
        "veteran: attack long-sword special=disarm target=guard item=short-spear", dice="d20=9"
    )
    assert disarm.offers("parry") == ["short-spear"]
    kept = disarm.play("guard: parry short-spear", dice="2d20=20,19")
    assert [thing.slug for thing in kept.fighter("guard").hands] == ["short-spear"]
    assert kept.rolls("disarm") == []
    struck = ready.play(
        "veteran: attack long-sword special=item target=guard item=short-spear",
        dice="d20=9 1d10=1",
    )
    assert struck.happened("strikes-item")
