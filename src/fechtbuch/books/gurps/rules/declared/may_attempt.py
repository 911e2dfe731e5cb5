"""Whether an attack may be tried at all: its score must be 3 or more (GUR-DIC-01, GUR-DIC-09)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import ALL_OUT_SLAM, DETERMINED, FLURRY, HEROIC_CHARGE
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE, LIFT
from fechtbuch.books.gurps.rules.declared.declared_blow import blow_of
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.hitting.ranged import aim_bonus
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import Means
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import RAPID, SHOT, STRIKE, THROWN, Blow
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.choices import Partial


def kind_of(means: Means) -> i64:
    """What kind of attack somebody makes with this."""
    mode = means.form.mode
    if not mode.ranged:
        return STRIKE
    return THROWN if mode.thrown else SHOT


def described(fight: Battle, turn: Turn, action: Action, means: Means, kind: i64) -> Blow:
    """The blow or shot that is declared, with its shots and what aiming has brought."""
    blow = blow_of(fight, turn, action, means, kind)
    if means.form.mode.ranged and means.thing is not None and action.target is not None:
        blow.shots = action.shots if action.shots > 0 else 1
        if not blow.hasty:
            blow.aim = aim_bonus(fight, turn.fighter, means.thing, action.target)
    return blow


def may_telegraph(fight: Battle, fighter: Combatant, target: Combatant) -> bool:
    """GUR-RUL-56: not with the benefit of a feint, where the two exclude each other."""
    if fight.options.telegraphic_exclusive != "on":
        return True
    return fighter.feint == 0 or fighter.feint_on != target.index


def may_flurry(fight: Battle, turn: Turn, split: i64) -> bool:
    """GUR-EFF-02, GUR-RUL-42: with the pair of blows, or with each if each has its price."""
    if turn.follow == RAPID:
        return fight.options.flurry_cost == "per_attack"
    return split == RAPID


def may_try(
    fight: Battle, turn: Turn, action: Action, means: Means, kind: i64, chosen: Partial
) -> bool:
    """Whether the score is high enough, or can become so by what is not chosen yet."""
    blow = described(fight, turn, action, means, kind)
    if attack_score(fight, blow).total >= LEAST_SCORE:
        return True
    fighter = turn.fighter
    if "bonus" not in chosen and turn.version == DETERMINED and turn.favour:
        blow.favoured = turn.manoeuvre != ALL_OUT_SLAM
    if "effort" not in chosen and not blow.ranged():
        efforts = attack_efforts(fight, fighter, turn.manoeuvre, turn.version)
        if FLURRY in efforts and may_flurry(fight, turn, blow.split):
            blow.flurry = True
        if HEROIC_CHARGE in efforts:
            blow.effort = HEROIC_CHARGE
    if blow.kind == SHOT and "shots" not in chosen and means.thing is not None:
        blow.shots = min(means.form.mode.rof, means.thing.shots)
    score = attack_score(fight, blow).total
    if score >= LEAST_SCORE or blow.ranged() or "telegraphic" in chosen:
        return score >= LEAST_SCORE
    return score + LIFT >= LEAST_SCORE and may_telegraph(fight, fighter, blow.target)
