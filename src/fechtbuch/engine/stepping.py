"""Fights that wait for numbers from outside: the inner loop of learning.

A `Stage` plays one fight after the other with the rule code of every simulation. A side that learns
is played by a `Seat`: whenever it is asked, its options are listed as numbers and the stage pauses
until one of them was taken. How it pauses is given from outside as `pause` and `resume`, two
functions that pass control to and fro; with coroutines that keep their C stack, rule code
is stopped in its very middle and goes on from there, and nothing is copied or played again.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from fechtbuch.engine.choices import Choice, Player, Question, read_choice
from fechtbuch.engine.choosing import Chooser
from fechtbuch.engine.fight import MOST_STEPS, Fight
from fechtbuch.engine.memory import seat
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.offers import Offers
from fechtbuch.engine.streams import BulkDice

NO_ACTION: Final = -1
STOP: Final = -2
"""Instead of a number: this fight is given up."""
SAID: Final = -3
"""Instead of a number: the choice was said in words."""


MOST_UNASKED: Final = 1000


class Cut(BaseException):
    """The fight is broken off. Unwinds the rule code."""


def nothing() -> object:
    """No coroutine is there yet."""
    raise RuntimeError("a stage pauses and goes on only where somebody runs it")


class Stage:
    """One fight after the other, each waiting for numbers."""

    def __init__(
        self, start: Fight, offers: Offers, dice: BulkDice, first: i64, apart: i64, decisions: i64
    ) -> None:
        self.start = start
        self.offers = offers
        self.dice = dice
        self.first = first
        self.number: i64 = first - apart
        """The number of the fight, which its dice hang on."""
        self.apart = apart
        """From one number to the next."""
        self.decisions = decisions
        """A fight with more decisions of learners is cut off."""
        self.players: list[Player] = []
        self.fight: Fight = start
        self.over = True
        self.cut = False
        self.side: i64 = -1
        """Who is asked."""
        self.taken: i64 = 0
        """Decisions of learners in this fight."""
        self.steps: i64 = 0
        """Decisions of learners in all fights."""
        self.action: i64 = NO_ACTION
        self.said = ""
        self.missed: list[int] = []
        """The winners of the fights before this one that ended before any learner was asked."""
        self.history: list[int] = []
        """The numbers of this fight in their order; below 0 what was said in words."""
        self.words: list[str] = []
        self.pause: Callable[[], object] = nothing
        self.resume: Callable[[], object] = nothing
        self.room: Any = None
        """The buffer that observations are written into."""
        self.part: Any = None
        """Which part of it belongs to this fight: a slice."""

    def run(self) -> None:
        """Play fights without end; between two of them it pauses, too."""
        while True:
            self.begin()
            try:
                self._fight()
            except Cut:
                self.cut = True
            self.over = True
            self.side = -1
            self.pause()

    def begin(self) -> None:
        """The next fight, from its start."""
        self.number += self.apart
        fight = self.start.copy()
        self.dice.deal(self.number, fight.roster)
        seat(fight, self.players, self.dice)
        self.fight = fight
        self.over = False
        self.cut = False
        self.taken = 0
        self.history.clear()
        self.words.clear()

    def _fight(self) -> None:
        fight = self.fight
        left: i64 = MOST_STEPS
        while not fight.over:
            if fight.host is not None:
                fight.host.boundary(fight)
            fight.advance()
            left -= 1
            if left == 0:
                fight.give_up()

    def asked(self, question: Question) -> Choice:
        """Wait for the number of a choice; the options have just been listed."""
        offers = self.offers
        if self.taken >= self.decisions:
            raise Cut
        self.side = question.side
        while True:
            if self.room is not None:
                self.write(question.side)
            self.action = NO_ACTION
            self.pause()
            action = self.action
            if action in (STOP, NO_ACTION):
                raise Cut
            if action == SAID:
                self.words.append(self.said)
                self.history.append(-len(self.words))
                choice: Choice | None = read_choice(question, self.said)
            else:
                self.history.append(action)
                choice = offers.take(action)
            if choice is not None:
                break
        self.taken += 1
        self.steps += 1
        return choice

    def write(self, side: i64) -> None:
        """Write what a side observes into the given room."""
        offers = self.offers
        offers.look(self.fight, side)
        self.room[self.part] = offers.row() if side == self.side else offers.row_above()

    def take(self, action: i64) -> None:
        """Take one of the numbers, and go on to the next decision or to the end."""
        if self.over:
            raise ValueError("the fight is over: reset it")
        if action < 0 or action >= len(self.offers.kinds):
            raise ValueError(
                f"action {action} is not among the {len(self.offers.kinds)} that are legal"
            )
        self.action = action
        self.resume()

    def say(self, text: str) -> None:
        """The same with the canonical text of any legal choice."""
        question = self.offers.question
        if self.over or question is None:
            raise ValueError("the fight is over: reset it")
        read_choice(question, text)  # a refusal leaves everything as it is
        self.said = text
        self.action = SAID
        self.resume()

    def go_on(self) -> None:
        """Begin fights until a learner is asked; those that ended before are `missed`."""
        self.missed.clear()
        while self.over:
            self.resume()
            if self.over:
                self.missed.append(self.fight.winner)
                if len(self.missed) == MOST_UNASKED:
                    raise ValueError(f"{MOST_UNASKED} fights ended before any learner was asked")

    def restart(self, number: i64) -> None:
        """Give this fight up and begin the one of a number."""
        if not self.over:
            self.action = STOP
            self.resume()
        self.number = number - self.apart
        self.resume()

    def reward(self, side: int) -> float:
        """1 for a winner, -1 for a loser, 0 for a draw or a fight that is not over."""
        if not self.over or self.cut or self.fight.winner < 0:
            return 0.0
        return 1.0 if side in self.fight.winners() else -1.0


class Seat(Chooser):
    """A side that waits for numbers."""

    def __init__(self, stage: Stage, mind: Mind | None, habit: Player) -> None:
        super().__init__(stage.offers, mind, habit)
        self.stage = stage

    def pick(self, question: Question) -> Choice:
        """What was chosen by its number."""
        return self.stage.asked(question)


class Row:
    """Stages side by side: one call takes a number for each."""

    def __init__(self, stages: list[Stage]) -> None:
        self.stages = stages
        self.rewards: list[float] = [0.0] * len(stages)
        """What the learner of each got by its number; of several learners, the first."""
        self.ended: list[bool] = [False] * len(stages)
        self.cut: list[bool] = [False] * len(stages)
        self.sides: list[int] = [-1] * len(stages)
        self.missed: list[int] = []
        """The winners of fights that ended in the last step before any learner was asked."""

    def begin(self) -> None:
        """The first fight of each, up to its first question."""
        place = 0
        for stage in self.stages:
            stage.go_on()
            self.sides[place] = stage.side
            place += 1

    def step(self, actions: list[int], learner: int) -> None:
        """Take these numbers; where a fight ends, the next one begins at once."""
        self.missed.clear()
        place = 0
        for stage in self.stages:
            stage.take(actions[place])
            ended = stage.over
            self.ended[place] = ended
            if ended:
                self.rewards[place] = stage.reward(learner)
                self.cut[place] = stage.cut
                stage.go_on()
                self.missed.extend(stage.missed)
            else:
                self.rewards[place] = 0.0
            self.sides[place] = stage.side
            place += 1
