"""Things as single pieces: in hand, carried, worn or on the ground."""

from typing import Annotated

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.armoury import (
    ARMOURS,
    ITEMS,
    SHIELDS,
    SLOTS,
    THROWABLES,
    device,
)
from fechtbuch.books.phase_six.kinds.arms import (
    ARMOUR,
    BODY,
    CARRIED,
    ITEM,
    MAIN,
    NOBODY,
    NOTHING,
    OFF,
    PLACES,
    SHIELD,
    SINGLE,
    THROWABLE,
    UNLIMITED,
    WEAPON,
    Weapon,
)
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import Fixed, Follows, Label, Piece, Saved, Since, Uncounted


class Thing(Piece):
    """A single piece, or a stack of equal ones; what its key implies is left to the data files."""

    def __init__(self, slug: str, key: str, kind: i64) -> None:
        self.slug: Annotated[str, Label] = slug
        self.key: Annotated[str, Label] = key
        self.kind: Annotated[i64, Fixed] = kind
        self.index: Annotated[i64, Follows] = NOTHING
        self.origin: Annotated[i64, Uncounted] = NOTHING
        """The stack that a thrown piece came from."""
        self.weapon: Annotated[Weapon | None, Fixed] = None
        self.protection: Annotated[i64, Fixed] = 0
        """Of a shield or a piece of armour."""
        self.slot: Annotated[i64, Fixed] = BODY
        self.load: Annotated[i64, Fixed] = 0
        self.effect: Annotated[str, Fixed] = ""
        self.place: Annotated[i64, Saved(PLACES)] = CARRIED
        self.holder: i64 = NOBODY
        self.at: i64 = NOWHERE
        self.count: i64 = 1
        """Pieces of a stack, charges of an item."""
        self.loaded: i64 = 0
        self.spare: i64 = UNLIMITED
        self.reloading: i64 = 0
        """Reload actions spent so far."""
        self.condition: i64 = 100
        self.rounds_of: Annotated[i64, Since("0.2")] = NOBODY
        """Whose its spare rounds are, once he has let go of it (PSX-RUL-68)."""

    def in_hand(self) -> bool:
        """Whether it is a weapon held ready."""
        return self.place == MAIN or self.place == OFF

    def stops(self) -> i64:
        """PSX-ARM-02: protection at the present condition, rounded up."""
        return (self.protection * self.condition + 99) // 100

    def __repr__(self) -> str:
        return f"<{self.slug}>"


def weapon_thing(slug: str, weapon: Weapon) -> Thing:
    """A weapon as a thing, fully loaded (PSX-RUL-52)."""
    thing = Thing(slug, weapon.key, WEAPON)
    thing.weapon = weapon
    thing.load = weapon.load
    if weapon.skill == SINGLE:
        thing.loaded = weapon.capacity
    return thing


def thing_of(slug: str, key: str) -> Thing:
    """A shield, a piece of armour, a throwable or an item as a thing."""
    if key in SHIELDS:
        thing = Thing(slug, key, SHIELD)
        thing.protection = SHIELDS[key]["protection"]
        thing.load = SHIELDS[key]["load"]
    elif key in ARMOURS:
        thing = Thing(slug, key, ARMOUR)
        thing.protection = ARMOURS[key]["protection"]
        thing.load = ARMOURS[key]["load"]
        thing.slot = SLOTS[ARMOURS[key]["slot"]]
    elif key in THROWABLES:
        thing = Thing(slug, key, THROWABLE)
        thing.weapon = device(key, THROWABLES[key])
        thing.effect = THROWABLES[key]["effect"]
    else:
        thing = Thing(slug, key, ITEM)
        thing.effect = ITEMS[key]["effect"]
        thing.count = ITEMS[key]["charges"]
    return thing
