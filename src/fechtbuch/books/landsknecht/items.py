"""Using items: getting them ready, exposed while searching, handling objects (4.8, 4.15)."""

from fechtbuch.books.landsknecht.arms import BELT, GROUND, PACK, POUCH, SPENT, Thing
from fechtbuch.books.landsknecht.battle import Battle
from fechtbuch.books.landsknecht.catalogue import INJURIES
from fechtbuch.books.landsknecht.fighter import DEFENDING, Combatant
from fechtbuch.books.landsknecht.load import reckon
from fechtbuch.books.landsknecht.weapons import drop, hands_free, take
from fechtbuch.books.landsknecht.wounds import wake
from fechtbuch.engine.grid import NOWHERE


def searchable(fighter: Combatant) -> list[Thing]:
    """Things that must be looked for: in a pouch, sack or backpack."""
    return [thing for thing in fighter.carried if thing.place in (POUCH, PACK)]


def search(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-ITM-01: 1d3 + 1 Rounds from a pouch, 3d6 from a pack, rolled when the search begins."""
    if fighter.search is not thing:
        fighter.search = thing
        if thing.place == POUCH:
            fighter.search_left = fight.roll(fighter, 1, 3, "search") + 1
        else:
            fighter.search_left = fight.roll(fighter, 3, 6, "search")
    fight.note("searches", "LSK-ITM-01", fighter, item=thing.slug, amount=fighter.search_left)
    fighter.busy_counted = True


def count_search(fight: Battle, fighter: Combatant) -> None:
    """LSK-ITM-03, -04: a Round counts unless the searcher defended himself in it."""
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
    while hands_free(fighter) < thing.hands and len(fighter.hands) > 0:
        drop(fight, fighter, fighter.hands[-1])
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
        light(fight, fighter)
    elif thing.effect == "gives-alarm":
        alarm(fight, fighter)
    elif thing.effect == "treats-injury" and target is not None:
        treat(fight, target)


def light(fight: Battle, fighter: Combatant) -> None:
    """A light ends the darkness round its bearer."""
    for other in fight.fighters:
        if fight.apart(fighter, other) <= 6 and other.eyes_lost < 2:
            other.lit = True
    fight.note("light", "LSK-CND-07", fighter)


def alarm(fight: Battle, fighter: Combatant) -> None:
    """LSK-CND-02: an alarm ends unawareness."""
    for other in fight.fighters:
        if other.side == fighter.side:
            other.unaware = False
    fight.note("alarm", "LSK-CND-02", fighter)


def treat(fight: Battle, target: Combatant) -> None:
    """A surgeon makes good what lasts until treated (LSK-DMG-03)."""
    kept = []
    for injury in target.injuries:
        row = INJURIES[injury.key]
        if row.lasts != "until-surgeon":
            kept.append(injury)
            continue
        if row.arm:
            target.arms_lost -= 1
        if row.leg:
            target.lame = False
        target.extra_items -= row.items
        fight.note("treated", "LSK-DMG-03", target=target, item=injury.key)
    for injury in kept:
        if INJURIES[injury.key].leg:
            target.lame = True
    target.injuries = kept
    reckon(fight, target)


def things_near(fight: Battle, fighter: Combatant) -> list[Thing]:
    """What lies in one's own or a neighbouring square (LSK-WPN-07)."""
    return [
        thing
        for thing in fight.things
        if thing.place == GROUND
        and thing.at != NOWHERE
        and fight.grid.distance(thing.at, fighter.at) <= 1
        and not (thing.pavise and thing.set_up)
    ]


def pick_up(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-WPN-07: from one's own or a neighbouring square, into free hands."""
    take(fight, fighter, thing)
    fight.note("picks-up", "LSK-WPN-07", fighter, item=thing.slug)


def stow(fight: Battle, fighter: Combatant, thing: Thing, to_pack: bool) -> None:
    """LSK-WPN-07: sheathe at the belt, or stow away."""
    fighter.hands = [other for other in fighter.hands if other is not thing]
    thing.place = PACK if to_pack else BELT
    fighter.carried = [*fighter.carried, thing]
    fight.note("stows", "LSK-WPN-07", fighter, item=thing.slug)


def hand_over(fight: Battle, giver: Combatant, taker: Combatant, thing: Thing) -> None:
    """LSK-WPN-07: taking what a friend hands over is the taker's action."""
    take(fight, taker, thing)
    fight.note("takes-over", "LSK-WPN-07", taker, giver, thing.slug)


def set_up(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-WPN-07, LSK-EQP-06: a pavise stands in the bearer's square."""
    thing.set_up = True
    thing.at = fighter.at
    if thing in fighter.hands:
        fighter.hands = [other for other in fighter.hands if other is not thing]
        fighter.carried = [*fighter.carried, thing]
        thing.place = BELT
    reckon(fight, fighter)
    fight.note("sets-up", "LSK-WPN-07", fighter, item=thing.slug)


def lift(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-WPN-07: the pavise is taken up again."""
    thing.set_up = False
    thing.at = NOWHERE
    reckon(fight, fighter)
    fight.note("lifts", "LSK-WPN-07", fighter, item=thing.slug)


def fix_bayonet(fight: Battle, fighter: Combatant, musket: Thing) -> None:
    """LSK-WPN-07, LSK-EQP-04: with the bayonet fixed the musket is a spear and cannot fire."""
    musket.set_up = True
    for thing in fighter.carried:
        if thing.key == "bayonet":
            fighter.carried = [other for other in fighter.carried if other is not thing]
            thing.place = SPENT
            break
    fight.note("fixes-bayonet", "LSK-WPN-07", fighter, item=musket.slug)


def light_match(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-WPN-07: a matchlock needs a burning match."""
    thing.unlit = False
    fight.note("lights-match", "LSK-WPN-07", fighter, item=thing.slug)


def wake_friend(fight: Battle, fighter: Combatant, sleeper: Combatant) -> None:
    """LSK-CST-08: a friend beside a sleeper spends an action to wake him."""
    wake(fight, sleeper)


def stand_up(fight: Battle, fighter: Combatant) -> None:
    """Part of the next action of somebody who is no longer Down (LSK-CST-08)."""
    if fighter.prone and not fighter.down:
        fighter.prone = False
        fight.note("stands-up", "LSK-CST-08", fighter)
