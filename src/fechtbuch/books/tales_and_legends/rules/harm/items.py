"""Things that break: damage checks, wear, quality (4.12)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import CHANCES, DESTROYED, NOBODY, QUALITIES
from fechtbuch.books.tales_and_legends.rules.basics.checks import percent
from fechtbuch.books.tales_and_legends.rules.basics.load import reckon
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def protection(thing: Thing) -> i64:
    """The armour value of a struck thing, to which penetration means nothing (TAL-ITM-10)."""
    if thing.weapon is not None:
        return thing.weapon.armour
    return thing.armour


def times_pierced(thing: Thing, damage: i64, armour: i64) -> i64:
    """TAL-ITM-02, TAL-ITM-08, TAL-ITM-11: how many checks a blow makes necessary."""
    if armour <= 0:
        return 0
    if thing.solid:
        # TAL-RUL-11: solid things from 2 × armour + 1 on.
        return damage // (2 * armour) if damage > 2 * armour else 0
    return damage // armour if damage >= armour else 0


def strike_item(fight: Battle, thing: Thing, damage: i64, roller: Combatant) -> bool:
    """Check a struck thing; whether it was destroyed (TAL-ITM-02 to TAL-ITM-11)."""
    if thing.quality == DESTROYED:
        return True
    return _check(fight, thing, times_pierced(thing, damage, protection(thing)), roller)


def wear(fight: Battle, thing: Thing, damage: i64, roller: Combatant) -> bool:
    """TAL-ITM-13, TAL-RUL-15: a weapon that dealt more than its limit."""
    weapon = thing.weapon
    if weapon is None or weapon.natural or weapon.deals <= 0 or thing.index < 0:
        return False  # TAL-RUL-93
    if damage <= weapon.deals:
        return False
    return _check(fight, thing, damage // weapon.deals, roller)


def _check(fight: Battle, thing: Thing, checks: i64, roller: Combatant) -> bool:
    """TAL-RUL-12: n checks, each with n times the chance of the base quality (TAL-ITM-04)."""
    if checks <= 0:
        return False
    chance = checks * CHANCES[thing.base]
    done: i64 = 0
    while done < checks:
        if percent(fight, roller, chance, "item"):
            thing.quality -= 1
            if thing.quality == DESTROYED:
                fight.note("destroyed", "TAL-ITM-01", roller, item=thing.slug)
                owner = thing.holder
                fight.destroy(thing)
                if owner != NOBODY:
                    reckon(fight, fight.fighters[owner])
                return True
            fight.note(
                "damaged", "TAL-ITM-01", roller, item=thing.slug, word=QUALITIES[thing.quality]
            )
            if thing.holder != NOBODY:
                reckon(fight, fight.fighters[thing.holder])
        done += 1
    return False
