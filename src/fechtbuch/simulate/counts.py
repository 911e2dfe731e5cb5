"""Counts as nested data: what a piece of work sends back, and how pieces are added up."""

from typing import Any

Counts = dict[str, Any]
"""Whole numbers under names, in tables and lists as deep as need be; ready for JSON."""


def add_up(total: Counts, part: Counts) -> None:
    """Add a part into a total; names that the total lacks are taken over."""
    for name, value in part.items():
        total[name] = _sum(total[name], value) if name in total else _copy(value)


def _sum(one: Any, other: Any) -> Any:
    if isinstance(one, dict):
        add_up(one, other)
        return one
    if isinstance(one, list):
        return [_sum(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
    return one + other


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copy(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_copy(part) for part in value]
    return value


def numbers(counts: dict[str, int]) -> dict[int, int]:
    """Counted numbers from JSON, where names are text, in order."""
    return {int(number): counts[number] for number in sorted(counts, key=int)}


class Spans:
    """Which fights are done, as spans of their numbers."""

    def __init__(self, spans: list[list[int]] | None = None) -> None:
        self.spans: list[list[int]] = []
        for first, end in sorted(spans or []):
            self.add(first, end)

    def add(self, first: int, end: int) -> None:
        """The fights from `first` up to, not including, `end` are done."""
        joined: list[list[int]] = []
        for start, stop in sorted([*self.spans, [first, end]]):
            if joined and start <= joined[-1][1]:
                if start < joined[-1][1]:
                    raise ValueError(f"fight {start} was counted twice")
                joined[-1][1] = stop
            else:
                joined.append([start, stop])
        self.spans = joined

    def count(self) -> int:
        """How many fights are done."""
        return sum(end - first for first, end in self.spans)

    def missing(self, goal: int) -> list[list[int]]:
        """What is to be done up to fight number `goal`, not included."""
        found: list[list[int]] = []
        place = 0
        for first, end in self.spans:
            if place < min(first, goal):
                found.append([place, min(first, goal)])
            place = max(place, end)
        if place < goal:
            found.append([place, goal])
        return found
