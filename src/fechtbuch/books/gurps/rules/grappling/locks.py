"""What a grip is good for: arm locks, throws, chokes, wrenched limbs (GUR-WRE-05 to GUR-WRE-14)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BOTH, CR, CUT, NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    LEFT_ARM,
    LOCATIONS,
    NECK,
    PHYSICAL,
    RIGHT_ARM,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import empty_hands
from fechtbuch.books.gurps.rules.basics.letting_go import release, tear_apart
from fechtbuch.books.gurps.rules.basics.rolls import (
    SUCCESS,
    check,
    damage_dice,
    quick_contest,
)
from fechtbuch.books.gurps.rules.basics.shock import shock_of, shocked, suffer_shock
from fechtbuch.books.gurps.rules.basics.states import fall, helpless, stun
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.grappling.contests import contest_strength, resisting
from fechtbuch.books.gurps.rules.grappling.grappling import enter, follow, lock_skill
from fechtbuch.books.gurps.rules.harm.damage import resistance, wounding
from fechtbuch.books.gurps.rules.harm.injury import Wound, distract, injure, tire
from fechtbuch.books.gurps.rules.hitting.attack import resolve
from fechtbuch.books.gurps.rules.hitting.declaring import declare
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally


def arm_lock(fight: Battle, blow: Blow, arm: i64, through: Hold) -> bool:
    """GUR-WRE-05: after a Judo parry, or through a grapple of the arm."""
    attacker = blow.attacker
    if not enter(fight, blow):
        return False
    entering = blow.entering
    arc = blow.arc
    if not declare(fight, blow):
        return False
    if entering:
        blow.arc = arc
    if not resolve(fight, blow) or not _still_through(fight, blow, through):
        return False
    follow(fight, blow)
    part: i64 = RIGHT_ARM if arm & 1 != 0 else LEFT_ARM
    held = fight.hold_on(attacker, blow.target, part)
    hands = empty_hands(fight, attacker) | (0 if held is None else held.hands)
    if hands != BOTH:
        fight.note("broken-off", "GUR-RUL-87", attacker, blow.target)
        return False
    if held is None:
        held = Hold(attacker.index, blow.target.index, part, BOTH)
        fight.holds = [*fight.holds, held]
    held.hands = BOTH
    held.lock = True
    held.fresh = True
    fight.note("locks", "GUR-WRE-05", attacker, blow.target, word=LOCATIONS[held.part])
    return True


def _still_through(fight: Battle, blow: Blow, through: Hold) -> bool:
    """GUR-RUL-85: the hold that this goes through lasts; an opening after a parry has no hands."""
    if through.hands == 0 or blow.target.index != through.victim or through in fight.holds:
        return True
    fight.note("broken-off", "GUR-RUL-85", blow.attacker, blow.target)
    return False


def crank(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-06: damage through a lock, a free action once per turn."""
    victim = fight.fighters[hold.victim]
    hold.fresh = True
    level, name = lock_skill(fighter)
    block = victim.block
    if fight.options.arm_lock_contest == "official":  # GUR-RUL-29: else the sheet's scores
        lowered = shock_of(fighter) + (fighter.level if name == "judo" else 0)
        if fight.grappled(fighter):
            lowered += 4
        if fighter.strength() + fighter.block.grip >= level - lowered:
            name = "strength"
            level = fighter.strength() + fighter.block.grip
        mine = fight.tally(name, level, "GUR-WRE-06")
        his = resisting(fight, victim, "GUR-WRE-06")
    else:
        mine = fight.tally(name, level, "GUR-WRE-06")
        skill = max(block.judo - victim.level, block.wrestling) - shock_of(victim)
        if fight.grappled(victim):
            skill -= 4
        if helpless(fight, victim):
            skill = 0  # GUR-RUL-95: ST alone
        his = fight.tally("resistance", max(victim.strength() + block.grip, skill), "GUR-WRE-06")
    if name == "judo":
        mine.add("encumbrance", -fighter.level, "GUR-EQP-05")
    if name != "strength":
        shocked(fighter, mine)  # GUR-INJ-01: not ST
        if fight.grappled(fighter):
            mine.add("grappled", -4, "GUR-RUL-78")
    margin = quick_contest(fight, fighter, mine, victim, his, "lock")
    if margin <= 0:
        fight.note("lock-holds", "GUR-WRE-06", fighter, victim)
        return
    fight.note("wrenches", "GUR-WRE-06", fighter, victim, amount=margin)
    if victim.crippled & (1 << hold.part) != 0:
        suffer_shock(fight, victim, margin)
        score = _against_stun(fight, victim, "GUR-WRE-06")
        if check(fight, victim, score, "knockdown") < SUCCESS:
            stun(fight, victim, PHYSICAL, "GUR-WRE-06")
        return
    harm(fight, fighter, victim, margin, hold.part, CR, True)


def harm(
    fight: Battle,
    fighter: Combatant,
    victim: Combatant,
    rolled: i64,
    location: i64,
    kind: i64,
    rigid_only: bool,
    rear: bool = True,
) -> i64:
    """Damage through a hold: no knockback, no blunt trauma (GUR-RUL-66, GUR-DMG-04)."""
    dr = resistance(victim, location, kind, rear, rigid_only)
    through = rolled - dr
    if fight.telling:
        fight.note(
            "damage",
            "GUR-DMG-03",
            fighter,
            victim,
            amount=rolled,
            word=LOCATIONS[location],
            values={"dr": int(dr), "through": int(max(0, through))},
        )
    if through <= 0:
        return 0
    injury = wounding(fight, fighter, victim, through, kind, location)
    injure(fight, victim, Wound(injury, location, kind), fighter)
    return injury


def judo_throw(fight: Battle, blow: Blow, way: str, at: i64, facing: i64, through: Hold) -> bool:
    """GUR-WRE-07, GUR-WRE-08, GUR-WRE-09: a throw, with −1 for damage (`damage`), or from a lock.

    Whoever goes down with a victim in a lock (`go-down`) keeps the lock.
    """
    attacker = blow.attacker
    target = blow.target
    if not enter(fight, blow):
        return False
    entering = blow.entering
    arc = blow.arc
    if not declare(fight, blow):
        return False
    if entering:
        blow.arc = arc
    if not resolve(fight, blow) or not _still_through(fight, blow, through):
        return False
    target = blow.target
    follow(fight, blow)
    hold = _lock_on(fight, attacker, target)
    fight.note("throws-down", "GUR-WRE-07", attacker, target)
    if hold is not None:
        swing = swing_of(attacker)
        rolled = damage_dice(fight, attacker, swing[0], swing[1], True, "damage")
        harm(fight, attacker, target, rolled, hold.part, CR, True)
        if way == "go-down":
            fall(fight, attacker, "GUR-WRE-09")
        else:
            release(fight, hold, "GUR-WRE-09")
    elif way == "damage":
        dice, adds = thrust_of(attacker)
        rolled = damage_dice(fight, attacker, dice, adds, True, "damage")
        # GUR-RUL-77: from the front he lands on his back, from behind on his front.
        harm(fight, attacker, target, rolled, TORSO, CR, False, blow.arc != REAR)
    if at != NOWHERE and at != target.at and fight.free(at):
        if way != "go-down" and fight.grid.distance(at, attacker.at) <= 1:
            target.at = at
            if fight.telling:
                fight.note("lands", "GUR-WRE-07", target, values={"at": int(at)})
            tear_apart(fight, target)
            end_invalid(fight)
    if facing >= 0:
        target.facing = facing
    fall(fight, target, "GUR-WRE-07", True)
    distract(fight, target)
    if not target.out():
        score = _against_stun(fight, target, "GUR-WRE-07")
        if check(fight, target, score, "thrown") < SUCCESS:
            stun(fight, target, PHYSICAL, "GUR-WRE-07")
    return True


def _against_stun(fight: Battle, victim: Combatant, rule: str) -> Tally:
    """HT against being stunned, for those who feel pain less or more."""
    score = fight.tally("health", victim.block.ht, rule)
    if victim.block.high_pain:
        score.add("high-pain-threshold", 3, rule)
    if victim.block.low_pain:
        score.add("low-pain-threshold", -4, rule)
    return score


def _lock_on(fight: Battle, holder: Combatant, victim: Combatant) -> Hold | None:
    for hold in fight.holds:
        if hold.lock and hold.holder == holder.index and hold.victim == victim.index:
            return hold
    return None


def swing_of(fighter: Combatant) -> tuple[i64, i64]:
    """Swing dice and adds of a fighter's ST."""
    return fighter.block.swing_dice, fighter.block.swing_adds


def thrust_of(fighter: Combatant) -> tuple[i64, i64]:
    """Thrust dice and adds of a fighter's ST."""
    return fighter.block.thrust_dice, fighter.block.thrust_adds


def strangling(fight: Battle, fighter: Combatant, hold: Hold) -> Tally:
    """GUR-WRE-10: the ST of whoever strangles, with one hand or two."""
    score = contest_strength(fight, fighter, fighter.version)
    if hold.hands != 3:
        score.add("one-hand", -5, "GUR-WRE-10")
    return score


def strangle(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-10: ST against ST or HT; the margin to the neck, and no breath."""
    victim = fight.fighters[hold.victim]
    mine = strangling(fight, fighter, hold)
    his = resisting(fight, victim, "GUR-WRE-10")
    margin = quick_contest(fight, fighter, mine, victim, his, "strangle")
    if margin <= 0:
        fight.note("strangle-fails", "GUR-WRE-10", fighter, victim)
        return
    fight.note("strangles", "GUR-WRE-10", fighter, victim, amount=margin)
    victim.strangled = True
    hold.chokes = True
    harm(fight, fighter, victim, margin, NECK, CR, True)


def choking(fight: Battle, fighter: Combatant, hold: Hold) -> Tally:
    """GUR-WRE-11, GUR-WRE-12: ST + 3, and one more with a weapon."""
    score = contest_strength(fight, fighter, fighter.version)
    score.add("choke-hold", 3, "GUR-WRE-11")
    if hold.weapon != NOBODY:
        score.add("choke-weapon", 1, "GUR-WRE-12")
    return score


def choke(fight: Battle, fighter: Combatant, hold: Hold, fatigue: bool) -> None:
    """GUR-WRE-11, GUR-WRE-12: ST + 3, the margin as damage or as fatigue."""
    victim = fight.fighters[hold.victim]
    mine = choking(fight, fighter, hold)
    edged = hold.weapon != NOBODY and fight.things[hold.weapon].kind.edged
    his = resisting(fight, victim, "GUR-WRE-11")
    margin = quick_contest(fight, fighter, mine, victim, his, "choke")
    if margin <= 0:
        fight.note("strangle-fails", "GUR-WRE-11", fighter, victim)
        return
    fight.note("chokes", "GUR-WRE-11", fighter, victim, amount=margin)
    if fatigue and not edged:
        tire(fight, victim, margin, "GUR-WRE-11")  # GUR-RUL-52: without a location
    else:
        harm(fight, fighter, victim, margin, NECK, CUT if edged else CR, True)


def wrench_rule(hold: Hold) -> str:
    """A neck is snapped, a limb is wrenched."""
    return "GUR-WRE-13" if hold.part == NECK else "GUR-WRE-14"


def wrenching(fight: Battle, fighter: Combatant, hold: Hold) -> Tally:
    """GUR-WRE-13, GUR-WRE-14: ST − 4."""
    score = contest_strength(fight, fighter, fighter.version)
    score.add("wrench", -4, wrench_rule(hold))
    return score


def wrench(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-13, GUR-WRE-14: ST − 4; swing damage to neck or limb."""
    victim = fight.fighters[hold.victim]
    rule = wrench_rule(hold)
    mine = wrenching(fight, fighter, hold)
    his = resisting(fight, victim, rule)
    if quick_contest(fight, fighter, mine, victim, his, "wrench") <= 0:
        fight.note("wrench-fails", rule, fighter, victim)
        return
    dice, adds = swing_of(fighter)  # GUR-RUL-72: Strong has helped the contest only
    rolled = damage_dice(fight, fighter, dice, adds, True, "damage")
    fight.note("wrenches", rule, fighter, victim, amount=rolled)
    harm(fight, fighter, victim, rolled, hold.part, CR, True)
