"""Contests after a hit: overthrow, push, disarm, cords, and what helps in them."""

import pytest

from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.kinds.skills import BRAWN, DEFT_HAND
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import thrown_blow
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import drag
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple, take_down
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import (
    charge_price,
    pair_price,
    strike_price,
)
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import entangle, overthrow, push
from fechtbuch.books.tales_and_legends.rules.things.deeds import free_oneself
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import BARE, arena, meet, parts_of, rolled_for


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
    (told,) = [event for event in fight.events if event.kind == "entangled"]
    assert (told.actor, told.target, told.item) == (guard.index, veteran.index, weapon)


@pytest.mark.rule("TAL-RUL-32", "TAL-GRP-06", "TAL-GRP-07")
def test_a_grabbed_rider_stays_where_he_is_until_dragged_or_taken_down() -> None:
    for way in ("drag", "take-down", ""):
        fight = arena([BARE], ["knight"], script="2d20=1,20 d20=5" if way else "")
        brawler, knight, _ = fight.fighters
        start_grapple(fight, brawler, knight, False)
        knight.standard, knight.extra = 2, 1
        assert not {"half", "move", "fast", "run", "charge", "drag"} & set(verbs_of(fight, knight))
        assert knight.mounted()
        if way == "drag":
            drag(fight, brawler, [field(9, 5)])
        elif way:
            take_down(fight, brawler, knight)
        assert knight.mounted() is (way == "")
        assert knight.life == (38 if way == "" else 37)


@pytest.mark.rule("TAL-RUL-32", "TAL-ATK-08")
def test_a_rider_may_ride_out_the_recoil_of_a_blow() -> None:
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    start = meet(mace, "knight")
    struck = start.play("guard: attack knight flanged-mace", dice="d20=8 d12=1")
    assert struck.offers() == ["riding", "grapple"]
    stays = struck.play("knight: riding", dice="d20=5 d20=2")
    assert stays.fighter("knight").mounted()
    falls = struck.play("knight: riding", "knight: riding", dice="d20=9 d20=2 d20=9")
    assert not falls.fighter("knight").mounted()


ROPER = {"use": "veteran", "hands": ["lasso"], "belt": [], "proficiencies": ["lasso"]}


@pytest.mark.rule("TAL-STA-13", "TAL-GRP-06")
def test_a_lassoed_target_is_hauled_half_of_the_throwers_strength() -> None:
    start = meet(ROPER, "guard", apart=6)
    caught = start.play("veteran: attack lasso special=entangle target=guard", dice="d20=10")
    assert caught.fighter("guard").entangled == "lasso"
    assert "haul" not in caught.offers()
    ready = caught.play("veteran: done", "guard: done")
    near = ready.play("veteran: haul guard", dice="d20=9 d20=5")
    assert near.fighter("guard").at == field(11, 5)
    assert near.fighter("veteran").standard == 0
    held = ready.play("veteran: haul guard", dice="2d20=1,9 d20=5")
    assert held.fighter("guard").at == field(16, 5)
    weak = meet({**ROPER, "attributes": {"si": 6}}, "guard", apart=6)
    far = weak.play(
        "veteran: attack lasso special=entangle target=guard",
        "veteran: done",
        "guard: done",
        "veteran: haul guard",
        dice="d20=10 2d20=20,19 2d20=1,5",
    )
    assert far.fighter("guard").at == field(13, 5)


@pytest.mark.rule("TAL-ATK-18", "TAL-ATK-07", "TAL-ATK-09")
def test_the_bonus_of_the_charge_counts_in_the_contest() -> None:
    fight = arena(["veteran"], ["guard"], script="2d20=1,9 d20=9 2d20=1,9 d20=9")
    veteran, guard = fight.fighters
    assert not overthrow(fight, veteran, guard, 0, "TAL-ATK-18", 5)
    assert not push(fight, veteran, guard, 0, 5)
    assert parts_of(rolled_for(fight, "overthrow"))["charge"] == 5
    assert parts_of(rolled_for(fight, "push"))["charge"] == 5


CORDS = [
    ("whip", 16, 26),
    ("drow-whip", 19, 36),
    ("net", 22, 32),
    ("lasso", 26, 36),
    ("bolas", 20, 30),
]


@pytest.mark.rule("TAL-STA-13", "TAL-TST-02")
@pytest.mark.parametrize(("cord", "deft", "brawn"), CORDS)
@pytest.mark.parametrize("how", ["deft", "brawn"])
def test_each_cord_has_its_difficulties(cord: str, deft: int, brawn: int, how: str) -> None:
    needed = deft if how == "deft" else brawn
    for short in (1, 0):
        fight = arena(["guard"], ["archer"])
        guard = fight.fighters[0]
        guard.attributes = [10, 10, 12, 11, 12, needed - 8, 11, needed - 8]
        if how == "brawn":
            value = skill(fight, guard, BRAWN).total
        elif cord == "bolas":
            value = needed - 8
        else:
            value = skill(fight, guard, DEFT_HAND).total
        guard.entangled = cord
        fight.dice = ScriptedDice(parse_script(f"d20={needed - value - short}"))
        free_oneself(fight, guard, how)
        assert (guard.entangled == "") is (short == 0)


@pytest.mark.rule("TAL-RUL-104", "TAL-RUL-74")
def test_a_push_over_any_drop_is_a_fall() -> None:
    ledge = {
        "bounds": [0, 0, 60, 20],
        "elevation": [{"at": [0, 0, 11, 20], "height": 1}],
    }
    fight = arena([BARE], ["guard"], script="d20=9 2d20=1,9 2d20=1,9", map=ledge)
    brawler, guard = fight.fighters
    assert push(fight, brawler, guard, 0, 0)
    assert [event.amount for event in fight.events if event.kind == "fell"] == [1]
    assert guard.prone
