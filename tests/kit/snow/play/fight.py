"""How a snowball fight goes on: turn by turn, until one gang is soaked."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.asking import Menu, Verb, listed, optional
from fechtbuch.engine.choices import Partial, Slot
from fechtbuch.engine.fight import DRAW
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.settable import Settable
from tests.kit.snow.kinds.words import FLING, STYLES
from tests.kit.snow.state.battle import Battle
from tests.kit.snow.state.choices import Act
from tests.kit.snow.state.fighter import Thrower
from tests.kit.snow.state.questions import Asked
from tests.kit.snow.state.things import Feud, Mark, Plan, Step, Wall
from tests.kit.snow.state.written import (
    SETTABLE,
    end_round_thrower,
    end_turn_thrower,
    shown_thrower,
)

TURN: Final = Menu(
    [Verb("wait"), Verb("throw", "target style"), Verb("build"), Verb("plan"), Verb("quarrel")],
    own_turn=True,
)

LAST_ROUND: Final = 12


class TurnQuestion(Asked):
    """What somebody does in his turn."""

    def __init__(self, battle: Battle, fighter: Thrower) -> None:
        super().__init__("turn", battle, fighter, TURN)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Everybody who can be hit, and how."""
        if slot == "target":
            return listed(
                "target", "fighter", [foe.slug for foe in foes(self.battle, self.fighter)]
            )
        return optional(listed("style", "word", STYLES[1:]))


@mypyc_attr(allow_interpreted_subclasses=True)
class SnowFight(Battle):
    """The book's fight."""

    def fresh(self) -> "SnowFight":
        """An empty fight of this class."""
        return SnowFight(self.sides, self.grid, self.kinds)

    def settable(self) -> Settable:
        """What the book's state declares."""
        return SETTABLE

    def condition(self, fighter: Fighter) -> Condition:
        """How somebody is."""
        assert isinstance(fighter, Thrower)
        return Condition(-fighter.hits, fighter.out(), shown_thrower(fighter))

    def step(self) -> None:
        """One turn."""
        if not self.order:
            self.order = self.roll_order(len(self.fighters), 20, "order")
            return
        fighter = self.fighters[self.order[self.place]]
        if not fighter.out():
            question = TurnQuestion(self, fighter)
            choice = self.ask(question)
            assert isinstance(choice, Act)
            self.carry_out(fighter, choice)
            end_turn_thrower(fighter)
        self.place += 1
        if self.place == len(self.order):
            self.place = 0
            self.round += 1
            for each in self.fighters:
                end_round_thrower(each)
        self.look_for_the_end()

    def carry_out(self, fighter: Thrower, act: Act) -> None:
        """What he chose."""
        if act.verb == "throw" and act.target is not None:
            fighter.threw = True
            fighter.strain += 1
            self.thrown += 1
            self.falling = [act.target.index]
            if self.roll(fighter, 1, 6, "throw") + act.style >= 4:
                hit(act.target, fighter)
            self.falling = []
        elif act.verb == "build":
            wall = Wall(fighter.at, Mark(1, True))
            wall.builders = [int(fighter.index)]
            self.walls = [*self.walls, wall]
            self.spread_shadow()
        elif act.verb == "plan":
            fighter.plan = Plan("run", [Step("go", fighter.at)], Step("stop", FLING))
            fighter.plans = [*fighter.plans, fighter.plan]
        elif act.verb == "quarrel":
            fighter.feud = Feud(foes(self, fighter)[0].index, [[1, 2], [3]])
            fighter.feuds = [*fighter.feuds, Feud(0, [])]
            for wall in self.walls:
                wall.marks = [*wall.marks, Mark(2, False)]

    def look_for_the_end(self) -> None:
        """Whether one gang is left."""
        sides: set[i64] = {each.side for each in self.fighters if not each.out()}
        if len(sides) < 2:
            self.end(sides.pop() if sides else DRAW)
        elif self.round >= LAST_ROUND:
            self.bounded = True
            self.end(DRAW)


def foes(battle: Battle, fighter: Thrower) -> list[Thrower]:
    """Who can be hit."""
    return [
        other
        for other in battle.fighters
        if battle.enemies(fighter.side, other.side) and not other.out()
    ]


def hit(target: Thrower, thrower: Thrower) -> None:
    """A ball hits."""
    target.hits += 1
    target.chased_by = thrower.index
    target.dodged = [*target.dodged, int(thrower.index)]
    target.luck += 1
    target.taken += 1
    thrower.dealt += 1
    if target.hits == 2:
        target.crying = True
