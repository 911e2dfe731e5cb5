"""The attack: legality, numbers, hit roll and the order of resolution (ATK, REC, CRT, MOD, RNG)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import (
    BURST,
    MELEE,
    MODES,
    NOTHING,
    OFF,
    SINGLE,
    THROWN,
    Thing,
    Weapon,
)
from fechtbuch.books.phase_six.rules.aiming import accurate_bonus, aim_bonus, closes, identity
from fechtbuch.books.phase_six.rules.cover import cover_criticals, cover_level, cover_normal
from fechtbuch.books.phase_six.rules.defence import DefenceQuestion, Incoming, defend, may_defend
from fechtbuch.books.phase_six.rules.dice import explained, make
from fechtbuch.books.phase_six.rules.equipment import ammunition, throw_piece
from fechtbuch.books.phase_six.rules.modifiers import fighting, own_need, shaken
from fechtbuch.books.phase_six.rules.special_attacks import coup_de_grace, disarm, knockout
from fechtbuch.books.phase_six.rules.success_roll import CRITICAL, HIT, LEAST_NEED, SuccessRoll
from fechtbuch.books.phase_six.rules.wounds import damage_armour, stopped, suffer, was_hit
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import COUP, DISARM, KNOCKOUT, VIOLENT
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.tally import Tally

BURST_DICE: Final = 2
RECOIL: Final = 2


class Attack:
    """An attack as declared."""

    def __init__(
        self,
        attacker: Participant,
        target: Participant,
        weapon: Weapon,
        thing: Thing | None,
        mode: i64,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.weapon = weapon
        self.thing = thing
        """The piece; None for fists and butt."""
        self.mode = mode
        self.special = ""
        self.extra: i64 = 0
        self.aimed_at: Thing | None = None
        self.walking = False
        self.at_leaving = False
        """An attack of opportunity."""


# Whether it can be made.


def reach(fight: Battle, weapon: Weapon) -> i64:
    """PSX-RNG-01, -04, PSX-RUL-24: the farthest target that can be attacked at all."""
    return 2 * weapon.reach if fight.options.wrong_distance else weapon.reach


def in_reach(fight: Battle, at: i64, target: Participant, weapon: Weapon) -> bool:
    """Whether a target can be attacked from a field: distance and line of sight."""
    return fight.grid.distance(at, target.at) <= reach(fight, weapon) and fight.sees(at, target.at)


def usable_modes(weapon: Weapon, thing: Thing | None) -> list[int]:
    """PSX-MOD-01, PSX-RUL-22: the modes for which there is ammunition."""
    found: list[int] = []
    for mode in weapon.modes:
        if mode == MELEE or (thing is not None and has_rounds(weapon, thing, mode)):
            found.append(mode)
    return found


def has_rounds(weapon: Weapon, thing: Thing, mode: i64) -> bool:
    """Whether what is loaded is enough for a mode; a thrown piece is its own ammunition."""
    if mode == THROWN:
        return thing.count > 0
    return thing.loaded >= ammunition(weapon, mode == BURST)


# The numbers.


def hit_dice(fight: Battle, attack: Attack) -> Tally:
    """PSX-ATK-01, -04: skill and damage potential, then mode and situation."""
    who = attack.attacker
    weapon = attack.weapon
    if weapon.skill == MELEE:
        pool = fight.tally("melee", who.block.melee, "PSX-ATK-01")
    elif weapon.skill == SINGLE:
        pool = fight.tally("shooting", who.block.shooting, "PSX-ATK-01")
    else:
        pool = fight.tally("throwing", who.block.throwing, "PSX-ATK-01")
    pool.add("damage-potential", weapon.potential, "PSX-ATK-04")
    if weapon.natural and who.block.quickness > 2:
        pool.add("quick-fists", 1, "PSX-UNA-03")
    if attack.mode == BURST:
        pool.add("burst", BURST_DICE, "PSX-MOD-04")
    if attack.special == VIOLENT:
        # PSX-SPC-05, PSX-RUL-35: three dice per extra action, at most Strength.
        bonus = 3 * attack.extra
        if bonus > who.block.strength:
            bonus = who.block.strength
        if bonus > 0:
            pool.add("violent", bonus, "PSX-SPC-05")
    shaken(who, pool)
    return pool


def recoil(attack: Attack) -> i64:
    """PSX-REC-01, -02, -04: the step of this weapon for each earlier shot of the chain."""
    if not attack.weapon.recoils() or attack.mode == MELEE:
        return 0
    step = RECOIL - attack.weapon.compensation
    return step * attack.attacker.chain if step > 0 else 0


def hit_need(fight: Battle, attack: Attack) -> Tally:
    """PSX-ATK-03: the minimum roll of the hit roll."""
    who = attack.attacker
    need = own_need(fight, who)
    need.add("recoil", recoil(attack), "PSX-REC-01")
    if attack.walking:
        need.add("walking", 1, "PSX-TRN-08")
    if fight.apart(who, attack.target) > attack.weapon.reach:
        need.add("distance", 2, "PSX-RNG-03")
    if attack.thing is not None and attack.thing.place == OFF and not who.block.blade_dance:
        need.add("off-hand", 1, "PSX-SPC-09")
    if attack.special == DISARM:
        need.add("disarming", 3, "PSX-SPC-06")
    fighting(who, need)
    if braced(attack):
        need.add("braced", -1, "PSX-SPC-10")
    if attack.special == "" and not attack.walking and not attack.at_leaving:
        bound = identity(attack.thing, attack.weapon)
        bonus = accurate_bonus(who, attack.target, bound, attack.mode)
        need.add("accurate", -bonus, "PSX-SPC-01")
    return need


def critical_threshold(fight: Battle, attack: Attack) -> Tally:
    """PSX-CRT-01, -02: 11, moved by recoil, aim, and what weapon or talent say; by nothing else."""
    who = attack.attacker
    threshold = fight.tally("critical-threshold", CRITICAL, "PSX-CRT-01")
    threshold.add("weapon", attack.weapon.critical, "PSX-EQP-07")
    threshold.add("talent", who.block.critical, "PSX-CRT-02")
    threshold.add("recoil", recoil(attack), "PSX-REC-01")
    bound = identity(attack.thing, attack.weapon)
    if attack.special != "" or not closes(who, attack.target, bound, attack.mode):
        threshold.add("aim", -aim_bonus(who, attack.target, bound, attack.mode), "PSX-AIM-03")
    threshold.floor("least", LEAST_NEED, "PSX-DIC-02")
    return threshold


def penetration(attack: Attack) -> i64:
    """Penetration of the weapon; of fists by Strength (PSX-UNA-02)."""
    if attack.weapon.natural:
        return 1 if attack.attacker.block.strength > 2 else 0
    return attack.weapon.penetration


def braced(attack: Attack) -> bool:
    """PSX-SPC-10, PSX-RUL-38, -51: a shot from a rest; never in the course of a walk."""
    return (
        attack.attacker.braced
        and not attack.walking
        and attack.thing is not None
        and attack.thing.index == attack.attacker.main
        and (attack.mode == SINGLE or attack.mode == BURST)
    )


# What happens.


def resolve(fight: Battle, attack: Attack) -> bool:
    """PSX-ATK-06: an attack from its ammunition to the wounds.

    Actions are paid by then. Says whether the target has had its say: by a defence, or because
    it did not perceive the attack at all (PSX-RUL-06).
    """
    who = attack.attacker
    target = attack.target
    unperceived = unseen(fight, who, target)
    pool = hit_dice(fight, attack)
    need = hit_need(fight, attack)
    threshold = critical_threshold(fight, attack)
    spend_on(fight, attack)
    if fight.telling:
        _declare(fight, attack)
        explained(fight, "hit-dice", "PSX-ATK-04", who, pool)
        if attack.mode != BURST:
            explained(fight, "critical-threshold", "PSX-CRT-01", who, threshold)
    critical = 0 if attack.mode == BURST else threshold.total
    roll = SuccessRoll(who, HIT, "hit", pool.total, need, critical)
    mark = fight.together()
    make(fight, roll)
    forgotten = mark >= 0 and fight.forgets(who)
    if forgotten:
        fight.settled(mark, "rolled", roll.result())
    normal = roll.normal
    criticals = roll.criticals
    if fight.telling:
        _report(fight, attack, normal, criticals)
    if attack.special == COUP:
        coup_de_grace(fight, who, target, roll.successes)
        return unperceived
    if roll.successes == 0:
        return unperceived
    defended = unperceived
    shield: i64 = 0
    incoming = Incoming(who, attack.weapon, attack.mode, normal, criticals)
    if not unperceived and may_defend(fight, target, incoming):
        defended = defend(fight, DefenceQuestion(fight, target, incoming))
        normal = incoming.normal
        criticals = incoming.criticals
        shield = incoming.shield
    if normal + sum(criticals) > 0:
        level = cover_level(fight, target, who.at)
        if shield > level:
            level = shield
        if level > 0:
            criticals = cover_criticals(fight, target, criticals, level)
            normal = cover_normal(fight, target, normal, level)
    if mark >= 0:
        fight.settled(mark, "hits", _left(fight, attack, normal, criticals, defended, forgotten))
    if normal + sum(criticals) > 0:
        land(fight, attack, normal, criticals)
    return defended


def land(fight: Battle, attack: Attack, normal: i64, criticals: list[int]) -> None:
    """PSX-ATK-06: the hits that defence and cover have left, through the armour to the wounds."""
    who = attack.attacker
    target = attack.target
    was_hit(fight, target)
    if attack.special == DISARM:
        disarm(fight, who, target, attack.aimed_at, normal + sum(criticals))
        return
    prevented = stopped(fight, target, normal, penetration(attack))
    normal -= prevented
    if attack.special == KNOCKOUT:
        knockout(fight, who, target, normal + sum(criticals))
    else:
        suffer(fight, target, wounds_of(attack.weapon, normal, criticals), who, attack.weapon)
    damage_armour(fight, target, prevented)


def _left(
    fight: Battle,
    attack: Attack,
    normal: i64,
    criticals: list[int],
    defended: bool,
    forgotten: bool,
) -> list[int]:
    """What an attack came to before armour: all that hit roll, defence and cover have changed."""
    left = [
        1 if defended else 0,
        normal,
        sum(criticals),
        wounds_of(attack.weapon, normal, criticals),
    ]
    for one in fight.fighters:
        left.append(one.actions)
        if not forgotten or one is not attack.attacker:
            left.append(one.bonus)
            left.append(one.destiny)
            left.append(one.rerolls)
        left.append(one.chain)
        left.append(one.accurate_steps)
        left.append(one.block_state)
        left.append(1 if one.braced else 0)
    return left


def wounds_of(weapon: Weapon, normal: i64, criticals: list[int]) -> i64:
    """PSX-DMG-04, PSX-CRT-06: W for each hit, and more for mega-criticals."""
    wounds = normal * weapon.wounds
    extra: i64 = 0
    for hits in criticals:
        wounds += hits * (weapon.wounds + extra)
        extra += 1
    return wounds


def unseen(fight: Battle, who: Participant, target: Participant) -> bool:
    """PSX-RUL-06: whether the target does not perceive this attack; the mark is used up."""
    hidden = who.from_behind or target.unaware or not fight.notices(target, who)
    who.from_behind = False
    target.unaware = False
    return hidden


def spend_on(fight: Battle, attack: Attack) -> None:
    """Ammunition, the recoil chain, aim and accurate steps (PSX-ATK-06 step 1)."""
    who = attack.attacker
    weapon = attack.weapon
    thing = attack.thing
    if thing is not None:
        if attack.mode == THROWN:
            throw_piece(fight, who, thing, attack.target.at)
        elif attack.mode != MELEE:
            thing.loaded -= ammunition(weapon, attack.mode == BURST)
            thing.reloading = 0  # PSX-TRN-15
    if weapon.recoils() and attack.mode != MELEE:
        who.chain += 1
    elif not attack.at_leaving:
        who.chain = 0  # PSX-RUL-21
    if weapon.butt and who.main != NOTHING:
        who.braced = False  # PSX-RUL-38
    who.aim_steps = 0  # PSX-RUL-18: used or wasted
    if not attack.at_leaving:
        who.accurate_steps = 0  # PSX-RUL-20: used, or spoiled by an act that costs an action


def _declare(fight: Battle, attack: Attack) -> None:
    slug = attack.weapon.key if attack.thing is None else attack.thing.slug
    word = attack.special or MODES[attack.mode]
    fight.note("attacks", "PSX-ATK-02", attack.attacker, attack.target, slug, word=word)


def _report(fight: Battle, attack: Attack, normal: i64, criticals: list[int]) -> None:
    """PSX-CRT-04: critical and normal hits are told apart."""
    if normal + sum(criticals) == 0:
        fight.note("misses", "PSX-ATK-05", attack.attacker, attack.target)
        return
    further = 0
    if attack.special == "" or attack.special == VIOLENT:
        for extra, hits in enumerate(criticals):
            further += extra * hits
    fight.note(
        "hits",
        "PSX-CRT-04",
        attack.attacker,
        attack.target,
        amount=normal + sum(criticals),
        values={"normal": normal, "critical": sum(criticals), "further": further},
    )
