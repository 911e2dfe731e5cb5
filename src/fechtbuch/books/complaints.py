"""How a book's models say what is wrong: where, what, and what would be right."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

_MOST_NAMED = 40


class Phrase:
    """Words to be said in the reader's language: a message's key and what it speaks of."""

    def __init__(self, key: str, **parts: "str | int | Phrase | tuple[Phrase, ...]") -> None:
        self.key = key
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.key, self.parts) == (other.key, other.parts)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.parts.items())))

    def __repr__(self) -> str:
        parts = "".join(f", {name}={value!r}" for name, value in self.parts.items())
        return f"Phrase({self.key!r}{parts})"


@dataclass(frozen=True)
class Complaint:
    """Something wrong with a field of a model."""

    field: str
    """The path from the model, such as `hands[1]`."""
    message: Phrase
    remedy: Phrase | None = None
    found: object = None


class Named:
    """Marks a text that must be one of the names in a book's data: `Annotated[str, Named(…)]`."""

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        self.kind = kind
        self.names = list(names)

    def _known(self, value: str) -> str:
        if value not in self.names:
            raise unknown(self.kind, value, self.names)
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
        text = "; ".join(f"{each.field}: {each.message.key}" for each in complaints)
        raise PydanticCustomError("complaints", "{text}", {"text": text, "complaints": complaints})


def refusal(message: Phrase, remedy: Phrase | None = None) -> PydanticCustomError:
    """What a validator raises to refuse the value of one field."""
    context = {"key": message.key, "message": message, "remedy": remedy}
    return PydanticCustomError("refusal", "{key}", context)


def unknown(kind: str, value: object, names: Iterable[str]) -> PydanticCustomError:
    """What a validator raises over a name that is not in the book's data."""
    return refusal(Phrase("problem-unknown", kind=Phrase(f"kind-{kind}")), suggestion(value, names))


def no_side(slug: str, known: Iterable[str]) -> PydanticCustomError:
    """What a validator raises over a side that the scenario does not have."""
    return refusal(Phrase("problem-no-such-side", side=slug), suggestion(slug, known))


def suggestion(name: object, known: Iterable[str]) -> Phrase:
    """`did you mean …?`, or all names that there are."""
    names = list(known)
    if not names:
        return Phrase("remedy-none-known")
    near = difflib.get_close_matches(str(name).lower(), names, 3, 0.6)
    if near:
        first, second, third = [*near, "", ""][:3]
        return Phrase("remedy-meant", count=len(near), first=first, second=second, third=third)
    return Phrase(
        "remedy-known",
        names=", ".join(names[:_MOST_NAMED]),
        more=max(0, len(names) - _MOST_NAMED),
    )
