"""States (GUR-STA): postures, falling, letting go, being out of it; and what one carries."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import (
    BELT,
    GROUND,
    HAND,
    NOBODY,
    SPENT,
    Thing,
)
from fechtbuch.books.gurps.kinds.terms import (
    CRAWLING,
    CROUCHING,
    KNEELING,
    LYING,
    MENTAL,
    NECK,
    NOT_STUNNED,
    PHYSICAL,
    SITTING,
    STANDING,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.rolls import SUCCESS, check
from fechtbuch.books.gurps.state.battle import Battle, Hold
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
    """GUR-STA-02: lying in his hex with his facing unchanged."""
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


def shocked(fighter: Combatant, score: Tally) -> None:
    """GUR-INJ-01: shock lowers DX, IQ and the skills based on them."""
    if fighter.shock + fighter.fresh_shock > 0:
        score.add("shock", -fighter.hurts(), "GUR-INJ-01")


def dexterity(fight: Battle, fighter: Combatant) -> Tally:
    """DX for a forced roll, with grappling and shock."""
    score = fight.tally("dexterity", fighter.block.dx, "GUR-DIC-01")
    if len(fight.holds) > 0 and fight.grappled(fighter):
        score.add("grappled", -4, "GUR-WRE-02")
    shocked(fighter, score)
    return score


def lose_aim(fighter: Combatant) -> None:
    """The whole accumulated bonus is gone (GUR-MAN-26)."""
    fighter.aim_at = NOBODY
    fighter.aim_with = NOBODY
    fighter.aims = 0


def lose_study(fighter: Combatant) -> None:
    """The Evaluate bonus is gone (GUR-MAN-30)."""
    fighter.studied = NOBODY
    fighter.studies = 0


def stop_waiting(fighter: Combatant) -> None:
    """The Wait is over, with what was held under it (GUR-MAN-38)."""
    if fighter.waiting:
        fighter.waiting = False
        fighter.wait_for = ""
        fighter.wait_who = NOBODY
        fighter.wait_with = NOBODY
        fighter.wait_natural = ""


# Things in hand.


def reckon(fighter: Combatant) -> None:
    """GUR-EQP-09: encumbrance level and Move from everything carried."""
    block = fighter.block
    weight = block.worn
    for thing in fighter.hands:
        weight += thing.kind.weight
    for thing in fighter.carried:
        weight += thing.kind.weight
    level: i64 = 0
    if weight > 6 * block.lift:
        level = 4
    elif weight > 3 * block.lift:
        level = 3
    elif weight > 2 * block.lift:
        level = 2
    elif weight > block.lift:
        level = 1
    fighter.level = level
    move = block.basic_move * (5 - level) // 5
    fighter.move = move if move > 1 else 1


def without(things: list[Thing], thing: Thing) -> list[Thing]:
    """The list without one thing."""
    return [other for other in things if other is not thing]


def drop(fight: Battle, fighter: Combatant, thing: Thing, at: i64 = NOWHERE) -> None:
    """Let a thing fall where one stands, or where it flies."""
    if thing.holder != fighter.index:
        return
    fighter.hands = without(fighter.hands, thing)
    fighter.carried = without(fighter.carried, thing)
    thing.place = GROUND
    thing.holder = NOBODY
    thing.grip = 0
    thing.swung = False
    thing.at = fighter.at if at == NOWHERE else at
    if fighter.aim_with == thing.index:
        lose_aim(fighter)
    _end_grips(fight, thing)
    reckon(fighter)
    fight.note("drops", "GUR-SEQ-05", fighter, item=thing.slug)


def _end_grips(fight: Battle, thing: Thing) -> None:
    """Nobody grips what is no longer held, nor chokes with it (GUR-WRE-12, -20)."""
    if len(fight.holds) > 0:
        for hold in list(fight.holds):
            if thing.index in (hold.item, hold.weapon):
                release(fight, hold, "GUR-WRE-22")


def drop_all(fight: Battle, fighter: Combatant) -> None:
    """Everything held falls, holds on foes included (GUR-INJ-03, GUR-WRE-22)."""
    for thing in list(fighter.hands):
        if not thing.kind.strapped:
            drop(fight, fighter, thing)
    release_all(fight, fighter)


def break_thing(fight: Battle, fighter: Combatant, thing: Thing, rule: str) -> None:
    """GUR-EQP-07: a broken weapon is unusable."""
    fighter.hands = without(fighter.hands, thing)
    fighter.carried = without(fighter.carried, thing)
    thing.place = SPENT
    thing.holder = NOBODY
    thing.grip = 0
    _end_grips(fight, thing)
    reckon(fighter)
    fight.note("breaks", rule, fighter, item=thing.slug)


def draw(fight: Battle, fighter: Combatant, thing: Thing, grip: i64) -> None:
    """Take a thing into the hand, ready; a reach setting is free now (GUR-MOV-08)."""
    fighter.carried = without(fighter.carried, thing)
    if thing not in fighter.hands:
        fighter.hands = [*fighter.hands, thing]
    thing.holder = fighter.index
    thing.place = HAND
    thing.grip = grip
    thing.unready = 0
    thing.at = NOWHERE
    fight.refit(fighter, thing)
    thing.setting = first_setting(thing)
    reckon(fighter)


def put_away(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """Stow a thing at the belt."""
    fighter.hands = without(fighter.hands, thing)
    fighter.carried = [*fighter.carried, thing]
    thing.place = BELT
    thing.grip = 0


def first_setting(thing: Thing) -> i64:
    """The shortest reach setting of a starred weapon in this grip; 0 if it has none."""
    for form in thing.forms:
        if form.mode.starred and form.mode.hands == hands_of(thing.grip):
            n: i64 = 1
            while form.mode.reach >> n != 0:
                if (form.mode.reach >> n) & 1 == 1:
                    return n
                n += 1
    return 0


def hands_of(grip: i64) -> i64:
    """How many hands a grip has."""
    return 2 if grip == 3 else 1


# Holds.


def release(fight: Battle, hold: Hold, rule: str) -> None:
    """A hold ends (GUR-WRE-22)."""
    fight.holds = [other for other in fight.holds if other is not hold]
    victim = fight.fighters[hold.victim]
    fight.note("hold-ends", rule, fight.fighters[hold.holder], victim)
    if hold.pin:
        # GUR-WRE-21: a pin is kept as long as somebody else holds the torso.
        for other in fight.holds:
            if other.victim == hold.victim and other.part == TORSO and other.item == NOBODY:
                other.pin = True
                break
    if hold.part == NECK:
        for other in fight.holds:
            if other.victim == hold.victim and other.part == NECK:
                return
        victim.strangled = False
        victim.choked_turns = 0


def release_all(fight: Battle, fighter: Combatant) -> None:
    """He lets go of everybody."""
    if len(fight.holds) > 0:
        for hold in list(fight.holds):
            if hold.holder == fighter.index:
                release(fight, hold, "GUR-WRE-22")


def tear_apart(fight: Battle, fighter: Combatant) -> None:
    """Moved out of the hex: holds with those who stay behind end (GUR-WRE-22)."""
    if len(fight.holds) > 0:
        for hold in list(fight.holds):
            if fighter.index in (hold.holder, hold.victim):
                holder = fight.fighters[hold.holder]
                if holder.at != fight.fighters[hold.victim].at:
                    release(fight, hold, "GUR-WRE-22")
    fighter.close_with = NOBODY


def release_arm(fight: Battle, fighter: Combatant, arms: i64) -> None:
    """A crippled arm drops what it holds and lets go (GUR-INJ-04, GUR-WRE-22)."""
    for thing in list(fighter.hands):
        if thing.grip & arms != 0 and not thing.kind.strapped:
            drop(fight, fighter, thing)
    for hold in list(fight.holds):
        if hold.holder == fighter.index and hold.hands & arms != 0:
            release(fight, hold, "GUR-WRE-22")


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


def collapse(fight: Battle, fighter: Combatant) -> None:
    """GUR-INJ-10: lying and helpless until FP are positive."""
    fighter.collapsed = True
    fight.note("collapses", "GUR-INJ-10", fighter)
    fall(fight, fighter, "GUR-INJ-10")
    release_all(fight, fighter)


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


def mentally(fight: Battle, fighter: Combatant) -> None:
    """Stunned by surprise."""
    stun(fight, fighter, MENTAL, "GUR-STA-03")
