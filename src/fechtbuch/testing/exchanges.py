"""Exchanges that come up in play: somebody turns against a foe, and what follows is open.

For tests and measurements that want many of them. Fights are played by policies or by players who
take any legal choice; every step in which somebody's choice names an enemy gives one exchange, with
the position before it and what had been answered by then.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from fechtbuch.engine.choices import VERB, Choice, Player, Question
from fechtbuch.engine.direction import asked
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Scenario


@dataclass(frozen=True)
class Turn:
    """A position and a choice against a foe, as `fechtbuch.odds.exchange` wants them."""

    fight: Fight
    actor: str
    choice: str
    answers: tuple[str, ...]
    """What was answered earlier in the same step."""


class _Noting(Player):
    """A player whose choices are written down."""

    def __init__(self, player: Player, seen: list[tuple[Question, Choice]]) -> None:
        self.player = player
        self.seen = seen

    def decide(self, question: Question) -> Choice:
        choice = self.player.decide(question)
        self.seen.append((question, choice))
        return choice


def exchanges(scenario: Scenario, fights: int, seed: int, policy: str = "") -> Iterator[Turn]:
    """All exchanges of so many fights, played by the scenario's policies or by this one."""
    dice = BulkDice(seed)
    for number in range(fights):
        fight = scenario.build()
        dice.deal(number, fight.roster)
        fight.dice = dice
        make = scenario.rulebook.policies().get(policy)
        players = scenario.players(dice.whim)
        if make is not None:
            players = [make(dice.whim) for _ in fight.sides]
        seen: list[tuple[Question, Choice]] = []
        fight.players = [_Noting(player, seen) for player in players]
        while not fight.over:
            before = fight.copy()
            seen.clear()
            fight.advance()
            turn = _turn(before, seen)
            if turn is not None:
                yield turn


def _turn(before: Fight, seen: list[tuple[Question, Choice]]) -> Turn | None:
    answers: list[str] = []
    for question, choice in seen:
        if question.who is not None and _hostile(before, question, choice):
            return Turn(before, question.who.slug, choice.text(), tuple(answers))
        answers.append(f"{asked(question)}@{question.kind}: {choice.text()}")
    return None


def _hostile(fight: Fight, question: Question, choice: Choice) -> bool:
    for slot, value in choice.words().items():
        named = None if slot == VERB else fight.by_slug(value)
        if named is not None and fight.enemies(question.side, named.side):
            return True
    return False
