"""The book itself."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from fechtbuch.books.base import Book, FighterView, OptionSpec, Rule, Setting
from fechtbuch.engine.choices import Player
from fechtbuch.engine.fields import field
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import Stream
from tests.kit.snow.kinds.words import HAND, Child, Kind
from tests.kit.snow.play.fight import SnowFight
from tests.kit.snow.sheets.sheet import Scene, Sheet
from tests.kit.snow.state.fighter import Thrower
from tests.kit.snow.state.things import Thing


class Snow(Book):
    """Snowballs."""

    key = "snow"
    title = "Snow"
    version = "1"
    package = "tests.kit.snow"
    fighter_model = Sheet
    scene_model = Scene

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """None that need an id."""
        return {}

    @cached_property
    def options(self) -> dict[str, OptionSpec]:
        """None."""
        return {}

    def build(self, scenario: Any) -> SnowFight:
        """Two gangs on the square, everybody with a ball in hand and a shovel in the pocket."""
        kinds = [Kind("ball", 1), Kind("shovel", 4)]
        sides = [Side(party.slug, party.name) for party in scenario.sides]
        fight = SnowFight(sides, scenario.grid(), kinds)
        for side, party in enumerate(scenario.sides):
            for place, recruit in enumerate(party.recruits):
                child = Child(recruit.slug, recruit.sheet.aim)
                fighter = Thrower(recruit.slug, recruit.sheet.name, side, child)
                fighter.at = field(place, 2 * side)
                fighter.reach = 2 * child.aim
                fight.enroll(fighter)
                for kind in kinds:
                    thing = Thing(f"{kind.key}-{len(fight.things)}", kind)
                    thing.holder = fighter.index
                    thing.place = HAND if kind.key == "ball" else HAND + 1
                    fight.add(thing)
                    if thing.place != HAND:
                        fighter.pockets = [*fighter.pockets, thing]
        return fight

    def policies(self) -> dict[str, Callable[[Stream], Player]]:
        """Anything that can be done."""
        return {"book": RandomPlayer, "random": RandomPlayer}

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Nothing."""
        return {}

    def seen(self, fight: Fight, fighter: Fighter, side: int) -> FighterView:
        """Everything can be seen."""
        assert isinstance(fighter, Thrower)
        condition = fight.condition(fighter)
        states = tuple(condition.states)
        return FighterView(
            fighter.slug,
            fighter.name,
            int(fighter.side),
            int(fighter.at),
            -int(fighter.hits),
            0,
            states,
            (),
            condition.out,
        )

    def settings(self) -> dict[str, Setting]:
        """None but what the state declares."""
        return {}

    def states(self) -> tuple[str, ...]:
        """None but what the state declares."""
        return ()


DOCUMENT: dict[str, Any] = {
    "book": "snow",
    "title": "In the schoolyard",
    "sides": [
        {"name": "Red", "fighters": [{"name": "Anna"}, {"name": "Bert", "aim": 4}]},
        {"name": "Blue", "fighters": [{"name": "Carl"}, {"name": "Dora"}]},
    ],
}
