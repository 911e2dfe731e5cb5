"""What somebody has planned: attacks that wait, covers, declared steps."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.state import ROW, Value

NO_THING: Final = -1000
"""Stands where an index of a thing would."""


class Prepared(Value):
    """A prepared attack that waits for somebody to come into reach (TAL-MAN-12)."""

    SAVED: Final = ROW

    def __init__(self, thing: i64, special: str, part: str, against: i64) -> None:
        self.thing = thing
        """Index of the thing, below 0 a natural weapon."""
        self.special = special
        self.part = part
        self.against = against


class Cover(Value):
    """A shield held against one opponent, or against missiles from one direction (TAL-MAN-07)."""

    SAVED: Final = ROW

    def __init__(self, thing: i64, against: i64, direction: i64) -> None:
        self.thing = thing
        self.against = against
        self.direction = direction


class Declared(Value):
    """One step of a duellist's declaration: kind, weapon, special attack (TAL-RUL-24)."""

    SAVED: Final = ROW

    def __init__(self, verb: str, thing: i64, second: i64, special: str) -> None:
        self.verb = verb
        self.thing = thing
        """Index of the thing, `NO_THING` where none was named."""
        self.second = second
        self.special = special
