"""What every fighter of every book has: a name, a side, a place."""

from typing import Annotated

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.data import whole
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import Fixed, Label, Uncounted


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighter:
    """A participant. Books subclass it with their own numbers and states.

    A fighter who has left stays in the fight as an object flagged `gone`, so that nothing that
    refers to it breaks.
    """

    def __init__(self, slug: str, name: str, side: i64) -> None:
        self.slug: Annotated[str, Label] = slug
        self.name: Annotated[str, Label] = name
        self.side: Annotated[i64, Label] = side
        self.index: Annotated[i64, Fixed] = -1
        """Place in the fight's list of fighters; the fight sets it."""
        self.at: i64 = NOWHERE
        self.gone = False
        self.hidden_from: i64 = 0
        """Bit mask of the sides that do not know of this fighter."""
        self.lair: i64 = NOWHERE
        """Where it has hidden; who has moved from there may be seen."""
        self.dealt: Annotated[i64, Uncounted] = 0
        self.taken: Annotated[i64, Uncounted] = 0

    def alive(self) -> bool:
        """Whether it lives, on the field or away from it."""
        raise NotImplementedError

    def fighting(self) -> bool:
        """Whether it is still in the fight: neither fled nor fallen, nor out of it otherwise.

        Books say so in their own terms; it is the opposite of `out` of its condition.
        """
        return self.alive() and not self.gone

    def copy_base(self, twin: "Fighter") -> None:
        """Copy the fields of this class into a subclass's fresh copy."""
        twin.index = self.index
        twin.at = self.at
        twin.gone = self.gone
        twin.hidden_from = self.hidden_from
        twin.lair = self.lair
        twin.dealt = self.dealt
        twin.taken = self.taken

    def left_lair(self) -> bool:
        """Whether it hid elsewhere than where it is now."""
        return self.lair != NOWHERE and self.lair != self.at

    def base_data(self) -> dict[str, object]:
        """The fields of this class as JSON-ready data."""
        data: dict[str, object] = {
            "slug": self.slug,
            "name": self.name,
            "side": self.side,
            "at": self.at,
            "gone": self.gone,
            "hidden_from": self.hidden_from,
            "dealt": self.dealt,
            "taken": self.taken,
        }
        if self.left_lair():
            data["lair"] = self.lair  # Since 0.2: whoever is still there need not say so.
        return data

    def restore_base(self, data: dict[str, object]) -> None:
        """Take the fields of this class over from data; who it is stays as it is."""
        self.at = whole(data["at"])
        self.gone = bool(data["gone"])
        self.hidden_from = whole(data["hidden_from"])
        self.lair = whole(data["lair"]) if "lair" in data else NOWHERE
        self.dealt = whole(data["dealt"])
        self.taken = whole(data["taken"])

    def base_key(self) -> tuple[object, ...]:
        """What of this class makes two states different."""
        if self.left_lair():
            return (self.at, self.gone, self.hidden_from, self.lair)
        return (self.at, self.gone, self.hidden_from)

    def __repr__(self) -> str:
        return f"<{self.slug}>"


class Condition:
    """How a fighter is, in its book's own words: what its health is and which states it has."""

    def __init__(self, health: i64, out: bool, states: list[str]) -> None:
        self.health = health
        self.out = out
        """Whether it takes no more part in the fight."""
        self.states = states
