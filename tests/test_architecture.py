"""Dependencies point one way: cli, table -> simulate, odds, ... -> books -> engine."""

import ast
import sys
from importlib import import_module
from pathlib import Path

import pytest

from fechtbuch import build_info

SOURCE = Path(__file__).resolve().parents[1] / "src"
PACKAGE = SOURCE / "fechtbuch"
COMPILED = [path for modules in build_info.groups(PACKAGE).values() for path in modules]
BOOKS = sorted(path.parent for path in (PACKAGE / "books").glob("*/book.py"))
ROOMS = ("kinds", "state", "rules", "asking", "play", "mind", "sheets")
"""The rooms of a book: each imports itself and those before it."""
TOP = ("fechtbuch.assistant", "fechtbuch.cli", "fechtbuch.table", "fechtbuch.web")


def module_name(path: Path) -> str:
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    return name.removesuffix(".__init__")


def imports(path: Path) -> set[str]:
    """Return the dotted names that a file imports, members of modules included."""
    package = path.relative_to(SOURCE).parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return found


def inside(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def home(path: Path) -> str:
    """Return the package that a file may use besides the engine: its book, or the engine."""
    parts = module_name(path).split(".")
    return ".".join(parts[:3] if parts[1] == "books" else parts[:2])


@pytest.mark.parametrize("path", COMPILED, ids=module_name)
def test_compiled_modules_import_only_the_engine_and_their_own_book(path: Path) -> None:
    outside = {name for name in imports(path) if not inside(name, home(path), "fechtbuch.engine")}
    allowed = {"mypy_extensions", "__future__", *sys.stdlib_module_names}
    roots = {name.split(".")[0] for name in outside if name != "fechtbuch"}
    assert {name for name in outside if name.startswith("fechtbuch.")} <= {"fechtbuch.books"}
    assert roots - {"fechtbuch"} <= allowed


@pytest.mark.parametrize("path", COMPILED, ids=module_name)
def test_compiled_modules_never_import_what_stays_interpreted(path: Path) -> None:
    interpreted = [f"{home(path)}.book", f"{home(path)}.{build_info.INTERPRETED_ROOM}"]
    assert not [name for name in imports(path) if inside(name, *interpreted)]


def rooms_of(book: Path) -> list[str]:
    """Return the rooms of a book in order, the large one chapter by chapter."""
    chapters = getattr(import_module(f"fechtbuch.books.{book.name}.rules"), "CHAPTERS", ())
    found: list[str] = []
    for room in ROOMS:
        found += [f"{room}.{chapter}" for chapter in chapters] if room == "rules" else []
        found.append(room)
    return found


def room_of(name: str, rooms: list[str]) -> int:
    """Return the place of a module among the rooms of its book; -1 for what lies in none."""
    rest = ".".join(name.split(".")[3:])
    places = [place for place, room in enumerate(rooms) if inside(rest, room)]
    return places[0] if places else -1


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_a_book_has_the_rooms_and_nothing_beside_them(book: Path) -> None:
    found = {path.relative_to(book).parts[0] for path in book.rglob("*.py")}
    assert found == {*ROOMS, "__init__.py", "book.py"}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_rooms_and_chapters_import_only_what_comes_before_them(book: Path) -> None:
    rooms = rooms_of(book)
    for path in book.rglob("*.py"):
        own = room_of(module_name(path), rooms)
        used = {name for name in imports(path) if inside(name, home(path))}
        if own >= 0:
            assert not [name for name in used if room_of(name, rooms) > own], path
            assert not [name for name in used if inside(name, f"{home(path)}.book")], path


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_room_says_what_lives_there(book: Path) -> None:
    for folder in {path.parent for path in book.rglob("*.py")}:
        assert ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))), folder


def test_no_book_imports_another() -> None:
    shared = [f"fechtbuch.books.{path.stem}" for path in (PACKAGE / "books").glob("*.py")]
    for book in (PACKAGE / "books").iterdir():
        for path in book.rglob("*.py"):
            used = {name for name in imports(path) if name.startswith("fechtbuch.books.")}
            assert not [name for name in used if not inside(name, home(path), *shared)], path


def test_nothing_below_imports_the_terminal_or_the_server() -> None:
    for path in PACKAGE.rglob("*.py"):
        if path.name != "__main__.py" and not inside(module_name(path), *TOP):
            assert not [name for name in imports(path) if inside(name, *TOP)], path
