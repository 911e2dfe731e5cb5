"""Numbers of numpy and pandas are taken wherever a number is."""

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

import fechtbuch as fb
from fechtbuch.questions import matchups, why
from fechtbuch.scenario.plain import plain
from fechtbuch.simulate import simulate, sweep
from fechtbuch.simulate.run import Means

DUEL = fb.load("kurt-and-hans")


def test_numbers_in_lists_and_tables_become_pythons_own() -> None:
    given = {"one": np.int64(3), "many": [np.uint8(1), (np.bool_(True),)], "row": np.arange(2)}
    found = plain(given)
    assert found == {"one": 3, "many": [1, (True,)], "row": [0, 1]}
    assert json.dumps(found)
    assert type(found["many"][1][0]) is bool
    assert plain(DUEL) is DUEL


@pytest.mark.parametrize("number", [np.int64(7), np.uint8(7), np.int32(7)])
def test_a_scenario_takes_them(number: np.integer) -> None:  # type: ignore[type-arg]
    changed = DUEL.with_({"kurt.ws": number, "options.morale": np.bool_(False)})
    assert changed == DUEL.with_({"kurt.ws": 7, "options.morale": False})
    assert len(DUEL.with_({"hans.count": np.int64(2)}).sides[1].recruits) == 2


def test_sweeps_take_them_as_values_fights_and_seed(tmp_path: Path) -> None:
    one = sweep(DUEL, {"kurt.ws": np.arange(2, 5)}, np.int64(20), np.int64(3), np.int64(1))
    other = sweep(DUEL, {"kurt.ws": range(2, 5)}, 20, 3, 1)
    assert one.cells == other.cells
    assert [type(cell.at[0]) for cell in one.cells] == [int, int, int]
    assert fb.chart(one).to_dict()
    column = pd.Series([2, 3, 4], name="skill")
    assert sweep(DUEL, {"kurt.ws": column}, 20, 3, 1).cells == other.cells
    switched = sweep(DUEL, {"options.morale": np.array([True, False])}, 20, 3, 1)
    assert [cell.at for cell in switched.cells] == [(True,), (False,)]


def test_simulations_and_questions_take_them(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    found = simulate(DUEL, np.int64(20), np.int64(3), np.int64(1), closely=np.int64(5), state=state)
    assert json.dumps(found.to_data())
    assert found == simulate(DUEL, 20, 3, 1, closely=5)
    alone = Means(processes=1)
    assert json.dumps(why(DUEL, "", np.int64(5), np.int64(1), alone).to_data())
    fought = matchups("landsknecht", ["kurt", "hans"], np.int64(4), np.int64(1), alone)
    assert json.dumps(fought.to_data())


def test_a_book_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="landsknecht"):
        matchups("chess", [], 4)
