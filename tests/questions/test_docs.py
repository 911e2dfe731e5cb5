"""What docs/questions.md shows is there, for every book."""

import re
from pathlib import Path

import pytest

from fechtbuch.books.base import books
from fechtbuch.scenario import names

PAGE = Path(__file__).resolve().parents[2] / "docs" / "questions.md"
TEXT = PAGE.read_text(encoding="utf-8")
QUESTIONS = ("balance", "sensitivity", "matchups", "regress", "why", "value")


def test_every_picture_is_there() -> None:
    pictures = re.findall(r"\]\((images/[^)]+)\)", TEXT)
    # One of each question and book, and one of several fields.
    assert len(pictures) == len(QUESTIONS) * len(books()) + 1
    drawn = re.findall(r"--chart (\S+\.svg)", TEXT)
    assert sorted(pictures) == sorted(f"images/{name}" for name in drawn)
    for picture in pictures:
        assert (PAGE.parent / picture).stat().st_size > 1000


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_shown_with_every_book(question: str) -> None:
    home = {info.name: info.book for info in names()}
    asked = re.findall(rf"^\$ fechtbuch {question} (\S+)", TEXT, re.MULTILINE)
    assert {home.get(what, what) for what in asked} >= set(books())


def test_every_command_is_followed_by_what_it_prints() -> None:
    for block in re.findall(r"^```\n(\$ fechtbuch .*?)^```", TEXT, re.DOTALL | re.MULTILINE):
        for part in re.split(r"^\$ fechtbuch ", block, flags=re.MULTILINE)[1:]:
            assert len(part.strip().splitlines()) > 3
            assert "Traceback" not in part
