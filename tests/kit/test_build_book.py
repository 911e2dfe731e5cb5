"""`fechtbuch build-book`: the example book compiled against the installed engine."""

import importlib.util
import zipfile
from pathlib import Path

import pytest

from fechtbuch import build_info
from fechtbuch.kit import build_book as building
from fechtbuch.kit.build_book import CannotBuild, build_book
from tests.kit.strangers import CONFORMANCE, PYTEST, install, run

ROOT = Path(__file__).resolve().parents[2]
PROJECT = ROOT / "examples" / "alehouse"

compiled = pytest.mark.skipif(
    not build_info.compiled() or importlib.util.find_spec("mypyc") is None,
    reason="there is no compiled engine to build against",
)


@compiled
def test_the_example_book_runs_compiled(tmp_path: Path) -> None:
    """One mypyc run; what the C compiler made stays in `build/` for the next time."""
    install(PROJECT, "alehouse", tmp_path / "site")
    path = [PROJECT, tmp_path / "site"]
    into, work = tmp_path / "dist", ROOT / "build" / "example"
    book = ("-m", "fechtbuch", "build-book", "alehouse")
    said = run(PROJECT, path, *book, "--into", str(into), "--work", str(work))
    wheel = next(into.glob("alehouse-0.1-cp3*.whl"))
    assert f"{wheel} is there" in " ".join(said.split())
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(installed)
    assert not [name for name in names if name.startswith("fechtbuch")], "more than the book"
    libraries = {Path(name).name.partition(".")[0] for name in names if ".so" in name}
    assert {"alehouse__mypyc", "punching", "fight", "policy"} <= libraries
    assert not {"book", "muster", "sheet"} & libraries
    # The project itself is not on the path: there the sources would be found first.
    counted = run(tmp_path, [installed], "-m", "fechtbuch", "simulate", "alehouse/one-each", "-n9")
    assert "(compiled)" in counted
    tests = (*PYTEST, "--import-mode=importlib", str(PROJECT / "tests"))
    assert "8 passed" in run(tmp_path, [installed], *tests)
    kit = (*CONFORMANCE, "alehouse", "-c", str(PROJECT / "pyproject.toml"))
    tried = run(tmp_path, [installed], *kit, f"--rootdir={PROJECT}", CONFORMANCE="brief")
    assert " passed" in tried
    assert "failed" not in tried


@pytest.fixture
def anything_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled engine, and a compiler that makes nothing for another one."""
    monkeypatch.setattr(build_info, "compiled", lambda: True)
    monkeypatch.setattr(build_info, "engine", lambda: "installed")
    made = {"libraries": [], "engine": "another"}
    monkeypatch.setattr(building, "compile_groups", lambda *_: made)


def refused(tmp_path: Path, package: str = "fechtbuch.books.gurps") -> str:
    folder = Path(building.HOME, *package.split(".")[1:])
    with pytest.raises(CannotBuild) as refusal:
        build_book(package, folder, tmp_path / "work", tmp_path / "dist")
    assert not (tmp_path / "dist").exists()
    return refusal.value.reason


@pytest.mark.usefixtures("anything_compiles")
def test_another_engine_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path) == "other-engine"


@pytest.mark.usefixtures("anything_compiles")
def test_what_does_not_compile_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "compile_groups", lambda *_: None)
    assert refused(tmp_path) == "failed"


@pytest.mark.usefixtures("anything_compiles")
def test_a_package_that_nobody_installed_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, "fechtbuch.kit.template.my_book") == "not-installed"


@pytest.mark.usefixtures("anything_compiles")
def test_without_a_compiler_it_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert refused(tmp_path) == "no-compiler"


def test_an_interpreted_engine_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_info, "compiled", lambda: False)
    assert refused(tmp_path) == "interpreted"
