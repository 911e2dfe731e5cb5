"""Which manoeuvres and free actions are open on a turn, and with what (GUR-SEQ-03, GUR-MAN-01)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_things import droppable, quick, ready_items
from fechtbuch.books.gurps.kinds.terms import (
    BLOCK,
    CROUCHING,
    DETERMINED,
    DODGE,
    DOUBLE,
    FEINT,
    LONG,
    LYING,
    MELEE,
    NOT_STUNNED,
    PARRY,
    POSTURES,
    RANGED,
    SLAM,
    STANDING,
    STRONG,
    SUPPRESSION,
    U_PARRY,
)
from fechtbuch.books.gurps.rules.basics.states import may_take_posture
from fechtbuch.books.gurps.rules.hitting.suppression import LEAST_RATE
from fechtbuch.books.gurps.rules.moving.facing_and_reach import best_reach, sees
from fechtbuch.books.gurps.rules.moving.movement import full_points, step_paths, walks
from fechtbuch.books.gurps.rules.things.usable_weapons import foes_of, means_of, shooters
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing


def open_verb(fight: Battle, fighter: Combatant, verb: str, crouched: bool) -> bool:
    """Whether a manoeuvre or free action can be taken now."""
    if fighter.stunned != NOT_STUNNED or fighter.idle:
        # GUR-SEQ-03, GUR-STA-03: nothing, but things fall from one's hands.
        return verb == "drop" and len(droppable(fight, fighter)) > 0
    if len(fight.holds) > 0 and fight.pinned(fighter):
        return verb == "attack" and fighter.until_free == 0
    if verb in ("committed-attack", "defensive-attack"):
        return len(limbs(fight, fighter)) > 0
    if verb in ("move", "move-and-attack"):
        return _runs(fight, fighter)
    if verb == "all-out-slam":
        return fighter.posture == STANDING and _runs(fight, fighter)
    if verb == "change-posture":
        return len(postures(fighter)) > 0
    if verb == "ready":
        return len(ready_items(fight, fighter)) > 0
    if verb == "aim":
        return len(aimables(fight, fighter)) > 0
    if verb == "evaluate":
        return len(studies(fight, fighter)) > 0
    if verb == "let-go":
        return fight.holding(fighter)
    if verb == "crank":
        return len(locks(fight, fighter)) > 0
    if verb == "drop":
        return len(droppable(fight, fighter)) > 0
    if verb == "crouch":
        return not crouched and fighter.posture in (STANDING, CROUCHING)
    if verb == "fast-draw":
        return len(quick(fight, fighter)) > 0
    return True


def _runs(fight: Battle, fighter: Combatant) -> bool:
    if fighter.posture == LYING:
        return len(step_paths(fight, fighter, 1)) > 0
    return walks(fight, fighter, full_points(fighter), False) is not None


def postures(fighter: Combatant) -> list[str]:
    """GUR-MAN-24."""
    return [POSTURES[posture] for posture in range(6) if may_take_posture(fighter, posture)]


def limbs(fight: Battle, fighter: Combatant) -> list[str]:
    """Weapons and limbs to attack with."""
    names: list[str] = []
    for means in means_of(fight, fighter):
        if means.name() not in names:
            names.append(means.name())
    return names


def aimables(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Ready ranged weapons with somebody to aim at."""
    if not aim_targets(fight, fighter):
        return []
    found: list[Thing] = []
    for thrown in (False, True):
        for means in shooters(fight, fighter, thrown):
            if means.thing is not None:
                found.append(means.thing)
    return found


def aim_targets(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """Foes in view."""
    return [foe for foe in foes_of(fight, fighter) if sees(fight, fighter, foe)]


def studies(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """GUR-MAN-30: foes in view, no farther than Move and reach."""
    far = fighter.pace() + best_reach(fight, fighter)
    return [
        foe
        for foe in aim_targets(fight, fighter)
        if not foe.out() and fight.apart(fighter, foe) <= far
    ]


def locks(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """GUR-WRE-06: victims whose lock has not been used in this turn."""
    return [
        fight.fighters[hold.victim]
        for hold in fight.holds
        if hold.holder == fighter.index and hold.lock and not hold.fresh
    ]


def versions(fight: Battle, fighter: Combatant, verb: str) -> list[i64]:
    """The versions of a manoeuvre that are open now."""
    if verb == "all-out-attack":  # GUR-MAN-03
        found: list[i64] = [DOUBLE, DETERMINED, STRONG, LONG]
        shooting = shooters(fight, fighter, False)
        if shooting or shooters(fight, fighter, True):
            found.append(RANGED)  # GUR-MAN-08
        found.append(FEINT)
        if _suppressors(fight, fighter):
            found.append(SUPPRESSION)
        return found
    if verb == "committed-attack":  # GUR-MAN-11, GUR-MAN-12
        return [DETERMINED, STRONG]
    if verb == "defensive-attack":  # GUR-MAN-16
        found = [PARRY]
        if fighter.shield() is not None:
            found.append(BLOCK)
        if unbalanced(fighter):
            found.append(U_PARRY)
        return found
    if verb == "all-out-defence":  # GUR-MAN-17, GUR-MAN-18
        found = [DODGE, PARRY]
        if fighter.shield() is not None:
            found.append(BLOCK)
        found.append(DOUBLE)
        return found
    if verb == "move-and-attack":  # GUR-MAN-19 to GUR-MAN-21
        found = [MELEE]
        if shooters(fight, fighter, False) or shooters(fight, fighter, True):
            found.append(RANGED)
        if fighter.posture == STANDING:
            found.append(SLAM)
        return found
    if verb == "all-out-slam":
        return [DETERMINED, FEINT, STRONG]  # GUR-RUL-45
    return []


def _suppressors(fight: Battle, fighter: Combatant) -> bool:
    for means in shooters(fight, fighter, False):
        if means.form.mode.rof >= LEAST_RATE and means.thing is not None:
            if means.thing.shots >= LEAST_RATE:
                return True
    return False


def unbalanced(fighter: Combatant) -> list[str]:
    """Weapons with an unbalanced parry in hand."""
    return [thing.slug for thing in fighter.hands if thing.unbalanced()]
