"""What many fights came to."""

from dataclasses import dataclass, field
from typing import Any

from fechtbuch.engine.fight import Fight
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.closely import Closely
from fechtbuch.simulate.counts import Counts, numbers
from fechtbuch.simulate.frames import Framed
from fechtbuch.simulate.statistics import Interval, mean, quantile, wilson


@dataclass(frozen=True)
class SideResult:
    """How often a side won."""

    name: str
    wins: int
    share: float
    interval: Interval
    """Wilson's 95 % interval of the share."""
    losses: dict[int, int] = field(default_factory=dict)
    """In how many fights it lost how many of its members for good."""
    standing: dict[int, int] = field(default_factory=dict)
    """In how many fights how many of its members were still in the fight at its end."""

    def to_data(self) -> dict[str, object]:
        """The side as JSON-ready data."""
        return {
            "name": self.name,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
            "losses": _named(self.losses),
            "standing": _named(self.standing),
        }


@dataclass(frozen=True)
class FighterResult:
    """How a fighter fared, on average over all fights."""

    name: str
    side: str
    survived: float
    """The share of fights that it survived."""
    interval: Interval
    damage_dealt: float
    damage_taken: float
    deaths: dict[int, int] = field(default_factory=dict)
    """In how many fights it died in which round."""
    standing: float = 0.0
    """The share of fights at whose end it was still in the fight: neither fled nor fallen."""
    left: dict[int, int] = field(default_factory=dict)
    """In how many fights it was out of the fight from which round on."""

    def to_data(self) -> dict[str, object]:
        """The fighter as JSON-ready data."""
        return {
            "name": self.name,
            "side": self.side,
            "survived": self.survived,
            "interval": list(self.interval),
            "damage_dealt": self.damage_dealt,
            "damage_taken": self.damage_taken,
            "deaths": _named(self.deaths),
            "standing": self.standing,
            "left": _named(self.left),
        }


@dataclass(frozen=True)
class Rounds:
    """How long the fights took."""

    mean: float
    p5: int
    p50: int
    p95: int
    counts: dict[int, int] = field(default_factory=dict)
    """How many fights took how many rounds."""

    def to_data(self) -> dict[str, object]:
        """The lengths as JSON-ready data, without their distribution."""
        return {"mean": self.mean, "p5": self.p5, "p50": self.p50, "p95": self.p95}


@dataclass(frozen=True)
class Result(Framed):
    """A simulation's outcome. Sides and fighters are keyed by slug, in the scenario's order."""

    book: str
    scenario: str
    title: str
    fights: int
    seed: int
    compiled: bool
    policies: dict[str, str]
    sides: dict[str, SideResult]
    draws: int
    bounded: int
    """Draws because a fight reached its limit of rounds."""
    rounds: Rounds
    fighters: dict[str, FighterResult]
    decisions: int
    closely: Closely | None = None
    """What a look at some of the fights, told in full, has shown."""
    stopped: str = ""
    """Why there are not as many fights as were asked for: `precision`, `time`, `cancelled`."""
    seconds: float = field(default=0.0, compare=False)
    processes: int = field(default=1, compare=False)
    fresh: int | None = field(default=None, compare=False)
    """Fights of this run, where it went on from a state file; None where all of them are."""

    @property
    def fights_per_second(self) -> float:
        """Finished fights of this run per second of wall clock, over all processes."""
        fights = self.fights if self.fresh is None else self.fresh
        return fights / self.seconds if self.seconds > 0 else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Decisions per second of wall clock, over all processes."""
        return self.fights_per_second * self.decisions / self.fights

    def to_data(self) -> dict[str, object]:
        """The result as JSON-ready data."""
        data: dict[str, object] = {
            "book": self.book,
            "scenario": self.scenario,
            "title": self.title,
            "fights": self.fights,
            "seed": self.seed,
            "compiled": self.compiled,
            "policies": dict(self.policies),
            "sides": {slug: side.to_data() for slug, side in self.sides.items()},
            "draws": self.draws,
            "bounded": self.bounded,
            "rounds": self.rounds.to_data(),
            "rounds_counts": _named(self.rounds.counts),
            "fighters": {slug: one.to_data() for slug, one in self.fighters.items()},
            "decisions": self.decisions,
            "stopped": self.stopped,
            "seconds": self.seconds,
            "processes": self.processes,
            "fights_per_second": self.fights_per_second,
            "decisions_per_second": self.decisions_per_second,
        }
        if self.closely is not None:
            data["closely"] = self.closely.to_data()
        return data

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one row for each side."""
        return [
            {
                "scenario": self.scenario,
                "seed": self.seed,
                "fights": self.fights,
                "side": slug,
                "wins": side.wins,
                "share": side.share,
                "low": side.interval[0],
                "high": side.interval[1],
                "draws": self.draws,
                "bounded": self.bounded,
                "rounds_mean": self.rounds.mean,
                "rounds_p5": self.rounds.p5,
                "rounds_p50": self.rounds.p50,
                "rounds_p95": self.rounds.p95,
                "lost_mean": mean(side.losses) if side.losses else 0.0,
                "standing_mean": mean(side.standing) if side.standing else 0.0,
                "damage_dealt": self._sum(slug, "damage_dealt"),
                "damage_taken": self._sum(slug, "damage_taken"),
            }
            for slug, side in self.sides.items()
        ]

    def _sum(self, side: str, what: str) -> float:
        return sum(float(getattr(one, what)) for one in self.fighters.values() if one.side == side)

    def __repr__(self) -> str:
        shares = ", ".join(
            f"{slug} {side.share:.1%} ({side.interval[0]:.1%} to {side.interval[1]:.1%})"
            for slug, side in self.sides.items()
        )
        return f"<{self.scenario}: {self.fights} fights, {shares}, draws {self.draws}>"

    def _repr_html_(self) -> str:
        """The result in a notebook."""
        from fechtbuch.simulate.display import result_html

        return result_html(self)


def summarise(
    scenario: Scenario,
    start: Fight,
    seed: int,
    counts: Counts,
    closely: Closely | None = None,
    stopped: str = "",
    seconds: float = 0.0,
    processes: int = 1,
    fresh: int | None = None,
) -> Result:
    """Counts as shares, intervals and means; `ValueError` where no fight was finished."""
    fights = counts.get("fights", 0)
    if fights == 0:
        raise ValueError("stopped before the first fights were finished; allow more time")
    sides: dict[str, SideResult] = {}
    for number, side in enumerate(start.sides):
        wins = counts["wins"][number]
        sides[side.slug] = SideResult(
            side.name,
            wins,
            wins / fights,
            wilson(wins, fights),
            numbers(counts["losses"][number]),
            numbers(counts["kept"][number]),
        )
    fighters: dict[str, FighterResult] = {}
    for index, survived in enumerate(counts["survived"]):
        fighter = start.roster[index]
        fighters[fighter.slug] = FighterResult(
            fighter.name,
            start.sides[fighter.side].slug,
            survived / fights,
            wilson(survived, fights),
            counts["dealt"][index] / fights,
            counts["taken"][index] / fights,
            numbers(counts["deaths"][index]),
            counts["standing"][index] / fights,
            numbers(counts["left"][index]),
        )
    rounds = numbers(counts["rounds"])
    return Result(
        book=scenario.book,
        scenario=scenario.name,
        title=scenario.title,
        fights=fights,
        seed=seed,
        compiled=scenario.rulebook.compiled,
        policies={party.slug: party.policy for party in scenario.sides},
        sides=sides,
        draws=counts["draws"],
        bounded=counts["bounded"],
        rounds=Rounds(
            mean(rounds),
            quantile(rounds, 0.05),
            quantile(rounds, 0.5),
            quantile(rounds, 0.95),
            rounds,
        ),
        fighters=fighters,
        decisions=counts["decisions"],
        closely=closely,
        stopped=stopped,
        seconds=seconds,
        processes=processes,
        fresh=fresh,
    )


def _named(counts: dict[int, int]) -> dict[str, int]:
    return {str(number): count for number, count in counts.items()}
