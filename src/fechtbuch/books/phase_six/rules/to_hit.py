"""An attack as declared: whether it can be made, and its numbers (ATK, REC, CRT, MOD, RNG, UNA)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import BURST, MELEE, OFF, SINGLE, THROWN, Weapon
from fechtbuch.books.phase_six.rules.aiming import accurate_bonus, aim_bonus, closes, identity
from fechtbuch.books.phase_six.rules.equipment import ammunition
from fechtbuch.books.phase_six.rules.modifiers import fighting, own_need, shaken
from fechtbuch.books.phase_six.rules.success_roll import CRITICAL, LEAST_NEED
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import DISARM, VIOLENT
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
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


def reach(fight: Battle, weapon: Weapon) -> i64:
    """PSX-RNG-01, PSX-RUL-24: the farthest target that can be attacked at all.

    With the option on twice as far, and no farther (PSX-RNG-04).
    """
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


def hit_dice(fight: Battle, attack: Attack) -> Tally:
    """PSX-ATK-01, PSX-ATK-04: skill and damage potential, then mode and situation."""
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
    """PSX-REC-01, PSX-REC-02, PSX-REC-04: the weapon's step for each earlier shot of the chain."""
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
        need.add("distance", 2, "PSX-RNG-03")  # PSX-RNG-02: nothing within the distance
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
    """PSX-CRT-01, PSX-CRT-02: 11, moved by recoil, aim, weapon and talent; by nothing else."""
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
    """PSX-SPC-10, PSX-RUL-38, PSX-RUL-51: a shot from a rest; never in the course of a walk."""
    return (
        attack.attacker.braced
        and not attack.walking
        and attack.thing is not None
        and attack.thing.index == attack.attacker.main
        and (attack.mode == SINGLE or attack.mode == BURST)
    )
