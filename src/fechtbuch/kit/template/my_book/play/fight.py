"""How a fight goes on: turn by turn, until one side is left."""

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.fight import DRAW
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.settable import Settable
from fechtbuch.kit.template.my_book.asking.turn_question import TurnQuestion
from fechtbuch.kit.template.my_book.rules.striking import strike
from fechtbuch.kit.template.my_book.state.battle import Battle
from fechtbuch.kit.template.my_book.state.choices import Action
from fechtbuch.kit.template.my_book.state.fighter import Combatant
from fechtbuch.kit.template.my_book.state.written import SETTABLE, shown_combatant


@mypyc_attr(allow_interpreted_subclasses=True)
class MyBookFight(Battle):
    """The book's fight."""

    def fresh(self) -> "MyBookFight":
        """An empty fight of this class."""
        return MyBookFight(self.sides, self.grid, self.rounds)

    def settable(self) -> Settable:
        """What the book's state declares."""
        return SETTABLE

    def condition(self, fighter: Fighter) -> Condition:
        """How somebody is."""
        assert isinstance(fighter, Combatant)
        return Condition(fighter.health, fighter.out(), shown_combatant(fighter))

    def step(self) -> None:
        """One turn; before the first the order is rolled."""
        if not self.order:
            self.order = self.roll_order(len(self.fighters), 20, "order")
            return
        if self.place == 0:
            self.round += 1
            self.note("round", "", amount=self.round)
        fighter = self.fighters[self.order[self.place]]
        if not fighter.out():
            self.turn(fighter)
        self.place = (self.place + 1) % len(self.order)
        self.look_for_the_end()

    def turn(self, fighter: Combatant) -> None:
        """What somebody does in his turn."""
        question = TurnQuestion(self, fighter)
        if question.void():
            return
        action = self.ask(question)
        assert isinstance(action, Action)
        if action.verb == "strike" and action.target is not None:
            strike(self, fighter, action.target)
        else:
            self.note("waits", "", fighter)

    def after_edict(self) -> None:
        """The referee may have felled the last of a side."""
        self.look_for_the_end()

    def look_for_the_end(self) -> None:
        """Whether one side is left, or the last round is over."""
        if self.over:
            return
        standing = [each for each in self.fighters if not each.out()]
        fighting = False
        for one in standing:
            for other in standing:
                fighting = fighting or self.enemies(one.side, other.side)
        if not fighting:
            winner: i64 = standing[0].side if standing else DRAW
            self.end(winner)
        elif self.place == 0 and 0 < self.rounds <= self.round:
            self.bounded = True
            self.end(DRAW)
