"""What GURPS' plans are weighed by beside the judgements of every book."""

from mypy_extensions import i64

from fechtbuch.engine.plans import Weights


class GurpsWeights(Weights):
    """What GURPS adds."""

    def __init__(self) -> None:
        super().__init__()
        self.parries: i64 = 300
        """How likely somebody parries a slam with what it breaks."""
        self.prone: i64 = 100
        """What it is worth to run somebody down."""
        self.committed: i64 = 9
        """What a Committed Attack takes from one's defences: −2, no retreat, often no parry."""
        self.no_guard: i64 = 3000
        """How much what comes back counts for who has given up all defence."""
