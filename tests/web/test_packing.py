"""All modules of a page in one file do what the modules do, and every line can be found again."""

import json
import re
from pathlib import Path

import pytest

from fechtbuch.web import PAGES, STATIC, pack_of
from fechtbuch.web.packing import DIGITS, pack

STATEMENT = re.compile(r"^\s*(?:import\b(?!\()|export\b)", re.MULTILINE)


def read(mappings: str) -> list[tuple[int, int] | None]:
    """Source and line of every line."""
    places: list[tuple[int, int] | None] = []
    source = line = 0
    for group in mappings.split(";"):
        numbers, number, shift = [], 0, 0
        for digit in group:
            five = DIGITS.index(digit)
            number |= (five & 31) << shift
            shift += 5
            if not five & 32:
                numbers.append(-(number >> 1) if number & 1 else number >> 1)
                number = shift = 0
        if numbers:
            assert (len(numbers), numbers[0], numbers[3]) == (4, 0, 0), "each line from its start"
            source, line = source + numbers[1], line + numbers[2]
        places.append((source, line) if numbers else None)
    return places


@pytest.mark.parametrize("name", sorted(set(PAGES.values())))
def test_every_line_stands_there_once_and_is_found_again(name: str) -> None:
    made = pack_of(name)
    where = json.loads(made.where)
    texts = [
        (STATIC / one.removeprefix("/static/"))
        .read_text(encoding="utf-8")
        .removesuffix("\n")
        .split("\n")
        for one in where["sources"]
    ]
    seen = [0] * len(texts)
    for shown, place in zip(made.script.split("\n"), read(where["mappings"]), strict=False):
        if place is None:
            continue
        source, line = place
        assert line == seen[source], "line by line"
        seen[source] += 1
        told = texts[source][line]
        if not re.search(r"import|export|sourceMappingURL", told) and line > 0:
            assert shown == told, (where["sources"][source], line + 1)
    assert seen == [len(text) for text in texts]
    assert not STATEMENT.search(made.script), "a form of import or export that nobody foresaw"
    assert not any("pack$" in line for text in texts for line in text), "names of what runs them"
    assert f"/static/js/{name}.js" in where["sources"]


def test_a_changed_module_is_packed_again(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('import { b } from "./b.js";\nb();\n', encoding="utf-8")
    (tmp_path / "b.js").write_text("export function b() { return 1; }\n", encoding="utf-8")
    before = pack(tmp_path, "a.js").script
    assert "return 1;" in before
    (tmp_path / "b.js").write_text("export function b() { return 2; }\n", encoding="utf-8")
    assert "return 2;" in pack(tmp_path, "a.js").script
