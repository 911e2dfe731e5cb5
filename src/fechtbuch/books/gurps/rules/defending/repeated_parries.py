"""What earlier parries with the same arm cost (GUR-DEF-05 to GUR-DEF-08)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import LEGS, Form
from fechtbuch.books.gurps.rules.defending.defences import mobile
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant

EACH: Final = 4
"""GUR-DEF-05: for every parry already made."""


def repeated(fight: Battle, defender: Combatant, form: Form, grip: i64) -> i64:
    """The penalty for parries already made with these arms since his turn began."""
    made = 0
    if grip & 1 != 0:
        made = defender.parried[0]
    if grip & 2 != 0 and defender.parried[1] > made:
        made = defender.parried[1]
    if made == 0:
        return 0
    # GUR-RUL-11: long is a two-handed grip with such a reach.
    long = form.mode.hands == 2 and form.mode.longest() >= fight.options.long_two_handed_reach
    return -made * _halved(form.master, form.mode.fencing or long)


def repeated_bare(defender: Combatant, name: str, limb: i64) -> i64:
    """The same for a bare limb."""
    place = 2 if limb & LEGS != 0 else 0 if limb & 1 != 0 else 1
    made = defender.parried[place]
    return -made * _halved(defender.block.trained, mobile(name)) if made > 0 else 0


def _halved(master: bool, nimble: bool) -> i64:
    """GUR-DEF-06, GUR-DEF-07, GUR-DEF-08: by the master's trait, by the weapon, by both."""
    each: i64 = EACH
    if master:
        each //= 2
    if nimble:
        each //= 2
    return each
