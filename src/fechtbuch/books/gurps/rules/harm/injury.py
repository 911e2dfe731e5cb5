"""Injury: shock, major wounds, crippling, consciousness and death (GUR-INJ)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import CR, CUT
from fechtbuch.books.gurps.kinds.terms import (
    EYE,
    FACE,
    GROIN,
    LEFT_ARM,
    LEFT_FOOT,
    LEFT_HAND,
    LOCATIONS,
    NOT_STUNNED,
    PHYSICAL,
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    RIGHT_LEG,
    SKULL,
    VITALS,
)
from fechtbuch.books.gurps.rules.basics.attention import lose_aim
from fechtbuch.books.gurps.rules.basics.hands import drop_all, release_arm
from fechtbuch.books.gurps.rules.basics.rolls import (
    CRITICAL_FAILURE,
    SUCCESS,
    Failures,
    check,
    graded,
)
from fechtbuch.books.gurps.rules.basics.shock import MOST, shock_points, suffer_shock
from fechtbuch.books.gurps.rules.basics.states import collapse, die, fall, knock_out, stun
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant

DEATH: Final = Failures(3, False)
"""By 1 or 2 it is a mortal wound, by more it is death (GUR-INJ-07, GUR-INJ-08)."""

KNOCKDOWN: Final = Failures(5, True)
"""By less than 5 he is stunned, else unconscious (GUR-INJ-03)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Wound:
    """One injury on its way (GUR-INJ-11)."""

    def __init__(self, injury: i64, location: i64, kind: i64) -> None:
        self.injury = injury
        self.location = location
        self.kind = kind
        self.major = False
        """Counts as a major wound whatever its size (GUR-DIC-10)."""
        self.double_shock = False
        self.numbs = False


def limb(location: i64) -> bool:
    """An arm or a leg."""
    return location in (RIGHT_ARM, LEFT_ARM) or RIGHT_LEG <= location < RIGHT_FOOT


def extremity(location: i64) -> bool:
    """A hand or a foot."""
    return location in (RIGHT_HAND, LEFT_HAND, RIGHT_FOOT, LEFT_FOOT)


def cripples_at(fighter: Combatant, location: i64) -> i64:
    """The least injury that cripples a part; 0 for parts that nothing cripples (GUR-INJ-04)."""
    if limb(location):
        return fighter.block.hp // 2 + 1
    if extremity(location):
        return fighter.block.hp // 3 + 1
    if location == EYE:
        return fighter.block.hp // 10 + 1
    return 0


def injure(fight: Battle, victim: Combatant, wound: Wound, source: Combatant | None) -> None:
    """GUR-INJ-11: everything that one injury brings, in order."""
    location = wound.location
    if victim.dead:
        return
    if location != EYE and victim.crippled & (1 << location) != 0:
        _injure_crippled(fight, victim, wound)
        return
    injury = wound.injury
    needed = cripples_at(victim, location)
    crippling = needed > 0 and injury >= needed
    destroyed = crippling and wound.kind == CUT and injury >= 2 * needed
    if crippling and location != EYE:
        if injury > needed:
            fight.note("limb-limit", "GUR-INJ-04", victim, word=LOCATIONS[location], amount=needed)
        injury = needed  # what goes beyond is lost
    # 1. HP and shock.
    before = victim.hp
    victim.hp -= injury
    victim.taken += injury
    if source is not None and source is not victim:
        source.dealt += injury
    fight.note(
        "injured",
        "GUR-INJ-11",
        victim,
        source,
        amount=injury,
        word=LOCATIONS[location],
        values={"hp": victim.hp} if fight.telling else None,
    )
    tender = location == GROIN and wound.kind == CR and victim.block.male  # GUR-DMG-02
    suffer_shock(fight, victim, shock_points(victim, injury), wound.double_shock or tender)
    # 2. Crippling.
    if crippling:
        cripple(fight, victim, location, destroyed)
    elif wound.numbs and (limb(location) or extremity(location)):
        _numb(fight, victim, location)
    # 3. Death.
    if _death(fight, victim, before):
        return
    # 4. Knockdown.
    major = wound.major or crippling or 2 * injury > victim.block.hp  # GUR-INJ-02
    sensitive = location in (SKULL, FACE, EYE, VITALS)
    if major or (sensitive and shock_points(victim, injury) > 0):
        knockdown(fight, victim, location, major)
    # 5. What he had his mind on.
    keep_mind(fight, victim)


def _injure_crippled(fight: Battle, victim: Combatant, wound: Wound) -> None:
    """GUR-RUL-74, GUR-RUL-81: no HP, no major wound, nothing numbed; but it hurts."""
    location = wound.location
    fight.note("crippled-already", "GUR-RUL-74", victim, word=LOCATIONS[location])
    suffer_shock(fight, victim, min(shock_points(victim, wound.injury), MOST))
    if wound.kind == CUT and wound.injury >= 2 * cripples_at(victim, location):
        if victim.destroyed & (1 << location) == 0:
            fight.note("destroyed", "GUR-INJ-04", victim, word=LOCATIONS[location])
            _take_off(fight, victim, location)
    keep_mind(fight, victim)


def _take_off(fight: Battle, victim: Combatant, location: i64) -> None:
    """GUR-INJ-04, GUR-RUL-74: a part that is no longer there is held by nobody."""
    victim.destroyed |= 1 << location
    end_invalid(fight)


def cripple(fight: Battle, victim: Combatant, location: i64, destroyed: bool) -> None:
    """GUR-INJ-04: drops, falls, blindness."""
    fight.note(
        "destroyed" if destroyed else "crippled", "GUR-INJ-04", victim, word=LOCATIONS[location]
    )
    if location == EYE:
        victim.eyes_lost = min(victim.eyes_lost + 1, 2)
        return
    victim.crippled |= 1 << location
    _fail_limb(fight, victim, location)
    if destroyed:
        _take_off(fight, victim, location)


def _fail_limb(fight: Battle, victim: Combatant, location: i64) -> None:
    if location in (RIGHT_ARM, RIGHT_HAND):
        release_arm(fight, victim, 1)
    elif location in (LEFT_ARM, LEFT_HAND):
        release_arm(fight, victim, 2)
    else:
        fall(fight, victim, "GUR-INJ-04")


def _numb(fight: Battle, victim: Combatant, location: i64) -> None:
    """GUR-DIC-10, result 8: as if crippled for some seconds."""
    seconds = max(2, 16 - victim.block.ht)
    victim.numb = [*victim.numb, int(location), int(seconds)]
    fight.note("numbed", "GUR-DIC-10", victim, word=LOCATIONS[location], amount=seconds)
    _fail_limb(fight, victim, location)


def wake_limbs(fighter: Combatant) -> None:
    """A second passes for numbed limbs."""
    if fighter.numb:
        left: list[int] = []
        for place in range(0, len(fighter.numb), 2):
            if fighter.numb[place + 1] > 1:
                left.append(fighter.numb[place])
                left.append(fighter.numb[place + 1] - 1)
        fighter.numb = left


def _death(fight: Battle, victim: Combatant, before: i64) -> bool:
    """GUR-INJ-07, GUR-INJ-08, GUR-RUL-65: whether he is dead or mortally wounded now."""
    full = victim.block.hp
    if victim.hp > -full:
        return victim.mortal
    if victim.hp <= -5 * full:
        if victim.hp <= -10 * full and before > -10 * full:
            fight.note("body-destroyed", "GUR-INJ-07", victim)
        die(fight, victim, "GUR-INJ-07")
        return True
    worst: i64 = SUCCESS
    while victim.thresholds < 4 and victim.hp <= -(victim.thresholds + 1) * full:
        victim.thresholds += 1
        score = fight.tally("health", victim.block.ht, "GUR-INJ-07")
        score.add("hard-to-kill", victim.block.hard_to_kill, "GUR-INJ-07")
        result = graded(fight, victim, score, "death", DEATH)
        if result < worst:
            worst = result
    if worst == CRITICAL_FAILURE:
        die(fight, victim, "GUR-INJ-07")
        return True
    if worst != SUCCESS:
        victim.mortal = True
        fight.note("mortally-wounded", "GUR-INJ-08", victim)
        knock_out(fight, victim, "GUR-INJ-08")
    return victim.mortal


def knockdown(fight: Battle, victim: Combatant, location: i64, major: bool) -> None:
    """GUR-INJ-03: HT or stunned and down; by 5 or more, unconscious."""
    if victim.unconscious:
        return
    score = fight.tally("health", victim.block.ht, "GUR-INJ-03")
    if major:
        if location in (SKULL, EYE):
            score.add("head-wound", -10, "GUR-INJ-03")
        elif location in (FACE, VITALS) or (location == GROIN and victim.block.male):
            score.add("tender-spot", -5, "GUR-INJ-03")
    if victim.block.high_pain:
        score.add("high-pain-threshold", 3, "GUR-INJ-03")
    if victim.block.low_pain:
        score.add("low-pain-threshold", -4, "GUR-INJ-03")
    result = graded(fight, victim, score, "knockdown", KNOCKDOWN)
    if result == CRITICAL_FAILURE:
        knock_out(fight, victim, "GUR-INJ-03")
    elif result != SUCCESS:
        stun(fight, victim, PHYSICAL, "GUR-INJ-03")
        fall(fight, victim, "GUR-INJ-03")
        drop_all(fight, victim)


def keep_mind(fight: Battle, victim: Combatant) -> None:
    """GUR-MAN-26, GUR-MAN-34: Will to keep an Aim, Will − 3 to keep a concentration."""
    if victim.out() or victim.stunned != NOT_STUNNED:
        return
    if victim.aims > 0:
        score = fight.tally("will", victim.block.will, "GUR-MAN-26")
        if check(fight, victim, score, "keep-aim") < SUCCESS:
            lose_aim(victim)
            fight.note("aim-lost", "GUR-MAN-26", victim)
    distract(fight, victim)


def lose_focus(fight: Battle, defender: Combatant) -> None:
    """GUR-MAN-26, GUR-MAN-34: an active defence ends an Aim and may break a concentration."""
    if defender.aims > 0:
        lose_aim(defender)
        fight.note("aim-lost", "GUR-MAN-26", defender)
    if defender.concentrating > 0:
        distract(fight, defender)


def distract(fight: Battle, victim: Combatant) -> None:
    """GUR-MAN-34: whoever is distracted keeps his concentration on Will − 3 only."""
    if victim.concentrating > 0:
        score = fight.tally("will", victim.block.will, "GUR-MAN-34")
        score.add("distraction", -3, "GUR-MAN-34")
        if check(fight, victim, score, "keep-concentration") < SUCCESS:
            victim.concentrating = 0
            fight.note("concentration-lost", "GUR-MAN-34", victim)


def stays_conscious(fight: Battle, fighter: Combatant) -> bool:
    """GUR-INJ-06: the roll at 0 HP or less, once in a period."""
    if fighter.hp > 0 or fighter.conscious:
        return True
    fighter.conscious = True
    score = fight.tally("health", fighter.block.ht, "GUR-INJ-06")
    score.add("below-zero", -(-fighter.hp // fighter.block.hp), "GUR-INJ-06")
    score.add("hard-to-subdue", fighter.block.hard_to_subdue, "GUR-INJ-06")
    if check(fight, fighter, score, "consciousness") >= SUCCESS:
        return True
    knock_out(fight, fighter, "GUR-INJ-06")
    return False


def tire(fight: Battle, fighter: Combatant, amount: i64, rule: str) -> None:
    """Lose FP; below zero each costs an HP as well, and at −FP consciousness (GUR-INJ-10)."""
    lost: i64 = 0
    for _ in range(amount):
        if fighter.fp <= 0:
            lost += 1
        if fighter.fp > -fighter.block.fp:
            fighter.fp -= 1
    values = {"fp": int(fighter.fp)} if fight.telling else None
    fight.note("tired", rule, fighter, amount=amount, values=values)
    if lost > 0:
        before = fighter.hp
        fighter.hp -= lost
        fighter.taken += lost
        values = {"hp": int(fighter.hp)} if fight.telling else None
        fight.note("worn-out", "GUR-INJ-10", fighter, amount=lost, values=values)
        _death(fight, fighter, before)
    if fighter.fp <= -fighter.block.fp:
        knock_out(fight, fighter, "GUR-INJ-10")


def stays_up(fight: Battle, fighter: Combatant) -> bool:
    """GUR-INJ-10: at FP ≤ 0 a Will roll for any choice but Do Nothing."""
    if fighter.fp > 0:
        return True
    score = fight.tally("will", fighter.block.will, "GUR-INJ-10")
    if check(fight, fighter, score, "exhaustion") >= SUCCESS:
        return True
    collapse(fight, fighter)
    return False
