"""Makes a new book: a copy of the template under another name, which works from the start."""

import importlib
import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fechtbuch.books.base import books
from fechtbuch.kit.write_state import write_state, written_path
from fechtbuch.testing.conformance.playthroughs import told

TEMPLATE = Path(__file__).parent / "template"
LEFT_OUT = ("__pycache__", "__init__.py")
"""What of the template's own folder is no part of a new project."""

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class NoSuchName(ValueError):
    """A name that no new book can have, and why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
        """`not-a-name`, `taken` or `exists`."""


def new_book(name: str, place: Path) -> Path:
    """Make a project with a package of this name in a folder of this name, and return the folder.

    `NoSuchName` if it is no name for a package, if something else is imported by it already, or if
    there is such a folder.
    """
    if NAME.fullmatch(name) is None:
        raise NoSuchName("not-a-name")
    if importlib.util.find_spec(name) is not None or key_of(name) in books():
        raise NoSuchName("taken")
    folder = place / name
    if folder.exists():
        raise NoSuchName("exists")
    for source in sorted(TEMPLATE.rglob("*")):
        below = source.relative_to(TEMPLATE)
        if source.is_file() and "__pycache__" not in below.parts and str(below) not in LEFT_OUT:
            path = folder / renamed(str(below), name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    package = folder / name
    _sort_imports(folder)
    written_path(package).write_text(write_state(name, package), encoding="utf-8")
    _write_playthroughs(name, folder)
    return folder


def key_of(name: str) -> str:
    """The key of a book whose package has this name."""
    return name.replace("_", "-")


def renamed(text: str, name: str) -> str:
    """A text of the template for a book of another name."""
    words = name.split("_")
    for ours, theirs in (
        ("fechtbuch.kit.template.my_book", name),
        ("my_book", name),
        ("my-book", key_of(name)),
        ("My Book", " ".join(word.capitalize() for word in words)),
        ("MyBook", "".join(word.capitalize() for word in words)),
        ("MYB", "".join(words)[:3].upper()),
    ):
        text = text.replace(ours, theirs)
    return text


def _sort_imports(folder: Path) -> None:
    """The imports in the order of the new names, where there is ruff."""
    if importlib.util.find_spec("ruff") is not None:
        ruff = [sys.executable, "-m", "ruff", "check", "--quiet", "--isolated", "--select", "I"]
        subprocess.run([*ruff, "--fix", "--line-length", "100", str(folder)], check=True)


def _write_playthroughs(name: str, folder: Path) -> None:
    with _installed(name, folder):
        for scenario in sorted((folder / name / "scenarios").glob("*.toml")):
            path = folder / "tests" / "playthroughs" / key_of(name) / f"{scenario.stem}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(told(f"{key_of(name)}/{scenario.stem}"), encoding="utf-8")


@contextmanager
def _installed(name: str, folder: Path) -> Iterator[None]:
    """The new book among the installed ones, for a moment."""
    sys.path.insert(0, str(folder))
    try:
        books()[key_of(name)] = importlib.import_module(f"{name}.book").BOOK
        yield
    finally:
        sys.path.remove(str(folder))
        books().pop(key_of(name), None)
        for module in [one for one in sys.modules if one == name or one.startswith(f"{name}.")]:
            del sys.modules[module]
