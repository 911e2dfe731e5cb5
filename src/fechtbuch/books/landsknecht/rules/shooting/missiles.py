"""Missiles: what can be shot or thrown, how far it flies, aiming (4.10)."""

from fechtbuch.books.landsknecht.kinds.arms import BELT, NOBODY
from fechtbuch.books.landsknecht.rules.basics.weapons import forbidden
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import ammunition_for, range_bands
from fechtbuch.books.landsknecht.rules.shooting.loading import needs_loading
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing


def shooting_things(fighter: Combatant) -> list[Thing]:
    """Missile weapons in hand that are made for shooting, loaded or not."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None and thing.weapon.shoots() and not thing.weapon.thrown
    ]


def ready_to_fire(fighter: Combatant, thing: Thing) -> bool:
    """Whether a weapon can be fired now: loaded, not jammed, no bayonet on it."""
    weapon = thing.weapon
    if weapon is None or not weapon.shoots() or thing.jammed or thing.unlit:
        return False
    if forbidden(fighter, weapon, True) or (weapon.bayonet_as is not None and thing.set_up):
        return False
    if weapon.hands > 1 and len(fighter.hands) > 1:
        return False
    if weapon.hands > 2 - fighter.arms_lost or fighter.hold_on != NOBODY:
        return False
    if needs_loading(weapon):
        return thing.shots > 0
    return ammunition_for(fighter, weapon) is not None


def ready_at_belt(fighter: Combatant) -> list[Thing]:
    """Loaded missile weapons that can be drawn and fired in one action (LSK-WPN-01)."""
    found: list[Thing] = []
    for thing in fighter.carried:
        weapon = thing.weapon
        if thing.place == BELT and weapon is not None and weapon.shoots() and not weapon.thrown:
            hands = fighter.hands
            fighter.hands = []
            if ready_to_fire(fighter, thing):
                found.append(thing)
            fighter.hands = hands
    return found


def throwable_at_belt(fighter: Combatant) -> list[Thing]:
    """What can be drawn and thrown in one action, of each kind the first."""
    found: list[Thing] = []
    for thing in fighter.carried:
        if thing.place == BELT and may_throw(fighter, thing):
            if thing.key not in [other.key for other in found]:
                found.append(thing)
    return found


def may_throw(fighter: Combatant, thing: Thing) -> bool:
    """Whether a thing is made for throwing, and not forbidden (LSK-RUL-34); creatures never do."""
    weapon = thing.weapon
    if weapon is None or fighter.block.creature or not (weapon.thrown or weapon.throwable):
        return False
    return not forbidden(fighter, weapon, True)


def throwable_things(fighter: Combatant) -> list[Thing]:
    """Things in hand that can be thrown: throwable melee weapons, rocks and darts."""
    found: list[Thing] = []
    for thing in fighter.hands:
        if may_throw(fighter, thing):
            found.append(thing)
    return found


def shot(attacker: Combatant, target: Combatant, thing: Thing, thrown: bool) -> Blow:
    """A blow that flies."""
    weapon = thing.weapon
    assert weapon is not None
    blow = Blow(attacker, target, thing, weapon)
    blow.ranged = True
    blow.thrown = thrown
    return blow


def within_range(fight: Battle, blow: Blow) -> bool:
    """LSK-MIS-10, LSK-MOV-08: at most long range, and a line that crosses no wall."""
    return flies_to(fight, blow, blow.target)


def flies_to(fight: Battle, blow: Blow, victim: Combatant) -> bool:
    """Whether the missile can get to somebody at all."""
    feet = FOOT * fight.apart(blow.attacker, victim)
    if feet > range_bands(blow)[2]:
        return False
    if not victim.block.large:
        return fight.grid.clear_line(blow.attacker.at, victim.at)
    for square in fight.ground_of(victim):
        if fight.grid.clear_line(blow.attacker.at, square):
            return True
    return False


def aim(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-MIS-07: a Round is spent on aiming; the Agility bonus goes until the shot."""
    fighter.aiming = True
    fighter.aimed = False
    fighter.aiming_with = thing.index
    fight.lasting = True
    fight.note("aims", "LSK-MIS-07", fighter, item=thing.slug)
