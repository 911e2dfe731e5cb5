"""Tuning a book from start to end, and the file that comes of it."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from fechtbuch.books.base import Book
from fechtbuch.books.minds import level_files
from fechtbuch.simulate.run import Means
from fechtbuch.tune.bouts import bouts_of
from fechtbuch.tune.contest import Contender
from fechtbuch.tune.search import Matrix, Tuning, worth

FIGHTS = 60
"""Fights of each bout against each opponent while values are compared."""

CHECKED = 400
"""Fights of each bout that was kept apart, for the result."""


@dataclass(frozen=True)
class Tuned:
    """What a tuning came to."""

    book: str
    version: str
    seed: int
    seconds: float
    tried: int
    weights: Mapping[str, int]
    before: Matrix
    """Shares of the weights it began with, in the bouts that were kept apart."""
    after: Matrix
    """Shares of the new weights there, on the same dice."""

    @property
    def better(self) -> bool:
        """Whether the new weights are better than those it began with."""
        return worth(self.after) > worth(self.before)

    def to_toml(self) -> str:
        """The file of a level."""
        lines = [
            f"# Weights of {self.book}, found by self-play: `fechtbuch tune {self.book}`.",
            "# Marks are thousandths of a life, weights thousandths of a point.",
            "",
            "[weights]",
            *(f"{name} = {value}" for name, value in self.weights.items()),
            "",
            "[made]",
            f'version = "{self.version}"',
            f"seed = {self.seed}",
            f"seconds = {self.seconds:.0f}",
            f"tried = {self.tried}",
            "",
            "# Shares in bouts that were kept apart, 1 for a win and a half for a draw.",
            "[shares]",
            *(f"{name} = {share:.3f}" for name, share in self.after.items()),
        ]
        return "\n".join(lines) + "\n"

    def write(self, path: Path) -> None:
        """Write the file."""
        path.write_text(self.to_toml(), encoding="utf-8")


def pool_of(book: Book, others: Mapping[str, Mapping[str, int]] | None = None) -> list[Contender]:
    """Who is played against: the book's own policies, all levels, and whoever is given."""
    found = [Contender("book"), Contender("random")]
    found += [
        Contender.by(level, data["weights"]) for level, data in level_files(book.folder).items()
    ]
    found += [Contender.by(name, weights) for name, weights in (others or {}).items()]
    return found


def tune(
    book: Book,
    seconds: float = 600.0,
    *,
    start: Mapping[str, int] | None = None,
    pool: Sequence[Contender] | None = None,
    seed: int = 0,
    changes: Sequence[str] = (),
    means: Means | None = None,
    tell: Callable[[str, Mapping[str, int], float], None] | None = None,
) -> Tuned:
    """Find weights for a book in about so many seconds, and try them in bouts kept apart."""
    thinking = book.thinking
    if thinking is None:
        raise ValueError(f"{book.title} has no plans: there is nothing to tune")
    began = time.monotonic()
    bouts = bouts_of(book, seed, changes)
    members = list(pool) if pool is not None else pool_of(book)
    tuning = Tuning(members, bouts.tuned, FIGHTS, means or Means(), seed, tell=tell)
    first = thinking.to_data(thinking.from_data(start or {}, "weights"))
    found = tuning.run(first, seconds)
    before, after = tuning.matrix([first, found], bouts.apart, CHECKED, seed + 7_777_777)
    taken = time.monotonic() - began
    return Tuned(book.key, book.version, seed, taken, tuning.tried, found, before, after)
