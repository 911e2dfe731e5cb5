"""Blows and wounds, reckoned again from the log alone, by somebody who knows only the rules."""

from typing import Any

import pytest

from fechtbuch.engine.events import Event
from tests.recomputing import Checker, recomputed, scenarios_of

MOST = 80
CHECKED = ["landsknecht/skirmish", "landsknecht/powder-and-prayer"]
"""Where somebody's courage is tried for certain."""
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


class Blows(Checker):
    """Blows, wounds and morale."""

    def __init__(self, fight: Any) -> None:
        super().__init__(fight)
        self.wounds = [int(one.wounds) for one in fight.fighters]
        self.heroes = [bool(fight.sides[one.side].heroes) for one in fight.fighters]
        self.morale: Event | None = None
        self.failed: int | None = None
        self.blow: Event | None = None
        self.damage: list[int] = []
        self.strayed = False
        self.drawn: Event | None = None

    def see(self, event: Event) -> None:
        """One more event."""
        if event.kind == "roll" and event.word == "attack" and event.tally is not None:
            self.sums(event)
            self.blow, self.damage, self.strayed = event, [], False
            self.drawn = event
        elif event.kind == "roll" and event.word in ("damage", "damage-second"):
            self.damage.append(int(event.amount))
        elif event.kind in ("stray", "stray-nobody"):
            self.strayed = True  # somebody else's number counts now (LSK-RUL-16)
        elif event.kind == "drawn-from-crowd":
            self.sums(event)
            self.drawn = event  # the same die against his number (LSK-RUL-17)
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
        else:
            self.courage(event)

    def courage(self, event: Event) -> None:
        """LSK-MOR-01, LSK-MOR-03: 2d6 at or under the score stand; who fails runs or gives up."""
        if event.kind == "roll" and event.word == "morale" and event.tally is not None:
            self.sums(event)
            self.check("no hero checks", not self.heroes[int(event.actor)], event)
            self.check("a score", 2 <= event.tally.total <= 12, event)
            self.check("two dice", sum(event.faces or []) == event.amount, event)
            self.morale = event
        elif event.kind in ("morale-holds", "morale-fails"):
            rolled = self.morale
            assert rolled is not None
            assert rolled.tally is not None
            score = int(rolled.tally.total)
            stands = score == 12 or rolled.amount <= score
            self.check("morale", (event.kind == "morale-holds") == stands, event)
            self.failed = None if stands else int(event.actor)
        elif event.kind in ("routed", "surrendered") and self.failed is not None:
            self.check("breaks", not self.heroes[int(event.actor)], event)

    def outcome(self, event: Event, blow: Event) -> None:
        """LSK-ATK-06 to LSK-ATK-08: band and damage."""
        number = self.drawn
        assert number is not None
        assert number.tally is not None
        face = int(blow.amount)
        if event.values is None or "limit" not in event.values:
            return
        self.check("face", event.values["face"] == face, event)
        limit = event.values["limit"]
        self.check("band", event.kind == band(face, int(number.tally.total), limit), event)
        if event.item.startswith(WITHOUT_DIE):
            return
        if event.kind == "glancing-hit":
            self.check("glancing", event.amount == 1, event)
        elif event.kind == "full-hit" and self.damage:
            sums = [times * (face + max(self.damage)) for times in MULTIPLIERS]
            self.check("full", int(event.amount) in sums, event)


def test_the_bands_of_the_checker_are_those_of_the_rules() -> None:
    assert [band(face, 15, 11) for face in (11, 12, 15, 16)] == [
        "full-hit",
        "glancing-hit",
        "glancing-hit",
        "miss",
    ]


@pytest.mark.parametrize("name", scenarios_of("landsknecht"))
def test_blows_wounds_and_morale_are_what_the_rules_make_of_the_dice(name: str) -> None:
    counts = recomputed(name, Blows, MOST).counts
    assert counts["sum"] > 0 or name.endswith("wrestling")
    assert counts["morale"] > 0 or name not in CHECKED
