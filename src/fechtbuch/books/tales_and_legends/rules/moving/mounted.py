"""Mounted fighting: into the saddle, out of it, making the mount run, and its fright (4.8)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import COMPOSURE, GRAPPLE, RIDING
from fechtbuch.books.tales_and_legends.rules.basics.checks import (
    passes,
    rolled,
    skill,
    tell_test,
    weigh_mount,
)
from fechtbuch.books.tales_and_legends.rules.basics.prices import stand_price
from fechtbuch.books.tales_and_legends.rules.harm.falling import beside
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant

QUICK: Final = 30
"""ST of spurring, quick mounting and quick dismounting."""

CALM: Final = 20
"""ST of the composure by which an untrained mount stays calm, that of shaking off surprise."""


def mounts_near(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """Riderless mounts beside somebody, the enemy's as well (TAL-RUL-122); none that lies
    (TAL-RUL-109)."""
    return [other for other in _riderless(fight, fighter) if not other.prone]


def lying_mounts(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """TAL-RUL-109: mounts of the own side beside somebody that could be got up, and paid for."""
    found: list[Combatant] = []
    for other in _riderless(fight, fighter):
        if other.prone and other.side == fighter.side and may_rise(other):
            price = stand_price(other)
            if price is not None and price.affordable(fighter):
                found.append(other)
    return found


def _riderless(fight: Battle, fighter: Combatant) -> list[Combatant]:
    found: list[Combatant] = []
    for other in fight.fighters:
        if (
            other.block.mount
            and other.rider == NOBODY
            and not other.out()
            and not other.gone
            and fight.apart(fighter, other) <= 1
        ):
            found.append(other)
    return found


def may_rise(mount: Combatant) -> bool:
    """Whether nothing keeps a lying mount down."""
    return mount.grapple == NOBODY and mount.entangled == "" and not mount.helpless()


def rise(fight: Battle, mount: Combatant) -> None:
    """TAL-RUL-109: up again."""
    mount.prone = False
    fight.note("stands", "TAL-RUL-109", mount)


def mounts_rise(fight: Battle) -> None:
    """TAL-RUL-109: a mount without a rider gets up by itself, as its own turn of the round."""
    for mount in fight.fighters:
        if mount.block.mount and mount.prone and mount.rider == NOBODY and not mount.gone:
            if may_rise(mount) and stand_price(mount) is not None:
                rise(fight, mount)


def mounts_hold(fight: Battle) -> None:
    """TAL-RUL-40: whom a mount without a rider has seized can tear loose until the end of the
    round, where it gets up as well (TAL-RUL-109): it has no other turn."""
    for grapple in fight.grapples:
        mount = fight.fighters[grapple.initiator]
        if mount.block.mount and mount.rider == NOBODY:
            grapple.may_escape = False


def riding_test(fight: Battle, rider: Combatant, rule: str, onto: Combatant | None = None) -> bool:
    """A riding test against ST 30; no saddle and a mount in fear make it harder (TAL-MNT-16), also
    for whoever is about to sit on it."""
    tally = skill(fight, rider, RIDING)
    if onto is not None:
        weigh_mount(tally, onto)
    tally.add("situation", 0, rule)
    return passes(fight, rider, tally, "riding", QUICK)


def get_up(fight: Battle, rider: Combatant, mount: Combatant, quick: bool) -> None:
    """TAL-MNT-12, TAL-RUL-30: the price is paid; a failed quick try is lost."""
    if quick and not riding_test(fight, rider, "TAL-MNT-12", mount):
        return
    rider.mount = mount.index
    mount.rider = rider.index
    rider.at = mount.at
    rider.prone = False
    fight.unsettled = True
    values = {"to": int(rider.at)} if fight.telling else None
    fight.note("mounts", "TAL-MNT-12", rider, mount, values=values)


def get_down(fight: Battle, rider: Combatant, quick: bool) -> None:
    """TAL-MNT-13: on the feet beside the mount."""
    if quick and not riding_test(fight, rider, "TAL-MNT-13"):
        return
    mount = fight.fighters[rider.mount]
    rider.mount = NOBODY
    mount.rider = NOBODY
    rider.at = beside(fight, rider, mount.at)
    fight.unsettled = True
    values = {"to": int(rider.at)} if fight.telling else None
    fight.note("dismounts", "TAL-MNT-13", rider, mount, values=values)


def spur(fight: Battle, rider: Combatant) -> None:
    """TAL-MNT-07, TAL-RUL-87: tried once per turn, before the move is paid."""
    rider.spur_tried = True
    rider.spurred = riding_test(fight, rider, "TAL-MNT-07")


def throws_rider(fight: Battle, mount: Combatant, rider: Combatant, grapple: i64) -> bool:
    """TAL-MNT-16: its grapple result is subtracted; whether the rider stays up against ST 0."""
    tally = skill(fight, rider, RIDING)
    tally.add("bucking", -grapple, "TAL-MNT-16")
    return passes(fight, rider, tally, "riding", 0)


def unsettle(fight: Battle, rider: Combatant) -> None:
    """TAL-MNT-16: a mount that no one trained for battle takes fright, and then it bucks."""
    mount = fight.mount_of(rider)
    if mount is None or mount.block.trained or mount.out():
        return
    result = rolled(fight, mount, skill(fight, mount, COMPOSURE), "composure", [])
    tell_test(fight, mount, CALM, result)
    mount.fright = CALM - result if result < CALM else 0
    if mount.fright == 0:
        return
    fight.note("shies", "TAL-MNT-16", mount, rider, amount=mount.fright)
    force = rolled(fight, mount, skill(fight, mount, GRAPPLE), "bucking", [])
    if not throws_rider(fight, mount, rider, force):
        fight.falls.append(rider.index)
