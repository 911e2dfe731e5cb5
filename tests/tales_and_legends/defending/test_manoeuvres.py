"""Manoeuvres (4.4)."""

import pytest

from tests.tales_and_legends.scenes import crowd, defence, defence_parts, meet

SHIELD = {
    "use": "guard",
    "armour": None,
    "hands": ["baton", "great-wooden-shield"],
    "belt": [],
}


@pytest.mark.rule("TAL-MAN-01", "TAL-ITM-15", "TAL-RUL-55")
def test_a_parry_costs_as_an_attack_or_an_extra_action_and_is_lost_with_its_item() -> None:
    guard = meet("guard", "veteran").play("guard: parry short-spear").fighter("guard")
    assert (guard.standard, guard.extra) == (1, 1)
    start = meet("veteran", "guard").play("veteran: parry long-sword")
    assert (start.fighter("veteran").standard, start.fighter("veteran").extra) == (2, 0)
    dropped = start.play("veteran: drop-item long-sword", "veteran: done")
    hit = dropped.play("guard: attack veteran short-spear", dice="d20=15 d10=1")
    assert hit.happened("hit")
    bare = meet("veteran", "guard").play("veteran: parry bare-hands", "veteran: done")
    assert bare.fighter("veteran").standard == 0 or bare.fighter("veteran").parries == [-1]
    assert bare.play("guard: attack veteran short-spear", dice="d20=15 d10=1").happened("hit")


@pytest.mark.rule("TAL-MAN-02", "TAL-RUL-14", "TAL-ITM-08")
def test_a_blow_that_destroys_the_parrying_item_goes_through() -> None:
    frail = {"use": "veteran", "hands": [{"item": "stick", "quality": "fatal"}], "belt": []}
    start = meet(frail, "guard").play("veteran: parry stick", "veteran: done")
    hit = start.play("guard: attack veteran short-spear", dice="d20=9")
    through = hit.play("veteran: parry stick", dice="d20=19 d10=10 d100=50 d100=99")
    assert through.happened("parried")
    assert through.happened("destroyed")
    assert through.event("hit").amount == 2
    holds = hit.play("veteran: parry stick", dice="d20=19 d10=10 d100=51")
    assert holds.happened("hit") == []


@pytest.mark.rule("TAL-MAN-03", "TAL-MNT-09")
def test_nobody_dodges_unprepared_or_in_the_saddle() -> None:
    ready = meet("veteran", "guard").play("veteran: dodge", "veteran: done")
    blind = ready.play(
        "edict: add-state fighter=veteran state=blinded",
        "guard: attack veteran short-spear",
        dice="d20=2 d10=1",
    )
    assert blind.happened("hit")
    assert "dodge" not in meet("knight", "guard", apart=9).offers()


@pytest.mark.rule("TAL-MAN-04")
def test_a_win_by_twenty_need_not_give_ground_and_missiles_never_do() -> None:
    ready = meet("veteran", "guard").play("veteran: dodge", "veteran: done")
    hit = ready.play("guard: attack veteran short-spear", dice="d20=9")
    choice = hit.play("veteran: dodge", dice="d20=19")
    assert choice.offers() == ["go", "stay"]
    must = hit.play("veteran: dodge", dice="d20=5")
    assert must.offers() == ["go"]
    assert must.offers("go") == ["9,5", "9,4", "9,6"]
    loaded = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    shot = meet("veteran", loaded, apart=8).play("veteran: dodge", "veteran: done")
    struck = shot.play("archer: shoot long-bow veteran", dice="d20=12")
    away = struck.play("veteran: dodge", dice="d20=11")
    assert away.happened("dodged")
    assert away.happened("gives-ground") == []


@pytest.mark.rule("TAL-MAN-06", "TAL-RUL-72", "TAL-RUL-71")
def test_one_reaction_for_one_blow() -> None:
    ready = meet("veteran", "guard").play(
        "veteran: parry long-sword", "veteran: dodge", "veteran: done"
    )
    hit = ready.play("guard: attack veteran short-spear", dice="d20=15")
    assert hit.offers() == ["nothing", "parry", "dodge"]
    failed = hit.play("veteran: parry long-sword", dice="2d20=1,9 d10=1")
    assert failed.happened("hit")
    veteran = failed.fighter("veteran")
    assert (veteran.parries, veteran.dodges) == ([], 1)


@pytest.mark.rule("TAL-MAN-07", "TAL-RUL-77", "TAL-RUL-03", "TAL-RUL-73")
def test_cover_works_against_one_opponent_or_one_direction_only() -> None:
    start = crowd([SHIELD], ["brawler", {"use": "archer", "at": [30, 5]}])
    ready = start.play("guard: cover great-wooden-shield how=melee target=brawler", "guard: done")
    blow = ready.play("brawler: attack guard spiked-knuckles", dice="d20=3 d6=5")
    assert blow.event("hit").word == "shield"
    plain = start.play("guard: done").play(
        "brawler: attack guard spiked-knuckles", dice="d20=3 d6=5"
    )
    assert plain.event("hit").word == "body"
    side = start.play("guard: cover great-wooden-shield how=e", "guard: done")
    assert side.fighter("guard").covers[0].direction == 2
    open_to = side.play("brawler: attack guard spiked-knuckles", dice="d20=3 d6=5")
    assert open_to.event("hit").word == "body"
    twice = start.play(
        "guard: cover great-wooden-shield how=e", "guard: cover great-wooden-shield how=s"
    )
    assert len(twice.fighter("guard").covers) == 2
    grabbed = ready.play("brawler: grapple guard", dice="d20=3")
    assert grabbed.question.kind == "escape"


@pytest.mark.rule("TAL-MAN-08", "TAL-SEQ-19")
def test_one_shield_covers_or_parries() -> None:
    start = meet(SHIELD, "brawler")
    assert "great-wooden-shield" in start.offers("parry")
    assert "great-wooden-shield" not in start.play("guard: cover great-wooden-shield how=e").offers(
        "parry"
    )
    assert "cover" not in start.play("guard: parry great-wooden-shield").offers()


@pytest.mark.rule("TAL-MAN-09", "TAL-RUL-06")
def test_caution_is_declared_before_attacking_and_tires_at_the_end() -> None:
    start = meet("veteran", "guard").play("veteran: cautious")
    assert start.fighter("veteran").fatigue == 0
    assert "aggressive" not in start.offers()
    assert start.play("veteran: done").fighter("veteran").fatigue == 1
    late = meet("veteran", "guard").play("veteran: attack guard long-sword", dice="2d20=1,15")
    assert not {"cautious", "aggressive"} & set(late.offers())


@pytest.mark.rule("TAL-MAN-10", "TAL-RUL-04")
@pytest.mark.parametrize(("switch", "expected"), [(False, 10), (True, 26)])
def test_aggression_must_attack_and_leaves_one_open(switch: bool, expected: int) -> None:
    start = meet("veteran", "guard", options={"aggressive_until_turn_end": switch})
    mad = start.play("veteran: aggressive")
    assert set(mad.offers()) == {"say", "attack"}
    struck = mad.play("veteran: attack guard long-sword", dice="3d20=1,20,5")
    assert struck.parts("attack")["aggressive"] == 10
    hit = struck.play("veteran: done").play("guard: attack veteran short-spear", dice="2d20=1,19")
    assert defence(hit) == expected


@pytest.mark.rule("TAL-MAN-11")
def test_defence_by_five_and_not_twice() -> None:
    start = meet("guard", "veteran").play("guard: defensive")
    assert "defensive" not in start.offers()
    hit = start.play("guard: dodge", "guard: done").play(
        "veteran: attack guard long-sword", dice="d20=9"
    )
    assert defence_parts(hit)["defensive"] == 5
    dodge = hit.play("guard: dodge", dice="2d20=1,2 d10=1 d100=5")
    assert dodge.parts("dodge")["defensive"] == 5


@pytest.mark.rule("TAL-MAN-12", "TAL-RUL-64")
def test_a_prepared_attack_waits_for_the_first_who_comes_from_outside() -> None:
    ready = meet("guard", "veteran", apart=6).play(
        "guard: prepare weapon=short-spear", "guard: done"
    )
    assert len(ready.fighter("guard").prepared) == 1
    comes = ready.play("veteran: move path=15,5;14,5;13,5;12,5;11,5", dice="2d20=1,9")
    assert comes.happened("springs")
    assert comes.fighter("guard").prepared == []
    inside = meet("guard", "veteran").play("guard: prepare weapon=short-spear", "guard: done")
    stays = inside.play("veteran: step path=11,6")
    assert stays.happened("springs") == []
    lapses = stays.play("veteran: done")
    assert lapses.fighter("guard").prepared == []


@pytest.mark.rule("TAL-SEQ-18", "TAL-MAN-12")
def test_two_prepared_attacks_are_bought_and_made_one_after_the_other() -> None:
    ready = meet("guard", "veteran", apart=6).play(
        "guard: prepare weapon=short-spear",
        "guard: prepare weapon=short-spear special=mighty",
        "guard: done",
    )
    comes = ready.play("veteran: move path=15,5;14,5;13,5;12,5", dice="2d20=1,9 2d20=1,9")
    assert len(comes.happened("springs")) == 2
    assert [roll.tally.total for roll in comes.rolls("attack") if roll.tally] == [18, 8]
    assert comes.fighter("guard").fatigue == 1
    assert comes.fighter("guard").prepared == []


@pytest.mark.rule("TAL-RUL-71")
def test_several_prepared_attacks_are_made_in_the_order_of_initiative() -> None:
    start = crowd(
        ["guard", {"use": "guard", "slug": "second", "at": [10, 6]}], ["veteran"], apart=7
    )
    ready = start.play(
        "guard: prepare weapon=short-spear", "guard: done",
    )  # fmt: skip
    later = ready.play("veteran: done", "second: prepare weapon=short-spear-2", "second: done")
    both = later.play("guard: prepare weapon=short-spear", "guard: done")
    comes = both.play("veteran: move path=16,5;15,5;14,5;13,5;12,5", dice="2d20=1,9 2d20=1,9")
    first, other = comes.happened("springs")
    fight = comes.fight
    assert fight.by_slug(first.actor).initiative >= fight.by_slug(other.actor).initiative


@pytest.mark.rule("TAL-RUL-76")
def test_a_longer_weapon_strikes_before_a_prepared_shorter_one() -> None:
    ready = meet("guard", "knight", apart=14).play(
        "guard: prepare weapon=short-spear", "guard: done"
    )
    charge = ready.play("knight: charge weapon=lance target=guard", dice="2d20=1,19")
    assert charge.happened("springs") == []
    assert charge.fight.apart(charge.fighter("guard"), charge.fighter("knight")) == 3
