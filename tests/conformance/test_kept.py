"""What `make fuzz` once found is played again: it must hold from then on."""

from pathlib import Path

import pytest

from fechtbuch.testing.fuzz import CHECKS, Case, Found, attempt, cases, keep, kept

KEPT = sorted((Path(__file__).resolve().parents[1] / "data" / "fuzz").glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_was_found_holds_now(path: Path) -> None:
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


def test_what_fails_is_a_problem_and_no_end() -> None:
    found = attempt(Case("holds", "landsknecht/no-such-scenario", 1, "book"))
    assert "no-such-scenario" in found.problems[0]
