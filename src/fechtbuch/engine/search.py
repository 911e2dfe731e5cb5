"""Which option of a question is best: rollouts on common dice, a few candidates first.

Candidates come in the order in which they are likely to be good: what the policy does, its plans,
then whatever else is legal. A bracket takes the first few of them, gives each the same number of
rollouts on the same dice, drops the worse half and gives the rest as many more, until two are left;
the next bracket begins with those that are not clearly worse and takes some new ones in. Halving is
chosen over tree search because a position can only be begun anew at its last boundary and policies
answer in between: there the work belongs to the few best, and it can be stopped at any moment.

Options are compared pair by pair, fight by fight on the same dice: the differences spread far less
than the shares. Options that lead to the same fights, all of them, are one and the same.
"""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.candidates import candidates
from fechtbuch.engine.choices import Partial, Player, Question
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.position import Position
from fechtbuch.engine.rollouts import Resolved, Shares, roll_out
from fechtbuch.engine.streams import BulkDice, Stream

MOST_CANDIDATES: Final = 32
"""So many options are tried."""

FIRST: Final = 8
"""So many of them to begin with, and with every further bracket."""

BATCH: Final = 32
"""Rollouts of each candidate in the first round of the first bracket."""

AHEAD: Final = 2.0
"""Standard errors by which an option is ahead for sure."""

TIE: Final = 0.01
"""Options no further apart than this make no difference."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Crew:
    """Policies for a fight: one of the book's own for each side, drawing on a stream."""

    def players(self, stream: Stream, sides: int) -> list[Player]:
        """Somebody for each side."""
        raise NotImplementedError


class Candidate:
    """An option that is being tried; without slots it is what the policy does anyway."""

    def __init__(self, partial: Partial | None, text: str, sides: int, usual: bool) -> None:
        self.partial = partial
        self.text = text
        self.usual = usual
        self.shares = Shares(sides)
        self.standing = False
        """Whether it is among the last that were compared; the others fell behind earlier."""
        self.folded = ""
        """The text of an option that comes to the same in every fight, where there is one."""


class Lead:
    """By how much one candidate is ahead of another, and how sure that is."""

    def __init__(self, one: Candidate, other: Candidate) -> None:
        mine = one.shares.points
        theirs = other.shares.points
        count = min(len(mine), len(theirs))
        total = 0
        squares = 0
        for mark, its in zip(mine, theirs):
            total += mark - its
            squares += (mark - its) * (mark - its)
        self.mean = total / (2 * count) if count else 0.0
        """In shares: 0.01 is a point."""
        spread = squares / 4 - count * self.mean * self.mean
        self.error = math.sqrt(max(spread, 0.25) / (count * (count - 1))) if count > 1 else 1.0

    def sure(self) -> bool:
        """Whether it is no matter of chance."""
        return self.mean > AHEAD * self.error

    def tie(self) -> bool:
        """Whether there is no difference that anybody could feel, and that is sure."""
        return abs(self.mean) + self.error < TIE


class Bench:
    """A position with policies and dice, ready to be played on in this process."""

    def __init__(
        self, position: Position, crew: Crew, question: Question | None, seed: i64, first: i64 = 0
    ) -> None:
        self.position = position
        self.first = first
        self.side = int(question.side) if question is not None else 0
        self.dice = BulkDice(seed)
        self.players = crew.players(self.dice.whim, len(position.fight.sides))
        self.resolved: Resolved | None = None
        if question is not None:
            who = "" if question.who is None else question.who.slug
            self.resolved = Resolved(self.players[question.side], question.kind, who)
            self.players[question.side] = self.resolved

    def run(self, partial: Partial | None, first: i64, count: i64) -> Shares:
        """Rollouts of these numbers, with an answer or without."""
        if self.resolved is not None:
            self.resolved.partial = partial
        shares = Shares(len(self.position.fight.sides), self.side)
        roll_out(
            self.position,
            self.players,
            self.resolved,
            self.dice,
            self.first + first,
            count,
            shares,
        )
        return shares


def in_order(question: Question, usual: str, player: Player | None, most: int) -> list[Partial]:
    """Options in the order in which they are likely to be good, what is usual first."""
    first = [usual]
    if isinstance(player, Mind):
        for text in player.ranked(question):
            if text not in first:
                first.append(text)
    return candidates(question, first[:most], most)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Tries out the options of a question, batch after batch."""

    def __init__(
        self,
        bench: Bench,
        question: Question | None,
        usual: str,
        most: int,
        player: Player | None = None,
    ) -> None:
        self.bench = bench
        self.question = question
        self.rollouts = 0
        sides = len(bench.position.fight.sides)
        self.usual = Candidate(None, "", sides, True)
        """What the policy does."""
        self.candidates: list[Candidate] = []
        if question is not None:
            for partial in in_order(question, usual, player, most):
                text = question.build(dict(partial)).text()
                self.candidates.append(Candidate(partial, text, sides, text == usual))
                if text == usual:
                    self.usual = self.candidates[-1]
        self.side = int(question.side) if question is not None else 0
        self._tried = 0
        """How many of the candidates were begun with."""
        self._field: list[Candidate] = []
        self._goal = 0
        self._batch = BATCH

    def work(self, most: int = 0) -> None:
        """One batch for everybody who is left, of so many rollouts at most; it can go on and on."""
        if not self._field:
            self._open()
        elif len(self._field) > 2:
            keep = max(2, (len(self._field) + 1) // 2)
            ordered = self.ranked(self._field)
            field = ordered[:keep]
            if self.usual not in field:
                field[-1] = self.usual
            for candidate in ordered:
                candidate.standing = candidate in field
            self._field = field
            self._goal *= 2
        else:
            self._batch *= 2
            self._open()
        self.bring(self._field, self._affordable(most))
        self._fold()

    def _open(self) -> None:
        """A bracket: whoever is not clearly worse than the best, and some new ones."""
        best = self.best()
        field: list[Candidate] = []
        for one in self.candidates[: self._tried]:
            behind = best is not None and one is not best and Lead(best, one).sure()
            if not one.folded and (one.usual or not behind):
                field.append(one)
        new = self.candidates[self._tried : self._tried + FIRST]
        self._tried += len(new)
        field.extend(new)
        if self.usual not in field:
            field.insert(0, self.usual)
        for one in self.candidates:
            one.standing = one in field
        self.usual.standing = True
        self._field = field
        self._goal = self._batch

    def _affordable(self, most: int) -> int:
        """The goal of this batch, lower if so many rollouts are not to be had any more."""
        if most <= 0:
            return self._goal
        while self._goal > 0:
            cost = 0
            for one in self._field:
                cost += max(0, self._goal - one.shares.played)
            if cost <= most:
                break
            self._goal -= max(1, (cost - most) // len(self._field))
        return self._goal

    def bring(self, field: list[Candidate], goal: int) -> None:
        """Let all of them have been rolled out so many times."""
        for candidate in field:
            played = candidate.shares.played
            if played < goal:
                self.rollouts += goal - played
                candidate.shares.add(self.bench.run(candidate.partial, played, goal - played))

    def _fold(self) -> None:
        """Options that have come to the same in every single fight are tried only once."""
        left: list[Candidate] = []
        for one in self._field:
            for other in left:
                if one.shares.courses == other.shares.courses:
                    one.folded = other.text
                    one.standing = False
                    break
            if not one.folded:
                left.append(one)
        self._field = left

    def finished(self) -> bool:
        """Whether more rollouts would change nothing: all tried, and one ahead or all tied."""
        if self._tried < len(self.candidates) or not self._field:
            return len(self.candidates) < 2 and self.rollouts > 0
        best = self.best()
        if best is None:
            return False
        ahead = True
        tied = True
        for one in self._field:
            if one is not best:
                lead = Lead(best, one)
                ahead = ahead and lead.sure()
                tied = tied and lead.tie()
        return ahead or tied

    def worth(self, candidate: Candidate) -> float:
        """What it brings the side that is asked: 1 for a win, a half for a draw."""
        return candidate.shares.score(self.side)

    def ranked(self, field: list[Candidate]) -> list[Candidate]:
        """The better first; of equals what is usual, then what is said in fewer words.

        Not all have been tried equally often: what counts is how good each is for sure.
        """
        keys = [
            (one.shares.sure(self.side), one.usual, -len(one.text), -place)
            for place, one in enumerate(field)
        ]
        keys.sort(reverse=True)
        return [field[-key[3]] for key in keys]

    def best(self) -> Candidate | None:
        """The best of those that are still compared."""
        standing = [one for one in self.candidates if one.standing and one.shares.played > 0]
        return self.ranked(standing)[0] if standing else None

    def choice(self, clear: float) -> Candidate | None:
        """What to do: the best, if it is better than what is usual by so many standard errors."""
        best = self.best()
        if best is None or best is self.usual:
            return best
        lead = Lead(best, self.usual)
        return best if lead.mean > clear * lead.error else self.usual
