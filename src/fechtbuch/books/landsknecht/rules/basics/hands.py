"""What is in hand, let go of, taken and drawn (LSK-WPN-01, LSK-WPN-07)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import BELT, GROUND, HAND, NOBODY, SPENT, WORN
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.rules.basics.weapons import gripping
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.grid import NOWHERE


def hands_taken(fighter: Combatant) -> i64:
    """How many hands are full."""
    taken: i64 = 0
    for thing in fighter.hands:
        taken += thing.hands
    return taken


def hands_free(fighter: Combatant) -> i64:
    """How many hands are empty; a lance and a shield in the saddle leave none."""
    if gripping(fighter):
        return 0
    free = 2 - fighter.arms_lost - hands_taken(fighter)
    return free if free > 0 else 0


def drop(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """Let go of a thing: it lies in the bearer's square (LSK-WPN-01). Free at any time."""
    leave_behind(fight, fighter, thing, fighter.at)
    fight.note("dropped", "LSK-WPN-01", fighter, item=thing.slug)


def leave_behind(fight: Battle, fighter: Combatant, thing: Thing, at: i64) -> None:
    """A thing leaves its bearer and lies on the ground."""
    if thing in fighter.hands:
        fighter.hands = [other for other in fighter.hands if other is not thing]
    else:
        fighter.carried = [other for other in fighter.carried if other is not thing]
    thing.place = GROUND
    thing.holder = NOBODY
    thing.at = at
    reckon(fight, fighter)


def drop_all(fight: Battle, fighter: Combatant) -> None:
    """Let go of everything in hand."""
    for thing in list(fighter.hands):
        drop(fight, fighter, thing)


def make_room(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """Let go of what is in the way of a thing, the weapon before the shield."""
    while hands_free(fighter) < thing.hands and len(fighter.hands) > 0:
        drop(fight, fighter, fighter.hands[0])


def take(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """Put a thing into the hand, from wherever it is; what needs no hand is worn or hung up."""
    if thing.holder != NOBODY:
        owner = fight.fighters[thing.holder]
        owner.hands = [other for other in owner.hands if other is not thing]
        owner.carried = [other for other in owner.carried if other is not thing]
        if owner is not fighter:
            reckon(fight, owner)
    thing.holder = fighter.index
    thing.at = NOWHERE
    if thing.hands == 0:
        thing.place = WORN if thing.weapon is not None else BELT
        fighter.carried = [*fighter.carried, thing]
    else:
        thing.place = HAND
        fighter.hands = [*fighter.hands, thing]
    reckon(fight, fighter)


def break_thing(fight: Battle, fighter: Combatant, thing: Thing, rule: str) -> None:
    """A thing is destroyed or used up."""
    fighter.hands = [other for other in fighter.hands if other is not thing]
    fighter.carried = [other for other in fighter.carried if other is not thing]
    thing.place = SPENT
    thing.holder = NOBODY
    thing.at = NOWHERE
    reckon(fight, fighter)
    fight.note("broken", rule, fighter, item=thing.slug)


def draw(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-WPN-01: let go of what is in the way, draw a thing from the belt.

    The −2 to hit counts for every attack of the Round (LSK-RUL-41); Mercenaries are spared it
    (LSK-WPN-06). Darts and rocks are ready for an empty hand every Round (LSK-MIS-11).
    """
    ready = thing.weapon is not None and thing.weapon.thrown and hands_free(fighter) > 0
    make_room(fight, fighter, thing)
    take(fight, fighter, thing)
    if not ready and change_costs(fight, fighter):
        fighter.weapon_changed = True
    fight.note("drew", "LSK-WPN-01", fighter, item=thing.slug)


def change_costs(fight: Battle, fighter: Combatant) -> bool:
    """LSK-WPN-06: everybody but a Mercenary strikes worse after a change of weapons."""
    return not (fight.options.career_traits and fighter.block.mercenary)


def at_the_belt(fighter: Combatant) -> list[Thing]:
    """Things that hang within easy reach; a shield is put on, not drawn (LSK-WPN-07)."""
    return [
        thing
        for thing in fighter.carried
        if thing.place == BELT and thing.hands > 0 and thing.kind != "shield"
    ]


def drawable(fighter: Combatant) -> list[Thing]:
    """Weapons that hang within easy reach, of rocks and darts one each (LSK-WPN-01)."""
    found: list[Thing] = []
    missiles: list[str] = []
    for thing in fighter.carried:
        weapon = thing.weapon
        if weapon is None or thing.place != BELT or weapon.hands > 2 - fighter.arms_lost:
            continue
        if weapon.thrown:
            if thing.key in missiles:
                continue
            missiles.append(thing.key)
        found.append(thing)
    return found
