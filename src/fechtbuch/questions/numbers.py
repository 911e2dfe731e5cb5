"""The arithmetic of questions: intervals of whatever is reckoned, fights that it takes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from fechtbuch.simulate.statistics import LEVEL, Z95, Interval
from fechtbuch.text.bad_input import BadInput


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval."""

    value: float
    interval: Interval

    @property
    def half(self) -> float:
        """Half of the interval's width."""
        return (self.interval[1] - self.interval[0]) / 2


def student(freedom: int, z: float = Z95) -> float:
    """The quantile of a two-sided interval with so many degrees of freedom.

    `z` is that of the normal curve; without it the interval is one of 95 %.
    """
    if freedom < 1:
        return float("inf")
    # Cornish and Fisher's expansion: right to four thousandths from five degrees on.
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def jackknife(
    sizes: Sequence[Sequence[int]],
    sums: Sequence[Sequence[Sequence[int]]],
    reckon: Callable[[list[list[float]]], Sequence[float]],
) -> list[Estimate]:
    """What `reckon` makes of the means, with intervals from leaving out one group at a time.

    `sizes` are by cell and group, `sums` by cell, measure and group; `reckon` gets the means by
    measure and cell.
    """
    measures = range(len(sums[0]))
    whole = [[sum(row) for row in cell] for cell in sums]
    fights = [sum(groups) for groups in sizes]

    def means(group: int | None) -> list[list[float]]:
        return [
            [
                (total[measure] - (0 if group is None else cell[measure][group]))
                / (count - (0 if group is None else groups[group]))
                for total, cell, count, groups in zip(whole, sums, fights, sizes, strict=True)
            ]
            for measure in measures
        ]

    values = list(reckon(means(None)))
    groups = [
        group
        for group in range(len(sizes[0]))
        if all(0 < own[group] < count for own, count in zip(sizes, fights, strict=True))
    ]
    count = len(groups)
    if count < 2:
        return [Estimate(value, (float("-inf"), float("inf"))) for value in values]
    left = [reckon(means(group)) for group in groups]
    found: list[Estimate] = []
    reach = student(count - 1)
    for place, value in enumerate(values):
        column = [row[place] for row in left]
        middle = sum(column) / count
        variance = (count - 1) / count * sum((one - middle) ** 2 for one in column)
        half = reach * sqrt(variance)
        found.append(Estimate(value, (value - half, value + half)))
    return found


def fights_for_difference(
    discordant: float, difference: float, comparisons: int = 1, power: float = 0.8
) -> int:
    """How many fights of each it takes to see a difference among so many comparisons.

    `discordant` is the share of fights that end otherwise. With as many fights a true difference
    of this size survives the correction in four cases of five.
    """
    if not 0 < difference < 1:
        raise BadInput("difference", value=f"{difference:g}")
    spread = max(discordant, difference)
    reach = normal_quantile(1 - LEVEL / (2 * max(1, comparisons))) * sqrt(spread)
    sure = normal_quantile(power) * sqrt(max(0.0, spread - difference**2))
    return int(((reach + sure) / difference) ** 2) + 1


def normal_quantile(level: float) -> float:
    """The value below which this share of the normal curve lies."""
    return NormalDist().inv_cdf(level)


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations; `ValueError` where there is not exactly one."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        if abs(rows[pivot][column]) < 1e-12:
            raise ValueError("the equations have no single solution")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for below in range(column + 1, size):
            factor = rows[below][column] / rows[column][column]
            if factor:
                for place in range(column, size + 1):
                    rows[below][place] -= factor * rows[column][place]
    found = [0.0] * size
    for column in reversed(range(size)):
        rest = sum(rows[column][place] * found[place] for place in range(column + 1, size))
        found[column] = (rows[column][size] - rest) / rows[column][column]
    return found
