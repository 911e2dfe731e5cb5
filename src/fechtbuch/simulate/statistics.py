"""Shares with their intervals, and quantiles of counted numbers."""

from collections.abc import Mapping
from math import sqrt

Z95 = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""

Interval = tuple[float, float]


def wilson(successes: int, trials: int, z: float = Z95) -> Interval:
    """Wilson's score interval of a share; good for small counts and for shares of 0 and 1."""
    if trials <= 0:
        return (0.0, 1.0)
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes in {trials} trials")
    share = successes / trials
    square = z * z
    middle = share + square / (2 * trials)
    half = z * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    whole = 1 + square / trials
    low = 0.0 if successes == 0 else max(0.0, (middle - half) / whole)
    high = 1.0 if successes == trials else min(1.0, (middle + half) / whole)
    return (low, high)


def quantile(counts: Mapping[int, int], level: float) -> int:
    """The smallest value that at least this share of the counted numbers does not exceed."""
    total = sum(counts.values())
    if total == 0:
        raise ValueError("no numbers were counted")
    needed = level * total
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return value
    return max(counts)


def mean(counts: Mapping[int, int]) -> float:
    """The mean of the counted numbers."""
    total = sum(counts.values())
    if total == 0:
        raise ValueError("no numbers were counted")
    return sum(value * count for value, count in counts.items()) / total
