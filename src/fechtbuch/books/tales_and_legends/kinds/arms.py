"""Weapons as kinds, things as somebody carries them, and the two ladders of damage (4.9, 4.12)."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1


HAND: Final = 0


BELT: Final = 1


QUIVER: Final = 2


POUCH: Final = 3


PACK: Final = 4


WORN: Final = 5


GROUND: Final = 6


NATURAL: Final = 7


GONE: Final = 8
"""Where a thing is; GONE is destroyed or used up."""


NO_ZONE: Final = 0


BODY: Final = 1


HEAD: Final = 2
"""Zones of the body (TAL-HIT-07); torso and limbs are one."""


FATAL: Final = 1


POOR: Final = 2


ORDINARY: Final = 3


GOOD: Final = 4


MASTERWORK: Final = 5


DESTROYED: Final = 0
"""Steps of quality (TAL-ITM-01)."""


QUALITIES: Final = ["destroyed", "fatal", "poor", "ordinary", "good", "masterwork"]


CHANCES: Final = [0, 50, 40, 30, 20, 10]
"""TAL-ITM-03: per cent by the quality a thing was made with."""


QUALITY_BONUS: Final = [0, -5, -2, 0, 2, 5]
"""TAL-ITM-12: to weapon skill tests, by the quality it has now."""


DICE_LADDER: Final = [
    (1, 2), (1, 4), (1, 6), (1, 8), (1, 10), (1, 12), (2, 6), (2, 8), (2, 10), (2, 12),
    (3, 8), (3, 10), (3, 12), (4, 10), (4, 12), (5, 10), (5, 12), (7, 10), (8, 10), (9, 10),
]  # fmt: skip
"""TAL-HIT-10; from 10d10 on each step is one more d10."""


SHARES: Final = ["0", "1/8", "1/4", "1/2", "1", "3/2", "2", "3", "4", "5", "6"]
"""TAL-HIT-09: the categories of damage strength in order."""


def share_of(strength: i64, category: i64) -> i64:
    """The damage-strength share (TAL-HIT-09), halved step by step, half up (TAL-TST-08)."""
    if category <= 0 or strength <= 0:
        return 0
    if category == 1:
        return (strength + 7) // 8
    if category == 2:
        return (strength + 3) // 4
    if category == 3:
        return (strength + 1) // 2
    if category == 4:
        return strength
    if category == 5:
        return (3 * strength + 1) // 2
    return strength * (category - 4)


def half_up(value: i64) -> i64:
    """Half, rounded half up (TAL-TST-08)."""
    return (value + 1) // 2


def quarter(value: i64) -> i64:
    """A quarter by halving twice, rounded each time (TAL-TST-08)."""
    return half_up(half_up(value))


def dice_step(count: i64, sides: i64, steps: i64) -> tuple[i64, i64]:
    """Damage dice so many steps up or down the ladder (TAL-HIT-10)."""
    place: i64 = 0
    found: i64 = -1
    for many, faces in DICE_LADDER:
        if many == count and faces == sides:
            found = place
        place += 1
    if found < 0:
        found = count + 10 if sides == 10 and count >= 10 else place - 1
    found += steps
    if found < 0:
        found = 0
    if found < len(DICE_LADDER):
        down, faces = DICE_LADDER[found]
        return (down, faces)
    return (found - 10, 10)


class Weapon:
    """A kind of weapon, shield or missile, with its features (section 5)."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.skill: i64 = 0
        self.count: i64 = 0
        """Damage dice; 0 where it rolls none of its own."""
        self.sides: i64 = 0
        self.share: i64 = 0
        self.deals: i64 = 0
        """The most it deals without risk (a of TAL-ITM-13); 0: it cannot be damaged."""
        self.armour: i64 = 0
        """What protects it when struck (b of TAL-ITM-13)."""
        self.weight: i64 = 0
        self.reach: i64 = 1
        self.throws: i64 = 0
        """Throw × n (TAL-ACT-10)."""
        self.range: i64 = 0
        self.range_per_load: i64 = 0
        self.load_price = ""
        """`X`, `S` or `nF`; empty where nothing is loaded."""
        self.family = ""
        """What it shoots; of a missile, what it is."""
        self.missile_times: i64 = 0
        self.extra: i64 = 0
        self.extra_count: i64 = 0
        self.extra_sides: i64 = 0
        self.penetration: i64 = 0
        self.parries = False
        self.parry: i64 = 0
        self.cover: i64 = 0
        self.tripping: i64 = 0
        self.recoil: i64 = 0
        self.disarming: i64 = 0
        self.accurate: i64 = 0
        self.choking: i64 = 0
        self.strength_low: i64 = 0
        self.strength_high: i64 = 0
        self.proficiency: list[str] = []
        self.accurate_needs_skill = False
        self.disarming_needs_skill = False
        self.light = False
        self.wounding = False
        self.lethal = False
        self.weak = False
        self.charge = False
        self.destroying = False
        self.fencing = False
        self.one_handed_only = False
        self.two_hands = False
        self.strapped = False
        self.worn_on_hand = False
        """Knuckles: the hand strikes with them and can still grip (TAL-RUL-103)."""
        self.shield = False
        self.mounted_spikes = False
        self.pavise = False
        self.cavalry = False
        self.in_grapple = False
        self.natural = False
        self.entangling = False
        self.thrown_only = False
        self.pair = False
        self.dual = False
        self.spike = False
        self.ricochet = False
        self.stabiliser = False
        self.cord = False
        self.bowling = False
        self.brittle = False
        self.loud = False
        self.barbs_count: i64 = 0
        self.barbs_sides: i64 = 0
        self.spike_form: Weapon | None = None
        """What its spike is (TAL-ITM-22)."""
        self.melee_as: Weapon | None = None
        """What a blowpipe is in a blow."""

    def shoots(self) -> bool:
        """Whether it is a shooting weapon."""
        return self.range > 0 or self.range_per_load > 0

    def hard(self) -> bool:
        """Whether it is a thing that hurts bare hands (TAL-HIT-19)."""
        return not self.natural and not self.cord
