"""Hits, bands, wounds, fatigue and costs, reckoned again by the specification alone."""

from typing import Any

import pytest

from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.events import Event
from fechtbuch.engine.session import Session
from tests.recomputing import Checker, part, recomputed, scenarios_of

MOST = 70
CONDITION = 2
"""The place of Condition among the eight attributes, in the order of the Polish names."""

S, X = "standard", "extra"
PRICES = {
    "dodge": [X],
    "aim": [X],
    "half": [X],
    "move": [S],
    "fast": [S, S],
    "run": [S, S, X],
    "step": [],
    "cautious": [],
}
"""TAL-MAN-03, TAL-ATK-04, TAL-MOV-02 to -05, TAL-MAN-09: prices that never vary on foot."""


def half_up(value: int) -> int:
    """TAL-TST-08."""
    return (value + 1) // 2


def wounds(damage: int, endurance: int) -> int:
    """TAL-WND-01, TAL-WND-02."""
    return max(0, (damage - 1) // endurance)


def band(result: int, defence: int, body: int) -> str:
    """TAL-HIT-04; an armour or shield hit is one band."""
    if result < defence:
        return "miss"
    if result < body:
        return "armour"
    return "body" if result < body + 20 else "critical"


def paid(price: list[str], standard: int, extra: int) -> tuple[int, int]:
    """TAL-SEQ-11: what is left; an extra action may be paid with a standard one."""
    for each in price:
        if each == X and extra > 0:
            extra -= 1
        else:
            standard -= 1
    return standard, extra


class Blows(Checker):
    """From the attack roll to wounds, points and death."""

    def __init__(self, fight: Any) -> None:
        super().__init__(fight)
        self.endurance = [half_up(int(one.attributes[CONDITION])) for one in fight.fighters]
        self.life = [int(one.life) for one in fight.fighters]
        self.tired = [int(one.fatigue) for one in fight.fighters]
        self.spent = [int(one.exhaustion) for one in fight.fighters]
        self.result = 0
        self.sign = 0
        self.rolling: Event | None = None
        self.attack: Event | None = None
        self.body: Event | None = None
        self.dodged = False
        self.raw: int | None = None
        self.hit: Event | None = None
        self.made: Event | None = None
        self.asked: tuple[str, int, int, list[str]] | None = None

    def see(self, event: Event) -> None:
        """One more event."""
        kind = event.kind
        if kind == "roll":
            self.roll(event)
        elif kind == "attacked":
            self.check("result", event.amount == self.result, event)
            self.sums(event)
            self.attack, self.body, self.dodged, self.raw = event, None, False, None
        elif kind in ("dodge-failed", "parry-failed"):
            self.dodged = True  # TAL-MAN-05 counts from the dodge
        elif kind == "missed" and self.attack is not None and event.rule == "TAL-HIT-04":
            assert self.attack.tally is not None
            self.check("miss", self.result < self.attack.tally.total, event)
        elif kind == "band":
            self.sums(event)
            self.body = event
        elif kind == "hit":
            self.harmed(event)
        elif kind == "life-lost":
            self.lost(event)
        elif kind == "wounded":
            self.wounded(event)
        elif kind in ("tired", "exhausted"):
            self.points(event)
        elif kind in ("breathes", "recovers"):
            self.tired[int(event.actor)] = -1  # rested: unknown from here on

    def roll(self, event: Event) -> None:
        """TAL-TST-01, TAL-TST-05, TAL-TST-06: a test with what is rolled on."""
        face = int(event.amount)
        if event.tally is not None and event.dice == "1d20":
            self.sums(event)
            self.weights(event)
            self.result = int(event.tally.total) + face
            self.sign = 1 if face == 20 else -1 if face == 1 else 0
        elif event.word in ("roll-on", "roll-off") and self.sign != 0:
            self.check("roll on", event.dice == "1d20", event)
            self.result += self.sign * face
            self.sign = self.sign if face == 20 else 0
        elif event.word == "damage":
            self.raw = face

    def weights(self, event: Event) -> None:
        """TAL-WND-13, TAL-WND-06: every test bears the points of whoever makes it."""
        one = int(event.actor)
        if event.word == "fright" or self.tired[one] < 0:
            return
        self.check("fatigue", part(event, "fatigue") == -self.tired[one], event)
        self.check("exhaustion", part(event, "exhaustion") == -self.spent[one], event)
        low = -5 if 10 <= self.life[one] <= 19 else 0
        self.check("low life", part(event, "low-life") == low, event)

    def harmed(self, event: Event) -> None:
        """TAL-HIT-04 to -06, TAL-HIT-08, TAL-HIT-11: band and damage."""
        self.sums(event)
        self.hit = event
        assert event.tally is not None
        self.check("damage", event.amount == event.tally.total >= 0, event)
        if self.raw is not None and self.attack is not None:
            self.check("die", part(event, "damage") == self.raw, event)
        if self.body is not None and self.attack is not None and not self.dodged:
            assert self.body.tally is not None
            assert self.body.tally.parts is not None
            found = band(self.result, int(self.body.tally.parts[0].value), int(self.body.amount))
            told = "armour" if event.word == "shield" else event.word
            self.check("band", told == found, event)
            if found == "critical":
                times = max(2, (self.result - int(self.body.amount)) // 10)
                self.critical(event, times)
        if event.word in ("body", "critical"):
            self.check("no armour", part(event, "armour") == 0, event)

    def critical(self, event: Event, times: int) -> None:
        """TAL-HIT-05, TAL-ITM-18: times what was left before, once more by a lethal weapon."""
        more = part(event, "critical")
        before = int(event.amount) - more
        if before > 0:
            self.check("critical", more in (before * (times - 1), before * times), event)

    def lost(self, event: Event) -> None:
        """TAL-WND-01, TAL-WND-09: Life drops by the damage, twice where a head is wounded."""
        one = int(event.actor)
        self.sums(event)
        assert event.values is not None
        self.check("life", event.values["left"] == self.life[one] - event.amount, event)
        self.life[one] = event.values["left"]
        if self.hit is not None and self.hit.target == one:
            damage = int(self.hit.amount)
            head = part(event, "head-wound")
            self.check("loss", event.amount == damage + head and head in (0, damage), event)
            if self.life[one] > 0:
                self.made = self.hit
            self.hit = None

    def wounded(self, event: Event) -> None:
        """TAL-WND-02, TAL-ITM-18: one for every full Endurance that is exceeded, and Wounding."""
        one = int(event.actor)
        if self.made is not None and self.made.target == one and event.tally is not None:
            count = wounds(int(self.made.amount), self.endurance[one])
            self.check("wounds", part(event, "wounds") == count, event)
            self.check("wounding", part(event, "wounding") in (0, 1), event)
            self.sums(event)
        self.made = event

    def points(self, event: Event) -> None:
        """TAL-WND-03, TAL-WND-10: two of exhaustion a wound; two or four of fatigue a hit."""
        one, amount = int(event.actor), int(event.amount)
        made = self.made if self.made is not None and self.made.kind == "wounded" else None
        if event.kind == "exhausted":
            self.spent[one] += amount
            if made is not None and event.rule == "TAL-WND-03":
                self.check("two a wound", amount == 2 * made.amount, event)
        else:
            if self.tired[one] >= 0:
                self.tired[one] += amount
            if made is not None and event.rule == "TAL-WND-10":
                self.check("tired by it", amount == (2 if made.amount == 1 else 4), event)

    def before(self, fight: Any, question: Question, choice: Choice) -> None:
        """Somebody on foot is about to pay a price that never varies."""
        verb = choice.text().split(" ")[0]
        one = getattr(question, "fighter", None)
        self.asked = None
        if question.kind == "turn" and one is not None and not one.mounted() and verb in PRICES:
            left = paid(PRICES[verb], int(one.standard), int(one.extra))
            self.asked = (one.slug, *left, [verb])

    def after(self, table: Session) -> None:
        """TAL-SEQ-10, TAL-SEQ-11: so much is left, as long as the turn goes on."""
        if self.asked is None or not table.pending:
            return
        slug, standard, extra, verb = self.asked
        following: Any = table.pending[0]
        if following.kind == "turn" and following.fighter.slug == slug:
            one = following.fighter
            self.counts["cost"] += 1
            if (int(one.standard), int(one.extra)) != (standard, extra):
                self.wrong.append(f"cost: {slug} {verb}: {one.standard} {one.extra}")


def test_the_tables_of_the_checker_are_those_of_the_rules() -> None:
    assert [wounds(damage, 8) for damage in (8, 9, 16, 17, 24, 25)] == [0, 1, 1, 2, 2, 3]
    assert [band(result, 20, 30) for result in (19, 20, 30, 49, 50)] == [
        "miss",
        "armour",
        "body",
        "body",
        "critical",
    ]
    assert paid([S, X], 2, 0) == (0, 0)


@pytest.mark.parametrize("name", scenarios_of("tales-and-legends"))
def test_hits_wounds_fatigue_and_costs_are_what_the_rules_make_of_the_dice(name: str) -> None:
    counts = recomputed(name, Blows, MOST).counts
    assert counts["result"] > 0
    assert counts["sum"] > 0
