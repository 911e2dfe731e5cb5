"""Packages that only some uses need, imported when they are needed."""

from importlib import import_module
from typing import Any


class MissingExtra(ValueError):
    """A package is not installed that this use needs."""


def needed(module: str, extra: str, what: str) -> Any:
    """Import a package, or say how to install it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise MissingExtra(
            f"{what} needs the package {package}: pip install 'fechtbuch[{extra}]'"
        ) from None
