"""After the fight: how long injuries last, what may still kill, Wounds that come back (4.17)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.block import POISON
from fechtbuch.books.landsknecht.kinds.catalogue import INJURIES, days_of
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.harm.injuries import end_injury, injure
from fechtbuch.books.landsknecht.rules.harm.out_of_action import die
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.burdens import Injury
from fechtbuch.books.landsknecht.state.fighter import Combatant


def hours_unconscious(fight: Battle, victim: Combatant) -> i64:
    """LSK-DMG-02: whoever was knocked out, or stood at exactly 0, comes to after 1d6 hours."""
    return fight.roll(victim, 1, 6, "unconscious") if victim.unconscious else 0


def days_injured(fight: Battle, victim: Combatant, injury: Injury) -> i64:
    """LSK-RUL-62: how many days an injury lasts; 0 where neither days nor weeks end it."""
    sides, days = days_of(INJURIES[injury.key].lasts)
    return days * fight.roll(victim, 1, sides, "injury-lasts") if sides > 0 else 0


def teeth_lost(fight: Battle, victim: Combatant, injury: Injury) -> i64:
    """LSK-DMG-03: so many that people listen less until they are replaced."""
    sides = INJURIES[injury.key].teeth
    return fight.roll(victim, 1, sides, "teeth") if sides > 0 else 0


def days_for_a_surgeon(fight: Battle, victim: Combatant, injury: Injury) -> i64:
    """LSK-DMG-03: within so many days a crushed foot must be treated; 0: there is no hurry."""
    sides = INJURIES[injury.key].surgeon_within
    return fight.roll(victim, 1, sides, "injury-lasts") if sides > 0 else 0


def come_to_the_worst(fight: Battle, victim: Combatant, injury: Injury) -> None:
    """LSK-DMG-03: the days of a gut wound are over, or those in which a foot could be saved."""
    row = INJURIES[injury.key]
    if row.poison_later:
        if not save(fight, victim, POISON):
            die(fight, victim, "LSK-DMG-03")
    elif row.becomes:
        end_injury(fight, victim, injury)
        injure(fight, victim, INJURIES[row.becomes], injury.side)


def recover_night(victim: Combatant, hostile: bool = False) -> None:
    """LSK-DMG-06: a quiet night gives 1 Wound from half of the maximum upwards."""
    if not hostile and not victim.dead and 2 * victim.wounds >= victim.max_wounds:
        _regain(victim, 1)


def recover_day(
    fight: Battle, victim: Combatant, hostile: bool = False, good_bed: bool = False
) -> None:
    """LSK-DMG-06: a full day of rest gives 1d3, or 1 below half of the maximum; a bed adds 1."""
    if hostile or victim.dead:
        return
    gain: i64 = 1
    if 2 * victim.wounds >= victim.max_wounds:
        gain = fight.roll(victim, 1, 3, "recovery")
    if good_bed:
        gain += 1
    _regain(victim, gain)


def _regain(victim: Combatant, gain: i64) -> None:
    victim.wounds += gain
    if victim.wounds > victim.max_wounds:
        victim.wounds = victim.max_wounds
