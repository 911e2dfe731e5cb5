"""Weapons as kinds, and things as people carry them (LSK-EQP-01, LSK-EQP-03)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.data import whole
from fechtbuch.engine.grid import NOWHERE

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


class Thing:
    """One object in the fight, with where it is and what state it is in."""

    def __init__(self, slug: str, key: str) -> None:
        self.slug = slug
        self.key = key
        """What it is, in the data files."""
        self.index: i64 = -1
        self.weapon: Weapon | None = None
        self.kind = "weapon"
        """weapon, shield, or the kind of `items.toml`."""
        self.shield_melee: i64 = 0
        self.shield_ranged: i64 = 0
        self.pavise = False
        self.hands: i64 = 1
        self.oversized = False
        self.per_item: i64 = 1
        self.food = ""
        self.effect = ""
        self.count: i64 = 1
        """How many: missiles, coins."""
        self.poison = ""
        # From here on it changes in play.
        self.place: i64 = BELT
        self.holder: i64 = NOBODY
        self.at: i64 = NOWHERE
        self.shots: i64 = 0
        """Loaded shots."""
        self.load_left: i64 = 0
        """Rounds of loading still needed for the next shot."""
        self.jam_left: i64 = 0
        """Rounds still needed to clear a misfire."""
        self.jammed = False
        self.set_up = False
        """A pavise that stands, a bayonet that is fixed."""
        self.unlit = False
        """A matchlock whose match does not burn."""

    def copy(self) -> "Thing":
        """An independent twin."""
        twin = Thing(self.slug, self.key)
        twin.index = self.index
        twin.weapon = self.weapon
        twin.kind = self.kind
        twin.shield_melee = self.shield_melee
        twin.shield_ranged = self.shield_ranged
        twin.pavise = self.pavise
        twin.hands = self.hands
        twin.oversized = self.oversized
        twin.per_item = self.per_item
        twin.food = self.food
        twin.effect = self.effect
        twin.count = self.count
        twin.poison = self.poison
        twin.place = self.place
        twin.holder = self.holder
        twin.at = self.at
        twin.shots = self.shots
        twin.load_left = self.load_left
        twin.jam_left = self.jam_left
        twin.jammed = self.jammed
        twin.set_up = self.set_up
        twin.unlit = self.unlit
        return twin

    def state(self) -> list[object]:
        """What changes in play, in a fixed order."""
        return [
            self.place,
            self.holder,
            self.at,
            self.count,
            self.shots,
            self.load_left,
            self.jam_left,
            self.jammed,
            self.set_up,
            self.unlit,
        ]

    def to_data(self) -> dict[str, object]:
        """The thing as JSON-ready data; what its key implies is left to the data files."""
        return {
            "slug": self.slug,
            "key": self.key,
            "poison": self.poison,
            "place": PLACES[self.place],
            "holder": self.holder,
            "at": self.at,
            "count": self.count,
            "shots": self.shots,
            "load_left": self.load_left,
            "jam_left": self.jam_left,
            "jammed": self.jammed,
            "set_up": self.set_up,
            "unlit": self.unlit,
        }

    def restore(self, data: dict[str, object]) -> None:
        """Take over the changing state from data."""
        self.poison = str(data["poison"])
        self.place = PLACES.index(str(data["place"]))
        self.holder = whole(data["holder"])
        self.at = whole(data["at"])
        self.count = whole(data["count"])
        self.shots = whole(data["shots"])
        self.load_left = whole(data["load_left"])
        self.jam_left = whole(data["jam_left"])
        self.jammed = bool(data["jammed"])
        self.set_up = bool(data["set_up"])
        self.unlit = bool(data["unlit"])

    def __repr__(self) -> str:
        return f"<{self.slug}>"
