"""Many fights from one start: the inner loop of every simulation."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.choices import Player
from fechtbuch.engine.fight import MOST_STEPS, Fight
from fechtbuch.engine.knowing import hidden_in
from fechtbuch.engine.memory import seat
from fechtbuch.engine.streams import BulkDice

LONGEST: Final = 10_000
"""Fights longer than this many rounds are counted in the last class."""

OUTCOME_SIDES: Final = 8
"""Bits that an outcome keeps for the sides that have won."""


class Tallies:
    """What a run of fights came to: sums and counts, so that a run can go on where it was."""

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
        self.losses: list[dict[int, int]] = [{} for _ in range(sides)]
        """For each side how often it lost how many."""
        self.deaths: list[dict[int, int]] = [{} for _ in range(fighters)]
        """For each fighter how often it died in which round."""
        self.standing = [0] * fighters
        """For each fighter in how many fights it was still in the fight at its end."""
        self.left: list[dict[int, int]] = [{} for _ in range(fighters)]
        """For each fighter how often it was out of the fight from which round on."""
        self.kept: list[dict[int, int]] = [{} for _ in range(sides)]
        """For each side how often how many were still in the fight at its end."""
        self.lost = [0] * sides
        self.stand = [0] * sides
        self.living = [True] * fighters
        self.fighting = [True] * fighters
        self.since = [0] * fighters

    def begin(self, fight: Fight) -> None:
        """A fight begins: everybody counts who lives."""
        index: i64 = 0
        for fighter in fight.roster[: len(self.living)]:
            self.living[index] = fighter.alive()
            self.fighting[index] = fighter.fighting()
            self.since[index] = 0
            index += 1

    def look(self, fight: Fight) -> None:
        """Between two steps: who is out of the fight, who has died?"""
        living = self.living
        fighting = self.fighting
        roster = fight.roster
        index: i64 = 0
        for before in fighting:
            fighter = roster[index]
            if fighter.fighting():
                if not before:
                    fighting[index] = True
            else:
                if before:
                    fighting[index] = False
                    self.since[index] = fight.round if fight.round < LONGEST else LONGEST
                if living[index] and not fighter.alive():
                    living[index] = False
                    when = fight.round if fight.round < LONGEST else LONGEST
                    deaths = self.deaths[index]
                    deaths[when] = deaths.get(when, 0) + 1
            index += 1

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
        lost = self.lost
        stand = self.stand
        sides: i64 = len(lost)
        for side in range(sides):
            lost[side] = 0
            stand[side] = 0
        for fighter in fight.roster[: len(self.survived)]:
            index = fighter.index
            if fighter.alive():
                self.survived[index] += 1
            else:
                lost[fighter.side] += 1
            if fighter.fighting():
                self.standing[index] += 1
                stand[fighter.side] += 1
            else:
                left = self.left[index]
                since = self.since[index]
                left[since] = left.get(since, 0) + 1
            self.dealt[index] += fighter.dealt
            self.taken[index] += fighter.taken
        for side in range(sides):
            losses = self.losses[side]
            losses[lost[side]] = losses.get(lost[side], 0) + 1
            kept = self.kept[side]
            kept[stand[side]] = kept.get(stand[side], 0) + 1

    def to_data(self) -> dict[str, object]:
        """The counts as JSON-ready data."""
        return {
            "fights": self.fights,
            "draws": self.draws,
            "bounded": self.bounded,
            "decisions": self.decisions,
            "wins": list(self.wins),
            "rounds": _pairs(self.rounds),
            "survived": list(self.survived),
            "dealt": list(self.dealt),
            "taken": list(self.taken),
            "losses": [_pairs(counts) for counts in self.losses],
            "deaths": [_pairs(counts) for counts in self.deaths],
            "standing": list(self.standing),
            "left": [_pairs(counts) for counts in self.left],
            "kept": [_pairs(counts) for counts in self.kept],
        }


def _pairs(counts: dict[int, int]) -> list[list[int]]:
    return [[number, count] for number, count in sorted(counts.items())]


def run_many(
    start: Fight,
    players: list[Player],
    dice: BulkDice,
    first: i64,
    count: i64,
    tallies: Tallies,
    ledger: list[int] | None = None,
) -> None:
    """Fights number `first` to `first + count - 1` from the same start, without explanations.

    The players must draw chance only from `dice.whim`, so that a fight depends on its number
    and on nothing else. A `ledger` gets one number for each fight, as `outcome` makes it.
    """
    number = first
    for _ in range(count):
        fight = start.copy()
        dice.deal(number, fight.roster)
        seat(fight, players, dice)
        tallies.begin(fight)
        left: i64 = MOST_STEPS
        # Nobody goes into hiding while a fight is simulated, so one look is enough.
        all_known = hidden_in(fight.roster) == 0
        while not fight.over:
            if fight.host is not None:
                fight.host.boundary(fight)
            if all_known:
                fight.step()
            else:
                fight.advance()
            tallies.look(fight)
            left -= 1
            if left == 0:
                fight.give_up()
        tallies.count(fight)
        if ledger is not None:
            ledger.append(outcome(fight))
        number += 1


def outcome(fight: Fight) -> int:
    """Who won and when, in one number: a bit for each winning side, above them the rounds."""
    winners: i64 = 0
    for side in fight.winners():
        winners |= 1 << side
    return int(fight.round << OUTCOME_SIDES | winners)
