"""What a state is made of, and what can be said of its fields.

A book declares every field of its state once, in the `__init__` of the class that has it. What
follows from that (copying, saving, restoring, comparing, setting back, what an edict may set) is
written into the book's `state/written.py` by `fechtbuch write-state`. A field is state unless a
mark in `Annotated` says otherwise:

    self.block: Annotated[Block, Fixed] = block
    self.hp: Annotated[i64, Edict(-200, 200)] = block.hp
    self.dead: Annotated[bool, Flag] = False

Marks are read from the source, never at run time: a compiled class has no annotations.
"""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A part of the state that is changed in place: a copied fight has its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A part of the state that is replaced, never changed: copies share it."""


ROW: Final = "row"
"""`SAVED: Final = ROW` in a piece or value: it is saved as a list of its fields, unnamed."""

NUMBERS: Final = "numbers"
"""The same, with flags as 0 and 1."""


# What becomes of a field when a fight is copied, saved and compared.


class Fixed:
    """Never changes in a fight: copied, neither saved nor compared."""


class Label:
    """Saved for whoever reads the data, but never read: a slug, or this field of what it is."""

    def __init__(self, attribute: str = "") -> None:
        self.attribute = attribute


class Step:
    """Lives within a step only: at a boundary it is as at the beginning."""


class Follows:
    """Follows from other fields: copied, neither saved nor compared.

    Whoever restores a fight reckons it anew.
    """


class Outside:
    """No part of the state: a copy begins anew with it, nothing of it is saved or compared.

    So it is with who plays and listens, and with what is kept only to be quicker.
    """


class ByHand:
    """Copied; the class's own `to_data`, `restore` and `key` look after it."""


class Ordered:
    """Links that follow from where their pieces are, but for the order they are in.

    Saved where that is not the order of the fight, apart from the rest: digests do not know of it.
    Whoever restores a fight makes the lists anew and calls `read_orders_…` then.
    """


class Uncounted:
    """Copied and saved, but makes no two states different."""


class Since:
    """Came with a later version: left out of the data while it is as at the beginning.

    So a state that an older version saved is read, and written again the same.
    """

    def __init__(self, version: str) -> None:
        self.version = version


class Roster:
    """The fighters of the fight, in the type that the book knows them by."""


class Own:
    """The fight's own pieces, which fighters refer to by `Linked`."""


class Linked:
    """Refers to pieces in a list of the fight, and in a copy to the copy's own.

    Saved as their places in that list, or, where `by` says so, by that field of theirs.
    """

    def __init__(self, owner: str, by: str = "index") -> None:
        self.owner = owner
        self.by = by


class Saved:
    """A number that is saved as one of these words."""

    def __init__(self, words: list[str]) -> None:
        self.words = words


class Ends:
    """Is set back to its beginning when such a period ends: a turn, a round."""

    def __init__(self, period: str) -> None:
        self.period = period


# What people may do with a field.


class Flag:
    """A state that sheets and edicts may set and that people see."""


class Level:
    """The same with a number: there is none of it at 0, and an edict may name how much."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high


class Shown:
    """People see it as a state, by the field's name or this one, where it is not empty or 0."""

    def __init__(self, name: str = "") -> None:
        self.name = name


class Decreed:
    """A state that sheets and edicts may set, but that is not shown."""


class Edict:
    """A number that the referee may set, within these bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high


class Word:
    """A number with names, which the referee may set by name."""

    def __init__(self, words: list[str]) -> None:
        self.words = words


class Direction:
    """A way to look, one of so many, which the referee may set."""

    def __init__(self, count: int) -> None:
        self.count = count


# Choices.

FIELD: Final = "field"
"""`Says("at", FIELD)`: a field of the map."""

BY_HAND: Final = "by hand"
"""`Says("weapon", BY_HAND)`: the choice has `say_…` for it, the question `hear_…`."""


class Says:
    """A field of a choice: the slot that says it, and the words for its numbers.

    It is said where it is not as at the beginning; slots come in the order of the fields.
    """

    def __init__(self, slot: str, words: list[str] | str = "") -> None:
        self.slot = slot
        self.words = words
