"""Ways to run the scenarios of a book: in bulk, and at a table."""

from collections.abc import Iterator
from functools import cache

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import decided
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import Scenario, load, new_record, seed_from


@cache
def scenario(name: str) -> Scenario:
    """A packaged scenario, read once."""
    return load(name)


def bulk(name: str, number: int, policy: str = "") -> tuple[Fight, BulkDice]:
    """Fight number `number` of a scenario, ready to be run in bulk."""
    chosen = scenario(name)
    fight = chosen.build()
    dice = BulkDice(2026)
    dice.deal(number, fight.roster)
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
    """A table with this scenario, and the policy that never changes, for every side.

    So what is played at it changes only where a rule does, and not with every better level.
    """
    chosen = scenario(name)
    secret = seed_from(seed)
    table = Session(new_record(chosen, secret), chosen.build(), secret)
    return table, chosen.with_policy("book").players(Stream(seed, 1))


def answers(table: Session, players: list[Player], most: int) -> Iterator[Question]:
    """Let policies answer up to `most` questions, one at each step."""
    for _ in range(most):
        if not table.pending:
            return
        question = table.pending[0]
        choice = (
            question.default() if question.side < 0 else decided(players[question.side], question)
        )
        table.answer(choice.text(), question.id)
        yield question


def story(table: Session) -> list[dict[str, object]]:
    """Everything told so far, as data."""
    slugs = [fighter.slug for fighter in table.fight.roster]
    return [event.to_data(slugs) for event in table.story]
