"""One scenario at every level of play."""

import json
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from fechtbuch.cli.app import app
from fechtbuch.scenario import load
from fechtbuch.simulate import Levels, Result, at_levels, simulate
from fechtbuch.simulate.levels import levels_of
from fechtbuch.simulate.statistics import wilson

DUEL = load("kurt-and-hans")


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["simulate", "kurt-and-hans", "--language", "en", *words])
    return result.output


def test_every_side_plays_at_the_level_and_on_the_same_dice() -> None:
    found = at_levels(DUEL, 20, 3, 1)
    assert (
        list(found.results) == levels_of(DUEL.rulebook) == ["novice", "trained", "book", "strong"]
    )
    for level, result in found.results.items():
        assert set(result.policies.values()) == {level}
    alone = simulate(DUEL, 20, 3, 1, {"kurt": "book", "hans": "book"})
    assert found.results["book"].sides["kurt"].wins == alone.sides["kurt"].wins


def won(result: Result, kurt: int) -> Result:
    wins = {"kurt": kurt, "hans": 1000 - kurt}
    sides = {
        slug: replace(side, wins=wins[slug], interval=wilson(wins[slug], 1000))
        for slug, side in result.sides.items()
    }
    return replace(result, fights=1000, sides=sides)


@pytest.mark.parametrize(
    ("novice", "strong", "agree"), [(700, 900, True), (700, 300, False), (510, 300, True)]
)
def test_levels_disagree_only_where_each_is_sure(novice: int, strong: int, agree: bool) -> None:
    result = simulate(DUEL, 10, 3, 1)
    found = Levels("duel", {"novice": won(result, novice), "strong": won(result, strong)})
    assert found.agree is agree


def test_the_command_shows_a_row_for_each_level() -> None:
    text = run("-n", "20", "--processes", "1", "--levels")
    rows = [line.split()[0] for line in text.splitlines() if line]
    assert [row for row in rows if row.islower()][:4] == ["novice", "trained", "book", "strong"]
    data = json.loads(run("-n", "20", "--processes", "1", "--levels", "--json"))
    assert list(data["levels"]) == ["novice", "trained", "book", "strong"]


def test_results_name_the_level() -> None:
    assert "Played by: Kurt: book, Hans: strong" in run(
        "-n", "4", "--processes", "1", "--policy", "kurt=book", "--policy", "hans=strong"
    )
    assert "Played by: book" in run(
        "-n", "4", "--processes", "1", "--policy", "kurt=book", "--policy", "hans=book"
    )


def test_levels_exclude_what_would_contradict_them() -> None:
    assert "--levels" in run("--levels", "--mirror")
    assert "--levels" in run("--levels", "--policy", "kurt=book")
