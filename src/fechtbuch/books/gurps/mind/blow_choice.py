"""How the book's fighters strike: where, how deceptive, and with which weapon's mode."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.attack_question import DONE, AttackQuestion
from fechtbuch.books.gurps.asking.open_attacks import farthest_lunge
from fechtbuch.books.gurps.kinds.arms import Form
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ATTACK,
    DETERMINED,
    FLURRY,
    MIGHTY_BLOW,
    NO_EFFORT,
    TORSO,
)
from fechtbuch.books.gurps.mind.estimates import ALL, Mark, best_mark, deception, guard_of, ways
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE, LIFT
from fechtbuch.books.gurps.rules.declared.declared_blow import blow_of
from fechtbuch.books.gurps.rules.declared.may_attempt import may_telegraph
from fechtbuch.books.gurps.rules.defending.defences import may_defend
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.hitting.feint import best_guard
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score, floor_of
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, REAR, arc_of, fits
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import Means, reaches
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import AT_WEAPON, STRIKE
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant

WORTH_A_TRY: Final = 7
"""Nobody strikes at a weapon with a score as low as this."""

HARD_TO_HIT: Final = 13
"""Against such a guard it is worth thinking of a feint."""


def in_front(fight: Battle, turn: Turn, form: Form, foe: Combatant) -> bool:
    """Whether he may strike there: all-out and on the move only forwards, never thrust behind."""
    fighter = turn.fighter
    if fighter.at == foe.at:
        return True
    arc = arc_of(fight, fighter, foe.at)
    if arc != FRONT and (turn.manoeuvre == ALL_OUT_ATTACK or turn.moving()):
        if arc == REAR or not fighter.block.peripheral:
            return False  # GUR-MOV-05, GUR-MAN-19
    return arc != REAR or not form.mode.key.startswith("thrust")


def blow_at(question: AttackQuestion, means: Means, foe: Combatant) -> Action:
    """Place and deception as the foe's guard and armour make sensible."""
    fight = question.battle
    turn = question.turn
    form = means.form
    action = Action("strike", foe, means.thing)
    action.natural = means.natural
    action.mode = _mode_name(question, means, foe)
    _split(question, means, action)
    if turn.version == DETERMINED and turn.favour:
        if turn.attacks > 1 or action.split or turn.follow != 0:
            action.favoured = True
    blow = blow_of(fight, turn, action, means, STRIKE)
    action.blow = blow
    room = floor_of(fight, blow)
    if room < LEAST_SCORE and action.split:
        action.split = ""
        action.effort = NO_EFFORT
        blow = blow_of(fight, turn, action, means, STRIKE)
        action.blow = blow
        room = floor_of(fight, blow)
    if room + LIFT < LEAST_SCORE or (room < LEAST_SCORE and not _may_show(question, foe)):
        return Action(DONE)  # GUR-DIC-01
    if blow.wild:
        if room < LEAST_SCORE:
            action.telegraphic = True
            blow.telegraphic = True
        return action
    guard: i64 = 0
    if may_defend(fight, foe, blow):
        guard = guard_of(fight, foe)
        if blow.arc != FRONT:
            guard -= 2
        if question.fighter.feint > 0 and question.fighter.feint_on == foe.index:
            guard -= question.fighter.feint
        if guard < 1:
            guard = 1
    mark = Mark()
    best_mark(form, foe, room, guard, blow.arc == REAR, mark)
    if mark.worth == 0:
        disarm = _disarm(question, means, foe)
        if disarm is not None:
            return disarm
    if guard >= HARD_TO_HIT and _feints(question, means, foe, room, guard):
        feint = Action("feint", foe, means.thing)
        feint.natural = means.natural
        return feint
    if room < LEAST_SCORE or (room < 12 and _telegraphs(question, form, foe, room, guard, mark)):
        action.telegraphic = True
        blow.telegraphic = True
        return action
    action.location = mark.location
    action.deceptive = mark.deceptive
    blow.location = mark.location
    blow.deceptive = mark.deceptive
    return action


def _disarm(question: AttackQuestion, means: Means, foe: Combatant) -> Action | None:
    """Where nothing gets through the armour, at the weapon that is most easily hit (GUR-HIT-06)."""
    turn = question.turn
    weapons = foe.weapons()
    if means.thing is None or turn.follow != 0 or turn.feinted or not weapons:
        return None
    best: Action | None = None
    most: i64 = WORTH_A_TRY
    for thing in weapons:
        action = Action("disarm", foe, means.thing)
        action.mode = _mode_name(question, means, foe)
        action.item = thing
        blow = blow_of(question.battle, turn, action, means, AT_WEAPON)
        score = attack_score(question.battle, blow).total
        if len(weapons) == 1:
            action.item = None
        if score > most:
            most = score
            best = action
    return best


def _split(question: AttackQuestion, means: Means, action: Action) -> None:
    """Masters strike twice; others put their strength into one blow, if effort is allowed."""
    fight = question.battle
    turn = question.turn
    fighter = question.fighter
    form = means.form
    if turn.follow != 0 or turn.moving() or turn.split_done:
        return
    effort = turn.manoeuvre == ATTACK and fight.options.extra_effort == "on"
    if form.master and form.skill >= 16 and not form.unready_after and not form.mode.bash:
        action.split = "rapid-strike"
        if effort and fighter.fp > 4:
            if FLURRY in attack_efforts(fight, fighter, turn.manoeuvre, turn.version):
                action.effort = FLURRY
    elif effort and fighter.fp > 6 and form.mode.base != 0:
        if MIGHTY_BLOW in attack_efforts(fight, fighter, turn.manoeuvre, turn.version):
            action.effort = MIGHTY_BLOW


def _feints(question: AttackQuestion, means: Means, foe: Combatant, room: i64, guard: i64) -> bool:
    """Whether a feint and a blow promise more than two blows."""
    turn = question.turn
    fighter = question.fighter
    if turn.manoeuvre != ATTACK or turn.follow != 0 or turn.attacks > 1 or turn.bound:
        return False
    if fighter.feint > 0 or foe.out() or means.form.unready_after:
        return False
    if reaches(question.battle, turn, means, foe, 0) != 1:
        return False
    gain = room - best_guard(question.battle, foe)
    if gain < 3:
        return False
    misled = guard - gain
    if misled < 1:
        misled = 1
    return deception(room, misled) >> 4 > 2 * (deception(room, guard) >> 4)


def _telegraphs(
    question: AttackQuestion, form: object, foe: Combatant, room: i64, guard: i64, mark: Mark
) -> bool:
    """A clumsy blow, shown openly, where it hits at all only so (GUR-OPT-07)."""
    if not _may_show(question, foe):
        return False
    if guard == 0:
        return mark.location == TORSO
    plain = ways(room - 2 * mark.deceptive) * (ALL - ways(guard - mark.deceptive))
    return mark.location == TORSO and ways(room + 4) * (ALL - ways(guard + 2)) > plain


def _may_show(question: AttackQuestion, foe: Combatant) -> bool:
    """Whether telegraphing costs him neither what he has studied nor a feint."""
    fight = question.battle
    fighter = question.fighter
    if fight.options.evaluate_rule == "house" and fighter.studies > 0:
        return False
    return may_telegraph(fight, fighter, foe)


def _mode_name(question: AttackQuestion, means: Means, foe: Combatant) -> str:
    """The mode's key, where the question would ask for it."""
    thing = means.thing
    if thing is None or len(thing.forms) == 1:
        return ""
    fight = question.battle
    turn = question.turn
    others = False
    lunge: i64 = -1
    for form in thing.forms:
        if form is means.form or form.mode.ranged or not fits(thing, form):
            continue
        if lunge < 0:
            lunge = farthest_lunge(fight, turn)
        other = Means(thing, "", form, thing.grip)
        if reaches(fight, turn, other, foe, lunge) != 0:
            if in_front(fight, turn, form, foe):
                others = True
    return means.form.mode.key if others else ""
