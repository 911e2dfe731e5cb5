"""Compiles a book against the installed engine, and puts it into a wheel.

The engine's sources, which are installed beside its libraries, and the book go through one mypyc
run; of what comes out only the book's own library is kept. It works with this very engine and no
other, so the engine that mypyc has just described must be the one that is installed.
"""

import importlib.util
import shutil
from importlib.metadata import Distribution, entry_points
from pathlib import Path

import fechtbuch
from fechtbuch import build_info
from fechtbuch.books.base import GROUP
from fechtbuch.kit.compiling import ENGINE, compile_groups
from fechtbuch.kit.wheel import write_wheel

HOME = Path(fechtbuch.__file__).resolve().parent


class CannotBuild(ValueError):
    """Why a book cannot be compiled here."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
        """`interpreted`, `no-compiler`, `not-installed`, `failed` or `other-engine`."""


def build_book(package: str, folder: Path, work: Path, into: Path) -> Path:
    """Compile the package in a folder, and return the wheel, which is written `into` a folder.

    `work` is where C files and objects lie, for the next time.
    """
    if not build_info.compiled():
        raise CannotBuild("interpreted")
    if any(importlib.util.find_spec(name) is None for name in ("mypyc", "setuptools")):
        raise CannotBuild("no-compiler")
    distribution = distribution_of(package)
    if distribution is None:
        raise CannotBuild("not-installed")
    sources = work / "src"
    _collect(package, folder, sources)
    book = sources.joinpath(*package.split("."))
    modules = build_info.modules_of(book)
    groups = {ENGINE: sorted((sources / "fechtbuch" / "engine").rglob("*.py")), package: modules}
    built = compile_groups(groups, [package], work, work, "src")
    if built is None:
        raise CannotBuild("failed")
    if built["engine"] != build_info.engine():
        raise CannotBuild("other-engine")
    files = {
        path.relative_to(sources).as_posix(): path.read_bytes()
        for path in sorted(book.rglob("*"))
        if path.is_file()
    }
    for library in built["libraries"]:
        below = Path(library).relative_to((work / "lib").resolve())
        files[below.as_posix()] = Path(library).read_bytes()
    digests = {package: build_info.digest(book, modules)}
    record = build_info.record(digests, built["engine"])
    files[f"{package.replace('.', '/')}/{build_info.RECORD}"] = record.encode()
    return write_wheel(distribution, files, into)


def distribution_of(package: str) -> Distribution | None:
    """The installed distribution that brings a book's package along."""
    for point in entry_points(group=GROUP):
        if point.module.startswith(f"{package}."):
            return point.dist
    return None


def _collect(package: str, folder: Path, sources: Path) -> None:
    """Lay the sources of engine and book side by side, as mypy wants them."""
    shutil.rmtree(sources, ignore_errors=True)
    wanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", build_info.RECORD)
    shutil.copytree(HOME / "engine", sources / "fechtbuch" / "engine", ignore=wanted)
    for name in ("__init__.py", "py.typed"):
        shutil.copy2(HOME / name, sources / "fechtbuch" / name)
    book = sources.joinpath(*package.split("."))
    shutil.copytree(folder, book, ignore=wanted)
    for parent in book.relative_to(sources).parents[:-1]:
        (sources / parent / "__init__.py").touch()
