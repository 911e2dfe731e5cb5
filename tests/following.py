"""What follows from a sheet, by the names and things of its numbers."""

from typing import Any

from fechtbuch.books.base import books
from fechtbuch.books.following import Derived
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.scenario import Scenario


class Sheet:
    """A sheet in a bout with its own like, and the numbers that follow from it."""

    def __init__(self, book: str, fighter: dict[str, Any]) -> None:
        self.book = books()[book]
        scenario = Scenario.from_data(self.book.bout(fighter, dict(fighter)), "sheet")
        self.fight: Fight = scenario.build()
        self.fight.telling = True
        self.fighter: Fighter = self.fight.roster[0]
        self.sheet = scenario.sides[0].recruits[0].sheet
        self.derived = self.book.derived(self.fight, self.fighter, self.sheet)

    def one(self, name: str, about: str = "") -> Derived:
        """The number of this name, and about this."""
        (found,) = (one for one in self.derived if (one.tally.name, one.about) == (name, about))
        return found

    def total(self, name: str, about: str = "") -> int:
        """What a number comes to."""
        return int(self.one(name, about).tally.total)

    def parts(self, name: str, about: str = "") -> dict[str, int]:
        """The parts of a number by their keys."""
        return {part.name: int(part.value) for part in self.one(name, about).tally.parts or []}
