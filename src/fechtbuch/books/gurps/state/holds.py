"""Who has a grip on whom, and who could take one."""

from typing import Annotated, Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.engine.state import NUMBERS, ROW, Piece, Since, Value


class Hold(Piece):
    """One grip of one fighter on another (GUR-WRE-21)."""

    SAVED: Final = NUMBERS

    def __init__(self, holder: i64, victim: i64, part: i64, hands: i64) -> None:
        self.holder = holder
        self.victim = victim
        self.part = part
        self.hands = hands
        """Bits of the holder's hands."""
        self.lock = False
        self.pin = False
        self.behind = False
        """Seized out of the back arc: a choke hold, if it is the neck."""
        self.weapon: i64 = NOBODY
        """The weapon that chokes (GUR-WRE-12)."""
        self.item: i64 = NOBODY
        """The victim's thing that is held instead of a part (GUR-WRE-20)."""
        self.failed: i64 = 0
        """Vain attempts to break free from the lock."""
        self.fresh = False
        """Begun or wrenched since the holder's turn began."""
        self.chokes: Annotated[bool, Since("0.2")] = False
        """Takes the victim's breath (GUR-WRE-10, GUR-RUL-92)."""


class Opening(Value):
    """A Judo parry that opens a throw or lock (GUR-RUL-28)."""

    SAVED: Final = ROW

    def __init__(self, foe: i64, arm: i64, turns: i64) -> None:
        self.foe = foe
        self.arm = arm
        self.turns = turns
        """Ends of own turns until it closes."""
