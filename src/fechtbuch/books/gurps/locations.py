"""Aiming at body parts: what each of them costs the attacker (GUR-HIT-02, -03)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.battle import Battle
from fechtbuch.books.gurps.blow import GRAPPLE, LOCK, Blow
from fechtbuch.books.gurps.fighter import (
    LEFT_HAND,
    RANDOM,
    RIGHT_ARM,
    RIGHT_HAND,
    TORSO,
)
from fechtbuch.books.gurps.states import helpless

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
