"""Things as people carry them: where they are and what state they are in."""

from typing import Annotated

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.armoury import ITEMS, SHEAF, SHIELDS, WEAPONS
from fechtbuch.books.landsknecht.kinds.arms import BELT, NOBODY, PLACES, Weapon
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import Fixed, Label, Piece, Saved, Since


class Thing(Piece):
    """One object in the fight."""

    def __init__(self, slug: str, key: str) -> None:
        self.slug: Annotated[str, Label] = slug
        self.key: Annotated[str, Label] = key
        """What it is, in the data files."""
        self.index: Annotated[i64, Fixed] = -1
        self.weapon: Annotated[Weapon | None, Fixed] = None
        self.kind: Annotated[str, Fixed] = "weapon"
        """weapon, shield, or the kind of `items.toml`."""
        self.shield_melee: Annotated[i64, Fixed] = 0
        self.shield_ranged: Annotated[i64, Fixed] = 0
        self.pavise: Annotated[bool, Fixed] = False
        self.hands: Annotated[i64, Fixed] = 1
        self.oversized: Annotated[bool, Fixed] = False
        self.per_item: Annotated[i64, Fixed] = 1
        self.food: Annotated[str, Fixed] = ""
        self.effect: Annotated[str, Fixed] = ""
        self.poison: Annotated[str, Label] = ""
        # From here on it changes in play.
        self.count: i64 = 1
        """How many: missiles, coins."""
        self.place: Annotated[i64, Saved(PLACES)] = BELT
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
        self.burning: Annotated[bool, Since("0.2")] = False
        """A light that was lit."""
        self.closed_on: Annotated[i64, Since("0.2")] = NOBODY
        """Who is in this net (LSK-RUL-89)."""

    def __repr__(self) -> str:
        return f"<{self.slug}>"


def thing_of(slug: str, key: str) -> Thing:
    """A new thing of a kind."""
    thing = Thing(slug, key)
    weapon = WEAPONS.get(key)
    if weapon is not None:
        thing.weapon = weapon
        thing.hands = weapon.hands
        thing.oversized = weapon.oversized
        if weapon.thrown:
            thing.per_item = SHEAF
    elif key in SHIELDS:
        shield = SHIELDS[key]
        thing.kind = "shield"
        thing.shield_melee = shield["melee"]
        thing.shield_ranged = shield["ranged"]
        thing.pavise = bool(shield["set_up"])
        thing.hands = shield["hands"]
        thing.oversized = bool(shield["oversized"])
    else:
        item = ITEMS[key]
        thing.kind = item["kind"]
        thing.hands = item["hands"]
        thing.per_item = item["per_item"]
        thing.oversized = bool(item["oversized"])
        thing.food = item.get("food", "")
        thing.effect = item.get("effect", "")
    return thing
