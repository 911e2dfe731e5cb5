"""Weapons and targets: with what somebody may strike, shoot or defend, and at whom (section 4)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, Thing
from fechtbuch.books.tales_and_legends.rules.basics.combinations import (
    BARE_HANDED,
    BLOW_WITH,
    CHARGE_WITH,
    FEINT_WITH,
    PREPARED_WITH,
    shield_used,
)
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.prices import STANDARD, Price
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path, charge_reach
from fechtbuch.books.tales_and_legends.rules.defending.defence import helpless_towards
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import (
    charge_price,
    pair_price,
    parry_price,
    strike_price,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


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
    found.extend(fighter.block.natural)
    if fighter.mount != NOBODY:
        mount = fight.fighters[fighter.mount]
        if not mount.out() and mount.block.trained:
            found.extend(mount.block.natural)
    return found


def reach_with(thing: Thing, special: str) -> i64:
    """How far a blow of this kind goes (TAL-ITM-20)."""
    weapon = melee_form(thing)
    if special in BARE_HANDED and weapon.recoil == 0:
        return 1
    if special == "trip" and weapon.tripping == 0:
        return 1
    return weapon.reach


def melee_targets(fight: Battle, fighter: Combatant, reach: i64) -> list[Combatant]:
    """Enemies within reach that a blow may name; who holds on is out of it (TAL-HLD-01)."""
    found: list[Combatant] = []
    for foe in fight.fighters:
        if foe.gone or foe.dead or not fight.enemies(fighter.side, foe.side):
            continue
        if foe.holds_on == fighter.index or fight.apart(fighter, foe) > reach:
            continue
        if (foe.hidden_from >> fighter.side) & 1 == 1:
            continue
        found.append(foe)
    return found


def specials_with(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """Special attacks that a blow with this thing may carry and that can be paid.

    A multiple attack is one of them, so no weapon that needs loading makes it (TAL-RUL-50).
    """
    found: list[str] = []
    weapon = melee_form(thing)
    own = thing.index >= 0 or thing in fighter.block.natural
    for special in BLOW_WITH:
        if special == "two-weapon" and (not own or len(seconds(fight, fighter, thing)) == 0):
            continue
        if special in ("overthrow", "push", "trip") and not own:
            continue
        if special == "entangle" and not weapon.entangling:
            continue
        if special == "spike" and weapon.spike_form is None:
            continue
        if weapon.count == 0 and special not in ("overthrow", "push", "trip", "disarm", "entangle"):
            continue
        if strike_price(fight, fighter, thing, special, False, False).affordable(fighter):
            found.append(special)
    return found


def seconds(
    fight: Battle, fighter: Combatant, first: Thing, target: Combatant | None = None
) -> list[Thing]:
    """Weapons for the other hand of a two-weapon attack; two held weapons are needed, and
    both must reach whom they are meant for."""
    if first.index < 0 or first.both:
        return []
    found: list[Thing] = []
    for thing in fighter.hands:
        weapon = thing.weapon
        if thing is first or thing.both or weapon is None or weapon.count == 0:
            continue
        if weapon.shoots() or weapon.cavalry or weapon.pavise or weapon.thrown_only:
            continue
        if target is not None and fight.apart(fighter, target) > weapon.reach:
            continue
        if pair_price(fight, fighter, first, thing, False).affordable(fighter):
            found.append(thing)
    return found


def special_fits(fight: Battle, fighter: Combatant, target: Combatant, special: str) -> bool:
    """Whether a special attack makes sense against somebody."""
    if special == "disarm":
        return len(target.hands) > 0
    if special == "item":
        return len(target.hands) + len(target.worn) > 0
    if special in ("overthrow", "trip"):
        return not target.prone
    if special == "grab":
        return target.grapple == NOBODY or target.grapple != fighter.grapple
    return True


def attack_targets(
    fight: Battle, fighter: Combatant, thing: Thing, special: str
) -> list[Combatant]:
    """Enemies that a blow with this thing and special attack may name."""
    feinted: i64 = NOBODY
    if fighter.feint_target != NOBODY and special not in FEINT_WITH:
        if fight.index_of(fighter, thing) == fighter.feint_thing:
            feinted = fighter.feint_target  # TAL-RUL-33
    return [
        foe
        for foe in melee_targets(fight, fighter, reach_with(thing, special))
        if foe.index != feinted
        and special_fits(fight, fighter, foe, special)
        and (special != "two-weapon" or len(seconds(fight, fighter, thing, foe)) > 0)
    ]


def ready_shots(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Loaded weapons in hand."""
    return [
        thing
        for thing in fighter.hands
        if thing.loaded and thing.weapon is not None and thing.weapon.shoots()
    ]


def hauled(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """TAL-STA-13: who hangs in the own lasso, farther away than a step."""
    held = False
    for thing in fighter.hands:
        if thing.key == "lasso":
            held = True
    if not held:
        return []
    return [
        foe
        for foe in fight.fighters
        if foe.entangled == "lasso"
        and foe.entangled_by == fighter.index
        and not foe.gone
        and fight.apart(fighter, foe) > 1
    ]


def trample_targets(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """TAL-ATK-20: onto whose field a move could lead, that of somebody beside one as well."""
    hands = fighter.block.natural[0]
    found = charge_targets(fight, fighter, hands, "trample")
    for foe in melee_targets(fight, fighter, 1):
        if foe.mounted() or foe.block.large or foe.out() or foe.holds_on != NOBODY:
            continue
        if foe.grapple == NOBODY and foe not in found:
            found.append(foe)
    return found


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
        found.append(fighter.block.natural[0])
    return found


def cover_shields(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Shields that may take cover this turn (TAL-MAN-07, -08)."""
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
        if (thing.index >= 0 or thing in fighter.block.natural)
        and (melee_form(thing).light or melee_form(thing).fencing)
    ]


def feint_targets(fight: Battle, fighter: Combatant, thing: Thing) -> list[Combatant]:
    """Humanoids within reach (TAL-RUL-33)."""
    return [
        foe
        for foe in melee_targets(fight, fighter, melee_form(thing).reach)
        if foe.block.humanoid and not foe.helpless()
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


def charge_specials(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """What may end this charge and can be paid."""
    found: list[str] = []
    weapon = melee_form(thing)
    own = thing.index >= 0 or thing in fighter.block.natural
    for special in CHARGE_WITH:
        if special == "" and weapon.count == 0:
            continue
        if weapon.cavalry and special != "":
            continue
        if special == "spike" and weapon.spike_form is None:
            continue
        if special in ("grab", "trample") and (thing.index >= 0 or not own):
            continue
        if special == "grab" and (fighter.free_hands() == 0 or fighter.mounted()):
            continue
        if special in ("overthrow", "push", "both") and (
            not own or (thing.index >= 0 and weapon.recoil == 0)
        ):
            continue
        if charge_price(fight, fighter, thing, special, False).affordable(fighter):
            found.append(special)
    return found


def may_charge(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody could charge at all: on firm ground, TAL-RUL-51, -61."""
    if fight.scene.water or fight.legs(fighter).prone:
        return False
    if fighter.prone or fighter.moved or fighter.stepped or fighter.entangled:
        return False
    if fighter.holds_on != NOBODY:
        return False
    if 0 <= fighter.named_band < speed(fight, fighter):
        return False  # TAL-RUL-87: a charge counts as a move
    for part in fighter.lost:
        if part.endswith("-leg"):
            return False
    return True


def charge_targets(
    fight: Battle, fighter: Combatant, thing: Thing, special: str
) -> list[Combatant]:
    """Enemies at the end of a way that leads straight nearer."""
    reach = charge_reach(thing, special)
    found: list[Combatant] = []
    for foe in fight.foes_of(fighter):
        if not special_fits(fight, fighter, foe, special):
            continue
        if special in ("grab", "trample") and foe.mounted():
            continue
        if (foe.hidden_from >> fighter.side) & 1 == 1 or foe.holds_on != NOBODY:
            continue
        if special == "trample" and (foe.block.large or foe.out()):
            continue
        way = charge_path(fight, fighter, foe, reach)
        if len(way) > 0 and (special != "trample" or len(way) < speed(fight, fighter)):
            found.append(foe)
    return found


def grab_targets(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """TAL-RUL-39: within 1 m, with a hand free."""
    if fighter.free_hands() == 0 and fighter.block.humanoid:
        return []
    return [
        foe
        for foe in melee_targets(fight, fighter, 1)
        if foe.grapple == NOBODY or foe.grapple != fighter.grapple
    ]


def grapple_weapons(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-GRP-05: bare hands, Light weapons, those marked for it."""
    return [
        thing
        for thing in striking_things(fight, fighter)
        if melee_form(thing).light or melee_form(thing).in_grapple
    ]


def grapple_foes(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """The other side of the grapple."""
    grapple = fight.grapple_of(fighter)
    if grapple is None:
        return []
    return [fight.fighters[index] for index in grapple.foes(fighter.index)]


def preparable(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Weapons for a prepared attack: for blows, or loaded (TAL-RUL-64)."""
    found = [
        thing
        for thing in striking_things(fight, fighter)
        if (thing.index >= 0 or thing in fighter.block.natural)
        and strike_price(fight, fighter, thing, "", False, False).affordable(fighter)
    ]
    found.extend(ready_shots(fight, fighter))
    return found


def prepared_specials(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """Special attacks that may be held back with this thing."""
    weapon = thing.weapon
    assert weapon is not None
    if weapon.shoots() and weapon.melee_as is None:
        return ["", "called"]
    found: list[str] = []
    for special in PREPARED_WITH:
        if special == "entangle" and not weapon.entangling:
            continue
        if special == "grab" and (fighter.free_hands() == 0 or thing.index >= 0):
            continue
        if weapon.count == 0 and special in ("", "called", "mighty", "bypass"):
            continue
        found.append(special)
    return found


def hold_weapons(fight: Battle, fighter: Combatant) -> list[Thing]:
    """TAL-HLD-05: bare hands or Light weapons."""
    return [thing for thing in striking_things(fight, fighter) if melee_form(thing).light]


def may_kill(fight: Battle, fighter: Combatant, target: Combatant, price: Price) -> bool:
    """TAL-ATK-21: helpless towards the attacker, and paid for."""
    return price.affordable(fighter) and helpless_towards(fight, target, fighter)
