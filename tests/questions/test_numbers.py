"""The arithmetic of questions, against what can be reckoned by hand."""

from itertools import combinations
from random import Random

import pytest

from fechtbuch.questions.balance import crossing_of
from fechtbuch.questions.numbers import fights_for_difference, jackknife, solve, student
from fechtbuch.simulate.statistics import holm, sign_test
from fechtbuch.text.bad_input import BadInput


def test_the_sign_test_counts_all_splits_as_uneven() -> None:
    # 10 fights that differ, 8 of them one way: by hand over all 1024 splits.
    splits = [sum(1 for _ in combinations(range(10), k)) for k in range(11)]
    uneven = sum(number for k, number in enumerate(splits) if k <= 2 or k >= 8)
    assert sign_test(8, 2) == pytest.approx(uneven / 1024)
    assert sign_test(0, 0) == sign_test(5, 5) == 1.0
    assert sign_test(60_000, 50_000) < 1e-9


def test_holm_corrects_step_by_step_and_never_backwards() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_students_quantiles_are_those_of_the_tables() -> None:
    for freedom, quantile in [(5, 2.571), (10, 2.228), (20, 2.086), (39, 2.023)]:
        assert student(freedom) == pytest.approx(quantile, abs=0.004)


def test_equations_are_solved() -> None:
    assert solve([[2, 1], [1, 3]], [3, 5]) == pytest.approx([0.8, 1.4])
    with pytest.raises(ValueError, match="no single solution"):
        solve([[1, 2], [2, 4]], [1, 2])


def test_a_jackknifed_mean_has_the_interval_of_its_groups() -> None:
    chance = Random(5)
    sums = [chance.randint(30, 70) for _ in range(40)]
    (found,) = jackknife([[100] * 40], [[sums]], lambda means: [means[0][0]])
    middle = sum(sums) / 4000
    spread = (sum((one / 100 - middle) ** 2 for one in sums) / 39 / 40) ** 0.5
    assert found.value == pytest.approx(middle)
    assert found.half == pytest.approx(2.0227 * spread, rel=0.001)


def test_the_interval_of_a_crossing_keeps_its_promise() -> None:
    # Shares 0.3, 0.45, 0.6 on common dice: the line meets one half at 1 + 1/3.
    chance = Random(11)
    held = 0
    for _ in range(400):
        groups = [([5] * 40, [0] * 40) for _ in range(3)]
        for fight in range(200):
            die = chance.random()
            for place, share in enumerate((0.3, 0.45, 0.6)):
                groups[place][1][fight % 40] += die < share
        found = crossing_of([0, 1, 2], groups, 0.5)
        assert found is not None
        held += found.interval[0] <= 1 + 1 / 3 <= found.interval[1]
    assert 0.92 <= held / 400 <= 0.975


def test_where_nothing_meets_the_target_there_is_no_crossing() -> None:
    groups = [([25] * 40, [5] * 40), ([25] * 40, [8] * 40)]
    assert crossing_of([0, 1], groups, 0.5) is None


def test_how_many_fights_a_difference_takes() -> None:
    # Without pairs and comparisons: the textbook's (1.96 + 0.84)^2 times spread over square.
    assert fights_for_difference(0.5, 0.01) == pytest.approx(7.85 * 0.5 / 0.0001, rel=0.01)
    assert fights_for_difference(0.1, 0.01) < fights_for_difference(0.1, 0.01, 50)
    with pytest.raises(BadInput, match="give a share between 0 and 1"):
        fights_for_difference(0.1, 1.5)


def test_the_promised_number_of_fights_shows_the_difference_four_times_of_five() -> None:
    chance = Random(3)
    fights = fights_for_difference(0.2, 0.05)
    seen = 0
    for _ in range(300):
        more = less = 0
        for _ in range(fights):
            die = chance.random()
            more += die < 0.125
            less += 0.125 <= die < 0.2
        seen += sign_test(more, less) < 0.05
    assert 0.72 <= seen / 300 <= 0.88
