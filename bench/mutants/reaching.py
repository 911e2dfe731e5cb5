"""Which tests come to which statement of a book.

For as long as it is recorded, every function of the loaded book gets the code of a twin that sets
a mark before each of its statements. That takes a fraction of what a tracer takes, which is called
at every line and every call of everything, and it tells each statement exactly.
"""

import ast
import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from bench.mutants.making import Function, places, ruled_modules

MARKS = "marks_of_what_is_reached"
"""The name under which a module of the book knows the marks."""


@dataclass
class Reach:
    """How long every test takes that passes unchanged, and which of them come to a statement."""

    code: str = ""
    files: dict[str, str] = field(default_factory=dict)
    """Digests of the book and of the test files it was recorded with."""
    names: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """By test; less than 0 for one that fails unchanged and says nothing about a change."""
    lines: dict[str, list[int]] = field(default_factory=dict)
    """By module and first line of a statement: the places of the tests among the names."""

    def without(self, forgotten: set[str]) -> "Reach":
        """The same without some tests."""
        stays = [place for place, name in enumerate(self.names) if name not in forgotten]
        now = {place: at for at, place in enumerate(stays)}
        return Reach(
            self.code,
            self.files,
            [self.names[place] for place in stays],
            [self.seconds[place] for place in stays],
            {line: [now[at] for at in found if at in now] for line, found in self.lines.items()},
        )

    def add(self, part: "Reach") -> None:
        """Take over what was recorded elsewhere, of other tests."""
        start = len(self.names)
        self.names += part.names
        self.seconds += part.seconds
        for line, found in part.lines.items():
            self.lines.setdefault(line, []).extend(start + place for place in found)

    def took(self) -> dict[str, float]:
        """By name, the seconds of every test that passes unchanged."""
        pairs = zip(self.names, self.seconds, strict=True)
        return {name: seconds for name, seconds in pairs if seconds >= 0}


class Marks:
    """A mark for each statement of a book, which is set when the statement is come to."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        """By mark, the module and the first line of its statement."""
        self.set = bytearray()

    @contextmanager
    def put_into(self, folder: Path, package: str) -> Iterator[None]:
        """For as long as this lasts, the loaded book sets the marks."""
        before: list[tuple[FunctionType, CodeType]] = []
        modules: list[ModuleType] = []
        for path in ruled_modules(folder):
            name = path.relative_to(folder).as_posix()
            module = importlib.import_module(module_name(package, name))
            modules.append(module)
            code = compile(self.marked(path.read_text(encoding="utf-8"), name), path, "exec")
            for place, node in places(ast.parse(path.read_text(encoding="utf-8"))):
                function = function_at(module, place) if isinstance(node, Function) else None
                if function is not None:
                    before.append((function, function.__code__))
                    function.__code__ = code_at(code, place)
        self.set = bytearray(len(self.lines))
        for module in modules:
            setattr(module, MARKS, self.set)
        try:
            yield
        finally:
            for function, code in before:
                function.__code__ = code
            for module in modules:
                delattr(module, MARKS)

    def marked(self, source: str, name: str) -> ast.Module:
        """A module that sets a mark before every statement of its functions."""
        tree = ast.parse(source)
        for _, node in places(tree):
            if isinstance(node, Function):
                self._mark(node, name)
        return ast.fix_missing_locations(tree)

    def _mark(self, node: ast.AST, name: str) -> None:
        for each in ast.iter_child_nodes(node):
            self._mark(each, name)
        for part, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                marked: list[ast.stmt] = []
                for statement in value:
                    marked += [self._set(statement, name), statement]
                setattr(node, part, marked)

    def _set(self, statement: ast.stmt, name: str) -> ast.stmt:
        text = f"{MARKS}[{len(self.lines)}] = 1"
        self.lines.append(f"{name}:{statement.lineno}")
        found = ast.parse(text).body[0]
        for node in ast.walk(found):
            ast.copy_location(node, statement)
        return found

    def clear(self) -> None:
        """Before a test: nothing has been come to."""
        self.set[:] = bytes(len(self.set))

    def reached(self) -> set[str]:
        """The statements that were come to, by module and first line."""
        return {line for line, mark in zip(self.lines, self.set, strict=True) if mark}


def module_name(package: str, path: str) -> str:
    """The name by which a module of a book is imported."""
    return f"{package}.{path.removesuffix('.py').replace('/', '.')}"


def function_at(module: ModuleType, place: str) -> FunctionType | None:
    """The function of a qualified name that everybody has; None if it is wrapped in another."""
    owner: Any = module
    *outer, name = place.split(".")
    for each in outer:
        owner = vars(owner)[each]
    function = vars(owner)[name]
    function = getattr(function, "__func__", getattr(function, "fget", function))
    return function if isinstance(function, FunctionType) else None


def code_at(code: CodeType, place: str) -> CodeType:
    """The code of a function in the code of its module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == place:
                return constant
            if place.startswith(f"{constant.co_qualname}."):
                return code_at(constant, place)
    raise LookupError(place)
