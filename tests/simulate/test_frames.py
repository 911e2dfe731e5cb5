"""Results as data frames, and how they show themselves."""

from fractions import Fraction
from typing import Any

import pytest

import fechtbuch as fb
from fechtbuch.odds import SideOdds
from fechtbuch.questions.display import SHOWN
from fechtbuch.simulate import extras
from fechtbuch.simulate.frames import Framed, columns_of

DUEL = "kurt-and-hans"


@pytest.fixture(scope="module")
def results() -> list[Any]:
    fight = fb.play(DUEL, seed=1, mine=["kurt"])
    return [
        fb.simulate(DUEL, 20, processes=1, closely=0),
        fb.sweep(DUEL, {"kurt.ws": [2, 3], "options.morale": [True, False]}, 5, processes=1),
        fb.compare(DUEL, "kurt.ws=5", 10, processes=1),
        fb.simulate_chain({"encounters": [{"scenario": DUEL}]}, 10, processes=1),
        fb.at_levels(fb.load(DUEL), 5, processes=1, closely=0),
        fb.odds(DUEL, "kurt", "attack hans", ["hans: none"]),
        fb.advise(fight, seconds=None, rollouts=8),
        fb.WinOdds(
            {"kurt": SideOdds(0.25, 0.25, Fraction(1, 4)), "hans": SideOdds(0.7, 0.8)},
            SideOdds(0, 0.05),
            states=12,
            runs=40,
            cut=Fraction(0),
        ),
        fb.Response("kurt", "book", 0.5, 0.6, states=12, decisions=3, runs=40),
    ]


@pytest.fixture(scope="module")
def findings() -> list[Any]:
    return [
        fb.balance(DUEL, ["kurt.ws=2..4"], fights=20),
        fb.sensitivity(DUEL, fights=10),
        fb.matchups("landsknecht", ["kurt", "hans", "peasant"], 10),
        fb.regress("landsknecht", ["options.morale=false"], 10, scenarios=[DUEL]),
        fb.why(DUEL, fights=10),
        fb.value("landsknecht", ["kurt", "hans"], 4),
    ]


def test_every_frame_has_the_rows(results: list[Framed]) -> None:
    pytest.importorskip("pandas")
    pytest.importorskip("polars")
    for result in results:
        rows = result.rows()
        assert len(rows) > 0
        assert result.to_arrow().to_pylist() == rows
        assert result.to_polars().to_dicts() == rows
        frame = result.to_pandas()
        assert frame.astype(object).where(frame.notna(), None).to_dict("records") == rows


def test_every_result_is_short_in_a_shell_and_a_table_in_a_notebook(results: list[Any]) -> None:
    for result in results:
        assert len(repr(result)) < 300
        assert "\n" not in repr(result)
        assert repr(result).startswith("<")
        assert result._repr_html_().count("<table>") >= 1


def test_so_is_every_answer_to_a_designers_question(findings: list[Any]) -> None:
    for found in findings:
        assert repr(found).startswith(f"<{found.asked.title}: ")
        assert len(repr(found)) < 300
        assert "\n" not in repr(found)
        assert found._repr_html_().count("<table>") == 1
        assert f"<b>{found.asked.title}</b>" in found._repr_html_()
        assert found.to_arrow().num_rows == len(found.rows()) > 0


def test_a_long_answer_is_cut_and_says_so(findings: list[Any]) -> None:
    moves = findings[1]
    assert len(moves.effects) > SHOWN
    shown = moves._repr_html_()
    assert shown.count("<tr>") == SHOWN + 1
    assert f"{len(moves.effects) - SHOWN} more" in shown


def test_what_happened_can_be_read_in_a_shell() -> None:
    fight = fb.play(DUEL, seed=1, mine=["kurt"])
    told = [repr(event) for event in fight.answer("attack hans")]
    assert all(one.startswith("<") and len(one) < 120 and " at 0x" not in one for one in told)
    assert "<declares of 0 at 1, messer, attack; LSK-SEQ-07>" in told
    assert any(", 1d20: " in one for one in told)


def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", missing)
    result = fb.compare(DUEL, "kurt.ws=5", 2, processes=1)
    for table, extra in (("to_pandas", "pandas"), ("to_polars", "polars"), ("to_arrow", "lab")):
        with pytest.raises(ValueError, match=rf"fechtbuch\[{extra}\]"):
            getattr(result, table)()


def test_columns_are_of_one_kind_and_gaps_are_none() -> None:
    rows: list[dict[str, Any]] = [{"a": 1, "b": True}, {"a": 2.5, "c": "x"}, {"b": "often"}]
    assert columns_of(rows) == {
        "a": [1.0, 2.5, None],
        "b": ["True", None, "often"],
        "c": [None, "x", None],
    }
    assert columns_of([]) == {}
