"""Numbers of numpy and pandas as Python's own, wherever a program may hand them over."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Found = TypeVar("Found")


def plain(value: Any) -> Any:
    """A value whose numbers are Python's own, in lists and tables too; others are left alone."""
    if type(value) is dict:
        return {name: plain(part) for name, part in value.items()}
    if type(value) is list:
        return [plain(part) for part in value]
    if type(value) is tuple:
        return tuple(plain(part) for part in value)
    # Nothing else has both, and nobody need have numpy for that question.
    if hasattr(value, "dtype") and hasattr(value, "tolist"):
        return value.tolist()
    return value


def takes_numbers(function: Callable[Given, Found]) -> Callable[Given, Found]:
    """Whatever numbers a function of ours is given, it gets Python's own."""

    @wraps(function)
    def called(*given: Given.args, **named: Given.kwargs) -> Found:
        values: Any = [plain(value) for value in given]
        options: Any = {name: plain(value) for name, value in named.items()}
        return function(*values, **options)

    return called
