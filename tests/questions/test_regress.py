"""What a change did to everything."""

import json
from pathlib import Path

import pytest

from fechtbuch.books.base import books
from fechtbuch.questions import regress
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.tables import sheet
from fechtbuch.questions.telling import change, sentence
from fechtbuch.simulate import compare
from fechtbuch.simulate.run import Means
from fechtbuch.text.bad_input import BadInput

LANDSKNECHT = books()["landsknecht"]
ALONE = Means(processes=1)
TWO = ["kurt-and-hans", "tavern-wrestling"]


def test_each_scenario_is_the_comparison_of_it() -> None:
    found = regress(LANDSKNECHT, ["options.morale=false"], 150, 3, ALONE, scenarios=TWO)
    for shift in found.shifts:
        both = compare(shift.scenario, "options.morale=false", 150, seed=3, processes=1)
        side = both.sides[shift.side]
        assert shift.difference == pytest.approx(side.difference)
        assert shift.interval == pytest.approx(side.interval)
        assert (shift.before, shift.after) == pytest.approx((side.one, side.other))
    again = regress(
        LANDSKNECHT, ["options.morale=false"], 150, 3, Means(processes=2), scenarios=TWO
    )
    assert again == found


def test_a_baseline_is_written_then_held_against_what_is(tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    first = regress(LANDSKNECHT, (), 100, 5, ALONE, scenarios=TWO, baseline=file)
    assert first.written
    assert first.passed
    assert len(json.loads(file.read_text())["scenarios"]["kurt-and-hans"]) == 100
    same = regress(LANDSKNECHT, (), means=ALONE, scenarios=TWO, baseline=file)
    assert not same.written
    assert same.passed
    assert [shift.difference for shift in same.shifts] == [0, 0]
    assert same.asked.fights == 100
    other = regress(LANDSKNECHT, ["everybody.ws=0"], means=ALONE, scenarios=TWO, baseline=file)
    assert not other.passed
    direct = regress(LANDSKNECHT, ["everybody.ws=0"], 100, 5, ALONE, scenarios=TWO)
    assert [one.difference for one in other.shifts] == [one.difference for one in direct.shifts]


def test_one_scenario_is_not_several() -> None:
    found = regress("landsknecht", ["options.morale=true"], fights=4, scenarios=["kurt-and-hans"])
    assert sentence(found, Speech("en", "landsknecht")) == (
        "Nothing has surely changed in the one scenario"
    )


def test_scenarios_without_the_field_are_left_out_and_named() -> None:
    found = regress(LANDSKNECHT, ["kurt.ws=9"], 40, 0, ALONE, scenarios=TWO)
    assert [shift.scenario for shift in found.shifts] == ["kurt-and-hans"]
    assert found.untouched == ("tavern-wrestling",)


def test_what_cannot_be_compared_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nothing is changed"):
        regress(LANDSKNECHT)
    with pytest.raises(BadInput, match="PATH=VALUE"):
        regress(LANDSKNECHT, ["morale"], scenarios=TWO)
    with pytest.raises(ValueError, match="has no option"):
        regress(LANDSKNECHT, ["options.moral=false"], scenarios=TWO)
    with pytest.raises(BadInput, match="not a scenario of"):
        regress(LANDSKNECHT, ["options.morale=false"], scenarios=["judo-match"])
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]")
    with pytest.raises(BadInput, match="is not a baseline"):
        regress(LANDSKNECHT, baseline=wrong)
    wrong.write_text('{"format": 1, "book": "gurps", "fights": 5, "seed": 0, "scenarios": {}}')
    with pytest.raises(BadInput, match="a baseline of gurps"):
        regress(LANDSKNECHT, baseline=wrong)
    wrong.write_text(
        '{"format": 1, "book": "landsknecht", "fights": 5, "seed": 0, "scenarios": {}}'
    )
    with pytest.raises(BadInput, match="fought with seed 0"):
        regress(LANDSKNECHT, seed=7, baseline=wrong)
    with pytest.raises(BadInput, match="has no fights of"):
        regress(LANDSKNECHT, means=ALONE, scenarios=TWO, baseline=wrong)


def test_whose_number_was_changed_is_said_in_words() -> None:
    found = regress(LANDSKNECHT, ["kurt.ws=9"], 20, 0, ALONE, scenarios=TWO)
    words = Speech("en", "landsknecht")
    for path, told in {
        "kurt.ws=9": "Kurt’s weapon skill: 9",
        "everybody.abilities.str=2": "everybody’s strength: 2",
        "like.pikeman.wounds=8": "Pikeman’s wounds: 8",
        "rounds=5": "limit of rounds: 5",
        "options.morale=false": "Morale check: no",
        "scene.dark=true": "scene: darkness: yes",
    }.items():
        assert change(found, path, words) == told
    (note,) = [one.text for one in sheet(found, words).after if "no place" in one.text]
    assert note == "The change has no place in: A wager at the Red Ox"
