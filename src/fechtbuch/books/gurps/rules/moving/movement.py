"""Movement on the hex map: who may go where, and what it costs (GUR-MOV-01 to GUR-MOV-06)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.tables import SURCHARGE
from fechtbuch.books.gurps.kinds.terms import CROUCHING, LYING, SITTING
from fechtbuch.books.gurps.rules.basics.states import standing_foe
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.turning import TurningReach, turning_costs, turning_reachable
from fechtbuch.engine.walk_costs import Going

POINT: Final = 2
"""Costs are counted in half movement points (GUR-MOV-04)."""

NEVER: Final = 10_000


def may_leave(fight: Battle, fighter: Combatant) -> bool:
    """Whether he can move away: not grappled, or far stronger than who holds him (GUR-WRE-02)."""
    if len(fight.holds) == 0 or not fight.held(fighter):
        return True
    return not fight.grappled(fighter) and not fight.pinned(fighter)


def mobile(fight: Battle, fighter: Combatant) -> bool:
    """Whether he can move at all."""
    return fighter.posture != SITTING and may_leave(fight, fighter) and drags(fight, fighter)


def drags(fight: Battle, fighter: Combatant) -> bool:
    """GUR-WRE-02: a holder moves a hex a turn, and only with victims that he can drag along."""
    for hold in fight.holds:
        if hold.holder == fighter.index and hold.item == NOBODY:  # GUR-RUL-89
            if sum(fighter.gone_ways) > 0:
                return False
            victim = fight.fighters[hold.victim]
            if hold.pin or (victim.strength() > fighter.strength() and not victim.out()):
                return False
    return True


def one_hex(fight: Battle, fighter: Combatant) -> bool:
    """GUR-STA-01, GUR-WRE-02: whether he moves no more than a hex a turn, lying or in a grip."""
    return fighter.posture == LYING or fight.clutching(fighter)


def has_room(fight: Battle, fighter: Combatant, foe: Combatant, grapples: bool) -> bool:
    """GUR-RUL-88: whether he fits into a foe's hex: two opposed, and who grapples with them."""
    if fighter.at == foe.at:
        return True
    for other in fight.fighters:
        if other.at == foe.at and other is not foe and other is not fighter and not other.out():
            return grapples and not foe.out()
    return True


def full_points(fighter: Combatant) -> i64:
    """A full Move in half points."""
    return POINT * fighter.pace()


def half_points(fighter: Combatant) -> i64:
    """GUR-RUL-48: half of Move, rounded down, at least one step."""
    half = fighter.pace() // 2
    step = fighter.step()
    return POINT * (half if half > step else step)


def sprint_points(fighter: Combatant) -> i64:
    """GUR-MOV-06: a fifth more, at least 1."""
    pace = fighter.pace()
    more = pace // 5
    return POINT * (pace + (more if more > 1 else 1))


def going(
    fight: Battle,
    fighter: Combatant,
    through: bool = False,
    start: i64 = NOWHERE,
    steps: i64 = 0,
) -> Going:
    """How he walks: foes bar the way, friends and bodies slow him (GUR-MOV-04, GUR-MOV-07).

    Of a path of so many steps from a start, only those count who are not farther off.
    """
    blocked: set[i64] = set()
    slow: set[i64] = set()
    occupied: set[i64] = set()
    for other in fight.fighters:
        if other is fighter or other.gone or other.at == NOWHERE:
            continue
        if start != NOWHERE and fight.grid.distance(start, other.at) > steps:
            continue
        if other.out():
            slow.add(other.at)
        elif fight.foes(fighter, other) and other.posture != LYING and not through:
            blocked.add(other.at)
        else:
            slow.add(other.at)
            occupied.add(other.at)
    step = POINT + SURCHARGE[fighter.posture]
    return Going(step, blocked, occupied, slow, POINT, True)


def facing_costs(
    fight: Battle, fighter: Combatant, path: list[i64], forward: bool, through: bool = False
) -> list[i64]:
    """The least cost of a path for each facing at its end, −1 where it cannot be walked."""
    return costs_from(fight, fighter, fighter.at, fighter.facing, path, forward, through)


def costs_from(
    fight: Battle,
    fighter: Combatant,
    start: i64,
    ahead: i64,
    path: list[i64],
    forward: bool,
    through: bool,
) -> list[i64]:
    """The same from any hex and facing."""
    step: i64 = POINT + SURCHARGE[fighter.posture]
    aside: i64 = NEVER if forward else step + POINT
    walk = going(fight, fighter, through, start, len(path))
    return turning_costs(fight.grid, start, ahead, path, walk, aside, POINT)


def least_cost(costs: list[i64]) -> i64:
    """The cheapest of the costs; −1 if there is none."""
    best: i64 = -1
    for cost in costs:
        if cost >= 0 and (best < 0 or cost < best):
            best = cost
    return best


def facings(fight: Battle, costs: list[i64], budget: i64) -> list[i64]:
    """GUR-MOV-05: the facings that may be taken at the end of a walk."""
    found: list[i64] = []
    wanted: i64 = 0
    while wanted < 6:
        arrived: i64 = 0
        while arrived < 6:
            cost = costs[arrived]
            if 0 <= cost <= budget:
                if 2 * cost <= budget or fight.grid.turn(arrived, wanted) <= 1:
                    found.append(wanted)
                    break
            arrived += 1
        wanted += 1
    return found


def facings_after(
    fight: Battle, fighter: Combatant, path: list[i64], costs: list[i64], budget: i64
) -> list[i64]:
    """The same with GUR-MOV-04: who gives all his points for one hex turns by one side then."""
    if len(path) > 0 and (fighter.posture == LYING or least_cost(costs) > budget):
        way = fight.grid.direction(fighter.at, path[0])
        ahead = way if fight.grid.turn(fighter.facing, way) <= 1 else fighter.facing
        return [f for f in range(6) if fight.grid.turn(ahead, f) <= 1]
    return facings(fight, costs, budget)


def budget_of(fight: Battle, fighter: Combatant, points: i64, path: list[i64]) -> i64:
    """What a walk may cost; a first hex can always be had for the whole of it (GUR-MOV-04)."""
    if fighter.posture == LYING:
        return points
    if (
        fighter.ran >= 0
        and points >= full_points(fighter)
        and straight(fight, fighter.at, path) == fighter.ran
    ):
        return sprint_points(fighter)
    return points


def straight(fight: Battle, start: i64, path: list[i64]) -> i64:
    """The direction of a path that goes straight on; −1 if it does not."""
    way: i64 = -1
    here = start
    for f in path:
        d = fight.grid.direction(here, f)
        if way >= 0 and d != way:
            return -1
        way = d
        here = f
    return way


def walk_error(
    fight: Battle, fighter: Combatant, path: list[i64], points: i64, forward: bool
) -> str:
    """Why a walk is not possible; an empty text if it is."""
    if len(path) == 0:
        return ""
    if not mobile(fight, fighter):
        return "cannot-move"
    end = path[-1]
    for other in fight.fighters:
        if other is not fighter and other.at == end and standing_foe(other) and not other.out():
            return "hex-occupied"
    costs = facing_costs(fight, fighter, path, forward)
    if least_cost(costs) < 0 or (forward and least_cost(costs) >= NEVER):
        costs = facing_costs(fight, fighter, path, forward, True)
        if least_cost(costs) < 0 or (forward and least_cost(costs) >= NEVER):
            return "no-way"
        if len(fight.holds) > 0 and fight.held(fighter):
            return "no-way"
    ahead = not forward or _in_front(fight, fighter, path[0])
    if one_hex(fight, fighter):
        return "" if len(path) == 1 and ahead else "too-far"
    if len(path) == 1 and ahead and sum(fighter.gone_ways) == 0:
        return ""  # GUR-MOV-04: the one hex a turn that can always be had
    if least_cost(costs) > budget_of(fight, fighter, points, path):
        return "too-far"
    return ""


def _in_front(fight: Battle, fighter: Combatant, f: i64) -> bool:
    """Whether it is a front hex of his (GUR-MOV-02)."""
    return fight.grid.turn(fighter.facing, fight.grid.direction(fighter.at, f)) <= 1


def first_hexes(fight: Battle, fighter: Combatant, forward: bool) -> list[list[i64]]:
    """GUR-MOV-04: hexes that can be had for all one's points; all-out those in front only."""
    found = step_paths(fight, fighter, 1)
    if forward:
        found = [path for path in found if _in_front(fight, fighter, path[0])]
    return found


def step_error(fight: Battle, fighter: Combatant, path: list[i64], steps: i64) -> str:
    """Why a step is not possible: too long, a wall, somebody there, held fast."""
    if len(path) == 0:
        return ""
    if len(path) > steps or (len(path) > 1 and one_hex(fight, fighter)):
        return "too-far"
    if not mobile(fight, fighter):
        return "cannot-move"
    here = fighter.at
    for f in path:
        if fight.grid.distance(here, f) != 1:
            return "no-way"
        if not fight.grid.open(f):
            return "no-way"
        if fight.somebody_up(f, fighter) is not None:
            return "hex-occupied"  # GUR-RUL-88: whatever lies there
        here = f
    return ""


def step_paths(fight: Battle, fighter: Combatant, steps: i64) -> list[list[i64]]:
    """Every hex that a step can reach, by a shortest way."""
    if steps <= 0 or not mobile(fight, fighter):
        return []
    found: list[list[i64]] = []
    seen: set[i64] = {fighter.at}
    edge: list[list[i64]] = [[]]
    for _ in range(1 if one_hex(fight, fighter) else steps):
        beyond: list[list[i64]] = []
        for path in edge:
            here = path[-1] if path else fighter.at
            for f in fight.grid.neighbours(here):
                if f not in seen and fight.grid.open(f):
                    if fight.somebody_up(f, fighter) is None:
                        seen.add(f)
                        beyond.append([*path, f])
        found.extend(beyond)
        edge = beyond
    return found


def walks(fight: Battle, fighter: Combatant, points: i64, forward: bool) -> TurningReach | None:
    """Everywhere a walk leads; None for those who cannot walk."""
    if points <= 0 or not mobile(fight, fighter) or fighter.posture == LYING:
        return None
    if fight.clutching(fighter):
        points = min(points, POINT + SURCHARGE[fighter.posture])
    step: i64 = POINT + SURCHARGE[fighter.posture]
    aside: i64 = NEVER if forward else step + POINT
    return turning_reachable(
        fight.grid, fighter.at, fighter.facing, points, going(fight, fighter), aside, POINT
    )


def towards_foe(fight: Battle, fighter: Combatant) -> i64:
    """The direction of the nearest foe; the present facing if there is none."""
    return facing_from(fight, fighter, fighter.at, fighter.facing)


def facing_from(fight: Battle, fighter: Combatant, here: i64, way: i64) -> i64:
    """The direction of the nearest foe from a hex; `way` if there is none."""
    best: i64 = NEVER
    for other in fight.fighters:
        if not other.out() and other.at != NOWHERE and fight.foes(fighter, other):
            n = fight.grid.distance(here, other.at)
            if 0 < n < best:
                best = n
                way = fight.grid.direction(here, other.at)
    return way


def crouch(fight: Battle, fighter: Combatant) -> None:
    """GUR-SEQ-05: crouch or stop crouching, before moving."""
    fighter.posture = 0 if fighter.posture == CROUCHING else CROUCHING
    fight.note("crouches" if fighter.posture == CROUCHING else "rises", "GUR-SEQ-05", fighter)
