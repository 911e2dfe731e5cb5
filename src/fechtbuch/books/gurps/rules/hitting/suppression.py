"""Suppression fire: a zone that nobody enters unpunished (GUR-RNG-11, GUR-MAN-10)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import LYING, RANDOM
from fechtbuch.books.gurps.rules.basics.states import able, standing_foe
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.defending.defences import surprises
from fechtbuch.books.gurps.rules.hitting.attack import land, resolve
from fechtbuch.books.gurps.rules.hitting.ranged import shot_form, shots_bonus
from fechtbuch.books.gurps.rules.moving.facing_and_reach import arc_from
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import SHOT, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.gurps.state.zones import Zone

LEAST_RATE: Final = 5


def suppress(fight: Battle, firer: Combatant, thing: Thing, hexes: list[i64], shots: i64) -> None:
    """All shots are spent at once; everybody in the zones is attacked, nearest first."""
    if fight.waiters > 0 and not _goes_on(fight, firer, thing, hexes):
        return
    thing.shots = max(0, thing.shots - shots)
    thing.loading = 0
    zones = len(hexes) // 2
    for number in range(zones):
        # What cannot be shared out evenly goes into the first zones: every shot is some zone's.
        each = shots // zones + (1 if number < shots % zones else 0)
        if not able(fight, firer):
            return  # GUR-RUL-85
        pair = [int(hexes[2 * number]), int(hexes[2 * number + 1])]
        zone = Zone(firer.index, thing.index, pair, each)
        fight.zones = [*fight.zones, zone]
        values = {"at": pair[0], "to": pair[1]} if fight.telling else None
        fight.note("suppresses", "GUR-RNG-11", firer, item=thing.slug, amount=each, values=values)
        inside: list[tuple[int, int]] = []
        for other in fight.fighters:
            if other.at in pair and standing_foe(other) and other is not firer:
                inside.append((int(fight.apart(firer, other)), int(other.index)))
        inside.sort()
        for _, index in inside:
            if zone in fight.zones:  # GUR-RUL-93: as long as he keeps firing
                caught(fight, zone, fight.fighters[index])


def _goes_on(fight: Battle, firer: Combatant, thing: Thing, hexes: list[i64]) -> bool:
    """GUR-MAN-38: it is an attack on everybody in the zones, and Waits for one may stop it."""
    under = [other for other in fight.fighters if other.at in hexes and standing_foe(other)]
    if not under:
        fight.event("attacks", firer, None)
    for other in under:
        if other is not firer and able(fight, firer):
            fight.event("attacks", firer, other)
    return able(fight, firer) and firer.holds(thing) and thing.ready()


def caught(fight: Battle, zone: Zone, victim: Combatant) -> None:
    """One fighter in a zone: attacked once in the firer's period, whichever zone (GUR-RUL-76)."""
    firer = fight.fighters[zone.firer]
    thing = fight.things[zone.thing]
    if victim is firer or firer.out():
        return
    for other in fight.zones:
        if other.firer == zone.firer and victim.index in other.victims:
            return
    zone.victims = [*zone.victims, int(victim.index)]
    left = zone.shots - zone.hits
    form = shot_form(thing)
    if form is None or left <= 0 or not fight.grid.clear_line(firer.at, victim.at):
        return
    blow = Blow(firer, victim, thing, form, SHOT)
    blow.zone = True
    blow.arm = thing.grip
    mounted = form.mode.brace == "bipod" and firer.posture == LYING
    blow.zone_cap = (8 if mounted else 6) + shots_bonus(zone.shots)
    blow.random = True
    blow.location = RANDOM
    blow.shots = zone.shots
    blow.distance = fight.apart(firer, victim)
    blow.arc = arc_from(fight, victim, firer)
    blow.unaware = surprises(fight, blow)
    fight.note("under-fire", "GUR-RNG-11", victim, firer)
    # GUR-RUL-69: hits count before defences, so no more can fall than shots are left.
    blow.shots_left = left
    through = resolve(fight, blow)
    zone.hits += blow.rolled_hits
    if through:
        land(fight, blow)
    end_invalid(fight)  # the gun may have jammed, or turned in his hands


def end_zones(fight: Battle, firer: Combatant) -> None:
    """A zone lasts until the firer's next turn."""
    if len(fight.zones) > 0:
        fight.zones = [zone for zone in fight.zones if zone.firer != firer.index]
