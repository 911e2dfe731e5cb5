"""What the book's fighters make of an attack: whom, with what, where and how deceptively.

They weigh the foe's guard against their own skill: so much deception as pays, a gap in the armour
where the blow can be spared the penalty, a feint first where nothing else gets through.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.attack_question import DONE, AttackQuestion
from fechtbuch.books.gurps.asking.open_attacks import (
    farthest_lunge,
    feint_targets,
    feinters,
    in_reach,
    strikers,
)
from fechtbuch.books.gurps.asking.open_grips import slam_targets
from fechtbuch.books.gurps.kinds.arms import Form, Thing
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ATTACK,
    DETERMINED,
    FEINT,
    FLURRY,
    LONG,
    MIGHTY_BLOW,
    NO_EFFORT,
    NOT_STUNNED,
    RANGED,
    SLAM,
    SUPPRESSION,
    TORSO,
)
from fechtbuch.books.gurps.mind.estimates import (
    ALL,
    FAR,
    Mark,
    best_mark,
    deception,
    guard_of,
    harm,
    swing_worth,
    ways,
)
from fechtbuch.books.gurps.mind.grapple_choice import seize_or_throw, through_holds
from fechtbuch.books.gurps.mind.shot_choice import has_shot, suppress, volley
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE, LIFT
from fechtbuch.books.gurps.rules.declared.declared_blow import blow_of
from fechtbuch.books.gurps.rules.declared.may_attempt import may_telegraph
from fechtbuch.books.gurps.rules.defending.defences import may_defend
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.hitting.feint import best_guard
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score, floor_of
from fechtbuch.books.gurps.rules.moving.facing_and_reach import (
    FRONT,
    REAR,
    arc_of,
    fits,
    in_the_way,
)
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
    Turn,
    means_of,
    permitted,
    reaches,
    within,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import AT_WEAPON, DUAL, STRIKE
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE

FARTHEST: Final = 10
"""Nobody strikes farther than so many hexes."""

WORTH_A_TRY: Final = 7
"""Nobody strikes at a weapon with a score as low as this."""

HARD_TO_HIT: Final = 13
"""Against such a guard it is worth thinking of a feint."""


def stroke(question: AttackQuestion) -> Action:
    """What to use an attack for."""
    fight = question.battle
    turn = question.turn
    fighter = question.fighter
    if len(fight.holds) > 0:
        hold = through_holds(question)
        if hold is not None:
            return hold
        if fight.pinned(fighter):
            return Action(DONE)
    if turn.manoeuvre == ALL_OUT_ATTACK:
        if turn.version == SUPPRESSION:
            return suppress(question)
        if turn.version == FEINT and not turn.feinted:
            return _mislead(question)
        if turn.feinted_shot:
            return volley(question)
    if turn.follow == DUAL:
        return _with_the_other_hand(question)
    if turn.version == SLAM or turn.manoeuvre == ALL_OUT_SLAM:
        return _run_down(question)
    if turn.version == RANGED or has_shot(fighter):
        shot = volley(question)
        if shot.verb != DONE or turn.version == RANGED:
            return shot
    if len(fighter.hands) == 0:
        grapple = seize_or_throw(question)
        if grapple is not None:
            return grapple
    return _strike(question)


# Blows.


def _strike(question: AttackQuestion) -> Action:
    """The weapon and the foe that promise most."""
    fight = question.battle
    turn = question.turn
    fighter = question.fighter
    weapon: Thing | None = None
    chosen: Form | None = None
    victim: Combatant | None = None
    most: i64 = -FAR
    lame = fighter.lame_arms() | fight.grasping(fighter)
    long: i64 = 1 if turn.version == LONG and turn.manoeuvre == ALL_OUT_ATTACK else 0
    for foe in fight.fighters:
        if foe.side == fighter.side or foe.out() or foe.at == NOWHERE:
            continue
        if not fight.foes(fighter, foe) or not turn.may_aim_at(foe):
            continue
        if fight.apart(fighter, foe) > FARTHEST:
            continue
        for thing in fighter.hands:
            if thing.kind.shield or not thing.ready() or thing.grip & lame != 0:
                continue
            if turn.bound and turn.follow == 0 and thing is not turn.named:
                continue
            if turn.follow == 1 and thing is not turn.follow_thing:
                continue
            for form in thing.forms:
                if form.mode.ranged or not fits(thing, form):
                    continue
                if within(fight, turn, thing, form, thing.grip, foe, long) == 0:
                    continue
                worth = swing_worth(form, foe) - 60 * foe.hp
                if foe.stunned != NOT_STUNNED:
                    worth += 600
                if worth > most:
                    worth -= _hampered(fight, fighter, form, foe)
                if worth > most and _in_front(fight, turn, form, foe):
                    most = worth
                    weapon = thing
                    chosen = form
                    victim = foe
    if weapon is None or chosen is None or victim is None:
        return _with_the_body(question)
    return _blow(question, Means(weapon, "", chosen, weapon.grip), victim)


def _with_the_other_hand(question: AttackQuestion) -> Action:
    """The second half of a Dual-Weapon Attack, if that hand reaches (GUR-OPT-09)."""
    for means in strikers(question.battle, question.turn):
        for foe in in_reach(question.battle, question.turn, means):
            return _blow(question, means, foe)
    return Action(DONE)


def _hampered(fight: Battle, fighter: Combatant, form: Form, foe: Combatant) -> i64:
    """What a blow loses that goes past another fighter, or to the side (GUR-MOV-08, GUR-OPT-12)."""
    level = form.skill
    if fighter.at != foe.at and not fighter.block.peripheral:
        if arc_of(fight, fighter, foe.at) != FRONT:
            level = min(level - 5, 9)
    if len(fight.fighters) > 2 and in_the_way(fight, fighter, foe):
        level -= 4
    if level == form.skill:
        return 0
    return harm(form, foe, TORSO) * (ways(form.skill) - ways(level))


def _in_front(fight: Battle, turn: Turn, form: Form, foe: Combatant) -> bool:
    fighter = turn.fighter
    if fighter.at == foe.at:
        return True
    arc = arc_of(fight, fighter, foe.at)
    if arc != FRONT and (turn.manoeuvre == ALL_OUT_ATTACK or turn.moving()):
        if arc == REAR or not fighter.block.peripheral:
            return False  # GUR-MOV-05, GUR-MAN-19
    return arc != REAR or not form.mode.key.startswith("thrust")


def _with_the_body(question: AttackQuestion) -> Action:
    """Whatever else he has: fists, feet, the shield's rim."""
    fight = question.battle
    turn = question.turn
    fighter = question.fighter
    best: Means | None = None
    victim: Combatant | None = None
    most: i64 = -FAR
    for means in means_of(fight, fighter):
        if turn.follow == 1:
            if means.thing is not turn.follow_thing or means.natural != turn.follow_natural:
                continue
        elif not permitted(fight, turn, means):
            continue
        for foe in fight.fighters:
            if not fight.foes(fighter, foe) or foe.out() or foe.at == NOWHERE:
                continue
            if not turn.may_aim_at(foe) or reaches(fight, turn, means, foe, 0) == 0:
                continue
            worth = swing_worth(means.form, foe) - 60 * foe.hp
            if worth > most and _in_front(fight, turn, means.form, foe):
                most = worth
                best = means
                victim = foe
    if best is None or victim is None:
        return Action(DONE)
    return _blow(question, best, victim)


def _blow(question: AttackQuestion, means: Means, foe: Combatant) -> Action:
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


def _mislead(question: AttackQuestion) -> Action:
    """The feint that a feint and attack begins with."""
    for means in feinters(question.battle, question.turn):
        for foe in feint_targets(question.battle, question.turn, means):
            feint = Action("feint", foe, means.thing)
            feint.natural = means.natural
            return feint
    return Action(DONE)


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
            if _in_front(fight, turn, form, foe):
                others = True
    return means.form.mode.key if others else ""


# Slams.


def _run_down(question: AttackQuestion) -> Action:
    """Into the foe, behind the shield if there is one."""
    for foe in slam_targets(question.battle, question.turn):
        if not foe.out():
            action = Action("slam", foe)
            shield = question.fighter.shield()
            if shield is not None and shield.ready():
                action.thing = shield
            return action
    return Action(DONE)
