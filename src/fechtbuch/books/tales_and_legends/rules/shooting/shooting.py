"""Shots and throws, at somebody or at a field, and where they land (TAL-ATK-11, TAL-ATK-22)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import BODY
from fechtbuch.books.tales_and_legends.rules.basics.checks import rolled, tell_test
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    range_of,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import cover_against, coverage_of
from fechtbuch.books.tales_and_legends.rules.hitting.attack import attack
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import (
    aim_at,
    attack_tally,
    use_aim,
)
from fechtbuch.books.tales_and_legends.rules.hitting.damage import strike_through
from fechtbuch.books.tales_and_legends.rules.shooting.missiles import let_fly
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.scatter import scatter_landing
from fechtbuch.engine.tally import Tally


def shoot_action(fight: Battle, fighter: Combatant, action: Action) -> None:
    """A shot or a throw, at somebody or at a field (TAL-ACT-08, TAL-ACT-10)."""
    target = action.target
    thing = action.thing
    assert thing is not None
    thrown = action.verb == "throw"
    blow = thrown_blow(thing) if thrown else shot_blow(fight, thing)
    blow.kill = action.kill
    blow.strain = action.word == "strain"
    use_aim(fighter, blow)
    fighter.attacked = True
    blow.special = action.special
    if action.special == "area":
        landing = area_throw(fight, fighter, action.at, blow)
    elif target is None:
        return
    elif action.special == "field":
        landing = field_shot(fight, fighter, target, blow)
    else:
        landing = target.at
        blow.ricochet = action.special == "ricochet"
        aim_at(blow, action.part)
        if thrown and blow.weapon.entangling:
            blow.special = "entangle"
        attack(fight, fighter, target, blow)
    fight.attacks_from_hiding(fighter)
    let_fly(fight, fighter, blow, landing)


def standing_on(fight: Battle, f: i64) -> list[Combatant]:
    """Whoever is on a field: what an area attack affects (TAL-ATK-22)."""
    return [
        fighter
        for fighter in fight.fighters
        if not fighter.gone and not fighter.dead and f in fight.ground_of(fighter)
    ]


def results_at(
    fight: Battle, fighter: Combatant, f: i64, blow: Blow, shortfalls: list[int]
) -> list[i64]:
    """Which results an attack on a field tells apart: how far short, and its victims' bands."""
    marks: list[i64] = []
    for short in shortfalls:
        marks.append(blow.defence - short + 1)
    marks.append(blow.defence)
    for victim in standing_on(fight, f):
        coverage = coverage_of(fight, victim, blow)
        cover = cover_against(fight, victim, fighter, blow)
        body = max(blow.defence, coverage, cover)
        marks.extend([coverage, cover])
        more: i64 = 2
        while more < 8:
            marks.append(body + 10 * more)
            more += 1
    return sorted(set(marks))


def roll_at_field(
    fight: Battle, fighter: Combatant, f: i64, difficulty: Tally, blow: Blow, shortfalls: list[int]
) -> None:
    """The hit test against a field: the ST takes the place of the PD, the torso is hit
    (TAL-ATK-11, TAL-ATK-22)."""
    blow.zone = BODY
    blow.part = ""
    blow.defence = difficulty.total
    bearing = fight.grid.direction(fighter.at, f)
    if bearing >= 0:
        fighter.facing = bearing
    value = attack_tally(fight, fighter, None, blow)
    mount = fight.mount_of(fighter)
    if mount is not None:
        value.add("moving-mount", -max(mount.band, fighter.named_band), "TAL-MNT-04")
    blow.result = rolled(
        fight, fighter, value, "attack", results_at(fight, fighter, f, blow, shortfalls)
    )
    tell_test(fight, fighter, difficulty.total, blow.result, None, difficulty)


def strike_field(fight: Battle, fighter: Combatant, f: i64, blow: Blow, strayed: bool) -> None:
    """Everybody on the field is struck: neither dodged nor parried (TAL-ATK-22)."""
    for victim in standing_on(fight, f):
        if strayed:
            # TAL-RUL-38: full reduction of worn armour, never critical.
            blow.never_critical = True
            blow.result = 0
            blow.defence = 0
        strike_through(fight, fighter, victim, blow, -1)


def field_difficulty(fight: Battle, fighter: Combatant, target: Combatant) -> Tally:
    """TAL-ATK-11: ST 20 and 1 for each metre."""
    tally = fight.tally("field-shot", 20, "TAL-ATK-11")
    tally.add("distance", fight.apart(fighter, target), "TAL-ATK-11")
    return tally


def field_shot(fight: Battle, fighter: Combatant, target: Combatant, blow: Blow) -> i64:
    """TAL-ATK-11, TAL-ATK-12: lobbed onto a field; ST 20 and 1 for each metre, whatever the PD."""
    against = field_difficulty(fight, fighter, target)
    difficulty = against.total
    aim = target.at
    roll_at_field(fight, fighter, aim, against, blow, FIELD_SHORTFALLS)
    if blow.result >= difficulty:
        # TAL-RUL-37: armour by its coverage, critical from the ST or the coverage on.
        fight.note("field-hit", "TAL-ATK-11", fighter, target)
        strike_through(fight, fighter, target, blow, -1)
        return aim
    far = range_of(fighter, blow) // 2
    landing = scattered(fight, fighter, aim, difficulty - blow.result, far)
    if fight.telling:
        fight.note("scattered", "TAL-ATK-12", fighter, values={"to": landing})
    strike_field(fight, fighter, landing, blow, True)
    return landing


def area_difficulty(fight: Battle, fighter: Combatant, f: i64) -> Tally:
    """TAL-ATK-22: ST 10 and the penalty for distance."""
    tally = fight.tally("field-shot", 10, "TAL-ATK-22")
    tally.add("distance", fight.grid.distance(fighter.at, f) // 2, "TAL-ACT-08")
    return tally


def area_throw(fight: Battle, fighter: Combatant, f: i64, blow: Blow) -> i64:
    """TAL-ATK-22, TAL-ATK-23: thrown at a field; ST 10 and the penalty for distance."""
    against = area_difficulty(fight, fighter, f)
    difficulty = against.total
    roll_at_field(fight, fighter, f, against, blow, AREA_SHORTFALLS)
    if blow.result >= difficulty:
        if fight.telling:
            fight.note("area-hit", "TAL-ATK-22", fighter, values={"to": f})
        strike_field(fight, fighter, f, blow, False)
        return f
    far = range_of(fighter, blow)
    landing = general_scatter(fight, fighter, f, difficulty - blow.result, far)
    if fight.telling:
        fight.note("scattered", "TAL-ATK-23", fighter, values={"to": landing})
    strike_field(fight, fighter, landing, blow, True)
    return landing


FIELD_SHORTFALLS: Final = [60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5]

AREA_SHORTFALLS: Final = [50, 40, 30, 20, 10, 5]
"""Shortfalls from which a miss lands elsewhere (TAL-ATK-12, TAL-ATK-23)."""


def scattered(fight: Battle, fighter: Combatant, aim: i64, short: i64, farthest: i64) -> i64:
    """TAL-RUL-38: d10 gives the direction, 1 and 10 rolled again; 1 m and one for each 5 short."""
    number: i64 = 0
    tries: i64 = 0
    while (number < 2 or number > 9) and tries < 40:
        number = fight.roll(fighter, 1, 10, "scatter")
        tries += 1
    if number < 2 or number > 9:
        number = 2
    distance = 1 + short // 5
    while distance > 0:
        landing = scatter_landing(fight.grid, fighter.at, aim, number, distance)
        if fight.grid.distance(fighter.at, landing) <= farthest:
            return landing
        distance -= 1
    return aim


def general_scatter(fight: Battle, fighter: Combatant, aim: i64, short: i64, farthest: i64) -> i64:
    """TAL-ATK-23: scatter of area attacks other than the field shot."""
    centre = aim
    if short >= 5:
        direction = _number(fight, fighter)
        sides: i64 = 2
        if short >= 50:
            sides = 12
        elif short >= 40:
            sides = 10
        elif short >= 30:
            sides = 8
        elif short >= 20:
            sides = 6
        elif short >= 10:
            sides = 4
        far = fight.roll(fighter, 1, sides, "scatter-distance")
        centre = scatter_landing(fight.grid, fighter.at, aim, direction, far)
    landing = scatter_landing(fight.grid, fighter.at, centre, _number(fight, fighter), 1)
    if fight.grid.distance(fighter.at, landing) > farthest or landing == NOWHERE:
        return aim
    return landing


def _number(fight: Battle, fighter: Combatant) -> i64:
    number: i64 = 10
    tries: i64 = 0
    while number == 10 and tries < 40:
        number = fight.roll(fighter, 1, 10, "scatter")
        tries += 1
    return 1 if number == 10 else number
