"""Things that could be handled now: loaded, put away, drunk, planted (4.3, TAL-ITM-22)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import (
    BELT,
    GROUND,
    HAND,
    NO_ZONE,
    NOBODY,
    PACK,
    POUCH,
)
from fechtbuch.books.tales_and_legends.rules.basics.prices import EXTRA, FULL, STANDARD, TWO, Price
from fechtbuch.books.tales_and_legends.rules.things.actions import full_rounds, missiles_for
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def loadable(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons that have a missile laid on and wait for loading."""
    found: list[Thing] = []
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is not None and weapon.shoots() and thing.laid and not thing.loaded:
            if load_price(thing).affordable(fighter):
                found.append(thing)
    return found


def load_price(thing: Thing) -> Price:
    """TAL-ACT-09: X, S, or one full-round action after another."""
    assert thing.weapon is not None
    price = thing.weapon.load_price
    if full_rounds(price) > 0:
        return FULL
    return EXTRA if price == "X" else STANDARD


def wants_missile(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons in hand without a missile, for which the quiver has one."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None
        and thing.weapon.shoots()
        and not thing.laid
        and len(missiles_for(fight, fighter, thing)) > 0
    ]


def held_things(fighter: Combatant) -> list[Thing]:
    """What could be put away or dropped."""
    return [thing for thing in fighter.hands if thing.place == HAND]


def potions(fighter: Combatant) -> list[Thing]:
    """Potions in hand."""
    return [thing for thing in fighter.hands if thing.key == "potion"]


def packed(fighter: Combatant) -> list[Thing]:
    """Things in the pack that a hand could hold."""
    return [thing for thing in fighter.carried if thing.place == PACK and thing.zone == NO_ZONE]


def plantable(fight: Battle, fighter: Combatant) -> list[Thing]:
    """A pavise to plant, a scorpion to rest (TAL-ITM-22)."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None
        and (thing.weapon.pavise or (thing.weapon.stabiliser and not thing.set_up))
    ]


def planted(fight: Battle, fighter: Combatant) -> list[Thing]:
    """A pavise that stands on the own field."""
    return [
        thing
        for thing in fight.things
        if thing.set_up
        and thing.place == GROUND
        and thing.at == fighter.at
        and thing.weapon is not None
        and thing.weapon.pavise
        and fighter.free_hands() > 0
    ]


def close_things(fighter: Combatant) -> list[Thing]:
    """TAL-GRP-14: light weapons, and things at belt or pouch; a garrotte (TAL-RUL-101)."""
    found: list[Thing] = []
    if fighter.free_hands() > 0:
        for thing in fighter.carried:
            if thing.place in (BELT, POUCH) and not thing.missile and not is_garrotte(thing):
                weapon = thing.weapon
                if weapon is None or weapon.light:
                    found.append(thing)
                elif fighter.grapple != NOBODY and thing.place == BELT and not is_large(thing):
                    found.append(thing)  # TAL-RUL-122
    found.extend(garrottes(fighter))
    return [thing for thing in found if close_price(fighter, thing).affordable(fighter)]


def is_large(thing: Thing) -> bool:
    """TAL-RUL-122: too large to be drawn in a grapple: for both hands, of long reach, a shield."""
    weapon = thing.weapon
    if weapon is None:
        return False
    return weapon.two_hands or weapon.reach > 1 or weapon.shield or weapon.shoots()


def is_garrotte(thing: Thing) -> bool:
    """Whether a thing is made for choking (TAL-GRP-17)."""
    return thing.weapon is not None and thing.weapon.choking > 0


def garrottes(fighter: Combatant) -> list[Thing]:
    """TAL-RUL-101: in a grapple a garrotte comes from belt or hand into both hands."""
    if fighter.grapple == NOBODY or fighter.hands_usable() < 2:
        return []
    held: i64 = 0
    for thing in fighter.hands:
        weapon = thing.weapon
        if not is_garrotte(thing) and not (weapon is not None and weapon.worn_on_hand):
            held += 0 if weapon is not None and weapon.strapped else 1
    if held > 0:
        return []
    return [
        thing
        for thing in [*fighter.hands, *fighter.carried]
        if is_garrotte(thing) and not thing.both and thing.place in (HAND, BELT, POUCH)
    ]


def close_price(fighter: Combatant, thing: Thing) -> Price:
    """TAL-RUL-81: the named action and the price of drawing; a garrotte is X (TAL-RUL-101), a
    weapon that is not Light S + S (TAL-RUL-122)."""
    if fighter.grapple == NOBODY:
        return Price(0, 2)
    if is_garrotte(thing):
        return EXTRA
    return Price(1, 1) if thing.weapon is None or thing.weapon.light else TWO


def sleepers(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """Friends beside one who can be woken (TAL-STA-08)."""
    return [
        other
        for other in fight.fighters
        if (other.asleep or other.stunned > 0)
        and not other.dead
        and not fight.foes(fighter, other)
        and fight.apart(fighter, other) <= 1
    ]


def barbed_near(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """Oneself or friends beside one in whose bodies barbs stick (TAL-ITM-22)."""
    return [
        other
        for other in fight.fighters
        if len(other.barbs) > 0
        and not other.dead
        and not other.gone
        and not fight.foes(fighter, other)
        and fight.apart(fighter, other) <= 1
    ]


def open_wounds(fighter: Combatant) -> bool:
    """Whether there are wounds to press (TAL-WND-07)."""
    for wound in fighter.wounds:
        if not wound.dressed:
            return True
    return False


def draw_price(thing: Thing) -> Price:
    """TAL-ACT-02, TAL-ITM-14: X for a light melee weapon, for a thing of belt or pouch
    (TAL-ACT-03) as well."""
    weapon = thing.weapon
    if weapon is None or thing.missile:
        return EXTRA
    return EXTRA if weapon.light and not weapon.shoots() else STANDARD
