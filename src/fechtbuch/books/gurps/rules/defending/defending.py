"""Meeting an attack: the question, the roll and what follows (GUR-SEQ-07, GUR-DEF)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import LEGS
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_DEFENCE,
    ALL_OUT_SLAM,
    DIVE,
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
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.basics.states import helpless
from fechtbuch.books.gurps.rules.defending.after_defence import (
    arm_of,
    attack_weight,
    count,
    failed,
    stopped,
    strain_weapon,
    too_heavy,
)
from fechtbuch.books.gurps.rules.defending.can_go_on import can_go_on, still_defends
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
from fechtbuch.books.gurps.rules.harm.effort import overstrain, spend
from fechtbuch.books.gurps.rules.harm.injury import lose_focus, stays_conscious
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR, aware
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally

PARRYING_ARM: Final = Menu([Verb("strike-arm"), Verb("as-declared")], default="as-declared")


def meet(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-07, steps 5 to 7: whether the target's defence stops the attack."""
    target = blow.target
    if not may_defend(fight, target, blow):
        if fight.telling:
            _tell_why_not(fight, blow)
        return False
    answer = fight.ask(DefenceQuestion(fight, target, blow))
    assert isinstance(answer, Defence)
    if answer.verb == NONE:
        fight.note("no-defence", "GUR-DEF-01", target, blow.attacker)
        return False
    if target.manoeuvre == DO_NOTHING and not stays_conscious(fight, target):
        return False  # GUR-INJ-06, GUR-RUL-41: before the first defence after Do Nothing
    if defend(fight, blow, answer):
        return True
    bare = bare_limb(answer)
    if target.manoeuvre == ALL_OUT_DEFENCE and target.version == DOUBLE:
        # GUR-MAN-18, GUR-RUL-54: against every attack.
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


def _tell_why_not(fight: Battle, blow: Blow) -> None:
    """GUR-DEF-01: what leaves the target without an active defence."""
    target = blow.target
    if helpless(fight, target):
        fight.note("helpless-before", "GUR-STA-07", target, blow.attacker)
    elif target.manoeuvre in (ALL_OUT_ATTACK, ALL_OUT_SLAM):
        fight.note("went-all-out", "GUR-MAN-03", target, blow.attacker)
    elif blow.arc == REAR and aware(target, blow.attacker):
        fight.note("from-behind", "GUR-DEF-20", target, blow.attacker)
    else:
        fight.note("not-aware", "GUR-DEF-01", target, blow.attacker)


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
            target.recovered = True  # GUR-RUL-32: on guard; what is unready stays so
    if choice.retreat != NO_RETREAT:
        to = choice.to
        if to == NOWHERE:
            to = first_hex(fight, target, blow, choice.retreat)
        if to != NOWHERE:
            score = _give_way(fight, blow, choice, to, score)
    if choice.effort != NO_EFFORT or choice.retreat != NO_RETREAT:
        if not can_go_on(fight, blow):
            return True
        if not still_defends(fight, blow, choice, other):
            fight.note("cannot-defend", "GUR-RUL-85", target, blow.attacker, word=choice.verb)
            return False
    if choice.acrobatic:
        _leap(fight, target, score)
    fight.settle(target, score, choice.verb)
    if blow.hits > 1:
        total = fight.roll(target, 3, 6, choice.verb, score)
    else:
        total = fight.roll(target, 3, 6, choice.verb, score, bands(score.total))
    outcome = judge(total, score.total, score.total)
    count(target, choice, other)
    if outcome >= SUCCESS and too_heavy(target, blow, choice) and choice.thing is not None:
        # GUR-DEF-19: what is too heavy comes through; the weapon may break, or is knocked away.
        outcome = FAILURE
        fight.note("too-heavy", "GUR-DEF-19", target, blow.attacker, item=choice.thing.slug)
        strain_weapon(fight, target, choice.thing, other, attack_weight(blow))
    if outcome == CRITICAL_FAILURE and choice.effort != NO_EFFORT:
        overstrain(fight, target, 4 if choice.verb == "dodge" else arm_of(choice))
    if outcome < SUCCESS:
        fight.note("not-defended", "GUR-SEQ-04", target, blow.attacker, word=choice.verb)
        failed(fight, blow, choice, outcome)
        return False
    if blow.hits > 1:
        # GUR-DEF-23: one hit and one more per point of success; a critical success all of them.
        avoided = blow.hits
        if outcome != CRITICAL_SUCCESS:
            avoided = min(avoided, 1 + margin_of(total, score.total))
        blow.hits -= avoided
        values = {"left": int(blow.hits)} if fight.telling else None
        fight.note(
            "avoids-hits", "GUR-DEF-23", target, blow.attacker, amount=avoided, values=values
        )
        if blow.hits > 0:
            return False
        blow.dodged = choice.verb == "dodge"
        return True
    fight.note("defended", "GUR-SEQ-04", target, blow.attacker, word=choice.verb)
    blow.dodged = choice.verb == "dodge"
    blow.blocked = choice.verb == "block"
    stopped(fight, blow, choice, other, outcome)
    return True


def _give_way(fight: Battle, blow: Blow, choice: Defence, to: i64, score: Tally) -> Tally:
    """The step of a retreat; whoever is stunned or down by what came of it is reckoned anew."""
    target = blow.target
    stunned = target.stunned
    posture = target.posture
    off_balance = target.off_balance
    blow.stepped_to = to
    retreat(fight, target, blow, choice.retreat, to, choice.facing)
    if choice.retreat == DIVE:
        return score
    if (
        target.stunned == stunned
        and target.posture == posture
        and target.off_balance == off_balance
    ):
        return score
    if choice.effort == NO_EFFORT or target.out():
        return score_of(fight, blow, choice, choice.retreat)  # GUR-RUL-85
    target.fp += 1  # GUR-EFF-10: what was paid counts after the roll
    score = score_of(fight, blow, choice, choice.retreat)
    target.fp -= 1
    return score


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
