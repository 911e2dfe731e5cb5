"""Who may have how much of the laboratory: simulations and questions under the same limits."""

from collections import OrderedDict
from typing import Protocol

from fechtbuch.table.refusals import Refused

MOST_RUNNING = 2
MOST_WAITING = 20
MOST_OF_ONE = 3
"""Pieces of work that an address, or a table, may have under way; one of them runs at a time."""

MOST_SECONDS = 180.0
"""How long a piece may take; then what it has found is all there is."""

MOST_KEPT = 50


class Entry(Protocol):
    """Something that is under way, or done and still to be looked at."""

    @property
    def owner(self) -> str:
        """Whose it is: an address, or a table."""
        ...

    @property
    def under_way(self) -> bool:
        """Whether it waits or runs."""
        ...


class Register:
    """Everything that the laboratory works on or has found, by names that nobody guesses."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Entry] = OrderedDict()

    def admit(self, owner: str) -> None:
        """`Refused` if this owner, or all together, have enough under way."""
        under_way = [one for one in self.known.values() if one.under_way]
        if sum(one.owner == owner for one in under_way) >= MOST_OF_ONE:
            raise Refused("too-many-simulations", 429)
        if len(under_way) >= MOST_WAITING:
            raise Refused("busy", 503)

    def keep(self, name: str, entry: Entry) -> None:
        """Remember something; the oldest that is over is forgotten."""
        self.known[name] = entry
        while len(self.known) > MOST_KEPT:
            oldest = next((one for one, entry in self.known.items() if not entry.under_way), None)
            if oldest is None:
                break
            del self.known[oldest]
