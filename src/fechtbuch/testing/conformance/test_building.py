"""A book can be compiled: its rooms point one way, and it extends of the engine what it may."""

import ast
import importlib
from pathlib import Path
from typing import Any

import pytest

from fechtbuch import build_info
from fechtbuch.books.base import Book
from fechtbuch.testing.conformance.kit import every_book

ROOMS = ("kinds", "state", "rules", "asking", "play", "mind", "sheets")
"""The rooms of a book: each imports itself and those before it."""


def heirs_of_the_engine(book: Book) -> list[type]:
    """All classes of a book's compiled modules that extend one of the engine."""
    folder = Path(str(book.folder))
    found: list[type] = []
    for path in build_info.modules_of(folder):
        parts = path.relative_to(folder).with_suffix("").parts
        module = importlib.import_module(".".join([book.package, *parts]))
        for each in vars(module).values():
            if isinstance(each, type) and each.__module__ == module.__name__:
                if each.__bases__[0].__module__.startswith("fechtbuch.engine."):
                    found.append(each)
    return found


@pytest.mark.skipif(not build_info.compiled(), reason="tells something of compiled classes only")
@every_book
def test_what_a_book_extends_of_the_engine_may_be_extended_by_anybody(book: Book) -> None:
    # Of any other class the compiler takes it that it knows all subclasses.
    for base in {base for heir in heirs_of_the_engine(book) for base in heir.__bases__}:
        stranger: Any = type("Stranger", (base,), {})
        assert isinstance(stranger.__new__(stranger), base)


@every_book
def test_what_extends_the_engine_makes_itself(book: Book) -> None:
    # The compiler looks at a class's own __init__ for what is always there.
    heirs = heirs_of_the_engine(book)
    assert heirs
    assert [each.__qualname__ for each in heirs if "__init__" not in vars(each)] == []


def imports(path: Path) -> set[str]:
    """The modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@every_book
def test_rooms_import_only_what_comes_before_them(book: Book) -> None:
    folder = Path(str(book.folder))
    wrong: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        room = path.relative_to(folder).parts[0]
        if room in ROOMS:
            later = (*ROOMS[ROOMS.index(room) + 1 :], "book")
            for name in sorted(imports(path)):
                if name.startswith(tuple(f"{book.package}.{one}." for one in later)):
                    wrong.append(f"{path.relative_to(folder)} imports {name}")
    assert wrong == []
