"""What an adviser says."""

from dataclasses import dataclass, field
from typing import Any

from fechtbuch.simulate.frames import Framed
from fechtbuch.simulate.statistics import Interval, wilson
from fechtbuch.text.tables import percent, titled_table


@dataclass(frozen=True)
class Chance:
    """How often something happened, and where its probability lies."""

    wins: int
    played: int

    @property
    def share(self) -> float:
        """The share of all rollouts."""
        return self.wins / self.played if self.played else 0.0

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval of the share."""
        return wilson(self.wins, self.played)

    def to_data(self) -> dict[str, object]:
        """The chance as JSON-ready data."""
        return {"p": self.share, "interval": list(self.interval), "rollouts": self.played}


@dataclass(frozen=True)
class Ranked:
    """An option of the pending question."""

    choice: str
    win: Chance
    """How often the side that is asked wins with it."""
    score: float
    """What it brings on average: a win counts 1, a draw a half. Options are ranked by it, less a
    standard error."""
    usual: bool = False
    """Whether the book's own policy would take it."""
    standing: bool = True
    """Whether it is among the last that were compared; the others fell behind earlier."""
    tied: bool = False
    """Whether nothing shows that the best is better: the difference may be chance."""
    same_as: str = ""
    """Another option that came to the same in every fight, where there is one."""

    def to_data(self) -> dict[str, object]:
        """The option as JSON-ready data."""
        return {
            "choice": self.choice,
            **self.win.to_data(),
            "score": self.score,
            "usual": self.usual,
            "standing": self.standing,
            "tied": self.tied,
            "same_as": self.same_as,
        }


@dataclass(frozen=True)
class Advice(Framed):
    """Win probability per side, and the options of the pending question, the best first."""

    question: str
    """The id of the question; empty if nothing is asked that can be chosen."""
    who: str
    """Slug of the fighter or side that is asked."""
    side: str
    """Slug of the side that is advised."""
    sides: dict[str, Chance]
    """How often each side wins if the book's policy goes on from here."""
    draws: int
    options: tuple[Ranked, ...]
    rollouts: int
    seconds: float = field(compare=False)

    @property
    def best(self) -> Ranked | None:
        """The option to take."""
        return self.options[0] if self.options else None

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one row for each option, the best first."""
        return [
            {
                "choice": option.choice,
                "share": option.win.share,
                "low": option.win.interval[0],
                "high": option.win.interval[1],
                "score": option.score,
                "rollouts": option.win.played,
                "usual": option.usual,
                "tied": option.tied,
            }
            for option in self.options
        ]

    def __repr__(self) -> str:
        sides = ", ".join(f"{slug} {chance.share:.1%}" for slug, chance in self.sides.items())
        best = f"{self.who}: {self.best.choice}; " if self.best is not None else ""
        return f"<{best}{sides}; {self.rollouts} rollouts>"

    def _repr_html_(self) -> str:
        """The advice in a notebook."""
        rows = [
            [
                row["choice"],
                percent(row["share"]),
                f"{percent(row['low'])} – {percent(row['high'])}",
                "tied" if row["tied"] else "",
            ]
            for row in self.rows()
        ]
        heads = ["choice", "wins", "95% interval", ""]
        return titled_table(f"Advice for {self.who or 'nobody'}", repr(self), heads, rows)

    def to_data(self) -> dict[str, object]:
        """The advice as JSON-ready data."""
        return {
            "question": self.question,
            "who": self.who,
            "side": self.side,
            "sides": {slug: chance.to_data() for slug, chance in self.sides.items()},
            "draws": self.draws,
            "options": [option.to_data() for option in self.options],
            "rollouts": self.rollouts,
            "seconds": self.seconds,
        }
