"""The steps of an attack in their order: roll, reaction, band, damage, items (TAL-HIT-11)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.rules.basics.checks import rolled
from fechtbuch.books.tales_and_legends.rules.basics.outcome_classes import band_of
from fechtbuch.books.tales_and_legends.rules.basics.states import tire
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import band_marks, telling_results
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import DODGED, PARRIED, react
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.hitting.damage import (
    base_damage,
    parry_holds,
    recoil,
    strike_through,
)
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import after_hit
from fechtbuch.books.tales_and_legends.rules.hitting.landing import landing
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.streams import BulkDice


def attack(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """One whole attack, from the roll on."""
    mark = fight.together()
    roll_to_hit(fight, attacker, target, blow)
    reaction = hit_or_averted(fight, attacker, target, blow)
    fight.attacks_from_hiding(attacker)
    if reaction == DODGED:
        return
    if mark >= 0:
        fight.settled_all(mark, "struck", _struck(fight, attacker, target, blow, reaction))
    land(fight, attacker, target, blow, reaction)


def roll_to_hit(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """Step 1: the attack roll; it turns the attacker to the target (TAL-RUL-70)."""
    bearing = fight.bearing(attacker, target)
    if bearing >= 0:
        attacker.facing = bearing
    value = attack_tally(fight, attacker, target, blow)
    defence = physical_defence(fight, target, attacker, blow.melee(), blow.reason)
    blow.defence = defence.total
    if isinstance(fight.dice, BulkDice):
        blow.result = rolled(fight, attacker, value, "attack", [])
    else:
        marks = telling_results(fight, attacker, target, blow)
        blow.result = rolled(fight, attacker, value, "attack", marks, blow.defence)
        item = blow.thing.slug
        fight.note("attacked", "TAL-ACT-01", attacker, target, item, blow.result, tally=defence)
    if blow.strain:
        tire(fight, attacker, 1, "TAL-ACT-12")


def resolve(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """Steps 2 to 10 with a result that stands."""
    reaction = hit_or_averted(fight, attacker, target, blow)
    if reaction != DODGED:
        land(fight, attacker, target, blow, reaction)


def hit_or_averted(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """Steps 2 and 3: a hit and the reaction to it; a miss is as good as dodged."""
    if target.dead or target.gone:
        return DODGED
    if blow.result < blow.defence:
        fight.note("missed", "TAL-HIT-04", attacker, target)
        return DODGED  # TAL-RUL-68: a miss hits nobody else
    return react(fight, attacker, target, blow)


def land(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, reaction: i64) -> None:
    """Steps 4 to 10: what a blow does that was not averted, or parried only."""
    if reaction == PARRIED:
        if blow.no_damage() or blow.parried_by is None:
            return
        raw = base_damage(fight, attacker, blow)
        if not parry_holds(fight, attacker, target, blow, raw):
            strike_through(fight, attacker, target, blow, raw)
        else:
            recoil(fight, attacker, target, blow)
    elif blow.no_damage():
        after_hit(fight, attacker, target, blow)
    else:
        strike_through(fight, attacker, target, blow, -1)


def _struck(
    fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, reaction: i64
) -> list[int]:
    """What attack roll and reaction came to, but for what they changed in the fighters."""
    marks = band_marks(fight, attacker, target, blow)
    struck = [int(reaction), int(band_of(blow.result, marks)), int(blow.defence)]
    thing = blow.parried_by
    struck.append(-1000 if thing is None else int(fight.index_of(target, thing)))
    if blow.dodged_in_vain:
        # TAL-MAN-05: a critical hit is counted from the dodge.
        struck.append(int(landing(fight, attacker, target, blow).critical))
    return struck
