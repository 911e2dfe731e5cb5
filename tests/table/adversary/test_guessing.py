"""Somebody guesses: what he is told of a name does not depend on whether it is a hidden one's."""

import json
from contextlib import ExitStack

import pytest

from tests.table.adversary.test_noninterference import DUELS, HIDDEN, live_of, patient, world
from tests.table.kit import Data, House, Person, Table, delegate

__all__ = ["patient"]

NOBODY = "yolanda"
"""As long a name as that of whoever is hidden; nobody has it."""


def hidden_is_asked(home: House, data: Data, reveal: str = "all") -> Table:
    """A table of Anna's at which somebody is asked of whom she does not know."""
    seats = [{"name": "Anna", "side": data["sides"][0]["slug"]}]
    table = home.table(data, seats=seats, reveal=reveal)
    for _ in range(400):
        if any(one["fighter"] == HIDDEN for one in table.state()["questions"]):
            assert HIDDEN not in json.dumps(table.state("Anna"))
            return table
        table.do("referee", delegate(table.state()))
    raise AssertionError("the hidden one is never asked")


def asked_of(anna: Person, table: Table, slug: str) -> list[str]:
    """What Anna is told whenever she names somebody."""
    told: list[str] = []
    mine = next(one["slug"] for one in anna.state["fighters"] if one["mine"])
    (pending,) = {one.id.partition("-")[2] for one in live_of(table).session.pending}
    guessed = pending.replace(HIDDEN, slug)
    questions = [f"{number}-{guessed}" for number in range(12)]
    texts = [f"attack target={slug}", f"attack {slug}", slug]
    commands: list[Data] = [
        *({"do": "answer", "question": one, "text": "pass"} for one in questions),
        *({"do": "delegate", "question": one} for one in questions),
        *({"do": "plan", "question": one, "answers": ["pass"]} for one in questions),
        *({"do": "volunteer", "fighter": mine, "text": one} for one in texts),
        *({"do": "volunteer", "fighter": slug, "text": one} for one in texts),
        {"do": "stand", "kind": "turn", "fighter": mine, "text": texts[0], "foe": slug},
        {"do": "unstand", "kind": "turn", "fighter": mine, "foe": slug},
        {"do": "stand", "kind": "turn", "fighter": slug, "text": "pass"},
        {"do": "unstand", "kind": "turn", "fighter": slug},
        {"do": "seat", "seat": "s1", "fighters": [slug]},
        {"do": "hide", "fighter": slug, "on": False},
        {"do": "edict", "text": f"reveal fighter={slug}"},
    ]
    for command in commands:
        # As it is now, and from what she saw before that.
        for expect in (None, table.state("Anna")["seq"] - 1):
            answer = table.command("Anna", command, expect)
            told.append(json.dumps([command, answer.status_code, answer.text]))
    wanted: list[Data] = [{"type": "survey", "fighter": slug}]
    for one in questions:
        wanted += [
            {"type": "options", "question": one},
            {"type": "why", "question": one, "value": slug},
            {"type": "odds", "question": one, "text": "pass"},
            {"type": "advice", "question": one, "seconds": 0.1},
        ]
    for message in wanted:
        kind = "surveyed" if message["type"] == "survey" else str(message["type"])
        told.append(json.dumps([message, anna.ask(message, kind)]))
    told.append(table.http("Anna", "GET", f"/portraits/{slug}").text)
    return told


@pytest.mark.parametrize("reveal", ["all", "own"])
@pytest.mark.parametrize("name", DUELS)
def test_whoever_is_hidden_is_spoken_of_like_somebody_who_does_not_exist(
    home: House, name: str, reveal: str
) -> None:
    table = hidden_is_asked(home, world(name, "there"), reveal)
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        table.do("Anna", {"do": "seat", "seat": "s1", "real_dice": False})
        told = {slug: asked_of(anna, table, slug) for slug in (HIDDEN, NOBODY)}
    for one, other in zip(told[HIDDEN], told[NOBODY], strict=True):
        assert counted(one).replace(HIDDEN, NOBODY) == counted(other)


def counted(text: str) -> str:
    """Without the number of commands, which grows as they are given."""
    data = json.loads(text)
    return json.dumps(_without(data))


def _without(data: object) -> object:
    if isinstance(data, dict):
        return {key: _without(value) for key, value in data.items() if key != "seq"}
    if isinstance(data, list):
        return [_without(one) for one in data]
    if isinstance(data, str) and data.startswith("{"):
        return _without(json.loads(data))
    return data


def test_a_question_goes_by_the_number_that_its_owner_counts_and_by_no_other(home: House) -> None:
    data = world("kurt-and-hans", "there")
    for fighter in [one for side in data["sides"] for one in side["fighters"]]:
        fighter["wounds"] = 300
    table = hidden_is_asked(home, data)
    while not table.state("Anna")["questions"]:
        table.do("referee", delegate(table.state()))
    (question,) = table.state("Anna")["questions"]
    (own,) = live_of(table).session.pending
    # The record counts what somebody unseen has done, too.
    assert own.id != question["id"]
    refused = table.command("Anna", {"do": "answer", "question": own.id, "text": "pass"})
    other = table.command("Anna", {"do": "answer", "question": f"9{own.id}", "text": "pass"})
    assert (refused.status_code, refused.json()) == (other.status_code, other.json())
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        for message in (
            {"type": "options"},
            {"type": "odds", "text": "pass"},
            {"type": "why", "value": "hans"},
            {"type": "advice", "seconds": 0.1},
        ):
            heard = anna.ask({**message, "question": own.id}, str(message["type"]))
            assert heard["type"] == "refused", message
        told = anna.ask({"type": "options", "question": question["id"]}, "options")
        assert told["type"] == "options"
    table.do("Anna", {"do": "delegate", "question": question["id"]})
