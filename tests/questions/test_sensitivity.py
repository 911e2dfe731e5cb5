"""What moves a fight, against comparisons of two."""

import json
import threading
from dataclasses import replace
from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.questions import sensitivity
from fechtbuch.questions.changes import all_changes
from fechtbuch.questions.charts import chart
from fechtbuch.questions.charts.dressing import GREEN
from fechtbuch.questions.charts.sensitivity import LETTER, _side_by_side, _with_room
from fechtbuch.questions.sensitivity import Sensitivity
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.tables import sheet
from fechtbuch.scenario import load
from fechtbuch.simulate import compare
from fechtbuch.simulate.run import Means

DUEL = "kurt-and-hans"


@pytest.fixture(scope="module")
def found() -> Sensitivity:
    return sensitivity(DUEL, fights=200, seed=2, means=Means(processes=1))


def test_each_effect_is_the_difference_of_a_comparison(found: Sensitivity) -> None:
    effects = {effect.change.key: effect for effect in found.effects}
    for key, change in [
        ("0.Kurt.ws=5", "kurt.ws=5"),
        ("1.Hans.abilities.agi=1", "hans.abilities.agi=1"),
        ("fight.options.morale=false", "options.morale=false"),
    ]:
        both = compare(DUEL, change, 200, seed=2, processes=1).sides["kurt"]
        assert effects[key].difference == pytest.approx(both.difference)
        assert effects[key].interval == pytest.approx(both.interval)


def test_every_number_thing_and_switch_is_tried(found: Sensitivity) -> None:
    keys = {effect.change.key for effect in found.effects}
    assert {"0.Kurt.ws=3", "0.Kurt.ws=5", "0.Kurt.wounds=16", "1.Hans.morale=9"} <= keys
    assert {"0.Kurt.hands.messer=", "1.Hans.armour.chainmail=", "1.Hans.belt.dagger="} <= keys
    assert {"fight.options.multiply=die", "fight.scene.dark=true"} <= keys
    assert not any("level" in key or ".at" in key for key in keys)


def test_chance_is_corrected_for_the_number_of_comparisons(found: Sensitivity) -> None:
    assert any(effect.sure for effect in found.effects)
    for effect in found.effects:
        if effect.sure:
            assert effect.interval[0] > 0 or effect.interval[1] < 0
    crossing = [one for one in found.effects if one.interval[0] <= 0 <= one.interval[1]]
    assert crossing
    assert not any(one.sure for one in crossing)


def test_what_moves_most_comes_first(found: Sensitivity) -> None:
    ranked = [max(abs(way.difference) for way in ways) for ways in found.ranked()]
    assert ranked == sorted(ranked, reverse=True)
    ways = next(ways for ways in found.ranked() if ways[0].change.field == "ws")
    assert [way.change.after for way in ways] in ([3, 5], [1, 3])


def test_fighters_of_one_kind_change_together() -> None:
    changes = all_changes(load("pikes-against-a-charge"))
    wounds = [one for one in changes if one.owner == "Pikeman" and one.field == "wounds"]
    assert len(wounds) == 2
    assert wounds[0].many == len(wounds[0].places) > 1


def test_kinds_that_share_a_name_are_numbered() -> None:
    keys = [change.key for change in all_changes(load("night-raid-on-the-camp"))]
    numbers = [key for key in keys if ".health=" in key or ".attributes." in key]
    assert len(numbers) == len(set(numbers)) > 20
    assert any(".Guard 2." in key for key in keys)


def test_things_are_named_in_the_language() -> None:
    changes = {change.key: change for change in all_changes(load(DUEL))}
    english, polish = Speech("en", "landsknecht"), Speech("pl", "landsknecht")
    assert changes["0.Kurt.ws=5"].label(english) == "Kurt’s weapon skill"
    assert changes["0.Kurt.ws=5"].label(polish) == "władanie bronią (Kurt)"
    assert changes["1.Hans.hands.halberd="].label(polish) == "Hans: halabarda"
    assert changes["fight.options.morale=false"].step(english) == "yes → no"


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_no_two_switches_of_a_book_have_the_same_name(language: str) -> None:
    for key, book in books().items():
        words = Speech(language, key)
        named = [words.option(option) for option in book.options]
        assert len(named) == len(set(named)), key


def test_as_many_fights_as_a_difference_takes_are_told_and_fought() -> None:
    told: list[int] = []
    many = sensitivity(DUEL, fights=300, difference=0.2, tell=told.append, means=Means(processes=1))
    assert told
    assert many.asked.fights == min(300, max(200, told[0]))


def test_what_is_broken_off_keeps_what_is_done() -> None:
    cancel = threading.Event()
    means = Means(processes=1, progress=lambda _: cancel.set(), cancel=cancel)
    found = sensitivity(DUEL, fights=5000, means=means)
    assert found.asked.stopped == "cancelled"
    assert 0 < found.asked.fights < 5000
    assert len(found.effects) > 50


def test_nobody_asks_what_it_is_worth_to_begin_dying() -> None:
    fields = {change.field for change in all_changes(load("knight-and-rogue"))}
    assert "actions" in fields
    assert not any(field.startswith("conditions") for field in fields)


def test_labels_of_bars_never_lie_upon_each_other() -> None:
    rows: list[dict[str, Any]] = [
        {"thing": "size", "up": True, "to": 0.51, "label": "0 → 1: 51 %"},
        {"thing": "size", "up": True, "to": 0.33, "label": "0 → −1: 33 %"},
        {"thing": "skill", "up": False, "to": 0.2, "label": "4 → 3: 20 %"},
        {"thing": "skill", "up": True, "to": 0.4, "label": "4 → 5: 40 %"},
    ]
    labels = _side_by_side(rows, Speech("en", "landsknecht"))
    assert [(one["thing"], one["up"], one["to"]) for one in labels] == [
        ("size", True, 0.51),
        ("skill", False, 0.2),
        ("skill", True, 0.4),
    ]
    assert labels[0]["label"] == "0 → 1: 51 %; 0 → −1: 33 %"


def test_labels_of_bars_have_room_within_the_axis() -> None:
    labels: list[dict[str, Any]] = [
        {"up": False, "to": 0.0, "label": "a result on the scale → on top of it: 0.0 %"},
        {"up": True, "to": 1.0, "label": "left out: 100.0 %"},
    ]
    low, high = _with_room(labels, 0.5, 560)
    pixel = 560 / (high - low)
    assert (0.0 - low) * pixel >= LETTER * len(str(labels[0]["label"]))
    assert (high - 1.0) * pixel >= LETTER * len(str(labels[1]["label"]))


def test_steps_that_make_it_more_even_are_named(found: Sensitivity) -> None:
    near = found.nearest()
    assert near
    off = [abs(one.share - 0.5) for one in near]
    assert off == sorted(off)
    assert max(off) < abs(found.share - 0.5)
    assert all(one.sure for one in near)
    assert found.found()["nearest"] == [one.change.key for one in near]
    note = sheet(found, Speech("en", "landsknecht")).before[1].text
    assert note.startswith("Single steps that make it more even: ")
    assert note.count(";") == len(near) - 1
    assert "→" in note or "left out" in note
    switch = next(one for one in found.effects if one.change.key.startswith("fight.options.morale"))
    assert switch.change.told(Speech("en", "landsknecht")) == "Morale check: yes → no"
    even = replace(found, share=0.5)
    assert even.nearest() == []
    assert len(sheet(even, Speech("en", "landsknecht")).before) == 1


def test_a_tornado_shows_where_it_would_be_even(found: Sensitivity) -> None:
    drawn = json.dumps(chart(found).to_dict())
    assert '"from": 0.5' in drawn
    assert '"even"' in drawn
    effects = tuple(replace(one, share=0.9, difference=0.1) for one in found.effects)
    far = json.dumps(chart(replace(found, share=0.8, effects=effects)).to_dict())
    assert '"from": 0.5' not in far


def test_the_line_of_even_does_not_stretch_the_axis(found: Sensitivity) -> None:
    """A line without the axis' own scale would have it begin at nothing."""
    drawn = chart(replace(found, share=0.55)).to_dict()
    scales = [
        layer["encoding"]["x"].get("scale", {}).get("domain")
        for layer in drawn["layer"]
        if layer["mark"]["type"] == "rule" and layer["mark"]["color"] == GREEN
    ]
    assert len(scales) == 1
    assert scales[0] is not None
