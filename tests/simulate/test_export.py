"""Results as files and in notebooks."""

import csv
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from fechtbuch.scenario import load
from fechtbuch.simulate import compare, mirrored, save, simulate, simulate_chain, sweep

DUEL = "kurt-and-hans"


def test_csv_and_parquet_have_the_same_rows(tmp_path: Path) -> None:
    grid = sweep(DUEL, ["kurt.ws=3..4", "options.morale=true,false"], 100, processes=1)
    save(grid, tmp_path / "grid.csv")
    save(grid, tmp_path / "grid.parquet")
    rows = grid.rows()
    assert parquet.read_table(tmp_path / "grid.parquet").to_pylist() == rows
    with (tmp_path / "grid.csv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert len(read) == len(rows) == 8
    for was, row in zip(rows, read, strict=True):
        assert {name: str(value) for name, value in was.items()} == row
        assert float(row["share"]) == was["share"]


def test_a_column_of_several_kinds_becomes_text(tmp_path: Path) -> None:
    line = sweep(DUEL, {"options.injury_table": ["all", "none"], "rounds": [5]}, 20, processes=1)
    save(line, tmp_path / "line.parquet")
    assert parquet.read_table(tmp_path / "line.parquet").num_rows == 4


def test_json_has_everything(tmp_path: Path) -> None:
    result = simulate(DUEL, 100, processes=1)
    save(result, tmp_path / "result.json")
    data = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert data == json.loads(json.dumps(result.to_data()))
    assert sum(data["rounds_counts"].values()) == 100
    assert data["closely"]["fights"] == 100


def test_a_file_of_no_known_kind_is_refused_with_what_there_is(tmp_path: Path) -> None:
    result = simulate(DUEL, 20, processes=1, closely=0)
    with pytest.raises(ValueError, match=r"\.json, \.csv, \.parquet"):
        save(result, tmp_path / "result.xls")
    with pytest.raises(ValueError, match="does not exist"):
        save(result, tmp_path / "nowhere" / "result.csv")


def test_every_result_shows_itself_in_a_notebook() -> None:
    result = simulate(DUEL, 50, processes=1)
    others: list[Any] = [
        sweep(DUEL, ["kurt.ws=3..4"], 20, processes=1),
        compare(DUEL, mirrored(load(DUEL)), 20, processes=1),
        simulate_chain({"encounters": [{"scenario": DUEL}]}, 20, processes=1),
    ]
    for shown in (result, *others):
        html = shown._repr_html_()
        assert html.count("<table>") == html.count("</table>") >= 1
    assert "Kurt and Hans" in result._repr_html_()
