"""Many fights: what a scenario comes to, with honest intervals."""

from fechtbuch.simulate.result import FighterResult, Result, SideResult
from fechtbuch.simulate.run import CHUNK, simulate
from fechtbuch.simulate.statistics import Interval, quantile, wilson

__all__ = [
    "CHUNK",
    "FighterResult",
    "Interval",
    "Result",
    "SideResult",
    "quantile",
    "simulate",
    "wilson",
]
