"""Bands of a hit: defence, coverage, cover, and from where a hit is critical (TAL-HIT-04)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import HAND, NOBODY
from fechtbuch.books.tales_and_legends.rules.defending.defence import helpless_towards, may_react
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing

CRITICAL: Final = 20
"""How far above the body a result must be (TAL-HIT-04)."""

MOST_TOLD_APART: Final = 30
"""Critical multipliers up to this are told apart by exact odds: all that rerolls can reach."""


def telling_results(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> list[i64]:
    """Which results this attack tells apart; none if a reaction will be measured against it."""
    if target.has_reactions() and may_react(fight, target, attacker, blow.reason):
        return []
    if fight.options.luck and target.block.hero:
        return []
    return band_marks(fight, attacker, target, blow)


def band_marks(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> list[i64]:
    """The lowest results of all bands, and from where a critical hit is one stronger."""
    marks: list[i64] = [blow.defence]
    if blow.no_damage():
        return marks
    coverage = coverage_of(fight, target, blow)
    cover = cover_against(fight, target, attacker, blow)
    body = max(blow.defence, coverage)
    if cover > blow.defence and cover < coverage:
        marks.append(cover)
    if coverage > blow.defence:
        marks.append(coverage)
    if cover > body:
        body = cover
        marks.append(cover)
    more: i64 = 2
    while more <= MOST_TOLD_APART:
        marks.append(body + 10 * more)
        more += 1
    return marks


def dodge_marks(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> list[i64]:
    """From which results on a failed dodge makes a critical hit one weaker (TAL-MAN-05)."""
    marks: list[i64] = []
    least = max(coverage_of(fight, target, blow), cover_against(fight, target, attacker, blow))
    mark = blow.result - CRITICAL + 1
    while mark > least and len(marks) < MOST_TOLD_APART:
        marks.insert(0, mark)
        mark -= 10
    return marks


def armour_at(target: Combatant, zone: i64) -> Thing | None:
    """What is worn on a zone."""
    for thing in target.worn:
        if thing.zone == zone:
            return thing
    return None


def coverage_of(fight: Battle, target: Combatant, blow: Blow) -> i64:
    """C of TAL-HIT-04: coverage of the zone attacked; 0 for bare (TAL-RUL-01)."""
    armour = armour_at(target, blow.zone)
    if armour is None:
        return 0
    if fight.options.coverage_mode == "additive":
        return blow.defence + armour.coverage
    return armour.coverage


def covering_shield(
    fight: Battle, target: Combatant, attacker: Combatant, blow: Blow
) -> Thing | None:
    """TAL-MAN-07, TAL-RUL-77: the shield that covers against this attack, the best of several
    (TAL-RUL-121).

    Nothing but cover: a shield that is merely worn protects nobody (TAL-RUL-03).
    """
    if len(target.covers) == 0 or blow.uncovered or blow.no_damage():
        return None
    if helpless_towards(fight, target, attacker):
        return None
    best: Thing | None = None
    for cover in target.covers:
        thing = fight.things[cover.thing]
        if thing.place != HAND or thing.holder != target.index:
            continue
        if blow.melee():
            covers = cover.against == attacker.index or cover.against == attacker.rider != NOBODY
        else:
            bearing = fight.bearing(target, attacker)
            turned = bearing >= 0 and fight.grid.turn(cover.direction, bearing) <= 1
            covers = cover.direction >= 0 and turned
        if covers and (best is None or _covers_better(thing, best)):
            best = thing
    return best


def _covers_better(one: Thing, other: Thing) -> bool:
    """Whether one shield covers more of a man than another, or as much and more firmly."""
    assert one.weapon is not None and other.weapon is not None
    if one.weapon.cover != other.weapon.cover:
        return one.weapon.cover > other.weapon.cover
    return one.weapon.armour > other.weapon.armour


def cover_against(fight: Battle, target: Combatant, attacker: Combatant, blow: Blow) -> i64:
    """K of TAL-HIT-04."""
    shield = covering_shield(fight, target, attacker, blow)
    if shield is None or shield.weapon is None:
        return 0
    if fight.options.coverage_mode == "additive":
        return blow.defence + shield.weapon.cover
    return shield.weapon.cover


def body_from(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """B of TAL-HIT-04."""
    body = max(blow.defence, coverage_of(fight, target, blow))
    return max(body, cover_against(fight, target, attacker, blow))


def lethal(blow: Blow) -> bool:
    """TAL-ITM-18."""
    return blow.weapon.lethal or (blow.missile is not None and blow.missile.lethal)
