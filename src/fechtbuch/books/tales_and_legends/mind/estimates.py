"""What the book's own fighters see at a glance: who is near, what strikes best, who waits."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import UNARMED
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing

FAR: Final = 1 << 20


def nearest(fight: Battle, fighter: Combatant) -> Combatant | None:
    """The nearest enemy that still stands in the fight; riders before their mounts."""
    found: Combatant | None = None
    least: i64 = FAR
    for foe in fight.fighters:
        if foe.gone or foe.dead or not fight.enemies(fighter.side, foe.side):
            continue
        if foe.block.mount or foe.holds_on == fighter.index or foe.helpless():
            continue
        if (foe.hidden_from >> fighter.side) & 1 == 1:
            continue
        far = 2 * fight.apart(fighter, foe)
        if foe.prone or foe.life < 20:
            far -= 1
        if far < least:
            least = far
            found = foe
    return found


def strength_of(fighter: Combatant, thing: Thing) -> i64:
    """How good a thing is for blows: skill first, then damage."""
    weapon = melee_form(thing)
    skill = UNARMED if weapon.natural else weapon.skill
    worth = weapon.count * (weapon.sides + 1) + 2 * fighter.strength() * weapon.share // 4
    if weapon.weak:
        worth = worth // 2
    return 4 * fighter.value(skill) + 3 * worth


def best_thing(fight: Battle, fighter: Combatant) -> Thing:
    """What somebody strikes with."""
    best = fighter.natural[0]
    worth = strength_of(fighter, best)
    for thing in fighter.natural:
        value = strength_of(fighter, thing)
        if value > worth:
            best = thing
            worth = value
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is None or weapon.cavalry or weapon.thrown_only or weapon.count == 0:
            continue
        if weapon.shoots() or weapon.shield:
            continue
        value = strength_of(fighter, thing)
        if value > worth:
            best = thing
            worth = value
    return best


def shooting_thing(fighter: Combatant) -> Thing | None:
    """A shooting weapon in hand."""
    for thing in fighter.hands:
        if thing.weapon is not None and thing.weapon.shoots():
            return thing
    return None


def all_out(fighter: Combatant) -> bool:
    """TAL-MAN-10: the first good blow decides, so an open guard is a fair price for it.

    A feint that worked needs no more help.
    """
    if fighter.feint_target != NOBODY:
        return False
    return not (fighter.attacked or fighter.aggressive or fighter.defensive or fighter.cautious)


def awaited(fight: Battle, fighter: Combatant, reach: i64) -> bool:
    """Whether an enemy holds a blow back that is no shorter than this reach (TAL-RUL-76)."""
    for other in fight.fighters:
        if len(other.prepared) > 0 and fight.foes(fighter, other):
            for held in other.prepared:
                if melee_form(fight.thing_of(other, held.thing)).reach >= reach:
                    return True
    return False
