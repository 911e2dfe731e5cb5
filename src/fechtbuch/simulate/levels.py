"""One scenario at every level of play: does the verdict hold whoever plays?"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.scenario import Scenario
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.frames import Framed
from fechtbuch.simulate.result import Result
from fechtbuch.simulate.run import scenario_of, simulate
from fechtbuch.text.tables import percent, titled_table

BY_STRENGTH = ("novice", "trained", "book", "strong")
"""The weakest first."""


@dataclass(frozen=True)
class Levels(Framed):
    """What one scenario comes to at each level, on the same dice."""

    title: str
    results: dict[str, Result]
    """By level, the weakest first; all sides play at the same one."""

    @property
    def leaders(self) -> dict[str, str]:
        """Who wins most at each level, by the side's slug; empty where nobody is ahead for sure."""
        return {level: _leader(result) for level, result in self.results.items()}

    @property
    def agree(self) -> bool:
        """Whether no level says otherwise than another about who is ahead."""
        return len({leader for leader in self.leaders.values() if leader}) < 2

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one row for each level and side."""
        return [
            {"level": level, **row}
            for level, result in self.results.items()
            for row in result.rows()
        ]

    def __repr__(self) -> str:
        ahead = ", ".join(f"{level}: {who or 'nobody'}" for level, who in self.leaders.items())
        return f"<{self.title}: ahead at each level are {ahead}>"

    def _repr_html_(self) -> str:
        """The levels in a notebook."""
        rows = [
            [
                row["level"],
                row["side"],
                percent(row["share"]),
                percent(row["low"]),
                percent(row["high"]),
            ]
            for row in self.rows()
        ]
        note = "all levels agree" if self.agree else "the levels do not agree"
        return titled_table(self.title, note, ["level", "side", "wins", "from", "to"], rows)

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "title": self.title,
            "levels": {level: result.to_data() for level, result in self.results.items()},
            "leaders": self.leaders,
            "agree": self.agree,
        }


def levels_of(book: Book) -> list[str]:
    """The levels that a book's fighters can play at."""
    known = book.policies()
    return [level for level in BY_STRENGTH if level in known]


@takes_numbers
def at_levels(
    scenario: Scenario | str | Path,
    fights: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
    **how: Any,
) -> Levels:
    """Simulate a scenario at every level; `how` is passed on to `simulate`."""
    scenario = scenario_of(scenario)
    results = {}
    for level in levels_of(scenario.rulebook):
        policies = {party.slug: level for party in scenario.sides}
        results[level] = simulate(scenario, fights, seed, processes, policies, progress, **how)
    return Levels(scenario.title, results)


def _leader(result: Result) -> str:
    """The side whose interval lies above those of all others."""
    sides = result.sides
    for slug, side in sides.items():
        if all(
            side.interval[0] > other.interval[1]
            for other_slug, other in sides.items()
            if other_slug != slug
        ):
            return slug
    return ""
