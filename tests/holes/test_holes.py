"""Holes that were found by search and mended: in each position the bad choice is not taken again.

A file is a position, who is asked what there, and what the level must do (`takes`) or must not do
(`not`), as patterns of canonical texts. `answers` say what others do on the way to the question;
whoever is not named does what his question has for a default. `of = "plans"` marks a hole that the
book's own policy never had.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.engine.knowing import decided
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario import Scenario, open_session, seed_from

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.toml"))
MOST_QUESTIONS = 40


def choice_in(hole: dict[str, Any], level: str) -> str:
    """What a level does in the position of a file."""
    scenario = Scenario.from_data(hole["scenario"], "hole")
    session = open_session(scenario, seed_from(hole.get("seed", 7)))
    player = scenario.rulebook.policies()[level](Stream(1, 1))
    given = dict(hole.get("answers", {}))
    for _ in range(MOST_QUESTIONS):
        question = session.pending[0]
        who = "" if question.who is None else question.who.slug
        if (question.kind, who) == (hole["kind"], hole["who"]):
            return decided(player, question).text()
        text = given.pop(f"{question.kind} {who}", question.default().text())
        session.answer(text, question.id)
    raise AssertionError(f"{hole['who']} is never asked for {hole['kind']}")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_mended_hole_stays_mended(path: Path) -> None:
    hole = tomllib.loads(path.read_text(encoding="utf-8"))
    text = choice_in(hole, hole.get("level", "strong"))
    assert re.search(hole.get("takes", ""), text), text
    if "not" in hole:
        assert not re.search(hole["not"], text), text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_position_is_one_where_the_hole_was(path: Path) -> None:
    """The book's own policy, which stays as it is, still falls into it, unless plans dug it."""
    hole = tomllib.loads(path.read_text(encoding="utf-8"))
    if hole.get("of") == "plans":
        pytest.skip("earlier plans fell into it, the book's policy never did")
    text = choice_in(hole, "book")
    mended = re.search(hole.get("takes", ""), text)
    bad = "not" in hole and re.search(hole["not"], text)
    assert bad or not mended, text
