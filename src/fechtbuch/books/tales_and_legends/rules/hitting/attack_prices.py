"""What attacks and parries cost, with their special attacks (the table of section 4)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.combinations import BARE_HANDED
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.basics.prices import EXTRA, FULL, STANDARD, Price
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import heavy_penalty
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def attack_price(fight: Battle, who: Combatant, thing: Thing, ranged: bool) -> Price:
    """A: what one attack with a thing costs (TAL-ACT-01, TAL-ACT-12)."""
    heavy = heaviness(fight, who, thing, ranged)
    return Price(1, 1) if heavy >= 10 else STANDARD


def heaviness(fight: Battle, who: Combatant, thing: Thing, ranged: bool) -> i64:
    """How much too heavy a thing is to strike with."""
    if thing.index < 0:
        return 0
    blow: Blow = shot_blow(fight, thing) if ranged else melee_blow(who, thing)
    if blow.weapon.cavalry:
        blow.couched = True
    return heavy_penalty(fight, who, blow, False)


def strike_price(
    fight: Battle, who: Combatant, thing: Thing, special: str, kill: bool, ranged: bool
) -> Price:
    """What an attack costs with its special attack (the table of section 4)."""
    weapon = thing.weapon
    bare = weapon is None or (
        (special in BARE_HANDED and weapon.recoil == 0)
        or (special == "trip" and weapon.tripping == 0)
    )
    if bare:
        price = STANDARD
    else:
        price = attack_price(fight, who, thing, ranged)
    if special == "multiple":
        if heaviness(fight, who, thing, ranged) > 0:
            price = FULL  # TAL-ATK-03, heavy as TAL-RUL-17 has it
        else:
            price = Price(2 * price.standard, 2 * price.extra)
    if kill:
        if price.full:
            return Price(9, 0)
        price = Price(price.standard + 1, price.extra)
    return price


def pair_price(fight: Battle, who: Combatant, one: Thing, other: Thing, kill: bool) -> Price:
    """TAL-ATK-01: a two-weapon attack costs as the slower of the two."""
    first = strike_price(fight, who, one, "two-weapon", kill, False)
    second = strike_price(fight, who, other, "two-weapon", kill, False)
    return second if second.extra > first.extra else first


def charge_price(fight: Battle, who: Combatant, thing: Thing, special: str, kill: bool) -> Price:
    """TAL-ATK-16: X and the attack; none in the saddle (TAL-MNT-11).

    With a trample (TAL-ATK-19) A and X in the saddle, on foot the price of the movement, A and X
    (TAL-RUL-114).
    """
    price = strike_price(
        fight, who, thing, "grab" if special == "trample" else special, kill, False
    )
    extra = price.extra + (0 if who.mount != NOBODY else 1)
    standard = price.standard
    if special == "trample":
        extra = price.extra + 1
        if who.mount == NOBODY:
            standard += 1  # the movement, up to Speed; the X of the charge is in it
    return Price(standard, extra)


def parry_price(fight: Battle, who: Combatant, thing: Thing) -> Price:
    """TAL-MAN-01, TAL-ITM-15: as an attack, X with the Parry feature."""
    if thing.weapon is not None and thing.weapon.parries:
        return EXTRA
    return attack_price(fight, who, thing, False)
