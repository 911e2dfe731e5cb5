"""The fight: rolls and their explanations, who may know what."""

from fechtbuch.engine.choices import Choice, Player, Question, parse_words
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Modifier
from fechtbuch.engine.tally import EVERYONE, REFEREE
from fechtbuch.testing import DefaultPlayer, ScriptedPlayer, situation
from tests.toy import ToyFight, Verdict, toy_fight


def told(fight: ToyFight) -> ToyFight:
    fight.telling = True
    return fight


def slugs(fight: ToyFight) -> list[str]:
    return [fighter.slug for fighter in fight.roster]


def rolling(text: str, *sides: str) -> ToyFight:
    fight = told(toy_fight(*(sides or ("anna", "carl"))))
    fight.dice = ScriptedDice(parse_script(text))
    return fight


# Rolls


def test_a_roll_is_told_with_faces_purpose_and_number() -> None:
    fight = rolling("3d6=4,5,2")
    number = fight.tally("skill", 12, "TOY-02")
    assert fight.roll(fight.roster[0], 3, 6, "strike", number) == 11
    assert [event.to_data(slugs(fight)) for event in fight.events] == [
        {
            "kind": "roll",
            "actor": "anna",
            "word": "strike",
            "amount": 11,
            "tally": {
                "name": "skill",
                "total": 12,
                "parts": [{"name": "skill", "value": 12, "rule": "TOY-02"}],
            },
            "dice": "3d6",
            "faces": [4, 5, 2],
        }
    ]


def test_exploding_rolls_are_told_too() -> None:
    fight = rolling("d6=6 d6=2 d6=4 d6=6 d6=3 d6=1")
    assert fight.explode(fight.roster[0], 2, "throw") == 12
    assert fight.pool(fight.roster[0], 2, [4, 8], "burst") == [1, 0, 1]
    throw, burst = fight.events
    assert (throw.dice, throw.faces, throw.amount) == ("2x6", [6, 2, 4], 12)
    assert (burst.dice, burst.faces, burst.amount) == ("2x6", [6, 3, 1], 1)


def test_nothing_is_told_when_nobody_listens() -> None:
    fight = rolling("d20=3 d6=6 d6=1 d6=2")
    fight.telling = False
    fight.roll(fight.roster[0], 1, 20, "strike")
    assert fight.explode(fight.roster[0], 1, "throw") == 7
    assert fight.pool(fight.roster[0], 1, [4], "burst") == [1, 0]
    fight.note("walked", "TOY-06", fight.roster[0])
    assert fight.events == []
    assert fight.tally("skill", 10, "TOY-02").parts is None


# Who answers


def test_each_side_is_asked_through_its_own_player() -> None:
    fight = toy_fight("anna", "carl")
    fight.dice = ScriptedDice(parse_script("d6=1 d20=5"))
    anna = ScriptedPlayer(["anna@act: strike target=carl weapon=club"])
    carl = ScriptedPlayer(["carl@defend: duck"])
    fight.players = [anna, carl]
    fight.step()
    fight.step()
    anna.finish()
    carl.finish()
    assert fight.decisions == 2


def test_without_a_referee_the_default_is_taken() -> None:
    class Never(Player):
        def decide(self, question: Question) -> Choice:
            raise AssertionError(question.kind)

    fight = toy_fight("anna", "carl")
    fight.players = [Never(), Never()]
    assert fight.ask(Verdict(fight, fight.roster[0], "swing from the lamp")).verb == "deny"


# Modifiers


def test_a_modifier_waits_for_the_fighters_next_tested_roll() -> None:
    fight = told(toy_fight("anna", "carl"))
    anna, carl = fight.roster
    fight.modifiers = [Modifier(0, 3, ""), Modifier(0, -1, "parry"), Modifier(1, 5, "")]
    number = fight.tally("skill", 10, "TOY-02")
    fight.settle(anna, number, "strike")
    assert [(part.name, part.value) for part in number.parts or []] == [
        ("skill", 10),
        ("referee", 3),
    ]
    again = fight.tally("skill", 10, "TOY-02")
    fight.settle(anna, again, "strike")
    assert again.total == 10
    fight.settle(anna, again, "parry")
    fight.settle(carl, again, "strike")
    assert again.total == 14
    assert fight.modifiers == []


# Sides


def test_allied_sides_win_together() -> None:
    fight = toy_fight("anna", "carl", "emil")
    red, _, green = fight.sides
    red.friends, green.friends = 0b100, 0b001
    assert not fight.enemies(0, 2)
    assert fight.enemies(0, 1)
    fight.end(2)
    assert fight.winners() == [0, 2]


def test_nobody_wins_a_draw() -> None:
    fight = toy_fight("anna", "carl")
    fight.players = [DefaultPlayer(), DefaultPlayer()]
    fight.dice = ScriptedDice(parse_script("d6=1"))
    fight.run()
    assert (fight.over, fight.bounded, fight.winners()) == (True, True, [])


# Who may know what


def last(fight: ToyFight) -> Event:
    return fight.events[-1]


def known(event: Event, sides: int = 3) -> list[int]:
    return [side for side in range(-1, sides) if event.known_to(side)]


def test_what_a_hidden_fighter_does_stays_unknown_to_those_it_is_hidden_from() -> None:
    fight = rolling("d20=3 d6=2 d6=1 2d20=4,9", "anna", "carl", "emil")
    anna, carl = fight.roster[:2]
    decree(fight, parse_words("hide fighter=anna side=blue"))
    for tell in (
        lambda: fight.note("walked", "TOY-06", anna),
        lambda: fight.note("seen", "", carl, anna),
        lambda: fight.roll(anna, 1, 20, "sneak"),
        lambda: fight.explode(anna, 1, "throw"),
        lambda: fight.pool(anna, 1, [4], "burst"),
        lambda: fight.roll_off(carl, anna, 20, "race"),
    ):
        tell()
        assert known(last(fight)) == [-1, 0, 2]
    fight.note("walked", "TOY-06", carl)
    assert last(fight).audience == EVERYONE
    decree(fight, parse_words("reveal fighter=anna"))
    fight.note("walked", "TOY-06", anna)
    assert known(last(fight)) == [-1, 0, 1, 2]


def test_what_no_side_may_know_is_the_referees_alone() -> None:
    # Two who hide from each other's side meet: nobody left may know of both.
    fight = told(toy_fight("anna", "carl"))
    anna, carl = fight.roster
    anna.hidden_from, carl.hidden_from = 0b10, 0b01
    fight.note("passed", "", anna, carl)
    assert last(fight).audience == REFEREE
    assert known(last(fight), 2) == [-1]


def test_hidden_play_through_the_rules() -> None:
    start = toy_fight("anna", "carl")
    played = situation(start, "d6=1", given=["hide fighter=anna side=blue"]).play(
        "anna: walk 1,0", "carl: walk 1,2"
    )
    assert played.event("walked", actor="anna").audience == 0b01
    assert played.event("walked", actor="carl").audience == EVERYONE
