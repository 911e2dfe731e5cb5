"""A grapple as it stands: who is in it, and whether its victim may still tear loose (4.6)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.state import ROW, Piece


class Grapple(Piece):
    """A grapple: two sides, who began it, and the first-round escape (4.6)."""

    SAVED: Final = ROW

    def __init__(self, number: i64, one: list[i64], other: list[i64]) -> None:
        self.number = number
        self.one = one
        """The side of who began it."""
        self.other = other
        self.initiator = one[0]
        self.victim = other[0]
        self.may_escape = True

    def mates(self, index: i64) -> list[i64]:
        """The own side of a member."""
        return self.one if index in self.one else self.other

    def foes(self, index: i64) -> list[i64]:
        """The other side."""
        return self.other if index in self.one else self.one
