"""How the book's fighters defend themselves: what each defence leaves of the blow that comes."""

from math import comb
from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import MELEE, NOTHING
from fechtbuch.books.phase_six.mind.estimates import WHOLE, at_least_one, chance, rough_need
from fechtbuch.books.phase_six.mind.judging import faints_of
from fechtbuch.books.phase_six.rules.cover import cover_level, parrying_shield, shield_level
from fechtbuch.books.phase_six.rules.defence import (
    EVADE,
    NONE,
    PARRY,
    SHIELD_PARRY,
    Incoming,
)
from fechtbuch.books.phase_six.rules.equipment import held, kind_of
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import DISARM, KNOCKOUT, Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.plans import LIFE, Plans

_NONE: Final = Act(NONE)
_EVADE: Final = Act(EVADE)
_SHIELD_PARRY: Final = Act(SHIELD_PARRY)

_MOST_DICE: Final = 16
_SIXTHS: Final = 7


def _spreads() -> list[list[int]]:
    """Thousandths of each number of successes, by dice and the chance of one in sixths (row)."""
    rows: list[list[int]] = []
    for dice in range(_MOST_DICE + 1):
        for sixths in range(_SIXTHS):
            row = [
                round(
                    WHOLE
                    * comb(dice, count)
                    * sixths**count
                    * (6 - sixths) ** (dice - count)
                    / 6**dice
                )
                for count in range(dice + 1)
            ]
            rows.append(row)
    return rows


_SPREADS: Final = _spreads()


def _spread(dice: i64, sixths: i64) -> list[int]:
    if dice > _MOST_DICE:
        dice = _MOST_DICE
    return _SPREADS[(dice if dice > 0 else 0) * _SIXTHS + sixths]


def defend(fight: Battle, who: Participant, incoming: Incoming, count: i64, plans: Plans) -> None:
    """PSX-REA-07: what could be done about hits on their way; `count` of the harm is reckoned."""
    if incoming.special == DISARM:
        return  # that costs no life
    level = cover_level(fight, who, incoming.attacker.at)
    whole = left_of(fight, who, incoming, incoming.normal, level)
    answer(who, plans, _NONE, whole, who.actions, count)
    left = who.actions - 1
    if incoming.mode == MELEE:
        answer(who, plans, _EVADE, evaded(who, incoming, whole), left, count)
        for thing in held(fight, who):
            weapon = kind_of(thing)
            if weapon.skill != MELEE:
                continue
            dice = who.block.melee + weapon.potential - who.shocked
            need = rough_need(who)
            if thing.index == who.off and not who.block.blade_dance:
                need += 1
            harm = parried(fight, who, incoming, dice, need, level)
            answer(who, plans, Act(PARRY, None, thing), harm, left, count)
    if who.shield != NOTHING and parrying_shield(fight, who, incoming.attacker.at) is not None:
        harm = left_of(fight, who, incoming, incoming.normal, shield_level(fight, who))
        answer(who, plans, _SHIELD_PARRY, harm, left, count)


def spared(fight: Battle, who: Participant, incoming: Incoming, plans: Plans) -> i64:
    """What the best defence would spare whoever had an action; no plan is left behind."""
    who.actions += 1
    defend(fight, who, incoming, LIFE, plans)
    who.actions -= 1
    most: i64 = 0
    least: i64 = 2 * LIFE
    for plan in plans.found():
        if plan.harm_taken > most:
            most = plan.harm_taken
        if plan.harm_taken < least:
            least = plan.harm_taken
    plans.clear()
    return most - least if most > least else 0


def answer(
    who: Participant, plans: Plans, choice: Choice, harm: i64, left: i64, count: i64
) -> None:
    """One defence: what still comes through, and the actions kept for what comes next."""
    plan = plans.add(choice)
    plan.harm_taken = harm * count // LIFE
    plan.guard_kept = left * LIFE // (who.block.actions if who.block.actions > 0 else 1)


def evaded(who: Participant, incoming: Incoming, whole: i64) -> i64:
    """PSX-EVA-03: all or nothing, once more where one can roll again."""
    dice = who.evasion() - who.shocked
    if dice <= 0:
        return whole
    need = who.block.minimum_roll + incoming.hits() + who.poisoned
    if who.hunkered:
        need += 1
    if who.netted:
        need += 1
    caught = WHOLE - at_least_one(dice, need)
    if who.rerolls > 0 and dice > 1 and incoming.hits() > 1:
        caught = caught * caught // WHOLE
    return whole * caught // WHOLE


def parried(
    fight: Battle, who: Participant, incoming: Incoming, dice: i64, need: i64, level: i64
) -> i64:
    """PSX-PAR-02: each success takes one normal hit away, on each number of them."""
    row = _spread(dice, (chance(need) * 6 + WHOLE // 2) // WHOLE)
    harm: i64 = 0
    for successes in range(len(row)):
        normal = incoming.normal - successes
        if normal < 0:
            normal = 0
        harm += row[successes] * left_of(fight, who, incoming, normal, level)
    return harm // WHOLE


def left_of(fight: Battle, who: Participant, incoming: Incoming, normal: i64, level: i64) -> i64:
    """What so many normal hits and all critical ones cost behind a cover, in parts of a life."""
    critical: i64 = 0
    wounds: i64 = 0
    extra: i64 = incoming.weapon.wounds
    for hits in incoming.criticals:
        critical += hits
        wounds += hits * extra
        extra += 1
    if level <= 0:
        return cost(who, incoming, normal, critical, wounds)
    harm: i64 = 0
    row = _spread(normal, 6 - level)
    other = _spread(critical, 6 - level)
    for some in range(len(row)):
        for few in range(len(other)):
            part = wounds * few // critical if critical > 0 else 0
            harm += row[some] * other[few] * cost(who, incoming, some, few, part) // WHOLE
    return harm // WHOLE


def cost(who: Participant, incoming: Incoming, normal: i64, critical: i64, wounds: i64) -> i64:
    """PSX-ATK-06, PSX-SPC-04: what hits do that nothing but armour is in the way of."""
    stopped = who.protection() - incoming.weapon.penetration
    if incoming.weapon.natural and incoming.attacker.block.strength > 2:
        stopped -= 1
    if stopped > 0:
        normal = normal - stopped if normal > stopped else 0
    if incoming.special == KNOCKOUT:
        return faints_of(normal + critical, who)
    wounds += normal * incoming.weapon.wounds
    left = who.health + who.boosts
    return LIFE if wounds >= left else LIFE * wounds // left
