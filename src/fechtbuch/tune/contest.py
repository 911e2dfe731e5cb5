"""Two ways of playing against each other, with the sides exchanged, on the same dice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Player
from fechtbuch.engine.memory import seat
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.rubbish import no_collection
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.counts import Counts
from fechtbuch.simulate.work import KINDS, Job, Worker, scenario_data, scenario_in, text_of

CONTEST = "contest"


@dataclass(frozen=True)
class Contender:
    """Somebody who plays: a policy by its name, or weights."""

    name: str
    weights: tuple[tuple[str, int], ...] | None = None

    @classmethod
    def by(cls, name: str, weights: Mapping[str, int]) -> "Contender":
        """Who plays by these weights."""
        return cls(name, tuple(sorted(weights.items())))

    def to_data(self) -> dict[str, Any]:
        """As a job carries it; who goes by weights goes by these alone."""
        return {"policy": self.name} if self.weights is None else {"weights": dict(self.weights)}


def player_of(book: Book, data: Mapping[str, Any], stream: Stream) -> Player:
    """The player that a job names."""
    if "policy" in data:
        return book.known_policies()[data["policy"]](stream)
    if book.thinking is None:
        raise ValueError(f"{book.title} has no plans, so nobody can play it by weights")
    return book.thinking.player(data["weights"], "weights")(stream)


class Contest(Worker):
    """Fight number 2n has the first on the first side, 2n + 1 on the second, on the same dice."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        scenario = scenario_in(data)
        book = scenario.rulebook
        self.start = scenario.build()
        self.dice = BulkDice(seed)
        one = player_of(book, data["one"], self.dice.whim)
        other = player_of(book, data["other"], self.dice.whim)
        self.seats = ([one, other], [other, one])

    def run(self, first: int, count: int) -> Counts:
        """How often the first has won."""
        wins = 0
        draws = 0
        decisions = 0
        with no_collection():
            for number in range(first, first + count):
                side = number % 2
                fight = self.start.copy()
                self.dice.deal(number // 2, fight.roster)
                seat(fight, self.seats[side], self.dice)
                fight.run()
                wins += side in fight.winners()
                draws += fight.winner < 0
                decisions += fight.decisions
        return {"fights": count, "wins": wins, "draws": draws, "decisions": decisions}


KINDS[CONTEST] = Contest


def contest_job(scenario: Scenario, one: Contender, other: Contender, seed: int) -> Job:
    """The job of letting two contenders fight a scenario again and again."""
    data = {**scenario_data(scenario), "one": one.to_data(), "other": other.to_data()}
    return Job(CONTEST, seed, text_of(data))


def share_of(counts: Counts) -> float:
    """What the first has got: 1 for a win, a half for a draw."""
    return (counts["wins"] + counts["draws"] / 2) / counts["fights"] if counts else 0.5
