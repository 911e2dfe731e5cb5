"""How strong the levels of play are, as the laboratory's page shows it."""

from dataclasses import asdict

from fechtbuch.books.base import books
from fechtbuch.questions.ladder import BASE, Bout, Ladder, Searched, ladders
from fechtbuch.table.state import Data, Model
from fechtbuch.text.scenarios import scenarios_in
from fechtbuch.text.titles import title_of

BEST = "strong"


class Rung(Model):
    """A level of play."""

    level: str
    rating: int
    """Of the book's own policy it is 1000; 400 more are ten wins to one."""
    shares: list[float]
    """What it gets against each level, in the order in which they stand; a half against itself."""


class Got(Model):
    """A share of fights."""

    share: float
    low: float
    high: float
    """Where it lies, 95 times of 100."""
    fights: int


class Hole(Model):
    """What a search would rather do, and what that brings."""

    kind: str
    situation: str
    usual: str
    better: str
    gain: float
    """In shares of a fight."""
    error: float
    times: int


class Sought(Model):
    """What a search got that knows the strongest level."""

    got: Got
    rollouts: int
    holes: list[Hole]


class Ground(Model):
    """The strongest level on one kind of ground."""

    name: str
    title: str
    """Of the scenario, if it is a single one that people know."""
    ahead: Got
    """What the strongest level gets against the book's own policy."""
    draws: float
    """Of the strongest level against itself."""
    sought: Sought | None


class BookLadder(Model):
    """The levels of one book, the strongest first."""

    book: str
    title: str
    version: str
    """Of the rules that this was measured with."""
    current: bool
    """Whether the book still has these rules."""
    rungs: list[Rung]
    grounds: list[Ground]


def ladder_data(language: str) -> list[Data]:
    """Every book that was measured."""
    titles = {info.name: info.title for info in scenarios_in(language)}
    return [_book(ladder, language, titles) for key, ladder in ladders().items() if key in books()]


def _book(ladder: Ladder, language: str, titles: dict[str, str]) -> Data:
    book = books()[ladder.book]
    ratings = ladder.ratings()
    return {
        "book": book.key,
        "title": title_of(book, language),
        "version": ladder.version,
        "current": ladder.version == book.version,
        "rungs": [
            {
                "level": level,
                "rating": round(rating),
                "shares": [ladder.mean(level, other) for other in ratings],
            }
            for level, rating in ratings.items()
        ],
        "grounds": [
            {
                "name": ground.name,
                "title": titles.get(ground.name, ""),
                "ahead": _got(ground.bout(BEST, BASE)),
                "draws": ground.draws,
                "sought": None if ground.searched is None else _sought(ground.searched),
            }
            for ground in ladder.grounds
        ],
    }


def _got(bout: Bout) -> Data:
    low, high = bout.interval
    return {"share": bout.share, "low": low, "high": high, "fights": bout.fights}


def _sought(searched: Searched) -> Data:
    return {
        "got": _got(searched.bout),
        "rollouts": searched.rollouts,
        "holes": [asdict(hole) for hole in searched.holes],
    }
