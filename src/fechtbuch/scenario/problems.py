"""What is wrong with a file, said so that a person can mend it."""

import difflib
import json
import typing
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, RootModel, ValidationError
from pydantic_core import ErrorDetails

from fechtbuch.books.complaints import suggestion

_MOST_SHOWN = 60


@dataclass(frozen=True)
class Problem:
    """One error: where it is, what was found there, and what would be right."""

    file: str
    field: str
    """The path to the value, such as `sides[1].fighters[0].armour`; empty for the whole file."""
    message: str
    found: str = ""
    """The value as it was written, shortened; empty where there is none."""
    remedy: str = ""

    def __str__(self) -> str:
        text = self.file
        if self.field:
            text += f": {self.field}"
        text += f": {self.message}"
        if self.found:
            text += f" (found {self.found})"
        if self.remedy:
            text += f"; {self.remedy}"
        return text

    def to_data(self) -> dict[str, str]:
        """The problem as JSON-ready data."""
        return {
            "file": self.file,
            "field": self.field,
            "message": self.message,
            "found": self.found,
            "remedy": self.remedy,
        }


class ScenarioError(ValueError):
    """A scenario or fighter that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def shown(value: object) -> str:
    """A value as a file has it, shortened."""
    try:
        text = json.dumps(value, ensure_ascii=False).encode("utf-8", "replace").decode()
    except (TypeError, ValueError):
        text = str(value)
    return text if len(text) <= _MOST_SHOWN else text[: _MOST_SHOWN - 1] + "…"


def field_path(prefix: str, places: Iterable[int | str]) -> str:
    """A path as people write it. Places in angle brackets tell branches of a model apart."""
    path = prefix
    for place in places:
        if isinstance(place, int):
            path += f"[{place}]"
        elif not place.startswith("<"):
            path += f".{place}" if path else place
    return path


def problems_of(
    error: ValidationError, model: type[BaseModel], file: str, prefix: str = ""
) -> list[Problem]:
    """Everything that a model complains about, in the words of a person."""
    problems: list[Problem] = []
    for details in error.errors():
        complaints = details.get("ctx", {}).get("complaints")
        if complaints is None:
            problems.append(_problem(details, model, file, prefix))
            continue
        for each in complaints:
            field = field_path(field_path(prefix, details["loc"]), [each.field])
            found = "" if each.found is None else shown(each.found)
            problems.append(Problem(file, field, each.message, found, each.remedy))
    return problems


def _problem(details: ErrorDetails, model: type[BaseModel], file: str, prefix: str) -> Problem:
    places = details["loc"]
    kind = details["type"]
    found = shown(details["input"])
    context: Mapping[str, Any] = details.get("ctx", {})
    field = field_path(prefix, places)
    if kind == "extra_forbidden":
        known = sorted(_names_at(model, places[:-1]))
        return Problem(
            file, field, "there is no such field", found, suggestion(places[-1], known, "fields")
        )
    if kind == "missing":
        return Problem(file, field, "is missing", "", f"add `{places[-1]} = …`")
    if kind in ("literal_error", "enum"):
        words = [word.strip("'") for word in _words(context.get("expected", ""))]
        return Problem(
            file, field, "is none of the possible values", found, _one_of(details["input"], words)
        )
    if "remedy" in context:
        return Problem(file, field, details["msg"], found, str(context["remedy"]))
    message, remedy = _plain(kind, context, details["msg"])
    return Problem(file, field, message, found, remedy)


def _one_of(found: object, words: list[str]) -> str:
    near = difflib.get_close_matches(str(found).lower(), words, 1, 0.6)
    meant = f"did you mean `{near[0]}`? " if near else ""
    return f"{meant}write one of {', '.join(words)}"


def _words(expected: str) -> list[str]:
    return [word.strip() for word in expected.replace(" or ", ", ").split(",")]


_TYPES = {
    "int_type": "must be a whole number",
    "int_from_float": "must be a whole number",
    "bool_type": "must be true or false",
    "string_type": "must be a text",
    "list_type": "must be a list",
    "dict_type": "must be a table",
    "model_type": "must be a table",
    "model_attributes_type": "must be a table",
}

_REMEDIES = {
    "int_type": "write a number without quotes and without a decimal point",
    "int_from_float": "write a number without a decimal point",
    "bool_type": "write true or false, without quotes",
    "string_type": "put it in quotes",
    "list_type": "put it in square brackets, such as [1, 2]",
    "dict_type": "write name = value pairs",
    "model_type": "write name = value pairs",
    "model_attributes_type": "write name = value pairs",
}


def _plain(kind: str, context: Mapping[str, Any], message: str) -> tuple[str, str]:
    if kind in _TYPES:
        return _TYPES[kind], _REMEDIES[kind]
    if kind in ("greater_than_equal", "greater_than"):
        return "is too small", f"write at least {context.get('ge', context.get('gt'))}"
    if kind in ("less_than_equal", "less_than"):
        return "is too large", f"write at most {context.get('le', context.get('lt'))}"
    if kind in ("string_too_short", "too_short"):
        return "is too short", f"write at least {context['min_length']}{_unit(kind)}"
    if kind in ("string_too_long", "too_long"):
        return "is too long", f"write at most {context['max_length']}{_unit(kind)}"
    if kind == "string_pattern_mismatch":
        return "has characters that are not possible here", f"it must fit {context['pattern']}"
    return message.removeprefix("Value error, "), ""


def _unit(kind: str) -> str:
    return " characters" if kind.startswith("string") else ""


def _names_at(model: type[BaseModel], places: Sequence[int | str]) -> set[str]:
    """The names of the fields that the model has at this place."""
    found: list[Any] = [model]
    for place in places:
        deeper: list[Any] = []
        for kind in found:
            deeper.extend(_inside(kind, place))
        found = deeper
    names: set[str] = set()
    for kind in found:
        for part in _models(kind):
            for name, info in part.model_fields.items():
                names.add(info.alias or name)
    return names


def _inside(kind: Any, place: int | str) -> list[Any]:
    """The types of what lies one step further in."""
    if isinstance(place, str) and place.startswith("<"):
        return [part for part in _models(kind) if f"<{part.__name__.lower()}>" == place]
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        if issubclass(kind, RootModel):
            return _inside(kind.model_fields["root"].annotation, place)
        for name, info in kind.model_fields.items():
            if place in (name, info.alias):
                return [info.annotation]
        return []
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (list, tuple) and isinstance(place, int):
        return list(arguments[:1])
    if origin is dict:
        return list(arguments[1:])
    found: list[Any] = []
    for argument in arguments:
        if argument is not type(None):
            found.extend(_inside(argument, place))
    return found


def _models(kind: Any) -> list[type[BaseModel]]:
    if isinstance(kind, type) and issubclass(kind, RootModel):
        return _models(kind.model_fields["root"].annotation)
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return [kind]
    found: list[type[BaseModel]] = []
    for argument in typing.get_args(kind):
        found.extend(_models(argument))
    return found
