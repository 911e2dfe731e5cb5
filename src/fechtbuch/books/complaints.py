"""How a book's models say what is wrong: where, what, and what would be right."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

_MOST_NAMED = 40


@dataclass(frozen=True)
class Complaint:
    """Something wrong with a field of a model."""

    field: str
    """The path from the model, such as `hands[1]`."""
    message: str
    remedy: str = ""
    found: object = None


class Named:
    """Marks a text that must be one of the names in a book's data: `Annotated[str, Named(…)]`."""

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        self.kind = kind
        self.names = list(names)

    def _known(self, value: str) -> str:
        if value not in self.names:
            raise PydanticCustomError(
                "unknown_name",
                "there is no such {kind}",
                {"kind": self.kind, "remedy": suggestion(value, self.names)},
            )
        return value

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._known, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"type": "string", "enum": self.names}


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
