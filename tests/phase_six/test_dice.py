"""Dice: success rolls, empty pools, checks, extra dice; exact distributions (DIC, BON)."""

from fractions import Fraction
from itertools import pairwise
from math import factorial, prod

import icepool
import pytest

from fechtbuch.books.phase_six.dice import HIT, SuccessRoll, check_steps, hit_steps
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.enumeration import Enumeration
from fechtbuch.testing import Situation, situation
from tests.phase_six.stage import scenario, stage, totals, who


def rolled(*dice: int, need: int = 5, critical: int = 11) -> SuccessRoll:
    """A hit roll by Marek with these totals."""
    fight = stage([who("marek", 0)], [who("grom", 1)]).play().fight
    fight.dice = ScriptedDice(parse_script(totals(*dice)))
    roll = SuccessRoll(
        fight.fighters[0], HIT, "hit", len(dice), fight.tally("n", need, "X"), critical
    )
    roll.throw(fight)
    return roll


@pytest.mark.rule("PSX-DIC-01", "PSX-ATK-05")
def test_each_die_is_judged_alone() -> None:
    roll = rolled(4, 5, 7, 1)
    assert (roll.successes, roll.normal, roll.criticals) == (2, 2, [])


@pytest.mark.rule("PSX-RUL-16", "PSX-CRT-06")
def test_mega_critical_steps_do_not_move() -> None:
    recoil = rolled(17, 19, 23, need=13, critical=19)
    assert (recoil.normal, recoil.criticals) == (1, [0, 1, 1])
    aimed = rolled(7, 16, 17, critical=7)
    assert aimed.criticals == [2, 1]


@pytest.mark.rule("PSX-RUL-17")
def test_a_critical_hit_reaches_both_numbers() -> None:
    assert rolled(11, 13, need=13).criticals == [1]
    assert rolled(3, 5, critical=2).criticals == [1]


@pytest.mark.rule("PSX-DIC-06", "PSX-RUL-30")
def test_checks_count_high_dice_more_than_once_and_combat_rolls_do_not() -> None:
    assert check_steps(5)[:4] == [5, 11, 17, 23]
    assert check_steps(13)[:3] == [13, 17, 23]
    duel = stage([who("grom", 0)], [who("marek", 1)], actions={"marek": 1})
    struck = duel.play("grom: attack marek", dice=totals(5, 5, 5, 5, 1, 1, 1))
    parried = struck.play("marek: parry", dice=totals(17, *[1] * 7))
    assert parried.event("parried").amount == 1


@pytest.mark.rule("PSX-DIC-03")
def test_a_difficulty_shifts_the_minimum_roll_of_one_check() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1)], scene={"referee": True})
    asked = fight.play("marek: improvise text=tip")
    assert asked.question.kind == "judge"
    played = asked.play("allow cost=1 value=strength difficulty=3", dice=totals(8, 7, 1))
    assert played.parts("improvise") == {"minimum-roll": 5, "difficulty": 3}
    assert played.event("improvises").amount == 1


@pytest.mark.rule("PSX-DIC-05", "PSX-RUL-55")
def test_an_empty_pool_fails_but_for_extra_dice_which_may_be_rerolled() -> None:
    duel = stage(
        [who("grom", 0)], [who("ottwin", 1, bonus_dice=2, rerolls=1)], actions={"ottwin": 1}
    )
    struck = duel.play("grom: attack ottwin", dice=totals(5, *[1] * 6))
    empty = struck.play("ottwin: evade")
    assert empty.event("evade-dice").amount == -5
    assert empty.offers() == ["keep", "bonus"]
    one = empty.play("ottwin: bonus", dice=totals(1))
    assert one.offers() == ["keep", "bonus", "reroll"]
    again = one.play("ottwin: reroll", dice=totals(7))
    assert again.question.about()["successes"] == "1"


@pytest.mark.rule("PSX-DIC-05")
def test_without_dice_to_add_an_empty_pool_is_no_question() -> None:
    duel = stage([who("grom", 0)], [who("ottwin", 1, rerolls=2)], actions={"ottwin": 1})
    struck = duel.play("grom: attack ottwin", dice=totals(5, *[1] * 6))
    failed = struck.play("ottwin: evade")
    assert failed.event("evade-failed").actor == "ottwin"
    assert failed.fighter("ottwin").rerolls == 2


def extra(bonus: int = 0, destiny: int = 0, rerolls: int = 0, special: str = "") -> Situation:
    """Marek has rolled one hit of eight dice and is asked what he spends."""
    marek = who("marek", 0, bonus_dice=bonus, destiny_dice=destiny, rerolls=rerolls)
    need = f" special={special} disarmed=sledgehammer" if special else ""
    duel = stage([marek], [who("grom", 1)])
    return duel.play(f"marek: attack grom weapon=long-sword{need}", dice=totals(8, *[1] * 7))


@pytest.mark.rule("PSX-BON-07", "PSX-RUL-47")
def test_the_question_repeats_until_the_roll_is_kept() -> None:
    first = extra(bonus=1, rerolls=1)
    second = first.play("marek: bonus", dice=totals(11))
    assert second.offers() == ["keep", "reroll"]
    third = second.play("marek: reroll", dice=totals(5, 5, 5, *[1] * 6))
    assert third.question.kind == "act"
    assert third.event("wounded").amount == 1


@pytest.mark.rule("PSX-BON-07")
def test_nobody_is_asked_without_dice() -> None:
    assert extra().question.kind == "act"


@pytest.mark.rule("PSX-RUL-54", "PSX-BON-02")
def test_an_added_destiny_die_keeps_its_four_in_a_reroll() -> None:
    start = extra(destiny=1, rerolls=1, special="disarm")
    added = start.play("marek: destiny", dice=totals(1))
    again = added.play("marek: reroll", dice=totals(*[7] * 8, 4), otherwise="default")
    assert again.event("hits").amount == 1


@pytest.mark.rule("PSX-RUL-56", "PSX-BON-02")
def test_a_destiny_die_at_the_threshold_is_critical_below_the_minimum_roll() -> None:
    marek = who("marek", 0, destiny_dice=1, conditions={"burning": 9})
    duel = stage([marek], [who("grom", 1)])
    missed = duel.play("marek: attack grom long-sword", dice=totals(*[13] * 8))
    assert missed.question.about()["successes"] == "0"
    hit = missed.play("marek: destiny", dice=totals(11))
    assert hit.event("hits").values == {"normal": 0, "critical": 1, "further": 0}


@pytest.mark.rule("PSX-BON-01")
def test_a_bonus_die_can_be_critical() -> None:
    assert (
        extra(bonus=1).play("marek: bonus", dice=totals(13)).event("hits").values["critical"] == 1
    )


@pytest.mark.rule("PSX-RUL-26", "PSX-RUL-25")
def test_an_extra_cover_die_saves_the_highest_critical_left() -> None:
    target = who("marek", 1, cover="5+", bonus_dice=1)
    duel = stage([who("grom", 0)], [target])
    dice = " ".join([totals(17, 11, 1, 1, 1, 1, 1), totals(1, 5)])
    covered = duel.play("grom: attack marek", "marek: none", dice=dice)
    assert covered.question.kind == "extra"
    saved = covered.play("marek: bonus", dice=totals(5))
    assert saved.happened("wounded") == []
    kept = covered.play("marek: keep")
    assert kept.event("wounded").amount == 2


@pytest.mark.rule("PSX-RUL-05")
def test_nothing_is_spent_on_initiative() -> None:
    pair = scenario([who("marek", 0, bonus_dice=2, rerolls=2)], [who("grom", 1)])
    begun = situation(pair).play(dice=f"{totals(1, 1)} {totals(5)}")
    assert [asked.kind for asked in begun.asked] == ["act"]


# Exact distributions against another opinion.


def die_classes(steps: list[int], depth: int) -> "icepool.Die[int]":
    """How many steps one exploding die reaches, cut after `depth` rolls."""
    die = icepool.d6.explode(depth=depth - 1)
    return die.map(lambda total: sum(1 for step in steps if total >= step))


@pytest.mark.rule("PSX-DIC-04", "PSX-CRT-01", "PSX-CRT-06")
@pytest.mark.parametrize("need", range(2, 14))
def test_one_die_agrees_with_icepool_for_every_threshold(need: int) -> None:
    for critical in range(2, 20):
        steps = hit_steps(need, critical)[:5]
        one = die_classes(steps, 5)
        every = Enumeration(5)
        found: dict[int, Fraction] = {}
        while True:
            counts = every.pool(0, 1, steps)
            found[counts.index(1)] = every.weight()
            if not every.advance():
                break
        assert found == {
            category: Fraction(weight, one.denominator()) for category, weight in one.items()
        }


@pytest.mark.rule("PSX-DIC-04", "PSX-CRT-06", "PSX-CRT-04")
@pytest.mark.parametrize("dice", range(1, 21))
def test_pools_agree_with_icepool(dice: int) -> None:
    """Normal, critical and mega-critical hits of a pool, as exact fractions."""
    combinations = [(5, 11), (7, 13), (4, 7), (9, 11), (13, 19)]
    for need, critical in combinations:
        steps = hit_steps(need, critical)[:3]
        one = die_classes(steps, 4)
        every = Enumeration(4)
        found: dict[tuple[int, ...], Fraction] = {}
        while True:
            counts = tuple(every.pool(0, dice, steps))
            found[counts] = every.weight()
            if not every.advance():
                break
        assert sum(found.values()) == 1
        shares = [Fraction(one.probability(category)) for category in range(4)]
        for counts, weight in found.items():
            ways = factorial(dice) // prod(factorial(count) for count in counts)
            assert weight == ways * prod(share**n for share, n in zip(shares, counts, strict=True))
        # The law of each category alone, by icepool's own convolution.
        for category in range(4):
            chance = Fraction(one.probability(category))
            marginal: dict[int, Fraction] = {}
            for counts, weight in found.items():
                marginal[counts[category]] = marginal.get(counts[category], Fraction(0)) + weight
            if not chance:
                continue
            law = icepool.Die({1: chance.numerator, 0: chance.denominator - chance.numerator})
            total = dice @ law
            assert {count: weight for count, weight in marginal.items() if weight} == {
                count: Fraction(weight, total.denominator()) for count, weight in total.items()
            }


def test_thresholds_rise() -> None:
    for need in range(2, 30):
        for critical in range(2, 30):
            steps = hit_steps(need, critical)
            assert all(a <= b for a, b in pairwise(steps))
            assert steps[0] == need
            assert steps[1] == max(need, critical)
