"""A compiled book is imported with the engine that it was compiled against, and no other."""

import json
from pathlib import Path

import pytest

from fechtbuch import build_info
from tests.kit.strangers import install, run


def built(folder: Path, engine: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / build_info.RECORD).write_text(build_info.record({}, engine))
    return folder


def test_what_is_not_compiled_fits_any_engine(tmp_path: Path) -> None:
    assert build_info.fits(tmp_path)
    assert build_info.fits(built(tmp_path, ""))
    assert not build_info.compiled_book(tmp_path)


def test_what_was_compiled_against_another_engine_does_not_fit(tmp_path: Path) -> None:
    assert not build_info.fits(built(tmp_path, "another"))
    assert build_info.compiled_book(tmp_path)


@pytest.mark.skipif(not build_info.compiled(), reason="there is no compiled engine")
def test_what_was_compiled_against_this_engine_fits(tmp_path: Path) -> None:
    assert build_info.fits(built(tmp_path, build_info.engine()))


def test_a_book_that_does_not_fit_is_left_out_and_never_imported(tmp_path: Path) -> None:
    package = built(tmp_path / "crashing", "another")
    (package / "__init__.py").touch()
    (package / "book.py").write_text("raise SystemError('imported')\n")
    install(tmp_path, "crashing", tmp_path)
    said = run(tmp_path, [tmp_path], "-m", "fechtbuch", "scenarios", "--json")
    assert "crashing.book was compiled against another engine and is left out" in said
    shown, _, _ = said.rpartition("]")
    assert {one["book"] for one in json.loads(f"{shown}]")} == {
        *("gurps", "landsknecht", "phase-six", "tales-and-legends"),
    }
