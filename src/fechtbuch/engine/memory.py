"""Fights in bulk of which any moment can be gone back to.

Rule code cannot be stopped in its middle. So whoever wants to try out what follows from an answer
needs the boundary before it and everything that was answered and rolled since: a `Memory` keeps
that while a fight is played, a `Recall` plays it again and then lets others go on.
"""

from mypy_extensions import i64

from fechtbuch.engine.choices import Choice, Partial, Player, Question, fill
from fechtbuch.engine.dice import HIGHEST, Dice
from fechtbuch.engine.fight import Fight, Host
from fechtbuch.engine.knowing import decided, known
from fechtbuch.engine.tally import Tally


class Past:
    """A step so far: the boundary that it began at, answers and rolls in their order."""

    def __init__(self, start: Fight) -> None:
        self.start = start
        self.answers: list[Partial | None] = []
        """Filled slots; None where the default was taken."""
        self.rolls: list[list[int]] = []

    def copy(self) -> "Past":
        """The same up to now, whatever happens later."""
        twin = Past(self.start)
        twin.answers = list(self.answers)
        twin.rolls = list(self.rolls)
        return twin


class NotedDice(Dice):
    """Passes on another source's rolls and notes what they came to."""

    def __init__(self, source: Dice, rolls: list[list[int]]) -> None:
        super().__init__()
        self.source = source
        self.rolls = rolls

    def total(self, roller: i64, count: i64, sides: i64, cuts: list[int]) -> i64:
        """A sum."""
        total = self.source.total(roller, count, sides, cuts)
        self.faces = self.source.faces
        self.rolls.append([total])
        return total

    def roll_off(self, one: i64, other: i64, sides: i64, lead: i64) -> bool:
        """A roll-off."""
        won = self.source.roll_off(one, other, sides, lead)
        self.faces = self.source.faces
        self.rolls.append([1 if won else 0])
        return won

    def order(self, count: i64, sides: i64) -> list[int]:
        """An order."""
        order = self.source.order(count, sides)
        self.faces = self.source.faces
        self.rolls.append(list(order))
        return order

    def kept(self, roller: i64, count: i64, sides: i64, keep: i64, cuts: list[int]) -> i64:
        """A sum of the highest or lowest."""
        total = self.source.kept(roller, count, sides, keep, cuts)
        self.faces = self.source.faces
        self.rolls.append([total])
        return total

    def exploding(self, roller: i64, count: i64, sides: i64 = 6, from_: i64 = HIGHEST) -> i64:
        """A sum of exploding dice."""
        total = self.source.exploding(roller, count, sides, from_)
        self.faces = self.source.faces
        self.rolls.append([total])
        return total

    def pool(
        self, roller: i64, count: i64, steps: list[int], sides: i64 = 6, from_: i64 = HIGHEST
    ) -> list[int]:
        """Counts by category."""
        counts = self.source.pool(roller, count, steps, sides, from_)
        self.faces = self.source.faces
        self.rolls.append(list(counts))
        return counts


class RecalledDice(Dice):
    """A roll that fell before."""

    def __init__(self, roll: list[int]) -> None:
        super().__init__()
        self.roll = roll

    def total(self, roller: i64, count: i64, sides: i64, cuts: list[int]) -> i64:
        """The sum that it was."""
        return self.roll[0]

    def roll_off(self, one: i64, other: i64, sides: i64, lead: i64) -> bool:
        """Who won it."""
        return self.roll[0] == 1

    def order(self, count: i64, sides: i64) -> list[int]:
        """The order that it was."""
        return list(self.roll)

    def kept(self, roller: i64, count: i64, sides: i64, keep: i64, cuts: list[int]) -> i64:
        """The sum that it was."""
        return self.roll[0]

    def exploding(self, roller: i64, count: i64, sides: i64 = 6, from_: i64 = HIGHEST) -> i64:
        """The sum that it was."""
        return self.roll[0]

    def pool(
        self, roller: i64, count: i64, steps: list[int], sides: i64 = 6, from_: i64 = HIGHEST
    ) -> list[int]:
        """The counts that they were."""
        return list(self.roll)


class Memory(Host):
    """Lets players decide and dice fall as usual, and remembers the present step."""

    def __init__(self, fight: Fight) -> None:
        self.players = fight.players
        self.dice = fight.dice
        self.past = Past(fight.copy())

    def boundary(self, fight: Fight) -> None:
        """Another step begins."""
        self.past = Past(fight.copy())

    def ask(self, fight: Fight, question: Question) -> Choice:
        """What the player decides."""
        return self.ask_all(fight, [question])[0]

    def ask_all(self, fight: Fight, questions: list[Question]) -> list[Choice]:
        """What the players decide; none of them knows what the others do."""
        choices: list[Choice] = []
        said: list[Partial | None] = []
        for question in questions:
            if question.side < 0:
                choices.append(question.default())
                said.append(None)
            else:
                choice = decided(self.players[question.side], question)
                choices.append(choice)
                said.append(fill(known(question), choice.words()))
        self.past.answers.extend(said)
        return choices

    def dice_for(
        self, fight: Fight, roller: i64, expression: str, purpose: str, tally: Tally | None
    ) -> Dice:
        """The usual dice, noted down."""
        return NotedDice(self.dice, self.past.rolls)


class Recall(Host):
    """Plays a step again as far as it is remembered, then lets players and fresh dice go on."""

    def __init__(self, past: Past, players: list[Player], dice: Dice) -> None:
        self.past = past
        self.players = players
        self.dice = dice
        self.answered: i64 = 0
        self.rolled: i64 = 0

    def ask(self, fight: Fight, question: Question) -> Choice:
        """What was answered then; afterwards whatever the players decide."""
        if self.answered < len(self.past.answers):
            partial = self.past.answers[self.answered]
            self.answered += 1
            asked = known(question)
            return asked.default() if partial is None else asked.build(dict(partial))
        self._leave(fight)
        if question.side < 0:
            return question.default()
        return decided(self.players[question.side], question)

    def dice_for(
        self, fight: Fight, roller: i64, expression: str, purpose: str, tally: Tally | None
    ) -> Dice:
        """What fell then; afterwards fresh dice."""
        if self.rolled < len(self.past.rolls):
            roll = self.past.rolls[self.rolled]
            self.rolled += 1
            return RecalledDice(roll)
        self._leave(fight)
        return self.dice

    def _leave(self, fight: Fight) -> None:
        fight.host = None
        fight.players = self.players
        fight.dice = self.dice


def seat(fight: Fight, players: list[Player], dice: Dice) -> None:
    """Let these players play with these dice; the fight is remembered if one of them needs it."""
    fight.players = players
    fight.dice = dice
    for player in players:
        if player.remembers():
            fight.host = Memory(fight)
            return
