"""What Phase Six's plans are weighed by beside the judgements of every book."""

from mypy_extensions import i64

from fechtbuch.engine.plans import LIFE, Weights


class PhaseSixWeights(Weights):
    """What Phase Six adds: how its dice and actions are valued."""

    def __init__(self) -> None:
        super().__init__()
        self.answered: i64 = 700
        """What is left of a blow at somebody who can still defend himself."""
        self.parried: i64 = 500
        """What of a coming blow a kept action spares."""
        self.buy: i64 = 500
        """An action is bought for an attack that is worth so much."""
        self.reroll: i64 = 500
        """A hit roll with less than this share of its mean is rolled again."""
        self.rescue: i64 = 500
        """An action is bought for a defence against what would cost so much of one's life."""
        self.stands_off: i64 = 0
        """What it is worth to change to a bow while the others cannot get here."""
        self.impatience: i64 = 250
        """How much more coming up counts with each round."""
        self.reacts: i64 = 0
        """What a blow in between counts, against an action that is kept for a defence."""
        self.snatches: i64 = 10 * LIFE
        """An action is bought in between for an attack that is worth so much."""
        self.invests: i64 = 0
        """What counts of a surer blow for which an action is invested that would lapse."""
        self.lucky: i64 = 0
        """A hit roll with less than this share of its mean by a destiny die is rolled by one."""
        self.criticals: i64 = 0
        """What a critical hit counts for more than others, where a roll is judged."""
        self.steals: i64 = 0
        """What is counted of a blow in between that is not parried, since the action is stolen."""
        self.awaits: i64 = LIFE
        """What is left of impatience where the other loses less by coming up."""
        self.rushes: i64 = 0
        """How much more coming up counts in single combat for whoever loses less by it."""
        self.resisted: i64 = 0
        """So many rerolls are counted for whoever is to be stunned."""
        self.defends: i64 = 0
        """What counts of the harm that a defence spares, against the action it takes."""
        self.shields: i64 = 0
        """What it is worth to hold a shield up before anybody is there to strike at it."""
