"""Prepared attacks: what waits for an enemy to come within reach (TAL-MAN-12, TAL-RUL-64, -76)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.arms import BODY, HAND, HEAD, NOBODY
from fechtbuch.books.tales_and_legends.attack import attack
from fechtbuch.books.tales_and_legends.battle import Battle
from fechtbuch.books.tales_and_legends.blows import (
    Blow,
    melee_blow,
    range_of,
    shot_blow,
    unarmed_blow,
)
from fechtbuch.books.tales_and_legends.contests import shield_bypass
from fechtbuch.books.tales_and_legends.defence import sees
from fechtbuch.books.tales_and_legends.falling import settle_falls
from fechtbuch.books.tales_and_legends.fighter import Combatant, Prepared
from fechtbuch.books.tales_and_legends.wounds import is_head_part, tire


def blow_of(fight: Battle, fighter: Combatant, prepared: Prepared) -> Blow | None:
    """The blow that was planned; None if its weapon is no longer at hand."""
    thing = fight.thing_of(fighter, prepared.thing)
    if thing.index >= 0 and not (thing.place == HAND and thing.holder == fighter.index):
        return None
    weapon = thing.weapon
    if weapon is None:
        return None
    special = prepared.special
    if weapon.shoots() and weapon.melee_as is None:
        if not thing.loaded:
            return None
        blow = shot_blow(fight, thing)
    elif (special in ("overthrow", "push", "grab") and weapon.recoil == 0) or (
        special == "trip" and weapon.tripping == 0
    ):
        blow = unarmed_blow(fight, fighter)
    else:
        blow = melee_blow(fighter, thing)
    blow.special = special
    blow.part = prepared.part
    blow.zone = HEAD if is_head_part(prepared.part) else BODY
    return blow


def reach_of_blow(fighter: Combatant, blow: Blow) -> i64:
    """How near somebody must come: the weapon's reach, or its range."""
    return range_of(fighter, blow) if blow.ranged else blow.weapon.reach


def comes_within_reach(fight: Battle, mover: Combatant, before: i64, charging: bool) -> bool:
    """Make the prepared attacks that a step triggers; whether there were any."""
    waiting: list[Combatant] = []
    for other in fight.fighters:
        if other.prepared is not None and fight.foes(other, mover) and not other.helpless():
            waiting.append(other)
    if len(waiting) == 0:
        return False
    made = False
    for other in in_order(fight, waiting):
        prepared = other.prepared
        if prepared is None or mover.dead or other.helpless():
            continue
        if prepared.against != NOBODY and prepared.against != mover.index:
            continue
        blow = blow_of(fight, other, prepared)
        if blow is None:
            other.prepared = None  # weaponless
            continue
        reach = reach_of_blow(other, blow)
        if fight.apart(other, mover) > reach or _was_within(fight, other, mover, before, reach):
            continue
        if blow.ranged and (
            not sees(fight, other, mover) or not fight.grid.clear_line(other.at, mover.at)
        ):
            continue
        other.prepared = None
        made = True
        fight.note("springs", "TAL-MAN-12", other, mover, item=blow.thing.slug)
        blow.caught = charging
        if blow.special == "bypass" and shield_bypass(fight, other, mover):
            blow.unparried = True
            blow.uncovered = True
        attack(fight, other, mover, blow)
        if blow.ranged:
            blow.thing.loaded = False
            blow.thing.laid = ""
        if blow.special in ("mighty", "bypass"):
            tire(fight, other, 1, "TAL-SEQ-21")
        settle_falls(fight)
    return made


def _was_within(fight: Battle, other: Combatant, mover: Combatant, before: i64, reach: i64) -> bool:
    """Whether the mover stood in reach already: then nothing is triggered."""
    now = mover.at
    mover.at = before
    within = fight.apart(other, mover) <= reach
    mover.at = now
    return within


def in_order(fight: Battle, fighters: list[Combatant]) -> list[Combatant]:
    """TAL-RUL-71 a: higher initiative first."""
    ordered: list[Combatant] = []
    for index in fight.order:
        for fighter in fighters:
            if fighter.index == index:
                ordered.append(fighter)
    for fighter in fighters:
        if fighter not in ordered:
            ordered.append(fighter)
    return ordered
