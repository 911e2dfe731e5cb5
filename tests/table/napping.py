"""Work that takes as long as one likes; a process that is to do it has little to load."""

import time
from typing import Any


def napping(seconds: float) -> dict[str, Any]:
    """Sleep."""
    time.sleep(seconds)
    return {"slept": seconds}
