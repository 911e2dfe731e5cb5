"""In a grip: escape, blows within a hold, pins, holders (LSK-WRS-06 to -09, -13, -15)."""

from typing import Any

import pytest

from fechtbuch.engine.edicts import decree
from fechtbuch.testing import Situation
from tests.landsknecht.people import act, dummy, soldier
from tests.landsknecht.scenes import man, scene
from tests.landsknecht.wrestlers import LOST, WON, foe, grip, team

# Immobilised


@pytest.mark.rule("LSK-WRS-06", "LSK-WRS-08")
def test_the_immobilised_escape_or_strike_and_nothing_else() -> None:
    theirs = foe(1, 0, "acted", hands=["messer"], belt=["dagger"], pouch=["purse"])
    held = grip(theirs=theirs).play("jost: keep")
    assert held.offers() == ["nothing", "escape", "attack"]


@pytest.mark.rule("LSK-WRS-06")
def test_he_escapes_in_the_same_round_if_he_still_has_his_action() -> None:
    begun = scene([soldier(0)], [foe(1)])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON)
    assert (held.question.id[-8:], held.offers()[1]) == ("turn-foe", "escape")


@pytest.mark.rule("LSK-WRS-06")
def test_the_immobilised_neither_answer_nor_lose_their_armour_class() -> None:
    ours = [soldier(0), soldier(2, name="Mate", hands=["dagger"])]
    theirs = foe(1, 0, "acted", hands=["halberd"])
    begun = scene(ours, [theirs]).play("ours: next who=jost")
    held = begun.play(
        "jost: wrestle foe", "mate: stay-out", "jost: immobilise", "mate: nothing",
        "ours: next who=mate", dice=WON + " d6=5",
    )  # fmt: skip
    played = act(held, "mate: attack foe dagger", dice="d20=20")
    assert played.parts("attack") == {
        "armour-class": 14,
        "weapon-skill": -3,
        "attacker-weapon-skill": 3,
        "double-team": 2,
    }


# Escape


@pytest.mark.rule("LSK-WRS-07")
def test_who_wins_the_escape_chooses() -> None:
    won = grip().play("jost: keep", "foe: escape", dice=WON)
    assert won.question.id.endswith("contest-won-foe")
    free = act(won, "foe: release")
    assert (free.fighter("foe").held_by, free.fighter("jost").hold_on) == ([], -1)
    turned = act(won, "foe: immobilise")
    assert (turned.fighter("jost").held_by, turned.fighter("jost").hold_streak) == ([1], 1)
    assert turned.fighter("foe").hold_streak == 0


@pytest.mark.rule("LSK-WRS-07")
def test_who_loses_the_escape_is_held_the_harder_or_let_go() -> None:
    lost = grip().play("jost: keep", "foe: escape", dice=LOST)
    assert lost.question.id.endswith("contest-won-jost")
    assert act(lost, "jost: immobilise").fighter("foe").hold_streak == 2
    assert not act(lost, "jost: release").fighter("foe").held_by


# Blows within a hold


@pytest.mark.rule("LSK-WRS-08")
def test_natural_and_minor_weapons_strike_from_within_a_hold() -> None:
    theirs = foe(1, 0, "acted", hands=["messer"], worn=["cestus"], belt=["dagger", "hand-axe"])
    held = grip(theirs=theirs).play("jost: keep")
    assert held.offers("attack target=jost") == ["cestus", "dagger", "bare-hands"]


@pytest.mark.rule("LSK-WRS-08", "LSK-RUL-26")
def test_the_blow_is_an_ordinary_attack_and_the_hold_stays() -> None:
    held = grip(theirs=foe(1, 0, "acted", belt=["dagger"])).play("jost: keep")
    played = act(held, "foe: attack jost dagger", dice="d20=5 d4=2")
    assert played.parts("attack") == {
        "armour-class": 14,
        "attacker-weapon-skill": 3,
        "unarmed": 5,
        "weapon-change": -2,  # drawn from the belt for it
    }
    assert played.fighter("jost").wounds == 8
    assert (played.fighter("foe").held_by, played.fighter("foe").hold_streak) == ([0], 1)


@pytest.mark.rule("LSK-WRS-08")
def test_held_by_two_he_names_one() -> None:
    ours = [soldier(0), soldier(2, name="Mate")]
    begun = scene(ours, [foe(1)]).play("ours: next who=jost")
    held = begun.play(
        "jost: wrestle foe", "mate: join", "jost: immobilise", dice="d20=9 d20=8 d20=1"
    )
    assert held.offers("attack") == ["jost", "mate"]


# Pins


@pytest.mark.rule("LSK-WRS-09", "LSK-RUL-27")
def test_three_contests_in_a_row_pin_whoever_began_them() -> None:
    begun = grip()
    twice = act(begun, "jost: force", "jost: immobilise", dice=WON)
    assert (twice.fighter("foe").hold_streak, twice.fighter("foe").pinned) == (2, False)
    thrice = act(twice.play(), "foe: escape", "jost: immobilise", dice=LOST)
    assert thrice.event("pinned").target == "foe"
    assert thrice.fighter("foe").pinned
    after = thrice.play(until="over", otherwise="default")
    assert (after.over, after.winner) == (True, "ours")  # the pinned are out of the fight


@pytest.mark.rule("LSK-WRS-09")
def test_the_pinned_are_helpless_and_have_no_turn() -> None:
    theirs = [foe(1, 0, "pinned"), dummy(9)]
    begun = scene([soldier(0, hands=["messer"])], theirs)
    played = act(begun, "jost: attack target=foe weapon=messer")
    assert played.fighter("foe").wounds == 7  # 8 without a roll
    assert all(asked.who != "foe" for asked in begun.play("jost: nothing", dice="d6=5").asked)


@pytest.mark.rule("LSK-RUL-27")
@pytest.mark.parametrize("choice", ["release", "disarm item=messer"])
def test_release_and_disarming_set_the_count_back_and_free_him(choice: str) -> None:
    theirs = foe(1, 0, "acted", hands=["messer"])
    save = " d20=20" if "disarm" in choice else ""
    played = act(grip(theirs=theirs), "jost: force", f"jost: {choice}", dice=WON + save)
    victim = played.fighter("foe")
    assert (victim.hold_streak, victim.held_by, victim.pinned) == (0, [], False)


@pytest.mark.rule("LSK-RUL-27")
def test_a_pin_ends_with_its_holder() -> None:
    begun = grip().play("jost: force", "jost: immobilise", dice=WON)
    thrice = act(begun, "foe: escape", "jost: immobilise", dice=LOST)
    assert thrice.fighter("foe").pinned
    fight = thrice.fight
    decree(fight, {"verb": "set", "fighter": "jost", "field": "wounds", "value": "0"})
    assert not fight.by_slug("foe").pinned


@pytest.mark.rule("LSK-RUL-27")
def test_any_contest_that_ends_otherwise_sets_the_count_back() -> None:
    others = [soldier(2, name="Third"), dummy(20)]
    dice = "d6=5 d6=4 d6=1"
    begun = scene([soldier(0)], others, [foe(1, 0, "acted")], dice=dice)
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON)
    asked = held.play("third: wrestle foe", dice=WON)
    played = act(asked, "third: release")
    # LSK-RUL-79: the contest that another side has won breaks the first grip, too.
    assert (played.fighter("foe").held_by, played.fighter("foe").hold_streak) == ([], 0)


# The holder


@pytest.mark.rule("LSK-WRS-13")
def test_what_a_holder_may_do() -> None:
    held = grip(soldier(0, worn=["cestus"], belt=["dagger"]))
    assert {"nothing", "attack", "force", "keep", "release"} <= set(held.offers())
    assert held.offers("attack target=foe") == ["cestus", "bare-hands"]


@pytest.mark.rule("LSK-WRS-13")
@pytest.mark.parametrize("deed", ["keep", "nothing", "attack foe bare-hands"])
def test_these_keep_the_grip(deed: str) -> None:
    held = grip(theirs=foe(1, 0, "acted", hands=["messer"]))
    dice = "d20=20" if "attack" in deed else ""
    assert act(held, f"jost: {deed}", dice=dice).fighter("foe").held_by == [0]


@pytest.mark.rule("LSK-WRS-13")
@pytest.mark.parametrize("deed", ["move path=0,1", "parry", "release"])
def test_these_end_it(deed: str) -> None:
    played = act(grip(), f"jost: {deed}")
    assert (played.fighter("foe").held_by, played.fighter("jost").hold_on) == ([], -1)


@pytest.mark.rule("LSK-WRS-13")
def test_casting_ends_it() -> None:
    marta = man("marta", 0, 0, "acted", name="Jost", hands=[])
    begun = scene([foe(1)], [marta])
    held = begun.play("foe: wrestle jost", "jost: immobilise", dice="d20=1 d20=20 d6=2")
    assert "cast" in held.offers()
    assert not act(held, "jost: cast magic-missile foe").fighter("foe").held_by


@pytest.mark.rule("LSK-WRS-13")
def test_a_blow_at_somebody_else_ends_it() -> None:
    begun = scene([soldier(0, belt=["dagger"])], [foe(1, 0, "acted"), dummy(0, 1)])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON + " d6=5")
    asked = held.play("jost: attack dummy dagger")
    assert not asked.fighter("foe").held_by


@pytest.mark.rule("LSK-WRS-13")
def test_going_down_ends_the_grip_on_either_side() -> None:
    for slug in ("jost", "foe"):
        fight = grip().fight
        decree(fight, {"verb": "set", "fighter": slug, "field": "wounds", "value": "0"})
        assert fight.by_slug("foe").held_by == []
        assert fight.by_slug("jost").hold_on == -1


@pytest.mark.rule("LSK-WRS-13")
def test_a_holder_is_unarmed_but_for_cestus_and_grappling_weapon() -> None:
    third = soldier(-1, name="Third", hands=["dagger"])
    kits: list[dict[str, Any]] = [{}, {"worn": ["cestus"]}, {"hands": ["weighted-net"]}]
    for kit in kits:
        begun = scene([soldier(0, **kit)], [foe(1, 0, "acted"), third])
        held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON)
        struck = act(held, "third: attack jost dagger", dice="d20=1 d4=1")
        assert ("unarmed" in struck.parts("attack")) is (kit == {})


@pytest.mark.rule("LSK-WRS-13", "LSK-WRS-06")
def test_a_holder_who_is_immobilised_lets_go_at_once() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted"), soldier(-1, name="Third")])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON)
    turned = held.play("third: wrestle jost", "third: immobilise", dice=WON + " d6=5")
    assert (turned.fighter("jost").hold_on, turned.fighter("jost").held_by) == (-1, [2])
    told = [(event.kind, event.actor) for event in turned.story]
    assert told.index(("let-go", "jost")) < told.index(("immobilised", "third"))
    assert not turned.happened("grip-ends")


@pytest.mark.rule("LSK-WRS-13")
def test_a_freed_victim_uses_his_action() -> None:
    begun = scene([soldier(0)], [foe(1)])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON)
    again = held.play("foe: nothing", dice="d6=5").play("jost: release")
    assert "move" in again.offers()


# Holds by several


def two_holders() -> Situation:
    """Jost and Mate hold the foe; the next Round begins with them."""
    won = team().play("mate: join", dice="d20=9 d20=12 d20=4")
    return won.play("mate: immobilise", dice="d6=5")


@pytest.mark.rule("LSK-WRS-15", "LSK-RUL-56")
def test_all_who_rolled_hold_and_the_count_rises_by_one() -> None:
    held = two_holders()
    victim = held.fighter("foe")
    assert (victim.held_by, victim.hold_streak) == ([0, 1], 1)
    assert [held.fighter(slug).hold_on for slug in ("jost", "mate")] == [2, 2]


@pytest.mark.rule("LSK-WRS-15", "LSK-RUL-56")
def test_all_holders_resist_and_only_one_spends_his_action() -> None:
    held = two_holders().play("ours: next who=jost")
    forced = held.play("jost: force", dice="d20=9 d20=8 d20=2")
    assert forced.event("contest").values == {"ours": 13, "theirs": 5}
    assert (forced.fighter("jost").acted, forced.fighter("mate").acted) == (True, False)
    tighter = act(forced, "jost: immobilise")
    assert tighter.fighter("foe").hold_streak == 2


@pytest.mark.rule("LSK-WRS-15")
def test_a_victim_who_wins_is_free_of_all_and_takes_the_best() -> None:
    kept = two_holders().play("ours: next who=jost", "jost: keep", "mate: keep")
    won = kept.play("foe: escape", dice="d20=20 d20=9 d20=8")
    assert won.event("contest").values == {"ours": 13, "theirs": 23}
    turned = act(won, "foe: immobilise")
    assert turned.fighter("jost").held_by == [2]
    assert (turned.fighter("mate").held_by, turned.fighter("mate").hold_on) == ([], -1)


@pytest.mark.rule("LSK-WRS-15")
def test_the_hold_lasts_while_one_holder_is_left() -> None:
    held = two_holders().play("ours: next who=jost", "jost: release")
    assert (held.fighter("foe").held_by, held.fighter("foe").hold_streak) == ([1], 1)


@pytest.mark.rule("LSK-WRS-15")
def test_a_friend_joins_an_existing_hold_and_the_holders_roll_with_him() -> None:
    ours = [soldier(0), soldier(2, name="Mate")]
    begun = scene(ours, [foe(1, 0, "acted")]).play("ours: next who=jost")
    held = begun.play("jost: wrestle foe", "mate: stay-out", "jost: immobilise", dice=WON)
    joined = held.play("mate: wrestle foe", dice="d20=9 d20=12 d20=2")
    assert joined.event("contest", actor="jost").values == {"ours": 16, "theirs": 5}
    tighter = act(joined, "jost: immobilise")
    assert (tighter.fighter("foe").held_by, tighter.fighter("foe").hold_streak) == ([0, 1], 2)
