"""Attack to injury, reckoned again from the log alone, by somebody who knows only the rules.

Nothing of the book's own rules is used: the checker reads what was told, and the tables below are
written from the specification.
"""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.engine.events import Event
from tests.recomputing import Checker, part, recomputed, scenarios_of

MOST = 60
HALF, ONE, MORE, TWICE, THRICE, FOUR = (Fraction(n, 2) for n in (1, 2, 3, 4, 6, 8))

TORSO = {
    "small-piercing": HALF,
    "piercing": ONE,
    "large-piercing": MORE,
    "huge-piercing": TWICE,
    "crushing": ONE,
    "cutting": MORE,
    "impaling": TWICE,
    "burning": ONE,
    "corrosive": ONE,
    "toxic": ONE,
}
LIMBS = ("right-arm", "left-arm", "right-leg", "left-leg")
EXTREMITIES = ("right-hand", "left-hand", "right-foot", "left-foot")
POINTED = ("impaling", "small-piercing", "piercing", "large-piercing", "huge-piercing")


def factor(kind: str, location: str) -> Fraction:
    """GUR-DMG-01, GUR-DMG-02."""
    if location in ("skull", "eye"):
        return ONE if kind == "toxic" else FOUR
    if location == "vitals" and kind in POINTED:
        return THRICE
    if location == "neck" and kind in ("crushing", "corrosive"):
        return MORE
    if location == "neck" and kind == "cutting":
        return TWICE
    if location == "face" and kind == "corrosive":
        return MORE
    if location in LIMBS + EXTREMITIES and kind in ("impaling", "large-piercing", "huge-piercing"):
        return ONE
    return TORSO[kind]


def outcome(total: int, score: int, telegraphic: int) -> str:
    """GUR-DIC-01, GUR-DIC-03, GUR-DIC-04.

    GUR-RUL-64 judges critical success and failure alike by the score without the +4 of GUR-OPT-07.
    """
    plain = score - telegraphic
    if total <= 4 or (total <= score and total < 17):
        critical = total <= 4 or (total == 5 and plain >= 15) or (total == 6 and plain >= 16)
        return "critical" if critical else "success"
    critical = total == 18 or (total == 17 and plain <= 15) or total - plain >= 10
    return "fumble" if critical else "failure"


EXPECTED = {
    "critical": {"critical-hit", "hits", "critical-grip", "no-defence", "near-miss", "malfunction"},
    "success": {"hits", "malfunction", "near-miss"},
    "failure": {"misses", "malfunction", "near-miss"},
    "fumble": {"fumbles", "malfunction"},
}
OUTCOMES = set().union(*EXPECTED.values())


class Blows(Checker):
    """Attack to injury."""

    def __init__(self, fight: Any) -> None:
        super().__init__(fight)
        self.full = [int(one.block.hp) for one in fight.fighters]
        self.hp = [int(one.hp) for one in fight.fighters]
        self.attack: tuple[int, str] | None = None
        self.wounding: Event | None = None
        self.limit: int | None = None

    def see(self, event: Event) -> None:
        """One more event."""
        if event.kind == "roll" and event.word == "attack" and event.tally is not None:
            score = int(event.tally.total)
            found = outcome(int(event.amount), score, part(event, "telegraphic"))
            self.attack = (int(event.actor), found)
            self.sums(event)
        elif self.attack is not None and event.kind in OUTCOMES and event.actor == self.attack[0]:
            self.check("attack", event.kind in EXPECTED[self.attack[1]], event)
            self.attack = None
        elif event.kind == "damage" and event.values and "through" in event.values:
            through = max(0, int(event.amount) - event.values["dr"])
            self.check("damage", event.values["through"] == through, event)
        elif event.kind == "wounding":
            self.wounding = event
        elif event.kind == "limb-limit":
            self.limit = int(event.amount)
        elif event.kind in ("injured", "worn-out"):
            self.injured(event)

    def injured(self, event: Event) -> None:
        """GUR-DMG-01, GUR-INJ-04: what penetrated becomes hit points."""
        one = int(event.actor)
        told = self.wounding
        if told is not None and told.values is not None and event.kind == "injured":
            through = told.values["through"]
            expected = max(1, through * factor(told.word, event.word) // 1) if through else 0
            self.check("wounding", told.amount == expected, told)
            most = expected
            share = 2 if event.word in LIMBS else 3
            if event.word in LIMBS + EXTREMITIES:
                most = min(expected, self.full[one] // share + 1)
                self.check("limit", self.limit in (None, most), event)
            self.check("injury", event.amount == most, event)
        assert event.values is not None
        self.hp[one] -= int(event.amount)
        self.check("hp", event.values["hp"] == self.hp[one], event)
        self.hp[one] = event.values["hp"]
        self.wounding = None
        self.limit = None


def test_the_tables_of_the_checker_are_those_of_the_rules() -> None:
    assert factor("cutting", "neck") == 2
    assert factor("impaling", "left-arm") == 1
    assert outcome(6, 16, 0) == "critical"
    assert outcome(6, 19, 4) == "success"
    assert outcome(17, 16, 0) == "failure"
    assert outcome(17, 15, 0) == "fumble"


@pytest.mark.parametrize("name", scenarios_of("gurps"))
def test_attacks_and_injuries_of_a_fight_are_what_the_rules_make_of_the_dice(name: str) -> None:
    assert recomputed(name, Blows, MOST).counts["attack"] > 0
