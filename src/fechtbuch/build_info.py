"""What is compiled, and whether an installed build still matches its sources.

This file is the one place that says which modules mypyc compiles: every module of
``engine``, and every module of a book except those that ``stays_interpreted`` names. The
engine is one extension group, and so is each book.

    python -m fechtbuch.build_info SRC

compares the installed package with the source tree SRC and names what is out of date.
"""

import hashlib
import json
import sys
from pathlib import Path

INTERPRETED_FILES = frozenset({"__init__.py", "book.py"})
INTERPRETED_ROOM = "sheets"
"""What of a book stays interpreted: its front door, and the room of what people write."""

REST = "package"
"""The name under which everything that is not compiled is digested."""

_PACKAGE = Path(__file__).resolve().parent
RECORD = "_build.json"
"""The file in which a package that was built says so."""


def groups(package: Path) -> dict[str, list[Path]]:
    """Return the modules to compile, by extension group, in a package directory."""
    found = {"fechtbuch.engine": sorted((package / "engine").rglob("*.py"))}
    for book in sorted((package / "books").iterdir()):
        found[f"fechtbuch.books.{book.name}"] = modules_of(book)
    return {name: modules for name, modules in found.items() if modules}


def modules_of(book: Path) -> list[Path]:
    """Return the modules to compile of a book's package directory."""
    return [path for path in sorted(book.rglob("*.py")) if not stays_interpreted(book, path)]


def stays_interpreted(book: Path, module: Path) -> bool:
    """Tell whether a module of a book's package directory is not compiled."""
    return module.name in INTERPRETED_FILES or module.relative_to(book).parts[0] == INTERPRETED_ROOM


def digests(package: Path) -> dict[str, str]:
    """Return the SHA-256 of every group's sources, and of everything else as ``REST``."""
    compiled = groups(package)
    taken = {path for modules in compiled.values() for path in modules}
    rest = [path for path in sorted(package.rglob("*")) if _shipped(path) and path not in taken]
    return {name: digest(package, paths) for name, paths in [*compiled.items(), (REST, rest)]}


def compiled(folder: Path = _PACKAGE) -> bool:
    """Tell whether this package, or a book's in another folder, was compiled when it was built."""
    return bool(_record(folder).get("compiled", False))


def engine(folder: Path = _PACKAGE) -> str:
    """Return which compiled engine this package has, or a compiled book was built against."""
    return str(_record(folder).get("engine", ""))


def compiled_book(folder: Path) -> bool:
    """Tell whether the book in a package directory is compiled, one of ours or another's."""
    return compiled() if folder.is_relative_to(_PACKAGE / "books") else compiled(folder)


def fits(folder: Path) -> bool:
    """Tell whether the book in a package directory can be imported with this engine.

    What is not compiled always can. What is would crash with any engine but that which it was
    compiled against.
    """
    return not compiled(folder) or (compiled() and engine(folder) == engine())


def stale(source: Path) -> list[str]:
    """Name the parts of this build that differ from a source tree such as ``src``.

    A package that runs straight from its sources was not built and is never stale.
    """
    package = source.resolve() / "fechtbuch"
    if package == _PACKAGE:
        return []
    built = _record().get("sources", {})
    assert isinstance(built, dict)
    now = digests(package)
    return sorted(name for name in built.keys() | now.keys() if built.get(name) != now.get(name))


def record(sources: dict[str, str], engine: str) -> str:
    """Return the text that a build carries about itself: what it was made of, and for what.

    `engine` is the digest of the compiled engine, empty if nothing was compiled.
    """
    data = {"compiled": engine != "", "engine": engine, "sources": sources}
    return json.dumps(data, indent=2) + "\n"


def _record(folder: Path = _PACKAGE) -> dict[str, object]:
    path = folder / RECORD
    if not path.exists():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def _shipped(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts and path.name != RECORD


def digest(package: Path, paths: list[Path]) -> str:
    """Return the SHA-256 of some files below a package directory."""
    sha = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        sha.update(f"{path.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        sha.update(content)
    return sha.hexdigest()


def _main(arguments: list[str]) -> int:
    out_of_date = stale(Path(arguments[0]))
    if out_of_date:
        print("Changed since the last build:", ", ".join(out_of_date))
    return 1 if out_of_date else 0


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
