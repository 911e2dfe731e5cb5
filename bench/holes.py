"""Where a policy goes wrong: what a search would rather do, and how many points that brings.

    python -m bench.holes SCENARIO [--policy strong] [--pairs 20] [--rollouts 800] [--check 400]

A searcher plays each side in turn against the policy, with rollouts by that same policy. Wherever
it leaves the policy's choice, both are tried once more on dice that had no part in the search, so
that the gain owes nothing to luck. Departures are put together by what was asked, how far the next
foe was, what the policy would do and what would have been better.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from fechtbuch.books.base import Sensible
from fechtbuch.engine.advised import APART, CLEAR, SEED
from fechtbuch.engine.choices import Choice, Player, Question, Refusal, parse_words
from fechtbuch.engine.memory import Memory, seat
from fechtbuch.engine.position import Position
from fechtbuch.engine.search import MOST_CANDIDATES, Bench, Crew, Search
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import Scenario, load

FRESH = APART // 2
"""The dice of the second trial are numbered from here on, beyond all of the search."""

BESIDE = 2
NEAR = 8
"""Fields up to which a foe is called beside, and near."""

SHOWN = ("weapon", "word", "special", "version", "location", "mode", "way", "retreat", "free")
"""Slots that belong to the kind of a choice; whom and which way do not."""


@dataclass(frozen=True)
class Departure:
    """One choice of the policy, and a better one."""

    kind: str
    """Of the question."""
    situation: str
    usual: str
    better: str
    gain: float
    """In shares of fights, on fresh dice."""
    error: float


@dataclass
class Hole:
    """All departures of one sort."""

    kind: str
    situation: str
    usual: str
    better: str
    departures: list[Departure]

    @property
    def gain(self) -> float:
        """All gains together, in shares of fights."""
        return sum(one.gain for one in self.departures)

    @property
    def error(self) -> float:
        """The standard error of that."""
        return math.sqrt(sum(one.error**2 for one in self.departures))

    @property
    def example(self) -> Departure:
        """The departure that gains most."""
        return max(self.departures, key=lambda one: one.gain)


@dataclass
class Found:
    """What a search for holes came to."""

    fights: int
    wins: float
    asked: int
    """Questions with more than one answer."""
    departures: list[Departure]

    @property
    def share(self) -> float:
        """What the searcher got against the policy."""
        return self.wins / self.fights if self.fights else 0.5

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Found":
        """As it was."""
        departures = [Departure(**one) for one in data["departures"]]
        return cls(**{**data, "departures": departures})

    def holes(self) -> list[Hole]:
        """Departures put together, those that gain most first."""
        sorts: dict[tuple[str, str, str, str], list[Departure]] = defaultdict(list)
        for one in self.departures:
            sorts[one.kind, one.situation, sort_of(one.usual), sort_of(one.better)].append(one)
        holes = [Hole(*key, departures) for key, departures in sorts.items()]
        return sorted(holes, key=lambda hole: -hole.gain)


class Searcher(Player):
    """Plays by search and notes where that differs from the policy."""

    def __init__(self, crew: Crew, rollouts: int, check: int, found: Found) -> None:
        self.crew = crew
        self.rollouts = rollouts
        self.check = check
        self.found = found
        self._whim = Stream()

    def remembers(self) -> bool:
        """It goes back to the moment of its question."""
        return True

    def decide(self, question: Question) -> Choice:
        """What the search finds best."""
        fight = question.fight
        # Somebody who knows nothing of plans made before: rollouts begin in the same way.
        own = self.crew.players(self._whim, len(fight.sides))[question.side]
        self._whim.rekey(SEED, fight.decisions)
        usual = own.decide(question)
        host = fight.host
        if not isinstance(host, Memory) or fight.keeps_from(question.side):
            return usual
        position = Position(host.past.start)
        position.past = host.past.copy()
        bench = Bench(position, self.crew, question, SEED, fight.decisions * APART)
        try:
            search = Search(bench, question, usual.text(), MOST_CANDIDATES, own)
        except Refusal:
            return usual
        if len(search.candidates) < 2:
            return usual
        while search.rollouts < self.rollouts and not search.finished():
            before = search.rollouts
            search.work(self.rollouts - before)
            if search.rollouts == before:
                break
        self.found.asked += 1
        best = search.choice(CLEAR)
        if best is None or best.partial is None or best.usual:
            return usual
        mine = bench.run(best.partial, FRESH, self.check).points
        theirs = bench.run(search.usual.partial, FRESH, self.check).points
        gain, error = paired(mine, theirs)
        self.found.departures.append(
            Departure(question.kind, situation(question), usual.text(), best.text, gain, error)
        )
        return question.build(dict(best.partial))


def paired(mine: list[int], theirs: list[int]) -> tuple[float, float]:
    """The mean difference of points on the same dice, in shares, and its standard error."""
    gaps = [(one - other) / 2 for one, other in zip(mine, theirs, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps)
    return mean, math.sqrt(spread / (count * (count - 1))) if count > 1 else 1.0


def situation(question: Question) -> str:
    """How far the next foe of whoever is asked is away."""
    who = question.who
    fight = question.fight
    if who is None:
        return "-"
    far = [
        fight.grid.distance(who.at, other.at)
        for other in fight.roster
        if not other.gone and fight.enemies(who.side, other.side) and other.at >= 0
    ]
    if not far or who.at < 0:
        return "-"
    return "beside" if min(far) <= BESIDE else "near" if min(far) <= NEAR else "far"


def sort_of(text: str) -> str:
    """A choice without whom and which way: its verb, and what else makes its kind."""
    words = parse_words(text)
    verb = next(iter(words.values()), "")
    return " ".join([verb, *(f"{name}={words[name]}" for name in SHOWN if name in words)])


def search_holes(
    scenario: Scenario, policy: str, pairs: int, rollouts: int, check: int, seed: int = 0
) -> Found:
    """Let the searcher fight the policy, each fight twice with the sides exchanged."""
    crew = Sensible(scenario.rulebook, policy)
    start = scenario.build()
    dice = BulkDice(seed)
    found = Found(0, 0.0, 0, [])
    for number in range(pairs):
        for side in range(2):
            players = crew.players(dice.whim, 2)
            players[side] = Searcher(crew, rollouts, check, found)
            fight = start.copy()
            dice.deal(number, fight.roster)
            seat(fight, players, dice)
            fight.run()
            found.fights += 1
            found.wins += 0.5 if fight.winner < 0 else float(side in fight.winners())
    return found


def lines(found: Found, most: int) -> Iterable[str]:
    """What was found, the largest holes first."""
    yield (
        f"search {found.share:.1%} of {found.fights} fights; "
        f"departs {len(found.departures)} times in {found.asked} decisions"
    )
    for hole in found.holes()[:most]:
        example = hole.example
        gain, error = (100 * number / found.fights for number in (hole.gain, hole.error))
        yield (
            f"{gain:6.1f} ± {error:.1f} points a fight, "
            f"{len(hole.departures)} times: {hole.kind}, {hole.situation}: "
            f"{hole.usual} -> {hole.better}"
        )
        yield f"         [{example.usual}] -> [{example.better}] {100 * example.gain:+.0f}"


def main(arguments: list[str] | None = None) -> None:
    """Search one or more scenarios for holes and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="+")
    parser.add_argument("--policy", default="strong")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--rollouts", type=int, default=800)
    parser.add_argument("--check", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=8)
    chosen = parser.parse_args(arguments)
    for name in chosen.scenarios:
        found = search_holes(
            load(name), chosen.policy, chosen.pairs, chosen.rollouts, chosen.check, chosen.seed
        )
        print(f"{name}, {chosen.policy}:")
        for line in lines(found, chosen.most):
            print(f"  {line}")


if __name__ == "__main__":
    main()
