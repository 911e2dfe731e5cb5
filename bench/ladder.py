"""How strong each level of play is, measured against all others and against search.

    python -m bench.ladder [--book KEY] [--fights 2000] [--search 20] [--write docs/strength.md]

For each book every level plays every other in the bench duel, four against four and the scenarios
that tuning keeps apart, each fight twice on the same dice with the sides exchanged. Out of the
matrix come ratings (Elo) and the worst opponent of each level. Then search plays against `strong`:
what it gets is what somebody could gain who knows the level; its first departures are the holes.

What was measured is kept in `build/ladder.json`, so a run that was broken off goes on where it was;
a change of the book's version, of its weights or of what its minds think is measured anew.
"""

import argparse
import hashlib
import json
import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from bench.holes import Found, search_holes
from fechtbuch.books.base import Book, books
from fechtbuch.books.minds import level_files
from fechtbuch.questions.ladder import (
    MEASURED,
    Bout,
    Departure,
    Ground,
    Ladder,
    Searched,
    ladders,
)
from fechtbuch.scenario import Scenario, load
from fechtbuch.simulate.drive import Course
from fechtbuch.simulate.run import Means
from fechtbuch.tune import Contender, bouts_of
from fechtbuch.tune.contest import contest_job, share_of

HOME = Path(__file__).resolve().parents[1]
KEPT = HOME / "build" / "ladder.json"
SCENARIOS = HOME / "bench" / "scenarios"
LABORATORY = HOME / "src" / "fechtbuch" / "questions" / MEASURED
"""What the laboratory's page shows."""

MEMBERS = ("novice", "trained", "book", "strong")
"""Who plays; a level that a book does not have is left out."""

SEED = 20_261_116
HOLES = 5
"""So many of those that search finds are told."""

DUELS = {
    "landsknecht": "kurt-and-hans",
    "gurps": "knight-and-swashbuckler",
    "phase-six": "knight-and-rogue",
    "tales-and-legends": "hammer-and-plate",
}
"""Besides the bench duel, a packaged one with unlike fighters."""

APART = 2
"""So many of the scenarios that tuning keeps apart."""


@dataclass(frozen=True)
class Place:
    """One kind of fight, with the scenarios to fight it in."""

    name: str
    scenarios: tuple[Scenario, ...]
    weight: float
    """How many of the fights of a duel are fought here: larger ones take longer."""


def places_of(book: Book) -> list[Place]:
    """Duel, packaged duel, four against four, and scenarios kept apart, as far as there are any."""
    found = []
    for name, weight in (("1v1", 1.0), ("4v4", 0.25)):
        path = SCENARIOS / f"{book.key}-{name}.toml"
        if path.exists():
            found.append(Place(name, (load(path),), weight))
    if book.key in DUELS:
        found.insert(1, Place(DUELS[book.key], (load(DUELS[book.key]),), 1.0))
    apart = bouts_of(book, 0).apart[:APART]
    found.append(Place("apart", apart, 0.25))
    return found


class Kept:
    """Counts that are kept between runs, by what they are counts of."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.data: dict[str, Any] = {}
        if path is not None and path.exists():
            self.data = json.loads(path.read_text(encoding="utf-8"))

    def get(self, key: str, measure: Callable[[], Any]) -> Any:
        """What is kept, or measured now."""
        if key not in self.data:
            self.data[key] = measure()
            if self.path is not None:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self.path.write_text(json.dumps(self.data, indent=0), encoding="utf-8")
        return self.data[key]


def stamp(book: Book, source: Path = HOME / "src" / "fechtbuch" / "books") -> str:
    """Book, version, weights and how they are thought with: what a measurement is good for."""
    digest = hashlib.sha256(json.dumps(level_files(book.folder), sort_keys=True).encode())
    for path in sorted(source.joinpath(book.key.replace("-", "_"), "mind").glob("*.py")):
        digest.update(path.read_bytes())
    return f"{book.key} {book.version} {digest.hexdigest()[:8]}"


def contest(scenario: Scenario, one: str, other: str, fights: int) -> dict[str, int]:
    """Two members in one scenario."""
    course = Course(contest_job(scenario, Contender(one), Contender(other), SEED), fights)
    Means(processes=1).work([course])
    return {name: int(course.counts[name]) for name in ("fights", "wins", "draws")}


def measure(
    book: Book,
    fights: int,
    pairs: int,
    rollouts: int,
    kept: Kept,
    tell: Callable[[str], None] = print,
    places: Sequence[Place] | None = None,
) -> Ladder:
    """Everything about one book; what is kept is not measured again."""
    known = [name for name in MEMBERS if name in book.policies()]
    mark = stamp(book)
    measured: list[Ground] = []
    for place in places_of(book) if places is None else places:
        bouts: list[Bout] = []
        draws = 0.0
        count = max(2, round(fights * place.weight / len(place.scenarios) / 2) * 2)
        for one, other in [*combinations(known, 2), ("strong", "strong")]:
            total = {"fights": 0, "wins": 0, "draws": 0}
            for scenario in place.scenarios:
                key = f"{mark} {scenario.name} {one} {other} {count}"

                play = partial(contest, scenario, one, other, count)
                for name, number in kept.get(key, play).items():
                    total[name] += number
            if one == other:
                draws = total["draws"] / total["fights"]
            else:
                bouts.append(Bout(one, other, share_of(total), total["fights"]))
        searched = None
        if pairs > 0 and place.weight == 1.0:
            key = f"{mark} {place.name} search {pairs} {rollouts}"
            scenario = place.scenarios[0]
            seek = partial(search_holes, scenario, "strong", pairs, rollouts, rollouts // 2)
            found = Found.from_data(kept.get(key, partial(_data_of, seek)))
            searched = summed(found, "strong", rollouts)
        measured.append(Ground(place.name, tuple(bouts), draws, searched))
        tell(f"{book.key}, {place.name}: strong {measured[-1].bout('strong', 'book').share:.1%}")
        if searched is not None:
            tell(f"  search {searched.bout.share:.1%}")
    return Ladder(book.key, book.version, tuple(known), tuple(measured))


def _data_of(seek: Callable[[], Found]) -> dict[str, Any]:
    return seek().to_data()


def summed(found: Found, level: str, rollouts: int) -> Searched:
    """What a search against a level came to, with its largest holes."""
    holes = tuple(
        Departure(
            hole.kind,
            hole.situation,
            hole.usual,
            hole.better,
            hole.gain / found.fights,
            hole.error / found.fights,
            len(hole.departures),
        )
        for hole in found.holes()[:HOLES]
    )
    return Searched(level, rollouts, found.fights, found.wins, found.asked, holes)


def told(ladder: Ladder) -> Iterable[str]:
    """One book as a part of the page."""
    members = ladder.members
    yield f"## {books()[ladder.book].title}"
    yield ""
    yield "Share of each row against each column, over all grounds."
    yield ""
    yield "| | " + " | ".join(members) + " | Elo | worst opponent |"
    yield "|---|" + "---:|" * (len(members) + 1) + "---|"
    for one, rating in ladder.ratings().items():
        cells = ["–" if one == other else f"{ladder.mean(one, other):.1%}" for other in members]
        worst, share = ladder.worst(one)
        yield f"| {one} | " + " | ".join(cells) + f" | {rating:.0f} | {worst} {share:.1%} |"
    yield ""
    yield "| ground | strong against book | 95% | fights | draws of strong with itself |"
    yield "|---|---:|---|---:|---:|"
    for ground in ladder.grounds:
        bout = ground.bout("strong", "book")
        low, high = bout.interval
        yield (
            f"| {ground.name} | {bout.share:.1%} | {low:.1%} to {high:.1%} | {bout.fights} | "
            f"{ground.draws:.1%} |"
        )
    for ground in ladder.grounds:
        if ground.searched is not None:
            low, high = ground.searched.bout.interval
            yield ""
            yield f"Search against strong, {ground.name} (95%: {low:.1%} to {high:.1%}):"
            yield ""
            yield "```"
            yield from told_search(ground.searched)
            yield "```"
    yield ""


def told_search(searched: Searched) -> Iterable[str]:
    """What a search got, and where it does otherwise."""
    yield (
        f"search {searched.bout.share:.1%} of {searched.fights} fights; "
        f"{searched.decisions} decisions by {searched.rollouts} rollouts"
    )
    for hole in searched.holes:
        yield (
            f"{100 * hole.gain:6.1f} ± {100 * hole.error:.1f} points a fight, {hole.times} times: "
            f"{hole.kind}, {hole.situation}: {hole.usual} -> {hole.better}"
        )


INTRODUCTION = """\
# How strong the fighters are

What the laboratory says is only as true as the play behind it. This page is what `make ladder`
measured: every level of play against every other, on the same dice with the sides exchanged, and a
search that knows the level it plays against. `book` is each book's first policy, which never
changes; `novice`, `trained` and `strong` decide by plans with weights from `data/minds`.
"""


def measured(ladders: Sequence[Ladder], command: str) -> str:
    """What the ladder has to say on the page."""
    text = [
        f"Made by `{command}`. A share of 2,000 fights has a standard",
        "error of 1.1 points, one of 500 of 2.2, one of 40 of 8.",
        "",
        "![Ratings of the levels](images/ladder.svg)",
        "",
    ]
    for ladder in ladders:
        text += told(ladder)
    return "\n".join(text).rstrip()


def written(page: str, part: str, text: str) -> str:
    """A page with one measured part replaced; what people wrote around it stays.

    A page without that part gets it at its end.
    """
    head, foot = f"<!-- measured: {part} -->", f"<!-- end: {part} -->"
    block = f"{head}\n\n{text}\n\n{foot}"
    before, opened, rest = page.partition(head)
    if not opened:
        return f"{page.rstrip()}\n\n{block}\n"
    _, closed, after = rest.partition(foot)
    if not closed:
        raise ValueError(f"{head} has no end")
    return before + block + after


COLOURS = {
    "novice": "#c9a227",
    "trained": "#4f8a5b",
    "book": "#33658a",
    "strong": "#a4243b",
}


def chart(ladders: Sequence[Ladder]) -> str:
    """The ratings as a picture: a line for each book, a dot for each level."""
    ratings = [ladder.ratings() for ladder in ladders]
    low = math.floor(min(min(row.values()) for row in ratings) / 100) * 100
    high = math.ceil(max(max(row.values()) for row in ratings) / 100) * 100
    width, left, step = 760, 150, 56
    height = 70 + step * len(ladders)

    def across(rating: float) -> float:
        return left + (width - left - 30) * (rating - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
    ]
    for mark in range(int(low), int(high) + 1, 100):
        x = across(mark)
        parts.append(
            f'<line x1="{x:.0f}" y1="40" x2="{x:.0f}" y2="{height - 20}" stroke="#e4ddcf"/>'
        )
        if mark % 200 == 0:
            where = f'x="{x:.0f}" y="{height - 5}" text-anchor="middle"'
            parts.append(f'<text {where} fill="#555">{mark}</text>')
    for place, (name, colour) in enumerate(COLOURS.items()):
        x = left + 110 * place
        parts.append(f'<circle cx="{x}" cy="20" r="6" fill="{colour}"/>')
        parts.append(f'<text x="{x + 12}" y="24" fill="#222">{name}</text>')
    for place, (ladder, row) in enumerate(zip(ladders, ratings, strict=True)):
        y = 70 + step * place
        parts.append(f'<text x="10" y="{y + 4}" fill="#222">{books()[ladder.book].title}</text>')
        for name, rating in row.items():
            parts.append(
                f'<circle cx="{across(rating):.1f}" cy="{y}" r="7" fill="{COLOURS[name]}" '
                f'fill-opacity="0.85"><title>{name} {rating:.0f}</title></circle>'
            )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and write the page where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--book", choices=sorted(books()), action="append")
    parser.add_argument("--fights", type=int, default=2000, help="of each pair in a duel")
    parser.add_argument("--search", type=int, default=20, help="pairs of fights by search")
    parser.add_argument("--rollouts", type=int, default=500, help="of the search, each decision")
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument(
        "--write", type=Path, help="the page; its chart and the laboratory's file too"
    )
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    kept = Kept(chosen.kept)
    played = [
        measure(book, chosen.fights, chosen.search, chosen.rollouts, kept)
        for book in books().values()
        if book.thinking is not None and (not chosen.book or book.key in chosen.book)
    ]
    print(f"took {time.monotonic() - began:.0f} s, without what was kept")
    for ladder in played:
        print("\n".join(told(ladder)))
    if chosen.write is not None:
        command = (
            f"python -m bench.ladder --fights {chosen.fights} --search {chosen.search} "
            f"--rollouts {chosen.rollouts}"
        )
        publish(played, chosen.write, command)


def publish(played: Sequence[Ladder], page: Path, command: str) -> None:
    """On the page, as a chart beside it, and for the laboratory."""
    everything = {**ladders(), **{ladder.book: ladder for ladder in played}}
    data = [everything[key].to_data() for key in sorted(everything)]
    LABORATORY.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    text = page.read_text(encoding="utf-8") if page.exists() else INTRODUCTION
    page.write_text(written(text, "ladder", measured(played, command)), encoding="utf-8")
    (page.parent / "images" / "ladder.svg").write_text(chart(played), encoding="utf-8")


if __name__ == "__main__":
    main()
