"""How the book's fighters defend themselves: the surest way, with a step if there is room."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import (
    ASIDE,
    BACK,
    CROUCHING,
    DIVE,
    FEVERISH,
    LYING,
    NO_EFFORT,
    NO_RETREAT,
    NOT_STUNNED,
    TORSO,
)
from fechtbuch.books.gurps.mind.estimates import FAR
from fechtbuch.books.gurps.mind.way_choice import farther
from fechtbuch.books.gurps.rules.defending.defence_question import (
    DefenceQuestion,
    acrobatic,
    may_support,
    other_weapon,
)
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import (
    bare_limbs,
    best_bare,
    blocks_with,
    may_parry,
    on_guard,
    parry_with,
)
from fechtbuch.books.gurps.rules.defending.interposition import InterposeQuestion
from fechtbuch.books.gurps.rules.defending.retreats import hexes_for, may_retreat
from fechtbuch.books.gurps.rules.harm.effort import defence_efforts
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import SHOT
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE


def guard(question: DefenceQuestion) -> Defence:
    """The defence with the highest number."""
    fight = question.battle
    fighter = question.fighter
    blow = question.blow
    first = question.first
    before = "" if first is None else first.verb
    step: i64 = NO_RETREAT
    to = NOWHERE
    if first is not None and first.retreat != NO_RETREAT:
        step = first.retreat
    elif may_retreat(fight, fighter):
        upright = fighter.posture <= CROUCHING
        if blow.ranged():
            if upright and not _pressed(fight, fighter):
                step = DIVE
        elif upright or fighter.posture == LYING:
            to = farther(fight, fighter.at, blow.attacker.at)
            if to != NOWHERE:
                step = BACK
            elif upright:
                hexes = hexes_for(fight, fighter, blow, ASIDE)
                if hexes:
                    step = ASIDE
                    to = hexes[0]
    best = Defence("none")
    most: i64 = -FAR
    if before != "dodge":
        most = dodge_score(fight, fighter, blow, step, NO_EFFORT).total
        best.verb = "dodge"
    if blow.kind != SHOT and before != "parry" and may_parry(fighter):
        most = _parries(question, best, most, step)
    if before != "block":
        for thing in fighter.hands:
            if not thing.kind.shield or not blocks_with(fight, fighter, blow, thing):
                continue
            score = block_score(fight, fighter, blow, thing, step, NO_EFFORT).total
            if score > most:
                most = score
                best.verb = "block"
                best.thing = thing
                best.limb = 0
                best.way = ""
    if best.verb == "none":
        return best
    if first is not None and first.retreat != NO_RETREAT:
        step = NO_RETREAT
    if step == DIVE and best.verb != "dodge":
        step = NO_RETREAT
    best.retreat = step
    best.to = to
    if best.verb == "dodge" and fighter.block.acrobatics >= 12:
        best.acrobatic = acrobatic(fight, fighter)
    if most < 12 and fighter.fp > 4 and fight.options.extra_effort == "on":
        if FEVERISH in defence_efforts(fight, fighter):
            best.effort = FEVERISH
    return best


def _parries(question: DefenceQuestion, best: Defence, most: i64, step: i64) -> i64:
    """Weapons first; bare hands for those who know how, and for those who have nothing else."""
    fight = question.battle
    fighter = question.fighter
    blow = question.blow
    armed = False
    for thing in fighter.hands:
        form = parry_with(fight, fighter, blow, thing)
        if form is None or not on_guard(fighter, thing):
            continue
        armed = True
        score = parry_score(fight, fighter, blow, thing, form, "", step, NO_EFFORT).total
        if len(fight.fighters) == 2 and not blow.form.master:
            # One foe, one blow: the other hand may help.
            if other_weapon(fight, fighter, thing, blow) is not None:
                best_way = "crossed"
                score += 2
            elif may_support(fight, fighter, thing):
                best_way = "supported"
                score += 1
            else:
                best_way = ""
        else:
            best_way = ""
        if score > most:
            most = score
            best.verb = "parry"
            best.thing = thing
            best.way = best_way
    block = fighter.block
    if armed and block.judo == 0 and block.karate == 0:
        return most
    limbs = bare_limbs(fight, fighter, blow)
    if limbs & 3 != 0:
        limb: i64 = 1 if limbs & 1 != 0 else 2
        name = best_bare(fight, fighter, blow, limb)
        score = bare_score(fight, fighter, blow, limb, name, step, NO_EFFORT).total
        if score > most or (score == most and name == "judo"):
            most = score
            best.verb = "parry"
            best.thing = None
            best.limb = limb
            best.way = ""
    return most


def _pressed(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody is near who would fall upon a man on the ground."""
    for foe in fight.fighters:
        if fight.foes(fighter, foe) and not foe.out():
            if fight.apart(fighter, foe) <= 5:
                return True
    return False


def throw_in(question: InterposeQuestion) -> Defence:
    """GUR-RET-07: the strong and armoured take a blow for a friend who would not survive it."""
    fighter = question.fighter
    friend = question.blow.target
    spent = 3 * friend.hp <= friend.block.hp or friend.stunned != NOT_STUNNED
    sound = 2 * fighter.hp > fighter.block.hp and fighter.hp > friend.hp + 4
    if not spent or not sound or fighter.block.dr[TORSO] < friend.block.dr[TORSO]:
        return Defence("stand-by")
    choice = Defence("interpose")
    choice.to = question.hexes()[0]
    return choice
