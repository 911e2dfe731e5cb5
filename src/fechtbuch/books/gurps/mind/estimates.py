"""What a practised eye sees before the blow: chances, the foe's guard, what a hit is worth.

Policies use these numbers to compare what they might do. The rules never do.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import BOTH, IMP, PI_HUGE, PI_SMALL, Form
from fechtbuch.books.gurps.kinds.tables import GUARD_POSTURE
from fechtbuch.books.gurps.kinds.terms import (
    FACE,
    LEFT_ARM,
    LEFT_LEG,
    NECK,
    NOT_STUNNED,
    PLACES_HIT,
    RIGHT_ARM,
    RIGHT_LEG,
    SKULL,
    STANDING,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.defending.retreats import may_retreat
from fechtbuch.books.gurps.rules.harm.damage import factor, resistance
from fechtbuch.books.gurps.rules.moving.facing_and_reach import fits
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE

ALL: Final = 216
"""Ways in which 3d6 can fall."""

_WAYS: Final = [4, 4, 4, 4, 4, 10, 20, 35, 56, 81, 108, 135, 160, 181, 196, 206, 212]
"""Ways in which a success roll against a score succeeds, 3 and 4 always (GUR-DIC-01)."""

FAR: Final = 1 << 20


def ways(score: i64) -> i64:
    """In how many of 216 ways a roll against this score succeeds."""
    if score < 4:
        return 4
    if score > 16:
        score = 16
    return _WAYS[score]


_SCORES: Final = 32
_STEPS: Final = 16


def _deceptions() -> list[int]:
    """For each score and guard the best deception, and beside it the ways to get through."""
    table: list[int] = []
    for score in range(_SCORES):
        for guard in range(_SCORES):
            best = 0
            for steps in range(max(1, (score - 10) // 2 + 1)):
                through = ALL if guard == 0 else ALL - ways(guard - steps)
                worth = int(ways(score - 2 * steps) * through)
                if worth > best // _STEPS:
                    best = worth * _STEPS + steps
                if guard == 0:
                    break
            table.append(best)
    return table


_DECEPTIONS: Final = _deceptions()


def deception(score: i64, guard: i64) -> i64:
    """Ways of 216² to get through a guard (0: none) with the best deception, times 16, and it."""
    if score < 0:
        score = 0
    if score >= _SCORES:
        score = _SCORES - 1
    if guard >= _SCORES:
        guard = _SCORES - 1
    return _DECEPTIONS[score * _SCORES + guard]


def nearest_foe(fight: Battle, fighter: Combatant) -> Combatant | None:
    """The nearest foe who is still in the fight."""
    best: Combatant | None = None
    least: i64 = FAR
    for other in fight.fighters:
        if other.side != fighter.side and fight.foes(fighter, other) and not other.out():
            n = fight.grid.distance(fighter.at, other.at)
            if n < least and other.at != NOWHERE:
                least = n
                best = other
    return best


def guard_of(fight: Battle, foe: Combatant) -> i64:
    """About how well a foe will defend himself, a step back included."""
    block = foe.block
    back = may_retreat(fight, foe)
    best = block.speed // 4 + 3 - foe.level
    if foe.reeling():
        best = (best + 1) // 2
    if back:
        best += 3
    cover: i64 = 0
    for thing in foe.hands:
        if thing.unready > 0:
            continue
        level: i64 = 0
        if thing.kind.shield:
            cover = thing.kind.db
            level = 3 + block.shield // 2 - 5 * (foe.blocked[0] + foe.blocked[1])
            if back:
                level += 1
        elif not thing.off_guard():
            for form in thing.forms:
                mode = form.mode
                if mode.ranged or mode.no_parry or not fits(thing, form):
                    continue
                parry = 3 + form.skill // 2 + mode.parry
                used = foe.parried[0] if thing.grip & 1 != 0 else foe.parried[1]
                parry -= 2 * used if mode.fencing else 4 * used
                if back:
                    parry += 3 if mode.fencing else 1
                if parry > level:
                    level = parry
        if level > best:
            best = level
    best += cover
    if block.combat_reflexes:
        best += 1
    if foe.stunned != NOT_STUNNED:
        best -= 4
    if foe.posture != STANDING:
        best += GUARD_POSTURE[foe.posture]
    return best


def harm(form: Form, foe: Combatant, location: i64) -> i64:
    """About what a hit there does to a foe, in half Hit Points, no more than it matters."""
    done: i64 = harms_of(form, foe)[location]
    most = enough(foe)
    return done if done < most else most


def enough(foe: Combatant) -> i64:
    """Half Hit Points beyond which more harm makes no difference."""
    return foe.block.hp + 2 * foe.hp if foe.hp > 0 else foe.block.hp


def harms_of(form: Form, foe: Combatant) -> list[int]:
    """What a hit does to a foe by location, reckoned once for all foes of his make."""
    harms = form.harms.get(foe.block)
    if harms is None:
        harms = [_wound(form, foe, where) for where in range(PLACES_HIT)]
        form.harms[foe.block] = harms
    return harms


def _wound(form: Form, foe: Combatant, location: int) -> int:
    """What the mean of the dice does through a foe's armour, in half Hit Points."""
    mode = form.mode
    dr = resistance(foe, location, mode.type, False, False)
    if mode.divisor_over != mode.divisor_under:
        dr = dr * mode.divisor_under // mode.divisor_over
    through = 7 * form.dice + 2 * form.adds - 2 * dr
    if through < 3:
        # Only the best rolls get through.
        most = 6 * form.dice + form.adds - dr
        through = 0 if most <= 0 else 1 if most <= 3 else 2
    done = through * factor(mode.type, location) // 2
    if location >= RIGHT_ARM:
        # A crippled limb takes him half out of the fight, and more cannot happen to it.
        cripples = foe.block.hp + 2
        if done >= cripples:
            done = cripples + foe.block.hp // 2
    return done


_LEGS: Final = 1 << RIGHT_LEG | 1 << LEFT_LEG


@mypyc_attr(free_list_len=1, acyclic=True)
class Mark:
    """Where to strike, how deceptively, and what that promises."""

    def __init__(self) -> None:
        self.location: i64 = TORSO
        self.deceptive: i64 = 0
        self.worth: i64 = 0
        """Expected harm in half Hit Points, times 216 squared."""


def best_mark(form: Form, foe: Combatant, room: i64, guard: i64, rear: bool, mark: Mark) -> None:
    """The location and deception that promise most, from a score of `room` against a guard.

    A guard of 0 is none at all.
    """
    mark.location = TORSO
    mark.worth = 0
    mark.deceptive = 0
    harms = harms_of(form, foe)
    most = enough(foe)
    _weigh(TORSO, harms, most, room, guard, mark)
    if room < 11:
        return
    kind = form.mode.type
    if kind == IMP or PI_SMALL <= kind <= PI_HUGE:
        _weigh(VITALS, harms, most, room - 3, guard, mark)
    if foe.crippled == 0:
        _weigh(RIGHT_LEG, harms, most, room - 2, guard, mark)
    elif foe.crippled & _LEGS != _LEGS:  # GUR-RUL-74: the other one, once one is crippled
        leg: i64 = LEFT_LEG if foe.crippled & (1 << RIGHT_LEG) != 0 else RIGHT_LEG
        _weigh(leg, harms, most, room - 2, guard, mark)
    arm = weapon_arm(foe)
    if arm >= 0:
        _weigh(arm, harms, most, room - 2, guard, mark)
    if room >= 14:
        _weigh(NECK, harms, most, room - 5, guard, mark)
        if not rear:
            _weigh(FACE, harms, most, room - 5, guard, mark)
        if room >= 16:
            _weigh(SKULL, harms, most, room - 7, guard, mark)


def _weigh(location: i64, harms: list[int], most: i64, score: i64, guard: i64, mark: Mark) -> None:
    """Compare a location, with the deception that suits it, with the best so far."""
    done: i64 = harms[location]
    if done > most:
        done = most
    found = deception(score, guard)
    worth = done * (found >> 4)
    if worth > mark.worth:
        mark.worth = worth
        mark.location = location
        mark.deceptive = found & 15


def weapon_arm(foe: Combatant) -> i64:
    """The arm that wields his weapon alone, if it is worth crippling; −1 if none is."""
    for thing in foe.hands:
        if thing.kind.shield or thing.grip == BOTH:
            continue
        arm: i64 = RIGHT_ARM if thing.grip & 1 != 0 else LEFT_ARM
        return arm if foe.crippled & (1 << arm) == 0 else -1
    return -1


def swing_worth(form: Form, foe: Combatant) -> i64:
    """How good a weapon's mode is against a foe, before anything else is looked at."""
    return harm(form, foe, TORSO) * ways(form.skill)
