"""What the state of a book is made of, read from its sources, and where a fight has each part."""

import ast
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from fechtbuch.engine.fight import Fight
from fechtbuch.kit.declared import Class, Field
from fechtbuch.kit.sources import Sources, engine_sources

Way = tuple[str | int, ...]
"""From the fight to one of its parts: names of fields and places in lists."""

OWN_ROSTER = "roster"
"""The engine's list of fighters; the book has them in a list of its own."""


class Anatomy:
    """The declared classes of a book, and how to find their objects in a fight of it."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self.declared = {name: one for name, one in sources.classes.items() if one.kind != "choice"}
        self.classes = {**engine_sources().classes, **self.declared}
        self._fields = {name: self._all(one) for name, one in self.classes.items()}
        self._parts = {
            name: [field for field in fields if self._is_part(field)]
            for name, fields in self._fields.items()
        }
        self._known: dict[type, Class] = {}
        self.link_names = {"index"} | {
            field.linked_by
            for fields in self._fields.values()
            for field in fields
            if field.has("Linked")
        }
        """Fields by which data and keys refer to what has them."""

    def _all(self, declared: Class) -> list[Field]:
        root = next(declared.lineage()).parent
        inherited = [] if root == declared.name else self._inherited(root)
        return [*inherited, *declared.all_fields()]

    def _inherited(self, root: str) -> list[Field]:
        return self.classes[root].all_fields() if root in self.classes else []

    def _is_part(self, field: Field) -> bool:
        return (
            field.inner in self.classes
            and field.name != OWN_ROSTER
            and not field.has("Linked", "Outside", "Fixed")
        )

    def class_of(self, one: object) -> Class:
        """The class that declares what an object is made of."""
        kind = type(one)
        if kind not in self._known:
            names = [each.__name__ for each in kind.__mro__ if each.__name__ in self.classes]
            self._known[kind] = self.classes[names[0]]
        return self._known[kind]

    def fields(self, declared: Class) -> list[Field]:
        """All fields that objects of a class have, those of the engine first."""
        return self._fields[declared.name]

    def beginning(self, declared: Class, field: Field) -> str | None:
        """What a field begins with, as a literal; None where it is reckoned."""
        for one in (declared, *(self.classes[root] for root in ("Fight", "Fighter"))):
            if field in one.all_fields():
                sources = self.sources if one.name in self.declared else engine_sources()
                return sources.literal(*one.beginning(field))
        raise LookupError(field.name)

    @cached_property
    def steps(self) -> dict[str, list[tuple[str, object]]]:
        """The fields that live within a step, with their beginnings, by class."""
        found: dict[str, list[tuple[str, object]]] = {}
        for name, fields in self._fields.items():
            for field in fields:
                if field.has("Step"):
                    beginning = self.beginning(self.classes[name], field)
                    assert beginning is not None
                    found.setdefault(name, []).append((field.name, ast.literal_eval(beginning)))
        return found

    def concrete(self) -> list[str]:
        """The names of the classes that a fight must have objects of: those no other extends."""
        parents = {one.base.name for one in self.declared.values() if one.base is not None}
        return [name for name in self.declared if name not in parents]

    def walk(self, one: object, way: Way = ()) -> Iterator[tuple[Way, object]]:
        """An object and all its parts, with the way to each."""
        yield way, one
        for field in self._parts[self.class_of(one).name]:
            value = getattr(one, field.name)
            if field.listed:
                for place, each in enumerate(value):
                    yield from self.walk(each, (*way, field.name, place))
            elif value is not None:
                yield from self.walk(value, (*way, field.name))


def at(fight: Fight, way: Way) -> Any:
    """The part of a fight that a way leads to."""
    found: Any = fight
    for step in way:
        found = getattr(found, step) if isinstance(step, str) else found[step]
    return found


def held(one: object) -> set[str]:
    """The fields that an object really has, compiled or not."""
    names = set(getattr(one, "__dict__", ()))
    for each in type(one).__mro__:
        for name, value in vars(each).items():
            if type(value).__name__ == "getset_descriptor" and not name.startswith("__"):
                names.add(name)
    return names


def shape(value: object, depth: int = 4) -> object:
    """Something that is equal for equal values, objects field by field."""
    if isinstance(value, (bool, int, str, float, set, frozenset)) or value is None:
        return value
    if isinstance(value, (list, tuple)):
        return [shape(each, depth) for each in value]
    if isinstance(value, dict):
        # What is remembered for each of some objects is no part of what something is.
        return {key: shape(each, depth) for key, each in value.items() if isinstance(key, str)}
    names = sorted(held(value))
    if depth == 0 or not names:
        return type(value).__name__
    return [
        type(value).__name__,
        *((name, shape(getattr(value, name), depth - 1)) for name in names),
    ]
