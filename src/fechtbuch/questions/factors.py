"""What a fight may hang on: parts that can be taken out of it, one by one or several at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import factorial
from typing import Any

from fechtbuch.questions.changes import (
    GEAR,
    SAID_ELSEWHERE,
    Where,
    all_changes,
    edited,
    kinds_of,
    owners,
)
from fechtbuch.questions.speaking import Speech
from fechtbuch.scenario import Scenario

_TOLD = ("class", "career", "kind", "hero", "male", "left_handed", "race", "lineage")
"""Fields that follow from who somebody is; exchanged they would make no sense."""


@dataclass(frozen=True)
class Factor:
    """Something that can be taken away, and how."""

    kind: str
    """`field` (as the opponent has it), `gear`, `squad` (without it), `switch` (the other way)."""
    owner: str
    side: int
    field: str
    edits: tuple[tuple[Where, Any], ...]

    @property
    def key(self) -> str:
        """The factor in one word, the same in every language."""
        return f"{self.kind} {self.owner}.{self.field}"

    def label(self, words: Speech) -> str:
        """The factor in words."""
        if self.kind == "switch":
            return words.option(self.field)
        owner = words.named(self.owner)
        if self.kind == "squad":
            return owner
        if self.kind == "gear":
            return words.tell("thing-gear", {"owner": owner, "item": words.thing(self.field)})
        field = words.fields([self.field])
        if self.field in GEAR:
            return words.tell("thing-gear", {"owner": owner, "item": field})
        return words.tell("path-of", {"owner": owner, "field": field})


def factors_of(scenario: Scenario) -> list[Factor]:
    """What a fight may hang on.

    Of a duel: every field in which the first differs from the second, taken away by giving the
    first what the second has. Of other fights: squads and things. Of all: rules that can be
    switched.
    """
    found = _of_duel(scenario) if is_duel(scenario) else _of_squads(scenario)
    return [*found, *_of_rules(scenario)]


def shareable(scenario: Scenario, factors: Sequence[Factor]) -> list[Factor]:
    """Which of them can have a share in the result.

    Without any of them a duel is a fight against oneself, by the same rules: so there they are
    what tells the two apart.
    """
    return [one for one in factors if one.kind != "switch" or not is_duel(scenario)]


def is_duel(scenario: Scenario) -> bool:
    """Whether one fights one."""
    return [len(party.recruits) for party in scenario.sides] == [1, 1]


def _of_duel(scenario: Scenario) -> list[Factor]:
    data = scenario.to_data()
    one, other = (side["fighters"][0] for side in data["sides"])
    owner = str(one.get("name") or one["block"])
    found: list[Factor] = []
    for name in dict.fromkeys([*one, *other]):
        if name in SAID_ELSEWHERE or name in _TOLD or one.get(name) == other.get(name):
            continue
        where: Where = ("sides", 0, "fighters", 0, name)
        found.append(Factor("field", owner, 0, name, ((where, other.get(name)),)))
    return found


def _of_squads(scenario: Scenario) -> list[Factor]:
    found: list[Factor] = []
    data = scenario.to_data()
    names = owners(data)
    for side, party in enumerate(data["sides"]):
        kinds = kinds_of(party["fighters"])
        for places in kinds if len(kinds) > 1 else []:
            gone: list[tuple[Where, Any]] = [
                (("sides", side, "fighters", place), None) for place in places
            ]
            found.append(Factor("squad", names[side, places[0]], side, "", tuple(gone)))
    for change in all_changes(scenario):
        edits = tuple((place, change.after) for place in change.places)
        if change.kind == "gear":
            found.append(Factor("gear", change.owner, change.side, str(change.before), edits))
    return found


def _of_rules(scenario: Scenario) -> list[Factor]:
    """Switches of the book, each turned to its next value."""
    found: list[Factor] = []
    for change in all_changes(scenario):
        if change.kind == "switch":
            name = change.field.removeprefix("options.")
            spec = scenario.rulebook.options[name]
            if change.after == next(one for one in spec.values if one != change.before):
                edits = tuple((place, change.after) for place in change.places)
                found.append(Factor("switch", "", -1, name, edits))
    return found


def without(scenario: Scenario, factors: Sequence[Factor]) -> Scenario | None:
    """The scenario with some factors taken away; None where the book does not allow that."""
    gone = {edit for factor in factors for edit, value in factor.edits if value is None}
    edits = [
        (where, value)
        for factor in factors
        for where, value in factor.edits
        # What belongs to a squad that is not there needs no taking away.
        if not any(where != other and where[: len(other)] == other for other in gone)
    ]
    return edited(scenario, edits)


def shapley(values: Sequence[float], count: int) -> list[float]:
    """Shapley's shares from the value of every set of factors, by bits of its number.

    What a factor adds, on average over all orders in which they could come; the shares add up to
    the value of all of them less that of none.
    """
    found = [0.0] * count
    weights = [
        factorial(size) * factorial(count - size - 1) / factorial(count) for size in range(count)
    ]
    for number in range(1 << count):
        size = number.bit_count()
        for place in range(count):
            if not number >> place & 1:
                found[place] += weights[size] * (values[number | 1 << place] - values[number])
    return found


def together(
    scenario: Scenario, ranked: Sequence[Factor], most: int
) -> tuple[list[Factor], list[Scenario]]:
    """The first factors of which any set can be taken away, and the scenario of every set.

    Scenarios are by the bits of the factors that are there: the last one is as it is.
    """
    kept: list[Factor] = []
    made: dict[frozenset[int], Scenario] = {frozenset(): scenario}
    for factor in ranked:
        if len(kept) == most:
            break
        place = len(kept)
        more: dict[frozenset[int], Scenario] = {}
        for size in range(place + 1):
            for gone in combinations(range(place), size):
                variant = without(scenario, [*(kept[one] for one in gone), factor])
                if variant is None:
                    break
                more[frozenset((*gone, place))] = variant
            else:
                continue
            break
        else:
            kept.append(factor)
            made |= more
    full = range(len(kept))
    return kept, [
        made[frozenset(place for place in full if not number >> place & 1)]
        for number in range(1 << len(kept))
    ]
