"""Weapons as kinds, and as forms in somebody's hands (GUR-EQP)."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1

NEVER: Final = -1
"""Seconds of reloading for whoever is too weak for a crossbow (GUR-RNG-10)."""

CR: Final = 0
CUT: Final = 1
IMP: Final = 2
PI_SMALL: Final = 3
PI: Final = 4
PI_LARGE: Final = 5
PI_HUGE: Final = 6
BURN: Final = 7
COR: Final = 8
TOX: Final = 9
FAT: Final = 10
TYPES: Final = ["cr", "cut", "imp", "pi-", "pi", "pi+", "pi++", "burn", "cor", "tox", "fat"]
"""Damage types by their codes (GUR-DMG-01)."""

TYPE_WORDS: Final = [
    "crushing",
    "cutting",
    "impaling",
    "small-piercing",
    "piercing",
    "large-piercing",
    "huge-piercing",
    "burning",
    "corrosive",
    "toxic",
    "tiring",
]
"""The same as they are told."""

FIXED: Final = 0
THRUST: Final = 1
SWING: Final = 2
BASES: Final = ["fixed", "thr", "sw"]

CHEAP: Final = -1
GOOD: Final = 0
FINE: Final = 1
VERY_FINE: Final = 2
QUALITIES: Final = {"cheap": CHEAP, "good": GOOD, "fine": FINE, "very-fine": VERY_FINE}

RIGHT: Final = 1
LEFT: Final = 2
BOTH: Final = 3
LEGS: Final = 4
"""Bits of the limbs that hold, strike and parry."""

HAND: Final = 0
BELT: Final = 1
GROUND: Final = 2
SPENT: Final = 3
STUCK: Final = 4
PLACES: Final = ["hand", "belt", "ground", "spent", "stuck"]
"""Where a thing is; `SPENT`: broken or used up; `STUCK`: in somebody's wound (GUR-EQP-08)."""

FLAIL: Final = 1
SMALL_FLAIL: Final = 2


class Mode:
    """One way of using a weapon: a row of the weapon tables. Never changes."""

    def __init__(self, key: str) -> None:
        self.key = key
        """`swing`, `thrust`, `shot` and so on; unique among the modes of a grip."""
        self.skill = ""
        self.base: i64 = THRUST
        self.dice: i64 = 0
        self.adds: i64 = 0
        self.type: i64 = CR
        self.divisor_over: i64 = 1
        self.divisor_under: i64 = 1
        """The armour divisor as a fraction: (2) is 2/1, (0.5) is 1/2 (GUR-DMG-03)."""
        self.reach: i64 = 0
        """Bit n: strikes at n hexes; bit 0 is close combat (GUR-MOV-08)."""
        self.starred = False
        self.parry: i64 = 0
        self.no_parry = False
        self.fencing = False
        self.unbalanced = False
        self.hands: i64 = 1
        self.st: i64 = 0
        self.heavy = False
        """Marked ‡: becomes unready after every attack (GUR-EQP-03)."""
        self.flail: i64 = 0
        self.sticks = False
        self.ranged = False
        self.thrown = False
        self.acc: i64 = 0
        self.scope: i64 = 0
        """How much of `acc` a fixed scope gives (GUR-RNG-04)."""
        self.half: i64 = 0
        self.range: i64 = 0
        """Half-damage and maximum range; in yards, or in tenths of ST if `by_st`."""
        self.by_st = False
        self.own_st = False
        """Rated by the weapon's ST instead of the user's (bows, crossbows)."""
        self.bulk: i64 = 0
        self.has_bulk = False
        self.rof: i64 = 1
        self.full_auto = False
        self.pellets: i64 = 1
        self.rcl: i64 = 1
        self.shots: i64 = 1
        self.reload: i64 = 0
        self.reload_each = False
        self.brace = ""
        """What braces it (GUR-RNG-04): `rest`, `bipod`, `two-hands` or nothing."""
        self.bow = False
        self.crossbow = False
        self.pistol = False
        self.firearm = False
        self.tech: i64 = 8
        self.natural = False
        self.limb: i64 = 0
        """Which limb a natural weapon is: 0 an arm, `LEGS` a leg, −1 the head."""
        self.bash = False

    def longest(self) -> i64:
        """The longest reach in hexes."""
        n: i64 = 0
        reach = self.reach
        while reach > 1:
            reach >>= 1
            n += 1
        return n

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Kind:
    """A kind of weapon, shield or item with its modes. Never changes."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.name = ""
        """What its owner calls it, if a sheet brought it along; the catalogue's have words."""
        self.source: dict[str, object] = {}
        """How that sheet describes it."""
        self.natural = False
        """Claws, a bite, a breath: part of a body, held in no hand and never lost."""
        self.modes: list[Mode] = []
        self.weight: i64 = 0
        """In hundredths of a pound."""
        self.shoots = False
        """Whether some mode of it shoots; throwing is no shooting."""
        self.shield = False
        self.db: i64 = 0
        self.blocking: i64 = 0
        """What the shield itself adds to a block, where a sheet says so."""
        self.large = False
        self.strapped = False
        self.cloak = False
        self.shield_dr: i64 = 0
        self.quick = ""
        """The Fast-Draw skill that readies it (GUR-EQP-06)."""
        self.edged = False
        self.sturdy = False
        self.size = "sword"
        """How hard it is to strike at: `large`, `sword` or `knife` (GUR-HIT-05)."""

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Form:
    """A mode in the hands of one wielder: skill and damage reckoned. Never changes."""

    def __init__(self, mode: Mode, kind: Kind | None) -> None:
        self.mode = mode
        self.kind = kind
        self.skill: i64 = 0
        self.dice: i64 = 0
        self.adds: i64 = 0
        self.per_die: i64 = 0
        """Skill and master's bonus, already in `adds`."""
        self.weak: i64 = 0
        """ST that the wielder lacks (GUR-EQP-02)."""
        self.unready_after = False
        self.master = False
        """Whether a master's trait halves penalties with it (GUR-OPT-02)."""
        self.encumbered = False
        """A fencing, Judo or Karate skill: encumbrance counts."""
        self.half: i64 = 0
        self.range: i64 = 0
        """Ranges in yards."""
        self.reload: i64 = 0
        self.harms: dict[object, list[int]] = {}
        """For each foe's block, by location, what policies expect of a hit, in half Hit Points."""
