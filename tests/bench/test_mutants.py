"""Small changes of the rules are found, made and noticed."""

import ast
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.mutants.__main__ import BOOKS, equivalent, report
from bench.mutants.making import Mutant, mutants_in, mutants_of, mutated
from bench.mutants.reaching import MARKS, Marks, Reach
from bench.mutants.running import KILLED, SURVIVED, Verdict

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


BLOWS = """
class Fighter:
    def __init__(self, hp):
        self.hp = hp

    @property
    def able(self):
        if self.hp > 0:
            return True
        return False


def strike(who):
    for _ in range(3):
        if who.able:
            who.hp -= 1
        elif who.hp == 0:
            continue
        else:
            return "gone"
    return "struck"
"""


def test_which_statements_a_test_comes_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by its first line, however often; what is not come to is not marked."""
    (tmp_path / "marked_book" / "rules").mkdir(parents=True)
    (tmp_path / "marked_book" / "rules" / "blows.py").write_text(BLOWS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    blows = importlib.import_module("marked_book.rules.blows")
    lines = BLOWS.splitlines()

    def reached(hp: int) -> list[str]:
        marks.clear()
        blows.strike(blows.Fighter(hp))
        places = sorted(int(line.rpartition(":")[2]) for line in marks.reached())
        return [lines[place - 1].strip() for place in places]

    marks = Marks()
    with marks.put_into(tmp_path / "marked_book", "marked_book"):
        begun = ["self.hp = hp", "if self.hp > 0:"]
        loop = ["for _ in range(3):", "if who.able:"]
        assert reached(9) == [*begun, "return True", *loop, "who.hp -= 1", 'return "struck"']
        blow = [
            "return True",
            "return False",
            *loop,
            "who.hp -= 1",
            "elif who.hp == 0:",
            "continue",
        ]
        assert reached(1) == [*begun, *blow, 'return "struck"']
        assert reached(-1) == [*begun, "return False", *loop, "elif who.hp == 0:", 'return "gone"']
    left = marks.reached()
    assert blows.strike(blows.Fighter(2)) == "struck"
    assert marks.reached() == left
    assert not hasattr(blows, MARKS)


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


def test_those_that_are_listed_count_for_neither_side(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = mutants_of(BOOKS / "landsknecht")[:2]
    found = {one.key: Verdict(one.key, KILLED), other.key: Verdict(other.key, SURVIVED)}
    assert report("landsknecht", [one, other], found, 50.0, 1.0, listed=3) == 0
    assert report("landsknecht", [one, other], found, 51.0, 1.0, listed=3) == 1
    told = capsys.readouterr().out
    assert "1 of 5 killed (50.0 %), 3 equivalent, 1 live" in told
    assert other.change in told


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
