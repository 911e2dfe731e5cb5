"""Which keys the sources of the engine and of a book use, so that tests can miss words."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

_PARTS = {"cap", "floor", "times", "halve"}
_KINDS = {"Named", "_known", "unknown"}
_ROLLS = {"roll": 3, "explode": 2, "pool": 3, "test": 2}
_ASKED = {"Asks", "Asked"}


class Keys:
    """The keys that some modules use, by what they are: events, parts, reasons and so on."""

    def __init__(self) -> None:
        self.events: set[str] = set()
        self.parts: set[str] = set()
        self.rolls: set[str] = set()
        self.reasons: set[str] = set()
        self.slots: set[str] = set()
        self.questions: set[str] = set()
        self.groups: set[str] = set()
        self.notes: set[str] = set()
        self.terrains: set[str] = set()
        self.phrases: set[str] = set()

    def messages(self) -> set[str]:
        """The names of all messages that must exist, events apart."""
        found: set[str] = set()
        for prefix, keys in (
            ("part", self.parts),
            ("roll", self.rolls),
            ("reason", self.reasons),
            ("slot", self.slots),
            ("ask", self.questions),
            ("group", self.groups),
            ("note", self.notes),
            ("terrain", self.terrains),
        ):
            found |= {f"{prefix}-{key}" for key in keys if key}
        return found | self.phrases


def keys_of(sources: Iterable[Path]) -> Keys:
    """The keys that these modules pass on as literals, or as constants of the module."""
    keys = Keys()
    for path in sources:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        keys.questions |= set(_question_kinds(tree))
        outer = _assignments(tree.body)
        for scope in _scopes(tree):
            known = {**outer, **_assignments(ast.walk(scope))}
            for node in ast.walk(scope):
                if isinstance(node, ast.Call):
                    _read_call(node, known, keys)
    return keys


def _scopes(tree: ast.Module) -> Iterator[ast.AST]:
    """Functions, and what stands outside of them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (part for part in node.body if isinstance(part, ast.AnnAssign | ast.Assign))
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node


def _assignments(nodes: Iterable[ast.AST]) -> dict[str, list[ast.expr]]:
    found: dict[str, list[ast.expr]] = {}
    for node in nodes:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if node.value is not None:
                found.setdefault(node.target.id, []).append(node.value)
    return found


def _strings(
    expression: ast.expr | None, known: dict[str, list[ast.expr]], depth: int = 3
) -> set[str]:
    """The texts that an expression can stand for, as far as the source tells."""
    if expression is None or depth == 0:
        return set()
    if isinstance(expression, ast.Constant):
        return {expression.value} if isinstance(expression.value, str) else set()
    if isinstance(expression, ast.IfExp):
        return _strings(expression.body, known, depth) | _strings(expression.orelse, known, depth)
    if isinstance(expression, ast.List | ast.Tuple):
        return {text for one in expression.elts for text in _strings(one, known, depth)}
    if isinstance(expression, ast.Subscript):
        return _strings(expression.value, known, depth)
    if isinstance(expression, ast.Name):
        values = known.get(expression.id, [])
        return {text for value in values for text in _strings(value, known, depth - 1)}
    return set()


def _argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[place] if place < len(call.args) else None


def _read_call(call: ast.Call, known: dict[str, list[ast.expr]], keys: Keys) -> None:
    def said(place: int, name: str) -> set[str]:
        return _strings(_argument(call, place, name), known)

    function = call.func
    if isinstance(function, ast.Name):
        name = function.id
        if name == "Event":
            keys.events |= said(0, "kind")
        elif name == "Tally":
            keys.parts |= said(0, "name")
        elif name == "Refusal":
            keys.reasons |= said(0, "reason")
            keys.slots |= said(1, "slot")
        elif name == "Option":
            keys.groups |= said(2, "group")
            keys.notes |= said(4, "note")
        elif name == "Slot":
            keys.slots |= said(0, "name")
        elif name == "Verb":
            keys.slots |= _slot_names(_argument(call, 1, "slots"), known)
            keys.groups |= said(3, "group")
        elif name == "MapRules":
            kinds = _argument(call, len(call.args), "terrains")
            if isinstance(kinds, ast.Dict):
                keys.terrains |= {text for one in kinds.keys for text in _strings(one, known)}
        elif name in _ASKED:
            keys.questions |= said(0, "kind")
        elif name == "Phrase":
            keys.phrases |= said(0, "key")
        elif name in _KINDS:
            keys.phrases |= {f"kind-{kind}" for kind in said(0, "kind")}
    elif isinstance(function, ast.Attribute):
        name = function.attr
        if name == "note":
            keys.events |= said(0, "kind")
        elif name == "tally" or name in _PARTS or (name == "add" and len(call.args) >= 3):
            keys.parts |= said(0, "name")
        elif name == "add_for":
            keys.parts |= said(1, "name")
        elif name in _ROLLS:
            keys.rolls |= said(_ROLLS[name], "purpose")


def _slot_names(slots: ast.expr | None, known: dict[str, list[ast.expr]]) -> set[str]:
    """The slots of a verb, in one text or put together from several."""
    pieces: list[ast.expr | None] = [slots]
    if isinstance(slots, ast.JoinedStr):
        pieces = [one.value if isinstance(one, ast.FormattedValue) else one for one in slots.values]
    return {name for one in pieces for text in _strings(one, known) for name in text.split()}


def _question_kinds(tree: ast.Module) -> Iterator[str]:
    """What questions hand to `super().__init__`, and defaults of a parameter `kind`."""
    for question in ast.walk(tree):
        if not isinstance(question, ast.ClassDef) or "Question" not in question.name:
            continue
        for node in ast.walk(question):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "__init__" and _is_super(node.func.value):
                    yield from (text for one in node.args for text in _strings(one, {}))
            elif isinstance(node, ast.FunctionDef) and node.name == "__init__":
                named = [argument.arg for argument in node.args.args]
                defaults = node.args.defaults
                for name, value in zip(named[len(named) - len(defaults) :], defaults):
                    if name == "kind":
                        yield from _strings(value, {})


def _is_super(expression: ast.expr) -> bool:
    return (
        isinstance(expression, ast.Call)
        and isinstance(expression.func, ast.Name)
        and expression.func.id == "super"
    )
