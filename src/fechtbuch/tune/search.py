"""Finding weights: coordinate sweeps, then steps of all weights at once, on common dice.

What is maximised is the *least* of the mean shares against a pool of opponents: rock beats scissors
by much more than it is worth. Sweeps find the few weights that matter and how large they are; then
SPSA (two opposite steps of all weights at a time) moves the rest along. Every round takes other
dice, so that nobody gets used to some of them, and what is compared always has the same.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from fechtbuch.scenario import Scenario
from fechtbuch.simulate.drive import Course
from fechtbuch.simulate.run import Means
from fechtbuch.tune.contest import Contender, contest_job, share_of

Matrix = dict[str, float]
"""Mean share against each member of the pool."""

FACTORS = (0.0, 0.4, 0.7, 1.4, 2.0, 3.0)
"""What a sweep tries besides the weight as it is, in its multiples."""

FROM_ZERO = (-300, -100, 100, 300)
"""What it tries where the weight is 0."""

LEAST_GAIN = 0.002
"""A sweep changes a weight only for so much more."""

STEP = 0.2
"""How far SPSA steps to both sides, as a share of a weight."""

SMALLEST = 50
"""No weight is taken for smaller than this when steps are measured."""


@dataclass
class Tuning:
    """A search under way."""

    pool: Sequence[Contender]
    bouts: Sequence[Scenario]
    fights: int
    """Fights of each bout against each opponent for one value."""
    means: Means
    seed: int = 0
    fixed: frozenset[str] = frozenset({"whim"})
    """Weights that are not changed: chance is no matter of strength."""
    tell: Callable[[str, Mapping[str, int], float], None] | None = None
    tried: int = 0
    rounds: int = field(default=0, init=False)

    def matrix(
        self,
        candidates: Sequence[Mapping[str, int]],
        bouts: Sequence[Scenario],
        fights: int,
        seed: int,
    ) -> list[Matrix]:
        """How each fares against each of the pool, all on the same dice."""
        courses: list[list[list[Course]]] = []
        for weights in candidates:
            who = Contender.by("weights", weights)
            courses.append(
                [
                    [Course(contest_job(bout, who, other, seed), fights) for bout in bouts]
                    for other in self.pool
                ]
            )
        self.means.work([course for one in courses for row in one for course in row])
        self.tried += len(candidates)
        return [
            {
                other.name: sum(share_of(course.counts) for course in row) / len(row)
                for other, row in zip(self.pool, rows, strict=True)
            }
            for rows in courses
        ]

    def worths(self, candidates: Sequence[Mapping[str, int]], seed: int) -> list[float]:
        """The least share of each; the mean decides between equals."""
        found = self.matrix(candidates, self.bouts, self.fights, seed)
        return [worth(one) for one in found]

    def run(self, start: Mapping[str, int], seconds: float) -> dict[str, int]:
        """The best that was found in this time."""
        until = time.monotonic() + seconds
        chance = Random(f"tune {self.seed}")
        weights = dict(start)
        names = [name for name in weights if name not in self.fixed]
        for _ in range(2):
            chance.shuffle(names)
            for name in names:
                if time.monotonic() > until - seconds / 3:
                    break
                weights = self.sweep(weights, name)
        while time.monotonic() < until:
            weights = self.step(weights, names, chance)
        return weights

    def _dice(self) -> int:
        self.rounds += 1
        return 1000 * self.seed + self.rounds

    def sweep(self, weights: dict[str, int], name: str) -> dict[str, int]:
        """One weight over several values."""
        now = weights[name]
        if now == 0:
            values = [now + step for step in FROM_ZERO]
        else:
            values = [round(now * factor) for factor in FACTORS]
        tried = [weights, *({**weights, name: value} for value in values)]
        worths = self.worths(tried, self._dice())
        best = max(range(len(tried)), key=lambda place: worths[place])
        if worths[best] < worths[0] + LEAST_GAIN:
            best = 0
        if self.tell is not None:
            self.tell(name, tried[best], worths[best])
        return tried[best]

    def step(self, weights: dict[str, int], names: Sequence[str], chance: Random) -> dict[str, int]:
        """All weights at once, one way and the other; then towards the better."""
        signs = {name: chance.choice((-1, 1)) for name in names}

        def moved(by: float) -> dict[str, int]:
            return {
                name: round(value + by * signs[name] * max(abs(value), SMALLEST))
                if name in signs
                else value
                for name, value in weights.items()
            }

        tried = [weights, moved(STEP), moved(-STEP)]
        worths = self.worths(tried, self._dice())
        best = max(range(3), key=lambda place: worths[place])
        if worths[best] < worths[0] + LEAST_GAIN:
            best = 0
        if self.tell is not None:
            self.tell("", tried[best], worths[best])
        return tried[best]


def worth(matrix: Matrix) -> float:
    """What is maximised: the least share, and a little of the mean."""
    return min(matrix.values()) + 0.1 * sum(matrix.values()) / len(matrix)
