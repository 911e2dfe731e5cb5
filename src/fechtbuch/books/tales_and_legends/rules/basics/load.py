"""What somebody carries, and the row of the overload table that it makes (TAL-MOV-16)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import GOOD, NO_ZONE, ORDINARY, POOR
from fechtbuch.books.tales_and_legends.rules.basics.checks import burden_row
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.body import CRUSHED, STAGGERING
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing

SPEED_LOSS: Final = [0, 0, 1, 3]
"""Metres of Speed that the first rows take."""

IGNORING: Final = [0, 1, 2, 6, 10]
"""Fatigue points for ignoring a row for one round."""


def armour_class(coverage: i64) -> i64:
    """Light, medium or heavy (section 6)."""
    if coverage >= 50:
        return 2
    return 1 if coverage >= 40 else 0


CLOTH: Final = ("gambeson", "cloth-helmet")
"""What drinks water and then weighs four times as much (section 6)."""


def worn_weight(fight: Battle, fighter: Combatant, thing: Thing) -> i64:
    """Grams of worn armour: half if well made, or if its class has been learnt."""
    soaked: i64 = 4 if fight.scene.water != "" and thing.key in CLOTH else 1
    taken = fighter.block.armour_proficiency[armour_class(thing.coverage)]
    quality = thing.quality
    if (
        quality >= GOOD
        or (quality == ORDINARY and taken >= 1)
        or (quality == POOR and taken >= 2)
        or taken >= 3
    ):
        return soaked * thing.weight // 2
    return soaked * thing.weight


def carried_grams(fight: Battle, fighter: Combatant) -> i64:
    """Everything that hangs on somebody."""
    grams: i64 = 0
    for thing in fighter.hands:
        grams += grams_of(thing)
    for thing in fighter.carried:
        grams += grams_of(thing)
    for thing in fighter.worn:
        grams += worn_weight(fight, fighter, thing) if thing.zone != NO_ZONE else thing.weight
    return grams


def grams_of(thing: Thing) -> i64:
    """Grams of what is held or carried; ten missiles weigh what the table says."""
    if thing.weapon is not None and thing.weapon.pavise and thing.set_up:
        return 0
    return thing.weight * thing.count // 10 if thing.missile else thing.weight * thing.count


def reckon(fight: Battle, fighter: Combatant) -> None:
    """Take the load anew."""
    before = fighter.burden
    if fighter.block.mount:
        fighter.burden = 0  # rider and saddle do not overload it (7.5)
        return
    grams = carried_grams(fight, fighter)
    load = fighter.block.load * 1000
    row: i64 = 1
    while row <= STAGGERING and grams > load * row:
        row += 1
    if row <= STAGGERING:
        fighter.burden = row - 1
    else:
        fighter.burden = STAGGERING if grams <= 10 * load else CRUSHED
    if fighter.burden >= STAGGERING > before:
        fighter.exhaustion += 1
    if fighter.burden >= CRUSHED > before:
        fighter.prone = True


def speed(fight: Battle, fighter: Combatant) -> i64:
    """Metres of a standard move: Speed, less load and lost legs (TAL-MOV-16, TAL-RUL-61)."""
    legs = fight.legs(fighter)
    metres = legs.block.speed
    row = burden_row(legs)
    if row >= CRUSHED:
        return 0
    if row == STAGGERING:
        return 1
    if row == 4:
        metres = (metres + 1) // 2
    elif row > 0:
        loss: i64 = SPEED_LOSS[row]
        metres -= min(loss, metres // 2)
    for part in legs.lost:
        if part.endswith("-foot"):
            metres -= 1
        elif part.endswith("-leg"):
            metres = (metres + 1) // 2
    return metres if metres > 0 else 0
