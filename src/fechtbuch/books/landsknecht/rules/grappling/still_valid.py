"""Still valid? What everything that lasts rests on, and its end when that is gone (LSK-RUL-77)."""

from fechtbuch.books.landsknecht.kinds.arms import HAND, NOBODY, PACK, POUCH
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.rules.grappling.grips import tool_of
from fechtbuch.books.landsknecht.rules.harm.out_of_action import leave_saddle, loosen
from fechtbuch.books.landsknecht.rules.things.items import shed_light
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing


def end_invalid(fight: Battle) -> None:
    """End whatever no longer holds, each once and told; next to nothing where nothing lasts."""
    if not fight.lasting:
        return
    lasting = fight.lights > 0
    if lasting:
        shed_light(fight)
    for fighter in fight.fighters:
        if fighter.mount != NOBODY and not _saddle_holds(fight, fighter):
            leave_saddle(fight, fighter)  # LSK-RUL-81: a mount that lies there carries nobody
    for fighter in fight.fighters:  # whoever left a saddle may be out of contact by now
        if fighter.hold_on != NOBODY and not grip_holds(fight, fighter):
            fight.note("grip-ends", "LSK-RUL-77", fighter, fight.fighters[fighter.hold_on])
            loosen(fight, fighter)
        if _has_plans(fighter):
            _end_plans(fight, fighter)
            lasting = lasting or _has_plans(fighter)
        if fighter.hold_on != NOBODY:
            lasting = True
    fight.lasting = lasting


def _has_plans(fighter: Combatant) -> bool:
    """Whether somebody is about something for more than a Round."""
    if fighter.busy_rounds > 0 or fighter.aiming:
        return True
    return fighter.search is not None or fighter.loading is not None


def grip_holds(fight: Battle, holder: Combatant) -> bool:
    """LSK-RUL-77: both in the fight, in contact at the reach of its kind, the tool in hand.

    Nobody holds who is held himself, or helpless.
    """
    victim = fight.fighters[holder.hold_on]
    if not holder.standing() or not victim.standing():
        return False
    if holder.immobilised() or holder.helpless():
        return False
    if victim.caught_by == holder.index:
        tool = tool_of(holder, True)
        if tool is None or tool.weapon is None:
            return False
        return in_reach(fight, holder, victim, tool.weapon.reach)
    if holder.index not in victim.held_by or fight.apart(holder, victim) > 1:
        return False
    return victim.garrotted_by != holder.index or tool_of(holder, False) is not None


def _saddle_holds(fight: Battle, rider: Combatant) -> bool:
    """LSK-RUL-81: whether there is still a horse under somebody; falls of this step come first."""
    mount = fight.fighters[rider.mount]
    if rider.gone or rider.index in fight.fallen_riders:
        return True
    return not (mount.down or mount.gone)


def _end_plans(fight: Battle, fighter: Combatant) -> None:
    """LSK-RUL-82: an aim, a loading, a search; LSK-RUL-86: an improvised action that lasts."""
    held = len(fighter.held_by) > 0
    if fighter.aiming and fighter.aiming_with != NOBODY:
        aimed = fight.things[fighter.aiming_with]
        if held or not fighter.holds(aimed):
            fighter.end_aim()
            _told(fight, fighter, aimed)
    loading = fighter.loading
    if loading is not None and (held or loading.place != HAND or not fighter.holds(loading)):
        fighter.loading = None
        _told(fight, fighter, loading)
    sought = fighter.search
    if sought is not None:
        there = sought.holder == fighter.index and sought.place in (POUCH, PACK)
        if held or not there:
            fighter.search = None
            _told(fight, fighter, sought)
    if fighter.busy_rounds > 0 and _breaks_off(fighter):
        stop_improvising(fight, fighter)


def _told(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    fight.note("plan-ends", "LSK-RUL-82", fighter, item=thing.slug)


def _breaks_off(fighter: Combatant) -> bool:
    """LSK-RUL-86: immobilised, Down, routed or commanded; or no longer there at all."""
    if fighter.routed or fighter.ordered or len(fighter.held_by) > 0:
        return True
    return fighter.helpless() or not fighter.standing()


def stop_improvising(fight: Battle, fighter: Combatant) -> None:
    """LSK-RUL-86: what was improvised is broken off."""
    fight.note("improvising-ends", "LSK-RUL-86", fighter, word=fighter.improvising)
    fighter.busy_rounds = 0
    fighter.improvising = ""
