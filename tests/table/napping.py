"""Work that takes as long as one likes; a process that is to do it has little to load."""

import os
import time
from typing import Any


def napping(seconds: float) -> dict[str, Any]:
    """Sleep."""
    time.sleep(seconds)
    return {"slept": seconds}


def computing(seconds: float) -> dict[str, Any]:
    """Keep a core busy."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return {"computed": seconds}


def niceness() -> dict[str, Any]:
    """How far whoever does this work stands back."""
    return {"nice": os.nice(0)}


def who() -> dict[str, Any]:
    """Which process does this work."""
    return {"process": os.getpid()}
