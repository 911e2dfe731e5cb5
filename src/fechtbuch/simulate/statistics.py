"""Shares with their intervals, and quantiles of counted numbers."""

from collections.abc import Mapping, Sequence
from math import erfc, exp, lgamma, log, sqrt

Z95 = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""

LEVEL = 0.05
"""What counts as chance after correction: less than this is none."""

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


def paired(only_one: int, only_other: int, trials: int, z: float = Z95) -> tuple[float, Interval]:
    """The difference of two shares of the same trials, with its interval.

    `only_one` trials succeeded under the first variant alone, `only_other` under the second
    alone. The interval is Wald's after half a trial was added to each of the four classes
    (Agresti and Min 2005), which holds its promise for small counts too.
    """
    if trials <= 0:
        return 0.0, (-1.0, 1.0)
    whole = trials + 2
    one, other = only_one + 0.5, only_other + 0.5
    middle = (other - one) / whole
    half = z * sqrt(max(0.0, one + other - (other - one) ** 2 / whole)) / whole
    return (only_other - only_one) / trials, (max(-1.0, middle - half), min(1.0, middle + half))


def mean_interval(total: int, squares: int, count: int, z: float = Z95) -> tuple[float, Interval]:
    """The mean of so many numbers from their sum and sum of squares, with its interval."""
    if count == 0:
        raise ValueError("no numbers were counted")
    middle = total / count
    if count == 1:
        return middle, (float("-inf"), float("inf"))
    variance = max(0.0, (squares - total * total / count) / (count - 1))
    half = z * sqrt(variance / count)
    return middle, (middle - half, middle + half)


def fights_for(share: float, precision: float, z: float = Z95) -> int:
    """How many fights an interval of this half-width takes, at this share."""
    square = z * z
    spread = share * (1 - share)
    # Wilson's half-width solved for the number of trials.
    inner = sqrt((spread - 2 * precision**2) ** 2 + precision**2 * (1 - 4 * precision**2))
    needed = square * (spread - 2 * precision**2 + inner) / (2 * precision**2)
    return max(1, int(needed) + 1)


def sign_test(more: int, less: int) -> float:
    """How likely a split as uneven as this is where both ways are equally likely (two-sided)."""
    count, few = more + less, min(more, less)
    if count == 0:
        return 1.0
    if count > 100_000:
        # Far beyond where the exact sum can be told from the normal curve.
        return _normal_tail((abs(more - less) - 1) / sqrt(count))
    tail = sum(
        exp(lgamma(count + 1) - lgamma(k + 1) - lgamma(count - k + 1) - count * log(2))
        for k in range(few + 1)
    )
    return min(1.0, 2 * tail)


def _normal_tail(z: float) -> float:
    return erfc(max(0.0, z) / sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for how many there are (Holm 1979): step by step from the smallest."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found = [1.0] * len(chances)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[place]))
        found[place] = highest
    return found
