"""Blows, shots and throws with a thing: its form, the skill, how far it goes (4.3)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import Weapon
from fechtbuch.books.tales_and_legends.kinds.skills import AXE, POLEARM, SHIELD, THROWING, UNARMED
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def melee_form(thing: Thing) -> Weapon:
    """What a thing is in a blow: a blowpipe is a stick."""
    weapon = thing.weapon
    assert weapon is not None
    if weapon.melee_as is not None:
        return weapon.melee_as
    return weapon


def unarmed_blow(fight: Battle, attacker: Combatant) -> Blow:
    """The hit test of grabs, overthrow, push and trip: unarmed combat, reach 1 m."""
    thing = attacker.natural[0]
    assert thing.weapon is not None
    blow = Blow(thing, thing.weapon)
    blow.skill = UNARMED
    return blow


def melee_blow(attacker: Combatant, thing: Thing) -> Blow:
    """A blow with a thing in hand, or with the bare one (TAL-HIT-18)."""
    weapon = melee_form(thing)
    blow = Blow(thing, weapon)
    if weapon.natural:
        blow.skill = UNARMED
    elif weapon.dual and attacker.value(AXE) > attacker.value(POLEARM):
        blow.skill = AXE  # TAL-ITM-22: a halberd used like an axe
    elif weapon.shield or (weapon.mounted_spikes and on_shield(attacker)):
        blow.skill = SHIELD
    if weapon.count == 0 and not weapon.entangling and not weapon.natural:
        blow.improvised = True
    if thing.weapon is not None and thing.weapon.shoots() and thing.weapon.melee_as is None:
        blow.improvised = True
        blow.skill = UNARMED
    return blow


def announce(blow: Blow, special: str) -> None:
    """Put a special attack on a blow; a halberd is an axe to do damage only (TAL-ITM-22)."""
    blow.special = special
    if blow.weapon.dual and blow.no_damage():
        blow.skill = blow.weapon.skill


def on_shield(fighter: Combatant) -> bool:
    """TAL-ITM-22: spikes sit on the shield if there is one, else on the armour."""
    for thing in fighter.hands:
        if thing.weapon is not None and thing.weapon.shield:
            return True
    return False


def shot_blow(fight: Battle, thing: Thing) -> Blow:
    """A shot with a loaded weapon."""
    assert thing.weapon is not None
    blow = Blow(thing, thing.weapon)
    blow.ranged = True
    blow.missile = fight.missiles.get(thing.laid)
    blow.in_flight = True
    return blow


def thrown_blow(thing: Thing) -> Blow:
    """TAL-ACT-10: something thrown."""
    assert thing.weapon is not None
    blow = Blow(thing, thing.weapon)
    blow.ranged = True
    blow.thrown = True
    blow.skill = THROWING
    blow.unsuited = thing.weapon.throws == 0
    return blow


def range_of(fighter: Combatant, blow: Blow) -> i64:
    """The farthest target of a ranged attack in metres."""
    weapon = blow.weapon
    load = fighter.block.load
    if blow.thrown:
        if weapon.throws > 0:
            return load * weapon.throws
        metres = load - (weapon.weight + 999) // 1000
        return metres if metres > 0 else 0
    if weapon.range_per_load > 0:
        return load * weapon.range_per_load
    return weapon.range
