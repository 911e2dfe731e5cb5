"""`fechtbuch tune`: find weights for a book's fighters by self-play."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from fechtbuch.books.base import Book
from fechtbuch.books.minds import level_files
from fechtbuch.cli.common import catalogue_for, console, errors, the_book, writable
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.simulating import read_time
from fechtbuch.scenario import files
from fechtbuch.simulate.run import Means
from fechtbuch.text.figures import Figures
from fechtbuch.tune import Contender, Tuned, tune
from fechtbuch.tune.result import pool_of


def tuning(
    name: str,
    time: str,
    start: str,
    pool: list[Path],
    changes: list[str],
    seed: int,
    write: Path | None,
    means: Means,
    language: str | None,
) -> None:
    """Tune a book and tell what it came to."""
    book = the_book(name)
    catalogue = catalogue_for(book, language)
    say = catalogue.say
    figures = Figures(catalogue.language)
    if book.thinking is None:
        raise BadInput("no-plans", value=book.title)
    seconds = read_time(time)
    levels = level_files(book.folder)
    if start and start not in levels:
        raise BadInput("level", value=start, known=", ".join(levels))
    target = writable(write)
    members = opponents(book, pool)

    def tell(weight: str, weights: Mapping[str, int], worth: float) -> None:
        shown = f"{weight} = {weights[weight]}" if weight else say("tune-step", {})
        told = say("tune-tried", {"what": shown, "worth": figures.percent(worth)})
        errors().print(Text(told, "dim"))

    tuned = tune(
        book,
        seconds,
        start=levels[start]["weights"] if start else None,
        pool=members,
        seed=seed,
        changes=changes,
        means=means,
        tell=tell,
    )
    if target is not None:
        tuned.write(target)
    console().print(_table(tuned, say, figures))
    key = "tune-better" if tuned.better else "tune-no-better"
    console().print(Text(say(key, {"tried": tuned.tried, "seconds": round(tuned.seconds)})))
    if target is not None:
        console().print(Text(say("tune-written", {"file": str(target)})))


def opponents(book: Book, pool: Sequence[Path]) -> list[Contender]:
    """Who is played against: the book's own, and the weights of these files by their names."""
    members = pool_of(book)
    thinking = book.thinking
    if thinking is None:
        raise BadInput("no-plans", value=book.title)
    for path in pool:
        weights = thinking.to_data(thinking.from_data(_weights(path), str(path)))
        known = [member.name for member in members]
        members.append(Contender.by(str(path) if path.stem in known else path.stem, weights))
    return members


def _weights(path: Path) -> dict[str, int]:
    data = files.read(path)
    weights = data.get("weights")
    if not isinstance(weights, dict):
        raise BadInput("no-weights", value=str(path))
    return weights


def _table(tuned: Tuned, say: Any, figures: Figures) -> Table:
    table = Table(title=say("tune-title", {"book": tuned.book}), title_justify="left")
    table.add_column(say("tune-against", {}))
    table.add_column(say("tune-before", {}), justify="right")
    table.add_column(say("tune-after", {}), justify="right")
    for name in tuned.after:
        shares = (figures.percent(one[name]) for one in (tuned.before, tuned.after))
        table.add_row(name, *shares)
    return table
