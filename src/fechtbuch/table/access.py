"""Links and what they allow. A token is a secret of 160 bits; only its hash is kept."""

import hashlib
import secrets
from dataclasses import dataclass

from fechtbuch.engine.events import Event
from fechtbuch.engine.knowing import PUBLIC
from fechtbuch.engine.tally import EVERYONE

REFEREE = "referee"
PLAYER = "player"
SPECTATOR = "spectator"
REPLAY = "replay"


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(20)


def hash_of(token: str) -> str:
    """What is kept of a token. It has enough chance in it to need no salt."""
    return hashlib.sha256(f"fechtbuch-link {token}".encode()).hexdigest()


def new_table_id() -> str:
    """A name for a table; it gives no access."""
    return secrets.token_hex(6)


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table."""

    role: str
    seat: str | None = None

    @property
    def referee(self) -> bool:
        """Whether it is the one who knows and may do everything."""
        return self.role == REFEREE


def identity(viewer: Viewer) -> str:
    """Who somebody is, in record and journal: the seat, whatever name it has; else the role."""
    return viewer.role if viewer.seat is None else viewer.seat


@dataclass(frozen=True)
class Eyes:
    """What somebody may know: the sides whose knowledge he shares, or everything."""

    sides: tuple[int, ...]
    """The referee's are (-1,), a spectator has none."""
    reveal: bool
    """Whether the numbers of foes are known, too."""

    @property
    def referee(self) -> bool:
        """Whether they see everything."""
        return self.sides == (-1,)

    def side_that_knows(self, event: Event) -> int | None:
        """The side through whose eyes an event is told; nothing if none may know of it."""
        if self.referee:
            return -1
        for side in self.sides:
            if event.known_to(side):
                return side
        if event.audience == EVERYONE:
            return PUBLIC
        return None

    def sees(self, hidden_from: int) -> bool:
        """Whether a fighter who is hidden from these sides (a bit mask) is seen."""
        if self.referee or hidden_from == 0:
            return True
        return any((hidden_from >> side) & 1 == 0 for side in self.sides)
