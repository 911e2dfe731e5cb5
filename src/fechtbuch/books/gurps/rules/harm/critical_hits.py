"""Critical hits: what they bring beside the damage (GUR-DIC-10, GUR-DIC-11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import CR
from fechtbuch.books.gurps.kinds.tables import CRITICAL_HEAD_HIT, CRITICAL_HIT, cuts_of
from fechtbuch.books.gurps.kinds.terms import EYE, FACE, SKULL
from fechtbuch.books.gurps.rules.basics.hands import drop, drop_all
from fechtbuch.books.gurps.rules.basics.rolls import even
from fechtbuch.books.gurps.rules.harm.damage import Effect
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.fighter import Combatant

_HIT_CUTS: Final = cuts_of(CRITICAL_HIT)
_HEAD_CUTS: Final = cuts_of(CRITICAL_HEAD_HIT)


class Aftermath:
    """What a critical hit brings beside the damage."""

    def __init__(self) -> None:
        self.effect = Effect()
        self.drops_all = False
        self.drops_one = False
        self.idle = False


def critical_hit(fight: Battle, blow: Blow) -> Aftermath:
    """GUR-DIC-10, or GUR-DIC-11 for skull, face and eye."""
    if blow.location in (SKULL, FACE, EYE):
        return _head_hit(fight, blow)
    found = Aftermath()
    effect = found.effect
    roll = fight.roll(blow.attacker, 3, 6, "critical-hit", None, _HIT_CUTS)
    result = CRITICAL_HIT[roll - 3]
    _strengthen(effect, result)
    if result == "major":
        effect.major = True
    elif result == "numbs":
        effect.numbs = True
    elif result == "drops-all":
        found.drops_all = True
    fight.note("critical-hit", "GUR-DIC-10", blow.attacker, blow.target, amount=roll)
    return found


def _head_hit(fight: Battle, blow: Blow) -> Aftermath:
    """GUR-DIC-11."""
    found = Aftermath()
    effect = found.effect
    roll = fight.roll(blow.attacker, 3, 6, "critical-head-hit", None, _HEAD_CUTS)
    result = CRITICAL_HEAD_HIT[roll - 3]
    if result == "eye":
        if blow.arc == REAR:
            result = "half-armour-major"
        else:
            blow.location = EYE
    _strengthen(effect, result)
    if result == "most-through-armour":
        effect.most = True
        effect.no_dr = True
    elif result == "half-armour-major":
        effect.half_dr = 2
        effect.major = True
    elif result == "idle":
        found.idle = True
    elif result == "scars":
        effect.scars = True
    elif result == "drops-one":
        found.drops_one = True
    fight.note("critical-hit", "GUR-DIC-11", blow.attacker, blow.target, amount=roll)
    return found


def _strengthen(effect: Effect, result: str) -> None:
    """Results that both tables have."""
    if result == "triple":
        effect.times = 3
    elif result == "double":
        effect.times = 2
    elif result == "most":
        effect.most = True
    elif result == "half-armour":
        effect.half_dr = 1


def after_critical(fight: Battle, blow: Blow, found: Aftermath, injury: i64) -> None:
    """What follows the damage of a critical hit (GUR-DIC-10, GUR-DIC-11)."""
    victim = blow.target
    if found.drops_all:
        drop_all(fight, victim)
    if found.drops_one:
        _drop_one(fight, victim)
    if found.idle and not victim.out():
        victim.idle = True
        fight.note("off-balance", "GUR-DIC-11", victim)
    if found.effect.scars and injury > 0:
        deaf = blow.form.mode.type == CR
        fight.note("deafened" if deaf else "scarred", "GUR-DIC-11", victim)


def _drop_one(fight: Battle, victim: Combatant) -> None:
    weapons = victim.weapons()
    if len(weapons) == 2 and not even(fight, victim, "which-hand"):
        drop(fight, victim, weapons[1])
    elif weapons:
        drop(fight, victim, weapons[0])
