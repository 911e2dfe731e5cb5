"""Playing by advice, and how much better that is than the book's own policy."""

from dataclasses import dataclass

from fechtbuch.advise.adviser import POLICY, advise
from fechtbuch.engine.choices import Choice, Player, Question, read_choice
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario import Scenario, open_session, seed_from
from fechtbuch.simulate.statistics import Interval, wilson

ROLLOUTS = 4000
"""Rollouts for each decision."""

MOST_DECISIONS = 20_000
"""A fight with more questions is given up."""


class Advised(Player):
    """The `advised` policy: takes what the rollouts find best.

    It needs the session whose questions it answers, because only a session can be looked at from
    the moment of its question; and it knows no more than the side that is asked.
    """

    def __init__(self, session: Session, rollouts: int = ROLLOUTS, seed: int = 0) -> None:
        self.session = session
        self.rollouts = rollouts
        self.seed = seed

    def decide(self, question: Question) -> Choice:
        """The best of the options; what the policy would do where advice is of no use."""
        advice = advise(
            self.session,
            seconds=None,
            rollouts=self.rollouts,
            question=question.id,
            seed=self.seed,
        )
        if advice.best is None:
            return question.default()
        return read_choice(question, advice.best.choice)


@dataclass(frozen=True)
class Duel:
    """How the advised side fared in mirrored fights."""

    fights: int
    wins: int
    draws: int

    @property
    def share(self) -> float:
        """Wins, and half of the draws, over all fights."""
        return (self.wins + self.draws / 2) / self.fights if self.fights else 0.0

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval of the share of wins among decided fights."""
        return wilson(self.wins, self.fights - self.draws)


def mirrored(scenario: Scenario, pairs: int, rollouts: int = ROLLOUTS, seed: int = 0) -> Duel:
    """Each fight twice on the same table seed, with the advised policy on one side and the other.

    Only for two sides.
    """
    if len(scenario.sides) != 2:
        raise ValueError(f"{scenario.name}: {len(scenario.sides)} sides; mirroring needs two")
    wins = 0
    draws = 0
    for number in range(pairs):
        for side in (0, 1):
            winner = _fought(scenario, side, rollouts, seed + number)
            wins += winner == side
            draws += winner < 0
    return Duel(2 * pairs, wins, draws)


def _fought(scenario: Scenario, advised: int, rollouts: int, seed: int) -> int:
    """One fight, one side advised; the winner."""
    session = open_session(scenario, seed_from(seed))
    usual = scenario.rulebook.policies()[POLICY](Stream(seed, 1))
    clever = Advised(session, rollouts, seed)
    for _ in range(MOST_DECISIONS):
        if not session.pending:
            break
        question = session.pending[0]
        if question.side < 0:
            choice = question.default()
        else:
            choice = (clever if question.side == advised else usual).decide(question)
        session.answer(choice.text(), question.id)
    return int(session.fight.winner)
