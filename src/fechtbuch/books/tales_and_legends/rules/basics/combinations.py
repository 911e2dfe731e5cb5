"""What may be combined with what: manoeuvres in a turn, special attacks in one attack (section 4).

Laid beside the tables of the book: first the pairs of manoeuvres that exclude each other, then
one row for each special attack.
"""

from typing import Final

from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing

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


class Special:
    """A special attack, what it goes with and what it takes (TAL-SEQ-20)."""

    def __init__(
        self,
        name: str,
        blow: bool,
        charge: bool,
        prepared: bool,
        feint: bool,
        kill: bool,
        bare: bool,
        tires: bool,
    ) -> None:
        self.name = name
        self.blow = blow
        """A blow may carry it; one such at most."""
        self.charge = charge
        """It may end a charge (TAL-ATK-17, TAL-ATK-18, TAL-ATK-19)."""
        self.prepared = prepared
        """It may be held back (TAL-RUL-64)."""
        self.feint = feint
        """It may follow a won feint (TAL-RUL-33)."""
        self.kill = kill
        """It may be a killing blow; a trample strikes none (TAL-ATK-21)."""
        self.bare = bare
        """It is rolled with unarmed combat, unless a Recoil weapon serves (TAL-RUL-74)."""
        self.tires = tires
        """It costs a fatigue point when it is over (TAL-SEQ-21)."""


X: Final = True
o: Final = False

SPECIALS: Final = [
    #                       blow  charge  prepared  feint  kill  bare  tires
    Special("",             X,    X,      X,        X,     X,    o,    o),
    Special("two-weapon",   X,    o,      o,        o,     X,    o,    o),
    Special("multiple",     X,    o,      o,        o,     X,    o,    X),
    Special("called",       X,    o,      X,        o,     X,    o,    o),
    Special("mighty",       X,    o,      X,        o,     X,    o,    X),
    Special("bypass",       X,    o,      X,        o,     X,    o,    X),
    Special("overthrow",    X,    X,      X,        o,     X,    X,    o),
    Special("push",         X,    X,      X,        o,     X,    X,    o),
    Special("both",         o,    X,      o,        o,     X,    o,    o),
    Special("trip",         X,    o,      X,        o,     X,    o,    o),
    Special("disarm",       X,    o,      X,        o,     X,    o,    o),
    Special("grab",         o,    X,      X,        o,     o,    X,    o),
    Special("trample",      o,    X,      o,        o,     o,    o,    o),
    Special("entangle",     X,    o,      X,        o,     X,    o,    o),
    Special("spike",        X,    X,      o,        o,     X,    o,    o),
    Special("item",         X,    o,      o,        o,     o,    o,    o),
    Special("field",        o,    o,      o,        o,     X,    o,    o),
    Special("area",         o,    o,      o,        o,     o,    o,    o),
    Special("ricochet",     o,    o,      o,        o,     o,    o,    o),
    Special("thrown",       o,    o,      X,        o,     o,    o,    o),
]  # fmt: skip
"""Overthrow and push together are `both`; the last four are shots. Aim goes with all of them.

A missile in hand may be held back, to be thrown (TAL-RUL-113)."""

BLOW_WITH: Final = [special.name for special in SPECIALS if special.blow]
CHARGE_WITH: Final = [special.name for special in SPECIALS if special.charge]
PREPARED_WITH: Final = [special.name for special in SPECIALS if special.prepared]
FEINT_WITH: Final = [special.name for special in SPECIALS if special.feint]
KILL_WITH: Final = [special.name for special in SPECIALS if special.kill]
BARE_HANDED: Final = [special.name for special in SPECIALS if special.bare]
TIRING: Final = [special.name for special in SPECIALS if special.tires]


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


def shield_used(who: Combatant, thing: Thing, manoeuvre: str) -> bool:
    """TAL-MAN-08: of cover and parry one shield serves only one in a turn."""
    if thing.weapon is None or not thing.weapon.shield:
        return False
    if manoeuvre == "cover":
        return thing.index in who.shields_parried
    for cover in who.covers:
        if cover.thing == thing.index:
            return True
    return False
