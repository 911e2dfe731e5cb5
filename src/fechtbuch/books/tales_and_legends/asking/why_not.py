"""Why something is not offered on a turn, with the rule that says so (TAL-SEQ-10, TAL-SEQ-20)."""

from typing import Final

from fechtbuch.books.tales_and_legends.asking.open_verbs import (
    GRAPPLED,
    HOLDING_ON,
    LOSING_HOLD,
    OWING_A_BLOW,
    PINNED,
    PRESSED,
    situation,
)
from fechtbuch.books.tales_and_legends.kinds.verbs import CLINGING, GRAPPLING, TURN
from fechtbuch.books.tales_and_legends.rules.basics.combinations import (
    MANOEUVRES,
    manoeuvre_excluded,
)
from fechtbuch.books.tales_and_legends.rules.basics.prices import MOVES, PRICES, move_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.choices import Refusal, Slot

ON_FOOT: Final = ("step", "half", "move", "fast", "run", "charge", "trample", "jump", "climb")
"""What needs legs, the own ones or the mount's."""

WRESTLING: Final = frozenset([verb.name for verb in GRAPPLING])
HOLDING: Final = frozenset([verb.name for verb in CLINGING])

NOBODY_NEAR: Final = {
    "attack": "TAL-ITM-20",
    "charge": "TAL-RUL-51",
    "trample": "TAL-ATK-20",
    "grapple": "TAL-RUL-39",
    "feint": "TAL-RUL-33",
    "shoot": "TAL-ACT-08",
    "throw": "TAL-ACT-10",
    "hold": "TAL-HLD-01",
    "haul": "TAL-STA-13",
    "wake": "TAL-STA-08",
    "mount": "TAL-RUL-109",
    "raise": "TAL-RUL-109",
    "pull-out": "TAL-ITM-22",
}
"""Verbs for which somebody has to be near, and the rule that says how near."""

NOTHING_FOR_IT: Final = {
    "parry": "TAL-MAN-01",
    "cover": "TAL-MAN-07",
    "prepare": "TAL-RUL-64",
    "draw": "TAL-ACT-02",
    "stow": "TAL-ACT-02",
    "load": "TAL-ACT-09",
    "take-missile": "TAL-ACT-03",
    "pick-up": "TAL-RUL-84",
    "draw-close": "TAL-GRP-14",
    "drink": "TAL-ACT-06",
    "cast": "TAL-ACT-07",
}
"""Verbs that need a thing, or a spell, which is not there."""


def verb_refusal(fight: Battle, fighter: Combatant, slot: Slot, verb: str) -> Refusal:
    """Why a verb is not open now."""
    reason, rule = hindrance(fight, fighter, verb)
    return Refusal(reason, slot.name, verb, [rule], slot.values())


def hindrance(fight: Battle, fighter: Combatant, verb: str) -> tuple[str, str]:
    """What stands in the way: the situation first, then the price, then what it is done to."""
    placed = situation(fight, fighter)
    if verb not in placed:
        return _misplaced(placed, verb)
    if not _affordable(fighter, verb):
        return "no-action-left", "TAL-SEQ-10"
    if verb in MANOEUVRES and manoeuvre_excluded(fighter, verb):
        return "excluded", "TAL-SEQ-19"
    if verb in ON_FOOT:
        return _footing(fight, fighter, verb)
    if fighter.mounted() and verb == "dodge":
        return "in-the-saddle", "TAL-MNT-09"
    if verb in NOBODY_NEAR:
        return "nobody-near", NOBODY_NEAR[verb]
    if verb in NOTHING_FOR_IT:
        return "nothing-for-it", NOTHING_FOR_IT[verb]
    return "not-now", TURN.by_name[verb].rules[0]


def _misplaced(placed: list[str], verb: str) -> tuple[str, str]:
    """The situation knows no such verb."""
    if placed is PINNED:
        return "is-pinned", "TAL-STA-06"
    if placed is PRESSED:
        return "is-pressed", "TAL-RUL-120"
    if placed is GRAPPLED:
        return "in-a-grapple", "TAL-STA-05"
    if placed is LOSING_HOLD:
        return "hold-first", "TAL-HLD-03"
    if placed is HOLDING_ON:
        return "holding-on", "TAL-HLD-01"
    if placed is OWING_A_BLOW:
        return "owes-a-blow", "TAL-RUL-04"
    if verb in HOLDING:
        return "not-holding-on", "TAL-HLD-02"
    if verb in WRESTLING:
        return "not-in-a-grapple", "TAL-GRP-03"
    return "not-now", TURN.by_name[verb].rules[0]


def _affordable(fighter: Combatant, verb: str) -> bool:
    price = PRICES.get(verb)
    if price is not None:
        return price.affordable(fighter)
    if verb in MOVES:
        return move_price(fighter, verb).affordable(fighter)
    if verb in ("attack", "shoot", "throw", "prepare", "charge", "mount"):
        return fighter.standard >= 1
    if verb in ("trample", "aim"):
        return fighter.affords(1, 1)
    if verb in ("parry", "draw", "stow", "dismount"):
        return fighter.affords(0, 1)
    return True


def _footing(fight: Battle, fighter: Combatant, verb: str) -> tuple[str, str]:
    """Why somebody does not move so."""
    legs = fight.legs(fighter)
    if fighter.prone or legs.prone:
        return "lies", "TAL-STA-01"
    if fighter.entangled != "" or legs.entangled != "":
        return "in-cords", "TAL-STA-13"
    if legs is not fighter and legs.grapple >= 0:
        return "mount-held", "TAL-RUL-108"
    if fighter.mounted() and verb == "step":
        return "in-the-saddle", "TAL-MNT-06"
    if fighter.stepped:
        return "has-stepped", "TAL-RUL-51" if verb in ("charge", "trample") else "TAL-MOV-01"
    if fighter.moved and verb == "step":
        return "has-moved", "TAL-MOV-01"
    if verb in NOBODY_NEAR:
        return "nobody-near", NOBODY_NEAR[verb]
    return "not-now", TURN.by_name[verb].rules[0]
