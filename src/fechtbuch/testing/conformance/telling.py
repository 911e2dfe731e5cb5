"""Compares what a step has changed with what it told: nothing people care about changes untold."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.telling import Telling
from fechtbuch.kit.declared import Field
from fechtbuch.testing.conformance.anatomy import Anatomy, Way

Values = dict[tuple[str, Way], Any]
"""By field (`Class.field`) and the way to the object that has it."""

_TELLING = re.compile(r"(?:(actor|target|any):)?([a-z-]+?)(?:([=+]|-(?=amount$))([a-z_]+))?$")


@dataclass(frozen=True)
class Kind:
    """One kind of event that tells a field, and how its number does."""

    kind: str
    sign: str
    key: str
    role: str = ""
    """Whose change it tells: its actor's, its target's, that of any; where empty, of both."""

    def tells(self, event: Event, whom: set[int]) -> bool:
        """Whether an event is of this kind and about one of these, in the role that counts."""
        if event.kind != self.kind:
            return False
        if self.role == "actor":
            return event.actor in whom
        return event.target in whom if self.role == "target" else True

    def number(self, event: Event) -> int | None:
        """What the event says; None where it says nothing under this name."""
        if self.key == "amount":
            return int(event.amount)
        return None if event.values is None else event.values.get(self.key)


def parsed(text: str) -> Kind:
    """A telling as it is written in a book."""
    found = _TELLING.match(text)
    assert found is not None, text
    return Kind(found[2], found[3] or "", found[4] or "", found[1] or "")


def looked_at(anatomy: Anatomy, class_name: str) -> list[Field]:
    """The fields of a class that are state: what is fixed, follows or lives in a step is none."""
    declared = anatomy.classes[class_name]
    return [
        field
        for field in anatomy.fields(declared)
        if not field.has(
            "Fixed", "Outside", "Step", "Follows", "Uncounted", "Label", "Roster", "Own"
        )
        and (field.has("Linked") or field.inner not in anatomy.classes)
    ]


class Teller:
    """Looks at the steps of one book's fights."""

    def __init__(self, anatomy: Anatomy, telling: Telling) -> None:
        self.anatomy = anatomy
        self.told = {
            field: [parsed(text) for text in texts] for field, texts in telling.told.items()
        }
        self.bookkeeping = telling.bookkeeping
        self.company = telling.company
        self._fields = {
            name: [field.name for field in looked_at(anatomy, name)] for name in anatomy.classes
        }

    def undeclared(self) -> list[str]:
        """Fields of the state that are neither told nor bookkeeping."""
        fields = {
            f"{name}.{field}" for name in self.anatomy.concrete() for field in self._fields[name]
        }
        return sorted(fields - set(self.told) - set(self.bookkeeping))

    def values(self, fight: Fight) -> Values:
        """What every field that is to be told is now, and who is in whose company."""
        found: Values = {}
        for way, one in self.anatomy.walk(fight):
            name = self.anatomy.class_of(one).name
            for field in self.company:
                if len(way) == 2 and hasattr(one, field):
                    found[field, way] = int(getattr(one, field))
            for field in self._fields[name]:
                if f"{name}.{field}" in self.told:
                    found[f"{name}.{field}", way] = _plain(getattr(one, field))
        return found

    def untold(self, fight: Fight, before: Values) -> list[str]:
        """What the last step has changed without saying so, or otherwise than it said."""
        after = self.values(fight)
        found: list[str] = []
        for (field, way), value in after.items():
            old = before.get((field, way), value)
            if old != value and field in self.told:
                company = {
                    values.get((each, way), -1)
                    for each in self.company
                    for values in (before, after)
                }
                problem = self._problem(fight, field, way, company - {-1}, old, value)
                if problem:
                    found.append(f"{field} of {_name(fight, way)}: {old} to {value} {problem}")
        return found

    def _problem(
        self, fight: Fight, field: str, way: Way, company: set[int], old: Any, new: Any
    ) -> str:
        """What is wrong with how a change is told, by events about the object, or else about
        its company: a horse goes where its rider does, but does not fall off with him."""
        own = {int(way[1])} if len(way) == 2 and way[0] == "fighters" else set()
        problem = _follow(old, new, self._telling(fight, field, way, set(), own))
        for whom in (own, own | company):
            if problem and company:
                other = _follow(old, new, self._telling(fight, field, way, company, whom))
                problem = problem if other else ""
        return problem

    def _telling(
        self, fight: Fight, field: str, way: Way, company: set[int], whom: set[int]
    ) -> list[tuple[Kind, Event]]:
        """The events of the step that tell this field of the object, or of its company."""
        about = list(_about(fight, way, company))
        return [
            (kind, event)
            for event in fight.events
            for kind in self.told[field]
            if kind.tells(event, whom) and (event in about or kind.role == "any")
        ]


def _follow(old: Any, new: Any, events: list[tuple[Kind, Event]]) -> str:
    """Whether the told numbers lead from one value to the other."""
    if not events:
        return "untold"
    if not isinstance(new, int) or any(kind.sign == "" for kind, _ in events):
        return ""
    value = int(old)
    for kind, event in events:
        number = kind.number(event)
        if number is None:
            return f"told by {kind.kind} without its number"
        if kind.sign == "=":
            value = number
        else:
            value += number if kind.sign == "+" else -number
    return "" if value == new else f"told as {value}"


def told_badly(event: Event, rules: set[str]) -> list[str]:
    """What is wrong with an event's number: parts that do not make it up, or without a rule."""
    tally = event.tally
    if tally is None or tally.parts is None:
        return []
    found: list[str] = []
    if sum(part.value for part in tally.parts) != tally.total:
        found.append(f"{event.kind}: the parts do not make {tally.total}")
    for part in tally.parts:
        if part.rule not in rules and part.rule != "edict":
            found.append(f"{event.kind}: {part.name} names no rule of the ledger: {part.rule!r}")
    return found


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return getattr(value, "slug", value)


def _name(fight: Fight, way: Way) -> str:
    one: Any = fight
    for step in way:
        one = getattr(one, step) if isinstance(step, str) else one[step]
    return str(getattr(one, "slug", type(one).__name__))


def _about(fight: Fight, way: Way, company: set[int]) -> Iterator[Event]:
    """The events of the step that are about the object, or about whoever it is with."""
    fighters = set(company)
    slug = ""
    if len(way) >= 2 and way[0] == "fighters":
        fighters.add(int(way[1]))
    elif len(way) >= 2 and way[0] == "things":
        slug = _name(fight, way)
    else:
        yield from fight.events
        return
    for event in fight.events:
        if event.actor in fighters or event.target in fighters or (slug and event.item == slug):
            yield event
