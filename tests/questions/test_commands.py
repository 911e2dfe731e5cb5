"""Questions on the command line: sentences, tables, files, charts, exit codes."""

import csv
import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from fechtbuch.books.base import books
from fechtbuch.cli.answers import Answer
from fechtbuch.cli.app import app
from fechtbuch.questions import Finding, balance, matchups, regress, sensitivity, value, why
from fechtbuch.questions.charts import chart
from fechtbuch.questions.charts.balance import LINE, Spot, placed
from fechtbuch.questions.charts.dressing import HIGH
from fechtbuch.questions.charts.forest import MOST_TICKS, _ticks
from fechtbuch.questions.speaking import Speech
from fechtbuch.simulate.run import Means

DUEL = "kurt-and-hans"
COMMANDS = {
    "balance": [DUEL, "--vary", "kurt.ws=2..4", "-n", "60"],
    "sensitivity": [DUEL, "-n", "4"],
    "matchups": ["landsknecht", "kurt", "hans", "peasant", "-n", "20"],
    "regress": [
        "landsknecht",
        "--change",
        "options.morale=false",
        "--scenario",
        DUEL,
        "-n",
        "40",
    ],
    "why": [DUEL, "-n", "10"],
    "value": ["landsknecht", "kurt", "hans", "-n", "4", "--battles", "20"],
}


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, [*words, "--processes", "1"])
    assert result.exit_code == code, result.output
    return result.output


@pytest.fixture(scope="module")
def findings() -> dict[str, Finding]:
    """An answer to each question, from few fights."""
    book = books()["landsknecht"]
    alone = Means(processes=1)
    return {
        "balance": balance(DUEL, ["kurt.ws=2..4"], fights=60, means=alone),
        "sensitivity": sensitivity(DUEL, fights=4, means=alone),
        "matchups": matchups(book, ["kurt", "hans", "peasant"], 20, means=alone),
        "regress": regress(book, ["options.morale=false"], 40, means=alone, scenarios=[DUEL]),
        "why": why(DUEL, fights=20, means=alone),
        "value": value(book, ["kurt", "hans"], 4, means=alone, battles=20),
    }


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
@pytest.mark.parametrize("question", COMMANDS)
def test_an_answer_is_told_in_every_language(
    findings: dict[str, Finding], question: str, language: str
) -> None:
    screen = Console(file=StringIO(), width=160)
    words = Speech(language, "landsknecht")
    Answer(screen, words).show(findings[question])
    assert isinstance(screen.file, StringIO)
    told = screen.file.getvalue()
    assert len(told.splitlines()) > 5
    assert "question-" not in told
    assert "{" not in told
    assert words.catalogue.missing == set()


@pytest.mark.parametrize("question", COMMANDS)
def test_an_answer_is_written_and_drawn(question: str, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.json", "a.csv", "a.parquet", "a.svg")]
    words = [word for file in files[:3] for word in ("--out", str(file))]
    printed = run(question, *COMMANDS[question], *words, "--chart", str(files[3]), "--json")
    data = json.loads(printed)
    assert data["asked"]["question"] == question
    assert json.loads(files[0].read_text())["rows"] == data["rows"]
    with files[1].open() as lines:
        assert len(list(csv.DictReader(lines))) == len(data["rows"]) > 0
    assert files[2].stat().st_size > 100
    assert "<svg" in files[3].read_text()


def test_a_title_says_what_was_found(tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    run("balance", DUEL, "--vary", "kurt.ws=1..4", "-n", "300", "--chart", str(chart))
    drawn = chart.read_text()
    assert "Even at Kurt’s weapon skill 2." in drawn
    assert "kurt.ws" not in drawn


def test_a_baseline_that_no_longer_holds_ends_with_1(tmp_path: Path) -> None:
    file = str(tmp_path / "before.json")
    words = ["regress", "landsknecht", "--scenario", DUEL, "--baseline", file]
    run(*words, "-n", "100")
    run(*words)
    run(*words, "--change", "kurt.ws=0", code=1)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["balance", DUEL], "nenne mindestens ein --vary"),
        (["balance", DUEL, "--vary", "kurt.ws=1..2", "--cost", "x"], "schreib PFAD=ZAHL"),
        (["balance", DUEL, "--vary", "kurt.ws=1..2", "--within", "x"], "gib einen Anteil an"),
        (["sensitivity", DUEL, "--difference", "7"], "zwischen 0 und 1"),
        (["matchups", "landsknecht", "kurt", "niemand"], "kein solcher Kämpfer"),
        (["matchups", "landsknecht", "kurt", "hans", "--option", "x"], "schreib NAME=WERT"),
        (["regress", "landsknecht"], "nichts wird geändert"),
        (["value", "landsknecht", "kurt"], "mindestens zwei Kämpfer"),
        (["matchups", "landsknecht", "kurt", "hans+wss=3"], "wss: ein solches Feld gibt es nicht"),
        (["value", "landsknecht", "kurt", "hans", "--option", "morales=false"], "war `morale` gem"),
        (["value", "landsknecht", "kurt", "hans", "--option", "morale=x"], "eines von true, false"),
        (["value", "landsknecht", "kurt", "hans+ws=x"], "muss eine ganze Zahl sein"),
        (["regress", "landsknecht", "--change", "everybody.wss=3"], "war `ws` gemeint"),
        (
            ["regress", "landsknecht", "--scenario", "duel-of-honour", "--baseline", "x.json"],
            "kein Szenario von Landsknecht; es gibt ambush-in-the-dark",
        ),
        (
            ["regress", "landsknecht", "--baseline", "nowhere/x.json"],
            "nowhere/x.json: Das Verzeich",
        ),
        (["why", DUEL, "--side", "ilse"], "keine solche Seite; es gibt kurt, hans"),
    ],
)
def test_bad_input_is_told_with_what_would_be_right(words: list[str], wrong: str) -> None:
    assert wrong in run(*words, "--language", "de", code=2)


def test_a_table_of_many_names_no_columns_that_it_leaves_out() -> None:
    many = [f"kurt+ws={skill}" for skill in range(17)]
    few, wide = (
        matchups(books()["landsknecht"], names, 2, means=Means(processes=1))
        for names in (many[:3], many)
    )
    told = []
    for found in (few, wide):
        screen = Console(file=StringIO(), width=200)
        Answer(screen, Speech("en", "landsknecht")).show(found)
        assert isinstance(screen.file, StringIO)
        told.append(screen.file.getvalue())
    assert "Columns: per cent" in told[0]
    assert "--chart" not in told[0]
    assert "Columns: per cent" not in told[1]
    assert "Who takes how much from whom is in the chart (--chart)" in told[1]


@pytest.mark.parametrize("rising", [True, False])
@pytest.mark.parametrize("at", [0.1, 3.9, 4.0, 4.3, 9.8])
def test_words_beside_a_curve_never_lie_upon_each_other(at: float, rising: bool) -> None:
    ends = [-0.3, 10.3], [0.0, 1.0]
    slope = 0.1 if rising else -0.1
    other = min(10.0, round(at))
    spots = [
        Spot(other, 0.5 + slope * (other - at), "now 4 · 51.0%", "black"),
        Spot(at, 0.5, "even at 4.3", "green"),
    ]
    one, two = placed(spots, *ends, rising)
    apart = HIGH * (spots[1].y - spots[0].y)
    down = two.dy - one.dy - apart
    assert abs(down) >= LINE - 1e-9 or one.left != two.left
    # Where they are far from each other each stands at its own dot.
    far = placed([spots[0], Spot(at, 0.5 + 5 * slope, "x", "green")], *ends, rising)
    assert {abs(spot.dy) for spot in far} <= {14.0, 16.0}


@pytest.mark.parametrize(("low", "high"), [(-78.3, 100.0), (0.0, 136.2), (-0.4, 0.3), (-3, 940.0)])
def test_an_axis_of_points_has_few_round_numbers_and_none_beyond_what_there_is(
    low: float, high: float
) -> None:
    ticks = _ticks(low, high)
    assert 0.0 in ticks
    assert 2 <= len(ticks) <= MOST_TICKS
    assert low <= ticks[0] <= ticks[-1] <= high


def test_a_target_that_nothing_meets_is_named_at_its_line() -> None:
    far = balance("kurt-and-hans", ["kurt.ws=8..9"], fights=40, means=Means(1))
    assert far.crossing is None
    assert '"text": "even"' in json.dumps(chart(far).to_dict())
    near = balance("kurt-and-hans", ["kurt.ws=0..9"], fights=40, means=Means(1))
    assert near.crossing is not None
    assert '"text": "even"' not in json.dumps(chart(near).to_dict())
