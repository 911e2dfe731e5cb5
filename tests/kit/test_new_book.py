"""`fechtbuch new-book`: what it makes works from the start."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from fechtbuch.books.base import books
from fechtbuch.cli import app
from fechtbuch.kit.new_book import TEMPLATE
from fechtbuch.kit.write_state import is_fresh
from tests.kit.strangers import CONFORMANCE, PYTEST, install, run


def made(place: Path, name: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["new-book", name, "--into", str(place)])
    assert result.exit_code == code, result.output
    return " ".join(result.output.split())


def test_the_template_is_fresh() -> None:
    assert is_fresh("fechtbuch.kit.template.my_book", TEMPLATE / "my_book")


def test_a_new_book_is_green_from_the_start(tmp_path: Path) -> None:
    said = made(tmp_path, "iron_ring")
    project = tmp_path / "iron_ring"
    assert "pytest --pyargs fechtbuch.testing.conformance --book iron-ring" in said
    assert is_fresh("iron_ring", project / "iron_ring")
    assert "iron-ring" not in books()
    install(project, "iron_ring", tmp_path / "site")
    path = [project, tmp_path / "site"]
    assert "1 passed" in run(project, path, *PYTEST)
    tried = run(project, path, *CONFORMANCE, "iron-ring", CONFORMANCE="brief")
    assert " passed" in tried
    assert "failed" not in tried
    told = run(project, path, "-m", "fechtbuch", "rules", "--coverage")
    assert "IRO-ATK-01 Strike 1" in " ".join(told.split())
    assert "IRO-REF-01 Anything else left to the game master" in " ".join(told.split())
    assert "2 rules, all with tests." in told
    assert "GUR-" not in told
    known = run(project, path, "-m", "fechtbuch", "rules", "iron-ring", "strike")
    assert "page 1; applied by the program" in known
    counted = run(project, path, "-m", "fechtbuch", "simulate", "iron-ring/in-the-alley", "-n", "9")
    assert "(interpreted)" in counted


def test_another_playthrough_is_noticed_and_written(tmp_path: Path) -> None:
    made(tmp_path, "iron_ring")
    project = tmp_path / "iron_ring"
    install(project, "iron_ring", tmp_path / "site")
    path = [project, tmp_path / "site"]
    told = project / "tests" / "playthroughs" / "iron-ring" / "in-the-alley.txt"
    before = told.read_text()
    told.write_text(before.replace("Guard", "Watchman"))
    kit = (*CONFORMANCE, "iron-ring", "-k", "playthrough")
    assert "tells another story" in run(project, path, *kit, code=1)
    told.unlink()
    assert "write it with --write-playthroughs" in run(project, path, *kit, code=1)
    run(project, path, *kit, "--write-playthroughs")
    assert told.read_text() == before


def test_a_book_that_is_not_there_is_refused(tmp_path: Path) -> None:
    said = run(tmp_path, [], *CONFORMANCE, "iron-ring", code=4)
    assert "--book iron-ring: no such book is installed; there are gurps" in said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Iron-Ring", "no name for a package"),
        ("iron__ring", "no name for a package"),
        ("json", "is installed already"),
        ("gurps", "is installed already"),
        ("here", "there is such a folder already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "here").mkdir()
    assert said in made(tmp_path, name, code=2)
    assert [each.name for each in tmp_path.iterdir()] == ["here"]
