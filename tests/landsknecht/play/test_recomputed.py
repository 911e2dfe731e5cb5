"""Blows and wounds, reckoned again from the log alone, by somebody who knows only the rules."""

from collections import Counter
from typing import Any

import pytest

from fechtbuch.engine.events import Event
from fechtbuch.testing.conformance.invariants import ready
from fechtbuch.testing.conformance.kit import SCENARIOS

MOST_STEPS = 80
NAMES = [name for name in SCENARIOS if name.startswith("landsknecht/")]
OUTCOMES = ("full-hit", "glancing-hit", "miss")
WITHOUT_DIE = ("net", "weighted-net", "blowgun")
"""These follow their own text (LSK-ATK-07)."""
MULTIPLIERS = (1, 2, 3)
"""A charge doubles, a mounted charge or its reception trebles (LSK-CHG-04)."""


def band(face: int, target_number: int, limit: int) -> str:
    """LSK-ATK-06: at most TN − AR is full, at most TN is glancing."""
    if face <= limit:
        return "full-hit"
    return "glancing-hit" if face <= target_number else "miss"


class Checker:
    """Follows a fight by what is told."""

    def __init__(self, fight: Any) -> None:
        self.wounds = [int(one.wounds) for one in fight.fighters]
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.blow: Event | None = None
        self.damage: list[int] = []
        self.strayed = False

    def see(self, event: Event) -> None:
        """One more event."""
        if event.kind == "roll" and event.word == "attack" and event.tally is not None:
            parts = event.tally.parts or []
            self.check("sum", sum(int(part.value) for part in parts) == event.tally.total, event)
            self.blow, self.damage, self.strayed = event, [], False
        elif event.kind == "roll" and event.word in ("damage", "damage-second"):
            self.damage.append(int(event.amount))
        elif event.kind in ("stray", "stray-nobody") or event.word == "crowd":
            self.strayed = True  # somebody else's number counts now (LSK-RUL-16)
        elif event.kind in OUTCOMES and self.blow is not None:
            if event.actor == self.blow.actor and not self.strayed:
                self.outcome(event, self.blow)
            self.blow = None
        elif event.kind == "wounded" and event.values is not None:
            one = int(event.target)
            self.check("before", event.values["before"] == self.wounds[one], event)
            after = event.values["before"] - int(event.amount)
            self.check("after", event.values["after"] == after, event)
            self.wounds[one] = event.values["after"]
        elif event.kind == "healed":
            self.wounds[int(event.target)] += int(event.amount)

    def outcome(self, event: Event, blow: Event) -> None:
        """LSK-ATK-06 to LSK-ATK-08: band and damage."""
        assert blow.tally is not None
        face = int(blow.amount)
        if event.values is None or "limit" not in event.values:
            return
        self.check("face", event.values["face"] == face, event)
        limit = event.values["limit"]
        self.check("band", event.kind == band(face, int(blow.tally.total), limit), event)
        if event.item.startswith(WITHOUT_DIE):
            return
        if event.kind == "glancing-hit":
            self.check("glancing", event.amount == 1, event)
        elif event.kind == "full-hit" and self.damage:
            sums = [times * (face + max(self.damage)) for times in MULTIPLIERS]
            self.check("full", int(event.amount) in sums, event)

    def check(self, what: str, holds: bool, event: Event) -> None:
        """Count it, and keep what is wrong."""
        self.counts[what] += 1
        if not holds:
            self.wrong.append(f"{what}: {event.to_data([str(n) for n in range(99)])}")


def test_the_bands_of_the_checker_are_those_of_the_rules() -> None:
    assert [band(face, 15, 11) for face in (11, 12, 15, 16)] == [
        "full-hit",
        "glancing-hit",
        "glancing-hit",
        "miss",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_blows_and_wounds_of_a_fight_are_what_the_rules_make_of_the_dice(name: str) -> None:
    fight, _ = ready(name, 5, "book")
    fight.telling = True
    checker = Checker(fight)
    for _ in range(MOST_STEPS):
        if fight.over:
            break
        fight.events = []
        fight.step()
        for event in fight.events:
            checker.see(event)
    print(name, dict(checker.counts))
    assert checker.wrong == []
    assert checker.counts["sum"] > 0 or name.endswith("wrestling")
