"""Falls: from heights, from the saddle, off a beast (TAL-MOV-17, TAL-MNT-14, TAL-HLD-08)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, NOBODY, half_up
from fechtbuch.books.tales_and_legends.kinds.skills import ACROBATICS, RIDING
from fechtbuch.books.tales_and_legends.rules.basics.balance import named
from fechtbuch.books.tales_and_legends.rules.basics.checks import rolled, skill
from fechtbuch.books.tales_and_legends.rules.harm.wounds import harm
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import SkillQuestion
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally

FLANK: Final = "flank"
"""The place on a creature from which one gets down without a fall (TAL-HLD-06)."""

SOFTENED: Final = [20, 25, 30, 40, 50]
"""TAL-MOV-18: results that take off one more metre each."""


def fall_damage(height: i64) -> i64:
    """TAL-MOV-17: half the height, rounded half up, squared."""
    half = half_up(height)
    return half * half


def metres_softened(result: i64) -> i64:
    """TAL-MOV-18: metres that a landing takes off."""
    metres: i64 = 0
    for need in SOFTENED:
        if result >= need:
            metres += 1
    return metres


def fall(
    fight: Battle,
    who: Combatant,
    height: i64,
    number: i64,
    modifier: i64,
    rule: str,
    prone: bool,
    speed: i64 = 0,
) -> None:
    """A fall with a test of `number` to soften it; no damage left means landing on the feet,
    unless the fall was let happen (`prone`). Speed is in the height of a fall in motion."""
    why: Tally | None = None
    if fight.telling:
        why = fight.tally("fall-height", height, "TAL-MOV-17")
        why.add("ridden-speed", speed, "TAL-RUL-29")
    height += speed
    if height > 0 and not who.out():
        tally = skill(fight, who, number)
        tally.add("let-go", modifier, "TAL-HLD-08")
        softened = metres_softened(rolled(fight, who, tally, "landing", list(SOFTENED)))
        if why is not None:
            why.add("softened", -min(softened, height), "TAL-MOV-18")
        height -= softened
    damage = fall_damage(height) if height > 0 else 0
    if fight.telling:
        fight.note("fell", rule, who, amount=damage, tally=why)
    if damage > 0 or prone:
        who.prone = True
    harm(fight, who, damage, BODY, "torso", None, False)


def unseat(fight: Battle, rider: Combatant, by: Combatant | None = None) -> None:
    """TAL-MNT-14, TAL-MNT-15: out of the saddle, the mount's speed on top of its height.

    Whoever pulled him down has him beside himself (TAL-RUL-111). In the middle of a ride he lies
    where he fell, softened or not (TAL-RUL-110).
    """
    if rider.mount == NOBODY:
        return
    lies = fight.riding == rider.index
    mount = fight.fighters[rider.mount]
    speed = half_up(mount.band)
    rider.mount = NOBODY
    mount.rider = NOBODY
    fight.unsettled = True
    rider.at = beside(fight, rider, mount.at, by)
    values = {"to": int(rider.at)} if fight.telling else None
    fight.note("unseated", "TAL-MNT-14", rider, mount, values=values)
    number: i64 = ACROBATICS
    if not rider.out():
        answer = fight.ask(SkillQuestion(fight, rider, _better(rider), "TAL-MNT-15"))
        number = named(answer.verb)
    rule = "TAL-RUL-110" if lies else "TAL-MNT-14"
    fall(fight, rider, mount.block.tall, number, 0, rule, lies, speed)


def _better(rider: Combatant) -> list[str]:
    from_riding = rider.value(RIDING) > rider.value(ACROBATICS)
    return ["riding", "acrobatics"] if from_riding else ["acrobatics", "riding"]


def off_the_wall(fight: Battle, who: Combatant, before: i64) -> None:
    """TAL-MOV-17, TAL-MOV-18: whoever leaves the top of a wall lands below, softly or not."""
    if fight.grid.open(before) or not fight.grid.inside(before):
        return
    depth = fight.grid.elevation(before) - fight.grid.elevation(who.at)
    if depth > 0:
        fall(fight, who, depth, ACROBATICS, 0, "TAL-MOV-18", False)


def beside(fight: Battle, who: Combatant, f: i64, near: Combatant | None = None) -> i64:
    """The free field nearest to one, in a fixed order; adjoining somebody if that is wanted."""
    taken: set[i64] = set()
    for other in fight.fighters:
        if other.index != who.index and other.at != NOWHERE and other.holds_field():
            for g in fight.ground_of(other):
                taken.add(g)
    if near is not None:
        best: i64 = NOWHERE
        least: i64 = 3
        for h in fight.ground_of(near):
            for g in fight.grid.ring(h, 1):
                if fight.grid.open(g) and g not in taken and fight.grid.distance(f, g) < least:
                    best = g
                    least = fight.grid.distance(f, g)
        if best != NOWHERE:
            return best
    found = fight.grid.nearest_open(f, taken)
    return f if found == NOWHERE else found


FARTHEST: Final = 12
"""So far around a free field is looked for."""


def nearest_free(fight: Battle, who: Combatant) -> i64:
    """The nearest field where somebody's whole body has room; nowhere if there is none."""
    radius: i64 = 1
    while radius < FARTHEST:
        for f in fight.grid.ring(who.at, radius):
            if fight.free(f, who):
                return f
        radius += 1
    return NOWHERE


def settle_falls(fight: Battle) -> None:
    """Whoever lost horse or beast during the last blows falls now."""
    guard: i64 = 0
    while len(fight.falls) > 0 and guard < 64:
        guard += 1
        index = fight.falls.pop(0)
        who = fight.fighters[index]
        if who.mount != NOBODY:
            unseat(fight, who)
        elif who.holds_on != NOBODY:
            if who.out():
                drop_off(fight, who, -30, "TAL-RUL-118")
            else:
                drop_off(fight, who, 0)


def drop_off(
    fight: Battle,
    who: Combatant,
    modifier: i64,
    rule: str = "TAL-HLD-08",
    by: Combatant | None = None,
) -> None:
    """Down from a huge creature (TAL-HLD-08, TAL-RUL-56), to the nearest free field.

    The height is that of the place (TAL-RUL-118).
    """
    if who.holds_on == NOBODY:
        return
    creature = fight.fighters[who.holds_on]
    who.holds_on = NOBODY
    who.hold_kept = False
    fight.unsettled = True
    who.at = beside(fight, who, creature.at, by)
    values = {"to": int(who.at)} if fight.telling else None
    fight.note("lets-go", rule, who, creature, values=values)
    if who.hold_place == FLANK and not creature.out():
        return  # TAL-HLD-06: from here one gets away safely, or sinks down where he is
    fall(fight, who, creature.block.tall, ACROBATICS, modifier, rule, modifier < 0)
