"""`import fechtbuch as fb` is enough, quick, and stays as it is."""

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Callable as Callable_
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import fechtbuch as fb
from fechtbuch.calling import Callable, function_of
from fechtbuch.kit.contract import defined
from fechtbuch.kit.reference import learning, made_of, reference

DUEL = "kurt-and-hans"
FUNCTIONS = """
advise at_levels balance best_response books chart compare load matchups mirrored odds play
read_record regress save
save_chart scenarios sensitivity simulate simulate_chain sweep value why win_odds
"""
CLASSES = "Advice Comparison Day Levels Odds Playing Response Result Scenario Sweep WinOdds"
ERRORS = "OddsError RecordError Refusal ScenarioError TooMany Withheld"


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


def test_the_public_names_are_these() -> None:
    """Who takes one away, or adds one, says so here and in the changelog."""
    assert set(fb.__all__) == {"__version__", *f"{FUNCTIONS} {CLASSES} {ERRORS}".split()}


def test_type_checkers_are_told_of_every_name() -> None:
    tree = ast.parse(Path(inspect.getfile(fb)).read_text(encoding="utf-8"))
    told = {
        alias.asname
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert set(fb.__all__) - told == {"__version__"}


@pytest.mark.parametrize("name", sorted(set(fb.__all__) - {"__version__"}))
def test_every_name_is_there_and_says_what_it_is_for(name: str) -> None:
    found = getattr(fb, name)
    assert callable(found)
    meant = function_of(found) if isinstance(found, Callable) else found
    # Compiled classes keep no docstring, so the sources are asked, as the reference asks them.
    assert defined(meant.__module__, meant.__name__).doc
    assert name in dir(fb)


def test_a_misspelt_name_is_told() -> None:
    with pytest.raises(AttributeError, match="simulat"):
        getattr(fb, "simulat")  # noqa: B009 - a type checker would tell it first


def test_a_name_that_goes_warns_and_works_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fb, "LEAVING", {"many_fights": "compare"})
    for _ in range(2):
        with pytest.warns(DeprecationWarning, match=r"use fechtbuch\.compare") as told:
            found = getattr(fb, "many_fights")  # noqa: B009 - no type checker knows it
        assert found is fb.compare
        assert told[0].filename == __file__


def test_names_that_go_are_not_among_those_that_stay() -> None:
    assert not set(fb.LEAVING) & set(fb.__all__)
    assert set(fb.LEAVING.values()) <= set(fb.__all__)


def test_importing_is_quick_and_brings_nothing_along() -> None:
    code = (
        "import sys, time; before = set(sys.modules); began = time.process_time();"
        "import fechtbuch; taken = time.process_time() - began;"
        "print(taken, sorted(name for name in sys.modules if name.startswith('fechtbuch')"
        " or name in ('pydantic', 'altair', 'rich')))"
    )
    taken, _, brought = run(code).partition(" ")
    assert brought == "['fechtbuch']"
    assert float(taken) < 0.05


@pytest.mark.parametrize("name", ["advise", "books", "odds", "play", "simulate"])
def test_a_package_can_be_called_and_is_a_package_still(name: str) -> None:
    package: Any = getattr(fb, name)
    meant = "books.base" if name == "books" else name
    function = getattr(sys.modules[f"fechtbuch.{meant}"], "odds_of" if name == "odds" else name)
    assert inspect.signature(package) == inspect.signature(function)
    assert type(package) in ModuleType.__subclasses__()
    assert package is sys.modules[f"fechtbuch.{name}"]


def test_both_ways_give_the_same_in_either_order() -> None:
    code = (
        "from fechtbuch.simulate import simulate, sweep; import fechtbuch as fb;"
        f"assert fb.sweep is sweep; one = fb.simulate('{DUEL}', 20, processes=1, closely=0);"
        f"print(one == simulate('{DUEL}', 20, processes=1, closely=0))"
    )
    assert run(code) == "True"


def test_books_and_scenarios_are_listed() -> None:
    book = fb.books()["landsknecht"]
    assert repr(book) == f"<landsknecht: Landsknecht, version {book.version}>"
    assert DUEL in fb.scenarios("landsknecht")
    assert DUEL not in fb.scenarios("gurps")
    assert set(fb.scenarios("gurps")) < set(fb.scenarios())


def test_odds_are_exact_where_they_can_be_and_say_so_where_not() -> None:
    exact = fb.odds(DUEL, "kurt", "attack hans", ["hans: none"])
    assert exact.exact
    assert exact.outcomes["full-hit"].denominator == 20
    rough = fb.odds(DUEL, "kurt", "attack hans", most_runs=5, samples=50)
    assert not rough.exact
    assert rough.samples == 50


PAGE = Path(__file__).resolve().parents[1] / "docs" / "programs.md"


def test_what_the_page_shows_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(shown) >= 5
    names: dict[str, Any] = {}
    exec("\n".join(shown), names)
    assert str(names["odds"].outcomes["full-hit"]) == "7/20"
    assert names["fight"].over
    assert fb.play(fb.read_record("duel.jsonl"), seed=1).over


def test_the_reference_tells_every_name_and_method() -> None:
    told = reference()
    assert [name for name in fb.__all__ if f"### `{name}`" not in told] == ["__version__"]
    assert "simulate(scenario: Scenario | str | Path, fights: int | None=None" in told
    assert "Playing.answer(text: str, question: str='') -> list[Event]" in told
    assert "Framed.to_polars() -> 'polars.DataFrame'" in told


def test_the_reference_tells_what_results_hold() -> None:
    """Whoever reads `Result.sides` finds what stands there; what books share is elsewhere."""
    told = reference()
    for name in ("SideResult", "Ranked", "Difference", "Balance", "Interval", "Session", "Point"):
        assert f"### `{name}`" in told, name
    for name in ("Question", "Fight", "MapForm"):
        assert f"### `{name}`" not in told, name
    found = {one.name for one in made_of([defined("fechtbuch.advise.adviser", "advise")])}
    assert found >= {"Advice", "Chance", "Ranked", "Seated", "Session"}


def test_the_reference_of_learning_tells_its_environments() -> None:
    told = learning()
    assert "class Fights(VectorEnv)" in told
    assert "Duel.say(text: str)" in told


def test_whatever_takes_a_scenario_takes_its_name() -> None:
    duel = fb.load(DUEL)
    assert fb.load(duel) is duel
    text = "kurt.ws=2..3"
    assert fb.sweep(duel, text, 4).rows() == fb.sweep(DUEL, [text], 4).rows()
    assert repr(fb.mirrored(DUEL)) == repr(fb.mirrored(fb.load(DUEL)))
    named, loaded = (fb.at_levels(one, 2, closely=0) for one in (DUEL, fb.load(DUEL)))
    assert named.rows() == loaded.rows()
    assert fb.balance(DUEL, "kurt.ws=2..3", fights=4) == (
        fb.balance(DUEL, ["kurt.ws=2..3"], fights=4)
    )


def test_an_answer_to_a_designers_question_is_drawn_like_every_result(tmp_path: Path) -> None:
    found = fb.matchups("landsknecht", ["kurt", "hans"], 4)
    assert fb.chart(found).to_dict()["title"]
    fb.save_chart(found, tmp_path / "matchups.svg")
    assert (tmp_path / "matchups.svg").read_text("utf-8").startswith("<svg")


MISTAKEN: dict[str, tuple[Callable_[[], Any], str]] = {
    "a list for a book": (lambda: fb.matchups(["kurt"]), "landsknecht"),  # type: ignore[arg-type]
    "no such book": (lambda: fb.scenarios("nope"), "there are gurps, landsknecht"),
    "nothing to draw": (lambda: fb.chart(3), "of int; but of a sim"),  # type: ignore[arg-type]
    "odds to draw": (
        lambda: fb.chart(fb.odds(DUEL, "kurt", "nothing")),  # type: ignore[arg-type]
        "nothing can be drawn of Odds",
    ),
    "no kinds": (
        lambda: fb.chart(fb.matchups("landsknecht", ["kurt", "hans"], 2), "tower"),
        "chart tower",
    ),
    "a number for a scenario": (lambda: fb.simulate(3), "not from 3"),  # type: ignore[arg-type]
    "a scenario for a book": (
        lambda: fb.regress(fb.load(DUEL)),  # type: ignore[arg-type]
        "landsknecht",
    ),
    "a number for changes": (
        lambda: fb.load(DUEL).with_(3),  # type: ignore[arg-type]
        "paths to values; not 3",
    ),
    "a number for axes": (
        lambda: fb.sweep(DUEL, 3),  # type: ignore[arg-type]
        "2..6; not 3",
    ),
    "no values": (lambda: fb.sweep(DUEL, {"kurt.ws": []}), r"kurt\.ws: has no values"),
    "no fight": (lambda: fb.advise(fb.load(DUEL)), "as `play` does"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("mistake", MISTAKEN)
def test_a_mistake_is_told_with_what_would_be_right(mistake: str) -> None:
    make, told = MISTAKEN[mistake]
    with pytest.raises(ValueError, match=told):
        make()
