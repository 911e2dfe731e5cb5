"""`fechtbuch write-state` as whoever writes a book calls it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from fechtbuch.cli import app
from fechtbuch.kit.write_state import written_path
from tests.kit.variants import variant

FIELD = ("self.luck:", "self.nerve: i64 = 3\n        self.luck:")
"""One field more in the state of the small book."""


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["write-state", *arguments])
    assert result.exit_code == code, result.output
    assert (result.stdout == "") == (code != 0)
    return " ".join((result.stdout + result.stderr).split())


def test_a_stale_state_is_told_and_written(tmp_path: Path) -> None:
    with variant(tmp_path, "winter", {}) as winter:
        path = written_path(winter.folder)
        assert f"{path} is as it would be written" in run("winter", "--check")
        winter.change({"state/fighter.py": [FIELD]})
        before = path.read_text()
        assert "run `fechtbuch write-state winter`" in run("winter", "--check", code=1)
        assert path.read_text() == before
        assert run("winter") == f"{path} is written."
        assert "twin.nerve = one.nerve" in path.read_text()
        assert "is as it would be written" in run("winter", "--check")


def test_a_folder_is_as_good_as_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with variant(tmp_path, "winter", {"state/fighter.py": [FIELD]}) as winter:
        said = run(str(winter.folder), "--check", "--language", "de", code=1)
        assert f"`fechtbuch write-state {winter.folder}` ausführen" in said
        monkeypatch.chdir(tmp_path)
        assert run("winter").endswith("is written.")
        text = written_path(winter.folder).read_text()
        assert "from winter.state.things import" in text
        assert run("winter", "--check")


def test_a_state_that_was_never_written_is_written(tmp_path: Path) -> None:
    with variant(tmp_path, "winter", {}) as winter:
        text = written_path(winter.folder).read_text()
        written_path(winter.folder).unlink()
        run("winter", "--check", code=1)
        run("winter")
        assert written_path(winter.folder).read_text() == text


def test_a_layout_of_ones_own_is_no_matter(tmp_path: Path) -> None:
    with variant(
        tmp_path, "winter", {"state/written.py": [("    return twin\n", "\n    return twin\n")]}
    ):
        run("winter", "--check")


def test_bad_declarations_are_told_with_file_and_line(tmp_path: Path) -> None:
    wrong = ("self.luck: Annotated[i64, Uncounted]", "self.luck: Annotated[i64, Unseen]")
    with variant(tmp_path, "winter", {"state/fighter.py": [wrong]}) as winter:
        path = winter.folder / "state" / "fighter.py"
        lines = path.read_text().splitlines()
        line = next(n for n, text in enumerate(lines, 1) if "Unseen" in text)
        said = run("winter", code=2)
        assert said.startswith(f"{path}, line {line}: there is no mark Unseen; there are ")
        assert f"{path}, wiersz {line}:" in run("winter", "--language", "pl", code=2)


def test_what_is_no_book_is_refused(tmp_path: Path) -> None:
    assert "no such package" in run("nowhere.at.all", code=2)
    assert "no such package" in run("json.decoder", code=2)
    assert "nothing is declared" in run(str(tmp_path), code=2)
    (tmp_path / "state").mkdir()
    assert "in " + str(tmp_path / "state") in run(str(tmp_path), code=2)
