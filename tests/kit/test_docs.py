"""Whoever writes a book finds every mark, name and convention explained."""

import ast
import re
from pathlib import Path

import pytest

from fechtbuch.engine import state
from fechtbuch.kit.contract import contract, names
from fechtbuch.kit.declared import MARKS, ROWS
from fechtbuch.text.keys import Keys

PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-book.md"


@pytest.mark.parametrize("name", [*MARKS, *ROWS, "FIELD", "BY_HAND"])
def test_every_mark_is_there_and_explained(name: str) -> None:
    assert hasattr(state, name)
    text = PAGE.read_text()
    told = rf"`[^`\n]*\b{name}\b[^`\n]*`"
    shown = rf"self\..*\b{name}\b"
    assert re.search(told, text) or re.search(shown, text)


CONTRACT = PAGE.with_name("book-contract.md")
EXAMPLE = PAGE.with_name("example-book.md")
ROOT = PAGE.parents[1]


def test_every_name_of_the_contract_says_what_it_is_for() -> None:
    silent = [one for one in names() if not one.doc and isinstance(one.node, ast.FunctionDef)]
    assert [one.name for one in silent] == []
    for one in names():
        if isinstance(one.node, ast.ClassDef):
            assert one.doc, one.name


def test_the_contract_has_signatures_fields_and_lines_of_use() -> None:
    told = contract([ROOT / "examples" / "alehouse" / "alehouse"])
    assert "Fight.test(who: Fighter, tally: Tally, purpose: str, keep: i64=ALL" in told
    assert "* `hidden_from`: Bit mask of the sides that do not know of this fighter." in told
    assert '*Used:* `return optional(listed(slot, "word", ["yes"]))`' in told
    assert "Geometry.steps(a: i64, b: i64) -> i64" in told, "what a class takes over is missing"
    assert "### `TableDice`" not in told, "no book needs it"


def test_the_contract_knows_all_prefixes_of_words() -> None:
    text = CONTRACT.read_text()
    keys = Keys()
    for kind in vars(keys).values():
        kind.add("x")
    prefixes = {key.removesuffix("-x") for key in keys.messages() if key.endswith("-x")}
    assert len(prefixes) > 6
    assert [one for one in sorted(prefixes) if f"`{one}-<" not in text] == []


def test_the_example_is_explained_file_by_file() -> None:
    quoted = re.findall(r"<!-- file: (\S+) -->", EXAMPLE.read_text())
    assert [name for name in quoted if not (ROOT / name).is_file()] == []
    book = ROOT / "examples" / "alehouse"
    files = {path.relative_to(ROOT).as_posix() for path in book.rglob("*.py")}
    assert sorted(name for name in files - set(quoted) if not name.endswith("__init__.py")) == []
