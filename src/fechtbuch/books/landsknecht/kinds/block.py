"""What never changes in a fight: size, nature, training, abilities (section 2)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import Weapon

NORMAL: Final = 0
LARGE: Final = 1
GARGANTUAN: Final = 2
"""Sizes of bodies (LSK-MIS-03, LSK-RUL-53)."""

PARALYZATION: Final = 0
POISON: Final = 1
BREATH: Final = 2
DEVICE: Final = 3
MAGIC: Final = 4
SAVES: Final = ["paralyzation", "poison", "breath", "device", "magic"]
"""The five saves, by number."""

STR: Final = 0
AGI: Final = 1
TOU: Final = 2
INT: Final = 3
WIL: Final = 4
LEA: Final = 5
ABILITIES: Final = ["str", "agi", "tou", "int", "wil", "lea"]
"""The six abilities, by number."""


class Block:
    """What never changes in a fight: all copies of a combatant share it."""

    def __init__(self, key: str) -> None:
        self.key = key
        """Combatants with the same block are one group for morale (LSK-MOR-01)."""
        self.creature = False
        self.mount = False
        self.war_trained = False
        self.klass = "warrior"
        self.career = ""
        self.level: i64 = 1
        self.hit_dice: i64 = 1
        self.warrior = False
        self.mercenary = False
        self.duellist = False
        self.pit_fighter = False
        self.soldier = False
        self.size: i64 = NORMAL
        self.width: i64 = 1
        self.height: i64 = 1
        self.large = False
        """Whether it covers more than one square."""
        self.reach: i64 = 1
        """Own reach of a creature, in squares."""
        self.natural: Weapon | None = None
        """What it strikes with when nothing is in hand: bare hands, bite, hooves."""
        self.ac_melee: i64 = 14
        self.ac_ranged: i64 = 14
        self.intelligent = True
        self.undead = False
        self.construct = False
        self.sees_in_dark = False
        self.natural_grappler = False
        self.can_speak = True
        self.only_skilled = False
        """Weapons beyond its skill are no weapons to it (LSK-RUL-34, switched)."""
        self.morale: i64 = 12
        self.checks_morale = True
        self.motive = "other"
        self.eats = ""
        self.own_rate: i64 = 0
        """Movement rate of a creature; people compute theirs."""
        self.armour_load: i64 = 0
        self.metal = False
        self.mount_load: i64 = 0
        self.rate_times: i64 = 1
        self.rate_over: i64 = 1
