"""How a book's models say what is wrong: where, what, and what would be right."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from pydantic_core import PydanticCustomError

_MOST_NAMED = 40


@dataclass(frozen=True)
class Complaint:
    """Something wrong with a field of a model."""

    field: str
    """The path from the model, such as `hands[1]`."""
    message: str
    remedy: str = ""
    found: object = None


def complain(complaints: list[Complaint]) -> None:
    """Refuse a model for all these reasons; nothing happens if there are none."""
    if complaints:
        text = "; ".join(f"{each.field}: {each.message}" for each in complaints)
        raise PydanticCustomError("complaints", "{text}", {"text": text, "complaints": complaints})


def suggestion(name: object, known: Iterable[str], kind: str = "known") -> str:
    """`did you mean …?`, or all names that there are."""
    names = list(known)
    if not names:
        return "there are none"
    near = difflib.get_close_matches(str(name).lower(), names, 3, 0.6)
    if near:
        return f"did you mean {_either(near)}?"
    if len(names) > _MOST_NAMED:
        return f"{kind}: {', '.join(names[:_MOST_NAMED])} and {len(names) - _MOST_NAMED} more"
    return f"{kind}: {', '.join(names)}"


def _either(names: list[str]) -> str:
    quoted = [f"`{name}`" for name in names]
    if len(quoted) == 1:
        return quoted[0]
    return f"{', '.join(quoted[:-1])} or {quoted[-1]}"
