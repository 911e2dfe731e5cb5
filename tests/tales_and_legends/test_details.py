"""Edges of rules that a broken comparison or a forgotten step would shift."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.skills import ALERTNESS, GRAPPLE, RIDING, UNARMED
from fechtbuch.books.tales_and_legends.rules.basics.balance import balance
from fechtbuch.books.tales_and_legends.rules.basics.checks import burden_row, skill
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.luck import spend_luck
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    melee_blow,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.rules.basics.prices import stand_price
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import heavy_penalty, too_heavy
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import (
    cover_against,
    coverage_of,
    covering_shield,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple, take_down
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import (
    attack_tally,
    behind_pavise,
)
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import (
    attack_price,
    charge_price,
    pair_price,
    strike_price,
)
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import entangle, trip
from fechtbuch.books.tales_and_legends.rules.things.actions import (
    doff,
    don,
    gather,
    lay_on,
    lying_near,
)
from fechtbuch.books.tales_and_legends.state.fighter import Cover
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import arena, crowd, meet, parts_of

BARE: dict[str, Any] = {"use": "brawler", "hands": [], "belt": []}


@pytest.mark.rule("TAL-ACT-02", "TAL-ACT-03", "TAL-ACT-13")
def test_a_drawn_thing_leaves_the_belt_and_a_bow_takes_both_hands() -> None:
    start = meet({"use": "archer", "hands": [], "belt": ["long-bow", "dagger"]}, "guard", apart=9)
    drawn = start.play("archer: draw weapon=long-bow").fighter("archer")
    assert [thing.slug for thing in drawn.carried if not thing.missile] == ["dagger"]
    assert drawn.hands[0].both
    knife = start.play("archer: draw weapon=dagger")
    assert not knife.fighter("archer").hands[0].both
    away = meet("veteran", "guard", apart=9).play("veteran: stow weapon=long-sword")
    assert not away.fight.thing_by_slug("long-sword", None).both


@pytest.mark.rule("TAL-RUL-84", "TAL-MOV-16")
def test_what_is_dropped_lightens_and_lies_within_a_step() -> None:
    heavy = {"use": "guard", "hands": ["maul"], "belt": []}
    start = meet(heavy, "archer", apart=20)
    assert start.fighter("guard").burden == 1
    dropped = start.play("guard: drop-item maul")
    assert dropped.fighter("guard").burden == 0
    up = dropped.play("guard: pick-up weapon=maul")
    assert up.fighter("guard").burden == 1
    assert not up.fighter("guard").hands[0].both
    fight = dropped.fight
    guard, maul = fight.by_slug("guard"), fight.thing_by_slug("maul", None)
    for x, near in ((10, True), (11, True), (12, False)):
        guard.at = field(x, 5)
        assert (maul in lying_near(fight, guard)) is near
    guard.at = field(10, 5)
    maul.set_up = True
    assert lying_near(fight, guard) == []


@pytest.mark.rule("TAL-ACT-03", "TAL-ITM-19")
def test_an_arrow_taken_is_one_less_and_only_what_fits_is_offered() -> None:
    both = {"use": "archer", "quiver": {"long-arrow": 2, "bolt": 5}}
    fight = arena([both], ["guard"], apart=9)
    archer = fight.fighters[0]
    arrows = next(thing for thing in archer.carried if thing.key == "long-arrow")
    lay_on(fight, archer, archer.hands[0], arrows)
    assert arrows.count == 1
    assert archer.hands[0].laid == "long-arrow"
    start = meet(both, "guard", apart=9)
    assert start.offers("take-missile weapon=long-bow") == ["long-arrow"]


@pytest.mark.rule("TAL-ITM-23")
@pytest.mark.parametrize(("base", "chance"), [(1, 50), (2, 40), (4, 20), (5, 10)])
def test_the_chance_of_a_lost_missile_by_its_quality(base: int, chance: int) -> None:
    for face, found in ((chance, 7), (chance + 1, 8)):
        start = meet("archer", "guard", apart=9)
        fight = start.fight
        bundle = next(thing for thing in fight.things if thing.missile)
        archer = fight.by_slug("archer")
        bundle.base, bundle.count = base, 7
        fight.spent = [[bundle.index, archer.at]]
        script = arena(["archer"], ["guard"], script=f"d100={face}")
        fight.host, fight.dice = None, script.dice
        gather(fight, archer)
        assert bundle.count == found
        assert fight.spent == []


@pytest.mark.rule("TAL-ACT-04", "TAL-RUL-20")
def test_what_is_fetched_is_in_the_hand_after_two_rounds() -> None:
    start = meet({"use": "guard", "hands": [], "pack": ["potion"]}, "archer", apart=20)
    once = start.play("guard: fetch weapon=potion", "guard: done", "archer: done")
    assert once.fighter("guard").hands == []
    twice = once.play("guard: fetch weapon=potion")
    assert [thing.slug for thing in twice.fighter("guard").hands] == ["potion"]
    assert twice.fighter("guard").standard == 0


@pytest.mark.rule("TAL-ACT-15", "TAL-MOV-16")
def test_armour_taken_off_protects_no_longer_and_worn_anew_is_no_longer_in_the_pack() -> None:
    start = meet("guard", "archer", apart=30)
    fight = start.fight
    guard = fight.by_slug("guard")
    helmet = guard.worn[1]
    doff(fight, guard, helmet)
    assert helmet not in guard.worn
    assert helmet in guard.carried
    don(fight, guard, helmet)
    assert helmet in guard.worn
    assert helmet not in guard.carried


@pytest.mark.rule("TAL-STA-13")
def test_a_cord_is_cut_without_a_test_and_a_whip_takes_deft_hands() -> None:
    knife = {"use": "guard", "hands": ["dagger"], "belt": []}
    caught = meet(
        knife, "archer", apart=9, given=["add-state fighter=guard state=entangled value=whip"]
    )
    free = caught.play("guard: free how=cut")
    assert free.rolls() == []
    assert free.fighter("guard").entangled == ""
    for face, held in ((3, "whip"), (4, "")):
        tried = caught.play("guard: free how=deft-hand", dice=f"d20={face}")
        assert tried.fighter("guard").entangled == held
    for face, held in ((8, "whip"), (9, "")):
        tried = caught.play("guard: free how=brawn", dice=f"d20={face}")
        assert tried.fighter("guard").entangled == held


@pytest.mark.rule("TAL-MOV-16")
def test_the_load_is_ignored_for_a_round_and_only_up_to_five_times() -> None:
    start = meet({"use": "knight", "mount": None}, "archer", apart=9)
    assert start.fighter("knight").burden == 1
    free = start.play("knight: ignore-load")
    assert free.fighter("knight").ignores_burden
    fight = arena(["guard"], ["archer"], apart=9)
    guard = fight.fighters[0]
    guard.ignores_burden = True
    for burden, row in ((1, 0), (4, 0), (5, 5)):
        guard.burden = burden
        assert burden_row(guard) == row
    guard.ignores_burden = False
    expected = {1: (1, 0), 2: (1, 1), 3: (2, 0)}
    for burden, price in expected.items():
        guard.burden = burden
        found = stand_price(guard)
        assert found is not None
        assert (found.standard, found.extra) == price
    guard.burden = 4
    whole = stand_price(guard)
    assert whole is not None
    assert whole.full
    assert speed(fight, guard) == 3
    guard.burden = 6
    assert speed(fight, guard) == 0
    guard.burden = 2
    assert skill(fight, guard, GRAPPLE).total == 16
    assert skill(fight, guard, UNARMED).total == 15 - 2
    assert skill(fight, guard, ALERTNESS).total == 15


@pytest.mark.rule("TAL-RUL-70")
def test_an_attack_turns_the_attacker_to_its_target() -> None:
    start = crowd(["guard"], ["archer", {"use": "brawler", "at": [10, 6]}])
    struck = start.play("guard: attack brawler short-spear", dice="2d20=1,9")
    assert struck.fighter("guard").facing == 0
    back = struck.play("guard: attack archer short-spear", dice="2d20=1,9")
    assert back.fighter("guard").facing == 2


@pytest.mark.rule("TAL-ATK-08", "TAL-RUL-65", "TAL-HIT-11")
def test_recoil_follows_a_parry_that_held() -> None:
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    ready = meet("veteran", mace).play("veteran: parry long-sword", "veteran: done")
    hit = ready.play("guard: attack veteran flanged-mace", dice="d20=12")
    parried = hit.play("veteran: parry long-sword", dice="d20=9 d12=1 d20=2 d20=19")
    assert parried.rolls("overthrow")
    assert not parried.fighter("veteran").prone


@pytest.mark.rule("TAL-HIT-04", "TAL-MAN-07", "TAL-RUL-01", "TAL-RUL-77")
def test_bare_is_no_coverage_and_cover_looks_in_three_directions() -> None:
    shield = {"use": "guard", "hands": ["great-wooden-shield"], "belt": [], "armour": None}
    for mode, cover in (("absolute", 30), ("additive", 52)):
        fight = arena([shield], ["archer"], apart=5, options={"coverage_mode": mode})
        guard, archer = fight.fighters
        shot = shot_blow(fight, archer.hands[0])
        shot.defence = 22
        assert coverage_of(fight, guard, shot) == 0
        seen = []
        for direction in range(8):
            guard.covers = [Cover(guard.hands[0].index, -1, direction)]
            seen.append(covering_shield(fight, guard, archer, shot) is not None)
        assert seen == [False, True, True, True, False, False, False, False]
        guard.covers = [Cover(guard.hands[0].index, -1, 2)]
        assert cover_against(fight, guard, archer, shot) == cover
        punch = melee_blow(archer, archer.block.natural[0])
        assert covering_shield(fight, guard, archer, punch) is None
        guard.covers = [Cover(guard.hands[0].index, archer.index, -1)]
        assert covering_shield(fight, guard, archer, punch) is not None
        assert covering_shield(fight, guard, archer, shot) is None
        guard.asleep = True
        assert covering_shield(fight, guard, archer, punch) is None


@pytest.mark.rule("TAL-ACT-12")
def test_bows_and_light_things_are_never_heavy_and_half_the_load_is_too_much() -> None:
    fight = arena([{"use": "guard", "hands": ["elven-long-bow"], "belt": []}], ["archer"])
    guard = fight.fighters[0]
    assert heavy_penalty(fight, guard, shot_blow(fight, guard.hands[0]), False) == 0
    club = arena([{"use": "guard", "hands": [{"item": "war-flail", "both": False}]}], ["archer"])
    guard = club.fighters[0]
    blow = melee_blow(guard, guard.hands[0])
    assert heavy_penalty(club, guard, blow, False) == 24
    assert too_heavy(club, guard, blow, False)
    guard.hands[0].both = True
    assert heavy_penalty(club, guard, blow, False) == 8
    assert not too_heavy(club, guard, blow, False)
    guard.block.load = 8
    guard.hands[0].both = False
    assert not too_heavy(club, guard, blow, False)


@pytest.mark.rule("TAL-RUL-61")
def test_lost_fingers_hamper_their_own_hand_only() -> None:
    two = {"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}
    fight = arena([two], ["archer"])
    guard, archer = fight.fighters
    guard.lost = ["left-fingers"]
    right, left = (attack_tally(fight, guard, archer, melee_blow(guard, t)) for t in guard.hands)
    assert "lost-fingers" not in parts_of(right)
    assert parts_of(left)["lost-fingers"] == -10
    guard.lost = ["left-hand"]
    assert guard.hands_usable() == 1
    guard.lost = ["left-arm", "right-hand"]
    assert guard.hands_usable() == 0


@pytest.mark.rule("TAL-ITM-19")
@pytest.mark.parametrize(("strength", "penalty"), [(11, -10), (12, 0), (13, 0)])
def test_a_bow_asks_for_its_strength(strength: int, penalty: int) -> None:
    bow = {"use": "archer", "attributes": {"si": strength}}
    fight = arena([bow], ["guard"], apart=3)
    archer, guard = fight.fighters
    parts = parts_of(attack_tally(fight, archer, guard, shot_blow(fight, archer.hands[0])))
    assert parts.get("weak-arm", 0) == penalty


@pytest.mark.rule("TAL-ITM-22")
@pytest.mark.parametrize(("apart", "covered"), [(1, False), (2, True)])
def test_a_pavise_helps_against_who_is_not_beside_it(apart: int, covered: bool) -> None:
    fight = arena([{"use": "guard", "hands": ["pavise"]}], ["archer"], apart=apart)
    guard, archer = fight.fighters
    pavise = guard.hands[0]
    assert not behind_pavise(fight, guard, archer)
    pavise.set_up, pavise.at = True, guard.at
    assert behind_pavise(fight, guard, archer) is covered
    parts = parts_of(attack_tally(fight, archer, guard, shot_blow(fight, archer.hands[0])))
    assert parts.get("pavise", 0) == (-40 if covered else 0)


@pytest.mark.rule("TAL-HIT-17", "TAL-HIT-16")
def test_who_cannot_see_the_target_by_day_strikes_at_minus_ten() -> None:
    fight = arena([{"use": "guard", "hidden": ["theirs"]}], ["archer"])
    guard, archer = fight.fighters
    blow = melee_blow(archer, archer.block.natural[0])
    assert parts_of(attack_tally(fight, archer, guard, blow))["unseen-target"] == -10
    assert "unseen-target" not in parts_of(
        attack_tally(fight, guard, archer, melee_blow(guard, guard.hands[0]))
    )


@pytest.mark.rule("TAL-ACT-10", "TAL-ACT-08")
def test_a_throw_is_ranged_with_the_throwing_skill() -> None:
    javelin = {"use": "guard", "hands": ["javelin"], "belt": []}
    fight = arena([javelin], ["archer"], apart=6)
    guard, archer = fight.fighters
    parts = parts_of(attack_tally(fight, guard, archer, thrown_blow(guard.hands[0])))
    assert parts == {"throwing": 12, "distance": -3}


@pytest.mark.rule("TAL-RUL-51", "TAL-ATK-16")
@pytest.mark.parametrize(("apart", "steps"), [(1, 0), (2, 1), (9, 8), (10, 0)])
def test_a_charge_is_a_metre_at_least_and_speed_at_most(apart: int, steps: int) -> None:
    fight = arena(["veteran"], ["guard"], apart=apart)
    veteran, guard = fight.fighters
    assert len(charge_path(fight, veteran, guard, 1)) == steps


@pytest.mark.rule("TAL-RUL-29", "TAL-ATK-16")
def test_a_charge_is_a_move_of_one_speed_for_falls_and_holds() -> None:
    charge = meet("knight", "guard", apart=9).play(
        "knight: charge lance target=guard", dice="2d20=1,19"
    )
    assert charge.fighter("warhorse").band == 12


@pytest.mark.rule("TAL-ATK-09", "TAL-ATK-18")
def test_a_charger_may_follow_who_was_pushed_while_there_is_distance_left() -> None:
    start = meet(BARE, "guard", apart=5)
    push = "brawler: charge bare-hands special=push target=guard"
    asked = start.play(push, dice="d20=9 d20=9 d20=5")
    assert asked.question.kind == "follow"
    assert asked.play("brawler: follow").fighter("brawler").at == field(15, 5)
    assert asked.play("brawler: stay").fighter("brawler").at == field(14, 5)
    far = meet(BARE, "guard", apart=8).play(push, dice="d20=9 d20=9 d20=5")
    assert far.question.kind == "turn"
    both = start.play(
        "brawler: charge bare-hands special=both target=guard part=push",
        dice="d20=9 2d20=1,9 d20=9 d20=9 d20=5",
    )
    assert both.parts("push")["charge"] == 5
    assert "charge" not in both.parts("overthrow")


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


@pytest.mark.rule("TAL-TST-12")
def test_who_has_less_luck_than_the_price_pays_what_is_left() -> None:
    fight = arena(["veteran"], ["guard"])
    veteran = fight.fighters[0]
    veteran.luck = 3
    spend_luck(fight, veteran, 5)
    assert veteran.luck == 0
    veteran.luck = 5
    spend_luck(fight, veteran, 5)
    assert veteran.luck == 0
    veteran.luck = 6
    spend_luck(fight, veteran, 5)
    assert veteran.luck == 1


@pytest.mark.rule("TAL-TST-10", "TAL-MNT-16")
def test_one_point_of_fright_is_one_less_in_the_saddle() -> None:
    fight = arena(["knight"], ["guard"], apart=9)
    knight, horse, _ = fight.fighters
    horse.fright = 1
    assert skill(fight, knight, RIDING).total == 24


@pytest.mark.rule("TAL-WND-13", "TAL-STA-07", "TAL-WND-06")
def test_a_single_point_counts_and_so_do_daze_and_low_life_together() -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.fatigue = 1
    assert skill(fight, guard, GRAPPLE).total == 15
    guard.dazed = 1
    assert parts_of(skill(fight, guard, GRAPPLE)) == {"grapple": 16, "fatigue": -1, "dazed": -5}
    guard.life = 15
    assert skill(fight, guard, GRAPPLE).total == 16 - 1 - 5 - 5


@pytest.mark.rule("TAL-TST-11", "TAL-RUL-61", "TAL-ATK-14")
def test_a_lost_foot_weighs_on_balance() -> None:
    start = meet("guard", "archer", apart=20, scene={"ground": "rubble"})
    fight = start.fight
    guard = fight.by_slug("guard")
    guard.lost = ["left-foot"]
    fight.host, fight.dice = None, arena(["guard"], ["archer"], script="d20=9 d20=8").dice
    fight.players = arena(["guard"], ["archer"]).players
    assert balance(fight, guard, 20, "TAL-TST-11")
    assert not balance(fight, guard, 20, "TAL-TST-11")
    tripped = arena(["brawler"], ["guard"], script="d20=9 d20=5")
    brawler, victim = tripped.fighters
    victim.lost = ["right-leg"]
    blow = melee_blow(brawler, brawler.block.natural[0])
    trip(tripped, brawler, victim, blow)
    tally = next(event.tally for event in tripped.events if event.word == "balance")
    assert parts_of(tally)["lost-leg"] == -10


@pytest.mark.rule("TAL-RUL-32", "TAL-RUL-71")
def test_the_better_skill_stands_first_and_riders_may_ride() -> None:
    start = meet("brawler", "knight")
    tripped = start.play("brawler: attack bare-hands special=trip target=knight", dice="d20=9")
    assert tripped.offers() == ["riding", "grapple", "acrobatics"]
    strong = meet("brawler", {"use": "knight", "skills": {"grapple": 30}})
    pushed = strong.play("brawler: attack bare-hands special=push target=knight", dice="d20=9")
    assert pushed.offers() == ["grapple", "riding"]
    falls = tripped.play("knight: acrobatics", "knight: riding", dice="d20=9 d20=2 2d20=1,9")
    assert falls.fighter("knight").mount == -1
    assert falls.fighter("knight").prone
    nimble = meet("guard", "veteran", apart=9, scene={"ground": "rubble"})
    assert nimble.play("guard: half path=11,5").offers() == ["grapple", "acrobatics"]


@pytest.mark.rule("TAL-ACT-12", "TAL-ACT-01", "TAL-ATK-03")
@pytest.mark.parametrize(("load", "price"), [(6, (1, 0)), (5, (1, 1))])
def test_ten_points_too_heavy_cost_an_extra_action(load: int, price: tuple[int, int]) -> None:
    fight = arena([{"use": "guard", "hands": ["war-flail"], "belt": []}], ["archer"])
    guard = fight.fighters[0]
    guard.block.load = load
    found = attack_price(fight, guard, guard.hands[0], False)
    assert (found.standard, found.extra) == price
    multiple = strike_price(fight, guard, guard.hands[0], "multiple", False, False)
    assert multiple.full


@pytest.mark.rule("TAL-RUL-74", "TAL-ATK-03", "TAL-ATK-14", "TAL-ATK-21", "TAL-ATK-01")
def test_prices_with_a_recoil_weapon_without_and_of_a_kill() -> None:
    fight = arena([{"use": "guard", "hands": ["maul"], "belt": []}], ["archer"])
    guard = fight.fighters[0]
    maul = guard.hands[0]
    for special, price in (("overthrow", (1, 1)), ("push", (1, 1)), ("trip", (1, 0))):
        found = strike_price(fight, guard, maul, special, False, False)
        assert (found.standard, found.extra) == price
    kill = strike_price(fight, guard, maul, "", True, False)
    assert (kill.standard, kill.extra) == (2, 1)
    two = {"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}
    fight = arena([two], ["archer"])
    guard = fight.fighters[0]
    baton, dagger = guard.hands
    pair = pair_price(fight, guard, baton, dagger, True)
    assert (pair.standard, pair.extra) == (2, 0)
    charge = charge_price(fight, guard, baton, "", True)
    assert (charge.standard, charge.extra) == (2, 1)


@pytest.mark.rule("TAL-ACT-03", "TAL-ACT-02")
def test_a_thing_from_the_pouch_costs_an_extra_action() -> None:
    start = meet({"use": "guard", "hands": [], "belt": [], "pouch": ["potion"]}, "archer", apart=9)
    taken = start.play("guard: draw weapon=potion").fighter("guard")
    assert (taken.standard, taken.extra) == (2, 0)


@pytest.mark.rule("TAL-ATK-07", "TAL-ATK-09", "TAL-ATK-18", "TAL-TST-04")
@pytest.mark.parametrize(("face", "won"), [(6, True), (4, False)])
def test_winning_a_contest_by_one_is_enough(face: int, won: bool) -> None:
    start = meet(BARE, {"use": "guard", "skills": {"grapple": 18}})
    # 32 + d20 against 31 + 6.
    dice = f"d20=10 d20={face} d20=6"
    down = start.play("brawler: attack bare-hands special=overthrow target=guard", dice=dice)
    assert down.fighter("guard").prone is won
    back = start.play("brawler: attack bare-hands special=push target=guard", dice=dice)
    assert (back.fighter("guard").at == field(12, 5)) is won


@pytest.mark.rule("TAL-ATK-10", "TAL-ATK-06")
def test_winning_initiative_or_a_feint_by_one_is_enough() -> None:
    knife = {"use": "veteran", "hands": ["dagger"], "belt": []}
    won = meet(knife, "guard").play("veteran: feint dagger guard", dice="d20=6 d20=7")
    assert won.happened("feinted")
    lost = meet(knife, "guard").play("veteran: feint dagger guard", dice="d20=6 d20=9")
    assert lost.happened("feint-failed")
    past = meet("veteran", "guard").play(
        "veteran: attack long-sword special=bypass target=guard", dice="d20=12 d20=2 2d20=1,19"
    )
    assert past.happened("bypassed")


@pytest.mark.rule("TAL-ITM-21", "TAL-ATK-09", "TAL-ATK-15")
def test_weapons_help_to_push_and_to_disarm() -> None:
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    push = meet(mace, "archer").play(
        "guard: attack flanged-mace special=push target=archer", dice="d20=19 d20=5 d20=20 d20=1"
    )
    assert push.parts("push")["recoil"] == 5
    for known, bonus in ((["fencing-weapon"], 5), ([], 0)):
        fencer = {"use": "veteran", "hands": ["rapier"], "belt": [], "proficiencies": known}
        other = {"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}
        knocked = meet(fencer, other).play(
            "veteran: attack rapier special=disarm target=guard item=dagger",
            dice="d20=19 d20=9 d20=2",
        )
        assert knocked.parts("disarm").get("disarming", 0) == bonus
        assert [thing.slug for thing in knocked.fighter("guard").hands] == ["baton"]
        assert "two-hands" not in knocked.parts("resist")


@pytest.mark.rule("TAL-ATK-17", "TAL-RUL-41")
@pytest.mark.parametrize(("face", "kind"), [(4, "turn"), (5, "bring-down")])
def test_ten_more_may_bring_both_down(face: int, kind: str) -> None:
    weaker = {"use": "guard", "skills": {"grapple": 8}}
    grab = meet(BARE, weaker, apart=5).play(
        "brawler: charge bare-hands special=grab target=guard", dice="d20=9"
    )
    # 32 + d20 against 21 + 6.
    held = grab.play("guard: nothing", "guard: nothing", dice=f"d20={face} d20=6")
    assert held.question.kind == kind


@pytest.mark.rule("TAL-GRP-07", "TAL-RUL-79")
def test_whoever_lay_on_top_does_so_no_longer_when_he_is_taken_down() -> None:
    fight = arena([BARE], ["guard"])
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    guard.on_top_of = brawler.index
    take_down(fight, brawler, guard)
    assert guard.on_top_of == -1
    assert brawler.on_top_of == guard.index


@pytest.mark.rule("TAL-STA-13")
@pytest.mark.parametrize(
    ("weapon", "band", "prone"), [("bolas", 6, True), ("bolas", 0, False), ("net", 6, False)]
)
def test_only_bolas_bring_down_and_only_who_moves(weapon: str, band: int, prone: bool) -> None:
    thrower = {"use": "veteran", "hands": [weapon], "proficiencies": [weapon]}
    fight = arena([thrower], ["guard"], apart=5)
    veteran, guard = fight.fighters
    guard.band = band
    entangle(fight, veteran, guard, thrown_blow(veteran.hands[0]))
    assert guard.prone is prone
    assert guard.entangled == weapon


@pytest.mark.rule("TAL-ITM-06", "TAL-ITM-18", "TAL-HIT-11")
def test_a_parried_weak_blow_strikes_the_item_with_half() -> None:
    ready = meet("guard", BARE).play("guard: parry short-spear", "guard: done")
    hit = ready.play("brawler: attack guard bare-hands", dice="d20=5")
    parried = hit.play("guard: parry short-spear", dice="d20=19 d4=3")
    assert parried.event("strikes-item").amount == 3


@pytest.mark.rule("TAL-ITM-16")
def test_extra_damage_of_weapon_and_missile_add_up() -> None:
    bolt = {
        "use": "archer",
        "hands": [{"item": "light-crossbow", "loaded": True}],
        "quiver": {"barbed-bolt": 3},
        "skills": {"crossbow": 20},
    }
    bare = {"use": "guard", "armour": None, "attributes": {"ko": 60}}
    shot = meet(bolt, bare, apart=4).play(
        "archer: shoot light-crossbow guard", dice="d20=4 d8=3 d8=5"
    )
    assert shot.event("hit").amount == 3 + 5 + 10
