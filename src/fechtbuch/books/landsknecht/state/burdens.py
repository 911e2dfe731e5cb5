"""What somebody bears or awaits: injuries, spells that are being cast, damage that waits."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.state import ROW, Value


class Injury(Value):
    """One lasting injury (LSK-DMG-03)."""

    def __init__(self, key: str, place: str, side: str) -> None:
        self.key = key
        self.place = place
        self.side = side


class Casting(Value):
    """A spell that is being cast: what, at whom, and how its dice are divided."""

    def __init__(self, spell: str, targets: list[int], shares: list[int], word: str) -> None:
        self.spell = spell
        self.targets = targets
        self.shares = shares
        self.word = word


class Poisoned(Value):
    """Somebody whom poison will overcome together with the damage that waits (LSK-RUL-83)."""

    def __init__(self, victim: i64, poison: str) -> None:
        self.victim = victim
        self.poison = poison


class Waiting(Value):
    """Damage that waits until the last of the tied sides has acted (LSK-SEQ-05)."""

    SAVED: Final = ROW

    def __init__(self, victim: i64, amount: i64, source: i64) -> None:
        self.victim = victim
        self.amount = amount
        self.source = source
