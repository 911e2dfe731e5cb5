"""Sheets of other programs: what comes of reading one, and how well it agrees with its source."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fechtbuch.books.complaints import Phrase


class NotImported(Exception):
    """A file that cannot be read as a sheet: why, and what would help."""

    def __init__(self, what: Phrase, cure: Phrase | None = None) -> None:
        super().__init__(what.key)
        self.what = what
        self.cure = cure


@dataclass(frozen=True)
class Figure:
    """One number of the source beside what it is in a fight of ours."""

    kind: str
    """`level`, `damage`, `parry`, `block`, `dodge`, `move` or `dr`."""
    of: str
    theirs: str
    ours: str

    @property
    def agrees(self) -> bool:
        """Whether both are the same."""
        return self.theirs == self.ours


@dataclass
class Imported:
    """A fighter out of a foreign file."""

    name: str
    sheet: dict[str, Any]
    """A fighter file's data, `book` included."""
    remarks: list[Phrase] = field(default_factory=list)
    """What is not used here, and what was treated as something else; by name."""
    figures: list[Figure] = field(default_factory=list)


Import = Callable[[bytes, str], Imported]
"""Reads a file; `NotImported` if it is none of that kind."""
