"""How a fight opens: lines, facing, surprise and its round (TAL-SEQ-01 to TAL-SEQ-04)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import ALERTNESS, HIDING
from fechtbuch.books.tales_and_legends.rules.basics.checks import opposed, skill
from fechtbuch.books.tales_and_legends.rules.basics.initiative import (
    fights,
    shuffle_ties,
    sorted_by_rank,
)
from fechtbuch.books.tales_and_legends.state.battle import TURNS, Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.fields import abreast
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.knowing import unknown_to


def form_lines(fight: Battle) -> None:
    """Sides in lines opposite to each other, where the scenario places nobody."""
    taken: set[i64] = set()
    for side in fight.sides:
        members = [f for f in fight.fighters if f.side == side.index and f.rider == NOBODY]
        fields = abreast(2 * len(members), side.index * (fight.scene.distance + 1))
        place: i64 = 0
        for fighter in members:
            f = fight.grid.nearest_open(fields[2 * place], taken)
            fight.put(fighter, f)
            for g in fight.ground_of(fighter):
                taken.add(g)
            place += 1


def face_nearest(fight: Battle, fighter: Combatant) -> None:
    """The nearest enemy, the first of several."""
    nearest: i64 = 1 << 30
    for foe in fight.fighters:
        if unknown_to(foe, fighter.side):
            continue
        if fight.foes(fighter, foe) and foe.at != NOWHERE and fighter.at != NOWHERE:
            far = fight.apart(fighter, foe)
            bearing = fight.bearing(fighter, foe)
            if far < nearest and bearing >= 0:
                nearest = far
                fighter.facing = bearing


def surprise(fight: Battle) -> None:
    """TAL-SEQ-03: hiding of the ambushers against the alertness of each target, or a fact."""
    hider: Combatant | None = None
    for fighter in fight.fighters:
        if (fight.scene.ambush >> fighter.side) & 1 == 1 and not fighter.block.mount:
            if hider is None or fighter.value(HIDING) < hider.value(HIDING):
                hider = fighter
    if hider is None:
        return
    for fighter in fight.fighters:
        if (fight.scene.ambush >> fighter.side) & 1 == 1 or not fight.foes(fighter, hider):
            continue
        if len(fight.scene.watch) == 0:
            fighter.surprised = True
            continue
        if fighter.block.mount:
            continue
        mine = skill(fight, hider, HIDING)
        if fight.scene.light == "dark" and in_drow_leather(hider):
            mine.add("drow-leather", 20, "TAL-SEQ-03")
        theirs = skill(fight, fighter, ALERTNESS)
        watch: i64 = fight.scene.watch[fighter.side]
        if fighter.asleep:
            watch = -30
        theirs.add("not-watchful", watch, "TAL-SEQ-03")
        fighter.surprised = (
            opposed(fight, hider, mine, "hiding", fighter, theirs, "alertness", []) > 0
        )
    for fighter in fight.fighters:
        if fighter.rider != NOBODY:
            fighter.surprised = fight.fighters[fighter.rider].surprised


def in_drow_leather(fighter: Combatant) -> bool:
    """Drow armour of coverage 50 hides its wearer in the dark (section 6)."""
    for thing in fighter.worn:
        if thing.key == "drow-leather" and thing.coverage == 50:
            return True
    return False


def open_surprise(fight: Battle) -> None:
    """TAL-SEQ-03, TAL-RUL-22: only the attackers act, by Reflex, level, then at random."""
    fight.round += 1
    fight.note("surprise-round", "TAL-SEQ-03", amount=fight.round)
    attackers = [f for f in fight.fighters if fights(f) and not f.surprised]
    for fighter in fight.fighters:
        fighter.acted = False
        fighter.initiative = 0
    shuffle_ties(fight, attackers)
    fight.order = [fighter.index for fighter in sorted_by_rank(attackers)]
    fight.arranged = False
    fight.place = 0
    fight.acting = NOBODY
    fight.surprise_round = True
    fight.phase = TURNS
