"""Every outcome with its weight: exact odds by running the rules on each in turn.

`Enumeration` is a source of dice that walks the tree of outcome classes depth first. The rules
are run once per leaf; a leaf's chance is the product of its classes' weights over the product
of all weights, kept as integers.
"""

from fractions import Fraction
from math import comb
from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.dice import MOST_EXPLOSIONS, Dice

MOST_CLASSES: Final = 200_000
"""A single roll with more outcome classes than this is refused."""

_sums: dict[tuple[int, int], list[int]] = {}
_classes: dict[tuple[int, int, tuple[int, ...]], tuple[list[int], list[int]]] = {}
_pools: dict[tuple[int, int, tuple[int, ...]], tuple[list[list[int]], list[int]]] = {}


def sum_weights(count: int, sides: int) -> list[int]:
    """How many ways lead to each sum: entry s counts the rolls of `count` dice that total s."""
    found = _sums.get((count, sides))
    if found is not None:
        return found
    weights = [1]
    for _ in range(count):
        longer = [0] * (len(weights) + sides)
        for total, ways in enumerate(weights):
            if ways:
                for face in range(1, sides + 1):
                    longer[total + face] += ways
        weights = longer
    _sums[(count, sides)] = weights
    return weights


def sum_classes(count: int, sides: int, cuts: list[int]) -> tuple[list[int], list[int]]:
    """The classes of a sum: a representative of each (its highest sum) and its weight."""
    key = (count, sides, tuple(cuts))
    found = _classes.get(key)
    if found is not None:
        return found
    ways = sum_weights(count, sides)
    if not cuts:
        cuts = list(range(count, count * sides + 1))
    elif cuts[-1] < count * sides:
        cuts = [*cuts, count * sides]
    values: list[int] = []
    weights: list[int] = []
    lowest = count
    for cut in cuts:
        cut = min(cut, count * sides)
        weight = sum(ways[lowest : cut + 1]) if cut >= lowest else 0
        if weight:
            values.append(cut)
            weights.append(weight)
            lowest = cut + 1
    _classes[key] = (values, weights)
    return values, weights


def exploding_weights(steps: list[int], depth: int) -> list[int]:
    """Weights, out of 6**`depth`, of one exploding d6 reaching exactly n of the `steps`.

    The die is cut off after `depth` rolls: the last six is taken as it stands.
    """
    weights = [0] * (len(steps) + 1)
    for rolls in range(1, depth + 1):
        below = 6 * (rolls - 1)
        faces = range(1, 7) if rolls == depth else range(1, 6)
        for face in faces:
            category = 0
            for step in steps:
                if below + face < step:
                    break
                category += 1
            weights[category] += 6 ** (depth - rolls)
    return weights


MOST_ROLLS: Final = 400
"""A run with more rolls than this is given up."""


class Negligible(BaseException):
    """A run has gone on for `MOST_ROLLS` rolls: it is given up, its weight cut off.

    Rules that roll again and again until something happens never end for who tries every
    outcome; this ends them. Plain ties should be rolled off by `Dice.roll_off`.
    """


def pool_classes(count: int, steps: list[int], depth: int) -> tuple[list[list[int]], list[int]]:
    """The classes of a pool of exploding dice, every multiset of categories, and their weights."""
    key = (count, depth, tuple(steps))
    found = _pools.get(key)
    if found is not None:
        return found
    one = exploding_weights(steps, depth)
    kinds = [kind for kind, weight in enumerate(one) if weight]
    outcomes: list[list[int]] = []
    weights: list[int] = []
    _multisets(kinds, one, 0, count, [0] * len(one), 1, outcomes, weights)
    _pools[key] = (outcomes, weights)
    return outcomes, weights


class Enumeration(Dice):
    """All outcomes of a stretch of rules, one run after another.

    Use it as: `while True:` run the rules with these dice, read `weight()`, then `advance()`
    until it says that nothing is left. `depth` bounds how often a die explodes. A run of too many
    rolls raises `Negligible`; skip it and advance. `cut` is an upper bound of the weight cut off in
    both ways, over all rolls of all runs.
    """

    def __init__(self, depth: int = 4) -> None:
        super().__init__()
        if not 1 <= depth <= MOST_EXPLOSIONS:
            raise ValueError(f"explosions to depth {depth}: give 1 to {MOST_EXPLOSIONS}")
        self.depth = depth
        self.runs = 0
        self.cut = Fraction(0)
        self._chosen: list[int] = []
        self._weights: list[list[int]] = []
        self._position: i64 = 0
        self._over = 1
        self._under = 1

    def restart(self) -> None:
        """Begin with other rules: nothing is known of their rolls, nothing is cut off yet."""
        self.runs = 0
        self.cut = Fraction(0)
        self._chosen = []
        self._weights = []
        self._position = 0
        self._over = 1
        self._under = 1

    def choose(self, weights: list[int]) -> int:
        """The index of the class that this run takes at its next branching."""
        if len(weights) > MOST_CLASSES:
            raise ValueError(f"a roll with {len(weights)} outcomes is too large to enumerate")
        position = self._position
        self._position += 1
        if position == len(self._chosen):
            self._chosen.append(0)
            self._weights.append(weights)
        chosen = self._chosen[position]
        self._over *= weights[chosen]
        self._under *= sum(weights)
        if position >= MOST_ROLLS:
            self.cut += self.weight()
            raise Negligible
        return chosen

    def course(self) -> tuple[int, ...]:
        """The classes that this run has taken so far: equal courses, equal fights."""
        return tuple(self._chosen[: self._position])

    def weight(self) -> Fraction:
        """The chance of the run just made, or of its part made so far."""
        return Fraction(self._over, self._under)

    def advance(self) -> bool:
        """Prepare the next run; False when all outcomes have been seen."""
        self.runs += 1
        self._position = 0
        self._over = 1
        self._under = 1
        while self._chosen:
            last = len(self._chosen) - 1
            self._chosen[last] += 1
            if self._chosen[last] < len(self._weights[last]):
                return True
            self._chosen.pop()
            self._weights.pop()
        return False

    def face(self, roller: i64, sides: i64) -> i64:
        """One die, every face in turn."""
        return self.choose([1] * sides) + 1

    def total(self, roller: i64, count: i64, sides: i64, cuts: list[int]) -> i64:
        """A sum, by class."""
        values, weights = sum_classes(count, sides, cuts)
        value = values[self.choose(weights)]
        self.faces = []
        return value

    def roll_off(self, one: i64, other: i64, sides: i64, lead: i64) -> bool:
        """A roll-off, by who wins it in the end."""
        ahead = 0
        behind = 0
        for mine in range(1, sides + 1):
            for theirs in range(1, sides + 1):
                if mine + lead > theirs:
                    ahead += 1
                elif mine + lead < theirs:
                    behind += 1
        self.faces = []
        if ahead == 0 or behind == 0:
            # The lead decides; an outcome without weight is none.
            return ahead > 0
        return self.choose([ahead, behind]) == 0

    def order(self, count: i64, sides: i64) -> list[int]:
        """An order of so many, every one in turn."""
        left = list(range(count))
        order: list[int] = []
        while len(left) > 1:
            order.append(left.pop(self.choose([1] * len(left))))
        self.faces = []
        return order + left

    def exploding(self, roller: i64, count: i64) -> i64:
        """A sum of exploding dice, each cut at `depth` rolls."""
        one: list[int] = [0] * (6 * self.depth + 1)
        for rolls in range(1, self.depth + 1):
            for face in range(1, 7 if rolls == self.depth else 6):
                one[6 * (rolls - 1) + face] += 6 ** (self.depth - rolls)
        weights = [1]
        for _ in range(count):
            longer = [0] * (len(weights) + len(one) - 1)
            for total, ways in enumerate(weights):
                if ways:
                    for more, times in enumerate(one):
                        longer[total + more] += ways * times
            weights = longer
        values = [total for total, ways in enumerate(weights) if ways]
        self._cut_off(count)
        self.faces = []
        return values[self.choose([weights[value] for value in values])]

    def pool(self, roller: i64, count: i64, steps: list[int]) -> list[int]:
        """Counts per category, every multiset in turn."""
        outcomes, weights = pool_classes(count, steps, self.depth)
        if steps and steps[-1] > 6 * self.depth:
            self._cut_off(count)
        self.faces = []
        return list(outcomes[self.choose(weights)])

    def _cut_off(self, count: int) -> None:
        if self._position == len(self._chosen):
            # Seen for the first time: `weight` is the chance of getting here.
            self.cut += self.weight() * (1 - (1 - Fraction(1, 6**self.depth)) ** count)


def _multisets(
    kinds: list[int],
    one: list[int],
    at: int,
    left: int,
    counts: list[int],
    weight: int,
    outcomes: list[list[int]],
    weights: list[int],
) -> None:
    kind = kinds[at]
    if at == len(kinds) - 1:
        counts[kind] = left
        outcomes.append(list(counts))
        weights.append(weight * one[kind] ** left)
        counts[kind] = 0
        return
    for here in range(left + 1):
        counts[kind] = here
        ways = weight * comb(left, here) * one[kind] ** here
        _multisets(kinds, one, at + 1, left - here, counts, ways, outcomes, weights)
    counts[kind] = 0
