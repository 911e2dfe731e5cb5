"""Aiming and accurate attacks: actions invested for later (AIM, PSX-SPC-01, PSX-SPC-02)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import BURST, BUTT_ID, FISTS_ID, MELEE, SINGLE, Weapon
from fechtbuch.books.phase_six.rules.still_valid import stop_investing
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing


def identity(thing: Thing | None, weapon: Weapon) -> i64:
    """What aim is bound to: a piece, the fists, the butt of whatever is held."""
    if thing is not None:
        return thing.index
    return BUTT_ID if weapon.butt else FISTS_ID


def aim(
    fight: Battle, who: Participant, target: Participant, thing: Thing | None, weapon: Weapon
) -> None:
    """PSX-AIM-01: one more step; another target or weapon starts from zero (PSX-RUL-18)."""
    bound = identity(thing, weapon)
    who.chain = 0
    stop_investing(fight, who)
    if who.aim_target != target.index or who.aim_weapon != bound:
        who.aim_steps = 0
    who.aim_target = target.index
    who.aim_weapon = bound
    who.aim_steps += 1
    fight.lasts = True
    slug = "" if thing is None else thing.slug
    fight.note("aims", "PSX-AIM-01", who, target, slug, who.aim_steps)


def invest(
    fight: Battle, who: Participant, target: Participant, thing: Thing | None, weapon: Weapon
) -> None:
    """PSX-SPC-01: one more action for an accurate attack."""
    bound = identity(thing, weapon)
    who.chain = 0
    if who.accurate_target != target.index or who.accurate_weapon != bound:
        who.accurate_steps = 0
    who.accurate_target = target.index
    who.accurate_weapon = bound
    who.accurate_steps += 1
    fight.lasts = True
    slug = "" if thing is None else thing.slug
    fight.note("invests", "PSX-SPC-01", who, target, slug, who.accurate_steps)


def can_aim(mode: i64) -> bool:
    """PSX-AIM-02, PSX-MOD-02, PSX-RUL-23: melee and single shots; no bursts, nothing thrown."""
    return mode in (MELEE, SINGLE)


def aim_bonus(who: Participant, target: Participant, bound: i64, mode: i64) -> i64:
    """PSX-AIM-03, PSX-RUL-19, PSX-RUL-60: two per step, at most Perception as it is now."""
    if who.aim_steps == 0 or who.aim_target != target.index or who.aim_weapon != bound:
        return 0
    if not can_aim(mode):
        return 0
    bonus = 2 * who.aim_steps
    most = who.perception()
    if bonus > most:
        bonus = most
    return bonus if bonus > 0 else 0


def accurate_bonus(who: Participant, target: Participant, bound: i64, mode: i64) -> i64:
    """PSX-SPC-02, PSX-RUL-60: one per step, at most Perception; never for a burst."""
    if not closes(who, target, bound, mode):
        return 0
    bonus = who.accurate_steps
    most = who.perception()
    if bonus > most:
        bonus = most
    return bonus if bonus > 0 else 0


def closes(who: Participant, target: Participant, bound: i64, mode: i64) -> bool:
    """Whether an attack would close an accurate one (PSX-RUL-20)."""
    return (
        who.accurate_steps > 0
        and who.accurate_target == target.index
        and who.accurate_weapon == bound
        and mode != BURST
    )
