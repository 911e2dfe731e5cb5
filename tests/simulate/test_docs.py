"""What docs/laboratory.md shows is so."""

import re
import tomllib
from pathlib import Path

import pytest

from fechtbuch.simulate import load_chain, sweep

PAGE = Path(__file__).resolve().parents[2] / "docs" / "laboratory.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_chain_in_the_text_is_good() -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    chain = load_chain(tomllib.loads(example))
    assert chain.title == "Kurt's long day"
    assert chain.rests == ("", "", "bed")


def test_the_error_in_the_text_is_the_one_that_is_told() -> None:
    with pytest.raises(ValueError, match=r"wss") as told:
        sweep("kurt-and-hans", ["kurt.wss=2..6"], 10)
    assert str(told.value) in TEXT


def test_every_picture_is_there() -> None:
    pictures = re.findall(r"\]\((images/[^)]+)\)", TEXT)
    assert len(pictures) >= 5
    for picture in pictures:
        assert (PAGE.parent / picture).stat().st_size > 1000


def test_nothing_is_left_to_fill_in() -> None:
    assert "@@" not in TEXT
