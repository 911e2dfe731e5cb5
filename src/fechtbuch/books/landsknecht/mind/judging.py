"""What Landsknecht's plans are judged by: blows reckoned exactly, and what may come back.

Everything is in thousandths of a life, without dice: a d20 and a weapon die are few enough to be
counted (LSK-ATK-06 to LSK-ATK-08).
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.rules.basics.circumstances import is_helpless, is_unaware
from fechtbuch.books.landsknecht.rules.basics.weapons import length, longest, longest_reach
from fechtbuch.books.landsknecht.rules.hitting.attack import multiplier
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow, melee_blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import armour_against, target_number
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.plans import LIFE

FACES: Final = 20


class Strike:
    """What one blow is likely to do."""

    def __init__(self) -> None:
        self.harm: i64 = 0
        """Thousandths of what the victim has left, no more than all of it."""
        self.ends: i64 = 0
        """Chance that he falls."""
        self.rolled = False
        self.number: i64 = 0
        """Whether a roll decides, and what must be rolled; a charge changes neither."""


def reckon(strike: Strike, fight: Battle, blow: Blow) -> None:
    """What a blow does to its target, who has so many Wounds left."""
    victim = blow.target
    die = blow.weapon.damage
    wounds = victim.wounds if victim.wounds > 0 else 1
    strike.rolled = blow.ranged or not is_helpless(fight, victim)
    if not strike.rolled:
        strike.harm = LIFE if die >= wounds else LIFE * die // wounds  # LSK-CND-04
        strike.ends = LIFE if die >= wounds else 0
        return
    strike.number = target_number(fight, blow, victim).total
    weigh(strike, fight, blow)


def charge_instead(strike: Strike, fight: Battle, blow: Blow) -> None:
    """The same blow at the end of a charge, right after it was reckoned."""
    blow.charge = True
    if strike.rolled:
        weigh(strike, fight, blow)


def weigh(strike: Strike, fight: Battle, blow: Blow) -> None:
    """What a blow does that a roll decides, with the number that must be rolled."""
    number = strike.number
    victim = blow.target
    die = blow.weapon.damage
    wounds = victim.wounds if victim.wounds > 0 else 1
    limit = number - armour_against(fight, blow, victim)
    if number > FACES:
        number = FACES
    if limit > FACES:
        limit = FACES
    if limit < 0:
        limit = 0
    glancing = number - limit if number > limit else 0
    if die == 0:
        total = limit * blow.weapon.fixed_damage * LIFE // wounds
        strike.ends = limit * LIFE // FACES if blow.weapon.fixed_damage >= wounds else 0
        strike.harm = (total + glancing * LIFE // wounds) // FACES
        return
    factor = multiplier(fight, blow)
    needed = (wounds + factor - 1) // factor
    falls: i64 = 0
    lost: i64 = 0
    face: i64 = 1
    while face <= limit:
        # Of the weapon die's faces so many bring him down; the others cost their mean.
        most = needed - face - 1
        if most < 0:
            most = 0
        if most > die:
            most = die
        falls += die - most
        lost += (die - most) * wounds + factor * (most * face + most * (most + 1) // 2)
        face += 1
    ways = FACES * die
    strike.ends = falls * LIFE // ways
    if wounds == 1:
        strike.ends += glancing * LIFE // FACES
    strike.harm = (lost + glancing * die) * LIFE // (ways * wounds)


def usual_blow(fight: Battle, attacker: Combatant, target: Combatant, charge: bool) -> Blow:
    """A blow with the longest weapon in hand, or with what nature gave."""
    blow = melee_blow(fight, attacker, target, longest(fight, attacker))
    blow.charge = charge
    blow.mounted_charge = charge and attacker.mounted()
    return blow


def answers_first(fight: Battle, foe: Combatant, who: Combatant) -> bool:
    """LSK-CTR-01: whether somebody would strike before a blow that is aimed at him."""
    if foe.acted or foe.routed or not foe.able() or foe.block.mount or foe.ordered:
        return False
    if is_unaware(fight, foe) or length(foe) <= length(who) or foe.hold_on != NOBODY:
        return False
    return fight.apart(who, foe) <= longest_reach(foe)


def meant(fight: Battle, who: Combatant, foe: Combatant) -> bool:
    """Whether somebody is one to strike at; of a rider and his mount the rider."""
    return fight.foes(who, foe) and foe.standing() and foe.rider == NOBODY
