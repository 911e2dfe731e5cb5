"""Where players see the numbers of their own side only, nothing tells them those of their foes."""

import json
from contextlib import ExitStack

import pytest

from fechtbuch.engine.choices import Choice, Player, Question, every_choice
from fechtbuch.scenario import load
from fechtbuch.table.live import LiveTable
from tests.table.adversary.test_noninterference import (
    bare,
    begin_anew,
    chosen,
    live_of,
    patient,
    rest,
)
from tests.table.kit import Data, House, Person, Table, delegate

__all__ = ["patient"]


def asked(table: Table, kind: str = "turn") -> Data:
    """Anna is asked; her question."""
    for _ in range(60):
        found: list[Data] = table.state("Anna")["questions"]
        if found and found[0]["kind"] == kind:
            return found[0]
        table.do("referee", delegate(table.state()))
    raise AssertionError(f"Anna is never asked for a {kind}")


def test_options_against_a_foe_have_no_number(home: House) -> None:
    table = home.duel(reveal="own")
    question = asked(table)
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        for partial in ("attack", "attack target=hans", "attack target=hans weapon=messer"):
            wanted = {"type": "options", "question": question["id"], "partial": partial}
            told = anna.ask(wanted, "options")["next"]
            assert told["number"] is None
            options = told["slot"]["options"] if told["slot"] else []
            assert not [one for one in options if one.get("number") and "hans" in one["text"]]
        table.do("referee", {"do": "set", "reveal": "all"})
        anna.listen()
        question = anna.state["questions"][0]
        wanted = {"type": "options", "question": question["id"], "partial": "attack target=hans"}
        told = anna.ask(wanted, "options")["next"]
        assert told["number"] or [one for one in told["slot"]["options"] if one.get("number")]


def test_odds_advice_and_chances_are_withheld(home: House) -> None:
    table = home.duel(reveal="own")
    question = asked(table)
    state = table.state("Anna")
    assert not state["can"]["odds"]
    assert not state["can"]["advice"]
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        odds = {"type": "odds", "question": question["id"], "text": "attack hans"}
        assert anna.ask(odds, "odds")["problem"]["code"] == "withheld"
        assert anna.ask({"type": "advice"}, "advice")["type"] == "refused"


def test_the_log_tells_no_number_that_is_a_foes_or_held_against_one(home: House) -> None:
    table = home.duel(reveal="own")
    for _ in range(30):
        table.do("referee", delegate(table.state()))
    shown = {}
    for who in ("Anna", "referee"):
        lines = table.http(who, "GET", "/log").json()["lines"]
        shown[who] = [one for one in lines if one["roll"] and one["roll"]["purpose"] == "attack"]
    assert {one["fighter"] for one in shown["Anna"]} == {"kurt", "hans"}
    for line in shown["Anna"]:
        assert (line["number"], line["roll"]["goal"]) == (None, "")
        assert "armour" not in line["text"]
    assert all(one["number"] and one["roll"]["goal"] for one in shown["referee"])


def test_who_types_dice_is_not_told_what_they_must_come_to_against_a_foe(home: House) -> None:
    table = home.duel(reveal="own")
    table.do("Anna", {"do": "seat", "seat": "s1", "real_dice": True})
    for _ in range(40):
        found = [one for one in table.state("Anna")["questions"] if one["dice"]]
        if found and found[0]["dice"]["purpose"] == "attack":
            break
        state = table.state()
        faces = {"1d20": "7", "1d6": "3", "2d6": "3 4"}
        dice = next((one for one in state["questions"] if one["dice"]), None)
        if dice is None:
            table.do("referee", delegate(state))
        else:
            text = faces[dice["dice"]["expression"]]
            table.do("referee", {"do": "answer", "question": dice["id"], "text": text})
    (dice,) = found
    assert (dice["dice"]["number"], dice["dice"]["need"]) == (None, None)
    (same,) = table.state()["questions"]
    assert same["dice"]["need"] > 0
    assert str(same["dice"]["need"]) in same["sentence"]
    assert str(same["dice"]["need"]) not in dice["sentence"]


SECRETS = {
    "kurt-and-hans": ["ws", "bs", "morale"],
    "knight-and-swashbuckler": ["skills", "ht"],
    "marek-and-grom": ["health", "rerolls"],
    "hammer-and-plate": ["skills"],
}
"""Duels of each book, and what the foe is better at in one of two worlds."""


def better(name: str) -> tuple[Data, Data]:
    """A duel, and the same with a foe who can do more than he could."""
    one, other = (load(name).to_data() for _ in range(2))
    foe = other["sides"][1]["fighters"][0]
    for data in (one, other):
        x, y = data["sides"][0]["fighters"][0]["at"]
        data["sides"][1]["fighters"][0]["at"] = [x + 1, y]
    for field in SECRETS[name]:
        number = foe[field]
        foe[field] = (
            {key: value + 1 for key, value in number.items()}
            if isinstance(number, dict)
            else number + 1
        )
    return one, other


TURNS = 8


class Striker(Player):
    """Attacks somebody whenever that is offered, or defends himself only."""

    def __init__(self, attacks: bool) -> None:
        self.attacks = attacks

    def decide(self, question: Question) -> Choice:
        side, fight = question.side, question.fight
        foes = {one.slug for one in fight.roster if fight.enemies(side, one.side)}
        offered = list(every_choice(question, 400))
        wanted = []
        if self.attacks:
            wanted += [one for one in offered if one.get("verb") == "attack"]
            wanted += [one for one in offered if foes & set(one.values())]
        wanted += [one for one in offered if one.get("verb") in ("parry", "dodge", "guard")]
        return question.build(wanted[0]) if wanted else question.default()


def deeds(live: LiveTable) -> list[object]:
    """What has happened so far: who did what to whom, and how the dice fell."""
    story = live.session.story
    return [(one.kind, int(one.actor), int(one.target), list(one.faces)) for one in story]


def lived(home: House, data: Data, key: int) -> list[tuple[list[object], str]]:
    """Answer by answer what happened, and everything that the first side is sent and may ask."""
    table = home.table(data, seats=[{"name": "Anna", "side": data["sides"][0]["slug"]}])
    table.do("referee", {"do": "set", "reveal": "own"})
    live = live_of(table)
    begin_anew(table, key, "there")
    foe = data["sides"][1]["fighters"][0]["slug"]
    live.engine.players = [Striker(True), Striker(key % 2 == 0)]
    live.settings.engine = [foe]
    live.settling.go_on()
    found: list[tuple[list[object], str]] = []
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        for turn in range(TURNS):
            if live.session.fight.over:
                break
            for question in anna.state["questions"][:1]:
                for message in (
                    {"type": "why", "question": question["id"], "value": foe},
                    {"type": "survey", "fighter": foe},
                ):
                    anna.ask(message, "why" if message["type"] == "why" else "surveyed")
                command: Data = {"do": "delegate", "question": question["id"]}
                if turn % 4 == 0 and question["next"]:
                    command |= {"do": "answer", "text": chosen(anna, question, turn)}
                anna.command(command)
            table.command("referee", {"do": "edict", "text": f"say text=turn-{turn}"})
            rest(table)
            anna.listen()
            parts: list[object] = [anna.heard]
            for path in ("", "/log", "/moments", "/record", "/story", "/moments/0?chance=false"):
                parts.append(table.http("Anna", "GET", path).text)
            text = json.dumps(parts, ensure_ascii=False)
            found.append((deeds(live), bare(text, table, live)))
    return found


@pytest.mark.parametrize("key", [1, 2])
@pytest.mark.parametrize("name", sorted(SECRETS))
def test_what_a_foe_can_do_changes_nothing_that_is_sent_until_it_comes_to_something(
    home: House, name: str, key: int
) -> None:
    looked = 0
    for (done, one), (did, two) in zip(*(lived(home, data, key) for data in better(name))):
        if done != did:
            break
        looked += 1
        if one != two:
            at = next(i for i, (a, b) in enumerate(zip(one, two)) if a != b)
            around = slice(max(0, at - 300), at + 200)
            pytest.fail(f"answer {looked}\n--- so\n{one[around]}\n--- better\n{two[around]}")
    assert looked > 0
