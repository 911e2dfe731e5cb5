"""Special conditions: reach, engagement, unaware and helpless targets, numbers (4.2, 4.5)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY, Weapon
from fechtbuch.books.landsknecht.rules.basics.weapons import longest_reach, reach
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import DEFENDING, Combatant


def in_reach(fight: Battle, striker: Combatant, target: Combatant, squares: i64) -> bool:
    """LSK-MOV-07: near enough and, two squares away, nothing between."""
    distance = fight.apart(striker, target)
    if distance > squares:
        return False
    if distance < 2:
        return True
    return not _barred(fight, striker, target)


def _barred(fight: Battle, striker: Combatant, target: Combatant) -> bool:
    """Whether the squares between are a wall or held by a standing enemy of the striker.

    LSK-WPN-05: a friend in front does not stand in the way.
    """
    ours, theirs = line_between(fight, striker, target)
    steps = fight.grid.distance(ours, theirs)
    step: i64 = 1
    while step < steps:
        square = fight.grid.on_line(ours, theirs, step)
        if fight.grid.wall(square):
            return True
        other = standing_at(fight, square)
        if other is not None and other is not target and fight.foes(striker, other):
            return True
        step += 1
    return False


def line_between(fight: Battle, one: Combatant, other: Combatant) -> tuple[i64, i64]:
    """The nearest squares of two bodies, between which blows and missiles go (LSK-MOV-08)."""
    if one.block.large or other.block.large:
        return fight.grid.nearest(fight.ground_of(one), fight.ground_of(other))
    return one.at, other.at


def standing_at(fight: Battle, square: i64) -> Combatant | None:
    """Who stands on a square; of rider and mount the rider."""
    found: Combatant | None = None
    for fighter in fight.fighters:
        if fighter.standing() and covers(fight, fighter, square):
            if fighter.rider == NOBODY:
                return fighter
            found = fighter
    return found


def covers(fight: Battle, fighter: Combatant, square: i64) -> bool:
    """Whether a combatant's body is on a square."""
    if fighter.at == square:
        return True
    if not fighter.block.large:
        return False
    return square in fight.ground_of(fighter)


def can_strike(fight: Battle, striker: Combatant, target: Combatant, weapon: Weapon) -> bool:
    """Whether a weapon reaches a target from here; a garrote only the unaware (LSK-EQP-02)."""
    if weapon.garrote and not is_unaware(fight, target):
        return False
    return in_reach(fight, striker, target, reach(striker, weapon))


def threatens(fight: Battle, striker: Combatant, target: Combatant) -> bool:
    """Whether somebody has a target in the reach of anything in his hands."""
    return in_reach(fight, striker, target, longest_reach(striker))


def engaged(fight: Battle, one: Combatant, other: Combatant) -> bool:
    """LSK-MOV-07: two standing enemies of whom at least one has the other in reach."""
    if fight.apart(one, other) > fight.widest or not fight.foes(one, other):
        return False
    if not one.standing() or not other.standing():
        return False
    return threatens(fight, one, other) or threatens(fight, other, one)


def engaged_with_others(fight: Battle, target: Combatant, shooter: Combatant) -> bool:
    """LSK-MIS-01: in melee with somebody other than the shooter."""
    for fighter in fight.fighters:
        if (
            fighter is not target
            and not same_body(fighter, shooter)
            and engaged(fight, target, fighter)
        ):
            return True
    return False


def mount_has_struck(fight: Battle, rider: Combatant) -> bool:
    """LSK-MNT-06: a warhorse strikes only in a Round in which its rider does not."""
    return rider.mount != NOBODY and fight.fighters[rider.mount].attacked


def same_body(one: Combatant, other: Combatant) -> bool:
    """The same one, or rider and mount (LSK-RUL-54)."""
    return one is other or one.mount == other.index or one.rider == other.index


def melee_around(fight: Battle, target: Combatant) -> list[Combatant]:
    """LSK-RUL-15: the target and everybody linked with it by a chain of engaged pairs."""
    linked = [target]
    position = 0
    while position < len(linked):
        one = linked[position]
        position += 1
        for other in fight.fighters:
            if other not in linked and engaged(fight, one, other):
                linked.append(other)
    return linked


def casting_helpless(fight: Battle, fighter: Combatant) -> bool:
    """Whether a caster counts as helpless in melee (LSK-CST-01, LSK-RUL-21)."""
    return fighter.casting is not None and fight.options.caster == "helpless"


def is_helpless(fight: Battle, fighter: Combatant) -> bool:
    """Helpless in melee, whatever the cause (LSK-CND-04)."""
    if fighter.helpless() or casting_helpless(fight, fighter):
        return True
    # LSK-EQP-02: whoever holds somebody in a mancatcher is helpless in defence himself.
    return catching(fight, fighter) is not None


def catching(fight: Battle, fighter: Combatant) -> Combatant | None:
    """Whom somebody holds in a mancatcher."""
    if fighter.hold_on == NOBODY:
        return None
    victim = fight.fighters[fighter.hold_on]
    return victim if victim.caught_by == fighter.index else None


def is_unaware(fight: Battle, target: Combatant) -> bool:
    """LSK-CND-02, and what counts like it (LSK-RUL-55): darkness, a search, a firearm loaded."""
    if target.unaware or target.surprised:
        return True
    if target.busy() and target.busy_choice != DEFENDING:
        return True  # LSK-ITM-02, LSK-MIS-12
    if target.casting is not None or target.helpless() or catching(fight, target) is not None:
        return True  # LSK-CND-04: so is the helpless to missiles
    return fight.blind(target)


def team(fight: Battle, attacker: Combatant, target: Combatant) -> i64:
    """LSK-RUL-14: how many set upon the target, the attacker included."""
    count: i64 = 1
    for ally in fight.fighters:
        if (
            on_the_same_side(fight, attacker, ally, target)
            and fight.apart(ally, target) <= fight.widest
            and not same_body(ally, attacker)  # LSK-RUL-88
            and helps(fight, ally)
            and threatens(fight, ally, target)
        ):
            count += 1
            if count == 3:
                break
    return count


def helps(fight: Battle, ally: Combatant) -> bool:
    """LSK-RUL-14: whether somebody makes the blows of others surer, if he is near enough."""
    return (
        not ally.block.mount
        and ally.able()
        and not ally.unaware
        and not fight.blind(ally)
        and ally.loading is None
        and not ally.aiming
        and ally.casting is None
        and ally.search is None
    )


def on_the_same_side(
    fight: Battle, attacker: Combatant, ally: Combatant, target: Combatant
) -> bool:
    """Of the attacker's side, or of a friendly one that fights the target as well."""
    if ally.side == attacker.side:
        return ally is not target
    return not fight.foes(attacker, ally) and fight.foes(ally, target)
