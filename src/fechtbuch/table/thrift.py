"""How much of the server's own time one table may take.

Rules run and pages are made in threads of one process, which do their work in turn. A table that
asks for more than its share is made to wait before its next piece, and nobody else is. Where others
play, its share is small; and while one of them has something done it stands aside in the middle of
its own piece, because two threads that work at once would take turns after each few steps.
"""

import time
from collections.abc import Callable
from typing import Protocol, TypeVar

from fechtbuch import build_info

T = TypeVar("T")

SHARE = 0.25 if build_info.compiled() else 4.0
"""Seconds of work that a table may have for each second that goes by.

Interpreted, the same work takes some twenty times as long.
"""
SHARE_IN_COMPANY = 0.02 if build_info.compiled() else 1.3
"""The same, where other tables have anything done. A table at which people play needs less."""

BURST = 1.0 if build_info.compiled() else 20.0
"""Seconds of work that it may have at once."""

LONGEST_WAIT = 4.0
"""Nobody waits longer than this before he has his turn again."""

LATELY_SECONDS = 1.0
"""For how long somebody who had something done counts as company."""

ASIDE_SECONDS = 0.2
"""How long a piece of work stands aside for others at most, each time that it does."""


class Company:
    """All who have the server's time."""

    def __init__(self) -> None:
        self._working: dict[object, None] = {}
        self._last: object = None
        self._last_at = self._before_at = -LATELY_SECONDS
        """When somebody was last at work, and when somebody else was before him."""

    def begin(self, who: object) -> None:
        """Somebody has something done now."""
        self._working[who] = None
        self._note(who)

    def end(self, who: object) -> None:
        """It is done."""
        self._working.pop(who, None)
        self._note(who)

    def _note(self, who: object) -> None:
        if who is not self._last:
            self._before_at = self._last_at
            self._last = who
        self._last_at = time.monotonic()

    def lately(self, who: object) -> bool:
        """Whether anybody else has had anything done of late."""
        at = self._before_at if who is self._last else self._last_at
        return time.monotonic() - at < LATELY_SECONDS

    def others(self, who: object) -> bool:
        """Whether anybody else has something done at this moment; may be asked from a thread."""
        working = len(self._working)
        return working > 1 or (working == 1 and who not in self._working)


class Thrift:
    """What a table has left of its share."""

    def __init__(
        self, share: float = SHARE, burst: float = BURST, in_company: float = SHARE_IN_COMPANY
    ) -> None:
        self.share = share
        self.in_company = in_company
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def wait(self, company: bool = False) -> float:
        """Seconds until it may have more; longer where others are at work."""
        now = time.monotonic()
        share = min(self.share, self.in_company) if company else self.share
        self.left = min(self.burst, self.left + (now - self.at) * share)
        self.at = now
        return min(max(-self.left / share, 0.0), LONGEST_WAIT)

    def timed(self, work: Callable[..., T], *arguments: object) -> T:
        """Do something, and charge what it took to do."""
        began = time.thread_time()
        try:
            return work(*arguments)
        finally:
            self.left -= time.thread_time() - began

    def stand_aside(self, others: Callable[[], bool]) -> None:
        """In the middle of work: whoever has had more than his share lets others go first."""
        end = time.monotonic() + ASIDE_SECONDS
        while self.left < 0 and others() and time.monotonic() < end:
            time.sleep(0.001)


class Sharer(Protocol):
    """Whoever has a share of the server's time: a table, or the desk of an address."""

    @property
    def thrift(self) -> Thrift:
        """What is left of the share."""
