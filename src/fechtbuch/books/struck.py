"""Where a blow goes that somebody is asked about: the place, and what of a drawn body it is."""

from dataclasses import dataclass

FIGURE = (
    "head",
    "neck",
    "trunk",
    "groin",
    "right-arm",
    "left-arm",
    "right-hand",
    "left-hand",
    "right-leg",
    "left-leg",
    "right-foot",
    "left-foot",
)
"""The parts of a body that can be drawn."""


@dataclass(frozen=True)
class Struck:
    """A place at which a blow is aimed, as whoever is struck there knows it."""

    place: str
    """The book's word for it."""
    parts: tuple[str, ...] = ()
    """What of the figure it is; nothing for a body that is not built like a man's."""
    armour: int | None = None
    """What takes off harm there, where the book has a number for it."""
    damage: str = ""
    """The dice of the harm, `1d6+2`: a number of whoever strikes."""
    kind: str = ""
    """The book's word for the kind of harm."""
    told: bool = True
    """Whether the log tells the place to everybody; else it follows from the striker's numbers."""
