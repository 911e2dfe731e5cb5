"""The best response: at least as good as the policy, and the better of two choices is taken."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fechtbuch.cli.app import app
from fechtbuch.engine.enumeration import TooMany
from fechtbuch.odds import best_response
from fechtbuch.odds.response import Choices, Chooser, Slot

DUEL = Path(__file__).parents[2] / "examples" / "duels" / "landsknecht.toml"
TALES = DUEL.with_name("tales-and-legends.toml")


def graph(slots: list[Slot], decisions: list[list[Slot]], ends: dict[int, list[int]]) -> Choices:
    """A graph that nobody has played: states, decisions and what ends it."""
    made = Choices.__new__(Choices)
    made.slots, made.ends = slots, ends
    made.ways = [{} for _ in slots]
    made.chooser = Chooser.__new__(Chooser)
    made.chooser.decisions = decisions
    return made


def test_the_better_choice_is_taken_where_dice_lead_back_again() -> None:
    # From state 0 half of the time a decision: sure to stay, or won with 1 in 4; state 1 is won.
    start = Slot({2: 0.5}, {0: 0.5})
    choices = [Slot({0: 1.0}), Slot({1: 0.25, 0: 0.75})]
    found = graph([start, Slot(), Slot()], [choices], {1: [0], 2: [1]})
    # w = 0.5 * (0.25 + 0.75 w)
    assert found.best({1}) == pytest.approx(float(Fraction(1, 5)), abs=1e-8)
    assert found.best({2}) == pytest.approx(1.0, abs=1e-6)


def test_rolls_without_a_choice_among_them_are_bundled() -> None:
    """Initiative by open rolls of percent: one by one they are more states than can be solved."""
    found = best_response(TALES, "guard", most_states=2000)
    assert found.states < 2000
    assert found.regret == pytest.approx(0, abs=1e-9)


def test_a_duel_that_is_too_large_is_refused() -> None:
    with pytest.raises(TooMany):
        best_response("kurt-and-hans", "kurt", most_runs=50)
    with pytest.raises(ValueError, match="there are wolf, mastiff"):
        best_response(DUEL, "kurt")


def run(*words: str) -> str:
    return CliRunner().invoke(app, ["odds", *words, "--language", "en"]).output


def test_the_command_tells_what_each_side_gives_away() -> None:
    data = json.loads(run(str(DUEL), "--best", "--json"))
    assert [one["side"] for one in data["responses"]] == ["wolf", "mastiff"]
    assert all(0 <= one["regret"] < 0.01 for one in data["responses"])
    assert all(one["decisions"] > 0 for one in data["responses"])
    assert "too large" in run("kurt-and-hans", "--best", "--runs", "50")
    assert "--best asks" in run(str(DUEL), "--best", "--actor", "wolf")
