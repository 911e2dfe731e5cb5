"""Which special attacks a weapon may carry, and which can be paid (4.5, TAL-SEQ-20)."""

from fechtbuch.books.tales_and_legends.rules.basics.combinations import (
    BLOW_WITH,
    CHARGE_WITH,
    PREPARED_WITH,
)
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import (
    charge_price,
    pair_price,
    strike_price,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def specials_with(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """Special attacks that a blow with this thing may carry and that can be paid.

    A multiple attack is one of them, so no weapon that needs loading makes it (TAL-RUL-50).
    """
    found: list[str] = []
    weapon = melee_form(thing)
    own = thing.index >= 0 or thing in fighter.natural
    for special in BLOW_WITH:
        if special == "two-weapon" and (not own or len(seconds(fight, fighter, thing)) == 0):
            continue
        if special in ("overthrow", "push", "trip") and not own:
            continue
        if special == "entangle" and not weapon.entangling:
            continue
        if special == "spike" and weapon.spike_form is None:
            continue
        if weapon.count == 0 and special not in ("overthrow", "push", "trip", "disarm", "entangle"):
            continue
        if strike_price(fight, fighter, thing, special, False, False).affordable(fighter):
            found.append(special)
    return found


def seconds(
    fight: Battle, fighter: Combatant, first: Thing, target: Combatant | None = None
) -> list[Thing]:
    """Weapons for the other hand of a two-weapon attack; two held weapons are needed, and
    both must reach whom they are meant for."""
    if first.index < 0 or first.both:
        return []
    found: list[Thing] = []
    for thing in fighter.hands:
        weapon = thing.weapon
        if thing is first or thing.both or weapon is None or weapon.count == 0:
            continue
        if weapon.shoots() or weapon.cavalry or weapon.pavise or weapon.thrown_only:
            continue
        if target is not None and fight.apart(fighter, target) > weapon.reach:
            continue
        if pair_price(fight, fighter, first, thing, False).affordable(fighter):
            found.append(thing)
    return found


def charge_specials(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """What may end this charge and can be paid."""
    found: list[str] = []
    weapon = melee_form(thing)
    own = thing.index >= 0 or thing in fighter.natural
    for special in CHARGE_WITH:
        if special == "" and weapon.count == 0:
            continue
        if weapon.cavalry and special != "":
            continue
        if special == "spike" and weapon.spike_form is None:
            continue
        if special in ("grab", "trample") and (thing.index >= 0 or not own):
            continue
        if special == "grab" and (fighter.gripping_hands() == 0 or fighter.mounted()):
            continue
        if special in ("overthrow", "push", "both") and (
            not own or (thing.index >= 0 and weapon.recoil == 0)
        ):
            continue
        if charge_price(fight, fighter, thing, special, False).affordable(fighter):
            found.append(special)
    return found


def may_be_thrown(thing: Thing) -> bool:
    """TAL-RUL-113: a missile in hand: made to be thrown."""
    weapon = thing.weapon
    return thing.index >= 0 and weapon is not None and weapon.throws > 0 and not weapon.strapped


def prepared_specials(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """Special attacks that may be held back with this thing."""
    weapon = thing.weapon
    assert weapon is not None
    if weapon.shoots() and weapon.melee_as is None:
        return ["", "called"]
    found: list[str] = []
    for special in PREPARED_WITH:
        if special == "entangle" and not weapon.entangling:
            continue
        if special == "grab" and (fighter.gripping_hands() == 0 or thing.index >= 0):
            continue
        if special == "thrown":
            if not may_be_thrown(thing):
                continue
        elif weapon.thrown_only or weapon.key in ("bolas", "net"):
            continue
        if weapon.count == 0 and special in ("", "called", "mighty", "bypass"):
            continue
        found.append(special)
    return found
