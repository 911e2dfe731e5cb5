"""Wrestling: the attempt, the first strike, the contest, teams (4.9)."""

from typing import Any

import pytest

from tests.landsknecht.people import act, dummy, hands, lies, soldier, stands
from tests.landsknecht.scenes import man, scene
from tests.landsknecht.wrestlers import LOST, WON, foe, grip, team

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
    assert bool(played.happened("garrotted")) == (weapon == "garrote")


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
    told = played.event("tie-agility")
    assert (told.actor, told.target, told.rule) == ("foe", "jost", "LSK-WRS-04")
    begun = scene([soldier(0)], [foe(1, 0, "acted", abilities={"agi": -1})])
    played = begun.play("jost: wrestle foe", dice="d20=8 d20=8")
    assert played.question.id.endswith("contest-won-jost")
    assert (played.event("tie-agility").actor, played.event("tie-agility").target) == (
        "jost",
        "foe",
    )


@pytest.mark.rule("LSK-WRS-04")
def test_then_plain_dice_until_one_is_higher() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted")])
    tied = "d20=8 d20=8 d20=4 d20=4 "
    played = begun.play("jost: wrestle foe", dice=tied + "d20=7 d20=6")
    assert played.question.id.endswith("contest-won-jost")
    assert (played.event("tie-dice").actor, played.event("tie-dice").target) == ("jost", "foe")
    played = begun.play("jost: wrestle foe", dice=tied + "d20=6 d20=7")
    assert played.question.id.endswith("contest-won-foe")
    assert (played.event("tie-dice").actor, played.event("tie-dice").target) == ("foe", "jost")


@pytest.mark.rule("LSK-WRS-04")
def test_who_began_it_rolls_the_tie_first() -> None:
    held = grip().play("jost: keep", "foe: escape", dice="d20=8 d20=8 d20=9 d20=2")
    assert held.question.id.endswith("contest-won-foe")
    assert held.event("tie-dice").actor == "foe"


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


# Disarming


@pytest.mark.rule("LSK-WRS-10", "LSK-RUL-28")
def test_a_save_against_paralyzation_keeps_the_object() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted", hands=["messer", "holy-symbol"])])
    won = begun.play("jost: wrestle foe", dice=WON)
    assert won.offers("disarm") == ["messer", "holy-symbol"]  # not only weapons
    assert hands(act(won, "jost: disarm messer", dice="d20=14"), "foe") == ["messer", "holy-symbol"]
    taken = act(won, "jost: disarm messer", dice="d20=13")
    assert (hands(taken, "foe"), hands(taken, "jost")) == (["holy-symbol"], ["messer"])


@pytest.mark.rule("LSK-RUL-28", "LSK-RUL-89")
def test_what_takes_both_hands_comes_only_into_two_free_ones() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted", hands=["halberd"])])
    taken = act(begun, "jost: wrestle foe", "jost: disarm halberd", dice=WON + " d20=13")
    assert hands(taken, "jost") == ["halberd"]
    # The defender has one hand free beside his dagger.
    begun = scene([soldier(0, hands=["mancatcher"])], [foe(1, 0, "acted", hands=["dagger"])])
    taken = act(begun, "jost: wrestle foe", "foe: disarm mancatcher", dice=LOST + " d20=13")
    assert (hands(taken, "foe"), lies(taken, "mancatcher")) == (["dagger"], "1,0")


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


@pytest.mark.rule("LSK-WRS-11", "LSK-RUL-13")
def test_the_best_roll_counts_with_one_for_each_additional_attacker() -> None:
    two = team().play("mate: join", dice="d20=7 d20=13 d20=4")
    contest = two.event("contest", actor="mate")
    assert contest.values == {"ours": 17, "theirs": 7}
    assert contest.tally is not None
    told = [(part.name, part.value, part.rule) for part in contest.tally.parts or []]
    assert told == [("best-roll", 16, "LSK-WRS-03"), ("helpers", 1, "LSK-WRS-11")]
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
    told = won.event("tie-pit-fighter")
    assert (told.actor, told.target, told.rule) == ("bertha", "foe", "LSK-WRS-14")
    met = scene([{**quick, "at": [0, 0], "states": []}], [man("bertha", 1, 0, "acted")])
    lost = met.play("foe: wrestle bertha", dice="d20=10 d20=8")
    told = lost.event("tie-pit-fighter")
    assert (told.actor, told.target) == ("bertha", "foe")
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
