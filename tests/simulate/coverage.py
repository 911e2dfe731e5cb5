"""Do the intervals of a smoothed sweep hold what they promise? `make coverage` asks at length.

Fights are drawn over grids whose true shares are known: a duel that is solved exactly, surfaces
with cliffs, with jumps from one value to the next, steep, level. How many of the intervals hold the
true share is counted over all cells, with as many fights everywhere and with more at the rim.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import exp, floor

import numpy as np

from fechtbuch.simulate.surface import Grid, Surface

Truth = Callable[[float, float], float]
"""The true share at a place of the grid, both numbers between 0 and 1."""


@cache
def race(hit: float, other: float, mine: int, yours: int) -> float:
    """The chance of whoever strikes first, where both still need so many blows."""
    if mine == 0:
        return 1.0
    if yours == 0:
        return 0.0
    struck = 1.0 if mine == 1 else _answered(hit, other, mine - 1, yours)
    missed = other * race(hit, other, mine, yours - 1)
    return (hit * struck + (1 - hit) * missed) / (1 - (1 - hit) * (1 - other))


def _answered(hit: float, other: float, mine: int, yours: int) -> float:
    return other * race(hit, other, mine, yours - 1) + (1 - other) * race(hit, other, mine, yours)


def duel(x: float, y: float) -> float:
    """Three blows win; whoever is better hits more often, within 5 and 95 %: exactly solved."""
    hit = min(0.95, max(0.05, 0.5 + x - y))
    return race(round(hit, 9), round(1 - hit, 9), 3, 3)


def slope(x: float, y: float) -> float:
    """What numbers that are added up come to."""
    return 1 / (1 + exp(-(4 * (x - 0.5) - 3 * (y - 0.5) + 2 * x * y)))


def steep(x: float, y: float) -> float:
    """Nearly nothing or nearly everything but for a narrow band."""
    return 1 / (1 + exp(-12 * (x - y)))


def level(x: float, y: float) -> float:
    """Nothing changes anything."""
    return 0.5


def cliff(x: float, y: float) -> float:
    """In one corner a policy changes its mind."""
    return min(0.98, slope(x, y) + 0.2) if x > 0.6 and y < 0.55 else slope(x, y)


def passing(x: float, y: float) -> float:
    """Whoever has more strikes first."""
    return 1 / (1 + exp(-2 * (x - y) - (0.8 if x >= y else -0.8)))


def halves(x: float, y: float) -> float:
    """Only every second point of skill counts, as for a parry."""
    return slope(floor(4.5 * x + 1e-9) / 4.5, y)


TRUTHS: dict[str, Truth] = {
    one.__name__: one for one in (duel, slope, steep, level, cliff, passing, halves)
}


@dataclass
class Covered:
    """How often intervals held the true share."""

    held: float
    likely: float
    """The same of cells only in which both sides win some fights: five at least, on average.

    Where one side hardly ever wins, whatever reaches down to nothing holds the true share.
    """
    narrower: float
    """How many times the fights a plain sweep would need for intervals as narrow on the whole."""


def covered(truth: Truth, size: int, fights: int, runs: int, seed: int, rim: int = 1) -> Covered:
    """So many grids, fought and fitted; cells at the rim are fought `rim` times as often."""
    chance = np.random.default_rng(seed)
    grid = Grid([list(range(size))] * 2)
    shares = np.array([truth(float(x), float(y)) for x, y in zip(*grid.places, strict=True)])
    outer = np.any([(place == 0) | (place == 1) for place in grid.places], axis=0)
    count = np.where(outer, rim * fights, fights)
    likely = count * np.minimum(shares, 1 - shares) >= 5
    held, inside, widths = [], [], []
    for _ in range(runs):
        surface = Surface(grid)
        wins = chance.binomial(count, shares)
        surface.fit([int(one) for one in wins], [int(one) for one in count])
        low, high = np.array(surface.intervals()).T
        holds = (low <= shares + 1e-12) & (shares <= high + 1e-12)
        held.append(np.mean(holds))
        inside.append(np.mean(holds[likely]))
        widths.append(np.mean(surface.halves() ** 2))
    plain = 1.96**2 * np.mean(shares * (1 - shares) / count)
    return Covered(float(np.mean(held)), float(np.mean(inside)), float(plain / np.mean(widths)))


def main() -> int:
    """Print how often intervals hold; an exit code if not as often as they promise."""
    parser = argparse.ArgumentParser(prog="make coverage")
    parser.add_argument("--runs", type=int, default=40, help="grids of each kind")
    parser.add_argument("--size", type=int, default=10, help="values along each axis")
    parser.add_argument("--seed", type=int, default=20)
    wish = parser.parse_args()
    print(f"{'true shares':12} {'fights':>7} {'held':>7} {'likely':>7} {'spared':>7}")
    found = []
    for name, truth in TRUTHS.items():
        for fights, rim in ((200, 1), (3000, 1), (1000, 3)):
            one = covered(truth, wish.size, fights, wish.runs, wish.seed, rim)
            found.append(one.held)
            more = f"{fights}" if rim == 1 else f"{fights}+"
            print(
                f"{name:12} {more:>7} {one.held:7.1%} {one.likely:7.1%} {one.narrower:6.1f}x",
                flush=True,
            )
    whole = sum(found) / len(found)
    print(f"{'all':12} {'':>7} {whole:7.1%}")
    return 0 if 0.93 <= whole <= 0.97 and min(found) >= 0.92 else 1


if __name__ == "__main__":
    sys.exit(main())
