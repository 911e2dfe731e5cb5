"""Aiming at body parts: what each of them costs the attacker (GUR-HIT-02, GUR-HIT-03)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.tables import PENALTIES, PLACE_BY_SUM, PLACE_CUTS
from fechtbuch.books.gurps.kinds.terms import (
    EYE,
    FACE,
    GROIN,
    LEFT_FOOT,
    LEFT_HAND,
    LOCATIONS,
    NECK,
    RANDOM,
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    SKULL,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.basics.rolls import (
    even,
)
from fechtbuch.books.gurps.rules.basics.states import (
    helpless,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import (
    GRAPPLE,
    LOCK,
    Blow,
)


def location_penalty(fight: Battle, blow: Blow) -> i64:
    """GUR-HIT-02, GUR-HIT-03: halved for a grip, and halved for the helpless."""
    target = blow.target
    location = blow.location
    if blow.random or location == RANDOM:
        return 0
    if blow.chink:
        return -8 if location == TORSO else -10
    penalty: i64 = PENALTIES[location]
    if RIGHT_ARM <= location <= LEFT_HAND:
        held = target.in_hand(1 if location in (RIGHT_ARM, RIGHT_HAND) else 2)
        if held is not None and held.kind.shield:
            penalty *= 2
    if GRAPPLE <= blow.kind <= LOCK:
        penalty = _halved(penalty)  # GUR-WRE-03
    if helpless(fight, target):
        penalty = _halved(penalty)  # GUR-STA-07
    return penalty


def _halved(penalty: i64) -> i64:
    """GUR-DIC-08: the fraction dropped in the fighter's favour (GUR-RUL-09)."""
    return -(-penalty // 2)


NEAR: Final = 1 << EYE | 1 << SKULL | 1 << FACE | 1 << NECK | 1 << GROIN | 1 << VITALS
"""Bits of the locations where a miss by 1 hits the torso (GUR-HIT-04)."""


def random_location(fight: Battle, blow: Blow) -> i64:
    """GUR-HIT-01, GUR-HIT-02: 3d6, and one more die for hands and feet.

    GUR-RUL-74: what is no longer there is rolled again.
    """
    severed = blow.target.severed()
    if severed == 0:
        location = _rolled_place(fight, blow)
    else:
        mark = fight.together()
        location = _rolled_place(fight, blow)
        fight.settled(mark, "location", [int(location)], void=(severed >> location) & 1 == 1)
        while (severed >> location) & 1 == 1:
            location = _rolled_place(fight, blow)
    fight.note("location", "GUR-HIT-02", blow.target, word=LOCATIONS[location])
    return location


def _rolled_place(fight: Battle, blow: Blow) -> i64:
    roll = fight.roll(blow.attacker, 3, 6, "location", None, PLACE_CUTS)
    location: i64 = PLACE_BY_SUM[roll - 3]
    if location == RIGHT_HAND and not even(fight, blow.attacker, "side"):
        return LEFT_HAND
    if location == RIGHT_FOOT and not even(fight, blow.attacker, "side"):
        return LEFT_FOOT
    return location
