"""Saving throws (4.19)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.block import SAVES
from fechtbuch.books.landsknecht.kinds.catalogue import INJURIES
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.tally import Tally

_CUTS: Final = [[need - 1, 20] for need in range(21)]


def save(fight: Battle, fighter: Combatant, kind: i64, by_magic_user: bool = False) -> bool:
    """LSK-SAV-01: 1d20 plus modifiers, the save number or more; 20 always saves, 1 never.

    The modifiers are taken from the number needed, so that the die is the die.
    """
    tally = save_number(fight, fighter, kind, by_magic_user)
    fight.settle(fighter, tally, "save")
    need = tally.total
    if need < 2:
        need = 2
    if need > 20:
        need = 20
    saved = fight.roll(fighter, 1, 20, "save", tally, _CUTS[need]) >= need
    fight.note("saved" if saved else "save-failed", "LSK-SAV-01", fighter, word=SAVES[kind])
    return saved


def save_number(fight: Battle, fighter: Combatant, kind: i64, by_magic_user: bool) -> Tally:
    """What a save needs, with the modifiers taken off."""
    tally = fight.tally("save-number", fighter.saves[kind], "LSK-SAV-02")
    if by_magic_user:
        tally.add("intelligence", -fighter.intelligence, "LSK-SAV-01")
    else:
        tally.add("willpower", -fighter.willpower, "LSK-SAV-01")
    for injury in fighter.injuries:
        row = INJURIES[injury.key]
        if (row.save_kinds >> kind) & 1 == 1:
            tally.add(row.key, -row.saves, "LSK-DMG-03")
    return tally
