"""Weapons as kinds, and things as single pieces: in hand, carried, worn or on the ground."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.data import whole

NOBODY: Final = -1
NOTHING: Final = -1
"""Index of no thing."""

FISTS_ID: Final = -2
BUTT_ID: Final = -3
"""What aim is bound to where no piece is the weapon."""

MELEE: Final = 0
SINGLE: Final = 1
BURST: Final = 2
THROWN: Final = 3
MODES: Final = ["melee", "single", "burst", "thrown"]

MAIN: Final = 0
OFF: Final = 1
ARM: Final = 2
CARRIED: Final = 3
WORN: Final = 4
GROUND: Final = 5
SPENT: Final = 6
PLACES: Final = ["main", "off", "arm", "carried", "worn", "ground", "spent"]
"""Where a thing is; a shield sits on the arm, which is the secondary hand (PSX-EQP-08)."""

WEAPON: Final = 0
SHIELD: Final = 1
ARMOUR: Final = 2
THROWABLE: Final = 3
ITEM: Final = 4

BODY: Final = 0
HEAD: Final = 1
LIMBS: Final = 2

UNLIMITED: Final = -1
"""Spare ammunition that nobody counts (PSX-EQP-03)."""


class Weapon:
    """A kind of weapon, its modifications included; shared by all pieces (PSX-EQP-01)."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.klass = ""
        """Class, such as `blade`; two weapons of one class make a pair (PSX-RUL-37)."""
        self.skill: i64 = MELEE
        """MELEE, SINGLE for Shooting, THROWN for Throwing."""
        self.modes: list[int] = [MELEE]
        self.hands: i64 = 1
        self.potential: i64 = 0
        self.penetration: i64 = 0
        self.reach: i64 = 1
        """Range or reach in metres; a blow reaches one, with a long weapon two (PSX-RNG-05)."""
        self.capacity: i64 = 0
        self.reload: i64 = 1
        self.ready: i64 = 1
        self.compensation: i64 = 0
        self.load: i64 = 0
        self.wounds: i64 = 1
        self.critical: i64 = 0
        """What the weapon adds to the critical threshold; a scope has −1."""
        self.blunt = False
        self.braceable = False
        self.bipod = False
        self.natural = False
        """Fists."""
        self.butt = False
        self.bleeding: i64 = 0
        self.poisoned: i64 = 0
        self.shocked: i64 = 0
        self.burning: i64 = 0

    def recoils(self) -> bool:
        """Whether shots with it cause and suffer recoil (PSX-RUL-21)."""
        return self.skill == SINGLE and self.capacity > 1

    def afflicts(self) -> bool:
        """Whether it causes any condition (PSX-DMG-07)."""
        return self.bleeding + self.poisoned + self.shocked + self.burning > 0

    def copy(self) -> "Weapon":
        """An independent kind, to be modified."""
        twin = Weapon(self.key)
        twin.klass = self.klass
        twin.skill = self.skill
        twin.modes = self.modes
        twin.hands = self.hands
        twin.potential = self.potential
        twin.penetration = self.penetration
        twin.reach = self.reach
        twin.capacity = self.capacity
        twin.reload = self.reload
        twin.ready = self.ready
        twin.compensation = self.compensation
        twin.load = self.load
        twin.wounds = self.wounds
        twin.critical = self.critical
        twin.blunt = self.blunt
        twin.braceable = self.braceable
        twin.bipod = self.bipod
        twin.natural = self.natural
        twin.butt = self.butt
        twin.bleeding = self.bleeding
        twin.poisoned = self.poisoned
        twin.shocked = self.shocked
        twin.burning = self.burning
        return twin


def _fists() -> Weapon:
    """PSX-UNA-01, PSX-UNA-04: Melee, at a metre."""
    weapon = Weapon("unarmed")
    weapon.klass = "unarmed"
    weapon.natural = True
    weapon.ready = 0
    return weapon


def _butt() -> Weapon:
    weapon = Weapon("butt")
    weapon.klass = "improvised"
    weapon.butt = True
    weapon.blunt = True
    weapon.ready = 0
    return weapon


FISTS: Final = _fists()
"""Bare hands; their extra die and penetration depend on whose they are (PSX-UNA)."""

BUTT: Final = _butt()
"""Pommel, rifle butt, bow stave: what every held weapon can be used as."""


class Thing:
    """A single piece, or a stack of equal ones."""

    def __init__(self, slug: str, key: str, kind: i64) -> None:
        self.slug = slug
        self.key = key
        self.kind = kind
        self.index: i64 = NOTHING
        self.origin: i64 = NOTHING
        """The stack that a thrown piece came from."""
        self.weapon: Weapon | None = None
        self.protection: i64 = 0
        """Of a shield or a piece of armour."""
        self.slot: i64 = BODY
        self.load: i64 = 0
        self.effect = ""
        self.place: i64 = CARRIED
        self.holder: i64 = NOBODY
        self.at: i64 = -1
        self.count: i64 = 1
        """Pieces of a stack, charges of an item."""
        self.loaded: i64 = 0
        self.spare: i64 = UNLIMITED
        self.reloading: i64 = 0
        """Reload actions spent so far."""
        self.condition: i64 = 100

    def in_hand(self) -> bool:
        """Whether it is a weapon held ready."""
        return self.place == MAIN or self.place == OFF

    def stops(self) -> i64:
        """PSX-ARM-02: protection at the present condition, rounded up."""
        return (self.protection * self.condition + 99) // 100

    def copy(self) -> "Thing":
        """An independent twin."""
        twin = Thing(self.slug, self.key, self.kind)
        twin.index = self.index
        twin.origin = self.origin
        twin.weapon = self.weapon
        twin.protection = self.protection
        twin.slot = self.slot
        twin.load = self.load
        twin.effect = self.effect
        twin.place = self.place
        twin.holder = self.holder
        twin.at = self.at
        twin.count = self.count
        twin.loaded = self.loaded
        twin.spare = self.spare
        twin.reloading = self.reloading
        twin.condition = self.condition
        return twin

    def piece(self, slug: str) -> "Thing":
        """One piece of this stack, as a thing of its own."""
        twin = self.copy()
        twin.slug = slug
        twin.origin = self.index
        twin.index = NOTHING
        twin.count = 1
        return twin

    def state(self) -> list[int]:
        """What changes in play, in a fixed order."""
        return [
            self.place,
            self.holder,
            self.at,
            self.count,
            self.loaded,
            self.spare,
            self.reloading,
            self.condition,
        ]

    def to_data(self) -> dict[str, object]:
        """The thing as JSON-ready data; what its key implies is left to the data files."""
        return {
            "slug": self.slug,
            "key": self.key,
            "origin": self.origin,
            "place": PLACES[self.place],
            "holder": self.holder,
            "at": self.at,
            "count": self.count,
            "loaded": self.loaded,
            "spare": self.spare,
            "reloading": self.reloading,
            "condition": self.condition,
        }

    def restore(self, data: dict[str, object]) -> None:
        """Take over the changing state from data."""
        self.origin = whole(data["origin"])
        self.place = PLACES.index(str(data["place"]))
        self.holder = whole(data["holder"])
        self.at = whole(data["at"])
        self.count = whole(data["count"])
        self.loaded = whole(data["loaded"])
        self.spare = whole(data["spare"])
        self.reloading = whole(data["reloading"])
        self.condition = whole(data["condition"])

    def __repr__(self) -> str:
        return f"<{self.slug}>"
