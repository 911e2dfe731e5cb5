"""Sums that a rule does not tell apart lead to the same, whichever of them came up.

Exact odds take one sum for every class of sums that a roll's `cuts` name. Where a cut is one off,
they are wrong, and nobody who rolls real dice ever sees it. Here the same fight is led twice, once
with the lowest and once with the highest sum of every class that comes up: it must be one fight.
"""

import json
from bisect import bisect_left
from typing import Any

from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.keeping import ALL, kept_count, kept_sum
from fechtbuch.engine.streams import Stream
from fechtbuch.testing.conformance.invariants import ready

RANKS = ("initiative",)
"""Numbers that only say who is before whom, which the order of a fight keeps as well."""


class ClassDice(Dice):
    """Real dice, of whose sum only the class is kept: its lowest sum is given, or its highest."""

    def __init__(self, stream: Stream, highest: bool) -> None:
        super().__init__()
        self.stream = stream
        self.highest = highest

    def face(self, roller: int, sides: int) -> int:
        """One die."""
        return self.stream.below(sides) + 1

    def total(self, roller: int, count: int, sides: int, cuts: list[int]) -> int:
        """A sum of the class that came up."""
        return self.kept(roller, count, sides, ALL, cuts)

    def kept(self, roller: int, count: int, sides: int, keep: int, cuts: list[int]) -> int:
        """A sum of the dice that count, of the class that came up."""
        least = int(kept_count(keep, count))
        most = least * sides
        if cuts and (cuts[0] >= most or cuts[-1] < least):
            # All alike: whether such a die makes others roll on must not matter either.
            return most if self.highest else least
        self.faces = [self.face(roller, sides) for _ in range(count)]
        total = int(kept_sum(self.faces, keep))
        if not cuts:
            return total
        place = bisect_left(cuts, total)
        if self.highest:
            return min(cuts[place], most) if place < len(cuts) else most
        return max(least, cuts[place - 1] + 1) if place > 0 else least


def told_apart(name: str, number: int, way: str, most: int) -> tuple[int, list[str]]:
    """Lead a fight twice; the decisions that were made, and where the two differ."""
    low, low_referee = ready(name, number, way)
    high, high_referee = ready(name, number, way)
    low.dice = ClassDice(Stream(number, 81), False)
    high.dice = ClassDice(Stream(number, 81), True)
    for step in range(most):
        if low.over or high.over:
            break
        low_referee.meddle(low)
        high_referee.meddle(high)
        if any(edict["verb"] == "add-fighter" for edict in low_referee.decreed):
            break  # Ranks of which only the order counted are held against a newcomer's.
        low.step()
        high.step()
        one, other = _compared(low), _compared(high)
        if json.dumps(one) != json.dumps(other):
            place = f"{name} {number} {way} step {step}"
            return int(low.decisions), [f"{place}: {differing(one, other)}"]
    return int(low.decisions), []


def _compared(fight: Fight) -> dict[str, Any]:
    """The state, without numbers of which only the order counts."""
    data: dict[str, Any] = fight.to_data()
    for fighter in data["fighters"]:
        for name in RANKS:
            fighter.pop(name, None)
    return data


def differing(one: object, other: object, where: str = "") -> str:
    """The first place where two states differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if one[key] != other.get(key):
                return differing(one[key], other.get(key), f"{where}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other)):
            if left != right:
                return differing(left, right, f"{where}[{place}]")
    return f"{where} is {one} with the lowest and {other} with the highest sums"
