"""Still valid? What everything that lasts rests on, and its end when that is gone (GUR-RUL-93).

Holds, zones under fire, Waits, Aims, studies, feints, openings: each says here in one place what
it rests on. `end_invalid` ends what no longer holds, once, and tells it with its rule; it is called
after every move, loss and edict, and when somebody is out of the fight. Where nothing lasts it
costs next to nothing.
"""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BOTH, HAND, NOBODY
from fechtbuch.books.gurps.kinds.terms import LYING, NOT_STUNNED
from fechtbuch.books.gurps.rules.basics.attention import lose_aim, lose_study, stop_waiting
from fechtbuch.books.gurps.rules.basics.held_limbs import locked_arms
from fechtbuch.books.gurps.rules.basics.letting_go import release
from fechtbuch.books.gurps.rules.basics.room import make_way
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.zones import Zone


def end_invalid(fight: Battle) -> None:
    """End whatever no longer holds."""
    if len(fight.holds) > 0:
        for hold in list(fight.holds):
            if hold in fight.holds:  # letting go of one may have ended another
                _look_at(fight, hold)
    if len(fight.zones) > 0:
        _end_zones(fight)
    if not fight.lasting and fight.waiters == 0:
        return
    lasting = False
    for fighter in fight.fighters:
        if _end_thoughts(fight, fighter):
            lasting = True
    fight.lasting = lasting


# Holds.


def _look_at(fight: Battle, hold: Hold) -> None:
    rule = ended_by(fight, hold)
    if rule:
        release(fight, hold, rule)
        return
    if hold.weapon == NOBODY:
        hands = left_of(fight, hold)
        if hands != hold.hands:
            hold.hands = hands
            hold.lock = False  # GUR-WRE-05: a lock takes two
            fight.note(
                "one-hand-left",
                "GUR-RUL-87",
                fight.fighters[hold.holder],
                fight.fighters[hold.victim],
            )
    if hold.pin and fight.fighters[hold.victim].posture != LYING:
        hold.pin = False  # GUR-WRE-16
        fight.note(
            "pin-ends", "GUR-RUL-84", fight.fighters[hold.holder], fight.fighters[hold.victim]
        )


def ended_by(fight: Battle, hold: Hold) -> str:
    """By which rule a hold ends now; empty while it lasts.

    Both are there, in one hex, and the holder has a hand for it. A grip on a thing reaches the next
    hex (GUR-RUL-84) and ends with the thing (GUR-RUL-89).
    """
    holder = fight.fighters[hold.holder]
    victim = fight.fighters[hold.victim]
    if holder.out() or victim.gone or victim.dead:
        return "GUR-RUL-93"
    if hold.item != NOBODY:
        thing = fight.things[hold.item]
        if thing.holder != victim.index or thing.place != HAND:
            return "GUR-RUL-89"
        if fight.apart(holder, victim) > 1:
            return "GUR-RUL-84"
    elif holder.at != victim.at:
        return "GUR-RUL-84"
    elif (victim.severed() >> hold.part) & 1 == 1:
        return "GUR-RUL-74"
    if hold.weapon != NOBODY:
        tool = fight.things[hold.weapon]
        holds = holder.holds(tool) and tool.grip == BOTH and holder.lame_arms() == 0
        return "" if holds else "GUR-RUL-87"
    return "" if left_of(fight, hold) != 0 else "GUR-RUL-87"


def left_of(fight: Battle, hold: Hold) -> i64:
    """GUR-RUL-87: bits of its hands that are neither lame, nor locked, nor full of something."""
    holder = fight.fighters[hold.holder]
    return hold.hands & ~holder.lame_arms() & ~holder.full_hands() & ~locked_arms(fight, holder)


# Zones under fire.


def _end_zones(fight: Battle) -> None:
    ended = [zone.firer for zone in fight.zones if not covers(fight, zone)]
    if ended:
        fight.zones = [zone for zone in fight.zones if covers(fight, zone)]
        for firer in fight.fighters:
            if firer.index in ended:
                fight.note("zone-ends", "GUR-RUL-93", firer)


def covers(fight: Battle, zone: Zone) -> bool:
    """GUR-RUL-93: whether the firer still keeps it under fire: able, and with a gun that fires."""
    firer = fight.fighters[zone.firer]
    if firer.out() or firer.stunned != NOT_STUNNED or firer.off_balance:
        return False
    if len(fight.holds) > 0 and fight.pinned(firer):
        return False  # GUR-RUL-85
    thing = fight.things[zone.thing]
    return firer.holds(thing) and thing.ready()


# What somebody has his mind on.


def _end_thoughts(fight: Battle, fighter: Combatant) -> bool:
    """Whether anything is left that may have to end."""
    lasts = False
    if fighter.waiting:
        if fighter.out():
            stop_waiting(fighter)
            fight.note("wait-ends", "GUR-RUL-93", fighter)
        else:
            lasts = True
    if fighter.aims > 0 and fighter.aim_at != NOBODY:
        if _aims(fight, fighter):
            lasts = True
        else:
            lose_aim(fighter)
            fight.note("aim-lost", "GUR-RUL-93", fighter)
    if fighter.studies > 0 and fighter.studied != NOBODY:
        if fighter.out() or not _is_there(fight, fighter.studied):
            lose_study(fighter)
            fight.note("study-ends", "GUR-RUL-93", fighter)
        else:
            lasts = True
    if fighter.feint > 0 and fighter.feint_on != NOBODY:
        if fighter.out() or not _is_there(fight, fighter.feint_on):
            fighter.feint = 0
            fighter.feint_on = NOBODY
            fight.note("feint-ends", "GUR-RUL-93", fighter)
        else:
            lasts = True
    if fighter.misled_by != NOBODY:
        feinter = fight.fighters[fighter.misled_by]
        if fighter.out() or feinter.out():
            fighter.misled = 0
            fighter.misled_by = NOBODY
            fight.note("feint-ends", "GUR-RUL-93", feinter, fighter)
        else:
            lasts = True
    if fighter.openings:
        fighter.openings = [
            opening
            for opening in fighter.openings
            if not fighter.out() and _is_there(fight, opening.foe)
        ]
        lasts = lasts or len(fighter.openings) > 0
    if fighter.close_with != NOBODY:
        if fight.fighters[fighter.close_with].at == fighter.at:
            lasts = True
        else:
            fighter.close_with = NOBODY
            if fight.acting != fighter.index:  # who acts may follow, and makes way after his turn
                make_way(fight, fighter)
    return lasts


def _aims(fight: Battle, fighter: Combatant) -> bool:
    """GUR-MAN-26, GUR-RUL-93: able, the weapon in hand, somebody there to aim at."""
    if fighter.out() or not _is_there(fight, fighter.aim_at):
        return False
    return fighter.aim_with == NOBODY or fighter.holds(fight.things[fighter.aim_with])


def _is_there(fight: Battle, index: i64) -> bool:
    other = fight.fighters[index]
    return not other.gone and not other.dead
