"""How even and how long the scenarios of the books are, as the engine fights them against itself.

`make scenes` measures them again and writes `measured.toml`; whoever changes what fights come to
runs it.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

SECONDS = 5.0
"""What a decision costs whoever plays: ten seconds, and half of them are the others'."""


@dataclass(frozen=True)
class Measured:
    """What many fights of one scenario came to."""

    first: float
    """The share that the first side won, with its friends."""
    draws: float
    rounds: float
    decisions: float

    @property
    def minutes(self) -> int:
        """How long a fight takes at a table, roughly."""
        return max(1, round(self.decisions * SECONDS / 60))


@cache
def measured() -> dict[str, Measured]:
    """Every scenario that was measured, as `book/name`."""
    text = files("fechtbuch.scenario").joinpath("measured.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)["scenarios"]
    return {name: Measured(**numbers) for name, numbers in found.items()}
