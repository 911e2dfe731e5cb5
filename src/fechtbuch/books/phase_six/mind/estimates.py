"""What an attack or a defence is worth, in thousandths of a wound: rough, quick, without dice."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import BURST, MELEE, OFF, Weapon
from fechtbuch.books.phase_six.rules.aiming import aim_bonus, identity
from fechtbuch.books.phase_six.rules.cover import cover_level, shield_level
from fechtbuch.books.phase_six.rules.defence import Incoming
from fechtbuch.books.phase_six.rules.success_roll import CRITICAL
from fechtbuch.books.phase_six.rules.to_hit import RECOIL
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing

WHOLE: Final = 1000


def _chances() -> list[int]:
    """Thousandths of one exploding die reaching each number."""
    found = [WHOLE, WHOLE]
    for number in range(2, 60):
        sixes = (number - 1) // 6
        found.append(WHOLE * (6 - (number - 1) % 6) // 6 // 6**sixes)
    return found


_CHANCES: Final = _chances()


def chance(need: i64) -> i64:
    """Thousandths of one die reaching a number."""
    if need < 2:
        need = 2
    return _CHANCES[need] if need < 60 else 0


def at_least_one(dice: i64, need: i64) -> i64:
    """Thousandths of at least one of some dice reaching a number."""
    miss: i64 = WHOLE
    one = WHOLE - chance(need)
    for _ in range(dice):
        miss = miss * one // WHOLE
    return WHOLE - miss


def rough_need(who: Participant) -> i64:
    """The minimum roll of somebody's attacks and parries under lasting drawbacks."""
    need = who.block.minimum_roll + who.poisoned + who.burning
    if who.hunkered:
        need += 1
    if who.netted:
        need += 1
    return need


def attack_dice(who: Participant, weapon: Weapon, mode: i64) -> i64:
    """The dice of an attack."""
    if weapon.skill == MELEE:
        dice = who.block.melee
    elif weapon.skill == 1:
        dice = who.block.shooting
    else:
        dice = who.block.throwing
    dice += weapon.potential - who.shocked
    if weapon.natural and who.block.quickness > 2:
        dice += 1
    if mode == BURST:
        dice += 2
    return dice if dice > 0 else 0


def expected(
    fight: Battle,
    who: Participant,
    target: Participant,
    weapon: Weapon,
    thing: Thing | None,
    mode: i64,
    walking: bool,
    aimed: i64 = -1,
    eased: i64 = 0,
) -> i64:
    """Thousandths of wounds that an attack may come to; `aimed` supposes so much aim.

    `eased` is what an accurate attack takes off the minimum roll.
    """
    kick: i64 = 0
    if mode != MELEE and who.chain > 0 and weapon.recoils():
        kick = (RECOIL - weapon.compensation) * who.chain
        if kick < 0:
            kick = 0
    need = rough_need(who) + kick - eased
    if walking:
        need += 1
    if thing is not None:
        if who.braced and mode != MELEE and thing.index == who.main:
            need -= 1
        if thing.place == OFF and not who.block.blade_dance:
            need += 1
    dice = attack_dice(who, weapon, mode)
    hits = dice * chance(need)
    criticals: i64 = 0
    if mode != BURST:
        threshold = CRITICAL + weapon.critical + who.block.critical + kick
        if aimed < 0:
            aimed = aim_bonus(who, target, identity(thing, weapon), mode)
        threshold -= aimed
        criticals = dice * chance(threshold if threshold > need else need)
    normal = hits - criticals
    level = cover_level(fight, target, who.at)
    if level > 0:
        normal = normal * (6 - level) // 6
        criticals = criticals * (6 - level) // 6
    protection = target.protection() - weapon.penetration
    if weapon.natural and who.block.strength > 2:
        protection -= 1
    if protection > 0:
        normal = left_over(normal, protection)
    return normal + criticals * 6 // 5


def left_over(normal: i64, protection: i64) -> i64:
    """Normal hits, on average, beyond what protection stops; luck leaves a little of anything."""
    beyond = normal - protection * WHOLE
    if beyond >= WHOLE:
        return beyond
    if beyond <= -2 * WHOLE:
        return normal // 50
    # Between the two the average of what is above 0 fades out.
    return (beyond + 2 * WHOLE) * (beyond + 2 * WHOLE) // 9000


def threat(fight: Battle, target: Participant, incoming: Incoming) -> i64:
    """Wounds that hits on their way would come to, were nothing done about them."""
    normal = incoming.normal * WHOLE
    critical: i64 = 0
    extra: i64 = 0
    for hits in incoming.criticals:
        critical += hits * (1 + extra) * WHOLE
        extra += 1
    return after(
        fight, target, incoming, normal, critical, cover_level(fight, target, incoming.attacker.at)
    )


def after(
    fight: Battle,
    target: Participant,
    incoming: Incoming,
    normal: i64,
    critical: i64,
    level: i64,
) -> i64:
    """Wounds that so many hits would come to behind a cover."""
    if level > 0:
        normal = normal * (6 - level) // 6
        critical = critical * (6 - level) // 6
    pen = incoming.weapon.penetration
    if incoming.weapon.natural and incoming.attacker.block.strength > 2:
        pen = 1
    protection = target.protection() - pen
    if protection > 0:
        normal -= protection * WHOLE
    if normal < 0:
        normal = 0
    return normal * incoming.weapon.wounds + critical


def evade_worth(fight: Battle, target: Participant, incoming: Incoming, danger: i64) -> i64:
    """Wounds that an evade would spare, on average."""
    dice = target.evasion() - target.shocked
    if dice <= 0:
        return 0
    need = target.block.minimum_roll + incoming.hits() + target.poisoned
    if target.hunkered:
        need += 1
    if target.netted:
        need += 1
    return danger * at_least_one(dice, need) // WHOLE


def parry_worth(
    fight: Battle, target: Participant, incoming: Incoming, danger: i64, dice: i64, off: bool
) -> i64:
    """Wounds that a parry with so many dice would spare, on average."""
    need = rough_need(target)
    if off and not target.block.blade_dance:
        need += 1
    normal = incoming.normal * WHOLE - dice * chance(need)
    if normal < 0:
        normal = 0
    critical: i64 = 0
    extra: i64 = 0
    for hits in incoming.criticals:
        critical += hits * (1 + extra) * WHOLE
        extra += 1
    level = cover_level(fight, target, incoming.attacker.at)
    return danger - after(fight, target, incoming, normal, critical, level)


def shield_worth(fight: Battle, target: Participant, incoming: Incoming, danger: i64) -> i64:
    """Wounds that a shield parry would spare, on average."""
    normal = incoming.normal * WHOLE
    critical: i64 = 0
    extra: i64 = 0
    for hits in incoming.criticals:
        critical += hits * (1 + extra) * WHOLE
        extra += 1
    return danger - after(fight, target, incoming, normal, critical, shield_level(fight, target))
