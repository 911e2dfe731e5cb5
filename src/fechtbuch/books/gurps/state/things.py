"""Things as they lie about: where each of them is and what state it is in (GUR-EQP)."""

from typing import Annotated

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BELT, GOOD, HAND, NOBODY, PLACES, Form, Kind
from fechtbuch.books.gurps.kinds.character import Block
from fechtbuch.books.gurps.kinds.fitting import forms_for
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import Fixed, Follows, Label, Piece, Saved, Since


class Thing(Piece):
    """One object in the fight."""

    def __init__(self, slug: str, kind: Kind) -> None:
        self.slug: Annotated[str, Label] = slug
        self.kind: Annotated[Kind, Label("key")] = kind
        self.index: Annotated[i64, Fixed] = -1
        self.quality: Annotated[i64, Fixed] = GOOD
        self.rated: Annotated[i64, Fixed] = 0
        """The ST that a bow or crossbow is made for."""
        self.forms: Annotated[list[Form], Follows] = []
        """Its modes in the hands of whoever holds it, or else of whoever brought it."""
        self.owner: Annotated[i64, Fixed] = NOBODY
        """Who brought it into the fight."""
        self.worn: Annotated[i64, Fixed] = 0
        """Bits of the hands that held it at the beginning; 0 at the belt."""
        # From here on it changes in play.
        self.place: Annotated[i64, Saved(PLACES)] = BELT
        self.holder: i64 = NOBODY
        self.grip: i64 = 0
        """Bits of the hands that hold it."""
        self.at: i64 = NOWHERE
        self.unready: i64 = 0
        """Ready manoeuvres until it can be used."""
        self.setting: i64 = 0
        """Reach setting of a starred weapon, in hexes."""
        self.shots: i64 = 0
        self.loading: i64 = 0
        """Ready manoeuvres already spent on reloading."""
        self.spare: i64 = 0
        """Ammunition left beside what is loaded."""
        self.swung = False
        """Attacked since its holder's turn began (GUR-EQP-04)."""
        self.balanced: Annotated[bool, Since("0.2")] = False
        """Could have been unbalanced by that, but was used in other modes only (GUR-RUL-80)."""
        self.aside: i64 = 0
        """The injury that it did, while it sticks in the wound (GUR-EQP-08)."""
        self.jam: i64 = 0
        """Ready manoeuvres that clear a malfunction (GUR-RNG-13)."""

    def ready(self) -> bool:
        """In hand and usable (GUR-EQP-01, GUR-STA-06)."""
        return self.place == HAND and self.unready == 0 and self.jam == 0

    def unbalanced(self) -> bool:
        """Whether some mode of it in melee is (GUR-EQP-04)."""
        for form in self.forms:
            if form.mode.unbalanced and not form.mode.ranged:
                return True
        return False

    def off_guard(self) -> bool:
        """GUR-EQP-04, GUR-RUL-80: has attacked in an unbalanced mode this turn."""
        return self.swung and not self.balanced and self.unbalanced()

    def rest(self) -> None:
        """It has not attacked yet."""
        self.swung = False
        self.balanced = False

    def forms_of(self, block: Block) -> list[Form]:
        """Its modes in the hands of such a wielder."""
        return forms_for(block, self.kind, self.rated, self.quality)

    def __repr__(self) -> str:
        return f"<{self.slug}>"
