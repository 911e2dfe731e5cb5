"""The book itself."""

from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.engine.fields import field
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.random_player import RandomPlayer
from tests.kit.snow.kinds.words import BELT, HAND, POCKET, Child, Kind
from tests.kit.snow.play.fight import SnowFight
from tests.kit.snow.sheets.sheet import Scene, Sheet
from tests.kit.snow.state.fighter import Thrower
from tests.kit.snow.state.things import Thing
from tests.kit.snow.state.written import SETTABLE

PLACE_OF = {"ball": HAND, "shovel": POCKET, "rope": BELT, "bell": BELT}


class Snow(Book):
    """Snowballs."""

    key = "snow"
    title = "Snow"
    package = "tests.kit.snow"
    fighter_model = Sheet
    scene_model = Scene
    policy = RandomPlayer
    settable = SETTABLE

    def build(self, scenario: Any) -> SnowFight:
        """Two gangs on the square, everybody with a ball in hand, a shovel, a rope and a bell."""
        kinds = [Kind("ball", 1), Kind("shovel", 4), Kind("rope", 2), Kind("bell", 1)]
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
                    thing.place = PLACE_OF[kind.key]
                    fight.add(thing)
                    if thing.place == POCKET:
                        fighter.pockets = [*fighter.pockets, thing]
        return fight

    def full_health(self, fighter: Fighter) -> int:
        """Hits are counted down from none."""
        return 0

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Nothing: everybody is dry again."""
        return {}


DOCUMENT: dict[str, Any] = {
    "book": "snow",
    "title": "In the schoolyard",
    "sides": [
        {"name": "Red", "fighters": [{"name": "Anna"}, {"name": "Bert", "aim": 4}]},
        {"name": "Blue", "fighters": [{"name": "Carl"}, {"name": "Dora"}]},
    ],
}
