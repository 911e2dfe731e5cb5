"""What is wrong with a file, said so that a person can mend it."""

import difflib
import json
import typing
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, RootModel, ValidationError
from pydantic_core import ErrorDetails

from fechtbuch.books.complaints import Phrase, suggestion
from fechtbuch.text.catalogue import FALLBACK
from fechtbuch.text.phrases import told

_MOST_SHOWN = 60


@dataclass(frozen=True)
class Problem:
    """One error: where it is, what was found there, and what would be right."""

    file: str
    field: str
    """The path to the value, such as `sides[1].fighters[0].armour`; empty for the whole file."""
    what: Phrase
    found: str = ""
    """The value as it was written, shortened; empty where there is none."""
    cure: Phrase | None = None
    package: str = ""
    """The book whose words say it, where the program's own do not."""

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return self.message_in(FALLBACK)

    @property
    def remedy(self) -> str:
        """What would be right, in English; empty where nobody knows."""
        return self.remedy_in(FALLBACK)

    def message_in(self, language: str) -> str:
        """What is wrong, in a language."""
        return told(self.what, language, self.package)

    def remedy_in(self, language: str) -> str:
        """What would be right, in a language; empty where nobody knows."""
        return "" if self.cure is None else told(self.cure, language, self.package)

    def text(self, language: str) -> str:
        """The whole problem in a line."""
        where = ": ".join(part for part in (self.file, self.field) if part)
        line = f"{where}: {self.message_in(language)}"
        if self.found:
            line += f" ({told(Phrase('problem-found', value=self.found), language)})"
        remedy = self.remedy_in(language)
        return f"{line}; {remedy}" if remedy else line

    def __str__(self) -> str:
        return self.text(FALLBACK)

    def to_data(self, language: str = FALLBACK) -> dict[str, str]:
        """The problem as JSON-ready data; `key` is the same in every language."""
        return {
            "file": self.file,
            "field": self.field,
            "key": self.what.key,
            "message": self.message_in(language),
            "found": self.found,
            "remedy": self.remedy_in(language),
        }


MOST_PROBLEMS = 200
"""Whoever has read so many has enough to mend; the rest is not looked for."""


def note(problems: list[Problem], found: Sequence[Problem]) -> None:
    """Add problems to others, none twice; `ScenarioError` when there are too many to go on."""
    known = set(problems)
    for problem in found:
        if problem not in known:
            known.add(problem)
            problems.append(problem)
            if len(problems) >= MOST_PROBLEMS:
                raise ScenarioError(problems)


class ScenarioError(ValueError):
    """A scenario or fighter that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(self.text(FALLBACK))

    def text(self, language: str) -> str:
        """All problems, a line for each."""
        return "\n".join(problem.text(language) for problem in self.problems)


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
    error: ValidationError,
    model: type[BaseModel],
    file: str,
    prefix: str = "",
    package: str = "",
) -> list[Problem]:
    """Everything that a model complains about, in the words of a person.

    `package` is the book that the model belongs to, if any.
    """
    problems: list[Problem] = []
    for details in error.errors(include_url=False)[:MOST_PROBLEMS]:
        complaints = details.get("ctx", {}).get("complaints")
        if complaints is None:
            field = field_path(prefix, details["loc"])
            what, found, cure = _judged(details, model)
            problems.append(Problem(file, field, what, found, cure, package))
            continue
        for each in complaints:
            field = field_path(field_path(prefix, details["loc"]), [each.field])
            found = "" if each.found is None else shown(each.found)
            problems.append(Problem(file, field, each.message, found, each.remedy, package))
    return problems


def _judged(details: ErrorDetails, model: type[BaseModel]) -> tuple[Phrase, str, Phrase | None]:
    """What is wrong with a value, the value, and what would be right."""
    places = details["loc"]
    kind = details["type"]
    found = shown(details["input"])
    context: Mapping[str, Any] = details.get("ctx", {})
    if kind == "refusal":
        return context["message"], found, context["remedy"]
    if kind == "extra_forbidden":
        known = sorted(_names_at(model, places[:-1]))
        return Phrase("problem-no-such-field"), found, suggestion(places[-1], known)
    if kind == "missing":
        return Phrase("problem-missing"), "", Phrase("remedy-add", field=str(places[-1]))
    if kind in ("literal_error", "enum"):
        words = [word.strip("'") for word in _words(context.get("expected", ""))]
        return Phrase("problem-not-possible"), found, _one_of(details["input"], words)
    if kind in _TYPES:
        message, remedy = _TYPES[kind]
        return message, found, remedy
    message, cure = _plain(kind, context, details["msg"])
    return message, found, cure


def _one_of(found: object, words: list[str]) -> Phrase:
    near = difflib.get_close_matches(str(found).lower(), words, 1, 0.6)
    names = ", ".join(words)
    if near:
        return Phrase("remedy-meant-or-one-of", name=near[0], names=names)
    return Phrase("remedy-one-of", names=names)


def _words(expected: str) -> list[str]:
    return [word.strip() for word in expected.replace(" or ", ", ").split(",")]


_WHOLE = Phrase("problem-whole-number"), Phrase("remedy-whole-number")
_PAIRS = Phrase("problem-table"), Phrase("remedy-table")

_TYPES = {
    "int_type": _WHOLE,
    "int_parsing": _WHOLE,
    "int_from_float": _WHOLE,
    "bool_type": (Phrase("problem-yes-or-no"), Phrase("remedy-yes-or-no")),
    "string_type": (Phrase("problem-text"), Phrase("remedy-text")),
    "list_type": (Phrase("problem-list"), Phrase("remedy-list")),
    "dict_type": _PAIRS,
    "model_type": _PAIRS,
    "model_attributes_type": _PAIRS,
}
"""What is said of a value that is of another kind than its field."""


def _plain(kind: str, context: Mapping[str, Any], message: str) -> tuple[Phrase, Phrase | None]:
    if kind in ("greater_than_equal", "greater_than"):
        least = str(context.get("ge", context.get("gt")))
        return Phrase("problem-too-small"), Phrase("remedy-at-least", least=least)
    if kind in ("less_than_equal", "less_than"):
        most = str(context.get("le", context.get("lt")))
        return Phrase("problem-too-large"), Phrase("remedy-at-most", most=most)
    if kind == "string_too_short":
        least = str(context["min_length"])
        return Phrase("problem-too-short"), Phrase("remedy-least-characters", least=least)
    if kind == "too_short":
        return Phrase("problem-too-short"), Phrase(
            "remedy-at-least", least=str(context["min_length"])
        )
    if kind == "string_too_long":
        most = str(context["max_length"])
        return Phrase("problem-too-long"), Phrase("remedy-most-characters", most=most)
    if kind == "too_long":
        return Phrase("problem-too-long"), Phrase("remedy-at-most", most=str(context["max_length"]))
    if kind == "multiple_of":
        step = str(context["multiple_of"])
        return Phrase("problem-multiple", step=step), Phrase("remedy-multiple", step=step)
    if kind == "string_pattern_mismatch":
        return Phrase("problem-characters"), Phrase("remedy-pattern", pattern=context["pattern"])
    return Phrase("problem-other", text=message.removeprefix("Value error, ")), None


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
