"""Weights by self-play: `tune(book)` finds them for a level of play and says what they bring."""

from fechtbuch.tune.bouts import Bouts, bouts_of
from fechtbuch.tune.contest import Contender
from fechtbuch.tune.result import Tuned, tune
from fechtbuch.tune.search import Matrix, Tuning

__all__ = ["Bouts", "Contender", "Matrix", "Tuned", "Tuning", "bouts_of", "tune"]
