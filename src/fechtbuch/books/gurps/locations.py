"""Aiming at body parts: what each of them costs the attacker (GUR-HIT-02, -03)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.battle import Battle
from fechtbuch.books.gurps.blow import (
    GRAPPLE,
    LOCK,
    Blow,
)
from fechtbuch.books.gurps.rolls import (
    even,
)
from fechtbuch.books.gurps.states import (
    helpless,
)
from fechtbuch.books.gurps.terms import (
    EYE,
    FACE,
    GROIN,
    LEFT_ARM,
    LEFT_FOOT,
    LEFT_HAND,
    LEFT_LEG,
    LOCATIONS,
    NECK,
    RANDOM,
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    RIGHT_LEG,
    SKULL,
    TORSO,
    VITALS,
)

PENALTIES: Final = [-9, -7, -5, -5, 0, -3, -3, -2, -2, -4, -4, -2, -2, -4, -4, 0]
"""To-hit penalties by location (GUR-HIT-02)."""


def location_penalty(fight: Battle, blow: Blow) -> i64:
    """GUR-HIT-02, -03, GUR-WRE-03, GUR-STA-07."""
    target = blow.target
    location = blow.location
    if blow.random or location == RANDOM:
        return 0
    if blow.chink:
        return -8 if location == TORSO else -10
    penalty: i64 = PENALTIES[location]
    if RIGHT_ARM <= location <= LEFT_HAND:
        shield = target.shield()
        if shield is not None:
            right = location in (RIGHT_ARM, RIGHT_HAND)
            if (shield.grip & 1 != 0) == right:
                penalty *= 2
    if GRAPPLE <= blow.kind <= LOCK or helpless(fight, target):
        penalty = -(-penalty // 2)
    return penalty


_BY_ROLL: Final = [
    SKULL,
    SKULL,
    FACE,
    RIGHT_LEG,
    RIGHT_LEG,
    RIGHT_ARM,
    TORSO,
    TORSO,
    GROIN,
    LEFT_ARM,
    LEFT_LEG,
    LEFT_LEG,
    RIGHT_HAND,
    RIGHT_FOOT,
    NECK,
    NECK,
]


_PLACE_CUTS: Final = [4, 5, 7, 8, 10, 11, 12, 14, 15, 16, 18]


NEAR: Final = [EYE, SKULL, FACE, NECK, GROIN, VITALS]
"""Locations where a miss by 1 hits the torso (GUR-HIT-04)."""


def random_location(fight: Battle, blow: Blow) -> i64:
    """GUR-HIT-01, -02: 3d6, and one more die for hands and feet."""
    roll = fight.roll(blow.attacker, 3, 6, "location", None, _PLACE_CUTS)
    location: i64 = _BY_ROLL[roll - 3]
    if location == RIGHT_HAND and not even(fight, blow.attacker, "side"):
        location = LEFT_HAND
    elif location == RIGHT_FOOT and not even(fight, blow.attacker, "side"):
        location = LEFT_FOOT
    fight.note("location", "GUR-HIT-02", blow.target, word=LOCATIONS[location])
    return location
