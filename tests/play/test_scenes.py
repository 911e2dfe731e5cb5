"""Scenes in which rules meet, played from the first turn to the last with everything looked at."""

import json
from collections.abc import Iterator

import pytest

from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fight import Fight
from fechtbuch.testing.conformance.invariants import ready
from fechtbuch.testing.conformance.playing import scenario
from fechtbuch.testing.conformance.telling import Teller, told_badly
from fechtbuch.testing.conformance.test_every_field import anatomy_of

MOST_STEPS = 250

SCENES = [
    ("tales-and-legends/horse-against-horse", 12, ["shies", "unseated", "charges", "mounts"]),
    ("tales-and-legends/bear-at-the-hives", 29, ["holds-on", "takes-missile", "grapples", "fell"]),
    ("gurps/three-at-the-wall", 0, ["seizes", "throws-down", "breaks-free"]),
    ("landsknecht/nets-on-the-bridge", 46, ["netted", "counter-attacks", "left-saddle"]),
    ("phase-six/smoke-in-the-corridor", 4, ["cloud", "reacts", "attacks"]),
]
"""Each with a fight in which what the scene is for comes up."""


def watched(name: str, fight: Fight) -> Iterator[list[str]]:
    """The kinds of events of each step; nothing may be broken, untold or badly told."""
    book = scenario(name).rulebook
    teller = Teller(anatomy_of(book), book.telling())
    invariants = book.invariants()
    fight.telling = True
    for _ in range(MOST_STEPS):
        if fight.over:
            return
        before = teller.values(fight)
        fight.events = []
        fight.step()
        assert invariants.broken(fight) == []
        assert teller.untold(fight, before) == []
        rules = set(book.rules)
        assert [each for event in fight.events for each in told_badly(event, rules)] == []
        yield [event.kind for event in fight.events]


@pytest.mark.parametrize(("name", "number", "wanted"), SCENES, ids=[name for name, *_ in SCENES])
def test_a_scene_is_played_to_its_end(name: str, number: int, wanted: list[str]) -> None:
    fight, _ = ready(name, number, "mixed")
    seen = {kind for kinds in watched(name, fight) for kind in kinds}
    assert fight.over
    assert set(wanted) <= seen


def second(name: str, side: str, at: list[int]) -> str:
    """Somebody who joins a side."""
    return json.dumps({"use": "veteran", "name": name, "side": side, "at": at})


@pytest.mark.rule("TAL-RUL-106")
def test_a_duel_that_others_join_becomes_a_battle_of_four() -> None:
    name = "tales-and-legends/the-seconds-draw"
    fight, _ = ready(name, 1, "book")
    turns: list[str] = []
    declared: list[int] = []
    joined = False
    for _ in watched(name, fight):
        for event in fight.events:
            if event.kind == "turn":
                turns.append(fight.roster[event.actor].slug)
            if event.kind.startswith("declares"):
                declared.append(int(fight.round))
        if declared and not joined:
            joined = True
            for who, side, at in (("Jaksa", "mint-guard", [2, 6]), ("Luca", "guests", [15, 6])):
                decree(fight, {"verb": "add-fighter", "data": second(who, side, at)})
    assert fight.over
    assert set(declared) == {1}
    assert {"zbigniew", "corvin", "jaksa", "luca"} == set(turns)
