"""Normal actions (4.3)."""

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import WORN
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    melee_blow,
    range_of,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import heavy_penalty
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price, strike_price
from fechtbuch.books.tales_and_legends.rules.hitting.damage import damage_dice
from fechtbuch.books.tales_and_legends.rules.things.actions import donning_rounds, full_rounds
from tests.tales_and_legends.scenes import BARE, arena, meet, parts_of


@pytest.mark.rule("TAL-ACT-01", "TAL-ITM-20")
def test_an_attack_costs_a_standard_action_and_needs_reach() -> None:
    near = meet("guard", "archer", apart=2)
    hit = near.play("guard: attack archer short-spear", dice="2d20=1,2")
    assert hit.fighter("guard").standard == 1
    far = meet("guard", "archer", apart=3)
    assert "attack" not in far.offers()
    assert "bare-hands" not in near.offers("attack")


@pytest.mark.rule("TAL-ACT-02", "TAL-ITM-14")
def test_light_weapons_are_drawn_for_an_extra_action_others_for_a_standard_one() -> None:
    start = meet({"use": "guard", "hands": [], "belt": ["baton", "dagger"]}, "archer", apart=9)
    light = start.play("guard: draw weapon=dagger").fighter("guard")
    assert (light.standard, light.extra) == (2, 0)
    other = start.play("guard: draw weapon=baton").fighter("guard")
    assert (other.standard, other.extra) == (1, 1)
    away = start.play("guard: draw weapon=dagger", "guard: stow weapon=dagger").fighter("guard")
    assert (away.standard, away.extra) == (1, 0)
    assert away.hands == []


@pytest.mark.rule("TAL-ACT-03", "TAL-ACT-09", "TAL-ITM-19")
def test_a_bow_shot_is_taking_loading_and_shooting() -> None:
    start = meet("archer", "guard", apart=20)
    assert "shoot" not in start.offers()
    laid = start.play("archer: take-missile weapon=long-bow item=long-arrow")
    assert laid.fighter("archer").extra == 0
    loaded = laid.play("archer: load weapon=long-bow")
    assert loaded.fighter("archer").standard == 1
    shot = loaded.play("archer: shoot long-bow guard", dice="2d20=1,2")
    assert shot.fighter("archer").standard == 0
    assert not shot.fighter("archer").hands[0].loaded
    assert shot.fight.spent
    assert full_rounds("4F") == 4
    assert full_rounds("S") == 0


@pytest.mark.rule("TAL-ACT-04", "TAL-ACT-06")
def test_a_potion_is_drunk_in_a_round_once_it_is_in_hand() -> None:
    start = meet({"use": "guard", "hands": ["potion"]}, "archer", apart=20)
    drunk = start.play("guard: drink weapon=potion")
    assert drunk.fighter("guard").hands == []
    assert drunk.fighter("guard").standard == 0
    packed = meet({"use": "guard", "hands": [], "pack": ["potion"]}, "archer", apart=20)
    assert "drink" not in packed.offers()
    assert packed.play("guard: fetch weapon=potion").event("at-it").amount == 1


@pytest.mark.rule("TAL-ACT-05", "TAL-GRP-13")
def test_talking_is_free_unless_silenced() -> None:
    start = meet("guard", "archer")
    said = start.play('guard: say text="Yield!"')
    assert said.event("says").word == "Yield!"
    assert said.fighter("guard").standard == 2
    hushed = meet("guard", "archer", given=["add-state fighter=guard state=silenced"])
    assert "say" not in hushed.offers()


@pytest.mark.rule("TAL-ACT-07", "TAL-RUL-59")
def test_a_spell_costs_its_time_and_must_reach_the_magic_defence() -> None:
    caster = {"use": "guard", "spells": ["dread-word", "circle-of-ash"]}
    start = meet(caster, "archer", apart=9)
    assert start.offers("cast") == ["dread-word"]
    works = start.play("guard: cast special=dread-word target=archer", dice="d20=3")
    assert works.happened("casts")
    assert works.fighter("guard").standard == 1
    fails = start.play("guard: cast special=dread-word target=archer", dice="d20=2")
    assert fails.happened("spell-failed")


@pytest.mark.rule("TAL-ACT-08", "TAL-MAN-01")
@pytest.mark.parametrize(("metres", "penalty"), [(1, 0), (2, -1), (6, -3), (11, -5)])
def test_distance_takes_one_for_two_metres_and_missiles_are_not_parried(
    metres: int, penalty: int
) -> None:
    loaded = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    start = meet("veteran", loaded, apart=metres).play("veteran: parry long-sword", "veteran: done")
    shot = start.play("archer: shoot long-bow veteran", dice="d20=19 2d8=1,1")
    assert shot.parts("attack").get("distance", 0) == penalty
    assert shot.happened("hit")


@pytest.mark.rule("TAL-ACT-10")
def test_throwing_weapons_fly_by_load_and_other_things_badly() -> None:
    fight = arena([{"use": "guard", "hands": ["javelin", "mace"]}], ["archer"], apart=5)
    guard, archer = fight.fighters
    javelin = thrown_blow(guard.hands[0])
    mace = thrown_blow(guard.hands[1])
    assert range_of(guard, javelin) == 30
    assert range_of(guard, mace) == 4
    assert damage_dice(javelin) == (1, 6)
    assert damage_dice(mace) == (1, 6)
    parts = parts_of(attack_tally(fight, guard, archer, mace))
    assert parts["unsuited"] == -10


@pytest.mark.rule("TAL-ACT-11")
def test_what_is_no_weapon_strikes_badly() -> None:
    fight = arena([{"use": "archer"}], ["guard"])
    archer, guard = fight.fighters
    blow = melee_blow(archer, archer.hands[0])
    parts = parts_of(attack_tally(fight, archer, guard, blow))
    assert parts["improvised"] == -5
    assert "quality" not in parts


@pytest.mark.rule("TAL-ACT-12", "TAL-RUL-17", "TAL-ATK-03")
def test_heavy_weapons_cost_skill_actions_and_the_round() -> None:
    fight = arena([{"use": "guard", "hands": ["maul"]}], ["archer"])
    guard, archer = fight.fighters
    maul = guard.hands[0]
    blow = melee_blow(guard, maul)
    assert heavy_penalty(fight, guard, blow, False) == 18
    assert attack_price(fight, guard, maul, False).extra == 1
    assert strike_price(fight, guard, maul, "multiple", False, False).full
    parts = parts_of(attack_tally(fight, guard, archer, blow))
    assert parts["heavy"] == -18
    blow.strain = True
    parts = parts_of(attack_tally(fight, guard, archer, blow))
    assert parts["heavy"] == -13
    maul.both = False
    parts = parts_of(attack_tally(fight, guard, archer, blow))
    assert parts["attribute"] == 12
    assert parts["no-proficiency"] == -5
    strained = meet({"use": "guard", "hands": ["maul"]}, "archer").play(
        "guard: attack archer maul how=strain", dice="2d20=1,2"
    )
    assert strained.fighter("guard").fatigue == 1


@pytest.mark.rule("TAL-RUL-18")
def test_parrying_shields_and_couched_lances_are_not_too_heavy_unless_strict() -> None:
    shield = {"use": "guard", "hands": ["great-iron-bound-shield"]}
    for strict, penalty in ((False, 0), (True, 44)):
        fight = arena([shield], ["archer"], options={"strict_heavy": strict})
        guard = fight.fighters[0]
        blow = melee_blow(guard, guard.hands[0])
        assert heavy_penalty(fight, guard, blow, True) == penalty
        assert heavy_penalty(fight, guard, blow, False) == 44


@pytest.mark.rule("TAL-ACT-13")
def test_both_hands_raise_the_share_of_strength() -> None:
    start = meet("veteran", "guard")
    both = start.play("veteran: attack guard long-sword", dice="d20=5 d10=3 d100=5")
    assert both.event("hit").amount == 17
    one = start.play(
        "veteran: grip long-sword", "veteran: attack guard long-sword", dice="d20=5 d10=3"
    )
    assert one.event("hit").amount == 10
    light = meet({"use": "veteran", "hands": ["dagger"], "belt": []}, "guard")
    assert "grip" not in light.offers()


@pytest.mark.rule("TAL-ACT-14", "TAL-ITM-18")
def test_without_proficiency_five_less_and_no_special_features() -> None:
    for known, expected in (([], {"no-proficiency": -5}), (["fencing-weapon"], {"accurate": 5})):
        fight = arena([{"use": "veteran", "hands": ["rapier"], "proficiencies": known}], ["guard"])
        veteran, guard = fight.fighters
        tally = attack_tally(fight, veteran, guard, melee_blow(veteran, veteran.hands[0]))
        parts = parts_of(tally)
        del parts["sabre"]
        assert parts == expected


@pytest.mark.rule("TAL-ACT-14")
@pytest.mark.parametrize(("known", "expected"), [([], -5), (["fencing-weapon"], 0)])
def test_without_proficiency_a_parry_is_five_less_too(known: list[str], expected: int) -> None:
    fencer = {"use": "veteran", "hands": ["rapier"], "proficiencies": known}
    ready = meet(fencer, "guard").play("veteran: parry rapier", "veteran: done")
    asked = ready.play("guard: attack veteran short-spear", dice="d20=15")
    parried = asked.play("veteran: parry rapier", dice="d20=19 d10=1", otherwise="default")
    assert parried.parts("parry").get("no-proficiency", 0) == expected


@pytest.mark.rule("TAL-ACT-15")
def test_armour_takes_many_rounds_and_protects_when_finished() -> None:
    start = meet({"use": "guard"}, "archer", apart=30)
    fight = start.fight
    body, helmet = fight.fighters[0].worn
    assert (donning_rounds(body, False), donning_rounds(helmet, False)) == (15, 4)
    assert (donning_rounds(body, True), donning_rounds(helmet, True)) == (8, 2)
    once = start.play("guard: doff weapon=leather-helmet", "guard: done", "archer: done")
    off = once.play("guard: doff weapon=leather-helmet")
    assert [thing.slug for thing in off.fighter("guard").worn] == ["leather-armour"]
    on = off.play("guard: done", "archer: done").play("guard: don weapon=leather-helmet")
    assert all(thing.place == WORN for thing in on.fighter("guard").worn)
    assert len(on.fighter("guard").worn) == 1


@pytest.mark.rule("TAL-RUL-84")
def test_picking_up_costs_as_drawing() -> None:
    start = meet("guard", "archer", apart=9).play("guard: drop-item short-spear")
    assert start.fighter("guard").hands == []
    up = start.play("guard: pick-up weapon=short-spear")
    assert up.fighter("guard").standard == 1
    assert [thing.slug for thing in up.fighter("guard").hands] == ["short-spear"]


@pytest.mark.rule("TAL-ITM-23")
@pytest.mark.parametrize(("face", "count"), [(31, 9), (30, 8)])
def test_a_used_missile_is_found_again_unless_it_broke(face: int, count: int) -> None:
    loaded = {
        "use": "archer",
        "hands": [{"item": "long-bow", "loaded": True}],
        "quiver": {"long-arrow": 8},
    }
    start = meet(loaded, "guard", apart=1)
    shot = start.play("archer: shoot long-bow guard", dice="2d20=1,19")
    found = shot.play("archer: gather", dice=f"d100={face}")
    assert [t.count for t in found.fighter("archer").carried if t.missile] == [count]
    assert shot_blow(found.fight, found.fighter("archer").hands[0]).missile is None


@pytest.mark.rule("TAL-ACT-05", "TAL-GRP-13", "TAL-STA-06")
def test_words_cost_nothing_wherever_one_is() -> None:
    aimed = meet("guard", "archer").play("guard: aim", 'guard: say text="Now!"')
    guard = aimed.fighter("guard")
    assert (guard.standard, guard.extra, guard.aimed) == (2, 0, True)
    fierce = meet("guard", "archer").play("guard: aggressive")
    assert fierce.offers() == ["say", "attack"]
    held = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=9")
    turn = held.play("guard: nothing", "brawler: done")
    assert "say" in turn.offers()
    pinned = turn.play("guard: done").play("brawler: pin guard", dice="d20=9 d20=5")
    assert pinned.offers() == ["done", "say", "break-pin"]
    assert pinned.play('guard: say text="Help!"').fighter("guard").standard == 2
    hushed = pinned.play("edict: add-state fighter=guard state=silenced")
    assert hushed.offers() == ["done", "break-pin"]
    duel = meet("guard", "veteran", scene={"duel": True}, dice="d20=19 d20=2")
    assert duel.question.kind == "declare"
    told = duel.play("veteran: dodge", "veteran: done", "guard: done")
    slow = told.play('veteran: say text="Have at you"')
    assert slow.event("says").word == "Have at you"
