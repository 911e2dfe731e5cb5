"""`fechtbuch new-book`, `write-state` and `build-book`: for whoever writes a book."""

import ast
import importlib.util
import sys
from pathlib import Path

import typer
from rich.text import Text

from fechtbuch.cli.common import MISMATCH, catalogue_for, console, errors
from fechtbuch.cli.complaints import BadInput
from fechtbuch.kit.build_book import CannotBuild, build_book
from fechtbuch.kit.compiling import COMPILER_REQUIREMENTS
from fechtbuch.kit.declared import DeclarationError
from fechtbuch.kit.sources import Sources
from fechtbuch.kit.write_state import is_fresh, write_state, written_path

NO_NAME = {"not-a-name": "book-name", "taken": "book-taken", "exists": "book-exists"}
"""What is said of a name that no new book can have."""


def new(name: str, place: Path, language: str | None) -> None:
    """Make a project with a book in it that works."""
    # Nothing else in the terminal needs the test kit.
    from fechtbuch.kit.new_book import NoSuchName, key_of, new_book

    try:
        folder = new_book(name, place)
    except NoSuchName as error:
        value = place / name if error.reason == "exists" else name
        raise BadInput(NO_NAME[error.reason], value=value) from None
    said = {"folder": str(folder), "book": key_of(name)}
    console().print(Text(catalogue_for(None, language).say("new-book-made", said)))


def build(name: str, into: Path, work: Path, language: str | None) -> None:
    """Compile a book against the installed engine, into a wheel."""
    catalogue = catalogue_for(None, language)
    package, folder = the_package(name)
    try:
        wheel = build_book(package, folder, (work / package).resolve(), into)
    except CannotBuild as error:
        needed = ", ".join(COMPILER_REQUIREMENTS)
        raise BadInput(f"build-{error.reason}", value=name, requirements=needed) from None
    console().print(Text(catalogue.say("book-built", {"file": str(wheel)})))


def state(name: str, check: bool, language: str | None) -> None:
    """Write a book's `state/written.py`, or say whether it is as it would be written."""
    catalogue = catalogue_for(None, language)
    package, folder = the_package(name)
    path = written_path(folder)
    try:
        if not Sources(package, folder).classes:
            raise BadInput("no-state", value=name, folder=folder / "state")
        if is_fresh(package, folder):
            console().print(Text(catalogue.say("state-fresh", {"file": str(path)})))
        elif check:
            said = catalogue.say("state-stale", {"file": str(path), "value": name})
            errors().print(Text(said))
            raise typer.Exit(MISMATCH)
        else:
            path.write_text(write_state(package, folder), encoding="utf-8")
            console().print(Text(catalogue.say("state-written", {"file": str(path)})))
    except DeclarationError as error:
        raise BadInput(
            "declaration", file=error.path, line=error.line, problem=error.problem
        ) from None


def the_package(name: str) -> tuple[str, Path]:
    """A package by its dotted name or its folder: both of them."""
    folder = Path(name)
    if folder.is_dir():
        folder = folder.resolve()
        return _dotted(folder), folder
    # The package that is being written lies here, if it is not installed.
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = importlib.util.find_spec(name) if not name.startswith(".") else None
    except (ImportError, ValueError):
        found = None
    finally:
        sys.path.remove(str(Path.cwd()))
    if found is None or not found.submodule_search_locations:
        raise BadInput("package", value=name)
    return name, Path(next(iter(found.submodule_search_locations)))


def _dotted(folder: Path) -> str:
    """The name of the package in a folder: what its own modules call it when they import it."""
    for path in sorted((folder / "state").glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ImportFrom) and node.module:
                parts = node.module.split(".")
                if folder.name in parts[:-1]:
                    name = ".".join(parts[: parts.index(folder.name) + 1])
                    if folder.as_posix().endswith(name.replace(".", "/")):
                        return name
    return folder.name
