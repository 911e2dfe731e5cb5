"""Outcome classes of rolls and their weights: sums, exploding dice, pools.

All are integers, and each is reckoned once: a sum or pool comes up again and again.
"""

from math import comb

_sums: dict[tuple[int, int], list[int]] = {}
_classes: dict[tuple[int, int, tuple[int, ...]], tuple[list[int], list[int]]] = {}
_explosions: dict[tuple[int, int], tuple[list[int], list[int]]] = {}
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


def exploding_classes(count: int, depth: int) -> tuple[list[int], list[int]]:
    """The sums of exploding dice, each cut off after `depth` rolls, and their weights."""
    found = _explosions.get((count, depth))
    if found is not None:
        return found
    one: list[int] = [0] * (6 * depth + 1)
    for rolls in range(1, depth + 1):
        for face in range(1, 7 if rolls == depth else 6):
            one[6 * (rolls - 1) + face] += 6 ** (depth - rolls)
    ways = [1]
    for _ in range(count):
        longer = [0] * (len(ways) + len(one) - 1)
        for total, many in enumerate(ways):
            if many:
                for more, times in enumerate(one):
                    longer[total + more] += many * times
        ways = longer
    values = [total for total, many in enumerate(ways) if many]
    weights = [ways[value] for value in values]
    _explosions[(count, depth)] = (values, weights)
    return values, weights


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
