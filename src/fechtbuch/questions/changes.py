"""Everything that could be otherwise in a scenario: numbers, gear, switches, one at a time.

Fighters of one kind on one side change together: what one more Wound is worth for every pikeman
is a question, what it is worth for the third of eight is none.
"""

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fechtbuch.questions.speaking import Speech
from fechtbuch.scenario import Scenario, ScenarioError

Step = str | int
Where = tuple[Step, ...]

GEAR = ("hands", "belt", "carried", "armour", "helmet", "items", "natural", "shield", "mount")
"""Fields of sheets that hold things which can be left at home."""
_NO_MATTER = ("referee",)
"""What no fight without people depends on."""
SAID_ELSEWHERE = ("at", "slug", "block", "name", "gender", "forms", "policy", "hidden", "level")

STATES = (
    *("conditions", "eyes_lost", "exhaustion", "fatigue", "fear"),
    *("hero", "humanoid", "is_mount", "male"),
)
"""How somebody comes into the fight, and what he is: no number that a designer would turn."""


@dataclass(frozen=True)
class Change:
    """One thing that is otherwise."""

    kind: str
    """`number`, `flag`, `gear` or `switch`."""
    owner: str
    """The name of who it belongs to; empty for what belongs to the whole fight."""
    side: int
    """The side of the owner, -1 for the whole fight."""
    field: str
    """The path within the owner, such as `abilities.str`."""
    before: bool | int | str | None
    after: bool | int | str | None
    """None where something is left out."""
    places: tuple[Where, ...]
    many: int = 1
    """How many fighters it concerns."""

    @property
    def thing(self) -> str:
        """What is changed, without by how much: both directions of a number are one thing."""
        head = f"{self.side}.{self.owner}" if self.owner else "fight"
        item = f".{self.before}" if self.kind == "gear" else ""
        return f"{head}.{self.field}{item}"

    @property
    def key(self) -> str:
        """The change in one word, the same in every language."""
        after = "" if self.after is None else str(self.after).lower()
        return f"{self.thing}={after}"

    def made(self, scenario: Scenario) -> Scenario | None:
        """The scenario with it; None where the book does not allow that."""
        return with_changes(scenario, [self])

    def label(self, words: Speech) -> str:
        """What is changed, in words."""
        owner = words.named(self.owner) if self.side >= 0 else ""
        if self.kind == "gear":
            return words.tell("thing-gear", {"owner": owner, "item": words.thing(str(self.before))})
        if self.side >= 0:
            field = words.fields(self.field.split("."))
            return words.tell("path-of", {"owner": owner, "field": field})
        head, _, name = self.field.partition(".")
        if head == "options":
            return words.option(name)
        return words.scene(name.split("."))

    def step(self, words: Speech) -> str:
        """From what to what, in words."""
        if self.kind == "gear":
            return words.tell("left-out")
        before, after = words.value(self.before), words.value(self.after)
        return f"{before} → {after}"

    def told(self, words: Speech) -> str:
        """What is changed, and from what to what."""
        label, step = self.label(words), self.step(words)
        # A switch is called by its rule, and its values may repeat that name.
        return words.catalogue.labelled(label, step) if self.kind == "switch" else f"{label} {step}"


def with_changes(scenario: Scenario, changes: Sequence[Change]) -> Scenario | None:
    """The scenario with several changes; None where the book does not allow that."""
    return edited(
        scenario, [(place, change.after) for change in changes for place in change.places]
    )


def edited(scenario: Scenario, edits: Sequence[tuple[Where, Any]]) -> Scenario | None:
    """The scenario with other data in some places, or nothing where the data is None.

    None where the book does not allow that.
    """
    data = copy.deepcopy(scenario.to_data())
    for place, value in edits:
        if value is not None:
            _inside(data, place[:-1])[place[-1]] = copy.deepcopy(value)
    gone = [place for place, value in edits if value is None]
    # From the back, so that places in lists stay what they were.
    for place in sorted(gone, key=lambda where: [str(step).zfill(6) for step in where])[::-1]:
        inside = _inside(data, place[:-1])
        if isinstance(inside, dict):
            inside.pop(place[-1], None)
        else:
            del inside[place[-1]]
    try:
        made = Scenario.from_data(data, scenario.name)
        made.build()
    except (ScenarioError, ValueError):
        return None
    return made


def _inside(data: Any, where: Where) -> Any:
    for step in where:
        data = data[step]
    return data


def all_changes(scenario: Scenario) -> list[Change]:
    """One step more and less of every number, every flag, thing and switch the other way."""
    data = scenario.to_data()
    found: list[Change] = []
    names = owners(data)
    for side, party in enumerate(data["sides"]):
        for places in kinds_of(party["fighters"]):
            members = [("sides", side, "fighters", place) for place in places]
            first = party["fighters"][places[0]]
            owner = names[side, places[0]]
            for change in _of_sheet(first, owner, side, len(places)):
                inner = change.places[0]
                found.append(_at(change, tuple((*member, *inner) for member in members)))
    found += _switches(scenario, data)
    return found


def owners(data: Mapping[str, Any]) -> dict[tuple[int, int], str]:
    """By side and place of the first of each kind: its name, numbered where kinds share one."""
    found: dict[tuple[int, int], str] = {}
    for side, party in enumerate(data["sides"]):
        for places in kinds_of(party["fighters"]):
            first = party["fighters"][places[0]]
            name = str(first.get("name") or first["block"])
            alike, number = name, 1
            while alike in found.values():
                number += 1
                alike = f"{name} {number}"
            found[side, places[0]] = alike
    return found


def _at(change: Change, places: tuple[Where, ...]) -> Change:
    return Change(
        change.kind,
        change.owner,
        change.side,
        change.field,
        change.before,
        change.after,
        places,
        change.many,
    )


def kinds_of(fighters: Sequence[dict[str, Any]]) -> list[list[int]]:
    """Places of fighters with equal sheets, in the order of the first of each."""
    found: list[tuple[dict[str, Any], list[int]]] = []
    for place, fighter in enumerate(fighters):
        sheet = {name: value for name, value in fighter.items() if name not in SAID_ELSEWHERE}
        for other, places in found:
            if other == sheet:
                places.append(place)
                break
        else:
            found.append((sheet, [place]))
    return [places for _, places in found]


def _of_sheet(sheet: dict[str, Any], owner: str, side: int, many: int) -> Iterator[Change]:
    for name, value in sheet.items():
        if name in SAID_ELSEWHERE or name in STATES:
            continue
        if name in GEAR:
            yield from _gear(name, value, owner, side, many)
        else:
            yield from _values((name,), value, owner, side, many)


def _values(where: Where, value: object, owner: str, side: int, many: int) -> Iterator[Change]:
    field = ".".join(str(step) for step in where)
    if isinstance(value, bool):
        yield Change("flag", owner, side, field, value, not value, (where,), many)
    elif isinstance(value, int):
        for after in (value - 1, value + 1):
            yield Change("number", owner, side, field, value, after, (where,), many)
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _values((*where, name), inner, owner, side, many)


def _gear(name: str, value: object, owner: str, side: int, many: int) -> Iterator[Change]:
    entries: list[tuple[Where, object]] = [((name,), value)]
    if isinstance(value, list):
        entries = [((name, place), entry) for place, entry in enumerate(value)]
    for where, entry in entries:
        item = entry.get("item") if isinstance(entry, dict) else entry
        if isinstance(item, str):
            yield Change("gear", owner, side, name, item, None, (where,), many)
        if isinstance(entry, dict):
            for inner, number in entry.items():
                if inner != "item" and not isinstance(number, (str, dict, list)):
                    yield from _values((*where, inner), number, owner, side, many)


def _switches(scenario: Scenario, data: dict[str, Any]) -> Iterator[Change]:
    for name, spec in scenario.rulebook.options.items():
        before = scenario.options[name]
        for after in spec.values:
            if after != before:
                where: Where = ("options", name)
                yield Change("switch", "", -1, f"options.{name}", before, after, (where,))
    for name, value in data.get("scene", {}).items():
        if name not in _NO_MATTER:
            yield from _values(("scene", name), value, "", -1, 1)
