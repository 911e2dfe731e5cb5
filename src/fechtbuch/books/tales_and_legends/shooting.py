"""Shots and throws, at somebody or at a field, and where they land (4.3, TAL-ATK-11, -22, -23)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.arms import BODY, GROUND, HEAD, NOBODY, QUIVER, Thing
from fechtbuch.books.tales_and_legends.attack import attack
from fechtbuch.books.tales_and_legends.battle import Battle
from fechtbuch.books.tales_and_legends.blows import (
    Blow,
    attack_tally,
    range_of,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.checks import rolled
from fechtbuch.books.tales_and_legends.choices import Action
from fechtbuch.books.tales_and_legends.damage import strike_through
from fechtbuch.books.tales_and_legends.fighter import Combatant
from fechtbuch.books.tales_and_legends.load import reckon
from fechtbuch.books.tales_and_legends.wounds import is_head_part
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.scatter import scatter_landing


def shoot_action(fight: Battle, fighter: Combatant, action: Action) -> None:
    """A shot or a throw at somebody (TAL-ACT-08, -10)."""
    target = action.target
    thing = action.thing
    assert target is not None and thing is not None
    thrown = action.verb == "throw"
    blow = thrown_blow(thing) if thrown else shot_blow(fight, thing)
    blow.kill = action.kill
    blow.strain = action.word == "strain"
    use_aim(fighter, blow)
    fighter.attacked = True
    if action.special == "field":
        field_shot(fight, fighter, target, blow)
    else:
        blow.special = action.special
        blow.ricochet = action.special == "ricochet"
        aim_at(blow, action.part)
        if thrown and blow.weapon.entangling:
            blow.special = "entangle"
        attack(fight, fighter, target, blow)
    let_fly(fight, fighter, thing, thrown, target.at, blow.spoiled)


def let_fly(
    fight: Battle, fighter: Combatant, thing: Thing, thrown: bool, f: i64, spoiled: bool
) -> None:
    """A missile is spent, a thrown thing lies where it went (TAL-ITM-23)."""
    if thrown:
        if thing.holder == fighter.index:
            fight.take_from(fighter, thing)
            thing.place = GROUND
            thing.holder = NOBODY
            thing.both = False
            thing.at = f
    else:
        for bundle in fighter.carried:
            if bundle.key == thing.laid and bundle.place == QUIVER and not spoiled:
                fight.spent = [*fight.spent, [bundle.index, f]]
        thing.loaded = False
        thing.laid = ""
    reckon(fight, fighter)


def field_shot(fight: Battle, fighter: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-ATK-11, -12: lobbed onto a field; ST 20 and 1 for each metre, whatever the PD."""
    difficulty = 20 + fight.apart(fighter, target)
    aim = target.at
    value = attack_tally(fight, fighter, None, blow)
    mount = fight.mount_of(fighter)
    if mount is not None:
        value.add("moving-mount", -max(mount.band, fighter.named_band), "TAL-MNT-04")
    marks: list[i64] = []
    short: i64 = 60
    while short >= 5:
        marks.append(difficulty - short + 1)
        short -= 5
    marks.append(difficulty)
    coverage: i64 = 0
    for worn in target.worn:
        if worn.zone == BODY:
            coverage = worn.coverage
    body = max(difficulty, coverage)
    if body > difficulty:
        marks.append(body)
    more: i64 = 2
    while more < 8:
        marks.append(body + 10 * more)
        more += 1
    result = rolled(fight, fighter, value, "attack", marks)
    blow.result = result
    blow.zone = BODY
    blow.part = ""
    blow.special = "field"
    if result >= difficulty:
        # TAL-RUL-37: armour by its coverage, critical from the ST or the coverage on.
        blow.defence = difficulty
        fight.note("field-hit", "TAL-ATK-11", fighter, target)
        strike_through(fight, fighter, target, blow, -1)
        return
    landing = scattered(fight, fighter, aim, difficulty - result, range_of(fighter, blow) // 2)
    if fight.telling:
        fight.note("scattered", "TAL-ATK-12", fighter, values={"to": landing})
    for victim in fight.fighters:
        if not victim.gone and not victim.dead and landing in fight.ground_of(victim):
            # TAL-RUL-38: full reduction of worn armour, never critical.
            blow.never_critical = True
            blow.result = 0
            blow.defence = 0
            strike_through(fight, fighter, victim, blow, -1)
            return


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


def aim_at(blow: Blow, part: str) -> None:
    """TAL-HIT-07, TAL-ATK-05: head or a named part."""
    blow.part = part
    blow.zone = HEAD if is_head_part(part) else BODY


def use_aim(fighter: Combatant, blow: Blow) -> None:
    """TAL-ATK-04, TAL-RUL-34: for the first hit test of the very next action."""
    blow.aimed = fighter.aimed
    fighter.aimed = False
