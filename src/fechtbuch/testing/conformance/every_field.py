"""Sets every field of a fight to another value, and looks who forgets it."""

import ast
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.fight import Fight
from fechtbuch.kit.declared import Class, Field
from fechtbuch.testing.conformance.anatomy import Anatomy, Way, at, held, shape

Restore = Callable[[dict[str, object]], Fight]
"""A fight of the same scenario in the state that data tell."""

UNCHANGED = "could not be changed"
"""What is said of a field for which no other value was found."""


@dataclass
class Spot:
    """An object of some class in the middle of a fight."""

    fight: Fight
    way: Way
    restore: Restore


class EveryField:
    """The checks of one book, on fights in which each of its classes is met."""

    def __init__(self, anatomy: Anatomy, spots: dict[str, list[Spot]]) -> None:
        self.anatomy = anatomy
        self.spots = spots
        self._met: dict[tuple[str, str], list[Any]] = {}
        for fight in {
            id(spot.fight): spot.fight for found in spots.values() for spot in found
        }.values():
            self._meet(fight)

    def _meet(self, fight: Fight) -> None:
        """Remember a few values of every field, to set others to."""
        for _, one in self.anatomy.walk(fight):
            declared = self.anatomy.class_of(one)
            for field in self.anatomy.fields(declared):
                met = self._met.setdefault((declared.name, field.name), [])
                value = getattr(one, field.name)
                if len(met) < 4 and not any(value is each or value == each for each in met):
                    met.append(value)

    def complaints(self) -> list[str]:
        """Everything that is forgotten, or kept against its mark."""
        found: list[str] = []
        for name in self.spots:
            declared = self.anatomy.classes[name]
            one = at(self.spots[name][0].fight, self.spots[name][0].way)
            fields = self.anatomy.fields(declared)
            for missing in sorted(held(one) ^ {field.name for field in fields}):
                found.append(f"{name}.{missing} is not declared in __init__")
            for field in fields:
                said = self._first_tried(declared, field)
                found += [f"{name}.{field.name} ({field.type}): {each}" for each in said]
        return found

    def _first_tried(self, declared: Class, field: Field) -> list[str]:
        """The complaints of the first spot where the field could be changed at all."""
        if field.has("Roster", "Own") or field.name == "roster":
            return self._independent(declared, field)
        part = self.anatomy.classes.get(field.inner)
        if part is not None and not field.has("Linked"):
            if part.name not in self.spots or not (field.listed or field.optional):
                return []  # Never met; or always there, and looked at field by field.
        errors: list[str] = []
        for spot in self.spots[declared.name]:
            if field.name == "recruits" and spot.fight.recruiter is None:
                return []
            one = at(spot.fight, spot.way)
            before = getattr(one, field.name)
            for value in self._others(spot, declared, field, before):
                try:
                    return self._tried(spot, declared, field, value)
                except (TypeError, ValueError, LookupError, Refusal) as error:
                    errors.append(repr(error))
                finally:
                    setattr(one, field.name, before)
        if not errors and field.has("Fixed", "Outside", "Follows"):
            return []  # Nobody has anything else there: it stays as it is.
        return [f"{UNCHANGED}: {errors[:1]}"]

    def _independent(self, declared: Class, field: Field) -> list[str]:
        """Fighters and things of a copy are its own, as many and in the same order."""
        spot = self.spots[declared.name][0]
        ours = getattr(at(spot.fight, spot.way), field.name)
        theirs = getattr(at(spot.fight.copy(), spot.way), field.name)
        again = getattr(at(spot.restore(_json(spot.fight)), spot.way), field.name)
        slugs = [each.slug for each in ours]
        found: list[str] = []
        if slugs != [each.slug for each in theirs] or slugs != [each.slug for each in again]:
            found.append("a copy or a restored fight has others")
        if any(one is other for one, other in zip(ours, theirs, strict=False)):
            found.append("a copy shares it")
        return found

    def _tried(self, spot: Spot, declared: Class, field: Field, value: Any) -> list[str]:
        """Set a field of a live fight, and look what copy, data and key make of it."""
        fight, one = spot.fight, at(spot.fight, spot.way)
        data, key = _json(fight), fight.key()
        setattr(one, field.name, value)
        changed, twin = _json(fight), fight.copy()
        again = spot.restore(changed)
        copied = getattr(at(twin, spot.way), field.name)
        found: list[str] = []
        if field.copied:
            if not self._same(field, value, copied):
                found.append("forgotten in a copy")
        elif declared.kind != "value":
            beginning = self.anatomy.beginning(declared, field)
            if beginning is not None and copied != ast.literal_eval(beginning):
                found.append("a copy takes it over, against its mark")
        if declared.kind in ("piece", "fighter") and at(twin, spot.way) is one:
            found.append(f"a copy shares the {declared.name}")
        if field.name in self.anatomy.link_names and not field.saved:
            return found
        restored = field.saved or field.has("Ordered")
        written = restored or field.has("Label", "ByHand")
        counted = field.counted or field.has("ByHand")
        if written and changed == data:
            found.append("forgotten in the data")
        if not written and changed != data:
            found.append("saved, against its mark")
        if restored and not self._same(field, value, getattr(at(again, spot.way), field.name)):
            found.append("not restored from the data")
        if counted and fight.key() == key:
            found.append("forgotten in the key")
        if not counted and fight.key() != key:
            found.append("in the key, against its mark")
        if counted and twin.key() != fight.key():
            found.append("the key of a copy differs")
        return found

    def _same(self, field: Field, one: Any, other: Any) -> bool:
        if field.has("Linked"):
            return bool(_places(one) == _places(other))
        if field.inner in self.anatomy.classes:
            return bool(shape(one) == shape(other))
        return bool(one is other or one == other)

    def _others(self, spot: Spot, declared: Class, field: Field, value: Any) -> Iterator[Any]:
        """Other values that a field may take, the likeliest to make sense first."""
        if field.has("Linked"):
            owned = getattr(spot.fight, field.owner)
            if field.listed:
                others = [list(reversed(value))]
                if not field.has("Ordered"):
                    others += [value[1:], [*value, owned[-1]]]
                yield from (each for each in others if each != value)
            else:
                yield from (each for each in [*owned, None] if each is not value)
            return
        if field.type == "bool":
            yield not value
            return
        part = self.anatomy.classes.get(field.inner)
        if part is not None:
            some = [at(spot.fight, spot.way) for spot in self.spots.get(part.name, [])[:1]]
            if field.listed:
                yield from ([*value, *some], value[1:])
            elif field.optional:
                yield from (some if value is None else [None])
            return
        yield from _made_up(field.type, value)
        for each in self._met.get((declared.name, field.name), []):
            if each is not value and each != value:
                label = field.label.removeprefix(".")
                if not label or getattr(each, label) != getattr(value, label):
                    yield each


def _made_up(kind: str, value: Any) -> list[Any]:
    """Values of a plain type that a field may not have had."""
    if kind in ("i64", "int"):
        return [each for each in (value + 1, value - 1, 0, 1, -1) if each != value]
    if kind == "str":
        return [f"{value}x", ""] if value else ["x"]
    if kind in ("list[i64]", "list[int]"):
        return [[*value, 1], [*value, 0], [each + 1 for each in value]]
    if kind == "list[str]":
        return [[*value, "x"]]
    if kind.startswith("list[list["):
        return [[*value, [1, 2]]]
    if kind.startswith("list[dict["):
        return [[*value, *value[-1:]]] if value else []
    return []


def _places(value: Any) -> Any:
    if isinstance(value, list):
        return [each.index for each in value]
    return None if value is None else value.index


def _json(fight: Fight) -> dict[str, object]:
    data: dict[str, object] = json.loads(json.dumps(fight.to_data()))
    return data


def strays(anatomy: Anatomy, fight: Fight) -> list[str]:
    """What lives within a step only and is not as at the beginning between two."""
    steps = anatomy.steps
    parts = [fight] if set(steps) <= {anatomy.class_of(fight).name} else _all(anatomy, fight)
    found: list[str] = []
    for one in parts:
        name = anatomy.class_of(one).name
        for field, beginning in steps.get(name, []):
            if getattr(one, field) != beginning:
                found.append(f"{name}.{field}")
    return found


def _all(anatomy: Anatomy, fight: Fight) -> list[Any]:
    return [one for _, one in anatomy.walk(fight)]


def unlike(anatomy: Anatomy, fight: Fight, again: Fight) -> list[str]:
    """What follows from the rest, and is not as it was in a fight that was restored."""
    found: list[str] = []
    for way, one in anatomy.walk(fight):
        declared = anatomy.class_of(one)
        for field in anatomy.fields(declared):
            if not field.has("Follows", "Ordered") or field.name == "roster":
                continue
            ours, theirs = getattr(one, field.name), getattr(at(again, way), field.name)
            linked = field.has("Linked")
            if (_places if linked else shape)(ours) != (_places if linked else shape)(theirs):
                found.append(f"{declared.name}.{field.name}")
    return found


def fixed(anatomy: Anatomy, fight: Fight) -> dict[tuple[Way, str], object]:
    """What must never change in a fight, of everything that stays."""
    found: dict[tuple[Way, str], object] = {}
    for way, one in anatomy.walk(fight):
        declared = anatomy.class_of(one)
        if declared.kind != "value" and (declared.kind != "piece" or len(way) == 2):
            for field in anatomy.fields(declared):
                if field.has("Fixed", "Label"):
                    value = getattr(one, field.name)
                    sides = field.inner in anatomy.classes
                    found[way, f"{declared.name}.{field.name}"] = shape(value) if sides else value
    return found
