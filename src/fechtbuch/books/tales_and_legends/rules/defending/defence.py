"""Physical defence: prepared or not, and everything that changes it (4.9, 4.11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import HAND, NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import RE, RIDING
from fechtbuch.books.tales_and_legends.rules.basics.balance import lame
from fechtbuch.books.tales_and_legends.rules.basics.checks import burden_row
from fechtbuch.books.tales_and_legends.rules.basics.sight import sees
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.body import CRUSHED, STAGGERING
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally

UNPREPARED: Final = 10
"""TAL-HIT-02."""

BURDEN_DEFENCE: Final = [0, -1, -2, -6, -10, 0, 0]
"""TAL-MOV-16; beyond the fifth row the defence is unprepared."""


def helpless_towards(fight: Battle, target: Combatant, attacker: Combatant | None) -> bool:
    """TAL-STA-02, TAL-GRP-11: helpless, towards everybody or towards outsiders only."""
    if target.helpless():
        return True
    if target.burden >= CRUSHED:
        return True
    if not target.helpless_round:
        return False
    return attacker is None or target.grapple == NOBODY or target.grapple != attacker.grapple


def unprepared(fight: Battle, target: Combatant, attacker: Combatant | None) -> str:
    """TAL-STA-03: why somebody is unprepared, as a rule id; empty if it is not.

    Feint and trample belong to one attack, which brings the reason along.
    """
    if target.surprised:
        return "TAL-STA-04"
    if target.unaware:
        return "TAL-HIT-16"
    if target.pinned_by != NOBODY:
        return "TAL-STA-06"
    if target.helpless():
        return "TAL-STA-02"
    if target.burden >= STAGGERING:
        return "TAL-MOV-16"
    if target.aggressive_open:
        return "TAL-MAN-10"
    if target.entangled:
        return "TAL-STA-13"
    if target.blinded:
        return "TAL-STA-10"
    if attacker is not None:
        if target.grapple != NOBODY and target.grapple != attacker.grapple:
            return "TAL-GRP-04"
        if target.helpless_round and target.grapple != attacker.grapple:
            return "TAL-GRP-11"
        if not sees(fight, target, attacker):
            return "TAL-HIT-16"
    return ""


def physical_defence(
    fight: Battle, target: Combatant, attacker: Combatant | None, melee: bool, reason: str
) -> Tally:
    """The PD in force against an attack, with everything that made it.

    `reason` is a rule that makes the target unprepared for this one attack. What no rule names
    changes nothing: the attacker's posture, a melee around, sizes (TAL-RUL-88).
    """
    if not reason:
        reason = unprepared(fight, target, attacker)
    if reason:
        return fight.tally("unprepared", UNPREPARED, reason)
    tally = fight.tally("defence", UNPREPARED, "TAL-HIT-01")
    mount = fight.mount_of(target)
    if mount is not None:
        # TAL-RUL-66: no "at least 10" for this share.
        share = min(mount.attributes[RE], target.block.levels[RIDING])
        tally.add("mount-reflex", share, "TAL-MNT-08")
    else:
        tally.add("reflex", target.reflex(), "TAL-HIT-01")
    tally.add("build", target.block.defence, "TAL-RUL-57")
    if target.burden > 0:
        tally.add("overload", BURDEN_DEFENCE[burden_row(target)], "TAL-MOV-16")
    if target.tired() > 0:
        tally.add("fatigue", -target.fatigue, "TAL-WND-13")
        tally.add("exhaustion", -target.exhaustion, "TAL-WND-13")
        tally.add("as-if", target.fatigue + target.exhaustion - target.tired(), "TAL-RUL-54")
    if target.defensive:
        tally.add("defensive", 5, "TAL-MAN-11")
    lame(target, tally)
    legs = fight.legs(target)
    if legs.run_bonus > 0 and run_counts(fight, legs, attacker):
        tally.add("running", legs.run_bonus, "TAL-MOV-04")
    if target.prone:
        tally.add("prone", -10 if melee else 10, "TAL-STA-01")
    if attacker is not None:
        if from_behind(fight, target, attacker):
            tally.add("from-behind", -5, "TAL-HIT-13")
        if melee:
            if flanked(fight, target, attacker):
                tally.add("flanked", -5, "TAL-HIT-14")
            above(fight, target, attacker, tally)
    tally.floor("least-defence", UNPREPARED, "TAL-HIT-03")
    return tally


def above(fight: Battle, target: Combatant, attacker: Combatant, tally: Tally) -> None:
    """TAL-HIT-15, TAL-MNT-03: −5 from somebody higher, in melee and once (TAL-RUL-27)."""
    if from_saddle(attacker, target):
        tally.add("below-rider", -5, "TAL-MNT-03")
    elif fight.higher(attacker, target) >= 1:
        tally.add("from-above", -5, "TAL-HIT-15")


def from_saddle(attacker: Combatant, target: Combatant) -> bool:
    """A rider strikes at somebody on the ground."""
    return attacker.mounted() and not target.mounted() and not target.block.mount


def from_behind(fight: Battle, target: Combatant, attacker: Combatant) -> bool:
    """TAL-RUL-70: from the direction opposite to the facing, or one of the two beside it.

    Whoever holds on to a creature's back is behind it (TAL-RUL-102).
    """
    if attacker.holds_on == target.index and attacker.hold_place == "back":
        return True
    if target.at == NOWHERE or attacker.at == NOWHERE:
        return False
    if target.grapple != NOBODY and target.grapple == attacker.grapple:
        return False
    bearing = fight.bearing(target, attacker)
    if bearing < 0:
        return False
    return fight.grid.turn(target.facing, bearing) >= 3


def flanked(fight: Battle, target: Combatant, attacker: Combatant) -> bool:
    """TAL-HIT-14, TAL-RUL-70: one of two who flank (TAL-RUL-95), or no room behind; −5 once."""
    grid = fight.grid
    towards = fight.bearing(target, attacker)
    if towards < 0:
        return False
    opposite = grid.opposite(towards)
    for other in fight.fighters:
        if (
            other.index != attacker.index
            and fight.foes(other, target)
            and other.present()
            and other.at != NOWHERE
            and other.grapple == NOBODY
            and fight.bearing(target, other) == opposite
            and fight.apart(target, other) <= reach_of(fight, other)
        ):
            return True
    if not grid.has_walls() and not grid.on_edge(target.at) and len(fight.fighters) < 4:
        return False
    return len(room_behind(fight, attacker, target)) == 0


def room_behind(fight: Battle, attacker: Combatant, target: Combatant) -> list[i64]:
    """TAL-RUL-58: the free ones of the three fields away from the attack."""
    direction = fight.bearing(attacker, target)
    found: list[i64] = []
    if direction < 0:
        return found
    turn: i64 = 0
    while turn < 3:
        side: i64 = 0 if turn == 0 else (-1 if turn == 1 else 1)
        f = fight.grid.step(target.at, fight.grid.turned(direction, side))
        if fight.free(f, target) and (
            fight.is_large(target) or fight.grid.passable_step(target.at, f)
        ):
            found.append(f)
        turn += 1
    return found


def reach_of(fight: Battle, fighter: Combatant) -> i64:
    """The longest reach of what somebody holds."""
    longest: i64 = 1
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is not None and weapon.reach > longest and not weapon.shoots():
            longest = weapon.reach
    return longest


def run_counts(fight: Battle, runner: Combatant, attacker: Combatant | None) -> bool:
    """TAL-MOV-06, TAL-MNT-05: not against whom one ran at, nor against a pursuing rider."""
    if attacker is None:
        return True
    if attacker.index in runner.ran_at:
        return False
    mount = fight.mount_of(attacker)
    if mount is None or mount.band == 0 or fight.acting != attacker.index:
        return True
    # TAL-RUL-87: the run led away from the rider, whose mount has drawn level this turn.
    return attacker.index not in runner.ran_from


def may_react(fight: Battle, target: Combatant, attacker: Combatant, reason: str) -> bool:
    """Whether somebody may parry or dodge at all (TAL-HIT-02, TAL-ATK-16, TAL-MAN-10)."""
    if target.charged or target.out() or reason:
        return False
    return unprepared(fight, target, attacker) == ""


def parrying_things(
    fight: Battle, target: Combatant, attacker: Combatant, blow: Thing, aimed_at: Thing | None
) -> list[Thing]:
    """Things in hand for which a parry is left and which may meet this blow."""
    found: list[Thing] = []
    inside = target.grapple != NOBODY and target.grapple == attacker.grapple
    for index in target.parries:
        thing = fight.thing_of(target, index)
        if thing in found or (aimed_at is not None and thing is aimed_at):
            continue  # TAL-RUL-13: parry with another item
        if index >= 0 and not (thing.place == HAND and thing.holder == target.index):
            continue  # TAL-MAN-01: lost with the item
        weapon = thing.weapon
        assert weapon is not None and blow.weapon is not None
        if weapon.natural and not blow.weapon.natural:
            continue  # TAL-RUL-55
        if inside and not weapon.light and not weapon.natural:
            continue  # TAL-RUL-46
        found.append(thing)
    return found


def reaction_modifiers(
    fight: Battle, target: Combatant, attacker: Combatant, melee: bool, tally: Tally
) -> None:
    """What parries and dodges have in common."""
    if target.cautious:
        tally.add("cautious", 5, "TAL-MAN-09")
    if target.defensive:
        tally.add("defensive", 5, "TAL-MAN-11")
    if target.prone:
        tally.add("prone", -10, "TAL-STA-01")  # TAL-RUL-25: against missiles, too
    if from_behind(fight, target, attacker):
        tally.add("from-behind", -5, "TAL-HIT-13")
    if melee:
        above(fight, target, attacker, tally)
