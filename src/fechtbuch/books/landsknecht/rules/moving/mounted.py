"""Mounted combat: the mount under the rider, falls, bolting, getting on and off (4.13)."""

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.kinds.block import PARALYZATION
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.harm.morale import stands
from fechtbuch.books.landsknecht.rules.harm.out_of_action import (
    free_from_all,
    leave_saddle,
    release_hold,
    square_beside,
)
from fechtbuch.books.landsknecht.rules.harm.wounds import hurt
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE


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
    fight.note("falls", "LSK-MNT-06", rider)
    if rider.down or save(fight, rider, PARALYZATION):
        return
    hurt(fight, rider, fight.roll(rider, 1, 6, "fall"), None)


def _shy(fight: Battle, mount: Combatant) -> None:
    """LSK-MNT-06: an untrained mount checks Morale when first wounded, or bolts."""
    if mount.block.war_trained or mount.rider == NOBODY or mount.down:
        return
    if not fight.options.morale or stands(fight, mount):
        return
    mount.bolting = fight.roll(mount, 1, 6, "bolting")
    rider = fight.fighters[mount.rider]
    rider.holding_action = False
    fight.note("bolts", "LSK-MNT-06", mount, amount=mount.bolting)
    tear_loose(fight, rider)


def tear_loose(fight: Battle, rider: Combatant) -> None:
    """LSK-RUL-80: a bolting horse ends grips of and on its rider."""
    release_hold(fight, rider)
    if len(rider.held_by) > 0 or rider.caught_by != NOBODY:
        free_from_all(fight, rider)


def may_get_down(fight: Battle, rider: Combatant) -> bool:
    """LSK-RUL-85: only where there is a free square beside the mount."""
    return square_beside(fight, fight.fighters[rider.mount]) != NOWHERE


def get_on(fight: Battle, rider: Combatant, mount: Combatant) -> None:
    """LSK-MNT-07: an action."""
    rider.mount = mount.index
    mount.rider = rider.index
    rider.at = mount.at
    reckon(fight, rider)
    values = {"to": int(rider.at)} if fight.telling else None
    fight.note("mounts", "LSK-MNT-07", rider, mount, values=values)


def get_off(fight: Battle, rider: Combatant) -> bool:
    """LSK-MNT-07: an action; the mount stays where it is. Whether there was room (LSK-RUL-85)."""
    mount = fight.fighters[rider.mount]
    beside = square_beside(fight, mount)
    if beside == NOWHERE:
        return False
    mount.rider = NOBODY
    rider.mount = NOBODY
    rider.at = beside
    reckon(fight, rider)
    reckon(fight, mount)
    values = {"to": int(rider.at)} if fight.telling else None
    fight.note("dismounts", "LSK-MNT-07", rider, mount, values=values)
    return True


def may_mount(fight: Battle, rider: Combatant) -> list[Combatant]:
    """Riderless mounts of one's own side; one in a net, too, which then saves on his turns."""
    if rider.mounted() or rider.block.creature:
        return []
    return [
        mount
        for mount in fight.fighters
        if mount.block.mount
        and mount.side == rider.side
        and mount.rider == NOBODY
        and (mount.able() or _only_netted(mount))
    ]


def _only_netted(mount: Combatant) -> bool:
    """LSK-EQP-02, LSK-RUL-81: helpless in a net and for no other reason."""
    if not mount.netted or not mount.standing() or mount.surprised or mount.immobilised():
        return False
    if mount.pinned or mount.asleep or mount.bound or mount.paralysed:
        return False
    return mount.caught_by == NOBODY
