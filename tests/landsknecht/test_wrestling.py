"""Wrestling (4.9): contests, grips, teams, disarming."""

from typing import Any

import pytest

from fechtbuch.engine.edicts import decree
from fechtbuch.testing import Situation
from tests.landsknecht.people import act, dummy, hands, lies, soldier, stands
from tests.landsknecht.scenes import man, scene

WON = "d20=15 d20=5"
"""Both have the same bonus: whoever rolls first wins the contest."""
LOST = "d20=5 d20=15"


def foe(x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    """The same man on the other side."""
    return soldier(x, y, *states, **{"name": "Foe", **changes})


def grip(
    *ours: dict[str, Any], theirs: dict[str, Any] | None = None, more: str = "", **options: Any
) -> Situation:
    """Jost has laid hold of a foe who had acted; a new Round begins with Jost's side."""
    side = ours or (soldier(0),)
    begun = scene(list(side), [theirs or foe(1, 0, "acted")], **options)
    return begun.play("jost: wrestle foe", "jost: immobilise", dice=f"{WON} {more}d6=5")


# The attempt


@pytest.mark.rule("LSK-WRS-01", "LSK-RUL-50")
def test_a_walk_may_come_first_a_run_may_not() -> None:
    begun = scene([soldier(0)], [foe(5, 0, "acted")])
    played = act(begun, "jost: wrestle foe path=1,0;2,0;3,0;4,0", "jost: release", dice=WON)
    assert stands(played, "jost") == "4,0"
    assert played.fighter("jost").attacked
    far = scene([soldier(0)], [foe(10, 0, "acted")])
    assert ("wrestle" in far.offers(), "charge" in far.offers()) == (False, True)


@pytest.mark.rule("LSK-WRS-01")
def test_the_wrestler_lets_go_of_what_he_holds() -> None:
    begun = scene([soldier(0, hands=["messer"], shield="buckler")], [foe(1, 0, "acted")])
    played = act(begun, "jost: wrestle foe", "jost: release", dice=WON)
    assert hands(played, "jost") == []
    assert (lies(played, "messer"), lies(played, "buckler")) == ("0,0", "0,0")


@pytest.mark.rule("LSK-WRS-01", "LSK-EQP-01")
@pytest.mark.parametrize("weapon", ["garrote", "weighted-net", "mancatcher"])
def test_a_grappling_weapon_is_kept(weapon: str) -> None:
    begun = scene([soldier(0, hands=[weapon])], [foe(1, 0, "acted")])
    played = act(begun, "jost: wrestle foe", "jost: immobilise", dice=WON)
    assert hands(played, "jost") == [weapon]


@pytest.mark.rule("LSK-WRS-01", "LSK-RUL-65")
def test_a_cestus_leaves_the_hands_free() -> None:
    begun = scene([soldier(0, worn=["cestus"])], [foe(1, 0, "acted")])
    played = act(begun, "jost: wrestle foe", "jost: release", dice=WON)
    assert not played.happened("dropped")


@pytest.mark.rule("LSK-WRS-01")
def test_the_helpless_lose_without_a_roll() -> None:
    for state in ("bound", "asleep", "paralysed"):
        begun = scene([soldier(0)], [foe(1, 0, state), dummy(9)])
        played = act(begun, "jost: wrestle foe", "jost: immobilise")
        assert played.fighter("foe").held_by == [0]


@pytest.mark.rule("LSK-WRS-01")
def test_the_unaware_roll_but_do_not_strike_first() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "unaware", hands=["dagger"])])
    played = act(begun, "jost: wrestle foe", "foe: release", dice=LOST)
    assert not played.fighter("foe").unaware  # now he knows


@pytest.mark.rule("LSK-WRS-01")
def test_a_searcher_is_asked_whether_he_defends() -> None:
    begun = scene([foe(1, pouch=["purse"], hands=["dagger"])], [soldier(0)], dice="d6=5")
    searching = begun.play("foe: search purse", dice="d3=2").play("jost: wrestle foe")
    assert searching.question.kind == "busy"
    exposed = searching.play("foe: stay-exposed", dice=WON)
    assert exposed.question.kind == "contest-won"  # no strike
    # In the next Round he has not acted yet: once he defends he may strike, too.
    again = exposed.play("jost: release", dice="d6=2").play("jost: wrestle foe", "foe: defend")
    assert again.question.kind == "strike"


@pytest.mark.rule("LSK-WRS-01")
def test_mounts_and_the_down_are_no_opponents() -> None:
    begun = scene([soldier(0)], [man("ulrich", 1), dummy(0, 1, "down")])
    assert begun.offers("wrestle") == ["ulrich"]


# Strike against the wrestler


@pytest.mark.rule("LSK-WRS-02", "LSK-RUL-29")
def test_an_armed_defender_strikes_first_whatever_the_length() -> None:
    begun = scene([soldier(0, hands=["messer"])], [foe(1, hands=["dagger"])])
    asked = begun.play("jost: wrestle foe")
    assert asked.question.kind == "strike"
    struck = asked.play("foe: strike target=jost weapon=dagger", dice="d20=5 d4=2 " + WON)
    assert struck.parts("attack")["unarmed"] == 5  # he has dropped his Messer
    assert struck.fighter("jost").wounds == 8
    assert struck.question.kind == "contest-won"
    assert struck.fighter("foe").acted


@pytest.mark.rule("LSK-WRS-02")
def test_a_wrestler_brought_down_fails() -> None:
    begun = scene([soldier(0, wounds=5)], [foe(1, hands=["dagger"])])
    struck = begun.play("jost: wrestle foe", "foe: strike", dice="d20=3 d4=2")
    assert struck.fighter("jost").down
    assert struck.happened("wrestling-fails")


@pytest.mark.rule("LSK-WRS-02")
@pytest.mark.parametrize(
    "victim",
    [
        foe(1),  # no weapon
        foe(1, hands=["short-bow"], quiver={"arrow": 9}),
        foe(1, 0, "acted", hands=["dagger"]),
        foe(1, 0, "unaware", hands=["dagger"]),
        foe(1, 0, "routed", hands=["dagger"]),
    ],
)
def test_who_may_not_strike_first(victim: dict[str, Any]) -> None:
    rolled = scene([soldier(0)], [victim]).play("jost: wrestle foe", dice=WON)
    assert rolled.question.kind == "contest-won"


@pytest.mark.rule("LSK-WRS-02")
def test_natural_weapons_strike_first_too() -> None:
    asked = scene([soldier(0)], [man("wolf", 1)]).play("jost: wrestle wolf")
    assert asked.offers("strike target=jost") == ["bare-hands"]
    played = asked.play("wolf: strike", dice="d20=2 d6=1 " + WON)
    assert played.fighter("jost").wounds == 12


@pytest.mark.rule("LSK-WRS-02", "LSK-EQP-02")
def test_a_garrote_is_no_weapon_for_it() -> None:
    rolled = scene([soldier(0)], [foe(1, hands=["garrote"])]).play("jost: wrestle foe", dice=WON)
    assert rolled.question.kind == "contest-won"


@pytest.mark.rule("LSK-WRS-02")
def test_of_several_wrestlers_one_is_struck_and_the_rest_go_on() -> None:
    ours = [soldier(0, wounds=7), soldier(1, 1, name="Mate")]
    begun = scene(ours, [foe(1, hands=["dagger"])]).play("ours: next who=jost")
    asked = begun.play("jost: wrestle foe", "mate: join")
    assert asked.offers("strike") == ["jost", "mate"]
    played = asked.play("foe: strike target=jost", dice="d20=3 d4=4 d20=12 d20=4")
    assert played.event("contest", actor="mate").values == {"ours": 15, "theirs": 7}


# The contest


@pytest.mark.rule("LSK-WRS-03")
def test_both_roll_and_add_skill_and_strength() -> None:
    jost = soldier(0, abilities={"str": 2}, hands=["messer"])
    begun = scene([jost], [foe(1, 0, "acted", ws=1, abilities={"str": -1})])
    played = act(begun, "jost: wrestle foe", "jost: release", dice="d20=3 d20=4")
    assert played.event("contest").values == {"ours": 8, "theirs": 4}


@pytest.mark.rule("LSK-WRS-03")
def test_conditions_of_attacks_play_no_part() -> None:
    ulrich = man("ulrich", 0, pouch=[])
    begun = scene([ulrich], [foe(1, 0, "acted", "blind", "unaware")])
    played = act(begun, "ulrich: wrestle foe", "ulrich: release", dice="d20=10 d20=4")
    assert played.event("contest").values == {"ours": 17, "theirs": 7}


@pytest.mark.rule("LSK-WRS-03")
def test_rolling_in_anothers_contest_is_no_action() -> None:
    played = scene([soldier(0)], [foe(1)]).play("jost: wrestle foe", "jost: release", dice=WON)
    assert played.question.id.endswith("turn-foe")


@pytest.mark.rule("LSK-WRS-04")
def test_the_higher_agility_wins_a_tie() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted", abilities={"agi": 1})])
    played = begun.play("jost: wrestle foe", dice="d20=8 d20=8")
    assert played.question.id.endswith("contest-won-foe")
    begun = scene([soldier(0)], [foe(1, 0, "acted", abilities={"agi": -1})])
    played = begun.play("jost: wrestle foe", dice="d20=8 d20=8")
    assert played.question.id.endswith("contest-won-jost")


@pytest.mark.rule("LSK-WRS-04")
def test_then_plain_dice_until_one_is_higher() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted")])
    tied = "d20=8 d20=8 d20=4 d20=4 "
    played = begun.play("jost: wrestle foe", dice=tied + "d20=7 d20=6")
    assert played.question.id.endswith("contest-won-jost")
    played = begun.play("jost: wrestle foe", dice=tied + "d20=6 d20=7")
    assert played.question.id.endswith("contest-won-foe")


@pytest.mark.rule("LSK-WRS-04")
def test_who_began_it_rolls_the_tie_first() -> None:
    held = grip().play("jost: keep", "foe: escape", dice="d20=8 d20=8 d20=9 d20=2")
    assert held.question.id.endswith("contest-won-foe")


# What the winner does


@pytest.mark.rule("LSK-WRS-05")
def test_the_winner_holds_disarms_or_lets_go() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted", hands=["messer"])])
    won = begun.play("jost: wrestle foe", dice=WON)
    assert won.offers() == ["immobilise", "disarm", "release"]
    assert not act(won, "jost: release").fighter("foe").held_by
    assert act(won, "jost: immobilise").fighter("foe").held_by == [0]


@pytest.mark.rule("LSK-WRS-05")
def test_there_is_nothing_to_take_from_empty_hands() -> None:
    won = scene([soldier(0)], [foe(1, 0, "acted")]).play("jost: wrestle foe", dice=WON)
    assert won.offers() == ["immobilise", "release"]
    won.refuses("jost: disarm")


@pytest.mark.rule("LSK-WRS-05")
def test_a_defender_who_wins_holds_the_attacker_and_drops_his_weapon() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted", hands=["messer"])])
    played = act(begun, "jost: wrestle foe", "foe: immobilise", dice=LOST)
    assert played.fighter("jost").held_by == [1]
    assert (hands(played, "foe"), lies(played, "messer")) == ([], "1,0")


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
    assert (played.fighter("foe").held_by, played.fighter("foe").hold_streak) == ([0], 0)


# Disarming


@pytest.mark.rule("LSK-WRS-10", "LSK-RUL-28")
def test_a_save_against_paralyzation_keeps_the_object() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted", hands=["messer", "holy-symbol"])])
    won = begun.play("jost: wrestle foe", dice=WON)
    assert won.offers("disarm") == ["messer", "holy-symbol"]  # not only weapons
    assert hands(act(won, "jost: disarm messer", dice="d20=14"), "foe") == ["messer", "holy-symbol"]
    taken = act(won, "jost: disarm messer", dice="d20=13")
    assert (hands(taken, "foe"), hands(taken, "jost")) == (["holy-symbol"], ["messer"])


@pytest.mark.rule("LSK-RUL-28")
def test_what_was_held_in_both_hands_comes_into_a_free_one() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted", hands=["halberd"])])
    taken = act(begun, "jost: wrestle foe", "jost: disarm halberd", dice=WON + " d20=13")
    assert hands(taken, "jost") == ["halberd"]
    # The defender has one hand free beside his dagger.
    begun = scene([soldier(0, hands=["mancatcher"])], [foe(1, 0, "acted", hands=["dagger"])])
    taken = act(begun, "jost: wrestle foe", "foe: disarm mancatcher", dice=LOST + " d20=13")
    assert hands(taken, "foe") == ["dagger", "mancatcher"]


@pytest.mark.rule("LSK-RUL-28")
def test_without_a_free_hand_it_falls_at_the_winners_feet() -> None:
    begun = scene([soldier(0, hands=["mancatcher"])], [foe(1, 0, "acted", hands=["messer"])])
    taken = act(begun, "jost: wrestle foe", "jost: disarm messer", dice=WON + " d20=13")
    assert (hands(taken, "foe"), lies(taken, "messer")) == ([], "0,0")


@pytest.mark.rule("LSK-RUL-28", "LSK-WRS-13")
def test_a_holder_has_no_hand_free_for_it() -> None:
    third = soldier(0, 1, name="Third", hands=["weighted-net"])
    begun = scene([soldier(0)], [foe(1, 0, "acted"), third])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON)
    asked = held.play("third: wrestle jost", dice=LOST)
    taken = act(asked, "jost: disarm weighted-net", dice="d20=1")
    assert (lies(taken, "weighted-net"), taken.fighter("foe").held_by) == ("0,0", [0])


@pytest.mark.rule("LSK-RUL-28")
def test_a_beast_does_not_carry_it() -> None:
    begun = scene([man("wolf", 0)], [foe(1, 0, "acted", hands=["messer"])])
    taken = act(begun, "wolf: wrestle foe", "wolf: disarm messer", dice=WON + " d20=13")
    assert lies(taken, "messer") == "0,0"


# Teams


def team(*more: dict[str, Any], theirs: dict[str, Any] | None = None, **options: Any) -> Situation:
    """Jost, Mate and whoever else stand round a foe; Jost wrestles."""
    ours = [soldier(0), soldier(2, name="Mate"), *more]
    begun = scene(ours, [theirs or foe(1, 0, "acted")], **options)
    return begun.play("ours: next who=jost").play("jost: wrestle foe")


@pytest.mark.rule("LSK-WRS-11", "LSK-RUL-13")
def test_the_best_roll_counts_with_one_for_each_additional_attacker() -> None:
    two = team().play("mate: join", dice="d20=7 d20=13 d20=4")
    assert two.event("contest", actor="mate").values == {"ours": 17, "theirs": 7}
    assert two.question.id.endswith("contest-won-mate")
    three = team(soldier(1, 1, name="Third")).play(
        "mate: join", "third: join", dice="d20=7 d20=13 d20=2 d20=4"
    )
    assert three.event("contest", actor="mate").values["ours"] == 18


@pytest.mark.rule("LSK-WRS-11")
def test_all_who_join_have_acted_and_those_who_stay_out_have_not() -> None:
    joined = team(soldier(1, 1, name="Third")).play(
        "mate: join", "third: stay-out", dice="d20=7 d20=13 d20=4"
    )
    acted = [joined.fighter(slug).acted for slug in ("jost", "mate", "third")]
    assert acted == [True, True, False]


@pytest.mark.rule("LSK-WRS-11")
def test_a_friend_walks_up_and_lets_go_of_his_weapon_to_join() -> None:
    ours = [soldier(0), soldier(6, name="Mate", hands=["messer"])]
    asked = scene(ours, [foe(1)]).play("ours: next who=jost", "jost: wrestle foe")
    joined = asked.play("mate: join path=5,0;4,0;3,0;2,0", dice="d20=7 d20=13 d20=4")
    assert (stands(joined, "mate"), lies(joined, "messer")) == ("2,0", "2,0")


@pytest.mark.rule("LSK-WRS-11")
@pytest.mark.parametrize(
    "mate",
    [
        soldier(2, 0, "acted", name="Mate"),
        soldier(12, 0, name="Mate"),  # too far
        soldier(2, 0, "bound", name="Mate"),
        soldier(2, 0, "unaware", name="Mate"),
        soldier(2, 0, "routed", name="Mate"),
    ],
)
def test_who_cannot_join(mate: dict[str, Any]) -> None:
    begun = scene([soldier(0), mate], [foe(1, 0, "acted")])
    if begun.question.kind == "next":
        begun = begun.play("ours: next who=jost")
    rolled = begun.play("jost: wrestle foe", dice=WON)
    assert rolled.question.kind == "contest-won"


@pytest.mark.rule("LSK-WRS-11")
def test_between_equal_totals_their_side_says_who_counts() -> None:
    asked = team(theirs=foe(1, 0, "acted")).play("mate: join", dice="d20=9 d20=9 d20=4")
    assert (asked.question.kind, asked.offers("name")) == ("best-wrestler", ["jost", "mate"])
    assert asked.play("ours: name who=mate").question.id.endswith("contest-won-mate")


@pytest.mark.rule("LSK-WRS-11", "LSK-WRS-14")
def test_the_tie_is_broken_by_the_one_with_the_best_roll() -> None:
    agile = soldier(2, name="Mate", abilities={"agi": 1})
    begun = scene([soldier(0), agile], [foe(1, 0, "acted")])
    asked = begun.play("ours: next who=jost", "jost: wrestle foe")
    best = asked.play("mate: join", dice="d20=5 d20=9 d20=10")
    assert best.question.id.endswith("contest-won-mate")
    worse = asked.play("mate: join", dice="d20=9 d20=5 d20=10 d20=1 d20=2")
    assert worse.question.id.endswith("contest-won-foe")  # Jost's Agility is no better


@pytest.mark.rule("LSK-WRS-12")
def test_a_natural_grappler_adds_its_hit_dice() -> None:
    begun = scene([man("well-clasper", 0)], [foe(1, 0, "acted")])
    rolled = begun.play("well-clasper: wrestle foe", dice="d20=2 d20=5")
    assert rolled.event("contest").values == {"ours": 10, "theirs": 8}


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


@pytest.mark.rule("LSK-WRS-13")
def test_a_freed_victim_uses_his_action() -> None:
    begun = scene([soldier(0)], [foe(1)])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON)
    again = held.play("foe: nothing", dice="d6=5").play("jost: release")
    assert "move" in again.offers()


# Pit Fighters


@pytest.mark.rule("LSK-WRS-14")
def test_a_pit_fighter_adds_agility() -> None:
    bertha = man("bertha", 0, abilities={"str": 2, "agi": 1})
    begun = scene([bertha], [foe(1, 0, "acted")])
    rolled = begun.play("bertha: wrestle foe", dice="d20=10 d20=4")
    assert rolled.event("contest").values["ours"] == 16
    plain = scene([bertha], [foe(1, 0, "acted")], career_traits=False)
    assert (
        plain.play("bertha: wrestle foe", dice="d20=10 d20=4").event("contest").values["ours"] == 15
    )


@pytest.mark.rule("LSK-WRS-14")
def test_a_pit_fighter_wins_ties() -> None:
    quick = foe(1, 0, "acted", abilities={"agi": 3})
    tie = "d20=8 d20=10"
    won = scene([man("bertha", 0)], [quick]).play("bertha: wrestle foe", dice=tie)
    assert won.question.id.endswith("contest-won-bertha")
    off = scene([man("bertha", 0)], [quick], career_traits=False)
    assert off.play("bertha: wrestle foe", dice=tie).question.id.endswith("contest-won-foe")


@pytest.mark.rule("LSK-WRS-14")
def test_but_not_against_another_or_a_natural_grappler() -> None:
    other = man("bertha", 1, 0, "acted", name="Foe", abilities={"str": 2})
    tied = scene([man("bertha", 0)], [other])
    played = tied.play("bertha: wrestle foe", dice="d20=8 d20=8 d20=1 d20=2")
    assert played.question.id.endswith("contest-won-foe")
    clasper = man("well-clasper", 1, 0, "acted")
    played = scene([man("bertha", 0)], [clasper]).play(
        "bertha: wrestle well-clasper", dice="d20=8 d20=5 d20=1 d20=2"
    )
    assert played.question.id.endswith("contest-won-well-clasper")


@pytest.mark.rule("LSK-WRS-14")
def test_a_pit_fighters_fists_have_a_d4() -> None:
    begun = scene([man("bertha", 0)], [dummy(1)])
    played = act(begun, "bertha: attack dummy bare-hands", dice="d20=5 d4=4")
    assert played.event("full-hit").amount == 9
    plain = scene([man("bertha", 0)], [dummy(1)], career_traits=False)
    played = act(plain, "bertha: attack dummy bare-hands", dice="d20=5 d2=2")
    assert played.event("full-hit").amount == 7


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
