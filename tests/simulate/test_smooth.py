"""Smoothed sweeps: intervals keep their promise, few fights are enough, cliffs stay cliffs."""

import json
import threading
from pathlib import Path

import numpy as np
import pytest

from fechtbuch.scenario import load
from fechtbuch.simulate import Sweep, set_by_text, simulate, sweep
from fechtbuch.simulate.charts import chart
from fechtbuch.simulate.surface import Grid, Numbers, Surface, fights_needed
from fechtbuch.text.bad_input import BadInput
from tests.simulate.coverage import TRUTHS, covered, race

DUEL = "kurt-and-hans"


def test_the_exact_duel_agrees_with_counting_its_courses() -> None:
    # One blow each: the first wins with hit + miss * miss * hit + ...
    assert race(0.5, 0.5, 1, 1) == pytest.approx(2 / 3)
    chance = np.random.default_rng(1)
    won = 0
    for _ in range(4000):
        left = [2, 3]
        turn = 0
        while min(left) > 0:
            left[turn] -= chance.random() < (0.6, 0.4)[turn]
            turn = 1 - turn
        won += left[0] == 0
    assert race(0.6, 0.4, 2, 3) == pytest.approx(won / 4000, abs=0.03)


@pytest.mark.parametrize("name", ["duel", "cliff"])
def test_intervals_hold_what_they_promise(name: str) -> None:
    # A sample of what `make coverage` does at length.
    found = covered(TRUTHS[name], 8, 600, 8, 7)
    assert 0.90 <= found.held <= 0.995
    assert found.narrower > 1.2


def fitted(shares: Numbers, fights: int, seed: int = 2) -> Surface:
    size = round(len(shares) ** 0.5)
    surface = Surface(Grid([list(range(size))] * 2))
    wins = np.random.default_rng(seed).binomial(fights, shares)
    surface.fit([int(one) for one in wins], [fights] * len(shares))
    return surface


def test_a_cliff_is_found_and_not_smoothed_away() -> None:
    grid = Grid([list(range(8))] * 2)
    inside = (grid.places[0] > 0.5) & (grid.places[1] < 0.4)
    surface = fitted(np.where(inside, 0.8, 0.4), 2000)
    assert len(surface.steps) == 1
    assert set(np.flatnonzero(grid.corners[:, surface.steps[0]])) in (
        set(np.flatnonzero(inside)),
        set(np.flatnonzero(~inside)),
    )
    assert np.allclose(surface.shares(), np.where(inside, 0.8, 0.4), atol=0.02)


def test_what_has_nothing_in_common_stands_for_itself() -> None:
    shares = np.random.default_rng(4).uniform(0.2, 0.8, 64)
    surface = fitted(shares, 4000)
    plain = 1.96 * np.sqrt(shares * (1 - shares) / 4000)
    assert surface.halves().mean() > 0.9 * plain.mean()
    assert np.abs(np.array(surface.shares()) - shares).mean() < plain.mean()


def test_shares_of_nothing_and_everything_are_held() -> None:
    shares = np.repeat([0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0], 8)
    low, high = np.array(fitted(shares, 500).intervals()).T
    assert np.mean((low <= shares) & (shares <= high)) > 0.93
    assert np.all(low[shares == 0] < 1e-3)
    assert np.all(high[shares == 1] > 0.999)


def test_cells_at_the_rim_are_planned_more_fights() -> None:
    surface = fitted(np.full(64, 0.5), 200)
    wanted = np.array(fights_needed([surface], [200] * 64, 0.01)).reshape(8, 8)
    assert wanted[0, 0] > 1.5 * wanted[3:5, 3:5].max()
    assert surface.halves(wanted.ravel().astype(float)).max() <= 0.0101


def test_a_surface_is_narrower_than_its_cells_and_agrees_with_long_runs() -> None:
    found = sweep(DUEL, ["kurt.ws=0..10"], 300, processes=1, smooth=True)
    cell = found.at(3)
    assert cell is not None
    kurt = cell.sides["kurt"]
    half = (kurt.interval[1] - kurt.interval[0]) / 2
    assert half < 0.85 * 1.96 * (0.25 / 300) ** 0.5
    assert cell.fights == 300
    assert kurt.share != kurt.wins / 300
    long = simulate(set_by_text(load(DUEL), "kurt.ws=3"), 2000, 77, 1, closely=0)
    assert abs(kurt.share - long.sides["kurt"].share) < 0.06
    assert kurt.share + cell.sides["hans"].share == pytest.approx(1)
    assert found.shapes["kurt"].reach[0] > 0
    assert json.loads(json.dumps(found.to_data()))["surface"]["kurt"]["steps"] == 0


def test_the_same_numbers_on_one_and_two_processes_and_from_a_state(tmp_path: Path) -> None:
    axes = ["kurt.ws=1..4", "hans.ws=1..3"]
    one = sweep(DUEL, axes, seed=5, processes=1, precision=0.04, smooth=True)
    two = sweep(DUEL, axes, seed=5, processes=2, precision=0.04, smooth=True)
    assert one.cells == two.cells
    assert all(
        (side.interval[1] - side.interval[0]) / 2 <= 0.04
        for cell in one.cells
        if cell.result is not None
        for side in cell.result.sides.values()
    )
    assert len({cell.result.fights for cell in one.cells if cell.result is not None}) > 1

    cancel = threading.Event()
    done = 0

    def interrupt(count: int) -> None:
        nonlocal done
        done += count
        if done > one.fights // 2:
            cancel.set()

    state = tmp_path / "state.json"
    half = sweep(
        DUEL,
        axes,
        None,
        5,
        1,
        None,
        interrupt,
        precision=0.04,
        smooth=True,
        state=state,
        cancel=cancel,
    )
    assert half.stopped == "cancelled"
    assert all(cell.result is not None for cell in half.cells)
    assert half.shapes
    assert half.fights < one.fights
    whole = sweep(DUEL, axes, seed=5, processes=1, precision=0.04, smooth=True, state=state)
    assert whole.cells == one.cells


@pytest.mark.parametrize("axes", [["kurt.ws=1..4"], ["kurt.ws=1..5", "hans.ws=1..5"]])
def test_a_chart_says_that_it_is_smoothed(axes: list[str]) -> None:
    found = sweep(DUEL, axes, 20, processes=1, smooth=True)
    lines = chart(found).to_dict()["title"]["subtitle"]
    assert "smoothed" in lines[-1]
    assert not any("same dice" in line for line in lines)


def test_it_says_how_many_fights_there_will_be() -> None:
    expected: list[int] = []
    found = sweep(
        DUEL, ["kurt.ws=1..5"], processes=1, precision=0.03, smooth=True, expect=expected.append
    )
    assert expected[0] == 500
    assert expected[-1] == found.fights


def test_there_is_something_of_every_cell_at_once() -> None:
    seen: list[Sweep] = []
    axes = ["kurt.ws=0..15", "hans.ws=0..4"]
    whole = sweep(DUEL, axes, 2000, processes=1, early=seen.append)
    assert len(seen) == 1
    assert all(cell.result is not None for cell in seen[0].cells)
    assert seen[0].fights < whole.fights / 2


@pytest.mark.parametrize(
    ("axes", "wrong"),
    [
        (["kurt.ws=1..2"], "3 or more whole numbers"),
        (["options.morale=true,false"], "3 or more whole numbers"),
        (["kurt.ws=1..3", "hans.ws=1..3", "kurt.wounds=10..12"], "one or two axes"),
        (["kurt.ws=0..39", "hans.ws=0..39"], "at most 1000 cells"),
    ],
)
def test_what_cannot_be_smoothed_is_refused(axes: list[str], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        sweep(DUEL, axes, 10, smooth=True)


def test_differences_need_common_dice() -> None:
    with pytest.raises(BadInput, match="exclude each other"):
        sweep(DUEL, ["kurt.ws=1..3"], 10, smooth=True, differences=True)
