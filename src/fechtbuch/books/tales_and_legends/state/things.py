"""Things that somebody carries, wears or has dropped."""

from typing import Annotated, Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NO_ZONE, NOBODY, ORDINARY, PACK, Weapon
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import ROW, Fixed, Label, Piece


class Thing(Piece):
    """Something that somebody carries, wears or has dropped."""

    SAVED: Final = ROW

    def __init__(self, slug: str, key: str) -> None:
        self.slug: Annotated[str, Label] = slug
        self.key: Annotated[str, Fixed] = key
        self.index: Annotated[i64, Fixed] = -1
        self.weapon: Annotated[Weapon | None, Fixed] = None
        self.zone: Annotated[i64, Fixed] = NO_ZONE
        """What armour protects."""
        self.armour: Annotated[i64, Fixed] = 0
        self.coverage: Annotated[i64, Fixed] = 0
        self.soft: Annotated[bool, Fixed] = False
        self.solid: Annotated[bool, Fixed] = False
        self.silver: Annotated[bool, Fixed] = False
        """Of silver alloy (TAL-ITM-22)."""
        self.weight: Annotated[i64, Fixed] = 0
        self.missile: Annotated[bool, Fixed] = False
        self.base: Annotated[i64, Fixed] = ORDINARY
        """The quality as it was made, which decides how easily it breaks (TAL-ITM-04)."""
        self.owner: Annotated[i64, Fixed] = NOBODY
        """Who brought it into the fight, where he carried it, and whether in both hands."""
        self.home: Annotated[i64, Fixed] = PACK
        self.gripped: Annotated[bool, Fixed] = False
        # What changes.
        self.quality: i64 = ORDINARY
        self.place: i64 = PACK
        self.holder: i64 = NOBODY
        self.at: i64 = NOWHERE
        self.count: i64 = 1
        self.both = False
        """Held in both hands."""
        self.laid = ""
        """The key of the missile that lies on or in it."""
        self.loaded = False
        self.set_up = False
        """A pavise that stands, a stabiliser that rests."""
