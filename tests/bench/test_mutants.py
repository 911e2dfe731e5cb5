"""Small changes of the rules are found, made and noticed."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.mutants.__main__ import BOOKS, equivalent
from bench.mutants.making import Mutant, mutants_in, mutants_of, mutated
from bench.mutants.running import Reach, Tracer

ROOT = Path(__file__).resolve().parents[2]

SOURCE = '''
REACH: Final = 3
"""ABC-MOV-01: how far."""

SIZE: Final = 9


def strike(fight, who):
    """ABC-ATK-01: a blow."""
    if who.able and who.hp > 2:
        who.hp -= 1
        fight.note("struck")
    else:
        who.tired = True
    for one in fight.all:
        if not one.near:
            continue
    return 1 if who.hp >= 0 else 4


def idle(fight):
    """Carries no rule."""
    fight.hp = 5
'''


def changes() -> dict[str, Mutant]:
    return {mutant.change: mutant for mutant in mutants_in(SOURCE, "rules/blows.py")}


def code_of(change: str) -> str:
    return ast.unparse(mutated(SOURCE, changes()[change]))


def test_only_what_names_a_rule_is_changed() -> None:
    places = {mutant.place for mutant in changes().values()}
    assert places == {"REACH", "strike"}
    assert changes()["3 is 4 in `REACH: Final = 3`"].rules == ("ABC-MOV-01",)
    assert changes()["`who.hp -= 1` removed"].rules == ("ABC-ATK-01",)


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("3 is 4 in `REACH: Final = 3`", "REACH: Final = 4"),
        ("3 is 2 in `REACH: Final = 3`", "REACH: Final = 2"),
        ("2 is 3 in `who.hp > 2`", "who.hp > 3"),
        ("`who.hp > 2` is `who.hp >= 2`", "who.able and who.hp >= 2"),
        ("`who.hp >= 0` is `who.hp > 0`", "if who.hp > 0 else"),
        ("`who.able` dropped from `who.able and who.hp > 2`", "if True and who.hp > 2"),
        ("`if who.able and who.hp > 2` always", "if True:\n"),
        ("`if not one.near` never", "if False:\n            continue"),
        ("`not one.near` without its not", "if one.near:"),
        ("branches of `1 if who.hp >= 0 else 4` swapped", "return 4 if who.hp >= 0 else 1"),
        ("`who.hp -= 1` removed", "pass\n        fight.note"),
        ("`fight.note('struck')` removed", "who.hp -= 1\n        pass"),
        ("`continue` removed", "near:\n            pass"),
    ],
)
def test_each_kind_of_change_is_made(change: str, found: str) -> None:
    assert found in code_of(change)


def test_what_only_spares_work_is_no_rule() -> None:
    source = '''
def strike(fight, who):
    """ABC-ATK-01: a blow."""
    mark = fight.together("blow", [])
    who.hp -= 1
    if mark >= 0:
        fight.settled(mark, "blow", [])
    if fight.telling:
        fight.note("struck")
'''
    found = [mutant.change for mutant in mutants_in(source, "rules/blows.py")]
    assert "`fight.note('struck')` removed" in found
    assert "`if fight.telling` never" in found
    assert not [change for change in found if "mark" in change or "together" in change]
    assert "`if fight.telling` always" not in found


def test_which_sums_exact_odds_tell_apart_is_no_rule() -> None:
    source = '''
def strike(fight, who, need):
    """ABC-ATK-01: a blow."""
    cuts = [need, 12] if need < 12 else [13]
    who.hit = fight.roll(who, 2, 6, "blow", None, cuts) <= need
    who.lucky = fight.roll(who, 1, 10, "luck", None, [7, 20]) == 1
'''
    found = " ".join(mutant.change for mutant in mutants_in(source, "rules/blows.py"))
    assert "cuts = " not in found
    assert not re.search(r"\b(7|12|13|20) is ", found)
    assert "10 is 11" in found
    assert "`fight.roll(who, 2, 6, 'blow', None, cuts) <= need` is " in found


def test_swapped_branches_change_places() -> None:
    swapped = code_of("`if who.able and who.hp > 2` swapped")
    assert swapped.index("who.tired = True") < swapped.index("who.hp -= 1")


def test_what_only_gathers_courses_for_exact_odds_is_left_alone() -> None:
    source = '''
def contest(fight, one):
    """ABC-ATK-02: who is stronger."""
    mark = fight.together("contest")
    first = fight.roll(one) + 2
    if mark >= 0:
        lost = -1 if first > 3 else 0
        fight.settled(mark, [lost])
    else:
        one.hp -= 1
    return first
'''
    found = {mutant.line for mutant in mutants_in(source, "rules/blows.py")}
    assert found == {5, 10}


def test_a_statement_is_reached_by_its_own_lines_only() -> None:
    always = changes()["`if who.able and who.hp > 2` always"]
    assert (always.line, always.until) == (10, 10)


def test_what_is_recorded_anew_takes_the_place_of_what_was() -> None:
    found = Reach(
        names=["a", "b", "c"], seconds=[1.0, -1.0, 0.5], lines={"x:1": [0, 2], "x:2": [1]}
    )
    assert found.took() == {"a": 1.0, "c": 0.5}
    left = found.without({"a"})
    assert (left.names, left.lines) == (["b", "c"], {"x:1": [1], "x:2": [0]})
    left.add(Reach(names=["a"], seconds=[2.0], lines={"x:2": [0], "x:3": [0]}))
    assert left.names == ["b", "c", "a"]
    assert left.lines == {"x:1": [1], "x:2": [0, 2], "x:3": [2]}


def _twice(number: int) -> int:
    if number < 0:
        return 0
    return 2 * number


@pytest.mark.parametrize(("calls", "whole"), [(1, False), (Tracer.CLOSELY, True)])
def test_a_function_that_is_called_often_counts_as_reached_altogether(
    calls: int, whole: bool
) -> None:
    tracer = Tracer(Path(__file__).parent)
    before = sys.gettrace()
    sys.settrace(tracer.call)
    for number in range(calls):
        _twice(number)
    sys.settrace(before)
    first = _twice.__code__.co_firstlineno
    seen = {line - first for path, line in tracer.seen if path == __file__}
    assert {1, 3} <= seen
    assert (2 in seen) is whole


def test_every_mutant_of_every_book_can_be_made() -> None:
    """A few of each book; what is made compiles and is another module than before."""
    for folder in sorted(path.parent for path in BOOKS.glob("*/rules.toml")):
        found = mutants_of(folder)
        assert len({mutant.key for mutant in found}) == len(found) > 1000
        for mutant in found[:: len(found) // 40]:
            source = (folder / mutant.path).read_text(encoding="utf-8")
            tree = mutated(source, mutant)
            compile(tree, mutant.path, "exec")
            assert ast.dump(tree) != ast.dump(ast.parse(source)), mutant


def test_the_list_of_equivalent_ones_names_mutants_that_there_are() -> None:
    folders = [path.parent for path in BOOKS.glob("*/rules.toml")]
    names = {mutant.name for folder in folders for mutant in mutants_of(folder)}
    assert [name for name in equivalent() if name not in names] == []
    assert all(equivalent().values())


SEEDS = {"phase_six": "2"}
"""Lots of the short form: the tests that name a rule notice less than all of them do."""


@pytest.mark.parametrize("book", sorted(path.parent.name for path in BOOKS.glob("*/rules.toml")))
def test_most_of_a_few_mutants_are_noticed(book: str) -> None:
    """The short form of `make mutants`, by the tests that name the rule alone."""
    command = [sys.executable, "-m", "bench.mutants", book, "--brief", "--jobs", "1"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    result = subprocess.run(
        [*command, "--sample", "5", "--least", "40", "--seed", SEEDS.get(book, "1")],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert re.search(rf"^{book}: \d of 5 killed", result.stdout, re.MULTILINE), result.stdout
