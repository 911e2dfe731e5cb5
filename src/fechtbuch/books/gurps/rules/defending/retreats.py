"""Retreat options: steps and dives that go with a defence (GUR-RET)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ASIDE,
    BACK,
    COMMITTED,
    CROUCHING,
    DIVE,
    FORWARD,
    KNEELING,
    LYING,
    MOVE_AND_ATTACK,
    NO_RETREAT,
    NOT_STUNNED,
    RETREATS,
    STANDING,
)
from fechtbuch.books.gurps.rules.basics.letting_go import tear_apart
from fechtbuch.books.gurps.rules.basics.states import fall
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR, arc_of, shown
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally

NIMBLE: Final = [0, 3, 2, 2, 1]
"""What no option, back, dive, aside and forward add to a defence against a blow.

That is for a Dodge, a fencing parry and a mobile unarmed one (GUR-RET-10).
"""

OTHERS: Final = [0, 1, 0, 0, -1]
"""The same for all other defences."""

RULES: Final = ["", "GUR-RET-02", "GUR-RET-04", "GUR-RET-05", "GUR-RET-06"]

AGAINST_A_SHOT: Final = 3
"""GUR-RET-03: what a dive adds to a Dodge; against shots nothing else helps."""


def add_retreat(
    fight: Battle,
    score: Tally,
    defender: Combatant,
    blow: Blow,
    option: i64,
    nimble: bool,
    dodge: bool,
) -> None:
    """What a retreat option adds, or one that was made before (GUR-RET-09)."""
    bonuses = NIMBLE if nimble else OTHERS
    if blow.ranged():
        if dodge and option == DIVE:
            score.add("dive", AGAINST_A_SHOT, "GUR-RET-03")
    elif option != NO_RETREAT:
        score.add("retreat", bonuses[option], RULES[option])
    elif defender.retreat_from == blow.attacker.index and fight.options.retreat_persists == "on":
        if defender.retreat_kind not in (DIVE, FORWARD):  # GUR-RUL-16
            score.add("retreat", bonuses[defender.retreat_kind], "GUR-RET-09")


def may_retreat(fight: Battle, defender: Combatant) -> bool:
    """GUR-RET-01: once in a period, and not in every state; having moved is none (GUR-RUL-49)."""
    if defender.retreated or defender.sprinted or defender.off_balance:
        return False
    if defender.stunned != NOT_STUNNED:
        return False
    if defender.manoeuvre in (COMMITTED, MOVE_AND_ATTACK, ALL_OUT_ATTACK, ALL_OUT_SLAM):
        return False
    return len(fight.holds) == 0 or not fight.held(defender)


def hexes_for(fight: Battle, defender: Combatant, blow: Blow, retreat: i64) -> list[i64]:
    """GUR-RUL-20, GUR-RUL-63: where an option may lead, one hex away; the own hex for a dive."""
    grid = fight.grid
    attacker = blow.attacker
    if retreat == DIVE:
        return [defender.at]
    found: list[i64] = []
    n = grid.distance(defender.at, attacker.at)
    if n == 0:
        if retreat == BACK:
            found = [f for f in grid.neighbours(defender.at) if fight.free(f)]
        return found
    wanted = n + 1 if retreat == BACK else n if retreat == ASIDE else n - 1
    for f in grid.neighbours(defender.at):
        if grid.distance(f, attacker.at) == wanted:
            if fight.free(f) or (retreat == FORWARD and wanted == 0 and _joins(fight, attacker)):
                found.append(f)
    return found


def _joins(fight: Battle, attacker: Combatant) -> bool:
    """GUR-RET-06, GUR-RUL-88: whether the attacker is alone in his hex."""
    return fight.somebody_up(attacker.at, attacker) is None


def options(fight: Battle, defender: Combatant, blow: Blow) -> list[int]:
    """The options that may be declared against this attack."""
    found: list[int] = []
    if not may_retreat(fight, defender):
        return found
    posture = defender.posture
    upright = posture in (STANDING, CROUCHING)
    if not blow.ranged():
        if upright or posture == LYING:
            if len(hexes_for(fight, defender, blow, BACK)) > 0:
                found.append(BACK)
        if upright:
            for option in (ASIDE, FORWARD):
                if len(hexes_for(fight, defender, blow, option)) > 0:
                    found.append(option)
    if upright or posture == KNEELING:  # GUR-RUL-19
        found.append(DIVE)
    return found


def first_hex(fight: Battle, defender: Combatant, blow: Blow, retreat: i64) -> i64:
    """The hex an option takes if none was named: the first that is free."""
    found = hexes_for(fight, defender, blow, retreat)
    return found[0] if found else NOWHERE


def retreat(
    fight: Battle, defender: Combatant, blow: Blow, option: i64, to: i64, facing: i64
) -> None:
    """GUR-RET-01: made at once, whether or not the defence succeeds."""
    defender.retreated = True
    defender.retreat_kind = option
    defender.retreat_from = blow.attacker.index
    if fight.telling:
        fight.note(
            "retreats",
            "GUR-RET-01",
            defender,
            blow.attacker,
            word=RETREATS[option],
            values={"at": int(to)},
        )
    defender.braced = False
    if option == DIVE:
        fall(fight, defender, "GUR-RET-04")
        return
    attacker = blow.attacker
    before = defender.at
    fight.came_from = before
    through = arc_of(fight, attacker, before)
    met = arc_of(fight, defender, attacker.at) != REAR
    defender.at = to
    tear_apart(fight, defender)  # whom he held he has let go
    end_invalid(fight)
    if to == attacker.at:
        defender.close_with = attacker.index
        defender.close_arc = through
        fight.lasting = True
    defender.saw |= attacker.bit
    if facing >= 0:
        defender.facing = facing
    # GUR-RET-11, GUR-RUL-79: who comes behind somebody by this very step can still be met.
    for other in fight.fighters:
        if other is defender or other.out():
            continue
        if fight.grid.at_back(other.at, other.facing, to):
            if not fight.grid.at_back(other.at, other.facing, before):
                other.steps_back |= defender.bit
    if met and arc_of(fight, defender, attacker.at) == REAR:
        defender.steps_back |= attacker.bit
    shown(fight, defender)
    fight.entered(defender)
