"""How strong the levels of play are, as `make ladder` has measured them.

`python -m bench.ladder --write docs/strength.md` measures and writes `ladder.json` beside this
module; whoever changes how a book's fighters think runs it.
"""

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fechtbuch.questions.ratings import bradley_terry
from fechtbuch.simulate.statistics import Interval, wilson

MEASURED = "ladder.json"

BASE = "book"
"""The level that all ratings are told from."""
BASE_RATING = 1000.0


@dataclass(frozen=True)
class Bout:
    """What one level got against another on one ground."""

    one: str
    other: str
    share: float
    """Of the first; a draw is half a win."""
    fights: int

    @property
    def interval(self) -> Interval:
        """Where the share lies, 95 times of 100."""
        return wilson(round(self.share * self.fights), self.fights)

    @property
    def turned(self) -> "Bout":
        """The same, from the other's side."""
        return Bout(self.other, self.one, 1 - self.share, self.fights)


@dataclass(frozen=True)
class Departure:
    """What a search would rather do than a level, and what that brings."""

    kind: str
    """Of the question."""
    situation: str
    usual: str
    better: str
    gain: float
    """In shares of a fight, over all departures of this sort."""
    error: float
    times: int


@dataclass(frozen=True)
class Searched:
    """What a search got that knows the level it plays against, and its first holes."""

    level: str
    rollouts: int
    fights: int
    wins: float
    decisions: int
    holes: tuple[Departure, ...]

    @property
    def bout(self) -> Bout:
        """The search's share."""
        return Bout("search", self.level, self.wins / self.fights, self.fights)


@dataclass(frozen=True)
class Ground:
    """One kind of fight: everybody against everybody, and how often the best end even."""

    name: str
    bouts: tuple[Bout, ...]
    draws: float
    """Of the strongest level against itself."""
    searched: Searched | None = None

    def bout(self, one: str, other: str) -> Bout:
        """What one got against another."""
        for bout in self.bouts:
            if (bout.one, bout.other) == (one, other):
                return bout
            if (bout.other, bout.one) == (one, other):
                return bout.turned
        raise KeyError((one, other))


@dataclass(frozen=True)
class Ladder:
    """What was measured of one book."""

    book: str
    version: str
    members: tuple[str, ...]
    """The levels that played."""
    grounds: tuple[Ground, ...]

    def mean(self, one: str, other: str) -> float:
        """What one gets against another over all grounds; a half against itself."""
        if one == other:
            return 0.5
        return sum(ground.bout(one, other).share for ground in self.grounds) / len(self.grounds)

    def ratings(self) -> dict[str, float]:
        """Ratings over all grounds, the strongest first; 400 points more are ten wins to one."""
        fights = [bout.fights for ground in self.grounds for bout in ground.bouts]
        pairs = len(self.members) * (len(self.members) - 1) / 2
        table = [[self.mean(one, other) for other in self.members] for one in self.members]
        found = dict(zip(self.members, bradley_terry(table, sum(fights) / pairs), strict=True))
        told = {name: BASE_RATING + rating - found[BASE] for name, rating in found.items()}
        return dict(sorted(told.items(), key=lambda one: -one[1]))

    def worst(self, name: str) -> tuple[str, float]:
        """Against whom a level does worst, and how."""
        others = [other for other in self.members if other != name]
        least = min(others, key=lambda other: self.mean(name, other))
        return least, self.mean(name, least)

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Ladder":
        """As it was."""
        grounds = tuple(_ground(one) for one in data["grounds"])
        return cls(data["book"], data["version"], tuple(data["members"]), grounds)


def _ground(data: dict[str, Any]) -> Ground:
    bouts = tuple(Bout(**one) for one in data["bouts"])
    searched = data["searched"]
    if searched is not None:
        holes = tuple(Departure(**one) for one in searched["holes"])
        searched = Searched(**{**searched, "holes": holes})
    return Ground(data["name"], bouts, data["draws"], searched)


@cache
def ladders() -> dict[str, Ladder]:
    """Every book that was measured, by its key."""
    kept = files("fechtbuch.questions").joinpath(MEASURED)
    return {one["book"]: Ladder.from_data(one) for one in json.loads(kept.read_text("utf-8"))}
