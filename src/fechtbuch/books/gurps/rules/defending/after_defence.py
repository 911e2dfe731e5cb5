"""What a defence comes to: arms count, weapons break, the attacking limb is struck (GUR-DEF)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BOTH, CHEAP, CR, FINE, VERY_FINE
from fechtbuch.books.gurps.kinds.terms import LEFT_ARM, RIGHT_ARM, RIGHT_LEG
from fechtbuch.books.gurps.rules.basics.hands import break_thing, drop
from fechtbuch.books.gurps.rules.basics.rolls import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    SUCCESS,
    check,
)
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.basics.states import fall
from fechtbuch.books.gurps.rules.defending.defences import parry_form
from fechtbuch.books.gurps.rules.harm.critical_misses import bungle, critical_miss
from fechtbuch.books.gurps.rules.harm.damage import damage_of, hurt
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import SLAM_BLOW, STRIKE, Blow
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Opening
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb

STRIKE_LIMB: Final = Menu([Verb("strike-limb"), Verb("no")], default="no")


def arm_of(choice: Defence) -> i64:
    """Bits of what parries or blocks."""
    return choice.limb if choice.thing is None else choice.thing.grip


def count(target: Combatant, choice: Defence, other: Thing | None) -> None:
    """GUR-DEF-03, GUR-RUL-14: another parry with that arm, another block with that shield."""
    if choice.verb == "block" and choice.thing is not None:
        right, left = target.blocked
        target.blocked = [right + 1, left] if choice.thing.grip & 1 != 0 else [right, left + 1]
    elif choice.verb == "parry":
        limbs = arm_of(choice)
        if choice.way == "supported":
            limbs = BOTH
        if other is not None:
            limbs |= other.grip
        right, left, legs = target.parried
        if limbs & 4 != 0:
            legs += 1
        if limbs & 1 != 0:
            right += 1
        if limbs & 2 != 0:
            left += 1
        target.parried = [right, left, legs]
        if choice.way:
            target.barred |= BOTH  # GUR-DEF-10, GUR-DEF-11


def failed(fight: Battle, blow: Blow, choice: Defence, outcome: i64) -> None:
    """GUR-DEF-22, and what is too heavy for a parry (GUR-DEF-19)."""
    target = blow.target
    if outcome == CRITICAL_FAILURE:
        if choice.verb == "dodge":
            fall(fight, target, "GUR-DEF-22")
        elif choice.verb == "block":
            assert choice.thing is not None
            choice.thing.unready += 1
            fight.note("unready", "GUR-DEF-22", target, item=choice.thing.slug)
        elif choice.thing is not None and not choice.thing.kind.natural:
            critical_miss(fight, blow, target, choice.thing, True)
        else:
            bungle(fight, blow, target, choice.limb, True)
    if choice.verb == "parry" and choice.thing is not None and too_heavy(target, blow, choice):
        drop(fight, target, choice.thing)


def attack_weight(blow: Blow) -> i64:
    """GUR-DEF-19: what comes at the parry, in hundredths of a pound."""
    if blow.kind == SLAM_BLOW:
        return blow.attacker.block.st * 100
    if blow.thing is not None and blow.armed():
        return blow.thing.kind.weight
    return blow.attacker.block.st * 10


def too_heavy(target: Combatant, blow: Blow, choice: Defence) -> bool:
    """GUR-DEF-19: beyond Basic Lift, or twice of it in both hands, no parry holds."""
    if choice.verb != "parry" or choice.thing is None:
        return False
    lift = target.block.lift
    if choice.thing.grip == BOTH or choice.way:
        lift *= 2
    return attack_weight(blow) > lift


def stopped(fight: Battle, blow: Blow, choice: Defence, other: Thing | None, outcome: i64) -> None:
    """What a successful defence brings: breakage, a struck limb, an opening, a critical."""
    target = blow.target
    attacker = blow.attacker
    thing = choice.thing
    if choice.verb == "parry":
        if thing is not None:
            blow.parried_by = thing
            strain_weapon(fight, target, thing, other, attack_weight(blow))
            if not blow.armed() and blow.kind != SLAM_BLOW and not blow.ranged():
                _riposte(fight, blow, thing)
        elif choice.skill == "judo" and not blow.ranged():
            turns: i64 = 2 if fight.acting == target.index else 1
            arm = blow.arm & BOTH  # none, for a kick or a head butt
            if arm == BOTH:
                arm = BOTH & ~attacker.off_hand()
            target.openings = [*target.openings, Opening(attacker.index, arm, turns)]
            fight.lasting = True
            fight.note("opening", "GUR-RUL-28", target, attacker)
    if outcome == CRITICAL_SUCCESS and not blow.ranged() and not attacker.out():
        if blow.thing is not None and not blow.thing.kind.natural:
            critical_miss(fight, blow, attacker, blow.thing, False)
        else:
            bungle(fight, blow, attacker, blow.arm, False)


def strain_weapon(
    fight: Battle, target: Combatant, thing: Thing, other: Thing | None, weight: i64
) -> None:
    """GUR-DEF-19: a parry against three times its weight may break a weapon."""
    own = thing.kind.weight
    if other is not None:
        own += other.kind.weight
    if own <= 0:
        return
    times = weight // own
    if times < 3:
        return
    most = times - 1
    if thing.quality == FINE:
        most -= 1
    elif thing.quality == VERY_FINE:
        most -= 2
    elif thing.quality == CHEAP:
        most += 2
    if most < 1:
        return
    cuts = [int(most), 6] if most < 6 else [6]
    if fight.roll(target, 1, 6, "breakage", None, cuts) <= most:
        break_thing(fight, target, thing, "GUR-DEF-19")


def _riposte(fight: Battle, blow: Blow, thing: Thing) -> None:
    """GUR-DEF-17: the parrier may roll to strike the limb that attacked."""
    target = blow.target
    attacker = blow.attacker
    form = parry_form(fight, thing, blow, target)
    if form is None or thing.holder != target.index:
        return  # GUR-SEQ-07: the parry has broken it
    question = Asked("strike-limb", fight, target, STRIKE_LIMB, attacker)
    if fight.ask(question).verb != "strike-limb":
        return
    score = fight.tally("skill", target.skill_with(thing, form), "GUR-DEF-17")
    if len(fight.holds) > 0 and fight.grappled(target):
        score.add("grappled", -4, "GUR-WRE-02")
    if blow.skill_name in ("judo", "karate"):
        score.add("trained-attacker", -4, "GUR-DEF-17")
    shocked(target, score)
    if check(fight, target, score, "strike-limb") < SUCCESS:
        return
    location: i64 = RIGHT_ARM if blow.arm & 1 != 0 else LEFT_ARM
    if blow.arm & 4 != 0:
        location = RIGHT_LEG
    if blow.form.mode.limb == -1 and blow.kind == STRIKE:
        location = 2
    counter = Blow(target, attacker, thing, form, STRIKE)
    adds = damage_of(fight, counter)
    rolled = adds.total
    if form.dice > 0:
        rolled += fight.roll(target, form.dice, 6, "damage", adds)
    fight.note("strikes-limb", "GUR-DEF-17", target, attacker, item=thing.slug)
    least: i64 = 0 if form.mode.type == CR else 1  # GUR-DIC-07
    hurt(fight, counter, attacker, max(least, rolled), location, None)
