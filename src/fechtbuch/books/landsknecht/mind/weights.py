"""What Landsknecht's plans are weighed by beside the judgements of every book."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.plans import LIFE, Weights

ROUND_HIM: Final = 2
"""So many squares behind the nearest foe a blow is still thought of: deeper, one stands alone."""


class LandsknechtWeights(Weights):
    """What Landsknecht adds."""

    def __init__(self) -> None:
        super().__init__()
        self.next_round: i64 = 300
        """How much the blows of those count who have acted and come again in the next Round."""
        self.comes: i64 = 300
        """How likely somebody walks into a held blow."""
        self.impatience: i64 = 100
        """How much more coming up counts with each Round."""

    def comes_in(self, round_: i64) -> i64:
        """Nobody waits for ever: from Round to Round it is less likely that somebody comes."""
        return self.comes * LIFE // (LIFE + self.impatience * round_)
