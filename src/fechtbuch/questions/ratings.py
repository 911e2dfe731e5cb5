"""Ratings, cycles and the mix that cannot be beaten, from a table of who beats whom."""

from collections.abc import Sequence
from math import exp, log

SCALE = 400 / log(10)
"""Ratings are told as in chess: 400 points more are ten wins to one."""

PRIOR = 0.5
"""Fights won and lost against everybody that are added, so that who never lost has a rating."""

Table = Sequence[Sequence[float]]


def bradley_terry(shares: Table, fights: float) -> list[float]:
    """Ratings with mean 0 from the shares of points that rows took from columns.

    The chance that one beats another follows from the difference of their ratings. Fitted by
    Hunter's iteration (2004), which climbs to the one maximum there is.
    """
    count = len(shares)
    points = [
        sum(shares[one][other] * fights + PRIOR for other in range(count) if other != one)
        for one in range(count)
    ]
    met = fights + 2 * PRIOR
    strengths = [1.0] * count
    for _ in range(2000):
        before = strengths
        strengths = [
            points[one]
            / sum(met / (before[one] + before[other]) for other in range(count) if other != one)
            for one in range(count)
        ]
        middle = exp(sum(log(value) for value in strengths) / count)
        strengths = [value / middle for value in strengths]
        if max(abs(a - b) / b for a, b in zip(strengths, before, strict=True)) < 1e-9:
            break
    return [SCALE * log(value) for value in strengths]


def expected(one: float, other: float) -> float:
    """The share of points that ratings promise."""
    return 1 / (1 + exp((other - one) / SCALE))


def cycles(beats: Sequence[Sequence[bool]]) -> list[tuple[int, ...]]:
    """Circles in which each beats the next: those of three, or else the shortest there are."""
    count = len(beats)
    three = [
        (a, b, c)
        for a in range(count)
        for b in range(a + 1, count)
        for c in range(a + 1, count)
        if b != c and beats[a][b] and beats[b][c] and beats[c][a]
    ]
    if three:
        return list(three)
    found: list[tuple[int, ...]] = []
    for start in range(count):
        path = _way_back(beats, start)
        if path and (not found or len(path) <= len(found[0])):
            if found and len(path) < len(found[0]):
                found = []
            if min(path) == start:
                found.append(path)
    return found


def _way_back(beats: Sequence[Sequence[bool]], start: int) -> tuple[int, ...]:
    """The shortest circle through somebody; empty if there is none."""
    paths: list[tuple[int, ...]] = [(start,)]
    seen: set[int] = set()
    while paths:
        longer: list[tuple[int, ...]] = []
        for path in paths:
            for other, beaten in enumerate(beats[path[-1]]):
                if beaten and other == start:
                    return path
                if beaten and other not in seen:
                    seen.add(other)
                    longer.append((*path, other))
        paths = longer
    return ()


def unbeatable(shares: Table) -> list[float]:
    """How often to choose each so that no opponent takes more than half of the points.

    The linear programme of a game of two, by the simplex method with Bland's rule, which ends
    always. Of several solutions it finds one.
    """
    count = len(shares)
    # All payoffs above 0: then the programme has a solution, and the value is 1 over its sum.
    game = [
        [1.5 if one == other else 1 + shares[one][other] for other in range(count)]
        for one in range(count)
    ]
    # Columns may not take more than 1; what the slacks cost at the end is the rows' mix.
    width = 2 * count + 1
    tableau = [
        [*game[row], *(1.0 if row == other else 0.0 for other in range(count)), 1.0]
        for row in range(count)
    ]
    costs = [-1.0] * count + [0.0] * (count + 1)
    basis = [count + row for row in range(count)]
    while True:
        enter = next((column for column in range(width - 1) if costs[column] < -1e-12), None)
        if enter is None:
            break
        ratios = [
            (tableau[row][-1] / tableau[row][enter], basis[row], row)
            for row in range(count)
            if tableau[row][enter] > 1e-12
        ]
        _, _, row = min(ratios)
        pivot = tableau[row][enter]
        tableau[row] = [value / pivot for value in tableau[row]]
        for other in range(count):
            factor = tableau[other][enter]
            if other != row and factor:
                tableau[other] = [
                    a - factor * b for a, b in zip(tableau[other], tableau[row], strict=True)
                ]
        factor = costs[enter]
        costs = [a - factor * b for a, b in zip(costs, tableau[row], strict=True)]
        basis[row] = enter
    mix = [max(0.0, value) for value in costs[count : 2 * count]]
    return [value / sum(mix) for value in mix]
