"""Whoever writes a book finds every mark explained."""

import re
from pathlib import Path

import pytest

from fechtbuch.engine import state
from fechtbuch.kit.declared import MARKS, ROWS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-book.md"


@pytest.mark.parametrize("name", [*MARKS, *ROWS, "FIELD", "BY_HAND"])
def test_every_mark_is_there_and_explained(name: str) -> None:
    assert hasattr(state, name)
    text = PAGE.read_text()
    told = rf"`[^`\n]*\b{name}\b[^`\n]*`"
    shown = rf"self\..*\b{name}\b"
    assert re.search(told, text) or re.search(shown, text)
