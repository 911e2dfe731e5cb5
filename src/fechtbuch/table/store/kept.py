"""What is kept of a table, and what one command writes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from fechtbuch.table.store.faces import Face


class Lost(Exception):
    """Somebody else's command came first; nothing was written."""


@dataclass
class KeptSeat:
    """A place at a table."""

    seat: str
    name: str
    fighters: list[str]
    engine: bool = False
    real_dice: bool = False

    def copy(self) -> "KeptSeat":
        """An independent twin."""
        return KeptSeat(self.seat, self.name, list(self.fighters), self.engine, self.real_dice)


@dataclass
class Kept:
    """A table as it is kept."""

    id: str
    title: str
    book: str
    created: str
    seed: bytes
    seq: int
    part: int
    head: int
    settings: dict[str, Any]
    boundary: str
    revealed: bool
    seats: list[KeptSeat] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    """The record from the entry that was asked for, as lines of a file."""
    told: list[int] = field(default_factory=list)
    faces: dict[str, Face] = field(default_factory=dict)
    """What fighters look like, by slug."""
    evening: str = ""
    """The evening that the table belongs to, if it does."""


@dataclass
class Written:
    """Everything that one command writes."""

    table: str
    expected: int
    """The number of commands before this one."""
    key: str
    digest: str
    command: str
    by: str
    part: int
    head_before: int
    head: int
    settings: dict[str, Any]
    revealed: bool
    entries: Sequence[tuple[int, str, int]] = ()
    """New lines of the record: number, line, events told after it."""
    boundary: str | None = None
    """The state at the beginning of the step, if it is another one."""
    seats: Sequence[KeptSeat] | None = None
    """All seats, if any has changed."""
    faces: dict[str, Face] = field(default_factory=dict)
    """What those look like who have come in, by slug."""


@dataclass(frozen=True)
class Place:
    """What a link leads to."""

    table: str
    role: str
    seat: str | None


def now_text() -> str:
    """The time, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
