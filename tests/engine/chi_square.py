"""Whether counts are as even as chance would make them."""

from collections.abc import Iterable


def chi_square(counts: Iterable[int]) -> tuple[float, float]:
    """The statistic against an even distribution, and the bound that one in a million exceeds.

    The bound is Wilson and Hilferty's approximation at 4.75 standard deviations.
    """
    observed = list(counts)
    expected = sum(observed) / len(observed)
    assert expected >= 5, "too few for a chi-square test"
    statistic = sum((count - expected) ** 2 / expected for count in observed)
    freedom = len(observed) - 1
    spread = 2 / (9 * freedom)
    bound = freedom * (1 - spread + 4.75 * spread**0.5) ** 3
    return statistic, bound
