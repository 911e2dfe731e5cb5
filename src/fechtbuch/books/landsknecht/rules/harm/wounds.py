"""Wounds, injury and death (4.17)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.rules.harm.injuries import injury_roll
from fechtbuch.books.landsknecht.rules.harm.out_of_action import (
    bring_down,
    die,
    fall_asleep,
    overpower,
    spoil_casting,
    wake,
)
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.burdens import Poisoned, Waiting
from fechtbuch.books.landsknecht.state.fighter import Combatant


def hurt(fight: Battle, victim: Combatant, amount: i64, source: Combatant | None) -> None:
    """Damage reaches somebody: at once, or with that of the tied sides (LSK-SEQ-05, LSK-RUL-57)."""
    if amount <= 0:
        return
    if fight.tied:
        origin = NOBODY if source is None else source.index
        fight.waiting = [*fight.waiting, Waiting(victim.index, amount, origin)]
        fight.note("damage-waits", "LSK-SEQ-05", source, victim, amount=amount)
        return
    if source is not None:
        source.dealt += amount
    wound(fight, victim, amount)


def apply_waiting(fight: Battle) -> None:
    """LSK-DMG-05: what waited for the tied sides is applied together, once for each victim."""
    waiting = fight.waiting
    fight.waiting = []
    sums: dict[int, int] = {}
    for damage in waiting:
        if damage.source != NOBODY:
            fight.fighters[damage.source].dealt += damage.amount
        sums[damage.victim] = sums.get(damage.victim, 0) + damage.amount
    for victim, amount in sums.items():
        wound(fight, fight.fighters[victim], amount)
    poisoned = fight.poisoned
    if len(poisoned) > 0:
        fight.poisoned = []
        for dose in poisoned:
            poison_works(fight, fight.fighters[dose.victim], dose.poison)


def poison_works(fight: Battle, victim: Combatant, name: str) -> None:
    """LSK-EQP-03: what each poison does; LSK-RUL-83: it waits like damage while sides are tied."""
    if victim.dead:
        return
    if fight.tied:
        fight.poisoned = [*fight.poisoned, Poisoned(victim.index, name)]
        return
    if name == "sleep":
        fall_asleep(fight, victim, "LSK-EQP-03")
    elif name == "paralysis":
        victim.paralysed = True
        overpower(fight, victim)
        spoil_casting(fight, victim, "LSK-CST-02")
    else:
        die(fight, victim, "LSK-EQP-03")


def wound(fight: Battle, victim: Combatant, amount: i64) -> None:
    """LSK-DMG-01: damage is taken from the Wounds, with all that follows."""
    if victim.dead:
        return
    if victim.down:
        fight.recall(victim)
    before = victim.wounds
    victim.wounds = before - amount
    victim.taken += amount
    victim.damaged_this_round = True
    if fight.telling:
        fight.note(
            "wounded",
            "LSK-DMG-01",
            target=victim,
            amount=amount,
            values={"before": before, "after": victim.wounds},
        )
    spoil_casting(fight, victim, "LSK-CST-06")  # LSK-RUL-22: one that has been begun
    if victim.asleep:
        wake(fight, victim)
    if victim.block.mount:
        _wound_mount(fight, victim)
        return
    if before < 0:
        die(fight, victim, "LSK-DMG-04")
        return
    if victim.wounds > 0:
        return
    bring_down(fight, victim)
    if victim.wounds == 0:
        victim.unconscious = True  # LSK-RUL-32
        fight.note("unconscious", "LSK-RUL-32", target=victim)
        return
    if _rolls_injuries(fight, victim):
        injury_roll(fight, victim)
    else:
        die(fight, victim, "LSK-DMG-03")


def _rolls_injuries(fight: Battle, victim: Combatant) -> bool:
    """Switch `injury_table`: everybody, only people above level zero, nobody."""
    table = fight.options.injury_table
    if table == "named":
        return not victim.block.creature and victim.block.level > 0
    return table == "all"


def _wound_mount(fight: Battle, mount: Combatant) -> None:
    """LSK-MNT-06: a mount is Down at 0 and dead below, without an injury roll."""
    first = not mount.was_wounded
    mount.was_wounded = True
    if mount.wounds > 0:
        if first:
            fight.frightened.append(mount.index)
        return
    mount.down = True
    mount.prone = True
    if mount.wounds < 0:
        mount.dead = True
    fight.note("dead" if mount.dead else "down", "LSK-MNT-06", target=mount)
    if mount.rider != NOBODY:
        fight.fallen_riders.append(mount.rider)
