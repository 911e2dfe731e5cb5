"""A success roll: its dice, the numbers they are tested against, what they come to (chapter DIC).

Rules see successes, or normal and critical hits; never faces.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.tally import Tally

HIT: Final = 0
"""Hits, criticals kept apart."""
PLAIN: Final = 1
"""One success per die: parry, evade, cover (PSX-RUL-30)."""
CHECK: Final = 2
"""Attribute and skill checks: 11+ counts twice, 17+ three times, … (PSX-DIC-06)."""

LEAST_NEED: Final = 2
"""PSX-DIC-02, PSX-RUL-15: the minimum roll never drops below this."""

FIXED: Final = 4
"""A destiny die succeeds from here on, however high the minimum roll (PSX-BON-02)."""

CRITICAL: Final = 11
MEGA: Final = 6
"""Mega-critical steps lie at 17, 23, 29 and so on (PSX-CRT-06)."""

HIGHEST: Final = 143
"""The last step that a die can reach before its explosions are cut off."""

NONE: Final[list[int]] = []
"""No numbers yet, for all rolls; never added to."""

_ladders: dict[int, list[int]] = {}


def hit_steps(need: i64, critical: i64) -> list[int]:
    """Thresholds of a hit roll: hit, critical, and each further wound of a mega-critical.

    PSX-RUL-16: the mega steps stay where they are, whatever moves the critical threshold.
    """
    if critical < need:
        critical = need  # PSX-RUL-17: both must be reached
    key = need * 1024 + critical
    found = _ladders.get(key)
    if found is None:
        found = [need, critical]
        step: i64 = CRITICAL + MEGA
        while step <= HIGHEST:
            if step > critical:
                found.append(step)
            step += MEGA
        _ladders[key] = found
    return found


def check_steps(need: i64) -> list[int]:
    """Thresholds of a check: the minimum roll, then 11, 17, 23 and so on above it."""
    key = -need - 1
    found = _ladders.get(key)
    if found is None:
        found = [need]
        step: i64 = CRITICAL
        while step <= HIGHEST:
            if step > need:
                found.append(step)
            step += MEGA
        _ladders[key] = found
    return found


def first_extra(critical: i64) -> i64:
    """PSX-ATK-06: further wounds of a die that just reaches the critical threshold."""
    return (critical - CRITICAL) // MEGA if critical > CRITICAL else 0


class SuccessRoll:
    """A roll as it stands: dice, numbers, result.

    PSX-DIC-01: each die that reaches the minimum roll is a success.
    """

    def __init__(
        self, who: Participant, kind: i64, purpose: str, dice: i64, need: Tally, critical: i64 = 0
    ) -> None:
        self.who = who
        self.kind = kind
        self.purpose = purpose
        self.dice = dice
        self.need = need
        self.critical = critical
        """The critical threshold of a hit roll; 0 where nothing can be critical."""
        self.wanted: i64 = 0
        """How many successes would be enough; 0: the more the better."""
        self.groups: list[int] = NONE
        """A cover roll for criticals goes group by group, the worst first (PSX-RUL-26)."""
        self.added: i64 = 0
        """Bonus dice in the pool."""
        self.fated: i64 = 0
        """Destiny dice in the pool."""
        self.lucky = False
        """Repeated by a destiny die: everything succeeds at 4+ (PSX-BON-03)."""
        self.successes: i64 = 0
        """Hits of any kind, or successes."""
        self.normal: i64 = 0
        self.criticals: list[int] = NONE
        """Critical hits by their further wounds."""
        self.removed: list[int] = NONE
        """Successes in each group of a cover roll for criticals."""
        self.high: i64 = 0
        """Successes of a check beyond one per die (PSX-DIC-06)."""
        self.stake: i64 = 0
        """Hits that hang on a single success."""

    def empty(self) -> bool:
        """PSX-DIC-05: nothing was rolled; extra dice alone are a roll, too (PSX-RUL-55)."""
        return self.dice <= 0 and self.added == 0 and self.fated == 0

    def clear(self) -> None:
        """Forget the result."""
        self.successes = 0
        self.normal = 0
        self.high = 0
        self.criticals = NONE
        if len(self.groups) > 0:
            self.removed = [0] * len(self.groups)

    def result(self) -> list[int]:
        """Everything that the dice have come to."""
        return [self.successes, self.normal, len(self.criticals), *self.criticals, *self.removed]

    def spent(self) -> list[int]:
        """Everything that was spent on it, and what is left to spend."""
        who = self.who
        return [
            self.added,
            self.fated,
            1 if self.lucky else 0,
            who.bonus,
            who.destiny,
            who.rerolls,
        ]

    def threshold(self) -> i64:
        """What an ordinary die needs now."""
        need = self.need.total
        if self.lucky and need > FIXED:
            return FIXED
        return need

    def tested(self, fight: Battle, need: i64) -> Tally:
        """The number that dice are tested against, with what destiny has made of it."""
        if need == self.need.total or not fight.telling:
            return self.need
        number = fight.tally(self.need.name, self.need.total, "PSX-DIC-02")
        number.cap("destiny", need, "PSX-BON-03" if self.lucky else "PSX-BON-02")
        return number

    def throw(self, fight: Battle) -> None:
        """Roll the whole pool; a destiny die in it keeps its own number (PSX-RUL-54)."""
        self.clear()
        if len(self.groups) > 0:
            group: i64 = 0  # PSX-RUL-26
            for count in self.groups:
                if count > 0:
                    need = self.threshold()
                    number = self.tested(fight, need)
                    counts = fight.pool(self.who, count, [need], self.purpose, number)
                    self.removed[group] += counts[1]
                    self.successes += counts[1]
                group += 1
            if self.added > 0:
                self.throw_some(fight, self.added, self.threshold())
        else:
            own = self.dice if self.dice > 0 else 0
            if own + self.added > 0:
                self.throw_some(fight, own + self.added, self.threshold())
        if self.fated > 0:
            self.throw_some(fight, self.fated, self.fate())

    def fate(self) -> i64:
        """PSX-BON-02: what a destiny die needs."""
        need = self.need.total
        return FIXED if need > FIXED else need

    def throw_some(self, fight: Battle, count: i64, need: i64) -> None:
        """Roll some dice into the result; sixes are rolled on (PSX-DIC-04).

        PSX-RUL-56: `need` may lie below the minimum roll, so a destiny die can be critical where
        others would not even hit.
        """
        number = self.tested(fight, need)
        if self.kind == HIT and self.critical > 0:
            self.count_hits(fight, count, need, number)
        elif self.kind == CHECK:
            self.count_check(fight, count, need, number)
        else:
            self.count_plain(fight, count, need, number)

    def count_hits(self, fight: Battle, count: i64, need: i64, number: Tally) -> None:
        """Normal hits, and critical ones by their further wounds (PSX-CRT-04, PSX-CRT-06)."""
        counts = fight.pool(self.who, count, hit_steps(need, self.critical), self.purpose, number)
        self.normal += counts[1]
        self.successes += counts[1]
        extra = first_extra(self.critical if self.critical > need else need)
        category: i64 = 2
        left = count - counts[0] - counts[1]
        while left > 0:
            hits: i64 = counts[category]
            if hits > 0:
                left -= hits
                self.successes += hits
                if self.criticals is NONE:
                    self.criticals = []
                while len(self.criticals) <= extra:
                    self.criticals.append(0)
                self.criticals[extra] += hits
            extra += 1
            category += 1

    def count_check(self, fight: Battle, count: i64, need: i64, number: Tally) -> None:
        """PSX-DIC-06: high dice of a check count more than once."""
        counts = fight.pool(self.who, count, check_steps(need), self.purpose, number)
        worth: i64 = 1 if need < CRITICAL else 2 + (need - CRITICAL) // MEGA
        category: i64 = 1
        left = count - counts[0]
        while left > 0:
            hits: i64 = counts[category]
            left -= hits
            self.successes += hits * worth
            self.high += hits * (worth - 1)
            worth += 1
            category += 1

    def count_plain(self, fight: Battle, count: i64, need: i64, number: Tally) -> None:
        """PSX-RUL-30: one success per die, however high."""
        mark: i64 = -1
        enough = self.wanted - self.successes
        if enough > 0 and len(self.groups) == 0 and fight.reckoned():
            mark = fight.together("enough", [int(count), int(need), int(enough)])
        successes = fight.pool(self.who, count, [need], self.purpose, number)[1]
        if mark >= 0:
            fight.settled(mark, "enough", [min(successes, int(enough))])
        self.successes += successes
        self.normal += successes
        if len(self.groups) > 0:
            self.save_highest(successes)

    def save_highest(self, successes: i64) -> None:
        """PSX-RUL-26: extra cover dice save the highest critical that is left."""
        group: i64 = 0
        while group < len(self.groups):
            while successes > 0 and self.removed[group] < self.groups[group]:
                self.removed[group] += 1
                successes -= 1
            group += 1
