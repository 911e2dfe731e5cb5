"""What actions cost: standard ones, extra ones, or the whole round (TAL-SEQ-10 to TAL-SEQ-12)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


class Price:
    """Standard actions, extra actions, or the whole round."""

    def __init__(self, standard: i64, extra: i64, full: bool = False) -> None:
        self.standard = standard
        self.extra = extra
        self.full = full

    def affordable(self, who: Combatant) -> bool:
        """Whether somebody has so much left (TAL-SEQ-11, TAL-SEQ-12)."""
        return who.unspent() if self.full else who.affords(self.standard, self.extra)

    def pay(self, who: Combatant) -> None:
        """Take it from the budget."""
        if self.full:
            who.pay_full()
        else:
            who.pay(self.standard, self.extra)


FREE: Final = Price(0, 0)

EXTRA: Final = Price(0, 1)

STANDARD: Final = Price(1, 0)

TWO: Final = Price(2, 0)

FULL: Final = Price(0, 0, True)

_TABLE: Final = [
    (EXTRA, ["dodge", "aim", "drop", "take-missile", "gather"]),
    (STANDARD, ["defensive", "cover", "feint", "grapple", "hold", "jump", "free", "wake",
                "pull-out"]),
    (STANDARD, ["strike", "take-down", "rise", "throw-off", "silence", "leave", "break-pin"]),
    (STANDARD, ["keep", "stab"]),
    (TWO, ["crawl"]),
    (FULL, ["drink", "fetch", "stash", "don", "doff", "plant", "pack", "climb", "breathe", "press",
            "haul"]),
    (FULL, ["drag", "pin", "choke", "subdue"]),
    (FULL, ["shift"]),
]  # fmt: skip

PRICES: Final[dict[str, Price]] = {verb: price for price, verbs in _TABLE for verb in verbs}
"""What always costs the same (the table at the head of section 4).

The price of the other verbs depends on thing, load or distance; what stands nowhere is free.
"""

MOVES: Final = frozenset(["half", "move", "fast", "run"])
"""Kinds of movement beyond a step."""


def move_price(fighter: Combatant, verb: str) -> Price:
    """TAL-MOV-02, TAL-MOV-03, TAL-MOV-04, TAL-MOV-05; a spurred mount moves for X (TAL-MNT-07)."""
    if verb == "half":
        return EXTRA
    if verb == "move":
        return EXTRA if fighter.spurred else STANDARD
    return TWO if verb == "fast" else FULL


def stand_price(fighter: Combatant) -> Price | None:
    """TAL-MOV-09, TAL-MOV-16: load makes it dearer, in the end impossible."""
    row = 0 if fighter.ignores_burden else fighter.burden
    if row <= 1:
        return STANDARD
    if row == 2:
        return Price(1, 1)
    if row == 3:
        return TWO
    return FULL if row == 4 else None


def spell_price(name: str) -> Price:
    """TAL-ACT-07: the casting time."""
    time = SPELLS[name].time
    if time == "F":
        return FULL
    return EXTRA if time == "X" else STANDARD
