"""What plans come to: each is played on to the end again and again, on the same dice.

One run tells everything that people want to know of a plan: whether it hits, how much harm it does
and takes, whether its fighter falls before he acts again, and who wins. All plans have as many runs
as each other, so whichever looks better does so on the same fights.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from fechtbuch.advise.adviser import Withheld
from fechtbuch.advise.result import Chance
from fechtbuch.books.base import Book, Sensible
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.dice import DiceMismatch
from fechtbuch.engine.fight import MOST_STEPS, Ended, Fight
from fechtbuch.engine.knowing import known
from fechtbuch.engine.position import Position, position_of
from fechtbuch.engine.reader import Misfit
from fechtbuch.engine.rollouts import Shares
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import BulkDice
from fechtbuch.play.plans import Course, Step

MOST_RUNS = 4000
"""Runs of one plan; more would tell nothing that anybody could feel."""


@dataclass
class Figures:
    """What has come of a plan so far."""

    hits: int = 0
    """Runs in which a foe came to harm by it."""
    harm: int = 0
    hurts: int = 0
    """Runs in which its own fighter came to harm while it was carried out."""
    taken: int = 0
    falls: int = 0
    """Runs in which its fighter was out before he acted again."""
    shares: Shares = field(default_factory=lambda: Shares(1))

    @property
    def played(self) -> int:
        """How many runs there were."""
        return int(self.shares.played)

    def to_data(self, side: int, tie: int) -> dict[str, object]:
        """Shares and means as plain data."""
        count = max(1, self.played)
        win = Chance(self.shares.wins[side], self.played)
        return {
            "hit": self.hits / count,
            "harm": self.harm / count,
            "hurt": self.hurts / count,
            "taken": self.taken / count,
            "fall": self.falls / count,
            "wins": win.share,
            "interval": list(win.interval),
            "tie": tie,
        }


class Along(Player):
    """Goes along a plan, then plays by policy; notes when its fighter acts again."""

    def __init__(self, policy: Player, asked: Question) -> None:
        self.policy = policy
        self.who = None if asked.who is None else asked.who.slug
        self.round = asked.fight.round
        self.own_turn = asked.own_turn()
        self.steps: Sequence[Step] = ()
        self.place = 0
        self.acts_again = False

    def begin(self, steps: Sequence[Step]) -> None:
        """From the beginning of a plan."""
        self.steps = steps
        self.place = 0
        self.acts_again = False

    def decide(self, question: Question) -> Choice:
        """The plan's next answer where it is asked for, else the policy's."""
        if self.who == (None if question.who is None else question.who.slug):
            if self.place < len(self.steps):
                if self.place > 0 and question.void():
                    return known(question).default()
                step = self.steps[self.place]
                if step.question == question.kind:
                    self.place += 1
                    return question.build(dict(step.filled))
                self.place = len(self.steps)
            elif question.own_turn() and not (self.own_turn and question.fight.round == self.round):
                self.acts_again = True
        return self.policy.decide(question)


class Trial:
    """Plans of one question, played on."""

    def __init__(
        self, session: Session, book: Book, question: Question, paths: list[list[str]], seed: int
    ) -> None:
        course = Course(session, question, None)
        self.plans: list[tuple[Step, ...]] = []
        for path in paths:
            walked = course.walk(path)
            if walked is None:
                raise ValueError(f"{path[0]!r} does not answer {question.id}")
            self.plans.append(walked[0])
        self.side = int(question.side)
        self.position: Position = position_of(session, question, question.side)
        sides = len(self.position.fight.sides)
        self.dice = BulkDice(seed)
        self.players = Sensible(book).players(self.dice.whim, sides)
        self.along = Along(self.players[self.side], question)
        self.players[self.side] = self.along
        self.before = [int(one.taken) for one in question.fight.roster]
        self.figures = [Figures(shares=Shares(sides, self.side)) for _ in self.plans]
        self.number = 0

    def work(self, seconds: float | None, runs: int) -> None:
        """So many runs more of every plan, or as many as there is time for: one at least.

        `Withheld` where somebody has had a hand in it of whom the side does not know.
        """
        try:
            self._work(seconds, runs)
        except (Misfit, DiceMismatch):
            raise Withheld("withheld: this cannot be told from what the side knows") from None

    def _work(self, seconds: float | None, runs: int) -> None:
        until = None if seconds is None else time.perf_counter() + seconds
        for _ in range(min(runs, MOST_RUNS - self.number)):
            for steps, figures in zip(self.plans, self.figures):
                self._run(steps, figures)
            self.number += 1
            if until is not None and time.perf_counter() >= until:
                return

    def _run(self, steps: tuple[Step, ...], figures: Figures) -> None:
        along = self.along
        along.begin(steps)
        fight = self.position.begin(self.players, self.dice)
        self.dice.deal(self.number, fight.roster)
        fallen = False
        counted = False
        left = MOST_STEPS
        while not fight.over and not along.acts_again and not fallen:
            try:
                fight.advance()
            except Ended:
                break
            if not counted and self._done(fight):
                counted = True
                self._count(fight, figures)
            fallen = self._out(fight)
            left -= 1
            if left == 0:
                fight.give_up()
        if not counted:
            self._count(fight, figures)
        figures.falls += fallen and not along.acts_again
        fight.run()
        figures.shares.count(fight)

    def _done(self, fight: Fight) -> bool:
        """Whether the plan is carried out, also what was declared by it."""
        if self.along.place < len(self.along.steps):
            return False
        who = None if self.along.who is None else fight.by_slug(self.along.who)
        return who is None or fight.over or fight.outstanding(who) == 0

    def _out(self, fight: Fight) -> bool:
        who = None if self.along.who is None else fight.by_slug(self.along.who)
        return who is not None and bool(fight.condition(who).out)

    def _count(self, fight: Fight, figures: Figures) -> None:
        """What came of the deed itself."""
        done = taken = 0
        for fighter, before in zip(fight.roster, self.before):
            more = max(0, int(fighter.taken) - before)
            if fight.enemies(self.side, fighter.side):
                done += more
            elif fighter.slug == self.along.who:
                taken += more
        figures.hits += done > 0
        figures.harm += done
        figures.hurts += taken > 0
        figures.taken += taken

    def ties(self) -> list[int]:
        """For each plan its rank; those that cannot be told apart by these runs share one."""
        order = sorted(
            range(len(self.plans)),
            key=lambda place: (-self.figures[place].shares.score(self.side), place),
        )
        ranks = [0] * len(self.plans)
        head = order[0] if order else 0
        rank = 1
        for place in order:
            if not self._level(head, place):
                head = place
                rank += 1
            ranks[place] = rank
        return ranks

    def _level(self, one: int, other: int) -> bool:
        """Whether one is ahead of another by less than the standard error of the difference."""
        pairs = list(zip(self.figures[one].shares.points, self.figures[other].shares.points))
        if len(pairs) < 2:
            return True
        gaps = [(mine - theirs) / 2 for mine, theirs in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps)
        return abs(mean) <= math.sqrt(spread / (len(gaps) * (len(gaps) - 1)))

    def to_data(self) -> dict[str, object]:
        """Everything as plain data, plan by plan."""
        ranks = self.ties()
        return {
            "plans": [one.to_data(self.side, tie) for one, tie in zip(self.figures, ranks)],
            "rollouts": self.number,
        }
