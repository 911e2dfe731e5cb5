"""Things out of the armoury: weapons, armour, and what is grown."""

from fechtbuch.books.tales_and_legends.kinds.armoury import (
    ARMOUR,
    COVERAGES,
    MISSILES,
    THINGS,
    WEAPONS,
)
from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD, NATURAL
from fechtbuch.books.tales_and_legends.state.things import Thing


def weapon_thing(slug: str, key: str) -> Thing:
    """A weapon, a shield or another thing that is carried."""
    thing = Thing(slug, key)
    if key in WEAPONS:
        thing.weapon = WEAPONS[key]
        thing.weight = WEAPONS[key].weight
    elif key in MISSILES:
        thing.weapon = MISSILES[key]
        thing.weight = MISSILES[key].weight
        thing.missile = True
    else:
        thing.weight = THINGS[key]["weight"]
    return thing


def armour_thing(slug: str, key: str, coverage: int) -> Thing:
    """A piece of armour at one of the three coverages."""
    row = ARMOUR[key]
    thing = Thing(slug, key)
    thing.zone = HEAD if row["zone"] == "head" else BODY
    thing.armour = row["armour"]
    thing.coverage = coverage
    thing.weight = row["weights"][COVERAGES.index(coverage)]
    thing.soft = row["soft"]
    thing.silver = key.startswith("silver-alloy")
    return thing


def natural_thing(key: str, place: int) -> Thing:
    """A natural weapon; its index is below 0."""
    thing = Thing(key, key)
    thing.weapon = WEAPONS[key]
    thing.place = NATURAL
    thing.index = -1 - place
    return thing
