"""What a fight leaves behind for the next one: Wounds, spent missiles and spells (4.17)."""

from typing import Final

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.rules.harm.recovery import recover_day, recover_night
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant

NIGHT: Final = "night"
DAY: Final = "day"
BED: Final = "bed"
RESTS: Final = [NIGHT, DAY, BED]
"""A quiet night, a full day of rest, such a day in a clean bed (LSK-DMG-06)."""


def carried(fight: Battle, rest: str) -> dict[str, dict[str, object]]:
    """Changes of the sheets of all who can fight on; the others are left out.

    Whoever lies at 0 Wounds or below after the rest, has given himself up, or bears an injury of
    the table stays behind. What was dropped is picked up again; missiles that were shot are gone.
    A night or a day of rest brings spells back.
    """
    found: dict[str, dict[str, object]] = {}
    for fighter in fight.fighters:
        if fighter.block.mount or fighter.dead:
            continue
        _rest(fight, fighter, rest)
        if fighter.wounds <= 0 or fighter.surrendered or len(fighter.injuries) > 0:
            continue
        found[fighter.slug] = _changes(fight, fighter, rest)
    return found


def _rest(fight: Battle, fighter: Combatant, rest: str) -> None:
    """LSK-DMG-06."""
    if rest == NIGHT:
        recover_night(fighter)
    elif rest in (DAY, BED):
        recover_day(fight, fighter, False, rest == BED)


def _changes(fight: Battle, fighter: Combatant, rest: str) -> dict[str, object]:
    changes: dict[str, object] = {"wounds_left": int(fighter.wounds)}
    if fighter.block.creature:
        return changes
    quiver: dict[str, object] = {}
    for thing in fighter.carried:
        if thing.kind == "ammunition" and thing.count > 0:
            if thing.poison in ("", "stone"):
                quiver[thing.key] = int(thing.count)
            else:
                quiver[thing.key] = {"count": int(thing.count), "poison": thing.poison}
    changes["quiver"] = quiver
    if rest == "":
        changes["spells"] = list(fighter.spells)
    mount = _mount_of(fight, fighter)
    if mount is not None:
        if mount.down or mount.gone:
            for name in ("mount", "barding", "saddle", "mount_wounds"):
                changes[name] = None
        else:
            changes["mount_wounds"] = int(mount.wounds)
    return changes


def _mount_of(fight: Battle, rider: Combatant) -> Combatant | None:
    """The animal that came with a rider: it is enrolled right behind him."""
    if rider.mount != NOBODY:
        return fight.fighters[rider.mount]
    after = rider.index + 1
    if after < len(fight.fighters) and fight.fighters[after].block.mount:
        return fight.fighters[after]
    return None
