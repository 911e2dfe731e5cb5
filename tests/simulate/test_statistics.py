import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.simulate import quantile, wilson
from fechtbuch.simulate.statistics import mean


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Published values: Newcombe 1998, Wilson's method without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(
    successes: int, trials: int, low: float, high: float
) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_shares_of_all_and_none_reach_the_edge() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_nothing_is_known_without_trials() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_successes_than_trials_are_refused() -> None:
    with pytest.raises(ValueError, match="3 successes in 2 trials"):
        wilson(3, 2)


@given(st.integers(1, 5000), st.data())
def test_the_interval_holds_the_share_and_is_symmetric(trials: int, data: st.DataObject) -> None:
    successes = data.draw(st.integers(0, trials))
    low, high = wilson(successes, trials)
    assert 0 <= low <= successes / trials <= high <= 1
    mirrored = wilson(trials - successes, trials)
    assert (1 - high, 1 - low) == pytest.approx(mirrored, abs=1e-12)


def test_quantiles_of_counts_are_those_of_the_listed_numbers() -> None:
    counts = {2: 5, 3: 90, 9: 5}
    assert quantile(counts, 0.05) == 2
    assert quantile(counts, 0.0501) == 3
    assert quantile(counts, 0.5) == 3
    assert quantile(counts, 0.95) == 3
    assert quantile(counts, 0.951) == 9
    assert quantile(counts, 1.0) == 9


def test_the_mean_counts_every_number_as_often_as_it_came() -> None:
    assert mean({1: 3, 5: 1}) == 2.0


def test_no_numbers_have_neither_mean_nor_quantile() -> None:
    with pytest.raises(ValueError, match="no numbers"):
        quantile({}, 0.5)
    with pytest.raises(ValueError, match="no numbers"):
        mean({})
