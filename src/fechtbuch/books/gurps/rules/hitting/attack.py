"""Attacks in melee and at range: the score, the roll, the hit (GUR-SEQ-04, GUR-DIC-09, GUR-OPT)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import CR, LEGS, NOBODY, STUCK
from fechtbuch.books.gurps.kinds.terms import (
    GIANT_STEP,
    LEFT_HAND,
    NO_EFFORT,
    RANDOM,
    RIGHT_FOOT,
    RIGHT_HAND,
    SKULL,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.attention import lose_study
from fechtbuch.books.gurps.rules.basics.hands import without
from fechtbuch.books.gurps.rules.basics.locations import NEAR, random_location
from fechtbuch.books.gurps.rules.basics.rolls import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    LEAST_SCORE,
    SUCCESS,
    attack_roll,
    check,
    judge,
    margin_of,
)
from fechtbuch.books.gurps.rules.basics.states import dexterity, fall
from fechtbuch.books.gurps.rules.defending.can_go_on import can_go_on
from fechtbuch.books.gurps.rules.defending.defending import meet
from fechtbuch.books.gurps.rules.defending.interposition import interpose
from fechtbuch.books.gurps.rules.harm.critical_hits import after_critical, critical_hit
from fechtbuch.books.gurps.rules.harm.critical_misses import bungle, critical_miss
from fechtbuch.books.gurps.rules.harm.damage import deal, resistance
from fechtbuch.books.gurps.rules.harm.effort import overstrain
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure
from fechtbuch.books.gurps.rules.hitting.declaring import declare
from fechtbuch.books.gurps.rules.hitting.ranged import stray_shots
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import (
    REAR,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import (
    AT_WEAPON,
    GRAB,
    GRAPPLE,
    SLAM_BLOW,
    STRIKE,
    THROWN,
    Blow,
)
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.tally import Tally


def spent(fight: Battle, blow: Blow) -> None:
    """An Evaluate bonus is used up, and a foe's defensive feint has done its work."""
    attacker = blow.attacker
    if attacker.studied == blow.target.index:
        lose_study(attacker)
    if attacker.misled_by == blow.target.index:
        attacker.misled = 0
        attacker.misled_by = NOBODY


def resolve(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-04: roll to hit, location, interposition, defence; whether it gets through."""
    attacker = blow.attacker
    score = attack_score(fight, blow)
    by_ten = not blow.ranged() or fight.options.ranged_crit_fail_by_10 == "on"  # GUR-RUL-38
    near = not blow.random and (NEAR >> blow.location) & 1 == 1 and blow.kind <= THROWN
    if score.total < LEAST_SCORE and not blow.zone and not blow.stray:
        fight.note("cannot-hit", "GUR-DIC-01", attacker, blow.target)
        return False
    may_jam = blow.form.mode.firearm and fight.options.malfunction == "on"
    if blow.shots > 1 or may_jam:
        outcome, by_one = _burst(fight, blow, score, by_ten)
    else:
        outcome, by_one = attack_roll(fight, attacker, score, blow.telegraphic, by_ten, near)
    spent(fight, blow)
    blow.struck_out = True
    _after_swing(fight, blow)
    if blow.malfunction:
        _jam(fight, blow)
        return False
    if outcome == CRITICAL_FAILURE:
        _fumble(fight, blow)
        return False
    if outcome < SUCCESS:
        if not (near and by_one):
            fight.note("misses", "GUR-SEQ-04", attacker, blow.target)
            _missed(fight, blow)
            return False
        blow.location = TORSO
        blow.chink = False
        fight.note("near-miss", "GUR-HIT-04", attacker, blow.target)
    blow.critical = outcome == CRITICAL_SUCCESS
    fight.note("hits", "GUR-SEQ-04", attacker, blow.target, amount=1 if blow.critical else 0)
    if blow.critical and GRAPPLE <= blow.kind <= GRAB and blow.kind != SLAM_BLOW:
        fight.note("critical-grip", "GUR-WRE-01", attacker, blow.target)
    if blow.random and blow.hits == 1:  # GUR-RUL-68: several are located when they land
        blow.location = random_location(fight, blow)
    if len(fight.fighters) > 2:
        if interpose(fight, blow):
            blow.random = True
            blow.chink = False
            if blow.hits == 1:
                blow.location = random_location(fight, blow)
            return can_go_on(fight, blow)
        if not can_go_on(fight, blow):
            return False  # GUR-RUL-85: the step between has set something off
    if blow.critical:
        return can_go_on(fight, blow)
    if meet(fight, blow):
        if blow.ranged() and blow.dodged:
            stray_shots(fight, blow)
        return False
    return can_go_on(fight, blow)


def _burst(fight: Battle, blow: Blow, score: Tally, by_ten: bool) -> tuple[i64, bool]:
    """GUR-RNG-08, GUR-RNG-13: of several shots the margin counts, of a gun that jams the roll."""
    fight.settle(blow.attacker, score, "attack")
    total = fight.roll(blow.attacker, 3, 6, "attack", score)
    outcome = judge(total, score.total, score.total, by_ten)
    mode = blow.form.mode
    if mode.firearm and fight.options.malfunction == "on":
        blow.malfunction = total >= (16 if mode.tech <= 4 else 17)
    if outcome >= SUCCESS:
        blow.margin = margin_of(total, score.total)
        hits = 1 + blow.margin // blow.form.mode.rcl
        blow.hits = min(hits, blow.shots * blow.form.mode.pellets, blow.shots_left)
        blow.rolled_hits = blow.hits
        fight.note("burst", "GUR-RNG-08", blow.attacker, blow.target, amount=blow.hits)
    return outcome, total <= 16 and total == score.total + 1


def _after_swing(fight: Battle, blow: Blow) -> None:
    """GUR-EQP-03, GUR-EQP-04: the blow has been struck, whatever came of it."""
    thing = blow.thing
    if thing is not None and (blow.kind in (STRIKE, AT_WEAPON)):
        # GUR-RUL-80: the mode that was used counts; a second blow does not undo the first.
        if blow.form.mode.unbalanced:
            thing.balanced = False
        elif not thing.swung:
            thing.balanced = thing.unbalanced()
        thing.swung = True
        if blow.form.unready_after and thing.place == 0:
            thing.unready = 1
            fight.note("unready", "GUR-EQP-03", blow.attacker, item=thing.slug)


def _fumble(fight: Battle, blow: Blow) -> None:
    """GUR-DIC-12, GUR-DIC-13."""
    attacker = blow.attacker
    fight.note("fumbles", "GUR-DIC-04", attacker, blow.target)
    if blow.effort != NO_EFFORT or blow.flurry:
        overstrain(fight, attacker, blow.arm)
    elif attacker.attack_effort == GIANT_STEP:
        overstrain(fight, attacker, LEGS)
    thing = blow.thing
    if thing is not None and not thing.kind.natural:
        critical_miss(fight, blow, attacker, thing, False)
    else:
        bungle(fight, blow, attacker, blow.arm, False)
    if blow.kind != THROWN:  # GUR-RUL-94: the table has said what becomes of it
        _missed(fight, blow)


def _jam(fight: Battle, blow: Blow) -> None:
    """GUR-RNG-13: the gun does not fire until it is cleared."""
    thing = blow.thing
    assert thing is not None
    if not blow.zone:
        thing.shots += blow.shots  # they are still in it
    thing.jam = (fight.roll(blow.attacker, 1, 6, "malfunction") + 1) // 2
    fight.note("malfunction", "GUR-RNG-13", blow.attacker, item=thing.slug)


def _missed(fight: Battle, blow: Blow) -> None:
    """A missed kick may throw the kicker; a missed shot may find another."""
    if blow.ranged():
        stray_shots(fight, blow)
    elif blow.kind == STRIKE and blow.form.mode.limb == LEGS and not blow.attacker.out():
        if check(fight, blow.attacker, dexterity(fight, blow.attacker), "balance") < SUCCESS:
            fall(fight, blow.attacker, "GUR-OPT-13")


def strike(fight: Battle, blow: Blow) -> bool:
    """A blow with weapon or limb, from declaration to injury; whether it did any."""
    if not declare(fight, blow):
        return False
    if not resolve(fight, blow):
        return False
    return land(fight, blow)


def land(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-04, step 5: damage of every hit, one after the other."""
    target = blow.target
    first = True
    total: i64 = 0
    for _ in range(blow.hits):
        location = blow.location
        if blow.random and (blow.hits > 1 or location == RANDOM):
            location = random_location(fight, blow)
            blow.location = location
        if blow.critical and first:
            found = critical_hit(fight, blow)
            injury = deal(fight, blow, blow.location, found.effect)
            after_critical(fight, blow, found, injury)
            blow.location = location  # an eye that was struck by chance is struck once
        else:
            injury = deal(fight, blow, location, None)
        first = False
        total += injury
        if target.dead:
            break
    _aftermath(fight, blow, total)
    return total > 0


def _aftermath(fight: Battle, blow: Blow, injury: i64) -> None:
    attacker = blow.attacker
    target = blow.target
    if blow.thing is None and blow.kind == STRIKE:
        _hurt_limb(fight, blow)
    elif injury > 0 and blow.form.mode.sticks and blow.thing is not None:
        _stick(fight, blow, blow.thing, injury)
    if fight.telling and target.out() and not attacker.out():
        fight.note("out", "GUR-STA-08", target)


def _hurt_limb(fight: Battle, blow: Blow) -> None:
    """GUR-OPT-13: striking DR 3 or more with a bare limb."""
    dr = resistance(blow.target, blow.location, CR, blow.arc == REAR, False)
    if dr < 3:
        return
    attacker = blow.attacker
    amount = min(dr, blow.rolled // 5)
    location: i64 = RIGHT_HAND if blow.arm & 1 != 0 else LEFT_HAND
    if blow.arm & LEGS != 0:
        location = RIGHT_FOOT
    if blow.form.mode.limb == -1:
        location = SKULL
    amount -= resistance(attacker, location, CR, False, False)
    if amount > 0:
        fight.note("hurts-limb", "GUR-OPT-13", attacker, amount=amount)
        injure(fight, attacker, Wound(amount, location, CR), None)


def _stick(fight: Battle, blow: Blow, thing: Thing, injury: i64) -> None:
    """GUR-EQP-08: the weapon stays in the wound."""
    attacker = blow.attacker
    if not attacker.holds(thing):
        return
    attacker.hands = without(attacker.hands, thing)
    attacker.carried = [*attacker.carried, thing]
    thing.place = STUCK
    thing.grip = 0
    thing.at = blow.target.index
    thing.aside = injury
    fight.note("sticks", "GUR-EQP-08", attacker, blow.target, item=thing.slug)
