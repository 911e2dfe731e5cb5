"""The reference of the package for programs, made from its docstrings.

    python -m fechtbuch.kit.reference

prints it as Markdown.
"""

import inspect
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import fechtbuch
from fechtbuch import calling
from fechtbuch.kit.contract import defined, described
from fechtbuch.simulate.frames import Framed

Kind = Callable[[Any], bool]


def reference() -> str:
    """Every public name with its signature and what its docstring says."""
    public = {name: _meant(name) for name in fechtbuch.__all__ if name != "__version__"}
    parts: dict[str, Kind] = {
        "Functions": lambda one: not inspect.isclass(one),
        "Classes": lambda one: inspect.isclass(one) and not issubclass(one, Exception),
        "Errors": lambda one: inspect.isclass(one) and issubclass(one, Exception),
    }
    found: list[str] = []
    for title, belongs in parts.items():
        names = [name for name in sorted(public) if belongs(public[name])]
        found.append(f"## {title}\n")
        found += [_told(name, public[name]) for name in names]
        if title == "Classes":
            found.append(_told(Framed.__name__, Framed))
    return "\n".join(found)


def _meant(name: str) -> Any:
    """What a public name stands for: of a package that can be called, the function."""
    found = getattr(fechtbuch, name)
    return calling.function_of(found) if isinstance(found, calling.Callable) else found


def _told(name: str, found: Any) -> str:
    return described(replace(defined(found.__module__, found.__name__), name=name), [])


if __name__ == "__main__":
    print(reference())
