"""Movement: fields one by one, prepared attacks on the way, footing, running, swimming (4.2)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, half_up, quarter
from fechtbuch.books.tales_and_legends.kinds.skills import ATHLETICS
from fechtbuch.books.tales_and_legends.rules.basics.balance import balance
from fechtbuch.books.tales_and_legends.rules.basics.checks import passes, skill
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.states import fall_prone
from fechtbuch.books.tales_and_legends.rules.basics.ways import going
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import end_invalid
from fechtbuch.books.tales_and_legends.rules.harm.falling import off_the_wall
from fechtbuch.books.tales_and_legends.rules.moving.can_go_on import Deed, can_go_on
from fechtbuch.books.tales_and_legends.rules.moving.prepared_attacks import comes_within_reach
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import FieldQuestion
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.paths import towards
from fechtbuch.engine.walk_costs import Going

WATER: Final = {"calm": 0, "choppy": -10, "rushing": -20, "storm": -40}


def walk(
    fight: Battle,
    fighter: Combatant,
    path: list[i64],
    charging: bool = False,
    rule: str = "TAL-MOV-03",
    past: Combatant | None = None,
) -> i64:
    """TAL-RUL-71 a: field by field, prepared attacks in between; how many fields were entered.

    `rule` is what lets him go, `past` an enemy whose field may be crossed (TAL-RUL-26).
    """
    start = fighter.at
    deed = Deed(fighter)
    steps: i64 = 0
    way = going(fight, fighter, past)
    if fighter.mount != NOBODY:
        fight.riding = fighter.index
    for f in path:
        if fight.grid.distance(fighter.at, f) > 1:
            break  # TAL-RUL-58: whoever was pushed off his way has no next step on it.
        if way.entry(fight.grid, f) < 0:
            fight.met(fighter, f)
            break
        before = fighter.at
        fight.put(fighter, f)
        steps += 1
        direction = fight.grid.direction(before, f)
        if direction >= 0:
            fighter.facing = direction
        off_the_wall(fight, fighter, before)
        if comes_within_reach(fight, fighter, before, charging):
            end_invalid(fight)
            way = going(fight, fighter, past)
        if not can_go_on(fight, deed):
            break
    fight.riding = NOBODY
    if steps < len(path) and steps > 0:
        rule = "TAL-RUL-110" if fighter.mount != deed.mount else "TAL-RUL-71"
        fight.note("stopped", rule, fighter)
    if steps > 0 and fighter.mount == deed.mount and not way.may_stop(fighter.at):
        _give_way(fight, fighter, way)
    # Who fell off was told where he lies; it is the mount that has come so far.
    walker = fight.fighters[deed.mount] if fighter.mount != deed.mount else fighter
    if fight.telling and walker.at != start:
        fight.note(
            "moved",
            rule,
            walker,
            amount=steps,
            values={"from": start, "to": walker.at},
        )
    return steps


def _give_way(fight: Battle, fighter: Combatant, way: Going) -> None:
    """Stopped short on a friend's field: the nearest free one."""
    if fighter.out():
        return
    radius: i64 = 1
    while radius < 8:
        for f in fight.grid.ring(fighter.at, radius):
            if way.entry(fight.grid, f) > 0 and way.may_stop(f):
                fight.put(fighter, f)
                return
        radius += 1


GROUNDS: Final = {
    "": (0, 0),
    "rubble": (20, 0),
    "cobbles": (0, 20),
    "unsafe-floor": (15, 0),
    "one-metre": (0, 30),
    "half-metre": (10, 40),
    "two-feet": (25, 0),
    "one-hand": (30, 0),
    "two-fingers": (40, 0),
    "rope": (50, 0),
}
"""TAL-TST-11: ST of the balance test by ground or width, and that of running where it has one."""

SLIPPERY: Final = {"": 0, "wet": 2, "frozen": 3, "ice": 5}


def keeps_footing(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """TAL-TST-11: half Speed as it is, full Speed at −10 or against its own ST, faster never."""
    scene = fight.scene
    if fighter.mounted() or (scene.footing == 0 and scene.running_footing == 0):
        return True
    difficulty: i64 = scene.footing
    hurry: i64 = 0
    if verb != "half":
        if scene.footing > 0 and verb != "move":
            fall_prone(fight, fighter, "TAL-TST-11")
            return False
        if scene.running_footing > 0:
            difficulty = scene.running_footing
        else:
            hurry = -10
    if difficulty == 0:
        return True
    if balance(fight, fighter, difficulty + scene.slippery, "TAL-TST-11", hurry):
        return True
    fall_prone(fight, fighter, "TAL-TST-11")
    return False


def running_bonus(fight: Battle, fighter: Combatant, start: i64, end: i64, times: i64) -> None:
    """TAL-MOV-04, TAL-MOV-05: PD + Speed, or twice that, until the next turn.

    It counts from the first step (TAL-RUL-113): `end` is where the run is to lead, then where it
    has led. Distances are those of the nearest fields (TAL-RUL-58), directions those from centre to
    centre (TAL-RUL-115).
    """
    legs = fight.legs(fighter)
    legs.run_bonus = times * legs.block.speed
    legs.ran_at = []
    legs.ran_from = []
    led = fight.grid.direction(start, end)
    home = fighter.at
    for foe in fight.fighters:
        if foe.gone or foe.at == NOWHERE or not fight.foes(fighter, foe):
            continue
        fighter.at = start
        before = fight.apart(fighter, foe)
        straight = led == fight.bearing(fighter, foe)
        fighter.at = end
        after = fight.apart(fighter, foe)
        if after > before:
            legs.ran_from = [*legs.ran_from, foe.index]
        elif after < before and straight:
            legs.ran_at = [*legs.ran_at, foe.index]  # TAL-RUL-70
    fighter.at = home


BETWEEN: Final = Menu([Verb("stay", "", ["TAL-RUL-104"]), Verb("go", "field", ["TAL-RUL-104"])])
"""Whether to step after the target between the attacks of a multiple attack (TAL-RUL-85)."""


class StepBetween(FieldQuestion):
    """The free step of a multiple attack, with staying as its default (TAL-RUL-104)."""

    def __init__(self, battle: Battle, who: Combatant, fields: list[i64]) -> None:
        super().__init__("step-between", battle, who, BETWEEN, fields, True)

    def default(self) -> Choice:
        """Nobody is sent anywhere unasked."""
        return self.make("stay")


def free_step(fight: Battle, fighter: Combatant, target: Combatant, reach: i64) -> bool:
    """TAL-RUL-85, TAL-RUL-104: the free step between two attacks, if the attacker wants it."""
    if fighter.moved or fighter.stepped or fighter.mounted() or fighter.prone:
        return False
    if fighter.entangled != "" or fighter.grapple != NOBODY or speed(fight, fighter) == 0:
        return False
    fields = _fields_in_reach(fight, fighter, target, reach)
    if len(fields) == 0:
        return False
    answer = fight.ask(StepBetween(fight, fighter, fields))
    if answer.verb != "go" or not isinstance(answer, Action):
        return False
    fighter.stepped = True
    walk(fight, fighter, [answer.at], False, "TAL-RUL-85")
    return fight.apart(fighter, target) <= reach


def _fields_in_reach(fight: Battle, fighter: Combatant, target: Combatant, reach: i64) -> list[i64]:
    """Neighbouring fields from which a blow reaches the target, the best way first."""
    way = going(fight, fighter)
    home = fighter.at
    found: list[i64] = []
    for f in [*towards(fight.grid, home, target.at, 1, way, reach), *fight.grid.neighbours(home)]:
        if f in found or way.entry(fight.grid, f) < 0 or not way.may_stop(f):
            continue
        if not fight.grid.passable_step(home, f):
            continue
        fighter.at = f
        near = fight.apart(fighter, target) <= reach
        fighter.at = home
        if near:
            found.append(f)
    return found


def swim_faster(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """TAL-MOV-13: an athletics test for the greater distance."""
    difficulty: i64 = 60 if verb == "run" else (45 if verb == "half" else 50)
    tally = skill(fight, fighter, ATHLETICS)
    tally.add("water", WATER[fight.scene.water], "TAL-MOV-13")
    return passes(fight, fighter, tally, "swimming", difficulty)


def swim(fight: Battle, fighter: Combatant, verb: str, path: list[i64]) -> list[i64]:
    """TAL-MOV-12, TAL-MOV-13: the normal distance, or more of it with a test."""
    own = speed(fight, fighter)
    normal: i64 = 0
    if verb == "move":
        normal = quarter(own)
    elif verb == "fast":
        normal = half_up(own)
    elif verb == "run":
        normal = own
    if len(path) <= normal or swim_faster(fight, fighter, verb):
        return path
    return path[:normal]
