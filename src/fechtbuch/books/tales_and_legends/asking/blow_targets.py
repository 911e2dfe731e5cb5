"""Whom a blow, a feint, a charge or a grab may name (TAL-ITM-20, TAL-RUL-39, TAL-RUL-51)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.open_specials import seconds
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.combinations import BARE_HANDED, FEINT_WITH
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.prices import Price
from fechtbuch.books.tales_and_legends.rules.declared.charging import (
    charge_path,
    charge_reach,
    trample_price,
)
from fechtbuch.books.tales_and_legends.rules.defending.defence import helpless_towards
from fechtbuch.books.tales_and_legends.rules.grappling.grips import wrestler
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import touches
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


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
        if foe.gone or foe.dead or not fight.enemies(fighter.side, fight.side_of(foe)):
            continue
        if foe.holds_on == fighter.index or fight.apart(fighter, foe) > reach:
            continue
        if (foe.hidden_from >> fighter.side) & 1 == 1:
            continue
        found.append(foe)
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
    hands = fighter.natural[0]
    found = [
        foe
        for foe in charge_targets(fight, fighter, hands, "trample")
        if trample_price(fight, fighter, len(charge_path(fight, fighter, foe, 1))).affordable(
            fighter
        )  # TAL-RUL-114: nothing on credit
    ]
    for foe in melee_targets(fight, fighter, 1):
        if foe.mounted() or foe.block.large or foe.out() or foe.holds_on != NOBODY:
            continue
        if foe.grapple == NOBODY and foe not in found:
            found.append(foe)
    return found


def feint_targets(fight: Battle, fighter: Combatant, thing: Thing) -> list[Combatant]:
    """Humanoids within reach (TAL-RUL-33)."""
    return [
        foe
        for foe in melee_targets(fight, fighter, melee_form(thing).reach)
        if foe.block.humanoid and not foe.helpless()
    ]


def charge_targets(
    fight: Battle, fighter: Combatant, thing: Thing, special: str
) -> list[Combatant]:
    """Enemies at the end of a way that leads straight nearer."""
    reach = charge_reach(thing, special)
    found: list[Combatant] = []
    for foe in fight.foes_of(fighter):
        if not special_fits(fight, fighter, foe, special):
            continue
        if special == "trample" and foe.mounted():
            continue  # a charge may seize riders (TAL-RUL-104)
        if (foe.hidden_from >> fighter.side) & 1 == 1 or foe.holds_on != NOBODY:
            continue
        if special == "trample" and (foe.block.large or foe.out()):
            continue
        way = charge_path(fight, fighter, foe, reach)
        if len(way) > 0 and (special != "trample" or len(way) < speed(fight, fighter)):
            found.append(foe)
    return found


def grab_targets(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """TAL-RUL-39: within 1 m, with a hand that can grip (TAL-RUL-101, TAL-RUL-103)."""
    if fighter.gripping_hands() == 0 and fighter.block.humanoid:
        return []
    return [
        foe
        for foe in melee_targets(fight, fighter, 1)
        if foe.grapple == NOBODY or foe.grapple != fighter.grapple
    ]


def grapple_foes(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """The other side of the grapple, the own one or the mount's (TAL-RUL-108): who is in body
    contact (TAL-GRP-01), for nobody wrestles with somebody metres away (TAL-RUL-111)."""
    who = wrestler(fight, fighter)
    grapple = fight.grapple_of(who)
    if grapple is None:
        return []
    foes = [fight.fighters[index] for index in grapple.foes(who.index)]
    return [foe for foe in foes if touches(fight, who, foe)]


def may_kill(fight: Battle, fighter: Combatant, target: Combatant, price: Price) -> bool:
    """TAL-ATK-21: helpless towards the attacker, and paid for."""
    return price.affordable(fighter) and helpless_towards(fight, target, fighter)
