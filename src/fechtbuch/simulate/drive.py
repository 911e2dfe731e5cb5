"""Getting work done: in this process, on all cores, or on any executor, until it is enough."""

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType

from fechtbuch.offspring import leave_with_parent
from fechtbuch.simulate.counts import Counts, Spans, add_up
from fechtbuch.simulate.work import Job, do_piece

Progress = Callable[[int], None]
"""Called with the number of fights that were finished since the last call."""

Enough = Callable[[Counts, int], int]
"""From counts and fights done: up to how many fights to go on; no more than done is enough."""

Done = tuple[int, int, float, Counts]
"""First fight of a piece, how many, how long they took, what they came to."""

SMALLEST = 20
LARGEST = 20_000
PIECE_SECONDS = 0.15
"""How long a piece should take. A fight depends on its number alone: pieces change no result."""
GROWTH = 3
"""A piece is no more than so many times what was begun of its course before: however quick fights
are, a sweep that is broken off has no cell with a hundred times the fights of another."""
FIRST_PIECE = 100
FIRST_SECONDS = 0.25
"""How long the first piece of every course should take, of all of them together: so soon there is
something to see of a whole sweep."""
AHEAD = 1
"""Pieces that wait for each process."""
LOOK_SECONDS = 0.2
"""How often to look at the clock and at Ctrl-C while pieces are under way."""


class Course:
    """One job on its way: which fights are done, and what they came to."""

    def __init__(self, job: Job, fights: int, enough: Enough | None = None) -> None:
        self.job = job
        self.fights = fights
        """The most fights to fight."""
        self.enough = enough
        self.done = Spans()
        self.counts: Counts = {}
        self.goal = 0
        self.size = FIRST_PIECE
        self.least = SMALLEST
        """No piece is smaller than this, but for the first and the last."""
        self.running = 0
        self.issued = 0
        """Fights that were given out in this run."""
        self._before = 0
        self._todo: list[list[int]] = []
        self._planned = False

    def begin(self) -> None:
        """Plan what is still to be done, after `restore` too.

        A run without a gap is wanted: where more was begun before than is asked for now, it goes
        as far as what was begun.
        """
        if self.enough is None:
            begun = self.done.spans[-1][1] if self.done.spans else 0
            self.goal = max(begun, self.fights)
        elif self.goal == 0:
            self.goal = min(self.fights, self.enough({}, 0))
        self._todo = self.done.missing(self.goal)
        self._planned = True
        self._go_on()

    def piece(self, crew: int) -> tuple[int, int] | None:
        """The next piece to be done: first fight and how many; None if none is to be had now."""
        if not self._todo:
            return None
        left = sum(end - first for first, end in self._todo)
        least = self.least if self.issued else 1
        most = GROWTH * self.issued or self.size
        size = max(least, min(self.size, most, -(-left // (2 * crew))))
        first, end = self._todo[0]
        count = min(size, end - first)
        if first + count == end:
            self._todo.pop(0)
        else:
            self._todo[0][0] += count
        self.running += 1
        self.issued += count
        return first, count

    def take(self, first: int, count: int, seconds: float, counts: Counts) -> None:
        """A piece has been done."""
        self.done.add(first, first + count)
        add_up(self.counts, counts)
        self.running -= 1
        if seconds > 0:
            rate = count / seconds
            self.size = max(self.least, min(LARGEST, int(rate * PIECE_SECONDS)))
        self._go_on()

    def put_back(self, first: int, count: int) -> None:
        """A piece was not done: it is still to be done."""
        self.running -= 1
        self.issued -= count
        self._todo.insert(0, [first, first + count])

    def waiting(self) -> bool:
        """Whether a piece is to be had now."""
        return bool(self._todo)

    def finished(self) -> bool:
        """Whether nothing is left to do."""
        return self._planned and not self._todo and self.running == 0

    def _go_on(self) -> None:
        """At the end of a stretch, and only there, ask whether it is enough.

        So the answer does not depend on who did which piece when.
        """
        if self.enough is None or self._todo or self.running:
            return
        while self.done.count() == self.goal < self.fights:
            goal = min(self.fights, self.enough(self.counts, self.goal))
            if goal <= self.goal:
                return
            self.goal = goal
            self._todo = self.done.missing(goal)

    def fresh(self) -> int:
        """Fights of this run, without those that were taken over."""
        return self.done.count() - self._before

    def to_data(self) -> dict[str, object]:
        """What is done, as JSON-ready data."""
        return {"goal": self.goal, "done": self.done.spans, "counts": self.counts}

    def restore(self, goal: int, done: list[list[int]], counts: Counts) -> None:
        """Take over what was done before."""
        self.goal = goal
        self.done = Spans(done)
        self.counts = counts
        self._before = self.done.count()


class Crew:
    """Who does the work, and when they stop."""

    def __init__(
        self,
        executor: Executor | None = None,
        processes: int = 1,
        seconds: float | None = None,
        progress: Progress | None = None,
        checkpoint: Callable[[], None] | None = None,
        cancel: threading.Event | None = None,
    ) -> None:
        self.executor = executor
        self.processes = processes
        self.deadline = None if seconds is None else time.monotonic() + seconds
        self.progress = progress
        self.checkpoint = checkpoint
        """Called now and then, and at the end, to save what is done."""
        self.cancel = cancel or threading.Event()

    def work(self, courses: Sequence[Course]) -> str:
        """Do everything, or stop: `` (all done), `time` or `cancelled`. Nothing done is lost."""
        for course in courses:
            course.begin()
            course.size = min(course.size, max(1, FIRST_PIECE * FIRST_PIECE // len(courses)))
        try:
            with interruptible(self.cancel):
                if self.executor is not None:
                    return self._share(courses, self.executor)
                if self.processes == 1:
                    return self._alone(courses)
                return self._own_pool(courses)
        finally:
            if self.checkpoint is not None:
                self.checkpoint()

    def _stopped(self) -> str:
        if self.cancel.is_set():
            return "cancelled"
        if self.deadline is not None and time.monotonic() >= self.deadline:
            return "time"
        return ""

    def _own_pool(self, courses: Sequence[Course]) -> str:
        """On processes of our own. One that dies is replaced, and what it had is done again."""
        left = REPLACED
        while True:
            try:
                with ProcessPoolExecutor(self.processes, initializer=_prepare) as pool:
                    return self._share(courses, pool)
            except BrokenProcessPool:
                left -= 1
                if left < 0:
                    raise ValueError(
                        "processes die again and again; is there enough memory? "
                        "Try fewer, such as --processes 1"
                    ) from None

    def _alone(self, courses: Sequence[Course]) -> str:
        saved = time.monotonic()
        open_courses = [course for course in courses if not course.finished()]
        while open_courses:
            stopped = self._stopped()
            if stopped:
                return stopped
            found = self._next(open_courses, 1)
            assert found is not None
            course, piece = found
            course.take(*do_piece(*course.job, *piece))
            self._tell(piece[1])
            saved = self._save(saved)
            if course.finished():
                open_courses.remove(course)
            self._measure(course, open_courses, len(courses))
        return ""

    def _measure(self, course: Course, others: Sequence[Course], count: int) -> None:
        """What one course has shown says how large the first pieces of the others should be."""
        part = min(1.0, FIRST_SECONDS * self.processes / (count * PIECE_SECONDS))
        for other in others:
            if not other.issued:
                other.size = max(1, int(course.size * part))

    def _next(self, courses: Sequence[Course], crew: int) -> tuple[Course, tuple[int, int]] | None:
        """The next piece, of the course that lags behind most.

        So whatever is broken off is coarse, not empty.
        """
        ready = [course for course in courses if course.waiting()]
        if not ready:
            return None
        course = min(ready, key=lambda course: course.issued / course.fights)
        piece = course.piece(crew)
        assert piece is not None
        return course, piece

    def _share(self, courses: Sequence[Course], executor: Executor) -> str:
        running: dict[Future[Done], tuple[Course, tuple[int, int]]] = {}
        open_courses = [course for course in courses if not course.finished()]
        saved = time.monotonic()
        stopped = ""
        try:
            while True:
                stopped = self._stopped()
                while not stopped and len(running) < (1 + AHEAD) * self.processes:
                    found = self._next(open_courses, self.processes)
                    if found is None:
                        break
                    course, piece = found
                    try:
                        future = executor.submit(do_piece, *course.job, *piece)
                    except BrokenExecutor:
                        course.put_back(*piece)
                        raise
                    running[future] = (course, piece)
                if stopped:
                    for future in list(running):
                        if future.cancel():
                            course, piece = running.pop(future)
                            course.put_back(*piece)
                if not running:
                    return stopped
                # What is under way is waited for even after a stop: to leave out the pieces that
                # take longest would leave out the longest fights.
                done, _ = wait(running, LOOK_SECONDS, FIRST_COMPLETED)
                for future in done:
                    first, count, seconds, counts = future.result()
                    course, _ = running.pop(future)
                    course.take(first, count, seconds, counts)
                    self._tell(count)
                    if course.finished():
                        open_courses.remove(course)
                    self._measure(course, open_courses, len(courses))
                saved = self._save(saved)
        except BaseException:
            for future, (course, piece) in running.items():
                future.cancel()
                course.put_back(*piece)
            raise

    def _tell(self, count: int) -> None:
        if self.progress is not None:
            self.progress(count)

    def _save(self, saved: float) -> float:
        if self.checkpoint is None or time.monotonic() - saved < SAVE_SECONDS:
            return saved
        self.checkpoint()
        return time.monotonic()


REPLACED = 3
"""How often processes that died are replaced."""

SAVE_SECONDS = 5.0
"""How often a long run saves what is done."""


@contextmanager
def interruptible(cancel: threading.Event) -> Iterator[None]:
    """Ctrl-C asks for an orderly stop; pressed again, it interrupts at once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ask(number: int, frame: FrameType | None) -> None:
        if cancel.is_set():
            raise KeyboardInterrupt
        cancel.set()

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _prepare() -> None:
    """Leave Ctrl-C to the process that gives out the work, and go when it goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
