"""`fechtbuch simulate` with all that it can do."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fechtbuch.cli import app
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.simulating import read_precision, read_time

DUEL = "kurt-and-hans"
QUICK = ("--processes", "1", "--closely", "0")

runner = CliRunner()


def run(*arguments: str, code: int = 0) -> str:
    result = runner.invoke(app, ["simulate", *arguments])
    assert result.exit_code == code, result.output + result.stderr
    return result.stdout if code == 0 else " ".join(result.stderr.split())


def document(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json"))


def test_a_sweep_is_a_table_or_a_document() -> None:
    shown = run(DUEL, "-n", "60", "--sweep", "Kurt.ws=2..4", *QUICK)
    assert "Kurt.ws" in shown
    assert shown.count("60") >= 3
    data = document(DUEL, "-n", "60", "--sweep", "kurt.ws=2..3", "--sweep", "rounds=5,50", *QUICK)
    assert [cell["at"] for cell in data["cells"]] == [[2, 5], [2, 50], [3, 5], [3, 50]]


def test_fights_that_hit_the_bound_are_never_hidden() -> None:
    assert "limit of rounds" in run(DUEL, "-n", "60", "--set", "rounds=1", *QUICK)
    assert "limit of rounds" in run(DUEL, "-n", "60", "--sweep", "rounds=1,2", *QUICK)
    assert "limit of rounds" in run(DUEL, "-n", "60", "--versus", "rounds=1", *QUICK)


def test_a_rule_switch_is_compared_on_the_same_dice() -> None:
    shown = run(DUEL, "-n", "200", "--versus", "options.morale=false", *QUICK)
    assert "difference" in shown
    assert "end the same way" in shown
    data = document(DUEL, "-n", "200", "--mirror", *QUICK)
    assert data["labels"][1] == "sides exchanged"


def test_a_chain_is_recognised_by_its_encounters(tmp_path: Path) -> None:
    file = tmp_path / "day.toml"
    entry = f'[[encounters]]\nscenario = "{DUEL}"\n'
    file.write_text(f'title = "A long day"\n{entry}{entry}rest = "night"\n', encoding="utf-8")
    shown = run(str(file), "-n", "60", "--processes", "1")
    assert "A long day" in shown
    assert "Kurt" in shown
    assert "kurt" not in shown
    assert "a night" in shown
    assert "neither --sweep" in run(str(file), "--mirror", code=2)


def test_precision_and_time_are_read_as_people_write_them() -> None:
    assert read_precision("0.5%") == pytest.approx(0.005)
    assert read_precision("0.02") == 0.02
    assert read_time("90") == read_time("90s") == read_time("1.5m") == 90
    assert read_time("1h") == 3600
    for text in ("much", "0", "60%", "-1"):
        with pytest.raises(BadInput, match=r"such as 0\.5%"):
            read_precision(text)
    for text in ("soon", "0", "3 weeks"):
        with pytest.raises(BadInput, match="such as 90s"):
            read_time(text)
    assert "narrow enough" in run(DUEL, "--precision", "3%", *QUICK)


def test_files_are_written(tmp_path: Path) -> None:
    names = ["result.csv", "result.parquet", "result.json"]
    out = [word for name in names for word in ("--out", str(tmp_path / name))]
    run(DUEL, "-n", "60", *out, "--chart", str(tmp_path / "chart.svg"), *QUICK)
    for name in [*names, "chart.svg"]:
        assert (tmp_path / name).stat().st_size > 100


def test_a_long_run_goes_on(tmp_path: Path) -> None:
    state = str(tmp_path / "state.json")
    document(DUEL, "-n", "100", "--state", state, *QUICK)
    more = document(DUEL, "-n", "200", "--state", state, *QUICK)
    assert more["sides"] == document(DUEL, "-n", "200", *QUICK)["sides"]
    assert "another simulation" in run(DUEL, "--state", state, "--seed", "3", *QUICK, code=2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--sweep", "kurt.wss=1..2"), "did you mean `ws`"),
        (("--sweep", "karl.ws=1..2"), "neither a fighter nor a side `karl`"),
        (("--sweep", "kurt.ws=1..2", "--mirror"), "exclude each other"),
        (("--chart", "chart.gif"), ".svg, .png, .html"),
        (("--chart", "chart.svg", "--chart-kind", "pie"), "there are overview"),
        (("--out", "result.xls"), ".json, .csv, .parquet"),
        (("--versus", "kurt-and-huns"), "did you mean `kurt-and-hans`"),
        (("--set", "options.moral=true"), "did you mean `morale`"),
    ],
)
def test_bad_input_is_told_with_what_would_be_right(arguments: tuple[str, ...], said: str) -> None:
    assert said in run(DUEL, "-n", "20", *QUICK, *arguments, code=2)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        (("--chart-kind", "heat-map", "--sweep", "kurt.ws=2..3"), "there are win-share"),
        (("--chart-kind", "rounds", "--mirror"), "there are difference"),
        (
            ("--sweep", "kurt.ws=2..3", "--sweep", "hans.ws=2..3", "--sweep", "rounds=5,6"),
            "3 dimensions cannot be drawn",
        ),
    ],
)
def test_a_chart_that_cannot_be_drawn_is_told_before_anything_is_fought(
    wanted: tuple[str, ...], message: str, tmp_path: Path
) -> None:
    # So many fights would take hours.
    many = ("-n", "100000000", "--chart", str(tmp_path / "chart.svg"))
    assert message in run(DUEL, *many, *wanted, *QUICK, code=2)


def test_no_name_and_no_number_is_cut_where_there_is_little_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = run("skirmish", "-n", "2", "--processes", "1", "--language", "de")
    assert "…" not in text
    for name in ("Armbruster 2", "Doppelsöldner 2", "Langbogenschütze", "eingesteckt"):
        assert name in text
    # What has no room even so is wider than the terminal.
    monkeypatch.setenv("COLUMNS", "40")
    text = run(DUEL, "--sweep", "options.morale=true,false", "-n", "10")
    assert "options.morale" in text
    assert {"draws", "rounds", "fights"} <= set(text.split())


def test_scenarios_of_two_books_are_named_by_their_own() -> None:
    text = run(DUEL, "--versus", "duel-of-honour", "-n", "10", "--language", "pl")
    assert "Pojedynek o" in text
