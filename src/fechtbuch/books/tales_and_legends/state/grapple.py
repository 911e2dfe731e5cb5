"""A grapple as it stands: who is in it, and whether its victim may still tear loose (4.6)."""

from mypy_extensions import i64


class Grapple:
    """A grapple: two sides, who began it, and the first-round escape (4.6)."""

    def __init__(self, number: i64, one: list[i64], other: list[i64]) -> None:
        self.number = number
        self.one = one
        """The side of who began it."""
        self.other = other
        self.initiator = one[0]
        self.victim = other[0]
        self.may_escape = True

    def copy(self) -> "Grapple":
        """An independent twin."""
        twin = Grapple(self.number, self.one, self.other)
        twin.initiator = self.initiator
        twin.victim = self.victim
        twin.may_escape = self.may_escape
        return twin

    def mates(self, index: i64) -> list[i64]:
        """The own side of a member."""
        return self.one if index in self.one else self.other

    def foes(self, index: i64) -> list[i64]:
        """The other side."""
        return self.other if index in self.one else self.one

    def to_data(self) -> list[object]:
        """Number, sides, initiator, victim, escape."""
        return [
            self.number,
            list(self.one),
            list(self.other),
            self.initiator,
            self.victim,
            self.may_escape,
        ]
