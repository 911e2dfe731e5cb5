"""Numbers that explain themselves: a total and the named parts that make it up."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = 0
"""Audience of what anybody may know; any other audience is a bit mask of sides."""

REFEREE: Final = 1 << 62
"""Audience of what no side may know."""


class Part:
    """One named summand of a tally, with the rule that gave it."""

    def __init__(self, name: str, value: i64, rule: str, audience: i64 = EVERYONE) -> None:
        self.name = name
        self.value = value
        self.rule = rule
        self.audience = audience

    def to_data(self) -> dict[str, object]:
        """The part as JSON-ready data."""
        data: dict[str, object] = {"name": self.name, "value": self.value, "rule": self.rule}
        if self.audience != EVERYONE:
            data["audience"] = self.audience
        return data


@mypyc_attr(free_list_len=1, acyclic=True)
class Tally:
    """A number under construction.

    Each operation changes `total` and records the *difference* it made, so the parts always sum
    to the total. Names are constant keys that the reader's language turns into words. With
    `explain` off no parts are kept and a tally is little more than an integer.
    """

    def __init__(self, name: str, value: i64, rule: str, explain: bool) -> None:
        self.name = name
        self.total = value
        self.parts: list[Part] | None = None
        if explain:
            self.parts = [Part(name, value, rule)]

    def add(self, name: str, value: i64, rule: str) -> None:
        """Add `value`; nothing is recorded where nothing changes."""
        if value != 0:
            self.total += value
            if self.parts is not None:
                self.parts.append(Part(name, value, rule))

    def add_for(self, audience: i64, name: str, value: i64, rule: str) -> None:
        """Add a part that only the sides in `audience` may know."""
        if value != 0:
            self.total += value
            if self.parts is not None:
                self.parts.append(Part(name, value, rule, audience))

    def cap(self, name: str, most: i64, rule: str) -> None:
        """Lower the total to `most` if it is above."""
        if self.total > most:
            self.add(name, most - self.total, rule)

    def floor(self, name: str, least: i64, rule: str) -> None:
        """Raise the total to `least` if it is below."""
        if self.total < least:
            self.add(name, least - self.total, rule)

    def times(self, name: str, factor: i64, rule: str) -> None:
        """Multiply the total."""
        self.add(name, self.total * (factor - 1), rule)

    def halve(self, name: str, rule: str, up: bool = False) -> None:
        """Halve the total, rounding down (towards minus infinity) unless `up`."""
        half = (self.total + 1) // 2 if up else self.total // 2
        self.add(name, half - self.total, rule)

    def copy(self) -> "Tally":
        """An independent tally with the same total and parts."""
        twin = Tally(self.name, self.total, "", False)
        if self.parts is not None:
            twin.parts = list(self.parts)
        return twin

    def to_data(self) -> dict[str, object]:
        """Total and parts as JSON-ready data."""
        data: dict[str, object] = {"name": self.name, "total": self.total}
        if self.parts is not None:
            data["parts"] = [part.to_data() for part in self.parts]
        return data
