"""`fechtbuch write-rulebook`."""

from typer.testing import CliRunner

from fechtbuch.cli.app import app


def test_a_chapter_without_faults_says_so() -> None:
    said = CliRunner().invoke(app, ["write-rulebook", "landsknecht", "chg", "--check"])
    assert said.exit_code == 0
    assert "No faults found." in said.output


def test_an_unknown_chapter_is_named_with_those_there_are() -> None:
    said = CliRunner().invoke(app, ["write-rulebook", "landsknecht", "magic"])
    assert said.exit_code != 0
    assert "magic is not a chapter of this book; chapters: seq, mov" in said.output
