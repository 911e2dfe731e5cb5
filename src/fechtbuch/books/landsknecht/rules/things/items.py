"""Using items: getting them ready, exposed while searching, handling objects (4.8, 4.15)."""

from typing import Final

from fechtbuch.books.landsknecht.kinds.arms import BELT, GROUND, HAND, NOBODY, PACK, POUCH, SPENT
from fechtbuch.books.landsknecht.kinds.catalogue import INJURIES
from fechtbuch.books.landsknecht.rules.basics.hands import make_room, take
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.rules.harm.injuries import end_injury
from fechtbuch.books.landsknecht.rules.harm.out_of_action import shares_ground, wake
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import DEFENDING, Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.grid import NOWHERE

LIGHT: Final = 6
"""How many squares round its bearer a torch or lantern lights."""


def searchable(fighter: Combatant) -> list[Thing]:
    """Things that must be looked for: in a pouch, sack or backpack; a pavise is on the back."""
    return [thing for thing in fighter.carried if thing.place in (POUCH, PACK) and not thing.pavise]


def search(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-ITM-01: 1d3 + 1 Rounds from a pouch, 3d6 from a pack, rolled when the search begins."""
    if fighter.search is not thing:
        fighter.search = thing
        if thing.place == POUCH:
            fighter.search_left = fight.roll(fighter, 1, 3, "search") + 1
        else:
            fighter.search_left = fight.roll(fighter, 3, 6, "search")
    fight.lasting = True
    fight.note("searches", "LSK-ITM-01", fighter, item=thing.slug, amount=fighter.search_left)
    fighter.busy_counted = True


def count_search(fight: Battle, fighter: Combatant) -> None:
    """LSK-ITM-03, LSK-RUL-30: a Round counts unless the searcher defended himself in it."""
    thing = fighter.search
    if thing is None or not fighter.busy_counted:
        return
    fighter.busy_counted = False
    if fighter.busy_choice == DEFENDING:
        fight.note("search-stopped", "LSK-ITM-03", fighter, item=thing.slug)
        return
    fighter.search_left -= 1
    if fighter.search_left > 0:
        return
    fighter.search = None
    make_room(fight, fighter, thing)
    take(fight, fighter, thing)
    fight.note("found", "LSK-ITM-04", fighter, item=thing.slug)


def usable_items(fighter: Combatant) -> list[Thing]:
    """Items at hand that do something when used (LSK-ITM-01)."""
    found = [thing for thing in fighter.hands if thing.effect]
    found.extend([thing for thing in fighter.carried if thing.place == BELT and thing.effect])
    return found


def use(fight: Battle, fighter: Combatant, thing: Thing, target: Combatant | None) -> None:
    """LSK-ITM-04: an item in hand or on the belt is used at once."""
    fight.note("uses", "LSK-ITM-04", fighter, target, thing.slug)
    if thing.effect == "gives-light":
        light(fight, fighter, thing)
    elif thing.effect == "gives-alarm":
        alarm(fight, fighter)
    elif thing.effect == "treats-injury" and target is not None:
        treat(fight, target)


def light(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-RUL-89: a light ends the darkness round its bearer, wherever he goes with it."""
    if not thing.burning:
        thing.burning = True
        fight.lights += 1
        fight.lasting = True
    fight.note("light", "LSK-CND-07", fighter)
    shed_light(fight)


def shed_light(fight: Battle) -> None:
    """LSK-RUL-89: a light lights who is near its bearer now."""
    if fight.lights == 0:
        return
    for fighter in fight.fighters:
        if fighter.gone:
            continue  # LSK-RUL-84: whoever has escaped stands in no light and is left in no dark
        near = fighter.eyes_lost < 2 and _near_a_light(fight, fighter)
        if near and not fighter.lit:
            fighter.lit = True
            fighter.torchlit = True
            fight.note("comes-into-light", "LSK-RUL-89", fighter)
        elif fighter.torchlit and not near:
            fighter.lit = False
            fighter.torchlit = False
            fight.note("left-in-the-dark", "LSK-RUL-89", fighter)


def _near_a_light(fight: Battle, fighter: Combatant) -> bool:
    for thing in fight.things:
        if thing.burning and thing.holder != NOBODY:
            bearer = fight.fighters[thing.holder]
            if not (bearer.gone or bearer.off_map) and fight.apart(bearer, fighter) <= LIGHT:
                return True
    return False


def alarm(fight: Battle, fighter: Combatant) -> None:
    """LSK-CND-02: an alarm ends unawareness."""
    for other in fight.fighters:
        if other.side == fighter.side:
            other.unaware = False
    fight.note("alarm", "LSK-CND-02", fighter)


def treatable(fighter: Combatant) -> bool:
    """Whether a surgeon could do something for somebody."""
    for injury in fighter.injuries:
        if INJURIES[injury.key].lasts == "until-surgeon":
            return not fighter.dead
    return False


def treat(fight: Battle, target: Combatant) -> None:
    """A surgeon makes good what lasts until treated (LSK-DMG-03)."""
    for injury in list(target.injuries):
        if INJURIES[injury.key].lasts == "until-surgeon":
            end_injury(fight, target, injury)
            fight.note("treated", "LSK-DMG-03", target=target, item=injury.key)


def lying(fight: Battle) -> list[Thing]:
    """What lies on the ground."""
    return [thing for thing in fight.things if thing.place == GROUND and thing.at != NOWHERE]


def pick_up(fight: Battle, fighter: Combatant, thing: Thing) -> bool:
    """LSK-WPN-07: from one's own or a neighbouring square; whether it is still there."""
    if thing.place != GROUND or fight.grid.distance(thing.at, fighter.at) > 1:
        return False
    make_room(fight, fighter, thing)
    take(fight, fighter, thing)
    fight.note("picks-up", "LSK-WPN-07", fighter, item=thing.slug)
    return True


def stow(fight: Battle, fighter: Combatant, thing: Thing, to_pack: bool) -> bool:
    """LSK-WPN-07: sheathe at the belt, or stow away; so a shield is put off."""
    if not fighter.holds(thing):
        return False
    fighter.hands = [other for other in fighter.hands if other is not thing]
    thing.place = PACK if to_pack else BELT
    fighter.carried = [*fighter.carried, thing]
    fight.note("stows", "LSK-WPN-07", fighter, item=thing.slug)
    return True


def put_on(fight: Battle, fighter: Combatant, shield: Thing) -> None:
    """LSK-WPN-07: a shield goes back on the arm."""
    make_room(fight, fighter, shield)
    take(fight, fighter, shield)
    fight.note("puts-on", "LSK-WPN-07", fighter, item=shield.slug)


def hand_over(fight: Battle, taker: Combatant, thing: Thing) -> bool:
    """LSK-WPN-07: taking what a friend hands over is the taker's action."""
    if thing.place != HAND or thing.holder == taker.index:
        return False
    giver = fight.fighters[thing.holder]
    if fight.foes(giver, taker) or fight.apart(giver, taker) > 1:
        return False
    make_room(fight, taker, thing)
    take(fight, taker, thing)
    fight.note("takes-over", "LSK-WPN-07", taker, giver, thing.slug)
    return True


def set_up(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-WPN-07, LSK-EQP-06: a pavise stands in the bearer's square."""
    thing.set_up = True
    thing.at = fighter.at
    reckon(fight, fighter)
    fight.note("sets-up", "LSK-WPN-07", fighter, item=thing.slug)


def lift(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-WPN-07: the pavise is taken up again."""
    thing.set_up = False
    thing.at = NOWHERE
    reckon(fight, fighter)
    fight.note("lifts", "LSK-WPN-07", fighter, item=thing.slug)


def bayonet(fighter: Combatant) -> Thing | None:
    """A bayonet at the belt."""
    for thing in fighter.carried:
        if thing.key == "bayonet" and thing.place == BELT:
            return thing
    return None


def takes_bayonet(thing: Thing) -> bool:
    """Whether a bayonet can still be fixed to a firearm."""
    weapon = thing.weapon
    return weapon is not None and weapon.bayonet_as is not None and not thing.set_up


def fix_bayonet(fight: Battle, fighter: Combatant, musket: Thing) -> None:
    """LSK-WPN-07, LSK-EQP-04: with the bayonet fixed the musket is a spear and cannot fire."""
    blade = bayonet(fighter)
    if blade is None or not fighter.holds(musket):
        return
    musket.set_up = True
    fighter.carried = [other for other in fighter.carried if other is not blade]
    blade.place = SPENT
    blade.holder = NOBODY
    reckon(fight, fighter)
    fight.note("fixes-bayonet", "LSK-WPN-07", fighter, item=musket.slug)


def light_match(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-WPN-07: a matchlock needs a burning match."""
    thing.unlit = False
    fight.note("lights-match", "LSK-WPN-07", fighter, item=thing.slug)


def wake_friend(fight: Battle, fighter: Combatant, sleeper: Combatant) -> None:
    """LSK-CST-08: a friend beside a sleeper spends an action to wake him."""
    wake(fight, sleeper)


def stand_up(fight: Battle, fighter: Combatant) -> None:
    """Part of the next action of somebody who is no longer Down (LSK-CST-08).

    Who is held in the holder's own square has no room for it (LSK-RUL-85).
    """
    if fighter.prone and not fighter.down:
        if len(fighter.held_by) > 0 and shares_ground(fight, fighter):
            return
        fighter.prone = False
        fight.note("stands-up", "LSK-CST-08", fighter)
