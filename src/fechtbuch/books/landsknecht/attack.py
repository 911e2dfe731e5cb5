"""The attack procedure: target number, roll, damage and what follows from a blow (4.4, 4.5)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.arms import BELT, MINOR, NOBODY, SMALL, Thing, Weapon
from fechtbuch.books.landsknecht.battle import FOOT, Battle
from fechtbuch.books.landsknecht.conditions import (
    is_helpless,
    is_unaware,
    line_between,
    team,
)
from fechtbuch.books.landsknecht.fighter import PARALYZATION, Combatant
from fechtbuch.books.landsknecht.mounted import aftermath
from fechtbuch.books.landsknecht.saves import save
from fechtbuch.books.landsknecht.weapons import (
    armed,
    attack_skill,
    bare_hands,
    break_thing,
    defence_skill,
    melee_form,
    parry_value,
    shield_value,
)
from fechtbuch.books.landsknecht.wounds import hurt, overpower, release_hold, spoil_casting
from fechtbuch.engine.tally import Tally

MISS: Final = 0
GLANCING: Final = 1
FULL: Final = 2

UNSAVED: Final = 0
RESISTED: Final = 1
ENTANGLED: Final = 2
"""What became of the save against a net or a mancatcher."""

BASE_AC: Final = 14

COVER: Final = [0, 2, 4, 7, 10]
COVER_RULES: Final = ["", "LSK-COV-02", "LSK-COV-03", "LSK-COV-04", "LSK-COV-05"]


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


class Blow:
    """One attack: who, whom, with what and in which way."""

    def __init__(
        self, attacker: Combatant, target: Combatant, thing: Thing | None, weapon: Weapon
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.thing = thing
        self.weapon = weapon
        self.ranged = False
        self.thrown = False
        self.charge = False
        self.mounted_charge = False
        self.aimed = False
        self.answer = False
        """A counter-attack, a strike at a wrestler or a runner: nobody may answer it."""
        self.counters_charge = False
        self.counters_mounted_charge = False
        self.guarded = False
        self.finished = False
        """A counter-attack has ended the action of both (LSK-CTR-04)."""
        self.into_melee = False
        """Fired at somebody who fights another (LSK-MIS-01)."""
        self.walks_on = False
        """The shooter moves on in the same action."""
        self.crowd: i64 = 0
        """Targets in the crowd that is fired at; 0 for a single target."""
        self.poison = ""
        """Poison on the missile."""
        self.rolls_helpless = False
        """Rolls against a helpless target by choice (switch `helpless_choice`)."""


class Result:
    """What a blow came to, before it takes effect."""

    def __init__(self, blow: Blow, victim: Combatant, outcome: i64, damage: i64) -> None:
        self.blow = blow
        self.victim = victim
        self.outcome = outcome
        self.damage = damage
        self.saved: i64 = UNSAVED
        """Whether the victim resisted a net or a mancatcher; rolled once, when it first matters."""


def melee_blow(fight: Battle, attacker: Combatant, target: Combatant, thing: Thing | None) -> Blow:
    """A blow with a thing in hand, or with what nature gave."""
    weapon = None if thing is None else melee_form(attacker, thing)
    if weapon is None:
        return Blow(attacker, target, None, bare_hands(attacker))
    return Blow(attacker, target, thing, weapon)


def on_foot(fighter: Combatant) -> bool:
    """Neither a rider nor a ridden mount."""
    return fighter.mount == NOBODY and fighter.rider == NOBODY


def target_number(fight: Battle, blow: Blow, victim: Combatant) -> Tally:
    """LSK-ATK-02 to -05: the defender's AC, adjusted for the attacker and the circumstances."""
    attacker = blow.attacker
    ranged = blow.ranged
    unaware = is_unaware(fight, victim)
    base: i64 = BASE_AC
    if victim.block.creature:
        base = victim.block.ac_ranged if ranged else victim.block.ac_melee
        if unaware and base < BASE_AC:
            base = BASE_AC
    number = fight.tally("armour-class", base, "LSK-ATK-02")
    if not unaware:
        _protect(fight, number, blow, victim)
    if victim.charged:
        number.add("charging", 2, "LSK-CHG-02")
    number.add("injury-exposure", victim.exposure, "LSK-DMG-03")
    if ranged:
        start, end = line_between(fight, attacker, victim)
        level = fight.grid.cover(start, end)
        if level > 0:
            number.add("cover", -COVER[level], COVER_RULES[level])
        number.add("ballistic-skill", attack_skill(attacker, blow.weapon, True), "LSK-ATK-05")
        number.add("attacker-agility", attacker.agility, "LSK-ATK-05")
    else:
        number.add(
            "attacker-weapon-skill", attack_skill(attacker, blow.weapon, False), "LSK-ATK-04"
        )
        number.add("strength", attacker.strength, "LSK-ATK-04")
    if unaware:
        number.add("unaware", 2, "LSK-CND-02")
    if (not ranged or fight.options.unarmed_bonus == "all") and not armed(victim):
        number.add("unarmed", 5, "LSK-CND-03")
    if attacker.weapon_changed:
        number.add("weapon-change", -2, "LSK-WPN-01")
    number.add("own-injury", attacker.own_attack, "LSK-DMG-03")
    if ranged:
        _shoot(fight, number, blow, victim)
    else:
        _strike(fight, number, blow, victim)
    return number


def _protect(fight: Battle, number: Tally, blow: Blow, victim: Combatant) -> None:
    """What an aware defender does for himself; an unaware one loses all of it (LSK-CND-02)."""
    ranged = blow.ranged
    if not victim.block.creature:
        if not victim.aiming:  # LSK-MIS-07
            number.add("agility", -victim.agility, "LSK-ATK-02")
        if not ranged and armed(victim):
            number.add("weapon-skill", -defence_skill(victim), "LSK-ATK-03")
        number.add("shield", -shield_value(victim, ranged), "LSK-EQP-06")
    if victim.parrying and (not ranged or fight.options.parry_missiles):
        number.add("parry", -parry_value(victim), "LSK-PAR-02")
    if blow.guarded:
        number.add("guard", -2, "LSK-CTR-03")
    if not ranged and victim.mount != NOBODY and on_foot(blow.attacker):
        number.add("saddle", -1, "LSK-MNT-02")


def _strike(fight: Battle, number: Tally, blow: Blow, victim: Combatant) -> None:
    """To-hit conditions of a blow (LSK-CND-01)."""
    attacker = blow.attacker
    together = team(fight, attacker, victim)
    if together == 2:
        number.add("double-team", 2, "LSK-CND-05")
    elif together >= 3:
        number.add("triple-team", 5, "LSK-CND-06")
    if fight.blind(attacker):
        number.add("darkness", -6, "LSK-CND-07")
    if attacker.mount != NOBODY and on_foot(victim):
        size = blow.weapon.size
        if size != MINOR and size != SMALL:
            number.add("mounted", 1, "LSK-MNT-01")


def _shoot(fight: Battle, number: Tally, blow: Blow, victim: Combatant) -> None:
    """To-hit conditions of a shot or throw (LSK-CND-01, LSK-MIS-10)."""
    attacker = blow.attacker
    band = range_penalty(fight, blow, victim)
    number.add("range", -band, "LSK-MIS-10")
    if attacker.mount != NOBODY:
        number.add("from-the-saddle", -5, "LSK-MNT-03")
    if blow.aimed:
        number.add("aimed", 2, "LSK-MIS-08")
    if blow.weapon.rest != 0 and not rested(blow):
        number.add("no-rest", blow.weapon.rest, "LSK-EQP-04")
    if blow.into_melee:
        number.add("into-melee", -4, "LSK-MIS-01")
    if blow.crowd > 1:
        number.add("crowd", blow.crowd - 1, "LSK-MIS-04")


def rested(blow: Blow) -> bool:
    """A fork rest helps in a Round in which the shooter does not move (LSK-EQP-04)."""
    if blow.attacker.moved_this_round or blow.walks_on:
        return False
    for thing in blow.attacker.carried:
        if thing.kind == "rest" and thing.place == BELT:
            return True
    return False


def range_bands(blow: Blow) -> tuple[i64, i64, i64]:
    """Short, medium and long range in feet."""
    if blow.thrown:
        return 10, 20, 30
    weapon = blow.weapon
    if weapon.poor_ammunition:
        store = ammunition_for(blow.attacker, weapon)
        if store is not None and store.key == weapon.poor_ammunition:
            return weapon.short // 2, weapon.medium // 2, weapon.long // 2
    return weapon.short, weapon.medium, weapon.long


def ammunition_for(fighter: Combatant, weapon: Weapon) -> Thing | None:
    """The quiver, case or pouch that serves a weapon; poor missiles if there are no others."""
    poor: Thing | None = None
    for thing in fighter.carried:
        if thing.kind == "ammunition" and thing.count > 0:
            if thing.key == weapon.ammunition:
                return thing
            if poor is None and thing.key == weapon.poor_ammunition:
                poor = thing
    return poor


def range_penalty(fight: Battle, blow: Blow, victim: Combatant) -> i64:
    """LSK-MIS-10: 2 at medium, 4 at long range; smooth-bored firearms double it."""
    short, medium, _ = range_bands(blow)
    feet = FOOT * fight.apart(blow.attacker, victim)
    if feet <= short:
        return 0
    step: i64 = 4 if blow.weapon.firearm and not blow.weapon.rifled else 2
    return step if feet <= medium else 2 * step


def armour_against(fight: Battle, blow: Blow, victim: Combatant) -> i64:
    """Effective AR: what the weapon ignores is taken away (LSK-EQP-03, -04)."""
    ignored: i64 = 0
    if blow.ranged and not blow.thrown:
        weapon = blow.weapon
        ignored = weapon.ignores
        if weapon.firearm and not weapon.ignores_at_any_range:
            if FOOT * fight.apart(blow.attacker, victim) > weapon.short:
                ignored = 0
    effective = victim.armour_rating - ignored
    return effective if effective > 0 else 0


def _clamp(value: i64) -> i64:
    if value < 0:
        return 0
    return 20 if value > 20 else value


def roll_blow(fight: Battle, blow: Blow) -> Result:
    """LSK-ATK-06 and -07: the d20 against target number and full-hit limit, then the damage."""
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
    cuts = _BANDS[_clamp(limit)][_clamp(number.total)]
    mark: i64 = -1
    if fight.reckoned():
        mark = fight.together("blow", _inputs(fight, blow, number.total, limit))
    face = fight.roll(blow.attacker, 1, 20, "attack", number, cuts)
    result = judge(fight, blow, target, face, number.total, limit)
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


def judge(
    fight: Battle, blow: Blow, victim: Combatant, face: i64, number: i64, limit: i64
) -> Result:
    """LSK-ATK-06: full at or under the limit, glancing up to the number, else a miss."""
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
        return fight.tally("fixed-damage", weapon.fixed_damage, "LSK-EQP-03")
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
    """LSK-CHG-01, -03, LSK-MNT-04, -05: only the highest multiplier counts."""
    polearm = blow.weapon.polearm
    if blow.mounted_charge:
        return 3 if polearm or fight.options.mounted_triple == "any" else 2
    if blow.charge:
        return 2
    if polearm and blow.counters_mounted_charge:
        return 3
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
            if not victim.down and entangles(fight, result):
                catch(fight, blow.attacker, victim)
        elif weapon.net:
            if entangles(fight, result):
                overpower(fight, victim)
                victim.netted = True
                fight.note("netted", "LSK-EQP-02", blow.attacker, victim)
        elif weapon.garrote and not victim.down:
            fight.note("garrotted", "LSK-EQP-02", blow.attacker, victim)
            seize(fight, [blow.attacker], victim)
            victim.garrotted_by = blow.attacker.index
    # LSK-CND-02: the first attack is resolved, on whoever was meant and on whoever was struck.
    blow.target.unaware = False
    victim.unaware = False
    aftermath(fight)
    thing = blow.thing
    if thing is not None and blow.weapon.silver:
        if fight.roll(blow.attacker, 1, 10, "silver", None, [1, 10]) == 1:
            break_thing(fight, blow.attacker, thing, "LSK-EQP-02")


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


def catch(fight: Battle, holder: Combatant, victim: Combatant) -> None:
    """A mancatcher closes round somebody (LSK-EQP-02)."""
    release_hold(fight, holder)
    overpower(fight, victim)
    holder.hold_on = victim.index
    victim.caught_by = holder.index
    fight.note("caught", "LSK-EQP-02", holder, victim)


def seize(fight: Battle, holders: list[Combatant], victim: Combatant) -> None:
    """Somebody comes into a grip: contest number one of LSK-WRS-09, or one more."""
    release_hold(fight, victim)
    for holder in holders:
        if holder.hold_on != victim.index:
            release_hold(fight, holder)
            holder.hold_on = victim.index
            victim.held_by = [*victim.held_by, holder.index]
    victim.end_aim()
    victim.search = None
    victim.loading = None
    spoil_casting(fight, victim, "LSK-CST-02")
    victim.hold_streak += 1
    if victim.hold_streak >= 3:
        victim.pinned = True
        fight.note("pinned", "LSK-WRS-09", holders[0], victim)
    else:
        fight.note("immobilised", "LSK-WRS-06", holders[0], victim, amount=victim.hold_streak)


def lost(fight: Battle, attacker: Combatant) -> bool:
    """Whether a counter-attack has taken the attacker out of it (LSK-CTR-02)."""
    return attacker.down or attacker.gone or attacker.dead or is_helpless(fight, attacker)
