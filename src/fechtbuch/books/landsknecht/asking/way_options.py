"""Ways as options: to a target, to somewhere, and on from there (LSK-MOV-10)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.rules.moving.movement import (
    charge_squares,
    combat_move,
    left_after,
    place,
    straight_run,
    strike_squares,
    thinned,
    walks,
)
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.asking import ways as ways_slot
from fechtbuch.engine.choices import Option, Slot
from fechtbuch.engine.grid import parse_path, path_text
from fechtbuch.engine.paths import Reach


def way_slot(name: str, fighter: Combatant, squares: list[i64], ways: Reach) -> Slot:
    """A slot of ways to squares; staying is the default where staying will do."""
    options: list[Option] = []
    stay = False
    for square in thinned(squares):
        if square == fighter.at:
            stay = True
        else:
            options.append(Option(path_text(ways.path_to(square))))
    if fighter.at in squares:
        stay = True
    default = "" if stay else (options[0].value if options else None)
    if stay:
        options.insert(0, Option(""))
    return Slot(name, "path", options, default)


def approach_slot(fight: Battle, fighter: Combatant, target: Combatant, reach: i64) -> Slot:
    """The ways to a square from which the target is in reach."""
    ways = walks(fight, fighter, combat_move(fight, fighter))
    return way_slot("path", fighter, strike_squares(fight, fighter, target, reach, ways), ways)


def then_slot(fight: Battle, fighter: Combatant, before: str) -> Slot:
    """Where to go after the act with what is left of the combat move."""
    path = parse_path(before) if before else []
    home = fighter.at
    left = left_after(fight, fighter, path)
    if path:
        place(fight, fighter, path[-1])
    ways = walks(fight, fighter, left)
    slot = way_slot("then", fighter, ways.fields(), ways)
    place(fight, fighter, home)
    return slot


def goal_slot(ways: Reach, fighter: Combatant) -> Slot:
    """Every way that leads somewhere else."""
    squares = [square for square in ways.fields() if square != fighter.at]
    return ways_slot("path", [ways.path_to(square) for square in thinned(squares)])


def charge_slot(fight: Battle, fighter: Combatant, target: Combatant, reach: i64) -> Slot:
    """The straight runs that end with the target in reach (LSK-MOV-09)."""
    ends = charge_squares(fight, fighter, target, reach)
    return ways_slot("path", [straight_run(fight, fighter, end) for end in ends])
