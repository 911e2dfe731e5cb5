"""Finds what can be changed in code that carries a rule, and makes the changed module.

A function carries the rules whose ids stand in it, be it in its docstring, in a comment or beside a
number; a constant those that stand on its line, in the comment above or in the text below it. Each
`Mutant` is one change of one such place:

* a number one higher or lower;
* a comparison with its bound moved, or turned round;
* a condition dropped, from an `and` or `or`, or the whole of an `if`;
* two branches swapped;
* a statement removed.

What is no rule is left alone: how exact odds gather courses that come to the same (`together`,
`settled`, and the sums of dice that a roll's `cuts` tell apart, which `conformance/alike.py` holds
to the rules), and that nothing is made ready to be told where nobody listens. So is what is
declared: constructors of the state, whose beginnings other tests hold, and the functions of
`kinds/`, which read the data while they are imported. What always holds (`state/invariants.py`) is
no rule either: it is a test itself.
"""

import ast
import copy
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOMS = ("kinds", "state", "rules", "asking", "play", "sheets")
"""The rooms of a book that carry rules; how its fighters decide is none."""

KINDS = "kinds/"
NO_RULES = ("written.py", "invariants.py")

GATHERING = re.compile(r"\b(mark|together|settled|settled_all|reckoned|forgets)\b")
"""Statements that only spare exact odds some work."""

CUTS = re.compile(r"cuts\b[^=]*=[^=]")
"""A statement that only says which sums exact odds tell apart."""

IN_A_ROLL = ast.parse("cuts = []").body[0]
"""Stands for the statement where such a list is written into a roll."""

LISTENING = re.compile(r"`if (\w+\.)*telling` always")
"""A note that nobody hears is not kept: making it all the same costs time and changes nothing."""

RULE = re.compile(r"\b[A-Z]{3}-[A-Z]+-[0-9]+\b")

COMPARED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
}

Function = ast.FunctionDef


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, what it does, and which rules the place carries."""

    path: str
    """The module, from the book's folder on."""
    place: str
    """Qualified name of the function, or name of the constant."""
    constant: bool
    number: int
    """Which of the changes of this place."""
    line: int
    until: int
    """First and last line of the statement, without those that it contains."""
    change: str
    rules: tuple[str, ...]
    digest: str
    """Of the source of the place: a change of it makes another mutant."""

    @property
    def key(self) -> str:
        return f"{self.path}::{self.place}#{self.number}@{self.digest}"

    @property
    def name(self) -> str:
        """As it stands in the list of equivalent ones, where lines may move."""
        return f"{self.path}::{self.place}: {self.change}"


def mutants_of(folder: Path) -> list[Mutant]:
    """Every change of every module of a book's folder, in order."""
    found: list[Mutant] = []
    for path in ruled_modules(folder):
        name = path.relative_to(folder).as_posix()
        found += mutants_in(path.read_text(encoding="utf-8"), name)
    return found


def ruled_modules(folder: Path) -> list[Path]:
    """The modules of a book that carry rules."""
    every = [path for room in ROOMS for path in sorted((folder / room).rglob("*.py"))]
    return [path for path in every if path.name not in NO_RULES]


def mutants_in(source: str, path: str) -> list[Mutant]:
    """Every change of one module."""
    lines = source.splitlines()
    found: list[Mutant] = []
    for place, node in places(ast.parse(source)):
        constant = not isinstance(node, Function)
        first = node.lineno - 1
        last = node.end_lineno or node.lineno
        if constant:
            text = "\n".join([*_above(lines, first), *lines[first:last], *_below(lines, last)])
        else:
            text = "\n".join(lines[first:last])
        rules = tuple(dict.fromkeys(RULE.findall(text)))
        if not rules or (not constant and _declares(path, place)):
            continue
        digest = hashlib.sha256(text.encode()).hexdigest()[:12]
        twin = copy.deepcopy(node)
        spared = _gathered(twin)
        for number, (statement, change, _) in enumerate(_changes(twin)):
            own = _own(statement)
            if LISTENING.fullmatch(change) or GATHERING.search(own) or CUTS.match(own):
                continue
            if id(statement) in spared:
                continue
            line, until = _lines(statement)
            found.append(Mutant(path, place, constant, number, line, until, change, rules, digest))
    return found


def mutated(source: str, mutant: Mutant) -> ast.Module:
    """The module with the change in it."""
    tree = ast.parse(source)
    for place, node in places(tree):
        if place == mutant.place and isinstance(node, Function) != mutant.constant:
            for number, (_, change, apply) in enumerate(_changes(node)):
                if number == mutant.number:
                    assert change == mutant.change, (change, mutant)
                    apply.carry_out()
                    return ast.fix_missing_locations(tree)
    raise LookupError(mutant.key)


def places(tree: ast.Module) -> Iterator[tuple[str, Function | ast.AnnAssign | ast.Assign]]:
    """Functions, methods and constants of a module by their qualified names."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for each in node.body:
                if isinstance(each, Function):
                    yield f"{node.name}.{each.name}", each
        elif isinstance(node, ast.AnnAssign | ast.Assign) and _whole(node.value):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name):
                yield target.id, node


def _declares(path: str, place: str) -> bool:
    return path.startswith(KINDS) or place.endswith(".__init__")


def _gathered(place: ast.AST) -> set[int]:
    """Statements that are carried out only where exact odds gather courses, by identity."""
    found: set[int] = set()
    for node in ast.walk(place):
        if isinstance(node, ast.If) and GATHERING.search(ast.unparse(node.test)):
            for statement in node.body:
                found |= {id(each) for each in ast.walk(statement)}
    return found


def _own(statement: ast.stmt) -> str:
    """The text of a statement without those that it contains."""
    if isinstance(statement, ast.If | ast.While):
        return ast.unparse(statement.test)
    if isinstance(statement, ast.For):
        return ast.unparse(statement.iter)
    return ast.unparse(statement)


def _lines(statement: ast.stmt) -> tuple[int, int]:
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body:
        return statement.lineno, max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, statement.end_lineno or statement.lineno


def _above(lines: list[str], first: int) -> list[str]:
    return [lines[first - 1]] if first > 0 and lines[first - 1].startswith("#") else []


def _below(lines: list[str], last: int) -> list[str]:
    """The text that stands below a constant and is about it."""
    if last >= len(lines) or not lines[last].startswith('"""'):
        return []
    end = last
    while end < len(lines) and not (lines[end].endswith('"""') and len(lines[end]) > 3):
        end += 1
    return lines[last : end + 1]


class Apply:
    """A change that can be carried out: a field of a node, or an element of it, is replaced."""

    def __init__(self, node: ast.AST, field: str, value: object, at: int = -1) -> None:
        self.node = node
        self.field = field
        self.value = value
        self.at = at

    def carry_out(self) -> None:
        if self.at >= 0:
            getattr(self.node, self.field)[self.at] = self.value
        else:
            setattr(self.node, self.field, self.value)


class Swap(Apply):
    """Two fields of a node change places."""

    def carry_out(self) -> None:
        other = str(self.value)
        one, two = getattr(self.node, self.field), getattr(self.node, other)
        setattr(self.node, self.field, two)
        setattr(self.node, other, one)


Change = tuple[ast.stmt, str, Apply]
"""The statement that it is in, what is changed, and how."""


def _changes(place: Function | ast.AnnAssign | ast.Assign) -> Iterator[Change]:
    if not isinstance(place, Function):
        yield from _numbers(place, place, "value", place.value)
        return
    documented = ast.get_docstring(place) is not None
    for statement in place.body[1:] if documented else place.body:
        yield from _in_node(statement, statement)
    yield from _removed(place, "body")


def _in_node(within: ast.stmt, node: ast.AST) -> Iterator[Change]:
    """The changes in a node and below it, in the order of the source."""
    if isinstance(node, ast.Compare):
        yield from _comparisons(within, node)
    elif isinstance(node, ast.BoolOp):
        yield from _dropped(within, node)
    elif isinstance(node, ast.If):
        yield from _branches(node)
    elif isinstance(node, ast.IfExp):
        text = f"branches of `{_text(node)}` swapped"
        yield within, text, Swap(node, "body", "orelse")
    for field in ("body", "orelse"):
        yield from _removed(node, field)
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns", "ctx", "op"):
            values = value if isinstance(value, list) else [value]
            for at, each in enumerate(values):
                place = at if isinstance(value, list) else -1
                yield from _in_value(within, node, field, each, place)


def _rolls(node: ast.AST) -> bool:
    """A call that rolls dice: a list written into it is its cuts."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr == "roll"


def _in_value(
    within: ast.stmt, node: ast.AST, field: str, value: object, at: int
) -> Iterator[Change]:
    if isinstance(value, ast.stmt):
        within = value
    elif isinstance(value, ast.List) and _rolls(node):
        within = IN_A_ROLL
    if isinstance(value, ast.expr):
        yield from _numbers(within, node, field, value, at)
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
            change = f"`{_text(value)}` without its not"
            yield within, change, Apply(node, field, value.operand, at)
    if isinstance(value, ast.AST):
        yield from _in_node(within, value)


def _numbers(
    within: ast.stmt, node: ast.AST, field: str, value: ast.expr | None, at: int = -1
) -> Iterator[Change]:
    if _whole(value) and isinstance(value, ast.Constant) and isinstance(value.value, int):
        for other in (value.value + 1, value.value - 1):
            text = f"{value.value} is {other} in `{_text(node)}`"
            yield within, text, Apply(node, field, ast.Constant(other), at)


def _whole(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant) and type(value.value) is int


def _comparisons(within: ast.stmt, node: ast.Compare) -> Iterator[Change]:
    for at, operator in enumerate(node.ops):
        other = COMPARED[type(operator)]
        twin = copy.deepcopy(node)
        twin.ops[at] = other
        yield within, f"`{_text(node)}` is `{_text(twin)}`", Apply(node, "ops", other, at)


def _dropped(within: ast.stmt, node: ast.BoolOp) -> Iterator[Change]:
    """A condition that is left out: `and` goes on as if it held, `or` as if it did not."""
    neutral = isinstance(node.op, ast.And)
    for at, value in enumerate(node.values):
        text = f"`{_text(value)}` dropped from `{_text(node)}`"
        yield within, text, Apply(node, "values", ast.Constant(neutral), at)


def _branches(node: ast.If) -> Iterator[Change]:
    text = f"`if {_text(node.test)}`"
    yield node, f"{text} always", Apply(node, "test", ast.Constant(True))
    if not node.orelse:
        yield node, f"{text} never", Apply(node, "test", ast.Constant(False))
    elif not (len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If)):
        yield node, f"{text} swapped", Swap(node, "body", "orelse")


def _removed(node: ast.AST, field: str) -> Iterator[Change]:
    """Statements that do something: calls, what is set on an object, `continue` and `break`."""
    statements = getattr(node, field, None)
    if isinstance(statements, list):
        for at, statement in enumerate(statements):
            if _does_something(statement):
                text = f"`{_text(statement)}` removed"
                yield statement, text, Apply(node, field, ast.Pass(), at)


def _does_something(statement: ast.AST) -> bool:
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return isinstance(statement.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(statement, ast.AugAssign | ast.Continue | ast.Break)


def _text(node: ast.AST) -> str:
    """A node in one line, not too long."""
    whole = " ".join(ast.unparse(node).split())
    return whole if len(whole) <= 80 else whole[:77] + "..."
