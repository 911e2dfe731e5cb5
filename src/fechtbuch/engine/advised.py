"""Playing by rollouts: the `advised` policy of every book, and the search behind all advice.

Successive halving, again and again with twice the work: every candidate gets the same number of
rollouts on the same dice, the worse half is dropped, the rest gets as many more, until two are
left; then all come back and the next bracket begins. It is chosen over tree search because a
position can only be begun anew at its last boundary, policies answer in between, and a question
has some dozens of candidates with noisy values close to each other: there the work belongs to the
few best, and it can be stopped at any moment.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.candidates import candidates
from fechtbuch.engine.choices import Choice, Partial, Player, Question, Refusal
from fechtbuch.engine.memory import Memory
from fechtbuch.engine.position import Position, position_of
from fechtbuch.engine.rollouts import Resolved, Shares, roll_out
from fechtbuch.engine.session import Rewinding
from fechtbuch.engine.streams import BulkDice, Stream

MOST_CANDIDATES: Final = 32
"""So many options are tried."""

BATCH: Final = 32
"""Rollouts of each candidate in the first round of the first bracket."""

ROLLOUTS: Final = 4000
"""Rollouts for each decision of the policy."""

SEED: Final = 0x5AD71CE
"""Where the policy's rollouts get their dice from, unless told."""

APART: Final = 1 << 20
"""Rollouts of one decision are numbered so far from those of the next."""


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
        self.standing = True
        """Whether it is among the last that were compared; the others fell behind earlier."""


class Bench:
    """A position with policies and dice, ready to be played on in this process."""

    def __init__(
        self, position: Position, crew: Crew, question: Question | None, seed: i64, first: i64 = 0
    ) -> None:
        self.position = position
        self.first = first
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
        shares = Shares(len(self.position.fight.sides))
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Tries out the options of a question, batch after batch."""

    def __init__(self, bench: Bench, question: Question | None, usual: str, most: int) -> None:
        self.bench = bench
        self.question = question
        self.rollouts = 0
        sides = len(bench.position.fight.sides)
        self.usual = Candidate(None, "", sides, True)
        """What happens if the policy answers the question, too."""
        self.candidates: list[Candidate] = []
        if question is not None:
            for partial in candidates(question, [usual], most):
                text = question.build(dict(partial)).text()
                self.candidates.append(Candidate(partial, text, sides, text == usual))
        self.side = int(question.side) if question is not None else 0
        self._field: list[Candidate] = list(self.candidates)
        self._goal = BATCH
        self._batch = BATCH
        self._begun = False

    def work(self) -> None:
        """One batch for everybody who is left; it can go on without end."""
        if not self._begun:
            self._begun = True
        elif len(self._field) > 2:
            keep = max(2, len(self._field) // 2)
            ordered = self.ranked(self._field)
            for candidate in ordered[keep:]:
                candidate.standing = False
            self._field = ordered[:keep]
            self._goal *= 2
        else:
            self._batch *= 2
            self._goal = self._batch
            self._field = list(self.candidates)
            for candidate in self._field:
                candidate.standing = True
        self.bring([*self._field, self.usual], self._goal)

    def bring(self, field: list[Candidate], goal: int) -> None:
        """Let all of them have been rolled out so many times."""
        for candidate in field:
            played = candidate.shares.played
            if played < goal:
                self.rollouts += goal - played
                candidate.shares.add(self.bench.run(candidate.partial, played, goal - played))

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


class Advised(Player):
    """The `advised` policy: takes what the rollouts find best.

    It is as slow as so many fights for each decision. Where something is hidden from its side it
    plays like the book's own policy, because rollouts would betray it.
    """

    def __init__(self, crew: Crew, rollouts: int = ROLLOUTS, seed: i64 = SEED) -> None:
        self.crew = crew
        self.rollouts = rollouts
        self.seed = seed
        self._whim = Stream()
        self._own: list[Player] = []

    def remembers(self) -> bool:
        """It must be able to go back to the moment of its question."""
        return True

    def decide(self, question: Question) -> Choice:
        """The best of the options."""
        fight = question.fight
        if not self._own:
            self._own = self.crew.players(self._whim, len(fight.sides))
        # Its chance, as its dice below, depends on nothing but the place in the fight.
        self._whim.rekey(self.seed, fight.decisions)
        usual = self._own[question.side].decide(question)
        if (fight.hiding >> question.side) & 1 == 1:
            return usual
        host = fight.host
        if isinstance(host, Memory):
            position = Position(host.past.start)
            position.past = host.past.copy()
        elif isinstance(host, Rewinding):
            position = position_of(host.session, question)
        else:
            return usual
        bench = Bench(position, self.crew, question, self.seed, fight.decisions * APART)
        try:
            search = Search(bench, question, usual.text(), MOST_CANDIDATES)
        except Refusal:
            return usual
        if len(search.candidates) < 2:
            return usual
        while search.rollouts < self.rollouts:
            search.work()
        best = search.best()
        if best is None or best.partial is None:
            return usual
        return question.build(dict(best.partial))
