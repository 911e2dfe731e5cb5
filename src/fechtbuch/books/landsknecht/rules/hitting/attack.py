"""The attack procedure: the roll, damage, and what follows from a blow (4.4)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import MINOR, NOBODY, SMALL
from fechtbuch.books.landsknecht.kinds.block import PARALYZATION
from fechtbuch.books.landsknecht.rules.basics.circumstances import is_helpless
from fechtbuch.books.landsknecht.rules.basics.hands import break_thing, drop
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.grappling.grips import catch, seize
from fechtbuch.books.landsknecht.rules.harm.out_of_action import overpower
from fechtbuch.books.landsknecht.rules.harm.wounds import hurt
from fechtbuch.books.landsknecht.rules.hitting.blow import (
    ENTANGLED,
    FULL,
    GLANCING,
    MISS,
    RESISTED,
    UNSAVED,
    Blow,
    Result,
)
from fechtbuch.books.landsknecht.rules.hitting.to_hit import armour_against, target_number
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally


def _bands() -> list[list[list[int]]]:
    """For each full-hit limit and target number the sums of a d20 that matter.

    A full hit needs its number; all glancing rolls are alike, and so are all misses.
    """
    table: list[list[list[int]]] = []
    for full in range(21):
        rows: list[list[int]] = []
        for number in range(21):
            cuts = list(range(1, full + 1))
            if number > full:
                cuts.append(number)
            if not cuts or cuts[-1] < 20:
                cuts.append(20)
            rows.append(cuts)
        table.append(rows)
    return table


_BANDS: Final = _bands()


def _clamp(value: i64) -> i64:
    if value < 0:
        return 0
    return 20 if value > 20 else value


def roll_blow(fight: Battle, blow: Blow) -> Result:
    """LSK-ATK-06, LSK-ATK-07: the d20 against target number and full-hit limit, then the damage."""
    target = blow.target
    fight.recall(blow.attacker)
    fight.recall(target)
    if not blow.ranged and is_helpless(fight, target) and not blow.rolls_helpless:
        # LSK-CND-04, LSK-RUL-04: no roll, the highest face, nothing added or multiplied.
        fight.note("helpless-struck", "LSK-CND-04", blow.attacker, target)
        return Result(blow, target, FULL, 0 if harmless(blow, target) else blow.weapon.damage)
    number = target_number(fight, blow, target)
    fight.settle(blow.attacker, number, "attack")
    limit = number.total - armour_against(fight, blow, target)
    if fight.reckoned():
        return _reckon(fight, blow, number, limit)
    return _roll(fight, blow, number, limit)


def _roll(fight: Battle, blow: Blow, number: Tally, limit: i64) -> Result:
    cuts = _BANDS[_clamp(limit)][_clamp(number.total)]
    face = fight.roll(blow.attacker, 1, 20, "attack", number, cuts)
    return judge(fight, blow, blow.target, face, number.total, limit)


def judge(
    fight: Battle, blow: Blow, victim: Combatant, face: i64, number: i64, limit: i64
) -> Result:
    """LSK-ATK-06: full at or under the limit, glancing up to the number, else a miss.

    LSK-RUL-37: neither 1 nor 20 is anything special.
    """
    if face <= limit:
        outcome: i64 = FULL
    elif face <= number:
        outcome = GLANCING
    else:
        outcome = MISS
    return outcome_of(fight, blow, victim, face, outcome, limit)


def outcome_of(
    fight: Battle, blow: Blow, victim: Combatant, face: i64, outcome: i64, limit: i64
) -> Result:
    """The damage that belongs to an outcome, told."""
    damage: i64 = 0
    explained: Tally | None = None
    rule = "LSK-ATK-06"
    if harmless(blow, victim):
        damage = 0
    elif outcome == FULL:
        explained = full_damage(fight, blow, face)
        damage = explained.total
        rule = "LSK-ATK-07"
    elif outcome == GLANCING:
        damage = glancing_damage(blow)
        rule = "LSK-ATK-08"
    if fight.telling:
        kind = "full-hit" if outcome == FULL else "glancing-hit" if outcome == GLANCING else "miss"
        item = blow.weapon.key if blow.thing is None else blow.thing.slug
        fight.note(
            kind,
            rule,
            blow.attacker,
            victim,
            item,
            damage,
            values={"face": face, "limit": limit},
            tally=explained,
        )
    return Result(blow, victim, outcome, damage)


def harmless(blow: Blow, victim: Combatant) -> bool:
    """LSK-EQP-02: a whip does nothing to metal armour, not even one point."""
    return blow.weapon.whip and victim.block.metal


def full_damage(fight: Battle, blow: Blow, face: i64) -> Tally:
    """LSK-ATK-07, LSK-CHG-04: d20 number plus weapon die, times the highest multiplier."""
    weapon = blow.weapon
    if weapon.damage == 0:
        rule = "LSK-EQP-02" if weapon.net else "LSK-EQP-03"
        return fight.tally("fixed-damage", weapon.fixed_damage, rule)
    die = fight.roll(blow.attacker, 1, weapon.damage, "damage")
    if blow.thing is not None and not blow.ranged and fight.options.career_traits:
        second = second_die(blow.attacker, blow.thing)
        if second > 0:
            other = fight.roll(blow.attacker, 1, second, "damage-second")
            if other > die:
                die = other
    factor = multiplier(fight, blow)
    damage = fight.tally("number-rolled", face, "LSK-ATK-07")
    damage.add("weapon-die", die, "LSK-ATK-07")
    if factor > 1:
        if fight.options.multiply == "die":
            damage.add("multiplied", (factor - 1) * die, "LSK-RUL-03")
        else:
            damage.times("multiplied", factor, "LSK-CHG-04")
    return damage


def second_die(attacker: Combatant, thing: Thing) -> i64:
    """LSK-WPN-06: a Duellist with two weapons, one of them Small or Minor, rolls both dice."""
    if not attacker.block.duellist or len(attacker.hands) != 2:
        return 0
    small = False
    sides: i64 = 0
    for held in attacker.hands:
        weapon = held.weapon
        if weapon is None or not weapon.melee:
            return 0
        if weapon.size == MINOR or weapon.size == SMALL:
            small = True
        if held is not thing:
            sides = weapon.damage
    return sides if small else 0


def multiplier(fight: Battle, blow: Blow) -> i64:
    """LSK-CHG-01, LSK-CHG-03, LSK-MNT-04, LSK-MNT-05: only the highest multiplier counts."""
    polearm = blow.weapon.polearm
    if blow.mounted_charge:
        # LSK-RUL-10, and its switch.
        return 3 if polearm or fight.options.mounted_triple == "any" else 2
    if blow.charge:
        return 2
    if polearm and blow.counters_mounted_charge:
        return 3  # LSK-RUL-11
    if polearm and blow.counters_charge:
        return 2
    return 1


def glancing_damage(blow: Blow) -> i64:
    """LSK-ATK-08: exactly 1; a net does nothing (LSK-EQP-02)."""
    return 0 if blow.weapon.net else 1


def apply_result(fight: Battle, result: Result) -> None:
    """LSK-ATK-11 step 9: damage with its consequences, then the effects of the weapon."""
    hurt(fight, result.victim, result.damage, result.blow.attacker)
    apply_effects(fight, result)


def apply_effects(fight: Battle, result: Result) -> None:
    """What a weapon does beside its damage (LSK-EQP-02), a rider's fall, a broken weapon."""
    blow = result.blow
    victim = result.victim
    if result.outcome == FULL and not victim.dead and not blow.thrown:
        weapon = blow.weapon
        if weapon.mancatcher:
            if not victim.down and not _in_a_tool(victim) and entangles(fight, result):
                catch(fight, blow.attacker, victim)
        elif weapon.net:
            if entangles(fight, result):
                overpower(fight, victim)
                victim.netted = True
                fight.note("netted", "LSK-EQP-02", blow.attacker, victim)
                _close_net(fight, blow, victim)
        elif weapon.garrote and not victim.down and not _in_a_tool(victim):
            fight.note("garrotted", "LSK-EQP-02", blow.attacker, victim)
            seize(fight, [blow.attacker], victim)
            victim.garrotted_by = blow.attacker.index
    # LSK-CND-02: the first attack is resolved, on whoever was meant and on whoever was struck.
    blow.target.unaware = False
    victim.unaware = False
    aftermath(fight)
    thing = blow.thing
    if thing is not None and blow.weapon.silver:
        if fight.roll(blow.attacker, 1, 10, "silver", None, [1]) == 1:
            break_thing(fight, blow.attacker, thing, "LSK-EQP-02")


def _in_a_tool(victim: Combatant) -> bool:
    """LSK-RUL-79: whoever is caught by one tool cannot be caught by a second."""
    return victim.caught_by != NOBODY or victim.garrotted_by != NOBODY


def _close_net(fight: Battle, blow: Blow, victim: Combatant) -> None:
    """LSK-RUL-89: a closed net stays on its victim, out of everybody's hands."""
    net = blow.thing
    if net is not None and net.holder == blow.attacker.index:
        drop(fight, blow.attacker, net)
        net.at = NOWHERE
        net.closed_on = victim.index


def entangles(fight: Battle, result: Result) -> bool:
    """LSK-EQP-02: whether a net or a mancatcher that struck holds its victim."""
    if result.saved == UNSAVED:
        result.saved = RESISTED if save(fight, result.victim, PARALYZATION) else ENTANGLED
    return result.saved == ENTANGLED


def overcomes(fight: Battle, result: Result) -> bool:
    """Whether a result that is applied later will leave its victim Down, dead or helpless.

    On tied initiative damage waits for the last of the tied sides and prevents nothing
    (LSK-RUL-44), while a net closes at once.
    """
    if not fight.tied and result.damage >= result.victim.wounds:
        return True
    blow = result.blow
    if result.outcome != FULL or blow.thrown or not (blow.weapon.net or blow.weapon.mancatcher):
        return False
    return entangles(fight, result)


def lost(fight: Battle, attacker: Combatant) -> bool:
    """Whether a counter-attack has taken the attacker out of it (LSK-CTR-02)."""
    return attacker.down or attacker.gone or attacker.dead or is_helpless(fight, attacker)


# Exact odds go on once for each outcome of a blow, not once for each way to roll it.


def _reckon(fight: Battle, blow: Blow, number: Tally, limit: i64) -> Result:
    mark = fight.together("blow", _inputs(fight, blow, number.total, limit))
    result = _roll(fight, blow, number, limit)
    if mark >= 0:
        fight.settled(mark, "blow", [int(result.outcome), int(result.damage)])
    return result


def _inputs(fight: Battle, blow: Blow, number: i64, limit: i64) -> list[int]:
    """All that outcome and damage of a blow depend on, beside the dice."""
    second: i64 = 0
    if blow.thing is not None and not blow.ranged and fight.options.career_traits:
        second = second_die(blow.attacker, blow.thing)
    return [
        int(number),
        int(limit),
        int(blow.weapon.damage),
        int(blow.weapon.fixed_damage),
        int(second),
        int(multiplier(fight, blow)),
        1 if harmless(blow, blow.target) else 0,
        1 if blow.weapon.net else 0,
    ]
