"""Still valid? What everything that lasts rests on, and its end when that is gone.

A grapple, a pin, a hold on a beast, a seat in the saddle, an attack that waits, a cover, a bought
parry, a feint, a climb, a row of full-round actions: each says here in one place what it rests on.
`end_invalid` ends what no longer holds, once, and tells it with its rule. It is called at the
start of every step and after every deed; where nothing has happened that could end anything
(`Battle.unsettled`) it costs next to nothing.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import GROUND, NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.states import (
    fall_prone,
    free_of_pin,
    leave_grapple,
)
from fechtbuch.books.tales_and_legends.rules.harm.falling import (
    beside,
    nearest_free,
    settle_falls,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.grapple import Grapple
from fechtbuch.books.tales_and_legends.state.plans import Prepared
from fechtbuch.engine.grid import NOWHERE

MOST_PASSES: Final = 8
"""What ends may take something else with it; so often all is looked at again."""


def end_invalid(fight: Battle, rolling: bool = True) -> None:
    """End whatever no longer holds; an edict ends it without a die (`rolling`)."""
    passes: i64 = 0
    while fight.unsettled and passes < MOST_PASSES:
        passes += 1
        fight.unsettled = False
        for grapple in list(fight.grapples):
            _end_contact(fight, grapple)
        for fighter in fight.fighters:
            _end_pin(fight, fighter)
            _end_plans(fight, fighter)
            if fighter.holds_on != NOBODY and not hold_lasts(fight, fighter):
                _falls(fight, fighter)
            if fighter.mount != NOBODY and not seat_lasts(fight, fighter):
                _falls(fight, fighter)
        if len(fight.falls) > 0:
            if rolling:
                settle_falls(fight)
            else:
                _put_down(fight)
        _share_no_field(fight)


def _falls(fight: Battle, fighter: Combatant) -> None:
    if fighter.index not in fight.falls:
        fight.falls.append(fighter.index)


# Grapples.


def touches(fight: Battle, one: Combatant, other: Combatant) -> bool:
    """TAL-RUL-111: adjoining; who holds on to a creature is in contact with it alone."""
    if one.holds_on != NOBODY:
        return one.holds_on == other.index
    if other.holds_on != NOBODY:
        return other.holds_on == one.index
    return fight.apart(one, other) <= 1


def in_contact(fight: Battle, grapple: Grapple, member: Combatant) -> bool:
    """TAL-RUL-111: there, able, and adjoining anybody of the grapple."""
    if member.gone or member.out() or member.at == NOWHERE:
        return False
    for index in [*grapple.one, *grapple.other]:
        other = fight.fighters[index]
        if index != member.index and not other.gone and touches(fight, member, other):
            return True
    return False


def _end_contact(fight: Battle, grapple: Grapple) -> None:
    """TAL-RUL-111, TAL-RUL-78: who adjoins nobody of the grapple is out of it."""
    for index in [*grapple.one, *grapple.other]:
        member = fight.fighters[index]
        if member.grapple == grapple.number and not in_contact(fight, grapple, member):
            fight.note("contact-lost", "TAL-RUL-111", member)
            leave_grapple(fight, member)


def pin_lasts(fight: Battle, victim: Combatant) -> bool:
    """TAL-GRP-09: both in the grapple and adjoining (TAL-RUL-111); who is pinned himself pins
    nobody (TAL-RUL-120)."""
    pinner = fight.fighters[victim.pinned_by]
    if victim.grapple == NOBODY or pinner.grapple != victim.grapple:
        return False
    return pinner.pinned_by == NOBODY and touches(fight, pinner, victim)


def _end_pin(fight: Battle, fighter: Combatant) -> None:
    """A pin, and lying on somebody (TAL-RUL-79)."""
    if fighter.pinned_by != NOBODY and not pin_lasts(fight, fighter):
        free_of_pin(fight, fighter)
        fight.note("pin-ends", "TAL-RUL-120", fighter)
    if fighter.on_top_of != NOBODY:
        under = fight.fighters[fighter.on_top_of]
        together = fighter.grapple != NOBODY and fighter.grapple == under.grapple
        if not (together and fighter.prone and under.prone and touches(fight, fighter, under)):
            fighter.on_top_of = NOBODY
            fight.note("press-ends", "TAL-RUL-79", fighter, under)


# Holds and saddles.


def hold_lasts(fight: Battle, holder: Combatant) -> bool:
    """TAL-HLD-01, TAL-RUL-118: the creature there and up, the holder able, a hand to hold with,
    nobody else who has seized him."""
    creature = fight.fighters[holder.holds_on]
    if creature.gone or creature.out() or holder.gone or holder.helpless():
        return False
    if holder.grapple != NOBODY or holder.gripping_hands() == 0:
        return False
    return holder.at == creature.at


def seat_lasts(fight: Battle, rider: Combatant) -> bool:
    """TAL-RUL-28, TAL-RUL-109: a mount under one that stands, and both able."""
    mount = fight.fighters[rider.mount]
    if mount.gone or mount.out() or mount.prone or mount.rider != rider.index:
        return False
    return not (rider.gone or rider.out() or rider.prone)


def _put_down(fight: Battle) -> None:
    """Whoever lost saddle or hold by the referee's word lies beside, unhurt."""
    for index in fight.falls:
        who = fight.fighters[index]
        under = who.mount if who.mount != NOBODY else who.holds_on
        if under == NOBODY:
            continue
        other = fight.fighters[under]
        if who.mount != NOBODY:
            other.rider = NOBODY
        who.mount = NOBODY
        who.holds_on = NOBODY
        who.hold_kept = False
        if not who.gone:
            fight.put(who, beside(fight, who, who.at))
            fall_prone(fight, who, "TAL-RUL-28")
    fight.falls = []


# What was planned or bought.


def plan_lasts(fight: Battle, fighter: Combatant, plan: Prepared) -> str:
    """Why a prepared attack has lapsed, as a rule; empty while it waits (TAL-RUL-64)."""
    thing = fight.thing_of(fighter, plan.thing)
    if fighter.helpless() or not fighter.holds(thing):
        return "TAL-RUL-64"
    weapon = thing.weapon
    if weapon is None:
        return "TAL-RUL-64"
    if weapon.shoots() and weapon.melee_as is None and not thing.loaded:
        return "TAL-RUL-64"
    if fighter.grapple != NOBODY:
        # TAL-RUL-112: unless its target is in the same grapple.
        if plan.against == NOBODY or fight.fighters[plan.against].grapple != fighter.grapple:
            return "TAL-RUL-112"
    elif fighter.prone or fighter.holds_on != NOBODY:
        return "TAL-RUL-112"
    return ""


def _end_plans(fight: Battle, fighter: Combatant) -> None:
    if len(fighter.prepared) > 0:
        for plan in fighter.prepared:
            rule = plan_lasts(fight, fighter, plan)
            if rule:
                fighter.prepared = [other for other in fighter.prepared if other is not plan]
                fight.note("prepared-lapses", rule, fighter)
    if len(fighter.covers) > 0:
        for cover in fighter.covers:
            shield = fight.things[cover.thing]
            if not fighter.holds(shield):
                fighter.covers = [other for other in fighter.covers if other is not cover]
                fight.note("cover-lost", "TAL-RUL-77", fighter, item=shield.slug)
    if len(fighter.parries) > 0:
        for index in fighter.parries:
            thing = fight.thing_of(fighter, index)
            if not fighter.holds(thing):
                fighter.parries = [other for other in fighter.parries if other != index]
                fight.note("parry-lost", "TAL-MAN-01", fighter, item=thing.slug)
                break
    if fighter.feint_target != NOBODY:
        feinted = fight.fighters[fighter.feint_target]
        thing = fight.thing_of(fighter, fighter.feint_thing)
        if feinted.gone or feinted.dead or not fighter.holds(thing):
            fighter.feint_target = NOBODY
            fight.note("feint-spent", "TAL-RUL-33", fighter, feinted)
    if fighter.climbing != NOWHERE and not climb_lasts(fight, fighter):
        fighter.climbing = NOWHERE
        fighter.climbed = 0
        fight.note("climb-ends", "TAL-MOV-14", fighter)
    if fighter.full != "" and not row_lasts(fight, fighter):
        fighter.full = ""
        fighter.full_left = 0
        fight.note("row-broken", "TAL-RUL-20", fighter)


def climb_lasts(fight: Battle, fighter: Combatant) -> bool:
    """TAL-MOV-14: on one's feet at the wall, in nobody's grip."""
    if fighter.prone or fighter.out() or fighter.grapple != NOBODY or fighter.gone:
        return False
    return fight.grid.distance(fighter.at, fighter.climbing) == 1


def row_lasts(fight: Battle, fighter: Combatant) -> bool:
    """TAL-RUL-20: able all the time, with the thing it is about."""
    if fighter.out() or fighter.gone or fighter.grapple != NOBODY:
        return False
    thing = fight.thing_by_slug(fighter.full.partition(":")[2], fighter)
    if thing is None:
        return True
    return thing.holder == fighter.index or (thing.place == GROUND and thing.set_up)


# Fields.


def _share_no_field(fight: Battle) -> None:
    """TAL-RUL-119: outside a grapple, a hold or a saddle nobody stands on another's field."""
    standing: dict[i64, i64] = {}
    for fighter in fight.fighters:
        if fighter.at == NOWHERE or not fighter.holds_field():
            continue
        if fighter.mount != NOBODY or fighter.holds_on != NOBODY:
            continue
        for f in fight.ground_of(fighter):
            before = standing.get(f, NOBODY)
            if before == NOBODY:
                standing[f] = fighter.index
            elif before != fighter.index and _in_the_way(fight, fight.fighters[before], fighter):
                one = fight.fighters[before]
                put_aside(fight, one if _makes_way(fight, one, fighter) else fighter)
                fight.unsettled = True
                return


def _in_the_way(fight: Battle, one: Combatant, other: Combatant) -> bool:
    return one.grapple == NOBODY or one.grapple != other.grapple


def _makes_way(fight: Battle, one: Combatant, other: Combatant) -> bool:
    """Whether the first of two gives way: the smaller body, else whose turn it is."""
    if fight.is_large(one) != fight.is_large(other):
        return fight.is_large(other)
    return fight.acting in (one.index, one.rider) and fight.acting != NOBODY


def put_aside(fight: Battle, who: Combatant) -> None:
    """TAL-RUL-119: onto the nearest free field."""
    f = nearest_free(fight, who)
    if f == NOWHERE:
        return
    lead = who if who.rider == NOBODY else fight.fighters[who.rider]
    fight.displace(lead, f)
    if fight.telling:
        fight.note("put-aside", "TAL-RUL-119", who, values={"to": f})
