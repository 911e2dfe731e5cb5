"""Two variants on the same dice."""

from math import sqrt

import pytest

from fechtbuch.scenario import load
from fechtbuch.simulate import compare, mirrored, paired, simulate

DUEL = "kurt-and-hans"


def test_a_scenario_does_not_differ_from_itself() -> None:
    same = compare(DUEL, DUEL, 300, processes=1)
    assert same.same == 300
    for side in same.sides.values():
        assert side.difference == 0
        assert side.only_one == side.only_other == 0
        assert side.interval[0] < 0 < side.interval[1]
    assert same.rounds == 0


def test_both_variants_equal_their_single_simulations() -> None:
    both = compare(DUEL, "options.morale=false", 400, seed=9, processes=2)
    alone = simulate(DUEL, 400, seed=9, processes=1, closely=0)
    assert both.one == alone
    kurt = both.sides["kurt"]
    assert kurt.one == alone.sides["kurt"].share
    assert kurt.difference == pytest.approx(kurt.other - kurt.one)
    assert kurt.only_other - kurt.only_one == round(400 * kurt.difference)


def test_common_dice_make_the_interval_narrower() -> None:
    both = compare(DUEL, "options.morale=false", 2000, processes=1)
    for side in both.sides.values():
        assert side.half_width < 0.7 * side.independent


def test_the_paired_interval_is_that_of_the_differences() -> None:
    difference, (low, high) = paired(300, 100, 2000)
    assert difference == pytest.approx(-0.1)
    spread = sqrt((400 / 2000 - 0.1**2) / 2000)
    assert (low + high) / 2 == pytest.approx(-0.1, abs=0.001)
    assert (high - low) / 2 == pytest.approx(1.96 * spread, rel=0.01)
    assert paired(0, 0, 0) == (0.0, (-1.0, 1.0))
    assert paired(0, 0, 50)[1][0] < 0 < paired(0, 0, 50)[1][1]


def test_a_comparison_goes_on_until_its_own_interval_is_narrow() -> None:
    both = compare(DUEL, "kurt.ws=5", precision=0.02, processes=1)
    assert both.stopped == "precision"
    assert all(side.half_width <= 0.02 for side in both.sides.values())


def test_mirrored_sides_change_order_and_places() -> None:
    scenario = load(DUEL)
    other = mirrored(scenario)
    assert [party.slug for party in other.sides] == ["hans", "kurt"]
    assert other.sides[0].recruits[0].at == scenario.sides[0].recruits[0].at
    assert other.sides[1].heroes == scenario.sides[0].heroes
    assert mirrored(other) == scenario


def test_mirrored_sides_are_compared_by_name() -> None:
    both = compare(DUEL, mirrored(load(DUEL)), 1500, processes=1)
    kurt = both.sides["kurt"]
    assert kurt.one == both.one.sides["kurt"].share
    assert kurt.other == both.other.sides["kurt"].share
    # Neither rule nor policy of a duel with initiative dice favours whoever is listed first.
    assert abs(kurt.difference) < 4 * kurt.half_width / 1.96


def test_only_equally_many_sides_can_be_compared() -> None:
    scenario = load(DUEL)
    data = scenario.to_data()
    data["sides"].append(
        {"name": "Third", "fighters": [{"use": "peasant", "at": [1, 1], "slug": "third-man"}]}
    )
    with pytest.raises(ValueError, match="2 sides and scenario 3"):
        compare(DUEL, load(data), 10)


@pytest.mark.parametrize(
    ("other", "unlike"),
    [("knight-and-rogue", "books"), ("skirmish", "sizes"), ("kurt.ws=5", "")],
)
def test_what_is_compared_in_vain_is_told(other: str, unlike: str) -> None:
    assert compare("kurt-and-hans", other, 20, processes=1).unlike == unlike
