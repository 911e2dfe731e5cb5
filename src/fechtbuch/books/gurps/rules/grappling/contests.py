"""Contests of those who hold each other: getting free, takedowns, pins (GUR-WRE-04, GUR-WRE-15)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    COMMITTED,
    DETERMINED,
    KNEELING,
    STRONG,
)
from fechtbuch.books.gurps.rules.basics.letting_go import release, release_all
from fechtbuch.books.gurps.rules.basics.rolls import quick_contest, regular_contest
from fechtbuch.books.gurps.rules.basics.shock import shock_of, shocked
from fechtbuch.books.gurps.rules.basics.states import fall, helpless
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.grappling.grappling import grappling_skill
from fechtbuch.books.gurps.rules.harm.injury import distract
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.engine.tally import Tally

BREATH: Final = 10
"""Seconds between two tries to get out of a pin (GUR-WRE-17)."""


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


def help_of_others(fight: Battle, holder: Combatant, victim: Combatant) -> i64:
    """GUR-WRE-21: a fifth of the other holders' ST."""
    total: i64 = 0
    counted: list[int] = []
    for hold in fight.holds:
        if hold.victim == victim.index and hold.holder != holder.index:
            if hold.holder not in counted and hold.item == NOBODY:
                counted.append(hold.holder)
                total += fight.fighters[hold.holder].strength()
    return total // 5


def resisting(fight: Battle, victim: Combatant, rule: str) -> Tally:
    """GUR-RUL-22: the higher of ST, with its grappling bonus, and HT."""
    if victim.strength() + victim.block.grip < victim.block.ht:
        return fight.tally("health", victim.block.ht, rule)
    score = fight.tally("strength", victim.strength(), rule)
    score.add("wrestler", victim.block.grip, rule)
    return score


def freeing(fight: Battle, fighter: Combatant, hold: Hold) -> Tally:
    """GUR-WRE-04: the ST of somebody who tries to break free, less after vain attempts."""
    score = contest_strength(fight, fighter, fighter.version)
    score.add("vain-attempts", -hold.failed, "GUR-WRE-05")
    return score


def break_free(fight: Battle, fighter: Combatant, hold: Hold) -> bool:
    """GUR-WRE-04: a Quick Contest of ST against one holder."""
    holder = fight.fighters[hold.holder]
    mine = freeing(fight, fighter, hold)
    his = contest_strength(fight, holder, 0)
    two = hold.hands == 3
    if hold.pin:  # GUR-RUL-61: its own figure; two hands and a lock add up
        his.add("pin", 10 if two else 5, "GUR-WRE-04")
    else:
        if two:
            his.add("two-hands", 5, "GUR-WRE-04")
        if hold.lock:
            his.add("lock", 4, "GUR-WRE-04")
    if holder.stunned != 0:
        his.add("stunned", -4, "GUR-WRE-04")
    his.add("helpers", help_of_others(fight, holder, fighter), "GUR-WRE-21")
    free = holder.unconscious or quick_contest(fight, fighter, mine, holder, his, "break-free") > 0
    if not free:
        if hold.pin:
            fighter.until_free = BREATH  # GUR-RUL-83: from the try that failed
        if hold.lock:
            hold.failed += 1
        fight.note("stays-held", "GUR-WRE-04", fighter, holder)
        return False
    fight.note("breaks-free", "GUR-WRE-04", fighter, holder)
    release(fight, hold, "GUR-WRE-04")
    return True


def _best_for_takedown(fight: Battle, fighter: Combatant, acting: bool, helped: i64) -> Tally:
    """GUR-WRE-15: the best of ST, DX or a grappling skill, each with its own modifiers.

    GUR-RUL-96: the help of others belongs to ST before the two are compared.
    """
    block = fighter.block
    strength = fighter.strength() + block.grip
    level, name = grappling_skill(fighter)
    lowered: i64 = shock_of(fighter)
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
    if strength + strength_bonus + helped >= level - lowered + skill_bonus:
        score = fight.tally("strength", fighter.strength(), "GUR-WRE-15")
        score.add("wrestler", block.grip, "GUR-WRE-15")
        score.add("all-out-strong", strength_bonus, "GUR-WRE-18")
        score.add("helpers", helped, "GUR-WRE-21")
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


def toppling(fight: Battle, fighter: Combatant, victim: Combatant) -> Tally:
    """GUR-WRE-15: the best of whoever takes somebody down, with the help of other holders."""
    return _best_for_takedown(fight, fighter, True, help_of_others(fight, fighter, victim))


def takedown(fight: Battle, fighter: Combatant, victim: Combatant) -> None:
    """GUR-WRE-15, GUR-RUL-39: the loser, either side, falls on his face and loses his holds."""
    mine = toppling(fight, fighter, victim)
    if victim.manoeuvre in (ALL_OUT_ATTACK, ALL_OUT_SLAM) or helpless(fight, victim):
        margin: i64 = 1  # GUR-RUL-35, GUR-RUL-95
    else:
        his = _best_for_takedown(fight, victim, False, 0)
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


def pinning(fight: Battle, fighter: Combatant, victim: Combatant) -> Tally:
    """GUR-WRE-16: the ST of whoever pins somebody, with his size, hands and helpers."""
    score = contest_strength(fight, fighter, fighter.version)
    larger = fighter.block.sm - victim.block.sm
    if larger > 0:
        score.add("size", 3 * larger, "GUR-WRE-16")
    if usable_hands(fight, fighter, victim) > usable_hands(fight, victim, fighter):
        score.add("more-hands", 3, "GUR-WRE-16")
    score.add("helpers", help_of_others(fight, fighter, victim), "GUR-WRE-21")
    return score


def pin(fight: Battle, fighter: Combatant, hold: Hold) -> None:
    """GUR-WRE-16, GUR-RUL-46: a Regular Contest of ST, one pass."""
    victim = fight.fighters[hold.victim]
    mine = pinning(fight, fighter, victim)
    his = contest_strength(fight, victim, 0)
    larger = victim.block.sm - fighter.block.sm
    if larger > 0:
        his.add("size", 3 * larger, "GUR-WRE-16")
    if usable_hands(fight, victim, fighter) > usable_hands(fight, fighter, victim):
        his.add("more-hands", 3, "GUR-WRE-16")
    if victim.manoeuvre == COMMITTED:
        his.add("committed", -2, "GUR-MAN-14")
    if victim.manoeuvre in (ALL_OUT_ATTACK, ALL_OUT_SLAM) or helpless(fight, victim):
        won: i64 = 1  # GUR-RUL-35, GUR-RUL-95
    else:
        won = regular_contest(fight, fighter, mine, victim, his, "pin")
    if won > 0:
        hold.pin = True
        victim.until_free = 0  # GUR-RUL-83: a first try is open at once
        fight.note("pins", "GUR-WRE-16", fighter, victim)
        end_invalid(fight)
    else:
        fight.note("pin-fails", "GUR-WRE-16", fighter, victim)


def holders_of(fight: Battle, victim: Combatant) -> list[Hold]:
    """The holds on somebody, a pin first."""
    found = [hold for hold in fight.holds if hold.victim == victim.index]
    found.sort(key=_pins_first)
    return found


def _pins_first(hold: Hold) -> int:
    return 0 if hold.pin else 1
