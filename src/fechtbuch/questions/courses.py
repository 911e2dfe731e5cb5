"""How fights go: who strikes first, who falls first, who wins when."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fechtbuch.engine.fight import MOST_STEPS, Ended, Fight
from fechtbuch.engine.memory import seat
from fechtbuch.rubbish import no_collection
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.counts import Counts
from fechtbuch.simulate.statistics import Interval, quantile, wilson
from fechtbuch.simulate.work import KINDS, Bench, Job, Worker, scenario_data, scenario_in, text_of

COURSES = "courses"


@dataclass(frozen=True)
class Blow:
    """The first blow of one side: the first harm done to anybody."""

    side: int
    fights: int
    """Fights in which it was the first."""
    won: int
    round: int
    """In half of them no later than in this round."""

    @property
    def share(self) -> float:
        """How often it won after it."""
        return self.won / self.fights if self.fights else 0.0

    @property
    def interval(self) -> Interval:
        """The 95 % interval of that."""
        return wilson(self.won, self.fights)


@dataclass(frozen=True)
class Fall:
    """Who was the first to be out of the fight."""

    slug: str
    name: str
    side: int
    fights: int
    lost: int
    """Fights of these that its side lost."""
    round: int


@dataclass(frozen=True)
class Moment:
    """After a round: which fights are still on, and who wins those."""

    round: int
    on: int
    """Fights that are still on."""
    won: tuple[int, ...]
    """By side: how many of these it wins."""


@dataclass(frozen=True)
class Way:
    """How fights of a scenario go."""

    fights: int
    blows: tuple[Blow, ...]
    falls: tuple[Fall, ...]
    """Who falls first, the most frequent first."""
    moments: tuple[Moment, ...]
    """Chance by round, beginning with 0: before the first."""
    p5: int
    p50: int
    p95: int


class CoursesWorker(Worker):
    """Watches fights step by step."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        scenario = scenario_in(data)
        self.book = scenario.rulebook
        self.bench = Bench(scenario, seed)

    def run(self, first: int, count: int) -> Counts:
        """The fights of these numbers."""
        counts: Counts = {"fights": count, "blows": {}, "falls": {}, "ends": {}}
        bench = self.bench
        with no_collection():
            for number in range(first, first + count):
                fight = bench.start.copy()
                bench.dice.deal(number, fight.roster)
                seat(fight, bench.players, bench.dice)
                self._watch(fight, counts)
        return counts

    def _watch(self, fight: Fight, counts: Counts) -> None:
        roster = list(fight.roster)
        out = [self.book.seen(fight, fighter, -1).out for fighter in roster]
        blow = fall = ""
        left = MOST_STEPS
        while not fight.over:
            if fight.host is not None:
                fight.host.boundary(fight)
                if fight.over:
                    break
            try:
                fight.advance()
            except Ended:
                break
            left -= 1
            if left == 0:
                fight.give_up()
            if not blow:
                struck = [fighter for fighter in roster if fighter.dealt > 0]
                # Both in one step: neither was the first.
                if len({int(fighter.side) for fighter in struck}) == 1:
                    blow = f"{struck[0].side} {fight.round}"
                elif struck:
                    blow = f"-1 {fight.round}"
            if not fall:
                for place, fighter in enumerate(roster):
                    if not out[place] and self.book.seen(fight, fighter, -1).out:
                        fall = f"{fighter.slug} {fight.round}"
                        break
        winners = sum(1 << int(side) for side in fight.winners()) if fight.winner >= 0 else 0
        for name, key in (("blows", blow), ("falls", fall), ("ends", f"{fight.round}")):
            if key:
                full = f"{key} {winners}"
                counts[name][full] = counts[name].get(full, 0) + 1


KINDS[COURSES] = CoursesWorker


def courses_job(scenario: Scenario, seed: int) -> Job:
    """The job of watching how a scenario's fights go."""
    return Job(COURSES, seed, text_of(scenario_data(scenario)))


def way_of(scenario: Scenario, counts: Counts) -> Way:
    """Counts in order."""
    sides = range(len(scenario.sides))
    blows: list[Blow] = []
    for side in sides:
        rounds: dict[int, int] = {}
        won = 0
        for key, number in counts["blows"].items():
            who, when, winners = (int(word) for word in key.split(" "))
            if who == side:
                rounds[when] = rounds.get(when, 0) + number
                won += number * (winners >> side & 1)
        fights = sum(rounds.values())
        blows.append(Blow(side, fights, won, quantile(rounds, 0.5) if fights else 0))
    ends: dict[int, list[int]] = {}
    for key, number in counts["ends"].items():
        when, winners = (int(word) for word in key.split(" "))
        row = ends.setdefault(when, [0] * (1 + len(sides)))
        row[0] += number
        for side in sides:
            row[1 + side] += number * (winners >> side & 1)
    lengths = {when: row[0] for when, row in ends.items()}
    p95 = quantile(lengths, 0.95)
    moments = []
    for after in range(p95):
        later = [row for when, row in ends.items() if when > after]
        moments.append(
            Moment(
                after,
                sum(row[0] for row in later),
                tuple(sum(row[1 + side] for row in later) for side in sides),
            )
        )
    return Way(
        counts["fights"],
        tuple(blows),
        tuple(_falls(scenario, counts["falls"])),
        tuple(moments),
        quantile(lengths, 0.05),
        quantile(lengths, 0.5),
        p95,
    )


def _falls(scenario: Scenario, counts: Mapping[str, int]) -> list[Fall]:
    found: dict[str, tuple[dict[int, int], int]] = {}
    places = {
        recruit.slug: (side, str(recruit.to_data().get("name") or recruit.slug))
        for side, party in enumerate(scenario.sides)
        for recruit in party.recruits
    }
    for key, number in counts.items():
        slug, when, winners = key.split(" ")
        if slug not in places:
            continue
        rounds, lost = found.get(slug, ({}, 0))
        rounds[int(when)] = rounds.get(int(when), 0) + number
        found[slug] = (rounds, lost + number * (not int(winners) >> places[slug][0] & 1))
    falls = [
        Fall(
            slug,
            places[slug][1],
            places[slug][0],
            sum(rounds.values()),
            lost,
            quantile(rounds, 0.5),
        )
        for slug, (rounds, lost) in found.items()
    ]
    return sorted(falls, key=lambda fall: (-fall.fights, fall.slug))
