"""Mounted combat: the mount under the rider, falls, bolting, getting on and off (4.13)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.arms import NOBODY
from fechtbuch.books.landsknecht.battle import Battle
from fechtbuch.books.landsknecht.fighter import PARALYZATION, Combatant
from fechtbuch.books.landsknecht.load import reckon
from fechtbuch.books.landsknecht.morale import stands
from fechtbuch.books.landsknecht.movement import place, running_move
from fechtbuch.books.landsknecht.saves import save
from fechtbuch.books.landsknecht.wounds import hurt, leave_saddle, square_beside
from fechtbuch.engine.going import Going
from fechtbuch.engine.paths import reachable


def aftermath(fight: Battle) -> None:
    """What a blow at a mount brings with it: the rider's fall, a frightened horse."""
    while len(fight.fallen_riders) > 0 or len(fight.frightened) > 0:
        fallen = fight.fallen_riders
        frightened = fight.frightened
        fight.fallen_riders = []
        fight.frightened = []
        for index in fallen:
            fall(fight, fight.fighters[index])
        for index in frightened:
            _shy(fight, fight.fighters[index])


def fall(fight: Battle, rider: Combatant) -> None:
    """LSK-MNT-06: to a neighbouring square; a save against Paralyzation or 1d6."""
    if rider.mount == NOBODY:
        return
    leave_saddle(fight, rider)
    reckon(fight, rider)
    fight.note("falls", "LSK-MNT-06", rider)
    if rider.down or save(fight, rider, PARALYZATION):
        return
    hurt(fight, rider, fight.roll(rider, 1, 6, "fall"), None)


def _shy(fight: Battle, mount: Combatant) -> None:
    """LSK-MNT-06: an untrained mount checks Morale when first wounded, or bolts."""
    if mount.block.war_trained or mount.rider == NOBODY or mount.down:
        return
    if not stands(fight, mount):
        mount.bolting = fight.roll(mount, 1, 6, "bolting")
        fight.note("bolts", "LSK-MNT-06", mount, amount=mount.bolting)


def bolt(fight: Battle, rider: Combatant) -> None:
    """LSK-MNT-06: the mount runs its full running move away from the enemy."""
    mount = fight.fighters[rider.mount]
    mount.bolting -= 1
    place(fight, rider, farthest_square(fight, rider, running_move(fight, rider)))
    rider.moved_this_round = True
    fight.note("bolted", "LSK-MNT-06", mount, rider)


def farthest_square(fight: Battle, fighter: Combatant, budget: i64) -> i64:
    """The reachable square farthest from the nearest standing enemy."""
    blocked: set[i64] = set()
    for other in fight.fighters:
        if other.standing() and other is not fighter and other.index != fighter.mount:
            for square in fight.ground_of(other):
                blocked.add(square)
    ways = reachable(fight.grid, fighter.at, budget, Going(5, blocked, None, None, 0))
    best = fighter.at
    farthest: i64 = -1
    for square in ways.fields():
        nearest: i64 = 1 << 20
        for other in fight.fighters:
            if other.standing() and fight.foes(fighter, other):
                distance = fight.grid.distance(square, other.at)
                if distance < nearest:
                    nearest = distance
        if nearest > farthest:
            farthest = nearest
            best = square
    return best


def get_on(fight: Battle, rider: Combatant, mount: Combatant) -> None:
    """LSK-MNT-07: an action."""
    rider.mount = mount.index
    mount.rider = rider.index
    rider.at = mount.at
    reckon(fight, rider)
    fight.note("mounts", "LSK-MNT-07", rider, mount)


def get_off(fight: Battle, rider: Combatant) -> None:
    """LSK-MNT-07: an action; the mount stays where it is."""
    mount = fight.fighters[rider.mount]
    beside = square_beside(fight, mount)
    mount.rider = NOBODY
    rider.mount = NOBODY
    rider.at = beside
    reckon(fight, rider)
    reckon(fight, mount)
    fight.note("dismounts", "LSK-MNT-07", rider, mount)


def may_mount(fight: Battle, rider: Combatant) -> list[Combatant]:
    """Riderless mounts of one's own side."""
    if rider.mounted() or rider.block.creature or rider.arms_lost > 0:
        return []
    return [
        mount
        for mount in fight.fighters
        if mount.block.mount
        and mount.side == rider.side
        and mount.rider == NOBODY
        and mount.standing()
    ]
