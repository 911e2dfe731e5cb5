"""Loading, misfires, clearing: crossbows and firearms (LSK-MIS-11, LSK-MIS-12)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import Weapon
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import ammunition_for
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import DEFENDING, Combatant
from fechtbuch.books.landsknecht.state.things import Thing

CLEARING: Final = 3
"""Rounds of action that a misfire takes to clear (LSK-MIS-12)."""


def needs_loading(weapon: Weapon) -> bool:
    """Crossbows and firearms take Rounds of loading; everything else is ready every Round."""
    return weapon.reload > 0 or weapon.firearm


def may_load(fighter: Combatant, thing: Thing) -> bool:
    """Whether another shot can be loaded: room in the barrels, missiles at hand."""
    weapon = thing.weapon
    if weapon is None or not needs_loading(weapon) or thing.jammed:
        return False
    if thing.shots >= weapon.barrels or weapon.hands > 2 - fighter.arms_lost:
        return False
    store = ammunition_for(fighter, weapon)
    return store is not None and store.count > thing.shots


def reload_rounds(fighter: Combatant, weapon: Weapon) -> i64:
    """Rounds of loading (LSK-MIS-11, LSK-MIS-12)."""
    if not weapon.firearm:
        return weapon.reload
    skill = fighter.bs if fighter.bs >= weapon.category else 0  # LSK-RUL-67
    rounds = 10 - skill - fighter.agility + fighter.encumbrance
    times = rounds * weapon.reload_times
    over = weapon.reload_over
    # Rounded once: down for Warriors, up for others.
    rounds = times // over if fighter.block.warrior else (times + over - 1) // over
    return rounds if rounds > 1 else 1


def load(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-MIS-11, LSK-MIS-12: one Round of loading.

    A firearm's counts only if it stays undisturbed.
    """
    weapon = thing.weapon
    assert weapon is not None
    fight.note("loads", "LSK-MIS-11", fighter, item=thing.slug, amount=thing.load_left - 1)
    fighter.loading = thing
    fight.lasting = True
    if weapon.firearm:
        fighter.busy_counted = True
    else:
        _one_round_of_loading(fight, fighter, thing)


def _one_round_of_loading(fight: Battle, fighter: Combatant, thing: Thing) -> bool:
    """Whether a shot is in now; each barrel is loaded for itself."""
    weapon = thing.weapon
    assert weapon is not None
    thing.load_left -= 1
    if thing.load_left > 0:
        return False
    thing.shots += 1
    thing.load_left = reload_rounds(fighter, weapon) if thing.shots < weapon.barrels else 0
    fight.note("loaded", "LSK-MIS-11", fighter, item=thing.slug)
    return True


def count_loading(fight: Battle, fighter: Combatant) -> None:
    """End of a Round of loading; a firearm's counts only if it was undisturbed (LSK-MIS-12)."""
    thing = fighter.loading
    assert thing is not None
    if not fighter.busy():
        fighter.loading = None  # a crossbow, which was seen to at once
        return
    if not fighter.busy_counted:
        return
    fighter.busy_counted = False
    if fighter.busy_choice == DEFENDING:
        fight.note("loading-stopped", "LSK-MIS-12", fighter, item=thing.slug)
    elif _one_round_of_loading(fight, fighter, thing):
        fighter.loading = None


def misfires(fight: Battle, blow: Blow) -> bool:
    """LSK-MIS-12: d10 before the attack roll; damp doubles, wet quadruples the range."""
    weapon = blow.weapon
    if not weapon.firearm or blow.thrown:
        return False
    limit = weapon.misfire
    if weapon.misfire_in_weather != 0:
        if fight.scene.weather == "damp":
            limit *= 2
        elif fight.scene.weather == "wet":
            limit *= 4
    tally = fight.tally("misfire", limit, "LSK-MIS-12")
    fight.settle(blow.attacker, tally, "misfire")
    limit = tally.total if tally.total < 10 else 10
    return fight.roll(blow.attacker, 1, 10, "misfire", tally, [limit, 10]) <= limit


def jam(fight: Battle, blow: Blow) -> None:
    """LSK-MIS-12: a misfire ends the attack; clear it, then load again."""
    thing = blow.thing
    assert thing is not None
    thing.jammed = True
    thing.jam_left = CLEARING
    thing.shots = 0
    thing.load_left = reload_rounds(blow.attacker, blow.weapon)
    fight.note("misfire", "LSK-MIS-12", blow.attacker, blow.target, thing.slug)


def clear(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-MIS-12: a Round of clearing a misfire."""
    thing.jam_left -= 1
    if thing.jam_left <= 0:
        thing.jam_left = 0
        thing.jammed = False
    fight.note("clears", "LSK-MIS-12", fighter, item=thing.slug, amount=thing.jam_left)
