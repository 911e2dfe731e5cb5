"""Attacks as they are declared: with one weapon or two, once or thrice, aimed, feinted (4.5)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.arms import BODY, GROUND, HEAD, NOBODY, QUIVER, Thing
from fechtbuch.books.tales_and_legends.attack import (
    attack,
    resolve,
    roll_to_hit,
    strike_through,
    thing_index,
)
from fechtbuch.books.tales_and_legends.battle import Battle
from fechtbuch.books.tales_and_legends.blows import (
    Blow,
    attack_tally,
    melee_blow,
    range_of,
    shot_blow,
    thrown_blow,
    unarmed_blow,
)
from fechtbuch.books.tales_and_legends.checks import rolled
from fechtbuch.books.tales_and_legends.choices import Action
from fechtbuch.books.tales_and_legends.combine import TIRING, UNARMED_PRICED
from fechtbuch.books.tales_and_legends.contests import shield_bypass
from fechtbuch.books.tales_and_legends.fighter import Combatant
from fechtbuch.books.tales_and_legends.load import reckon
from fechtbuch.books.tales_and_legends.movement import free_step
from fechtbuch.books.tales_and_legends.wounds import check_faint, is_head_part, tire
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.scatter import scatter_landing


def striker(fight: Battle, fighter: Combatant, thing: Thing) -> Combatant:
    """Whose blow it is: hooves are the mount's (TAL-RUL-28)."""
    if thing.index < 0 and fighter.mount != NOBODY:
        for own in fighter.block.natural:
            if own is thing:
                return fighter
        return fight.fighters[fighter.mount]
    return fighter


def declared_blow(
    fight: Battle, attacker: Combatant, thing: Thing, special: str, part: str
) -> Blow:
    """A melee blow as somebody announced it (TAL-SEQ-17)."""
    if (
        (special in UNARMED_PRICED and (thing.weapon is None or thing.weapon.recoil == 0))
        or (special == "both" and (thing.weapon is None or thing.weapon.recoil == 0))
        or (special == "trip" and (thing.weapon is None or thing.weapon.tripping == 0))
    ):
        blow = unarmed_blow(fight, attacker)
    else:
        blow = melee_blow(attacker, thing)
    if special == "spike" and thing.weapon is not None and thing.weapon.spike_form is not None:
        blow.weapon = thing.weapon.spike_form
    blow.special = special
    _aim_at(blow, part)
    return blow


def _aim_at(blow: Blow, part: str) -> None:
    """TAL-HIT-07, TAL-ATK-05: head or a named part."""
    blow.part = part
    blow.zone = HEAD if is_head_part(part) else BODY


def use_aim(fighter: Combatant, blow: Blow) -> None:
    """TAL-ATK-04, TAL-RUL-34: for the first hit test of the very next action."""
    blow.aimed = fighter.aimed
    fighter.aimed = False


def use_feint(fight: Battle, fighter: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-RUL-33: the next melee attack on that target with that weapon."""
    if fighter.feint_target == NOBODY:
        return
    if fighter.feint_target == target.index and blow.melee():
        if thing_index(fight, fighter, blow.thing) == fighter.feint_thing:
            blow.reason = "TAL-ATK-06"
            fighter.feint_target = NOBODY


def attack_action(fight: Battle, fighter: Combatant, action: Action) -> None:
    """A declared melee attack, paid already."""
    target = action.target
    thing = action.thing
    assert target is not None and thing is not None
    attacker = striker(fight, fighter, thing)
    fighter.attacked = True
    if fighter.aggressive_due:
        fighter.aggressive_due = False
    if action.special == "two-weapon" and action.second is not None:
        two_weapons(fight, fighter, target, thing, action.second, action)
    elif action.special == "multiple":
        multiple(fight, fighter, target, thing, action)
    else:
        blow = declared_blow(fight, attacker, thing, action.special, action.part)
        blow.item = action.item
        blow.kill = action.kill
        blow.strain = action.word == "strain"
        use_aim(fighter, blow)
        use_feint(fight, fighter, target, blow)
        if action.special == "bypass" and shield_bypass(fight, attacker, target):
            blow.unparried = True
            blow.uncovered = True
        attack(fight, attacker, target, blow)
    if action.special in TIRING:
        tire(fight, fighter, 1, "TAL-SEQ-21")
        check_faint(fight, fighter)


def two_weapons(
    fight: Battle,
    fighter: Combatant,
    target: Combatant,
    first: Thing,
    second: Thing,
    action: Action,
) -> None:
    """TAL-ATK-01, TAL-RUL-85: both hit tests, then one after the other."""
    one = declared_blow(fight, fighter, first, "two-weapon", "")
    other = declared_blow(fight, fighter, second, "two-weapon", "")
    paired = one.weapon.pair and other.weapon.pair  # TAL-ITM-22
    one.penalty = 0 if paired else -10
    other.penalty = 0 if paired else (-10 if other.weapon.light else -15)
    one.penalty_rule = "TAL-ATK-01"
    other.penalty_rule = "TAL-ATK-01"
    one.kill = action.kill
    other.kill = action.kill
    use_aim(fighter, one)
    roll_to_hit(fight, fighter, target, one)
    roll_to_hit(fight, fighter, target, other)
    resolve(fight, fighter, target, one)
    if not fighter.out():
        resolve(fight, fighter, target, other)


def multiple(
    fight: Battle, fighter: Combatant, target: Combatant, thing: Thing, action: Action
) -> None:
    """TAL-ATK-02, TAL-RUL-85: three attacks at −10, each resolved before the next."""
    attacker = striker(fight, fighter, thing)
    times: i64 = 0
    while times < 3:
        if target.dead or target.gone or attacker.out():
            return
        blow = declared_blow(fight, attacker, thing, "multiple", "")
        if fight.apart(attacker, target) > blow.weapon.reach and not free_step(
            fight, fighter, target, blow.weapon.reach
        ):
            return
        blow.penalty = -10
        blow.penalty_rule = "TAL-ATK-02"
        blow.kill = action.kill
        if times == 0:
            use_aim(fighter, blow)
        attack(fight, attacker, target, blow)
        times += 1


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
        _aim_at(blow, action.part)
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
