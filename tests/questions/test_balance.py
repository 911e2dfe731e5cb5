"""What makes a fight fair, against single runs of what was found."""

from dataclasses import replace

import pytest

from fechtbuch.questions import balance
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.tables import sheet
from fechtbuch.questions.targets import Target
from fechtbuch.questions.telling import sentence
from fechtbuch.simulate import simulate, sweep
from fechtbuch.simulate.run import Means
from fechtbuch.text.bad_input import BadInput

DUEL = "kurt-and-hans"
ALONE = Means(processes=1)


def test_every_value_comes_to_what_a_sweep_of_it_comes_to() -> None:
    found = balance(DUEL, ["kurt.ws=1..4"], fights=300, seed=3, means=ALONE)
    line = sweep(DUEL, ["kurt.ws=1..4"], 300, seed=3, processes=1)
    shares = [cell.result.sides["kurt"].share for cell in line.cells if cell.result is not None]
    assert [point.value for point in found.points] == shares
    crossing = found.crossing
    assert crossing is not None
    # Between the two values whose shares lie on either side of one half.
    below = max(place for place, share in enumerate(shares) if share < 0.5)
    assert 1 + below <= crossing.at <= 2 + below
    by_hand = 1 + below + (0.5 - shares[below]) / (shares[below + 1] - shares[below])
    assert crossing.at == pytest.approx(by_hand)
    assert crossing.interval[0] < crossing.at < crossing.interval[1]


def test_one_and_two_processes_find_the_same() -> None:
    one = balance(DUEL, ["kurt.ws=1..3"], fights=200, means=ALONE)
    two = balance(DUEL, ["kurt.ws=1..3"], fights=200, means=Means(processes=2))
    assert one == two
    assert one.asked == two.asked


def test_a_wide_range_is_searched_around_the_crossing() -> None:
    found = balance(DUEL, ["kurt.wounds=1..120"], fights=200, means=ALONE)
    assert found.asked.cells < 40
    assert found.crossing is not None
    values = [point.at[0] for point in found.points]
    assert values == sorted(values)
    assert int(found.crossing.at) in values
    assert int(found.crossing.at) + 1 in values


def test_nothing_in_range_is_told_with_the_nearest() -> None:
    found = balance(DUEL, ["kurt.ws=8..9"], fights=200, means=ALONE)
    assert found.crossing is None
    assert not found.reached
    assert found.best.at == (8,)


def test_of_several_fields_the_cheapest_mix_is_taken() -> None:
    vary = ["kurt.ws=2..4", "hans.wounds=12..18..2"]
    cheap = balance(DUEL, vary, fights=300, costs={"kurt.ws": 9}, within=0.06, means=ALONE)
    near = [point for point in cheap.points if abs(point.value - 0.5) <= 0.06]
    assert cheap.reached
    assert cheap.best.cost == min(point.cost for point in near)
    assert len(cheap.points) == 12
    for point in cheap.points:
        assert isinstance(point.at[0], int)
        assert isinstance(point.at[1], int)
        assert point.cost == 9 * abs(point.at[0] - 4) + abs(point.at[1] - 12)


def test_a_length_or_survivors_can_be_wanted() -> None:
    long = balance(DUEL, ["hans.wounds=4..24..10"], "rounds=6", fights=200, means=ALONE)
    lengths = [point.value for point in long.points]
    assert lengths == sorted(lengths)
    mean = simulate(DUEL, 200, processes=1, closely=0).rounds.mean
    here = balance(DUEL, ["hans.wounds=12"], "rounds=6", fights=200, means=ALONE)
    assert here.points[0].value == pytest.approx(mean)
    left = balance(DUEL, ["hans.wounds=4,24"], "standing=1", fights=200, means=ALONE)
    assert 0 < left.points[1].value < left.points[0].value <= 1


@pytest.mark.parametrize(
    ("vary", "how", "wrong"),
    [
        ([], {}, "name at least one"),
        (["kurt.ws=1..2", "Kurt.ws=2..3"], {}, "varied twice"),
        (["kurt.ws=0..30", "hans.ws=0..30"], {}, "too many"),
        (["kurt.ws=1..2"], {"target": "7"}, "60:40"),
        (["kurt.ws=1..2"], {"side": "ilse"}, "there are kurt, hans"),
        (["kurt.ws=1..2"], {"costs": {"kurt.bs": 1}}, "there are kurt.ws"),
    ],
)
def test_what_cannot_be_answered_is_refused_with_what_could(
    vary: list[str], how: dict[str, object], wrong: str
) -> None:
    with pytest.raises(BadInput, match=wrong):
        balance(DUEL, vary, fights=10, means=ALONE, **how)  # type: ignore[arg-type]


def test_rows_are_in_long_form() -> None:
    rows = balance(DUEL, ["kurt.ws=2..3"], fights=50, means=ALONE).rows()
    assert [row["kurt.ws"] for row in rows] == [2, 3]
    assert {"value", "low", "high", "cost", "best"} <= set(rows[0])


def test_no_interval_of_a_length_reaches_below_nothing() -> None:
    found = balance(DUEL, ["kurt.ws=2..4"], "rounds=2", fights=2, means=ALONE)
    assert all(0 <= point.interval[0] <= point.value for point in found.points)
    assert any(point.interval[0] == 0 for point in found.points)


def test_what_may_be_chance_is_not_denied() -> None:
    """From few fights nobody can say that it is even nowhere, if even lies in the interval."""
    found = balance(DUEL, ["options.morale=true,false"], fights=40, seed=1, means=ALONE)
    aim = Target("won", found.best.interval[0], 0)
    near = replace(found, target=aim, reached=False)
    assert near.perhaps
    assert near.found()["perhaps"] is True
    told = {one: sentence(near, Speech(one, "landsknecht")) for one in ("en", "de", "fr", "pl")}
    assert " perhaps with Morale check " in told["en"]
    assert len(set(told.values())) == 4
    far = replace(found, target=Target("won", 0.999, 0), reached=False)
    assert not far.perhaps
    assert " nowhere; nearest with " in sentence(far, Speech("en", "landsknecht"))
    assert not replace(near, reached=True).perhaps


def test_two_points_are_within_two_points() -> None:
    """0.48 and 0.5 differ by a little more than 0.02 for a computer."""
    found = balance(DUEL, ["kurt.ws=2..3", "hans.ws=1..2"], fights=40, means=ALONE)
    point = replace(found.points[0], value=0.48)
    assert abs(point.value - 0.5) > found.within
    assert found.near(point)
    assert not found.near(replace(point, value=0.479))


def test_mixes_are_told_the_nearest_first_where_none_is_near_enough() -> None:
    found = balance(DUEL, ["kurt.ws=7..9", "hans.wounds=4..8..2"], fights=60, means=ALONE)
    assert not any(found.near(point) for point in found.points)
    off = [abs(point.value - 0.5) for point in found.ranked()]
    assert off == sorted(off)
    assert found.ranked()[0] == found.best
    rows = sheet(found, Speech("en", "landsknecht")).rows
    assert [row.best for row in rows] == [True, *[False] * 8]
