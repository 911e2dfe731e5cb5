"""The fight as data."""

from typing import Annotated

from mypy_extensions import i64, mypyc_attr

from alehouse.state.fighter import Brawler
from alehouse.state.written import (
    copy_battle,
    key_battle,
    read_battle,
    write_battle,
)
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.passing import Passing
from fechtbuch.engine.state import Fixed, Roster


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """The fight, without its rules."""

    def __init__(self, sides: list[Side], grid: Grid, rounds: i64) -> None:
        super().__init__(sides, grid, Dice())
        self.rounds: Annotated[i64, Fixed] = rounds
        """After so many rounds nobody has won; 0 if there is no limit."""
        self.fighters: Annotated[list[Brawler], Roster] = []
        self.order: list[int] = []
        """Who acts when, by index."""
        self.place: i64 = 0
        """Whose turn it is, in that order."""

    def test_dice(self) -> tuple[i64, i64]:
        """Everything is tested with 2d6."""
        return (2, 6)

    def passing(self, purpose: str) -> Passing:
        """Dice and number together must reach something."""
        return Passing.ADDED

    def enroll(self, fighter: Brawler) -> None:
        """Add somebody; whoever comes later acts last."""
        self.enlist(fighter)
        self.fighters.append(fighter)
        if self.order:
            self.order = [*self.order, int(fighter.index)]

    def foes(self, fighter: Brawler) -> list[Brawler]:
        """Whom somebody fights."""
        found: list[Brawler] = []
        for other in self.fighters:
            if self.enemies(fighter.side, other.side) and not other.out():
                found.append(other)
        return found

    def taken(self, fighter: Brawler) -> set[i64]:
        """The fields on which others stand."""
        return {other.at for other in self.fighters if other is not fighter and not other.out()}

    def fresh(self) -> "Battle":
        """An empty fight of the same class."""
        return Battle(self.sides, self.grid, self.rounds)

    def copy(self) -> "Battle":
        """An independent fight in the same state."""
        twin = self.fresh()
        copy_battle(self, twin)
        return twin

    def key(self) -> tuple[object, ...]:
        """Everything that can still matter."""
        return key_battle(self)

    def to_data(self) -> dict[str, object]:
        """The whole state as JSON-ready data."""
        return write_battle(self, self.base_data())

    def restore(self, data: dict[str, object]) -> None:
        """Take over such data."""
        read_battle(self, data)
