"""What may be combined with what, and what it costs: the tables of section 4 in one place."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, Thing
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import heavy_penalty
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant

MANOEUVRES: Final = [
    "parry", "dodge", "cover", "cautious", "aggressive", "defensive", "prepare",
]  # fmt: skip
"""TAL-SEQ-16: they act throughout the round."""

FORBIDDEN: Final = [
    ("aggressive", "defensive"),
    ("aggressive", "cautious"),
]
"""TAL-SEQ-19: of such a pair only one may be used in the same turn. The third pair, cover and
parry, excludes itself for one and the same shield only: `shield_used`."""

SPECIAL_ATTACKS: Final = [
    "two-weapon",
    "multiple",
    "called",
    "mighty",
    "bypass",
    "overthrow",
    "push",
    "trip",
    "disarm",
    "entangle",
    "spike",
]
"""Special attacks of a blow; one of them at most (TAL-SEQ-20)."""

UNARMED_PRICED: Final = ["overthrow", "push", "grab"]
"""Rolled with unarmed combat, unless a Recoil weapon serves (TAL-RUL-74)."""

CHARGE_WITH: Final = ["", "overthrow", "push", "both", "grab", "trample", "spike"]
"""TAL-ATK-17 to -19: what may end a charge."""

PREPARED_WITH: Final = [
    "", "called", "mighty", "bypass", "overthrow", "push", "trip", "disarm", "grab", "entangle",
]  # fmt: skip
"""TAL-RUL-64: what may be held back; neither charge, feint, multiple nor two-weapon attack."""

FEINT_WITH: Final = [""]
"""TAL-RUL-33: the attack after a won feint carries no special attack but aim."""

KILL_WITH: Final = ["", *SPECIAL_ATTACKS, "both", "field"]
"""TAL-ATK-21: a killing blow combines with every special attack; a trample strikes no blow."""

TIRING: Final = ["multiple", "bypass", "mighty"]
"""Special attacks that cost a fatigue point when they are over (TAL-SEQ-21)."""


class Price:
    """Standard actions, extra actions, or the whole round."""

    def __init__(self, standard: i64, extra: i64, full: bool = False) -> None:
        self.standard = standard
        self.extra = extra
        self.full = full

    def affordable(self, who: Combatant) -> bool:
        """Whether somebody has so much left (TAL-SEQ-11, -12)."""
        return who.unspent() if self.full else who.affords(self.standard, self.extra)

    def pay(self, who: Combatant) -> None:
        """Take it from the budget."""
        if self.full:
            who.pay_full()
        else:
            who.pay(self.standard, self.extra)


FREE: Final = Price(0, 0)
EXTRA: Final = Price(0, 1)
STANDARD: Final = Price(1, 0)
TWO: Final = Price(2, 0)
FULL: Final = Price(0, 0, True)


def forbidden(one: str, other: str) -> bool:
    """Whether two manoeuvres exclude each other in one turn."""
    return (one, other) in FORBIDDEN or (other, one) in FORBIDDEN


def manoeuvre_excluded(who: Combatant, manoeuvre: str) -> bool:
    """Whether something declared this turn forbids a manoeuvre (TAL-SEQ-19)."""
    if who.aggressive and forbidden("aggressive", manoeuvre):
        return True
    if who.defensive and forbidden("defensive", manoeuvre):
        return True
    return who.cautious and forbidden("cautious", manoeuvre)


def shield_used(fight: Battle, who: Combatant, thing: Thing, manoeuvre: str) -> bool:
    """TAL-MAN-08: of cover and parry one shield serves only one in a turn."""
    if thing.weapon is None or not thing.weapon.shield:
        return False
    if manoeuvre == "cover":
        return thing.index in who.shields_parried
    for cover in who.covers:
        if cover.thing == thing.index:
            return True
    return False


def attack_price(fight: Battle, who: Combatant, thing: Thing, ranged: bool) -> Price:
    """A: what one attack with a thing costs (TAL-ACT-01, -12)."""
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
        (special in UNARMED_PRICED and weapon.recoil == 0)
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
    """TAL-ATK-16, -19, TAL-MNT-11: X and the attack, X more for a trample; no X in the saddle."""
    price = strike_price(
        fight, who, thing, "grab" if special == "trample" else special, kill, False
    )
    extra = price.extra + (0 if who.mount != NOBODY else 1)
    standard = price.standard
    if special == "trample":
        # A, the move (S for Speed) and one more X; the X of the charge is in the move.
        standard += 1
        extra = price.extra + 1
    return Price(standard, extra)


def parry_price(fight: Battle, who: Combatant, thing: Thing) -> Price:
    """TAL-MAN-01, TAL-ITM-15: as an attack, X with the Parry feature."""
    if thing.weapon is not None and thing.weapon.parries:
        return EXTRA
    return attack_price(fight, who, thing, False)


def draw_price(thing: Thing) -> Price:
    """TAL-ACT-02, -03, TAL-ITM-14: X for a light melee weapon, and for things of belt or pouch."""
    weapon = thing.weapon
    if weapon is None or thing.missile:
        return EXTRA
    return EXTRA if weapon.light and not weapon.shoots() else STANDARD
