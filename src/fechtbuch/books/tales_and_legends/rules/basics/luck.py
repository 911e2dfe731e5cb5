"""Luck: who has it, and what it is paid with (TAL-TST-12)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


def has_luck(fight: Battle, who: Combatant) -> bool:
    """TAL-TST-12: whether somebody may spend luck on a test."""
    return fight.options.luck and who.luck > 0 and who.block.hero


def spend_luck(fight: Battle, who: Combatant, points: i64) -> None:
    """Pay with luck; whoever has less pays all that is left (TAL-TST-12)."""
    spent = points if who.luck > points else who.luck
    who.luck -= spent
    fight.note("luck", "TAL-TST-12", who, amount=spent)
