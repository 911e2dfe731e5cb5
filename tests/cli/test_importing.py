"""`fechtbuch import`: sheets of others as fighter files of ours."""

import json
import tomllib
from pathlib import Path

import pytest

from tests.cli.test_commands import complaint, document, run
from tests.gurps.sheets.test_gcs import minimal, weapon


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    """A sheet of another program with something that the book does not know."""
    row = {"usage": "Swung", "reach": "1", "calc": {"level": 13, "damage": "1d+2 cut"}}
    data = minimal(traits=[{"name": "Flight"}], equipment=[weapon("Odd axe", row)])
    path = tmp_path / "tester.gcs"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_sheet_becomes_a_file_that_can_be_used(sheet: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    told = run("import", str(sheet), "--to", str(folder))
    assert "traits not used in combat here: Flight" in told
    assert "(100.00%)" in told
    written = tomllib.loads((folder / "tester.toml").read_text(encoding="utf-8"))
    assert written["own"]["odd-axe"]["modes"][0]["level"] == 13
    # A second one of that name does not take the place of the first, and it comes in again itself.
    run("import", str(folder / "tester.toml"), "--to", str(folder))
    assert tomllib.loads((folder / "tester-2.toml").read_text(encoding="utf-8")) == written
    assert "hier im Kampf nicht vorkommen: Flight" in run(
        "import", str(sheet), "--to", str(folder), "--language", "de"
    )


def test_programs_are_told_what_agrees_and_what_differs(sheet: Path, tmp_path: Path) -> None:
    found = document("import", str(sheet), "--to", str(tmp_path), "--json")
    assert found[0]["agreement"]["level"] == [1, 1]
    assert found[0]["differ"] == []
    assert "Flight" in " ".join(found[0]["remarks"])


@pytest.mark.parametrize("suffix", ["csv", "tsv"])
@pytest.mark.parametrize("book", ["landsknecht", "phase-six", "tales-and-legends", "gurps"])
def test_a_table_of_fighters_for_every_book(tmp_path: Path, book: str, suffix: str) -> None:
    known = {"landsknecht": ("wounds", "7"), "gurps": ("skills", "broadsword=14")}
    column, value = known.get(book, ("notes", "Tall."))
    mark = "," if suffix == "csv" else "\t"
    rows = [("name", column), ("Ada", value), ("Bo", value)]
    path = tmp_path / f"people.{suffix}"
    path.write_text("\n".join(mark.join(row) for row in rows), encoding="utf-8")
    found = document("import", str(path), "--to", str(tmp_path), "--book", book, "--json")
    assert [Path(one["fighter"]).stem for one in found] == ["ada", "bo"]
    assert tomllib.loads(Path(found[0]["fighter"]).read_text(encoding="utf-8"))["book"] == book


def test_what_is_no_sheet_is_refused_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "wrong.gcs"
    path.write_text('{"version": 4}', encoding="utf-8")
    assert "is no character sheet" in complaint("import", str(path), "--to", str(tmp_path))
    assert list(tmp_path.glob("*.toml")) == []
