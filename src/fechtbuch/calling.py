"""Packages that can be called: `fb.simulate("kurt-and-hans")` beside `fechtbuch.simulate.sweep`.

What people ask for most has the name of the package in which it lives. So that both can be had,
the package itself answers the call.
"""

import inspect
import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class Callable(ModuleType):
    """A package that hands a call on to a function of its own, imported when it is first called."""

    def __call__(self, *given: Any, **named: Any) -> Any:
        """What the function says."""
        return function_of(self)(*given, **named)

    @property
    def __signature__(self) -> inspect.Signature:
        """The function's, for notebooks and editors."""
        return inspect.signature(function_of(self))


_MEANT: dict[str, tuple[str, str]] = {}
"""For each package that can be called: the module of the function, and its name."""


def answers_calls(package: str, module: str, function: str) -> None:
    """Let a package be called in place of one of its functions."""
    _MEANT[package] = (module, function)
    sys.modules[package].__class__ = Callable


def function_of(package: ModuleType) -> Any:
    """What a package does when it is called."""
    module, function = _MEANT[package.__name__]
    return getattr(import_module(module), function)
