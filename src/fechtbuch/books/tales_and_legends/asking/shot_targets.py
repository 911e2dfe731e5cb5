"""Whom or what a shot or a throw may aim at (TAL-ACT-08, TAL-ACT-10, TAL-ATK-11, TAL-ATK-22)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.blow_targets import melee_targets
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    range_of,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import proficient
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def shot_targets(
    fight: Battle, fighter: Combatant, thing: Thing, thrown: bool, field: bool
) -> list[Combatant]:
    """Enemies within range and in a clear line; a field shot goes half as far, over anything."""
    blow = thrown_blow(thing) if thrown else shot_blow(fight, thing)
    far = range_of(fighter, blow)
    if field:
        far = far // 2
    found: list[Combatant] = []
    for foe in melee_targets(fight, fighter, far):
        if foe.grapple != NOBODY and foe.grapple == fighter.grapple:
            continue
        if field or fight.in_line(fighter, foe):
            found.append(foe)
    return found


def ricochet_targets(fight: Battle, fighter: Combatant, thing: Thing) -> list[Combatant]:
    """TAL-ITM-22: round a corner, so without a clear line, for who has learnt the weapon."""
    weapon = thing.weapon
    if weapon is None or not weapon.ricochet or not proficient(fighter, weapon):
        return []
    far = range_of(fighter, thrown_blow(thing))
    return [foe for foe in melee_targets(fight, fighter, far) if not fight.in_line(fighter, foe)]


def area_fields(fight: Battle, fighter: Combatant, thing: Thing) -> list[i64]:
    """TAL-ATK-22: fields within range on which an enemy stands; any other may be named."""
    found: list[i64] = []
    for foe in melee_targets(fight, fighter, range_of(fighter, thrown_blow(thing))):
        if foe.at not in found:
            found.append(foe.at)
    return found
