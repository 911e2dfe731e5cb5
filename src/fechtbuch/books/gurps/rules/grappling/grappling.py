"""Grappling: with what skill, into the foe's hex, and seizing him (GUR-WRE-01 to GUR-WRE-03)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import (
    LOCATIONS,
    LYING,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import seizing_hands
from fechtbuch.books.gurps.rules.basics.letting_go import tear_apart
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid, ended_by
from fechtbuch.books.gurps.rules.defending.can_go_on import can_go_on, settle_in
from fechtbuch.books.gurps.rules.harm.injury import distract
from fechtbuch.books.gurps.rules.hitting.attack import resolve
from fechtbuch.books.gurps.rules.hitting.declaring import declare, place
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR, close_in
from fechtbuch.books.gurps.rules.moving.walking import carry_along
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.things import Thing


def grappling_skill(fighter: Combatant) -> tuple[i64, str]:
    """The best of DX and the grappling skills, Judo less encumbrance."""
    block = fighter.block
    best = block.dx
    name = "dx"
    if block.wrestling > best:
        best = block.wrestling
        name = "wrestling"
    if block.sumo > best:
        best = block.sumo
        name = "sumo"
    if block.judo - fighter.level >= best and block.judo > 0:
        best = block.judo
        name = "judo"
    return best, name


def lock_skill(fighter: Combatant) -> tuple[i64, str]:
    """Judo or Wrestling."""
    block = fighter.block
    if block.judo > 0 and block.judo - fighter.level >= block.wrestling:
        return block.judo, "judo"
    return block.wrestling, "wrestling"


def enter(fight: Battle, blow: Blow) -> bool:
    """GUR-WRE-22: into the foe's hex as part of the attack; False if that is the end of it.

    Whoever is struck down on the way in does nothing more there (GUR-RUL-85).
    """
    attacker = blow.attacker
    target = blow.target
    if attacker.at == target.at:
        return True
    close_in(fight, attacker, target)
    place(fight, blow)
    blow.entering = True
    fight.came_from = attacker.at
    attacker.at = target.at
    fight.lasting = True
    carry_along(fight, attacker)
    blow.placed = False
    blow.distance = 0
    settle_in(blow)
    if fight.telling:
        fight.note("closes-in", "GUR-WRE-22", attacker, target, values={"at": int(target.at)})
    fight.entered(attacker)
    return can_go_on(fight, blow)


def follow(fight: Battle, blow: Blow) -> None:
    """GUR-WRE-22: after a hit the attacker follows into the defender's new hex."""
    if blow.attacker.at != blow.target.at:
        blow.attacker.at = blow.target.at
        if fight.telling:
            at = int(blow.target.at)
            fight.note("follows", "GUR-WRE-22", blow.attacker, blow.target, values={"at": at})
        tear_apart(fight, blow.attacker)
        blow.attacker.close_with = blow.target.index
        blow.attacker.close_arc = blow.arc
        fight.lasting = True
        end_invalid(fight)


def seize(fight: Battle, blow: Blow, part: i64, hands: i64, weapon: Thing | None) -> bool:
    """GUR-WRE-01, GUR-WRE-03: the attack that starts a grapple."""
    if not enter(fight, blow):
        return False
    # GUR-RUL-60
    behind = blow.arc == REAR or (blow.target.posture == LYING and blow.target.face_down)
    entering = blow.entering
    arc = blow.arc
    if not declare(fight, blow):
        return False
    if entering:
        blow.arc = arc
    blow.location = part
    if not resolve(fight, blow):
        return False
    follow(fight, blow)
    target = blow.target
    if weapon is None:
        hands &= seizing_hands(fight, blow.attacker, target)
    hold = Hold(blow.attacker.index, target.index, part, hands)
    hold.behind = behind
    hold.fresh = True
    if weapon is not None:
        hold.weapon = weapon.index
    if hands == 0 or ended_by(fight, hold) or fight.hold_on(blow.attacker, target, part):
        fight.note("broken-off", "GUR-RUL-87", blow.attacker, target)
        return False  # GUR-RUL-87: nothing to hold with, or he holds it already
    fight.holds = [*fight.holds, hold]
    fight.note("seizes", "GUR-WRE-01", blow.attacker, target, word=LOCATIONS[part])
    distract(fight, target)
    return True


def add_hand(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-03: a second hand, without a roll."""
    hold.hands = 3
    fight.note("second-hand", "GUR-WRE-03", fighter, fight.fighters[hold.victim])
