"""Between two fights: rest, dressing, danger, what is carried over (TAL-WND-08, -15, -16)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.book import BOOK
from fechtbuch.books.tales_and_legends.rules.harm.aftermath import carried
from fechtbuch.books.tales_and_legends.rules.harm.recovery import (
    close_wounds,
    danger,
    dress,
    dress_scratches,
    heal,
    recover,
)
from fechtbuch.books.tales_and_legends.rules.harm.wounds import (
    BRAIN_DAMAGE,
    add_wounds,
    head_wound,
    torso_wound,
)
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.scenario import load
from fechtbuch.simulate import simulate_chain
from fechtbuch.simulate.chain import arrived
from tests.tales_and_legends.scenes import arena, scene


def hurt(script: str = "", **more: Any) -> Any:
    """A guard with two wounds of one hit."""
    fight = arena([{"use": "guard", **more}], ["archer"], script=script)
    add_wounds(fight, fight.fighters[0], 2, "torso")
    return fight


@pytest.mark.rule("TAL-WND-15")
def test_fatigue_goes_by_the_minute_and_exhaustion_by_the_hour_down_to_the_wounds() -> None:
    fight = hurt("d20=19 d20=19 d20=19")
    guard = fight.fighters[0]
    guard.fatigue = 15
    guard.exhaustion = 9
    recover(fight, guard, "breather")
    assert (guard.fatigue, guard.exhaustion) == (5, 9)
    recover(fight, guard, "hour")
    assert (guard.fatigue, guard.exhaustion) == (0, 8)
    guard.wounds = []
    guard.life = guard.block.life
    guard.exhaustion = 30
    recover(fight, guard, "day")
    assert guard.exhaustion == 6


@pytest.mark.rule("TAL-WND-16", "TAL-WND-03")
def test_a_hit_is_dressed_against_ten_and_ten_for_each_wound_while_it_bleeds() -> None:
    fight = hurt("d20=15 d20=14 d20=15", attributes={"in": 19})
    guard = fight.fighters[0]
    guard.block.levels[25] = 1
    # 19, less 4 for the exhaustion, and d20 against 30; twenty minutes for each of the two wounds.
    assert dress(fight, guard, guard, 39) == 39
    assert guard.life == 34
    assert dress(fight, guard, guard, 60) == 20
    assert guard.wounds[0].dressed
    assert guard.life == 34 - 8
    guard.wounds[0].dressed = False
    assert dress(fight, guard, guard, 100) == 20
    assert guard.life == 34 - 8 - 16


@pytest.mark.rule("TAL-ITM-22", "TAL-WND-16")
def test_a_brittle_head_makes_dressing_hard() -> None:
    fight = hurt("d20=19 3d20=20,20,1")
    guard = fight.fighters[0]
    guard.wounds[0].brittle = True
    guard.life = 500
    dress(fight, guard, guard, 40)
    assert not guard.wounds[0].dressed
    dress(fight, guard, guard, 40)
    assert [e.amount for e in fight.events if e.kind == "tested"] == [50, 50]


@pytest.mark.rule("TAL-WND-16")
def test_dressed_wounds_let_life_return_and_ten_points_close_one() -> None:
    fight = hurt()
    guard = fight.fighters[0]
    guard.life = 20
    assert heal(guard, True) == 0
    guard.wounds[0].dressed = True
    assert heal(guard, False) == 2
    assert heal(guard, True) == 3
    assert guard.life == 25
    guard.life = 33
    assert heal(guard, True) == 1
    close_wounds(guard, 1)
    assert [wound.wounds for wound in guard.wounds] == [1]
    close_wounds(guard, 1)
    assert guard.wounds == []


@pytest.mark.rule("TAL-WND-08")
def test_each_unhealed_wound_is_ten_per_cent_a_day_to_lose_life() -> None:
    fight = hurt("d100=20 d10=7 d100=21")
    guard = fight.fighters[0]
    danger(fight, guard)
    assert guard.life == 27
    danger(fight, guard)
    assert guard.life == 27
    many = arena(["guard"], ["archer"], script="d10=3 d100=30 d10=4")
    dying = many.fighters[0]
    add_wounds(many, dying, 13, "torso")
    danger(many, dying)
    assert dying.life == 27


@pytest.mark.rule("TAL-ITM-22")
def test_barbs_come_out_in_an_hour_at_their_price() -> None:
    fight = arena([{"use": "guard", "barbs": ["barbed-bolt"]}], ["archer"], script="d20=19 2d8=3,4")
    guard = fight.fighters[0]
    recover(fight, guard, "breather")
    assert guard.barbs == ["barbed-bolt"]
    recover(fight, guard, "hour")
    assert guard.barbs == []
    assert guard.life == 27


@pytest.mark.rule("TAL-ITM-23")
def test_missiles_are_looked_for_after_the_fight_and_the_worn_stays_worn() -> None:
    fight = arena(
        [{"use": "archer", "quiver": {"long-arrow": 3}}], ["guard"], script="d100=30 d100=31"
    )
    archer = fight.fighters[0]
    bundle = next(thing for thing in fight.things if thing.missile)
    bundle.count = 1
    fight.spent = [[bundle.index, archer.at], [bundle.index, archer.at]]
    archer.hands[0].quality = 2
    archer.worn[0].quality = 1
    changes: Any = carried(fight, "")["archer"]
    assert changes["quiver"] == {"long-arrow": 2}
    assert changes["hands"][0]["now"] == "poor"
    assert changes["armour"]["now"] == "fatal"
    fight.destroy(archer.hands[0])
    again: Any = carried(fight, "")["archer"]
    assert again["hands"] == []


def test_who_cannot_fight_on_stays_behind() -> None:
    fight = arena(["guard", "brawler"], ["archer", "veteran"])
    guard, brawler, archer, veteran = fight.fighters
    guard.life = 9
    brawler.fatigue = 70
    archer.dead = True
    veteran.luck = 4
    found = carried(fight, "")
    assert set(found) == {"veteran"}
    assert found["veteran"]["luck"] == 4
    rested = carried(fight, "hour")
    assert "brawler" in rested


def test_a_dead_mount_is_missing_and_a_hurt_one_is_hurt() -> None:
    data = scene(["knight"], ["guard"], apart=9)
    fight = arena(["knight"], ["guard"], apart=9)
    fight.fighters[1].life = 20
    chosen = load(data)
    next_fight: Any = arrived(chosen, "ours", carried(fight, "")).build()
    assert next_fight.fighters[1].life == 20
    fight.fighters[1].dead = True
    on_foot: Any = arrived(chosen, "ours", carried(fight, "")).build()
    assert [fighter.slug for fighter in on_foot.fighters] == ["knight", "guard"]


def test_the_book_offers_its_rests_and_a_chain_of_fights_is_fought() -> None:
    assert BOOK.rests == ("breather", "hour", "day", "week")
    one = "tales-and-legends/hammer-and-plate"
    twice = {"encounters": [{"scenario": one}, {"scenario": one, "rest": "week"}]}
    day = simulate_chain(twice, 60, processes=1)
    assert 0 < day.stages[1].begun <= day.stages[0].won
    assert day.stages[1].rest == "week"
    assert BOOK.passes("item", 30, 30)
    assert not BOOK.passes("item", 31, 30)
    assert BOOK.passes("attack", 3, 12) is None


@pytest.mark.rule("TAL-RUL-105", "TAL-WND-16")
def test_scratches_are_dressed_by_one_test_for_all_and_only_the_dressed_regain_life() -> None:
    skilled = {"use": "guard", "attributes": {"in": 19}}
    fight = arena([skilled], ["archer"], script="d20=2")
    guard = fight.fighters[0]
    guard.block.levels[25] = 1
    guard.life = 30
    recover(fight, guard, "day")  # 19 + 2 against 20
    assert guard.life == 30 + 2
    clumsy = arena(["guard"], ["archer"])
    loser = clumsy.fighters[0]
    loser.life = 30
    assert not dress_scratches(clumsy, loser, loser, 9)
    clumsy.dice = ScriptedDice(parse_script("d20=2 2d20=20,15"))
    assert not dress_scratches(clumsy, loser, loser, 10)  # 10 − 20 and d20 against 20
    assert dress_scratches(clumsy, loser, loser, 19)
    loser.wounds = [Wound("torso", 1, 0)]
    assert dress_scratches(clumsy, loser, loser, 0)  # each hit has a test of its own


@pytest.mark.rule("TAL-WND-12", "TAL-WND-10")
@pytest.mark.parametrize(("multiplier", "works"), [(4, True), (5, False)])
def test_a_disabled_part_works_again_once_all_wounds_are_healed(
    multiplier: int, works: bool
) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    torso_wound(fight, guard, multiplier, "left-hand")
    guard.wounds = [Wound("torso", 1, 0, True)]
    recover(fight, guard, "hour")
    assert guard.lost == ["left-hand"]  # a wound is left
    guard.wounds = []
    recover(fight, guard, "hour")
    assert guard.lost == ([] if works else ["left-hand"])
    assert guard.disabled == []


@pytest.mark.rule("TAL-WND-12")
def test_a_disabled_part_that_is_destroyed_stays_lost_and_no_other() -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    torso_wound(fight, guard, 4, "left-hand")
    torso_wound(fight, guard, 4, "right-foot")
    torso_wound(fight, guard, 5, "left-hand")
    torso_wound(fight, guard, 4, "left-hand")
    assert (guard.lost, guard.disabled) == (["left-hand", "right-foot"], ["right-foot"])
    recover(fight, guard, "breather")
    assert guard.lost == ["left-hand"]
    guard.disabled = ["left-hand"]
    guard.dead = True
    recover(fight, guard, "breather")
    assert guard.lost == ["left-hand"]


@pytest.mark.rule("TAL-WND-12", "TAL-WND-09")
@pytest.mark.parametrize(
    ("roll", "brain", "nose"),
    [
        (42, "amnesia", False),
        (44, "amnesia", False),
        (45, "epilepsy", False),
        (47, "epilepsy", False),
        (48, "stupor", False),
        (50, "stupor", False),
        (51, "", True),
    ],
)
def test_what_is_lost_and_what_is_disabled_stands_on_the_sheet_of_the_next_fight(
    roll: int, brain: str, nose: bool
) -> None:
    fight = arena(["guard"], ["archer"], script=f"d100={roll}")
    head_wound(fight, fight.fighters[0], 4, "head", 1)
    chosen = load("tales-and-legends/hammer-and-plate")
    first: Any = chosen.build()
    side, slug = chosen.sides[0].slug, first.fighters[0].slug
    left = {slug: carried(fight, "")["guard"]}
    party: Any = arrived(chosen, side, left).build()
    guard = party.fighters[0]
    assert guard.lost == [brain or "nose"]
    assert guard.disabled == (["nose"] if nose else [])
    assert brain in ["", *BRAIN_DAMAGE]


@pytest.mark.rule("TAL-WND-14", "TAL-WND-05")
@pytest.mark.parametrize(
    ("life", "over", "goes_on"), [(10, 0, True), (9, 0, False), (10, 1, False), (10, -1, True)]
)
def test_who_goes_on_to_the_next_fight(life: int, over: int, goes_on: bool) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.life = life
    guard.fatigue = 2
    guard.exhaustion = guard.condition() - 2 + over
    assert ("guard" in carried(fight, "")) is goes_on
