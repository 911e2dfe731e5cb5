"""What every conformance test needs: all scenarios of all books, and ways to run them."""

import os
from collections.abc import Iterator
from functools import cache

import pytest

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import Scenario, load, names, new_record, seed_from

BRIEF = os.environ.get("CONFORMANCE") == "brief"
"""Two scenarios of each book and a few of its specimens: what the second, interpreted run takes.

That interpreted and compiled fights are the same is held by `test_builds` over all scenarios.
"""


def _scenarios() -> list[str]:
    found: list[str] = []
    for info in names():
        same = [name for name in found if name.startswith(f"{info.book}/")]
        if not BRIEF or len(same) < 2:
            found.append(f"{info.book}/{info.name}")
    return found


SCENARIOS = _scenarios()

every_scenario = pytest.mark.parametrize("name", SCENARIOS)
"""Run a test once for every scenario of every book."""


@cache
def scenario(name: str) -> Scenario:
    return load(name)


def bulk(name: str, number: int, policy: str = "") -> tuple[Fight, BulkDice]:
    """Fight number `number` of a scenario, ready to be run in bulk."""
    chosen = scenario(name)
    fight = chosen.build()
    dice = BulkDice(2026)
    dice.deal(number, len(fight.roster))
    fight.dice = dice
    if policy:
        make = chosen.rulebook.policies()[policy]
        fight.players = [make(dice.whim) for _ in fight.sides]
    else:
        fight.players = chosen.players(dice.whim)
    return fight, dice


class Watched(Player):
    """A player whose every question and choice somebody looks at."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seen: list[tuple[Question, Choice]] = []

    def decide(self, question: Question) -> Choice:
        choice = self.player.decide(question)
        self.look(question, choice)
        return choice

    def look(self, question: Question, choice: Choice) -> None:
        self.seen.append((question, choice))


def session(name: str, seed: int) -> tuple[Session, list[Player]]:
    """A table with this scenario, and the policies that would play it."""
    chosen = scenario(name)
    secret = seed_from(seed)
    table = Session(new_record(chosen, secret), chosen.build(), secret)
    return table, chosen.players(Stream(seed, 1))


def answers(table: Session, players: list[Player], most: int) -> Iterator[Question]:
    """Let policies answer up to `most` questions, one at each step."""
    for _ in range(most):
        if not table.pending:
            return
        question = table.pending[0]
        choice = (
            question.default() if question.side < 0 else players[question.side].decide(question)
        )
        table.answer(choice.text(), question.id)
        yield question


def story(table: Session) -> list[dict[str, object]]:
    """Everything told so far, as data."""
    slugs = [fighter.slug for fighter in table.fight.roster]
    return [event.to_data(slugs) for event in table.story]
