"""A snowball fight as data."""

from typing import Annotated

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.state import (
    Fixed,
    Follows,
    Linked,
    Outside,
    Own,
    Roster,
    Since,
    Step,
    Uncounted,
)
from tests.kit.snow.kinds.words import BELT, HAND, NOBODY, Kind
from tests.kit.snow.state.fighter import Thrower
from tests.kit.snow.state.things import Sighting, Thing, Wall
from tests.kit.snow.state.written import (
    copy_battle,
    key_battle,
    read_battle,
    read_orders_battle,
    write_battle,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """The fight, without its rules."""

    def __init__(self, sides: list[Side], grid: Grid, kinds: list[Kind]) -> None:
        super().__init__(sides, grid, Dice())
        self.kinds: Annotated[list[Kind], Fixed] = kinds
        self.fighters: Annotated[list[Thrower], Roster] = []
        self.things: Annotated[list[Thing], Own] = []
        self.place: i64 = 0
        self.order: list[int] = []
        self.paths: list[list[i64]] = []
        self.walls: list[Wall] = []
        self.prize: Annotated[Thing | None, Linked("things")] = None
        self.thrown: Annotated[i64, Uncounted] = 0
        self.falling: Annotated[list[int], Step] = []
        self.shadow: Annotated[set[i64] | None, Follows] = None
        self.sighting: Annotated[Sighting, Outside] = Sighting()
        self.weather: Annotated[str, Since("2")] = "clear"

    def enroll(self, fighter: Thrower) -> None:
        """Add somebody."""
        self.enlist(fighter)
        self.fighters.append(fighter)

    def add(self, thing: Thing) -> None:
        """Add a thing."""
        thing.index = len(self.things)
        self.things.append(thing)
        self.give(thing)

    def give(self, thing: Thing) -> None:
        """Put a thing where its holder has it."""
        if thing.holder != NOBODY:
            holder = self.fighters[thing.holder]
            if thing.place == HAND:
                holder.hands = [*holder.hands, thing]
            elif thing.place == BELT:
                holder.belt = [*holder.belt, thing]

    def fresh(self) -> "Battle":
        """An empty fight of the same class."""
        return Battle(self.sides, self.grid, self.kinds)

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
        """Take over such data; hands and belts follow from the things."""
        read_battle(self, data)
        for fighter in self.fighters:
            fighter.hands = []
            fighter.belt = []
        for thing in self.things:
            self.give(thing)
        read_orders_battle(self, data)
        self.spread_shadow()

    def spread_shadow(self) -> None:
        """The fields behind walls."""
        self.shadow = {wall.at for wall in self.walls} if self.walls else None
