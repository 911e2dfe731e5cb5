"""Pool to wounds, reckoned again from the log alone, by somebody who knows only the rules."""

from typing import Any

import pytest

from fechtbuch.engine.events import Event
from tests.recomputing import Checker, part, recomputed, scenarios_of

MOST = 80
WOUNDS_A_HIT = (1, 2, 3, 4)
"""PSX-DMG-04: what weapons and effects state; the log does not name it."""


def totals(faces: list[int]) -> list[int]:
    """PSX-DIC-04: a six is rolled on and added."""
    found: list[int] = []
    going = 0
    for face in faces:
        going += face
        if face != 6:
            found.append(going)
            going = 0
    return found


class Pools(Checker):
    """From the dice of a hit roll to wounds."""

    def __init__(self, fight: Any) -> None:
        super().__init__(fight)
        self.health = [int(one.health) for one in fight.fighters]
        self.pool = 0
        self.threshold = 0
        self.word = ""
        self.added = False
        self.dice: list[tuple[int, int]] = []
        """Every die of the roll that counts, with the number that it has to reach."""
        self.normal = self.critical = self.further = 0
        self.loose = False
        """Whether the log does not say which critical hit was stopped (PSX-RUL-26)."""

    def see(self, event: Event) -> None:
        """One more event."""
        kind = event.kind
        if kind == "hit-dice":
            self.sums(event)
            self.pool, self.threshold, self.dice = int(event.amount), 0, []
        elif kind == "critical-threshold":
            self.sums(event)
            self.threshold = int(event.amount)
        elif kind == "rerolls":
            self.dice = []
            self.loose = self.loose or event.word == "cover-critical"  # of one group only
        elif kind == "adds-bonus":
            self.added = True
        elif kind == "roll":
            self.roll(event)
        elif kind in ("hits", "misses"):
            self.hits(event)
        elif kind == "evaded":
            self.check("evaded", self.successes() > 0, event)
            self.normal = self.critical = self.further = 0
        elif kind == "evade-failed":
            self.check("evade", self.successes() == 0, event)
        elif kind == "parried":
            self.check("parried", event.amount == min(self.normal, self.successes()), event)
            self.normal -= int(event.amount)
        elif kind == "covered":
            self.covered(event)
        elif kind == "stopped":
            assert event.tally is not None
            self.sums(event)
            protection = int(event.tally.total)
            self.check("protection", protection >= 0, event)
            if self.normal > 0:
                self.check("stopped", event.amount == min(self.normal, protection), event)
            self.normal = max(0, self.normal - int(event.amount))
        elif kind == "blast":
            self.loose, self.normal, self.critical, self.further = True, 0, 0, 0
        elif kind == "wounded":
            self.wounded(event)
        elif kind in ("healed", "stabilised"):
            self.health[int(event.target)] = -1  # unknown until it is told again

    def roll(self, event: Event) -> None:
        """PSX-DIC-01, PSX-DIC-05: as many dice as the pool says, each judged alone."""
        if event.tally is None or "x6" not in event.dice:
            return
        self.sums(event)
        self.check("no lower than 2", event.tally.total >= 2, event)
        found = totals(list(event.faces))
        self.check("dice", len(found) == int(event.dice.partition("x")[0]), event)
        counted = sum(total >= event.tally.total for total in found)
        if not self.added:
            self.check("successes", event.amount == counted, event)
        if event.word == "hit" and not self.added and not self.dice:
            self.check("pool", len(found) == max(0, self.pool), event)
        # Critical hits of different size are covered one group after the other (PSX-RUL-26).
        if event.word != self.word or not (self.added or event.word == "cover-critical"):
            self.dice = []
        if event.word == "evade":
            hits = self.normal + self.critical
            self.check("harder by the hits", part(event, "hits") == hits, event)
        self.dice += [(total, int(event.tally.total)) for total in found]
        self.word = event.word
        self.added = False

    def successes(self) -> int:
        """Dice that reach what they have to."""
        return sum(total >= least for total, least in self.dice)

    def hits(self, event: Event) -> None:
        """PSX-ATK-05, PSX-CRT-01, PSX-CRT-03, PSX-CRT-06: both kinds, and mega-criticals."""
        hits = [total for total, least in self.dice if total >= least]
        high = [total for total in hits if self.threshold and total >= self.threshold]
        self.normal, self.critical = len(hits) - len(high), len(high)
        self.further = sum(max(0, (total - 11) // 6) for total in high)
        self.loose = False
        values = event.values or {"normal": 0, "critical": 0, "further": 0}
        told = (values["normal"], values["critical"], values["further"])
        self.check("hits", told == (self.normal, self.critical, self.further), event)

    def covered(self, event: Event) -> None:
        """PSX-COV-02, PSX-COV-03: each roll takes away hits of its own kind."""
        critical = event.word == "critical-hits"
        there = self.critical if critical else self.normal
        if there > 0 and not self.loose:
            self.check("covered", event.amount == min(there, self.successes()), event)
        if critical:
            self.critical -= int(event.amount)
            self.loose = self.loose or (event.amount > 0 and self.further > 0)
        else:
            self.normal -= int(event.amount)

    def wounded(self, event: Event) -> None:
        """PSX-DMG-04, PSX-DMG-05, PSX-CRT-05: what is left of both kinds becomes wounds."""
        one = int(event.target)
        assert event.values is not None
        before, after = event.values["before"], event.values["after"]
        if self.health[one] >= 0:
            self.check("before", before == self.health[one], event)
        self.check("after", after == max(0, before - int(event.amount)), event)
        self.health[one] = after
        hits = self.normal + self.critical
        if hits > 0 and not self.loose:
            sums = [hits * each + self.further for each in WOUNDS_A_HIT]
            self.check("wounds", int(event.amount) in sums, event)
        self.normal = self.critical = self.further = 0


def test_the_dice_of_the_checker_are_those_of_the_rules() -> None:
    assert totals([4, 6, 6, 2, 6, 1]) == [4, 14, 7]


@pytest.mark.parametrize("name", scenarios_of("phase-six"))
def test_pools_hits_and_wounds_are_what_the_rules_make_of_the_dice(name: str) -> None:
    counts = recomputed(name, Pools, MOST).counts
    assert counts["hits"] > 0
    assert counts["sum"] > 0
