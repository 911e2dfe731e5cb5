"""Numbers of numpy and pandas are taken wherever a number is."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import fechtbuch as fb
from fechtbuch.questions import matchups, why
from fechtbuch.scenario.plain import plain
from fechtbuch.simulate import simulate, sweep
from fechtbuch.simulate.run import Means

DUEL = fb.load("kurt-and-hans")


def given(number: int) -> Any:
    """A number as a table of numpy hands it over."""
    return np.int64(number)


def test_numbers_in_lists_and_tables_become_pythons_own() -> None:
    numbers = {"one": np.int64(3), "many": [np.uint8(1), (np.bool_(True),)], "row": np.arange(2)}
    found = plain(numbers)
    assert found == {"one": 3, "many": [1, (True,)], "row": [0, 1]}
    assert json.dumps(found)
    assert type(found["many"][1][0]) is bool
    assert plain(DUEL) is DUEL


@pytest.mark.parametrize("number", [np.int64(7), np.uint8(7), np.int32(7)])
def test_a_scenario_takes_them(number: Any) -> None:
    changed = DUEL.with_({"kurt.ws": number, "options.morale": np.bool_(False)})
    assert changed == DUEL.with_({"kurt.ws": 7, "options.morale": False})
    assert len(DUEL.with_({"hans.count": np.int64(2)}).sides[1].recruits) == 2


def test_sweeps_take_them_as_values_fights_and_seed(tmp_path: Path) -> None:
    skills: Any = np.arange(2, 5)
    one = sweep(DUEL, {"kurt.ws": skills}, given(20), given(3), given(1))
    other = sweep(DUEL, {"kurt.ws": range(2, 5)}, 20, 3, 1)
    assert one.cells == other.cells
    assert [type(cell.at[0]) for cell in one.cells] == [int, int, int]
    assert fb.chart(one).to_dict()
    column: Any = pd.Series([2, 3, 4], name="skill")
    assert sweep(DUEL, {"kurt.ws": column}, 20, 3, 1).cells == other.cells
    both: Any = np.array([True, False])
    switched = sweep(DUEL, {"options.morale": both}, 20, 3, 1)
    assert [cell.at for cell in switched.cells] == [(True,), (False,)]


def test_simulations_and_questions_take_them(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    found = simulate(DUEL, given(20), given(3), given(1), closely=given(5), state=state)
    assert json.dumps(found.to_data())
    assert found == simulate(DUEL, 20, 3, 1, closely=5)
    alone = Means(processes=1)
    assert json.dumps(why(DUEL, "", given(5), given(1), alone).to_data())
    fought = matchups("landsknecht", ["kurt", "hans"], given(4), given(1), alone)
    assert json.dumps(fought.to_data())


def test_a_book_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="landsknecht"):
        matchups("chess", [], 4)
