"""What is in hand: drawn, dropped, broken, put away; and the load (GUR-EQP, GUR-SEQ-05)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BELT, GROUND, HAND, NOBODY, SPENT
from fechtbuch.books.gurps.rules.basics.attention import lose_aim
from fechtbuch.books.gurps.rules.basics.letting_go import end_grips, release, release_all
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE

LOAD_STEPS: Final = [1, 2, 3, 6]
"""GUR-EQP-09: above so many times Basic Lift the load is a level heavier."""


def carried_weight(fighter: Combatant) -> i64:
    """Everything worn, held and carried, in hundredths of a pound."""
    weight = fighter.block.worn
    for thing in fighter.hands:
        weight += thing.kind.weight
    for thing in fighter.carried:
        weight += thing.kind.weight
    return weight


def reckon(fighter: Combatant) -> None:
    """GUR-EQP-09: encumbrance level and Move from everything carried."""
    block = fighter.block
    weight = carried_weight(fighter)
    level: i64 = 0
    for times in LOAD_STEPS:
        if weight > times * block.lift:
            level += 1
    fighter.level = level
    move = block.basic_move * (5 - level) // 5
    # Whoever has Move 0 without a load has grown fast where he is.
    fighter.move = 1 if move < 1 and block.basic_move > 0 else move


def without(things: list[Thing], thing: Thing) -> list[Thing]:
    """The list without one thing."""
    return [other for other in things if other is not thing]


def drop(fight: Battle, fighter: Combatant, thing: Thing, at: i64 = NOWHERE) -> None:
    """Let a thing fall where one stands, or where it flies."""
    if thing.holder != fighter.index or thing.kind.natural:
        return
    thing.rest()
    thing.at = fighter.at if at == NOWHERE else at
    if fighter.aim_with == thing.index:
        lose_aim(fighter)
        fight.note("aim-lost", "GUR-MAN-26", fighter)
    there = thing.at
    _lose(fight, fighter, thing, GROUND)
    if there == fighter.at:
        fight.note("drops", "GUR-SEQ-05", fighter, item=thing.slug)
    else:
        values = {"at": int(there)} if fight.telling else None
        fight.note("comes-to-lie", "GUR-SEQ-05", fighter, item=thing.slug, values=values)


def drop_all(fight: Battle, fighter: Combatant) -> None:
    """Everything held falls, holds on foes included (GUR-INJ-03, GUR-WRE-22)."""
    for thing in list(fighter.hands):
        if not thing.kind.strapped:
            drop(fight, fighter, thing)
    release_all(fight, fighter)


def break_thing(fight: Battle, fighter: Combatant, thing: Thing, rule: str) -> None:
    """GUR-EQP-07: a broken weapon is unusable; claws and teeth stay whole."""
    if thing.kind.natural:
        return
    _lose(fight, fighter, thing, SPENT)
    fight.note("breaks", rule, fighter, item=thing.slug)


def _lose(fight: Battle, fighter: Combatant, thing: Thing, place: i64) -> None:
    """Out of his hands; what nobody holds has the forms of whoever brought it into the fight."""
    fighter.hands = without(fighter.hands, thing)
    fighter.carried = without(fighter.carried, thing)
    thing.place = place
    thing.holder = NOBODY
    thing.grip = 0
    if thing.owner not in (fighter.index, NOBODY):
        fight.refit(fight.fighters[thing.owner], thing)
    end_grips(fight, thing)
    reckon(fighter)
    end_invalid(fight)


def draw(fight: Battle, fighter: Combatant, thing: Thing, grip: i64) -> None:
    """Take a thing into the hand, ready; a reach setting is free now (GUR-MOV-08)."""
    fighter.carried = without(fighter.carried, thing)
    if thing not in fighter.hands:
        fighter.hands = [*fighter.hands, thing]
    thing.holder = fighter.index
    thing.place = HAND
    thing.grip = grip
    thing.unready = 0
    thing.at = NOWHERE
    fight.refit(fighter, thing)
    thing.setting = first_setting(thing)
    reckon(fighter)
    end_invalid(fight)


def put_away(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """Stow a thing at the belt."""
    fighter.hands = without(fighter.hands, thing)
    fighter.carried = [*fighter.carried, thing]
    thing.place = BELT
    thing.grip = 0
    end_invalid(fight)


def first_setting(thing: Thing) -> i64:
    """The shortest reach setting of a starred weapon in this grip; 0 if it has none."""
    for form in thing.forms:
        if form.mode.starred and form.mode.hands == hands_of(thing.grip):
            n: i64 = 1
            while form.mode.reach >> n != 0:
                if (form.mode.reach >> n) & 1 == 1:
                    return n
                n += 1
    return 0


def hands_of(grip: i64) -> i64:
    """How many hands a grip has."""
    return 2 if grip == 3 else 1


def release_arm(fight: Battle, fighter: Combatant, arms: i64) -> None:
    """A crippled arm lets go and drops what it holds (GUR-INJ-04, GUR-WRE-22)."""
    for hold in list(fight.holds):
        if hold.holder == fighter.index and hold.hands & arms != 0:
            release(fight, hold, "GUR-WRE-22")
    for thing in list(fighter.hands):
        if thing.grip & arms != 0 and not thing.kind.strapped:
            drop(fight, fighter, thing)
