"""Many fights from one start: the inner loop of every simulation."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.choices import Player
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.streams import BulkDice

LONGEST: Final = 10_000
"""Fights longer than this many rounds are counted in the last class."""


class Tallies:
    """What a run of fights came to: sums and counts, so that runs can be added up."""

    def __init__(self, sides: int, fighters: int) -> None:
        self.fights = 0
        self.draws = 0
        self.bounded = 0
        self.decisions = 0
        self.wins = [0] * sides
        self.rounds: dict[int, int] = {}
        self.survived = [0] * fighters
        self.dealt = [0] * fighters
        self.taken = [0] * fighters

    def count(self, fight: Fight) -> None:
        """Take in one finished fight."""
        self.fights += 1
        self.decisions += fight.decisions
        if fight.bounded:
            self.bounded += 1
        if fight.winner < 0:
            self.draws += 1
        else:
            for side in fight.winners():
                self.wins[side] += 1
        rounds = fight.round
        if rounds > LONGEST:
            rounds = LONGEST
        self.rounds[rounds] = self.rounds.get(rounds, 0) + 1
        for fighter in fight.roster[: len(self.survived)]:
            index = fighter.index
            if fighter.alive():
                self.survived[index] += 1
            self.dealt[index] += fighter.dealt
            self.taken[index] += fighter.taken

    def add(self, other: "Tallies") -> None:
        """Take in another run."""
        self.fights += other.fights
        self.draws += other.draws
        self.bounded += other.bounded
        self.decisions += other.decisions
        for rounds, count in sorted(other.rounds.items()):
            self.rounds[rounds] = self.rounds.get(rounds, 0) + count
        _add(self.wins, other.wins)
        _add(self.survived, other.survived)
        _add(self.dealt, other.dealt)
        _add(self.taken, other.taken)

    def to_data(self) -> dict[str, object]:
        """The counts as JSON-ready data."""
        return {
            "fights": self.fights,
            "draws": self.draws,
            "bounded": self.bounded,
            "decisions": self.decisions,
            "wins": list(self.wins),
            "rounds": [[rounds, count] for rounds, count in sorted(self.rounds.items())],
            "survived": list(self.survived),
            "dealt": list(self.dealt),
            "taken": list(self.taken),
        }


def tallies_from_data(data: dict[str, object]) -> Tallies:
    """Read counts that another process sent."""
    wins = data["wins"]
    survived = data["survived"]
    assert isinstance(wins, list) and isinstance(survived, list)
    tallies = Tallies(len(wins), len(survived))
    tallies.fights = _whole(data["fights"])
    tallies.draws = _whole(data["draws"])
    tallies.bounded = _whole(data["bounded"])
    tallies.decisions = _whole(data["decisions"])
    rounds = data["rounds"]
    assert isinstance(rounds, list)
    for number, count in rounds:
        tallies.rounds[number] = count
    for name, into in (
        ("wins", tallies.wins),
        ("survived", tallies.survived),
        ("dealt", tallies.dealt),
        ("taken", tallies.taken),
    ):
        values = data[name]
        assert isinstance(values, list)
        _add(into, values)
    return tallies


def _add(into: list[int], more: list[int]) -> None:
    for index, value in enumerate(more):
        into[index] += value


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def run_many(
    start: Fight, players: list[Player], dice: BulkDice, first: i64, count: i64, tallies: Tallies
) -> None:
    """Fights number `first` to `first + count - 1` from the same start, without explanations.

    The players must draw chance only from `dice.whim`, so that a fight depends on its number
    and on nothing else.
    """
    rollers = len(start.roster)
    number = first
    for _ in range(count):
        dice.deal(number, rollers)
        fight = start.copy()
        fight.dice = dice
        fight.players = players
        fight.run()
        tallies.count(fight)
        number += 1
