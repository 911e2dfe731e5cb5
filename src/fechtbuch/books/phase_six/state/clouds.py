"""What smoulders on the map."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.state import ROW, Value

SMOKE: Final = "smoke"
FIRE: Final = "fire"
TEAR_GAS: Final = "tear-gas"
TOXIC_GAS: Final = "toxic-gas"


class Cloud(Value):
    """Smoke, gas or fire on the map (PSX-THR-07)."""

    SAVED: Final = ROW

    def __init__(self, kind: str, at: i64, across: i64, left: i64, there: bool) -> None:
        self.kind = kind
        self.at = at
        self.across = across
        """Diameter: fields whose doubled distance is at most this are covered."""
        self.left = left
        """Rounds that it lasts, the running one included once it is there."""
        self.there = there
