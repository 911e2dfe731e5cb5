"""Grips: hands for wrestling, who holds whom, what serves in a hold (LSK-WRS-01)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import MINOR, NOBODY
from fechtbuch.books.landsknecht.rules.basics.hands import drawable, drop
from fechtbuch.books.landsknecht.rules.basics.weapons import blow_things, melee_form, worn_weapon
from fechtbuch.books.landsknecht.rules.harm.out_of_action import (
    overpower,
    release_hold,
    spoil_casting,
)
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import BARE_HANDS
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing


def grappling_weapon(fighter: Combatant) -> Thing | None:
    """A weapon in hand that is suited to grappling (LSK-WRS-01)."""
    for thing in fighter.hands:
        if thing.weapon is not None and thing.weapon.grapple:
            return thing
    return None


def free_the_hands(fight: Battle, fighter: Combatant) -> None:
    """LSK-WRS-01: both hands free, or a grappling weapon; letting go is free."""
    keep = grappling_weapon(fighter)
    for thing in list(fighter.hands):
        if thing is not keep:
            drop(fight, fighter, thing)


def may_wrestle(fighter: Combatant) -> bool:
    """LSK-WRS-01: both hands, or a grappling weapon; creatures always have what it takes."""
    if fighter.block.creature or fighter.arms_lost == 0:
        return True
    return grappling_weapon(fighter) is not None


def catch(fight: Battle, holder: Combatant, victim: Combatant) -> None:
    """A mancatcher closes round somebody (LSK-EQP-02)."""
    fight.lasting = True
    release_hold(fight, holder)
    overpower(fight, victim)
    holder.hold_on = victim.index
    victim.caught_by = holder.index
    fight.note("caught", "LSK-EQP-02", holder, victim)


def seize(fight: Battle, holders: list[Combatant], victim: Combatant) -> None:
    """Somebody comes into a grip: contest number one of LSK-WRS-09, or one more."""
    fight.lasting = True
    release_hold(fight, victim)
    break_enemy_grips(fight, holders[0], victim)
    others: list[Combatant] = []
    for holder in holders:
        if holder.hold_on != victim.index:
            release_hold(fight, holder)
            holder.hold_on = victim.index
            victim.held_by = [*victim.held_by, holder.index]
            if holder is not holders[0]:
                others.append(holder)
    victim.end_aim()
    victim.search = None
    victim.loading = None
    victim.parrying = False  # LSK-RUL-89
    spoil_casting(fight, victim, "LSK-CST-02")
    victim.hold_streak += 1
    if victim.hold_streak >= 3:
        victim.pinned = True
        fight.note("pinned", "LSK-WRS-09", holders[0], victim)
    else:
        fight.note("immobilised", "LSK-WRS-06", holders[0], victim, amount=victim.hold_streak)
    for holder in others:
        fight.note("holds-too", "LSK-WRS-05", holder, victim)


def holders_of(fight: Battle, victim: Combatant) -> list[Combatant]:
    """Everybody who has a grip on somebody, in roster order; LSK-RUL-79: and is in the fight."""
    return [
        fighter
        for fighter in fight.fighters
        if fighter.index in victim.held_by and fighter.standing()
    ]


def break_enemy_grips(fight: Battle, winner: Combatant, victim: Combatant) -> None:
    """LSK-RUL-79: a contest won by another side breaks the grip of the first."""
    for index in victim.held_by:
        if fight.foes(winner, fight.fighters[index]):
            release_hold(fight, fight.fighters[index])
    if victim.caught_by != NOBODY and fight.foes(winner, fight.fighters[victim.caught_by]):
        release_hold(fight, fight.fighters[victim.caught_by])


def tool_of(holder: Combatant, mancatcher: bool) -> Thing | None:
    """The mancatcher or garrote in somebody's hand (LSK-RUL-77)."""
    for thing in holder.hands:
        weapon = thing.weapon
        if weapon is not None and (weapon.mancatcher if mancatcher else weapon.garrote):
            return thing
    return None


def hold_weapons(fight: Battle, victim: Combatant) -> list[str]:
    """LSK-WRS-08: natural and Minor weapons, in hand or at the belt.

    LSK-RUL-26: the blow is an ordinary one, and no contest.
    """
    found: list[str] = []
    for thing in blow_things(fight, victim):
        if _serves_in_a_hold(victim, thing):
            found.append(thing.slug)
    for thing in drawable(victim):
        if _serves_in_a_hold(victim, thing):
            found.append(thing.slug)
    found.append(BARE_HANDS)
    return found


def _serves_in_a_hold(victim: Combatant, thing: Thing) -> bool:
    """Natural and Minor weapons do; a garrote is for the unaware (LSK-EQP-02)."""
    form = melee_form(victim, thing)
    return form is not None and not form.garrote and (form.size == MINOR or form.natural)


def grips(holder: Combatant, victim: Combatant) -> bool:
    """Whether somebody holds a victim with his own hands, not with a mancatcher."""
    return holder.hold_on == victim.index and victim.caught_by != holder.index


def grip_weapons(fight: Battle, holder: Combatant) -> list[str]:
    """LSK-WRS-13: what a holder can strike with: bare hand, cestus, natural weapon."""
    worn = worn_weapon(holder)
    return [BARE_HANDS] if worn is None else [worn.slug, BARE_HANDS]


def garrote_turn(fight: Battle, holder: Combatant) -> i64:
    """LSK-EQP-02: 1d6 on each later turn of the garrotter on which he still holds."""
    return fight.roll(holder, 1, 6, "garrote")
