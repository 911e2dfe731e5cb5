"""Kinds of weapons, and the words for where things are and what they are."""

from typing import Final

from mypy_extensions import i64

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
