"""Hexes under fire."""

from mypy_extensions import i64

from fechtbuch.engine.state import Piece


class Zone(Piece):
    """Hexes under fire until the firer's next turn (GUR-RNG-11)."""

    def __init__(self, firer: i64, thing: i64, hexes: list[int], shots: i64) -> None:
        self.firer = firer
        self.thing = thing
        self.hexes = hexes
        self.shots = shots
        self.hits: i64 = 0
        self.victims: list[int] = []
