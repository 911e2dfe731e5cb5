"""What `make fuzz` once found is played again: it must hold from then on."""

from pathlib import Path

import pytest

from fechtbuch.testing.fuzz import CHECKS, Case, Found, attempt, cases, keep, kept, main

KEPT = sorted((Path(__file__).resolve().parents[1] / "data" / "fuzz").glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_was_found_holds_now(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Answers are those of the fighters who play where nobody is named.
    monkeypatch.delenv("FECHTBUCH_LEVEL")
    assert attempt(kept(path)).problems == []


@pytest.mark.parametrize("check", CHECKS)
def test_a_few_new_cases_hold(check: str) -> None:
    """Policies' answers, what always holds, what is told, pairs: a seeded sample of each."""
    some = cases(["landsknecht", "phase-six"], [check], 500)
    for _ in range(12):
        case = next(some)
        assert attempt(case).problems == [], case


def test_a_case_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    case = Case("pairs", "phase-six/marek-and-grom", 3, "", ("dazed", "netted"))
    keep(Found(case, 5, ["a problem"]), tmp_path)
    (path,) = tmp_path.glob("*.json")
    assert kept(path) == case


def test_the_time_that_is_given_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No more cases are made than can be played: as many as were begun when the time was up."""
    brief = ["--minutes", "0.0001", "--jobs", "1", "--book", "phase-six", "--only", "holds"]
    assert main([*brief, "--keep", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    played = told.partition("phase-six ")[2].partition(";")[0]
    assert int(played or "0") <= 3


def test_what_fails_is_a_problem_and_no_end() -> None:
    found = attempt(Case("holds", "landsknecht/no-such-scenario", 1, "book"))
    assert "no-such-scenario" in found.problems[0]
