"""Fighters out of files of any kind: sheets of other programs, tables, our own files."""

import math
from collections.abc import Iterable
from pathlib import Path, PurePath

from fechtbuch.books.base import books
from fechtbuch.books.complaints import Phrase, suggestion
from fechtbuch.books.fighters import slugify, unique
from fechtbuch.books.imports import Figure, Imported, NotImported
from fechtbuch.scenario import files
from fechtbuch.scenario.checking import fighter_problems
from fechtbuch.scenario.problems import Problem, ScenarioError
from fechtbuch.scenario.rows import SUFFIXES as TABLES
from fechtbuch.scenario.rows import read_rows

LEAST = 0.99
"""The share of a file's own numbers that must be the same in a fight here."""


def suffixes() -> list[str]:
    """Of all files that fighters can come from."""
    foreign = [suffix for book in books().values() for suffix in book.imports()]
    return sorted({*files.SUFFIXES, *TABLES, *foreign})


def import_file(content: bytes, name: str, book: str | None = None) -> list[Imported]:
    """The fighters in a file; `ScenarioError` with everything that a person must know."""
    suffix = PurePath(name).suffix.lower()
    for one in books().values():
        reader = one.imports().get(suffix)
        if reader is not None:
            try:
                return [reader(content, name)]
            except NotImported as why:
                raise ScenarioError(
                    [Problem(name, "", why.what, "", why.cure, one.package)]
                ) from None
    if suffix in TABLES:
        return read_rows(content, name, book)
    if suffix in files.SUFFIXES:
        return [_own_file(content, name, suffix, book)]
    known = suffixes()
    raise ScenarioError(
        [Problem(name, "", Phrase("problem-suffix", suffix=suffix), "", suggestion("", known))]
    )


def _own_file(content: bytes, name: str, suffix: str, book: str | None) -> Imported:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        wrong = Phrase("problem-not-utf8", byte=str(error.start))
        raise ScenarioError([Problem(name, "", wrong, "", Phrase("remedy-not-utf8"))]) from None
    data = files.parse(text, name, suffix)
    problems = fighter_problems(data, name, book)
    if problems:
        raise ScenarioError(problems)
    data.setdefault("book", book)
    return Imported(str(data["name"]), data)


def save_all(fighters: Iterable[Imported], folder: Path) -> list[Path]:
    """Write each fighter to a file of its own; nothing that is there is written over."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for fighter in fighters:
        taken = [path.stem for path in folder.glob("*.toml")]
        path = folder / f"{unique(slugify(fighter.name)[:60], taken)}.toml"
        files.write(fighter.sheet, path)
        written.append(path)
    return written


def tallied(figures: Iterable[Figure]) -> dict[str, tuple[int, int]]:
    """By kind of number: how many agree, of how many."""
    found: dict[str, tuple[int, int]] = {}
    for figure in figures:
        agree, all_ = found.get(figure.kind, (0, 0))
        found[figure.kind] = agree + figure.agrees, all_ + 1
    return found


def share(agree: int, all_: int) -> float:
    """The part that agrees; of nothing, all."""
    return 1.0 if all_ == 0 else math.floor(10_000 * agree / all_) / 10_000
