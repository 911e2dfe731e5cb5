"""What many fights came to."""

from dataclasses import dataclass, field

from fechtbuch.simulate.statistics import Interval


@dataclass(frozen=True)
class SideResult:
    """How often a side won."""

    name: str
    wins: int
    share: float
    interval: Interval
    """Wilson's 95 % interval of the share."""

    def to_data(self) -> dict[str, object]:
        """The side as JSON-ready data."""
        return {
            "name": self.name,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
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

    def to_data(self) -> dict[str, object]:
        """The fighter as JSON-ready data."""
        return {
            "name": self.name,
            "side": self.side,
            "survived": self.survived,
            "interval": list(self.interval),
            "damage_dealt": self.damage_dealt,
            "damage_taken": self.damage_taken,
        }


@dataclass(frozen=True)
class Rounds:
    """How long the fights took."""

    mean: float
    p5: int
    p50: int
    p95: int

    def to_data(self) -> dict[str, object]:
        """The lengths as JSON-ready data."""
        return {"mean": self.mean, "p5": self.p5, "p50": self.p50, "p95": self.p95}


@dataclass(frozen=True)
class Result:
    """A simulation's outcome. Sides and fighters are keyed by slug, in the scenario's order."""

    book: str
    scenario: str
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
    seconds: float = field(compare=False)
    processes: int = field(compare=False)

    @property
    def fights_per_second(self) -> float:
        """Finished fights per second of wall clock, over all processes."""
        return self.fights / self.seconds if self.seconds > 0 else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Decisions per second of wall clock, over all processes."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def to_data(self) -> dict[str, object]:
        """The result as JSON-ready data."""
        return {
            "book": self.book,
            "scenario": self.scenario,
            "fights": self.fights,
            "seed": self.seed,
            "compiled": self.compiled,
            "policies": dict(self.policies),
            "sides": {slug: side.to_data() for slug, side in self.sides.items()},
            "draws": self.draws,
            "bounded": self.bounded,
            "rounds": self.rounds.to_data(),
            "fighters": {slug: one.to_data() for slug, one in self.fighters.items()},
            "decisions": self.decisions,
            "seconds": self.seconds,
            "processes": self.processes,
            "fights_per_second": self.fights_per_second,
            "decisions_per_second": self.decisions_per_second,
        }

    def __repr__(self) -> str:
        shares = ", ".join(
            f"{slug} {side.share:.1%} ({side.interval[0]:.1%} to {side.interval[1]:.1%})"
            for slug, side in self.sides.items()
        )
        return f"<{self.scenario}: {self.fights} fights, {shares}, draws {self.draws}>"
