"""Advice for a session: who will win from here, and which option of a question is best.

The search itself is `fechtbuch.engine.advised.Search`; here it gets a record's position, other
processes to work with, and a limit of time.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from fechtbuch.advise.result import Advice, Chance, Ranked
from fechtbuch.books.base import Sensible
from fechtbuch.engine.choices import Partial, Question
from fechtbuch.engine.dice import DiceMismatch
from fechtbuch.engine.direction import asked
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import PUBLIC, decided, known, known_to
from fechtbuch.engine.position import position_of
from fechtbuch.engine.reader import DiceQuestion, Misfit
from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.rollouts import Shares, shares_from_data
from fechtbuch.engine.search import MOST_CANDIDATES, Bench, Candidate, Lead, Search
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.offspring import leave_with_parent
from fechtbuch.scenario import open_record
from fechtbuch.scenario.records import REFEREE_SEAT, Seated, scenario_of

REFEREE = REFEREE_SEAT
"""The seat that may know everything."""


class Withheld(ValueError):
    """Advice that would tell a seat more than it may know."""


class Adviser(Search):
    """Tries out the options of a pending question, batch after batch.

    `seat` is the side that is advised, or `PUBLIC`; without it, the referee. `question` names one
    of several pending questions. The same seed gives the same advice after as many rollouts; it has
    nothing to do with the table's seed.
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
        if seat != PUBLIC and not -1 <= seat < len(session.fight.sides):
            raise ValueError(f"seat {seat}: give a side's number, or -1 for the referee")
        if most < 1:
            raise ValueError(f"{most} candidates: give at least 1")
        if processes < 1:
            raise ValueError(f"{processes} processes: give at least 1")
        self.session = session
        self.fight = session.fight
        hidden = seat >= 0 and session.fight.keeps_from(seat)
        if hidden:
            self.fight = known_to(session.fight, seat)
            if not _opposed(self.fight, seat):
                raise Withheld("withheld: the side that asks knows of nobody to fight")
        self.seat = seat
        self.seed = seed
        self.processes = processes
        self.began = time.perf_counter()
        self._pool: ProcessPoolExecutor | None = None
        chosen = _question(session, seat, question)
        crew = Sensible(scenario_of(session.record).rulebook)
        usual = ""
        player = None
        if chosen is not None:
            player = crew.players(Stream(1, 1), 1)[0]
            usual = decided(player, chosen).text()
            chosen = known(chosen)
        bench = Bench(position_of(session, chosen, seat), crew, chosen, seed)
        if hidden:
            try:
                bench.run(None, 0, 1)
            except (Misfit, DiceMismatch):
                # Somebody whom the seat does not know of has had a hand in what came before.
                raise Withheld("withheld: this cannot be told from what the side knows") from None
        super().__init__(bench, chosen, usual, most, player)

    @property
    def settled(self) -> bool:
        """Whether there is nothing to find out: the fight is over."""
        return self.fight.over

    def bring(self, field: list[Candidate], goal: int) -> None:
        """Let all of them have been rolled out so many times, here or in other processes."""
        if self.processes == 1:
            super().bring(field, goal)
            return
        if self._pool is None:
            self._pool = self._crew()
        running = []
        for candidate in field:
            played = candidate.shares.played
            if played < goal:
                self.rollouts += goal - played
                task = self._pool.submit(_run, candidate.partial, played, goal - played)
                running.append((candidate, task))
        for candidate, future in running:
            candidate.shares.add(shares_from_data(future.result()))

    def _crew(self) -> ProcessPoolExecutor:
        record = self.session.record
        revealed, record.seed = record.seed, ""
        lines = record.to_lines()
        record.seed = revealed
        name = "" if self.question is None else self.question.id
        return ProcessPoolExecutor(
            self.processes, initializer=_prepare, initargs=(lines, name, self.seed, self.seat)
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
            tried = [one for one in self.candidates if one.shares.played > 0]
            standing = [one for one in tried if one.standing]
            behind = [one for one in tried if not one.standing]
            best = self.best()
            for one in [*self.ranked(standing), *self.ranked(behind)]:
                win = Chance(one.shares.wins[question.side], one.shares.played)
                tied = best is not None and not Lead(best, one).sure()
                options.append(
                    Ranked(
                        one.text,
                        win,
                        self.worth(one),
                        one.usual,
                        one.standing,
                        tied,
                        one.folded,
                    )
                )
        side = question.side if question is not None else self.seat
        if side == PUBLIC:
            side = REFEREE
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


def _opposed(fight: Fight, side: int) -> bool:
    """Whether anybody is there whom a side fights, or for whoever looks on: two that fight."""
    there = {int(one.side) for one in fight.roster if not one.gone}
    sides = there if side == PUBLIC else {side}
    return any(fight.enemies(one, other) for one in sides for other in there)


def _open(question: Question) -> bool:
    return question.side >= 0 and not isinstance(question, DiceQuestion)


def advising(
    session: Session | Seated,
    *,
    seconds: float | None = 1.0,
    rollouts: int | None = None,
    seat: int | None = None,
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
    if isinstance(session, Seated):
        seat = session.seat if seat is None else seat
        session = session.session
    if not isinstance(session, Session):
        raise ValueError(
            f"advise: of a {type(session).__name__}; give a fight that is played, as `play` does"
        )
    adviser = Adviser(
        session,
        seat=REFEREE if seat is None else seat,
        question=question,
        seed=seed,
        most=most,
        processes=processes,
    )
    try:
        if adviser.settled:
            yield adviser.advice()
            return
        while True:
            before = adviser.rollouts
            adviser.work(0 if rollouts is None else rollouts - before)
            advice = adviser.advice()
            yield advice
            if adviser.finished() or adviser.rollouts == before:
                return
            if rollouts is not None and advice.rollouts >= rollouts:
                return
            if seconds is not None and advice.seconds >= seconds:
                return
    finally:
        adviser.close()


def advise(
    session: Session | Seated,
    *,
    seconds: float | None = 1.0,
    rollouts: int | None = None,
    seat: int | None = None,
    question: str = "",
    seed: int = 0,
    most: int = MOST_CANDIDATES,
    processes: int = 1,
) -> Advice:
    """Win probability per side, and the options of the pending question ranked by it.

    It stops at the end of the batch in which the time, or that many rollouts, are used up; with
    `seconds=None` and `rollouts` given the advice depends on the seed alone. A `seat` (a side's
    number; without one that of whoever plays, else the referee's) is told nothing that it may not
    know: `Withheld` where that cannot be kept apart.
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


def _prepare(lines: list[str], question: str, seed: int, seat: int) -> None:
    global _bench  # noqa: PLW0603 - set once, when a worker starts
    leave_with_parent()
    opened = open_record(record_from_lines(lines))
    session = opened.session
    asked_ = next((one for one in session.pending if one.id == question), None)
    crew = Sensible(opened.scenario.rulebook)
    _bench = Bench(position_of(session, asked_, seat), crew, asked_, seed)


def _run(partial: Partial | None, first: int, count: int) -> list[list[int]]:
    assert _bench is not None
    return _bench.run(partial, first, count).to_data()
