"""Declaring an attack, and the Waits that it springs (GUR-SEQ-07, steps 1 and 2)."""

from fechtbuch.books.gurps.kinds.arms import LEGS, NOBODY
from fechtbuch.books.gurps.kinds.terms import CROUCHING, LOCATIONS, RANDOM
from fechtbuch.books.gurps.rules.basics.states import able
from fechtbuch.books.gurps.rules.defending.defences import held_arms, locked_arms, surprises
from fechtbuch.books.gurps.rules.hitting.to_hit import evaluate_bonus
from fechtbuch.books.gurps.rules.moving.facing_and_reach import arc_from, longest, reach_bits
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import DEEDS, STRIKE, Blow


def place(fight: Battle, blow: Blow) -> None:
    """Arcs, distance and awareness as they are at the declaration (GUR-SEQ-07)."""
    blow.distance = fight.apart(blow.attacker, blow.target)
    blow.arc = arc_from(fight, blow.target, blow.attacker)
    blow.unaware = surprises(fight, blow)
    blow.placed = True


def declare(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-07, steps 1 and 2: declared, and Waits that it springs; False if it is off."""
    attacker = blow.attacker
    if not blow.placed:
        place(fight, blow)
    _use_bonuses(fight, blow)
    fight.attacks_from_hiding(attacker)
    if fight.telling:
        item = blow.form.mode.key if blow.thing is None else blow.thing.slug
        where = RANDOM if blow.random else blow.location
        deed = DEEDS[blow.kind]
        fight.note(deed, "GUR-SEQ-04", attacker, blow.target, item=item, word=LOCATIONS[where])
    if fight.waiters > 0:
        here, there = attacker.at, blow.target.at
        waited = blow.target.waiting
        fight.event("attacks", attacker, blow.target)
        knocked = attacker.at != here or (blow.target.at != there and not waited)
        if knocked and _out_of_reach(fight, blow):
            return False
        if not able(fight, attacker) or blow.target.gone:
            return False
        return _still_strikes(fight, blow)
    return True


def _still_strikes(fight: Battle, blow: Blow) -> bool:
    """GUR-MAN-38: whether weapon and limb can still make the attack after an interruption."""
    attacker = blow.attacker
    thing = blow.thing
    if thing is not None and not (attacker.holds(thing) and thing.ready()):
        return False
    if blow.arm & attacker.lame_arms() != 0:
        return False
    if blow.arm & LEGS != 0 and blow.kind == STRIKE:
        if attacker.lame_legs() > 0 or attacker.posture > CROUCHING:
            return False
    if len(fight.holds) > 0:
        if blow.arm & locked_arms(fight, attacker) != 0:
            return False
        if blow.arm & held_arms(fight, attacker) != 0:
            return fight.hold_between(blow.target, attacker) is not None
    return True


def _out_of_reach(fight: Battle, blow: Blow) -> bool:
    """GUR-MAN-38: whether the two have been knocked too far apart for this attack."""
    attacker = blow.attacker
    if blow.ranged():
        return False
    reach = longest(reach_bits(fight, attacker, blow.thing, blow.form)) + blow.lunge
    return fight.apart(attacker, blow.target) > reach


def _use_bonuses(fight: Battle, blow: Blow) -> None:
    """Feint, Evaluate and what the defender holds against deceptions."""
    attacker = blow.attacker
    target = blow.target
    if attacker.feint > 0 and attacker.feint_on == target.index:
        ranged = attacker.feint_with != NOBODY
        if not ranged or (blow.thing is not None and blow.thing.index == attacker.feint_with):
            blow.feint = 2 * attacker.feint if target.guard_dropped else attacker.feint
            blow.feint_ranged = ranged
            attacker.feint = 0
            attacker.feint_on = NOBODY
    if blow.deceptive > 0 and fight.options.evaluate_rule == "official":
        blow.studied = evaluate_bonus(fight, target, attacker)  # GUR-RUL-07
