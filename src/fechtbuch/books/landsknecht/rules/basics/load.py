"""What somebody carries, and the pace that it leaves him (LSK-MOV-05, LSK-MOV-06, LSK-EQP-07)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing

ITEMS_PER_POINT: Final = 5
RIDER_LOAD: Final = 5
"""Points of each human rider, before his own encumbrance points (LSK-EQP-07)."""


def reckon(fight: Battle, fighter: Combatant) -> None:
    """Take encumbrance and movement rate anew, of the mount under a rider as well."""
    if fighter.block.mount:
        rider = None if fighter.rider == NOBODY else fight.fighters[fighter.rider]
        fighter.encumbrance = mount_load(fighter, rider)
        fighter.rate = mount_rate(fighter)
        return
    if fighter.block.creature:
        fighter.rate = fighter.block.own_rate
        return
    fighter.encumbrance = encumbrance(fighter)
    fighter.rate = walking_rate(fighter.encumbrance)
    mount = fight.mount_of(fighter)
    if mount is not None:
        mount.encumbrance = mount_load(mount, fighter)
        mount.rate = mount_rate(mount)


def encumbrance(fighter: Combatant) -> i64:
    """LSK-MOV-06: encumbrance points of a person."""
    # LSK-RUL-39: heavy armour has 2 points in place of the 1 for metal, in its own row.
    points = fighter.block.armour_load
    points += oversized(fighter.hands) + oversized(fighter.carried)
    items = fighter.extra_items + items_of(fighter.hands) + items_of(fighter.carried)
    points += items // ITEMS_PER_POINT
    points += fighter.extra_load  # lasting injuries, LSK-DMG-03
    if fighter.block.soldier and points > 0:
        points -= 1  # whatever `career_traits` says
    return points


def oversized(things: list[Thing]) -> i64:
    """A point for each oversized thing, which then is no item; a pavise that stands has none."""
    points: i64 = 0
    for thing in things:
        if thing.oversized and not (thing.pavise and thing.set_up):
            points += 1
    return points


def items_of(things: list[Thing]) -> i64:
    """How many items things count as: up to 20 missiles of a kind are one, so are 100 coins."""
    items: i64 = 0
    small: dict[str, int] | None = None
    for thing in things:
        if thing.oversized:
            continue
        if thing.per_item == 1:
            items += thing.count
        else:
            if small is None:
                small = {}
            before = small.get(thing.key, 0)
            small[thing.key] = before + thing.count
            items -= _sheaves(before, thing.per_item)
            items += _sheaves(before + thing.count, thing.per_item)
    return items


def _sheaves(count: i64, per_item: i64) -> i64:
    return (count + per_item - 1) // per_item


def walking_rate(points: i64) -> i64:
    """LSK-MOV-05: movement rate of a person in feet per Turn."""
    if points <= 1:
        return 120
    if points == 2:
        return 90
    if points == 3:
        return 60
    if points == 4:
        return 30
    return 0


def mount_load(mount: Combatant, rider: Combatant | None) -> i64:
    """LSK-EQP-07: points on a mount's back; a mule bears 5 with ease, a pony starts with 6."""
    points = mount.block.mount_load  # what it is by nature, and its barding
    if rider is not None:
        points += RIDER_LOAD + rider.encumbrance
    points += oversized(mount.carried) + items_of(mount.carried) // ITEMS_PER_POINT
    return points if points > 0 else 0


def mount_rate(mount: Combatant) -> i64:
    """LSK-EQP-07: movement rate of a mount under its load; a mule goes at half of it."""
    points = mount.encumbrance
    if points <= 10:
        rate: i64 = 240
    elif points <= 15:
        rate = 180
    elif points <= 20:
        rate = 120
    elif points <= 25:
        rate = 60
    else:
        rate = 0
    return rate * mount.block.rate_times // mount.block.rate_over
