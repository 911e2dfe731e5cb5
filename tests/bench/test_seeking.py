"""Fights are chosen by what they reach, and such as kill a change are found."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.mutants.choosing import chosen
from bench.mutants.fights import Marker, Played, _earlier
from bench.mutants.making import Mutant
from bench.mutants.seeking import Seeking
from tests.conformance.looking import Step

SOURCE = """
def band(number):
    if number > 3:
        return 2
    return 1
"""


def played(number: int, marks: str, steps: int = 1) -> Played:
    return Played(("book/scene", "paired", number), ["abcde"] * steps, list(marks))


def test_whoever_brings_most_for_a_step_is_taken_first() -> None:
    short, long, same = played(1, "abc"), played(2, "abcd", 9), played(3, "abc", 2)
    assert list(chosen([long, same, short], 1)) == [short.fight]
    assert list(chosen([long, same, short], 12)) == [short.fight, same.fight, long.fight]


def test_a_mark_that_many_have_shown_counts_no_more() -> None:
    fights = [played(number, "a") for number in range(8)]
    assert len(chosen(fights, 100)) == 5
    assert len(chosen([*fights, played(9, "b")], 100)) == 6


def test_no_more_steps_are_kept_than_were_asked_for() -> None:
    fights = [played(number, chr(97 + number), 4) for number in range(9)]
    assert len(chosen(fights, 19)) == 4


def test_ways_through_a_book_and_what_its_functions_give_back_are_marked(tmp_path: Path) -> None:
    path = tmp_path / "rules" / "bands.py"
    path.parent.mkdir()
    path.write_text(SOURCE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("bands", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def marks(number: int) -> set[str]:
        marker = Marker(tmp_path)
        before = sys.gettrace()
        sys.settrace(marker.call)
        module.band(number)
        sys.settrace(before)
        return set(marker.marks())

    assert marks(2) == {
        ">rules/bands.py:0:3",
        ">rules/bands.py:3:5",
        "=rules/bands.py:2:1",
    }
    assert ">rules/bands.py:3:4" in marks(4)
    assert "=rules/bands.py:2:2" in marks(4)
    assert list(Played(("", "", 0), [], sorted(marks(2))).lines()) == [
        "rules/bands.py:3",
        "rules/bands.py:5",
    ]


def seeking(pool: list[Played]) -> Seeking:
    plugin = Seeking(Path(), "", [], Path(), 1, lambda *_: None)
    plugin.pool = pool
    plugin.kept_ones = {}
    plugin.killing = []
    plugin.reached = {}
    plugin.close = {}
    return plugin


@pytest.mark.parametrize(
    ("lines", "differs"),
    [(["one", "two"], False), (["one", "three"], True), (["one"], True), (["one"] * 3, True)],
)
def test_a_fight_differs_when_any_step_does_or_their_number(
    lines: list[str], differs: bool
) -> None:
    kept = Played(("scene", "paired", 1), [Step([line]).digest for line in ("one", "two")])
    plugin = seeking([kept])
    plugin.steps = lambda *_: iter([Step([line]) for line in lines])
    assert plugin._differs(0) == differs


def test_a_fight_that_breaks_off_differs() -> None:
    def broken(name: str, way: str, number: int) -> Iterator[Step]:
        yield Step(["one"])
        raise IndexError

    plugin = seeking([Played(("scene", "paired", 1), [Step(["one"]).digest])])
    plugin.steps = broken
    assert plugin._differs(0)


def test_kept_fights_are_tried_first_then_those_that_have_killed_then_short_ones() -> None:
    pool = [played(0, "", 9), played(1, "", 5), played(2, "", 7), played(3, "", 8), played(4, "")]
    plugin = seeking(pool)
    plugin.kept_ones = {pool[2].fight: []}
    plugin.killing = [3]
    plugin.reached = {"rules/bands.py:3": [0, 1, 2, 3]}
    plugin.close = {"rules/bands.py:3": [2, 4], "rules/bands.py:9": [5]}
    mutant = Mutant("rules/bands.py", "band", False, 0, 3, 3, "", ("ABC-MOV-01",), "")
    assert plugin._reaching(mutant) == [2, 3, 1, 0, 4]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", 0),
        ('{"state": "now"}\n', 0),
        ('{"state": "now"}\n{"fight": ["a", "b", 1]}\n{"fig', 1),
        ('{"state": "before"}\n{"fight": ["a", "b", 1]}\n', 0),
    ],
)
def test_a_run_that_was_broken_off_goes_on_where_it_was(
    tmp_path: Path, text: str, found: int
) -> None:
    path = tmp_path / "fights.jsonl"
    path.write_text(text, encoding="utf-8")
    assert [each.fight for each in _earlier(path, "now")] == [("a", "b", 1)] * found
