"""Skill with a weapon in hand: proficiency, weight, quality, fingers (TAL-ACT-12, TAL-ACT-14)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import QUALITY_BONUS, Weapon
from fechtbuch.books.tales_and_legends.kinds.skills import ATTRIBUTE_OF, SKILLS
from fechtbuch.books.tales_and_legends.rules.basics.checks import weigh
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.tally import Tally


def proficient(who: Combatant, weapon: Weapon) -> bool:
    """TAL-ACT-14; too heavy a weapon counts as one never learnt (TAL-ACT-12)."""
    for need in weapon.proficiency:
        if need not in who.block.proficiencies:
            return False
    return True


def weight_limit(who: Combatant, both: bool) -> i64:
    """TAL-ACT-12: grams that one hand wields with ease; two hands twice that."""
    limit = 1000 + who.block.load * 100
    return 2 * limit if both else limit


def heavy_penalty(fight: Battle, who: Combatant, blow: Blow, parrying: bool) -> i64:
    """TAL-ACT-12: −1 for each 0.1 kg above the limit, as a positive number."""
    weapon = blow.weapon
    if weapon.weight == 0 or (weapon.range > 0 and weapon.share > 0):
        return 0  # bows are exempt
    if not fight.options.strict_heavy:
        if weapon.shield and parrying:
            return 0  # TAL-RUL-18
        if blow.couched:
            return 0
    if weapon.stabiliser and blow.thing.set_up:
        return 0  # TAL-ITM-22
    over = weapon.weight - weight_limit(who, blow.thing.both or weapon.two_hands)
    return over // 100 if over > 0 else 0


def too_heavy(fight: Battle, who: Combatant, blow: Blow, parrying: bool) -> bool:
    """TAL-ACT-12: beyond ½ Load in one hand, or Load in two."""
    if heavy_penalty(fight, who, blow, parrying) == 0:
        return False
    both = blow.thing.both or blow.weapon.two_hands
    return blow.weapon.weight > who.block.load * (1000 if both else 500)


def weapon_tally(fight: Battle, who: Combatant, blow: Blow, parrying: bool) -> Tally:
    """Weapon skill with proficiency, weight, quality and hands."""
    weapon = blow.weapon
    number = blow.skill
    heavy = heavy_penalty(fight, who, blow, parrying)
    unlearnt = not proficient(who, weapon)
    if heavy > 0 and too_heavy(fight, who, blow, parrying):
        tally = fight.tally("attribute", who.attributes[ATTRIBUTE_OF[number]], "TAL-ACT-12")
        unlearnt = True
    else:
        tally = fight.tally(SKILLS[number], who.value(number), "TAL-TST-02")
    weigh(fight, who, tally, ATTRIBUTE_OF[number])
    if not blow.improvised and not blow.unsuited:
        tally.add("quality", QUALITY_BONUS[blow.thing.quality], "TAL-ITM-12")
    if unlearnt:
        tally.add("no-proficiency", -5, "TAL-ACT-14")
    if weapon.cavalry and not who.block.cavalry:
        tally.add("no-cavalry", -10, "TAL-MNT-17")
    if heavy > 0:
        if blow.strain:
            heavy = heavy - 5 if heavy > 5 else 0
        tally.add("heavy", -heavy, "TAL-ACT-12")
    if len(who.lost) > 0 and not weapon.natural:
        _hands_lost(who, blow, tally)
    return tally


def _hands_lost(who: Combatant, blow: Blow, tally: Tally) -> None:
    """TAL-RUL-61: fingers."""
    right = len(who.hands) > 0 and who.hands[0] is blow.thing
    if ("right-fingers" if right else "left-fingers") in who.lost:
        tally.add("lost-fingers", -10, "TAL-RUL-61")
