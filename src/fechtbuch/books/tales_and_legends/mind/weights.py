"""What the plans of Tales and Legends are weighed by beside the judgements of every book."""

from mypy_extensions import i64

from fechtbuch.engine.plans import LIFE, Weights


class TalesWeights(Weights):
    """What Tales and Legends adds."""

    def __init__(self) -> None:
        super().__init__()
        self.parried: i64 = 350
        """What of a coming blow a bought defence spares."""
        self.comes: i64 = 300
        """How likely somebody walks into a prepared blow."""
        self.impatience: i64 = 100
        """How much more coming up counts with each round."""
        self.runs: i64 = LIFE
        """How likely somebody spends his turn on a move and a charge."""
        self.hurries: i64 = 0
        """What coming up counts in a run; who has none of it walks, at archers, too."""
