"""With what somebody may strike, shoot, throw, defend or prepare an attack (section 4)."""

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.combinations import shield_used
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.prices import STANDARD
from fechtbuch.books.tales_and_legends.rules.grappling.grips import wrestler
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import parry_price, strike_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def striking_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """What somebody can strike with: in hand, grown there, or under the saddle."""
    found: list[Thing] = []
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is None or thing.missile or weapon.thrown_only or weapon.pavise:
            continue
        if weapon.cavalry or weapon.key in ("bolas", "net", "garrotte"):
            continue
        if weapon.shoots() and weapon.melee_as is None:
            continue
        found.append(thing)
    found.extend(fighter.natural)
    if fighter.mount != NOBODY:
        mount = fight.fighters[fighter.mount]
        if not mount.out() and mount.block.trained and mount.grapple == NOBODY:
            found.extend(mount.natural)  # a grappled mount wrestles (TAL-STA-05, TAL-RUL-108)
    return found


def ready_shots(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Loaded weapons in hand."""
    return [
        thing
        for thing in fighter.hands
        if thing.loaded and thing.weapon is not None and thing.weapon.shoots()
    ]


def parry_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """What a parry may be bought for now."""
    found: list[Thing] = []
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is None or (weapon.shoots() and weapon.melee_as is None) or weapon.cavalry:
            continue
        if weapon.pavise or thing.missile or weapon.thrown_only or weapon.armour == 0:
            continue
        if weapon.entangling or weapon.choking > 0:
            continue
        if fighter.grapple != NOBODY and not weapon.light:
            continue  # TAL-RUL-46
        if shield_used(fighter, thing, "parry"):
            continue
        if parry_price(fight, fighter, thing).affordable(fighter):
            found.append(thing)
    if fighter.block.humanoid and STANDARD.affordable(fighter):
        found.append(fighter.natural[0])
    return found


def cover_shields(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Shields that may take cover this turn (TAL-MAN-07, TAL-MAN-08)."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None
        and thing.weapon.cover > 0
        and not shield_used(fighter, thing, "cover")
    ]


def feint_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-ATK-06: Light or fencing weapons, bare hands; beasts do not feint."""
    if not fighter.block.humanoid:
        return []
    return [
        thing
        for thing in striking_things(fight, fighter)
        if (thing.index >= 0 or thing in fighter.natural)
        and (melee_form(thing).light or melee_form(thing).fencing)
    ]


def charge_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons for a charge: lances only from the saddle, and only there (TAL-MNT-17)."""
    found = [
        thing
        for thing in striking_things(fight, fighter)
        if fighter.mount == NOBODY or not thing.both
    ]
    if fighter.mount != NOBODY:
        for thing in fighter.hands:
            if thing.weapon is not None and thing.weapon.cavalry:
                found.append(thing)
    return found


def grapple_weapons(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-GRP-05: bare hands, Light weapons, those marked for it."""
    return [
        thing
        for thing in striking_things(fight, wrestler(fight, fighter))
        if melee_form(thing).light or melee_form(thing).in_grapple
    ]


def preparable(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons for a prepared attack: for blows, or loaded (TAL-RUL-64)."""
    found = [
        thing
        for thing in striking_things(fight, fighter)
        if (thing.index >= 0 or thing in fighter.natural)
        and strike_price(fight, fighter, thing, "", False, False).affordable(fighter)
    ]
    for thing in [*ready_shots(fight, fighter), *throwables(fighter)]:
        # TAL-RUL-113: missiles in hand, loaded or to be thrown.
        weapon = thing.weapon
        if thing in found or weapon is None or not (weapon.shoots() or weapon.throws > 0):
            continue
        if strike_price(fight, fighter, thing, "", False, True).affordable(fighter):
            found.append(thing)
    return found


def hold_weapons(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-HLD-05: bare hands or Light weapons."""
    return [thing for thing in striking_things(fight, fighter) if melee_form(thing).light]


def throwables(fighter: Combatant) -> list[Thing]:
    """Things in hand that could be thrown."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None
        and not thing.weapon.strapped
        and not thing.weapon.shoots()
        and not thing.weapon.shield
        and thing.weapon.key not in ("lasso", "garrotte")
    ]
