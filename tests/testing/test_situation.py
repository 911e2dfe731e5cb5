"""Situations: what they let through, what they fail on, and what they say when they fail."""

from fractions import Fraction

import pytest

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.enumeration import Enumeration, TooMany
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.streams import Stream
from fechtbuch.testing import (
    Asked,
    DefaultPlayer,
    RandomPlayer,
    ScriptedPlayer,
    ScriptError,
    Situation,
    chances,
    situation,
)
from tests.toy import Act, toy_fight


def duel() -> Situation:
    """Anna and Carl; the omen has been rolled and Anna is asked."""
    return situation(toy_fight("anna", "carl"), "d6=3").play()


def brawl() -> Situation:
    return situation(toy_fight("anna bert", "carl dora emil"), "d6=3").play()


# Playing


def test_a_fight_runs_until_the_next_question() -> None:
    begun = duel()
    assert begun.question.id == "0-act-anna"
    struck = begun.play("anna: strike target=carl weapon=club", dice="d20=11")
    assert struck.question.id == "1-defend-carl"
    hurt = struck.play("carl@defend: none", dice="d6=5")
    assert hurt.question.id == "2-act-carl"
    assert hurt.fighter("carl").health == 3
    assert hurt.state("carl")["health"] == 3
    assert not hurt.over


def test_several_answers_in_one_play() -> None:
    played = duel().play("anna: strike carl", "carl: parry", "carl: rest", dice="d20=2 2d6=4,4")
    assert played.event("parried").actor == "carl"
    assert played.question.id == "3-act-anna"


def test_playing_on_leaves_the_situation_as_it_was() -> None:
    struck = duel().play("anna: strike carl", dice="d20=5")
    parried = struck.play("carl: parry", dice="d6=2 d6=6")
    hit = struck.play("carl: none", dice="d6=6")
    assert (parried.fighter("carl").health, hit.fighter("carl").health) == (8, 2)
    assert struck.fighter("carl").health == 8
    assert struck.question.kind == "defend"


def test_the_start_is_not_touched() -> None:
    fight = toy_fight("anna", "carl")
    before = fight.key()
    situation(fight, "d6=3", given=["set fighter=carl field=health value=1"]).play("anna: rest")
    assert fight.key() == before
    assert fight.host is None


def test_given_edicts_set_the_scene() -> None:
    set_up = situation(
        toy_fight("anna", "carl"),
        "d6=3",
        given=["add-state fighter=carl state=prone", "set fighter=anna field=skill value=4"],
    )
    played = set_up.play("anna: strike carl", dice="d20=7")
    assert played.parts("strike") == {"skill": 4, "club": 1, "prone": 2}
    assert "duck" not in played.offers()


def test_several_are_asked_at_once_in_any_order() -> None:
    played = brawl().play(
        "anna: strike carl",
        "carl: none",
        "emil: yes",
        "dora: no",
        dice="d20=1 d6=1",
    )
    assert [event.actor for event in played.happened("rallied")] == ["emil"]
    half = brawl().play("anna: strike carl", "carl: none", "emil: yes", dice="d20=1 d6=1")
    assert [question.id for question in half.pending] == ["2-rally-dora"]
    assert half.play("no").fight.key() == played.fight.key()


def test_an_edict_and_a_volunteer_are_put_in_at_the_next_question() -> None:
    played = duel().play(
        "anna: strike carl",
        "edict: set fighter=carl field=health value=20",
        "carl!: shout text=help",
        "carl: none",
        dice="d20=3 d4=2 d6=6",
    )
    assert played.fighter("carl").health == 14
    assert played.event("shouted").word == "help"
    # They stay where they were when the fight is played on.
    assert played.play("carl: rest").fighter("carl").health == 14


def test_an_edict_may_end_the_fight() -> None:
    played = duel().play("anna: strike carl", "edict: end winner=blue", dice="d20=3")
    assert (played.over, played.winner) == (True, "blue")


def test_events_are_those_of_the_latest_play() -> None:
    begun = duel()
    assert [event.kind for event in begun.events] == ["roll", "omen"]
    struck = begun.play("anna: strike carl", dice="d20=5")
    assert [event.kind for event in struck.events] == ["roll"]
    assert [event.kind for event in struck.story] == ["roll", "omen", "roll"]
    ducked = struck.play("carl: duck")
    assert [event.kind for event in ducked.events] == ["ducked"]


def test_questions_are_remembered() -> None:
    played = duel().play("anna: strike carl", dice="d20=5")
    assert played.asked == [
        Asked("0-act-anna", "anna", "act", "strike target=carl weapon=club", "script"),
        Asked("1-defend-carl", "carl", "defend"),
    ]


# Who answers the rest


def test_defaults_answer_the_rest() -> None:
    played = duel().play("carl@act: throw anna", dice="2d6=1,1", otherwise="default")
    assert [asked.by for asked in played.asked] == ["otherwise", "script", ""]


def test_defaults_go_on_until_somebody_is_asked() -> None:
    played = brawl().play(otherwise="default", until="dora")
    assert played.question.id == "3-act-dora"
    struck = brawl().play("anna: strike carl", dice="d20=1 d6=1", otherwise="default", until="@act")
    assert struck.question.id == "4-act-bert"
    assert brawl().play(otherwise="default", until="carl@act").question.id == "2-act-carl"


def test_defaults_play_to_the_end() -> None:
    played = duel().play(otherwise="default", until="over")
    assert played.over
    assert played.winner == ""


def test_a_player_answers_the_rest_and_is_not_asked_again() -> None:
    player = RandomPlayer(Stream(1, 2))
    fight = toy_fight("anna", "carl", skill=0)
    walked = situation(fight, "d6=3").play("anna: rest", otherwise=DefaultPlayer(), until="anna")
    assert walked.question.id == "2-act-anna"
    later = walked.play("anna: say text=ho", otherwise=player)
    assert [asked.id for asked in later.asked[:3]] == ["0-act-anna", "1-act-carl", "2-act-anna"]


def test_a_fight_stops_between_two_steps() -> None:
    start = situation(toy_fight("anna", "carl"), "d6=3")
    omen = start.play(steps=1)
    assert (omen.pending, omen.fight.omen, omen.fight.turn) == ([], 3, 0)
    turn = omen.play("anna: rest", steps=1)
    assert (turn.pending, turn.fight.turn) == ([], 1)
    struck = turn.play("carl: strike anna", dice="d20=2")
    done = struck.play("anna: duck", steps=0)
    assert (done.pending, done.fight.turn, done.fight.round) == ([], 0, 1)


# What fails


def fails(saying: str, of: Situation, *answers: str, dice: str = "") -> None:
    with pytest.raises(ScriptError, match=saying):
        of.play(*answers, dice=dice)


def test_somebody_else_is_asked() -> None:
    fails("anna@act is asked, but the script has 'carl: rest'", duel(), "carl: rest")


def test_something_else_is_asked() -> None:
    fails("anna@act is asked, but the script has 'anna@defend: none'", duel(), "anna@defend: none")


def test_an_answer_is_refused() -> None:
    fails("'anna: strike bert' is refused: slot-missing: target", brawl(), "anna: strike bert")
    fails("is refused: fighter-unknown", duel(), "edict: skip fighter=emil")
    fails("is refused: nothing-to-volunteer", duel(), "emil!: shout")


def test_a_die_too_many_is_rolled() -> None:
    fails(
        "anna rolls 1d20 for strike: a d20 is rolled, but no scripted die is left",
        duel(),
        "anna: strike carl",
    )


def test_a_die_of_other_sides_is_rolled() -> None:
    fails(
        "anna rolls 1d20 for strike: .* number 2 is d8=3", duel(), "anna: strike carl", dice="d8=3"
    )


def test_dice_are_left_over() -> None:
    fails("scripted dice left over: d6=2; carl@act is asked", duel(), "anna: rest", dice="d6=2")


def test_answers_are_left_over_at_the_end() -> None:
    fails(
        "the fight is over, but the script goes on: 'carl: rest'",
        duel(),
        "edict: remove-fighter fighter=carl",
        "anna: rest",
        "carl: rest",
    )


def test_somebody_unscripted_is_asked_before_the_end_of_the_play() -> None:
    with pytest.raises(ScriptError, match="carl@act is asked before dora, unscripted"):
        brawl().play("anna: rest", "bert: rest", until="dora")


# Looking


def test_a_roll_is_explained() -> None:
    played = duel().play("anna: strike carl weapon=fist hard=2", dice="d20=20")
    assert played.tally("strike").total == 6
    assert played.parts("strike") == {"skill": 10, "hard": -4}
    assert [(roll.word, roll.faces) for roll in played.rolls()] == [("strike", (20,))]
    with pytest.raises(ScriptError, match="no number was tested for 'parry'; for: strike"):
        played.tally("parry")


def test_one_event_is_picked_by_its_fields() -> None:
    played = duel().play("anna: rest", "carl: rest")
    assert played.event("rested", actor="carl").kind == "rested"
    with pytest.raises(ScriptError, match="2 events 'rested'"):
        played.event("rested")
    with pytest.raises(ScriptError, match="0 events 'walked'"):
        played.event("walked")


def test_what_is_offered() -> None:
    begun = brawl()
    assert begun.offers()[:2] == ["strike", "burst"]
    assert begun.offers("strike") == ["carl", "dora", "emil"]
    assert begun.slot("strike target=carl").default == "club"
    with pytest.raises(ScriptError, match="is complete"):
        begun.offers("rest")
    with pytest.raises(ScriptError, match="carl is not asked anything"):
        begun.offers(who="carl")


def test_what_is_refused() -> None:
    begun = brawl()
    found = begun.refuses("anna: strike target=bert", reason="a-friend", rule="TOY-02")
    assert isinstance(found, Refusal)
    with pytest.raises(ScriptError, match="is accepted"):
        begun.refuses("anna: rest")
    with pytest.raises(ScriptError, match="is refused, but not by too-far: a-friend"):
        begun.refuses("anna: strike target=bert", reason="too-far")
    with pytest.raises(ScriptError, match="answers nothing that is asked: anna@act"):
        begun.refuses("bert: rest")


def test_the_end_is_known() -> None:
    played = duel().play(
        "edict: set fighter=carl field=health value=1",
        "anna: strike carl",
        "carl: none",
        dice="d20=1 d6=1",
    )
    assert (played.over, played.winner, played.pending) == (True, "red", [])
    with pytest.raises(ScriptError, match="nothing is asked: the fight is over"):
        _ = played.question
    with pytest.raises(ScriptError, match="no fighter 'emil'; there are anna, carl"):
        played.fighter("emil")


# Chances


def carls_health(fight: Fight) -> int:
    carl = fight.by_slug("carl")
    return carl.health  # type: ignore[union-attr, no-any-return]


def test_chances_are_exact() -> None:
    found = duel().chances("anna: strike carl", "carl: none", outcome=carls_health)
    assert found[8] == Fraction(9, 20)
    assert [found[8 - harm] for harm in range(1, 7)] == [Fraction(11, 120)] * 6
    assert sum(found.values()) == 1
    assert found.runs == 1 + 6
    assert found.cut == 0


def test_chances_from_the_middle_keep_what_has_fallen() -> None:
    struck = duel().play("anna: strike carl", dice="d20=5")
    parried = struck.chances("carl: parry", outcome=lambda fight: carls_health(fight) == 8)
    assert parried[True] == Fraction(21, 36)
    scripted = duel().chances(
        "anna: strike carl", "carl: parry", dice="d20=5 d6=6", outcome=carls_health
    )
    assert scripted[8] == Fraction(1, 6)


def test_chances_leave_out_answers_that_nobody_asks_for() -> None:
    found = brawl().chances(
        "anna: strike carl",
        "carl: none",
        "dora: yes",
        "emil: no",
        outcome=lambda fight: "brave" in fight.by_slug("dora").states,
    )
    assert found == {False: Fraction(9, 20), True: Fraction(11, 20)}


def test_chances_of_pools_tell_what_was_cut_off() -> None:
    found = chances(duel(), "anna: throw carl", outcome=carls_health, depth=2)
    assert 0 < found.cut < Fraction(1, 10)
    exact = chances(duel(), "anna: throw carl", outcome=carls_health)
    # Two dice make twelve or more with a six and at least six on the other, or on going on.
    assert abs(exact[7] - found[7]) <= found.cut
    assert exact.cut < found.cut


def test_an_answer_that_no_dice_lead_to_is_a_mistake_of_the_test() -> None:
    with pytest.raises(ScriptError, match="no course of the dice comes to these answers: 'carl: n"):
        duel().chances("anna: strike carl", "carl: noen", outcome=carls_health)
    with pytest.raises(ScriptError, match="'carl@defend: noen' is refused"):
        duel().chances("anna: strike carl", "carl@defend: noen", outcome=carls_health)


def test_chances_agree_with_every_roll_played_by_hand() -> None:
    begun = duel()
    landed = sum(
        begun.play("anna: strike carl", dice=f"d20={face}").question.kind == "defend"
        for face in range(1, 21)
    )
    found = begun.chances("anna: strike carl", outcome=lambda fight: fight.decisions)
    assert found[2] == 1
    hits = begun.chances(
        "anna: strike carl", "carl: duck", outcome=lambda fight: fight.by_slug("carl").states != []
    )
    assert hits[True] == Fraction(landed, 20)


# Players


def test_a_scripted_player_says_what_it_misses() -> None:
    fight = toy_fight("anna", "carl")
    question = Act(fight, fight.roster[0])
    with pytest.raises(ScriptError, match="anna@act is asked, but no scripted answer is left"):
        ScriptedPlayer([]).decide(question)
    with pytest.raises(ScriptError, match="anna@act is asked, but the script has 'carl: rest'"):
        ScriptedPlayer(["carl: rest"]).decide(question)
    with pytest.raises(ScriptError, match="'fly' is refused: not-possible"):
        ScriptedPlayer(["fly"]).decide(question)
    with pytest.raises(ScriptError, match="scripted answers left over: 'anna: rest'"):
        ScriptedPlayer(["anna: rest"]).finish()
    assert ScriptedPlayer(["anna: strike carl"]).decide(question).verb == "strike"
    assert DefaultPlayer().decide(question).text() == "rest"


def test_enumeration_is_left_with_nothing_to_do_where_no_dice_fall() -> None:
    found = duel().chances("anna: rest", outcome=lambda fight: fight.turn)
    assert found == {1: 1}
    assert found.runs == 1
    assert isinstance(Enumeration().cut, Fraction)


def test_chances_say_so_after_a_fixed_count_of_courses() -> None:
    with pytest.raises(TooMany, match="too many courses: more than 3 courses of the dice"):
        duel().chances("anna: strike carl", "carl: none", outcome=carls_health, most=3)
