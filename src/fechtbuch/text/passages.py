"""Passages: pieces of a story, each with the events that it tells and what it claims."""

from dataclasses import dataclass, field

from fechtbuch.text.blows import Blow

TALE = "tale"

BESIDES = -1
"""The turn of what is said of a whole round or fight: it tells no event of its own."""


@dataclass(frozen=True)
class Claim:
    """What a passage says has happened: an outcome, who did it, to whom."""

    outcome: str
    actor: int
    target: int


@dataclass(frozen=True)
class Passage:
    """A piece of the story, and the events that it tells."""

    first: int
    last: int
    kind: str
    """`heading` or `tale`."""
    text: str
    fighter: int = -1
    """Whose deed it is."""
    claims: tuple[Claim, ...] = ()
    weight: float = 0.0
    """How much of somebody's health it cost; above 1 where somebody fell."""
    turn: int = 0
    """Passages of the same turn have the same number; in print they make a paragraph."""
    alone: str = ""
    """The text where nothing stands before it: with the name that `text` has a pronoun for."""


@dataclass
class Beat:
    """A passage that may still grow."""

    first: int
    last: int
    kind: str = TALE
    fighter: int = -1
    parts: list[str | Blow] = field(default_factory=list)
    walk: dict[str, str | int] | None = None
    claims: list[Claim] = field(default_factory=list)
    weight: float = 0.0

    @property
    def blow(self) -> Blow | None:
        """The blow that is being told."""
        last = self.parts[-1] if self.parts else None
        return last if isinstance(last, Blow) else None
