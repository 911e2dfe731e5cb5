"""Which weapons an attack can be made with at this moment, and against whom (GUR-SEQ-07)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.fire_zones import zones_of
from fechtbuch.books.gurps.kinds.arms import BOTH
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ATTACK,
    DOUBLE,
    FEINT,
    GREAT_LUNGE,
    RANGED,
    SLAM,
)
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE
from fechtbuch.books.gurps.rules.basics.states import standing_foe
from fechtbuch.books.gurps.rules.declared.may_attempt import kind_of, may_try
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.hitting.feint import feint_score
from fechtbuch.books.gurps.rules.hitting.suppression import LEAST_RATE
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
    facing_ok,
    lunge_of,
    means_of,
    permitted,
    reaches,
    shooters,
    shot_targets,
    strike_targets,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import AT_WEAPON, DUAL, RAPID
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant


def weapons_for(fight: Battle, turn: Turn, verb: str) -> list[Means]:
    """With what somebody could be attacked in this way, with some hope."""
    if verb == "feint":
        return feinters(fight, turn)
    found = strikers(fight, turn)
    if verb in ("shoot", "throw"):
        found = shots(fight, turn, verb == "throw")
    return [means for means in found if targets_for(fight, turn, verb, means)]


def targets_for(fight: Battle, turn: Turn, verb: str, means: Means) -> list[Combatant]:
    """Who could be attacked so with this; to disarm, whose weapon could be struck at."""
    if verb == "feint":
        return feint_targets(fight, turn, means)
    if verb == "disarm":
        return disarmable(fight, turn, means) if means.thing is not None else []
    return shot_at(fight, turn, means) if means.form.mode.ranged else in_reach(fight, turn, means)


# Blows.


def melee_allowed(turn: Turn) -> bool:
    """Whether this attack may be a blow."""
    if turn.manoeuvre == ALL_OUT_ATTACK and turn.version == FEINT:
        return not turn.feinted_shot
    slamming = turn.manoeuvre == ALL_OUT_SLAM or turn.version == SLAM
    return turn.version != RANGED and not (slamming and turn.attacks <= 1)


def strikers(fight: Battle, turn: Turn) -> list[Means]:
    """Weapons and limbs that may strike now."""
    found: list[Means] = []
    for means in means_of(fight, turn.fighter):
        if turn.follow == RAPID:
            if means.thing is not turn.follow_thing:
                continue  # GUR-OPT-08: the same weapon, or two unarmed strikes
        elif turn.follow == DUAL:
            if not _other_hand(turn, means):
                continue
        elif not permitted(fight, turn, means):
            continue
        if turn.follow == 0 and _spent(turn, means):
            continue
        found.append(means)
    return found


def _spent(turn: Turn, means: Means) -> bool:
    """GUR-OPT-10: an Extra Attack needs its own weapon or limb, unless the trait says no."""
    block = turn.fighter.block
    if block.multi_strike or block.extra_attacks == 0:
        return False
    own = 2 if turn.version == DOUBLE else 1
    return turn.used.count(means.name()) >= own


def _other_hand(turn: Turn, means: Means) -> bool:
    if turn.follow_thing is None:
        return means.thing is None and means.natural == "punch"
    return (
        means.thing is not None
        and means.thing is not turn.follow_thing
        and (means.thing.grip != BOTH)
    )


def farthest_lunge(fight: Battle, turn: Turn) -> i64:
    """Extra reach at most, Great Lunge included."""
    extra = lunge_of(turn)
    if GREAT_LUNGE in attack_efforts(fight, turn.fighter, turn.manoeuvre, turn.version):
        extra += 1
    return extra


def worth_trying(fight: Battle, turn: Turn, verb: str, means: Means, foe: Combatant) -> bool:
    """GUR-DIC-01: whether the score can be 3 or more."""
    action = Action(verb, foe, means.thing)
    action.natural = means.natural
    if verb != "disarm":
        return may_try(fight, turn, action, means, kind_of(means), {})
    for thing in foe.weapons():
        action.item = thing
        if may_try(fight, turn, action, means, AT_WEAPON, {}):
            return True
    return False


def in_reach(fight: Battle, turn: Turn, means: Means, verb: str = "strike") -> list[Combatant]:
    """Whom a weapon reaches, and with some hope."""
    lunge = farthest_lunge(fight, turn)
    if turn.follow == DUAL and turn.follow_target is not None:
        foe = turn.follow_target
        if not standing_foe(foe) or facing_ok(fight, turn.fighter, foe, means) == 0:
            return []
        return [foe] if reaches(fight, turn, means, foe, lunge) else []
    return [
        foe
        for foe in strike_targets(fight, turn, means, lunge)
        if turn.may_aim_at(foe) and worth_trying(fight, turn, verb, means, foe)
    ]


def disarmable(fight: Battle, turn: Turn, means: Means) -> list[Combatant]:
    """GUR-HIT-06: foes with a weapon that can be struck at; a wild swing hits anything."""
    return [
        foe
        for foe in in_reach(fight, turn, means, "disarm")
        if foe.weapons() and facing_ok(fight, turn.fighter, foe, means) == 1
    ]


# Shots and throws.


def ranged_allowed(turn: Turn) -> bool:
    """Whether this attack may be a shot or a throw."""
    if turn.follow == RAPID:
        return False
    if turn.follow == DUAL:
        return turn.follow_thing is not None
    if turn.manoeuvre == ATTACK or turn.version == RANGED:
        return True  # GUR-RUL-53: a Committed Attack is for melee only
    # GUR-RUL-01: a feint in melee goes before a blow, a ranged one before a shot.
    return turn.manoeuvre == ALL_OUT_ATTACK and turn.feinted_shot


def shots(fight: Battle, turn: Turn, thrown: bool) -> list[Means]:
    """Weapons that may shoot or fly now."""
    found: list[Means] = []
    for means in shooters(fight, turn.fighter, thrown):
        if turn.follow == DUAL and not (
            means.thing is not turn.follow_thing and means.form.mode.pistol
        ):
            continue
        if turn.bound and means.thing is not turn.named and turn.follow == 0:
            continue
        if turn.follow == 0 and _spent(turn, means):
            continue
        found.append(means)
    return found


def shot_at(fight: Battle, turn: Turn, means: Means) -> list[Combatant]:
    """Whom a shot may be aimed at."""
    verb = "throw" if means.form.mode.thrown else "shoot"
    found = [
        foe
        for foe in shot_targets(fight, turn.fighter, means)
        if worth_trying(fight, turn, verb, means, foe)
    ]
    if turn.follow == DUAL and turn.follow_target is not None:
        return [foe for foe in found if foe is turn.follow_target]
    return [foe for foe in found if turn.may_aim_at(foe)]


def shot_counts(means: Means) -> list[int]:
    """GUR-RNG-06: how many shots one attack may have."""
    mode = means.form.mode
    assert means.thing is not None
    most = min(mode.rof, means.thing.shots)
    least: i64 = (mode.rof + 3) // 4 if mode.full_auto else 1
    if least > most:
        least = most
    return [int(count) for count in range(least, most + 1)]


def suppressors(fight: Battle, turn: Turn) -> list[Means]:
    """GUR-RNG-11: weapons that may suppress, with somewhere to fire at."""
    return [
        means
        for means in shots(fight, turn, False)
        if means.form.mode.rof >= LEAST_RATE
        and means.thing is not None
        and means.thing.shots >= LEAST_RATE
        and zones_of(fight, turn.fighter, means, LEAST_RATE)
    ]


# Feints.


def feinters(fight: Battle, turn: Turn) -> list[Means]:
    """With what a feint is possible: somebody is in reach, or in half range."""
    mode = fight.options.aoa_feint_mode
    all_out = turn.manoeuvre == ALL_OUT_ATTACK and turn.version == FEINT
    found: list[Means] = []
    if (not all_out or mode != "ranged") and turn.version != RANGED:
        found = [means for means in strikers(fight, turn) if feint_targets(fight, turn, means)]
    if turn.manoeuvre == ATTACK or turn.version == RANGED or (all_out and mode != "melee"):
        for thrown in (False, True):
            for means in shots(fight, turn, thrown):
                if feint_targets(fight, turn, means):
                    found.append(means)
    return found


def feint_targets(fight: Battle, turn: Turn, means: Means) -> list[Combatant]:
    """Foes whom a feint can mislead."""
    fighter = turn.fighter
    if not means.form.mode.ranged:
        lunge = lunge_of(turn)
        found = [
            foe
            for foe in strike_targets(fight, turn, means, lunge)
            if reaches(fight, turn, means, foe, lunge) == 1
            and facing_ok(fight, fighter, foe, means) == 1
        ]
    else:
        found = [
            foe
            for foe in shot_targets(fight, fighter, means)
            if fight.apart(fighter, foe) <= (means.form.half or means.form.range)
            and foe.saw & fighter.bit != 0
        ]
    return [foe for foe in found if not foe.out() and _may_feint(fight, turn, means, foe)]


def _may_feint(fight: Battle, turn: Turn, means: Means, foe: Combatant) -> bool:
    """GUR-DIC-01: a feint needs a score of 3 as well."""
    level = means.level(turn.fighter)
    score = feint_score(fight, turn.fighter, foe, means.form, level)
    return turn.may_aim_at(foe) and score.total >= LEAST_SCORE


def may_feint(fight: Battle, turn: Turn) -> bool:
    """GUR-OPT-03: in place of a blow, or, all-out, before a blow or shot."""
    if turn.follow != 0:
        return False
    if turn.manoeuvre == ALL_OUT_ATTACK and turn.version == FEINT:
        return not turn.feinted and len(feinters(fight, turn)) > 0
    shooting = turn.manoeuvre == ALL_OUT_ATTACK and turn.version == RANGED
    in_melee = melee_allowed(turn) and not turn.moving() and turn.version != FEINT
    return (shooting or in_melee) and len(feinters(fight, turn)) > 0
