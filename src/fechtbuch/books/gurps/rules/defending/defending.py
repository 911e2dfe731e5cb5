"""Meeting an attack: the question, the roll and what follows (GUR-SEQ-07, GUR-DEF)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BOTH, CHEAP, CR, FINE, LEGS, VERY_FINE, Thing
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_DEFENCE,
    DO_NOTHING,
    DOUBLE,
    LEFT_ARM,
    NO_EFFORT,
    NO_RETREAT,
    RECOVERY,
    RIGHT_ARM,
    RIGHT_LEG,
)
from fechtbuch.books.gurps.rules.basics.rolls import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    FAILURE,
    SUCCESS,
    bands,
    check,
    judge,
    margin_of,
)
from fechtbuch.books.gurps.rules.basics.states import (
    break_thing,
    drop,
    fall,
    shocked,
)
from fechtbuch.books.gurps.rules.defending.defence_question import (
    NONE,
    DefenceQuestion,
    other_weapon,
)
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    crossed_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import best_bare, may_defend, parry_form
from fechtbuch.books.gurps.rules.defending.retreats import first_hex, retreat
from fechtbuch.books.gurps.rules.harm.critical import bungle, critical_miss
from fechtbuch.books.gurps.rules.harm.damage import damage_of, hurt
from fechtbuch.books.gurps.rules.harm.effort import overstrain, spend
from fechtbuch.books.gurps.rules.harm.injury import lose_focus, stays_conscious
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import SLAM_BLOW, STRIKE, Blow
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.fighter import Combatant, Opening
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally

PARRYING_ARM: Final = Menu([Verb("strike-arm"), Verb("as-declared")], default="as-declared")

STRIKE_LIMB: Final = Menu([Verb("strike-limb"), Verb("no")], default="no")


def meet(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-07, steps 5 to 7: whether the target's defence stops the attack."""
    target = blow.target
    if not may_defend(fight, target, blow):
        return False
    answer = fight.ask(DefenceQuestion(fight, target, blow))
    assert isinstance(answer, Defence)
    if answer.verb == NONE:
        fight.note("no-defence", "GUR-DEF-01", target, blow.attacker)
        return False
    if target.manoeuvre == DO_NOTHING and not stays_conscious(fight, target):
        return False  # GUR-INJ-06: before the first defence after Do Nothing
    if defend(fight, blow, answer):
        return True
    bare = bare_limb(answer)
    if target.manoeuvre == ALL_OUT_DEFENCE and target.version == DOUBLE:
        if may_defend(fight, target, blow):
            again = fight.ask(DefenceQuestion(fight, target, blow, answer))
            assert isinstance(again, Defence)
            if again.verb != NONE:
                if defend(fight, blow, again, answer):
                    return True
                if bare == 0:
                    bare = bare_limb(again)
    if bare != 0:
        _through_the_guard(fight, blow, bare)
    return False


def bare_limb(choice: Defence) -> i64:
    """Bits of the bare limb that somebody parries with; 0 for any other defence."""
    return choice.limb if choice.verb == "parry" and choice.thing is None else 0


def _through_the_guard(fight: Battle, blow: Blow, limb: i64) -> None:
    """GUR-DEF-16: a weapon that an unarmed parry has not stopped may strike the parrying arm."""
    if not blow.armed() or blow.attacker.out():
        return
    target = blow.target
    question = Asked("parrying-arm", fight, blow.attacker, PARRYING_ARM, target)
    if fight.ask(question).verb == "strike-arm":
        if limb & LEGS != 0:
            blow.location = RIGHT_LEG
        else:
            blow.location = RIGHT_ARM if limb & 1 != 0 else LEFT_ARM
        blow.chink = False
        fight.note("strikes-arm", "GUR-DEF-16", blow.attacker, target)


def score_of(fight: Battle, blow: Blow, choice: Defence, retreat_option: i64) -> Tally:
    """The number of a package, an acrobatic try apart."""
    target = blow.target
    if choice.verb == "dodge":
        return dodge_score(fight, target, blow, retreat_option, choice.effort)
    if choice.verb == "block":
        assert choice.thing is not None
        return block_score(fight, target, blow, choice.thing, retreat_option, choice.effort)
    if choice.thing is None:
        if not choice.skill:
            choice.skill = best_bare(fight, target, blow, choice.limb)
        return bare_score(
            fight, target, blow, choice.limb, choice.skill, retreat_option, choice.effort
        )
    if choice.way == "crossed":
        other = other_weapon(fight, target, choice.thing, blow)
        if other is not None:
            return crossed_score(
                fight, target, blow, choice.thing, other, retreat_option, choice.effort
            )
    form = parry_form(fight, choice.thing, blow, target)
    assert form is not None
    return parry_score(
        fight, target, blow, choice.thing, form, choice.way, retreat_option, choice.effort
    )


def defend(fight: Battle, blow: Blow, choice: Defence, first: Defence | None = None) -> bool:
    """Pay, step, roll: whether the attack is stopped."""
    target = blow.target
    option = choice.retreat
    if option == NO_RETREAT and first is not None:
        option = first.retreat
    score = score_of(fight, blow, choice, option)
    target.defended = True
    lose_focus(fight, target)
    other: Thing | None = None
    if choice.way == "crossed" and choice.thing is not None:
        other = other_weapon(fight, target, choice.thing, blow)
    if choice.effort != NO_EFFORT:
        spend(fight, target, choice.effort)
        if choice.effort == RECOVERY:
            target.recovered = True
    if choice.retreat != NO_RETREAT:
        to = choice.to
        if to == NOWHERE:
            to = first_hex(fight, target, blow, choice.retreat)
        if to != NOWHERE:
            retreat(fight, target, blow, choice.retreat, to, choice.facing)
    if choice.acrobatic:
        _leap(fight, target, score)
    fight.settle(target, score, choice.verb)
    if blow.hits > 1:
        total = fight.roll(target, 3, 6, choice.verb, score)
    else:
        total = fight.roll(target, 3, 6, choice.verb, score, bands(score.total))
    outcome = judge(total, score.total, score.total)
    _count(target, choice, other)
    if outcome >= SUCCESS and too_heavy(target, blow, choice) and choice.thing is not None:
        # GUR-DEF-19: what is too heavy comes through; the weapon may break, or is knocked away.
        outcome = FAILURE
        fight.note("too-heavy", "GUR-DEF-19", target, blow.attacker, item=choice.thing.slug)
        strain_weapon(fight, target, choice.thing, other, attack_weight(blow))
    if outcome == CRITICAL_FAILURE and choice.effort != NO_EFFORT:
        overstrain(fight, target, 4 if choice.verb == "dodge" else _arm_of(choice))
    if outcome < SUCCESS:
        fight.note("not-defended", "GUR-SEQ-04", target, blow.attacker, word=choice.verb)
        _failed(fight, blow, choice, outcome)
        return False
    if blow.hits > 1:
        # GUR-DEF-23: one hit and one more per point of success; a critical success all of them.
        avoided = blow.hits
        if outcome != CRITICAL_SUCCESS:
            avoided = min(avoided, 1 + margin_of(total, score.total))
        blow.hits -= avoided
        fight.note("avoids-hits", "GUR-DEF-23", target, blow.attacker, amount=avoided)
        if blow.hits > 0:
            return False
        blow.dodged = choice.verb == "dodge"
        return True
    fight.note("defended", "GUR-SEQ-04", target, blow.attacker, word=choice.verb)
    blow.dodged = choice.verb == "dodge"
    blow.blocked = choice.verb == "block"
    _stopped(fight, blow, choice, other, outcome)
    return True


def _arm_of(choice: Defence) -> i64:
    return choice.limb if choice.thing is None else choice.thing.grip


def _leap(fight: Battle, target: Combatant, score: Tally) -> None:
    """GUR-DEF-14: Acrobatics before the Dodge, +2 or −2."""
    target.acrobatics_used = True
    block = target.block
    level = block.acrobatics if block.acrobatics > 0 else block.dx - 6
    leap = fight.tally("acrobatics", level, "GUR-DEF-14")
    shocked(target, leap)
    if check(fight, target, leap, "acrobatics") >= SUCCESS:
        score.add("acrobatic-dodge", 2, "GUR-DEF-14")
    else:
        score.add("acrobatic-dodge", -2, "GUR-DEF-14")


def _count(target: Combatant, choice: Defence, other: Thing | None) -> None:
    """GUR-DEF-03, -05: another parry with that arm, another block with that shield."""
    if choice.verb == "block" and choice.thing is not None:
        right, left = target.blocked
        target.blocked = [right + 1, left] if choice.thing.grip & 1 != 0 else [right, left + 1]
    elif choice.verb == "parry":
        limbs = choice.limb if choice.thing is None else choice.thing.grip
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
            target.barred |= BOTH  # GUR-DEF-10, -11


def _failed(fight: Battle, blow: Blow, choice: Defence, outcome: i64) -> None:
    """GUR-DEF-22, and what is too heavy for a parry (GUR-DEF-19)."""
    target = blow.target
    if outcome == CRITICAL_FAILURE:
        if choice.verb == "dodge":
            fall(fight, target, "GUR-DEF-22")
        elif choice.verb == "block":
            assert choice.thing is not None
            choice.thing.unready += 1
            fight.note("unready", "GUR-DEF-22", target, item=choice.thing.slug)
        elif choice.thing is not None:
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


def _stopped(fight: Battle, blow: Blow, choice: Defence, other: Thing | None, outcome: i64) -> None:
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
            fight.note("opening", "GUR-RUL-28", target, attacker)
    if outcome == CRITICAL_SUCCESS and not blow.ranged() and not attacker.out():
        if blow.thing is not None:
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
    question = Asked("strike-limb", fight, target, STRIKE_LIMB, attacker)
    if fight.ask(question).verb != "strike-limb":
        return
    form = parry_form(fight, thing, blow, target)
    if form is None or thing.holder != target.index:
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
