"""Dependencies point one way: cli, table -> simulate, odds, ... -> books -> engine."""

import ast
import sys
from pathlib import Path

import pytest

from fechtbuch import build_info

SOURCE = Path(__file__).resolve().parents[1] / "src"
PACKAGE = SOURCE / "fechtbuch"
COMPILED = [path for modules in build_info.groups(PACKAGE).values() for path in modules]
TOP = ("fechtbuch.cli", "fechtbuch.table", "fechtbuch.web")


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
    interpreted = [f"{home(path)}.{name.removesuffix('.py')}" for name in build_info.INTERPRETED]
    assert not [name for name in imports(path) if inside(name, *interpreted)]


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
