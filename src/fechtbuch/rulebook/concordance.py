"""Which verbs and which parts of numbers a rule stands behind, read from the book's own sources.

The sources say it where they do it: `Verb("charge", …, ["LSK-CHG-01"])` and
`tally.add("charging", 2, "LSK-CHG-02")`. What is found is kept in `rulebook/concordance.json`, so
that nobody needs the sources to read the book; `fechtbuch write-rulebook` writes it.
"""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.rulebook.texts import FOLDER

FILE = "concordance.json"

_ID = re.compile(r"[A-Z]{2,5}-[A-Z]{2,4}-[0-9]{2,3}")
_ADDING = {"add", "add_for", "cap", "floor", "times", "halve", "tally"}


@dataclass(frozen=True)
class Concordance:
    """What stands behind what: verbs and parts with their rules, parts with plain values."""

    verbs: dict[str, list[str]] = field(default_factory=dict)
    parts: dict[str, list[str]] = field(default_factory=dict)
    values: dict[str, list[int]] = field(default_factory=dict)
    """What a part comes to where the source says a plain number."""

    def verbs_of(self, rule_id: str) -> list[str]:
        """The verbs that a rule stands behind."""
        return [name for name, rules in self.verbs.items() if rule_id in rules]

    def parts_of(self, rule_id: str) -> list[str]:
        """The parts of numbers that a rule stands behind."""
        return [name for name, rules in self.parts.items() if rule_id in rules]


@cache
def concordance_of(book: Book) -> Concordance:
    """What is kept of a book; nothing where it has no such file."""
    source = book.folder.joinpath(FOLDER, FILE)
    if not source.is_file():
        return Concordance()
    return Concordance(**json.loads(source.read_text(encoding="utf-8")))


def read_sources(folder: Path) -> dict[str, Any]:
    """What the sources of a book below this folder say."""
    verbs: dict[str, set[str]] = {}
    parts: dict[str, set[str]] = {}
    values: dict[str, set[int]] = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        known = _constants(tree)
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            said = [text for one in _arguments(call) for text in _texts(one, known)]
            rules = [text for text in said if _ID.fullmatch(text)]
            names = [text for text in said if re.fullmatch(r"[a-z][a-z0-9-]*", text)]
            if not rules or not names:
                continue
            if isinstance(call.func, ast.Name) and call.func.id == "Verb":
                verbs.setdefault(names[0], set()).update(rules)
            elif isinstance(call.func, ast.Attribute) and call.func.attr in _ADDING:
                for name in names:
                    parts.setdefault(name, set()).update(rules)
                    values.setdefault(name, set()).update(_numbers(call))
    return {
        "verbs": {name: sorted(rules) for name, rules in sorted(verbs.items())},
        "parts": {name: sorted(rules) for name, rules in sorted(parts.items())},
        "values": {name: sorted(found) for name, found in sorted(values.items()) if found},
    }


def write(found: dict[str, Any]) -> str:
    """What the file holds."""
    return json.dumps(found, indent=1) + "\n"


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found[node.target.id] = node.value
    return found


def _arguments(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(keyword.value for keyword in call.keywords)]


def _texts(node: ast.expr, known: dict[str, ast.expr], depth: int = 3) -> Iterator[str]:
    """The texts that an argument can stand for, as far as the module tells."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, known, depth)
        yield from _texts(node.orelse, known, depth)
    elif isinstance(node, ast.List | ast.Tuple):
        for one in node.elts:
            yield from _texts(one, known, depth)
    elif isinstance(node, ast.Name) and node.id in known and depth:
        yield from _texts(known[node.id], known, depth - 1)


def _numbers(call: ast.Call) -> Iterator[int]:
    for node in call.args:
        sign = 1
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            node, sign = node.operand, -1
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield sign * node.value
