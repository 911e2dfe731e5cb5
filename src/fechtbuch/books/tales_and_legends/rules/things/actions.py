"""Weapons, missiles, potions and armour: drawn, stowed, gripped, loaded, put on (4.3)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import (
    BELT,
    CHANCES,
    GONE,
    GROUND,
    HAND,
    HEAD,
    NO_ZONE,
    NOBODY,
    PACK,
    POUCH,
    QUIVER,
    WORN,
)
from fechtbuch.books.tales_and_legends.rules.basics.checks import percent
from fechtbuch.books.tales_and_legends.rules.basics.load import reckon
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.grid import NOWHERE

DONNING: Final = {30: (15, 4), 40: (20, 6), 50: (30, 10)}
"""TAL-ACT-15: full-round actions for body armour and helmet, by coverage."""


def hand_for(fighter: Combatant, thing: Thing) -> bool:
    """Whether there is a hand free for a thing, or two where it needs both."""
    weapon = thing.weapon
    if weapon is not None and weapon.strapped:
        return True
    return fighter.free_hands() >= (2 if weapon is not None and weapon.two_hands else 1)


def drawable(fighter: Combatant) -> list[Thing]:
    """Weapons and things at belt, pouch or on the back that a free hand could take."""
    return [
        thing
        for thing in fighter.carried
        if thing.place in (BELT, POUCH) and not thing.missile and hand_for(fighter, thing)
    ]


def draw(fight: Battle, fighter: Combatant, thing: Thing, rule: str = "TAL-ACT-02") -> None:
    """TAL-ACT-02, TAL-ACT-03; out of the pack TAL-ACT-04."""
    fight.take_from(fighter, thing)
    thing.place = HAND
    thing.both = thing.weapon is not None and thing.weapon.two_hands
    fighter.hands = [*fighter.hands, thing]
    fight.note("draws", rule, fighter, item=thing.slug)


def stow(
    fight: Battle, fighter: Combatant, thing: Thing, place: i64 = BELT, rule: str = "TAL-ACT-02"
) -> None:
    """TAL-ACT-02: for the same price; into the pack TAL-ACT-04."""
    fight.take_from(fighter, thing)
    thing.place = place
    thing.both = False
    fighter.carried = [*fighter.carried, thing]
    fight.note("stows", rule, fighter, item=thing.slug)


def let_drop(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """Let something fall, for nothing."""
    fight.take_from(fighter, thing)
    thing.place = GROUND
    thing.both = False
    thing.holder = NOBODY
    thing.at = fighter.at
    fight.note("dropped", "TAL-RUL-84", fighter, item=thing.slug)
    reckon(fight, fighter)


def grip(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """TAL-ACT-13: one hand or both."""
    thing.both = not thing.both
    fight.note("grips", "TAL-ACT-13", fighter, item=thing.slug)


def may_grip(fighter: Combatant, thing: Thing) -> bool:
    """Whether the grip may be changed: not Light, not one-handed only, a hand to spare."""
    weapon = thing.weapon
    if weapon is None or weapon.light or weapon.one_handed_only or weapon.two_hands:
        return False
    if weapon.shield or weapon.shoots() or weapon.strapped:
        return False
    return thing.both or fighter.free_hands() >= 1


def lying_near(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-RUL-84: things on the own or a neighbouring field."""
    found: list[Thing] = []
    for thing in fight.things:
        if thing.place == GROUND and thing.at != NOWHERE and not thing.set_up:
            if fight.grid.distance(fighter.at, thing.at) <= 1 and hand_for(fighter, thing):
                found.append(thing)
    return found


def pick_up(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """TAL-RUL-84: as drawing it."""
    thing.place = HAND
    thing.holder = fighter.index
    thing.at = NOWHERE
    thing.both = thing.weapon is not None and thing.weapon.two_hands
    fighter.hands = [*fighter.hands, thing]
    fight.note("picks-up", "TAL-RUL-84", fighter, item=thing.slug)
    reckon(fight, fighter)


def missiles_for(fight: Battle, fighter: Combatant, weapon: Thing) -> list[Thing]:
    """Bundles in the quiver that fit a weapon (TAL-ITM-19)."""
    kind = weapon.weapon
    if kind is None:
        return []
    found: list[Thing] = []
    for thing in fighter.carried:
        if thing.missile and thing.count > 0 and thing.weapon is not None:
            if thing.weapon.family == kind.family:
                found.append(thing)
    return found


def lay_on(fight: Battle, fighter: Combatant, weapon: Thing, bundle: Thing) -> None:
    """TAL-ACT-03: a missile out of the quiver."""
    bundle.count -= 1
    weapon.laid = bundle.key
    if bundle.count == 0 and bundle.place != QUIVER:
        bundle.place = QUIVER
    values = {"left": int(bundle.count)} if fight.telling else None
    fight.note("takes-missile", "TAL-ACT-03", fighter, item=bundle.slug, values=values)
    reckon(fight, fighter)


def load(fight: Battle, fighter: Combatant, weapon: Thing) -> None:
    """TAL-ACT-09: ready to shoot."""
    weapon.loaded = True
    fight.note("loads", "TAL-ACT-09", fighter, item=weapon.slug)


def full_rounds(price: str) -> i64:
    """How many full-round actions a loading price names; 0 for X or S."""
    if not price.endswith("F"):
        return 0
    return 1 if price == "F" else int(price[:-1])


def gather(fight: Battle, fighter: Combatant) -> None:
    """TAL-ITM-23: a missile that lies near, unless it broke."""
    kept: list[list[i64]] = []
    found: Thing | None = None
    for pair in fight.spent:
        if found is None and fight.grid.distance(fighter.at, pair[1]) <= 1:
            found = fight.things[pair[0]]
        else:
            kept.append(pair)
    if found is None:
        return
    fight.spent = kept
    chance = CHANCES[found.base]
    if percent(fight, fighter, chance, "missile"):
        fight.note("missile-broken", "TAL-ITM-23", fighter, item=found.slug)
    else:
        found.count += 1
        fight.note("missile-found", "TAL-ITM-23", fighter, item=found.slug)


def spent_near(fight: Battle, fighter: Combatant) -> bool:
    """Whether a missile of one's own lies within a step."""
    for pair in fight.spent:
        if fight.things[pair[0]].holder == fighter.index:
            if fight.grid.distance(fighter.at, pair[1]) <= 1:
                return True
    return False


def drink(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """TAL-ACT-06: the vessel is gone; what it does is the referee's word."""
    fight.take_from(fighter, thing)
    thing.place = GONE
    thing.holder = NOBODY
    fight.note("drinks", "TAL-ACT-06", fighter, item=thing.slug)
    reckon(fight, fighter)


def don(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """TAL-ACT-15: protection starts when finished."""
    fight.take_from(fighter, thing)
    thing.place = WORN
    fighter.worn = [*fighter.worn, thing]
    fight.note("dons", "TAL-ACT-15", fighter, item=thing.slug)
    reckon(fight, fighter)


def doff(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """TAL-ACT-15: off again."""
    fight.take_from(fighter, thing)
    thing.place = PACK
    fighter.carried = [*fighter.carried, thing]
    fight.note("doffs", "TAL-ACT-15", fighter, item=thing.slug)
    reckon(fight, fighter)


def donning_rounds(thing: Thing, off: bool) -> i64:
    """Full-round actions of a piece of armour; taking off takes half."""
    body, helmet = DONNING[int(thing.coverage)]
    rounds: i64 = helmet if thing.zone == HEAD else body
    return (rounds + 1) // 2 if off else rounds


def wearable(fighter: Combatant) -> list[Thing]:
    """Armour in the pack for a zone that is bare: nothing is layered."""
    zones = [thing.zone for thing in fighter.worn]
    return [thing for thing in fighter.carried if thing.zone != NO_ZONE and thing.zone not in zones]
