"""Stages in coroutines: fights that stop in the middle of a rule and go on from there.

Rule code cannot be copied while it runs, so a table plays a step again from its beginning for every
answer. A learner asks far too often for that. Here each fight has a coroutine of its own
(`greenlet`), which keeps the C stack of the compiled rules: a decision costs two switches, half a
microsecond, however much was decided since the step began. A copy, which is wanted
seldom, is made by playing the same numbers again on the same dice.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from greenlet import getcurrent, greenlet
from numpy.typing import NDArray

from fechtbuch.books.base import Book
from fechtbuch.books.learned import FIGHTERS, OPTIONS, mind_of, offers_for
from fechtbuch.engine.choices import Player
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.offers import FIGHTER, HEAD, OPTION, VALUE, Offers, head_size
from fechtbuch.engine.stepping import Seat, Stage
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import Scenario, load

Numbers = NDArray[np.float32]
Raw = NDArray[np.int32]

DECISIONS = 2000
"""A fight with more decisions of learners is cut off."""

UNIT = np.float32(0.001)
"""Observations are thousandths until somebody wants them as fractions."""


@dataclass(frozen=True)
class Columns:
    """Where in an observation what stands."""

    fighters: int
    states: tuple[str, ...]
    options: int

    @property
    def fighter(self) -> int:
        """How many numbers a fighter has."""
        return len(FIGHTER) + len(self.states)

    @property
    def above(self) -> int:
        """How many numbers come before the options."""
        return head_size(self.fighters, len(self.states))

    @property
    def size(self) -> int:
        """How many numbers there are in all."""
        return self.above + self.options * len(OPTION)

    def split(self, numbers: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Head, rows of fighters and rows of options; of one observation or of many."""
        many = numbers.shape[:-1]
        head = numbers[..., : len(HEAD)]
        fighters = numbers[..., len(HEAD) : self.above].reshape(*many, self.fighters, self.fighter)
        options = numbers[..., self.above :].reshape(*many, self.options, len(OPTION))
        return head, fighters, options


class Troupe:
    """What all stages of one scenario share, and how another stage is set up."""

    def __init__(
        self,
        scenario: str | Path | Mapping[str, Any] | Scenario,
        opponents: Mapping[str, str] | None = None,
        *,
        options: int = OPTIONS,
        fighters: int = FIGHTERS,
        decisions: int = DECISIONS,
        spelling: bool = True,
        habits: bool = False,
    ) -> None:
        self.scenario = load(scenario)
        self.book: Book = self.scenario.rulebook
        self.start = self.scenario.build()
        self.sides = [side.slug for side in self.start.sides]
        if options < 4:
            raise ValueError(f"{options} options: give at least 4")
        for what, number in (("fighters", fighters), ("decisions", decisions)):
            if number < 1:
                raise ValueError(f"{number} {what}: give at least 1")
        self.opponents = dict(opponents or {})
        for side in self.opponents:
            if side not in self.sides:
                raise ValueError(f"there is no side {side!r}; there are {', '.join(self.sides)}")
        self.decisions = decisions
        self.spelling = spelling
        self.habits = habits
        count = min(fighters, len(self.start.roster))
        self.columns = Columns(count, tuple(self.book.states()), options)

    def offers(self) -> Offers:
        """Options as numbers, of this scenario."""
        columns = self.columns
        return offers_for(self.book, columns.fighters, columns.options, self.spelling, self.habits)

    def stage(self, seed: int, first: int = 0, apart: int = 1) -> Stage:
        """A stage in a coroutine of its own, before its first fight."""
        dice = BulkDice(seed)
        stage = Stage(self.start, self.offers(), dice, first, apart, self.decisions)
        known = self.book.known_policies()
        players: list[Player] = []
        for side in self.sides:
            opponent = self.opponents.get(side)
            if opponent is None:
                players.append(Seat(stage, *mind_of(self.book, dice.whim)))
            else:
                players.append(policy_named(self.book, known, opponent)(dice.whim))
        stage.players = players
        run_in_coroutine(stage)
        return stage

    def room(self, count: int) -> Raw:
        """An array for the observations of so many stages."""
        return np.zeros((count, self.columns.size), np.int32)

    def place(self, stage: Stage, rows: Raw, row: int) -> None:
        """Let a stage write its observations into a row of an array."""
        stage.room = rows.data.cast("B")
        size = self.columns.size * rows.itemsize
        stage.part = slice(row * size, (row + 1) * size)

    def again(self, stage: Stage, twin: Stage) -> None:
        """Play the numbers of a stage's fight on another that has just begun the same fight."""
        words = list(stage.words)
        for number in list(stage.history):
            if number < 0:
                twin.say(words[-number - 1])
            else:
                twin.take(number)

    def told(self, stage: Stage) -> list[str]:
        """What the numbers of a stage stand for."""
        offers = stage.offers
        if stage.over:
            return []
        first = int(offers.page) * (self.columns.options - 1)
        told: list[str] = []
        for place, (kind, choice) in enumerate(zip(offers.kinds, offers.choices, strict=True)):
            if choice is not None:
                told.append(choice.text())
            elif kind == VALUE and offers.slot is not None:
                told.append(f"{offers.slot.name}={offers.values[first + place]}")
            else:
                told.append("…")
        return told

    def told_fight(self, stage: Stage) -> str:
        """Round, and everybody's place and health."""
        return told_fight(self.book, stage.fight)


def told_fight(book: Book, fight: Fight) -> str:
    """Round, and everybody's place and health."""
    lines = [f"Round {fight.round}"]
    for view in book.view(fight, -1):
        state = " ".join(view.states)
        lines.append(f"{view.name}: {view.health}/{view.full_health} {state}".rstrip())
    return "\n".join(lines)


def policy_named(
    book: Book, known: Mapping[str, Callable[[Stream], Player]], name: str
) -> Callable[[Stream], Player]:
    """A policy by its name, told if there is none."""
    if name not in known:
        raise ValueError(
            f"{book.title} has no policy {name!r}; there are {', '.join(sorted(known))}"
        )
    return known[name]


def run_in_coroutine(stage: Stage) -> None:
    """Give a stage a coroutine: `resume` runs it on, `pause` comes back to whoever did that."""
    coroutine = greenlet(stage.run, getcurrent())

    stage.pause = getcurrent().switch
    stage.resume = coroutine.switch
