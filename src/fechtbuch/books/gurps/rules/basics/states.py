"""States (GUR-STA): postures, falling, stun, being out of it."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import (
    CRAWLING,
    CROUCHING,
    KNEELING,
    LYING,
    MENTAL,
    NOT_STUNNED,
    PHYSICAL,
    SITTING,
    STANDING,
)
from fechtbuch.books.gurps.rules.basics.attention import lose_aim, lose_study, stop_waiting
from fechtbuch.books.gurps.rules.basics.hands import drop_all
from fechtbuch.books.gurps.rules.basics.letting_go import release, release_all
from fechtbuch.books.gurps.rules.basics.rolls import SUCCESS, check
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally


def helpless(fight: Battle, fighter: Combatant) -> bool:
    """GUR-STA-07: pinned, unconscious, asleep, dead."""
    if fighter.out():
        return True
    return len(fight.holds) > 0 and fight.pinned(fighter)


def able(fight: Battle, fighter: Combatant) -> bool:
    """Whether an action that has begun can go on (GUR-SEQ-06, GUR-MAN-38)."""
    return not (fighter.stunned != NOT_STUNNED or fighter.off_balance or helpless(fight, fighter))


def acts(fighter: Combatant) -> bool:
    """Whether he can still do something, if only try to get out of a pin."""
    return not (fighter.stunned != NOT_STUNNED or fighter.off_balance or fighter.out())


def standing_foe(fighter: Combatant) -> bool:
    """Somebody who can be a target: on the map and not dead."""
    return not fighter.gone and not fighter.dead and fighter.at != NOWHERE


def fall(fight: Battle, fighter: Combatant, rule: str, face_down: bool = False) -> None:
    """GUR-STA-02, GUR-RUL-40: lying in his one hex with his facing unchanged.

    Only chokes ask whether he lies on his face (GUR-RUL-47).
    """
    if fighter.posture != LYING:
        fight.note("falls-face-down" if face_down else "falls", rule, fighter)
        fighter.face_down = face_down
    elif face_down:
        fighter.face_down = True  # who lies on his face is not turned over by anything else
    fighter.posture = LYING
    fighter.braced = False


def may_take_posture(fighter: Combatant, posture: i64) -> bool:
    """GUR-MAN-24: one manoeuvre, one transition; a crippled leg cannot bear (GUR-INJ-04)."""
    now = fighter.posture
    if posture in (now, CROUCHING):
        return False
    if fighter.lame_legs() > 0 and posture == STANDING:
        return False
    if now in (STANDING, CROUCHING):
        return posture in (SITTING, KNEELING, CRAWLING, LYING)
    if now == LYING:
        return posture in (SITTING, KNEELING, CRAWLING)
    return posture in (STANDING, LYING)


def take_posture(fight: Battle, fighter: Combatant, posture: i64) -> None:
    """The new posture's modifiers apply at once."""
    fighter.posture = posture
    if posture != LYING:
        fighter.face_down = False
    fighter.braced = False


def stun(fight: Battle, fighter: Combatant, kind: i64, rule: str) -> None:
    """GUR-STA-03: stunned; Aim and Evaluate are lost, and so is a concentration."""
    if fighter.stunned == NOT_STUNNED:
        fight.note("stunned", rule, fighter)
    fighter.stunned = kind
    lose_aim(fighter)
    lose_study(fighter)
    fighter.concentrating = 0
    stop_waiting(fighter)
    end_invalid(fight)


def recover(fight: Battle, fighter: Combatant) -> None:
    """GUR-STA-04: HT against physical, IQ against mental stun, at the end of the own turn."""
    if fighter.stunned == PHYSICAL:
        score = fight.tally("health", fighter.block.ht, "GUR-STA-04")
    else:
        score = fight.tally("intelligence", fighter.block.iq, "GUR-STA-04")
        if fighter.block.combat_reflexes:
            score.add("combat-reflexes", 6, "GUR-STA-04")
        shocked(fighter, score)
    if check(fight, fighter, score, "recovery") >= SUCCESS:
        fighter.stunned = NOT_STUNNED
        fight.note("recovers", "GUR-STA-04", fighter)


def dexterity(fight: Battle, fighter: Combatant) -> Tally:
    """DX for a forced roll, with grappling and shock."""
    score = fight.tally("dexterity", fighter.block.dx, "GUR-DIC-01")
    if len(fight.holds) > 0 and fight.grappled(fighter):
        score.add("grappled", -4, "GUR-WRE-02")
    shocked(fighter, score)
    return score


def keeps_balance(fight: Battle, fighter: Combatant, score: Tally, purpose: str) -> bool:
    """A forced roll of DX or a skill; GUR-RUL-95: the helpless do not even roll."""
    if helpless(fight, fighter):
        return False
    return check(fight, fighter, score, purpose) >= SUCCESS


def knock_out(fight: Battle, fighter: Combatant, rule: str) -> None:
    """GUR-STA-08: unconscious, lying, empty-handed."""
    if fighter.unconscious:
        return
    fighter.unconscious = True
    fight.note("unconscious", rule, fighter)
    fall(fight, fighter, rule)
    drop_all(fight, fighter)
    stop_waiting(fighter)
    lose_aim(fighter)
    lose_study(fighter)
    fighter.concentrating = 0
    end_invalid(fight)


def collapse(fight: Battle, fighter: Combatant) -> None:
    """GUR-INJ-10: lying and helpless until FP are positive."""
    fighter.collapsed = True
    fight.note("collapses", "GUR-INJ-10", fighter)
    fall(fight, fighter, "GUR-INJ-10")
    release_all(fight, fighter)
    end_invalid(fight)


def die(fight: Battle, fighter: Combatant, rule: str) -> None:
    """Out of the game."""
    if fighter.dead:
        return
    fighter.dead = True
    fighter.unconscious = True
    fight.note("dies", rule, fighter)
    fall(fight, fighter, rule)
    drop_all(fight, fighter)
    stop_waiting(fighter)
    for hold in list(fight.holds):
        if hold.victim == fighter.index:
            release(fight, hold, "GUR-WRE-22")
    end_invalid(fight)


def mentally(fight: Battle, fighter: Combatant) -> None:
    """Stunned by surprise."""
    stun(fight, fighter, MENTAL, "GUR-STA-03")
