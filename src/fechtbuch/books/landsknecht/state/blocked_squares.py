"""Who stands in whose way, kept from one look to the next: only those who moved are charted anew.

No part of a fight's state: a copy begins with an empty chart and draws it when it is needed.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.fields import COLUMN

if TYPE_CHECKING:
    from fechtbuch.books.landsknecht.state.battle import Battle

ABSENT: Final[i64] = 0
FALLEN: Final[i64] = 1
UPRIGHT: Final[i64] = 2
YIELDED: Final[i64] = 3
"""What a body is to those who walk: nothing, slow ground, a standing fighter, a prisoner."""

KINDS: Final[i64] = 4


class Crowd:
    """For each side the squares that it cannot enter, and those that it cannot stop in."""

    def __init__(self, sides: int) -> None:
        self.blocked: list[set[i64]] = [set() for _ in range(sides)]
        self.occupied: list[set[i64]] = [set() for _ in range(sides)]
        self.slow: set[i64] = set()

    def look(self, fight: "Battle") -> None:
        """Chart everybody who has moved, fallen, risen, left or given up since the last look."""
        for fighter in fight.fighters:
            now = fighter.at * KINDS + _kind(fighter)
            if now != fighter.charted:
                before = fighter.charted
                fighter.charted = now
                self._wipe(fight, fighter, before)
                self._draw(fight, fighter, now)

    def _draw(self, fight: "Battle", fighter: Combatant, entry: i64) -> None:
        kind = entry % KINDS
        if kind == ABSENT:
            return
        for square in _squares(fighter, entry // KINDS):
            if kind == FALLEN:
                self.slow.add(square)
                continue
            side = 0
            for blocked in self.blocked:
                if kind == UPRIGHT and fight.enemies(side, fighter.side):
                    blocked.add(square)
                else:
                    self.occupied[side].add(square)
                side += 1

    def _wipe(self, fight: "Battle", fighter: Combatant, entry: i64) -> None:
        """Take somebody off the chart, and draw again whoever shares a square with him."""
        if entry % KINDS == ABSENT:
            return
        for square in _squares(fighter, entry // KINDS):
            self.slow.discard(square)
            for blocked in self.blocked:
                blocked.discard(square)
            for occupied in self.occupied:
                occupied.discard(square)
            for other in fight.fighters:
                if other is not fighter and _covers(other, square):
                    self._draw(fight, other, other.charted)


def _kind(fighter: Combatant) -> i64:
    """LSK-MOV-08: friends may be passed, standing enemies not; the fallen are slow ground."""
    if fighter.gone:
        return ABSENT
    if fighter.down:
        return FALLEN
    if fighter.surrendered:
        return YIELDED
    return ABSENT if fighter.off_map else UPRIGHT


def _covers(fighter: Combatant, square: i64) -> bool:
    """Whether somebody is charted on a square."""
    at = fighter.charted // KINDS
    return at == square or (fighter.block.large and square in _squares(fighter, at))


def _squares(fighter: Combatant, at: i64) -> list[i64]:
    if not fighter.block.large:
        return [at]
    squares: list[i64] = []
    for column in range(fighter.block.width):
        for row in range(fighter.block.height):
            squares.append(at + column * COLUMN + row)
    return squares
