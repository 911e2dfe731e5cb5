"""The blow that a declaration describes, with what manoeuvre and options add to it."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import (
    BOTH,
    LEGS,
)
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_SLAM,
    DETERMINED,
    FLURRY,
    GREAT_LUNGE,
    RANDOM,
    RANGED,
)
from fechtbuch.books.gurps.rules.grappling.grappling import (
    grappling_skill,
    lock_skill,
)
from fechtbuch.books.gurps.rules.hitting.declaring import place
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import Means, facing_ok, lunge_of, means_of
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import (
    AT_WEAPON,
    DUAL,
    GRAPPLE,
    JUDO_THROW,
    LOCK,
    SLAM_BLOW,
    SPLITS,
    STRIKE,
    Blow,
)
from fechtbuch.books.gurps.state.choices import BARE, Action
from fechtbuch.books.gurps.state.fighter import Combatant


def blow_of(fight: Battle, turn: Turn, action: Action, means: Means, kind: i64) -> Blow:
    """The blow that a declaration describes."""
    assert action.target is not None
    blow = Blow(turn.fighter, action.target, means.thing, means.form, kind)
    blow.arm = means.arm
    blow.natural = means.natural
    blow.location = action.location
    if action.location == RANDOM:
        blow.random = True
    blow.chink = action.chink
    blow.telegraphic = action.telegraphic
    blow.deceptive = action.deceptive
    blow.effort = action.effort
    blow.manoeuvre = turn.manoeuvre
    blow.version = turn.version
    blow.favoured = _favoured(turn, action)
    blow.two_steps = turn.two_steps
    blow.hasty = turn.moving()  # GUR-RUL-50: an extra blow before a slam as well
    blow.lunge = lunge_of(turn)
    if action.effort == GREAT_LUNGE:
        blow.lunge += 1
    if turn.follow != 0:
        blow.split = turn.follow
        blow.second = True
        blow.same_target = turn.same_target
        blow.flurry = turn.follow_flurry
        if fight.options.flurry_cost == "per_attack":
            blow.flurry = action.effort == FLURRY
    elif action.split:
        blow.split = SPLITS.index(action.split)
        blow.flurry = action.effort == FLURRY
        if blow.split == DUAL:
            blow.same_target = action.second is None or action.second is action.target
    if kind == AT_WEAPON:
        blow.struck = action.item
        if blow.struck is None and action.target.weapons():
            blow.struck = action.target.weapons()[0]
    if kind in (STRIKE, AT_WEAPON):
        blow.skill_name = _skill_name(turn.fighter, means)
        side = facing_ok(fight, turn.fighter, action.target, means)
        if side == 2:
            blow.wild = True
            blow.random = True
            blow.location = RANDOM
    place(fight, blow)
    return blow


def _favoured(turn: Turn, action: Action) -> bool:
    """GUR-RUL-27: the to-hit bonus goes to one named attack; a lone one has it."""
    if turn.manoeuvre == ALL_OUT_SLAM:
        return action.verb == "slam"
    if turn.version == RANGED:
        return True
    if turn.version != DETERMINED or not turn.favour:
        return False
    lone = turn.attacks <= 1 and not action.split and turn.follow == 0
    return lone or action.favoured


def _skill_name(fighter: Combatant, means: Means) -> str:
    if means.thing is not None:
        return "skill"
    block = fighter.block
    if block.karate > 0 and means.form.encumbered:
        return "karate"
    return "skill"


def dress(fight: Battle, turn: Turn, action: Action, blow: Blow) -> None:
    """What manoeuvre and options add to a blow that is no strike."""
    blow.telegraphic = action.telegraphic
    blow.deceptive = action.deceptive
    blow.manoeuvre = turn.manoeuvre
    blow.version = turn.version
    blow.favoured = _favoured(turn, action)
    blow.two_steps = turn.two_steps
    blow.hasty = turn.moving() and blow.kind != SLAM_BLOW
    place(fight, blow)


def wrestling_blow(fight: Battle, turn: Turn, action: Action, kind: i64) -> Blow:
    """A grapple, lock, throw or grab as a blow."""
    fighter = turn.fighter
    assert action.target is not None
    blow = Blow(fighter, action.target, None, fighter.block.punch, kind)
    blow.arm = 1
    if kind == LOCK:
        blow.skill, blow.skill_name = lock_skill(fighter)
    elif kind == JUDO_THROW:
        blow.skill, blow.skill_name = fighter.block.judo, "judo"
        if action.way == "damage":
            blow.hard = True
    else:
        blow.skill, blow.skill_name = grappling_skill(fighter)
    blow.encumbered = blow.skill_name == "judo"
    if kind == GRAPPLE and action.part >= 0:
        blow.location = action.part
    dress(fight, turn, action, blow)
    return blow


def limbs_named(fight: Battle, fighter: Combatant, action: Action) -> i64:
    """Bits of the limbs that a Committed Attack bars (GUR-MAN-14)."""
    if action.thing is not None:
        return action.thing.grip
    if action.natural == BARE:
        return BOTH & ~fighter.full_hands()
    for means in means_of(fight, fighter):
        if means.thing is None and means.natural == action.natural:
            return means.arm & (BOTH | LEGS)
    return 0
