"""Fighters from a table: one row each, columns named as on the sheet."""

import csv
import io
import re
from typing import Any

from fechtbuch.books.base import Book, books
from fechtbuch.books.complaints import Phrase, suggestion
from fechtbuch.books.imports import Imported
from fechtbuch.scenario.checking import fighter_problems
from fechtbuch.scenario.problems import Problem, ScenarioError
from fechtbuch.scenario.sheet_fields import Node, sheet_of

SUFFIXES = (".csv", ".tsv")
LARGEST = 2_000_000
MOST_ROWS = 500
_YES = ("yes", "true", "x", "ja", "oui", "tak", "wahr", "vrai", "prawda")
_NO = ("no", "false", "-", "nein", "non", "nie", "falsch", "faux", "fałsz")


def read_rows(content: bytes, name: str, book: str | None = None) -> list[Imported]:
    """Every fighter of a table; `ScenarioError` with all that is wrong, by row and column."""
    if len(content) > LARGEST:
        raise _wrong(name, "", Phrase("problem-too-large"))
    rows = _rows(_text(content, name), name)
    header = [column.strip() for column in rows[0]]
    problems: list[Problem] = []
    found: list[Imported] = []
    for number, row in enumerate(rows[1:], 2):
        cells = {
            column: cell.strip() for column, cell in zip(header, row) if column and cell.strip()
        }
        if not cells:
            continue
        key = _book_of(cells.pop("book", book), name, number)
        sheet, odd = _sheet(key, cells, number, name)
        problems.extend(odd)
        if odd:
            continue
        wrong = fighter_problems({"book": key.key, **sheet}, name)
        problems.extend(
            Problem(name, f"{_at(number)}{one.field}", one.what, one.found, one.cure, one.package)
            for one in wrong
        )
        if not wrong:
            found.append(Imported(str(sheet["name"]), {"book": key.key, **sheet}))
    if problems:
        raise ScenarioError(problems)
    if not found:
        raise _wrong(name, "", Phrase("problem-no-rows"), Phrase("remedy-no-rows"))
    return found


def _at(number: int) -> str:
    return f"[{number}]."


def _wrong(name: str, field: str, what: Phrase, cure: Phrase | None = None) -> ScenarioError:
    return ScenarioError([Problem(name, field, what, "", cure)])


def _text(content: bytes, name: str) -> str:
    for encoding in (
        ("utf-8-sig", "utf-16") if content[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig",)
    ):
        try:
            return content.decode(encoding)
        except UnicodeDecodeError as error:
            byte = str(error.start)
    raise _wrong(name, "", Phrase("problem-not-utf8", byte=byte), Phrase("remedy-not-utf8"))


def _rows(text: str, name: str) -> list[list[str]]:
    """The cells; what parts them is what the header has most of."""
    first = text.lstrip("\n\r").partition("\n")[0]
    mark = max("\t;,", key=first.count)
    try:
        rows = [row for row in csv.reader(io.StringIO(text), delimiter=mark, strict=True) if row]
    except csv.Error as error:
        raise _wrong(name, "", Phrase("problem-not-csv", reason=str(error))) from None
    if not rows or "name" not in [column.strip() for column in rows[0]]:
        raise _wrong(name, "", Phrase("problem-no-header"), Phrase("remedy-no-header"))
    if len(rows) > MOST_ROWS + 1:
        raise _wrong(
            name, "", Phrase("problem-many-rows"), Phrase("remedy-many-rows", most=MOST_ROWS)
        )
    return rows


def _book_of(key: str | None, name: str, number: int) -> Book:
    known = books()
    if key not in known:
        what = Phrase("problem-missing") if key is None else Phrase("problem-no-book")
        raise _wrong(name, f"{_at(number)}book", what, suggestion(key, known))
    return known[key]


def _sheet(
    book: Book, cells: dict[str, str], row: int, name: str
) -> tuple[dict[str, Any], list[Problem]]:
    """Cells into the fields that their columns name, `skills.broadsword` included."""
    sheet: dict[str, Any] = {}
    odd: list[Problem] = []
    root = sheet_of(book.key)
    if root.kind == "union":
        creature = cells.get("kind") == "creature"
        root = root.variants[1 if creature else 0]
    for column, cell in cells.items():
        path = column.split(".")
        node = _under(root, path)
        if node is None:
            names = [entry.name for entry in root.fields]
            what = Phrase("problem-no-such-field")
            odd.append(Problem(name, f"{_at(row)}{column}", what, "", suggestion(path[0], names)))
            continue
        place = sheet
        for part in path[:-1]:
            place = place.setdefault(part, {})
        place[path[-1]] = value_of(node, cell)
    return sheet, odd


def _under(node: Node, path: list[str]) -> Node | None:
    for part in path:
        if node.kind in ("table", "thing"):
            inner = [entry.node for entry in node.fields if entry.name == part]
            if not inner:
                return None
            node = inner[0]
        elif node.kind == "pairs" and node.of is not None:
            node = node.of
        else:
            return None
    return node


def value_of(node: Node, cell: str) -> Any:
    """A cell as the value of its field; what does not fit stays a text, and is complained of."""
    if node.kind == "number":
        if re.fullmatch(r"[+-]?\d+", cell):
            return int(cell)
        if re.fullmatch(r"[+-]?\d*[.,]\d+", cell):
            return float(cell.replace(",", "."))
        return cell
    if node.kind == "flag":
        low = cell.lower()
        return True if low in (*_YES, "1") else False if low in (*_NO, "0") else cell
    if node.kind == "choice" and cell not in node.values:
        return int(cell) if re.fullmatch(r"\d+", cell) and int(cell) in node.values else cell
    if node.kind == "list":
        assert node.of is not None
        return [value_of(node.of, part.strip()) for part in cell.split(";") if part.strip()]
    if node.kind == "pairs":
        assert node.of is not None
        pairs = [re.split(r"\s*[=:]\s*|\s+(?=[+-]?\d+$)", part.strip()) for part in cell.split(";")]
        if all(len(pair) == 2 for pair in pairs):
            return {key: value_of(node.of, value) for key, value in pairs}
    if node.kind == "thing" and node.plain is not None:
        return value_of(node.plain, cell)
    return cell
