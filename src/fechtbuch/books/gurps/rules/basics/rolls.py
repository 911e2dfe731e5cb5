"""Dice (chapter *Dice*): success rolls, critical results, contests (GUR-DIC-01 to GUR-DIC-08)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.dice import EACH
from fechtbuch.engine.tally import Tally

CRITICAL_SUCCESS: Final = 2
SUCCESS: Final = 1
FAILURE: Final = 0
CRITICAL_FAILURE: Final = -1

LEAST_SCORE: Final = 3
"""Below this nothing voluntary may be tried (GUR-DIC-01)."""

MOST_CUT_DICE: Final = 8

_LOW: Final = -40
_HIGH: Final = 60


def judge(total: i64, score: i64, judged: i64, by_ten: bool = True) -> i64:
    """GUR-DIC-01, GUR-DIC-03, GUR-DIC-04: what a total of 3d6 means; `judged` has the criticals."""
    if total <= 4:
        return CRITICAL_SUCCESS
    if total <= 16 and total <= score:
        if (total == 5 and judged >= 15) or (total == 6 and judged >= 16):
            return CRITICAL_SUCCESS
        return SUCCESS
    if total == 18 or (total == 17 and judged <= 15) or (by_ten and total - judged >= 10):
        return CRITICAL_FAILURE
    return FAILURE


def margin_of(total: i64, score: i64) -> i64:
    """GUR-DIC-02: the signed margin, success as zero or more, failure below zero."""
    if total <= 4:
        return score - total if score > total else 0
    if total >= 17:
        return score - total if score < total else -1
    return score - total


def _bands(lift: i64, by_ten: bool, near: bool) -> list[list[int]]:
    """For each score the sums of 3d6 that GUR-DIC-03 and GUR-DIC-04 can tell apart."""
    table: list[list[int]] = []
    for score in range(_LOW, _HIGH + 1):
        table.append(_classes(score, score - lift, by_ten, near))
    return table


def _classes(score: i64, judged: i64, by_ten: bool, near: bool) -> list[int]:
    cuts: list[int] = []
    before = -99
    for total in range(3, 19):
        now = 10 * int(judge(total, score, judged, by_ten))
        if near and total <= 16 and total == score + 1:
            now += 1
        if total > 3 and now != before:
            cuts.append(total - 1)
        before = now
    cuts.append(18)
    return cuts


LIFT: Final = 4
"""What telegraphing adds to a score and criticals do not count (GUR-RUL-64)."""

_BANDS: Final = _bands(0, True, False)
_ATTACK_BANDS: Final = [
    _bands(LIFT if number & 4 else 0, number & 2 == 2, number & 1 == 1) for number in range(8)
]
"""The same for attack rolls: with and without lift, failures by ten, near misses."""


def bands(score: i64) -> list[int]:
    """The cuts of a plain success roll."""
    return _BANDS[_row(score)]


def _row(score: i64) -> i64:
    if score < _LOW:
        return 0
    if score > _HIGH:
        score = _HIGH
    return score - _LOW


def check(fight: Battle, who: Combatant, score: Tally, purpose: str) -> i64:
    """GUR-DIC-01: a success roll; CRITICAL_SUCCESS to CRITICAL_FAILURE."""
    _shaken(who, score)
    return plain_check(fight, who, score, purpose)


def _shaken(who: Combatant, score: Tally) -> None:
    """GUR-DIC-13: a bad head butt lowers every roll; attacks and defences reckon with it before."""
    if who.shaken > 0:
        score.add("shaken", -2, "GUR-DIC-13")


def plain_check(fight: Battle, who: Combatant, score: Tally, purpose: str) -> i64:
    """The same for a score that is complete."""
    fight.settle(who, score, purpose)
    total = fight.roll(who, 3, 6, purpose, score, bands(score.total))
    return judge(total, score.total, score.total)


def attack_roll(
    fight: Battle, who: Combatant, score: Tally, lifted: bool, by_ten: bool, near: bool
) -> tuple[i64, bool]:
    """An attack roll: its outcome, and whether it failed by exactly 1 (GUR-HIT-04).

    `lifted` scores are telegraphed: criticals do not count `LIFT` of them (GUR-RUL-64).
    """
    fight.settle(who, score, "attack")
    judged = score.total - LIFT if lifted else score.total
    cuts = _ATTACK_BANDS[(4 if lifted else 0) + (2 if by_ten else 0) + (1 if near else 0)][
        _row(score.total)
    ]
    total = fight.roll(who, 3, 6, "attack", score, cuts)
    missed_by_one = total <= 16 and total == score.total + 1
    return judge(total, score.total, judged, by_ten), missed_by_one


class Failures:
    """Which failures of a roll are the worse ones: those by `step` or more.

    With `critical` a critical failure counts as one of them as well.
    """

    def __init__(self, step: i64, critical: bool) -> None:
        self.step = step
        self.critical = critical
        self.cuts: list[list[int]] = []
        """For each score the sums of 3d6 that tell the grades apart."""
        for score in range(_LOW, _HIGH + 1):
            self.cuts.append(self._classes(score))

    def _classes(self, score: i64) -> list[int]:
        cuts: list[int] = []
        before: i64 = SUCCESS
        for total in range(4, 19):
            now = self.grade(total, score)
            if now != before:
                cuts.append(total - 1)
            before = now
        cuts.append(18)
        return cuts

    def grade(self, total: i64, score: i64) -> i64:
        """SUCCESS, FAILURE, or CRITICAL_FAILURE for the worse failures."""
        outcome = judge(total, score, score)
        if outcome >= SUCCESS:
            return SUCCESS
        if self.critical and outcome == CRITICAL_FAILURE:
            return CRITICAL_FAILURE
        return CRITICAL_FAILURE if margin_of(total, score) <= -self.step else FAILURE


def graded(fight: Battle, who: Combatant, score: Tally, purpose: str, failures: Failures) -> i64:
    """A roll whose failures are of two grades."""
    _shaken(who, score)
    fight.settle(who, score, purpose)
    cuts = failures.cuts[_row(score.total)]
    return failures.grade(fight.roll(who, 3, 6, purpose, score, cuts), score.total)


def measured(fight: Battle, who: Combatant, score: Tally, purpose: str) -> i64:
    """A roll whose margin counts: signed, zero or more for a success (GUR-DIC-02)."""
    _shaken(who, score)
    fight.settle(who, score, purpose)
    total = fight.roll(who, 3, 6, purpose, score)
    return margin_of(total, score.total)


def quick_contest(
    fight: Battle, one: Combatant, mine: Tally, other: Combatant, his: Tally, purpose: str
) -> i64:
    """GUR-DIC-05, GUR-RUL-21: the first one's margin of victory; below zero if he loses."""
    own = measured(fight, one, mine, purpose)
    resisting = measured(fight, other, his, purpose)
    return own - resisting


def regular_contest(
    fight: Battle, one: Combatant, mine: Tally, other: Combatant, his: Tally, purpose: str
) -> i64:
    """GUR-DIC-06: one pass; 1 if the first wins, −1 if the second, 0 for a tie."""
    lower = mine.total if mine.total < his.total else his.total
    higher = mine.total if mine.total > his.total else his.total
    change: i64 = 0
    if lower >= 14 or higher <= 6:
        change = 10 - lower
    if higher + change > 20:
        # Both are strengths here: the lower counts as 10, the higher in proportion.
        wanted = 10 * higher // lower if lower > 0 else 10 * higher
        mine.add("contest-proportion", _scaled(mine.total, lower, wanted), "GUR-DIC-06")
        his.add("contest-proportion", _scaled(his.total, lower, wanted), "GUR-DIC-06")
    else:
        mine.add("contest-level", change, "GUR-DIC-06")
        his.add("contest-level", change, "GUR-DIC-06")
    own = check(fight, one, mine, purpose) >= SUCCESS
    resisting = check(fight, other, his, purpose) >= SUCCESS
    if own == resisting:
        return 0
    return 1 if own else -1


def _scaled(score: i64, lower: i64, wanted: i64) -> i64:
    return 10 - score if score == lower else wanted - score


def _thresholds() -> list[list[list[int]]]:
    """For each number of dice and each sum that does nothing yet, the sums that matter."""
    table: list[list[list[int]]] = []
    for dice in range(MOST_CUT_DICE + 1):
        rows: list[list[int]] = []
        for idle in range(6 * dice + 1):
            rows.append(list(range(max(dice, idle), 6 * dice + 1)))
        table.append(rows)
    return table


_THRESHOLDS: Final = _thresholds()


def harmless_up_to(dice: i64, idle: i64) -> list[int]:
    """The cuts of a damage roll whose sums up to `idle` are all alike."""
    if dice > MOST_CUT_DICE or idle <= dice:
        return EACH
    most = 6 * dice
    return _THRESHOLDS[dice][idle if idle < most else most]


def damage_dice(
    fight: Battle, who: Combatant, dice: i64, adds: i64, crushing: bool, purpose: str
) -> i64:
    """GUR-DIC-07: dice plus adds, never below 0, or 1 for all but crushing damage."""
    total = adds
    if dice > 0:
        total += fight.roll(who, dice, 6, purpose, fight.tally("damage-adds", adds, "GUR-DIC-07"))
    least: i64 = 0 if crushing else 1
    return total if total > least else least


_EVEN: Final = [3, 6]
"""An even chance on one die."""


def even(fight: Battle, who: Combatant, purpose: str) -> bool:
    """1–3 of one die."""
    return fight.roll(who, 1, 6, purpose, None, _EVEN) <= 3
