"""How a fight goes on: turn by turn, until one side is left."""

from mypy_extensions import i64, mypyc_attr

from alehouse.asking.turn_question import TurnQuestion
from alehouse.rules.going import go
from alehouse.rules.punching import punch
from alehouse.state.battle import Battle
from alehouse.state.choices import Action
from alehouse.state.fighter import Brawler
from alehouse.state.written import SETTABLE, end_round_brawler, shown_brawler
from fechtbuch.engine.fight import DRAW
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.settable import Settable


@mypyc_attr(allow_interpreted_subclasses=True)
class AlehouseFight(Battle):
    """The book's fight."""

    def fresh(self) -> "AlehouseFight":
        """An empty fight of this class."""
        return AlehouseFight(self.sides, self.grid, self.rounds)

    def settable(self) -> Settable:
        """What the book's state declares."""
        return SETTABLE

    def condition(self, fighter: Fighter) -> Condition:
        """How somebody is."""
        assert isinstance(fighter, Brawler)
        return Condition(fighter.wind, fighter.out(), shown_brawler(fighter))

    def step(self) -> None:
        """One turn; before the first the order is rolled (ALE-TRN-01)."""
        if not self.order:
            self.order = self.roll_order(len(self.fighters), 20, "order")
            return
        if self.place == 0:
            self.round += 1
            for each in self.fighters:
                end_round_brawler(each)
            self.note("round", "", amount=self.round)
        fighter = self.fighters[self.order[self.place]]
        if not fighter.out():
            self.turn(fighter)
        self.place = (self.place + 1) % len(self.order)
        self.look_for_the_end()

    def turn(self, fighter: Brawler) -> None:
        """What somebody does in his turn."""
        question = TurnQuestion(self, fighter)
        if not question.void():
            action = self.ask(question)
            assert isinstance(action, Action)
            self.carry_out(fighter, action)
        if fighter.reeling:  # ALE-REE-01: until the end of his next turn
            fighter.reeling = False
            self.note("steadies", "ALE-REE-01", fighter)

    def carry_out(self, fighter: Brawler, action: Action) -> None:
        """What he chose."""
        if action.verb == "punch" and action.target is not None:
            punch(self, fighter, action.target, action.wild)
        elif action.verb == "go":
            go(self, fighter, action.to)
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
