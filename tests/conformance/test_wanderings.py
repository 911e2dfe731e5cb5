"""Fights that nobody would lead still come to what they came to, step by step."""

import pytest

from fechtbuch.engine.choices import Partial
from fechtbuch.testing.conformance.kit import BOOKS
from tests.conformance.looking import Step
from tests.conformance.wanderings import kept, steps

KEPT = [fight for book in BOOKS for fight in kept(book.key)]
AGAIN = "if the change is meant, write it anew with python -m tests.conformance.wanderings"


@pytest.mark.parametrize(
    ("name", "way", "number", "digests"), KEPT, ids=[f"{n}-{w}-{i}" for n, w, i, _ in KEPT]
)
def test_every_step_comes_to_what_it_came_to(
    name: str, way: str, number: int, digests: list[str]
) -> None:
    played = 0
    for step in steps(name, way, number):
        shown = "\n".join(step.lines[:-1])
        assert played < len(digests), f"goes on after step {played}; {AGAIN}\n{shown}"
        assert step.digest == digests[played], f"step {played} is another; {AGAIN}\n{shown}"
        played += 1
    assert played == len(digests), f"ends after step {played}; {AGAIN}"


def test_every_book_has_wanderings() -> None:
    assert [book.key for book in BOOKS if not kept(book.key)] == []


def test_a_step_that_differs_in_anything_has_another_digest() -> None:
    lines: Partial = {"kind": "moved", "rule": "ABC-MOV-01"}
    assert Step([str(lines)]).digest == Step([str(lines)]).digest
    assert Step([str(lines)]).digest != Step([str({**lines, "rule": "ABC-MOV-02"})]).digest
