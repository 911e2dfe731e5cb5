"""Declaring an attack, and the Waits that it springs (GUR-SEQ-07, steps 1 and 2)."""

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, RANDOM
from fechtbuch.books.gurps.rules.defending.can_go_on import can_go_on, settle_in, stepped
from fechtbuch.books.gurps.rules.defending.defences import surprises
from fechtbuch.books.gurps.rules.hitting.to_hit import evaluate_bonus
from fechtbuch.books.gurps.rules.moving.facing_and_reach import arc_from
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import DEEDS, Blow


def place(fight: Battle, blow: Blow) -> None:
    """Arcs, distance and awareness as they are at the declaration (GUR-SEQ-07)."""
    blow.distance = fight.apart(blow.attacker, blow.target)
    blow.arc = arc_from(fight, blow.target, blow.attacker)
    blow.unaware = surprises(fight, blow)
    blow.placed = True
    settle_in(blow)


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
        target = blow.target
        waited = target.waiting
        before = target.at
        walked = sum(target.gone_ways)
        fight.event("attacks", attacker, target)
        if waited and not target.waiting:
            stepped(fight, blow, before, walked)
        return can_go_on(fight, blow)
    return True


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
