"""Sweeps: any number or option of the scenario, each cell as if it had been run alone."""

from typing import Any

import pytest

from fechtbuch.scenario import Scenario, load
from fechtbuch.scenario.paths import FieldPath, changed, parse_values
from fechtbuch.simulate import Result, compare, set_by_text, simulate, sweep

DUEL = "kurt-and-hans"


def alone(change: str, *more: str) -> Result:
    scenario = load(DUEL)
    for text in (change, *more):
        scenario = set_by_text(scenario, text)
    return simulate(scenario, 200, seed=5, processes=1, closely=0)


def test_every_cell_equals_the_run_of_its_scenario() -> None:
    grid = sweep(DUEL, ["Kurt.ws=3..5", "options.morale=true,false"], 200, seed=5, processes=2)
    assert [cell.at for cell in grid.cells] == [
        (3, True),
        (3, False),
        (4, True),
        (4, False),
        (5, True),
        (5, False),
    ]
    for ws, morale in [(3, True), (5, False)]:
        assert grid.at(ws, morale) == alone(
            f"kurt.ws={ws}", f"options.morale={str(morale).lower()}"
        )


def test_a_better_fighter_wins_more() -> None:
    line = sweep(DUEL, {"kurt.ws": [0, 4, 8]}, 400, processes=1)
    shares = [cell.result.sides["kurt"].share for cell in line.cells if cell.result is not None]
    assert shares == sorted(shares)
    assert shares[2] - shares[0] > 0.3


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("2..6", (2, 3, 4, 5, 6)),
        ("6..2", (6, 5, 4, 3, 2)),
        ("10..30..10", (10, 20, 30)),
        ("-2..0", (-2, -1, 0)),
        ("1..3,8", (1, 2, 3, 8)),
        ("true,false", (True, False)),
        ("1,true", (1, True)),
        ("none, plate", ("none", "plate")),
        ('"7"', ("7",)),
        ("3,3", (3,)),
    ],
)
def test_values(text: str, values: tuple[Any, ...]) -> None:
    found = parse_values(text, "x")
    assert found == values
    assert [type(value) for value in found] == [type(value) for value in values]


@pytest.mark.parametrize("text", ["", ",", "1..9..0", "1..99999"])
def test_values_that_make_no_sense(text: str) -> None:
    with pytest.raises(ValueError, match=r"x="):
        parse_values(text, "x")


def put(text: str, name: str = DUEL) -> Scenario:
    return set_by_text(load(name), text)


def test_paths_lead_to_fighters_sides_options_scene_and_rounds() -> None:
    assert put("kurt.ws=7").sides[0].recruits[0].to_data()["ws"] == 7
    assert put("Kurt.abilities.str=3").sides[0].recruits[0].to_data()["abilities"]["str"] == 3
    assert put("kurt.policy=random").sides[0].policy == "random"
    assert put("fighters.kurt.policy=random").sides[0].recruits[0].policy == "random"
    assert put("sides.hans.heroes=true").sides[1].heroes is True
    assert put("options.morale=false").options["morale"] is False
    assert put("scene.dark=true").to_data()["scene"]["dark"] is True
    assert put("rounds=5").rounds == 5
    assert put("kurt.hands.0=club").sides[0].recruits[0].to_data()["hands"] == ["club"]


def test_a_side_may_grow_and_shrink() -> None:
    larger = put("hans.count=3")
    slugs = [recruit.slug for recruit in larger.sides[1].recruits]
    assert slugs == ["hans", "hans-2", "hans-3"]
    assert len({recruit.at for recruit in larger.sides[1].recruits}) == 3
    again = changed(larger, [(FieldPath.find(larger, "hans.count"), 1)])
    assert [recruit.slug for recruit in again.sides[1].recruits] == ["hans"]


def test_all_fighters_of_a_side_at_once() -> None:
    larger = set_by_text(put("hans.count=2"), "hans.fighters.ws=9")
    assert [recruit.to_data()["ws"] for recruit in larger.sides[1].recruits] == [9, 9]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("kurt.wss=1..2", r"kurt\.wss: kurt has no field `wss`; did you mean `ws`"),
        ("kut.ws=1", "neither a fighter nor a side `kut`; did you mean `kurt`"),
        ("options.moral=true", "no option `moral`; did you mean `morale`"),
        ("options.morale=7", r"options\.morale=7: .*write one of"),
        ("scene.drk=true", "scene has no field `drk`; did you mean `dark`"),
        ("kurt.abilities.foo=1", r"kurt\.abilities has no field `foo`; known: agi"),
        ("kurt.ws=0..50", r"kurt\.ws=21: kurt\.ws: is too large"),
        ("kurt.ws=much", r"kurt\.ws: must be a whole number"),
        ("kurt=1", "names no field of kurt"),
        ("sides.karl.policy=random", "no side `karl`; known: kurt, hans"),
        ("kurt.count=0", "from 1 to 64"),
        ("kurt.ws", "write it as PATH=VALUES"),
    ],
)
def test_what_does_not_exist_is_named_with_what_does(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        sweep(DUEL, [text], 10, processes=1)


def test_the_same_thing_is_not_swept_twice() -> None:
    with pytest.raises(ValueError, match="swept twice"):
        sweep(DUEL, ["kurt.ws=1..2", "fighters.kurt.ws=3..4"], 10)
    with pytest.raises(ValueError, match="too large"):
        sweep(DUEL, ["kurt.ws=0..20", "hans.ws=0..20", "rounds=1..100"], 10)


def test_a_table_of_a_sweep_has_a_row_for_each_cell_and_side() -> None:
    rows = sweep(DUEL, ["kurt.ws=3..4"], 50, processes=1).rows()
    assert [(row["kurt.ws"], row["side"]) for row in rows] == [
        (3, "kurt"),
        (3, "hans"),
        (4, "kurt"),
        (4, "hans"),
    ]


def test_differences_of_cells_are_those_of_comparisons() -> None:
    line = sweep(DUEL, ["kurt.ws=4..6"], 300, seed=3, processes=1, differences=True)
    plain = sweep(DUEL, ["kurt.ws=4..6"], 300, seed=3, processes=1)
    assert [cell.result for cell in line.cells] == [cell.result for cell in plain.cells]
    for cell in line.cells:
        both = compare(DUEL, f"kurt.ws={cell.at[0]}", 300, seed=3, processes=1).sides["kurt"]
        shift = cell.shifts["kurt"]
        assert shift.difference == pytest.approx(both.difference)
        assert shift.interval == pytest.approx(both.interval)
    as_it_is, _, better = line.cells
    assert as_it_is.shifts["kurt"].difference == 0
    assert not as_it_is.shifts["kurt"].sure
    assert better.shifts["kurt"].sure
    assert better.shifts["hans"].difference < 0
    rows = [row for row in line.rows() if row["side"] == "kurt"]
    assert not rows[0]["sure"]
    assert "difference" not in plain.rows()[0]


def test_differences_are_the_same_on_two_processes() -> None:
    one, two = (
        sweep(DUEL, ["kurt.ws=3..5"], 250, processes=crew, differences=True) for crew in (1, 2)
    )
    assert one.cells == two.cells
