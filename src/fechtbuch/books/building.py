"""From a checked scenario to a fight: what every book does alike."""

from collections.abc import Iterator
from typing import Any, TypeVar

from fechtbuch.engine.fight import Side

S = TypeVar("S", bound=Side)
T = TypeVar("T")


def sides_of(scenario: Any, make: type[S]) -> list[S]:
    """The sides of a scenario; friendship is mutual, whoever names it."""
    sides = [make(party.slug, party.name, party.heroes) for party in scenario.sides]
    slugs = [side.slug for side in sides]
    for index, party in enumerate(scenario.sides):
        for friend in party.friends:
            other = slugs.index(friend)
            sides[index].friends |= 1 << other
            sides[other].friends |= 1 << index
    return sides


def recruits_of(scenario: Any, sides: list[S]) -> Iterator[tuple[S, Any, int]]:
    """Every fighter with its side and the bit mask of the sides that do not know of it."""
    slugs = [side.slug for side in sides]
    for side, party in zip(sides, scenario.sides):
        for recruit in party.recruits:
            yield side, recruit, sum(1 << slugs.index(slug) for slug in recruit.hidden)


def chosen(options: T, scenario: Any) -> T:
    """A book's options as the scenario sets them."""
    for name, value in scenario.options.items():
        setattr(options, name, value)
    return options
