"""The surface of a smoothed sweep: what neighbours tell about a cell, and how far to trust them.

A share is looked at as an angle (its square root is the sine), because on that scale a fight tells
as much in every cell, and shares of exactly 0 and 1 are angles like all others. The angles are
taken as a Gaussian process over the grid: a plane, a smooth part with a reach of its own along each
axis, jumps from one value of an axis to the next, and what single cells have for themselves. Rules
also have cliffs, where a policy changes its mind or armour holds: a corner of the grid that lies
higher or lower as a whole is a step, and steps are added as long as the evidence asks for them.

How far the smooth part reaches and how large jumps are is found by the evidence of the counts, so
that where neighbours tell nothing about each other each cell stands for itself.
"""

from collections.abc import Sequence
from itertools import product
from math import log, pi, sqrt

import numpy as np
from numpy.typing import NDArray

from fechtbuch.simulate.statistics import Z95, Interval

Numbers = NDArray[np.float64]

STEP = 0.1
"""The variance of a step before anything is known: a third of a right angle either way."""
BENT = 0.3
"""How much of the smooth part's variance a step has for itself: it need not be level."""
PRICE = 0.7
"""Of the logarithm of how many steps there could be. They overlap, so they are not so many."""
MOST_STEPS = 40
PLANE = 10.0
"""The variance of the plane below everything: nothing is known about it."""
FIRST_STRIDE = 1.0
LAST_STRIDE = 0.13
"""How far the search for the best numbers strides at first and at last, as logarithms."""
WORTH = 0.01
"""A gain of evidence that is worth a stride."""
PLANNING = 24
"""Rounds of reckoning how many fights each cell needs, at most."""
SETTLED = 1e-3
"""A round that changes no cell's fights by more than this share is the last."""
MARGIN = 0.995
"""How much narrower than wanted the intervals are planned."""


class Grid:
    """The places of a sweep's cells, and the steps that may be between them."""

    def __init__(self, axes: Sequence[Sequence[int]]) -> None:
        self.spans = [max(axis) - min(axis) for axis in axes]
        self.axes = [
            (np.array(axis, dtype=np.float64) - min(axis)) / span
            for axis, span in zip(axes, self.spans, strict=True)
        ]
        self.places = [np.array(one) for one in zip(*product(*self.axes), strict=True)]
        self.values = [np.array(one) for one in zip(*product(*axes), strict=True)]
        self.cells = len(self.places[0])
        self.corners = self._corners()
        self._plane: Numbers = np.full((self.cells, self.cells), PLANE)
        for one in self.places:
            self._plane += PLANE * np.outer(one - 0.5, one - 0.5)
        self._shared: tuple[tuple[int, ...], Numbers] = ((), np.zeros((0, 0)))
        self._scratch: Numbers = np.empty((self.cells, self.cells))
        """Room for what is reckoned with again and again: to ask for it takes as long."""

    def _corners(self) -> Numbers:
        """All corners of the grid, as columns of zeros and ones; none twice, no single cell.

        Over two axes also what lies on one side of a diagonal, where one number passes the other.
        """
        parts: list[NDArray[np.bool_]] = []
        for bounds in product(*self.axes):
            for sides in product((True, False), repeat=len(bounds)):
                inside = np.ones(self.cells, dtype=bool)
                for place, bound, above in zip(self.places, bounds, sides, strict=True):
                    inside &= (place >= bound) if above else (place < bound)
                parts.append(inside)
        if len(self.values) == 2:
            one, other = self.values
            for along in (one - other, one + other):
                parts += [along >= bound for bound in np.unique(along)]
        found = {part.tobytes(): part for part in parts if 2 <= part.sum() < self.cells}
        if not found:
            return np.zeros((self.cells, 0))
        return np.array(list(found.values()), dtype=np.float64).T

    def covariance(self, numbers: Numbers, steps: Sequence[int]) -> Numbers:
        """How the angles of all cells belong together."""
        height, own = np.exp(numbers[0]), np.exp(numbers[-1])
        nears, wholes = [], []
        for place, axis in enumerate(self.axes):
            far = sqrt(5) * np.abs(axis[:, None] - axis[None, :]) / np.exp(numbers[1 + place])
            near = (1 + far + far * far / 3) * np.exp(-far)
            nears.append(near)
            if len(self.axes) > 1:
                near = near.copy()
                near[np.diag_indices_from(near)] += np.exp(numbers[1 + len(self.axes) + place])
            wholes.append(near)
        whole = self._over_cells(height, wholes, np.empty((self.cells, self.cells)))
        whole[np.diag_indices_from(whole)] += own
        whole += self._plane
        if steps:
            smooth = self._over_cells(BENT * height, nears, self._scratch)
            smooth += STEP
            smooth *= self._lifted(steps)
            whole += smooth
        return whole

    def _lifted(self, steps: Sequence[int]) -> Numbers:
        """How many of the steps lift both of two cells; a search asks for the same ones often."""
        if self._shared[0] != tuple(steps):
            lifted = self.corners[:, list(steps)]
            self._shared = tuple(steps), lifted @ lifted.T
        return self._shared[1]

    def _over_cells(self, height: float, axes: Sequence[Numbers], out: Numbers) -> Numbers:
        """What belongs together along each axis as what does over all cells: the product."""
        if len(axes) == 1:
            return np.multiply(height, axes[0], out=out)
        one, other = axes
        sizes = (len(one), len(other)) * 2
        np.multiply(
            (height * one)[:, None, :, None], other[None, :, None, :], out=out.reshape(sizes)
        )
        return out

    def usual(self) -> tuple[Numbers, Numbers]:
        """What the numbers of a covariance usually are, as logarithms, and how much they differ."""
        axes = len(self.axes)
        jumps = axes if axes > 1 else 0
        middle = [log(0.05), *([log(0.3)] * axes), *([log(1e-4)] * jumps), log(3e-7)]
        spread = [1.0, *([0.7] * axes), *([3.0] * jumps), 3.0]
        return np.array(middle), np.array(spread)


class Surface:
    """A surface through the shares of one side, ready to be fitted again with more fights."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.usual, self.differing = grid.usual()
        self.numbers = self.usual.copy()
        self.steps: list[int] = []
        self.angles: Numbers = np.zeros(grid.cells)
        self.spread: Numbers = np.ones(grid.cells)
        self._stride = FIRST_STRIDE

    def fit(self, wins: Sequence[int], fights: Sequence[int]) -> None:
        """Find the surface that the counts speak for."""
        count = np.array(fights, dtype=np.float64)
        shares = np.array(wins, dtype=np.float64) / count
        noise = 1 / (4 * count)
        seen = np.arcsin(np.sqrt((shares * count + 0.375) / (count + 0.75)))
        for _ in range(3):
            before = list(self.steps)
            self._climb_steps(seen, noise)
            self._drop_steps(seen, noise)
            self._search(seen, noise)
            self._settle(shares, count, noise)
            seen = _as_seen(shares, count, self.angles)
            if self.steps == before:
                break
        self._stride = FIRST_STRIDE / 2

    def halves(self, fights: Numbers | None = None) -> Numbers:
        """Half the width of each cell's interval, with other numbers of fights if wanted."""
        spread = self.spread if fights is None else self._spread(1 / (4 * fights))
        low, high = self._bounds(spread)
        halves: Numbers = (high - low) / 2
        return halves

    def shares(self) -> list[float]:
        """The share in each cell."""
        return [float(one) for one in np.sin(np.clip(self.angles, 0, pi / 2)) ** 2]

    def intervals(self) -> list[Interval]:
        """The 95 % interval of each cell's share."""
        low, high = self._bounds(self.spread)
        return [(float(one), float(other)) for one, other in zip(low, high, strict=True)]

    def reach(self) -> tuple[float, ...]:
        """Along each axis, in its own numbers: how far a cell tells something about others."""
        axes = np.exp(self.numbers[1 : 1 + len(self.grid.axes)])
        return tuple(float(one) * span for one, span in zip(axes, self.grid.spans, strict=True))

    def unevenness(self) -> float:
        """How far single cells lie off the smooth surface, typically, as a share."""
        numbers = np.exp(self.numbers)
        jumps = numbers[0] * ((1 + numbers[1 + len(self.grid.axes) : -1]).prod() - 1)
        return sqrt(float(jumps + numbers[-1]))

    def _bounds(self, spread: Numbers) -> tuple[Numbers, Numbers]:
        low = np.clip(self.angles - Z95 * spread, 0, pi / 2)
        high = np.clip(self.angles + Z95 * spread, 0, pi / 2)
        return np.sin(low) ** 2, np.sin(high) ** 2

    def _evidence(self, seen: Numbers, noise: Numbers, numbers: Numbers, steps: list[int]) -> float:
        """How well numbers and steps explain what was seen."""
        whole = self.grid.covariance(numbers, steps)
        whole[np.diag_indices_from(whole)] += noise
        # A row more with what was seen: the root then holds it already divided by the rest, and
        # nothing is left to be solved. What stands in the corner need only be large enough.
        cells = len(seen)
        bordered: Numbers = np.empty((cells + 1, cells + 1))
        bordered[:cells, :cells] = whole
        bordered[cells, :cells] = bordered[:cells, cells] = seen
        bordered[cells, cells] = 1 + seen @ seen / noise.min()
        root = np.linalg.cholesky(bordered)
        white, size = root[cells, :cells], np.diag(root)[:cells]
        unusual = (numbers - self.usual) / self.differing
        return float(-0.5 * white @ white - np.log(size).sum() - 0.5 * unusual @ unusual)

    def _price(self) -> float:
        """What a step must be worth, as it is one of so many."""
        return PRICE * log(max(1, self.grid.corners.shape[1]))

    def _climb_steps(self, seen: Numbers, noise: Numbers) -> None:
        """Add the best step as long as it is worth its price."""
        corners = self.grid.corners
        if not corners.size:
            return
        while len(self.steps) < MOST_STEPS:
            whole = self.grid.covariance(self.numbers, self.steps)
            whole[np.diag_indices_from(whole)] += noise
            inverse = np.linalg.inv(whole)
            leaning = inverse @ corners
            weight = 1 + STEP * (corners * leaning).sum(axis=0)
            slope = leaning.T @ seen
            gain = 0.5 * (STEP * slope * slope / weight - np.log(weight)) - self._price()
            gain[self.steps] = -1.0
            best = int(gain.argmax())
            if gain[best] <= 0:
                return
            self.steps.append(best)

    def _drop_steps(self, seen: Numbers, noise: Numbers) -> None:
        """Drop the worst step as long as it is not worth its price."""
        while self.steps:
            whole = self._evidence(seen, noise, self.numbers, self.steps)
            left = [[one for one in self.steps if one != step] for step in self.steps]
            losses = [whole - self._evidence(seen, noise, self.numbers, few) for few in left]
            worst = int(np.argmin(losses))
            if losses[worst] >= self._price():
                return
            self.steps = left[worst]

    def _search(self, seen: Numbers, noise: Numbers) -> None:
        """The most likely numbers of the covariance, each by turns, in ever shorter strides."""
        best = self._evidence(seen, noise, self.numbers, self.steps)
        stride = self._stride
        while stride > LAST_STRIDE:
            moved = False
            for place in range(len(self.numbers)):
                for direction in (stride, -stride):
                    numbers = self.numbers.copy()
                    numbers[place] += direction
                    evidence = self._evidence(seen, noise, numbers, self.steps)
                    if evidence > best + WORTH:
                        self.numbers, best, moved = numbers, evidence, True
                        break
            if not moved:
                stride /= 2

    def _settle(self, shares: Numbers, count: Numbers, noise: Numbers) -> None:
        """The surface itself, by Fisher's scoring: the counts are no angles quite."""
        whole = self.grid.covariance(self.numbers, self.steps)
        noisy = whole.copy()
        noisy[np.diag_indices_from(noisy)] += noise
        smoother = np.asarray(np.linalg.solve(noisy, whole).T, dtype=np.float64)
        angles: Numbers = smoother @ np.arcsin(np.sqrt((shares * count + 0.375) / (count + 0.75)))
        for _ in range(20):
            angles = smoother @ _as_seen(shares, count, angles)
        self.angles = angles
        self.spread = self._spread(noise)

    def _spread(self, noise: Numbers) -> Numbers:
        """The standard error of each angle."""
        noisy = self.grid.covariance(self.numbers, self.steps)
        noisy[np.diag_indices_from(noisy)] += noise
        variance: Numbers = noise - noise * noise * np.diag(np.linalg.inv(noisy))
        spread: Numbers = np.sqrt(np.maximum(variance, 1e-14))
        return spread


def _as_seen(shares: Numbers, count: Numbers, angles: Numbers) -> Numbers:
    """What the counts say about angles that are nearly known; its variance is 1/(4 count)."""
    known = np.clip(angles, 0, pi / 2)
    slope = np.maximum(np.sin(2 * known), 1 / np.sqrt(count))
    seen: Numbers = known + (shares - np.sin(known) ** 2) / slope
    return seen


def fights_needed(surfaces: Sequence[Surface], had: Sequence[int], precision: float) -> list[int]:
    """How many fights each cell needs so that no interval is wider, neighbours included.

    What is known of the surface says so beforehand, because how far angles are known depends on the
    fights alone. Cells at the rim have fewer neighbours and get more.
    """
    least = np.array(had, dtype=np.float64)
    fights = least.copy()
    for _ in range(PLANNING):
        halves = np.max([surface.halves(fights) for surface in surfaces], axis=0)
        ratio = halves / (precision * MARGIN)
        before = fights
        fights = np.maximum(least, fights * np.clip(ratio, 0.7, 4.0) ** 1.4)
        if (np.abs(fights - before) <= SETTLED * before).all():
            break
    return [int(one) for one in np.ceil(fights)]
