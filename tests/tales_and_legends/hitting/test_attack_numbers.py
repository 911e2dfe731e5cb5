"""What changes the number of an attack, each at its edge."""

import pytest

from fechtbuch.books.tales_and_legends.kinds.skills import POLEARM, SHIELD, UNARMED
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    melee_blow,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import (
    attack_tally,
    behind_pavise,
)
from fechtbuch.books.tales_and_legends.rules.hitting.damage import strength_share
from tests.tales_and_legends.scenes import arena, crowd, meet, parts_of


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
    blow = melee_blow(archer, archer.natural[0])
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


@pytest.mark.rule("TAL-ITM-19")
@pytest.mark.parametrize(("strength", "share"), [(17, 17), (18, 18), (19, 18), (40, 18)])
def test_strength_above_the_bows_second_figure_counts_as_that(strength: int, share: int) -> None:
    bow = {"use": "archer", "attributes": {"si": strength}, "hands": ["elven-long-bow"]}
    fight = arena([bow], ["guard"], apart=3)
    archer = fight.fighters[0]
    assert strength_share(fight, archer, shot_blow(fight, archer.hands[0])) == share


@pytest.mark.rule("TAL-ATK-04", "TAL-RUL-34")
def test_aim_helps_a_grab() -> None:
    aimed = meet({"use": "veteran", "hands": [], "belt": []}, "guard").play("veteran: aim")
    grab = aimed.play("veteran: grapple guard", dice="2d20=1,9")
    assert grab.parts("attack")["aimed"] == 4


BARBED = {
    "use": "archer",
    "hands": [{"item": "long-bow", "loaded": True}],
    "quiver": {"barbed-long-arrow": 4},
}


@pytest.mark.rule("TAL-ITM-22")
def test_barbs_stay_in_the_body_and_tear_when_they_are_pulled_out() -> None:
    start = meet(BARBED, {"use": "guard", "armour": None}, apart=3)
    hit = start.play("archer: shoot long-bow guard", dice="d20=9 2d12=1,1 d12=1")
    assert hit.fighter("guard").barbs == ["barbed-long-arrow"]
    assert hit.fight.spent == []
    turn = hit.play("archer: done")
    torn = turn.play("guard: pull-out guard", dice="d20=19 2d12=1,2")
    assert torn.tally("healing").total < 50
    assert torn.fighter("guard").barbs == []
    assert torn.event("life-lost").amount == 3
    assert torn.fighter("guard").standard == 1


@pytest.mark.rule("TAL-ITM-22")
def test_a_sure_hand_pulls_barbs_without_harm() -> None:
    healer = {
        "use": "guard",
        "skills": {"healing": 40},
        "armour": None,
        "attributes": {"in": 20},
    }
    hit = meet(BARBED, healer, apart=3).play(
        "archer: shoot long-bow guard", "archer: done", dice="d20=9 2d12=1,1 d12=1"
    )
    sure = hit.play("guard: pull-out guard", dice="d20=15")
    assert sure.fighter("guard").barbs == []
    assert sure.happened("life-lost") == []


@pytest.mark.rule("TAL-ITM-22")
@pytest.mark.parametrize(
    ("missile", "dice"),
    [
        ("barbed-bolt", (2, 8)),
        ("barbed-short-arrow", (2, 8)),
        ("barbed-long-arrow", (2, 12)),
        ("drow-barbed-short-arrow", (3, 12)),
    ],
)
def test_the_dice_of_barbs(missile: str, dice: tuple[int, int]) -> None:
    fight = arena(["guard"], ["archer"])
    kind = fight.missiles[missile]
    assert (kind.barbs_count, kind.barbs_sides) == dice


@pytest.mark.rule("TAL-ITM-22")
def test_a_brittle_head_stays_in_the_wound_it_made() -> None:
    bow = {**BARBED, "quiver": {"brittle-head-long-arrow": 4}}
    start = meet(bow, {"use": "guard", "armour": None}, apart=3)
    hit = start.play("archer: shoot long-bow guard", dice="d20=9 2d8=4,4")
    assert [wound.brittle for wound in hit.fighter("guard").wounds] == [True]
    scratch = start.play("archer: shoot long-bow guard", dice="d20=9 2d8=1,1")
    assert all(wound.brittle for wound in scratch.fighter("guard").wounds)


@pytest.mark.rule("TAL-ITM-22")
def test_a_whistling_missile_wakes_sleepers() -> None:
    bow = {**BARBED, "quiver": {"whistling-long-arrow": 4}}
    start = crowd(
        [bow],
        ["guard", {"use": "brawler", "states": ["asleep"], "at": [50, 15]}],
        apart=9,
        dice="d20=19 d20=12 d20=4",
    )
    shot = start.play("archer: shoot long-bow guard", dice="2d20=1,19")
    assert not shot.fighter("brawler").asleep
    assert shot.happened("wakes-up")


@pytest.mark.rule("TAL-ITM-22")
def test_silver_doubles_against_the_undead_and_burns_who_fears_it() -> None:
    undead = {"use": "guard", "armour": None, "traits": ["undead"]}
    silver = {"use": "veteran", "hands": [{"item": "mace", "silver": True, "both": False}]}
    hit = meet(silver, undead).play("veteran: attack guard mace", dice="d20=12 d10=3 d100=5")
    assert hit.event("hit").amount == 20
    plain = meet(silver, {"use": "guard", "armour": None}).play(
        "veteran: attack guard mace", dice="d20=12 d10=3"
    )
    assert plain.event("hit").amount == 10
    mail = {"use": "guard", "armour": "silver-alloy-mail"}
    beast = meet({"use": "great-bear", "traits": ["silver-fears"]}, mail, apart=2).play(
        "great-bear: attack guard claws", dice="d20=3 d10=10"
    )
    assert beast.event("silver-burns").amount == 7
    assert (
        meet("great-bear", mail, apart=2)
        .play("great-bear: attack guard claws", dice="d20=3 d10=10")
        .happened("silver-burns")
        == []
    )


@pytest.mark.rule("TAL-ITM-22")
def test_spikes_leave_the_hand_free_and_follow_what_they_are_mounted_on() -> None:
    baton = {"item": "baton", "both": False}
    fight = arena([{"use": "guard", "hands": [baton, "spikes"], "belt": []}], ["archer"])
    guard = fight.fighters[0]
    assert melee_blow(guard, guard.hands[1]).skill == UNARMED
    assert guard.hands_taken() == 1
    shield = ["spikes", "medium-wooden-shield"]
    fight = arena([{"use": "guard", "hands": shield, "belt": []}], ["archer"])
    guard = fight.fighters[0]
    assert melee_blow(guard, guard.hands[0]).skill == SHIELD


@pytest.mark.rule("TAL-ITM-22", "TAL-MAN-01")
def test_a_halberd_is_an_axe_only_to_do_damage() -> None:
    halberd = {
        "use": "guard",
        "hands": ["halberd"],
        "skills": {"axe": 20},
        "attributes": {"si": 40},
        "proficiencies": ["long-weapon"],
    }
    blow = meet(halberd, "archer").play("guard: attack archer halberd", dice="2d20=1,19")
    assert blow.tally("attack").name == "axe"
    trip = meet(halberd, "archer").play(
        "guard: attack halberd special=trip target=archer", dice="2d20=1,19"
    )
    assert trip.tally("attack").name == "polearm"
    ready = meet(halberd, "archer").play("guard: parry halberd", "guard: done")
    fight = ready.fight
    assert fight.by_slug("guard").value(POLEARM) == 18
    drawn = ready.play("archer: drop-item long-bow", "archer: draw weapon=dagger")
    hit = drawn.play("archer: attack dagger guard", dice="d20=19")
    parried = hit.play("guard: parry halberd", dice="2d20=1,19 d6=1")
    assert parried.tally("parry").name == "polearm"


@pytest.mark.rule("TAL-ITM-22")
def test_a_ricochet_needs_a_corner_and_practice() -> None:
    thrower = {"use": "veteran", "hands": ["chakram"], "proficiencies": ["multi-blade"]}
    walled = meet(thrower, "guard", apart=4, walls=[(12, 4), (12, 5), (12, 6)])
    assert walled.offers("throw weapon=chakram") == ["area", "ricochet"]
    hit = walled.play("veteran: throw chakram special=ricochet target=guard", dice="2d20=1,9")
    assert hit.parts("attack")["ricochet"] == -10
    assert "ricochet" not in meet(thrower, "guard", apart=4).offers("throw weapon=chakram")
    clumsy = meet(
        {**thrower, "proficiencies": []}, "guard", apart=4, walls=[(12, 4), (12, 5), (12, 6)]
    )
    assert clumsy.offers("throw weapon=chakram") == ["area"]


@pytest.mark.rule("TAL-MNT-04", "TAL-RUL-87")
def test_a_thrower_in_the_saddle_names_the_band_too() -> None:
    rider = {"use": "knight", "hands": ["dagger"], "belt": []}
    start = meet(rider, "guard", apart=4)
    thrown = start.play("knight: throw dagger guard how=half", dice="2d20=1,19")
    assert thrown.parts("attack")["moving-mount"] == -6
    assert "half" in thrown.offers()
    assert "move" not in thrown.offers()
    assert "half" not in start.play("knight: throw dagger guard", dice="2d20=1,19").offers()


@pytest.mark.rule("TAL-ATK-04", "TAL-RUL-34", "TAL-ATK-01", "TAL-ATK-02")
def test_aim_counts_for_the_first_test_of_several() -> None:
    pair = {
        "use": "veteran",
        "hands": [{"item": "long-sword", "both": False}, "dagger"],
        "belt": [],
    }
    start = meet(pair, "guard").play("veteran: aim")
    two = start.play(
        "veteran: attack long-sword special=two-weapon target=guard second=dagger",
        dice="2d20=1,19 2d20=1,19",
    )
    aimed = [parts_of(roll.tally).get("aimed", 0) for roll in two.rolls("attack")]
    assert aimed == [4, 0]
    three = start.play(
        "veteran: attack long-sword special=multiple target=guard",
        dice="2d20=1,19 2d20=1,19 2d20=1,19",
    )
    assert [parts_of(roll.tally).get("aimed", 0) for roll in three.rolls("attack")] == [4, 0, 0]
    loaded = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    shot = meet(loaded, "guard", apart=9).play(
        "archer: aim", "archer: shoot long-bow guard part=head", dice="2d20=1,19"
    )
    assert shot.parts("attack")["aimed"] == 4
    assert shot.parts("attack")["head"] == -20
