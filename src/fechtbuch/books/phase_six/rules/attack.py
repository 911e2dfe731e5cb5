"""The attack as it happens: hit roll, defence, cover, armour, wounds (PSX-ATK-06)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import BURST, MELEE, MODES, NOTHING, THROWN, Weapon
from fechtbuch.books.phase_six.rules.cover import cover_criticals, cover_level, cover_normal
from fechtbuch.books.phase_six.rules.defence import DefenceQuestion, Incoming, defend, may_defend
from fechtbuch.books.phase_six.rules.dice import explained, make
from fechtbuch.books.phase_six.rules.equipment import ammunition, throw_piece
from fechtbuch.books.phase_six.rules.special_attacks import coup_de_grace, disarm, knockout
from fechtbuch.books.phase_six.rules.still_valid import take_up
from fechtbuch.books.phase_six.rules.success_roll import HIT, SuccessRoll
from fechtbuch.books.phase_six.rules.to_hit import (
    Attack,
    critical_threshold,
    hit_dice,
    hit_need,
    penetration,
)
from fechtbuch.books.phase_six.rules.wounds import damage_armour, stopped, suffer, was_hit
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import COUP, DISARM, KNOCKOUT, VIOLENT
from fechtbuch.books.phase_six.state.fighter import Participant


def resolve(fight: Battle, attack: Attack) -> bool:
    """PSX-ATK-06: an attack from its ammunition to the wounds.

    Actions are paid by then. Says whether the target has had its say: by a defence, or because
    it did not perceive the attack at all (PSX-RUL-06).
    """
    who = attack.attacker
    target = attack.target
    unperceived = unseen(fight, who, target)
    fight.attacks_from_hiding(who)
    roll = hit_roll(fight, attack)
    mark = fight.together()
    make(fight, roll)
    forgotten = _rolled(fight, mark, roll)
    if fight.telling:
        _report(fight, attack, roll.normal, roll.criticals)
    if attack.special == COUP:
        coup_de_grace(fight, who, target, roll.successes)
        return unperceived
    if roll.successes == 0:
        return unperceived
    # PSX-REA-03, PSX-RUL-29: the defence, then cover, then protection.
    incoming = Incoming(
        who, attack.weapon, attack.mode, roll.normal, roll.criticals, attack.special
    )
    defended = unperceived
    if not unperceived and may_defend(fight, target, incoming):
        defended = defend(fight, DefenceQuestion(fight, target, incoming))
    take_cover(fight, target, incoming)
    if mark >= 0:
        fight.settled(mark, "hits", _left(fight, attack, incoming, defended, forgotten))
    if incoming.hits() > 0:
        land(fight, attack, incoming.normal, incoming.criticals)
    return defended


def hit_roll(fight: Battle, attack: Attack) -> SuccessRoll:
    """PSX-ATK-06 steps 1 and 2: what the attack uses up, and the roll that is due."""
    who = attack.attacker
    pool = hit_dice(fight, attack)
    need = hit_need(fight, attack)
    threshold = critical_threshold(fight, attack)
    spend_on(fight, attack)
    can_crit = attack.mode != BURST  # PSX-CRT-03
    if fight.telling:
        _declare(fight, attack)
        explained(fight, "hit-dice", "PSX-ATK-04", who, pool)
        if can_crit:
            explained(fight, "critical-threshold", "PSX-CRT-01", who, threshold)
    return SuccessRoll(who, HIT, "hit", pool.total, need, threshold.total if can_crit else 0)


def take_cover(fight: Battle, target: Participant, incoming: Incoming) -> None:
    """PSX-COV-02, PSX-COV-03: cover, or the shield of a parry, against what defence has left."""
    if incoming.hits() == 0:
        return
    level = cover_level(fight, target, incoming.attacker.at)
    if incoming.shield > level:
        level = incoming.shield
    if level > 0:
        incoming.criticals = cover_criticals(fight, target, incoming.criticals, level)
        incoming.normal = cover_normal(fight, target, incoming.normal, level)


def land(fight: Battle, attack: Attack, normal: i64, criticals: list[int]) -> None:
    """PSX-ATK-06: the hits that defence and cover have left, through the armour to the wounds."""
    who = attack.attacker
    target = attack.target
    was_hit(fight, target)
    if attack.special == DISARM:
        disarm(fight, who, target, attack.aimed_at, normal + sum(criticals))
        return
    # PSX-CRT-05: no armour stops a critical hit.
    prevented = stopped(fight, target, normal, penetration(attack))
    normal -= prevented
    if attack.special == KNOCKOUT:
        knockout(fight, who, target, normal + sum(criticals))
    else:
        suffer(fight, target, wounds_of(attack.weapon, normal, criticals), who, attack.weapon)
    damage_armour(fight, target, prevented)


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
        take_up(fight, who)  # PSX-RUL-38
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


# What exact odds keep of it.


def _rolled(fight: Battle, mark: i64, roll: SuccessRoll) -> bool:
    """The hit roll is settled where it does not matter what was spent on it; says whether."""
    if mark < 0 or not fight.forgets(roll.who):
        return False
    fight.settled(mark, "rolled", roll.result())
    return True


def _left(
    fight: Battle,
    attack: Attack,
    incoming: Incoming,
    defended: bool,
    forgotten: bool,
) -> list[int]:
    """What an attack came to before armour: all that hit roll, defence and cover have changed."""
    left = [
        1 if defended else 0,
        incoming.normal,
        sum(incoming.criticals),
        wounds_of(attack.weapon, incoming.normal, incoming.criticals),
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
