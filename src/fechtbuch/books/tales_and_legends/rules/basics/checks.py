"""Dice and tests: d20 plus a value, re-rolls, opposed tests, per cent (section 3)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.skills import (
    ATTRIBUTE_OF,
    HEALING,
    RE,
    RIDING,
    SKILLS,
    ZR,
)
from fechtbuch.books.tales_and_legends.rules.basics.luck import has_luck, spend_luck
from fechtbuch.books.tales_and_legends.rules.basics.outcome_classes import band_of, cuts, down
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.body import STAGGERING
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import LuckQuestion
from fechtbuch.engine.dice import EACH
from fechtbuch.engine.streams import BulkDice
from fechtbuch.engine.tally import Tally

MOST_REROLLS: Final = 6
"""A natural 20 is rolled on at most this often, a stated bound of weight 20**-7."""

MOST_TIES: Final = 20
"""So often a tie is rolled again; then the active side has lost. Exact odds know no such bound."""

ANYTHING: Final = -1_000_000
"""A floor below every result."""

BURDEN_TESTS: Final = [0, -1, -2, -6, -10, -1000, -1000]
"""TAL-MOV-16: to Re and Zr tests, by row; the last two fail by themselves."""

CERTAIN_FAILURE: Final = -1000
"""The result of a test that fails without a roll (TAL-RUL-84)."""


def burden_row(who: Combatant) -> i64:
    """The row of the overload table in force (TAL-MOV-16)."""
    if who.ignores_burden and who.burden < STAGGERING:
        return 0
    return who.burden


def skill(fight: Battle, who: Combatant, number: i64) -> Tally:
    """TAL-TST-02: skill value and what always weighs on a test."""
    tally = fight.tally(SKILLS[number], who.value(number), "TAL-TST-02")
    if number in (RIDING, HEALING):
        if who.block.levels[number] == 0:
            tally.add("untrained", -20, "TAL-TST-10")
        if number == RIDING:
            if not who.block.riding_proficiency:
                tally.add("no-proficiency", -5, "TAL-TST-10")
            mount = fight.mount_of(who)
            if mount is not None:
                weigh_mount(tally, mount)
    weigh(fight, who, tally, ATTRIBUTE_OF[number])
    return tally


def weigh_mount(tally: Tally, mount: Combatant) -> None:
    """TAL-MNT-16: saddle and fright."""
    if not mount.block.saddle:
        tally.add("no-saddle", -5, "TAL-MNT-16")
    if mount.fright > 0:
        tally.add("frightened-mount", -mount.fright, "TAL-MNT-16")


def weigh(fight: Battle, who: Combatant, tally: Tally, attribute: i64) -> None:
    """TAL-WND-13, TAL-MOV-16: fatigue, exhaustion and load."""
    tired = who.tired()
    if tired > 0:
        tally.add("fatigue", -who.fatigue, "TAL-WND-13")
        tally.add("exhaustion", -who.exhaustion, "TAL-WND-13")
        if who.dazed > 0:
            tally.add("dazed", -5, "TAL-STA-07")
        if tired > who.fatigue + who.exhaustion + (5 if who.dazed > 0 else 0):
            tally.add("low-life", -5, "TAL-WND-06")
    if who.burden > 0 and (attribute in (RE, ZR)):
        tally.add("overload", BURDEN_TESTS[burden_row(who)], "TAL-MOV-16")


def rolled(
    fight: Battle,
    who: Combatant,
    tally: Tally,
    purpose: str,
    marks: list[i64],
    floor: i64 = ANYTHING,
    void: i64 = ANYTHING,
) -> i64:
    """TAL-TST-01: one d20 plus the value; `marks` are the lowest results of the classes that
    matter, none where every result does, but for those below the `floor`. A result that is `void`
    is rolled again by the caller."""
    fight.settle(who, tally, purpose)
    if who.out():
        return CERTAIN_FAILURE  # TAL-RUL-84
    if who.will_fail:
        who.will_fail = False
        fight.note("fails-willingly", "TAL-TST-09", who)
        return CERTAIN_FAILURE
    if has_luck(fight, who):
        tired = who.tired()
        apart = _with_relief(marks, tired)
        lowest = floor - tired if floor != ANYTHING else ANYTHING
        result = _throw(fight, who, tally, purpose, apart, lowest, ANYTHING)
        return _try_luck(fight, who, tally, purpose, marks, result)
    return _throw(fight, who, tally, purpose, marks, floor, void)


def _throw(
    fight: Battle,
    who: Combatant,
    tally: Tally,
    purpose: str,
    marks: list[i64],
    floor: i64,
    void: i64,
) -> i64:
    """The same, where exact odds tell apart no more than what matters."""
    if isinstance(fight.dice, BulkDice):
        return _thrown(fight, who, tally, purpose, marks, floor, True)
    value = tally.total
    mark: i64 = -1
    if fight.reckoned():
        inputs = [int(value), int(floor), int(void), *[int(one) for one in marks]]
        mark = fight.together("test", inputs)
    result = _thrown(fight, who, tally, purpose, marks, floor, False)
    if mark >= 0:
        told = band_of(result, marks) if marks else max(result, floor - 1)
        fight.settled(mark, "test", [int(told)], void=result == void)
    return result


def _thrown(
    fight: Battle,
    who: Combatant,
    tally: Tally,
    purpose: str,
    marks: list[i64],
    floor: i64,
    bulk: bool,
) -> i64:
    """A natural 20 is rolled on and added, a natural 1 rolled on and subtracted."""
    value = tally.total
    die = fight.roll(who, 1, 20, purpose, tally, EACH if bulk else cuts(marks, value, True))
    result = value + die
    if die == 20:
        more: i64 = 0
        while more < MOST_REROLLS:
            again = fight.roll(
                who, 1, 20, "roll-on", None, EACH if bulk else cuts(marks, result, False)
            )
            result += again  # TAL-TST-05
            if again != 20:
                break
            more += 1
    elif die == 1:
        less: i64 = 0
        while less < MOST_REROLLS:
            again = fight.roll(
                who, 1, 20, "roll-off", None, EACH if bulk else down(marks, result, floor)
            )
            result -= again  # TAL-TST-06, TAL-RUL-08
            if again != 20:
                break
            less += 1
    return result


def _try_luck(
    fight: Battle, who: Combatant, tally: Tally, purpose: str, marks: list[i64], result: i64
) -> i64:
    """TAL-TST-12: repeat the own test, or ignore fatigue and exhaustion for it."""
    helps = ["again"]
    tired = who.tired()
    if tired > 0:
        helps.append("ignore-fatigue")
    answer = fight.ask(LuckQuestion(fight, who, helps, result))
    if answer.verb == "again":
        spend_luck(fight, who, 1)
        return _throw(fight, who, tally, purpose, marks, ANYTHING, ANYTHING)
    if answer.verb == "ignore-fatigue":
        spend_luck(fight, who, 1)
        return result + tired
    return result


def _with_relief(marks: list[i64], tired: i64) -> list[i64]:
    """Marks that may be reached as they stand or when tiredness is forgotten, in their order."""
    if tired == 0:
        return marks
    found: list[i64] = []
    for mark in marks:
        found.append(mark)
        if mark - tired not in found and mark - tired not in marks:
            found.append(mark - tired)
    found.sort()
    return found


def passes(fight: Battle, who: Combatant, tally: Tally, purpose: str, difficulty: i64) -> bool:
    """A test against a difficulty (TAL-TST-01)."""
    result = rolled(fight, who, tally, purpose, [difficulty])
    tell_test(fight, who, difficulty, result)
    return result >= difficulty


def tell_test(
    fight: Battle,
    who: Combatant,
    difficulty: i64,
    result: i64,
    other: Combatant | None = None,
    why: Tally | None = None,
) -> None:
    """What a test had to reach, with its parts if it has any, and whether it did (TAL-TST-01)."""
    if fight.telling:
        word = "passed" if result >= difficulty else "failed"
        fight.note("tested", "TAL-TST-01", who, other, "", difficulty, word, None, why)


def opposed(
    fight: Battle,
    active: Combatant,
    mine: Tally,
    purpose: str,
    passive: Combatant,
    theirs: Tally,
    other_purpose: str,
    margins: list[i64],
) -> i64:
    """TAL-TST-04: by how much the active side wins; it rolls first (TAL-RUL-71 d).

    `margins` are the wins that a rule tells apart, beside winning at all.
    """
    ties: i64 = 0
    while ties < MOST_TIES:
        first, second = _both(fight, active, mine, purpose, passive, theirs, other_purpose, margins)
        if first != second:
            if fight.telling:
                fight.note(
                    "opposed",
                    "TAL-TST-04",
                    active,
                    passive,
                    values={"first": first, "second": second},
                )
            return first - second
        ties += 1
    return -1


def _both(
    fight: Battle,
    active: Combatant,
    mine: Tally,
    purpose: str,
    passive: Combatant,
    theirs: Tally,
    other_purpose: str,
    margins: list[i64],
) -> tuple[i64, i64]:
    """The results of both sides; exact odds tell apart who wins and by which of the margins."""
    mark: i64 = -1
    if fight.reckoned() and plain(fight, active) and plain(fight, passive):
        inputs = [int(mine.total), int(theirs.total), *[int(one) for one in margins]]
        mark = fight.together("opposed", inputs)
        first = _thrown(fight, active, mine, purpose, [], ANYTHING, False)
    else:
        first = rolled(fight, active, mine, purpose, [])
    marks: list[i64] = []
    for margin in margins:
        marks.insert(0, first - margin + 1)
    marks.append(first)
    marks.append(first + 1)
    second = rolled(fight, passive, theirs, other_purpose, marks)
    if mark >= 0:
        told = int(band_of(second, marks))
        fight.settled(mark, "opposed", [told], void=first == second)
    return first, second


def plain(fight: Battle, who: Combatant) -> bool:
    """Whether nothing but dice and values decides a test of his."""
    return not (who.out() or who.will_fail or fight.modifiers or has_luck(fight, who))


def against_result(
    fight: Battle, who: Combatant, tally: Tally, purpose: str, result: i64, marks: list[i64]
) -> i64:
    """A defence against an attack result that stands: only the defender re-rolls ties
    (TAL-RUL-07)."""
    ties: i64 = 0
    while ties < MOST_TIES:
        reached = rolled(fight, who, tally, purpose, marks, void=result)
        if reached != result:
            return reached
        ties += 1
    return result - 1


def percent(fight: Battle, who: Combatant, chance: i64, purpose: str) -> bool:
    """TAL-TST-07: d100 at or below the chance."""
    most = chance if chance < 100 else 100
    tally = fight.tally("chance", most, "TAL-TST-07")
    return fight.roll(who, 1, 100, purpose, tally, [int(most), 100]) <= most
