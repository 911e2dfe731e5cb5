"""Words and numbers that the whole book knows."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1

GROUND: Final = 0
HAND: Final = 1
POCKET: Final = 2
BELT: Final = 3
PLACES: Final = ["ground", "hand", "pocket", "belt"]

UPRIGHT: Final = 0
CROUCHING: Final = 1
POSTURES: Final = ["upright", "crouching"]

CALM: Final = 2
TEMPERS: Final = ["furious", "cross", "calm"]

LOB: Final = 0
FLING: Final = 1
STYLES: Final = ["lob", "fling"]

SOAKED: Final = 3
"""Hits that are enough for anybody."""


class Kind:
    """What a thing is. Shared by all fights."""

    def __init__(self, key: str, weight: i64) -> None:
        self.key = key
        self.weight = weight


class Child:
    """What somebody was born with. Shared by all fights."""

    def __init__(self, key: str, aim: i64) -> None:
        self.key = key
        self.aim = aim
