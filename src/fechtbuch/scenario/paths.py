"""Paths to whatever a scenario says, and values to put there: `kurt.ws=2..6`.

A path begins with `options`, `scene`, `map` or `rounds`, with a fighter or with a side, by slug
or name. Behind a fighter stands a field of its sheet, behind a side one of its own fields,
`count` (how many members it has) or `fighters` and a field that all of them get. `like` before a
fighter means everybody of its side who has the same sheet: `like.pikeman.wounds`. Programs may give
whole fighters as well, see `with_changes`.
"""

import copy
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from pydantic import BaseModel, RootModel

from fechtbuch.books.complaints import suggestion
from fechtbuch.books.fighters import slugify, unique
from fechtbuch.engine.fields import field as field_at
from fechtbuch.scenario.model import Recruit, Scenario
from fechtbuch.scenario.plain import plain
from fechtbuch.scenario.problems import Problem, ScenarioError
from fechtbuch.text.phrases import told

Value = bool | int | str
Step = str | int

MOST_VALUES = 1000
MOST_MEMBERS = 64
"""Fighters of a side that a path may ask for."""
_WHOLE = re.compile(r"[+-]?\d+")
_RANGE = re.compile(r"([+-]?\d+)\.\.([+-]?\d+)(?:\.\.(\d+))?")
_SIDE_FIELDS = ("policy", "heroes", "friends", "name")
_RECRUIT_FIELDS = ("at", "policy", "hidden", "block")
_PLACE_FIELDS = ("slug", "at", "policy", "hidden")


def parse_values(text: str, path: str) -> tuple[Value, ...]:
    """`2..6`, `10..30..5`, `true,false`, `"1",plate`: the values in order, none twice."""
    values: list[Value] = []
    for word in _words(text):
        span = _RANGE.fullmatch(word)
        if span is None:
            values.append(parse_value(word))
            continue
        first, last, step = int(span[1]), int(span[2]), int(span[3] or 1)
        if step == 0:
            raise ValueError(f"{path}={text}: a range needs a step of at least 1")
        count = abs(last - first) // step + 1
        if count > MOST_VALUES:
            raise ValueError(f"{path}={text}: {count} values are too many; at most {MOST_VALUES}")
        direction = step if last >= first else -step
        values.extend(first + direction * number for number in range(count))
    if not values:
        raise ValueError(f"{path}={text}: no values; write 2..6, 10..30..5 or one,two,three")
    kept: list[Value] = []
    for value in values:
        if not any(value == other and type(value) is type(other) for other in kept):
            kept.append(value)
    if len(kept) > MOST_VALUES:
        raise ValueError(f"{path}: {len(kept)} values are too many; at most {MOST_VALUES}")
    return tuple(kept)


def parse_value(word: str) -> Value:
    """A whole number, `true` or `false`, or a word, in quotes if it looks like something else."""
    if _WHOLE.fullmatch(word):
        return int(word)
    if word in ("true", "false"):
        return word == "true"
    if len(word) >= 2 and word[0] == word[-1] == '"':
        return str(json.loads(word))
    return word


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


@dataclass(frozen=True)
class FieldPath:
    """A path that exists in a scenario."""

    text: str
    """As it was written."""
    where: tuple[tuple[Step, ...], ...]
    """Where in the scenario's data, several places for all fighters of a side."""
    count_of: int | None = None
    """The side whose number of members it is."""

    @classmethod
    def find(cls, scenario: Scenario, text: str) -> "FieldPath":
        """The path in this scenario; `ValueError` says what there is instead."""
        words = text.strip().split(".")
        if len(words) >= 2 and words[0] == "sides":
            return cls._of_side(scenario, text, words[1], words[2:])
        if len(words) >= 2 and words[0] == "fighters":
            return cls._of_fighter(scenario, text, words[1], words[2:])
        if len(words) >= 2 and words[0] == "like":
            return cls._of_kind(scenario, text, words[1], words[2:])
        head, rest = words[0], words[1:]
        if head == "rounds" and not rest:
            return cls(text, (("rounds",),))
        if head == "options":
            return cls._of_option(scenario, text, rest)
        if head == "scene":
            return cls(text, (("scene", *_walk(scenario.scene, rest, text, "scene")),))
        if head == "map" and scenario.map is not None:
            return cls(text, (("map", *_walk(scenario.map, rest, text, "map")),))
        sides = _sides(scenario)
        fighters = _fighters(scenario)
        name = slugify(head)
        first = rest[0] if rest else ""
        if name in sides and (
            name not in fighters or first in _SIDE_FIELDS or first in ("count", "fighters")
        ):
            return cls._of_side(scenario, text, name, rest)
        if name in fighters:
            return cls._of_fighter(scenario, text, name, rest)
        known = list(dict.fromkeys([*fighters, *sides, "options", "scene", "rounds"]))
        raise _wrong(text, f"there is neither a fighter nor a side `{head}`", head, known)

    @classmethod
    def _of_option(cls, scenario: Scenario, text: str, rest: list[str]) -> "FieldPath":
        options = scenario.rulebook.options
        name = ".".join(rest)
        if name not in options:
            title = scenario.rulebook.title
            raise _wrong(text, f"{title} has no option `{name}`", name, options)
        return cls(text, (("options", name),))

    @classmethod
    def _of_side(cls, scenario: Scenario, text: str, name: str, rest: list[str]) -> "FieldPath":
        sides = _sides(scenario)
        slug = slugify(name)
        if slug not in sides:
            raise _wrong(text, f"there is no side `{name}`", slug, sides)
        number = sides[slug]
        known = [*_SIDE_FIELDS, "count", "fighters"]
        if not rest or rest[0] not in known:
            word = rest[0] if rest else ""
            raise _wrong(text, f"side `{slug}` has no field `{word}`", word, known)
        if rest == ["count"]:
            return cls(text, (("sides", number, "count"),), number)
        if rest[0] != "fighters":
            return cls(text, (("sides", number, *rest),))
        members = scenario.sides[number].recruits
        return cls(
            text,
            tuple(
                ("sides", number, "fighters", place, *_sheet(recruit.sheet, rest[1:], text, slug))
                for place, recruit in enumerate(members)
            ),
        )

    @classmethod
    def _of_fighter(cls, scenario: Scenario, text: str, name: str, rest: list[str]) -> "FieldPath":
        fighters = _fighters(scenario)
        slug = slugify(name)
        if slug not in fighters:
            raise _wrong(text, f"there is no fighter `{name}`", slug, fighters)
        side, place = fighters[slug]
        sheet = scenario.sides[side].recruits[place].sheet
        return cls(text, (("sides", side, "fighters", place, *_sheet(sheet, rest, text, slug)),))

    @classmethod
    def _of_kind(cls, scenario: Scenario, text: str, name: str, rest: list[str]) -> "FieldPath":
        ((_, side, *_way),) = cls._of_fighter(scenario, text, name, rest).where
        number = int(side)
        members = scenario.sides[number].recruits
        first = next(one for one in members if one.slug == slugify(name))
        return cls(
            text,
            tuple(
                ("sides", number, "fighters", place, *_sheet(one.sheet, rest, text, name))
                for place, one in enumerate(members)
                if _nameless(one) == _nameless(first)
            ),
        )


def _nameless(recruit: Recruit) -> dict[str, Any]:
    """What a fighter is, apart from who and where."""
    return {
        name: value
        for name, value in recruit.to_data().items()
        if name not in (*_PLACE_FIELDS, "name", "block", "level")
    }


def changed(scenario: Scenario, changes: Iterable[tuple[FieldPath, Any]]) -> Scenario:
    """The scenario with other values at some paths; `ScenarioError` names what is wrong."""
    data = scenario.to_data()
    made = [(path, plain(value)) for path, value in changes]
    for path, value in made:
        if path.count_of is None:
            for where in path.where:
                _put(data, where, value)
    for path, value in made:
        if path.count_of is not None:
            _recount(scenario, data, path, value)
    return _checked(scenario, data, [(path.text, value) for path, value in made])


def with_changes(scenario: Scenario, changes: Mapping[str, Any]) -> Scenario:
    """The scenario with several changes at once, by path.

    Whole fighters come first: `hans` alone with a key of the book, a sheet or a `Recruit` is
    another fighter in his place, and `hans.fighters` with a list of them are new members of that
    side. All other paths are looked up in what has come of it.
    """
    if not isinstance(changes, Mapping):
        raise ValueError(f"changes: give a mapping of paths to values; not {changes!r}")
    fighters = _fighters(scenario)
    sides = _sides(scenario)
    data = scenario.to_data()
    whole: dict[str, Any] = {}
    rest: dict[str, Any] = {}
    for text, given in changes.items():
        value = plain(given)
        name, _, field = text.strip().partition(".")
        slug = slugify(name)
        if not field and slug in fighters:
            side, place = fighters[slug]
            members = data["sides"][side]["fighters"]
            members[place] = {**_stays(members[place]), **_entry(text, value)}
        elif field == "fighters" and slug in sides:
            if not isinstance(value, (list, tuple)) or not value:
                raise ValueError(f"{text}: give a list with at least one fighter")
            data["sides"][sides[slug]]["fighters"] = [_entry(text, one) for one in value]
        else:
            rest[text] = value
            continue
        whole[text] = value
    if whole:
        scenario = _checked(scenario, data, list(whole.items()))
    if not rest:
        return scenario
    return changed(
        scenario, [(FieldPath.find(scenario, path), value) for path, value in rest.items()]
    )


def _entry(text: str, value: Any) -> dict[str, Any]:
    """A fighter as a scenario file would have it."""
    if isinstance(value, str):
        return {"use": value}
    if isinstance(value, Recruit):
        return {name: found for name, found in value.to_data().items() if name not in _PLACE_FIELDS}
    if isinstance(value, Mapping):
        return copy.deepcopy(dict(value))
    raise ValueError(
        f"{text}: a whole fighter is a key of the book, a sheet or a fighter of another scenario, "
        f"not {value!r}"
    )


def _stays(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What another fighter takes over from who stood in his place."""
    return {name: value for name, value in entry.items() if name in _PLACE_FIELDS}


def _checked(scenario: Scenario, data: dict[str, Any], made: list[tuple[str, Any]]) -> Scenario:
    try:
        return Scenario.from_data(data, scenario.name)
    except ScenarioError as error:
        raise ScenarioError([_renamed(problem, data, made) for problem in error.problems]) from None


def current(scenario: Scenario, path: FieldPath) -> Value | None:
    """The value at a path; None where nothing is said or several fighters differ."""
    if path.count_of is not None:
        return len(scenario.sides[path.count_of].recruits)
    found: list[Value | None] = []
    for where in path.where:
        data: Any = scenario.to_data()
        for step in where:
            try:
                data = data[step]
            except (KeyError, IndexError, TypeError):
                data = None
                break
        found.append(data if isinstance(data, (bool, int, str)) else None)
    return found[0] if found and all(value == found[0] for value in found) else None


def set_by_text(scenario: Scenario, text: str) -> Scenario:
    """The scenario with one change, written as `PATH=VALUE`."""
    path, equals, value = text.partition("=")
    if not equals or not path.strip():
        raise ValueError(f"{text}: write it as PATH=VALUE, such as kurt.ws=5")
    return changed(scenario, [(FieldPath.find(scenario, path.strip()), parse_value(value.strip()))])


def _sides(scenario: Scenario) -> dict[str, int]:
    found = {slugify(party.name): number for number, party in enumerate(scenario.sides)}
    return found | {party.slug: number for number, party in enumerate(scenario.sides)}


def _fighters(scenario: Scenario) -> dict[str, tuple[int, int]]:
    return {
        recruit.slug: (side, place)
        for side, party in enumerate(scenario.sides)
        for place, recruit in enumerate(party.recruits)
    }


def _sheet(sheet: BaseModel, rest: list[str], text: str, owner: str) -> list[Step]:
    if rest and rest[0] in _RECRUIT_FIELDS and len(rest) <= 1 + (rest[0] == "at"):
        return [rest[0], *(int(word) for word in rest[1:] if word.isdigit())]
    return _walk(sheet, rest, text, owner)


def _walk(value: object, words: list[str], text: str, owner: str) -> list[Step]:
    """The steps into a model, its tables and lists; `ValueError` where there is no such thing."""
    if not words:
        known = _names(value)
        raise _wrong(text, f"names no field of {owner}", "", known or [])
    steps: list[Step] = []
    for number, word in enumerate(words):
        if value is None:
            return [*steps, *words[number:]]  # nothing there yet; the model will judge it
        known = _names(value)
        if known is None:
            raise ValueError(f"{text}: `{'.'.join(words[:number])}` has no fields of its own")
        if word not in known:
            inside = ".".join([owner, *words[:number]])
            raise _wrong(text, f"{inside} has no field `{word}`", word, known)
        steps.append(int(word) if isinstance(value, (list, tuple)) else word)
        value = _inside(value, word)
    return steps


def _names(value: object) -> list[str] | None:
    if isinstance(value, RootModel):
        return _names(value.root)
    if isinstance(value, BaseModel):
        fields = type(value).model_fields
        return sorted(info.alias or name for name, info in fields.items())
    if isinstance(value, Mapping):
        return sorted(str(name) for name in value)
    if isinstance(value, (list, tuple)):
        return [str(number) for number in range(len(value))]
    return None


def _inside(value: object, word: str) -> object:
    if isinstance(value, RootModel):
        return _inside(value.root, word)
    if isinstance(value, BaseModel):
        for name, info in type(value).model_fields.items():
            if word == (info.alias or name):
                return getattr(value, name)
    if isinstance(value, Mapping):
        return value[word]
    if isinstance(value, (list, tuple)):
        return value[int(word)]
    return None


def _put(data: Any, where: tuple[Step, ...], value: Any) -> None:
    for step, after in pairwise(where):
        if isinstance(data, dict) and not isinstance(data.get(step), (dict, list)):
            data[step] = [] if isinstance(after, int) else {}
        data = data[step]
    data[where[-1]] = value


def _recount(scenario: Scenario, data: dict[str, Any], path: FieldPath, value: Any) -> None:
    """Let a side have so many members: the last go, or more of the last kind come."""
    assert path.count_of is not None
    side = data["sides"][path.count_of]
    members = side["fighters"]
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_MEMBERS:
        raise ValueError(f"{path.text}={value}: give a number of fighters from 1 to {MOST_MEMBERS}")
    del members[value:]
    taken = [entry["slug"] for party in data["sides"] for entry in party["fighters"]]
    while len(members) < value:
        another = copy.deepcopy(members[-1])
        another["slug"] = unique(re.sub(r"-\d+$", "", another["slug"]), taken)
        taken.append(another["slug"])
        if "at" in another:
            another["at"] = _room(scenario, data, another["at"])
        members.append(another)


def _room(scenario: Scenario, data: dict[str, Any], near: list[int]) -> list[int]:
    """A free field near another, the nearest first."""
    grid = scenario.grid()
    taken = {tuple(entry["at"]) for party in data["sides"] for entry in party["fighters"]}
    for distance in range(1, 40):
        for row in range(-distance, distance + 1):
            for column in range(-distance, distance + 1):
                if max(abs(row), abs(column)) != distance:
                    continue
                at = (near[0] + column, near[1] + row)
                if at not in taken and grid.open(field_at(*at)):
                    return list(at)
    return near


def _renamed(problem: Problem, data: dict[str, Any], made: list[tuple[str, Any]]) -> Problem:
    """A problem with the path as it was written in place of the path in the data."""
    field = problem.field
    for side, party in enumerate(data["sides"]):
        for place, entry in enumerate(party["fighters"]):
            slug = str(entry.get("slug", f"{party['slug']}.fighters[{place}]"))
            field = re.sub(rf"^sides\[{side}\]\.fighters\[{place}\]", slug, field)
        field = re.sub(rf"^sides\[{side}\]", str(party["slug"]), field)
    changes = ", ".join(f"{path}={value}" for path, value in made)
    return replace(problem, file=changes, field=field)


def _wrong(text: str, message: str, word: str, known: Iterable[str]) -> ValueError:
    return ValueError(f"{text}: {message}; {told(suggestion(word, known))}")
