"""Finding scenarios: files, texts, and those that the books bring along."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fechtbuch.books.base import Book, books
from fechtbuch.books.complaints import Phrase, suggestion
from fechtbuch.scenario import files
from fechtbuch.scenario.checking import checked, fighter_problems
from fechtbuch.scenario.model import Scenario
from fechtbuch.scenario.problems import Problem, ScenarioError

SCENARIOS = "scenarios"
"""Where a book keeps its scenarios, one TOML file each; the file's name is the name."""


@dataclass(frozen=True)
class ScenarioInfo:
    """A scenario that a book brings along."""

    name: str
    book: str
    title: str
    text: str = ""

    def to_data(self) -> dict[str, str]:
        """Name, book and title as JSON-ready data."""
        return {"name": self.name, "book": self.book, "title": self.title}


def names() -> list[ScenarioInfo]:
    """All scenarios that the installed books bring along."""
    found: list[ScenarioInfo] = []
    for book in books().values():
        for name in _packaged(book):
            data = _data(book, name)
            title, text = str(data.get("title", name)), str(data.get("text", ""))
            found.append(ScenarioInfo(name, book.key, title, text))
    return found


def scenarios(book: str = "") -> list[str]:
    """The names of all scenarios that the installed books bring along, or one of them does."""
    if book not in ("", *books()):
        raise ValueError(f"{book}: no such rulebook; there are {', '.join(sorted(books()))}")
    return [info.name for info in names() if book in ("", info.book)]


def load(source: Scenario | str | Path | Mapping[str, Any]) -> Scenario:
    """A scenario from a file, a packaged name, `-` for standard input, or data.

    `ScenarioError` tells everything that is wrong with it. What is loaded already stays as it is.
    """
    if isinstance(source, Scenario):
        return source
    if isinstance(source, Mapping):
        return Scenario.from_data(source)
    if not isinstance(source, str | Path):
        raise ValueError(f"a scenario is loaded from a name, a file or data; not from {source!r}")
    if source == files.STDIN:
        return checked(files.read_stdin(), "standard input")
    if isinstance(source, str):
        found = _find(source)
        if found is not None:
            book, name = found
            return checked(_data(book, name), name, f"{book.key}/{name}")
    path = Path(source)
    if isinstance(source, str) and path.suffix not in files.SUFFIXES and not path.is_file():
        raise _unknown(source)
    return checked(files.read(path), path.stem, str(path), path.parent)


def loads(text: str, name: str = "scenario", folder: Path | None = None) -> Scenario:
    """A scenario from TOML or JSON text; `folder` is where its fighter files are."""
    return checked(files.parse(text, name), name, name, folder)


def check(source: str | Path, book: str | None = None) -> list[Problem]:
    """Everything that is wrong with a scenario or fighter file; nothing if it is good.

    `book` says by which book a fighter is to be read that does not name one.
    """
    try:
        if isinstance(source, str) and source != files.STDIN and _find(source) is not None:
            load(source).build()
            return []
        path = Path(source)
        if source == files.STDIN:
            data, name, folder = files.read_stdin(), "standard input", None
        else:
            data, name, folder = files.read(path), str(path), path.parent
        return check_data(data, name, book, folder)
    except ScenarioError as error:
        return error.problems


def check_data(
    data: Mapping[str, Any], name: str, book: str | None = None, folder: Path | None = None
) -> list[Problem]:
    """Everything that is wrong with the data of a scenario or a fighter."""
    if not _is_scenario(data):
        return fighter_problems(data, name, book, folder)
    try:
        scenario = checked(data, Path(name).stem, name, folder)
    except ScenarioError as error:
        return error.problems
    try:
        scenario.build()
    except ValueError as error:
        return [Problem(name, "", Phrase("problem-other", text=str(error)))]
    return []


def _is_scenario(data: Mapping[str, Any]) -> bool:
    marks = {"sides", "title", "options", "scene", "map", "rounds"}
    return not marks.isdisjoint(data) or set(data) == {"book"}


def _packaged(book: Book) -> list[str]:
    place = book.folder.joinpath(SCENARIOS)
    if not place.is_dir():
        return []
    return sorted(
        file.name.removesuffix(".toml") for file in place.iterdir() if file.name.endswith(".toml")
    )


def _data(book: Book, name: str) -> dict[str, Any]:
    text = book.folder.joinpath(SCENARIOS, f"{name}.toml").read_text(encoding="utf-8")
    return files.parse(text, f"{book.key}/{name}", ".toml")


def _find(source: str) -> tuple[Book, str] | None:
    """The book and name of a packaged scenario, written with or without its book."""
    key, slash, name = source.rpartition("/")
    for book in books().values():
        if (not slash or key == book.key) and name in _packaged(book):
            return book, name
    return None


def _unknown(source: str) -> ScenarioError:
    known = [info.name for info in names()]
    return ScenarioError(
        [
            Problem(
                source,
                "",
                Phrase("problem-no-scenario"),
                "",
                suggestion(source, known),
            )
        ]
    )
