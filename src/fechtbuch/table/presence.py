"""Who is connected to a table, at this server and at others.

Servers that share a database tell one another who sits at them: whenever that changes, and whenever
one asks because it has only just opened the table. Each says now and then that it is still there;
whoever has not been heard of for a while takes his people with him.
"""

import json
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from fechtbuch.table.access import SPECTATOR, Viewer

ALIVE_SECONDS = 5.0
"""How often a server says that it is there."""

SILENT_SECONDS = 16.0
"""After this long without a word a server is taken for dead."""

HERE, WHO, ALIVE, GONE, POINT = "here", "who", "alive", "gone", "point"
EVERYWHERE = "*"
"""In place of a table, where a server speaks of itself."""


@dataclass(frozen=True)
class People:
    """Who is connected to a table at one server, or at all of them."""

    seats: frozenset[str] = frozenset()
    referee: bool = False
    spectators: int = 0

    @classmethod
    def of(cls, viewers: Iterable[Viewer]) -> "People":
        """Those who are connected here."""
        some = list(viewers)
        return cls(
            frozenset(one.seat for one in some if one.seat is not None),
            any(one.referee for one in some),
            sum(one.role == SPECTATOR for one in some),
        )

    def __add__(self, other: "People") -> "People":
        return People(
            self.seats | other.seats,
            self.referee or other.referee,
            self.spectators + other.spectators,
        )

    def to_data(self) -> dict[str, object]:
        """As one server tells another."""
        return {"s": sorted(self.seats), "r": self.referee, "l": self.spectators}

    @classmethod
    def from_data(cls, data: dict[str, object]) -> "People":
        """As another server told it."""
        seats, lookers = data["s"], data["l"]
        assert isinstance(seats, list) and isinstance(lookers, int)
        return cls(frozenset(str(one) for one in seats), bool(data["r"]), lookers)


class Elsewhere:
    """What other servers have told of who sits at them, and what this one tells."""

    def __init__(
        self,
        tell: Callable[[str], None],
        changed: Callable[[str], None],
        here: Callable[[str], People | None],
        clock: Callable[[], float] = time.monotonic,
        pointed: Callable[[str, dict[str, Any]], None] = lambda _table, _data: None,
    ) -> None:
        self.name = secrets.token_hex(6)
        self._tell = tell
        self._changed = changed
        """Called with a table at which somebody elsewhere came or went."""
        self._here = here
        """Who is at a table here; nothing if it is not open here."""
        self._pointed = pointed
        """Called with a table, and where somebody elsewhere points."""
        self._clock = clock
        self._heard: dict[str, float] = {}
        """When each server was last heard of."""
        self._people: dict[str, dict[str, People]] = {}
        """Table, server, who sits there."""

    def at(self, table: str) -> People:
        """Everybody who sits at a table elsewhere."""
        return sum(self._people.get(table, {}).values(), People())

    # What this server tells

    def ask(self, table: str) -> None:
        """Ask who sits at a table."""
        self._tell(f"{table} {WHO} {self.name}")

    def point(self, table: str, data: dict[str, Any]) -> None:
        """Tell where somebody points who sits here."""
        self._tell(f"{table} {POINT} {self.name} {json.dumps(data, separators=(',', ':'))}")

    def tell(self, table: str, people: People) -> None:
        """Tell who sits at a table here."""
        said = json.dumps(people.to_data(), separators=(",", ":"))
        self._tell(f"{table} {HERE} {self.name} {said}")

    def beat(self) -> None:
        """Say that this server is there, and forget those that are not."""
        self._tell(f"{EVERYWHERE} {ALIVE} {self.name}")
        now = self._clock()
        for server, heard in list(self._heard.items()):
            if now - heard > SILENT_SECONDS:
                self._lose(server)

    def leave(self) -> None:
        """Say that this server ends."""
        self._tell(f"{EVERYWHERE} {GONE} {self.name}")

    # What others tell

    def heard(self, table: str, what: str) -> bool:
        """Take in what a server has told; whether it was about who sits where."""
        kind, _, rest = what.partition(" ")
        if kind not in (HERE, WHO, ALIVE, GONE, POINT):
            return False
        server, _, said = rest.partition(" ")
        if server == self.name:
            return True
        if kind == GONE:
            self._lose(server)
            return True
        self._heard[server] = self._clock()
        if kind == WHO:
            people = self._here(table)
            if people is not None and people != People():
                self.tell(table, people)
        elif kind == HERE:
            self._note(table, server, People.from_data(json.loads(said)))
        elif kind == POINT:
            self._pointed(table, json.loads(said))
        return True

    def _note(self, table: str, server: str, people: People) -> None:
        before = self.at(table)
        known = self._people.setdefault(table, {})
        if people == People():
            known.pop(server, None)
        else:
            known[server] = people
        if not known:
            del self._people[table]
        if self.at(table) != before:
            self._changed(table)

    def _lose(self, server: str) -> None:
        self._heard.pop(server, None)
        for table in [one for one, known in self._people.items() if server in known]:
            self._note(table, server, People())
