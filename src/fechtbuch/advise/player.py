"""How much better playing by advice is than the book's own policy."""

from dataclasses import dataclass

from fechtbuch.books.base import Sensible
from fechtbuch.engine.advised import ROLLOUTS, Advised
from fechtbuch.engine.memory import seat
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.statistics import Interval, wilson


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


def mirrored(
    scenario: Scenario, pairs: int, rollouts: int = ROLLOUTS, seed: int = 0, first: int = 0
) -> Duel:
    """Each fight twice on the same dice, with the advised policy on one side and the other.

    Only for two sides. Pairs are numbered from `first` on, so that later ones go on with new dice.
    """
    if len(scenario.sides) != 2:
        raise ValueError(f"{scenario.name}: {len(scenario.sides)} sides; mirroring needs two")
    crew = Sensible(scenario.rulebook)
    start = scenario.build()
    dice = BulkDice(seed)
    wins = 0
    draws = 0
    for number in range(first, first + pairs):
        for side in (0, 1):
            players = crew.players(dice.whim, 2)
            players[side] = Advised(crew, rollouts)
            fight = start.copy()
            dice.deal(number, fight.roster)
            seat(fight, players, dice)
            fight.run()
            wins += side in fight.winners()
            draws += fight.winner < 0
    return Duel(2 * pairs, wins, draws)
