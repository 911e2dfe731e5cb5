"""Playing a position on to the end, many times: the inner loop of win probability and advice."""

import math

from mypy_extensions import i64

from fechtbuch.engine.choices import Choice, Partial, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.position import Position
from fechtbuch.engine.streams import BulkDice


class Shares:
    """How often each side has won; and fight by fight, for one side, what it got."""

    def __init__(self, sides: int, side: int = 0) -> None:
        self.played = 0
        self.draws = 0
        self.wins = [0] * sides
        self.side = side
        """Whose points are kept."""
        self.points: list[int] = []
        """For each fight 2 for a win of that side, 1 for a draw, 0 otherwise."""
        self.courses: list[int] = []
        """For each fight a number that tells courses apart: equal ones came to the same."""

    def count(self, fight: Fight) -> None:
        """Take in one finished fight."""
        self.played += 1
        course = fight.winner + 1 + 16 * fight.round
        for fighter in fight.roster:
            course = (course * 31 + fighter.dealt * 7 + fighter.taken + fighter.at) & 0xFFFFFFFF
        self.courses.append(course)
        if fight.winner < 0:
            self.draws += 1
            self.points.append(1)
            return
        side: i64 = 0
        won = 0
        for _ in range(len(self.wins)):
            if side == fight.winner or not fight.enemies(fight.winner, side):
                self.wins[side] += 1
                if side == self.side:
                    won = 2
            side += 1
        self.points.append(won)

    def add(self, other: "Shares") -> None:
        """Take in another run."""
        self.played += other.played
        self.draws += other.draws
        for side, wins in enumerate(other.wins):
            self.wins[side] += wins
        self.points.extend(other.points)
        self.courses.extend(other.courses)

    def score(self, side: int) -> float:
        """What a side gets on average: 1 for a win, a half for a draw."""
        if self.played == 0:
            return 0.5
        return (self.wins[side] + self.draws / 2) / self.played

    def sure(self, side: int) -> float:
        """The score less a standard error, as Wilson reckons it: what can be relied upon.

        So a lucky start does not pass for a good option.
        """
        count = self.played
        if count == 0:
            return 0.0
        share = self.score(side)
        error = math.sqrt(share * (1 - share) / count + 1 / (4 * count * count))
        return (share + 1 / (2 * count) - error) / (1 + 1 / count)

    def to_data(self) -> list[list[int]]:
        """The counts as plain numbers."""
        return [[self.played, self.draws, *self.wins], list(self.points), list(self.courses)]


def shares_from_data(data: list[list[int]]) -> Shares:
    """Read counts that another process sent."""
    counts, points, courses = data
    shares = Shares(len(counts) - 2)
    shares.played = counts[0]
    shares.draws = counts[1]
    shares.wins = counts[2:]
    shares.points = points
    shares.courses = courses
    return shares


class Resolved(Player):
    """Answers one question in a settled way, once in each rollout, and the rest by policy."""

    def __init__(self, policy: Player, kind: str, who: str) -> None:
        self.policy = policy
        self.kind = kind
        self.who = who
        """Slug of the fighter who is asked; empty where it is the whole side."""
        self.partial: Partial | None = None
        """The settled answer; None leaves the question to the policy, too."""
        self.waiting = False

    def decide(self, question: Question) -> Choice:
        """The settled answer where it is asked for, else the policy's."""
        partial = self.partial
        if self.waiting and partial is not None and question.kind == self.kind:
            who = question.who
            if self.who == ("" if who is None else who.slug):
                self.waiting = False
                return question.build(dict(partial))
        return self.policy.decide(question)


def roll_out(
    position: Position,
    players: list[Player],
    resolved: Resolved | None,
    dice: BulkDice,
    first: i64,
    count: i64,
    shares: Shares,
) -> None:
    """Play fights number `first` to `first + count - 1` on from a position.

    Equal numbers fall alike for every answer, so answers are compared on common dice.
    """
    number = first
    for _ in range(count):
        if resolved is not None:
            resolved.waiting = True
        fight = position.begin(players, dice)
        dice.deal(number, fight.roster)
        fight.run()
        shares.count(fight)
        number += 1
