"""How much of the server's own time one table may take.

Rules run and pages are made in threads of one process, which do their work in turn. A table that
asks for more than its share is made to wait before its next piece, and nobody else is.
"""

import time
from collections.abc import Callable
from typing import TypeVar

from fechtbuch import build_info

T = TypeVar("T")

SHARE = 0.25 if build_info.compiled() else 4.0
"""Seconds of work that a table may have for each second that goes by.

Interpreted, the same work takes some twenty times as long.
"""
BURST = 1.0 if build_info.compiled() else 20.0
"""Seconds of work that it may have at once."""

LONGEST_WAIT = 2.0
"""Nobody waits longer than this before he has his turn again."""


class Thrift:
    """What a table has left of its share."""

    def __init__(self, share: float = SHARE, burst: float = BURST) -> None:
        self.share = share
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def wait(self) -> float:
        """Seconds until it may have more."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.share)
        self.at = now
        return min(max(-self.left / self.share, 0.0), LONGEST_WAIT)

    def timed(self, work: Callable[..., T], *arguments: object) -> T:
        """Do something, and charge what it took to do."""
        began = time.thread_time()
        try:
            return work(*arguments)
        finally:
            self.left -= time.thread_time() - began
