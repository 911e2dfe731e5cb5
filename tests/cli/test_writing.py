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


def rules(*arguments: str, columns: int = 100) -> str:
    said = CliRunner().invoke(app, ["rules", *arguments], env={"COLUMNS": str(columns)})
    assert said.exit_code == 0, said.output
    return said.output


def test_the_terminal_prints_what_the_page_shows() -> None:
    said = rules("landsknecht", "LSK-CHG-03")
    assert "Example: Ilse meets Kurt" in said
    assert "polearm: Halberd" in said
    assert "Neighbours: " in said
    assert "Rulings on it: LSK-RUL-42" in said


def test_the_best_find_is_told_at_length_and_the_others_in_short() -> None:
    said = rules("landsknecht", "charge")
    assert said.index("LSK-CHG-01  Charge") < said.index("Also found:")
    assert "Kurt runs 20 feet" in said


def test_misspelt_words_are_understood() -> None:
    assert "LSK-CHG-01" in rules("landsknecht", "chrage")
    assert "GUR-DEF" in rules("gurps", "parrry")


def test_tables_are_printed_in_the_language_asked_for() -> None:
    assert "Halberd" in rules("landsknecht", "--table", "weapons")
    assert "Hellebarde" in rules("landsknecht", "--table", "weapons", "--language", "de")
    said = CliRunner().invoke(app, ["rules", "landsknecht", "--table", "dragons"])
    assert "tables: weapons, armour" in said.output


def test_tables_are_not_cut_on_a_narrow_screen() -> None:
    """Long heads are broken rather than cut, and names stay whole."""
    for book, name in (("gurps", "Streitkolben"), ("phase-six", "Flammendolch")):
        said = rules(book, "--table", "weapons", "--language", "de", columns=80)
        assert "…" not in said
        assert name in said
        assert max(map(len, said.splitlines())) <= 80
