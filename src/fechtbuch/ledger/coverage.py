"""Which tests hold which rule, read from the markers in the tests themselves."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fechtbuch.books.base import Book, Rule

FIAT = "fiat"
"""The status of a rule that no program can apply."""

EXAMPLE = "-EX-"
"""What the id of a worked example has in it: tests may name those, too."""


@dataclass(frozen=True)
class BookCoverage:
    """A book's rules, each with its tests."""

    rules: list[tuple[Rule, list[str]]]

    @property
    def missing(self) -> list[str]:
        """The ids of rules without a test; what is left to the referee needs none."""
        return [rule.id for rule, tests in self.rules if not tests and rule.status != FIAT]

    def to_data(self) -> dict[str, object]:
        """The coverage as JSON-ready data."""
        return {
            "rules": [
                {
                    "id": rule.id,
                    "title": rule.title,
                    "source": rule.source,
                    "status": rule.status,
                    "tests": tests,
                }
                for rule, tests in self.rules
            ],
            "missing": self.missing,
        }


def coverage(book: Book, tests: Mapping[str, list[str]]) -> BookCoverage:
    """A book's rules with the tests that name them."""
    return BookCoverage([(rule, tests.get(rule.id, [])) for rule in book.rules.values()])


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """The tests below a folder by the rule that they are marked with.

    Understands `@pytest.mark.rule("A", "B")` on functions and classes, `pytestmark` of a module
    or class, and `marks=` of `pytest.param`. Nothing is imported or run.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        name = path.relative_to(folder.parent).as_posix()
        _read_body(tree.body, name, _pytestmark(tree.body), found)
    return found


def unknown_ids(tests: Mapping[str, list[str]], books: Mapping[str, Book]) -> dict[str, list[str]]:
    """Marked ids that no book has, with the tests that name them; worked examples are no rules."""
    known = {rule_id for book in books.values() for rule_id in book.rules}
    return {
        rule_id: names
        for rule_id, names in tests.items()
        if rule_id not in known and EXAMPLE not in rule_id
    }


def _read_body(
    body: list[ast.stmt], name: str, inherited: list[str], found: dict[str, list[str]]
) -> None:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            ids = [*inherited, *_decorated(node.decorator_list), *_pytestmark(node.body)]
            _read_body(node.body, f"{name}::{node.name}", ids, found)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test"
        ):
            for rule_id in dict.fromkeys([*inherited, *_decorated(node.decorator_list)]):
                found.setdefault(rule_id, []).append(f"{name}::{node.name}")


def _pytestmark(body: list[ast.stmt]) -> list[str]:
    for node in body:
        if isinstance(node, ast.Assign):
            targets: list[ast.expr] = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            return _decorated([node.value] if node.value is not None else [])
    return []


def _decorated(expressions: list[ast.expr]) -> list[str]:
    ids: list[str] = []
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                ids += [
                    argument.value
                    for argument in node.args
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                ]
    return ids


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
