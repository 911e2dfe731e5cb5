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
from fechtbuch.books.landsknecht.rules.moving.movement import combat_move, running_move
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
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


def reckon(strike: Strike, fight: Battle, blow: Blow) -> None:
    """What a blow does to its target, who has so many Wounds left."""
    victim = blow.target
    die = blow.weapon.damage
    wounds = victim.wounds if victim.wounds > 0 else 1
    if is_helpless(fight, victim) and not blow.ranged:
        strike.harm = LIFE if die >= wounds else LIFE * die // wounds  # LSK-CND-04
        strike.ends = LIFE if die >= wounds else 0
        return
    number = target_number(fight, blow, victim).total
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


def coming(
    fight: Battle, who: Combatant, at: i64, but: Combatant | None, next_round: i64, strike: Strike
) -> i64:
    """What those who can get at somebody on a square are likely to cost, all but one of them.

    Whoever has acted comes in the next Round only, and counts by so much.
    """
    home = who.at
    who.at = at
    total: i64 = 0
    for foe in fight.fighters:
        if foe is but or not fight.foes(who, foe) or not foe.able() or foe.routed:
            continue
        if foe.block.mount or foe.rider != NOBODY:
            continue
        reach = longest_reach(foe)
        feet = (fight.apart(who, foe) - reach) * FOOT
        charge = False
        if feet > combat_move(fight, foe):
            if feet > running_move(fight, foe):
                continue
            charge = True
        reckon(strike, fight, usual_blow(fight, foe, who, charge))
        cost = strike.harm if strike.harm > strike.ends else strike.ends
        total += cost * next_round // LIFE if foe.acted else cost
    who.at = home
    return total
