"""A snowball fight in which every kind of thing is met."""

from types import ModuleType
from typing import Any

from fechtbuch.engine.fight import Modifier
from fechtbuch.scenario import load
from tests.kit.snow import book as snow
from tests.toy_book import installed


def yard(book: ModuleType = snow) -> Any:
    """The fight at its very beginning."""
    with installed(book.Snow()):
        scenario = load(book.DOCUMENT)
        return scenario.build()


def busy(things: ModuleType, book: ModuleType = snow) -> Any:
    """The fight in the middle of it: walls, plans, feuds, and somebody on a sledge."""
    fight = yard(book)
    fight.order = [2, 0, 1, 3]
    fight.round = 3
    fight.paths = [[1, 2], [3]]
    fight.modifiers = [Modifier(0, 2, "throw")]
    wall = things.Wall(5, things.Mark(1, True))
    wall.marks = [things.Mark(2, False), things.Mark(3, True)]
    wall.builders = [1, 2]
    fight.walls = [wall, things.Wall(6, things.Mark(0, False))]
    fight.spread_shadow()
    fight.prize = fight.things[3]
    anna, bert, carl, dora = fight.fighters
    anna.sledge, anna.shovel = fight.things[1], fight.things[5]
    anna.pockets = [fight.things[5], fight.things[1]]
    plan = things.Plan("run", [things.Step("go", 1), things.Step("stop", 2)], things.Step("cry", 3))
    bert.plan, bert.plans = plan, [plan, things.Plan("hide", [], None)]
    carl.feud = things.Feud(1, [[1], [2, 3]])
    carl.feud.plan, carl.feud.words = plan, ["ha"]
    carl.feuds = [things.Feud(0, []), things.Feud(3, [])]
    dora.temper, dora.dodged, dora.crying = 0, [1], True
    return fight
