"""What it helps that a fight is fought twice on the same dice with the sides exchanged.

    python -m bench.variance [--book KEY] [--pairs 1000] [--write docs/strength.md]

The mean of a pair varies less than that of two fights on separate dice where one luck decides both:
a pair that each side wins once says nothing about chance. The ratio of the two variances says how
many fights that spares; 1 is none, 0 all of them.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.ladder import SEED, Place, places_of, written
from fechtbuch.books.base import Book, books
from fechtbuch.tune.contest import Contender, Contest, contest_job, share_of

AGAINST = ("strong", "trained", "book")
"""Whom strong meets: himself, somebody much like him, and the book's own policy."""


@dataclass(frozen=True)
class Mirror:
    """Strong against somebody on one ground."""

    book: Book
    ground: str
    other: str
    pairs: int
    ratio: float
    alike: float
    """The share of pairs in which each side wins once: the dice decide, whoever plays."""


def variance(numbers: Sequence[float]) -> float:
    """Of a sample."""
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def mirror_of(shares: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The ratio of variances, and how many pairs are shared, of what one got in both fights."""
    first, second = [one for one, _ in shares], [two for _, two in shares]
    apart = (variance(first) + variance(second)) / 4
    together = variance([(one + two) / 2 for one, two in shares])
    alike = sum(one + two == 1 for one, two in shares) / len(shares)
    return (together / apart if apart else 1.0), alike


def measure(book: Book, ground: Place, other: str, pairs: int) -> Mirror:
    """So many pairs."""
    scenario = ground.scenarios[0]
    job = contest_job(scenario, Contender("strong"), Contender(other), SEED)
    contest = Contest(json.loads(job.text), SEED)
    shares = [
        (share_of(contest.run(2 * number, 1)), share_of(contest.run(2 * number + 1, 1)))
        for number in range(pairs)
    ]
    return Mirror(book, ground.name, other, pairs, *mirror_of(shares))


def table(mirrors: Sequence[Mirror]) -> Iterable[str]:
    """As a table of the page."""
    yield "| book | ground | strong against | pairs | ratio of variances | shared pairs |"
    yield "|---|---|---|---:|---:|---:|"
    for one in mirrors:
        yield (
            f"| {one.book.title} | {one.ground} | {one.other} | {one.pairs:,} | "
            f"{one.ratio:.2f} | {one.alike:.0%} |"
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and put the table in its place."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--book", choices=sorted(books()), action="append")
    parser.add_argument("--pairs", type=int, default=1000, help="of duels; a tenth of larger ones")
    parser.add_argument("--write", type=Path, help="the page; its table is put in place")
    chosen = parser.parse_args(arguments)
    mirrors = []
    for book in books().values():
        if book.thinking is None or (chosen.book and book.key not in chosen.book):
            continue
        for ground in places_of(book)[:3]:
            pairs = chosen.pairs if ground.weight == 1.0 else max(2, chosen.pairs // 10)
            mirrors += [measure(book, ground, other, pairs) for other in AGAINST]
    text = "\n".join(table(mirrors))
    print(text)
    if chosen.write is not None:
        page = chosen.write.read_text(encoding="utf-8")
        chosen.write.write_text(written(page, "variance", text), encoding="utf-8")


if __name__ == "__main__":
    main()
