"""Grappling: seizing, holds, and what can be done through them (GUR-WRE)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.arcs import REAR, close_in
from fechtbuch.books.gurps.arms import CR, CUT, NOBODY, Thing
from fechtbuch.books.gurps.attack import declare, place, resolve
from fechtbuch.books.gurps.battle import Battle, Hold
from fechtbuch.books.gurps.blow import Blow
from fechtbuch.books.gurps.damage import factor, resistance
from fechtbuch.books.gurps.fighter import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    COMMITTED,
    DETERMINED,
    KNEELING,
    LEFT_ARM,
    LOCATIONS,
    LYING,
    NECK,
    PHYSICAL,
    RIGHT_ARM,
    STRONG,
    TORSO,
    Combatant,
)
from fechtbuch.books.gurps.injury import Wound, add_shock, distract, injure, tire
from fechtbuch.books.gurps.rolls import (
    SUCCESS,
    check,
    damage_dice,
    quick_contest,
    regular_contest,
)
from fechtbuch.books.gurps.states import (
    drop,
    fall,
    release,
    release_all,
    shocked,
    stun,
    tear_apart,
    without,
)
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally


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


def empty_hands(fight: Battle, fighter: Combatant) -> i64:
    """Bits of the hands that are free to seize."""
    return 3 & ~fighter.full_hands() & ~fight.grasping(fighter) & ~fighter.lame_arms()


def enter(fight: Battle, blow: Blow) -> None:
    """GUR-WRE-22: into the foe's hex as part of the attack."""
    attacker = blow.attacker
    target = blow.target
    if attacker.at == target.at:
        return
    close_in(fight, attacker, target)
    place(fight, blow)
    blow.entering = True
    attacker.at = target.at
    if fight.telling:
        fight.note("closes-in", "GUR-WRE-22", attacker, target, values={"at": int(target.at)})
    fight.entered(attacker)


def follow(fight: Battle, blow: Blow) -> None:
    """GUR-WRE-22: after a hit the attacker follows into the defender's new hex."""
    if blow.attacker.at != blow.target.at:
        blow.attacker.at = blow.target.at
        blow.attacker.close_with = blow.target.index
        blow.attacker.close_arc = blow.arc


def seize(fight: Battle, blow: Blow, part: i64, hands: i64, weapon: Thing | None) -> bool:
    """GUR-WRE-01, -03: the attack that starts a grapple."""
    enter(fight, blow)
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
    hold = Hold(blow.attacker.index, target.index, part, hands)
    hold.behind = behind
    hold.turn = fight.round
    if weapon is not None:
        hold.weapon = weapon.index
    fight.holds = [*fight.holds, hold]
    fight.note("seizes", "GUR-WRE-01", blow.attacker, target, word=LOCATIONS[part])
    distract(fight, target)
    return True


# Contests.


def contest_strength(fight: Battle, fighter: Combatant, blow_version: i64) -> Tally:
    """ST with the Wrestling bonus and what the manoeuvre adds (GUR-WRE-18, GUR-RUL-33)."""
    score = fight.tally("strength", fighter.strength(), "GUR-WRE-04")
    score.add("wrestler", fighter.block.grip, "GUR-WRE-04")
    if blow_version == STRONG:
        if fighter.manoeuvre == ALL_OUT_ATTACK:
            score.add("all-out-strong", 2, "GUR-WRE-18")
        elif fighter.manoeuvre == COMMITTED:
            score.add("committed-strong", 1, "GUR-WRE-18")
    return score


def help_of_others(fight: Battle, score: Tally, holder: Combatant, victim: Combatant) -> None:
    """GUR-WRE-21: a fifth of the other holders' ST."""
    total: i64 = 0
    counted: list[int] = []
    for hold in fight.holds:
        if hold.victim == victim.index and hold.holder != holder.index:
            if hold.holder not in counted and hold.item == NOBODY:
                counted.append(hold.holder)
                total += fight.fighters[hold.holder].strength()
    score.add("helpers", total // 5, "GUR-WRE-21")


def resisting(fight: Battle, victim: Combatant, rule: str) -> Tally:
    """GUR-RUL-22: the higher of ST, with its grappling bonus, and HT."""
    if victim.strength() + victim.block.grip < victim.block.ht:
        return fight.tally("health", victim.block.ht, rule)
    score = fight.tally("strength", victim.strength(), rule)
    score.add("wrestler", victim.block.grip, rule)
    return score


def break_free(fight: Battle, fighter: Combatant, hold: Hold) -> bool:
    """GUR-WRE-04: a Quick Contest of ST against one holder."""
    holder = fight.fighters[hold.holder]
    if hold.pin:
        fighter.tried_free = fight.round
    mine = contest_strength(fight, fighter, fighter.version)
    mine.add("vain-attempts", -hold.failed, "GUR-WRE-05")
    his = contest_strength(fight, holder, 0)
    two = hold.hands == 3
    if hold.pin:
        his.add("pin", 10 if two else 5, "GUR-WRE-04")
    else:
        if two:
            his.add("two-hands", 5, "GUR-WRE-04")
        if hold.lock:
            his.add("lock", 4, "GUR-WRE-04")
    if holder.stunned != 0:
        his.add("stunned", -4, "GUR-WRE-04")
    help_of_others(fight, his, holder, fighter)
    free = holder.unconscious or quick_contest(fight, fighter, mine, holder, his, "break-free") > 0
    if not free:
        if hold.lock:
            hold.failed += 1
        fight.note("stays-held", "GUR-WRE-04", fighter, holder)
        return False
    fight.note("breaks-free", "GUR-WRE-04", fighter, holder)
    release(fight, hold, "GUR-WRE-04")
    return True


def arm_lock(fight: Battle, blow: Blow, arm: i64) -> bool:
    """GUR-WRE-05: after a Judo parry, or through a grapple of the arm."""
    attacker = blow.attacker
    enter(fight, blow)
    entering = blow.entering
    arc = blow.arc
    if not declare(fight, blow):
        return False
    if entering:
        blow.arc = arc
    if not resolve(fight, blow):
        return False
    follow(fight, blow)
    held = fight.hold_between(attacker, blow.target)
    if held is None or held.part not in (RIGHT_ARM, LEFT_ARM):
        held = Hold(attacker.index, blow.target.index, RIGHT_ARM if arm & 1 != 0 else LEFT_ARM, 3)
        fight.holds = [*fight.holds, held]
    held.hands = 3
    held.lock = True
    held.turn = fight.round
    fight.note("locks", "GUR-WRE-05", attacker, blow.target, word=LOCATIONS[held.part])
    return True


def crank(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-06: damage through a lock, a free action once per turn."""
    victim = fight.fighters[hold.victim]
    hold.turn = fight.round
    level, name = lock_skill(fighter)
    block = victim.block
    if fight.options.arm_lock_contest == "official":
        mine = fight.tally(
            "strength", max(fighter.strength() + fighter.block.grip, level), "GUR-WRE-06"
        )
        his = resisting(fight, victim, "GUR-WRE-06")
    else:
        mine = fight.tally(name, level, "GUR-WRE-06")
        skill = max(block.judo - victim.level, block.wrestling) - victim.hurts()
        if fight.grappled(victim):
            skill -= 4
        his = fight.tally("resistance", max(victim.strength() + block.grip, skill), "GUR-WRE-06")
    if name == "judo":
        mine.add("encumbrance", -fighter.level, "GUR-EQP-05")
    shocked(fighter, mine)
    margin = quick_contest(fight, fighter, mine, victim, his, "lock")
    if margin <= 0:
        fight.note("lock-holds", "GUR-WRE-06", fighter, victim)
        return
    fight.note("wrenches", "GUR-WRE-06", fighter, victim, amount=margin)
    if victim.crippled & (1 << hold.part) != 0:
        add_shock(fight, victim, min(margin, 4), 4)
        score = fight.tally("health", victim.block.ht, "GUR-WRE-06")
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
) -> i64:
    """Damage through a hold: no knockback, no blunt trauma (GUR-RUL-66, GUR-DMG-04)."""
    through = rolled - resistance(victim, location, kind, True, rigid_only)
    if through <= 0:
        return 0
    injury = max(1, through * factor(kind, location) // 2)
    injure(fight, victim, Wound(injury, location, kind), fighter)
    return injury


def judo_throw(fight: Battle, blow: Blow, way: str, at: i64, facing: i64) -> bool:
    """GUR-WRE-07 to -09: a throw, with −1 for damage (`damage`), or from a lock.

    Whoever goes down with a victim in a lock (`go-down`) keeps the lock.
    """
    attacker = blow.attacker
    target = blow.target
    enter(fight, blow)
    entering = blow.entering
    arc = blow.arc
    if not declare(fight, blow):
        return False
    if entering:
        blow.arc = arc
    if not resolve(fight, blow):
        return False
    target = blow.target
    follow(fight, blow)
    hold = fight.hold_between(attacker, target)
    fight.note("throws-down", "GUR-WRE-07", attacker, target)
    if hold is not None and hold.lock:
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
        harm(fight, attacker, target, rolled, TORSO, CR, False)
    if at != NOWHERE and fight.grid.open(at) and at != target.at:
        if way != "go-down" and fight.grid.distance(at, attacker.at) <= 1:
            target.at = at
            tear_apart(fight, target)
    if facing >= 0:
        target.facing = facing
    fall(fight, target, "GUR-WRE-07", True)
    distract(fight, target)
    if not target.out():
        score = fight.tally("health", target.block.ht, "GUR-WRE-07")
        if target.block.high_pain:
            score.add("high-pain-threshold", 3, "GUR-WRE-07")
        if target.block.low_pain:
            score.add("low-pain-threshold", -4, "GUR-WRE-07")
        if check(fight, target, score, "thrown") < SUCCESS:
            stun(fight, target, PHYSICAL, "GUR-WRE-07")
    return True


def swing_of(fighter: Combatant) -> tuple[i64, i64]:
    """Swing dice and adds of a fighter's ST."""
    return fighter.block.swing_dice, fighter.block.swing_adds


def thrust_of(fighter: Combatant) -> tuple[i64, i64]:
    """Thrust dice and adds of a fighter's ST."""
    return fighter.block.thrust_dice, fighter.block.thrust_adds


def strangle(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-10: ST against ST or HT; the margin to the neck, and no breath."""
    victim = fight.fighters[hold.victim]
    mine = contest_strength(fight, fighter, fighter.version)
    if hold.hands != 3:
        mine.add("one-hand", -5, "GUR-WRE-10")
    his = resisting(fight, victim, "GUR-WRE-10")
    margin = quick_contest(fight, fighter, mine, victim, his, "strangle")
    if margin <= 0:
        fight.note("strangle-fails", "GUR-WRE-10", fighter, victim)
        return
    fight.note("strangles", "GUR-WRE-10", fighter, victim, amount=margin)
    victim.strangled = True
    harm(fight, fighter, victim, margin, NECK, CR, True)


def choke(fight: Battle, fighter: Combatant, hold: Hold, fatigue: bool) -> None:
    """GUR-WRE-11, -12: ST + 3, the margin as damage or as fatigue."""
    victim = fight.fighters[hold.victim]
    mine = contest_strength(fight, fighter, fighter.version)
    mine.add("choke-hold", 3, "GUR-WRE-11")
    edged = False
    if hold.weapon != NOBODY:
        mine.add("choke-weapon", 1, "GUR-WRE-12")
        edged = fight.things[hold.weapon].kind.edged
    his = resisting(fight, victim, "GUR-WRE-11")
    margin = quick_contest(fight, fighter, mine, victim, his, "choke")
    if margin <= 0:
        fight.note("strangle-fails", "GUR-WRE-11", fighter, victim)
        return
    fight.note("chokes", "GUR-WRE-11", fighter, victim, amount=margin)
    if fatigue and not edged:
        tire(fight, victim, margin, "GUR-WRE-11")
    else:
        harm(fight, fighter, victim, margin, NECK, CUT if edged else CR, True)


def wrench(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-13, -14: ST − 4; swing damage to neck or limb."""
    victim = fight.fighters[hold.victim]
    rule = "GUR-WRE-13" if hold.part == NECK else "GUR-WRE-14"
    mine = contest_strength(fight, fighter, fighter.version)
    mine.add("wrench", -4, rule)
    his = resisting(fight, victim, rule)
    if quick_contest(fight, fighter, mine, victim, his, "wrench") <= 0:
        fight.note("wrench-fails", rule, fighter, victim)
        return
    dice, adds = swing_of(fighter)
    rolled = damage_dice(fight, fighter, dice, adds, True, "damage")
    fight.note("wrenches", rule, fighter, victim, amount=rolled)
    harm(fight, fighter, victim, rolled, hold.part, CR, True)


def _best_for_takedown(fight: Battle, fighter: Combatant, acting: bool) -> Tally:
    """GUR-WRE-15: the best of ST, DX or a grappling skill, each with its own modifiers."""
    block = fighter.block
    strength = fighter.strength() + block.grip
    level, name = grappling_skill(fighter)
    lowered: i64 = fighter.hurts()
    if name == "judo":
        lowered += fighter.level
    if len(fight.holds) > 0 and fight.grappled(fighter):
        lowered += 4
    skill_bonus: i64 = 0
    strength_bonus: i64 = 0
    if acting and fighter.manoeuvre == ALL_OUT_ATTACK:
        skill_bonus = 4 if fighter.version == DETERMINED else 0
        strength_bonus = 2 if fighter.version == STRONG else 0
    elif acting and fighter.manoeuvre == COMMITTED:
        skill_bonus = 2 if fighter.version == DETERMINED else 0
        strength_bonus = 1 if fighter.version == STRONG else 0
    if strength + strength_bonus >= level - lowered + skill_bonus:
        score = fight.tally("strength", fighter.strength(), "GUR-WRE-15")
        score.add("wrestler", block.grip, "GUR-WRE-15")
        score.add("all-out-strong", strength_bonus, "GUR-WRE-18")
    else:
        score = fight.tally(name, level, "GUR-WRE-15")
        if len(fight.holds) > 0 and fight.grappled(fighter):
            score.add("grappled", -4, "GUR-WRE-02")
        if name == "judo":
            score.add("encumbrance", -fighter.level, "GUR-EQP-05")
        shocked(fighter, score)
        score.add("all-out-determined", skill_bonus, "GUR-WRE-18")
    if fighter.posture == KNEELING:
        score.add("posture", -2, "GUR-WRE-15")
    if not acting and fighter.manoeuvre == COMMITTED:
        score.add("committed", -2, "GUR-MAN-14")
    return score


def takedown(fight: Battle, fighter: Combatant, victim: Combatant) -> None:
    """GUR-WRE-15, GUR-RUL-39: the loser, either side, falls on his face and loses his holds."""
    mine = _best_for_takedown(fight, fighter, True)
    if mine.name == "strength":
        help_of_others(fight, mine, fighter, victim)
    if victim.manoeuvre in (ALL_OUT_ATTACK, ALL_OUT_SLAM):
        margin: i64 = 1  # GUR-RUL-35
    else:
        his = _best_for_takedown(fight, victim, False)
        margin = quick_contest(fight, fighter, mine, victim, his, "takedown")
    if margin == 0:
        fight.note("takedown-fails", "GUR-WRE-15", fighter, victim)
        return
    loser = victim if margin > 0 else fighter
    fight.note("taken-down", "GUR-WRE-15", loser, fighter if loser is victim else victim)
    fall(fight, loser, "GUR-WRE-15", True)
    release_all(fight, loser)
    distract(fight, loser)


def usable_hands(fight: Battle, fighter: Combatant, other: Combatant) -> i64:
    """GUR-WRE-16: hands that hold nothing, or only the other fighter."""
    bits: i64 = 3 & ~fighter.full_hands() & ~fighter.lame_arms()
    for hold in fight.holds:
        if hold.holder == fighter.index and hold.victim != other.index:
            bits &= ~hold.hands
    return (bits & 1) + (bits >> 1)


def pin(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-16: a Regular Contest of ST, one pass."""
    victim = fight.fighters[hold.victim]
    mine = contest_strength(fight, fighter, fighter.version)
    his = contest_strength(fight, victim, 0)
    larger = fighter.block.sm - victim.block.sm
    if larger > 0:
        mine.add("size", 3 * larger, "GUR-WRE-16")
    elif larger < 0:
        his.add("size", -3 * larger, "GUR-WRE-16")
    hands = usable_hands(fight, fighter, victim) - usable_hands(fight, victim, fighter)
    if hands > 0:
        mine.add("more-hands", 3, "GUR-WRE-16")
    elif hands < 0:
        his.add("more-hands", 3, "GUR-WRE-16")
    help_of_others(fight, mine, fighter, victim)
    if victim.manoeuvre == COMMITTED:
        his.add("committed", -2, "GUR-MAN-14")
    if victim.manoeuvre in (ALL_OUT_ATTACK, ALL_OUT_SLAM):
        won: i64 = 1
    else:
        won = regular_contest(fight, fighter, mine, victim, his, "pin")
    if won > 0:
        hold.pin = True
        victim.tried_free = fight.round
        fight.note("pins", "GUR-WRE-16", fighter, victim)
    else:
        fight.note("pin-fails", "GUR-WRE-16", fighter, victim)


def add_hand(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-03: a second hand, without a roll."""
    hold.hands = 3
    fight.note("second-hand", "GUR-WRE-03", fighter, fight.fighters[hold.victim])


def grab(fight: Battle, blow: Blow, thing: Thing, hand: i64) -> bool:
    """GUR-WRE-20: seize what a foe holds."""
    enter(fight, blow)
    if not declare(fight, blow) or not resolve(fight, blow):
        return False
    if thing.holder != blow.target.index:
        return False
    follow(fight, blow)
    hold = Hold(blow.attacker.index, blow.target.index, TORSO, hand)
    hold.item = thing.index
    fight.holds = [*fight.holds, hold]
    fight.note("grabs", "GUR-WRE-20", blow.attacker, blow.target, item=thing.slug)
    return True


def wrest(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-20: pull the thing out of his hand."""
    victim = fight.fighters[hold.victim]
    thing = fight.things[hold.item]
    won = regular_contest(
        fight,
        fighter,
        contest_strength(fight, fighter, fighter.version),
        victim,
        contest_strength(fight, victim, 0),
        "wrest",
    )
    if won == 0:
        fight.note("wrest-fails", "GUR-WRE-20", fighter, victim, item=thing.slug)
        return
    release(fight, hold, "GUR-WRE-20")
    if won > 0:
        drop(fight, victim, thing)
        fight.note("wrested", "GUR-WRE-20", fighter, victim, item=thing.slug)
        fighter.hands = [*without(fighter.hands, thing), thing]
        thing.place = 0
        thing.holder = fighter.index
        thing.grip = hold.hands
        thing.unready = 1
        thing.at = NOWHERE
        fight.refit(fighter, thing)


def holders_of(fight: Battle, victim: Combatant) -> list[Hold]:
    """The holds on somebody, a pin first."""
    found = [hold for hold in fight.holds if hold.victim == victim.index]
    found.sort(key=_pins_first)
    return found


def _pins_first(hold: Hold) -> int:
    return 0 if hold.pin else 1
