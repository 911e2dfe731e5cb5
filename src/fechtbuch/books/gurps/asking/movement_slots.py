"""The movement that a manoeuvre brings, declared with it (GUR-MOV-03, GUR-MOV-04)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import KNEELING, LYING, STANDING
from fechtbuch.books.gurps.rules.moving.movement import (
    budget_of,
    facing_costs,
    facings_after,
    first_hexes,
    full_points,
    half_points,
    step_error,
    step_paths,
    walk_error,
    walks,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.asking import listed
from fechtbuch.engine.choices import VERB, Option, Partial, Slot
from fechtbuch.engine.grid import parse_path, path_text


def movement_slot(fight: Battle, fighter: Combatant, slot: str, partial: Partial) -> Slot | None:
    """Up or down with a step; else which way, and where to look."""
    steps, points, forward = movement_of(fighter, partial)
    if slot == "way":
        return _up_or_down(fighter) if steps > 0 else None
    if partial.get("way") in ("rise", "kneel"):
        return None
    if slot == "path":
        if steps == 0 and points == 0:
            return None
        paths = _paths(fight, fighter, steps, points, forward)
        must = None if partial[VERB] == "move" else ""
        options = [Option(path_text(path)) for path in paths]
        return Slot(slot, "path", options, must) if options else None
    text = partial.get("path", "")
    path = parse_path(text) if text else []
    found = _facings(fight, fighter, path, steps, points, forward)
    return listed(slot, "direction", [str(f) for f in found], "") if len(found) > 1 else None


def movement_error(fight: Battle, fighter: Combatant, path: list[i64], partial: Partial) -> str:
    """Why a way cannot be gone with the manoeuvre; empty if it can."""
    steps, points, forward = movement_of(fighter, partial)
    if points > 0:
        return walk_error(fight, fighter, path, points, forward)
    return step_error(fight, fighter, path, steps)


def movement_of(fighter: Combatant, partial: Partial) -> tuple[i64, i64, bool]:
    """Hexes of steps, or half points of a walk, that a manoeuvre gives before its attack.

    The last says whether it leads into front hexes only.
    """
    verb = partial[VERB]
    if verb in ("move", "move-and-attack", "all-out-slam"):
        return 0, full_points(fighter), False
    if verb == "all-out-attack":
        return 0, half_points(fighter), True
    if verb == "all-out-defence" and partial.get("version", "") == "dodge":
        return 0, half_points(fighter), False
    steps = fighter.step()
    if partial.get("steps", "") == "2":
        steps *= 2  # GUR-MAN-13
    if partial.get("effort", "") == "giant-step":
        steps += fighter.step()
    return steps, 0, False


def _up_or_down(fighter: Combatant) -> Slot | None:
    if fighter.posture == KNEELING and fighter.lame_legs() == 0:
        return Slot("way", "word", [Option("rise", ["GUR-MOV-03"])], "")
    if fighter.posture == STANDING:
        return Slot("way", "word", [Option("kneel", ["GUR-MOV-03"])], "")
    return None


def _paths(
    fight: Battle, fighter: Combatant, steps: i64, points: i64, forward: bool
) -> list[list[i64]]:
    if points == 0:
        return step_paths(fight, fighter, steps)
    if fighter.posture == LYING:
        return first_hexes(fight, fighter, forward)
    reach = walks(fight, fighter, points, forward)
    found: list[list[i64]] = []
    if reach is None:
        return found
    for f in reach.fields():
        if f != fighter.at:
            best: i64 = -1
            cheapest: i64 = 0
            for facing in range(6):
                cost = reach.cost(f, facing)
                if cost >= 0 and (best < 0 or cost < cheapest):
                    best = facing
                    cheapest = cost
            found.append(reach.path_to(f, best))
    return found if found else first_hexes(fight, fighter, forward)


def _facings(
    fight: Battle, fighter: Combatant, path: list[i64], steps: i64, points: i64, forward: bool
) -> list[i64]:
    if points == 0:
        everywhere: list[i64] = [0, 1, 2, 3, 4, 5]
        return everywhere if steps > 0 else []
    budget = budget_of(fight, fighter, points, path)
    costs = facing_costs(fight, fighter, path, forward)
    return facings_after(fight, fighter, path, costs, budget)
