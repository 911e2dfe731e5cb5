"""Ranking the options of a question by rollouts, better with time.

Successive halving, again and again with twice the work: every candidate gets the same number of
rollouts on the same dice, the worse half is dropped, the rest gets as many more, until two are
left; then all come back and the next bracket begins. It is chosen over tree search because a
position can only be begun anew at its last boundary, policies answer in between, and a question
has some dozens of candidates with noisy values close to each other: there the work belongs to the
few best, and it can be stopped at any moment.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from fechtbuch.advise.result import Advice, Chance, Ranked
from fechtbuch.engine.candidates import candidates
from fechtbuch.engine.choices import Partial, Player, Question
from fechtbuch.engine.exact import asked
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.position import Position, position_of
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.rollouts import Resolved, Shares, roll_out, shares_from_data
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import Scenario, open_record
from fechtbuch.scenario.records import scenario_of

REFEREE = -1
"""The seat that may know everything."""

MOST_CANDIDATES = 32
"""So many options are tried."""

BATCH = 32
"""Rollouts of each candidate in the first round of the first bracket."""

POLICY = "book"


class Withheld(ValueError):
    """Advice that would tell a seat more than it may know."""


class Candidate:
    """An option that is being tried; without slots it is what the policy does anyway."""

    def __init__(self, partial: Partial | None, text: str, sides: int, usual: bool) -> None:
        self.partial = partial
        self.text = text
        self.usual = usual
        self.shares = Shares(sides)
        self.standing = True


class Bench:
    """A position with policies and dice, ready to be played on in this process."""

    def __init__(
        self, position: Position, scenario: Scenario, question: Question | None, seed: int
    ) -> None:
        self.position = position
        self.dice = BulkDice(seed)
        make = scenario.rulebook.policies()[POLICY]
        self.players: list[Player] = [make(self.dice.whim) for _ in position.fight.sides]
        self.resolved: Resolved | None = None
        if question is not None:
            who = "" if question.who is None else question.who.slug
            self.resolved = Resolved(self.players[question.side], question.kind, who)
            self.players[question.side] = self.resolved

    def run(self, partial: Partial | None, first: int, count: int) -> Shares:
        """Rollouts of these numbers, with an answer or without."""
        if self.resolved is not None:
            self.resolved.partial = partial
        shares = Shares(len(self.position.fight.sides))
        roll_out(self.position, self.players, self.resolved, self.dice, first, count, shares)
        return shares


class Adviser:
    """Tries out the options of a pending question, batch after batch.

    `seat` is the side that is advised; without it, the referee. `question` names one of several
    pending questions. The same seed gives the same advice after as many rollouts; it has nothing to
    do with the table's seed.
    """

    def __init__(
        self,
        session: Session,
        *,
        seat: int = REFEREE,
        question: str = "",
        seed: int = 0,
        most: int = MOST_CANDIDATES,
        processes: int = 1,
    ) -> None:
        if not -1 <= seat < len(session.fight.sides):
            raise ValueError(f"seat {seat}: give a side's number, or -1 for the referee")
        if most < 1:
            raise ValueError(f"{most} candidates: give at least 1")
        if processes < 1:
            raise ValueError(f"{processes} processes: give at least 1")
        if seat >= 0 and session.fight.keeps_from(seat):
            raise Withheld("withheld: something of this fight is hidden from the side that asks")
        self.session = session
        self.fight: Fight = session.fight
        self.question = _question(session, seat, question)
        self.seat = seat
        self.seed = seed
        self.processes = processes
        self.scenario = scenario_of(session.record)
        self.rollouts = 0
        self.began = time.perf_counter()
        sides = len(self.fight.sides)
        self.usual = Candidate(None, "", sides, True)
        """What happens if the policy answers the question, too."""
        self.candidates: list[Candidate] = []
        if self.question is not None:
            self.candidates = self._candidates(self.question, sides, most)
        position = position_of(session, self.question)
        self.bench = Bench(position, self.scenario, self.question, seed)
        self._pool: ProcessPoolExecutor | None = None

    @property
    def settled(self) -> bool:
        """Whether there is nothing to find out: the fight is over."""
        return self.fight.over

    def _candidates(self, question: Question, sides: int, most: int) -> list[Candidate]:
        policy = self.scenario.rulebook.policies()[POLICY](Stream(1, 1))
        usual = policy.decide(question).text()
        found: list[Candidate] = []
        for partial in candidates(question, [usual], most):
            text = question.build(dict(partial)).text()
            found.append(Candidate(partial, text, sides, text == usual))
        return found

    def brackets(self) -> Iterator[None]:
        """The work to be done, one batch of everybody who is left at a time, without end."""
        batch = BATCH
        while not self.settled:
            field = list(self.candidates)
            for candidate in field:
                candidate.standing = True
            goal = batch
            while True:
                self._bring([*field, self.usual], goal)
                yield
                if len(field) <= 2:
                    break
                keep = max(2, len(field) // 2)
                field.sort(key=self._order, reverse=True)
                for candidate in field[keep:]:
                    candidate.standing = False
                field = field[:keep]
                goal *= 2
            batch *= 2

    def _worth(self, candidate: Candidate) -> float:
        side = self.question.side if self.question is not None else 0
        return candidate.shares.score(side)

    def _order(self, candidate: Candidate) -> tuple[float, bool, int]:
        """The better first; of equals what is usual, then what is said in fewer words."""
        return self._worth(candidate), candidate.usual, -len(candidate.text)

    def _bring(self, field: list[Candidate], goal: int) -> None:
        """Let all of them have been rolled out so many times."""
        work = [
            (candidate, candidate.shares.played, goal - candidate.shares.played)
            for candidate in field
            if candidate.shares.played < goal
        ]
        self.rollouts += sum(count for _, _, count in work)
        if self.processes == 1:
            for candidate, first, count in work:
                candidate.shares.add(self.bench.run(candidate.partial, first, count))
            return
        if self._pool is None:
            self._pool = self._crew()
        running = [
            (candidate, self._pool.submit(_run, candidate.partial, first, count))
            for candidate, first, count in work
        ]
        for candidate, future in running:
            candidate.shares.add(shares_from_data(future.result()))

    def _crew(self) -> ProcessPoolExecutor:
        record = self.session.record
        revealed, record.seed = record.seed, ""
        lines = record.to_lines()
        record.seed = revealed
        name = "" if self.question is None else self.question.id
        return ProcessPoolExecutor(
            self.processes, initializer=_prepare, initargs=(lines, name, self.seed)
        )

    def close(self) -> None:
        """Send the other processes home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def advice(self) -> Advice:
        """What is known so far."""
        question = self.question
        fight = self.fight
        shares = self.usual.shares
        if self.settled:
            shares = Shares(len(fight.sides))
            shares.count(fight)
        options: list[Ranked] = []
        if question is not None:
            field = [one for one in self.candidates if one.shares.played > 0]
            field.sort(key=lambda one: (one.standing, self._order(one)), reverse=True)
            for one in field:
                win = Chance(one.shares.wins[question.side], one.shares.played)
                options.append(Ranked(one.text, win, self._worth(one), one.usual, one.standing))
        side = question.side if question is not None else self.seat
        return Advice(
            "" if question is None else question.id,
            "" if question is None else asked(question),
            fight.sides[side].slug if side >= 0 else "",
            {one.slug: Chance(shares.wins[one.index], shares.played) for one in fight.sides},
            shares.draws,
            tuple(options),
            self.rollouts,
            time.perf_counter() - self.began,
        )


def _question(session: Session, seat: int, name: str) -> Question | None:
    """The question that advice is for: named, or the first that the seat may answer."""
    if name:
        for question in session.pending:
            if question.id == name and seat in (REFEREE, question.side):
                return question if _open(question) else None
        waiting = ", ".join(question.id for question in session.pending) or "nothing"
        raise ValueError(f"question {name!r} is not asked of this seat; asked is: {waiting}")
    for question in session.pending:
        if _open(question) and seat in (REFEREE, question.side):
            return question
    return None


def _open(question: Question) -> bool:
    return question.side >= 0 and not isinstance(question, DiceQuestion)


def advising(
    session: Session,
    *,
    seconds: float | None = 1.0,
    rollouts: int | None = None,
    seat: int = REFEREE,
    question: str = "",
    seed: int = 0,
    most: int = MOST_CANDIDATES,
    processes: int = 1,
) -> Iterator[Advice]:
    """Advice that gets better while one listens, until time or rollouts are used up."""
    if seconds is not None and seconds <= 0:
        raise ValueError(f"{seconds} seconds: give more than 0")
    if rollouts is not None and rollouts < 1:
        raise ValueError(f"{rollouts} rollouts: give at least 1")
    adviser = Adviser(
        session, seat=seat, question=question, seed=seed, most=most, processes=processes
    )
    try:
        if adviser.settled:
            yield adviser.advice()
            return
        for _ in adviser.brackets():
            advice = adviser.advice()
            yield advice
            if rollouts is not None and advice.rollouts >= rollouts:
                return
            if seconds is not None and advice.seconds >= seconds:
                return
    finally:
        adviser.close()


def advise(
    session: Session,
    *,
    seconds: float | None = 1.0,
    rollouts: int | None = None,
    seat: int = REFEREE,
    question: str = "",
    seed: int = 0,
    most: int = MOST_CANDIDATES,
    processes: int = 1,
) -> Advice:
    """Win probability per side, and the options of the pending question ranked by it.

    It stops at the end of the batch in which the time, or that many rollouts, are used up; with
    `seconds=None` and `rollouts` given the advice depends on the seed alone. A `seat` (a side's
    number) is told nothing that it may not know: `Withheld` where that cannot be kept apart.
    """
    steps = advising(
        session,
        seconds=seconds,
        rollouts=rollouts,
        seat=seat,
        question=question,
        seed=seed,
        most=most,
        processes=processes,
    )
    advice = next(steps)
    for better in steps:
        advice = better
    return advice


_bench: Bench | None = None
"""A worker's own; every process has one."""


def _prepare(lines: list[str], question: str, seed: int) -> None:
    global _bench  # noqa: PLW0603 - set once, when a worker starts
    opened = open_record(record_from_lines(lines))
    session = opened.session
    asked_ = next((one for one in session.pending if one.id == question), None)
    _bench = Bench(position_of(session, asked_), opened.scenario, asked_, seed)


def _run(partial: Partial | None, first: int, count: int) -> list[int]:
    assert _bench is not None
    return _bench.run(partial, first, count).to_data()
