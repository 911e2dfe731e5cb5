"""Weapons as kinds, and the places where things can be (LSK-EQP-01, LSK-EQP-03)."""

from typing import Final

from mypy_extensions import i64

SIMPLE: Final = 0
MARTIAL: Final = 1
SPECIALIST: Final = 2
"""Categories are the skill that they need (LSK-WPN-02)."""

MINOR: Final = 0
SMALL: Final = 1
MEDIUM: Final = 2
GREAT: Final = 3
OTHER_SIZE: Final = 4

HAND: Final = 0
BELT: Final = 1
POUCH: Final = 2
PACK: Final = 3
WORN: Final = 4
GROUND: Final = 5
SPENT: Final = 6
"""Where a thing is; `SPENT`: broken or used up."""

PLACES: Final = ["hand", "belt", "pouch", "pack", "worn", "ground", "spent"]

NOBODY: Final = -1


class Weapon:
    """A row of the weapon tables. Never changes, so all fights share it."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.melee = True
        """Whether it is made for blows; a missile weapon or firearm is not."""
        self.firearm = False
        self.hands: i64 = 1
        self.damage: i64 = 0
        """Sides of the weapon die; 0 for none."""
        self.fixed_damage: i64 = 0
        self.grade: i64 = 0
        self.category: i64 = SIMPLE
        self.size: i64 = OTHER_SIZE
        self.reach: i64 = 1
        """In squares."""
        self.throwable = False
        self.off_hand = False
        self.second_rank = False
        self.polearm = False
        self.grapple = False
        self.oversized = False
        self.natural = False
        self.unarmed = False
        self.silver = False
        self.thrown = False
        """A rock or dart: the weapon itself flies."""
        self.garrote = False
        self.mancatcher = False
        self.net = False
        self.whip = False
        self.one_hand_in_mounted_charge = False
        self.two_hands: Weapon | None = None
        """What it is when both hands hold it."""
        self.short: i64 = 0
        self.medium: i64 = 0
        self.long: i64 = 0
        """Range bands in feet; 0 where it does not shoot or fly."""
        self.reload: i64 = 0
        self.ignores: i64 = 0
        self.ignores_at_any_range = False
        self.ammunition = ""
        self.poor_ammunition = ""
        """What serves as well, at half the range."""
        self.misfire: i64 = 0
        """Misfires at this or less on a d10."""
        self.misfire_in_weather: i64 = 0
        self.match = False
        self.reload_times: i64 = 1
        self.reload_over: i64 = 1
        """The firearm's reload time as a fraction of the usual."""
        self.rifled = False
        self.barrels: i64 = 1
        self.rest: i64 = 0
        """Target number without a fork rest."""
        self.melee_as: Weapon | None = None
        self.bayonet_as: Weapon | None = None

    def shoots(self) -> bool:
        """Whether it is a missile weapon or firearm that stays in hand, or a dart or rock."""
        return not self.melee

    def __repr__(self) -> str:
        return f"<{self.key}>"
