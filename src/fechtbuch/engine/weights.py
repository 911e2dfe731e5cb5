"""Outcome classes of rolls and their weights: sums, kept dice, exploding dice, pools.

All are integers, and each is reckoned once: a sum or pool comes up again and again.
"""

from math import comb

from fechtbuch.engine.dice import HIGHEST
from fechtbuch.engine.keeping import ALL, check_keep, kept_count

_sums: dict[tuple[int, int], list[int]] = {}
_kept: dict[tuple[int, int, int], list[int]] = {}
_classes: dict[tuple[int, int, int, tuple[int, ...]], tuple[list[int], list[int]]] = {}
_explosions: dict[tuple[int, int, int, int], tuple[list[int], list[int]]] = {}
_pools: dict[tuple[int, int, int, int, tuple[int, ...]], tuple[list[list[int]], list[int]]] = {}


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


def kept_weights(count: int, sides: int, keep: int) -> list[int]:
    """How many of the `sides`**`count` rolls lead to each sum of the dice that count.

    Filled face by face from the end that is kept: of the dice that are left, some show this face,
    and as many of those count as are still wanted.
    """
    if keep == ALL:
        return sum_weights(count, sides)
    found = _kept.get((count, sides, keep))
    if found is not None:
        return found
    check_keep(keep, count)
    wanted = int(kept_count(keep, count))
    faces = range(sides, 0, -1) if keep > 0 else range(1, sides + 1)
    # By how many dice are left and the sum so far.
    ways: dict[tuple[int, int], int] = {(count, 0): 1}
    for face in faces:
        after: dict[tuple[int, int], int] = {}
        for (left, total), weight in ways.items():
            lacking = max(wanted - (count - left), 0)
            for shown in range(left + 1):
                key = (left - shown, total + min(shown, lacking) * face)
                after[key] = after.get(key, 0) + weight * comb(left, shown)
        ways = after
    weights = [0] * (wanted * sides + 1)
    for (left, total), weight in ways.items():
        if left == 0:
            weights[total] += weight
    _kept[(count, sides, keep)] = weights
    return weights


def sum_classes(
    count: int, sides: int, cuts: list[int], keep: int = ALL
) -> tuple[list[int], list[int]]:
    """The classes of a sum: a representative of each (its highest sum) and its weight."""
    key = (count, sides, keep, tuple(cuts))
    found = _classes.get(key)
    if found is not None:
        return found
    ways = kept_weights(count, sides, keep)
    lowest = int(kept_count(keep, count))
    highest = lowest * sides
    if not cuts:
        cuts = list(range(lowest, highest + 1))
    elif cuts[-1] < highest:
        cuts = [*cuts, highest]
    values: list[int] = []
    weights: list[int] = []
    for cut in cuts:
        cut = min(cut, highest)
        weight = sum(ways[lowest : cut + 1]) if cut >= lowest else 0
        if weight:
            values.append(cut)
            weights.append(weight)
            lowest = cut + 1
    _classes[key] = (values, weights)
    return values, weights


def one_exploding(depth: int, sides: int, from_: int) -> list[int]:
    """Weights, out of `sides`**`depth`, of the sums of one die that is rolled on.

    It is cut off after `depth` rolls: the last face is taken as it stands.
    """
    least = sides if from_ == HIGHEST else from_
    sums = [0] * (sides * depth + 1)
    going = {0: 1}
    for rolls in range(1, depth + 1):
        on: dict[int, int] = {}
        share = sides ** (depth - rolls)
        for total, ways in going.items():
            for face in range(1, sides + 1):
                if face < least or rolls == depth:
                    sums[total + face] += ways * share
                else:
                    on[total + face] = on.get(total + face, 0) + ways
        going = on
    return sums


def exploding_weights(
    steps: list[int], depth: int, sides: int = 6, from_: int = HIGHEST
) -> list[int]:
    """Weights, out of `sides`**`depth`, of one exploding die reaching exactly n of the `steps`."""
    weights = [0] * (len(steps) + 1)
    for total, ways in enumerate(one_exploding(depth, sides, from_)):
        category = 0
        for step in steps:
            if total < step:
                break
            category += 1
        weights[category] += ways
    return weights


def exploding_classes(
    count: int, depth: int, sides: int = 6, from_: int = HIGHEST
) -> tuple[list[int], list[int]]:
    """The sums of exploding dice, each cut off after `depth` rolls, and their weights."""
    key = (count, depth, sides, from_)
    found = _explosions.get(key)
    if found is not None:
        return found
    one = one_exploding(depth, sides, from_)
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
    _explosions[key] = (values, weights)
    return values, weights


def pool_classes(
    count: int, steps: list[int], depth: int, sides: int = 6, from_: int = HIGHEST
) -> tuple[list[list[int]], list[int]]:
    """The classes of a pool of exploding dice, every multiset of categories, and their weights."""
    key = (count, depth, sides, from_, tuple(steps))
    found = _pools.get(key)
    if found is not None:
        return found
    one = exploding_weights(steps, depth, sides, from_)
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
