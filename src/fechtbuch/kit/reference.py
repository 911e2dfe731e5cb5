"""The reference of the package for programs, made from its docstrings.

    python -m fechtbuch.kit.reference

prints it as Markdown.
"""

import ast
import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import fechtbuch
from fechtbuch import calling
from fechtbuch.kit.contract import Name, defined, described
from fechtbuch.kit.contract import names as shared
from fechtbuch.simulate.frames import Framed

Kind = Callable[[Any], bool]

LEARNING = ("Fights", "Duel", "Sides", "env", "Columns")
"""What `fechtbuch.rl` is used by."""

FILES = "fechtbuch.scenario.maps"
"""The parts of a map are told with the formats of files."""


def reference() -> str:
    """Every public name with its signature and what its docstring says, and what it is made of."""
    public = {name: _meant(name) for name in fechtbuch.__all__ if name != "__version__"}
    parts: dict[str, Kind] = {
        "Functions": lambda one: not inspect.isclass(one),
        "Classes": lambda one: inspect.isclass(one) and not issubclass(one, Exception),
        "Errors": lambda one: inspect.isclass(one) and issubclass(one, Exception),
    }
    found: list[str] = []
    told: list[Name] = []
    for title, belongs in parts.items():
        names = [name for name in sorted(public) if belongs(public[name])]
        found.append(f"## {title}\n")
        some = [_named(name, public[name]) for name in names]
        if title == "Classes":
            some.append(_named(Framed.__name__, Framed))
        found += [described(one, []) for one in some]
        told += some
    found.append("## What they are made of\n")
    found += [described(one, []) for one in made_of(told)]
    return "\n".join(found)


def learning() -> str:
    """What `fechtbuch.rl` offers, in the same way; from the sources, as it needs an extra."""
    return "\n".join(described(defined("fechtbuch.rl", name), []) for name in LEARNING)


def made_of(names: Sequence[Name]) -> list[Name]:
    """What functions take and give, what those hold, and what those hold, by name.

    What books use, too, is told in the contract, and not here.
    """
    known = {(one.module, one.node.name) for one in names if isinstance(one.node, Named)}
    known |= {(one.module, one.name) for one in shared()}
    found: dict[str, Name] = {}
    waiting = list(names)
    while waiting:
        one = waiting.pop()
        for word in _words(one.node):
            part = _part(one.module, word)
            if part is not None and (part.module, word) not in known:
                known.add((part.module, word))
                found[word] = part
                waiting.append(part)
    return [found[word] for word in sorted(found)]


Named = ast.FunctionDef | ast.ClassDef


def _part(module: str, word: str) -> Name | None:
    """Something of ours that an annotation names."""
    try:
        found = defined(module, word)
    except LookupError:
        return None
    return None if found.module == FILES or found.module.startswith("fechtbuch.books.") else found


def _words(node: ast.stmt) -> set[str]:
    """The names in a function's signature, or in the fields that somebody can read."""
    return {
        one.id
        for annotation in _annotations(node)
        for one in ast.walk(annotation)
        if isinstance(one, ast.Name)
    }


def _annotations(node: ast.stmt) -> Iterator[ast.expr]:
    if isinstance(node, ast.FunctionDef):
        arguments = [*node.args.args, *node.args.kwonlyargs]
        yield from (one.annotation for one in arguments if one.annotation is not None)
        if node.returns is not None:
            yield node.returns
    elif isinstance(node, ast.ClassDef):
        fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
        yield from (one.annotation for one in fields if not ast.unparse(one.target).startswith("_"))


def _meant(name: str) -> Any:
    """What a public name stands for: of a package that can be called, the function."""
    found = getattr(fechtbuch, name)
    return calling.function_of(found) if isinstance(found, calling.Callable) else found


def _named(name: str, found: Any) -> Name:
    return replace(defined(found.__module__, found.__name__), name=name)


if __name__ == "__main__":
    print(reference())
